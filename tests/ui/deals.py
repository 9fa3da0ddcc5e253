"""The panels of deals with models that fill them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from game.language import _
from game.session.seats import Seat
from game.ui.dates import when
from game.ui.deal_told import day_told
from game.ui.intents import Intent
from game.ui.panels.boxpage import BoxModel, Guided, LessonLine, Today, box_page
from game.ui.panels.deals.dealt import Dealt
from game.ui.panels.deals.page import DealModel, Tried, deal_page
from game.ui.panels.deals.parted import Parted, Way
from game.ui.panels.deals.plays import PlayColumn
from game.ui.panels.deals.today import DealToday
from game.ui.panels.setup import SetupModel, setup
from game.ui.panels.sitting import Choices
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

CODE = "1Q41-NK48-054Q-05SV-2PKZ-5Y"
DAY = date(2026, 11, 27)
NAMES = (("Mira", "red"), ("Großmutter Lieselotte von nebenan", "pink"), ("W" * 40, "green"))


def ignore(intent: Intent) -> None:
    """Nobody listens."""
    del intent


def _plays(count: int) -> tuple[PlayColumn, ...]:
    now = 1.8e9
    return tuple(
        PlayColumn(
            *NAMES[number % 3],
            when(now - 9e4 * number, now),
            101 + number,
            won=number % 2 == 0,
            values=(21, 30, 6 + number, 14, 2, 28),
            again=number > 2,
        )
        for number in range(count)
    )


def _labels() -> tuple[str, ...]:
    return (
        _("Golden stars on buildings"),
        _("XP for mobs"),
        _("Biome scoring"),
        _("Material scoring"),
        _("Type scoring"),
        _("Trophy mobs"),
    )


def _ways() -> tuple[Way, ...]:
    deed = "Wilhelmina gets the better of the kobold of the woodshed"
    told = when(1.8e9, 1.8e9)
    return tuple(Way(n, name, color, told, deed, 3) for n, (name, color) in enumerate(NAMES[:2]))


def model(plays: int) -> DealModel:
    """The page of a deal that so many have played."""
    tried = tuple(
        Tried(level, tuple((80 + 7 * n, n % 3 > 0) for n in range(count)))
        for level, count in (("architect", 8), ("master", 3))
    )
    return DealModel(
        BOXES["biomes"].name(),
        2,
        None,
        CODE,
        _plays(plays),
        _labels(),
        min(1, plays - 1),
        parted=Parted(when="Turn 2", ways=_ways()) if plays > 1 else Parted(known=False),
        starts=True,
        tried=tried,
        games=8,
        working=True,
    )


def _page(plays: int) -> Callable[[Viewport], Widget]:
    return lambda viewport: deal_page(model(plays), ignore, viewport)


def _day(viewport: Viewport, *, copied: str = "", result: str = "") -> Widget:
    told = replace(model(3), day=DAY, code="4E80-1MEW-D", copied=copied, result=result)
    told = replace(told, parted=Parted(), working=False)
    return deal_page(told, ignore, viewport)


def _setup(viewport: Viewport, day: date | None = None) -> Widget:
    seats = (
        Seat("Mira", "human", "red", {"beginner": False}),
        Seat("Bruno", "builder:collector", "blue", {"beginner": False}),
    )
    told = SetupModel(
        BOXES["biomes"].name(),
        seats,
        (("classic", "Classic"),),
        "classic",
        1,
        CODE,
        choices=Choices(BOXES["biomes"].option_words()),
        dealt=Dealt(day),
    )
    return setup(told, ignore, viewport)


def _slip(viewport: Viewport) -> Widget:
    seats = (Seat("Mira", "human", "red"), Seat("Bruno", "builder", "blue"))
    why = _("This code has a slip: compare it sign by sign.")
    told = SetupModel("Towers", seats, (("classic", "Classic"),), "classic", None, CODE, slip=why)
    return setup(told, ignore, viewport)


def _box(viewport: Viewport, deal: DealToday, waits: str = "") -> Widget:
    lessons = tuple(LessonLine(f"{n}", f"Lesson {n}", n < 2, n == 2, False) for n in range(9))
    box = (BOXES["biomes"], waits, Guided.OFFERED, lessons)
    kind = day_told(DAY) if waits else ""
    told = BoxModel("biomes", *box, True, (17, 144), Today(2, 12), True, 3, deal, kind)
    return box_page(told, ignore, viewport)


PANELS: dict[str, Callable[[Viewport], Widget]] = {
    "deal": _page(3),
    "deal played once": _page(1),
    "deal played often": _page(9),
    "deal nobody has played": _page(0),
    "deal of a day": _day,
    "deal of a day, copied": lambda v: _day(v, copied="result"),
    "deal of a day, code copied": lambda v: _day(v, copied="code"),
    "deal of a day that doesn't count": lambda v: _day(
        v, result=_("It was played against somebody else than the day's opponent.")
    ),
    "setup of a deal": _setup,
    "setup of a day's deal": lambda v: _setup(v, DAY),
    "setup with a slip": _slip,
    "box with today's deal": lambda v: _box(v, DealToday("apprentice")),
    "box with today's deal begun": lambda v: _box(v, DealToday("architect", begun=True)),
    "box with a deal that waits": lambda v: _box(v, DealToday("master", begun=True), "Turn 9"),
    "box with today's deal won": lambda v: _box(v, DealToday("master", (128, 103), won=True)),
    "box with today's deal lost": lambda v: _box(v, DealToday("master", (103, 128))),
}
