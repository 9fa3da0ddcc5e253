"""The coach's hint: up to three suggestions with their reasons, the best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ai.coach.plan import Course, Turn
from game.language import _, pgettext
from game.rules.core import Move, View
from game.scene.targets import Target
from game.ui import theme
from game.ui.boxes import Fit, Padding, Panel, Sized, Told, Widest, bulleted
from game.ui.controls import (
    FLAT,
    HOT,
    OFF,
    PLAIN,
    Pressable,
    flat_icon,
    icon_button,
    main_button,
)
from game.ui.intents import AskAgain, AskCoach, ChooseHint, On, OpenRules, Play, PointAtHint
from game.ui.layout import Align, Column, Row
from game.ui.marks import Disc, Icon, Keycap, Text, caption
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.theme import Style
from game.ui.widget import Widget, grown
from game.ui.words import AnyWords

WIDTH = 376.0
DOTS = 3
"""The most dots of a suggestion."""
CLOSE, NEAR = 0.02, 0.06
"""Share of the win by which a suggestion may fall behind the best one for three and two dots."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move, why it is good in sentences, and the chance to win the game with it (0-1).

    ``caution``: what speaks against it, or "". ``rule``: where the rules tell of such moves, or "".
    ``ahead``: by how much that chance is greater than with anything else that was tried, unless
    ``others`` like it, done elsewhere, are as good, as its reasons say then. ``news``: what became
    of the plan that was told before, or "". ``named``: what on the table the reasons speak of.
    ``vain``: nothing that can be done matters any more, so that it isn't compared.
    """

    move: Move
    reasons: tuple[str, ...]
    win: float
    caution: str = ""
    rule: str = ""
    ahead: float = 0.0
    others: bool = False
    news: str = ""
    named: tuple[Target, ...] = ()
    vain: bool = False


@dataclass(frozen=True, slots=True)
class CoachModel:
    """What the hint shows: that the coach thinks, or its suggestions with the one looked at.

    No suggestion and no thinking: time was too short, or thinking failed.
    """

    suggestions: tuple[Suggestion, ...] = ()
    chosen: int = 0
    thinking: bool = False


@dataclass(frozen=True, slots=True)
class HintButton:
    """The button that asks the coach: ``reason`` against it, or ""; whether the coach thinks.

    ``open``: the hint is shown. ``noted``: a note stands that Enter puts away.
    """

    reason: str = ""
    thinking: bool = False
    open: bool = False
    noted: bool = False

    @property
    def has_enter(self) -> bool:
        """Whether Enter is for what stands beside the buttons, and for none of these."""
        return self.open or self.noted


def enter_is_taken(hint: HintButton | None) -> bool:
    """Whether the hint, or a note in its place, has Enter, so that no other button may."""
    return hint is not None and hint.has_enter


def strength(win: float, best: float) -> int:
    """How many dots a suggestion has beside the best one: 1-3."""
    behind = best - win
    return 3 if behind <= CLOSE else 2 if behind <= NEAR else 1


def strength_text(win: float, best: float, ahead: float, *, risky: bool = False) -> str:
    """How good a suggestion is, in words: how far behind the ``best``, or before all else there is.

    ``win``: its chance to win; ``ahead``: how far it is before the next best. ``risky``: something
    speaks against it.
    """
    dots = strength(win, best)
    if risky and dots == DOTS:
        # Translators: how good a suggested move is, in two to four words.
        return _("good, with a risk")
    if dots == DOTS and ahead > NEAR:
        # Translators: how good a suggested move is, in two to four words.
        return _("clearly the best")
    if dots == DOTS and ahead > CLOSE:
        return _("a little better than the rest")
    # Translators: how good a suggested move is, in two to four words.
    return {3: _("among the best"), 2: _("nearly as good"), 1: _("worth a try")}[dots]


def news_text(course: Course, planned: str) -> str:
    """What became of a plan; ``planned``: the move that it would have been, if there is one."""
    if course.turn is Turn.KEPT:
        return _("This was the plan.")
    if course.turn is Turn.BETTER:
        return _("The plan was: {move}. Now I see something better.").format(move=planned)
    return _("What I had planned can't be done any more.")


def hint_button(hint: HintButton, on: On, *, short: bool = False) -> Widget:
    """The button where there is no action bar; ``short``: its symbol alone."""
    tone = HOT if hint.thinking or hint.open else PLAIN
    asked = (AskCoach(), on)
    if short:
        return icon_button(
            "coach.ask", "hint", _("Hint"), *asked, tone=tone, reason=hint.reason, shortcut="H"
        )
    ink = (OFF if hint.reason else tone).ink
    names = [Text(text, theme.LABEL, ink) for text in (_("Hint"), _("thinking …"))]
    content = Row(Icon("hint", 28, ink), Widest(names, hint.thinking), Keycap("H"), gap=12)
    return Pressable(
        "coach.ask",
        content,
        *asked,
        tone=tone,
        padding=(16, 10),
        reason=hint.reason,
        shortcut="H",
    )


def coach_panel(
    model: CoachModel,
    view: View,
    words: AnyWords,
    on: On,
    *,
    height: float,
    paged: bool = False,
    width: float = WIDTH,
) -> Widget:
    """The hint, at most ``height`` high; the suggestion looked at tells all and can be done.

    ``words``: those of the title that is played.

    What is told scrolls where room is short; the button that does it stays below it. It is as high
    as the longest suggestion needs, so that arrows and button stay where they are from one to the
    next. ``paged``: the others are not listed beside it, to save room.
    """
    names = [Text(_("Hint"), style, lines=1) for style in (theme.HEADING, theme.BODY_BOLD)]
    heading = grown(Fit(*names, Widget()))
    close = flat_icon("coach.close", "close", _("Close"), AskCoach(), on, shortcut="H")
    pages = _pages(model, on) if paged and len(model.suggestions) > 1 else None
    head = Row(Icon("hint", 32, theme.STAR), heading, pages, close, gap=10)
    content = Column(
        clear_of_bar(head),
        _body(model, view, words, on, paged=paged),
        None if model.thinking else clear_of_bar(_onward(model, on)),
    )
    box = scroll_panel(content, 14, 12)
    return Sized(box, width=width, max_height=height)


def _onward(model: CoachModel, on: On) -> Widget:
    """Carries out the suggestion that is looked at; where there is none, asks once more."""
    if not model.suggestions:
        again = AskAgain()
        name = _("Try again")
        return main_button("coach.again", name, again, on, icon="replay")
    move = model.suggestions[model.chosen].move
    # Translators: a button: play the suggested move.
    return main_button("coach.do", _("Do it"), Play(move), on, icon="check")


def _pages(model: CoachModel, on: On) -> Widget:
    """Which of the suggestions is looked at, between two arrows."""
    count = len(model.suggestions)
    text = _("{number} of {count}").format(number=model.chosen + 1, count=count)
    before, after = (ChooseHint((model.chosen + step) % count) for step in (-1, 1))
    return Row(
        flat_icon("coach.before", "left", pgettext("hint", "Previous"), before, on),
        Text(text, theme.BODY_BOLD, lines=1),
        flat_icon("coach.after", "right", pgettext("hint", "Next"), after, on),
    )


def _body(model: CoachModel, view: View, words: AnyWords, on: On, *, paged: bool) -> Widget:
    if model.thinking:
        return Text(_("Let me think …"), theme.BODY, theme.SECOND_INK)
    if not model.suggestions:
        # Translators: the coach was asked for a hint: time was too short, or something went wrong.
        text = _("I could not finish thinking about this. Shall I try again?")
        return Text(text, theme.BODY, theme.SECOND_INK)
    suggestions = [
        _told(replace(model, chosen=number), view, words, on, paged=paged)
        for number in range(len(model.suggestions))
    ]
    return grown(Widest(suggestions, model.chosen))


def _told(model: CoachModel, view: View, words: AnyWords, on: On, *, paged: bool) -> Widget:
    """What is told while one of the suggestions is looked at."""
    best, chosen = model.suggestions[0].win, model.suggestions[model.chosen].move
    rows = [
        _chosen(each, view, words, best, on)
        if number == model.chosen
        else _other(each, number, words.move(view, each.move), best, on)
        for number, each in enumerate(model.suggestions)
        if number == model.chosen or not paged
    ]
    return Scroll(f"coach.scroll.{chosen}", Column(*rows))


def _chosen(each: Suggestion, view: View, words: AnyWords, best: float, on: On) -> Widget:
    """The suggestion looked at: everything about it."""
    but = _reason(each.caution, Icon("warning", 16, theme.BLOCKED)) if each.caution else None
    news = _reason(each.news, Icon("hint", 16, theme.STAR)) if each.news else None
    why = Column(news, *(_reason(text) for text in each.reasons), but, gap=4)
    name = grown(Text(words.move(view, each.move), theme.LABEL))
    tip, rule = _("Read the rule"), OpenRules(each.rule)
    read = flat_icon("coach.rule", "help", tip, rule, on, padding=7, shortcut="F1")
    head = Row(name, read if each.rule else None, align=Align.START)
    dots = None if each.vain else _dots(each, best)
    content = Column(head, dots, why, words.price(view, each.move))
    return Panel(content, Style(theme.CHOSEN, theme.ACCENT, 2.5, 10), (12, 10))


def _other(each: Suggestion, number: int, name: str, best: float, on: On) -> Widget:
    """Another suggestion, in short; the pointer marks it on the table, a click looks at it."""
    aim = caption(each.reasons[0], lines=3, cut=True)
    title = grown(Column(Text(name, theme.BODY_BOLD), aim, gap=2))
    dots = strength(each.win, best)
    return Pressable(
        f"coach.{number}",
        Row(title, _discs(dots), Icon("down", 16), gap=10),
        ChooseHint(number),
        on,
        tone=FLAT,
        tip=_("{strength}: show why").format(strength=_words(each, best)),
        hover=(PointAtHint(number), PointAtHint(None)),
    )


def _reason(text: str, sign: Widget | None = None) -> Widget:
    """A sentence behind a star's disc; ``sign``: what stands there instead."""
    disc = Padding(Disc(7, theme.STAR, theme.STAR), (0, 4, 0, 0))
    return bulleted(sign or disc, Text(text), drop=4, gap=10)


def _dots(each: Suggestion, best: float) -> Widget:
    """How good a suggestion is: dots and words, and a tip that tells what they mean."""
    dots = strength(each.win, best)
    words = Text(_words(each, best), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    tip = _("How much it helps you to win. Three dots: among the best that I know.")
    return Told("coach.dots", Row(_discs(dots), words), tip)


def _words(each: Suggestion, best: float) -> str:
    ahead = 0.0 if each.others else each.ahead
    return strength_text(each.win, best, ahead, risky=bool(each.caution))


def by_strength(suggestions: Sequence[Suggestion]) -> tuple[Suggestion, ...]:
    """The first one, and behind it those with more dots before those with fewer."""
    if not suggestions:
        return ()
    first, *others = suggestions
    return (first, *sorted(others, key=lambda each: -strength(each.win, first.win)))


def _discs(count: int) -> Widget:
    discs = [
        Disc(12, theme.GOOD if i < count else theme.PAPER, theme.GOOD, width=1.5)
        for i in range(DOTS)
    ]
    return Row(*discs, gap=4)
