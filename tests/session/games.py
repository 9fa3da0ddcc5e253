"""Games to test with, played by agents or by hand."""

from __future__ import annotations

from functools import cache

from game.session.match import Match
from game.session.seats import COLORS, Seat, seats_of
from game.session.simulation import play_out
from game.session.titles import play_of


def new_match(agents: tuple[str, ...] = ("human", "human"), seed: int = 7) -> Match:
    """A biomes match before its first move; seat 0 starts."""
    catalogue = play_of("biomes").load("classic")
    return Match.new("biomes", catalogue, seats_of(agents), seed, first_player=0)


def finished_match(players: int = 2, seed: int = 1, beginners: int = 0) -> Match:
    """A random game, played to its end; the first ``beginners`` seats score as beginners."""
    catalogue = play_of("biomes").load("classic")
    seats = [
        Seat(f"Player {place}", "random", COLORS[place], options={"beginner": place < beginners})
        for place in range(players)
    ]
    match = Match.new("biomes", catalogue, seats, seed)
    play_out(match)
    return match


@cache
def record_lines(players: int = 2, seed: int = 1, beginners: int = 0) -> tuple[bytes, ...]:
    """The lines of a random game's record, without their line ends."""
    return tuple(finished_match(players, seed, beginners).record_bytes().splitlines())


def play_some(match: Match, steps: int) -> None:
    """Play the first legal move ``steps`` times, or to the end."""
    for _ in range(steps):
        if match.actor is None:
            return
        moves = match.legal_moves()
        match.play(moves[len(match.history) * 7 % len(moves)])
