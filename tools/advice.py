"""What the coach says: its advice in positions of games among mixed players, to be read.

``python -m tools.compile && PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python -m tools.advice
--positions 100`` plays games of builders, sprouts, searchers and lively random players, asks the
coach about every so many decisions, and prints what it would say, sentence by sentence. At the end
it counts: how many positions have one suggestion alone, how many suggestions have nothing but a
filler for a reason, how often each reason was given.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ai.agent import Budget, agent, thinker
from game.ai.coach.advice import Advice
from game.ai.coach.asked import advice
from game.rules.biomes import BIOMES
from game.rules.biomes.moves import BiomesMove
from game.rules.biomes.state import BiomesState
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.coach.reasons import FILLERS
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.ui.panels.coach.moves import move_text
from game.titles.biomes.ui.panels.coach.reason_sentences import sentence
from game.ui.persons import Person

TITLE = "biomes"
TABLES = (
    ("builder", "sprout"),
    ("architect", "builder"),
    ("apprentice", "architect", "builder"),
    ("random", "builder"),
    ("builder", "apprentice", "sprout", "architect"),
)
"""Who plays, by the number of the game."""
NAMES = ("Ada", "Bruno", "Hazel", "Olwen")
COLORS = ("blue", "yellow", "red", "green")
PEOPLE = tuple(Person(name, color) for name, color in zip(NAMES, COLORS, strict=True))
PLAYED = Budget(iterations=40)


@dataclass(frozen=True, slots=True)
class Asked:
    """A position in which the coach was asked, and what it said."""

    state: BiomesState
    told: tuple[Advice, ...]

    def sentences(self, each: Advice) -> tuple[str, ...]:
        """The reasons of a suggestion as a player reads them."""
        view = self.state.view(self.state.decider)
        return tuple(sentence(reason, view.catalogue, PEOPLE) for reason in each.reasons)


def situations(first: int, every: int) -> Iterator[BiomesState]:
    """Decisions of games, one in so many, over and over."""
    number, count = first, 0
    while True:
        names = TABLES[number % len(TABLES)]
        seats = tuple({"beginner": number % 4 == 3 and not seat} for seat in range(len(names)))
        state = BIOMES.setup(load_biomes(), Options(seats), number)
        dealer = Dealer(number)
        players = [agent(name, TITLE) for name in names]
        while (seat := state.actor()) is not None:
            moves = state.legal_moves()
            count += len(moves) > 1
            if len(moves) > 1 and count % every == 0:
                yield state.clone()
            chosen = players[seat].choose(state.view(seat), moves, PLAYED, dealer.split())
            state.apply(moves[moves.index(chosen)])
        number += 1


def asked(state: BiomesState, iterations: int) -> Asked:
    """What the coach says in a position."""
    view, moves = state.view(state.decider), state.legal_moves()
    thoughts = thinker(TITLE).consider(view, moves, Budget(iterations), Dealer(state.turn))
    return Asked(state, advice(TITLE, view, thoughts))


def told(one: Asked, number: int) -> str:
    """One position's advice in words."""
    state = one.state
    view, moves = state.view(state.decider), state.legal_moves()
    points = ", ".join(f"{player.xp}" for player in view.players)
    kinds = Counter(move.type for move in moves)
    head = f"{number}. turn {view.turn}, {view.stage.value}, XP {points}, you are {view.seat}; "
    lines = [head + ", ".join(f"{count} {kind}" for kind, count in kinds.items())]
    for each in one.told:
        move = next(move for move in moves if move == each.move)
        assert isinstance(move, BiomesMove)
        lines.append(f"   * {move_text(view, move)}  [{each.win:.2f} {each.lead:+.1f}]")
        lines += [f"       - {text}" for text in one.sentences(each)]
        if each.caution is not None:
            lines.append(f"       ! {sentence(each.caution, view.catalogue, PEOPLE)}")
    return "\n".join(lines)


def summed_up(found: Sequence[Asked]) -> str:
    """How many suggestions there are, and which reasons."""
    sizes = Counter(len(one.told) for one in found)
    codes = Counter(reason.code for one in found for each in one.told for reason in each.reasons)
    fillers = Counter(
        all(reason.code in FILLERS for reason in each.reasons) for one in found for each in one.told
    )
    lines = [f"{len(found)} positions; suggestions: {dict(sorted(sizes.items()))}"]
    lines.append(f"with nothing but a filler: {fillers[True]} of {fillers.total()} suggestions")
    lines.append(", ".join(f"{code} {count}" for code, count in codes.most_common()))
    return "\n".join(lines)


def main() -> None:
    """Ask and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--every", type=int, default=7, help="one decision in so many")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--iterations", type=int, default=300)
    options = parser.parse_args()
    found = []
    for number, state in enumerate(situations(options.first, options.every), 1):
        found.append(asked(state, options.iterations))
        print(told(found[-1], number), flush=True)
        if number == options.positions:
            break
    print(summed_up(found))


if __name__ == "__main__":
    main()
