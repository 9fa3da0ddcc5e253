"""Somebody of the family: name, colour, figure; or taken out of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.session.family.profiles import FIGURES, Profile
from game.session.seats import LONGEST_NAME
from game.ui import theme
from game.ui.boxes import Fit, spacer
from game.ui.controls import button, leave_button, main_button, option_button
from game.ui.field import TextField
from game.ui.flow import Flow
from game.ui.intents import On
from game.ui.intents.family import (
    KeepMember,
    RemoveMember,
    SetMemberColor,
    SetMemberFigure,
    SetMemberName,
)
from game.ui.layout import Align, Column, Row
from game.ui.marks import Text
from game.ui.panels.dialogs import dialog
from game.ui.panels.people import color_option, face
from game.ui.scroll import Scroll
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

BIG, SMALL = 132.0, 56.0


@dataclass(frozen=True, slots=True)
class MemberModel:
    """Who is set; ``known``: somebody who is of the family already. ``problem``: why not yet."""

    profile: Profile
    name: str
    known: bool
    problem: str = ""


def member_page(model: MemberModel, on: On, viewport: Viewport) -> Widget:
    """The whole dialog."""
    heading = _("Somebody of the family") if model.known else _("Somebody new")
    name = TextField(
        "member.name",
        model.name,
        SetMemberName,
        on,
        most=LONGEST_NAME,
        width=420,
        hint=_("Name"),
    )
    colors = Row(*(_color(color, model, on) for color in theme.PLAYER_COLORS), gap=6)
    figures = Flow(*(_figure(figure, model, on) for figure in FIGURES), gap=6, line_gap=6)
    words = Column(
        name,
        Text(_("Colour and shape"), theme.BODY_BOLD),
        colors,
        # Translators: a heading over pictures of animals, one of which is this person's.
        Text(_("Figure"), theme.BODY_BOLD),
        figures,
    )
    body = Row(face(model.profile, BIG), grown(words), gap=18, align=Align.START)
    scrolled = grown(Scroll("member.scroll", body))
    content = Column(Text(heading, theme.BANNER, lines=2), scrolled, _ways(model, on), gap=14)
    return dialog(content, width=min(720.0, viewport.width - 32))


def _ways(model: MemberModel, on: On) -> Widget:
    # Translators: a button: what was changed of this person is kept.
    keep = main_button(
        "member.keep", _("Keep"), KeepMember(), on, icon="check", reason=model.problem
    )
    back = leave_button("member.back", on)
    remove: Widget | None = None
    if model.known:
        remove = button("member.remove", _("Leaves the family"), RemoveMember(), on)
    beside = Row(back, remove, spacer(8), keep, gap=12)
    return Fit(beside, Column(keep, remove, back))


def _color(color: str, model: MemberModel, on: On) -> Widget:
    key, intent, chosen = (
        f"member.color.{color}",
        SetMemberColor(color),
        color == model.profile.color,
    )
    return color_option(key, color, 30, intent, on, chosen=chosen)


def _figure(figure: str, model: MemberModel, on: On) -> Widget:
    shown = Profile(model.profile.id, "-", model.profile.color, figure)
    return option_button(
        f"member.figure.{figure}",
        face(shown, SMALL),
        SetMemberFigure(figure),
        on,
        chosen=figure == model.profile.figure,
        padding=4,
    )
