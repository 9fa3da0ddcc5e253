"""What the house's best players reach in somebody's seat of a deal, kept so that it is played once.

They play it by themselves, each the same number of times: what is dealt is the same each time, what
they think with differs. The opponents are those that the person had; other people's seats are
played as the person's is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from game import __version__
from game.ai.agent import agent
from game.ai.levels import ARCHITECT, MASTER
from game.language import _
from game.rules.chance import Dealer
from game.session.background_job import BackgroundJob, Failed
from game.session.deals.deal import Deal
from game.session.match import Match
from game.session.notebook import Notebook, Words
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import UNLIMITED
from game.session.titles import play_of

FILE: Final = "deals.json"
GAMES: Final = 8
"""So many games of a deal everybody plays."""
LEVELS: Final = (ARCHITECT, MASTER)
"""Who plays it."""
MOST_SEATS: Final = 600
"""Of so many seats it is kept; the one asked for longest ago goes first."""


class Reached(msgspec.Struct, frozen=True):
    """What somebody reached in a game: ``points``, and whether he ``won``, alone or with others."""

    points: int
    won: bool


Figures = Mapping[str, tuple[Reached, ...]]
"""What was reached, by level, in the order played."""


@dataclass(frozen=True, slots=True)
class Place:
    """The ``seat`` of a ``deal`` in which it is tried; ``agents``: who played the seats."""

    deal: Deal
    agents: tuple[str, ...]
    seat: int

    @property
    def key(self) -> str:
        """Its name in the file. Agents of another version of the program may play otherwise."""
        said = "\n".join((self.deal.key, *self.agents, str(self.seat), __version__))
        return blake2b(said.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Trial:
    """The ``number``-th game (from 0) of somebody of a ``level`` in a ``place``."""

    place: Place
    level: str
    number: int


def played(trial: Trial) -> Reached:
    """Play it, to its end. Raises ContentError for a pack that is gone by now."""
    deal, place = trial.place.deal, trial.place
    names = [trial.level if name == HUMAN else name for name in place.agents]
    names[place.seat] = trial.level
    seats = [Seat(name, name, color) for name, color in zip(names, COLORS, strict=False)]
    first, options = deal.first_player, deal.options
    content = play_of(deal.title).load(deal.pack)
    match = Match.new(deal.title, content, seats, deal.seed, first_player=first, options=options)
    minds = [agent(name, deal.title) for name in names]
    while (actor := match.actor) is not None:
        said = f"{match.thinking_seed()} {trial.level} {trial.number}".encode()
        dealer = Dealer(int.from_bytes(blake2b(said, digest_size=8).digest(), "big"))
        view, moves = match.state_view(actor), match.legal_moves()
        match.play(minds[actor].choose(view, moves, UNLIMITED, dealer))
    outcome = match.outcome
    assert outcome is not None
    return Reached(outcome.scores[place.seat], place.seat in outcome.winners)


class _File(msgspec.Struct, frozen=True):
    version: int = 1
    places: dict[str, dict[str, tuple[Reached, ...]]] = {}


class Trials(Notebook[_File]):
    """What has been reached here. ``problem``: a sentence for the player, else empty."""

    def __init__(self, home: Path) -> None:
        words = Words(
            unread=_(
                "What was reached in deals could not be read: {reason}. {file} stays as it is."
            ),
            damaged=_("What was reached in deals was damaged and has been set aside as {file}."),
            unkept=_("What was reached in a deal could not be kept: {reason}. ({file})"),
        )
        super().__init__(home / FILE, _File(), words)

    def of(self, place: Place) -> Figures:
        """What was reached in a place so far, by everybody."""
        kept = self.read().places.get(place.key, {})
        return {level: kept.get(level, ())[:GAMES] for level in LEVELS}

    def keep(self, trial: Trial, reached: Reached) -> None:
        """Keep what was reached in a game, unless another window has kept it before."""

        def kept(file: _File) -> _File:
            key = trial.place.key
            before = file.places.get(key, {})
            games = before.get(trial.level, ())
            if len(games) != trial.number:
                return file
            others = {name: each for name, each in file.places.items() if name != key}
            for name in list(others)[: max(0, len(others) + 1 - MOST_SEATS)]:
                del others[name]
            now = {**before, trial.level: (*games, reached)}
            return replace(file, places={**others, key: now})

        self.change(kept)


class Trying:
    """Has the trials of a place played, one after the other, each in a process of its own that
    leaves everything else its turn. What is played by half when it is closed is played anew.

    ``problem``: why it has ended before its time, in a sentence; else "".
    """

    def __init__(self, trials: Trials, place: Place) -> None:
        self._trials, self._place = trials, place
        self._trial: Trial | None = None
        self._job: BackgroundJob[Trial, Reached] | None = None
        self.problem = ""

    @property
    def figures(self) -> Figures:
        """What has been reached so far."""
        return self._trials.of(self._place)

    @property
    def done(self) -> bool:
        """Whether nothing more will come."""
        return bool(self.problem) or following(self._place, self.figures) is None

    def advance(self) -> bool:
        """See whether a game is over, and begin the next one; whether anything new is known."""
        if self._job is None:
            self._begin()
            return False
        try:
            reached = self._job.poll()
        except Failed as error:
            self.problem = str(error)
            self.close()
            return True
        if reached is None or self._trial is None:
            return False
        trial = self._trial
        self.close()
        self._trials.keep(trial, reached)
        return True

    def _begin(self) -> None:
        if self.problem:
            return
        self._trial = following(self._place, self.figures)
        if self._trial is not None:
            self._job = BackgroundJob(played, self._trial)

    def close(self) -> None:
        """Play no further."""
        if self._job is not None:
            self._job.close()
        self._job = self._trial = None


def following(place: Place, figures: Figures) -> Trial | None:
    """The game that is to be played next; None: all have been."""
    for level in LEVELS:
        count = len(figures.get(level, ()))
        if count < GAMES:
            return Trial(place, level, count)
    return None


def spread(reached: Sequence[Reached]) -> tuple[int, float, int]:
    """The least points, those in the middle, and the most, of at least one game."""
    points = sorted(each.points for each in reached)
    half = len(points) // 2
    middle = points[half] if len(points) % 2 else (points[half - 1] + points[half]) / 2
    return points[0], middle, points[-1]
