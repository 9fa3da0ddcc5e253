"""How honest reviews are: what a search of ten times the size says of what they tell.

``python -m tools.reviews --title towers --games 40 --seed 2701 --sample 20 --jobs 2``: so many
games of two Builders are reviewed. Everything that is called *better* is judged again, ten times as
large and in other worlds; and so is every ``--sample``-th decision there is, for what a review may
have missed. One decision of each game is judged with all that was hidden dealt anew 20 times, which
would find out whoever judges by the state instead of a view. What differs between two judgements of
the same size tells their noise.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.ai.agent import coached_habits, coached_mind
from game.ai.judging.comparison import Comparison
from game.ai.judging.judge import Decision, Judged, judge
from game.ai.judging.verdict import SURE, Verdict
from game.ai.titles import BRAINS
from game.rules.chance import Dealer
from game.rules.core import Move
from game.rules.registry import DEFAULT_TITLE, TITLES, title
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.replay import Replay
from game.session.reviews.judging import Judging
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.statistics import wilson
from game.session.titles import play_of

FACTOR = 10
BIG = 0.1
"""A loss of so much of the win must be found."""
DEALT_ANEW = 20
_OTHER = 0x9E3779B97F4A7C15
"""What tells the chance of a second judgement from that of the first."""


@dataclass(frozen=True, slots=True)
class Again:
    """A decision judged three times: as in a review, by other chance, and ten times as large.

    ``told``: how much more the move that the review tells of brings in ten times as many fresh
    worlds, and the standard error of that; None where it tells of none.
    """

    first: Judged
    second: Judged
    large: Judged
    told: tuple[float, float] | None
    sampled: bool


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One game. ``seconds``: of processor time, by decision. ``changed``: of how many judgements
    with hidden things dealt anew so many were others."""

    verdicts: tuple[Verdict, ...]
    seconds: tuple[float, ...]
    again: tuple[Again, ...]
    anew: int = 0
    changed: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured of each game; see the options."""

    title: str
    sample: int
    level: str = "builder"


def reviewed(plan: Plan, seed: int) -> Reviewed:
    """The figures of the game with that seed."""
    match = Match.new(
        plan.title, play_of(plan.title).load("classic"), seats_of((plan.level,) * 2), seed
    )
    play_out(match)
    judging = Judging(Replay(match.record()))
    outline = judging.outline((0, 1))
    found = _Figures()
    for number, n in enumerate(outline.asked):
        decision, began = judging.decision(n), time.process_time()
        first = judge(decision)
        found.seconds.append(time.process_time() - began)
        found.verdicts.append(first.verdict)
        sampled = (number + seed) % plan.sample == 0
        if sampled or first.verdict.marked:
            found.again.append(again(decision, first, sampled=sampled))
        if sampled and not found.anew:
            found.anew = DEALT_ANEW
            found.changed = sum(judge(each) != first for each in dealt_anew(decision))
    return Reviewed(
        tuple(found.verdicts), tuple(found.seconds), tuple(found.again), found.anew, found.changed
    )


@dataclass(slots=True)
class _Figures:
    verdicts: list[Verdict] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    again: list[Again] = field(default_factory=list)
    anew: int = 0
    changed: int = 0


def again(decision: Decision, first: Judged, *, sampled: bool) -> Again:
    """A decision judged again, by other chance and ten times as large."""
    size = BRAINS[decision.title].judged
    other = replace(decision, seed=decision.seed ^ _OTHER)
    second, large = judge(other), judge(other, size.times(FACTOR))
    told = None
    if first.better is not None:
        told = large_difference(other, first.better)
    return Again(first, second, large, told, sampled)


def large_difference(decision: Decision, better: Move) -> tuple[float, float]:
    """By how much more a move brings than the one played, in ten times as many worlds."""
    size = BRAINS[decision.title].judged.times(FACTOR)
    compared = Comparison(
        coached_mind(decision.title),
        coached_habits(decision.title),
        decision.view,
        decision.seed,
        size,
        lambda: False,
    )
    return compared.difference(better, decision.move, range(size.then))


def dealt_anew(decision: Decision) -> Iterator[Decision]:
    """The same decision with everything that its player couldn't know dealt anew."""
    dealer = Dealer(decision.seed)
    for _ in range(DEALT_ANEW):
        state = title(decision.title).imagine(decision.view, dealer.split())
        view, legal = state.view(decision.view.seat), tuple(state.legal_moves())
        yield replace(decision, view=view, legal_moves=legal)


