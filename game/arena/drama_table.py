"""The drama of games for people, line by line, and for programs, as plain data."""

from __future__ import annotations

from dataclasses import asdict

from game.arena.drama import DECIDED, FLAT, LATE, LEAD, Tension
from game.arena.table import lined_up, percent
from game.language import _


def as_data(found: Tension) -> dict[str, object]:
    """The drama as JSON's values."""
    return asdict(found)


def as_text(found: Tension) -> str:
    """The drama as lines, each with what it means."""
    rows = [
        (_("still to go once decided"), f"{percent(found.to_go)} ± {percent(found.margin)}"),
        (_("games with a flat end"), percent(found.flat)),
        (_("changes of the lead, a game"), f"{found.leads:.1f}"),
        (_("won by who was ahead late"), percent(found.held)),
        (_("turns without a choice"), percent(found.idle)),
    ]
    legend = _(
        "decided: the winner's chance is {decided} or more for good; flat: with {flat} or more of "
        "the turns still to go; the lead changes when another's chance is {lead} greater; late: "
        "with {late} of the turns played"
    ).format(decided=percent(DECIDED), flat=percent(FLAT), lead=percent(LEAD), late=percent(LATE))
    return "\n".join([_("drama"), *(f"  {line}" for line in lined_up(rows)), legend])
