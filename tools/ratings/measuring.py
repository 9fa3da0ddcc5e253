"""Games between levels: of two neighbours or equals, or of more who are drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

import msgspec

from game.ai.levels import LEVELS
from game.content.packs import USUAL
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of

NEAR = 2
"""At a table of two nobody plays somebody who is more levels away."""


class Met(msgspec.Struct, frozen=True):
    """A finished game: who sat there, and what came of it, by seat."""

    agents: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def table(
    seats: int, game: int, seed: int, levels: Sequence[str] = tuple(LEVELS)
) -> tuple[str, ...]:
    """Who of these ``levels`` plays game number ``game``."""
    if seats == 2:
        places = range(len(levels))
        pairs = [(a, b) for a, b in combinations(places, 2) if b - a <= NEAR]
        pairs += [(place, place) for place in places]
        turn, which = divmod(game, len(pairs))
        first, second = pairs[which]
        return (levels[first], levels[second])[:: -1 if turn % 2 else 1]
    chance = random.Random(f"{seed} {game}")
    enough = levels if seats <= len(levels) else [*levels, *levels]
    return tuple(chance.sample(enough, seats))


def played(title: str, seats: int, seed: int, levels: Sequence[str], game: int) -> Met:
    """Play a game to its end."""
    agents = table(seats, game, seed, levels)
    catalogue = play_of(title).load(USUAL)
    match = Match.new(title, catalogue, seats_of(agents), seed + game)
    play_out(match)
    outcome = match.outcome
    assert outcome is not None
    return Met(agents, outcome.scores, outcome.winners)


def measure(
    title: str, seats: int, games: int, seed: int, jobs: int, levels: Sequence[str]
) -> Iterator[Met]:
    """Play so many games, in ``jobs`` processes; they come in no fixed order."""
    yield from shared_out(partial(played, title, seats, seed, levels), range(games), jobs)


def kept(file: Path) -> list[Met]:
    """The games in a file, one a line. Raises OSError, msgspec's errors."""
    return [msgspec.json.decode(line, type=Met) for line in file.read_bytes().splitlines()]


def keep(file: Path, games: Sequence[Met]) -> None:
    """Add games to a file."""
    with file.open("ab") as out:
        out.writelines(msgspec.json.encode(game) + b"\n" for game in games)
