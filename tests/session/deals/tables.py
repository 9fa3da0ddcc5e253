"""Games of deals to test with: played by people's names, to their end."""

from __future__ import annotations

from pathlib import Path

from game.session.kept import stem_of
from game.session.match import Match
from game.session.record import SUFFIX
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from tests.played import play_to_end

OTHER = "sprout"


def dealt(title: str = "towers", seed: int = 5, name: str = "Mira", begun: int = 100) -> Match:
    """A game of that deal that ``name`` begins against somebody of the house."""
    seats = (Seat(name, HUMAN, COLORS[0]), Seat("Pip", OTHER, COLORS[1]))
    content = play_of(title).load("classic")
    return Match.new(title, content, seats, seed, first_player=0, clock=lambda: begun)


def over(match: Match, player: str = "greedy") -> Match:
    """The game, played to its end by an agent in the person's place."""
    return play_to_end(match, (player, OTHER))


def keep(match: Match, games: Path) -> Path:
    """Keep its record among the games, by the name that it gets there."""
    games.mkdir(parents=True, exist_ok=True)
    path = games / f"{stem_of(match.header)}{SUFFIX}"
    path.write_bytes(match.record_bytes())
    return path
