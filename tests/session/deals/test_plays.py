"""Whose games a deal was, which of them count, where two part, and how one went."""

from __future__ import annotations

from pathlib import Path

from game.session.deals.deal import deal_of
from game.session.deals.parting import PARTS, leads, parting
from game.session.deals.plays import begun, firsts, plays_of
from game.session.kept import stem_of
from game.session.obfuscation import sealed
from game.session.record import SUFFIX
from game.session.replay import Replay
from tests.session.deals.tables import dealt, keep, over


def test_the_games_of_a_deal_are_found_among_others(tmp_path: Path) -> None:
    mine = over(dealt(begun=300))
    names = [
        keep(each, tmp_path).name
        for each in (mine, over(dealt(name="Jonas", begun=200)), over(dealt(seed=6, begun=400)))
    ]
    (tmp_path / f"{stem_of(dealt(begun=500).header)}{SUFFIX}").write_text("damaged")
    deal = deal_of(mine.header)
    assert deal is not None
    assert [play.path.name for play in plays_of(deal, tmp_path)] == [names[1], names[0]]
    assert plays_of(deal, tmp_path / "nowhere") == ()


def test_what_waits_is_found_in_its_seal(tmp_path: Path) -> None:
    match = dealt()
    deal = deal_of(match.header)
    assert deal is not None
    assert begun(deal, tmp_path) is None
    path = tmp_path / f"{stem_of(match.header)}{SUFFIX}"
    path.write_bytes(sealed(match.record_bytes()))
    assert begun(deal, tmp_path) == path
    assert plays_of(deal, tmp_path) == ()


def test_the_first_of_everybody_counts(tmp_path: Path) -> None:
    games = [("Mira", 1), ("Jonas", 2), ("Mira", 3), ("Lotte", 4), ("Jonas", 5)]
    matches = [over(dealt(name=name, begun=begun)) for name, begun in games]
    for match in matches:
        keep(match, tmp_path)
    deal = deal_of(matches[0].header)
    assert deal is not None
    plays = plays_of(deal, tmp_path)
    assert [play.record.header.started for play in firsts(plays)] == [1, 2, 4]


def test_two_games_part_where_somebody_first_does_something_else() -> None:
    one, alike = over(dealt()).record(), over(dealt(name="Jonas")).record()
    assert parting(one, alike) == 0
    other = over(dealt(), "random").record()
    at = parting(one, other)
    assert one.steps[: at - 1] == other.steps[: at - 1]
    assert one.steps[at - 1].action != other.steps[at - 1].action
    assert one.steps[at - 1].player == 0, "the person: opponents think alike until then"


def test_a_game_that_goes_on_longer_parts_where_the_other_ends() -> None:
    match = dealt()
    match.play(match.legal_moves()[0])
    before = match.record()
    match.play(match.legal_moves()[0])
    assert parting(before, match.record()) == 2


def test_how_a_game_went_ends_as_its_result() -> None:
    match = over(dealt())
    outcome = match.outcome
    assert outcome is not None
    for seat in (0, 1):
        course = leads(Replay(match.record()), seat)
        own, other = outcome.scores[seat], outcome.scores[1 - seat]
        assert len(course) == PARTS
        assert set(course) <= {-1, 0, 1}
        assert course[-1] == (own > other) - (own < other)
    mine, theirs = (leads(Replay(match.record()), seat) for seat in (0, 1))
    assert mine == tuple(-each for each in theirs)
