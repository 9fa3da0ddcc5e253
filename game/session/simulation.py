"""Games between agents, many at a time, and the figures they give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from game.ai.agent import Agent, Budget, agent
from game.error_reasons import reason_of
from game.rules.chance import Dealer
from game.rules.core import Move, Values, View
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.record import SUFFIX
from game.session.seats import seats_of
from game.session.statistics import Share, Spread, spread, wilson
from game.session.titles import play_of

UNLIMITED = Budget(iterations=None, seconds=None)
"""A budget for agents that need none; those that search use their own ordinary iterations."""


Watch = Callable[[int, View, Sequence[Move]], None]


class UnwritableRecord(Exception):  # noqa: N818 - a fact about the disk, not about the game
    """The disk refused the record at ``path``; ``reason`` is the system's word for why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Tournament:
    """What to play. ``rotate``: game k gives seat s to agent ``(s + k) % players``. ``options``:
    the game's, where they aren't the usual ones."""

    title: str
    content: str
    agents: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    folder: Path | None = None
    options: Values = field(default_factory=dict)

    def seating(self, game: int) -> tuple[int, ...]:
        """For each seat of game ``game``, which of the agents sits there."""
        count = len(self.agents)
        shift = game if self.rotate else 0
        return tuple((seat + shift) % count for seat in range(count))


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game's figures. ``scores`` and ``winners`` are by agent, not by seat."""

    game: int
    steps: int
    turns: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AgentFigures:
    """How one agent did; a shared win counts in part."""

    agent: str
    wins: float
    win_share: Share
    score: Spread


@dataclass(frozen=True, slots=True)
class Figures:
    """The summary of a tournament."""

    title: str
    content: str
    seed: int
    games: int
    rotate: bool
    agents: tuple[AgentFigures, ...]
    ties: int
    steps: Spread
    turns: Spread

    def as_json(self) -> str:
        """The summary for programs."""
        return msgspec.json.format(msgspec.json.encode(asdict(self)), indent=2).decode()

    def as_text(self) -> str:
        """The summary for people."""
        last = self.seed + self.games - 1
        lines = [f"{self.title} ({self.content}), {self.games} games, seeds {self.seed} to {last}"]
        lines += [_agent_line(number, figures) for number, figures in enumerate(self.agents, 1)]
        lines.append(f"shared wins: {self.ties}")
        lines.append(_spread_line("turns", self.turns))
        lines.append(_spread_line("steps", self.steps))
        return "\n".join(lines)


def play_all(tournament: Tournament, jobs: int) -> Iterator[PlayedGame]:
    """Play the games in ``jobs`` processes; they come in no fixed order.

    Raises UnwritableRecord.
    """
    work = partial(play_one, tournament)
    return shared_out(work, range(tournament.games), jobs, _chunk(tournament.games, jobs))


def play_one(tournament: Tournament, game: int) -> PlayedGame:
    """Play game number ``game`` (from 0), with the seed ``tournament.seed + game``.

    Raises UnwritableRecord.
    """
    seed, seating = tournament.seed + game, tournament.seating(game)
    seats = seats_of(tuple(tournament.agents[number] for number in seating))
    catalogue = play_of(tournament.title).load(tournament.content)
    match = Match.new(tournament.title, catalogue, seats, seed, options=tournament.options)
    play_out(match)
    if tournament.folder is not None:
        _write(tournament.folder / f"{seed}{SUFFIX}", match)
    return _figures(match, game, seating)


def _write(path: Path, match: Match) -> None:
    try:
        path.write_bytes(match.record_bytes())
    except OSError as error:
        raise UnwritableRecord(path, reason_of(error)) from error


def play_out(
    match: Match,
    players: Sequence[Agent] | None = None,
    budget: Budget = UNLIMITED,
    watch: Watch | None = None,
) -> None:
    """Let ``players``, one a seat, play ``match`` to its end; None: those its seats name.

    ``watch`` is told the turn, what each of them sees before its decision, and its legal moves.
    """
    if players is None:
        players = [agent(seat.agent, match.header.title) for seat in match.seats]
    while (actor := match.actor) is not None:
        view, moves = match.state_view(actor), match.legal_moves()
        if watch is not None:
            watch(match.turn, view, moves)
        dealer = Dealer(match.thinking_seed())
        match.play(players[actor].choose(view, moves, budget, dealer))


def report(tournament: Tournament, played: Sequence[PlayedGame]) -> Figures:
    """The figures of all games, which may come in any order."""
    played = sorted(played, key=lambda game: game.game)  # sums of shared wins depend on it
    return Figures(
        title=tournament.title,
        content=tournament.content,
        seed=tournament.seed,
        games=len(played),
        rotate=tournament.rotate,
        agents=tuple(
            _agent_figures(name, number, played) for number, name in enumerate(tournament.agents)
        ),
        ties=sum(len(game.winners) > 1 for game in played),
        steps=spread([game.steps for game in played]),
        turns=spread([game.turns for game in played]),
    )


def _figures(match: Match, game: int, seating: Sequence[int]) -> PlayedGame:
    outcome = match.outcome
    if outcome is None:
        raise AssertionError("the game was played to its end")
    scores = dict(zip(seating, outcome.scores, strict=True))
    return PlayedGame(
        game=game,
        steps=len(match.history),
        turns=match.history[-1].turn,
        scores=tuple(scores[number] for number in sorted(scores)),
        winners=tuple(sorted(seating[seat] for seat in outcome.winners)),
    )


def _agent_figures(name: str, number: int, played: Sequence[PlayedGame]) -> AgentFigures:
    wins = sum(1 / len(game.winners) for game in played if number in game.winners)
    scores = spread([game.scores[number] for game in played])
    return AgentFigures(name, wins, wilson(wins, len(played)), scores)


def _agent_line(number: int, figures: AgentFigures) -> str:
    share = figures.win_share
    return (
        f"{number}. {figures.agent}: wins {share.share:.1%} ({share.low:.1%} to {share.high:.1%}), "
        f"score {figures.score.mean:.1f} ({figures.score.least} to {figures.score.greatest})"
    )


def _spread_line(what: str, numbers: Spread) -> str:
    return f"{what}: {numbers.mean:.1f} ({numbers.least} to {numbers.greatest})"


def _chunk(games: int, jobs: int) -> int:
    """Games handed over at once: enough to make the handing over cheap, few enough to share."""
    return max(1, min(20, games // (jobs * 8)))
