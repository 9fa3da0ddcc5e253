"""Why somebody won, in a sentence, where blocks decide between equals (B8.3, T11)."""

from __future__ import annotations

from collections.abc import Callable

from game.formats import listed
from game.language import _, ngettext
from game.rules.core import Outcome
from game.ui.persons import People

Points = Callable[[int], str]
"""How a number of points is said."""


def why_text(outcome: Outcome, people: People, points: Points) -> str:
    """What decided it: the points, the blocks left, or nothing at all."""
    best = max(outcome.scores)
    level = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(outcome.winners) > 1:
        return _shared(outcome, points(best))
    if len(level) > 1:
        return _by_blocks(outcome, people, level, points(best))
    return by_points(outcome, people, points)


def by_points(outcome: Outcome, people: People, points: Points) -> str:
    """Who won by how many points."""
    best = max(outcome.scores)
    others = [seat for seat in range(len(people)) if seat not in outcome.winners]
    if not others:
        return _("{points} in the end.").format(points=points(best))
    second = max(outcome.scores[seat] for seat in others)
    names = listed([people[seat].name for seat in others if outcome.scores[seat] == second])
    # Translators: {points}: “45 points”; {ahead}: a number.
    text = _("{points}, {ahead} more than {names}.")
    return text.format(points=points(best), ahead=best - second, names=names)


def _by_blocks(outcome: Outcome, people: People, level: list[int], best: str) -> str:
    names = listed([people[seat].name for seat in level])
    blocks = outcome.tiebreak[outcome.winners[0]]
    text = ngettext(
        "{names} have {points} each. {winner} has the most blocks left: {count}.",
        "{names} have {points} each. {winner} has the most blocks left: {count}.",
        blocks,
    )
    winner = people[outcome.winners[0]].name
    return text.format(names=names, points=best, winner=winner, count=blocks)


def _shared(outcome: Outcome, best: str) -> str:
    blocks = outcome.tiebreak[outcome.winners[0]]
    text = ngettext(
        "{points} each, and {count} block left each: the victory is shared.",
        "{points} each, and {count} blocks left each: the victory is shared.",
        blocks,
    )
    return text.format(points=best, count=blocks)
