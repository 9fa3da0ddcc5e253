"""Random games in great numbers: nothing fails, and nothing gets lost or invented."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.rules.chance import Dealer
from game.rules.core import State
from game.session.parallel import shared_out
from tools.compiling.digests import first_position
from tools.compiling.pieces import CENSUSES, Census

CHUNK = 250
MOST_MOVES = 1500
"""A random game of four takes about 250; one far beyond that would go round in circles."""


@dataclass(slots=True)
class Findings:
    """Games and moves played, and what was found wrong: (seed, what)."""

    games: int = 0
    moves: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Take over what another part found."""
        self.games += other.games
        self.moves += other.moves
        self.faults += other.faults


def play(title: str, count: int, jobs: int) -> Findings:
    """Play ``count`` random games of a title, of all numbers of seats, and watch them."""
    findings = Findings()
    work = partial(_chunk, title, count)
    for part in shared_out(work, range(0, count, CHUNK), jobs):
        findings.add(part)
    findings.faults.sort()
    return findings


def _chunk(title: str, count: int, first: int) -> Findings:
    findings = Findings()
    for seed in range(first, min(first + CHUNK, count)):
        state = first_position(title, seed)
        try:
            findings.moves += watched(state, Dealer(seed), CENSUSES.get(title, _nothing))
        except Exception as fault:  # every fault is a finding; the other games go on
            findings.faults.append((seed, f"{type(fault).__name__}: {fault}"))
        findings.games += 1
    return findings


def watched(state: State[Any, Any, Any], dealer: Dealer, census: Census) -> int:
    """Play a random game to its end; the number of moves. Raises AssertionError on a fault."""
    moves = 0
    turn = state.turn
    pieces = census(state)
    while state.actor() is not None:
        legal = state.legal_moves()
        _demand(len(legal) > 0, "no legal move in a game that goes on")
        state.apply(dealer.choice(legal))
        moves += 1
        _demand(moves <= MOST_MOVES, "a game without end")
        if state.turn != turn and state.actor() is not None:
            turn = state.turn
            _demand(state.outcome() is None, "an outcome in a game that goes on")
            _compare(pieces, census(state))
    _compare(pieces, census(state))
    outcome = state.outcome()
    _demand(outcome is not None and len(outcome.winners) > 0, "no winner in a game that is over")
    return moves


def _compare(before: Mapping[str, int], now: Mapping[str, int]) -> None:
    for kind, count in before.items():
        _demand(now[kind] == count, f"{kind} lost or invented")


def _nothing(_: object) -> Mapping[str, int]:
    """No counts: nobody has told how the pieces of this title are counted."""
    return {}


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)
