"""Names of the things of towers, as sentences and labels use them."""

from __future__ import annotations

from game.language import _, ngettext, pgettext
from game.titles.towers.ui.choices import ActionKind


def action(kind: ActionKind) -> str:
    """The name of an action on its button."""
    return {
        ActionKind.PLACE: pgettext("a pawn", "Place"),
        ActionKind.MOVE: pgettext("a pawn", "Move"),
        ActionKind.DEMOLISH: _("Demolish"),
        ActionKind.BUILD: _("Build"),
        ActionKind.CAPTURE: _("Capture"),
        ActionKind.EXCHANGE: _("Exchange"),
    }[kind]


def points(count: int) -> str:
    """A number of points."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def storeys(count: int) -> str:
    """How high a tower is."""
    return ngettext("{count} storey", "{count} storeys", count).format(count=count)


def blocks(count: int) -> str:
    """A number of blocks."""
    return ngettext("{count} block", "{count} blocks", count).format(count=count)


def cards(count: int) -> str:
    """A number of cards."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def pawns_in_reserve(count: int) -> str:
    """How many pawns are not on the board."""
    return ngettext("{count} pawn in reserve", "{count} pawns in reserve", count).format(
        count=count
    )


def joker_state(ready: bool) -> str:
    """Whether the joker can be used, in a word or two."""
    return _("ready") if ready else _("face down")


def phase_begins(phase: int) -> str:
    """What is new in a phase (T10)."""
    text = _("Phase {phase} begins: demolish up to {most}, build {height}")
    return text.format(phase=phase, most=phase, height=phase + 1)


def exactly(phase: int) -> str:
    """What a phase lets one build (T6.1)."""
    return {
        1: _("Phase 1 builds exactly two"),
        2: _("Phase 2 builds exactly three"),
        3: _("Phase 3 builds exactly four"),
        4: _("Phase 4 builds exactly five"),
    }[phase]
