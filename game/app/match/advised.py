"""The advised half of a match's screen: the coach's hint, its keys and its marks."""

from __future__ import annotations

from game.app.match.coaching import Coaching
from game.app.match.deciding import BACKWARD, FORWARD, DecidingScreen
from game.app.screen import Host
from game.language import _
from game.session.match import Match
from game.ui.hands import AnyDecision
from game.ui.intents import AskCoach, ChooseHint, Intent, PointAtHint


class AdvisedScreen(DecidingScreen):
    """A game at one table whose player may ask a coach."""

    def __init__(self, host: Host, match: Match) -> None:
        super().__init__(host, match)
        self._coach = Coaching(host, self.game, self._changed)

    def _decision(self) -> AnyDecision:
        """The decision, with what the coach suggests while nothing else is in hand."""
        decision = super()._decision()
        busy = decision.selection != self.interface.hands.empty
        return decision if busy else self._coach.shown_in(decision)

    def _changed(self) -> None:
        """Something is different; the coach may have spoken of something that is over."""
        self._coach.check()
        super()._changed()

    def _why_no_hint(self) -> str:
        """Why the coach can't be asked now, in a few words, or ""."""
        if self.game.holding:
            return _("actions done")
        return "" if self.game.soon_legal() else _("not your turn")

    def stepped_back(self) -> None:
        """One step out of what was begun, and then out of the hint."""
        if self._selection == self.interface.hands.empty and not self._unfolded:
            self._coach.close()
        super().stepped_back()

    def _on_coach(self, intent: Intent) -> None:
        match intent:
            case AskCoach():
                self._selection, self._unfolded = self.interface.hands.empty, None
                self._coach.ask()
            case ChooseHint(number):
                self._coach.choose(number)
            case PointAtHint(number):
                self._coach.point(number)
            case _:
                pass

    # -- keys -----------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """A key; those of the hint while it is there and nothing else is in hand."""
        if (
            self._selection == self.interface.hands.empty
            and self._coach.telling
            and self._hinted(name)
        ):
            return True
        if name == "Esc" and self._coach.open and self._selection == self.interface.hands.empty:
            self._coach.close()
            self._changed()
            return True
        return super().key(name)

    def _hinted(self, name: str) -> bool:
        """Another suggestion, or the one that is looked at carried out."""
        if name in FORWARD or name in BACKWARD:
            self._coach.step(forward=name in FORWARD)
        elif name == "Enter" and self._coach.chosen is not None:
            self._play(self._coach.chosen)
        else:
            return False
        self._changed()
        return True

    def _accompany(self) -> None:
        """Time passes for what helps to decide: the coach, and the light of what may be taken."""
        game, history = self.game, self.game.match.history
        self._coach.advance()
        if game.deciding and not self.host.preferences.reduced_motion:
            turn = not history or history[-1].player != game.seat
            game.table.breathing.follow(len(history), turn=turn, now=self.host.clock())
