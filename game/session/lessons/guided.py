"""The match of somebody's first game, as its guide has it."""

from __future__ import annotations

from game.ai.levels import Character
from game.content.guide import Guide
from game.session.lessons.beginning import LEARNER
from game.session.match import Clock, Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of


def rival_of(guide: Guide) -> str:
    """The agent that plays against the newcomer."""
    return Character(guide.level, guide.temper).name


def newcomer(
    guide: Guide, name: str, agent: str = HUMAN, color: str = COLORS[LEARNER], profile: str = ""
) -> Seat:
    """The seat of whoever plays for the first time; ``profile``: who of the family that is."""
    return Seat(name, agent, color, guide.seat, profile)


def guided(
    guide: Guide, who: Seat, friend: str, seed: int, clock: Clock | None = None, salt: str = ""
) -> Match:
    """A newly dealt game that ``who``, the newcomer, begins, against one called ``friend``;
    ``salt``: commits it to its deal.

    Raises ContentError where the pack is not here, ValueError for wrong options or agents.
    """
    color = next(each for each in COLORS if each != who.color)
    seats = (who, Seat(friend, rival_of(guide), color))
    return Match.new(
        guide.title,
        play_of(guide.title).load(guide.pack),
        seats,
        seed,
        first_player=LEARNER,
        options=guide.options,
        clock=clock,
        salt=salt,
    )
