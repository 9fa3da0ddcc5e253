"""The screen of a challenge: a match of one seat, and beside it what is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.app.challenge.ending import Ending
from game.app.challenge.helping import Helping
from game.app.challenge.origin import Origin
from game.app.challenge.standing import told_end, told_result, told_task
from game.app.match.flow.thinking import Thinking
from game.app.match.policy import MatchPolicy
from game.app.overlay_menu import OverlayMenu
from game.app.overlay_screen import LEADING, AnsweringScreen, alone
from game.app.screen import Host
from game.app.screens.play_on import PlayOnDialog
from game.content.challenge import Challenge
from game.rules.core import Move, Refusal
from game.session.challenges.attempt import Attempt
from game.session.challenges.soundness import proof_faults
from game.session.replay import Replay
from game.ui.boxes import Sized
from game.ui.clipboard import CLIPBOARD
from game.ui.intents import AskCoach, Intent, Play, Undo
from game.ui.intents.challenges import (
    BackToGood,
    ChallengeAnew,
    CopyResult,
    LeaveChallenge,
    NextChallenge,
    UnfoldTask,
)
from game.ui.intents.playing_on import AskToPlayOn
from game.ui.layout import Stack
from game.ui.panels.asides import EDGE, side_room
from game.ui.panels.challenge import challenge_menu, task_chip, task_in_short, task_panel
from game.ui.panels.challenge_end import end_panel
from game.ui.refusals import barred, told_by
from game.ui.ring import GoalRing
from game.ui.situation import AnySituation
from game.ui.tasks import over_told
from game.ui.viewport import Viewport
from game.ui.widget import Widget


class ChallengeScreen(AnsweringScreen):
    """One challenge being played, in a match of its own."""

    name = "challenge"

    def __init__(self, host: Host, attempt: Attempt, origin: Origin) -> None:
        """``attempt``: as the challenge begins, with the moves of a try that was left. ``origin``:
        where it comes from."""
        match = attempt.match
        self.attempt, self._origin = attempt, origin
        self._proven = not proof_faults(attempt)
        prefers, policy = partial(alone, coach=True), self._policy(host)
        super().__init__(host, match, Thinking(), prefers, policy)
        game = self.inner.game
        self._tasks = self._interface.tasks
        self.helping = Helping(attempt, self._pointers, lambda: game.table.view)
        self._unfolded = not match.history
        self._seen: object = None
        self.ending = Ending(host, self.attempt)

    def _policy(self, host: Host) -> MatchPolicy:
        """The task allows less than the rules, and stands beside the table."""
        paged = partial(challenge_menu, leads=self._origin.away)
        return MatchPolicy(
            bars=self._bars,
            allows=self._allows,
            plays_unasked=self._plays_unasked,
            done=lambda: self.ending.over,
            triumphs=lambda: self.attempt.solved,
            completes=self._completes,
            menu=partial(OverlayMenu, host, self.challenge.title, paged),
        )

    @property
    def challenge(self) -> Challenge:
        """The challenge that is played."""
        return self.attempt.challenge

    @property
    def arrows_begin(self) -> str | None:
        """The button that arrows begin at: as in a match; the first when the try is over."""
        if not self.ending.over:
            return super().arrows_begin
        if not self.attempt.solved:
            return "end.undo"
        return "end.list" if self._origin.further is None else "end.next"

    @property
    def waiting(self) -> bool:
        """Whether the hand shows the way, or stars are still to be given."""
        return super().waiting or self.ending.waiting

    def enter(self) -> None:
        """Begin, and look at where the task is."""
        super().enter()
        sight = self._tasks.look(self.challenge)
        if sight:
            self.inner.game.table.camera_controller.look_at(sight)

    def leave(self) -> None:
        """Keep the moves of the try."""
        self._keep()
        super().leave()

    def widget(self, viewport: Viewport) -> Widget:
        """The match's panels; the end of the try over them."""
        panels = super().widget(viewport)
        if not self.ending.over:
            return panels
        shown, further = self.ending.shown, self._origin.further is not None
        model = told_end(self._tasks, self.attempt, shown, further=further)
        goes_on = self.attempt.match.can_go_on
        origin = self._origin
        model = replace(model, day=origin.day, away=origin.away, goes_on=goes_on)
        return Stack(panels, end_panel(model, self.host.hear, viewport))

    def _completes(self, told: AnySituation, viewport: Viewport) -> AnySituation:
        """What the panels of the match tell, with the task in the column of the cards."""
        view, helping, on = self.inner.game.table.view, self.helping, self.host.hear
        model = told_task(self._tasks, self.attempt, view, proven=self._proven)
        model = replace(model, reply=self._reply.text, hints=helping.told, astray=helping.astray)
        model = replace(model, away=self._origin.away)
        taught = self.inner.deciding.idle or self.ending.over
        if not viewport.compact:
            beneath = task_in_short(model)
            return replace(told, beside=task_panel(model, on), beneath=beneath, taught=taught)
        unfolded = self._unfolded and not self.ending.over
        aside = task_panel(model, on, folds=True) if unfolded else None
        width = side_room(viewport) - EDGE
        chip = Sized(task_chip(model, on), width=width)
        return replace(told, beside=chip, aside=aside, taught=taught)

    def _marked(self) -> list[Widget]:
        """Rings round what the goal names."""
        table = self.inner.game.table
        marks = self._tasks.marks(self.challenge, table.view)
        return [GoalRing(points) for points in map(table.ring, marks) if points]

    def advance(self, seconds: float) -> None:
        """Let time pass; see what was played."""
        super().advance(seconds)
        if self.inner.game.settled:
            self._follow()
        if self._reply.follow(self.inner.deciding):
            self.host.refresh()
        if self.ending.advance(seconds):
            self.host.refresh()
        if self._pointers.advance(seconds):
            self.host.redraw()

    def _follow(self) -> None:
        """Take note of another state of the match, once the table shows it."""
        history = self.attempt.match.history
        now = (len(history), history[-1] if history else None)
        if now == self._seen:
            return
        first, self._seen = self._seen is None, now
        self.ending.see()
        if not first:
            self._reply.give("")
            self._unfolded = self._unfolded and bool(self.helping.told)  # a hint is still read
            self.helping.moved()
        if self.ending.over:
            self._origin.reach(self.attempt)
            self.inner.deciding.changed()
        self._keep()
        self.host.refresh()

    def _bars(self, move: Move) -> Refusal | None:
        """Why the task has no place for a legal move; nothing more is said once it is over."""
        if self.attempt.over or self.attempt.allows(move):
            return None
        return barred(self._tasks.why_not(self.challenge, move, self.attempt.left))

    def _plays_unasked(self, move: Move) -> bool:
        """Whether a move may play itself: only where no other is legal, for here all may count."""
        return len(self.attempt.match.legal_moves()) == 1 and self.attempt.allows(move)

    def _allows(self, move: Move) -> bool:
        """Whether a move may be played; one that isn't part of the task is answered."""
        why_not = self._bars(move)
        if not self.ending.over and why_not is None:
            return True
        about = self._pointers.things(self.inner.game.table.view, [move])
        self._reply.give(over_told() if why_not is None else told_by(why_not), about)
        self._unfolded = True
        self.host.sound.refused()
        self.host.refresh()
        return False

    def on(self, intent: Intent) -> None:
        """Hear what a panel was used for."""
        match intent:
            case Play(move) if self.inner.game.deciding and not self._allows(move):
                pass
            case AskCoach():
                self._help()
            case Undo():
                self._take_back()
            case BackToGood():
                self._back_to_good()
            case UnfoldTask():
                self._unfolded = not self._unfolded
                self.host.refresh()
            case ChallengeAnew():
                self.host.navigator.show(self._origin.anew())
            case NextChallenge():
                self.host.navigator.show(self._origin.next)
            case LeaveChallenge():
                self.host.navigator.show(self._origin.list)
            case AskToPlayOn() if self.ending.over and self.attempt.match.can_go_on:
                replay = Replay(self.attempt.match.record())
                dialog = PlayOnDialog(self.host, replay, len(replay), self.challenge.id)
                self.host.navigator.open(dialog)
            case CopyResult() if self._origin.day is not None:
                CLIPBOARD.copy(told_result(self._tasks, self.attempt, self._origin.day))
            case _:
                super().on(intent)

    def _help(self) -> None:
        """A step more of the hint."""
        if not self.inner.game.settled:
            return
        self.helping.ask()
        self._origin.hinted(self.helping.steps)
        self._unfolded = True
        self.inner.deciding.changed()
        self.host.refresh()

    def _take_back(self) -> None:
        """Take the last move back, and what came by itself before it."""
        game, match = self.inner.game, self.attempt.match
        if not (match.history and game.settled):
            return
        game.undo(anyway=True)
        while match.history and game.standing_by.leaves_no_choice(game.seat):
            game.undo(anyway=True)
        self.inner.deciding.stepped_back()

    def _back_to_good(self) -> None:
        """Take back all that led away from the known solution."""
        game, match, good = self.inner.game, self.attempt.match, self.attempt.good
        while good is not None and game.settled and len(match.history) > good:
            game.undo(anyway=True)
        self.inner.deciding.stepped_back()

    def key(self, name: str) -> bool:
        """A key: *H* helps, Ctrl+Z takes back, those of the end lead on; others are the match's."""
        if name == "Ctrl+Z":
            self.on(Undo())
            return True
        if self.ending.over and name in LEADING:
            return False
        if self.ending.over and name == "Enter":
            if self.ending.calm:  # an earlier one was meant for the last move
                self.on(NextChallenge() if self.attempt.solved else Undo())
            return True
        return super().key(name)

    def _keep(self) -> None:
        """Keep where the try stands; one that is over begins anew."""
        match = self.attempt.match
        steps = () if self.attempt.solved or self.attempt.over else match.history
        moves = tuple(match.told(step.move) for step in steps)
        self._origin.leave(moves)

    def report(self) -> Mapping[str, object]:
        """What a probe tells."""
        attempt = self.attempt
        return {
            **super().report(),
            "challenge": self.challenge.id,
            "left": attempt.left,
            "stars": attempt.stars,
            "ended": self.ending.over,
            "hints": len(self.helping.told),
            "astray": self.helping.astray,
        }
