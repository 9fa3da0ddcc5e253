"""The sealed envelope: the number by which a game has committed to its deal, and what opens it."""

from __future__ import annotations

from game.language import _
from game.session.commitment import Envelope, digits, grouped, short
from game.ui import theme
from game.ui.boxes import Fit, Panel, spacer
from game.ui.controls import button, icon_button, leave_button
from game.ui.intents import CopySeal, On
from game.ui.intents.rulebook import TurnTo
from game.ui.layout import Column, Row
from game.ui.marks import Text, caption
from game.ui.panels.dialogs import DONE, TIGHT, WARNING, card, signed
from game.ui.viewport import Viewport
from game.ui.widget import Widget

PAGE = "envelope"
"""The page of the rulebooks that tells how it works."""
WIDTH = 620.0


def envelope_page(
    envelope: Envelope, on: On, viewport: Viewport, *, copied: bool = False, rules: bool = True
) -> Widget:
    """The card. ``copied``: its numbers have just been copied; ``rules``: a rulebook tells how it
    works."""
    words = Column(
        Text(_story(envelope)),
        _number(_("The seal begins"), short(envelope.commitment)),
        None if envelope.over else Text(_then(), theme.BODY, theme.SECOND_INK),
        _number(_("The number that opens it"), grouped(envelope.salt)) if envelope.salt else None,
        gap=14,
    )
    buttons = _buttons(on, copied=copied, rules=rules, tight=viewport.height < TIGHT)
    head, first = _heading(envelope), "envelope.close"
    return card("envelope", head, words, buttons, viewport, width=WIDTH, gap=14, first=first)


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
        return signed(("lock", theme.STAR), _("The sealed envelope"))
    if envelope.agrees:
        return signed(DONE, _("The envelope is open: all is well"))
    return signed(WARNING, _("This envelope does not agree"))


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
    words = caption(label, align=0.5)
    return Panel(
        Column(words, Text(number, theme.BIG_NUMBER, align=0.5), gap=2), theme.PAPER_SLIP, (16, 10)
    )


def _buttons(on: On, *, copied: bool, rules: bool, tight: bool) -> Widget:
    """Closing it, copying the numbers in full, and reading how it works."""
    works = _("How it works")
    close = leave_button("envelope.close", on, _("Close"), icon="")
    # Translators: told on a button whose text has just been copied.
    copy = button("envelope.copy", _("Copied") if copied else _("Copy all of it"), CopySeal(), on)
    read: Widget | None = None
    if rules and tight:
        read = icon_button("envelope.rules", "book", works, TurnTo(PAGE), on)
    elif rules:
        read = button("envelope.rules", works, TurnTo(PAGE), on)
    return Fit(Row(close, spacer(), read, copy, gap=12), Column(copy, read, close))
