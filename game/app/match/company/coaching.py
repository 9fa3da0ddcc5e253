"""The coach of one match: asked for a hint, thinking, telling; it sees what the player sees."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from game.ai.coach.advice import ALIKE, NO_MATTER, Advice
from game.ai.coach.asked import Coach
from game.ai.coach.judged import GoodMoves
from game.ai.coach.remembered import Done
from game.ai.judging.judge import Judged
from game.ai.thinking import Budget, Thoughts
from game.app.match.flow.game import Game
from game.app.match.policy import ORDINARY, MatchPolicy
from game.app.match.viewer.bring_into_view import bring_into_view, uncover
from game.app.screen import Host
from game.language import _
from game.rules.core import Move
from game.session.family.handicap import may_ask
from game.session.preferences import Pace
from game.session.reviews.played_on import Origin
from game.ui.hands import AnyDecision
from game.ui.panels.coach import CoachModel, HintButton, Suggestion, by_strength, news_text
from game.ui.rect import Rect
from game.ui.rising_points import RISE
from game.ui.titles import INTERFACES
from game.ui.viewport import Viewport

CONFIRMED = 15
"""Visits that each of the best moves has had before it is told of."""
BUDGET = Budget(iterations=600, seconds=6.0, confirmed=CONFIRMED)
"""How long the coach thinks about a hint: so far, however busy the machine is.

