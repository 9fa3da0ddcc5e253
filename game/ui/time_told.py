"""How far a game has come, in turns, or in rounds of so many turns where its title counts them.

``every``: so many turns make a round; 1: there are turns alone.
"""

from __future__ import annotations

from game.language import _, ngettext


def rounds_of(turn: int, every: int) -> int:
    """The number of the turn, or of the round that it is in; 0 for none."""
    return -(-turn // every)


def reached(turn: int, every: int) -> str:
    """Where a game stands, as a label."""
    count = rounds_of(turn, every)
    if every > 1:
        return ngettext("Round {count}", "Round {count}", count).format(count=count)
    return ngettext("Turn {count}", "Turn {count}", count).format(count=count)


def in_sentence(turn: int, every: int) -> str:
    """The same within a sentence."""
    count = rounds_of(turn, every)
    text = _("round {count}") if every > 1 else _("turn {count}")
    return text.format(count=count)


def lasted(turns: int, every: int) -> str:
    """How long a game was."""
    count = rounds_of(turns, every)
    if every > 1:
        return ngettext("{count} round", "{count} rounds", count).format(count=count)
    return ngettext("{count} turn", "{count} turns", count).format(count=count)
