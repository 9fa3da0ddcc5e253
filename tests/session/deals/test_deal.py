"""A deal is all that isn't decided by who plays: the same one lays the same table, everywhere."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from game.rules.registry import TITLES
from game.session.deals.deal import Deal, deal_of, laid_out, refusal
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.titles import plain, play_of
from tests.session.deals.tables import dealt, over


def _game(title: str, seats: int, seed: int, first: int | None = None) -> Match:
    people = [Seat(f"Player {n}", "random", COLORS[n]) for n in range(seats)]
    return Match.new(title, play_of(title).load("classic"), people, seed, first_player=first)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("title", TITLES)
def test_a_deal_lays_the_table_as_its_game_had_it(title: str, seats: int) -> None:
    for seed in range(6):
        header = _game(title, seats, seed).header
        deal = deal_of(header)
        assert deal is not None
        assert laid_out(deal) == plain(header.setup)
        assert refusal(deal, header) == ""
        again = _game(title, seats, seed, deal.first_player)
        assert deal_of(again.header) == deal
        assert again.header.setup == header.setup


@pytest.mark.parametrize("title", TITLES)
def test_played_alike_it_goes_on_alike_and_ends_alike(title: str) -> None:
    """Chance to come and what opponents think with follow from the deal as well."""
    one, other = over(dealt(title)), over(dealt(title, name="Jonas", begun=200))
    assert one.record().steps == other.record().steps
    assert one.outcome == other.outcome


@pytest.mark.parametrize("title", TITLES)
def test_everything_that_is_of_the_deal_makes_another_one(title: str) -> None:
    deal = deal_of(dealt(title).header)
    assert deal is not None
    options = {name: not value for name, value in deal.options.items() if isinstance(value, bool)}
    others = [
        replace(deal, seed=deal.seed + 1),
        replace(deal, first_player=1),
        replace(deal, seats=3),
        replace(deal, pack="orchard"),
        replace(deal, digest="sha256:0"),
        *([replace(deal, options={**deal.options, **options})] if options else []),
    ]
    assert deal not in others
    assert len({each.key for each in (deal, *others)}) == len(others) + 1


def test_who_plays_is_not_of_the_deal() -> None:
    one, other = dealt(name="Mira"), dealt(name="Jonas", begun=900)
    assert deal_of(one.header) == deal_of(other.header)


def test_a_game_that_began_in_a_position_was_dealt_by_nobody() -> None:
    match = dealt()
    play = play_of("towers")
    position = play.position(match.snapshot())
    placed = Match.placed("towers", match.content, match.seats, position, 5)
    assert deal_of(placed.header) is None


def test_what_has_changed_since_is_told() -> None:
    header = dealt().header
    deal = deal_of(header)
    assert isinstance(deal, Deal)
    assert "changed" in refusal(replace(deal, digest="sha256:other"))
    assert "gone" in refusal(replace(deal, pack="gone"))
    other = msgspec.structs.replace(header, setup={**header.setup, "deck": []})
    assert "Another version" in refusal(deal, other)


def test_what_a_seat_has_set_is_not_of_the_deal() -> None:
    """A child who scores as a beginner gets the same cube."""
    content = play_of("biomes").load("classic")
    setups = []
    for beginner in (False, True):
        seats = [
            Seat("Mira", "human", "red", {"beginner": beginner}),
            Seat("Pip", "sprout", "blue"),
        ]
        header = Match.new("biomes", content, seats, 9, first_player=0).header
        deal = deal_of(header)
        assert deal is not None
        assert refusal(deal, header) == ""
        setups.append((deal, plain(header.setup)))
    assert setups[0] == setups[1]
