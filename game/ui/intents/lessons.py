"""What a learner wants."""

from __future__ import annotations

from msgspec import Struct


class OpenBox(Struct, frozen=True):
    """Open a title's box (``"biomes"``): its games and its lessons."""

    title: str


class OpenLesson(Struct, frozen=True):
    """Take a lesson of the title at hand, by its id: from where it was left, or from the start."""

    lesson: str


class StepBack(Struct, frozen=True):
    """Do the last step of the lesson again."""


class LessonAnew(Struct, frozen=True):
    """Begin the lesson anew."""


class ShowWay(Struct, frozen=True):
    """Show how the step is done."""


class NextLesson(Struct, frozen=True):
    """Take the next lesson."""


class LeaveLesson(Struct, frozen=True):
    """Put the lesson away; it goes on there another time."""


class BeginFirstGame(Struct, frozen=True):
    """Begin a first game of the title at hand, with somebody who explains."""


class SpellName(Struct, frozen=True):
    """What somebody who is asked for a name has typed so far."""

    text: str


class SayName(Struct, frozen=True):
    """Take what was typed as the name; an empty one is none."""


class MuteNotes(Struct, frozen=True):
    """No more notes in this game."""


LessonIntent = (
    OpenBox
    | OpenLesson
    | StepBack
    | LessonAnew
    | ShowWay
    | NextLesson
    | LeaveLesson
    | BeginFirstGame
    | SpellName
    | SayName
    | MuteNotes
)
