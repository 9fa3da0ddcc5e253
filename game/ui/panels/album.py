"""The family's album: everybody on the left, on the right a page of somebody's games of a title."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.session.family.profiles import Profile
from game.ui import theme
from game.ui.boxes import Fit, Panel, Sized
from game.ui.controls import FLAT, button, leave_button, option_button
from game.ui.flow import Flow
from game.ui.intents import On
from game.ui.intents.family import (
    ExportFamily,
    ImportFamily,
    OpenMember,
    ShowGamesOf,
    ShowPages,
    ShowPerson,
)
from game.ui.ladder import OWN
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Bar, Icon, Rule, Text, caption, text_of
from game.ui.panels.gamebox import on_table, page_head
from game.ui.panels.keepsakes import Medal, medals
from game.ui.panels.people import face
from game.ui.panels.strength import StrengthModel, strength_slip
from game.ui.portraits import agent_face, portrait
from game.ui.scroll import Scroll
from game.ui.theme import Style
from game.ui.value_controls import segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE = 940.0
"""In windows of so many units people stand beside the page."""
PEOPLE = 236.0
PAGE = Style(theme.PAPER, theme.LINE, 1.5, 6)
BAR, VALUE = 110.0, 74.0
TWO_SLIPS = 740.0
"""On pages of so many units in width slips lie side by side."""
ACROSS = ((900.0, 4), (740.0, 3), (520.0, 2), (0.0, 1))
"""From so many units of a page's width on, so many keepsakes lie side by side."""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in the album. ``profile`` None: only a name; ``told``: how many games."""

    key: str
    name: str
    color: str
    told: str
    profile: Profile | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a slip: ``value`` at the end; ``share`` of a bar, None: none; ``agent``: the
    opponent it is about, "": none."""

    label: str
    value: str
    share: float | None = None
    agent: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip on a page: a heading, lines, and a note in small letters."""

    heading: str
    icon: str
    lines: tuple[Line, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class AlbumModel:
    """What lies open: ``person``'s pages of ``title``; "" is everybody. ``told``: the page's first
    line. ``note``: about the album itself, "" for nothing; ``busy``: a file is written or read.
    ``strength``: of the person whose pages they are, None where there is nothing to tell."""

    members: tuple[Member, ...]
    person: str
    titles: tuple[tuple[str, str], ...]
    title: str
    told: str
    slips: tuple[Slip, ...] = ()
    medals: tuple[Medal, ...] = ()
    note: str = ""
    busy: bool = False
    strength: StrengthModel | None = None

    @property
    def member(self) -> Member | None:
        """Whose pages lie open."""
        return next((each for each in self.members if each.key == self.person), None)


def album(model: AlbumModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    wide = viewport.width >= WIDE
    page = _page(model, on, viewport.width - 32 - (PEOPLE + 16 if wide else 0))
    if wide:
        people = Scroll("family.people.scroll", _people(model, on))
        leaf = Scroll(f"family.scroll.{model.person}.{model.title}", page, tells=True)
        body: Widget = Row(Sized(people, width=PEOPLE), grown(leaf), gap=16, align=Align.STRETCH)
    else:
        scrolled = Column(_people(model, on, narrow=True), page, gap=12)
        body = Scroll(f"family.scroll.{model.person}.{model.title}", scrolled, tells=True)
    return on_table(Column(_head(model, on), grown(body), gap=12), viewport, 1280.0)


def _head(model: AlbumModel, on: On) -> Widget:
    pages = segments("family.title", model.titles, model.title, ShowPages, on)
    back = leave_button("family.back", on, _("To the shelf"), icon="shelf")
    return page_head(_("The family's album"), pages, back)


def _people(model: AlbumModel, on: On, *, narrow: bool = False) -> Widget:
    """Everybody's pages, then each one's; below, what concerns the album as a whole."""
    everybody = Row(Icon("table", 30), grown(Text(_("All together"), theme.BODY_BOLD)), gap=10)
    cards = [_card("", everybody, model, on), *(_member(each, model, on) for each in model.members)]
    ways: list[Widget] = [
        button("family.add", _("Somebody new"), OpenMember(""), on, icon="plus", tone=FLAT),
        *_parcels(model, on),
    ]
    note = text_of(model.note, theme.SMALL, theme.SECOND_INK)
    content: Widget
    if narrow:
        content = Column(Flow(*cards, line_gap=8), Flow(*ways, line_gap=8), note)
    else:
        content = Column(*cards, Rule(), *ways, note)
    return Panel(content, padding=12)


def _parcels(model: AlbumModel, on: On) -> list[Widget]:
    """The ways to take the whole album to another computer."""
    out = _("Everybody, all finished games and what is known of them, as one file.")
    into = _("What a file from another computer tells comes to what is here.")
    busy = model.note if model.busy else ""
    return [
        button(f"family.{key}", name, intent, on, icon=icon, tone=FLAT, tip=tip, reason=busy)
        for key, name, intent, icon, tip in (
            ("export", _("Copy to a file"), ExportFamily(), "save", out),
            ("import", _("Take in a file"), ImportFamily(), "put_down", into),
        )
    ]


def _member(member: Member, model: AlbumModel, on: On) -> Widget:
    picture = _picture(member, 44)
    words = Column(
        Text(member.name, theme.BODY_BOLD, lines=1, cut=True),
        caption(member.told, lines=2, cut=True),
        gap=0,
    )
    return _card(member.key, Row(picture, grown(words), gap=10), model, on)


def _card(key: str, content: Widget, model: AlbumModel, on: On) -> Widget:
    pressed = option_button(
        f"family.person.{key}",
        content,
        ShowPerson(key),
        on,
        chosen=key == model.person,
        padding=(8, 6),
    )
    return Sized(pressed, min_width=PEOPLE - 24 - 12)


def _page(model: AlbumModel, on: On, width: float) -> Widget:
    slips = [_slip(each) for each in model.slips]
    kept = _keepsakes(model, on, width) if model.medals else None
    parts = (
        _heading(model, on),
        _strength(model, on),
        kept,
        Grid(*slips, columns=2 if width >= TWO_SLIPS else 1, gap=12),
    )
    return Panel(Column(*parts, gap=14), PAGE, (20, 16))


def _heading(model: AlbumModel, on: On) -> Widget:
    member, to_games = model.member, ShowGamesOf(model.person, model.title)
    known = member.profile if member else None
    # Translators: a button: shows the finished games of this person.
    games = button("family.games", _("The games"), to_games, on, icon="replay", tone=FLAT)
    ways: list[Widget] = [games]
    if known:
        # Translators: a button: change this person's name, colour and figure.
        ways.append(button("family.change", _("Change"), OpenMember(known.id), on, tone=FLAT))
    picture = _picture(member, 84) if member else None
    words = grown(
        Column(
            Text(member.name if member else _("All together"), theme.BANNER, lines=1, cut=True),
            Text(model.told, theme.BODY, theme.SECOND_INK),
            gap=2,
        )
    )
    below = Column(Row(picture, words, gap=14), Flow(*ways, line_gap=8))
    return Fit(Row(picture, words, *ways, gap=14), below)


def _strength(model: AlbumModel, on: On) -> Widget | None:
    """How strong the person plays whose pages they are, who stands on the ladder as well."""
    member, strength = model.member, model.strength
    if member is None or strength is None:
        return None
    figure = _picture(member, OWN)
    return strength_slip(strength, figure, theme.PLAYER_FILL[member.color], on)


def _picture(member: Member, size: float) -> Widget:
    """A person's face, or a pawn of the colour for a mere name."""
    known = member.profile
    return face(known, size) if known else portrait("human", member.color, size)


def _slip(slip: Slip) -> Widget:
    head = Row(Icon(slip.icon, 22, theme.STAR), grown(Text(slip.heading, theme.LABEL)))
    lines = [_line(each) for each in slip.lines]
    note = text_of(slip.note, theme.SMALL, theme.SECOND_INK)
    return Panel(Column(head, *lines, note, gap=6), theme.SLIP, (14, 10))


def _line(line: Line) -> Widget:
    picture = agent_face(line.agent, theme.PLAYER_COLORS[0], 30, 6) if line.agent else None
    bar = Sized(Bar(line.share, 12), width=BAR) if line.share is not None else None
    value = Sized(Text(line.value, theme.NUMBER, lines=1, align=1.0), min_width=VALUE)
    return Row(picture, grown(Text(line.label)), bar, value, gap=10)


def _keepsakes(model: AlbumModel, on: On, width: float) -> Widget:
    won = sum(bool(medal.game) for medal in model.medals)
    text = _("{count} of {all}").format(count=won, all=len(model.medals))
    head = Row(
        Icon("trophy", 22, theme.STAR),
        grown(Text(_("Keepsakes"), theme.LABEL)),
        caption(text, lines=1),
    )
    columns = next(count for least, count in ACROSS if width >= least)
    shown = medals(model.medals, on, columns)
    return Panel(Column(head, shown), theme.SLIP, (14, 10))
