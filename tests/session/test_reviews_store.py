"""Reviews are kept with their games, and cost nothing where a disk refuses them."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from game.reading import read_file
from game.session.reviews import store
from game.session.reviews.review import VERSION, Judgement, Review, Verdict
from game.session.reviews.store import AT_HAND, Reviews, digest_of
from game.session.saves import SaveStore
from tests.session.faults import FailingDisk
from tests.session.games import finished_match
from tests.session.reviews_made import review_of, short_game


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three games."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name in "abc":
        (folder / f"{name}.cubelog").write_bytes(b"{}\n")
    return folder


def test_what_was_kept_is_found_again(games: Path) -> None:
    reviews, path = Reviews(games), games / "a.cubelog"
    assert reviews.of(path) is None
    reviews.keep(path, review_of(1))
    assert reviews.of(path) == review_of(1)
    reviews.finish()
    assert Reviews(games).of(path) == review_of(1)
    reviews.keep(path, review_of(2))
    reviews.finish()
    assert reviews.of(path) == Reviews(games).of(path) == review_of(2)


def test_chances_are_kept_as_finely_as_a_search_can_tell_and_small(games: Path) -> None:
    judged = Judgement(
        n=1, turn=1, player=0, verdict=Verdict.BETTER, chance=1 / 3, best=2 / 3, lost=1 / 3
    )
    review = Review(steps=200, judged=tuple(replace(judged, n=n + 1) for n in range(200)))
    reviews, path = Reviews(games), games / "a.cubelog"
    reviews.keep(path, review)
    reviews.finish()
    kept = Reviews(games).of(path)
    assert kept is not None
    assert len(kept.judged) == 200
    for each in kept.judged:
        assert (each.chance, each.best, each.lost) == (0.3333, 0.6667, 0.3333)
    (file,) = reviews.folder.iterdir()
    assert file.stat().st_size * 6 < len(msgspec.json.encode(review))


def test_all_are_told_by_where_their_games_lie(games: Path) -> None:
    reviews = Reviews(games)
    for number, name in enumerate("cab"):
        reviews.keep(games / f"{name}.cubelog", review_of(number))
    reviews.finish()
    (games / "c.cubelog").unlink()
    expected = {games / "a.cubelog": review_of(1), games / "b.cubelog": review_of(2)}
    assert reviews.all() == Reviews(games).all() == expected


def test_another_window_sees_what_is_new(games: Path) -> None:
    one, other, path = Reviews(games), Reviews(games), games / "a.cubelog"
    one.keep(path, review_of(1))
    one.finish()
    assert other.of(path) == review_of(1)
    one.keep(path, review_of(22))
    one.finish()
    assert other.of(path) == review_of(22)


def test_only_the_reviews_asked_for_last_are_held(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [games / f"{number}.cubelog" for number in range(AT_HAND + 1)]
    first, writer = Reviews(games), Reviews(games)
    for number, path in enumerate(paths):
        path.write_bytes(b"{}\n")
        writer.keep(path, review_of(number))
    writer.finish()
    read: list[str] = []

    def reads(file: Path, most: int) -> bytes:
        read.append(file.name.partition(".")[0])
        return read_file(file, most)

    monkeypatch.setattr(store, "read_file", reads)
    *held, last = paths
    for _ in range(2):
        assert [first.of(path) for path in held] == list(map(review_of, range(AT_HAND)))
    assert read == ["0", "1", "2", "3"], "none of them is read again"
    assert first.of(paths[0]) == review_of(0)
    assert first.of(last) == review_of(AT_HAND)
    assert first.of(paths[0]) == review_of(0)
    assert read == ["0", "1", "2", "3", "4"], "the one that was asked for last is still held"
    assert first.of(paths[1]) == review_of(1)
    assert read == ["0", "1", "2", "3", "4", "1"], "the oldest one has gone"


def test_a_game_that_is_forgotten_takes_its_review_along(games: Path) -> None:
    reviews, path = Reviews(games), games / "a.cubelog"
    reviews.keep(path, review_of(1))
    reviews.forget(path)
    assert reviews.of(path) is None
    assert Reviews(games).all() == {}
    reviews.forget(path)


def test_reviews_of_games_that_went_without_us_are_cleared_away(games: Path) -> None:
    reviews = Reviews(games)
    reviews.keep(games / "a.cubelog", review_of(1))
    reviews.finish()
    (games / "a.cubelog").unlink()
    later = Reviews(games)
    later.keep(games / "b.cubelog", review_of(2))
    later.finish()
    assert [file.name for file in later.folder.iterdir()] == ["b.cubelog.review"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"version": 1}',
        b'{"version": 1, "review": {"judged": [{"n": "one"}]}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_review_is_made_anew(games: Path, content: bytes) -> None:
    reviews, path = Reviews(games), games / "a.cubelog"
    reviews.keep(path, review_of(1))
    reviews.finish()
    (file,) = reviews.folder.iterdir()
    file.write_bytes(content)
    assert reviews.of(path) is None
    assert reviews.all() == {}
    reviews.keep(path, review_of(2))
    reviews.finish()
    assert Reviews(games).of(path) == review_of(2)


@pytest.mark.parametrize("version", [0, VERSION + 1])
def test_what_was_judged_in_another_way_is_none_of_ours(games: Path, version: int) -> None:
    reviews, path = Reviews(games), games / "a.cubelog"
    reviews.keep(path, msgspec.structs.replace(review_of(1), version=version))
    reviews.finish()
    assert Reviews(games).of(path) is None


def test_a_disk_that_refuses_costs_no_more_than_the_review(games: Path) -> None:
    path, refused = games / "a.cubelog", 0
    for step in range(40):
        with pytest.MonkeyPatch.context() as patch:
            reviews = Reviews(games)
            disk = FailingDisk(patch, step, errno.EIO, lasts=True)
            reviews.keep(path, review_of(step))
            reviews.finish()
            assert reviews.of(path) in (review_of(step), None)
        refused += bool(disk.fired)
        found = Reviews(games).of(path)
        assert found is None or isinstance(found, Review)
        if not disk.fired:
            assert found == review_of(step)
            break
    assert refused > 5


def test_a_deleted_game_has_no_review_any_more(tmp_path: Path) -> None:
    store = SaveStore(tmp_path / "saves")
    match = finished_match()
    store.autosave(match)
    (game,) = store.finished()
    store.reviews.keep(game.path, review_of(1))
    store.reviews.finish()
    assert [each.path for each in store.finished()] == [game.path]
    assert store.tidy() == ""
    store.discard(game.path)
    assert store.finished() == []
    assert not list(store.reviews.folder.iterdir())
    store.close()


def test_a_game_is_known_by_what_was_done_and_not_by_names() -> None:
    record = short_game()
    header = record.header
    renamed = tuple(msgspec.structs.replace(each, name="Ada") for each in header.players)
    other = msgspec.structs.replace(header, players=renamed, app="9.9")
    assert digest_of(type(record)(other, record.steps)) == digest_of(record)
    assert digest_of(type(record)(header, record.steps[:-1])) != digest_of(record)
    dealt = msgspec.structs.replace(header, seed=header.seed + 1)
    assert digest_of(type(record)(dealt, record.steps)) != digest_of(record)
    assert digest_of(short_game(seed=4)) != digest_of(record)
