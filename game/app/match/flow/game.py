"""A match at one table: who decides, what is played, how it gets onto the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.app.match.flow.auto_pass import AutoPass
from game.app.match.flow.background_errors import BackgroundErrors
from game.app.match.flow.forced_moves import ForcedMoves
from game.app.match.flow.journal import Journal, Unasked
from game.app.match.flow.seating import humans_of, people_of, told_of, viewer_of
from game.app.match.flow.turn_end import TurnEnd
from game.app.match.flow.viewer import Viewer
from game.app.match.flow.where_to_look import look_at_beat, look_where_needed
from game.app.match.playback.detail import Seen, beats_of
from game.app.match.playback.queue import PlaybackQueue
from game.app.match.playback.stage_pauses import StagePauses
from game.app.match.policy import ORDINARY, MatchPolicy
from game.app.match.viewer.setting import Setting
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.language import _
from game.rules.core import SPECTATOR, Event, Move, Refusal, View
from game.scene.beats import AnyBeat
from game.scene.targets import Target
from game.session.match import Match
from game.session.preferences import Follows
from game.ui.titles import INTERFACES
from game.ui.widget import Widget


class Game:
    """The match, the viewer's seat, and the table that shows what has happened so far.

    Where people hide things from one another, the table is an onlooker's from the end of one
    person's turn until the ``curtain`` before the next one is lifted.
    """

    def __init__(
        self, host: Host, match: Match, viewer: Viewer, policy: MatchPolicy = ORDINARY
    ) -> None:
        """``viewer``: who sits before it. ``policy``: what the screen around it says."""
        self._host, self._viewer, self._policy = host, viewer, policy
        self.match = match
        self.people = people_of(match)
        self.humans = humans_of(match)
        self._interface = INTERFACES[match.header.title]
        usually = self._interface.passes_on
        self.passing = TurnEnd(
            match, self.humans, host.preferred, hides=self.hides, usually=usually
        )
        self.seat = viewer_of(match)
        front = max(self.seat, 0)
        self.curtain = self.hides and (match.actor in self.humans or self.holding)
        if self.hides:
            self.seat = SPECTATOR
        self.table = Table(host, Setting.of(match), self._view(), front, policy.triumphs)
        self.playback = PlaybackQueue(self.table, self._began, self._ended)
        stage = self._interface.unveiling(self.table, self.people)
        stage.resume(self.table.view)
        self.resting = StagePauses(self.table, stage)
        self.journal = self._journal()
        self.lit_up: tuple[Target, ...] = ()
        who = (match, self._interface, self.humans, host.preferred)
        self.standing_by = AutoPass(*who, allows=policy.plays_unasked)
        self.by_itself = ForcedMoves(match, self.standing_by, self.passing)
        self._told = stage.told
        self._again = self._opposed = False
        self._legal: tuple[int, Sequence[Move]] = (-1, ())
        self._troubles = BackgroundErrors(host)

    def _view(self) -> View:
        return self.match.state_view(self.seat)

    def begin(self) -> None:
        """Wake the opponents and look where the decision is."""
        self._opposed = len(self.humans) < len(self.people)
        if self._opposed:
            self._host.thinking.wake()
        self.look_where_needed()

    def end(self) -> None:
        """Send the opponents away."""
        self._opposed = False
        self._host.thinking.cancel()

    @property
    def settled(self) -> bool:
        """Whether the table shows all that has happened, and lies still."""
        return self.playback.idle and not self.table.scene.busy

    def hurry(self) -> bool:
        """A click: end what is being shown; whether the click was meant for that."""
        if self.settled and (self.deciding or not self.playback.pausing):
            return self.deciding and self.playback.just_over
        if self.playback.fresh:
            return True
        if self.resting.rests:
            self.resting.go_on()
        elif self.playback.idle and not self.playback.pausing:
            self.table.finish()
        else:
            self._acknowledge()
            self.playback.go_on()
        return True

    def _acknowledge(self) -> None:
        """Who goes on from the verdict on his last action says no second time that he is done."""
        if self.playback.held is not None and self.playback.held.own:
            self.passing.acknowledge()

    def flying(self) -> Sequence[Widget]:
        """The signs at what flies over the table."""
        return self._interface.flying(self.table, self.playback.beat) if self.playback.beat else ()

    @property
    def watching(self) -> bool:
        """Whether another player's action is shown, or was until a moment ago."""
        return self.playback.just_over or (self.playback.watched and not self.deciding)

    @property
    def deciding(self) -> bool:
        """Whether the viewer decides now."""
        mine = self.match.actor == self.seat and self.seat in self.humans
        still = mine and self.settled and not self.curtain
        return still and self.standing_by.move(self.seat) is None

    def legal(self) -> Sequence[Move]:
        """The viewer's legal moves; none while somebody else decides."""
        return self.soon_legal() if self.deciding else ()

    def soon_legal(self) -> Sequence[Move]:
        """The legal moves of a viewer who decides now, or as soon as the table lies still."""
        if self.match.actor != self.seat or self.seat not in self.humans or self.curtain:
            return ()
        if self._legal[0] != len(self.match.history):
            moves = [each for each in self.match.legal_moves() if self._policy.bars(each) is None]
            self._legal = (len(self.match.history), moves)
        return self._legal[1]

    def why(self, move: Move) -> Refusal | None:
        """Why a move is not allowed now."""
        return self.match.refusal(move) or self._policy.bars(move)

    def why_no_undo(self) -> str:
        """Why the last move can't be taken back, in a few words, or ""."""
        mine = self.match.history and self.match.history[-1].player == self.seat
        mine = mine or self.passing.shared
        asked = self.deciding or (self.holding and self.settled)
        if not (mine and asked):
            return _("nothing to undo")
        return "" if self.standing_by.way_back() else _("something has been revealed")

    @property
    def holding(self) -> bool:
        """Whether the viewer's turn has passed on and waits for his yes."""
        return self.seat in self.humans and self.passing.waits(self.seat)

    def end_turn(self) -> None:
        """The viewer's yes: the others go on, and nobody sees his side of the table any more."""
        self.passing.say()
        if self.hides:
            self._cover()

    def play(self, move: Move, *, unasked: bool = False) -> None:
        """Play a move for whoever decides, ``unasked`` or as he wants; save the game, and begin to
        show it."""
        before, own = self._view(), self.match.actor == self.seat
        lies = before if own else self.table.view
        if own:
            self.table.camera_controller.let_follow()
        said = self._said_of(move) if unasked else None
        if not unasked and self.match.actor in self.humans:
            self.by_itself.hush()
        step = self.match.play(move)
        self._host.saves.autosave_soon(self.match)
        self._viewer.heard(step)
        seen = Seen(step.player, step.events_for(self.seat), before, self._view())
        telling, others = self.table.tabletop.telling, self._host.preferences.others
        self.journal.add(step, telling.beats(*seen, own), said)  # told again it is told in full
        shown = beats_of(telling, seen._replace(before=lies), {self.seat}, others)
        if own and seen.after.actor != self.seat:
            self.journal.turn_ends()
        self.playback.add(shown)
        if own:
            self.playback.advance(0.0)  # what others do begins with the next frame

    def _said_of(self, move: Move) -> Unasked | None:
        """What is said of a move that plays itself; None: nothing."""
        actor = self.match.actor or 0
        said = Unasked(self.match.state_view(actor), move)
        self.by_itself.say(self.journal.told_of(said))
        return said if self.by_itself.said else None

    def undo(self, *, anyway: bool = False) -> None:
        """Take the last decision back, with what has played itself since, if that is allowed; or
        ``anyway`` the last move, if there is one."""
        if self.why_no_undo() and not anyway:
            return
        for _number in range(1 if anyway else self.standing_by.way_back()):
            self.journal.cut(self.match.undo())
        self.by_itself.hush()
        self._host.thinking.cancel()
        self._host.saves.autosave_soon(self.match)
        self._legal = (-1, ())
        self._lay_out()

    @property
    def hides(self) -> bool:
        """Whether people may not see one another's side of the table."""
        return self.match.rules.has_secrets and len(self.humans) > 1

    @property
    def awaited(self) -> int:
        """The seat of whom the curtain waits for: he decides, or his turn waits for his yes."""
        actor = self.match.actor
        if actor is not None and actor in self.humans:
            return actor
        return self.match.history[-1].player

    def _cover(self) -> None:
        """Whoever looked has gone: from now on the table is an onlooker's."""
        self.playback.clear()
        self.resting.finished()
        self._again, self.lit_up = False, ()
        self._look_from(SPECTATOR)
        self._viewer.changed()

    def _hand_over(self) -> None:
        """The next person decides: behind a curtain, or at once where there are no secrets."""
        if self.hides:
            self.curtain = True
        else:
            self.lift_curtain()
        self._viewer.changed()

    def lift_curtain(self) -> None:
        """The next player sits before the table."""
        if self.match.actor is not None:
            self.curtain = False
            self._look_from(self.awaited)

    def _look_from(self, seat: int) -> None:
        """Show what ``seat`` knows; nothing that was seen before shows through."""
        self.seat = seat
        self.journal = self._journal()
        self.table.show(self._view(), self._front)
        if self.hides:
            self.table.finish()
        self.look_where_needed()

    @property
    def _front(self) -> int:
        """The seat whose things lie in front: the viewer's, or where onlookers were so far."""
        return self.seat if self.seat >= 0 else self.table.focus

    def show_again(self, number: int) -> None:
        """Show once more what a line of the journal tells, if nothing else is being shown."""
        beat = self.journal.beat(number)
        if beat is not None and self.settled and not self.curtain:
            self._again = True
            self.table.show(beat.before, self._front)
            self.playback.add([replace(beat, own=True, verdict=None)])
            self.playback.advance(0.0)

    def _journal(self) -> Journal:
        """What has happened, as far as the table has shown it, for whoever looks now."""
        return Journal(self.match, self.people, self.seat, self._policy.earlier, self._left)

    def _left(self) -> Iterable[Sequence[Event]]:
        """What is still to be shown of the last step; a line that is shown again hides nothing."""
        return () if self._again else self.playback.left()

    def light(self, number: int | None) -> None:
        """Light up what a line of the journal is about; None: nothing."""
        line = self.journal.at(number) if number is not None else None
        self.lit_up = line.targets if line else ()

    def _lay_out(self) -> None:
        self.table.show(self._view(), self._front)
        self.look_where_needed()

    @property
    def waiting(self) -> bool:
        """Whether an agent thinks, a pause runs or a hand on the turntable may let go."""
        if self.table.scene.turntable.held or self.playback.fresh:
            return True
        if self.curtain or (self._host.navigator.covered() and self.playback.idle):
            return False
        if self.holding and self.playback.idle:
            return self.passing.by_itself or not self.passing.calm
        asked = self.match.actor in self.humans and self.standing_by.move(self.seat) is None
        decided = asked and self.playback.idle
        mine = self.playback.held is not None and self.playback.held.own
        return (not decided or self.by_itself.waiting) and not mine

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._troubles.tell(opposed=self._opposed)
        was_busy = self.table.scene.busy
        self.resting.advance(seconds, self.playback.beat)
        self.playback.advance(seconds)
        if self._told != self.resting.stage.told:
            self._told = self.resting.stage.told
            self._host.refresh()  # at once: panels that come late tell what is no longer so
            self._viewer.changed()
        beat = self.playback.beat
        if self.resting.cleared() and beat is not None and beat.own:
            self.look_where_needed(anew=False)
        if was_busy and not self.table.scene.busy:
            self._viewer.changed()
        if self._opponent_decides:
            self._host.thinking.ask(self.match)  # while the last action is still shown
        looks = self.table.camera_controller.held
        self.passing.advance(seconds, still=self.settled and self.holding, looks=looks)
        if self.by_itself.advance(seconds, still=self.deciding and self._viewer.hands_free()):
            self._viewer.changed()
        if self.settled and not self.by_itself.rests:
            self._go_on()

    @property
    def _opponent_decides(self) -> bool:
        return self._opposed and self.match.actor not in {None, *self.humans}

    def _go_on(self) -> None:
        """Everything is shown: the next one decides, and nobody while a dialog hides the table."""
        actor = self.match.actor
        if actor is None or self.holding or self.curtain or self._host.navigator.covered():
            return
        if self.hides and self.seat not in {SPECTATOR, actor}:
            self._cover()
        unasked = self.standing_by.move(self.seat) or self.by_itself.move()
        move = unasked
        if move is None and self._opponent_decides:
            move = self._host.thinking.move(self.match)
        if move is not None:
            self.play(move, unasked=unasked is not None)
        elif actor in self.humans and actor != self.seat:
            self._hand_over()

    def _began(self, beat: AnyBeat) -> None:
        look_at_beat(self.table, beat)
        self.resting.begin(beat)
        self._viewer.changed()

    def _ended(self, beat: AnyBeat) -> None:
        self.resting.finished()
        again, self._again = self._again, False
        if again:
            self.table.show(self._view(), self._front)
        stays = self.table.camera_controller.glancing and not beat.own and self._opponent_decides
        if self.playback.held is None and not stays:
            self.look_where_needed(anew=again or self._turn_begins(beat))
        self._viewer.changed()

    def _turn_begins(self, beat: AnyBeat) -> bool:
        """Whether the viewer's turn begins now that ``beat`` is over; for an onlooker, the turn of
        the seat in front of him."""
        front, turn_player = self._front, self.table.view.turn_player
        if not self.match.actor == turn_player == front or beat.player == front:
            return False  # nor when he is asked something in the turn of another
        return self.playback.idle and self.standing_by.move(self.seat) is None

    def look_where_needed(self, *, anew: bool = True) -> None:
        """Let the eye help with the decision at hand, and come back after it: to where the player
        put it, or, unless all begins ``anew``, to where it stays.
        """
        own = self.table.view.actor == self.seat
        helps = self._host.preferences.present_follows is not Follows.NEVER
        look_where_needed(self.table, own=own, helps=helps, anew=anew)

    def report(self) -> Mapping[str, object]:
        """Whose decision it is and how far the table shows it, for a probe."""
        asked = self.deciding or (self.holding and self.settled)
        return {
            "busy": not self.settled,
            "deciding": asked,
            "seat": self.seat,
            "stage": self.table.tabletop.situation(self.table.view),
            **told_of(self.match, self.table.view),
        }
