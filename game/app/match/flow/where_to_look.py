"""Where the eye goes by itself as a match goes on."""

from __future__ import annotations

from game.app.match.viewer.table import Table
from game.scene.beats import AnyBeat


def look_at_beat(table: Table, beat: AnyBeat) -> None:
    """Let what begins to be shown be seen where it happens."""
    telling = table.tabletop.telling
    centre = telling.centre(beat)
    if centre and (beat.own or not table.camera_controller.tempo.instant):
        table.following.attend(centre, own=beat.own or telling.unhurried(beat.events))
    else:
        table.follow_events(beat.events, own=beat.own)


def look_where_needed(table: Table, *, own: bool, helps: bool, anew: bool) -> None:
    """Let the eye help with the decision at hand, and come back after it.

    ``own``: whoever looks at the ``table`` decides. ``helps``: he lets the eye do so. Back it comes
    to where he put it, or, unless all begins ``anew``, to where it stays.
    """
    looking = table.tabletop.looking
    preset = looking.needed(table.view, own and helps)
    if preset:
        table.following.attend(preset, own=own, near=preset in looking.closeups)
    elif anew or table.camera_controller.glancing:
        table.camera_controller.go_home()
    else:
        table.camera_controller.come_back()
