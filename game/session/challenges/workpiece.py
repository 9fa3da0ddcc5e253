"""A challenge being made: data in, data out, with steps back and forth.

Nothing here knows what a piece is: whoever edits hands over another position, the title's rules
judge it, and what can't be is refused and changes nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.content.challenge import LONGEST, Challenge, Data, Limit, Worth
from game.content.document import ContentError, Node
from game.content.packs import USUAL
from game.language import _
from game.rules.codec import BadData
from game.session.challenges.beginning import begin, task_of
from game.session.match import Match

log = logging.getLogger("cubewright")
MOST_STEPS: Final = 200
"""So many edits can be taken back."""
_NAMELESS: Final = "own"


def blank(title: str, position: Data, goal: Data, limit: Limit, pack: str = USUAL) -> Challenge:
    """A challenge of ``title`` without a name in which nothing is proven: what ``goal`` asks for
    from ``position`` on within ``limit``, with the content ``pack``."""
    names = (title, _NAMELESS, "", "", 1, pack)
    game = (position, 0, goal, limit)
    return Challenge(*names, {}, *game, 1, (), (), None, Path(_NAMELESS), _NOWHERE)


class Workpiece:
    """One challenge and all that it was before.

    Its names are no edits: they stay when one is taken back. A proof holds for what was proven, and
    comes back with it; what it said remains as a guess.
    """

    def __init__(self, challenge: Challenge) -> None:
        """Raises BadData, ContentError, ValueError: as ``begin``."""
        self._match = begin(challenge, _NAMELESS)
        self._now = challenge
        self._before: list[Challenge] = []
        self._after: list[Challenge] = []

    @property
    def challenge(self) -> Challenge:
        """The challenge as it stands after all edits."""
        return self._now

    @property
    def match(self) -> Match:
        """A match that begins at the challenge's position."""
        return self._match

    @property
    def undoes(self) -> bool:
        """Whether there is an edit to take back."""
        return bool(self._before)

    @property
    def redoes(self) -> bool:
        """Whether there is an edit taken back to be made again."""
        return bool(self._after)

    @property
    def lack(self) -> str:
        """What it lacks to be played, in a sentence; "" for nothing."""
        state = self._match.snapshot()
        try:
            task = task_of(self._now, state)
        except BadData as error:
            log.info("a task doesn't fit its table: %s", error)
            return _("The task names something that isn't on the table: set its goal anew.")
        return "" if task.choices(state) else _("Nothing can be done here yet.")

    def place(self, *forms: Data) -> str:
        """Have another position, told in the first of its ``forms`` that can be; why none can, or
        "".
        """
        return self._take_first(self._now, forms)

    def aim(self, goal: Data, limit: Limit, *forms: Data) -> str:
        """Have another goal and limit, with the position told so; why that can't be, or ""."""
        if not 1 <= limit.count <= LONGEST:
            return _("The limit goes from {least} to {most}.").format(least=1, most=LONGEST)
        wanted = replace(self._now, goal=goal, limit=limit)
        return self._take_first(wanted, forms or (self._now.position,))

    def expect(self, par: Worth) -> str:
        """Have all stars for so much, as long as nothing is proven; why that can't be, or ""."""
        if par <= 0:
            return _("Three stars must be for something.")
        if self._now.proof is None:
            self._now = replace(self._now, par=par, stars=())
        return ""

    def begin_with(self, challenge: Challenge) -> str:
        """Have a wholly other challenge, as one edit; why that can't be, or ""."""
        return self._take(challenge, proven=True)

    def call(self, name: str, idea: str) -> None:
        """Give it a name, and say what one finds out by it."""
        self._now = replace(self._now, name=name, idea=idea)

    def prove(self, proven: Challenge) -> None:
        """Take what was proven of it as it is now: par, marks, grade and proof."""
        self._now = replace(
            self._now,
            par=proven.par,
            stars=proven.stars,
            grade=proven.grade,
            proof=proven.proof,
        )

    def undo(self) -> None:
        """Take the last edit back."""
        if self._before:
            self._after.append(self._now)
            self._return_to(self._before.pop())

    def redo(self) -> None:
        """Make the edit again that was taken back last."""
        if self._after:
            self._before.append(self._now)
            self._return_to(self._after.pop())

    def _return_to(self, earlier: Challenge) -> None:
        self._now = replace(earlier, name=self._now.name, idea=self._now.idea)
        self._match = begin(self._now, _NAMELESS)

    def _take_first(self, wanted: Challenge, forms: Sequence[Data]) -> str:
        why = ""
        for position in forms:
            why = self._take(replace(wanted, position=position))
            if not why:
                break
        return why

    def _take(self, wanted: Challenge, *, proven: bool = False) -> str:
        """Go on with another challenge, if its position can be."""
        if asked_of(wanted) == asked_of(self._now):
            return ""
        try:
            match = begin(wanted, _NAMELESS)
        except (BadData, ContentError, ValueError) as error:
            log.info("refused on the bench: %s", error)
            return _("That can't be laid here.")
        if not proven:
            wanted = replace(wanted, stars=(), hints=(), proof=None)
        self._before = [*self._before, self._now][-MOST_STEPS:]
        self._after.clear()
        self._now, self._match = wanted, match
        return ""


def asked_of(challenge: Challenge) -> tuple[object, ...]:
    """All that a challenge is played by: neither its names nor what was proven of it."""
    game = (challenge.pack, challenge.options, challenge.position, challenge.seed)
    return (*game, challenge.goal, challenge.limit)


_NOWHERE: Final = Node(None, 0, "")
