"""Playing on out of the middle of a recorded game: any of its positions becomes a game's first one.

What lies hidden there stays as it was, down to the state of the game's own dealer: whoever does
what was done meets the same cards, tiles and dice. Or it is dealt anew: then the position is one
that a seat could not have told from the true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from game.rules.chance import Dealer
from game.session.header import BranchPoint, Header
from game.session.match import Clock, Match
from game.session.record import Record
from game.session.replay import Replay
from game.session.seats import Seat
from game.session.titles import plain

_PLAYERS: Final = "players"
"""The key of a position whose list has all that belongs to each seat."""
_DIGEST_BYTES: Final = 12


def can_play_on(replay: Replay, at: int) -> bool:
    """Whether somebody had to decide after ``at`` steps, in a game that can come to an end."""
    state = replay.snapshot_at(at)
    return state.actor() is not None and replay.rules.can_end(state)


def played_on(
    replay: Replay,
    at: int,
    seats: Sequence[Seat],
    seed: int,
    *,
    unknown_to: int | None = None,
    challenge: str = "",
    clock: Clock | None = None,
    salt: str = "",
) -> Match:
    """A new game that begins as the one of ``replay`` stood after ``at`` steps.

    ``seats``: who plays on, as many as there were, each with the options of the seat. ``seed``:
    what opponents think by, and what is dealt anew by. ``unknown_to``: the seat from which what it
    could not know is dealt anew; None: everything stays as it was. ``challenge``: the id of the one
    that was tried in it. ``salt``: commits the game to that position. Raises ValueError for another
    number of seats.
    """
    if len(seats) != len(replay.seats):
        raise ValueError(f"{len(replay.seats)} seats, not {len(seats)}")
    header = replay.header
    position = _kept(replay, at)
    if unknown_to is not None:
        position = _redealt(replay, at, unknown_to, seed)
    origin = BranchPoint(
        digest_of(header, _played(replay, at)),
        at,
        header.started,
        replay.reached_at(at),
        challenge,
        unknown_to is not None,
    )
    game = (header.title, replay.content, seats, position, seed)
    options = header.options
    return Match.placed(*game, options=options, clock=clock, salt=salt, origin=origin)


def _kept(replay: Replay, at: int) -> dict[str, object]:
    """The position as it was, as plain data."""
    return plain(replay.rules.position(replay.snapshot_at(at)))


def _redealt(replay: Replay, at: int, seat: int, seed: int) -> dict[str, object]:
    """The position with all dealt anew that ``seat`` could not know, as plain data.

    The seat's own things are those it had, with what the others know of them: its view doesn't tell
    that, so a state made of the view alone would have forgotten it.
    """
    state = replay.rules.imagined(replay.view_at(at, seat), Dealer(seed))
    position = plain(replay.rules.position(state))
    players, before = position.get(_PLAYERS), _kept(replay, at).get(_PLAYERS)
    if isinstance(players, list) and isinstance(before, list):
        players[seat] = before[seat]
    return position


def _played(replay: Replay, at: int) -> Iterable[tuple[int, dict[str, object]]]:
    """The first ``at`` decisions: who made each, and the move as a record has it."""
    for step in replay.steps[:at]:
        yield step.player, replay.rules.move_to_data(replay.content, step.move)


def digest_of(header: Header, played: Iterable[tuple[int, dict[str, object]]]) -> str:
    """What tells a game, up to the last decision ``played``, from all others: 24 hexadecimal
    digits of its deal and its moves. Names and opponents don't matter (BLAKE2, RFC 7693)."""
    deal = (header.title, header.content_digest, header.seed, header.started, header.setup)
    hashed = blake2b(msgspec.json.encode(deal), digest_size=_DIGEST_BYTES)
    for player, action in played:
        hashed.update(msgspec.json.encode((player, action)))
    return hashed.hexdigest()


def is_origin(origin: BranchPoint, record: Record) -> bool:
    """Whether ``record`` is of the game that was played on at ``origin``."""
    if len(record.steps) < origin.step:
        return False
    played = ((step.player, step.action) for step in record.steps[: origin.step])
    return digest_of(record.header, played) == origin.digest
