"""What F1 asks about in a match: the control, the refusal, the thing or the hint before one."""

from __future__ import annotations

from game.app.match.company.coaching import Coaching
from game.app.match.flow.game import Game
from game.app.match.input.deciding import Deciding
from game.content.packs import Content
from game.ui.intents import OpenRules
from game.ui.titles import INTERFACES


def rules_in(title: str, content: Content, rule: str = "") -> OpenRules:
    """To read about a ``rule`` in a game with some ``content``, whose words may be its own."""
    return OpenRules(rule, title, content.id, tuple(INTERFACES[title].vocabulary(content).items()))


class HelpTopic:
    """Finds the rule that tells about what is before one player."""

    def __init__(self, game: Game, deciding: Deciding, coach: Coaching) -> None:
        self._game, self._deciding, self._coach = game, deciding, coach
        self._title = game.match.header.title
        self._guidance = INTERFACES[self._title].guidance

    def __call__(self, control: str) -> OpenRules:
        """What to read when F1 is pressed while pointer or focus is on a ``control``."""
        view = self._game.table.view
        rule = self._guidance.control(view, control) if control else ""
        if not rule and not self._game.curtain:
            rule = self._on_table() or self._hinted()
        return rules_in(self._title, self._game.match.content, rule)

    def _on_table(self) -> str:
        """Why the thing that is pointed at can't be used; else what it is."""
        decision, pointing = self._deciding.decision(), self._deciding.pointing
        refusal = pointing.told_why(decision)
        if refusal is not None:
            return refusal.rule
        target = pointing.target or decision.selection.cursor or decision.selection.picked
        return self._guidance.target(decision.view, target) if target is not None else ""

    def _hinted(self) -> str:
        move = self._coach.advised
        if move is None:
            return ""
        return self._guidance.move(self._game.table.view, move)
