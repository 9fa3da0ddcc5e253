"""A hint where a review has judged: the coach says what the review says, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from pyglet.window import key as keys

from game.ai.coach.advice import SEARCHED
from game.ai.judging.judge import Decision, Judged
from game.ai.titles import BRAINS
from game.app.match.screen import MatchScreen
from game.app.puzzle.screen import FindBetterScreen
from game.app.routes import FindBetter, PlayedOn, Resumed
from game.rules.core import Move
from game.session.match import Match
from game.session.record import parse_record
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.reviews.review import Judgement, Review, Verdict
from game.session.verification import resume
from game.ui.intents import AskCoach
from game.ui.panels.coach import Suggestion
from game.ui.titles import INTERFACES
from tests.app.desktop import Desktop, Thinker, Thoughtless
from tests.session.reviews.own_games import choices, game, judgement, other_moves


class Judge(Thinker):
    """Judges as it is told, and keeps what it was asked."""

    def __init__(self, judged: Judged | None) -> None:
        super().__init__()
        self.told, self.asked = judged, list[Decision]()

    def judge(self, number: int, decision: Decision) -> None:
        """Says what it was told to say; None: the work was broken off."""
        self.asked.append(decision)
        self._number, self._judged = number, self.told


TITLES = ("biomes", "towers", "brewery")
H = keys.H


def judged_at(match: Match, verdict: Verdict, n: int, alike: int = 3) -> Judgement:
    """Step ``n`` judged so: something better was to be had, and ``alike`` moves of it as good."""
    told = judgement(match, n)
    if verdict.marked:
        return replace(told, verdict=verdict, alike=tuple(other_moves(match, n)[:alike]))
    return Judgement(n=n, turn=told.turn, player=0, verdict=verdict, chance=0.5, best=0.5)


def with_reasons(match: Match, judged: Judgement) -> Judgement:
    """With what a hint would have said for the better move, and against it."""
    replay = Replay(match.record())
    guide = BRAINS[match.header.title].guide(replay.view_at(judged.n - 1, 0))
    move = moves(match, [judged.better or {}])[0]
    caution = guide.caution(move)
    reasons = (*guide.reasons(move)[:1],) if guide.reasons(move) else (SEARCHED,)
    return replace(judged, why_better=reasons if caution is None else (*reasons, caution))


def moves(match: Match, written: Sequence[dict[str, object]]) -> list[Move]:
    """Moves as records write them."""
    return [match.rules.move_from_data(match.content, each, "") for each in written]


def keep(desktop: Desktop, match: Match, judged: Judgement) -> None:
    """Keep a game, and in its review what was judged of it."""
    saves = desktop.saves
    assert saves.autosave(match)
    found = Review(steps=len(match.history), judged=(judged,))
    saves.reviews.keep(saves.games / saves.path_of(match).name, found)


def play_on(desktop: Desktop, match: Match, n: int, unknown_to: int | None = None) -> MatchScreen:
    """Play on before step ``n``, which is the person's."""
    replay = Replay(match.record())
    desktop.desk.show(PlayedOn(replay, n - 1, match.seats, unknown_to))
    desktop.settle()
    return desktop.match


def asked(desktop: Desktop) -> tuple[Suggestion, ...]:
    """What the coach suggests."""
    desktop.press_key(H)
    model = desktop.match.coach.model
    assert model is not None
    assert not model.thinking
    return model.suggestions


@pytest.mark.parametrize("unknown_to", [None, 0], ids=["as it was", "dealt anew"])
@pytest.mark.parametrize("title", TITLES)
def test_the_coach_suggests_what_the_review_holds_for_better(
    desktop: Desktop, title: str, unknown_to: int | None
) -> None:
    """A hint named a move of which the review said that it was no better than what was played."""
    match, n = game(title), choices(game(title))[12]
    judged = with_reasons(match, judged_at(match, Verdict.TURNED, n))
    keep(desktop, match, judged)
    desktop.desk.think_with(Thoughtless())
    screen = play_on(desktop, match, n, unknown_to)
    found, good = asked(desktop), moves(match, judged.alike)
    assert found[0].move == good[0]
    assert {each.move for each in found} <= {*good}
    assert all(each.win == judged.best for each in found)
    words, people = INTERFACES[title].words, screen.game.people
    said = {*found[0].reasons, found[0].caution} - {""}
    assert said == {words.reason(each, match.content, people) for each in judged.why_better}
    desktop.press_key(keys.ENTER)
    assert screen.game.match.history[0].move == good[0]


def test_a_kept_game_is_advised_alike(desktop: Desktop) -> None:
    match, n = game(), choices(game())[12]
    keep(desktop, match, judged_at(match, Verdict.BETTER, n, 1))
    begun = play_on(desktop, match, n).game.match
    again = resume(parse_record(begun.record_bytes()))
    desktop.desk.think_with(Thoughtless())
    desktop.desk.show(Resumed(again))
    desktop.settle()
    assert [each.move for each in asked(desktop)] == moves(match, other_moves(match, n)[:1])


