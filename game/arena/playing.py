"""Playing the groups of a contest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.ai.agent import Budget
from game.arena.choices import Choices
from game.arena.closing import Closing
from game.arena.contest import Bout, Contest, PairedGames
from game.arena.drama import Drama, held, lead_changes, to_go
from game.arena.titles import SCALES
from game.rules.core import Move, View
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.seats import seats_of
from game.session.simulation import play_out
from game.session.titles import play_of


def play_group(contest: Contest, number: int) -> PairedGames:
    """Play every game of one seed."""
    games = (_play_game(contest, number, shift) for shift in range(contest.period))
    return PairedGames(number, tuple(games))


def play_groups(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[PairedGames]:
    """Play the groups of those numbers in ``jobs`` processes; they come in no fixed order."""
    return shared_out(partial(play_group, contest), numbers, jobs)


def _play_game(contest: Contest, number: int, shift: int) -> Bout:
    seating = contest.seating(shift)
    seats = seats_of(tuple(contest.agents[one] for one in seating))
    content = play_of(contest.title).load(contest.content)
    seed, options = contest.seed + number, contest.options
    match = Match.new(contest.title, content, seats, seed, first_player=0, options=options)
    players = [contest.player(one) for one in seating]
    closing, choices = Closing(contest.title), Choices(contest.title)

    def watch(turn: int, view: View, moves: Sequence[Move]) -> None:
        closing.watch(turn, view)
        choices.watch(turn, view, moves)

    play_out(match, players, Budget(contest.iterations), watch)
    outcome = match.outcome
    if outcome is None:
        raise AssertionError("the game was played to its end")
    scales = SCALES.get(contest.title)
    notes = scales.notes_of(match) if scales else None
    turns, late = match.history[-1].turn, closing.turns(outcome.winners[0])
    shares, winners = closing.shares, outcome.winners
    asked = (choices.parts, choices.idle)
    lead = (lead_changes(shares), held(shares, winners))
    drama = Drama(to_go(shares, winners), *lead, *asked)
    return Bout(outcome.scores, winners, turns, notes, late, drama)
