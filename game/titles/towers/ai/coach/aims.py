"""What a goal in reach is told as: that it can be had soon, or what cards are drawn for."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.advice import Reason
from game.titles.towers.ai.coach.reasons import told
from game.titles.towers.ai.coach.sights import BUILDING, PAWN, Goal


def ready(goal: Goal) -> Reason:
    """The reason that ``goal`` can be had next turn, or soon."""
    if goal.kind == BUILDING:
        if goal.lacking:
            return told("build_soon", height=goal.points, lacking=goal.lacking)
        return told("build_next", height=goal.points)
    values: dict[str, int | str] = {"field": goal.field, "colour": goal.colour}
    values |= {"points": goal.points, "height": goal.points}
    values |= {"lacking": goal.lacking, "rival": goal.owner}
    name = "neutral" if goal.kind == PAWN and goal.owner < 0 else goal.kind
    return told(f"{name}_soon" if goal.lacking else f"{name}_next", **values)


def drawn_for(goal: Goal, drawn: int, bare: Sequence[Goal]) -> Reason:
    """What ``drawn`` cards are drawn for; ``bare``: what an empty hand has in reach."""
    fewer = (
        goal.lacking < each.lacking
        for each in bare
        if (each.kind, each.field, each.pawn) == (goal.kind, goal.field, goal.pawn)
    )
    values = {"lacking": goal.lacking, "drawn": drawn, "kept": int(any(fewer))}
    if goal.kind == BUILDING:
        return told("draws_build", height=goal.points, **values)
    if goal.kind == PAWN:
        return told("draws_pawn", field=goal.field, colour=goal.colour, **values)
    return told("draws_tower", field=goal.field, height=goal.points, **values)
