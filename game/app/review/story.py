"""One story of a game that is over: the course of its chances, told as the review tells it."""

from __future__ import annotations

from dataclasses import replace

from game.app.review.telling import Telling, told_of
from game.session.replay import Replay
from game.session.reviews.review import Review, Verdict, marked
from game.ui.panels.course import CourseModel
from game.ui.panels.review.model import EVERYBODY


def as_reviewed(course: CourseModel, replay: Replay, review: Review) -> CourseModel:
    """The course with the moments that cost most, and those of its turning points alone that are
    not within a lap of a decision which the review marks."""
    persons = [seat for seat, each in enumerate(course.people) if each.human]
    seat = persons[0] if len(persons) == 1 else EVERYBODY
    turns = [each.turn for each in marked(told_of(review, seat))]
    lap = len(course.people)
    apart = tuple(
        each for each in course.turned if all(abs(each.turn - turn) >= lap for turn in turns)
    )
    return replace(
        course,
        costly=Telling(replay, course.people).glances(review, seat),
        turned=apart,
        turned_there=any(each.verdict is Verdict.TURNED for each in review.judged),
    )
