"""Twins: two games that differ only in what an onlooker may not know.

All that is shown of them to whoever happens to stand there must be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.core import SPECTATOR, Move
from game.rules.towers.catalogue import COLOURS
from game.session.match import Match
from game.session.seats import seats_of
from game.session.titles import play_of

SEED = 3
Position = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Twins:
    """Both games, in which seat 0 decides; ``last`` ends its turn: then it knows something else in
    one than in the other."""

    games: tuple[Match, Match]
    last: Move


def twins(title: str, people: Sequence[str]) -> Twins:
    """Twins of a title whose first seat has something that it alone knows."""
    one, other = _begun(title, people)
    moves: list[Move] = []
    while one.actor == 0:
        moves.append(_alike(one, other))
        one.play(moves[-1])
        other.play(moves[-1])
    assert one.state_view(0) != other.state_view(0)
    games = _begun(title, people)
    for game in games:
        for move in moves[:-1]:
            game.play(move)
    return Twins(games, moves[-1])


def _begun(title: str, people: Sequence[str]) -> tuple[Match, Match]:
    """Two games that begin in the same way for all but the first seat."""
    content, seats = play_of(title).load("classic"), seats_of(tuple(people))
    dealt = Match.new(title, content, seats, SEED, first_player=0)
    positions = (dealt.rules.position(dealt.snapshot()) for _twin in range(2))
    one, other = (
        Match.placed(
            title,
            content,
            seats,
            HIDDEN[title](position, which),
            SEED,
            options=dealt.header.options,
            clock=lambda: 1000.0,
        )
        for which, position in enumerate(positions)
    )
    assert one.state_view(0) != other.state_view(0)
    assert one.state_view(SPECTATOR) == other.state_view(SPECTATOR)
    return one, other


def _token(position: Position, which: int) -> Position:
    """Biomes: the token of that number on the rim has been taken unseen (B6.9)."""
    rim, first = position["rim"], position["players"][0]
    far = rim.pop()["down"]
    token = far
    if which:
        token, rim[-1]["down"] = rim[-1]["down"], far
    first["pile"], first["unseen"] = [*first["pile"], token], [token]
    return position


def _hand(position: Position, which: int) -> Position:
    """Towers: a card of the hand lies at the bottom of the deck, and the other way round (T13)."""
    hand, deck = position["players"][0]["hand"], position["deck"]
    if which:
        there = next(at for at in reversed(range(len(deck))) if deck[at] != hand[-1])
        hand[-1], deck[there] = deck[there], hand[-1]
        hand.sort(key=COLOURS.index)
    return position


HIDDEN: Mapping[str, Callable[[Position, int], Position]] = {"biomes": _token, "towers": _hand}
"""What two games of a title with secrets differ in."""


def _alike(one: Match, other: Match) -> Move:
    """A move that both games allow and that tells an onlooker the same; if there is one, one by
    which whoever decides learns something else in each."""
    seat = one.actor or 0
    allowed = [move for move in one.legal_moves() if move in other.legal_moves()]
    public = [move for move in allowed if _told(one, move) == _told(other, move)]
    secret = (m for m in public if _told(one, m, seat)[0] != _told(other, m, seat)[0])
    return next(secret, public[0])


def _told(match: Match, move: Move, seat: int = SPECTATOR) -> tuple[object, ...]:
    """What ``seat`` sees of a move, and knows after it."""
    world = match.snapshot()
    events = world.apply(move)
    return tuple(each.redacted(seat) for each in events), world.view(seat)
