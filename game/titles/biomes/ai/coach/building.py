"""Why a building is good on its space, and a characteristic to score (B5, B7, B8.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from game.ai.coach.advice import Reason
from game.rules.biomes import hints
from game.rules.biomes.board import SPACE_INDEX
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Material, Round
from game.rules.biomes.moves import Build, Score, Space
from game.rules.biomes.reckoning import best_points
from game.rules.biomes.view import BiomesView
from game.titles.biomes.ai.coach.boards import (
    best_gain,
    could_build,
    points,
    rounds_to_come,
    trophies,
)
from game.titles.biomes.ai.coach.reasons import told
from game.titles.biomes.ai.coach.timing import is_near, round_ahead

_EMERALD = tuple(Material).index(Material.EMERALD)
Weighed = tuple[float, Reason]
"""A reason and how many points it is about: the more, the more important."""


def build_reasons(view: BiomesView, move: Build) -> Sequence[Reason]:
    """Why to build there, what brings the most points first."""
    building = _building(view, move)
    if building is None:
        return ()
    weighed = [*_scoring(view, building, move), *_trophies(view, building, move)]
    if building.xp:
        weighed.append((building.xp, told("bonus", xp=building.xp)))
    found = [reason for _, reason in sorted(weighed, key=lambda one: -one[0])]
    soon = [reason for reason in found if ("round", _next_round(view)) in reason.values]
    return [
        *found,
        *_rivals(view, building),
        *(_round_near(view) if soon else ()),
        *_saved(view, building, move),
    ]


def build_caution(view: BiomesView, move: Build) -> Reason | None:
    """What building there costs on the board."""
    building = _building(view, move)
    return None if building is None else next(_harm(view, building, move), None)


def _building(view: BiomesView, move: Build) -> Building | None:
    found = hints.tile_at(view, move.cell)
    return found if isinstance(found, Building) else None


def _scoring(view: BiomesView, building: Building, move: Build) -> Iterator[Weighed]:
    """What the building's own characteristics do in the rounds to come (B7.3, B7.6)."""
    seat = view.seat
    after = hints.with_building(view, seat, building.id, move.space)
    names = {Round.A: building.biome, Round.B: building.material, Round.C: building.type}
    beginner = view.players[seat].beginner
    for scoring in rounds_to_come(view):
        name = names[scoring].value
        spaces, worth = hints.scored_spaces(after, seat, scoring, name)
        best = best_points(after, seat, scoring)
        gain = best - best_points(view, seat, scoring)
        if gain > 0:
            code = "spaces" if beginner else "group"
            yield (
                gain,
                told(code, characteristic=name, round=scoring.value, size=len(spaces), gain=gain),
            )
        elif worth > points(view, seat, scoring, name) and worth < best < _one_more(spaces, worth):
            code = "spaces_growing" if beginner else "group_growing"
            yield (
                0.0,
                told(code, characteristic=name, round=scoring.value, size=len(spaces)),
            )


def _one_more(spaces: Collection[Space], worth: int) -> float:
    """What a group would be worth with one space more."""
    return worth + worth / len(spaces)


def _harm(view: BiomesView, building: Building, move: Build) -> Iterator[Reason]:
    """A round that the board could score less in, or the building that it covers (B5.3)."""
    seat = view.seat
    after = hints.with_building(view, seat, building.id, move.space)
    losses = [
        (best_points(view, seat, scoring) - best_points(after, seat, scoring), scoring)
        for scoring in rounds_to_come(view)
    ]
    loss, scoring = max(losses, default=(0, Round.A), key=lambda one: one[0])
    if loss > 0:
        code = "spaces_fewer" if view.players[seat].beginner else "shrinks"
        yield told(code, round=scoring.value, loss=loss)
    covered = view.players[seat].spaces[SPACE_INDEX[move.space]]
    if covered:
        yield told("covers", tile=covered[-1])


def _trophies(view: BiomesView, building: Building, move: Build) -> Iterator[Weighed]:
    """What the space then counts for the trophy mobs owned (B8.2)."""
    seat = view.seat
    after = trophies(hints.with_building(view, seat, building.id, move.space), seat)
    for old, new in zip(trophies(view, seat), after, strict=True):
        gain = new.worth - old.worth
        if gain > 0:
            name = new.characteristic
            yield gain, told("trophy_gain", tile=new.mob.id, characteristic=name, gain=gain)


def _rivals(view: BiomesView, building: Building) -> Iterator[Reason]:
    """The first rival who could build it in his next turn (B5.1)."""
    for rival in range(len(view.players)):
        if rival == view.seat or building not in could_build(view, rival):
            continue
        if best_gain(view, rival, building) > 0:
            yield told("rival_could", rival=rival, tile=building.id)
            break


def _round_near(view: BiomesView) -> Iterator[Reason]:
    ahead = round_ahead(view)
    if ahead and is_near(view, ahead[1]):
        yield told("round_near", round=ahead[0].value, blocks=ahead[1])


def _next_round(view: BiomesView) -> str | None:
    ahead = round_ahead(view)
    return ahead[0].value if ahead else None


def _saved(view: BiomesView, building: Building, move: Build) -> Iterator[Reason]:
    """Emeralds that another payment would have used (B5.2)."""
    most = max(pay[_EMERALD] for pay in hints.payments(view, view.seat, building.id))
    if most > move.pay[_EMERALD]:
        yield told("keeps_emeralds", count=most - move.pay[_EMERALD])


def score_reasons(view: BiomesView, move: Score) -> Sequence[Reason]:
    """What a characteristic brings, if none of the four brings more (B7.3, B7.6)."""
    spaces, worth = hints.scored_spaces(view, view.seat, move.round, move.characteristic)
    best = max(points(view, view.seat, move.round, name) for name in CHARACTERISTICS[move.round])
    if worth < best:
        return ()
    code = "spaces_most" if view.players[view.seat].beginner else "most"
    return [told(code, characteristic=move.characteristic, size=len(spaces), points=worth)]
