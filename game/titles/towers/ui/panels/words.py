"""Names of the things of towers, as sentences and labels use them."""

from __future__ import annotations

from game.language import _, ngettext, pgettext
from game.titles.towers.ui.choices import ActionKind


def action(kind: ActionKind) -> str:
    """The name of an action on its button."""
    # Translators: button of an action.
    return {
        ActionKind.PLACE: pgettext("a pawn", "Place"),
        ActionKind.MOVE: pgettext("a pawn", "Move"),
        ActionKind.DEMOLISH: _("Demolish"),
        ActionKind.BUILD: pgettext("a tower", "Build"),
        ActionKind.CAPTURE: _("Capture"),
        ActionKind.EXCHANGE: _("Exchange"),
    }[kind]


def pawn_can(kind: ActionKind) -> str:
    """What a pawn on the board can do, in a list of such words."""
    # Translators: in a list: This pawn can: move, demolish, build, capture
    return {
        ActionKind.MOVE: pgettext("this pawn can", "move"),
        ActionKind.DEMOLISH: pgettext("this pawn can", "demolish"),
        ActionKind.BUILD: pgettext("this pawn can", "build"),
        ActionKind.CAPTURE: pgettext("this pawn can", "capture"),
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
    # Translators: of the joker; on a player's card, where room is scarce, and in: Joker: {state}
    return pgettext("joker", "ready") if ready else pgettext("joker", "face down")


def phase_begins(phase: int) -> str:
    """What is new in a phase (T10)."""
    # Translators: numbers only: towers of at most {most} may fall, towers of {height} are built.
    text = _("Phase {phase} begins: demolish up to {most}, build {height}")
    return text.format(phase=phase, most=phase, height=phase + 1)


def exactly(phase: int) -> str:
    """What a phase lets one build (T6.1)."""
    # Translators: exactly so many storeys a tower, so many blocks.
    return {
        1: _("Phase 1 builds exactly two"),
        2: _("Phase 2 builds exactly three"),
        3: _("Phase 3 builds exactly four"),
        4: _("Phase 4 builds exactly five"),
    }[phase]
