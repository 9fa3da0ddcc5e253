"""The card of a review, beside the table: what was played, what would have been better, and why."""

from __future__ import annotations

from functools import partial

from game.formats import percent
from game.language import _, pgettext
from game.session.reviews.review import Verdict
from game.ui import theme
from game.ui.boxes import Fit, Panel, bulleted, spacer
from game.ui.controls import (
    FLAT,
    Pressable,
    button,
    flat,
    flat_icon,
    main_button,
    option_button,
)
from game.ui.intents import On, SeekReplay, SetPreference
from game.ui.intents.reviews import (
    FindIt,
    LookAtMove,
    PointAtMove,
    ShowBetter,
    TellOf,
    TurnToSummary,
)
from game.ui.layout import Column, Row
from game.ui.marks import Bar, Icon, Rule, Text, caption, player_sign
from game.ui.panels.better import done_line
from game.ui.panels.course import moment_button, share_text
from game.ui.panels.review.model import (
    EVERYBODY,
    CardModel,
    Course,
    Elsewhere,
    Moment,
    MoveTold,
)
from game.ui.panels.review.verdicts import BETTER, INKS, LetterSign, VerdictSign, verdict_name
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.value_controls import toggle
from game.ui.widget import Widget, grown

LUCKY = 0.05
"""Luck that made less of a move is not told."""
SIGN, AGAIN = 26.0, 18.0
"""Size of a move's letter, and of the sign of a chance that is told at another moment."""
SHOWS = "shows_better"
"""The preference that tells what would have been better at once."""
LOW = 340.0
"""In a place of less height no more than the way to other moments stays in sight."""


def review_card(model: CardModel, on: On, height: float) -> Widget:
    """The card in a place so high; what is told scrolls where room is short, and nearly all does
    where it is very short."""
    moment = model.moment
    if moment is not None:
        told = _moment(model, moment, on)
    else:
        told = [Text(model.absent, theme.BODY, theme.SECOND_INK)]
    key = f"review.scroll.{moment.n if moment else 0}"
    course = course_bar(model.course)
    head, whose, way = _head(on), _whose(model, on), _way(model, on)
    if height < LOW:
        words = Scroll(key, Column(*told, Rule(), whose, head, course), tells=True)
        content = Column(clear_of_bar(way), grown(words))
    else:
        words = Scroll(key, Column(*told), tells=True)
        above = (clear_of_bar(each) for each in (head, whose, way, Rule()))
        content = Column(*above, grown(words), course and clear_of_bar(course))
    return scroll_panel(content, 14, 12)


def _head(on: On) -> Widget:
    # Translators: the heading of the page on which a game that is over is looked back at.
    name = grown(Text(pgettext("review", "Looking back"), theme.LABEL))
    # Translators: a button: what the looking back at a game comes to, on one page.
    told, to = _("Summary"), TurnToSummary(True)
    summary = flat_icon("review.summary", "chart", told, to, on, size=20, padding=7, shortcut="S")
    return Row(Icon("eye", 26, theme.STAR), name, summary, gap=10)


def _whose(model: CardModel, on: On) -> Widget:
    """Whose moves are told: everybody's, or those of one seat."""
    everybody = option_button(
        "review.whose.all",
        # Translators: a short button: the moves of all players are told.
        Text(pgettext("whose moves", "All"), theme.BODY_BOLD, lines=1),
        TellOf(EVERYBODY),
        on,
        chosen=model.seat == EVERYBODY,
        padding=(10, 5),
        tip=_("Everybody's moves"),
    )
    seats = [
        option_button(
            f"review.whose.{seat}",
            player_sign(person.color, 22),
            TellOf(seat),
            on,
            chosen=model.seat == seat,
            padding=(7, 5),
            # Translators: a tip: only this player's moves are told. No gender of the person.
            tip=_("Moves: {name}").format(name=person.name),
        )
        for seat, person in enumerate(model.people)
    ]
    return Row(*seats, everybody, spacer(), gap=6)


