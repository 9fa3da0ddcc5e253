"""What a pointer on the table shows a player of biomes: a building to be, a group to score."""

from __future__ import annotations

from game.rules.biomes.catalogue import Round
from game.rules.biomes.hints import group_after_build, scored_spaces
from game.rules.biomes.moves import Build, Space
from game.rules.biomes.view import BiomesView, Stage
from game.titles.biomes.scene.targets import SpaceTarget
from game.titles.biomes.ui.hands.foresight import held_over
from game.titles.biomes.ui.hands.selection import BiomesDecision, BuildPreview
from game.titles.biomes.ui.panels.scoring import ScoreChoice, score_choices
from game.ui.signs import Meant


def hinted(decision: BiomesDecision) -> BuildPreview | None:
    """The building that the coach suggests, where it suggests it."""
    move = decision.hint
    if not isinstance(move, Build):
        return None
    tile = decision.view.stack(move.cell).face_up
    return BuildPreview(move.cell, tile, move.space) if tile else None


def building(decision: BiomesDecision, meant: Meant) -> BuildPreview | None:
    """The building held over a space where it may be built, or the one that is hinted at."""
    if not decision.open:
        return None
    seen = held_over(decision.view, decision.selection, meant.target)
    if seen is None:
        return hinted(decision)
    return seen if meant.usable else None


def trait(decision: BiomesDecision, meant: Meant) -> str:
    """The characteristic under the pointer in a scoring, on the list or on the board."""
    view, target = decision.view, meant.target
    if view.stage is not Stage.SCORE or view.scoring is None or not decision.open:
        return ""
    if decision.previewed is not None or not isinstance(target, SpaceTarget):
        return str(decision.previewed or "")
    if target.seat != view.seat:
        return ""
    groups = choices(decision)
    return next((each.characteristic for each in groups if target.space in each.spaces), "")


def choices(decision: BiomesDecision) -> tuple[ScoreChoice, ...]:
    """What the viewer may choose from in a scoring."""
    view = decision.view
    return score_choices(view, max(view.seat, 0), view.scoring) if view.scoring else ()


def group(decision: BiomesDecision, meant: Meant) -> list[SpaceTarget]:
    """The spaces that belong together under the pointer: a group to score or to build."""
    view, name, seat = decision.view, trait(decision, meant), max(decision.view.seat, 0)
    held = building(decision, meant)
    spaces: tuple[Space, ...] = ()
    if name and view.scoring is not None:
        spaces, _points = scored_spaces(view, seat, view.scoring, name)
    elif held is not None and held != hinted(decision):
        spaces, _points = group_with(view, seat, held)
    return [SpaceTarget(seat, space) for space in spaces]


def group_with(view: BiomesView, seat: int, seen: BuildPreview) -> tuple[tuple[Space, ...], int]:
    """The group that a building would join in the next round to come, and its points.

    None where a larger group elsewhere would count instead: the building adds nothing to that.
    """
    coming = [each for each in Round if each not in view.scored_rounds]
    if not coming:
        return (), 0
    spaces, worth = group_after_build(view, seat, seen.tile, seen.space, coming[0])
    return (spaces, worth) if seen.space in spaces else ((), 0)
