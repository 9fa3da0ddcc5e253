"""What the review of a game says of a decision that stands again in one played on from there."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from game.ai.coach.judged import GoodMoves
from game.session.family.original import original_of
from game.session.match import Match
from game.session.record import Record, RecordError
from game.session.reviews.finding import Finding
from game.session.saves import SaveStore


class Origin:
    """The game of which ``match`` was played on, looked for once, and what its review says."""

    def __init__(self, saves: SaveStore, match: Match) -> None:
        self._saves, self._match = saves, match

    @cached_property
    def _found(self) -> tuple[Path, Record] | None:
        """Where it lies, and its record; None: there is none here, or a challenge was tried."""
        header = self._match.header
        if header.origin is None or header.origin.challenge:
            return None
        return original_of(self._saves.archive.history, header.title, header.origin)

    def good_moves(self) -> GoodMoves | None:
        """What was held for good where the match stands, as long as it is the same decision, to
        whoever makes it; None: nothing is known."""
        match, found = self._match, self._found
        origin, seat = match.header.origin, match.actor
        if found is None or origin is None or seat is None:
            return None
        path, record = found
        review = self._saves.reviews.of(path)
        judged = None if review is None else review.at(origin.step + len(match.history) + 1)
        if judged is None or judged.player != seat:
            return None
        try:
            finding = Finding(record, judged)
        except RecordError:
            return None
        same = finding.match.state_view(seat) == match.state_view(seat)
        return finding.good if same else None
