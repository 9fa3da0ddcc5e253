"""What is heard of a move that is shown without motion."""

from __future__ import annotations

from game.rules.biomes import events as ev
from game.scene.cues import Cue
from game.scene.pose import Vec3
from game.titles.biomes.scene import places as at


def heard(event: ev.BiomesEvent) -> Cue | None:
    """The one sound that tells of ``event``; none for what is not heard."""
    match event:
        case ev.Moved(to=to):
            return Cue("hop", at.crossing_pose(to).place)
        case ev.TileRevealed(cell=cell) | ev.TokenRevealed(cell=cell):
            return Cue("flip", _cell(cell))
        case ev.BlockTaken(material=material):
            return Cue("clack", at.CUBE_CENTRE, material)
        case ev.Built(cell=cell):
            return Cue("drop", _cell(cell))
        case ev.TokenGained(cell=cell):
            return Cue("arm", _cell(cell))
        case ev.TokenRemoved():
            return Cue("boom", strength=0.7)
        case ev.MobDefeated(cell=cell):
            return Cue("won", _cell(cell))
        case ev.MobSurvived(cell=cell):
            return Cue("lost", _cell(cell))
        case ev.Traded():
            return Cue("trade")
        case ev.ScoringStarted():
            return Cue("turning", what="biomes")
        case ev.GameOver():
            return Cue("ending", what="biomes")
        case _:
            return None


def _cell(cell: tuple[int, int]) -> Vec3:
    return at.cell_pose(cell).place
