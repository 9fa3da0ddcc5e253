"""What each temper does otherwise than the balanced one of its level, and what it costs in wins.

``python -m tools.compile && PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python -m tools.tempers
builder --games 400`` plays pairs of two-player games on one seed with the seats swapped, the temper
against the balanced one of its level, and counts what both did in them, for each turn of their own
(:mod:`tools.deeds`). For each temper of the ``--title`` it prints its share of the wins and the
ratio of the two rates of what it likes, each with its 95 % interval. Every deed is shown with
``--all``. The pairs are the independent units of the intervals. A table like the one in
``game/ai/README.md`` comes out of ``--markdown``.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.agent import Budget, agent
from game.ai.levels import BUILDER, LEVELS, Character
from game.arena.standing import share_of
from game.rules.registry import DEFAULT_TITLE
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.statistics import Share
from game.session.titles import play_of
from tools.deeds import DEEDS, TURNS

LEAST_PAIRS = 2
"""Of which an interval can be told."""
_Z = 1.96
_LEAST = 1e-9


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games of one seed: the temper's share of the wins, and what both did in them."""

    number: int
    share: float
    tempered: Counter[str]
    balanced: Counter[str]


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as often the temper does something as the balanced one."""

    tempered: float
    balanced: float
    low: float
    high: float

    @property
    def ratio(self) -> float:
        """The temper's rate as a multiple of the balanced one's."""
        return self.tempered / self.balanced if self.balanced else math.inf


def play_pair(title: str, who: Character, first: int, iterations: int | None, number: int) -> Pair:
    """Both games of the seed ``first + number``: ``who`` against his balanced like.

    He sits in either seat once. ``iterations``: of each decision; None: as the agents are used to.
    """
    names = (who.name, Character(who.level).name)
    shares, tempered, balanced = [], Counter[str](), Counter[str]()
    for seat in (0, 1):
        seated = names if seat == 0 else names[::-1]
        content = play_of(title).load("classic")
        match = Match.new(title, content, seats_of(seated), first + number, first_player=0)
        play_out(match, [agent(name, title) for name in seated], Budget(iterations))
        outcome = match.outcome
        if outcome is None:
            raise AssertionError("the game was played to its end")
        shares.append((seat in outcome.winners) / len(outcome.winners))
        done = DEEDS[title].count(match)
        tempered += done[seat]
        balanced += done[1 - seat]
    return Pair(number, statistics.fmean(shares), tempered, balanced)


def ratio_of(pairs: Sequence[Pair], deed: str) -> Ratio:
    """The ratio of the rates of a deed, its interval by the jackknife on its logarithm."""
    ours, theirs = ([one[deed] for one in side] for side in _sides(pairs))
    turns, their_turns = ([one[TURNS] for one in side] for side in _sides(pairs))

    def rates(without: int | None = None) -> tuple[float, float]:
        both = ((ours, turns), (theirs, their_turns))
        own, other = (
            (sum(done) - (0 if without is None else done[without]))
            / max(1, sum(times) - (0 if without is None else times[without]))
            for done, times in both
        )
        return own, other

    own, other = rates()
    if len(pairs) < LEAST_PAIRS or not own or not other:
        return Ratio(own, other, 0.0, math.inf)
    left_out = [rates(number) for number in range(len(pairs))]
    logs = [math.log(max(one, _LEAST) / max(two, _LEAST)) for one, two in left_out]
    error = math.sqrt((len(logs) - 1) * statistics.pvariance(logs))
    ratio = own / other
    return Ratio(own, other, ratio * math.exp(-_Z * error), ratio * math.exp(_Z * error))


def _sides(pairs: Sequence[Pair]) -> tuple[list[Counter[str]], list[Counter[str]]]:
    return [pair.tempered for pair in pairs], [pair.balanced for pair in pairs]


def wins_of(pairs: Sequence[Pair]) -> Share:
    """The temper's share of the wins."""
    return share_of([pair.share for pair in pairs])


def told(who: Character, pairs: Sequence[Pair], deeds: Iterable[str], *, markdown: bool) -> str:
    """The lines about the temper of ``who``, one for each of ``deeds``.

    ``markdown``: as rows of a table.
    """
    share = wins_of(pairs)
    wins = f"{share.share:.1%} ({share.low:.1%}–{share.high:.1%})"
    lines = []
    for deed in deeds:
        found = ratio_of(pairs, deed)
        much = f"{found.ratio:.2f} ({found.low:.2f}–{found.high:.2f})"
        rates = f"{found.tempered:.2f} against {found.balanced:.2f}"
        parts = (who.name, str(2 * len(pairs)), wins, deed, rates, much)
        lines.append(
            f"| {' | '.join(parts)} |"
            if markdown
            else f"{who.name:22}{deed:11}{rates:>20}  x {much:20}wins {wins}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=[BUILDER], help=", ".join(LEVELS))
    parser.add_argument("--title", choices=DEEDS, default=DEFAULT_TITLE)
    parser.add_argument("--tempers", help="none: all of the title")
    parser.add_argument("--games", type=int, default=400, help="of each temper at each level")
    parser.add_argument("--seed", type=int, default=8_000_000)
    parser.add_argument("--iterations", type=int, help="of those that search; none: their own")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="show every deed")
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()
    known = DEEDS[options.title]
    tempers = options.tempers.split(",") if options.tempers else known.liked
    for level in options.levels:
        for temper in tempers:
            who = Character(level, temper)
            work = partial(play_pair, options.title, who, options.seed, options.iterations)
            pairs = sorted(
                shared_out(work, range(-(-options.games // 2)), options.jobs),
                key=lambda pair: pair.number,
            )
            deeds = known.names if options.all else known.liked[temper]
            print(told(who, pairs, deeds, markdown=options.markdown))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
