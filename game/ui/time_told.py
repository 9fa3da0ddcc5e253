"""How far a game has come, in turns, or in rounds where its title counts them."""

from __future__ import annotations

from game.language import _, ngettext
from game.ui.shelf.titles import BOXES


def stands(title: str, count: int) -> str:
    """Where a game of ``title`` stands, as a label; "" for a ``count`` of 0: nobody knows."""
    if not count:
        return ""
    if BOXES[title].rounds:
        return ngettext("Round {count}", "Round {count}", count).format(count=count)
    return ngettext("Turn {count}", "Turn {count}", count).format(count=count)


def in_sentence(title: str, count: int) -> str:
    """The same within a sentence."""
    if not count:
        return ""
    text = _("round {count}") if BOXES[title].rounds else _("turn {count}")
    return text.format(count=count)


def lasted(title: str, count: int, seats: int) -> str:
    """How long a game of so many ``seats`` was: turns are told as each of them had them."""
    if BOXES[title].rounds:
        return ngettext("{count} round", "{count} rounds", count).format(count=count)
    if seats < 2:
        return ngettext("{count} turn", "{count} turns", count).format(count=count)
    least, more = divmod(count, seats)
    if more:
        text = _("{few} or {many} turns each")
        return text.format(few=least, many=least + 1)
    return ngettext("{count} turn each", "{count} turns each", least).format(count=least)
