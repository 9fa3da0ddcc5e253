"""The question what somebody is called who plays here for the first time."""

from __future__ import annotations

from game.language import _
from game.session.seats import LONGEST_NAME
from game.ui import theme
from game.ui.boxes import bulleted, spacer
from game.ui.controls import leave_button, main_button
from game.ui.field import TextField
from game.ui.intents import On
from game.ui.intents.lessons import SayName, SpellName
from game.ui.layout import Column, Row
from game.ui.marks import Text
from game.ui.panels.boxpage import FACE, HAZEL
from game.ui.panels.dialogs import dialog
from game.ui.portraits import teacher_face
from game.ui.widget import Widget

FIELD = "naming.name"
"""The key of the field."""
WIDE = 520.0


def naming_page(name: str, on: On) -> Widget:
    """The whole dialog, with what has been typed; who types nothing goes on without a name."""
    field = TextField(
        FIELD, name, SpellName, on, most=LONGEST_NAME, width=WIDE, hint=_("Your name")
    )
    words = Column(
        Text(_("What are you called?"), theme.HEADING),
        Text(_("I keep your games under that name, on this computer alone.")),
        gap=4,
    )
    said = bulleted(teacher_face(HAZEL, FACE), words, drop=0, gap=12)
    onward = _("Let's play") if name.strip() else _("Play without a name")
    ways = Row(
        leave_button("naming.back", on, icon=""),
        spacer(),
        main_button("naming.play", onward, SayName(), on, icon="play"),
        gap=12,
    )
    content = Column(said, field, ways, gap=16)
    return dialog(content, FIELD, width=WIDE)
