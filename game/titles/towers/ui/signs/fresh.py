"""The cards that came into one's hand with one's last action: each says so until the next one."""

from __future__ import annotations

from game.language import pgettext
from game.rules.towers.events import CardsDrawn
from game.rules.towers.view import TowersView
from game.scene.geometry import on
from game.scene.hand import HEIGHT, THICKNESS
from game.scene.pose import Pose, Vec3
from game.titles.towers.scene.layout import hand_poses
from game.titles.towers.scene.targets import CardTarget
from game.titles.towers.ui.hands.meaning import payers
from game.titles.towers.ui.hands.selection import TowersDecision
from game.ui import theme
from game.ui.boxes import Panel, Pinned
from game.ui.ground import Ground
from game.ui.marks import Disc, Text
from game.ui.rect import Rect
from game.ui.signs import Meant
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget

TAG = Style(theme.CHOSEN, theme.ACCENT, 2.0, 9.0)
DOT, LOW = 15.0, 0.34
"""Across a dot, in units; and how far below the upper edge of a card it is, in the card's heights:
under the mark in its corner."""


def fresh(decision: TowersDecision) -> list[int]:
    """The places in the fan of the cards drawn last: of each material those on the right."""
    view = decision.view
    drawn = [
        card
        for event in decision.latest
        if isinstance(event, CardsDrawn) and event.player == view.seat
        for card in event.cards or ()
    ]
    hand = view.players[max(view.seat, 0)].hand or (0, 0, 0, 0)
    found, first = list[int](), 0
    for colour in range(4):
        first += hand[colour]
        found += range(first - min(drawn.count(colour), hand[colour]), first)
    return found


def tags(
    table: Ground[TowersView], decision: TowersDecision, meant: Meant, viewport: Viewport
) -> list[Widget]:
    """A word on each card drawn last that stands still and in sight; a dot where cards are narrow.

    ``meant``: what the pointer is about; what is risen or in hand has none.
    """
    view, held, places = decision.view, decision.selection, fresh(decision)
    if not places:
        return []
    poses = hand_poses(view.players[max(view.seat, 0)].hand_size)
    risen = {held.picked, meant.target, *(CardTarget(place) for place in held.cards)}
    if decision.hint is not None and decision.open:
        risen |= {*payers(decision.hint, view)}
    still = [place for place in places if CardTarget(place) not in risen]
    spots = [table.units(_spot(poses[place])) for place in still]
    seen = Rect(0.0, 0.0, viewport.width, viewport.height)
    make = _dot if viewport.compact else _tag
    return [make(spot) for spot in spots if seen.contains(*spot)]


def _spot(pose: Pose) -> Vec3:
    return on(pose, Pose((0.0, HEIGHT * (0.5 - LOW * 0.5), THICKNESS))).place


def _tag(spot: tuple[float, float]) -> Widget:
    word = Text(pgettext("a card", "new"), theme.SMALL_BOLD, lines=1)
    return Pinned(Panel(word, TAG, (7, 0)), spot)


def _dot(spot: tuple[float, float]) -> Widget:
    return Pinned(Disc(DOT, theme.CHOSEN, theme.INK, line=theme.ACCENT, width=3), spot)