def lines(games: Sequence[Reviewed]) -> Iterator[str]:
    """What all games came to."""
    verdicts = [each for game in games for each in game.verdicts]
    counts = ", ".join(f"{each}: {verdicts.count(each)}" for each in Verdict if each in verdicts)
    yield f"{len(games)} games, {len(verdicts)} decisions with a choice; {counts}"
    found = [each for game in games for each in game.again]
    marked = [each for each in found if each.first.verdict.marked]
    for name, holds in CONFIRMED.items():
        yield f"{name}: {_share([holds(each) for each in marked])}"
    sampled = [each for each in found if each.sampled]
    big = [each for each in sampled if each.large.verdict.marked and each.large.lost > BIG]
    yield f"losses of more than {BIG:.0%} that are found, of {len(sampled)} decisions: " + _share(
        [each.first.verdict.marked for each in big]
    )
    yield f"the same decision marked or not by other chance: {_share(list(map(_agree, sampled)))}"
    yield f"what is told of twice differs by {_spread(marked):.3f} of the win (standard deviation)"
    noises = sorted(each.first.noise for each in marked)
    if noises:
        yield f"standard error that is told: {noises[len(noises) // 2]:.3f} in the middle"
    anew, changed = sum(game.anew for game in games), sum(game.changed for game in games)
    yield f"judgements with hidden things dealt anew: {anew}, others than before: {changed}"
    whole = sorted(sum(game.seconds) for game in games)
    longest = max(max(game.seconds) for game in games)
    yield (
        f"a whole game: {whole[len(whole) // 2]:.1f} s of processor time in the middle, "
        f"{whole[-1]:.1f} s at most; a decision {longest:.1f} s at most"
    )


def _strictly(each: Again) -> bool:
    return each.large.verdict.marked


def _for_certain(each: Again) -> bool:
    assert each.told is not None
    gain, noise = each.told
    return gain - SURE * noise > 0


CONFIRMED: dict[str, Callable[[Again], bool]] = {
    "better, and the tenfold search marks the decision too": _strictly,
    "better, and the very move told is better for certain": _for_certain,
}


def _agree(each: Again) -> bool:
    return each.first.verdict.marked == each.second.verdict.marked


def _spread(marked: Sequence[Again]) -> float:
    """The standard deviation of what one judgement tells, by what two of them differ by."""
    both = [each for each in marked if each.second.verdict.marked]
    squares = math.fsum([(each.first.lost - each.second.lost) ** 2 for each in both])
    return math.sqrt(squares / 2 / len(both)) if both else 0.0


def _share(of: Sequence[bool]) -> str:
    if not of:
        return "none to tell of"
    found = wilson(sum(of), len(of))
    return f"{sum(of)} of {len(of)} ({found.share:.0%}, {found.low:.0%} to {found.high:.0%})"


def main() -> None:
    """Review, print."""
    parser = argparse.ArgumentParser(prog="tools.reviews", description=__doc__)
    parser.add_argument("--title", choices=list(TITLES), default=DEFAULT_TITLE)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=2701, help="of the first game")
    parser.add_argument("--sample", type=int, default=20, help="every so many-th decision")
    parser.add_argument("--level", default="builder", help="who plays")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    plan = Plan(options.title, options.sample, options.level)
    seeds = range(options.seed, options.seed + options.games)
    games = list[Reviewed]()
    try:
        for game in shared_out(partial(reviewed, plan), seeds, options.jobs):
            games.append(game)
            print(f"{len(games)} of {len(seeds)} games", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("stopped: of those that are done", file=sys.stderr)
    if games:
        print(*lines(games), sep="\n")


if __name__ == "__main__":
    main()
