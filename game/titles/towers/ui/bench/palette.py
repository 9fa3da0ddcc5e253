"""The palette of towers: the pieces of the box, on pages, with what is left of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.content.challenge import Data
from game.language import _
from game.rules.towers.catalogue import COLOURS, Catalogue
from game.rules.towers.position import HAND, PAWNS
from game.titles.towers.ui.bench.edits import (
    BLOCK,
    CARD,
    COMING,
    JOKER,
    NEUTRAL,
    OWN,
    PAWN,
    SUPPLY,
)
from game.titles.towers.ui.bench.laid import Laid
from game.titles.towers.ui.panels import material_words
from game.titles.towers.ui.panels.materials import chip, material
from game.titles.towers.ui.panels.words import cards, joker_state
from game.ui import theme
from game.ui.bench import Ask, Counter, Group, Tool
from game.ui.flow import Flow
from game.ui.layout import Column
from game.ui.marks import Icon, Text
from game.ui.widget import Widget


def groups(content: Catalogue, position: Data) -> tuple[Group, ...]:
    """The pages: blocks, pawns, cards."""
    del content
    laid = Laid.of(position)
    return _blocks(laid), _pawns(laid), _cards(laid)


def _blocks(laid: Laid) -> Group:
    tools = tuple(
        Tool(f"{BLOCK}.{name}", material(number), partial(chip, number, 30), laid.blocks_left(name))
        for number, name in enumerate(COLOURS)
    )
    owned = tuple(
        Counter(
            f"{SUPPLY}.{name}",
            material(number),
            partial(chip, number, 24),
            laid.blocks.get(name, 0),
        )
        for number, name in enumerate(COLOURS)
    )
    sign = partial(Icon, "tower", 26)
    # Translators: name of a page with pieces, and the label of counters.
    return Group("blocks", _("Blocks"), sign, tools, _("Your blocks"), owned)


def _pawns(laid: Laid) -> Group:
    sign = partial(Icon, "pawn", 26)
    own = Tool(f"{PAWN}.{OWN}", _("Your pawn"), sign, PAWNS - len(laid.pawns))
    neutral = Tool(
        f"{PAWN}.{NEUTRAL}", _("Neutral pawn"), partial(Icon, "pawn", 26, theme.SECOND_INK)
    )
    # Translators: name of a page with pieces.
    return Group("pawns", _("Pawns"), sign, (own, neutral))


def _cards(laid: Laid) -> Group:
    """Cards for the hand and the deck, the joker, and what is to come."""
    tools = tuple(
        Tool(
            f"{CARD}.{name}",
            material_words.card(number),
            partial(chip, number, 30),
            laid.cards_left(name),
        )
        for number, name in enumerate(COLOURS)
    )
    states = tuple((ready, joker_state(ready)) for ready in (True, False))
    known = len(laid.deck)
    counts = sorted({*range(0, laid.most_known() + 1, HAND), known})
    asks = (
        # Translators: label of a choice: how many of the next cards are known.
        Ask(COMING, _("Next cards known"), tuple((n, cards(n)) for n in counts), known),
        # Translators: label of a choice: how the joker lies.
        Ask(JOKER, _("Your joker"), states, laid.joker),
    )
    shown = partial(_coming, tuple(laid.deck))
    # Translators: name of a page with pieces.
    return Group("cards", _("Cards"), partial(Icon, "cards", 26), tools, asks=asks, shown=shown)


def _coming(deck: Sequence[str]) -> Widget:
    """The next cards in their order."""
    # Translators: heading above the cards to come, the next one first.
    title = Text(_("Next cards"), theme.BODY_BOLD, lines=1)
    if not deck:
        none = _("None is known: lay cards on the deck, or choose how many by lot.")
        return Column(title, Text(none, theme.SMALL, theme.SECOND_INK, lines=4), gap=4)
    chips = [chip(COLOURS.index(card)) for card in deck]
    return Column(title, Flow(*chips, gap=6, line_gap=6), gap=6)
