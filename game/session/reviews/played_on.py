"""What the review of a game says of a decision that stands again in one played on from there."""

from __future__ import annotations

from game.ai.coach.judged import GoodMoves
from game.session.family.original import original_of
from game.session.match import Match
from game.session.record import RecordError
from game.session.reviews.finding import Finding
from game.session.saves import SaveStore


def good_moves_in(saves: SaveStore, match: Match) -> GoodMoves | None:
    """What was held for good where ``match`` stands, by the review of the game of which it was
    played on, as long as it is the same decision, to whoever makes it; None: nothing is known."""
    origin, seat = match.header.origin, match.actor
    if origin is None or origin.challenge or seat is None:
        return None
    found = original_of(saves.archive.history, match.header.title, origin)
    if found is None:
        return None
    path, record = found
    review = saves.reviews.of(path)
    judged = None if review is None else review.at(origin.step + len(match.history) + 1)
    if judged is None or judged.player != seat:
        return None
    try:
        finding = Finding(record, judged)
    except RecordError:
        return None
    same = finding.match.state_view(seat) == match.state_view(seat)
    return finding.good if same else None
