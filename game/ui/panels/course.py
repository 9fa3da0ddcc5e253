"""How a game went: points and chances to win, turn by turn, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.coach.shares import hundredths
from game.formats import percent, row_of
from game.language import _, pgettext
from game.ui import theme
from game.ui.chart import Chart, ChartChange, ChartLine, ChartMark, ChartTip
from game.ui.controls import FLAT, Pressable
from game.ui.intents import On, ShowChart
from game.ui.intents.reviews import OpenReview
from game.ui.layout import Align, Column, Row
from game.ui.marks import Bar, Disc, Icon, Text, player_sign
from game.ui.panels.review.model import Glance
from game.ui.panels.review.verdicts import VerdictSign
from game.ui.persons import People
from game.ui.value_controls import segments
from game.ui.widget import Widget, grown

Shares = tuple[tuple[int, tuple[float, ...]], ...]
"""After which turn, and each seat's chance to win then, 0-1."""

Points = tuple[tuple[int, tuple[int, ...]], ...]
"""After which turn, and each seat's points then."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A turning point: what was done in the turn, and the chance before it and a lap later, as the
    chart shows it there.

    ``when``: the turn as it is told. ``begun``: the position of the game before it; ``n``:
    the one after what was done. ``seat``: who did it; ``slip``: whether something else would
    clearly have been better for him, None where nobody knows. ``span``: after which turns the
    chart shows the two chances; 0, 0: it doesn't. ``why``: what a hint would have said for what was
    done, or "".
    """

    turn: int
    when: str
    deed: str
    before: float
    after: float
    begun: int = 0
    n: int = 0
    seat: int = 0
    slip: bool | None = None
    span: tuple[int, int] = (0, 0)
    why: str = ""


@dataclass(frozen=True, slots=True)
class Best:
    """Somebody's best move: when it was, what was done, and by how much its chance to win was
    better than that of the other moves there were, 0-1. ``n``: the position of the game after it.
    """

    seat: int
    when: str
    deed: str
    edge: float
    n: int


@dataclass(frozen=True, slots=True)
class CourseModel:
    """What is known of the course so far.

    ``seat``: whose turning points are told. ``rounds``: after which turn each was scored, with its
    letter. ``asked`` of ``questions`` have been answered; ``done``: no more will come. ``points``:
    everybody's points after each turn. ``reached``: how far the game had come in each turn from the
    first on, in turns or in rounds; without, turns are told. ``whens``: each turn as it is told.
    ``best``: best moves, in the order of seats; None: nobody knows yet. ``shares`` are levels: the
    means of a lap each. ``costly``: the moments that cost most, as the review tells them.
    ``turned_there``: it says of a moment that the game turned there, so nothing else decided it.
    """

    people: People
    seat: int
    shares: Shares
    turns: int
    rounds: tuple[tuple[int, str], ...] = ()
    asked: int = 0
    questions: int = 0
    done: bool = False
    points: Points = ()
    turned: tuple[Turned, ...] = ()
    reached: tuple[int, ...] = ()
    best: tuple[Best, ...] | None = None
    whens: tuple[str, ...] = ()
    costly: tuple[Glance, ...] = ()
    turned_there: bool = False

    def when(self, turn: int) -> str:
        """A turn as it is told."""
        if not turn:
            return _("At the beginning")
        return self.whens[turn - 1] if turn <= len(self.whens) else ""

    def across(self, turn: int) -> float:
        """Where the end of a turn is on the chart: within its round, in as many equal parts."""
        if not 0 < turn <= len(self.reached):
            return float(turn)
        count = self.reached[turn - 1]
        begun = self.reached.index(count)
        return count - 1 + (turn - begun) / self.reached.count(count)


GAME, POINTS, CHANCES = "game", "points", "chances"
"""The pages of a result: what there was in the game, and the two courses."""

HEIGHT, LOWEST = 220.0, 120.0
"""Of the chart, and where there is little room."""


def course_panel(model: CourseModel, on: On, *, shown: str) -> Widget:
    """The course by points or by chances, who is who, and where the game turned.

    The chart may be given less height.
    """
    head = _legend(model.people)
    turning = turning_panel(model, on)
    if shown == POINTS:
        return Column(head, turning, grown(_points_chart(model)), gap=8)
    return Column(head, turning, grown(_chart(model)), _reckoned(model.people), gap=8)


