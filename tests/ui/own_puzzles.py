"""Panels of own puzzles as they may look, with words as long as they come: of the moves and reasons
of a title stand texts of the shared catalogue, so that they are longer in other languages, too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.app.puzzle.telling import day_told
from game.formats import percent
from game.language import _
from game.session.reviews.leitner import DayDone
from game.ui.boxes import Anchored, Sized
from game.ui.intents import Intent
from game.ui.panels.asides import DRAWER_WIDTH, EDGE
from game.ui.panels.better import (
    BetterEnd,
    BetterModel,
    Chances,
    Ends,
    better_end,
    better_menu,
    better_note,
)
from game.ui.panels.pile import (
    BY_GAME,
    BY_TIME,
    Group,
    Looking,
    PileModel,
    PuzzleLine,
    pile_page,
)
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget

Build = Callable[[Viewport], Widget]
SEATS, NOT_LOOKING = 4, Looking(0)
PEOPLE = (("1", "Mira"), ("2", "Bartholomew"), ("3", "Oma Lotte"))


def _ignore(_intent: Intent) -> None:
    """Nobody listens."""


def listed() -> tuple[PuzzleLine, ...]:
    """Puzzles in each box, some of them due."""
    label, note = stands("biomes", 19), _("{percent} given away").format(percent=percent(18))
    return tuple(
        PuzzleLine(f"game/{at}", label, note, at % 6 - 1 if at % 6 else None, 4, at % 2 == 0)
        for at in range(7)
    )


def asked(reply: str = "") -> BetterModel:
    """A puzzle that is sought."""
    against = _("against {names}").format(names="Bartholomew, Oma Lotte")
    game = f"27 November 2026 · {against}"
    then = _("Its game, or what was found in it, is not there any more.")
    return BetterModel(game, stands("biomes", 19), then, reply)


def end(how: Ends, found: str = "") -> BetterEnd:
    """The end of one."""
    return BetterEnd(
        how,
        _("Whenever you could have done something clearly better, it becomes a puzzle for you."),
        tuple(
            _("It takes a while. You can go on with something else; what is found so far stays.")
            for _at in range(3)
        ),
        Chances(0.38, 0.52),
        found,
        _("This puzzle comes back tomorrow.") + " " + _("Will you find it at the first try then?"),
        _("It takes a while. You can go on with something else; what is found so far stays."),
    )


def _note(reply: str = "") -> Build:
    return lambda viewport: better_note(asked(reply), _ignore, viewport, SEATS)


def _end(how: Ends, found: str = "", left: int = 0, day: str = "") -> Build:
    def build(viewport: Viewport) -> Widget:
        told = replace(end(how, found), day=day)
        panel = better_end(replace(asked(), left=left), told, _ignore, viewport)
        box = Sized(panel, width=DRAWER_WIDTH)
        return Anchored(box, 1.0, 0.0, EDGE / 2)

    return build


def pile(by: str = BY_GAME, looking: Looking = NOT_LOOKING) -> PileModel:
    """The list of somebody's puzzles."""
    name = (
        _("Today, {time}").format(time="11:00")
        + " · "
        + _("against {names}").format(names="Bartholomew, Oma Lotte, Mira")
    )
    lines = listed()
    if by != BY_GAME:
        lines = tuple(replace(each, note=f"{name} · {each.note}") for each in lines)
    groups = (Group(name, lines), Group(_("Longer ago"), lines[:2]))
    return PileModel("Biomes", PEOPLE, "2", by, groups, 5, looking, note=_("it is damaged"))


def _pile(model: PileModel) -> Build:
    return lambda viewport: pile_page(model, _ignore, viewport)


def panels() -> dict[str, Build]:
    """Builders by name, in the language spoken when they are built."""
    problem = _("This computer has no room left to work on it.")
    worse = _(
        "That is no better than that time. It would give you about {after}, and that time it was "
        "about {before}."
    ).format(after=percent(38), before=percent(40))
    return {
        "puzzle": _note(),
        "puzzle answered": _note(worse),
        "puzzle found": _end(
            Ends.FOUND, _("Moments of your own games, to be played better."), left=1
        ),
        "puzzle shown": _end(Ends.SHOWN, day=day_told(DayDone(0, 5))),
        "puzzle menu": lambda viewport: better_menu(_ignore, viewport, rules=True),
        "puzzles": _pile(pile()),
        "puzzles by time": _pile(pile(BY_TIME, Looking(5))),
        "puzzles looking": _pile(pile(looking=Looking(0, 0.4, problem))),
        "puzzles done": _pile(replace(pile(), due=0, done=day_told(DayDone(3, 2)))),
        "no puzzles": _pile(PileModel("Biomes", looking=Looking(5))),
        "no puzzles looking": _pile(PileModel("Biomes", looking=Looking(0, 0.4))),
        "no puzzles found": _pile(PileModel("Biomes", looking=Looking(0, None, problem))),
        "no games for puzzles": _pile(PileModel("Biomes", played=False)),
    }
