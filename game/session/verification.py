"""Playing a record again: is every event in it what the rules give?

The first position comes from the record's own ``setup``, not from its seed alone, and the tiles and
weapons from the tables there when the content pack has changed since.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import msgspec

from game.ai.levels import AGENTS, is_agent
from game.language import _
from game.rules.codec import BadData
from game.rules.core import Event
from game.session.commitment import agrees
from game.session.header import Header
from game.session.match import Match
from game.session.record import (
    Record,
    RecordError,
    StepLine,
    UnreadableRecord,
    printable,
    read_record,
)
from game.session.seats import COLORS, HUMAN
from game.session.titles import play_named

log = logging.getLogger("cubewright")


@dataclass(frozen=True, slots=True)
class Verification:
    """``difference``: the first one, with its line; empty when record and rules agree.

    ``note``: something worth knowing that is no fault, such as another version of the content.
    """

    difference: str
    note: str


def verify(record: Record) -> Verification:
    """Play ``record`` again and compare everything. Never raises for what a record says."""
    try:
        match, note = first_position(record.header)
    except RecordError as error:
        return Verification(str(error), "")
    try:
        for step in record.steps:
            play_step(match, step)
        compare_result(match, record)
        compare_commitment(record)
    except RecordError as error:
        return Verification(str(error), note)
    return Verification("", note)


def resume(record: Record) -> Match:
    """The match of ``record`` as it stood after its last step. Raises RecordError."""
    _check_seats(record.header)
    match, _note = first_position(with_salt(record))
    for step in record.steps:
        play_step(match, step)
    compare_result(match, record)
    return match


def game_in(path: Path) -> Match:
    """The game in ``path``. Raises RecordError, whatever the rules raise: no save ends a start."""
    record = read_record(path)
    try:
        return resume(record)
    except RecordError:
        raise
    except Exception as error:
        log.exception("a save can't be played again")
        why = _("it can't be played again; the log tells why")
        raise UnreadableRecord(0, "", why, why) from error


def _check_seats(header: Header) -> None:
    """To go on, every seat needs somebody who plays it, in a colour of its own."""
    known = (HUMAN, *AGENTS)
    for seat, player in enumerate(header.players):
        if player.agent != HUMAN and not is_agent(player.agent):
            key, words = f"players[{seat}].agent", ", ".join(known)
            raise RecordError(1, key, f"expected one of {words}")
        others = [other.color for other in header.players[:seat]]
        if player.color not in COLORS or player.color in others:
            free = ", ".join(color for color in COLORS if color not in others)
            raise RecordError(1, f"players[{seat}].color", f"expected one of {free}")


def first_position(header: Header) -> tuple[Match, str]:
    """The match before its first step, and a note about its content. Raises RecordError."""
    play = play_named(header.title)
    if play is None:
        missing = f"there is no title “{header.title}” here"
        raise RecordError(1, "title", missing, _("it is of a game that isn't here"))
    seats = play.seats_of(header.setup)
    if len(header.players) not in seats:
        raise RecordError(1, "players", f"expected {seats[0]} to {seats[-1]} players")
    try:
        restored = play.restore(
            (header.content, header.content_digest),
            play.options(
                [player.options for player in header.players], header.first_player, header.options
            ),
            header.seed,
            header.setup,
        )
    except BadData as error:
        raise _bad_data(1, error) from error
    return Match(play, header, restored.content, restored.state), printable(restored.note)


def play_step(match: Match, step: StepLine) -> None:
    """Play the next step of a record and compare its events. Raises RecordError."""
    line = step.n + 1
    if match.actor is None:
        raise RecordError(line, "", "the game was over before this step")
    _same(line, "turn", match.turn, step.turn)
    _same(line, "player", match.actor, step.player)
    try:
        move = match.read(step.action, "action")
        events = _events(match, step)
    except BadData as error:
        raise _bad_data(line, error) from error
    refusal = match.refusal(move)
    if refusal is not None:
        raise RecordError(line, "action", f"the rules refuse it: {refusal}")
    _compare_events(match, match.play(move).events, events, line)


def _events(match: Match, step: StepLine) -> list[Event]:
    """The events that a step tells; types we don't know are nobody's business."""
    found = (
        match.rules.event_from_data(match.content, data, f"events[{at}]")
        for at, data in enumerate(step.events)
    )
    return [event for event in found if event is not None]


def _compare_events(
    match: Match, expected: Sequence[Event], found: Sequence[Event], line: int
) -> None:
    """Compare the events ``expected`` of a step with those ``found`` in a ``line`` of the record of
    ``match``. Raises RecordError."""
    for at, (ours, theirs) in enumerate(zip_longest(expected, found)):
        if ours != theirs:
            difference = f"expected {_shown(match, ours)}, found {_shown(match, theirs)}"
            raise RecordError(line, f"events[{at}]", difference)


def _shown(match: Match, event: Event | None) -> str:
    if event is None:
        return "no further event"
    return msgspec.json.encode(match.rules.event_to_data(match.content, event)).decode()


def compare_result(match: Match, record: Record) -> None:
    """Compare how a record ends with how its game stands. Raises RecordError."""
    line, outcome, result = len(record.steps) + 2, match.outcome, record.result
    if outcome is None and result is None:
        return
    if result is None:
        raise RecordError(line, "result", "the game is over and its result is missing")
    if outcome is None:
        raise RecordError(line, "result", "the game is not over here")
    for key in ("scores", "tiebreak", "winners"):
        _same(line, f"result.{key}", getattr(outcome, key), getattr(result, key))
    _same(line, "result.finished", True, result.finished)


def salt_of(record: Record) -> str:
    """What opens the commitment of ``record``: in its last line, or in an unfinished save."""
    return record.result.salt if record.result is not None else record.header.salt


def with_salt(record: Record) -> Header:
    """The header as a match holds it, whose salt goes on with the game."""
    return msgspec.structs.replace(record.header, salt=salt_of(record))


def compare_commitment(record: Record) -> None:
    """Compare the deal of a record with what its header has committed to. Raises RecordError.

    A record without a commitment is as good, and one whose game goes on may keep its salt.
    """
    header, salt = record.header, salt_of(record)
    last = len(record.steps) + 2 if record.result is not None else 1
    key = "result.salt" if record.result is not None else "salt"
    if not header.commitment:
        if salt:
            raise RecordError(1, "commitment", "it is missing, though there is a salt to open it")
        return
    if not salt:
        if record.result is not None:
            raise RecordError(last, key, "the salt that opens the commitment is missing")
        return
    if not agrees(header, salt):
        expected = "the deal is not the one that the game committed to when it began"
        raise RecordError(1, "commitment", expected)


def _bad_data(line: int, error: BadData) -> RecordError:
    return RecordError(line, error.path, f"expected {error.expected}")


def _same(line: int, key: str, expected: object, found: object) -> None:
    """Compare what is ``expected`` at a ``key`` of a ``line`` with what was ``found``. Raises
    RecordError."""
    if expected != found:
        raise RecordError(line, key, f"expected {expected}, found {found}")