def test_where_nothing_better_was_found_the_coach_says_so(desktop: Desktop) -> None:
    match, n = game(), choices(game())[12]
    keep(desktop, match, judged_at(match, Verdict.BEST, n))
    desktop.desk.think_with(Thoughtless())
    play_on(desktop, match, n)
    assert [each.move for each in asked(desktop)] == [match.history[n - 1].move]


def test_of_what_is_fine_the_coach_thinks_for_itself(desktop: Desktop) -> None:
    """The review holds something else for a little better, and doesn't say what."""
    match, n = game(), choices(game())[12]
    keep(desktop, match, judged_at(match, Verdict.FINE, n))
    play_on(desktop, match, n)
    assert asked(desktop)
    desktop.desk.think_with(Thoughtless())
    play_on(desktop, match, n)
    assert not asked(desktop)


@pytest.mark.parametrize("apart", ["another step", "another deal", "no review", "no record"])
def test_of_another_decision_the_review_says_nothing(desktop: Desktop, apart: str) -> None:
    match, own = game("towers"), choices(game("towers"))
    n = own[12]
    if apart != "no record":
        assert desktop.saves.autosave(match)
    if apart == "another step":
        keep(desktop, match, judged_at(match, Verdict.BETTER, own[13]))
    elif apart == "another deal":
        keep(desktop, match, judged_at(match, Verdict.BETTER, n))
    desktop.desk.think_with(Thoughtless())
    # dealt anew by what the other seat knows, one's own cards are others, but for a rare chance
    known = Replay(match.record()).view_at(n - 1, 0)
    for _deal in range(9):
        screen = play_on(desktop, match, n, 1 if apart == "another deal" else None)
        if apart != "another deal" or screen.game.match.state_view(0) != known:
            break
    assert not asked(desktop)


def test_whoever_follows_the_game_is_advised_by_its_review(desktop: Desktop) -> None:
    """The next decision is the same once more, as long as the same was done before it."""
    match = game()
    n = next(each for each in choices(match) if each + 1 in choices(match))
    keep(desktop, match, judged_at(match, Verdict.BETTER, n + 1, 1))
    desktop.desk.think_with(Thoughtless())
    screen = play_on(desktop, match, n)
    screen.deciding.play(match.history[n - 1].move)
    desktop.settle()
    assert [each.move for each in asked(desktop)] == moves(match, other_moves(match, n + 1)[:1])


def test_in_a_puzzle_a_hint_is_the_better_move(desktop: Desktop) -> None:
    match, n = game(), choices(game())[12]
    judged = judged_at(match, Verdict.BETTER, n, 1)
    desktop.desk.think_with(Thoughtless())
    desktop.desk.show(FindBetter(match.record(), judged))
    desktop.run(0.3)
    screen = desktop.desk.screen
    assert isinstance(screen, FindBetterScreen)
    desktop.desk.hear(AskCoach())
    assert screen.finding.shown
    assert screen.inner.coach.shown == moves(match, judged.alike)[0]
    assert "coach.do" not in desktop.widgets()


def before(match: Match, n: int) -> Match:
    """A game as it stood before step ``n``."""
    again = match.again(match.header.seed)
    for step in match.history[: n - 1]:
        again.play(step.move)
    return again


@pytest.mark.parametrize("title", TITLES)
def test_what_the_coach_suggests_is_judged_as_the_review_will_judge_it(
    desktop: Desktop, title: str
) -> None:
    """Whoever did what the coach said was told afterwards that something better was to be had."""
    n = choices(game(title))[12]
    judge = Judge(Judged(Verdict.BEST, 0.5, 0.5))
    desktop.desk.think_with(judge)
    match = desktop.go_on(before(game(title), n)).game.match
    first = asked(desktop)[0].move
    desktop.press_key(keys.ENTER)
    assert match.history[n - 1].move == first
    assert judge.asked == [Judging(Replay(match.record())).decision(n)]


@pytest.mark.parametrize("title", TITLES)
def test_something_better_takes_the_place_of_what_was_thought_of(
    desktop: Desktop, title: str
) -> None:
    n = choices(game(title))[12]
    match = before(game(title), n)
    desktop.desk.think_with(Judge(None))
    desktop.go_on(match)
    thought = [each.move for each in asked(desktop)]
    assert thought, "of what nobody could judge it is told as it was thought of"
    good = tuple(each for each in match.legal_moves() if each not in thought)[-2:]
    told = Judged(Verdict.BETTER, 0.4, 0.5, 0.01, good[0], good, (), (SEARCHED,))
    desktop.desk.think_with(Judge(told))
    desktop.go_on(before(game(title), n))
    found = asked(desktop)
    assert found[0].move == good[0]
    assert {each.move for each in found} <= {*good}
    assert found[0].win == told.best
