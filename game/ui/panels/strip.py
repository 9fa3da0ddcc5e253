"""Since your last turn: what the others did, as signs, each to be shown once more."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import Tone, flat_icon
from game.ui.intents import Dismiss, On
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Text, player_sign
from game.ui.panels.log import LogLine, rerun_button
from game.ui.persons import People
from game.ui.scroll import Scroll
from game.ui.theme import Style
from game.ui.widget import Widget, grown

SIGN, SMALL_SIGN = 29.0, 20.0
IN_A_ROW = 7
"""Signs side by side where there are very many."""
IN_WORDS = 4
"""So few deeds are told in words, where there is room for all of them."""
PADDING = (10.0, 6.0, 8.0, 6.0)
CHIP = Tone(Style(theme.PARCHMENT, None, 0, 8), theme.INK)


def strip(
    lines: Sequence[LogLine], people: People, on: On, *, width: float = 320, height: float = 320
) -> Widget:
    """A row of signs for each of the others; a click on one shows it again on the table. What few
    there are, and what has cost the reader something, is told in words."""
    heading = Text(_("What the others did"), theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
    wrapped = Text(_("What the others did"), theme.SMALL_BOLD, theme.SECOND_INK, lines=2)
    away = Dismiss("strip")
    close = flat_icon("strip.close", "close", _("Close"), away, on, size=12, padding=6)
    seats = list(dict.fromkeys(each.seat for each in lines if each.seat is not None))
    done = [each for each in lines if each.deed is not None and each.seat is not None]
    rows = [_in_words(each, people, on) for each in done if each.hurts]
    rest = [[e for e in lines if e.seat == seat and not e.hurts] for seat in seats]
    rows += [_of_seat(each, people, on) for each in rest if each]
    head = Row(grown(Fit(heading, wrapped)), close)
    signs = Column(head, grown(Scroll("strip.scroll", Column(*rows, gap=2))), gap=2)
    content: Widget = signs
    if len(done) <= IN_WORDS:
        sentences = [_in_words(each, people, on) for each in done]
        words = Column(*sentences, gap=2)
        beside = Row(grown(words), close, align=Align.START)
        inner = width - PADDING[0] - PADDING[2]
        forms = (Column(head, words, gap=2), beside)
        content = Fit(*(Sized(each, width=inner) for each in forms), signs)
    return Sized(Panel(content, padding=PADDING), width=width, max_height=height)


def _in_words(each: LogLine, people: People, on: On) -> Widget:
    """A deed, with its sentence: whoever sees the strip for the first time knows no signs."""
    assert each.seat is not None
    sign = player_sign(people[each.seat].color, 22)
    sentence = grown(Text(each.text, theme.SMALL))
    return Row(sign, _deed(each, on, SMALL_SIGN), sentence, gap=4)


def _of_seat(lines: Sequence[LogLine], people: People, on: On) -> Widget:
    """Whose deeds they are, and the deeds in their order."""
    assert lines[0].seat is not None
    done = [each for each in lines if each.deed is not None]
    wide = Row(*(_deed(each, on, SIGN) for each in done), gap=0)
    small = [_deed(each, on, SMALL_SIGN) for each in done]
    deeds = grown(Fit(wide, Row(*small, gap=0), Grid(*small, columns=IN_A_ROW, gap=0)))
    return Row(player_sign(people[lines[0].seat].color, 22), deeds, gap=6)


def _deed(each: LogLine, on: On, size: float) -> Widget:
    assert each.deed is not None
    # Translators: {sentence}: a sentence of the log.
    again = _("{sentence} – click to see it again")
    tip = again.format(sentence=each.text) if each.again else each.text
    return rerun_button("strip", each, each.deed.sign(size), on, tone=CHIP, padding=3, tip=tip)
