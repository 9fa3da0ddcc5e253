"""Making a decision anew: it stands as it stood, one seat decides, and what is right is told."""

from __future__ import annotations

import msgspec
import pytest

from game.ai.coach.advice import SEARCHED, Reason, said_of
from game.ai.thinking import Candidate, Thoughts
from game.ai.titles import BRAINS
from game.rules.core import Move
from game.session.record import RecordError
from game.session.replay import Replay
from game.session.reviews.finding import Answer, Finding, Opinion, opinion_of
from game.session.reviews.review import Judgement
from game.session.seats import COLORS, HUMAN, Seat
from tests.session.reviews.own_games import choices, game, judgement, other_moves, played

TITLES = ("biomes", "towers", "brewery")


def finding(title: str = "biomes", at: int = 10) -> Finding:
    match = game(title)
    return Finding(match.record(), judgement(match, choices(match)[at]))


@pytest.mark.parametrize("title", TITLES)
def test_it_stands_as_it_stood(title: str) -> None:
    replay, own = Replay(game(title).record()), choices(game(title))
    for at in (0, len(own) // 2, -1):
        found = finding(title, at)
        n = found.judged.n
        assert found.match.actor == found.seat
        assert found.match.state_view(found.seat) == replay.view_at(n - 1, found.seat)
        assert found.then == replay.step_to(n).move
        assert found.better in found.match.legal_moves()
        assert not found.match.history


def test_nobody_else_decides_and_no_curtain_falls() -> None:
    """Towers hides cards: a second person at the table would put a curtain over it."""
    seats = tuple(Seat(name, HUMAN, COLORS[at]) for at, name in enumerate(("Ada", "Ben", "Cleo")))
    match = played("towers", seats)
    found = Finding(match.record(), judgement(match, choices(match, 1)[4]))
    assert [each.is_human for each in found.match.seats] == [False, True, False]
    assert [each.name for each in found.match.seats] == ["Ada", "Ben", "Cleo"]


def test_what_is_right_is_what_the_review_names() -> None:
    match, n = game(), choices(game())[12]
    others = other_moves(match, n)
    judged = msgspec.structs.replace(judgement(match, n), alike=tuple(others[:2]))
    found = Finding(match.record(), judged)

    def move(data: dict[str, object]) -> Move:
        return match.rules.move_from_data(match.content, data, "")

    assert found.better == move(others[0])
    assert found.answer(move(others[1])) is Answer.RIGHT
    assert found.answer(found.then) is Answer.THEN
    assert found.answer(move(others[2])) is Answer.UNKNOWN


def test_what_it_does_not_name_is_right_within_the_noise() -> None:
    found = finding()
    assert found.judged.lost == pytest.approx(0.1)
    assert found.is_right(Opinion(0.50, 0.505, 0.001))
    assert found.is_right(Opinion(0.46, 0.50, 0.02))
    assert not found.is_right(Opinion(0.46, 0.50, 0.01))
    assert not found.is_right(Opinion(0.44, 0.50, 0.09)), "as far from the best as what was played"


@pytest.mark.parametrize("title", TITLES)
def test_a_try_is_judged_from_what_its_seat_knew(title: str) -> None:
    found = finding(title, -2)
    move = found.match.legal_moves()[-1]
    asked = found.asked(move)
    assert asked.view == found.match.state_view(found.seat)
    assert asked.move == move
    small = opinion_of(asked)
    assert opinion_of(asked) == small, "always alike"
    assert 0 <= small.chance <= small.best + 1e-9 <= 1 + 1e-9


@pytest.mark.parametrize(
    ("wrong", "shown", "known"), [(0, False, True), (1, False, False), (0, True, False)]
)
def test_known_is_what_was_right_at_once(*, wrong: int, shown: bool, known: bool) -> None:
    found = finding()
    before = found.over
    found.wrong, found.shown, found.found = wrong, shown, found.better
    assert (before, found.over, found.known) == (False, True, known)


def test_trying_changes_nothing_until_it_is_played() -> None:
    found = finding()
    before = found.match.state_view(found.seat)
    assert found.better is not None
    found.teaches(found.better)
    found.answer(found.better)
    assert found.match.state_view(found.seat) == before


@pytest.mark.parametrize("change", [{"n": 0}, {"n": 9999}, {"alike": ({"type": "fly"},)}])
def test_what_is_no_decision_of_the_record_is_refused(change: dict[str, object]) -> None:
    match = game()
    judged: Judgement = msgspec.structs.replace(judgement(match, choices(match)[0]), **change)
    with pytest.raises(RecordError):
        Finding(match.record(), judged)


@pytest.mark.parametrize("title", TITLES)
def test_what_speaks_against_the_better_move_is_what_a_hint_would_tell(title: str) -> None:
    """A review has it as the last of its reasons, and doesn't say which these are."""
    match, cautions = game(title), 0
    rules, content, replay = match.rules, match.content, Replay(match.record())
    for n in choices(match):
        for better in other_moves(match, n)[:12]:
            guide = BRAINS[title].guide(replay.view_at(n - 1, 0))
            move = rules.move_from_data(content, better, "")
            if guide.caution(move) is not None:
                candidates = (Candidate(move, 99, 0.5, 0.0),)
                said = said_of(guide, candidates[0], Thoughts(candidates, (), 99))
                told = {"better": better, "alike": (better,), "why_better": said}
                judged = msgspec.structs.replace(judgement(match, n), **told)
                reasons, caution = Finding(match.record(), judged).why(move)
                assert caution == guide.caution(move)
                assert (*reasons, caution) == said
                cautions += 1
                break
        if cautions > 3:
            break
    assert cautions


@pytest.mark.parametrize("title", TITLES)
def test_of_another_right_move_its_own_reasons_are_told(title: str) -> None:
    """Those of the better move stood below it, and spoke of something else."""
    match, spoken = game(title), 0
    other = Reason("of the better move", "")
    for n in choices(match)[::3]:
        judged = judgement(match, n)
        told = {"alike": tuple(other_moves(match, n)[:4]), "why_better": (other,)}
        found = Finding(match.record(), msgspec.structs.replace(judged, **told))
        guide = BRAINS[title].guide(found.match.state_view(found.seat))
        assert found.better is not None
        assert found.told == found.better
        assert found.why(found.better)[0] == (other,)
        for move in found.match.legal_moves():
            if found.answer(move) is not Answer.RIGHT or move == found.better:
                continue
            found.found = move
            assert found.told == move
            reasons, caution = found.why(move)
            assert reasons
            assert {*reasons} <= {*guide.reasons(move), SEARCHED}
            assert caution == guide.caution(move)
            spoken += SEARCHED not in reasons
    assert spoken


def test_what_a_try_is_worth_is_told_in_the_figures_of_the_review() -> None:
    found = finding()  # 40 % then, 50 % best
    assert found.worth(Opinion(0.64, 0.70, 0.01)) == pytest.approx(0.44)
    assert found.is_better(Opinion(0.64, 0.70, 0.01))
    assert found.worth(Opinion(0.30, 0.50, 0.01)) == pytest.approx(0.30)
    assert not found.is_better(Opinion(0.30, 0.50, 0.01))
    assert found.worth(Opinion(0.0, 0.70, 0.01)) == 0.0
    for chance in (0.38, 0.42):
        unsure = Opinion(chance, 0.50, 0.03)
        assert found.worth(unsure) == found.judged.chance, "nobody can tell it from that"
        assert not found.is_better(unsure)
