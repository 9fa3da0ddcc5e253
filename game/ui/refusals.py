"""How a refusal is told at a thing: its name, the key to its rule, the reason, what it shows."""

from __future__ import annotations

from game.language import _
from game.rules.core import Refusal
from game.ui import theme
from game.ui.boxes import Panel, Sized
from game.ui.layout import Column, Row
from game.ui.marks import Keycap, Text, caption, text_of
from game.ui.widget import Widget, grown

BARRED = "barred"
"""The code of what the rules allow and somebody else doesn't: a challenge, say."""


def barred(sentence: str) -> Refusal:
    """A refusal that no rule gives, with its sentence."""
    return Refusal("", BARRED, (("told", sentence),))


def told_by(refusal: Refusal) -> str:
    """The sentence that a refusal brings along; "" where the title has one."""
    return str(dict(refusal.values)["told"]) if refusal.code == BARRED else ""


def why_not_sign(
    name: str,
    refusal: Refusal,
    sentence: str,
    *,
    picture: Widget | None = None,
    more: str = "",
    facts: Widget | None = None,
) -> Widget:
    """The sign at a thing that can't be used. ``sentence``: the refusal in the title's words.

    ``picture``: beside them; ``more``: a line below; ``facts``: what is printed on the thing.
    """
    # Translators: beside the key that opens it: at most 14 characters.
    rule = [caption(_("Rulebook"), lines=1), Keycap("F1")]
    head = Row(grown(Text(name, theme.LABEL)), *(rule if refusal.rule else ()), gap=10)
    words = Column(
        head if name else None,
        Text(sentence, theme.BODY_BOLD),
        text_of(more, theme.BODY, theme.SECOND_INK),
        gap=2,
    )
    content = Column(Row(picture, grown(words), gap=16), facts)
    return Sized(Panel(content, padding=12), max_width=404)
