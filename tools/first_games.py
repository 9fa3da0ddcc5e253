"""First games with Hazel, played by agents: who wins them, and how long they last.

``python -m tools.first_games towers --games 400`` lets somebody of *Apprentice*'s strength play the
guided game of a title against its opponent, and prints the newcomer's share of the wins with its
95 % interval, turns, decisions and lead. With ``--clock`` it also reckons how long such a game
lasts at *Calm*: what the table shows takes the time that it takes in the window, the newcomer's
first decision of a turn ``--thought`` seconds and each further one ``--further``. What the window
plays for him unasked is no decision. In the compiled tree::

    PYTHONSAFEPATH=1 PYTHONPATH=build/compiled:. python -m tools.first_games biomes --games 400
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.ai.agent import Budget, agent
from game.ai.levels import APPRENTICE
from game.app.match.flow.auto_pass import AutoPass
from game.app.match.playback.tempo import TEMPOS, Tempo
from game.content.guide import guide_file, read_guide
from game.rules.chance import Dealer
from game.rules.core import Event, View
from game.rules.registry import TITLES
from game.scene.titles import TABLETOPS
from game.session.lessons.beginning import LEARNER
from game.session.lessons.guided import guided, newcomer
from game.session.match import Match
from game.session.parallel import shared_out
from game.session.preferences import Pace
from game.session.statistics import wilson
from game.ui.titles import INTERFACES

THOUGHT_S, FURTHER_S = 12.0, 5.0
"""What a newcomer is taken to think about the first decision of a turn, and about each further one
of what he has begun."""


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one game: the newcomer's ``share`` of the win and ``lead``, the turns of both,
    his own ``turns`` and ``choices``, and the seconds that were ``shown``."""

    share: float
    lead: int
    rounds: int
    turns: int
    choices: int
    shown: float


class Clock:
    """How long what happens in a match is shown to the newcomer."""

    def __init__(self, title: str, tempo: Tempo) -> None:
        self._tabletop, self._tempo = TABLETOPS[title], tempo
        self._scene = self._tabletop.scene()
        self.seconds = 0.0

    def show(self, player: int, events: Sequence[Event], before: View, after: View) -> None:
        """A step of ``player``."""
        own, telling = player == LEARNER, self._tabletop.telling
        for beat in telling.beats(player, events, before, after, own):
            self.seconds += self._of(beat.events, beat.before, beat.after, own=own)
            if beat.verdict is not None and not own:
                self.seconds += self._tempo.verdict

    def _of(self, events: Sequence[Event], before: View, after: View, *, own: bool) -> float:
        scene, telling = self._scene, self._tabletop.telling
        scene.settle(self._tabletop.layout(before, LEARNER))
        line, begun = scene.timeline, scene.timeline.time
        self._tabletop.direct(scene, events, before, after, LEARNER)
        natural = line.end - begun
        scene.skip()
        if own or telling.unhurried(events):
            return natural / self._tempo.speed
        return self._tempo.times(natural, telling.weight(events))[1]


def played(title: str, level: str, pace: Pace | None, seed: int) -> Told:
    """One first game of ``title``, whose newcomer plays at ``level``; dealt by ``seed``.

    ``pace``: the one at which its minutes are reckoned; None: they are not.
    """
    guide = read_guide(guide_file(title))
    match = guided(guide, newcomer(guide, "Mira", level), "Pip", seed)
    unasked = AutoPass(match, INTERFACES[title], (LEARNER,))
    players = [agent(seat.agent, title) for seat in match.seats]
    clock = Clock(title, TEMPOS[pace]) if pace else None
    turns, choices = set[int](), 0
    while match.actor is not None:
        actor, turn = match.actor, match.turn
        view, legal = match.state_view(actor), match.legal_moves()
        before = match.state_view(LEARNER)
        move = unasked.move(LEARNER) if actor == LEARNER else None
        if actor == LEARNER and move is None:
            turns.add(turn)
            choices += 1
        if move is None:
            chance = Dealer(match.thinking_seed())
            move = players[actor].choose(view, legal, Budget(), chance)
        step = match.play(move)
        if clock:
            clock.show(actor, step.events_for(LEARNER), before, match.state_view(LEARNER))
    return _told(match, len(turns), choices, clock.seconds if clock else 0.0)


def _told(match: Match, turns: int, choices: int, shown: float) -> Told:
    outcome = match.outcome
    assert outcome is not None
    share = (LEARNER in outcome.winners) / len(outcome.winners)
    lead = outcome.scores[LEARNER] - max(outcome.scores[LEARNER + 1 :])
    return Told(share, lead, match.history[-1].turn, turns, choices, shown)


def table(title: str, games: Sequence[Told], thought: float, further: float) -> str:
    """What came of the games of a title."""
    wins = wilson(sum(each.share for each in games), len(games))
    lines = [
        f"{title}: {len(games)} games",
        f"  won {wins.share:.1%} ({wins.low:.1%}-{wins.high:.1%})",
        f"  lead {_spread([each.lead for each in games])}",
        f"  turns of both {_spread([each.rounds for each in games])}",
        f"  own turns {_spread([each.turns for each in games])}",
        f"  own choices {_spread([each.choices for each in games])}",
    ]
    if any(each.shown for each in games):
        minutes = [
            (each.shown + thought * each.turns + further * (each.choices - each.turns)) / 60
            for each in games
        ]
        lines.append(f"  minutes shown {_spread([each.shown / 60 for each in games])}")
        lines.append(f"  minutes in all {_spread(minutes)}")
    return "\n".join(lines)


def _spread(values: Sequence[float]) -> str:
    """The mean, and between which values nine of ten lie."""
    low, *_, high = statistics.quantiles(values, n=20)
    return f"{statistics.fmean(values):.1f} ({low:.1f} to {high:.1f})"


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.first_games", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=8_000_000)
    parser.add_argument("--level", default=APPRENTICE, help="how the newcomer plays")
    parser.add_argument("--thought", type=float, default=THOUGHT_S, help="seconds a turn")
    parser.add_argument("--further", type=float, default=FURTHER_S, help="each further decision")
    parser.add_argument("--clock", action="store_true", help="reckon minutes at Calm, too")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    for title in options.titles:
        work = partial(played, title, options.level, Pace.CALM if options.clock else None)
        games = list(shared_out(work, seeds, options.jobs))
        print(table(title, games, options.thought, options.further), flush=True)


if __name__ == "__main__":
    main()
