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
    """Where a game of ``title`` stands, within a sentence; "" for a ``count`` of 0."""
    if not count:
        return ""
    # Translators: within a sentence: “It stands at round 3”.
    text = _("round {count}") if BOXES[title].rounds else _("turn {count}")
    return text.format(count=count)


def lasted(title: str, count: int, seats: int) -> str:
    """How long a game of so many ``seats`` was; of turns also how many each of them had."""
    if BOXES[title].rounds:
        return ngettext("{count} round", "{count} rounds", count).format(count=count)
    turns = ngettext("{count} turn", "{count} turns", count).format(count=count)
    if seats < 2:
        return turns
    least, more = divmod(count, seats)
    if not more:
        # Translators: {turns}: “32 turns”; {each}: a number for each player.
        return _("{turns}, {each} each").format(turns=turns, each=least)
    # Translators: {turns}: “33 turns”; {few}, {many}: numbers for each player.
    return _("{turns}, {few} or {many} each").format(turns=turns, few=least, many=least + 1)
