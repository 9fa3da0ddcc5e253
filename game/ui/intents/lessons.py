"""What a learner wants."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenBox:
    """Open a title's box (``"biomes"``): its games and its lessons."""

    title: str


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Take a lesson of the title at hand, by its id: from where it was left, or from the start."""

    lesson: str


@dataclass(frozen=True, slots=True)
class StepBack:
    """Do the last step of the lesson again."""


@dataclass(frozen=True, slots=True)
class LessonAnew:
    """Begin the lesson anew."""


@dataclass(frozen=True, slots=True)
class ShowWay:
    """Show how the step is done."""


@dataclass(frozen=True, slots=True)
class NextLesson:
    """Take the next lesson."""


@dataclass(frozen=True, slots=True)
class LeaveLesson:
    """Put the lesson away; it goes on there another time."""


@dataclass(frozen=True, slots=True)
class BeginFirstGame:
    """Begin a first game of the title at hand, with somebody who explains."""


@dataclass(frozen=True, slots=True)
class SpellName:
    """What somebody who is asked for a name has typed so far."""

    text: str


@dataclass(frozen=True, slots=True)
class SayName:
    """Take what was typed as the name; an empty one is none."""


@dataclass(frozen=True, slots=True)
class MuteNotes:
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
