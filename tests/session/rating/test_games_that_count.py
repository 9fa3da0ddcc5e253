"""Which records of a family's games count for its ratings, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from game.session.family.history import History
from game.session.family.profiles import Profile
from game.session.family.rating.glicko import DOUBT, VOLATILITY
from game.session.family.rating.progress import Progress, Ratings
from game.session.family.rating.strengths import Strengths
from game.session.family.titles import ANNALS
from game.session.header import Header
from game.session.record import Record, ResultLine, encode_line
from game.session.seats import Seat
from tests.session.games import finished_match

ADA = Profile("00000000000a", "Ada", "red", adopts="Ada")
BEN = Profile("00000000000b", "Ben", "blue")
FAMILY = (ADA, BEN)
USUAL: dict[str, bool | int | str] = {"beginner": False}
BUILDER = Seat("Bruno", "builder", "green", USUAL)


def strengths() -> Strengths:
    found = ANNALS["biomes"].strengths
    assert found is not None
    return found


def person(profile: Profile, start: int = 0, *, hints: bool = True) -> Seat:
    return Seat(profile.name, "human", profile.color, USUAL, profile.id, start, hints)


@dataclass
class House:
    """A family's folder, into which games are put."""

    history: History
    record: Record
    games: int = 0

    def __post_init__(self) -> None:
        self.ratings = Ratings(self.history)

    def plays(
        self,
        *players: Seat,
        scores: tuple[int, ...] = (30, 20),
        seed: int | None = None,
        content: str = "classic",
        position: bool = False,
    ) -> None:
        """Put a finished game there; whoever has most points has won."""
        self.games += 1
        header = msgspec.structs.replace(
            self.record.header,
            players=players,
            seed=self.games if seed is None else seed,
            content=content,
            started=self.games * 1000,
            setup=self.record.header.setup | ({"position": {}} if position else {}),
        )
        self.history.add(f"biomes-{self.games}.cubelog", self._content(header, scores))

    def _content(self, header: Header, scores: tuple[int, ...]) -> bytes:
        best = max(scores)
        winners = tuple(seat for seat, points in enumerate(scores) if points == best)
        result = ResultLine(scores, (0,) * len(scores), winners, finished=True)
        last = msgspec.json.encode({"result": msgspec.to_builtins(result)})
        steps = [msgspec.json.encode(step) for step in self.record.steps[:1]]
        return b"\n".join([encode_line(header).rstrip(b"\n"), *steps, last]) + b"\n"

    def progress(self) -> dict[str, Progress]:
        return dict(self.ratings.of("biomes", strengths(), FAMILY))

    def counted(self, who: str = ADA.id) -> int:
        return self.progress().get(who, Progress()).games


@pytest.fixture
def house(tmp_path: Path) -> House:
    folder = tmp_path / "games"
    folder.mkdir()
    return House(History(tmp_path / "history.db", folder), finished_match().record())


def test_each_game_moves_the_rating(house: House) -> None:
    for _game in range(3):
        house.plays(person(ADA), BUILDER)
    way = house.progress()[ADA.id]
    heights = [rating.strength for rating in way.ratings]
    assert heights == sorted(heights)
    assert heights[0] > strengths().newcomer
    assert [rating.doubt for rating in way.ratings] == sorted(
        (rating.doubt for rating in way.ratings), reverse=True
    )
    assert way.begun == (1000, 2000, 3000)


def test_games_of_a_bare_name_are_those_of_whoever_took_it(house: House) -> None:
    bare = msgspec.structs.replace(person(ADA), profile="")
    stranger = msgspec.structs.replace(bare, name="Cleo")
    house.plays(bare, BUILDER)
    house.plays(stranger, BUILDER)
    assert house.counted() == 1
    assert house.counted("name Cleo") == 1


def test_who_is_taught_is_not_rated(house: House) -> None:
    house.plays(person(ADA), msgspec.structs.replace(BUILDER, agent="sprout:gentle"))
    assert not house.progress()
    house.plays(person(ADA), msgspec.structs.replace(BUILDER, agent="sprout:fighter"))
    assert house.counted() == 1


def test_a_game_from_a_position_does_not_count(house: House) -> None:
    house.plays(person(ADA), BUILDER, position=True)
    assert not house.progress()


def test_a_deal_counts_once_for_whoever_has_seen_it(house: House) -> None:
    house.plays(person(ADA), BUILDER, seed=5)
    house.plays(person(ADA), BUILDER, seed=5)
    assert house.counted() == 1, "the second time it is known"
    house.plays(person(BEN), BUILDER, seed=5)
    assert house.counted(BEN.id) == 1, "it is new to him"
    house.plays(person(ADA), person(BEN), seed=6)
    house.plays(BUILDER, person(BEN), seed=6)
    assert (house.counted(), house.counted(BEN.id)) == (2, 2), "Ben has seen it at Ada's table"
    house.plays(person(ADA), BUILDER, seed=5, content="other")
    assert house.counted() == 3, "another pack is another deal"


