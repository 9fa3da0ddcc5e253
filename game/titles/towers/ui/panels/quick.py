"""What is said of the clock in a quick town: when a phase turns, when all is over (Q1, Q2)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.quick import strikes_at
from game.rules.towers.view import TowersView
from game.titles.towers.ui.outlook import PHASES, Meter


def meter_text(view: TowersView, found: Meter) -> str:
    """Until when the phase lasts: a round, or towers that fall sooner (Q1); or the end (Q2)."""
    if view.phase == PHASES:
        return _("The game ends after round {round}").format(round=view.rounds)
    text = ngettext(
        "Until round {round}, or {count} more of height {height} falls",
        "Until round {round}, or {count} more of height {height} fall",
        found.left,
    )
    return text.format(count=found.left, height=found.height, round=_next(view) - 1)


def meter_tip(view: TowersView, found: Meter) -> str:
    """What turns the phase, or ends the game."""
    if view.phase == PHASES:
        return round_tip(view)
    text = ngettext(
        "Phase {next} begins in round {round}, or as soon as {count} more tower of height "
        "{height} falls.",
        "Phase {next} begins in round {round}, or as soon as {count} more towers of height "
        "{height} fall.",
        found.left,
    )
    told = {"count": found.left, "height": found.height, "next": view.phase + 1}
    return text.format(**told, round=_next(view))


def round_tip(view: TowersView) -> str:
    """What the rounds are counted for."""
    return _("Quick town: the game ends after round {rounds}, and most points win.").format(
        rounds=view.rounds
    )


def begins_at(view: TowersView, phase: int) -> str:
    """When a phase begins that is still to come."""
    text = _("Begins in round {round} at the latest")
    return text.format(round=strikes_at(phase, len(view.players)))


def _next(view: TowersView) -> int:
    """The round in which the next phase begins at the latest."""
    return strikes_at(view.phase + 1, len(view.players))
