"""The light of the table and of the centre stage: maps that follow what casts shadows."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from game.render.batch import Batch
from game.render.bounds import Bounds
from game.render.light import box_round
from game.render.population import CASTERS, Population, Trace
from game.render.quality import Costs
from game.render.screen import FullScreen
from game.render.shade import STAGE_SIDE, TABLE_BOX, Caster, Shade, ShadePrograms

MOST_TRACES = 48
"""So many changes at once are not looked at one by one: everything is drawn."""


class Lighting:
    """The maps of one quality level."""

    def __init__(
        self, costs: Costs, batch: Batch, population: Population, bounds: Bounds, screen: FullScreen
    ) -> None:
        self._costs, self._screen = costs, screen
        self._batch, self._population, self._bounds = batch, population, bounds
        self._programs = ShadePrograms()
        self.table = self._new_shade(costs.shadow_size)
        """The table's maps."""
        self.stage: Shade | None = None
        """The centre stage's own, while there is one."""
        for sighting in self.table.sightings:
            bounds.serve(sighting)
        self._drawn = False

    def _new_shade(self, size: int) -> Shade:
        return Shade(size, TABLE_BOX, self._screen, self._costs.shadow_taps, self._programs)

    def follow(
        self,
        traces: Sequence[Trace],
        turntable: ctypes.Array[ctypes.c_float],
        *,
        shadows: bool = True,
    ) -> int:
        """Draw anew what these changes ask for; the number of draw calls.

        Without ``shadows`` the next picture shows none on the table.
        """
        calls = 0
        moved = [trace.ball for trace in traces if trace.casts and trace.place != "stage"]
        if moved or not self._drawn or (shadows and self.table.late):
            some = self._drawn and len(moved) <= MOST_TRACES
            caster = self._caster(CASTERS, turntable)
            calls += self.table.draw(caster, moved if some else None, shadows=shadows)
            self._drawn = True
        changed = any(trace.place == "stage" for trace in traces)
        if self._batch.count("stage") and (changed or self.stage is None):
            calls += self._light_stage(turntable)
        return calls

    def _light_stage(self, turntable: ctypes.Array[ctypes.c_float]) -> int:
        if self.stage is None:
            self.stage = self._new_shade(STAGE_SIDE)
        pieces = self._population.stage()
        self.stage.aim(box_round([piece.pose.place for piece in pieces]))
        return self.stage.draw(self._caster("stage", turntable))

    def _caster(self, place: str, turntable: ctypes.Array[ctypes.c_float]) -> Caster:
        coarse = self._costs.quick and place == CASTERS
        return Caster(self._batch, place, turntable, coarse)

    def delete(self) -> None:
        """Give maps and programs back."""
        for sighting in self.table.sightings:
            self._bounds.dismiss(sighting)
        self.table.delete()
        if self.stage:
            self.stage.delete()
        self._programs.delete()
