"""What people decided is told as soon as all of it is judged, and stays told so."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from msgspec.structs import replace as change

from game.app.match.flow.seating import humans_of
from game.app.match.review.looking_back import LookingBack
from game.rules.registry import TITLES
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.reviews.review import Judgement, Review
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.marks import Text
from game.ui.panels.course import CourseModel
from game.ui.panels.highlights import Shown, highlights, highlights_panel
from game.ui.panels.review.model import Course
from tests.app.reviewed import REVIEWED, choices, review_of, whole_review
from tests.app.test_app_course import of_people
from tests.app.test_app_feast import over
from tests.ui.gallery import ignore
from tests.ui.stage import surface

pytestmark = pytest.mark.xdist_group(REVIEWED)


def as_judged(match: Match, whole: Review) -> list[Judgement]:
    """The judgements in the order in which they come: what was no choice, people's, others'."""
    people, known = humans_of(match), choices(Replay(match.record()))
    return sorted(whole.judged, key=lambda each: (each.n in known, each.player not in people))


def grown(match: Match, whole: Review) -> list[tuple[Review, CourseModel]]:
    """What is told of a game, judgement by judgement; then all of it."""
    looking, found = LookingBack(match), list[tuple[Review, CourseModel]]()
    come = as_judged(match, whole)
    for count in range(len(come) + 1):
        judged = tuple(sorted(come[:count], key=lambda each: each.n))
        review = change(whole, judged=judged)
        for _frame in range(5):
            looking.hear(review, Course(count / len(come), review.done))
        found.append((review, looking.model))
    assert looking.done
    return found


def is_told(match: Match, review: Review) -> bool:
    """Whether all that people decided is judged."""
    people, judged = humans_of(match), {each.n for each in review.judged}
    return all(step.n in judged for step in match.history if step.player in people)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("person", [0, 1])
def test_what_people_decided_is_judged_first(title: str, person: int) -> None:
    replay = Replay(over(title, person).record())
    own, others = (choices(replay, (seat,)) for seat in (person, 1 - person))
    assert list(Judging(replay).outline((0, 1)).asked) == [*own, *others]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1)])
def test_cards_are_told_once_peoples_decisions_are_judged_and_stay(
    title: str, people: Collection[int]
) -> None:
    """They came when everybody's were, four times as late."""
    match = over(title, *people)
    models = grown(match, whole_review(match.record()))
    early = [(review, model) for review, model in models if is_told(match, review)]
    assert all(model.best is None for review, model in models if not is_told(match, review))
    first, last = early[0][1], early[-1][1]
    assert last.done
    assert first.done == (len(people) == 2), "the rest of it goes on"
    for _review, model in early:
        assert model.best == first.best
        assert model.moments == first.moments or not first.moments
    assert first.best, "somebody did something well"


@pytest.mark.parametrize("title", TITLES)
def test_chances_that_are_told_never_change(title: str) -> None:
    """They went from the levels of some decisions to those of all."""
    match = over(title, 0)
    models = [model for _review, model in grown(match, whole_review(match.record()))]
    *_going, last = models
    for model in models:
        assert model.shares == last.shares[: len(model.shares)]
    assert len({len(model.shares) for model in models}) > 10, "the lines grow"


def one_marked(match: Match, *seats: int) -> Review:
    """A review in which something better was to be had for these seats alone, once each."""
    replay = Replay(match.record())
    return review_of(replay, [choices(replay, (seat,))[5] for seat in seats])


def said(model: CourseModel) -> list[str]:
    """What stands on the cards, or in their place."""
    panel = surface(highlights_panel(Shown(model), ignore, 600.0))
    return [node.text for node in panel.root.walk() if isinstance(node, Text)]


def test_where_people_gave_nothing_away_others_moments_come_when_all_is_judged() -> None:
    match = over("towers", 0)
    models = grown(match, one_marked(match, 1))
    going = [model for review, model in models if is_told(match, review) and not model.done]
    assert going
    assert all(not model.moments for model in going)
    for told in (going[0], going[-1]):
        assert any(text.startswith("Looking back") for text in said(told))
        assert not any(text.startswith("Well played") for text in said(told))
    [last] = models[-1][1].moments
    assert last.seat == 1


def test_of_several_people_nobody_elses_moments_are_told_unless_theirs_hold_none() -> None:
    """What an opponent missed came in the place of what a person did."""
    agents = (HUMAN, HUMAN, "greedy")
    match = of_people(
        tuple(
            Seat(name, who, COLORS[at])
            for at, (name, who) in enumerate(zip("ABC", agents, strict=True))
        )
    )
    for marks, told in (((0, 2), [0]), ((2,), [2]), ((0, 1), [0, 1])):
        *_going, (review, last) = grown(match, one_marked(match, *marks))
        assert review.done
        assert sorted(each.seat for each in last.moments) == told


def test_a_fault_takes_back_nothing_that_was_told() -> None:
    match = over("towers", 0)
    whole = one_marked(match, 0, 1)
    judged = tuple(each for each in whole.judged if each.player == 0)
    looking = LookingBack(match)
    for _frame in range(5):
        looking.hear(change(whole, judged=judged), Course(0.5, done=False))
    before = looking.model
    assert [each.seat for each in before.moments] == [0]
    while not looking.done:
        looking.hear(change(whole, judged=judged), Course(0.5, True, "It ended."))
    assert highlights(looking.model) == highlights(before)
    assert looking.model.fault == "It ended."
