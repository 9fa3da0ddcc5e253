"""Golden records: whole files of games, in which not a byte may change.

``python -m tests.golden.records TITLE …`` writes them anew; do that only when rules or the record's
form change on purpose, and read the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.rules.registry import TITLES
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.simulation import play_out
from game.session.titles import play_of

FOLDER = Path(__file__).parent
GAMES = (
    (21, ("greedy", "builder"), ()),
    (22, ("sprout", "apprentice", "greedy"), (0, 2)),
    (23, ("random", "builder", "greedy", "sprout"), (1,)),
)
"""Seed, agents, and the seats whose options aren't the usual ones."""


def files(title: str) -> list[Path]:
    """The records of a title."""
    return sorted(FOLDER.glob(f"{title}-*.cubelog"))


def recorded(title: str, seed: int, agents: tuple[str, ...], unusual: tuple[int, ...]) -> Match:
    """The game of that seed."""
    other = {option.name: option.choices[-1] for option in TITLES[title].seat_options}
    seats = [
        Seat(f"Player {seat + 1}", agent, COLORS[seat], other if seat in unusual else {})
        for seat, agent in enumerate(agents)
    ]
    match = Match.new(title, play_of(title).load("classic"), seats, seed)
    play_out(match)
    return match


def main() -> None:
    """Write the files of the titles that are named."""
    for title in sys.argv[1:]:
        for seed, agents, unusual in GAMES:
            file = FOLDER / f"{title}-{len(agents)}-{seed}.cubelog"
            file.write_bytes(recorded(title, seed, agents, unusual).record_bytes())


if __name__ == "__main__":
    main()
