"""What a building would change in every scoring still to come: groups made, groups broken."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Round
from game.rules.biomes.hints import scored_spaces, trophy_points, with_building
from game.rules.biomes.moves import Space
from game.rules.biomes.view import BiomesView


class CountedGroup(NamedTuple):
    """The spaces of a characteristic that would count, and their points (B7.3, B7.6)."""

    spaces: tuple[Space, ...]
    points: int


class Change(NamedTuple):
    """A characteristic that would count otherwise than now."""

    characteristic: str
    before: CountedGroup
    after: CountedGroup

    @property
    def gain(self) -> int:
        """Points won; below 0 for points lost."""
        return self.after.points - self.before.points

    @property
    def lost(self) -> tuple[Space, ...]:
        """The spaces that count now and would no longer, if points are lost."""
        gone = (space for space in self.before.spaces if space not in self.after.spaces)
        return tuple(gone) if self.gain < 0 else ()


class RoundOutlook(NamedTuple):
    """A round to come: its best choice now and after, and all that changes, gains first."""

    round: Round
    before: int
    after: int
    changes: tuple[Change, ...]

    @property
    def gain(self) -> int:
        """Points won by the best choice; below 0 for points lost."""
        return self.after - self.before


class Brought(NamedTuple):
    """All that a building brings on a space: each round to come, its own XP, trophies.

    ``trophies``: what they would bring now and then (B8.2).
    """

    rounds: tuple[RoundOutlook, ...]
    at_once: int
    trophies: tuple[int, int]

    @property
    def total(self) -> int:
        """XP more, if everything were scored now: the one number that is told of a building."""
        before, after = self.trophies
        return sum(each.gain for each in self.rounds) + self.at_once + after - before

    @property
    def lost(self) -> tuple[Space, ...]:
        """The spaces that would no longer count in the next round to come, where points go."""
        changes = (change for each in self.rounds[:1] for change in each.changes)
        return tuple(dict.fromkeys(space for change in changes for space in change.lost))


def brought(view: BiomesView, seat: int, tile: Building, space: Space) -> Brought:
    """What the building ``tile`` brings on a space of the board of ``seat`` (B5.3, B5.4, B7)."""
    after = with_building(view, seat, tile.id, space)
    prizes = trophy_points(view, seat), trophy_points(after, seat)
    return Brought(outlooks(view, after, seat), tile.xp, prizes)


def outlooks(before: BiomesView, after: BiomesView, seat: int) -> tuple[RoundOutlook, ...]:
    """What the board of ``seat`` scores in each round still to come, now and then (B7)."""
    return tuple(
        _outlook(before, after, seat, round_)
        for round_ in Round
        if round_ not in before.scored_rounds
    )


def _outlook(before: BiomesView, after: BiomesView, seat: int, round_: Round) -> RoundOutlook:
    groups = [
        Change(
            name,
            CountedGroup(*scored_spaces(before, seat, round_, name)),
            CountedGroup(*scored_spaces(after, seat, round_, name)),
        )
        for name in CHARACTERISTICS[round_]
    ]
    changes = sorted((each for each in groups if each.gain), key=lambda each: -each.gain)
    best_before = max(each.before.points for each in groups)
    best_after = max(each.after.points for each in groups)
    return RoundOutlook(round_, best_before, best_after, tuple(changes))