def pages(on: On, *, points: str, shown: str) -> Widget:
    """What chooses a page; it stands at the same place on each."""
    # Translators: a page of the result: what happened in the game.
    options = ((GAME, _("The game")), (POINTS, points), (CHANCES, _("Chances to win")))
    return segments("result.chart", options, shown, ShowChart, on)


def _reckoned(people: People) -> Widget:
    """What the chances are: the coach's estimates, which know the points of the rules alone."""
    text = _("The coach's estimates; each is the average of everybody's last turns.")
    if any(each.head_start for each in people):
        besides = _("Chances to win are reckoned without head starts.")
        text = f"{text} {besides}"
    return Text(text, theme.SMALL, theme.SECOND_INK)


def _points_chart(model: CourseModel) -> Widget:
    """Everybody's points after each turn."""
    most = max((max(points) for _turn, points in model.points), default=0)
    step = next(step for step in (5, 10, 20, 25, 50, 100, 1000) if most <= 4 * step)
    top = max(step, -(-most // step) * step)
    levels = [(value / top, str(value)) for value in range(0, top + 1, step)]
    labels = [(turn, [str(each) for each in points]) for turn, points in model.points]
    return Chart(
        _lines(model, model.points, top),
        model.across(model.turns),
        marks=_marks(model),
        height=HEIGHT,
        levels=levels,
        key="result.points",
        tips=_tips(model, labels),
    )


def _lines(
    model: CourseModel, told: Sequence[tuple[int, Sequence[float]]], top: float = 1.0
) -> list[ChartLine]:
    """Everybody's line through the values ``told`` by turn, as parts of ``top``."""
    return [
        ChartLine(
            tuple((model.across(turn), values[seat] / top) for turn, values in told),
            theme.PLAYER_FILL[each.color],
            theme.PLAYER_SHAPE[each.color],
            4.0 if seat == model.seat else 2.5,
        )
        for seat, each in enumerate(model.people)
    ]


def _marks(model: CourseModel) -> list[ChartMark]:
    """Where the rounds ended."""
    return [ChartMark(model.across(turn), letters) for turn, letters in _together(model.rounds)]


def _tips(model: CourseModel, told: Sequence[tuple[int, Sequence[str]]]) -> list[ChartTip]:
    """What everybody had after each turn, for the pointer."""
    tips = []
    for turn, values in told:
        pairs = zip(model.people, values, strict=True)
        each = row_of([f"{person.name} {value}" for person, value in pairs])
        when = model.when(turn)
        # Translators: {values}: “Ada 12, Ben 9”.
        text = _("{when}: {values}").format(when=when, values=each) if when else each
        tips.append(ChartTip(model.across(turn), text))
    return tips


def _legend(people: People) -> Widget:
    names = []
    for each in people:
        name = Text(each.name, theme.SMALL_BOLD, lines=1, cut=True)
        names.append(Row(player_sign(each.color, 22), name, gap=6))
    return Row(*names, gap=16)


def _chart(model: CourseModel) -> Widget:
    levels = [
        (0.0, percent(0)),
        (1 / len(model.people), pgettext("everybody's chances", "even")),
        (1.0, percent(100)),
    ]
    labels = [(turn, [_percent(each) for each in wins]) for turn, wins in model.shares]
    return Chart(
        _lines(model, model.shares),
        model.across(model.turns),
        marks=_marks(model),
        changes=_changes(model),
        height=HEIGHT,
        levels=levels,
        key="result.chances",
        tips=_tips(model, labels),
    )


def _changes(model: CourseModel) -> list[ChartChange]:
    """The turning points on the line of whom they are told of: the chances that their sentences
    tell stand at the very places that have them."""
    found = []
    for number, each in enumerate(model.turned, 1):
        since, until = each.span
        points = tuple(
            (model.across(turn), wins[model.seat])
            for turn, wins in model.shares
            if since <= turn <= until
        )
        percents = _percent(each.before), _percent(each.after)
        if len(points) > 1:
            found.append(ChartChange(points, str(number), *percents))
    return found


def _together(rounds: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The rounds by turn: those of one turn in one mark."""
    letters: dict[int, list[str]] = {}
    for turn, letter in rounds:
        letters.setdefault(turn, []).append(letter)
    return [(turn, " ".join(each)) for turn, each in letters.items()]


def turning_panel(model: CourseModel, on: On) -> Widget:
    """The moments that cost most and the turning points, each of which opens the review there;
    before they are known, how far the coach has come."""
    if not model.done:
        share = model.asked / model.questions if model.questions else 0.0
        text = _("Looking back on the game …")
        return Column(Text(text, theme.SMALL, theme.SECOND_INK), Bar(share, 10), gap=6)
    rows = [_costly(each, on) for each in model.costly]
    rows += [_turned(model, each, number, on) for number, each in enumerate(model.turned, 1)]
    if not rows:
        return Text(_("The game never really turned."), theme.BODY)
    return Column(*rows, gap=6)


def _costly(each: Glance, on: On) -> Widget:
    """A moment in which something better was to be had, as the review tells it."""
    words = f"{done_text(each.when, each.deed)} {cost_text(each.lost)}"
    return Pressable(
        f"result.costly.{each.n}",
        Row(VerdictSign(each.verdict, 24), grown(Text(words, theme.BODY)), Icon("eye", 22), gap=10),
        OpenReview(at=each.at),
        on,
        tone=FLAT,
        padding=(10, 5),
        tip=_("Look at this moment"),
    )


def done_text(when: str, deed: str) -> str:
    """When it was and what was done, where there is something to tell of it."""
    if not deed:
        return _("{when}:").format(when=when)
    # Translators: {when}: “Turn 12”; {deed}: a sentence of the log without its full stop.
    return _("{when}: {deed}.").format(when=when, deed=deed)


def cost_text(lost: float) -> str:
    """What a move gave away: a share of the win, 0-1."""
    # Translators: {percent}: of the chance to win, given away by one move.
    text = _("It cost about {percent} of the chance to win.")
    return text.format(percent=percent(hundredths(lost)))


def _turned(model: CourseModel, each: Turned, number: int, on: On) -> Widget:
    sign = Disc(24, theme.CHOSEN, theme.INK, text=str(number))
    text = turned_text(model, each)
    words = grown(Text(text, theme.BODY))
    return Pressable(
        f"result.turned.{number}",
        Row(sign, words, Icon("eye", 22), gap=10, align=Align.CENTER),
        OpenReview(at=each.begun, until=each.n),
        on,
        tone=FLAT,
        padding=(10, 5),
        shortcut=str(number),
        tip=_("Look at this moment"),
    )


def turned_text(model: CourseModel, each: Turned) -> str:
    """A turning point in short sentences: what was done and why, what it changed, whose doing."""
    lead = done_text(each.when, each.deed)
    why = _why(model, each) if each.why else ""
    return " ".join(text for text in (lead, why, swing_text(model, each)) if text)


def _why(model: CourseModel, each: Turned) -> str:
    """What the coach would have said of the move, had whoever moved asked: "you" is him."""
    if each.seat == model.seat:
        return _("Before this move the coach would have said: “{reason}”").format(reason=each.why)
    return told_before(model.people[each.seat].name, each.why)


def told_before(name: str, reason: str) -> str:
    """What the coach would have said of a move to the one who made it, who is not the reader."""
    # Translators: {reason}: a sentence in which “you” is {name}. Names are never declined.
    text = _("Before this move the coach would have told {name}: “{reason}”")
    return text.format(name=name, reason=reason)


def swing_text(model: CourseModel, each: Turned) -> str:
    """What a turning point changed, and whose doing it was where that isn't plain."""
    before, after = _percent(each.before), _percent(each.after)
    # Translators: “{name}: chance to win down from … to …” will do; {before}, {after}: “62 %”.
    text = _("{name}'s chance to win fell from {before} to {after}.")
    if each.after > each.before:
        # Translators: “{name}: chance to win up from … to …” will do; {before}, {after}: “62 %”.
        text = _("{name}'s chance to win rose from {before} to {after}.")
    swing = text.format(name=model.people[model.seat].name, before=before, after=after)
    return " ".join(part for part in (swing, doing_text(model, each)) if part)


def doing_text(model: CourseModel, each: Turned) -> str:
    """Whose doing a turning point was: nobody is blamed for a move that was as good as the rest.

    "" where the deed itself tells it: the chance rose by an own good move, or fell by a rival's.
    """
    own, rises = each.seat == model.seat, each.after > each.before
    if each.slip is None or (own == rises and not each.slip):
        return ""
    if own:
        return (
            _("Another move would have been better here.")
            if each.slip
            else _("No other move was clearly better: it came by others, or by luck.")
        )
    name = model.people[each.seat].name
    if each.slip:
        # Translators: no gender of the person: “For {name} there was a better move”, say.
        return _("{name} had a better move.").format(name=name)
    return _("It was no single move: luck helped, or many small things.")


def _percent(share: float) -> str:
    return percent(hundredths(share))
