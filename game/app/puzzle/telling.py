"""What is said of a puzzle out of an own game, in the words of its title."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game import formats
from game.ai.coach.shares import hundredths
from game.app.match.flow.seating import people_of
from game.language import _, ngettext
from game.rules.core import Move
from game.session.reviews.finding import Finding, Opinion
from game.session.reviews.leitner import Tried
from game.ui.dates import day
from game.ui.panels.better import BetterEnd, BetterModel, Chances, Ends
from game.ui.time_told import stands
from game.ui.titles import INTERFACES


def told_puzzle(finding: Finding, reply: str, returns: str, *, left: int) -> BetterModel:
    """A puzzle as it stands; ``reply``: to the last try; ``returns``: when it comes back; ``left``:
    so many of today's come after it."""
    match = finding.match
    return BetterModel(
        game_told(finding),
        stands(match.header.title, match.rules.reached(match.states()[0])),
        move_told(finding, finding.then),
        reply,
        _end(finding, returns) if finding.over else None,
        left,
    )


def against_told(rivals: Sequence[str]) -> str:
    """Against whom a game was; "" where nobody else sat there."""
    # Translators: {names}: those who played against the reader, “Ada and Ben”.
    return _("against {names}").format(names=formats.listed(rivals)) if rivals else ""


def game_told(finding: Finding) -> str:
    """Which game it is of: when it was, and against whom."""
    header = finding.match.header
    rivals = [each.name for seat, each in enumerate(header.players) if seat != finding.seat]
    return " · ".join(filter(None, (day(header.started), against_told(rivals))))


def move_told(finding: Finding, move: Move) -> str:
    """What a move is, in a short sentence without a full stop."""
    first = finding.match.states()[0]
    words = INTERFACES[finding.match.header.title].words
    sentence: str = words.move(first.view(finding.seat), move)
    return sentence


def reply_then() -> str:
    """What is said to the move of that time."""
    return _("That is what you did that time. There is something better.")


def reply_thinking() -> str:
    """What is said while a try is judged."""
    return _("Hm, let me think about that …")


def reply_wrong(finding: Finding, opinion: Opinion | None) -> str:
    """What is said to a try that isn't right, with what it is worth, where that is known; praise is
    for what is better than the move of that time."""
    if opinion is None:
        return _("There was something better. What would you do now?")
    judged, worth = finding.judged, _share(finding.worth(opinion))
    if finding.is_better(opinion):
        # Translators: {before}, {after}: chances to win, of what was tried and of the best, “38 %”.
        text = _("Good thought! It would give you about {before}. But about {after} can be had.")
        return text.format(before=worth, after=_share(judged.best))
    # Translators: to a try. {after}, {before}: chances to win, of the try and of that time, “38 %”.
    text = _(
        "That is no better than that time. It would give you about {after}, and that time it was "
        "about {before}."
    )
    return text.format(after=worth, before=_share(judged.chance))


def _share(share: float) -> str:
    return formats.percent(hundredths(share))


def _end(finding: Finding, returns: str) -> BetterEnd:
    judged, better = finding.judged, finding.better
    match = finding.match
    words, people = INTERFACES[match.header.title].words, people_of(match)
    why, but = finding.why_better
    found = finding.found
    other = found is not None and better is not None and found != better
    return BetterEnd(
        Ends.SHOWN if finding.shown else Ends.FOUND,
        "" if better is None else move_told(finding, better),
        tuple(words.reason(each, match.content, people) for each in why),
        Chances(judged.chance, judged.best),
        move_told(finding, found) if other and found is not None else "",
        returns,
        "" if but is None else words.reason(but, match.content, people),
    )


def comes_back(tried: Tried | None, today: date) -> str:
    """When a puzzle that lies in a box comes back; "" for none, and for one that is due."""
    if tried is None:
        return ""
    if tried.learned:
        return _("You know this one now. It won't come back.")
    if tried.is_due(today):
        return ""
    days = (tried.due - today).days
    if days == 1:
        return _("It comes back tomorrow.")
    text = ngettext("It comes back in {count} day.", "It comes back in {count} days.", days)
    return text.format(count=days)
