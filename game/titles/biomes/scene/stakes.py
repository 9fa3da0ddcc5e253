"""How large a fight is told to the others, by what everybody knew of it beforehand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.rules.biomes.catalogue import Mob, find_tile
from game.rules.biomes.events import BiomesEvent, MobDefeated, MobSurvived, WeaponsDrawn
from game.rules.biomes.hints import win_chance
from game.rules.biomes.view import BiomesView
from game.scene.beats import Extent

HOPELESS, CERTAIN = 0.10, 0.95
"""With no more of a chance a fight is as good as lost before it begins, with no less as good as
won."""
CLOSE = (0.40, 0.70)
"""Between these chances nobody knows what comes."""
NEARLY_OVER = 8
"""The end is near when so many blocks are left above the last layer (B8.1)."""


def extent(
    own: Collection[int], events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView
) -> Extent:
    """How large ``events`` are told between two views; ``own``: the seats of whoever is told.

    A fight of others takes the stage where it is close or may turn the game; all else that isn't a
    fight is told where it lies in any case.
    """
    drawn = next((each for each in events if isinstance(each, WeaponsDrawn)), None)
    if drawn is None:
        return Extent.SMALL if _goes_on(events, before, after) else Extent.FULL
    if drawn.player in own:
        return Extent.FULL
    chance = win_chance(before, drawn.player, drawn.tile)
    if not HOPELESS < chance < CERTAIN:
        return Extent.BRIEF
    is_close = CLOSE[0] <= chance <= CLOSE[1]
    return Extent.FULL if is_close or _may_turn(before, drawn) else Extent.SMALL


def _goes_on(events: Sequence[BiomesEvent], before: BiomesView, after: BiomesView) -> bool:
    """Whether these go on with a fight that has been told where it lies so far (B6.6, B6.7)."""
    ends = any(isinstance(each, MobDefeated | MobSurvived) for each in events)
    return before.fight is None and (ends or after.fight is not None)


def _may_turn(view: BiomesView, drawn: WeaponsDrawn) -> bool:
    """Whether whoever fights would take the lead by it, now that the end is near."""
    mob = find_tile(view.catalogue, drawn.tile)
    left = sum(max(height - 1, 0) for height in view.heights)
    if left > NEARLY_OVER or not isinstance(mob, Mob):
        return False
    points = view.players[drawn.player].xp
    others = [each.xp for seat, each in enumerate(view.players) if seat != drawn.player]
    best = max(others, default=points)
    return points <= best <= points + mob.xp
