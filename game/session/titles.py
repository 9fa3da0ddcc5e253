"""A title as the session sees it: the verbs of its rules, with its own types forgotten.

The session plays every title alike, so this is the one place where a title's moves, events and
content pass as :class:`~game.rules.core.Move`, :class:`~game.rules.core.Event` and
:class:`Content`; the casts are safe because each title is handed back only what it made itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol, cast

from game.content.packs import ContentError, load_catalogue
from game.language import _
from game.rules.biomes import BiomesTitle
from game.rules.biomes.catalogue import Catalogue
from game.rules.biomes.disclosed_pack import read_disclosed_pack
from game.rules.biomes.events import BiomesEvent
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.codec import BadData
from game.rules.core import Event, Move, Options, SeatOptions, State, View
from game.rules.registry import TITLES, title

GameState = State[Move, Event, View]
"""A game in progress of any title."""
Data = Mapping[str, object]


class Content(Protocol):
    """A content pack of any title."""

    @property
    def id(self) -> str:
        """Its name in records and commands."""

    @property
    def digest(self) -> str:
        """The fingerprint of all that it says."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A first position out of a record; ``note`` says when the content has changed since."""

    content: Content
    state: GameState
    note: str


class Play:
    """How a game of one title is begun, restored and written down."""

    def __init__(self, rules: BiomesTitle) -> None:
        self._rules = rules

    @property
    def seats(self) -> range:
        """The numbers of players it allows."""
        return self._rules.seats

    def load(self, pack: str) -> Content:
        """The content pack named ``pack``. Raises ContentError."""
        return _catalogue(self._rules.id, pack)

    def setup(
        self, content: Content, beginners: Sequence[bool], first_player: int | None, seed: int
    ) -> GameState:
        """A new game; ``beginners`` by seat. Raises ValueError for a wrong number of seats."""
        state = self._rules.setup(cast(Catalogue, content), _options(beginners, first_player), seed)
        return cast(GameState, state)

    def points(self, state: GameState) -> tuple[int, ...]:
        """The points of each seat, as everybody sees them."""
        played = cast(BiomesState, state)
        return tuple(played.xp_of(seat) for seat in range(played.seats()))

    def disclose(self, state: GameState) -> dict[str, object]:
        """The record's ``setup`` of a first position."""
        return dict(self._rules.disclose(cast(BiomesState, state)))

    def restore(
        self,
        pack: tuple[str, str],
        beginners: Sequence[bool],
        first_player: int,
        seed: int,
        setup: Data,
    ) -> Restored:
        """The first position of a record's ``setup``; ``pack`` is the content's id and digest.

        Where that content is not here any more, the tables in the set-up stand in for it. Raises
        BadData.
        """
        options = _options(beginners, first_player)
        installed, note = self._installed(*pack)
        if installed is None or note:
            installed = read_disclosed_pack(*pack, setup, installed)
        state = self._rules.restore(installed, options, setup, seed)
        return Restored(installed, cast(GameState, state), note)

    def move_to_data(self, move: Move) -> dict[str, object]:
        """A move as the record's ``action``."""
        return self._rules.moves.to_data(cast(BiomesMove, move))

    def move_from_data(self, data: object, path: str) -> Move:
        """The move of a record's ``action``. Raises BadData."""
        return self._rules.moves.from_data(data, path)

    def event_to_data(self, event: Event) -> dict[str, object]:
        """An event as one of the record's ``events``."""
        return self._rules.events.to_data(cast(BiomesEvent, event))

    def event_from_data(self, data: Data, path: str) -> Event | None:
        """The event of a record's entry; None for a type that is not ours. Raises BadData."""
        try:
            return self._rules.events.from_data(data, path)
        except BadData as error:
            if error.path == f"{path}.type" and isinstance(data.get("type"), str):
                return None
            raise

    def _installed(self, pack: str, digest: str) -> tuple[Catalogue | None, str]:
        """The content of that name that is here, if any, and a note if it is not the same."""
        try:
            catalogue = load_catalogue(self._rules.id, pack)
        except ContentError:
            return None, _(
                "the content “{pack}” is not here; its tables in the record are used"
            ).format(pack=pack)
        if catalogue.digest == digest:
            return catalogue, ""
        return catalogue, _(
            "the content “{pack}” has changed since; its tables in the record are used"
        ).format(pack=pack)


@cache
def _catalogue(title_id: str, pack: str) -> Catalogue:
    """The pack, read once: it is frozen, and reading takes longer than a game."""
    return load_catalogue(title_id, pack)


def play_of(title_id: str) -> Play:
    """The title with that id. Raises UnknownTitle."""
    return Play(title(title_id))


def play_named(title_id: str) -> Play | None:
    """The title with that id, or None."""
    return play_of(title_id) if title_id in TITLES else None


def _options(beginners: Sequence[bool], first_player: int | None) -> Options:
    return Options(tuple(SeatOptions(beginner) for beginner in beginners), first_player)
