"""What lists of kept games say of their deals: told by names first, and by few records."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from game.session.deals import labels as read
from game.session.deals.daily import day_of
from game.session.deals.labels import DAYS, DealLabel, labels
from game.session.kept import stem_of
from game.session.match import Match
from game.session.notes import noted
from game.session.obfuscation import sealed
from game.session.record import SUFFIX
from tests.session.deals.tables import dealt, keep, over

DAY = date(2026, 12, 20)
NOON = int(datetime(2026, 12, 20, 12).timestamp())
AGAIN = DealLabel(again=True)


def wait(match: Match, saves: Path) -> Path:
    """Keep an unfinished game as the shelf does: sealed, with its note."""
    path = saves / f"{stem_of(match.header)}{SUFFIX}"
    path.write_bytes(noted(sealed(match.record_bytes()), match.note(1.0)))
    return path


def of_day(begun: int = NOON, first: int | None = None, title: str = "towers") -> Match:
    """A game of the day's deal, or one that differs in who begins."""
    day = day_of(title, DAY)
    plain = dealt(title, day.seed, begun=begun)
    first = day.first_player if first is None else first
    game = (title, plain.content, plain.seats, day.seed)
    return Match.new(*game, first_player=first, clock=lambda: begun)


def test_a_later_game_of_a_deal_is_known_as_such(tmp_path: Path) -> None:
    paths = [
        keep(over(each), tmp_path)
        for each in (dealt(begun=300), dealt(name="Jonas", begun=200), dealt(seed=6, begun=400))
    ]
    damaged = tmp_path / f"{stem_of(dealt(begun=500).header)}{SUFFIX}"
    damaged.write_text("damaged")
    assert labels([*paths, damaged]) == {paths[0].name: AGAIN}
    assert labels(paths[:1], paths) == {paths[0].name: AGAIN}, "its first game is on no page"
    assert labels(paths[1:], paths) == {}


def test_games_of_one_seed_that_were_dealt_otherwise_are_no_repetition(tmp_path: Path) -> None:
    one, other = over(dealt(begun=1)), dealt(begun=2)
    game = ("towers", other.content, other.seats, 5)
    other = Match.new(*game, first_player=1, clock=lambda: 2)
    assert labels([keep(one, tmp_path), keep(over(other), tmp_path)]) == {}


def test_games_that_wait_are_found_in_their_seals(tmp_path: Path) -> None:
    """Lists of them said nothing of their deals."""
    first = keep(over(dealt(begun=100)), tmp_path / "games")
    waits = wait(dealt(name="Jonas", begun=200), tmp_path)
    assert labels([waits], [first]) == {waits.name: AGAIN}


def test_a_days_deal_is_known_by_its_day(tmp_path: Path) -> None:
    waits, over_again = wait(of_day(), tmp_path), keep(over(of_day(NOON + 60)), tmp_path / "games")
    found = labels([waits, over_again])
    assert found[waits.name] == DealLabel(day=DAY)
    assert found[over_again.name] == DealLabel(again=True, day=DAY)


@pytest.mark.parametrize(("later", "known"), [(-1, True), (DAYS, True), (-2, False)])
def test_a_days_deal_is_looked_for_around_its_day(tmp_path: Path, later: int, known: bool) -> None:
    begun = int((datetime(2026, 12, 20, 12) + timedelta(later)).timestamp())
    path = keep(over(of_day(begun)), tmp_path)
    assert bool(labels([path])) == known


def test_a_days_number_dealt_otherwise_is_not_its_deal(tmp_path: Path) -> None:
    other = 1 - day_of("towers", DAY).first_player
    assert labels([wait(of_day(first=other), tmp_path)]) == {}


def test_of_many_games_only_those_are_opened_that_may_be_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [keep(over(dealt(seed=seed, begun=seed)), tmp_path) for seed in range(1, 6)]
    opened = list[Path]()
    monkeypatch.setattr(read, "_deal", opened.append)
    assert labels(paths) == {}
    assert opened == []
