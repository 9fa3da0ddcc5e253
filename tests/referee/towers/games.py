"""Whole games of `towers` to be judged, played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from game.rules.chance import Dealer
from game.rules.towers.moves import Build, Capture, Demolish, Exchange, TowersMove
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of

Choice = Callable[[Sequence[TowersMove], Dealer], TowersMove]
AT_RANDOM_STEPS = 240
"""Random play never comes to an end of its own (T15)."""


def at_random(moves: Sequence[TowersMove], chance: Dealer) -> TowersMove:
    """Any legal move."""
    return chance.choice(moves)


def eager(moves: Sequence[TowersMove], chance: Dealer) -> TowersMove:
    """What brings most points, towers first; else a pawn goes somewhere, or cards are exchanged."""
    best = max(map(worth, moves))
    if best == 0 and chance.below(3) == 0:
        return chance.choice([move for move in moves if isinstance(move, Exchange)])
    return chance.choice([move for move in moves if worth(move) == best])


def worth(move: TowersMove) -> int:
    """What a move brings at once; a tower more than a pawn."""
    if isinstance(move, Build):
        return 10 * sum(move.blocks)
    if isinstance(move, Demolish):
        return 10 * sum(move.pay)
    return sum(move.pay) if isinstance(move, Capture) else 0


def begun(
    players: int,
    seed: int,
    pack: str = "classic",
    *,
    short: bool = False,
    quick: bool = False,
    agents: Sequence[str] = (),
) -> Match:
    """A new game."""
    names = agents or ("random",) * players
    seats = [Seat(f"Player {place}", name, COLORS[place]) for place, name in enumerate(names)]
    content = play_of("towers").load(pack)
    options = {"short_game": short, "quick_town": quick}
    return Match.new("towers", content, seats, seed, options=options)


def played(
    players: int,
    seed: int,
    choose: Choice = eager,
    steps: int | None = None,
    pack: str = "classic",
    *,
    short: bool = False,
    quick: bool = False,
) -> bytes:
    """The record of a game; of so many steps at the most."""
    match, chance = begun(players, seed, pack, short=short, quick=quick), Dealer(seed)
    while match.actor is not None and (steps is None or len(match.history) < steps):
        match.play(choose(cast(Sequence[TowersMove], match.legal_moves()), chance))
    return match.record_bytes()


def played_by(*agents: str, seed: int, pack: str = "classic", quick: bool = False) -> bytes:
    """The record of a game that agents played to its end."""
    match = begun(len(agents), seed, pack, agents=agents, quick=quick)
    play_out(match)
    return match.record_bytes()
