"""The drama of games for people, line by line, and for programs, as plain data."""

from __future__ import annotations

from dataclasses import asdict

from game.arena.drama import DECIDED, FLAT, LATE, LEAD, Tension
from game.arena.table import lined_up, percent


def as_data(found: Tension) -> dict[str, object]:
    """The drama as JSON's values."""
    return asdict(found)


def as_text(found: Tension) -> str:
    """The drama as lines, each with what it means."""
    rows = [
        ("still to go once decided", f"{percent(found.to_go)} ± {percent(found.margin)}"),
        ("games with a flat end", percent(found.flat)),
        ("changes of the lead, a game", f"{found.leads:.1f}"),
        ("won by who was ahead late", percent(found.held)),
        ("turns without a choice", percent(found.idle)),
    ]
    legend = (
        f"decided: the winner's chance is {percent(DECIDED)} or more for good; flat: with "
        f"{percent(FLAT)} or more of the turns still to go; the lead changes when another's chance "
        f"is {percent(LEAD)} greater; late: with {percent(LATE)} of the turns played"
    )
    return "\n".join(["drama", *(f"  {line}" for line in lined_up(rows)), legend])
