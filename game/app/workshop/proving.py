"""The proof of what lies on the bench: asked for, watched, stopped."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.session.background_job import Failed
from game.session.challenges.finding import (
    MOST_NODES,
    Finding,
    Quest,
    Search,
    Weighing,
    find_out,
    quest,
    weigh,
)
from game.session.challenges.proving import weighed
from game.session.challenges.workpiece import Workpiece, asked_of
from game.ui.panels.workshop.model import ProofModel, Standing
from game.ui.tasks import Tasks

HARD = (
    lambda: _("Easy: looking one turn ahead is enough."),
    lambda: _("Some thought: looking ahead helps."),
    lambda: _("Hard: looking ahead isn't enough."),
    lambda: _("Very hard: few first steps are right."),
)
"""By grade, from 1."""


class Proving:
    """One proof at a time, and after it how hard the challenge is; neither is ever waited for.

    ``changed`` is called when there is something new to be seen.
    """

    def __init__(self, piece: Workpiece, tasks: Tasks, changed: Callable[[], None]) -> None:
        self._piece, self._tasks, self._changed = piece, tasks, changed
        self._asked: Quest | None = None
        self._search: Search | None = None
        self._weighing: Weighing | None = None
        self._about: tuple[object, ...] = ()
        self._finding: Finding | None = None
        self._looked = 0

    @property
    def waiting(self) -> bool:
        """Whether something is being found out."""
        return self._search is not None or self._weighing is not None

    def model(self) -> ProofModel:
        """What is known."""
        proof, now = self._piece.challenge.proof, self._piece.challenge
        if self._search is not None:
            return ProofModel(Standing.PROVING, self._looked)
        if proof is not None:
            hard = HARD[now.grade - 1]() if proof.measured is not None else ""
            best = self._tasks.worth(now, now.par)
            known = (proof.nodes, 0, best, proof.solutions, hard)
            return ProofModel(Standing.PROVEN, *known, weighing=self._weighing is not None)
        if self._finding is None or self._about != asked_of(now):
            return ProofModel(Standing.OPEN)
        if self._finding.why:
            return ProofModel(Standing.NEVER, why=self._finding.why)
        return ProofModel(Standing.TOO_LARGE, most=self._finding.nodes)

    def begin(self) -> None:
        """Find the best of what lies there now."""
        self.stop()
        self._about = asked_of(self._piece.challenge)
        self._asked, self._looked = quest(self._piece.challenge, MOST_NODES), 0
        self._search = Search(find_out, self._asked)
        self._changed()

    def stop(self) -> None:
        """Enough: nothing more is found out."""
        for errand in (self._search, self._weighing):
            if errand is not None:
                errand.close()
        self._search = self._weighing = None
        self._changed()

    def edited(self) -> None:
        """What lies there is another thing now."""
        if self._about != asked_of(self._piece.challenge):
            self.stop()

    def advance(self) -> None:
        """See whether anything has come of it."""
        try:
            self._look()
        except Failed as error:
            self._finding = Finding(None, 0, _("The proof broke off: {why}").format(why=error))
            self.stop()

    def _look(self) -> None:
        if self._search is not None and self._asked is not None:
            looked = int(self._asked.looked.value)
            if looked != self._looked:
                self._looked = looked
                self._changed()
            finding = self._search.poll()
            if finding is not None:
                self._found(finding)
        elif self._weighing is not None:
            weight = self._weighing.poll()
            if weight is not None:
                if weight.measured is not None:
                    self._piece.prove(weighed(self._piece.challenge, weight.measured))
                self.stop()

    def _found(self, finding: Finding) -> None:
        """Take what was proven, and find out how hard it is."""
        self.stop()
        self._finding = finding
        if finding.challenge is not None:
            self._piece.prove(finding.challenge)
            self._asked = quest(self._piece.challenge)
            self._weighing = Weighing(weigh, self._asked)
