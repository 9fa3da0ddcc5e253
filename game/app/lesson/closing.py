"""The teacher's last words in a first game: what went well, and what is worth trying next time."""

from __future__ import annotations

import contextlib

from game.app.screen import Host
from game.content.document import ContentError
from game.content.guide import Guide, guide_file, read_guide
from game.language import _
from game.session.lessons.beginning import LEARNER
from game.session.match import Match
from game.ui.panels.closing import Closing

CLOSE = 5
"""Points by which whoever lost was close to winning."""


def closing_of(host: Host, match: Match) -> Closing | None:
    """What is said at the end of ``match``; None: it was nobody's first game."""
    if host.saves.learning.lessons.told_in(match) is None:
        return None
    with contextlib.suppress(ContentError):
        return closing(read_guide(guide_file(match.header.title)), match)
    return None


def closing(guide: Guide, match: Match) -> Closing:
    """What the teacher of a ``guide`` says at the end of ``match``, which was a first game."""
    return Closing(guide.teacher, _kindly(match), _to_try(guide, match))


def _kindly(match: Match) -> str:
    """A kind word by how the game ended."""
    outcome = match.outcome
    assert outcome is not None
    if LEARNER in outcome.winners:
        # Translators: Hazel speaks; no gender of the person: use the present, or no person.
        return _("You did it! Your first game, and you won it.")
    behind = max(outcome.scores) - outcome.scores[LEARNER]
    if behind <= CLOSE:
        return _("Well played! That was close.")
    return _("Well played! Now you know how it goes.")


def _to_try(guide: Guide, match: Match) -> str:
    """The first of what the newcomer has not done."""
    rules, content = match.rules, match.content
    done = [rules.event_to_data(content, event) for step in match.history for event in step.events]
    for each in guide.tries:
        if not any(pattern.fits(event) for pattern in each.unless for event in done):
            return _(each.say)
    return ""
