"""Why a crossing is worth going to: what it touches, what it turns up, where it leads (B4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.coach.advice import Reason
from game.ai.coach.shares import hundredths
from game.rules.biomes import hints
from game.rules.biomes.catalogue import Mob, find_weapon
from game.rules.biomes.moves import Cell, Crossing, Explore
from game.rules.biomes.overworld import CROSSINGS, STACK_CELLS, STEPS, steps_between, touched
from game.rules.biomes.view import ActionKind, BiomesView
from game.titles.biomes.ai.coach.boards import Wanted, trophy_count
from game.titles.biomes.ai.coach.building import Weighed
from game.titles.biomes.ai.coach.reasons import WORTH_SAYING, told

_LATER = 0.7
"""What is left of a prospect that must wait for a turn to come."""
_TILE, _TOKEN = 0.9, 0.5
"""What a tile or weapon turned up is about, in points, beside known prospects."""
_HEART = 0.4
"""What a heart of a weapon is about."""
_HALFWAY = 0.4
"""What is left of a prospect that is one more exploration away."""
_STAYING = 0.1
"""What is left of a prospect that is at hand anyhow."""
_SOON = 2
"""A building that lacks more blocks is no reason to go there."""


def explore_reasons(view: BiomesView, move: Explore, wants: Sequence[Wanted]) -> Sequence[Reason]:
    """Why to go there, the most important first, each kind of reason once."""
    weighed = [
        *_turned_up(view, move.to),
        *_buildings(view, move.to, wants),
        *_mobs(view, move.to),
        *_weapons(view, move.to),
        *_ahead(view, move.to, wants),
    ]
    weighed.sort(key=lambda one: one[0])
    best = {reason.code: (weight, reason) for weight, reason in weighed}
    return [reason for _, reason in sorted(best.values(), key=lambda one: -one[0])]


def _turned_up(view: BiomesView, to: Crossing) -> Iterator[Weighed]:
    hidden = hints.hidden_beside(view, to)
    tiles = sum(cell in STACK_CELLS for cell in hidden)
    tokens = len(hidden) - tiles
    weight = _TILE * tiles + _TOKEN * tokens
    if tiles and tokens:
        yield weight, told("turns_up_both", tiles=tiles, tokens=tokens)
    elif tiles:
        yield weight, told("turns_up_tiles", tiles=tiles)
    elif tokens:
        yield weight, told("turns_up_tokens", tokens=tokens)


def _reached(view: BiomesView, to: Crossing) -> list[Cell]:
    """The cells that the crossing touches and the one before did not."""
    before = touched(view.players[view.seat].crossing)
    return [cell for cell in touched(to) if cell not in before]


def _in_this_turn(view: BiomesView, kind: ActionKind) -> bool:
    """Whether an action of the kind may still follow the exploration in this turn (B2.1)."""
    return not view.extra and view.actions_left > 1 and kind not in view.done


def _buildings(view: BiomesView, to: Crossing, wants: Sequence[Wanted]) -> Iterator[Weighed]:
    cells = _reached(view, to)
    for want in wants:
        if want.cell not in cells:
            continue
        tile = want.building.id
        if want.lacking > _SOON:
            continue
        if want.lacking:
            weight = _LATER * want.gain / (1 + want.lacking)
            yield weight, told("build_soon", tile=tile, lacking=want.lacking)
        elif _in_this_turn(view, ActionKind.BUILD):
            yield want.gain, told("build_next", tile=tile)
        else:
            yield _LATER * want.gain, told("build_ready", tile=tile)


def mobs_in_sight(view: BiomesView) -> list[tuple[Cell, Mob]]:
    """The mobs that lie face up."""
    found = [(cell, hints.tile_at(view, cell)) for cell in STACK_CELLS]
    return [(cell, tile) for cell, tile in found if isinstance(tile, Mob)]


def _prize(view: BiomesView, mob: Mob) -> float:
    """The points that a mob promises now, by the chance to win them."""
    trophy = trophy_count(view, view.seat, mob)
    worth = mob.xp + (trophy.worth if trophy else 0)
    return hints.win_chance(view, view.seat, mob.id) * worth


def _mobs(view: BiomesView, to: Crossing) -> Iterator[Weighed]:
    cells = _reached(view, to)
    for cell, mob in mobs_in_sight(view):
        chance = hints.win_chance(view, view.seat, mob.id)
        if cell not in cells or chance < WORTH_SAYING:
            continue
        prize, now = _prize(view, mob), _in_this_turn(view, ActionKind.FIGHT)
        code = "fight_next" if now else "fight_ready"
        yield prize * (1 if now else _LATER), told(code, tile=mob.id, percent=hundredths(chance))


def _weapons(view: BiomesView, to: Crossing) -> Iterator[Weighed]:
    places, now = dict(view.rim), _in_this_turn(view, ActionKind.ARM)
    code = "arm_next" if now else "arm_ready"
    for cell in _reached(view, to):
        token = places[cell].face_up if cell in places else None
        if token is not None:
            weight = _HEART * (1 + find_weapon(view.catalogue, token).hearts)
            yield weight * (1 if now else _LATER), told(code, token=token)


def _ahead(view: BiomesView, to: Crossing, wants: Sequence[Wanted]) -> Iterator[Weighed]:
    """The best tile in sight that comes within one more exploration, or stays at hand."""
    start = view.players[view.seat].crossing
    prospects = _prospects(view, wants)
    nearer = [
        (worth, tile)
        for worth, cell, tile in prospects
        if steps_to(cell, start) > STEPS and 0 < steps_to(cell, to) <= STEPS
    ]
    beside = [
        (float(want.gain), want.building.id)
        for want in wants
        if not want.lacking and want.cell in touched(to)
    ]
    if nearer:
        worth, tile = max(nearer)
        yield _HALFWAY * worth, told("closer", tile=tile)
    if beside and to == start:
        worth, tile = max(beside)
        yield _STAYING * worth, told("stays", tile=tile)


def _prospects(view: BiomesView, wants: Sequence[Wanted]) -> list[tuple[float, Cell, str]]:
    """The buildings and mobs in sight that promise points, and how many."""
    found = [
        (want.gain / (1 + want.lacking), want.cell, want.building.id)
        for want in wants
        if want.lacking <= _SOON
    ]
    found += [
        (_prize(view, mob), cell, mob.id)
        for cell, mob in mobs_in_sight(view)
        if hints.win_chance(view, view.seat, mob.id) >= WORTH_SAYING
    ]
    return [prospect for prospect in found if prospect[0] > 0]


def steps_to(cell: Cell, crossing: Crossing) -> int:
    """The steps from a crossing to the nearest one at a corner of a cell (B4.1)."""
    return min(steps_between(crossing, corner) for corner in CROSSINGS if cell in touched(corner))
