"""How a game went: points and chances to win, turn by turn, and the moments worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.coach.shares import hundredths
from game.formats import percent, row_of
from game.language import _, pgettext
from game.ui import theme
from game.ui.boxes import Margins, Panel
from game.ui.chart import Chart, ChartLine, ChartMoment, ChartNote
from game.ui.controls import FLAT, Pressable
from game.ui.intents import Intent, On, ShowChart
from game.ui.intents.reviews import OpenReview
from game.ui.layout import Column, Row
from game.ui.marks import Bar, Disc, Icon, Text, caption, player_sign, text_of
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

    ``seat``: whose line is the thick one. ``rounds``: after which turn each was scored, with its
    letter. ``asked`` of ``questions`` have been answered; ``done``: no more will come. ``points``:
    everybody's points after each turn. ``reached``: how far the game had come in each turn from the
    first on, in turns or in rounds; without, turns are told. ``whens``: each turn as it is told.
    ``best``: best moves, in the order of seats; None: nobody knows yet, nor of ``moments``: those
    worth a look, as the review tells them. Where people's own hold none, others' may come until it
    is done. ``shares`` are levels: the means of a lap each, as far as all is known. ``fault``: why
    nobody could look back at the whole game, a sentence; else "".
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
    reached: tuple[int, ...] = ()
    best: tuple[Best, ...] | None = None
    whens: tuple[str, ...] = ()
    moments: tuple[Glance, ...] = ()
    fault: str = ""

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
    """The course by points or by chances, who is who, and the moments worth a look.

    The chart may be given less height.
    """
    head = _legend(model.people)
    moments = moments_panel(model, on)
    if shown == POINTS:
        return Column(head, moments, grown(_points_chart(model)))
    chart, reckoned = grown(_chart(model)), _reckoned(model.people)
    return Column(head, moments, _rest(model), chart, reckoned)


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
    return caption(text)


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


def _marks(model: CourseModel) -> list[ChartNote]:
    """Where the rounds ended."""
    return [ChartNote(model.across(turn), letters) for turn, letters in _together(model.rounds)]


def _tips(model: CourseModel, told: Sequence[tuple[int, Sequence[str]]]) -> list[ChartNote]:
    """What everybody had after each turn, for the pointer."""
    tips = []
    for turn, values in told:
        pairs = zip(model.people, values, strict=True)
        each = row_of([f"{person.name} {value}" for person, value in pairs])
        when = model.when(turn)
        # Translators: {values}: “Ada 12, Ben 9”.
        text = _("{when}: {values}").format(when=when, values=each) if when else each
        tips.append(ChartNote(model.across(turn), text))
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
    labels = [(turn, [share_text(each) for each in wins]) for turn, wins in model.shares]
    return Chart(
        _lines(model, model.shares),
        model.across(model.turns),
        marks=_marks(model),
        moments=_numbered(model),
        height=HEIGHT,
        levels=levels,
        key="result.chances",
        tips=_tips(model, labels),
    )


def _numbered(model: CourseModel) -> list[ChartMoment]:
    """The moments on the lines of those who decided then, as far as these lines go."""
    last, found = max((turn for turn, _wins in model.shares), default=-1), []
    for number, each in enumerate(model.moments, 1):
        if each.turn > last:
            continue
        turn, wins = min(model.shares, key=lambda share: abs(share[0] - each.turn))
        found.append(ChartMoment((model.across(turn), wins[each.seat]), str(number)))
    return found


def _together(rounds: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The rounds by turn: those of one turn in one mark."""
    letters: dict[int, list[str]] = {}
    for turn, letter in rounds:
        letters.setdefault(turn, []).append(letter)
    return [(turn, " ".join(each)) for turn, each in letters.items()]


def moments_panel(model: CourseModel, on: On) -> Widget:
    """The moments worth a look, each of which opens the review there; before they are known, how
    far the coach has come."""
    if model.moments:
        return Column(*(_moment(*each, on) for each in enumerate(model.moments, 1)), gap=6)
    return without_moments(model)


def _rest(model: CourseModel) -> Widget | None:
    """Why lines whose moments are told don't go to the end of the game."""
    if not model.moments:
        return None
    if not model.done:
        return progress_bar(model)
    return text_of(model.fault, theme.SMALL, theme.SECOND_INK)


def progress_bar(model: CourseModel) -> Widget:
    """How far the coach has come."""
    share = model.asked / model.questions if model.questions else 0.0
    text = _("Looking back on the game …")
    return Column(caption(text), Bar(share, 10), gap=6)


def without_moments(model: CourseModel) -> Widget:
    """Why there is no moment to look at: some may still come, nobody could look for any, or nothing
    was given away."""
    if not model.done:
        return progress_bar(model)
    return Text(model.fault, theme.BODY, theme.SECOND_INK) if model.fault else well_played()


def well_played() -> Widget:
    """That nothing was given away."""
    # Translators: {name}: nobody is named here; the moves are those of all, or of the reader.
    text = _("Well played: nothing was given away. Nothing clearly better was to be found.")
    row = Row(Icon("star", 34, theme.STAR), grown(Text(text, theme.LABEL)), gap=12)
    return Panel(row, theme.CHOSEN_SLIP, (14, 12))


def _moment(number: int, each: Glance, on: On) -> Widget:
    """A moment in which something better was to be had, as the review tells it."""
    words = Text(f"{done_text(each)} {cost_text(each.lost)}")
    sign = Disc(24, theme.CHOSEN, theme.INK, text=str(number))
    content = Row(sign, VerdictSign(each.verdict, 24), grown(words), Icon("eye", 22), gap=10)
    key, look = f"result.moment.{each.n}", OpenReview(at=each.at)
    return moment_button(key, content, look, on, padding=(10, 5), shortcut=str(number))


def moment_button(
    key: str, content: Widget, look: Intent, on: On, *, padding: Margins, shortcut: str = ""
) -> Widget:
    """What leads to a moment of the game."""
    tip = _("Look at this moment")
    return Pressable(key, content, look, on, tone=FLAT, padding=padding, shortcut=shortcut, tip=tip)


def done_text(each: Glance) -> str:
    """When a moment was and what was done, or else who decided."""
    if not each.deed:
        return f"{each.who.name} · {each.when}."
    # Translators: {when}: “Turn 12”; {deed}: a sentence of the log without its full stop.
    return _("{when}: {deed}.").format(when=each.when, deed=each.deed)


def cost_text(lost: float) -> str:
    """What a move gave away: a share of the win, 0-1."""
    # Translators: {percent}: of the chance to win, given away by one move.
    text = _("It cost about {percent} of the chance to win.")
    return text.format(percent=share_text(lost))


def share_text(share: float) -> str:
    """A chance, or a part of one, in whole hundredths."""
    return percent(hundredths(share))
