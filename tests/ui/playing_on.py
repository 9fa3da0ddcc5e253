"""Panels about playing on out of the middle of a game, for the audit and for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.language import _
from game.session.header import BranchPoint
from game.session.seats import Seat
from game.ui.boxes import Anchored, Sized
from game.ui.intents.playing_on import AskToPlayOn
from game.ui.origin_told import origin_told
from game.ui.panels.asides import CARD_WIDTH, SMALL_CARD_WIDTH
from game.ui.panels.challenge_end import EndModel, end_panel
from game.ui.panels.games import GameCard, GameModel, Seated, columns, games_page
from game.ui.panels.menu import menu
from game.ui.panels.origin import origin_label
from game.ui.panels.play_on import PlayOnModel, play_on_page
from game.ui.panels.replay import Way
from game.ui.panels.shelf import BoxCard, LastGame, RestingPlayer, ShelfModel, shelf
from game.ui.panels.sitting import Choices
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.ui.family import FAMILY, ignore

ORIGIN = BranchPoint("0" * 24, 61, 1_777_800_000, 28)
"""A moment of a game that was begun on 3 May 2026."""
NAMES = (("Mira", "red"), ("Wilhelmine", "blue"), ("Ada", "green"), ("Bartholomew", "pink"))
AGENTS = ("human", "master:collector", "apprentice", "human")

WAY = Way("play-on", "hand", "Play on from here", AskToPlayOn(), "O", reason="It is over.")
"""One that can't be gone just now."""


def _page(viewport: Viewport, seats: int = 4, *, anew: bool = False, problem: str = "") -> Widget:
    rows = tuple(
        Seat(name, agent, color)
        for (name, color), agent in zip(NAMES[:seats], AGENTS, strict=False)
    )
    habit = BOXES["brewery"].habit
    assert habit is not None
    model = PlayOnModel(
        "Turn 28",
        rows[-1].name,
        rows,
        "Mira",
        anew,
        problem,
        Choices(habit=habit.words(), habits=(habit.usual,) * seats, family=FAMILY),
    )
    return play_on_page(model, ignore, viewport)


def _card(viewport: Viewport) -> Widget:
    _count, width = columns(viewport)
    seats = tuple(Seated(name, color, 40) for name, color in NAMES)
    told = origin_told("biomes", ORIGIN, 1.8e9)
    model = GameModel("1", "Biomes", seats, "Turn 40", "5 May", True, True, origin=told)
    card = GameCard(model, width, ignore, lambda _key: None)
    return games_page((card,), (0, 1), finished=True, on=ignore, viewport=viewport)


def _shelf(viewport: Viewport) -> Widget:
    boxes = tuple(BoxCard(title, box, True) for title, box in BOXES.items())
    players = tuple(RestingPlayer(name, color, 7) for name, color in NAMES[::2])
    last = LastGame("Towers", players, "Round 9", kind=origin_told("towers", ORIGIN, 1.8e9))
    return shelf(ShelfModel(boxes, last), ignore, viewport)


def _end(viewport: Viewport, stars: int) -> Widget:
    model = EndModel(stars, stars, "6 emeralds", "6 emeralds", "An idea.", False, goes_on=True)
    return end_panel(model, ignore, viewport)


def _label(viewport: Viewport) -> Widget:
    wide = SMALL_CARD_WIDTH if viewport.compact else CARD_WIDTH
    label = origin_label(origin_told("biomes", ORIGIN, 1.8e9))
    return Anchored(Sized(label, width=wide), 1.0, 0.0, 16)


def _menu(viewport: Viewport) -> Widget:
    return menu(ignore, viewport, saved="", rules=True, sealed=True, origin=True)


PANELS: Mapping[str, Callable[[Viewport], Widget]] = {
    "play_on": _page,
    "play_on_two": lambda v: _page(v, 2, anew=True),
    "play_on_alone": lambda v: _page(v, 1, problem=_("Every player needs a name.")),
    "game_played_on": _card,
    "label_played_on": _label,
    "menu_played_on": _menu,
    "shelf_played_on": _shelf,
    "challenge_goes_on": lambda v: _end(v, 3),
    "challenge_missed_goes_on": lambda v: _end(v, 1),
}
