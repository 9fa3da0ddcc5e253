"""A kind word at the end of a game, to those who won it and to those who didn't.

None says that all was played well: the review may find that something better was to be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from game.language import _
from game.rules.core import Outcome
from game.ui.persons import People

CLOSE, FAR = 0.06, 0.25
"""What parts two players, as a part of the winner's points: hardly anything; a lot."""
A_WHISKER = 2
"""So few points are close in any game."""


class Gap(Enum):
    """How far apart two players ended."""

    CLOSE = auto()
    CLEAR = auto()
    FAR = auto()


def gap(best: int, other: int) -> Gap:
    """How far ``other`` is behind ``best``."""
    behind = best - other
    if behind <= max(A_WHISKER, CLOSE * best):
        return Gap.CLOSE
    return Gap.FAR if behind > FAR * best else Gap.CLEAR


def kind_word(outcome: Outcome, people: People, seed: int) -> str:
    """What a friend at the table would say; "" where nobody played. ``seed``: which of them.

    The only person is spoken to; of several, all of them.
    """
    persons = [seat for seat, person in enumerate(people) if person.human]
    if not persons:
        return ""
    best = max(outcome.scores)
    rest = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    if len(persons) > 1 or not rest:
        sentences = _to_all(gap(best, max(rest, default=best)))
    elif persons[0] in outcome.winners:
        sentences = _to_the_winner(gap(best, max(rest)))
    else:
        sentences = _to_others(gap(best, outcome.scores[persons[0]]))
    return sentences[seed % len(sentences)]


def _to_the_winner(ahead: Gap) -> Sequence[str]:
    # Translators: said to the one person at the table, who won against the computer;
    # no gender of the person: use the present, or no person.
    return {
        Gap.CLOSE: (
            _("By a whisker, and you kept your nerve."),
            _("Close to the very end. Nicely done!"),
            _("It could have gone either way, and it went yours."),
        ),
        Gap.CLEAR: (
            _("A fine game, and it is yours."),
            _("Your plan held. Well done!"),
        ),
        Gap.FAR: (
            _("That took a good plan, and you had one."),
            _("You can be proud of this one."),
        ),
    }[ahead]


def _to_others(behind: Gap) -> Sequence[str]:
    # Translators: said to the one person at the table, who lost against the computer;
    # no gender of the person: use the present, or no person.
    return {
        Gap.CLOSE: (
            _("So close! A little more, and it would have been yours."),
            _("Hardly anything was missing. What a game!"),
            _("You made it thrilling to the very end."),
        ),
        Gap.CLEAR: (
            _("A good game. The next one may well be yours."),
            _("You made them work for it."),
            _("Nicely played; it takes only a little more."),
        ),
        Gap.FAR: (
            _("Some evenings go like that. You'll know more next time."),
            _("That was a strong table. You'll catch up."),
            _("Every game teaches something. Well fought to the end."),
        ),
    }[behind]


def _to_all(apart: Gap) -> Sequence[str]:
    # Translators: said to several people at one table;
    # no gender of the person: use the present, or no person.
    return {
        Gap.CLOSE: (
            _("Close to the very end: well played, all of you!"),
            _("It could have been anybody's. What a game!"),
        ),
        Gap.CLEAR: (
            _("Well played, all of you."),
            _("A good evening's game. Well done, everybody!"),
        ),
        Gap.FAR: (
            _("Some days one is hard to catch. Well played, all of you."),
            _("What a performance! And the next game begins at nothing for all."),
        ),
    }[apart]
