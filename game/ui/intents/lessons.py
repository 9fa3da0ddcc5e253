"""What a learner wants."""

from __future__ import annotations

from game.ui.intents import Intent


class OpenBox(Intent, frozen=True):
    """Open a title's box (``"biomes"``): its games and its lessons."""

    title: str


class OpenLesson(Intent, frozen=True):
    """Take a lesson of the title at hand, by its id: from where it was left, or from the start."""

    lesson: str


class StepBack(Intent, frozen=True):
    """Do the last step of the lesson again."""


class LessonAnew(Intent, frozen=True):
    """Begin the lesson anew."""


class ShowWay(Intent, frozen=True):
    """Show how the step is done."""


class NextLesson(Intent, frozen=True):
    """Take the next lesson."""


class LeaveLesson(Intent, frozen=True):
    """Put the lesson away; it goes on there another time."""


class BeginFirstGame(Intent, frozen=True):
    """Begin a first game of the title at hand, with somebody who explains."""


class SpellName(Intent, frozen=True):
    """What somebody who is asked for a name has typed so far."""

    text: str


class SayName(Intent, frozen=True):
    """Take what was typed as the name; an empty one is none."""


class MuteNotes(Intent, frozen=True):
    """No more notes in this game."""
