"""What is said of a puzzle out of an own game, in the words of its title."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from game import formats
from game.ai.coach.advice import Reason
from game.ai.coach.shares import hundredths
from game.app.match.flow.seating import people_of
from game.language import _, ngettext
from game.rules.core import Move
from game.session.reviews.finding import Finding, Opinion
from game.session.reviews.leitner import DayDone, Tried
from game.ui.dates import day
from game.ui.panels.better import BetterEnd, BetterModel, Chances, Ends
from game.ui.time_told import stands
from game.ui.titles import INTERFACES


class Kept(NamedTuple):
    """What is told of a puzzle that was kept: when it comes back (``returns``), and what came of
    the ``day`` if it was the last one; "": nothing."""

    returns: str = ""
    day: str = ""


def told_puzzle(finding: Finding, reply: str, kept: Kept, *, left: int) -> BetterModel:
    """A puzzle as it stands; ``reply``: to the last try; ``left``: so many of today's come after
    it."""
    match = finding.match
    return BetterModel(
        game_told(finding),
        stands(match.header.title, match.rules.reached(match.states()[0])),
        move_told(finding, finding.then),
        reply,
        _end(finding, kept) if finding.over else None,
        left,
        _hint(finding),
        hinted=finding.hinted or not finding.hint,
    )


def _hint(finding: Finding) -> tuple[str, ...]:
    """What the better move is good for, once a hint was asked for."""
    return tuple(_reason(finding, each) for each in finding.hint) if finding.hinted else ()


def _reason(finding: Finding, reason: Reason) -> str:
    """A reason in the words of the title."""
    match = finding.match
    words = INTERFACES[match.header.title].words
    told: str = words.reason(reason, match.content, people_of(match))
    return told


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
        text = _(
            "Good thought! Your chance to win would be about {before}. But there is a move with "
            "about {after}."
        )
        return text.format(before=worth, after=_share(judged.best))
    # Translators: to a try. {after}, {before}: chances to win, of the try and of that time, “38 %”.
    text = _(
        "That is no better than that time. Your chance to win would be about {after}, and that "
        "time it was about {before}."
    )
    return text.format(after=worth, before=_share(judged.chance))


def _share(share: float) -> str:
    return formats.percent(hundredths(share))


def _end(finding: Finding, kept: Kept) -> BetterEnd:
    judged, better = finding.judged, finding.better
    found, told = finding.found, finding.told
    why, but = ((), None) if told is None else finding.why(told)
    other = found is not None and better is not None and found != better
    return BetterEnd(
        Ends.SHOWN if finding.shown else Ends.FOUND,
        "" if better is None else move_told(finding, better),
        tuple(_reason(finding, each) for each in why),
        Chances(judged.chance, judged.best),
        move_told(finding, found) if other and found is not None else "",
        kept.returns,
        "" if but is None else _reason(finding, but),
        kept.day,
    )


def comes_back(tried: Tried | None, today: date) -> str:
    """When a puzzle that lies in a box comes back; "" for none, and for one that is due."""
    if tried is None:
        return ""
    if tried.learned:
        return _("You know this puzzle now. It won't come back.")
    if tried.is_due(today):
        return ""
    days = (tried.due - today).days
    if days == 1:
        return _("This puzzle comes back tomorrow.")
    text = ngettext(
        "This puzzle comes back in {count} day.", "This puzzle comes back in {count} days.", days
    )
    return text.format(count=days)


def returns_told(finding: Finding, tried: Tried | None, today: date) -> str:
    """When a puzzle that is over comes back, and what for; "": nobody has kept it."""
    when = comes_back(tried, today)
    if not when or tried is None or tried.learned:
        return when
    if finding.shown:
        # Translators: to the reader, of the day on which a puzzle comes back that was shown.
        why = _("Then you can try it yourself.")
    elif finding.wrong:
        # Translators: to the reader, of the day on which a puzzle comes back; it took a few tries.
        why = _("Will you find it at the first try then?")
    else:
        # Translators: to the reader, of the day on which a puzzle comes back that was found.
        why = _("Will you still know it then?")
    return f"{when} {why}"


def day_told(done: DayDone) -> str:
    """What came of a day's puzzles, of which none is left."""
    found, shown = done
    if not found and not shown:
        return _("No puzzle is due today. The next ones come by themselves.")
    if not found:
        # Translators: to the reader, who was shown so many better moves and found none.
        text = ngettext(
            "Today {count} better move was shown to you. Tomorrow you can find it yourself.",
            "Today {count} better moves were shown to you. Tomorrow you can find them yourself.",
            shown,
        )
        return text.format(count=shown)
    text = ngettext(
        "Well done! Today you found {count} better move.",
        "Well done! Today you found {count} better moves.",
        found,
    )
    told = text.format(count=found)
    if not shown:
        return told
    # Translators: comes after “Today you found 3 better moves.”
    more = ngettext("{count} more was shown to you.", "{count} more were shown to you.", shown)
    return f"{told} {more.format(count=shown)}"
