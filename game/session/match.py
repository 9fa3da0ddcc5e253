"""A match: the true state of one game, its seats, and its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from msgspec.structs import replace

from game import __version__
from game.content.packs import Content
from game.rules.core import Event, Move, Options, Outcome, Refusal, Values, View
from game.session.commitment import committed
from game.session.header import POSITION, BranchPoint, Header
from game.session.notes import MOST, NotedPlayer, SaveNote
from game.session.record import (
    FORMAT,
    VERSION,
    LastLine,
    Record,
    ResultLine,
    StepLine,
    encode_line,
)
from game.session.seats import Seat, thinking_seed
from game.session.titles import GameState, Playbook, play_of

Clock = Callable[[], float]
"""Seconds since 1970; passed in, so that tests decide what time it is."""


class NothingToUndo(Exception):  # noqa: N818 - a fact about the game, not a fault of the program
    """The last move taught somebody something, or there is none."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision and what it caused; ``n`` and ``turn`` count from 1.

    ``reached``: how far the game had come then, as :attr:`Match.reached` tells it.
    """

    n: int
    turn: int
    player: int
    move: Move
    events: tuple[Event, ...]
    reached: int = 1

    def events_for(self, seat: int) -> tuple[Event, ...]:
        """The events as ``seat`` may see them."""
        return tuple(event.redacted(seat) for event in self.events)


class Match:
    """One game being played.

    ``lines`` is the record so far, a line an entry.
    ``rules`` writes and reads the title's moves and events.
    """

    def __init__(self, rules: Playbook, header: Header, content: Content, state: GameState) -> None:
        self.header = header
        self.content = content
        self.seats = header.players
        self.history: list[Step] = []
        self.lines: list[bytes] = [encode_line(header)]
        self.rules = rules
        self._state = state
        self._earlier: list[GameState] = []
        self._before: GameState | None = None
        self._views: dict[int, View] = {}

    @classmethod
    def new(
        cls,
        title_id: str,
        catalogue: Content,
        seats: Sequence[Seat],
        seed: int,
        *,
        first_player: int | None = None,
        options: Values | None = None,
        clock: Clock | None = None,
        salt: str = "",
    ) -> Self:
        """A new game. ``first_player`` None: drawn from the seed; ``options``: the game's;
        ``salt``: commits it to its deal (:func:`.commitment.committed`).

        Raises UnknownTitle; ValueError for a wrong number of seats, or for unknown options.
        """
        play = play_of(title_id)
        asked = play.options([seat.options for seat in seats], first_player, options or {})
        state = play.setup(catalogue, asked, seed)
        header = _header(play, (catalogue, seats, asked), state, play.disclose(state), seed, clock)
        return cls(play, committed(header, salt), catalogue, state)

    @classmethod
    def placed(
        cls,
        title_id: str,
        catalogue: Content,
        seats: Sequence[Seat],
        position: Mapping[str, object],
        seed: int,
        *,
        options: Values | None = None,
        clock: Clock | None = None,
        salt: str = "",
        origin: BranchPoint | None = None,
    ) -> Self:
        """A game that begins in a position; one seat is enough. ``seed`` deals what it leaves open.

        Its record tells the position in full, so it saves, resumes and is replayed as any other;
        ``origin``: of which other game that position is a moment.
        Raises UnknownTitle; BadData for a position that can't be; ValueError for unknown options.
        """
        play = play_of(title_id)
        asked = play.options([seat.options for seat in seats], None, options or {})
        state = play.placed(catalogue, asked, position, seed)
        header = _header(play, (catalogue, seats, asked), state, play.laid_out(state), seed, clock)
        header = committed(replace(header, origin=origin), salt)
        return cls(play, header, catalogue, state)

    def again(
        self,
        seed: int,
        clock: Clock | None = None,
        seats: Sequence[Seat] | None = None,
        salt: str = "",
    ) -> Self:
        """A match of the same players, or of these in their ``seats``, with the same content and
        options.

        It is dealt anew by ``seed``; one that began in a position begins there again, all alike.
        """
        header = self.header
        game = (header.title, self.content, self.seats if seats is None else seats)
        position = header.setup.get(POSITION)
        if isinstance(position, Mapping):
            start, origin = (position, header.seed), header.origin
            return type(self).placed(
                *game, *start, options=header.options, clock=clock, salt=salt, origin=origin
            )
        return type(self).new(*game, seed, options=header.options, clock=clock, salt=salt)

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self._state.actor()

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self._state.turn

    @property
    def reached(self) -> int:
        """How far the game has come, from 1, as its players count: in turns, or in rounds."""
        return self.rules.reached(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self._state.outcome()

    @property
    def can_go_on(self) -> bool:
        """Whether somebody has to decide, and the game can still come to its end."""
        return self.actor is not None and self.rules.can_end(self._state)

    def points(self) -> tuple[int, ...]:
        """The points of each seat so far, as everybody sees them."""
        return self.rules.points(self._state)

    def state_view(self, seat: int) -> View:
        """All that ``seat`` may know (:data:`game.rules.core.SPECTATOR`: what is public)."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._state.view(seat)
        return view

    def snapshot(self) -> GameState:
        """A copy of the true state, for replays and tests; no seat may look at it."""
        return self._state.clone()

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move of the actor."""
        return self._state.legal_moves()

    def told(self, move: Move) -> dict[str, object]:
        """A move as the ``action`` of a record."""
        return self.rules.move_to_data(self.content, move)

    def read(self, action: Mapping[str, object], path: str) -> Move:
        """The move of a record's ``action``, which stands there under ``path``. Raises BadData."""
        return self.rules.move_from_data(self.content, action, path)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the actor may not play ``move``, or None."""
        return self._state.refusal(move)

    def thinking_seed(self) -> int:
        """The seed for the actor's agent to decide with; the same after a resume."""
        return thinking_seed(self.header.seed, self.actor or 0, len(self.history))

    def play(self, move: Move) -> Step:
        """Play ``move`` for the actor.

        Raises IllegalMove, and changes nothing, when the rules refuse it.
        """
        player, turn, before = self.actor, self.turn, self._state.clone()
        events = tuple(self._state.apply(move))
        self._views.clear()
        number, who = len(self.history) + 1, 0 if player is None else player
        step = Step(number, turn, who, move, events, self.rules.reached(before))
        self._remember(before, step)
        self._before = before
        self.history.append(step)
        self.lines.append(encode_line(self._step_line(step)))
        return step

    def can_undo(self) -> bool:
        """Whether a person played last and nobody learned anything by it."""
        return bool(self._earlier) and self.seats[self.history[-1].player].is_human

    def earlier(self, back: int) -> GameState | None:
        """The state before the last ``back`` moves, where these can be taken back; else None."""
        return self._earlier[-back] if self.can_undo() and back <= len(self._earlier) else None

    def undo(self) -> Step:
        """Take the last move back, cut the record, and return it. Raises NothingToUndo."""
        if not self.can_undo():
            raise NothingToUndo
        self._state = self._earlier.pop()
        self._views.clear()
        self._before = self._earlier[-1] if self._earlier else None
        self.lines.pop()
        return self.history.pop()

    def waits_for_yes(self) -> bool:
        """Whether whoever played last is to say that the others may go on."""
        if self._before is None or not self.history:
            return False
        last = self.history[-1]
        return self.rules.waits_for_yes(self._before, last.player, last.move, self._state)

    def note(self, at: float) -> SaveNote:
        """What the shelf tells of the game as it stands at ``at`` (seconds since 1970), to be given
        its order."""
        return SaveNote(
            at=min(max(int(at), 0), MOST - 1),
            title=self.header.title,
            turn=self.turn,
            reached=self.reached,
            content=self.header.content,
            origin=self.header.origin,
            players=tuple(
                NotedPlayer(seat.name, seat.agent, seat.color, points)
                for seat, points in zip(self.seats, self.points(), strict=True)
            ),
        )

    @property
    def opened(self) -> str:
        """The salt that opens the commitment; "" as long as the game goes on."""
        return self.header.salt if self.outcome is not None else ""

    def record(self) -> Record:
        """The record so far."""
        steps = tuple(self._step_line(step) for step in self.history)
        result = self._result_line()
        return Record(self._closed_header() if result else self.header, steps, result)

    def record_bytes(self) -> bytes:
        """The record so far as it stands in a file."""
        result = self._result_line()
        if result is None:
            return b"".join(self.lines)
        ending = encode_line(LastLine(result))
        return b"".join([encode_line(self._closed_header()), *self.lines[1:], ending])

    def _closed_header(self) -> Header:
        """The first line of a game that is over: its salt stands in the last one."""
        return replace(self.header, salt="")

    def _remember(self, before: GameState, step: Step) -> None:
        """Keep the way back, unless somebody learned something or another seat has moved.

        A turn that has passed on may still be taken back until the next seat moves.
        """
        taken_over = bool(self.history) and self.history[-1].player != step.player
        teaches = any(event.teaches for event in step.events)
        if taken_over or teaches:
            self._earlier.clear()
        if not teaches:
            self._earlier.append(before)

    def _step_line(self, step: Step) -> StepLine:
        return StepLine(
            step.n,
            step.turn,
            step.player,
            self.told(step.move),
            tuple(self.rules.event_to_data(self.content, event) for event in step.events),
        )

    def _result_line(self) -> ResultLine | None:
        outcome = self.outcome
        if outcome is None:
            return None
        return ResultLine(
            outcome.scores, outcome.tiebreak, outcome.winners, finished=True, salt=self.opened
        )


def _header(
    play: Playbook,
    table: tuple[Content, Sequence[Seat], Options],
    state: GameState,
    setup: dict[str, object],
    seed: int,
    clock: Clock | None,
) -> Header:
    """The first line of a record that begins with ``state``."""
    catalogue, seats, asked = table
    starter = state.actor()
    return Header(
        format=FORMAT,
        version=VERSION,
        title=play.id,
        app=__version__,
        seed=seed,
        content=catalogue.id,
        content_digest=catalogue.digest,
        players=tuple(
            replace(seat, options=dict(values))
            for seat, values in zip(seats, asked.seats, strict=True)
        ),
        first_player=0 if starter is None else starter,
        options=dict(asked.game),
        setup=setup,
        started=int(clock()) if clock else 0,
    )
