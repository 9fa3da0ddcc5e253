"""Golden playthroughs: recorded games that must replay to the letter.

``python -m tests.golden.playthroughs`` writes the files anew; do that only when the rules or the
record's form change on purpose, and read the difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from game.rules.biomes import BIOMES
from game.rules.biomes.codec import EVENTS, MOVES
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options
from tests.rules.lively import lively
from tests.rules.packs import options, small_pack

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[tuple[int, int, tuple[int, ...]], ...]] = {
    "biomes": ((2, 3, ()), (3, 8, (1,)), (4, 5, (0, 3))),
}
"""By title: seats, seed and beginners of each recorded game."""


def files(title: str) -> list[Path]:
    """The recorded games of a title."""
    return sorted(FOLDER.glob(f"{title}-*.jsonl"))


def lines_of(state: BiomesState, header: dict[str, object], moves: Iterator[object]) -> list[str]:
    """The record of a game: header, one line a move, result."""
    lines: list[object] = [header]
    while state.actor() is not None:
        player, turn = state.actor(), state.turn
        move = MOVES.from_data(next(moves))
        lines.append(
            {
                "n": len(lines),
                "turn": turn,
                "player": player,
                "action": MOVES.to_data(move),
                "events": [EVENTS.to_data(event) for event in state.apply(move)],
            }
        )
    end = state.outcome()
    assert end is not None
    result = {"scores": end.scores, "tiebreak": end.tiebreak, "winners": end.winners}
    lines.append({"result": result})
    return [json.dumps(line, separators=(",", ":")) for line in lines]


def record(seats: int, seed: int, beginners: tuple[int, ...]) -> list[str]:
    """Play a game by the lively player and write it down."""
    state = BIOMES.setup(small_pack(), options(seats, beginners=beginners), seed)
    dealer = Dealer(seed)

    def draw() -> Iterator[object]:
        while True:
            yield MOVES.to_data(lively(state.legal_moves(), dealer))

    header = {
        "title": "biomes",
        "seed": seed,
        "beginners": list(beginners),
        "first_player": state.turn_player,
        "setup": BIOMES.disclose(state),
    }
    return lines_of(state, header, draw())


def replay(lines: list[str]) -> list[str]:
    """Play a record's moves again from its set-up and write the game down anew."""
    header, *steps = (json.loads(line) for line in lines)
    beginners = header["beginners"]
    seats = tuple({"beginner": seat in beginners} for seat in range(len(header["setup"]["piles"])))
    state = BIOMES.restore(
        small_pack(), Options(seats, header["first_player"]), header["setup"], header["seed"]
    )
    return lines_of(state, header, (step["action"] for step in steps if "action" in step))


def main() -> None:
    """Write all files anew."""
    for title, games in GAMES.items():
        for seats, seed, beginners in games:
            path = FOLDER / f"{title}-{seats}-{seed}.jsonl"
            path.write_text("\n".join(record(seats, seed, beginners)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
