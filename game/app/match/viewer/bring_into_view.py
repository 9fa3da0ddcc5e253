"""Bringing a thing into view: the eye flies there, the turntable shows its free side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.app.match.viewer.table import Table
from game.scene.tabletop import WHOLE
from game.scene.targets import Target
from game.ui.signage import Covered

ASIDE = 0.04
"""How far beside a panel a thing shall show, in parts of the window's width."""


def bring_into_view(table: Table, target: Target) -> None:
    """Let the player see ``target``; nothing moves where he sees it anyway."""
    preset = table.tabletop.looking.seen_from(target)
    if not preset:
        return
    if not table.sees(target):
        table.camera_controller.stay_at(preset)
    eye, turntable = table.goal.eye, table.scene.turntable
    quarters = table.tabletop.touching.quarters(target, table.view, eye, turntable)
    for _ in range(abs(quarters)):
        table.quarter(1 if quarters > 0 else -1)


def bring_cursor_into_view(table: Table, cursor: Target | None) -> None:
    """Let the eye visit what the keyboard's cursor is on, unless it sees that anyway."""
    preset = table.tabletop.looking.seen_from(cursor)
    if cursor is not None and preset and not table.sees(cursor):
        table.camera_controller.stay_at(preset)


def bring_goal_into_view(table: Table, goals: Sequence[Target], *, at_once: bool = False) -> None:
    """Let the player see where what he has in hand may go, unless some of that shows anyway.

    ``at_once``: his button holds it, and the picture must not slide away while he aims.
    """
    if goals and not any(table.sees(goal) for goal in goals):
        preset = table.tabletop.looking.seen_from(goals[0])
        table.camera_controller.stay_at(preset or WHOLE, at_once=at_once)


def uncover(table: Table, target: Target, covered: Covered) -> None:
    """Move the picture to the side where a panel would lie over ``target``."""
    if not table.tabletop.looking.seen_from(target):
        return
    eye = table.goal
    width, height = covered.window
    x, y = eye.project(table.point(target), width, height)
    at, below = x / width, 1 - y / height - covered.top
    out = covered.left - ASIDE - at if covered.left > 0.0 else covered.right + ASIDE - at
    if covered.left - ASIDE < at < covered.right + ASIDE and below > 0:
        across, up = eye.shift
        table.camera_controller.visit(replace(eye, shift=(across - out, up)))
