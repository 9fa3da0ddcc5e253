"""Golden decisions: what agents chose once, and are held to.

A line of a title's file is ``seed moves: …``: the position of that seed after so many random
moves, and for each agent the number of the legal move that it chose, at a fixed number of
iterations. ``python -m tests.golden.decisions TITLE …`` writes them anew; do that only when an
agent's play changes on purpose.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.ai.agent import Budget, agent
from game.rules.chance import Dealer
from game.session.titles import GameState
from tools.compiling.digests import first_position

FOLDER = Path(__file__).parent
AGENTS = ("sprout", "apprentice", "builder", "greedy", "architect", "master")
BUDGET = Budget(iterations=40)
POSITIONS = 170
"""In each file: a thousand decisions and a few."""


def file_of(title: str) -> Path:
    """Where a title's decisions lie."""
    return FOLDER / f"{title}-decisions.txt"


def position(title: str, seed: int) -> tuple[int, GameState]:
    """A position in which there is something to choose, and after how many moves."""
    state, dealer = first_position(title, seed), Dealer(seed)
    before, moves = state.clone(), 0
    for number in range(1, 2 + seed * 7 % 110):
        state.apply(dealer.choice(state.legal_moves()))
        if state.actor() is None:
            break
        if len(state.legal_moves()) > 1:
            before, moves = state.clone(), number
    return moves, before


def decided(title: str, seed: int) -> str:
    """The line of a position."""
    moves, state = position(title, seed)
    view, legal = state.view(state.actor() or 0), state.legal_moves()
    chosen = (agent(name, title).choose(view, legal, BUDGET, Dealer(seed)) for name in AGENTS)
    return f"{seed} {moves}: " + " ".join(str(legal.index(move)) for move in chosen)


def main() -> None:
    """Write the files of the titles that are named."""
    for title in sys.argv[1:]:
        lines = [decided(title, seed) for seed in range(POSITIONS)]
        file_of(title).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
