"""A title as the session sees it: the verbs of its rules, with its own types forgotten.

The session plays every title alike: a title's moves, events and content pass as
:class:`~game.rules.core.Move`, :class:`~game.rules.core.Event` and :class:`Content`, and each title
is handed back only what it made itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from game.content.packs import Content, ContentError, load_catalogue
from game.content.titles import READERS
from game.language import _
from game.rules.chance import Dealer
from game.rules.codec import BadData, inside, mapping
from game.rules.core import (
    SPECTATOR,
    AnyTitle,
    Data,
    Event,
    Move,
    Options,
    State,
    Values,
    View,
    chosen,
)
from game.rules.registry import TITLES, title
from game.session.header import POSITION

GameState = State[Move, Event, View]
"""A game in progress of any title."""


@dataclass(frozen=True, slots=True)
class Restored:
    """A first position out of a record; ``note`` says when the content has changed since."""

    content: Content
    state: GameState
    note: str


class Playbook:
    """How a game of one title is begun, restored and written down."""

    def __init__(self, rules: AnyTitle) -> None:
        self._rules = rules

    @property
    def id(self) -> str:
        """The title's id."""
        return self._rules.id

    @property
    def seats(self) -> range:
        """The numbers of players it allows."""
        return self._rules.seats

    def seats_of(self, setup: Data) -> range:
        """The numbers of players that a record with this ``setup`` allows: a position's may be
        one.
        """
        return range(1, self.seats[-1] + 1) if POSITION in setup else self.seats

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know what others at the table may not."""
        return self._rules.has_secrets

    def load(self, pack: str) -> Content:
        """The content pack named ``pack``. Raises ContentError."""
        return _content(self._rules.id, pack)

    def options(self, seats: Sequence[Values], first_player: int | None, game: Values) -> Options:
        """The options with a value for every declared one, by seat and of the ``game``.

        Raises ValueError for one that isn't declared, or a value that it can't have.
        """
        rules = self._rules
        by_seat = tuple(chosen(rules.seat_options, values) for values in seats)
        return Options(by_seat, first_player, chosen(rules.game_options, game, len(seats)))

    def setup(self, content: Content, options: Options, seed: int) -> GameState:
        """A new game. Raises ValueError for a wrong number of seats."""
        state: GameState = self._rules.setup(content, options, seed)
        return state

    def points(self, state: GameState) -> tuple[int, ...]:
        """The points of each seat, as everybody sees them."""
        return self._rules.points(state.view(SPECTATOR))

    def reached(self, state: GameState) -> int:
        """How far the game has come, from 1, as its players count: in turns, or in rounds."""
        return self._rules.reached(state)

    def can_end(self, state: GameState) -> bool:
        """Whether a game can still come to its end."""
        return self._rules.can_end(state)

    def waits_for_yes(self, before: GameState, seat: int, move: Move, after: GameState) -> bool:
        """Whether ``seat``, who moved, is to say that the others may go on."""
        return self._rules.waits_for_yes(before.view(seat), move, after.view(seat))

    def disclose(self, state: GameState) -> dict[str, object]:
        """The record's ``setup`` of a first position."""
        return dict(self._rules.disclose(state))

    def position(self, state: GameState) -> dict[str, object]:
        """The whole state as plain data, from which :meth:`placed` makes it again."""
        return dict(self._rules.position(state))

    def placed(self, content: Content, options: Options, position: Data, seed: int) -> GameState:
        """The state that a position tells; what it leaves open ``seed`` deals. Raises BadData."""
        state: GameState = self._rules.placed(content, options, position, seed)
        return state

    def imagined(self, view: View, dealer: Dealer) -> GameState:
        """A state that fits ``view``: what it hides is dealt anew by ``dealer``."""
        state: GameState = self._rules.imagine(view, dealer)
        return state

    def restore(self, pack: tuple[str, str], options: Options, seed: int, setup: Data) -> Restored:
        """The first position of a record's ``setup``; ``pack`` is the content's id and digest.

        Where that content is not here any more, the tables in the set-up stand in for it. Raises
        BadData.
        """
        installed, note = self._installed(*pack)
        if installed is None or note:
            installed = READERS[self._rules.id].disclosed(*pack, setup, installed)
        if POSITION in setup:
            return Restored(installed, self._replaced(installed, options, seed, setup), note)
        return Restored(installed, self._rules.restore(installed, options, setup, seed), note)

    def _replaced(self, content: Content, options: Options, seed: int, setup: Data) -> GameState:
        """The state of a ``setup`` that holds a position: all that it tells must agree with it.

        ``content`` and ``options``: what the game is played with; ``seed``: deals what it leaves
        open. Raises BadData.
        """
        path = f"setup.{POSITION}"
        try:
            position = mapping(setup[POSITION], "")
            state = self.placed(content, options, position, seed)
        except BadData as error:
            raise BadData(
                inside(path, error.path) if error.path else path, error.expected
            ) from error
        for key, value in plain(self.laid_out(state)).items():
            if setup.get(key) != value:
                raise BadData(f"setup.{key}", "what the position gives")
        return state

    def laid_out(self, state: GameState) -> dict[str, object]:
        """The record's ``setup`` of a position: the tables of the content, and the position."""
        return self.disclose(state) | {POSITION: self.position(state)}

    def move_to_data(self, content: Content, move: Move) -> dict[str, object]:
        """A move as the record's ``action``."""
        return self._rules.moves(content).to_data(move)

    def move_from_data(self, content: Content, data: object, path: str) -> Move:
        """The move of a record's ``action``. Raises BadData."""
        move: Move = self._rules.moves(content).from_data(data, path)
        return move

    def event_to_data(self, content: Content, event: Event) -> dict[str, object]:
        """An event as one of the record's ``events``."""
        return self._rules.events(content).to_data(event)

    def event_from_data(self, content: Content, data: Data, path: str) -> Event | None:
        """The event of a record's entry; None for a type that is not ours. Raises BadData."""
        try:
            event: Event = self._rules.events(content).from_data(data, path)
        except BadData as error:
            if error.path == f"{path}.type" and isinstance(data.get("type"), str):
                return None
            raise
        return event

    def _installed(self, pack: str, digest: str) -> tuple[Content | None, str]:
        """The content of that name that is here, if any, and a note if it is not the same."""
        try:
            content = load_catalogue(self._rules.id, pack)
        except ContentError:
            return None, _(
                "the content “{pack}” is not here; its tables in the record are used"
            ).format(pack=pack)
        if content.digest == digest:
            return content, ""
        return content, _(
            "the content “{pack}” has changed since; its tables in the record are used"
        ).format(pack=pack)


def plain(data: Data) -> dict[str, object]:
    """``data`` as a record gives it back: lists alone, no tuples."""
    copy: dict[str, object] = msgspec.json.decode(msgspec.json.encode(data))
    return copy


@cache
def _content(title_id: str, pack: str) -> Content:
    """The pack, read once: it is frozen, and reading takes longer than a game."""
    return load_catalogue(title_id, pack)


def play_of(title_id: str) -> Playbook:
    """The title with that id. Raises UnknownTitle."""
    return Playbook(title(title_id))


def play_named(title_id: str) -> Playbook | None:
    """The title with that id, or None."""
    return play_of(title_id) if title_id in TITLES else None
