"""What boards are worth as they stand, and what a building would change: exact, no estimates."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.biomes import hints
from game.rules.biomes.board import SPACES
from game.rules.biomes.catalogue import (
    CHARACTERISTICS,
    Building,
    Mob,
    Round,
    find_tile,
)
from game.rules.biomes.moves import Cell
from game.rules.biomes.overworld import STACK_CELLS, touched
from game.rules.biomes.payment import missing, packed
from game.rules.biomes.reckoning import best_points, has_to_score
from game.rules.biomes.view import BiomesView


@dataclass(frozen=True, slots=True)
class TrophyCount:
    """A trophy mob and the spaces that it counts on a board (B8.2)."""

    mob: Mob
    characteristic: str
    count: int

    @property
    def worth(self) -> int:
        """The points it would give now."""
        return self.count * self.mob.bonus


@dataclass(frozen=True, slots=True)
class Wanted:
    """A building in sight that would bring ``gain`` points, and the blocks still lacking."""

    building: Building
    cell: Cell
    gain: int
    lacking: int


def rounds_to_come(view: BiomesView) -> tuple[Round, ...]:
    """The rounds not scored yet."""
    return tuple(scoring for scoring in Round if scoring not in view.scored_rounds)


def points(view: BiomesView, seat: int, scoring: Round, characteristic: str) -> int:
    """What a seat would score with a characteristic in the round ``scoring`` now (B7.3, B7.6)."""
    return hints.scored_spaces(view, seat, scoring, characteristic)[1]


def trophy_count(view: BiomesView, seat: int, mob: Mob) -> TrophyCount | None:
    """What a seat's board is worth to a trophy mob; None for an extra-action mob (B6.8)."""
    for scoring in Round:
        if mob.trophy in CHARACTERISTICS[scoring]:
            count = hints.count_spaces(view, seat, scoring, mob.trophy)
            return TrophyCount(mob, mob.trophy, count)
    return None


def trophies(view: BiomesView, seat: int) -> list[TrophyCount]:
    """The trophy mobs that a seat owns (B8.2)."""
    mobs = (find_tile(view.catalogue, tile) for tile in view.players[seat].mobs)
    counts = (trophy_count(view, seat, mob) for mob in mobs if isinstance(mob, Mob))
    return [count for count in counts if count is not None]


def promise(view: BiomesView, seat: int) -> int:
    """A seat's points, with those of the rounds to come and of its trophies as its board stands."""
    due = [scoring for scoring in Round if has_to_score(view, seat, scoring)]
    rounds = sum(best_points(view, seat, scoring) for scoring in due)
    return view.players[seat].xp + rounds + sum(trophy.worth for trophy in trophies(view, seat))


def best_gain(view: BiomesView, seat: int, building: Building) -> int:
    """The points that a building would add on its best space, its own included (B5.4)."""
    after = max(
        promise(hints.with_building(view, seat, building.id, space), seat) for space in SPACES
    )
    return after - promise(view, seat) + building.xp


def could_build(view: BiomesView, seat: int) -> list[Building]:
    """The buildings in sight that a seat could go to, pay and build in one turn (B2.1, B5.1)."""
    near = {cell for crossing in hints.reachable(view, seat) for cell in touched(crossing)}
    found = [hints.tile_at(view, cell) for cell in STACK_CELLS if cell in near]
    return [
        tile for tile in found if isinstance(tile, Building) and hints.payments(view, seat, tile.id)
    ]


def wanted(view: BiomesView, seat: int) -> tuple[Wanted, ...]:
    """The buildings in sight that would bring a seat points, the nearest to being paid first."""
    supply = packed(view.players[seat].supply)
    found = []
    for cell in STACK_CELLS:
        building = hints.tile_at(view, cell)
        if isinstance(building, Building):
            gain = best_gain(view, seat, building)
            if gain > 0:
                found.append(Wanted(building, cell, gain, missing(packed(building.cost), supply)))
    return tuple(sorted(found, key=lambda one: (one.lacking, -one.gain, one.cell)))