def test_a_deal_is_seen_in_a_game_that_does_not_count(house: House) -> None:
    house.plays(person(ADA), BUILDER, seed=5, position=True)
    house.plays(person(ADA), BUILDER, seed=5)
    assert not house.progress()


def test_opponents_nobody_has_measured_say_nothing(house: House) -> None:
    house.plays(person(ADA), msgspec.structs.replace(BUILDER, agent="random"))
    house.plays(person(ADA), person(ADA))
    assert not house.progress()


def test_games_among_themselves_count_for_both(house: House) -> None:
    for _game in range(8):
        house.plays(person(ADA), person(BEN))
    found = house.progress()
    ada, ben = found[ADA.id].ratings[-1], found[BEN.id].ratings[-1]
    assert ada.strength > strengths().newcomer > ben.strength
    house.plays(person(ADA), BUILDER)
    assert house.counted(BEN.id) == 8
    alone = House(house.history, house.record, house.games)
    for _game in range(8):
        alone.plays(msgspec.structs.replace(person(BEN), profile="c" * 12), BUILDER)
    known = alone.progress()["c" * 12].ratings[-1]
    assert ben.doubt > known.doubt, "who meets nobody of the house is less well known"


def test_a_head_start_is_taken_into_account(house: House) -> None:
    """A victory with twenty points given is worth less than one without."""
    house.plays(person(ADA), BUILDER)
    house.plays(person(BEN, 20), BUILDER)
    found = house.progress()
    assert found[ADA.id].ratings[-1].strength > found[BEN.id].ratings[-1].strength
    assert found[BEN.id].ratings[-1].strength > strengths().newcomer


def test_a_head_start_that_was_not_enough_is_a_defeat(house: House) -> None:
    house.plays(person(ADA, 5), BUILDER, scores=(20, 30))
    house.plays(person(BEN), BUILDER, scores=(20, 30))
    found = house.progress()
    assert found[ADA.id].ratings[-1].strength < found[BEN.id].ratings[-1].strength


def test_a_game_of_four_tells_more_than_one_of_two_but_not_three_times(house: House) -> None:
    """Three meetings of half a weight each, against opponents as strong as the newcomer: the slope
    apart, one and a half games."""
    others = [msgspec.structs.replace(BUILDER, name=name, color=name) for name in ("pink", "green")]
    third = msgspec.structs.replace(BUILDER, color="blue")
    house.plays(person(ADA), third, *others, scores=(30, 20, 20, 20))
    four = house.progress()[ADA.id].ratings[-1]
    tables = strengths().tables
    told = 1 / four.doubt**2
    before = 1 / (DOUBT**2 + VOLATILITY**2)
    assert before < told < before + 1.5 * tables[4].slope ** 2 * 0.25 + 1e-9


def test_with_the_coach_at_hand_is_told(house: House) -> None:
    house.plays(person(ADA), BUILDER)
    house.plays(person(ADA, hints=False), BUILDER)
    assert house.progress()[ADA.id].coached == 1


def test_the_order_of_the_files_does_not_matter(house: House, tmp_path: Path) -> None:
    """Games that come later, from another computer, are counted where they belong."""
    for seat in ((30, 20), (20, 30), (30, 20), (20, 20)):
        house.plays(person(ADA), BUILDER, scores=seat)
    before = house.progress()
    entries = house.history.page()
    other = History(tmp_path / "other.db", tmp_path / "none")
    other._put(sorted(entries, key=lambda entry: entry.seats[0].points))
    assert Ratings(other).of("biomes", strengths(), FAMILY) == before


def test_what_is_known_is_reckoned_anew_only_when_something_has_come(
    house: House, tmp_path: Path
) -> None:
    house.plays(person(ADA), BUILDER)
    before = house.ratings.of("biomes", strengths(), FAMILY)
    assert house.ratings.of("biomes", strengths(), FAMILY) is before
    assert house.ratings.of("biomes", strengths(), [BEN]) is not before, "another family"
    house.plays(person(ADA), BUILDER)
    assert house.counted() == 2
    window = House(History(tmp_path / "history.db", tmp_path / "games"), house.record, 10)
    window.plays(person(ADA), BUILDER)
    assert house.counted() == 3, "another window has written"
    house.history.forget(["biomes-1.cubelog"])
    assert house.counted() == 2
