"""A finished game as the history holds it: read from its record, whole or its ends alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from game.ai.levels import character
from game.rules.registry import TITLES
from game.session.family.annals import VERSION, SeatFacts, facts_of
from game.session.family.handicap import evened
from game.session.family.titles import ANNALS, length
from game.session.header import POSITION, Header
from game.session.kept import KeptGame, finished_game, source_of
from game.session.notes import MOST, NotedPlayer, is_sound, noted_players
from game.session.record import MOST_BYTES, Record, RecordError, parse_record

FACTLESS = 0
"""The version of facts that are still to be computed."""


@dataclass(frozen=True, slots=True)
class EntrySeat:
    """A seat of a finished game. ``points``: with the head start; ``hints``: whether there could
    be any; ``level``: of an opponent."""

    name: str
    agent: str
    color: str
    profile: str
    head_start: int
    hints: bool
    points: int
    won: bool
    facts: SeatFacts

    @property
    def level(self) -> str:
        """How strong an opponent of the house plays; "" for people and others."""
        who = character(self.agent)
        return who.level if who else ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game. ``reached``: how long it was, 0 while that isn't known; ``version``: that of
    its seats' facts, :data:`FACTLESS` without. ``deal``: games of one deal have the same, "" while
    that isn't known; ``whole``: it was played from its beginning; another one counts
    in no figures."""

    file: str
    title: str
    started: int
    reached: int
    seats: tuple[EntrySeat, ...]
    version: int = FACTLESS
    deal: str = ""
    whole: bool = False

    def kept(self, folder: Path) -> KeptGame:
        """The game as the shelf tells of it; its record lies in ``folder``."""
        players = tuple(
            NotedPlayer(seat.name, seat.agent, seat.color, seat.points) for seat in self.seats
        )
        winners = tuple(place for place, seat in enumerate(self.seats) if seat.won)
        game = (self.title, players, self.reached, self.started)
        path = folder / self.file
        pack, origin = source_of(path)
        return KeptGame(path, *game, True, winners, pack=pack, origin=origin)


def entry_of(file: str, content: bytes) -> Entry | None:
    """The entry of a record; None for what is no finished game of a title that is here."""
    try:
        record = parse_record(content)
    except RecordError:
        return None
    if record.result is None or record.header.title not in TITLES or not _is_shown(record):
        return None
    facts = facts_of(record, ANNALS.get(record.header.title))
    started = min(max(record.header.started, 0), MOST - 1)
    header = record.header
    game = (file, header.title, started, length(record), _seats(record, facts))
    whole = header.origin is None and POSITION not in header.setup
    return Entry(*game, VERSION, deal_of(header), whole)


def deal_of(header: Header) -> str:
    """What games have in common that lie out alike: a hash of their number, pack and who began."""
    said = f"{header.title} {header.content} {header.seed:x} {header.first_player:x}"
    return blake2b(said.encode(), digest_size=8).hexdigest()


def _is_shown(record: Record) -> bool:
    result = record.result
    shown = is_sound(noted_players(record.header.players))
    return shown and result is not None and all(abs(n) < MOST for n in result.scores)


def _seats(record: Record, facts: Sequence[SeatFacts]) -> tuple[EntrySeat, ...]:
    result = record.result
    assert result is not None
    players = record.header.players
    scores, winners = evened(players, result)
    known = facts or [SeatFacts()] * len(players)
    return tuple(
        EntrySeat(
            player.name,
            player.agent,
            player.color,
            player.profile,
            player.head_start,
            player.hints,
            scores[seat],
            seat in winners,
            known[seat],
        )
        for seat, player in enumerate(players)
    )


def brief_entry(path: Path) -> Entry | None:
    """The same from the first and the last lines of a file alone, without facts."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return None
    except OSError:
        return None
    game = finished_game(path)
    return _brief(game) if game is not None else None


def _brief(game: KeptGame) -> Entry:
    seats = tuple(
        EntrySeat(
            player.name,
            player.agent,
            player.color,
            "",
            0,
            True,
            player.points or 0,
            seat in game.winners,
            SeatFacts(),
        )
        for seat, player in enumerate(game.players)
    )
    known = (game.path.name, game.title, game.at, game.reached, seats)
    return Entry(*known, whole=game.origin is None)
