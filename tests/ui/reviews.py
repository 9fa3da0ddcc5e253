"""The panels of a review with what fills them, for the gallery of panels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.app.review.screen import card_height
from game.language import _
from game.session.reviews.review import Verdict
from game.ui.boxes import Anchored, Sized
from game.ui.intents import Intent
from game.ui.intents.reviews import OpenReview
from game.ui.panels.asides import DRAWER_WIDTH
from game.ui.panels.replay import ReplayModel, Way, replay_bar
from game.ui.panels.review.card import review_card
from game.ui.panels.review.model import (
    EVERYBODY,
    CardModel,
    Course,
    Elsewhere,
    Glance,
    Moment,
    MoveTold,
    SeatTold,
    SummaryModel,
)
from game.ui.panels.review.summary import summary_page
from game.ui.panels.review.verdicts import BETTER, PLAYED, slider_sign
from game.ui.persons import Person
from game.ui.viewport import Viewport
from game.ui.widget import Widget

PEOPLE = (
    Person("Mira", "red"),
    Person("Jonas", "blue", "builder"),
    Person("Wilhelmina", "green", "master"),
    Person("Tom", "pink", "random"),
)
GOING, DONE = Course(0.34, done=False), Course(1.0, done=True)


def ignore(intent: Intent) -> None:
    """Nobody listens."""
    del intent


def moment(verdict: Verdict = Verdict.BETTER, *, own: bool = True) -> Moment:
    """A decision of which there is all to tell."""
    who = PEOPLE[0 if own else 2]
    to = "" if own else who.name
    why = tuple(_("Something new lies there, and a weapon with it.") for _each in range(2))
    played = MoveTold(PLAYED, _("Walk: 1 step to the back, then 2 to the left"), 0.31, why, to)
    better = MoveTold(BETTER, _("Place a pawn on brick: row 2, column 3"), 0.46, why, to)
    return Moment(
        17,
        0 if own else 2,
        who,
        _("Round {number}").format(number=7),
        verdict,
        own,
        _("{name} explores").format(name=who.name),
        played,
        better if verdict.marked else None,
        -0.15,
    )


CARD = CardModel(PEOPLE, 0, DONE, None, _("All of it begins with this."), None, 16, 0, 5)


def _placed(model: CardModel) -> Callable[[Viewport], Widget]:
    def build(viewport: Viewport) -> Widget:
        height = card_height(viewport)
        card = Sized(review_card(model, ignore, height), width=DRAWER_WIDTH, max_height=height)
        return Anchored(card, 1.0, 0.0, 8.0 if viewport.compact else 16.0)

    return build


def _cards() -> dict[str, CardModel]:
    asked = replace(moment(), asks=True)
    turned = replace(moment(Verdict.TURNED), asks=True)
    there = Elsewhere(40, _("round {count}").format(count=9))
    again = replace(moment(), better=None, elsewhere=there)
    found = replace(CARD, before=3, after=40, number=2, tries=True)
    return {
        "nothing": replace(CARD, after=None, marked=0),
        "waits": replace(CARD, course=GOING, absent=_("This move is still to be looked at.")),
        "fault": replace(CARD, course=replace(DONE, fault=_("The work ended before its time."))),
        "best": replace(CARD, moment=moment(Verdict.BEST)),
        "fine": replace(CARD, moment=replace(moment(Verdict.FINE, own=False), luck=0.2)),
        "only": replace(CARD, moment=replace(moment(Verdict.ONLY), played=None, luck=0.0)),
        "asked": replace(found, moment=asked),
        "asked of another": replace(found, moment=replace(asked, own=False, who=PEOPLE[2])),
        "asked turned": replace(found, moment=turned, seat=EVERYBODY),
        "elsewhere": replace(found, number=0, moment=again),
        "shown": replace(found, moment=moment()),
        "shown alone": replace(found, moment=moment(own=False), alone=BETTER, course=GOING),
    }


def summaries() -> dict[str, SummaryModel]:
    """What reviews come to."""
    glances = tuple(
        Glance(n, n + 1, PEOPLE[n % 4], _("Round {number}").format(number=n), verdict, deed, 0.12)
        for n, (verdict, deed) in enumerate(
            (
                (Verdict.TURNED, _("{name} explores").format(name="Mira")),
                (Verdict.BETTER, _("{name} explores").format(name="Wilhelmina")),
                (Verdict.BETTER, ""),
            ),
            1,
        )
    )
    seats = tuple(
        SeatTold(person, 0.2 * at, 0.4 * at - 0.5, at) for at, person in enumerate(PEOPLE)
    )
    full = SummaryModel(DONE, seats, glances, 0.05, "Brewery: Orchard Press")
    return {
        "full": full,
        "going": replace(full, course=GOING, glances=()),
        "one": replace(full, glances=glances[:1], seats=seats[:2]),
        "nothing": replace(full, glances=(), seats=seats[:2]),
    }


def _bar(viewport: Viewport) -> Widget:
    """The replay's bar in a review, with all that can be made of the game."""
    ways = (
        Way("review", "eye", _("Review"), OpenReview(), "V", main=True),
        Way("play", "play", _("Play on from here"), OpenReview(), "O"),
        Way("film", "camera", _("Save as film"), OpenReview()),
        Way("card", "book", _("Postcard"), OpenReview()),
    )
    signs = [slider_sign(list(Verdict)[at % 5], 4 * at) for at in range(60)]
    model = ReplayModel(
        61,
        240,
        True,
        _("Round {number}").format(number=7),
        tuple((2 * n, PEOPLE[n % 4].color) for n in range(1, 120)),
        deed=_("{name} explores").format(name="Wilhelmina"),
        color="green",
        ways=ways,
        signs=tuple(each for each in signs if each is not None),
    )
    return Anchored(replay_bar(model, ignore, viewport), 0.5, 1.0)


def panels() -> dict[str, Callable[[Viewport], Widget]]:
    """Builders by name."""

    def page(name: str) -> Callable[[Viewport], Widget]:
        return lambda viewport: summary_page(summaries()[name], ignore, viewport)

    cards = {f"review card {name}": _placed(model) for name, model in _cards().items()}
    pages = {f"review summary {name}": page(name) for name in summaries()}
    return {**cards, **pages, "review bar": _bar}