def _way(model: CardModel, on: On) -> Widget:
    """To the marked moments before and after this one."""

    def arrow(key: str, icon: str, name: str, shortcut: str, goal: int | None, none: str) -> Widget:
        """To the step ``goal``; None: there is ``none``."""
        to, why = SeekReplay(goal or 0), none if goal is None else ""
        return flat_icon(key, icon, name, to, on, size=18, padding=7, shortcut=shortcut, reason=why)

    none_before = _("There is no moment before this one.")
    none_after = _("There is no moment after this one.")
    before, after = model.before, model.after
    back = arrow("review.before", "left", _("The moment before"), "P", before, none_before)
    onward = arrow("review.after", "right", _("The next moment"), "N", after, none_after)
    return Row(back, grown(Text(_where(model), theme.SMALL_BOLD, align=0.5)), onward)


def _where(model: CardModel) -> str:
    if not model.marked:
        if not model.course.done:
            return _("Still looking …")
        return _("Nothing better was found")
    if model.number:
        text = _("Moment {number} of {count}")
        return text.format(number=model.number, count=model.marked)
    # Translators: {count}: how many moments of a game are worth a look.
    return _("Moments worth a look: {count}").format(count=model.marked)


def course_bar(course: Course) -> Widget | None:
    """How far the review has come, or why it came no further; None: it is all there."""
    if course.fault:
        return caption(course.fault)
    if course.done:
        return None
    # Translators: {percent}: “62 %”, of the decisions of a game; one can go on meanwhile.
    text = _("Looking through the game: {percent}")
    words = text.format(percent=percent(int(100 * course.share)))
    return Column(caption(words), Bar(course.share, 8), gap=4)


def _moment(model: CardModel, moment: Moment, on: On) -> list[Widget | None]:
    """What is told of a decision."""
    who = Text(f"{moment.who.name} · {moment.when}", theme.SMALL_BOLD, theme.SECOND_INK)
    verdict = Row(
        VerdictSign(moment.verdict), grown(Text(verdict_name(moment.verdict), theme.LABEL)), gap=10
    )
    head: list[Widget | None] = [
        Row(player_sign(moment.who.color, 22), grown(who)),
        None if moment.asks else verdict,
    ]
    if moment.asks:
        return [*head, _question(model, moment, on), _always(model, on)]
    if moment.elsewhere is not None:
        head[1] = _told_there(moment.elsewhere, on)
    elif moment.found:
        head.append(done_line(_("You found it!")))
    moves = [_move(each, model, on) for each in (moment.played, moment.better) if each is not None]
    told_here = moment.verdict.marked and moment.elsewhere is None
    always = _always(model, on) if told_here else None
    return [*head, *moves, _after(moment), always]


def _question(model: CardModel, moment: Moment, on: On) -> Widget:
    """That there was something better; what it was isn't told yet."""
    text = _("There was something better here. Find it?")
    if moment.verdict is Verdict.TURNED:
        text = _("The game turned here: something better was there. Find it?")
    if not moment.own:
        # Translators: no gender of the person: use the present, or no person.
        text = _("Here {name} had something better. Find it?").format(name=moment.who.name)
    words = Row(VerdictSign(moment.verdict, 34), grown(Text(text, theme.LABEL)), gap=12)
    tries = button(
        "review.find", _("Let me try"), FindIt(), on, icon="hand", tone=FLAT, shortcut="T"
    )
    shows = main_button("review.show", _("Show me"), ShowBetter(), on, icon="eye")
    content = Column(words, tries if model.tries else None, shows, gap=10)
    return Panel(content, theme.CHOSEN_SLIP, (12, 12))


