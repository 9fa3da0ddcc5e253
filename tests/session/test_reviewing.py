"""A game reviewed in the background: it grows, is taken up again, and survives its processes."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.session.record import Record
from game.session.replay import Replay
from game.session.reviews import process
from game.session.reviews.job import Reviewing
from game.session.reviews.review import VERSION, Verdict
from game.session.reviews.store import Reviews, digest_of
from tests.session.reviews_made import REVIEWS, begun_game, short_game, short_review

pytestmark = pytest.mark.xdist_group(REVIEWS)

PATIENCE_S = 240.0


def waited(
    reviewing: Reviewing, until: Callable[[Reviewing], bool] = lambda one: one.is_over
) -> Reviewing:
    """The review, once it is so far."""
    ends = time.monotonic() + PATIENCE_S
    while not until(reviewing) and not reviewing.is_over:
        reviewing.poll()
        time.sleep(0.01)
        assert time.monotonic() < ends, "nothing came"
    return reviewing


def test_a_review_grows_until_all_of_it_is_judged() -> None:
    reviewing, grown = Reviewing(short_game()), [0.0]
    while not reviewing.is_over:
        if reviewing.poll():
            grown.append(reviewing.progress)
        time.sleep(0.01)
    assert reviewing.failed == ""
    assert reviewing.review == short_review()
    assert reviewing.progress == 1.0
    assert grown == sorted(grown)
    assert len(grown) > 10
    verdicts = [each.verdict for each in reviewing.review.judged]
    assert any(verdict.marked for verdict in verdicts), "one of the two plays anything"
    assert Verdict.BEST in verdicts
    assert not reviewing.poll()


def test_it_is_taken_up_again_from_what_was_kept(tmp_path: Path) -> None:
    """What is known is shown at once, and isn't judged again."""
    path, reviews = tmp_path / "game.cubelog", Reviews(tmp_path)
    path.write_bytes(b"")
    first = waited(Reviewing(begun_game()), lambda one: len(one.review.judged) > 4)
    first.close()
    assert not first.done
    reviews.keep(path, first.review)
    reviews.finish()
    known = Reviews(tmp_path).of(path)
    assert known is not None
    assert [each.n for each in known.judged] == [each.n for each in first.review.judged]
    for each, before in zip(known.judged, first.review.judged, strict=True):
        assert each.verdict == before.verdict
        assert each.chance == pytest.approx(before.chance, abs=FINE)
    told = dict.fromkeys((each.n for each in short_review(begun=True).judged), 0.0)
    marked = msgspec.structs.replace(
        known, judged=tuple(msgspec.structs.replace(each, noise=0.125) for each in known.judged)
    )
    again = Reviewing(begun_game(), marked)
    assert again.review == marked
    assert again.progress > 0
    waited(again)
    assert again.done
    told |= {each.n: each.noise for each in again.review.judged}
    assert [n for n, noise in told.items() if noise == 0.125] == [each.n for each in known.judged]
    by_number = {each.n: each for each in short_review(begun=True).judged}
    for each in again.review.judged:
        assert each.luck == pytest.approx(by_number[each.n].luck, abs=len(by_number) * FINE)


def test_each_decision_says_how_far_the_game_had_come() -> None:
    """As the players count it: before the decision, not after it."""
    replay = Replay(short_game())
    judged = {each.n: each.reached for each in short_review().judged}
    assert judged == {n: replay.reached_at(n - 1) for n in judged}
    changes = [step.n for step in replay.steps if replay.reached_at(step.n) > step.reached]
    assert changes, "a round ends with some step"
    assert any(n in judged for n in changes), "and that step belongs to the round it ends"


def test_what_is_whole_is_not_begun_again() -> None:
    reviewing = Reviewing(begun_game(), short_review(begun=True))
    assert reviewing.done
    assert not reviewing._judges
    assert reviewing.review is not None
    assert reviewing.progress == 1.0


FINE = 0.0001
"""Chances are kept as finely."""


@pytest.mark.parametrize(
    "change",
    [
        {"version": VERSION + 1},
        {"record": digest_of(short_game(seed=4))},
        {"seats": (0,)},
    ],
)
def test_what_was_found_of_another_game_counts_for_nothing(change: dict[str, Any]) -> None:
    known = msgspec.structs.replace(short_review(begun=True), **change)
    reviewing = Reviewing(begun_game(), known, processes=1)
    assert reviewing.review.judged == ()
    assert not reviewing.done
    reviewing.close()


def test_one_seat_may_be_judged_alone() -> None:
    found = waited(Reviewing(begun_game(), seats=(1,), processes=1)).review
    assert found.seats == (1,)
    plain = [msgspec.structs.replace(each, luck=0.0) for each in short_review(begun=True).of(1)]
    assert [msgspec.structs.replace(each, luck=0.0) for each in found.judged] == plain
    assert found.steps == len(plain)


def test_a_lost_process_costs_nothing_but_time() -> None:
    reviewing = waited(Reviewing(begun_game()), lambda one: len(one.review.judged) > 2)
    for judge in reviewing._judges:
        assert judge._process is not None
        judge._process.kill()
    waited(reviewing)
    assert reviewing.failed == ""
    assert reviewing.review == short_review(begun=True)


def test_a_review_whose_processes_are_lost_again_and_again_is_given_up() -> None:
    reviewing = Reviewing(begun_game())
    ends = time.monotonic() + PATIENCE_S
    while not reviewing.is_over and time.monotonic() < ends:
        for judge in reviewing._judges:
            assert judge._process is not None
            judge._process.kill()
        time.sleep(0.05)
        reviewing.poll()
    assert reviewing.failed == "The work ended before its time."
    assert not reviewing._judges


def test_without_processes_a_thread_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: object) -> None:
        del self
        raise OSError("no processes")

    monkeypatch.setattr(SpawnProcess, "start", refused)
    reviewing = waited(Reviewing(begun_game()))
    assert reviewing.failed == ""
    assert reviewing.review == short_review(begun=True)


def test_without_threads_as_well_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise RuntimeError("can't start new thread")

    def no_process(self: object) -> None:
        del self
        raise OSError("no processes")

    monkeypatch.setattr(SpawnProcess, "start", no_process)
    monkeypatch.setattr(process, "Thread", refused)
    reviewing = Reviewing(begun_game())
    assert reviewing.failed == "This computer has no room left to work on it."
    assert not reviewing.poll()


def test_a_record_that_the_rules_refuse_is_told_of() -> None:
    record = begun_game()
    steps = (*record.steps[:4], *record.steps[5:])
    reviewing = waited(Reviewing(dataclasses.replace(record, steps=steps), processes=1))
    assert reviewing.failed == "This game can't be looked back on: it is damaged."


def test_of_a_game_that_was_never_begun_there_is_nothing_to_judge() -> None:
    reviewing = Reviewing(Record(short_game().header))
    assert reviewing.done
    assert not reviewing.poll()
    assert not reviewing._judges
    assert reviewing.review.judged == ()
