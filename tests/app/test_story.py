"""One story of a game: what the result tells of it is what its review tells, and is found once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as change
from pyglet.window import key as keys

from game.app.review.screen import ReviewScreen
from game.app.review.story import whose_moments
from game.app.reviewer import in_background
from game.app.routes import Games, Result, Reviewed
from game.app.screens.result import ResultScreen
from game.rules.registry import TITLES
from game.session.replay import Replay
from game.session.reviews.review import Review, Verdict, marked
from game.session.seats import COLORS
from game.ui.marks import Text
from game.ui.panels.highlights import highlights
from game.ui.panels.review.model import EVERYBODY
from game.ui.persons import Person
from tests.app.desktop import ESCAPE, Desktop, Thinker
from tests.app.reviewed import REVIEWED, ByHand, choices, looked_back, review_of, whole_review
from tests.app.test_app_feast import over as greedy
from tests.app.test_review import over

pytestmark = pytest.mark.xdist_group(REVIEWED)

ADA, PIP = Person("Ada", COLORS[0]), Person("Pip", COLORS[1], "builder")
PEOPLE = (ADA, PIP)


def reviewed(replay: Replay, *steps: int, verdict: Verdict = Verdict.BETTER) -> Review:
    """A review in which something better was to be had at these steps alone."""
    whole = review_of(replay, steps)
    judged = (change(each, verdict=verdict) if each.n in steps else each for each in whole.judged)
    return change(whole, judged=tuple(judged))


class Counted(ByHand):
    """Reviews made by hand, step by step; ``judged``: the steps, as often as each was asked for."""

    def __init__(self, whole: Review, pace: int) -> None:
        super().__init__(whole, pace)
        self.judged: list[int] = []

    def poll(self) -> bool:
        """Judge a few more."""
        before = len(self.review.judged)
        grew = super().poll()
        self.judged += [each.n for each in self.review.judged[before:]]
        return grew


class Thoughtful(Thinker):
    """Nobody may ask it anything."""

    def consider(self, *_asked: object) -> None:
        """That is a search."""
        raise AssertionError


def result(desktop: Desktop) -> ResultScreen:
    """The result that is shown."""
    screen = desktop.desk.screen
    assert isinstance(screen, ResultScreen)
    return screen


def reopen(desktop: Desktop) -> ResultScreen:
    """Open the one kept game at its result."""
    desktop.desk.show(Games(finished=True))
    desktop.run(0.3)
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.click(f"games.{path.name}")
    return result(desktop)


def test_whose_moments_are_told() -> None:
    replay = Replay(over().record())
    own, other = choices(replay, (0,))[5], choices(replay, (1,))[5]
    both, rivals, none = (reviewed(replay, *steps) for steps in ((own, other), (other,), ()))
    assert [whose_moments(each, PEOPLE) for each in (both, rivals, none)] == [0, EVERYBODY, 0]
    assert whose_moments(both, (ADA, ADA)) == whose_moments(both, (PIP, PIP)) == EVERYBODY
    begun = change(rivals, judged=rivals.judged[:-1])
    assert whose_moments(begun, PEOPLE) == 0, "the own ones may still come"


@pytest.mark.parametrize("title", TITLES)
def test_each_card_of_the_result_is_a_mark_of_the_review(title: str) -> None:
    """Turning points were told that the review held for fine, or never named."""
    match = greedy(title, 0)
    review = whole_review(match.record())
    model = looked_back(match, review).model
    verdicts = {each.n: each.verdict for each in review.judged}
    cards = highlights(model)
    assert cards
    for card in cards:
        if card.verdict is None:
            assert verdicts[card.n] is Verdict.BEST, "what is praised"
        else:
            assert card.verdict is verdicts[card.n]
            assert card.verdict.marked
    assert model.moments or not marked(review.judged)


@pytest.mark.parametrize("of", [0, 1])
def test_the_result_and_the_summary_of_the_review_tell_of_the_same_moments(
    desktop: Desktop, of: int
) -> None:
    """Where the review marked moves of others alone, the result told what turned instead."""
    match = over()
    replay = Replay(match.record())
    steps = choices(replay, (of,))[3:11:3]
    desktop.desk.review_with(ByHand(reviewed(replay, *steps)))
    desktop.go_on(match)
    while result(desktop).waiting:
        desktop.run(0.5)
        desktop.desk.draw()
    told = result(desktop)._looking.model.moments
    assert [each.n for each in told] == steps
    assert {each.seat for each in told} == {of}
    desktop.press_key(keys.V)
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    assert screen._summary().glances == told
    desktop.desk.review_with(ByHand(reviewed(replay, *steps), pace=9))
    desktop.desk.show(Reviewed(replay))
    anew = desktop.desk.screen
    assert isinstance(anew, ReviewScreen)
    assert anew._summary().glances == ()
    desktop.settle()
    assert anew._summary().glances == told, "found while the summary lay there"


def test_where_nothing_better_was_to_be_had_both_say_so(desktop: Desktop) -> None:
    match = over()
    desktop.desk.review_with(ByHand(reviewed(Replay(match.record()))))
    desktop.go_on(match)
    desktop.run(1.0)
    for key in (keys.V, None):
        if key:
            desktop.press_key(key)
        desktop.desk.settle()
        nodes = desktop.desk.surface.root.walk()
        said = " | ".join(node.text for node in nodes if isinstance(node, Text))
        assert "Well played: nothing was given away." in said


def test_a_loss_is_told_as_the_two_chances_tell_it() -> None:
    """69 and 63 per cent stood beside "about 5"."""
    replay = Replay(over().record())
    [told] = (each for each in reviewed(replay, 1).judged if each.n == 1)
    assert change(told, chance=0.634, best=0.686, lost=0.052).cost == 0.06
    assert change(told, chance=0.001, best=0.0512, lost=0.0502).cost == 0.05, "never less"


def test_a_press_on_what_cost_most_opens_the_review_there(desktop: Desktop) -> None:
    match = over()
    replay = Replay(match.record())
    n = choices(replay, (0,))[5]
    desktop.desk.review_with(ByHand(reviewed(replay, n)))
    desktop.go_on(match)
    while result(desktop).waiting:
        desktop.run(0.5)
    desktop.desk.settle()
    desktop.click(f"result.moment.{n}")
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, ReviewScreen)
    assert screen._at == n - 1
    assert screen._held is not None


@pytest.mark.parametrize("kept", [True, False])
def test_no_decision_is_judged_twice_between_result_and_review(
    desktop: Desktop, kept: bool
) -> None:
    """The result judged what it told, and the review that is a press away all of it again."""
    match = over()
    whole = review_of(Replay(match.record()), (9,))
    counted = Counted(whole, pace=1)
    desktop.desk.review_with(counted)
    desktop.desk.think_with(Thoughtful())
    if kept:
        desktop.saves.autosave(match)
        reopen(desktop)
    else:
        desktop.desk.show(Result(match))
    desktop.run(0.5)
    desktop.press_key(keys.V)
    desktop.run(0.5)
    desktop.press_key(ESCAPE)  # the summary goes
    desktop.press_key(ESCAPE)
    assert not result(desktop)._looking.done
    desktop.run(0.5)
    desktop.press_key(keys.R)
    assert desktop.desk.screen.name == "replay"
    desktop.press_key(keys.V)
    assert desktop.desk.screen.name == "review"
    desktop.run(0.5)
    for _screen in ("summary", "review", "replay"):
        desktop.press_key(ESCAPE)
    desktop.run(0.5)
    if kept:
        desktop.press_key(ESCAPE)
        reopen(desktop)
    assert 0 < len(counted.judged) < len(whole.judged), (
        "it was left before its end, again and again"
    )
    while result(desktop).waiting:
        desktop.run(0.5)
        desktop.desk.draw()
    desktop.press_key(keys.V)
    desktop.settle()
    assert sorted(counted.judged) == [each.n for each in whole.judged]


def _no_process(*_asked: object) -> None:
    raise AssertionError


@pytest.mark.parametrize("title", TITLES)
def test_a_reopened_result_tells_at_once_what_was_kept_and_starts_no_search(
    title: str, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looked back anew each time, though the whole review of the game lay beside it."""
    match = greedy(title, 0)
    review = whole_review(match.record())
    desktop.saves.autosave(match)
    desktop.saves.finish()
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.saves.reviews.keep(path, review)
    desktop.saves.reviews.finish()
    monkeypatch.setattr("game.session.reviews.job.Judge", _no_process)
    desktop.desk.review_with(in_background)
    desktop.desk.think_with(Thoughtful())
    screen = reopen(desktop)
    desktop.run(1.0)
    assert screen._looking.done
    assert screen._looking.model == looked_back(match, review).model
    first = screen._looking.model.moments
    desktop.desk.show(Reviewed(Replay(match.record())))
    again = desktop.desk.screen
    assert isinstance(again, ReviewScreen)
    assert first == again._summary().glances


def test_what_the_result_has_found_by_the_time_it_is_left_is_kept(desktop: Desktop) -> None:
    """However many reviews were looked at meanwhile: few are held in memory."""
    match = over()
    counted = Counted(review_of(Replay(match.record()), (9,)), pace=1)
    desktop.desk.review_with(counted)
    desktop.saves.autosave(match)
    reopen(desktop)
    desktop.run(0.5)
    desktop.press_key(ESCAPE)
    desktop.saves.finish()
    [path] = desktop.saves.games.glob("*.cubelog")
    desktop.saves.reviews.finish()
    kept = desktop.saves.reviews.of(path)
    assert kept is not None
    assert [each.n for each in kept.judged] == counted.judged
    assert counted.judged
