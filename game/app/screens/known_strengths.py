"""How strong people play a title, as far as their games tell, and what would be even for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.language import _, ngettext
from game.session.family.archive import Archive
from game.session.family.rating.bands import (
    LIKELY,
    WHOLE,
    Between,
    band,
    between,
    games_wanted,
)
from game.session.family.rating.fair import Fair, fair
from game.session.family.rating.glicko import Rating
from game.session.family.rating.progress import Progress
from game.session.family.rating.strengths import Strengths
from game.session.family.titles import ANNALS
from game.ui.dates import day
from game.ui.ladder import Span
from game.ui.panels.strength import StrengthModel, between_text, even_text, wanted_text

NOBODY, UNTOLD = Progress(), Between()
TABLE = 2
"""The album proposes a game of so many."""


@dataclass(frozen=True, slots=True)
class KnownStrengths:
    """A title's ``strengths`` as measured, and everybody's ``progress``, by the album's keys."""

    strengths: Strengths
    progress: Mapping[str, Progress]

    def model(self, person: str) -> StrengthModel:
        """What the album tells of somebody: a way on the ladder only once anything can be said, for
        a line is a judgement, however wide the band about it."""
        known, strengths = self.progress.get(person, NOBODY), self.strengths
        wanted = games_wanted(known)
        if wanted:
            return StrengthModel(person, wanted_text(wanted))
        said = between(band(known.ratings[-1], strengths, LIKELY), strengths)
        if said == UNTOLD:
            return StrengthModel(person, between_text(said))
        even = self.even([person], TABLE, opponents=True)
        return StrengthModel(
            person,
            between_text(said),
            _notes(known),
            tuple(level for level, _strength in strengths.rungs),
            tuple(_span(rating, strengths) for rating in known.ratings),
            (day(known.begun[0]), day(known.begun[-1])) if known.games > 1 else ("", ""),
            even_text(even.level, 1, even.starts[0]) if even else "",
        )

    def even(self, people: Sequence[str], seats: int, *, opponents: bool) -> Fair | None:
        """An even game for these people; None where there is none, or too little is known."""
        known = [self.progress.get(person, NOBODY) for person in people]
        if any(map(games_wanted, known)):
            return None
        ratings = [each.ratings[-1] for each in known]
        return fair(ratings, self.strengths, seats, opponents=opponents)


def known_strengths(archive: Archive, title: str) -> KnownStrengths | None:
    """What the games of a title tell; None: nobody has measured its opponents."""
    annals = ANNALS.get(title)
    if annals is None or annals.strengths is None:
        return None
    strengths, family = annals.strengths, archive.profiles.all()
    return KnownStrengths(strengths, archive.ratings.of(title, strengths, family))


def _span(rating: Rating, strengths: Strengths) -> Span:
    likely, wide = (band(rating, strengths, deviations) for deviations in (LIKELY, WHOLE))
    middle = strengths.height(rating.strength)
    return Span(middle, (likely.low, likely.high), (wide.low, wide.high))


def _notes(known: Progress) -> tuple[str, ...]:
    """From how many games it is known, and in how many of them the coach could help."""
    text = ngettext(
        "From {count} game. The wider the band, the less is known.",
        "From {count} games. The wider the band, the less is known.",
        known.games,
    ).format(count=known.games)
    if not known.coached:
        return (text,)
    coached = _("The coach could be asked in all of them.")
    if known.coached < known.games:
        coached = ngettext(
            # Translators: of a number of games that was just told.
            "The coach could be asked in {count} of them.",
            "The coach could be asked in {count} of them.",
            known.coached,
        ).format(count=known.coached)
    return (text, coached)
