"""What a player's card tells: points, blocks, pawns, cards, joker."""

from __future__ import annotations

from game.language import _
from game.rules.towers.view import PlayerView, TowersView
from game.titles.towers.ui.panels.materials import JOKER, chip, in_words
from game.titles.towers.ui.panels.words import (
    blocks,
    cards,
    joker_state,
    pawns_in_reserve,
    points,
)
from game.ui import theme
from game.ui.boxes import Fit, spacer
from game.ui.layout import Row
from game.ui.marks import Icon, Text
from game.ui.panels.player_cards import CardParts, Lines
from game.ui.panels.supply import supply
from game.ui.theme import Ink, Type
from game.ui.widget import Widget

FACE_DOWN: Ink = "#84705C"


def joker_sign(ready: bool, size: float = 22.0) -> Widget:
    """The joker: its cap, and a tick or a cross, so that it is not told by colour alone."""
    cap = Icon("joker", size, JOKER if ready else FACE_DOWN)
    mark = Icon("check" if ready else "close", size * 0.6, theme.GOOD if ready else FACE_DOWN)
    return Row(cap, mark, gap=3)


def _belongings(player: PlayerView) -> Widget:
    """Pawns in reserve, cards, and whether the joker can be used: in a word where there is room."""
    state = Text(joker_state(player.joker), theme.SMALL, lines=1)
    cap = Icon("joker", 22, JOKER if player.joker else FACE_DOWN)
    counts = Row(_count("pawn", player.reserve, 22), _count("cards", player.hand_size, 22), gap=16)
    return Fit(
        Row(counts, spacer(12), Row(cap, state, gap=6), gap=0),
        Row(counts, spacer(12), joker_sign(player.joker), gap=0),
    )


def _count(icon: str, number: int, size: float, style: Type = theme.BODY_BOLD) -> Widget:
    return Row(Icon(icon, size), Text(str(number), style, lines=1), gap=4)


def _full(player: PlayerView) -> Lines:
    return supply(player.blocks, chip), _belongings(player)


def _close(player: PlayerView) -> Lines:
    return supply(player.blocks, chip, 20), _belongings(player)


def _small(player: PlayerView) -> Lines:
    star = Row(
        Icon("star", 16, theme.STAR), Text(str(player.points), theme.SMALL_BOLD, lines=1), gap=3
    )
    pawns = _count("pawn", player.reserve, 16, theme.SMALL_BOLD)
    hand = _count("cards", player.hand_size, 16, theme.SMALL_BOLD)
    joker = joker_sign(player.joker, 16)
    held = Fit(*(supply(player.blocks, chip, size, 2, theme.SMALL_BOLD) for size in (15, 12)))
    return Row(star, spacer(), pawns, spacer(), hand, spacer(), joker, gap=0), held


def belongings(player: PlayerView) -> list[str]:
    """Points, blocks, pawns, cards and joker, each in words."""
    held = in_words(player.blocks)
    return [
        points(player.points),
        # Translators: {blocks}: such as 2 coal and 1 brick; the word blocks isn't in it.
        _("Blocks: {blocks}").format(blocks=held) if held else blocks(0),
        pawns_in_reserve(player.reserve),
        cards(player.hand_size),
        # Translators: {state}: ready, or: face down
        _("Joker: {state}").format(state=joker_state(player.joker)),
    ]


def _seat(view: TowersView, seat: int) -> PlayerView:
    return view.players[seat]


CARDS = CardParts(
    knows=_seat,
    points=lambda player: player.points,
    full=_full,
    close=_close,
    small=_small,
    tells=belongings,
    leads=lambda: _("Look at the blocks of {name}"),
)
"""What a player's card tells; all of it stands in the view."""
