"""How often a person is asked in the windows of `brewery`: ``python -m tools.questions``.

A Builder sits in the person's place and in all others. A question is a decision in a response
window that the person's habit doesn't answer; with each number of players the mean of the games is
printed, of one seat after the other.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from game.ai.agent import Budget, agent
from game.rules.brewery.view import NO_WINDOW
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.titles import play_of
from game.titles.brewery.ui.answers import unasked
from game.titles.brewery.ui.habits import USUAL

TITLE = "brewery"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def asked_in(players: int, seed: int, level: str, habit: str) -> int:
    """How many questions the person in seat ``seed`` modulo ``players`` is asked in one game."""
    who = agent(level, TITLE)
    seats = [Seat(name, level, color) for name, color in zip(NAMES[:players], COLORS, strict=False)]
    match = Match.new(TITLE, play_of(TITLE).load("classic"), seats, seed)
    person, count = seed % players, 0
    while (seat := match.actor) is not None:
        view, legal = match.state_view(seat), match.legal_moves()
        in_window = seat == person and getattr(view, "window", NO_WINDOW) != NO_WINDOW
        if in_window:
            answer = unasked(view, legal, habit)  # type: ignore[arg-type]
            if answer is not None:
                match.play(answer)
                continue
            count += 1
        match.play(who.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
    return count


def measured(games: int, level: str, habit: str, counts: Sequence[int]) -> dict[str, object]:
    """The mean and the most of many games, by the number of players."""
    figures: dict[str, object] = {"games": games, "level": level, "habit": habit}
    for players in counts:
        found = [asked_in(players, seed, level, habit) for seed in range(games)]
        figures[str(players)] = {"mean": round(sum(found) / games, 2), "most": max(found)}
    return figures


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="builder")
    parser.add_argument("--habit", default=USUAL.value)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    given = parser.parse_args()
    print(json.dumps(measured(given.games, given.level, given.habit, given.players)))


if __name__ == "__main__":
    main()
