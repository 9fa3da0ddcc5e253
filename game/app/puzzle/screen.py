"""The screen of a puzzle: the table before a decision of an own game, and a note beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.app.match.flow.thinking import Unasked
from game.app.match.policy import MatchPolicy
from game.app.overlay_menu import OverlayMenu
from game.app.overlay_screen import CALM_S, LEADING, AnsweringScreen, alone, at_rest
from game.app.puzzle.judging import Judging
from game.app.puzzle.taking import copies_of, done_today, next_of, todays
from game.app.puzzle.telling import (
    Kept,
    day_told,
    reply_then,
    reply_thinking,
    reply_wrong,
    returns_told,
    told_puzzle,
)
from game.app.routes import FindBetter, Puzzles, Reviewed, Route
from game.app.screen import Host
from game.rules.core import Move
from game.scene.cues import Cue
from game.session.reviews.finding import Answer, Finding
from game.session.reviews.pile import name_of
from game.ui.beginning import DEALT
from game.ui.intents import AskCoach, Intent, StandBy, Undo
from game.ui.intents.puzzles import HintAtBetter, LeavePuzzle, NextPuzzle, PuzzleAnew, ShowBetter
from game.ui.layout import Stack
from game.ui.panels.better import (
    NEXT,
    BetterModel,
    better_end,
    better_end_note,
    better_menu,
    better_note,
)
from game.ui.panels.lesson import note_left
from game.ui.situation import AnySituation
from game.ui.viewport import Viewport
from game.ui.widget import Widget

DEEPEST = 4
"""So many steps lead out of whatever is in hand."""


class FindBetterScreen(AnsweringScreen):
    """One decision, to be made better than it was; nobody else plays, and nobody thinks."""

    name = "better"

    def __init__(self, host: Host, finding: Finding, route: FindBetter) -> None:
        """``finding``: before its first try. ``route``: where it comes from."""
        self.finding, self._route = finding, route
        self._title = title = finding.match.header.title
        prefers, policy = partial(alone, coach=False), self._policy(host, title)
        super().__init__(host, finding.match, Unasked(), prefers, policy)
        controller = self.inner.game.table.camera_controller
        controller.keep_within(lambda: note_left(host.viewport))
        self._judging = Judging(finding)
        self._kept, self._next = Kept(), next_of(host, route)
        self._since = 0.0

    def _policy(self, host: Host, title: str) -> MatchPolicy:
        """The note stands beside the table and says what a try comes to."""
        return MatchPolicy(
            taught=True,
            speaks=lambda: True,
            allows=self._allows,
            plays_unasked=lambda _move: False,
            done=lambda: bool(self.finding.match.history),
            triumphs=lambda: False,
            completes=self._completes,
            menu=partial(OverlayMenu, host, title, better_menu),
            earlier=self.finding.earlier,
        )

    @property
    def _left(self) -> int:
        return 0 if self._next is None else 1

    @property
    def arrows_begin(self) -> str | None:
        """The button that arrows begin at: as in a match; what comes next when it is over."""
        return NEXT if self.finding.over else super().arrows_begin

    @property
    def waiting(self) -> bool:
        """Whether a try is judged, the hand shows the way, or the end is too fresh for keys."""
        fresh = self.finding.over and self._since < CALM_S
        return super().waiting or self._judging.busy or fresh

    def leave(self) -> None:
        """Nobody waits any more for what a try is worth."""
        self._judging.close()
        super().leave()

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels, and as long as it is sought the note."""
        model, on = self._told(), self.host.hear
        if self.finding.over:
            return self._with_end(super().widget(viewport), model, viewport)
        return Stack(
            *self._beside_note(
                viewport,
                lambda seats, clear_of: better_note(model, on, viewport, seats, clear_of=clear_of),
            )
        )

    def _with_end(self, panels: Widget, model: BetterModel, viewport: Viewport) -> Widget:
        """What was better stands in the place of the cards; where a panel that asks keeps these
        there, below them."""
        if model.end is None or any(node.key == NEXT for node in panels.walk()):
            return panels
        seats = len(self.inner.game.people)
        return Stack(panels, better_end_note(model, model.end, self.host.hear, viewport, seats))

    def _told(self) -> BetterModel:
        return told_puzzle(self.finding, self._reply.text, self._kept, left=self._left)

    def _completes(self, told: AnySituation, viewport: Viewport) -> AnySituation:
        """What the panels of the match tell, with room for the note; at the end what was better
        stands in the place of the cards."""
        model, told = self._told(), replace(told, beginning=DEALT)
        if model.end is None:
            return replace(told, beneath=self._room)
        if self.finding.match.history:
            told = at_rest(told)
        return replace(told, aside=better_end(model, model.end, self.host.hear, viewport))

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        super().advance(seconds)
        if self._judging.heard():
            self._hear()
        if self.finding.over:
            self._since += seconds
        if not self._judging.busy and self._reply.follow(self.inner.deciding):
            self.host.refresh()
        if self._pointers.advance(seconds):
            self.host.redraw()

    def _allows(self, move: Move) -> bool:
        """Whether a move is played: one that is right, unless it would show what lies hidden or
        meet with chance, which would be no part of the answer."""
        finding = self.finding
        if finding.found is not None:
            return move == finding.found and not finding.teaches(move)
        answer = finding.answer(move)
        if answer is Answer.RIGHT:
            self._find(move)
            return not finding.teaches(move)
        if answer is Answer.THEN or finding.shown:
            self._refuse(
                move, reply_then() if answer is Answer.THEN else reply_wrong(finding, None)
            )
        else:
            self._refuse(move, reply_thinking(), wrong=False)
            self._judging.ask(move)
        return False

    def _find(self, move: Move) -> None:
        """A move is right."""
        finding, was_over = self.finding, self.finding.over
        finding.found = move
        self._judging.close()
        self._reply.give("")
        if not was_over:
            self._ended()
        self.inner.coach.mark(None)
        self._pointers.show(self.inner.game.table.view, ())
        if finding.teaches(move):
            self._mark(move)

    def _refuse(self, move: Move, reply: str, *, wrong: bool = True) -> None:
        """Answer a try; it goes back to where it was. ``wrong``: that much is known of it."""
        about = self._pointers.things(self.inner.game.table.view, [move])
        self._reply.give(reply, about)
        if self.inner.deciding.selection.waits:
            self.inner.deciding.stepped_back()
        if wrong:
            self.finding.wrong += not self.finding.over
            self.host.sound.refused()
        self.host.refresh()

    def _hear(self) -> None:
        """What was tried has been judged."""
        move, opinion = self._judging.move, self._judging.opinion
        self._judging.close()
        if move is None or self.finding.over:
            return
        if opinion is not None and self.finding.is_right(opinion):
            self._find(move)
            self.inner.deciding.play(move)
        else:
            self._refuse(move, reply_wrong(self.finding, opinion))

    def _ended(self) -> None:
        """It has been found or shown: put it where it comes back from."""
        self._since = 0.0
        self._keep()
        self._next = next_of(self.host, self._route)
        if self.finding.found is not None:
            self.host.sound.play(Cue("fanfare"))
        self.host.refresh()

    def _keep(self) -> None:
        """Put it into its box, if it is somebody's; see whether that was all for today."""
        finding, file = self.finding, self._route.file
        if not file or not finding.own:
            return
        boxes, name = self.host.saves.learning.leitner, name_of(file, finding.judged.n)
        now = self.host.today
        asked = any(name in each.names for each in todays(self.host, self._title))
        copies = copies_of(self.host, self._title, name)
        boxes.keep(name, now, known=finding.known, shown=finding.shown, copies=copies)
        over = asked and not todays(self.host, self._title)
        day = day_told(done_today(self.host, self._title)) if over else ""
        self._kept = Kept(returns_told(finding, boxes.tried.get(name), now), day)

    def _help(self) -> None:
        """Tell what the better move is good for; if that is told, or nothing is, show it."""
        finding = self.finding
        if finding.over or finding.hinted or not finding.hint:
            self._show()
            return
        finding.hinted = True
        self._reply.give("")
        self.host.refresh()

    def _show(self) -> None:
        """Show the better move, until it is made."""
        finding = self.finding
        if finding.over or not self.inner.game.settled or finding.better is None:
            return
        finding.shown = True
        self._judging.close()
        self._reply.give("")
        self._ended()
        self._pointers.show(self.inner.game.table.view, [finding.better], lead=True)
        self._mark(finding.better)

    def _mark(self, move: Move) -> None:
        """Mark a move on the table, with nothing in hand."""
        for _step in range(DEEPEST):
            if not self.inner.deciding.idle:
                self.inner.deciding.stepped_back()
        self.inner.coach.mark(move)
        self.inner.deciding.changed()
        self.host.refresh()

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case HintAtBetter() | AskCoach():
                self._help()
            case ShowBetter():
                self._show()
            case StandBy():
                self._let_by()
            case NextPuzzle() if self.finding.over:
                self.host.navigator.show(self._next or self._back)
            case PuzzleAnew():
                self.host.navigator.show(self._route)
            case LeavePuzzle():
                self.host.navigator.show(self._back)
            case Undo():
                pass
            case _:
                super().on(intent)

    @property
    def _back(self) -> Route:
        after = self._route.after
        if isinstance(after, Reviewed) and after.underway is not None and self.finding.over:
            after.underway.found.add(self.finding.judged.n)
        return after or Puzzles(self._title)

    def key(self, name: str) -> bool:
        """A key: *H* helps, Enter leads on at the end; others are the match's."""
        ends = self.finding.over and self.inner.deciding.idle
        if ends and name in LEADING:
            return False
        if ends and name == "Enter":
            if self._since >= CALM_S:
                self.on(NextPuzzle())
            return True
        return super().key(name)

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        finding = self.finding
        return {
            **super().report(),
            "wrong": finding.wrong,
            "judging": self._judging.busy,
            "found": finding.found is not None,
            "hinted": finding.hinted,
            "shown": finding.shown,
        }