The seconds are for a machine that would never come to an end.
"""
READ_S = 0.4
"""So soon after a hint has come nobody has read it."""
APART = 8.0
"""Units between the hint and a tip."""
ACROSS, UP = 36.0, 16.0
"""So much nearer than a point that rises a tip may come to the panels at the sides and above."""


class Coaching:
    """One hint at a time, about the decision that the viewer makes now.

    ``shown``: a move that is marked without a word, while nobody asks.
    """

    def __init__(
        self,
        host: Host,
        game: Game,
        changed: Callable[[], None],
        policy: MatchPolicy = ORDINARY,
    ) -> None:
        """``changed`` is called when panels or marks have to be brought up to date."""
        self._host, self._game, self._changed, self._policy = host, game, changed, policy
        self.shown: Move | None = None
        self._coach = Coach(game.match.header.title)
        self._origin = Origin(host.saves, game.match)
        interface = INTERFACES[game.match.header.title]
        self._words, self._signage = interface.words, interface.signage
        self._guidance = interface.guidance
        self._number = 0
        self._decision: object = None
        self.model: CoachModel | None = None
        """What the hint's panel shows; None while there is none."""
        self._pointed: int | None = None
        self._asked = False
        self._came = -math.inf
        self._found: tuple[Advice, ...] = ()

    @property
    def open(self) -> bool:
        """Whether a hint is shown, or will be as soon as it is thought of."""
        return self.model is not None

    @property
    def thinking(self) -> bool:
        """Whether the hint is still thought about."""
        return self.model is not None and self.model.thinking

    @property
    def telling(self) -> bool:
        """Whether there are suggestions to choose among."""
        return self.model is not None and bool(self.model.suggestions)

    def button(self, *, idle: bool) -> HintButton | None:
        """The button that asks; None: no coach is wanted. ``idle``: with something in hand the hint
        is out of sight."""
        if not self._host.preferences.coach:
            return None
        thinks = self.thinking or self._asked
        return HintButton(self._why_not(), thinks, self.open and idle, self._policy.noted())

    def _why_not(self) -> str:
        """Why the coach can't be asked now, in a few words, or ""."""
        seats, seat = self._game.match.seats, self._game.seat
        if seat < 0:
            # Translators: under a button: at most 26 characters.
            return _("not your turn")
        if not may_ask(seats, seat):
            return _("{name} plays this game without hints.").format(name=seats[seat].name)
        if self._game.holding:
            # Translators: under a button: at most 26 characters.
            return _("actions done")
        # Translators: under a button: at most 26 characters.
        return "" if self._game.soon_legal() else _("not your turn")

    @property
    def advised(self) -> Move | None:
        """The suggestion to mark on the table: the one pointed at, else the one looked at."""
        model = self.model
        if model is None or not model.suggestions:
            return None
        at = model.chosen if self._pointed is None else self._pointed
        return model.suggestions[at].move

    @property
    def chosen(self) -> Move | None:
        """The suggestion looked at, which can be carried out."""
        model = self.model
        return model.suggestions[model.chosen].move if model and model.suggestions else None

    def shown_in(self, decision: AnyDecision, *, idle: bool) -> AnyDecision:
        """A decision with the suggestion marked on the table, while nothing is in hand.

        What is marked without a word stays so while what it is about is in hand.
        """
        move = self.advised if idle else None
        if move is None and not self.open:
            move = self._quietly(decision, idle=idle)
        if move is None or not decision.open:
            return decision
        named = (each.named for each in self._told if each.move == move)
        return replace(decision, hint=move, named=next(named, ()))

    @property
    def _told(self) -> tuple[Suggestion, ...]:
        return () if self.model is None else self.model.suggestions

    def _quietly(self, decision: AnyDecision, *, idle: bool) -> Move | None:
        shown = self.shown
        if shown is None or shown not in decision.legal:
            return None
        meant = idle or decision.selection.picked in self._words.about(decision.view, shown)
        return shown if meant else None

    def ask(self) -> None:
        """Think of a hint; put the one away that is there."""
        if self.open:
            self.close()
            return
        game = self._game
        if not self._host.preferences.coach or self._why_not():
            return
        if not game.deciding:  # his own decision is near: it is asked about as soon as it is there
            self._asked = not self._asked
            self._changed()
            return
        self._asked = False
        self._number += 1
        self._decision, self._pointed = self._now(), None
        self.model, self._found = CoachModel(thinking=True), ()
        good = self._origin.good_moves()
        if good is not None:
            self._tell(self._coach.advice_on(game.table.view, good))
            return
        view, legal = game.table.view, game.legal()
        self._host.thinking.consider(self._number, game.match, view, legal, BUDGET)
        self._hear()

    def ask_again(self) -> None:
        """Think once more, where no hint came for want of time or because thinking failed."""
        if self.open and not self.thinking and not self.telling:
            self.close()
            self.ask()

    def is_early(self) -> bool:
        """Whether a yes that is said now comes before anybody can have read the hint: while it is
        thought about, or just as it comes, and as long as somebody goes on saying it."""
        now = self._host.clock()
        early = self.thinking or (self.telling and now - self._came < READ_S)
        if early:
            self._came = now
        return early

    def mark(self, move: Move | None) -> None:
        """Mark a move without a word; None: none."""
        self.shown = move

    def close(self) -> None:
        """Put the hint away."""
        if self.thinking:
            self._host.thinking.stop_considering()
        if self.open:
            self.model, self._pointed = None, None
            self._game.look_where_needed()

    def choose(self, number: int) -> None:
        """Look at another suggestion."""
        if self.model is not None and number < len(self.model.suggestions):
            self.model, self._pointed = replace(self.model, chosen=number), None
            self._show()

    def step(self, *, forward: bool) -> None:
        """Look at the next suggestion, or the one before."""
        if self.model is not None and self.model.suggestions:
            step = 1 if forward else -1
            self.choose((self.model.chosen + step) % len(self.model.suggestions))

    def point(self, number: int | None) -> None:
        """The pointer is on a suggestion; None: on none."""
        if self.model is not None and (number is None or number < len(self.model.suggestions)):
            self._pointed = number

    def check(self) -> None:
        """Put the hint away when the decision it was about is over."""
        if self.open and (not self._game.deciding or self._decision != self._now()):
            if self.thinking:
                self._host.thinking.stop_considering()
            self.model, self._pointed = None, None

    def advance(self) -> None:
        """Look whether the coach has thought of something, or is to be asked by now."""
        if self._asked and (self._game.deciding or self._why_not()):
            self._asked = False
            self.ask()
            self._changed()
        if self.thinking and self._hear():
            self._came = self._host.clock()
            self._changed()

    def _hear(self) -> bool:
        """Whether the hint is there: thought of, and its first suggestion judged."""
        thinking = self._host.thinking
        if not self._found:
            thoughts = thinking.thoughts(self._number)
            if thoughts is None and thinking.considering:
                return False
            self._found = () if thoughts is None else self._advice(thoughts)
            if not self._is_to_be_judged():
                self._tell(self._found)
                return True
        judged = thinking.judged(self._number)
        if judged is None and thinking.considering:
            return False
        self._tell(self._found if judged is None else self._agreed(judged))
        return True

    def _is_to_be_judged(self) -> bool:
        """Have the first suggestion judged as the review will judge it once it is played, unless
        there is no choice: nobody who does what the coach says shall be told afterwards that there
        was something better."""
        if not self._found:
            return False
        game, move = self._game, self._found[0].move
        return self._host.thinking.have_judged(self._number, game.match, game.table.view, move)

    def _agreed(self, judged: Judged) -> tuple[Advice, ...]:
        """What is told of a hint whose first suggestion was ``judged``."""
        if not judged.verdict.marked:
            return self._found
        good = GoodMoves(judged.alike, judged.best, judged.why_better)
        return self._coach.advice_on(self._game.table.view, good)

    def _advice(self, thoughts: Thoughts) -> tuple[Advice, ...]:
        view, turn, legal = self._game.table.view, self._game.match.turn, self._game.legal()
        calm = self._host.preferences.present_pace in (Pace.SLOW, Pace.CALM)
        gentle = self._policy.gentle or calm
        return self._coach.advice(view, thoughts, self._history(), turn, legal, gentle=gentle)

    def _history(self) -> list[Done]:
        history = self._game.match.history
        return [Done(step.player, step.turn, step.move) for step in history]

    def _tell(self, found: tuple[Advice, ...]) -> None:
        view, turn = self._game.table.view, self._game.match.turn
        if found:
            self._coach.told(view, found, self._history(), turn)
        suggestions = sorted(map(self._put, found), key=lambda each: each.move != self.shown)
        self.model = CoachModel(by_strength(suggestions))
        self._show()

    def _put(self, each: Advice) -> Suggestion:
        game, words, view = self._game, self._words, self._game.table.view
        move = next(move for move in game.legal() if move == each.move)
        setting = (game.match.content, game.people)
        reasons = tuple(words.reason(one, *setting) for one in each.reasons)
        caution = "" if each.caution is None else words.reason(each.caution, *setting)
        rule, news = self._guidance.move(view, move), ""
        if each.course is not None:
            planned = each.course.planned
            news = news_text(each.course, "" if planned is None else words.move(view, planned))
        named = tuple(thing for one in each.reasons for thing in words.named(view, one))
        how_good = (each.win, caution, rule, each.ahead, ALIKE in each.reasons)
        return Suggestion(move, reasons, *how_good, news, named, NO_MATTER in each.reasons)

    def _show(self) -> None:
        """Let the eye see what the suggestion is about."""
        move, table = self.advised, self._game.table
        if move is None:
            return
        for target in self._words.about(table.view, move):
            bring_into_view(table, target)
            at = table.attention
            uncover(table, target, self._signage.under_hint(table.view, at, self._host.viewport))

    def leaves(self, room: Rect, viewport: Viewport, *, spoken: bool = False) -> Rect:
        """What the hint, or what is ``spoken`` in its place, leaves of the room that is open for
        tips: nothing rises there, and they may come near to the panels."""
        right = room.right + ACROSS
        if self.model is not None or spoken:
            table = self._game.table
            over = self._signage.under_hint(table.view, table.attention, viewport)
            right = min(right, over.left * viewport.width - APART)
        left, top = room.x - ACROSS, room.y - RISE - UP
        return Rect(left, top, right - left, room.bottom - top)

    def _now(self) -> object:
        """What tells decisions apart."""
        match = self._game.match
        last = match.history[-1] if match.history else None
        return len(match.history), id(last), self._game.seat

    def report(self) -> dict[str, object]:
        """What the coach does, for a probe."""
        state = "" if not self.open else "thinking" if self.thinking else "telling"
        return {"coach": state}
