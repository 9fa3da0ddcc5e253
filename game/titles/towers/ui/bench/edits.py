"""What a hand does to a position of towers: lays pieces of the box, takes them away, counts."""

from __future__ import annotations

import zlib
from typing import Any

from game.content.challenge import Data
from game.language import _
from game.rules.chance import Dealer
from game.rules.towers.catalogue import COLOURS, Catalogue, Field
from game.rules.towers.position import PAWNS
from game.rules.towers.stacks import MOST
from game.scene.targets import Target
from game.titles.towers.scene.targets import (
    BlocksTarget,
    CardTarget,
    DeckTarget,
    FieldTarget,
    JokerTarget,
    PawnTarget,
    StairsTarget,
    TowerTarget,
)
from game.titles.towers.ui.bench.laid import Laid
from game.titles.towers.ui.panels.materials import material
from game.ui.bench import REMOVE, Edit, Refused

BLOCK, PAWN, CARD, SUPPLY = "block", "pawn", "card", "supply"
"""What the keys of tools and counters begin with, before a full stop."""
OWN, NEUTRAL = "own", "neutral"
"""Whose a pawn is."""
JOKER, COMING = "joker", "coming"
"""What the palette asks."""


def lay(content: Catalogue, position: Data, tool: str, target: Target) -> Edit:
    """Use a tool on a target; whatever is in hand, a click turns the joker."""
    if isinstance(target, JokerTarget):
        return _turned(position)
    if tool == REMOVE:
        return take(content, position, target)
    if isinstance(target, StairsTarget):
        # Translators: the first phase of whose height two towers or more stand.
        return Refused(_("The towers say which phase it is: the first with two of its height."))
    kind, _dot, name = tool.partition(".")
    laid = Laid.of(position)
    match kind:
        case "block":
            return _lay_block(laid, name, target)
        case "pawn":
            return _lay_pawn(laid, name, target)
        case _:
            return _lay_card(laid, name, target)


def take(content: Catalogue, position: Data, target: Target) -> Edit:
    """Take away what lies uppermost there."""
    del content
    laid = Laid.of(position)
    match target:
        case TowerTarget(field) if field in laid.towers:
            laid.towers[field].pop()
            if not laid.towers[field]:
                del laid.towers[field]
                laid.builders.pop(field, None)
            return _sound(laid)
        case PawnTarget(field) if field in (*laid.pawns, *laid.neutral):
            _take_pawn(laid, field)
        case TowerTarget() | PawnTarget():
            # Translators: a block or a pawn.
            return Refused(_("This one comes with the map."))
        case DeckTarget() if laid.deck:
            laid.deck.pop()
        case CardTarget():
            return Refused(_("You always hold five cards: lay another one on this."))
        case BlocksTarget():
            # Translators: the own blocks; − is a button beside their number.
            return Refused(_("Take these away by the − in the palette."))
        case _:
            # Translators: of a place on the table that was clicked.
            return Refused(_("There is nothing to take away."))
    return laid.told()


def _turned(position: Data) -> Edit:
    laid = Laid.of(position)
    laid.player["joker"] = not laid.joker
    return laid.told()


def _lay_block(laid: Laid, name: str, target: Target) -> Edit:
    if laid.blocks_left(name) <= 0:
        return _none_left(name)
    match target:
        case FieldTarget(field) | TowerTarget(field):
            blocks = laid.towers.setdefault(field, [])
            if len(blocks) == MOST:
                return Refused(_("Five blocks are as high as it gets."))
            blocks.append(name)
            return _sound(laid)
        case PawnTarget():
            return Refused(_("A pawn stands here."))
        case BlocksTarget():
            laid.blocks[name] = laid.blocks.get(name, 0) + 1
            return laid.told()
        case _:
            return Refused(_("Blocks go onto the board, or to your own."))


def _lay_pawn(laid: Laid, whose: str, target: Target) -> Edit:
    match target:
        case FieldTarget(field) | PawnTarget(field):
            _take_pawn(laid, field)
            if whose == OWN and len(laid.pawns) == PAWNS:
                return Refused(_("All your four pawns are on the board."))
            (laid.pawns if whose == OWN else laid.neutral).append(field)
            return laid.told()
        case _:
            return Refused(_("Pawns stand on fields without a tower."))


def _take_pawn(laid: Laid, field: Field) -> None:
    laid.pawns = [each for each in laid.pawns if each != field]
    laid.neutral = [each for each in laid.neutral if each != field]


def _lay_card(laid: Laid, name: str, target: Target) -> Edit:
    cards = laid.cards
    match target:
        case CardTarget(index) if index < len(cards):
            if cards.pop(index) == name:
                return laid.told()
            if laid.cards_left(name) <= 0:
                return _none_left(name)
            laid.hand = sorted([*cards, name], key=COLOURS.index)
        case DeckTarget():
            if laid.cards_left(name) <= 0:
                return _none_left(name)
            laid.deck.append(name)
        case _:
            return Refused(_("Cards go onto one of your hand, or to the deck as the next to come."))
    return laid.told()


def _none_left(name: str) -> Refused:
    named = material(COLOURS.index(name))
    # Translators: {name} is no person: what was to be laid, as a material.
    return Refused(_("No more of it in the box: {name}.").format(name=named))


def _sound(laid: Laid) -> Edit:
    """What came of an edit of the towers, if they may stand so."""
    if laid.shut_in():
        return Refused(_("Each tower needs an open side: a field beside it without a tower."))
    if laid.too_high():
        return Refused(
            _("With a tower of five, only one each of one, two and three storeys may stand.")
        )
    return laid.told()


def count(content: Catalogue, position: Data, key: str, by: int) -> Edit:
    """Change a counter by one: the own blocks."""
    del content
    laid, name = Laid.of(position), key.partition(".")[2]
    if by > 0 and laid.blocks_left(name) <= 0:
        return _none_left(name)
    held = laid.blocks.get(name, 0) + by
    if held < 0:
        # Translators: one of the four kinds of blocks.
        return Refused(_("You have none of it."))
    laid.blocks[name] = held
    return laid.told()


def choose(content: Catalogue, position: Data, key: str, value: Any) -> Edit:
    """Turn the joker where ``key`` is :data:`JOKER`, else have ``value`` next cards known."""
    del content
    laid = Laid.of(position)
    if key == JOKER:
        laid.player["joker"] = value
    else:
        _know(laid, value)
    return laid.told()


def _know(laid: Laid, wanted: int) -> None:
    """Forget the last of the known cards, or draw more of them by lot."""
    known = "".join((*laid.cards, "|", *laid.deck))
    rest = [colour for colour in COLOURS for _each in range(laid.cards_left(colour))]
    Dealer(zlib.crc32(known.encode())).shuffle(rest)
    laid.deck = [*laid.deck, *rest][:wanted]
