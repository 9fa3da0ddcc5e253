"""``cubewright review`` tells what was better, what was luck, and what is no record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.commands import usage
from game.session.record import Record, encoded
from game.session.reviews.moments import given_away, luck_of, moments, told_elsewhere
from game.session.reviews.review import marked
from tests.cli.test_commands import said
from tests.session.reviews_made import REVIEWS, short_game, short_review

pytestmark = pytest.mark.xdist_group(REVIEWS)


def written(path: Path, record: Record) -> Path:
    """The record as a file."""
    path.write_bytes(encoded(record))
    return path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The short game as a file."""
    return written(tmp_path / "game.cubelog", short_game())


def test_the_whole_review_as_data(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    code, out, err = said(capsys, "review", game, "--json")
    assert (code, err) == (usage.OK, "")
    row, review = json.loads(out), short_review()
    assert (row["title"], row["record"]) == ("towers", review.record)
    assert [each["n"] for each in row["judged"]] == [each.n for each in review.judged]
    elsewhere = told_elsewhere(review.judged)
    for told, each in zip(row["judged"], review.judged, strict=True):
        assert (told["seat"], told["verdict"]) == (each.player + 1, each.verdict)
        assert told["lost"] == pytest.approx(each.lost, abs=1e-4)
        assert told["better"] == each.better
        assert len(told["why_better"]) == len(each.why_better)
        assert told["told_at"] == elsewhere.get(each.n, each).n
    for seat, told in enumerate(row["seats"]):
        own = review.of(seat)
        assert told["seat"] == seat + 1
        assert told["given_away"] == pytest.approx(given_away(own), abs=1e-4)
        assert told["luck"] == pytest.approx(luck_of(own), abs=1e-4)


def test_one_seat_in_words(capsys: pytest.CaptureFixture[str], game: Path) -> None:
    code, out, err = said(capsys, "review", game, "--seat", 2)
    assert (code, err) == (usage.OK, "")
    first, *lines = out.splitlines()
    own = short_review().of(1)
    missed, elsewhere = moments(own), told_elsewhere(own)
    assert first.startswith(f"random 2 (random): {len(own)} decisions, something better in ")
    average = given_away(own) / len(missed)
    assert f"; gave away {len(missed)} x {average:.0%} of the win, luck " in first
    assert len(lines) == 2 * len(marked(own)) > 0
    for each, (played, better) in zip(
        marked(own), zip(lines[::2], lines[1::2], strict=True), strict=True
    ):
        assert played.startswith(f"  step {each.n}, turn {each.turn}: {{")
        assert played.endswith(f", {each.chance:.0%} ({each.verdict})")
        if each.n in elsewhere:
            assert better == f"    the same chance as at step {elsewhere[each.n].n}"
        else:
            assert f", {each.best:.0%} ± " in better


@pytest.mark.parametrize("seat", ["0", "3", "me"])
def test_a_seat_that_there_is_not(
    capsys: pytest.CaptureFixture[str], game: Path, seat: str
) -> None:
    code, out, err = said(capsys, "review", game, "--seat", seat)
    assert (code, out) == (usage.WRONG_USAGE, "")
    assert len(err.splitlines()) == 1


def test_what_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = tmp_path / "none.cubelog"
    code, out, err = said(capsys, "review", missing)
    assert (code, out) == (usage.WRONG_USAGE, "")
    assert str(missing) in err
    missing.write_bytes(b"no record\n")
    code, out, err = said(capsys, "review", missing)
    assert (code, out) == (usage.FOUND_FAULTS, "")
    assert f"{missing}: line 1" in err


def test_a_record_of_a_game_that_never_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = short_game()
    cut = Record(record.header, record.steps[:-1], record.result)
    broken = written(tmp_path / "game.cubelog", cut)
    code, out, err = said(capsys, "review", broken)
    assert (code, out) == (usage.FOUND_FAULTS, "")
    assert "the game is not over here" in err
