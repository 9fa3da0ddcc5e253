"""Games that people played to their end, and what a review may tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace as change

from game.ai.agent import Budget, agent
from game.rules.chance import Dealer
from game.session.match import Match
from game.session.replay import Replay
from game.session.reviews.position import position_digest
from game.session.reviews.review import Judgement, Review, Verdict
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of

STARTED = 1_795_000_000
"""In November 2026."""
PEOPLE = (Seat("Ada", HUMAN, COLORS[0], profile="0123456789ab"), Seat("Pip", "sprout", COLORS[1]))


def played(
    title: str = "biomes",
    seats: tuple[Seat, ...] = PEOPLE,
    seed: int = 7,
    started: int = STARTED,
) -> Match:
    """A game that chance has played to its end."""
    content = play_of(title).load("classic")
    match = Match.new(title, content, seats, seed, clock=lambda: started)
    player = agent("random", title)
    while match.actor is not None:
        view, legal = match.state_view(match.actor), match.legal_moves()
        match.play(player.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
    return match


@cache
def game(title: str = "biomes") -> Match:
    """One of them, played once; nobody may change it."""
    return played(title)


def choices(match: Match, seat: int = 0) -> list[int]:
    """The numbers of a seat's decisions that left it several moves."""
    again = match.again(match.header.seed)
    found = []
    for step in match.history:
        if step.player == seat and len(again.legal_moves()) > 1:
            found.append(step.n)
        again.play(step.move)
    return found


def other_moves(match: Match, n: int) -> list[dict[str, object]]:
    """What else could have been done at step ``n``, as records write it."""
    again = match.again(match.header.seed)
    for step in match.history[: n - 1]:
        again.play(step.move)
    others = [move for move in again.legal_moves() if move != match.history[n - 1].move]
    return [match.rules.move_to_data(match.content, move) for move in others]


def judgement(
    match: Match, n: int, lost: float = 0.1, known: Sequence[dict[str, object]] = ()
) -> Judgement:
    """A decision in which the first other move that isn't ``known`` was better, told without a
    thought."""
    step = match.history[n - 1]
    better = next(each for each in other_moves(match, n) if each not in known)
    return Judgement(
        n=n,
        turn=step.turn,
        player=step.player,
        verdict=Verdict.BETTER,
        reached=step.reached,
        chance=0.4,
        best=0.4 + lost,
        lost=lost,
        better=better,
        alike=(better,),
    )


def review(match: Match, *marked: int, done: bool = True) -> Review:
    """A review in which those decisions could have been better, each by more than the last, and
    each by another move."""
    told = dict[int, Judgement]()
    for number, n in enumerate(marked):
        known = [each.better for each in told.values() if each.better is not None]
        told[n] = judgement(match, n, 0.1 + 0.01 * number, known)
    judged = tuple(
        told.get(step.n)
        or Judgement(n=step.n, turn=step.turn, player=step.player, verdict=Verdict.BEST)
        for step in match.history
    )
    return Review(steps=len(judged) + (not done), judged=judged)


def with_positions(match: Match, told: Review) -> Review:
    """A review that tells the positions of its marked decisions, as those of today do."""
    replay = Replay(match.record())

    def known(each: Judgement) -> Judgement:
        view = replay.view_at(each.n - 1, each.player)
        return change(each, position=position_digest(view, replay.content))

    judged = tuple(known(each) if each.verdict.marked else each for each in told.judged)
    return change(told, judged=judged)
