"""A game reviewed in the background: decision by decision, in processes of their own."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Collection
from typing import Final

import msgspec

from game.language import _
from game.session.record import Record
from game.session.reviews.judging import Outline
from game.session.reviews.luck import with_luck
from game.session.reviews.process import Faulty, Judge
from game.session.reviews.review import VERSION, Judgement, Review
from game.session.reviews.store import digest_of

MOST_PROCESSES: Final = 2
_LOSSES: Final = 3
"""So many processes may be lost before a review is given up."""
log = logging.getLogger("cubewright")


class Reviewing:
    """The review of one game on its way; close it when nobody waits for it any more.

    ``record``: of a game; one that is still played is judged as far as it goes. ``known``: what was
    found before, perhaps in part, and perhaps of another game or by another version: then it
    counts for nothing. ``seats``: whose decisions are judged; None: everybody's. ``processes``: at
    the most, fewer where the computer has fewer cores.

    :attr:`review` grows as judgements come in; whoever calls :meth:`poll` now and then, at best
    every frame, may show and keep it at any time. A review that was closed is taken up again from
    what it had by then.
    """

    def __init__(
        self,
        record: Record,
        known: Review | None = None,
        seats: Collection[int] | None = None,
        processes: int = MOST_PROCESSES,
    ) -> None:
        players = range(len(record.header.players))
        self._record, self._digest = record, digest_of(record)
        self._seats = tuple(sorted(players if seats is None else seats))
        self._judged = {each.n: each for each in self._usable(known)}
        self._review = known if known is not None and self._judged else self._empty()
        self._outline: Outline | None = None
        self._open: deque[int] = deque()
        self._judges: list[Judge] = []
        self._lost = 0
        self._most = max(1, min(processes, os.cpu_count() or 1))
        self.failed = ""
        """Why there will be no more of it, as a sentence; else ""."""
        if not self.done:
            self._start()

    def _usable(self, known: Review | None) -> tuple[Judgement, ...]:
        same = (VERSION, self._digest, self._seats)
        if known is None or (known.version, known.record, known.seats) != same:
            return ()
        return known.judged

    def _empty(self) -> Review:
        steps = sum(step.player in self._seats for step in self._record.steps)
        return Review(record=self._digest, seats=self._seats, steps=steps)

    @property
    def review(self) -> Review:
        """What is known by now, with the luck as far as it is known."""
        return self._review

    @property
    def progress(self) -> float:
        """How much is judged, 0-1; decisions without a choice count for nothing."""
        if self.done:
            return 1.0
        if self._outline is None or not self._outline.asked:
            return len(self._review.judged) / max(1, self._review.steps)
        return sum(n in self._judged for n in self._outline.asked) / len(self._outline.asked)

    @property
    def done(self) -> bool:
        """Whether all of it is judged, also where there was nothing to judge."""
        return self._review.done

    @property
    def is_over(self) -> bool:
        """Whether there will be no more of it: it is done, or has :attr:`failed`."""
        return self.done or bool(self.failed)

    def poll(self) -> bool:
        """Hear what has come, and hand out what is next; whether more is known than before.

        Never blocks.
        """
        if self.is_over:
            return False
        before = len(self._judged)
        for judge in tuple(self._judges):
            self._hear(judge)
        self._hand_out()
        grew = len(self._judged) > before
        if grew and self._outline is not None:
            judged = with_luck(self._judged.values(), self._outline)
            self._review = msgspec.structs.replace(self._review, judged=judged)
        self._end()
        return grew

    def _end(self) -> None:
        """Let the processes go once there is nothing more to do."""
        if self.is_over:
            self.close()

    def close(self) -> None:
        """End it, whether it is done or not."""
        for judge in self._judges:
            judge.close()
        self._judges.clear()

    def _start(self) -> None:
        try:
            while len(self._judges) < self._most:
                self._judges.append(Judge(self._record, self._seats))
        except OSError as error:
            if not self._judges:
                log.warning("no review can be made: %s", error)
                self.failed = _("This computer has no room left to work on it.")

    def _hear(self, judge: Judge) -> None:
        """Take in what a process has sent."""
        try:
            for message in judge.heard():
                if isinstance(message, Faulty):
                    self._give_up(message)
                elif isinstance(message, Outline):
                    self._begin(message)
                else:
                    judge.asked.remove(message.n)
                    self._judged[message.n] = message
        except (EOFError, OSError):
            self._lose(judge)

    def _begin(self, outline: Outline) -> None:
        """Take in what there is to judge; all processes tell the same."""
        if self._outline is not None:
            return
        self._outline = outline
        self._judged |= {each.n: each for each in outline.only}
        self._open.extend(n for n in outline.asked if n not in self._judged)

    def _hand_out(self) -> None:
        for judge in tuple(self._judges):
            try:
                while self._open and judge.has_room:
                    judge.ask(self._open[0])
                    self._open.popleft()
            except OSError:
                self._lose(judge)

    def _lose(self, judge: Judge) -> None:
        """A process has ended before its time: others do what it was asked."""
        if judge not in self._judges:
            return
        self._judges.remove(judge)
        self._open.extendleft(reversed(judge.asked))
        judge.close()
        self._lost += 1
        log.warning("a process that judged has ended before its time")
        if self._lost > _LOSSES:
            self.failed = _("The work ended before its time.")
        elif not self._judges:
            self._start()

    def _give_up(self, fault: Faulty) -> None:
        if fault.trace:
            log.error("a game can't be judged\n%s", fault.trace)
            why = _("Something went wrong in the program itself. The log tells what it was.")
            self.failed = why
        else:
            text = _("This game can't be looked back on: {reason}.")
            self.failed = text.format(reason=fault.why)
