"""The match that a lesson is played in."""

from __future__ import annotations

from game.content.lesson import Data, Lesson
from game.content.packs import Content
from game.rules.codec import BadData
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of

LEARNER = 0
"""The seat of whoever learns."""


def begin(lesson: Lesson, name: str) -> Match:
    """The match of ``lesson`` at its first step, with a learner called ``name``.

    Raises BadData for a position or a move that is none, IllegalMove for one that the rules refuse,
    ContentError where the pack is not here, ValueError for wrong players or options.
    """
    seats = [Seat(name, HUMAN, COLORS[0])]
    for color, player in zip(COLORS[1:], lesson.players[1:], strict=False):
        seats.append(Seat(player.name, player.agent, color))
    content = play_of(lesson.title).load(lesson.pack)
    match = _first(lesson, content, seats)
    for at, action in enumerate(lesson.moves):
        play_told(match, action, f"moves[{at}]")
    return match


def _first(lesson: Lesson, content: Content, seats: list[Seat]) -> Match:
    """The match at its position, or newly dealt."""
    game = (lesson.title, content, seats)
    if not lesson.position:
        return Match.new(*game, lesson.seed, first_player=LEARNER, options=lesson.options)
    try:
        return Match.placed(*game, lesson.position, lesson.seed, options=lesson.options)
    except BadData as error:
        raise BadData(f"position.{error.path}", error.expected) from error


def play_told(match: Match, action: Data, path: str) -> None:
    """Play a move as a file tells it. Raises BadData, IllegalMove."""
    match.play(match.read(action, path))
