"""How often a person confirms what is no decision: ``python -m tools.confirmations``.

Builders play; one of them sits in the person's place, seat after seat. What a window would ask of
him is counted by what plays turns in the window itself: decisions, and the presses that are none.

- *single*: a decision with one legal move; *alike*: with several that all lead to one position;
- *passing*: with nothing but passing that isn't done as well later (by the title);
- *end*: his turn waits for his yes, so that he may look or take back; *continue*: the same in the
  turn of another; *verdict*: what came of his move stands there to be read;
- *in a row*: the ends and verdicts that follow another press, with no decision between them.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from game.ai.agent import Budget, agent
from game.app.match.flow.auto_pass import AutoPass
from game.app.match.flow.forced_moves import ForcedMoves
from game.app.match.flow.turn_end import LOOK_S, TurnEnd
from game.rules.brewery.moves import EndMove, Pass, Store
from game.rules.brewery.view import PLACING
from game.rules.chance import Dealer
from game.rules.core import Move, View
from game.scene.titles import TABLETOPS
from game.session.match import Match, Step
from game.session.parallel import shared_out
from game.session.preferences import Preferences
from game.session.seats import COLORS, HUMAN, Seat
from game.session.titles import play_of
from game.ui.titles import INTERFACES

NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEATS = (2, 3, 4)
DECISION = "decision"
SINGLE, ALIKE, PASSING = "single", "alike", "passing"
END, CONTINUE, VERDICT = "end", "continue", "verdict"
IN_A_ROW = "in a row"
NOTHING = (SINGLE, ALIKE, PASSING, CONTINUE)
"""Presses with nothing to decide, wherever they come."""


def _only_passing(view: Any, legal: Sequence[Move]) -> bool:
    """Whether, while dice are placed, nothing is left but to store: that can be done later, too,
    when all have passed (D3)."""
    rest = all(isinstance(move, Pass | EndMove | Store) for move in legal)
    return view.phase == PLACING and rest


ONLY_PASSING: dict[str, Callable[[Any, Sequence[Move]], bool]] = {"brewery": _only_passing}
"""By title: whether passing is the only move that isn't done as well later."""


@dataclass(slots=True)
class Presses:
    """What one person pressed, in order."""

    told: list[str] = field(default_factory=list)

    def counts(self) -> Counter[str]:
        """How often each kind came, and how often two that decide nothing in a row."""
        found = Counter(self.told)
        pairs = zip(self.told, self.told[1:], strict=False)
        found[IN_A_ROW] = sum(
            first not in {DECISION, ""} and second in {END, VERDICT} for first, second in pairs
        )
        del found[""]
        return found


class Sitting:
    """One person at one match, as the window asks him."""

    def __init__(self, match: Match, person: int) -> None:
        title = match.header.title
        self.match, self.person, self.presses = match, person, Presses()
        self._interface, self._telling = INTERFACES[title], TABLETOPS[title].telling
        self._standing = AutoPass(match, self._interface, (person,))
        self._passing = TurnEnd(
            match,
            (person,),
            Preferences,
            hides=False,
            usually=self._interface.passes_on,
        )
        self._itself = ForcedMoves(match, self._standing, self._passing)

    def goes_on(self) -> bool:
        """Let a turn that waits go on; whether one did."""
        if not self._passing.waits(self.person):
            return False
        if not self._passing.by_itself:
            self._press(END if self._passing.ends_turn else CONTINUE)
        self._passing.say()
        return True

    def move(self, choose: Callable[[], Move]) -> Move:
        """What the person plays: unasked, or as ``choose`` says when he is asked."""
        unasked = self._standing.move(self.person) or self._by_itself()
        if unasked is not None:
            return unasked
        self._press(self._question())
        return choose()

    def _by_itself(self) -> Move | None:
        """What plays itself after a while, where the person waits for it; None: he is asked."""
        if self._itself.waiting:
            self._itself.advance(LOOK_S, still=True)
        return self._itself.move()

    def heard(self, step: Step, before: View) -> None:
        """A step was played, by anybody."""
        own, after = step.player == self.person, self.match.state_view(self.person)
        events = step.events_for(self.person)
        for beat in self._telling.beats(step.player, events, before, after, own):
            if not own:
                self._press("")
            elif beat.verdict is not None:
                self._press(VERDICT)
                self._passing.acknowledge()
        self._itself.hush()

    def _press(self, what: str) -> None:
        self.presses.told.append(what)

    def _question(self) -> str:
        match = self.match
        view, legal = match.state_view(self.person), match.legal_moves()
        if len(legal) == 1:
            return SINGLE
        waste = ONLY_PASSING.get(match.header.title)
        if waste is not None and waste(view, legal):
            return PASSING
        return ALIKE if self._all_alike(legal) else DECISION

    def _all_alike(self, legal: Sequence[Move]) -> bool:
        """Whether all moves lead to one position."""
        first: object = None
        for move in legal:
            state = self.match.snapshot()
            state.play_unchecked(move)
            position = self.match.rules.position(state)
            if first is not None and position != first:
                return False
            first = position
        return True


def pressed_in(title: str, level: str, seed: int) -> Counter[str]:
    """What the person presses in the game of one seed."""
    players = SEATS[seed % len(SEATS)]
    person, who = seed // len(SEATS) % players, agent(level, title)
    agents = [HUMAN if seat == person else level for seat in range(players)]
    people = zip(NAMES, agents, COLORS, strict=False)
    seats = [Seat(name, each, color) for name, each, color in people]
    match = Match.new(title, play_of(title).load("classic"), seats, seed)
    sitting = Sitting(match, person)
    while (seat := match.actor) is not None:
        if sitting.goes_on():
            continue
        before = match.state_view(person)
        choose = partial(_chosen, match, who, seat)
        move = sitting.move(choose) if seat == person else choose()
        sitting.heard(match.play(move), before)
    return sitting.presses.counts()


def _chosen(match: Match, who: Any, seat: int) -> Move:
    dealer = Dealer(match.thinking_seed())
    move: Move = who.choose(match.state_view(seat), match.legal_moves(), Budget(), dealer)
    return move


def measured(title: str, games: int, level: str, jobs: int) -> dict[str, object]:
    """What a person presses in a game, on average of so many ``games``, by kind of press.

    ``level``: how all play; ``jobs``: in so many processes.
    """
    counts: Counter[str] = Counter()
    for found in shared_out(partial(pressed_in, title, level), range(games), jobs, 5):
        counts += found
    kinds = (DECISION, *NOTHING, END, VERDICT, IN_A_ROW)
    means = {kind: round(counts[kind] / games, 2) for kind in kinds}
    nothing = sum(counts[kind] for kind in NOTHING) + counts[IN_A_ROW]
    return {"title": title, "games": games, **means, "for nothing": round(nothing / games, 2)}


def main() -> None:
    """Count as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", choices=sorted(INTERFACES), action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="builder")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for title in given.title or sorted(INTERFACES):
        print(json.dumps(measured(title, given.games, given.level, given.jobs)))


if __name__ == "__main__":
    main()
