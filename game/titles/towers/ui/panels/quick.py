"""What is said of a quick town: when a phase turns, when all is over, the skyline (Q1-Q3)."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.towers.catalogue import Field
from game.rules.towers.position import LAST_PHASE
from game.rules.towers.quick import strikes_at
from game.rules.towers.view import TowersView
from game.titles.towers.ui.panels.words import points
from game.titles.towers.ui.view_facts import Meter
from game.ui.persons import People


def meter_text(view: TowersView, found: Meter) -> str:
    """Until when the phase lasts: a round, or towers that are taken down sooner (Q1); or what is
    left of the game (Q2). It says what its cells count."""
    if view.phase == LAST_PHASE:
        # Translators: how long the last phase lasts; {count} is 1 to 4.
        text = ngettext(
            "The last round: round {round}",
            "The last {count} rounds, up to round {round}",
            found.left,
        )
        return text.format(count=found.left, round=view.rounds)
    number = _next(view) - 1
    if view.round == number:
        # Translators: how long the phase lasts: until so many more towers of this height are down.
        text = ngettext(
            "Until this round ends, or {count} more of height {height} is down",
            "Until this round ends, or {count} more of height {height} are down",
            found.left,
        )
    else:
        # Translators: how long the phase lasts: until so many more towers of this height are down.
        text = ngettext(
            "Until round {round} ends, or {count} more of height {height} is down",
            "Until round {round} ends, or {count} more of height {height} are down",
            found.left,
        )
    return text.format(count=found.left, height=found.height, round=number)


def meter_tip(view: TowersView, found: Meter) -> str:
    """What turns the phase, or ends the game."""
    if view.phase == LAST_PHASE:
        return round_tip(view)
    text = ngettext(
        "Phase {next} begins in round {round}, or as soon as {count} more tower of height "
        "{height} is taken down.",
        "Phase {next} begins in round {round}, or as soon as {count} more towers of height "
        "{height} are taken down.",
        found.left,
    )
    values = {"count": found.left, "height": found.height, "next": view.phase + 1}
    return text.format(**values, round=_next(view))


def round_tip(view: TowersView) -> str:
    """What the rounds are counted for."""
    text = _(
        "Quick town: the game ends after round {rounds}. Then every tower that you built and that "
        "stands brings a point for each storey."
    )
    return text.format(rounds=view.rounds)


def begins_at(view: TowersView, phase: int) -> str:
    """When a phase begins that is still to come."""
    text = _("Begins in round {round} at the latest")
    return text.format(round=strikes_at(phase, len(view.players)))


def worth_text(view: TowersView, people: People, field: Field) -> str:
    """Whose skyline a tower belongs to, and what it brings there (Q3)."""
    seat = view.builders[field]
    if seat is None:
        # Translators: of a tower; the skyline: a player's own towers that stand at the end.
        return _("It belongs to nobody's skyline")
    brings = points(len(view.towers[field]))
    if seat == view.seat:
        return _("You built it: {points} at the end, if it stands").format(points=brings)
    text = _("{name} built it: {points} at the end, if it stands")
    return text.format(name=people[seat].name, points=brings)


def built_text(height: int) -> str:
    """What a tower that is built will bring once more (Q3); too high for any phase, for sure."""
    if height > LAST_PHASE:
        # Translators: of a tower to be built: it brings its points once more.
        return _("{points} more at the end").format(points=points(height))
    return _("{points} more at the end, if it still stands").format(points=points(height))


def fallen_text(view: TowersView, people: People, field: Field) -> tuple[str, bool]:
    """Whose skyline loses a tower, and whether that is good; "" where nobody's does (Q3)."""
    seat, height = view.builders[field], len(view.towers[field])
    if seat is None:
        return "", True
    if seat == view.seat:
        # Translators: of a tower to be demolished.
        text = _("You built it: your skyline loses {points}")
        return text.format(points=points(height)), False
    # Translators: of a tower to be demolished.
    text = _("{name} built it: that skyline loses {points}")
    return text.format(name=people[seat].name, points=points(height)), True


def _next(view: TowersView) -> int:
    """The round in which the next phase begins at the latest."""
    return strikes_at(view.phase + 1, len(view.players))
