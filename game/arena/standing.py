"""How the agents of a contest stand: shares of wins with their intervals, Elo, points, leads.

The games of one seed depend on each other, so the groups are the independent units of the
intervals: the share's variance over the groups says how many independent games they are worth,
and Wilson's interval is taken for so many.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.arena.contest import Bout, Contest, Entrant, PairedGames
from game.arena.playing import play_groups
from game.content.packs import USUAL
from game.rules.registry import DEFAULT_TITLE
from game.session.statistics import Share, wilson


@dataclass(frozen=True, slots=True)
class AgentStanding:
    """One agent: ``share`` of the wins (a shared win counts in part) with its 95 % interval.

    ``elo``: the rating above its rivals' that gives such a share. ``points``: the mean score;
    ``lead``: how far ahead of the best rival on average. ``closing``: the turns that the games it
    won went on after they were decided, on average; ``slowest``: the most in one game.
    """

    agent: str
    share: float
    low: float
    high: float
    elo: float
    points: float
    lead: float
    closing: float
    slowest: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A contest summed up; ``seats``: shares of the wins by seat, the first to play first."""

    contest: Contest
    groups: int
    games: int
    players: tuple[AgentStanding, ...]
    seats: tuple[Share, ...]
    ties: int
    turns: float


def standing(contest: Contest, groups: Sequence[PairedGames]) -> Standing:
    """The standing after ``groups``, which are at least one and may come in any order."""
    groups = sorted(groups, key=lambda group: group.number)  # sums depend on the order
    games = [game for group in groups for game in group.games]
    seats = range(len(contest.agents))
    return Standing(
        contest=contest,
        groups=len(groups),
        games=len(games),
        players=tuple(_agent_standing(contest, number, groups) for number in seats),
        seats=tuple(
            share_of([statistics.fmean(game.win(seat) for game in g.games) for g in groups])
            for seat in seats
        ),
        ties=sum(len(game.winners) > 1 for game in games),
        turns=statistics.fmean(game.turns for game in games),
    )


def measured(
    entrants: Sequence[tuple[str, Entrant]],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    iterations: int | None = None,
    title: str = DEFAULT_TITLE,
) -> Standing:
    """The standing of agents that no registry knows, after ``games`` with the usual pack.

    ``entrants``: a name and how an agent is made for each seat; equal names must be equal agents.
    ``seed``: of the first games; ``jobs``: processes at work; ``iterations``: of each decision,
    None: as the agents are used to.
    """
    contest = Contest(
        title=title,
        content=USUAL,
        agents=tuple(name for name, _ in entrants),
        games=games,
        seed=seed,
        iterations=iterations,
        entrants=tuple(entrant for _, entrant in entrants),
    )
    return standing(contest, list(play_groups(contest, range(contest.groups), jobs)))


def share_of(shares: Sequence[float]) -> Share:
    """The mean of independent shares with its 95 % interval."""
    share, count = statistics.fmean(shares), len(shares)
    variance = statistics.variance(shares) / count if count > 1 else 0.0
    worth = share * (1 - share) / variance if variance else count
    return wilson(share * worth, worth)


def elo_of(share: float, rivals: int, games: int) -> float:
    """The rating above ``rivals`` equal agents that gives ``share`` of the wins.

    All or none of the wins count as if half a game had gone the other way.
    """
    edge = 0.5 / games
    share = min(1 - edge, max(edge, share))
    return 400 * math.log10(share * rivals / (1 - share))


def _agent_standing(contest: Contest, number: int, groups: Sequence[PairedGames]) -> AgentStanding:
    over = partial(_over_rotations, contest, number)
    share = share_of([over(group, Bout.win) for group in groups])
    rivals, late = len(contest.agents) - 1, _closings(contest, number, groups)
    return AgentStanding(
        agent=contest.agents[number],
        share=share.share,
        low=share.low,
        high=share.high,
        elo=elo_of(share.share, rivals, len(groups) * contest.period),
        points=statistics.fmean(over(group, _points) for group in groups),
        lead=statistics.fmean(over(group, Bout.lead) for group in groups),
        closing=statistics.fmean(late) if late else 0.0,
        slowest=max(late, default=0),
    )


def _closings(contest: Contest, number: int, groups: Sequence[PairedGames]) -> list[int]:
    """Of each game that an agent won alone: the turns after it was decided."""
    return [
        game.closing
        for group in groups
        for shift, game in enumerate(group.games)
        if game.winners == (contest.seat_of(number, shift),)
    ]


def _over_rotations(
    contest: Contest, number: int, group: PairedGames, figure: Callable[[Bout, int], float]
) -> float:
    """The mean of a figure over all rotations, those that repeat a game included."""
    return statistics.fmean(
        figure(group.games[shift % contest.period], contest.seat_of(number, shift))
        for shift in range(len(contest.agents))
    )


def _points(game: Bout, seat: int) -> float:
    return game.scores[seat]
