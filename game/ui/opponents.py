"""What opponents are called, how they play in a sentence, and which portrait is theirs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.ai.levels import (
    BALANCED,
    COLLECTOR,
    EXPLORER,
    FIGHTER,
    GENTLE,
    LEVELS,
    PLANNER,
    Character,
    character,
)
from game.language import _, pgettext
from game.ui.persons import HUMAN

NO_LIKES: Mapping[str, str] = MappingProxyType({})
TEMPER_ICONS = {
    BALANCED: "balance",
    COLLECTOR: "emerald",
    FIGHTER: "fight",
    EXPLORER: "explore",
    PLANNER: "board",
    GENTLE: "heart",
}
"""The emblem of each temper, the even one first."""


def level_name(level: str) -> str:
    """What a level is called."""
    return LEVELS[level].words().name


def temper_name(temper: str) -> str:
    """What a temper is called."""
    # Translators: how a character of the computer's likes to play; shown as “Builder · Collector”.
    return {
        BALANCED: _("Balanced"),
        COLLECTOR: _("Collector"),
        FIGHTER: _("Fighter"),
        EXPLORER: _("Explorer"),
        PLANNER: _("Planner"),
        GENTLE: _("Gentle"),
    }[temper]


def strength(level: str) -> int:
    """From 1, the weakest, to the number of levels."""
    return list(LEVELS).index(level) + 1


def agent_name(agent: str) -> str:
    """What a way to play is called: ``Builder``, ``Builder · Fighter``."""
    who = character(agent)
    if who is None:
        return _plain_name(agent)
    if who.temper == BALANCED:
        return level_name(who.level)
    return f"{level_name(who.level)} · {temper_name(who.temper)}"


def _plain_name(agent: str) -> str:
    if agent == HUMAN:
        return _("Human")
    if agent == "random":
        # Translators: an opponent whose moves are left to chance.
        return pgettext("opponent", "Chance")
    if agent == "greedy":
        # Translators: an opponent that always takes what brings most at once: keen on points.
        return pgettext("opponent", "Keen")
    return agent


def level_line(level: str, name: str) -> str:
    """How strong somebody of that level and name plays, in a sentence."""
    return LEVELS[level].words().line.format(name=name)


def temper_line(temper: str, name: str, likes: Mapping[str, str] = NO_LIKES) -> str:
    """What somebody of that temper and name likes, in a sentence; ``likes``: a title's own ones."""
    line = (
        likes.get(temper)
        or {
            BALANCED: _("{name} has no favourite way to win."),
            COLLECTOR: _("{name} loves to take blocks home."),
            FIGHTER: _("{name} never turns down a fight."),
            EXPLORER: _("{name} loves to turn over new tiles."),
            PLANNER: _("{name} likes neighbouring buildings that match."),
            GENTLE: _("{name} plays gently with newcomers."),
        }[temper]
    )
    return line.format(name=name)


def character_line(who: Character, name: str, likes: Mapping[str, str] = NO_LIKES) -> str:
    """A character in one or two sentences; ``likes``: what a title says of tempers."""
    lines = [level_line(who.level, name)]
    if who.temper != BALANCED:
        lines.append(temper_line(who.temper, name, likes))
    return " ".join(lines)


def usual_names(level: str) -> tuple[str, ...]:
    """Names that characters of a level go by: as many as may sit at a table."""
    return LEVELS[level].words().names


def portrait_name(who: Character) -> str:
    """The picture of a character among the portraits, without its ending; somebody gentle holds
    nothing in hand."""
    plain = who.temper in (BALANCED, GENTLE)
    return who.level if plain else f"{who.level}-{who.temper}"


def portrait_of(agent: str, color: str) -> str:
    """The picture of whoever plays: a character, or else the figure of the colour."""
    who = character(agent)
    return f"portraits/{portrait_name(who) if who else color}"
