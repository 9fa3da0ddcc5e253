"""The sealed envelope: the number by which a game has committed to its deal, and what opens it."""

from __future__ import annotations

from game.language import _
from game.session.commitment import Envelope, digits, grouped, short
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Padding, Panel, Sized, spacer
from game.ui.controls import button, icon_button
from game.ui.intents import Back, CopySeal, On
from game.ui.intents.rulebook import TurnTo
from game.ui.layout import Column, Row
from game.ui.marks import Icon, Text
from game.ui.scroll import BAR, Scroll
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

PAGE = "envelope"
"""The page of the rulebooks that tells how it works."""
WIDTH = 620.0
TIGHT = 620.0
"""Windows of fewer units in height have all of it closer."""


def envelope_page(
    envelope: Envelope, on: On, viewport: Viewport, *, copied: bool = False, rules: bool = True
) -> Widget:
    """The card. ``copied``: its numbers have just been copied; ``rules``: a rulebook tells how it
    works."""
    head = Row(Icon(_icon(envelope), 32, _ink(envelope)), grown(_heading(envelope)), gap=12)
    tight = viewport.height < TIGHT
    words = Column(
        Text(_story(envelope), theme.BODY),
        _number(_("The seal begins"), short(envelope.commitment)),
        None if envelope.over else Text(_then(), theme.BODY, theme.SECOND_INK),
        _number(_("The number that opens it"), grouped(envelope.salt)) if envelope.salt else None,
        gap=14,
    )
    body = grown(Scroll("envelope.scroll", Padding(words, (0, 0, BAR, 0)))) if tight else words
    buttons = _buttons(on, copied=copied, rules=rules, tight=tight)
    content = Column(head, body, buttons, gap=8 if tight else 14)
    panel = Panel(content, padding=12 if tight else 24)
    page = Anchored(Sized(panel, width=WIDTH), 0.5, 0.45, 16)
    return Modal(page, first="envelope.close")


def sealed_name() -> str:
    """What leads to the card."""
    # Translators: a button: shows how one sees that nobody has changed what was dealt.
    return _("Sealed envelope")


def sealed_tip() -> str:
    """What the envelope is good for, in a sentence."""
    return _("The deal is sealed before the first move, so that nobody can change it in secret.")


def copied_text(envelope: Envelope) -> str:
    """What is copied: all digits of the seal and, once it is told, the salt."""
    return "\n".join(part for part in (digits(envelope.commitment), envelope.salt) if part)


def _heading(envelope: Envelope) -> Widget:
    if not envelope.over:
        return Text(_("The sealed envelope"), theme.HEADING)
    if envelope.agrees:
        return Text(_("The envelope is open: all is well"), theme.HEADING)
    return Text(_("This envelope does not agree"), theme.HEADING)


def _icon(envelope: Envelope) -> str:
    return "lock" if not envelope.over else "check" if envelope.agrees else "warning"


def _ink(envelope: Envelope) -> str:
    return theme.STAR if not envelope.over else theme.GOOD if envelope.agrees else theme.BLOCKED


def _story(envelope: Envelope) -> str:
    """What has been sealed, or what its opening shows."""
    if not envelope.over:
        return _(
            "Before the first move, the game put all that chance had dealt into an envelope and "
            "sealed it. This is how the number on the seal begins."
        )
    if envelope.agrees:
        return _(
            "The deal of this game is the one that was sealed before the first move. Nobody has "
            "changed it."
        )
    if envelope.salt:
        return _(
            "The deal of this game is not the one that was sealed before the first move. Somebody "
            "has changed the file of the game."
        )
    return _("What opens the envelope is missing in the file of this game.")


def _then() -> str:
    """What the number is good for, while the game goes on."""
    return _(
        "Write it down, if you like. When the game is over, the envelope is opened, and you can "
        "see that nobody has exchanged anything."
    )


def _number(label: str, number: str) -> Widget:
    words = Text(label, theme.SMALL, theme.SECOND_INK, align=0.5)
    style = Style(theme.PAPER, theme.LINE, 1.5, 10)
    return Panel(Column(words, Text(number, theme.BIG_NUMBER, align=0.5), gap=2), style, (16, 10))


def _buttons(on: On, *, copied: bool, rules: bool, tight: bool) -> Widget:
    """Closing it, copying the numbers in full, and reading how it works."""
    works = _("How it works")

    def ways() -> tuple[Widget, Widget, Widget | None]:
        close = button("envelope.close", _("Close"), Back(), on, shortcut="Esc")
        # Translators: told on a button whose text has just been copied.
        words = _("Copied") if copied else _("Copy all of it")
        copy = button("envelope.copy", words, CopySeal(), on)
        read = button("envelope.rules", works, TurnTo(PAGE), on)
        if tight:
            read = icon_button("envelope.rules", "book", works, TurnTo(PAGE), on)
        return close, copy, read if rules else None

    (close, copy, read), (below, middle, above) = ways(), ways()
    return Fit(Row(close, spacer(), read, copy, gap=12), Column(middle, above, below, gap=8))