def _told_there(there: Elsewhere, on: On) -> Widget:
    """That what was better here is told at another moment, to which a press goes."""
    # Translators: the same better move was possible in several turns; {when}: “round 7”, “turn 12”.
    text = _("The same chance came more than once. It is told here: {when}.")
    words = Text(text.format(when=there.when), theme.SMALL)
    content = Row(VerdictSign(Verdict.BETTER, AGAIN), grown(words), Icon("eye", 22))
    look = SeekReplay(there.at)
    return moment_button("review.elsewhere", content, look, on, padding=(10, 8))


def _always(model: CardModel, on: On) -> Widget:
    """Whether the better move is told at once."""
    return toggle(
        "review.always",
        # Translators: a switch: at once, without being asked to find it first.
        _("Always show what was better"),
        model.always,
        partial(SetPreference, SHOWS),
        on,
    )


def _move(each: MoveTold, model: CardModel, on: On) -> Widget:
    """What was played, or what would have been better; pressed, it shows alone on the table."""
    chosen = model.alone == each.letter
    # Translators: the label of a move in the review of a game.
    label = _("It would have been better") if each.letter == BETTER else _("What was played")
    name = Text(label, theme.SMALL_BOLD, theme.SECOND_INK)
    head = Row(LetterSign(each.letter, SIGN), grown(name))
    reasons: list[Widget] = [_reason(text, "hint", theme.STAR) for text in each.why]
    if each.caution:
        reasons.append(_reason(each.caution, "warning", theme.BLOCKED))
    if each.to and reasons:
        # Translators: what follows is what a hint would have said to {name}, whom “you” means.
        whom = _("A hint for {name}:").format(name=each.to)
        reasons.insert(0, caption(whom))
    content = Column(
        head,
        Text(each.name, theme.BODY_BOLD),
        chance_row(each.chance, INKS[each.letter]),
        *reasons,
        gap=5,
    )
    return Pressable(
        f"review.move.{each.letter}",
        content,
        LookAtMove(each.letter),
        on,
        tone=flat(chosen=chosen),
        padding=(10, 8),
        shortcut=each.letter,
        tip=_("Show both again") if chosen else _("Show this one alone on the table"),
        hover=(PointAtMove(each.letter), PointAtMove("")),
    )


def chance_row(chance: float, ink: theme.Ink) -> Widget:
    """A chance to win as a bar and in figures."""
    # Translators: {percent}: “62 %”.
    words = _("Chance to win: {percent}").format(percent=share_text(chance))
    text = Text(words, theme.SMALL_BOLD)
    return Fit(Row(text, grown(Bar(chance, 12, ink))), Column(text, Bar(chance, 12, ink), gap=4))


def _reason(text: str, icon: str, ink: theme.Ink) -> Widget:
    """What a hint would have said for the move, or against it, behind the sign of that."""
    return bulleted(Icon(icon, 16, ink), Text(text, theme.SMALL), drop=2, gap=6)


def _after(moment: Moment) -> Widget | None:
    """What came of it, and what luck had to do with that."""
    luck = luck_text(moment)
    if not luck:
        return None
    came = None
    if moment.deed:
        # Translators: {deed}: what was done, a sentence without its full stop.
        told = _("What came of it: {deed}.").format(deed=moment.deed)
        came = Text(told, theme.SMALL)
    words = Column(came, Text(luck), gap=2)
    row = bulleted(Icon("dice", 20, theme.STAR), words, drop=0)
    return Panel(row, theme.PAPER_SLIP, (10, 8))


def luck_text(moment: Moment) -> str:
    """What luck made of a move, apart from how good it was; "" for little."""
    share = share_text(abs(moment.luck))
    if moment.luck >= LUCKY:
        # Translators: {percent}: of the chance to win.
        return _("Then luck helped: {percent} more chance to win.").format(percent=share)
    if moment.luck > -LUCKY:
        return ""
    if moment.verdict.marked:
        # Translators: {percent}: of the chance to win; besides the better move.
        text = _("And luck was against it: {percent} less chance to win.")
    else:
        # Translators: {percent}: of the chance to win.
        text = _("Then came bad luck: {percent} less chance to win. It was no mistake.")
    return text.format(percent=share)
