"""How strong an opponent plays, and what it likes: the levels, and who can be asked for.

``"builder"`` plays the balanced way, ``"builder:fighter"`` the same level with a temper. What a
temper is in a title, and how a title has tuned a level, stands in the title's own part.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from game.language import _, pgettext

T = TypeVar("T")

SPROUT, APPRENTICE, BUILDER, ARCHITECT, MASTER = (
    "sprout",
    "apprentice",
    "builder",
    "architect",
    "master",
)
COLLECTOR, FIGHTER, EXPLORER, PLANNER = ("collector", "fighter", "explorer", "planner")
TEMPERS = (COLLECTOR, FIGHTER, EXPLORER, PLANNER)
"""What an opponent may like beyond winning; none of them: balanced."""
GENTLE = "gentle"
"""What somebody may be against one who plays his first game; see :attr:`Level.tempers`."""
BALANCED = ""
_SIGN = ":"


@dataclass(frozen=True, slots=True)
class Soft:
    """Looks one move ahead and draws among its best moves.

    ``freedom``: how freely, from 0, always the best, to 1, as the weakest does. A title says how
    many points that is (:func:`~game.ai.soft.softness_of`).
    """

    freedom: float


@dataclass(frozen=True, slots=True)
class Deep:
    """Searches. ``effort``: how long, as a share of Master's iterations.

    A title says how many these are, and how it looks (:attr:`~game.ai.brain.Brain.searching`).
    """

    effort: float


@dataclass(frozen=True, slots=True)
class LevelWords:
    """What a level is called, and in a ``line`` with a ``{name}`` how somebody of it plays.

    ``names``: what its characters are called, as many as may sit at a table.
    """

    name: str
    line: str
    names: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of opponent. ``id``: its name in records and commands, and that of its portrait.

    ``words``: in the language that is spoken when they are asked for. ``way``: how it finds its
    moves. ``tempers``: what somebody of it may like.
    """

    id: str
    words: Callable[[], LevelWords]
    way: Soft | Deep
    tempers: tuple[str, ...] = TEMPERS

    @property
    def searches(self) -> bool:
        """Whether it looks further ahead than one move."""
        return isinstance(self.way, Deep)


def _listed(*levels: Level) -> Mapping[str, Level]:
    return {each.id: each for each in levels}


LEVELS = _listed(
    Level(
        SPROUT,
        lambda: LevelWords(
            _("Sprout"),
            _("{name} is learning the game and likes to try things out."),
            (
                pgettext("dormouse", "Pip"),
                pgettext("dormouse", "Bean"),
                pgettext("dormouse", "Clover"),
                pgettext("dormouse", "Button"),
            ),
        ),
        Soft(freedom=1.0),
        tempers=(*TEMPERS, GENTLE),
    ),
    Level(
        APPRENTICE,
        lambda: LevelWords(
            _("Apprentice"),
            _("{name} knows the game but misses things at times."),
            (
                pgettext("squirrel", "Hazel"),
                pgettext("squirrel", "Rusty"),
                pgettext("squirrel", "Tansy"),
                pgettext("squirrel", "Maple"),
            ),
        ),
        Soft(freedom=0.6),
    ),
    Level(
        BUILDER,
        lambda: LevelWords(
            _("Builder"),
            _("{name} makes the best of every turn."),
            (
                pgettext("beaver", "Bruno"),
                pgettext("beaver", "Willow"),
                pgettext("beaver", "Brook"),
                pgettext("beaver", "Aspen"),
            ),
        ),
        Soft(freedom=0.3),
    ),
    Level(
        ARCHITECT,
        lambda: LevelWords(
            _("Architect"),
            _("{name} thinks a few turns ahead."),
            (
                pgettext("owl", "Olwen"),
                pgettext("owl", "Linus"),
                pgettext("owl", "Sage"),
                pgettext("owl", "Quill"),
            ),
        ),
        Deep(effort=0.1),
    ),
    Level(
        MASTER,
        lambda: LevelWords(
            _("Master"),
            _("{name} thinks far ahead and is hard to beat."),
            (
                pgettext("stag", "Alder"),
                pgettext("stag", "Rowan"),
                pgettext("stag", "Juniper"),
                pgettext("stag", "Thorn"),
            ),
        ),
        Deep(effort=1.0),
    ),
)
"""Every level by its id, the weakest first: the only list of them."""


def nearest(level: str, tuned: Mapping[str, T]) -> str:
    """The level among those that a title has tuned whose ways ``level`` has: itself, or else the
    nearest that finds its moves likewise, of two the weaker one.

    Raises ValueError where there is none.
    """
    order = list(LEVELS)
    alike = [each for each in order if each in tuned and _are_alike(each, level)]
    return min(alike, key=lambda each: abs(order.index(each) - order.index(level)))


def _are_alike(one: str, other: str) -> bool:
    return LEVELS[one].searches is LEVELS[other].searches


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent: one of :data:`LEVELS`, and :data:`BALANCED` or one of the level's tempers."""

    level: str
    temper: str = BALANCED

    @property
    def name(self) -> str:
        """The name in records, saves and commands (``"master:fighter"``)."""
        return f"{self.level}{_SIGN}{self.temper}" if self.temper else self.level


def character(name: str) -> Character | None:
    """Who is meant by ``name``; None when it is no level, or not with such a temper."""
    level, sign, temper = name.partition(_SIGN)
    if level not in LEVELS or (sign and temper not in LEVELS[level].tempers):
        return None
    return Character(level, temper)


RANDOM, GREEDY = "random", "greedy"
PLAIN = (RANDOM, GREEDY)
"""The agents without level or temper."""
AGENTS = (*PLAIN, *LEVELS)
"""Every agent's name; those of levels may have a temper added (``"builder:fighter"``)."""


def is_agent(name: str) -> bool:
    """Whether there is an agent ``name``, with its temper if it has one; none is made for that."""
    return name in PLAIN or character(name) is not None
