"""The table of the workshop: bare places can be meant, and other panels lie over it."""

from __future__ import annotations

from game.app.match.viewer.setting import Setting
from game.app.match.viewer.sights import Sights
from game.app.match.viewer.table import Table
from game.app.screen import Host
from game.rules.core import View
from game.scene.targets import Target
from game.session.challenges.beginning import SOLVER
from game.ui.bench import Bench
from game.ui.panels.workshop.frame import clearing


class BenchTable(Table):
    """What lies on the bench, in front of whoever makes a challenge."""

    def __init__(self, host: Host, setting: Setting, view: View, bench: Bench) -> None:
        self._bench = bench
        super().__init__(host, setting, view, SOLVER)

    def _outlook(self) -> Sights:
        """Everything that a match has to look at, beside the workshop's panels."""
        return super()._outlook()._replace(clearing=clearing)

    def pick(self, x: float, y: float) -> Target | None:
        """What the pointer is over."""
        return self._bench.pick(self.ray(x, y), self.view, self.focus, self.scene.turntable)

    def shows(self, target: Target) -> bool:
        """Whether something lies there that could be marked."""
        names = self.tabletop.touching.pieces_of(target, self.view)
        return bool(names) and all(name in self.scene.pieces for name in names)
