"""The newcomer's first turns: what a good move would use is marked, and all else lies quiet."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.coach.asked import advice
from game.ai.judging.judge import Judged
from game.ai.thinking import Budget, Thoughts
from game.app.match.screen import MatchScreen
from game.app.pointing_hand import PointingHands
from game.app.screen import Host
from game.content.guide import Guide
from game.content.lesson import Pattern
from game.language import _
from game.rules.core import Move
from game.scene.targets import Target
from game.session.lessons.beginning import LEARNER
from game.ui.titles import INTERFACES
from game.ui.widget import Widget

BUDGET = Budget(iterations=150, seconds=2.0)
"""How long the coach thinks about a move that it marks."""
TAPS_S = 7.2
"""So long the hand taps on what is marked; then it rests there."""


class FirstTurns:
    """Asks the coach about each decision of the newcomer's first turns, so many as the ``guide``
    says.

    Everything that the rules allow can still be used. Whoever asks for a hint sees that instead.
    The very first move marked is one that the guide's first note speaks of.
    """

    def __init__(self, host: Host, match: MatchScreen, guide: Guide) -> None:
        self._host, self._game, self._coach = host, match.game, match.coach
        self._deciding = match.deciding
        self._turns, self._first = guide.marked, guide.notes[0].when.can
        self._moment: tuple[int, int] = (-1, 0)
        self._number = 0
        self._interface = INTERFACES[match.game.match.header.title]
        self._pointers = PointingHands(match.game.table, self._interface.words.about)
        self._since, self._unsure = 0.0, False
        self._meant: Move | None = None

    @property
    def move(self) -> Move | None:
        """What is marked."""
        return self._coach.shown

    @property
    def thinking(self) -> bool:
        """Whether the coach still thinks about it."""
        return self._number < 0

    @property
    def pointing(self) -> bool:
        """Whether anything is marked for a decision that is there."""
        return self._coach.shown is not None and self._game.deciding and not self._coach.open

    @property
    def waiting(self) -> bool:
        """Whether the coach thinks about it, or the hand still taps."""
        return self.thinking or (self.pointing and self._taps)

    @property
    def _taps(self) -> bool:
        return self._since < TAPS_S and not self._host.preferences.reduced_motion

    @property
    def leading(self) -> bool:
        """Whether the hand shows the way: nothing is in the newcomer's own hand, or what it showed
        is."""
        held = self._deciding.selection.picked
        return self.pointing and (self._deciding.idle or held in self._things)

    @property
    def _things(self) -> tuple[Target, ...]:
        move = self.move
        return () if move is None else self._pointers.things(self._game.table.view, (move,))

    @property
    def words(self) -> str:
        """What the hand shows, in a sentence; "" where it shows nothing."""
        move = self.move if self.leading else None
        if move is None:
            return ""
        sentence = self._interface.words.move(self._game.table.view, move)
        return _("Try this: {move}").format(move=sentence)

    def widgets(self) -> list[Widget]:
        """The hand, and rings round what it points at."""
        held = self._deciding.selection.picked
        return self._pointers.widgets(still=not self._taps, held=held)

    def advance(self, seconds: float) -> None:
        """Ask about a decision that has come, and mark what the coach has thought of."""
        self._tap(seconds)
        history = self._game.match.history
        moment = len(history), id(history[-1]) if history else 0
        if moment != self._moment:
            self._moment, self._number, self._meant = moment, 0, None
            self._mark(None)
            if self._is_asked() and not self._coach.open:
                self._ask()
        if self.thinking and not self._coach.open:
            self._hear()
        if self._unsure and self._game.deciding:
            self._unsure = False
            if not self._is_used():
                self._mark(None)

    def _is_used(self) -> bool:
        """Whether a hand can do anything with what the marked move is about: a pass has no such
        thing."""
        decision, move, title = self._deciding.decision(), self._coach.shown, self._interface
        hands, about = title.hands, title.words.about(self._game.table.view, move)
        usable = {*hands.lit(decision), *hands.draggable(decision), *hands.goals(decision)}
        return bool(usable.intersection(about))

    def _tap(self, seconds: float) -> None:
        if self.pointing and self._taps:
            self._since += seconds
            if self._pointers.advance(seconds) or not self._taps:
                self._host.redraw()

    def _is_asked(self) -> bool:
        """Whether the newcomer has a choice in one of the first turns."""
        game, match = self._game, self._game.match
        own = {step.turn for step in match.history if step.player == LEARNER}
        return len(own | {match.turn}) <= self._turns and len(game.soon_legal()) > 1

    def _ask(self) -> None:
        match = self._game.match
        self._number = -len(match.history) - 1  # the coach's own questions count upwards
        view, legal = match.state_view(LEARNER), self._game.soon_legal()
        self._host.thinking.consider(self._number, match, view, legal, BUDGET)

    def _hear(self) -> None:
        thinking, match = self._host.thinking, self._game.match
        if self._meant is None:
            thoughts = thinking.thoughts(self._number)
            if thoughts is None and thinking.considering:
                return
            self._meant = None if thoughts is None else self._best(thoughts)
            if self._meant is not None:
                view = match.state_view(LEARNER)
                thinking.have_judged(self._number, match, view, self._meant)
        judged = thinking.judged(self._number)
        if judged is None and thinking.considering:
            return
        self._number = 0
        self._mark(self._meant if judged is None else self._agreed(self._meant, judged))

    def _agreed(self, meant: Move | None, judged: Judged) -> Move | None:
        """What is marked where ``meant`` was ``judged`` so: something better in its place."""
        better = (each for each in judged.alike if self.fits(self._wanted, each))
        return next(better, meant) if judged.verdict.marked else meant

    @property
    def _wanted(self) -> Sequence[Pattern]:
        """What the move marked has to be one of: at first what the first note speaks of."""
        begun = any(step.player == LEARNER for step in self._game.match.history)
        return () if begun else self._first

    def _best(self, thoughts: Thoughts) -> Move | None:
        match = self._game.match
        found = advice(match.header.title, match.state_view(LEARNER), thoughts, gentle=True)
        moves = [each.move for each in found]
        moves += [each.move for each in thoughts.candidates]
        meant = (each for each in moves if self.fits(self._wanted, each))
        return next(meant, moves[0] if moves else None)

    def fits(self, wanted: Sequence[Pattern], move: Move | None = None) -> bool:
        """Whether a move, the marked one if none is given, is one of those that are ``wanted``;
        none wanted: any is."""
        match, meant = self._game.match, move or self.move
        if meant is None or not wanted:
            return True
        data = match.told(meant)
        return any(pattern.fits(data) for pattern in wanted)

    def _mark(self, move: Move | None) -> None:
        if move == self._coach.shown:
            return
        self._coach.mark(move)
        self._unsure = move is not None
        self._since = 0.0
        self._pointers.show(self._game.table.view, () if move is None else (move,), lead=True)
        self._deciding.changed()
