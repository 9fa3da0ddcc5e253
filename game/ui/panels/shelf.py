"""The title shelf: three boxes in evening light, the game in progress lying open below them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Padding, Sized, spacer
from game.ui.controls import Pressable, button, icon_button
from game.ui.intents import (
    On,
    OpenCredits,
    OpenGames,
    OpenRules,
    OpenSettings,
    Quit,
    Resume,
)
from game.ui.intents.lessons import OpenBox
from game.ui.keycaps import KEYCAPS
from game.ui.layout import Align, Column, Grid, Row, Stack
from game.ui.marks import Disc, Icon, Picture, Text, caption, player_sign, text_of
from game.ui.panels.gamebox import FRONT, PICTURE, GameBox, Ledge, TableTop
from game.ui.panels.keepsakes import family_button
from game.ui.panels.languages import globe_button
from game.ui.panels.photos import ACROSS, Pile, Snapshot
from game.ui.panels.stars import starred
from game.ui.room import Wall, on_wall
from game.ui.shelf.box import Box
from game.ui.viewport import Viewport
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.shelf.album import Keepsake


@dataclass(frozen=True, slots=True)
class BoxCard:
    """The box of the title with an id; not ``playable``: it is still to come.

    ``rules``: there is a rulebook in it.
    """

    title: str
    box: Box
    playable: bool
    rules: bool = False


@dataclass(frozen=True, slots=True)
class RestingPlayer:
    """A player of the game in progress: the colour is a key of ``theme.PLAYER_FILL``."""

    name: str
    color: str
    points: int | None


@dataclass(frozen=True, slots=True)
class LastGame:
    """The game in progress; ``title``: what it is called; ``laid``: what its table looks like,
    where there is no ``picture`` of the game itself; ``stands``: how far it has come, or "";
    ``kind``: where it was played on from, or what deal it is of, or ""."""

    title: str
    players: tuple[RestingPlayer, ...]
    stands: str
    when: str = ""
    picture: str = ""
    elsewhere: bool = False
    laid: str = "boxes/open"
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """The kept games: how many wait, how many are finished, and a picture of one."""

    waiting: int
    finished: int
    picture: str = ""


@dataclass(frozen=True, slots=True)
class ShelfModel:
    """What the shelf shows; ``language``: the code of what it is written in, "": no other is."""

    boxes: tuple[BoxCard, ...]
    last: LastGame | None = None
    kept: Kept | None = None
    version: str = ""
    keepsakes: tuple[Keepsake, ...] = ()
    language: str = ""


HIGHEST_BOX = 384.0
"""A box is never higher, in units."""
SHARES = (0.425, 0.4, 0.385, 0.37, 0.355, 0.34, 0.32, 0.3)
"""Parts of the window's height that boxes take: as much as leaves room for all else."""
LOW_BOX = 305.0
"""On a box of less height writing is smaller."""
SMALLER = (theme.BANNER, theme.HEADING, theme.LABEL, theme.BODY_BOLD)
"""Sizes of a box's name, the largest first."""
CAPTION_WIDTH, LEAST_GAP = 270.0, 16.0
"""Of what is written below a box, and between two of them."""
SHORT, TIGHT = 640.0, 800.0
"""Windows of fewer units in height make the heading low, or all closer."""


def shelf(model: ShelfModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    spoken = model.language
    foot = Fit(
        _foot(model.keepsakes, spoken, on),
        _foot((), spoken, on),
        _foot((), spoken, on, named=False),
        _foot((), spoken, on, named=False, brief=True),
    )
    forms = [_middle(model, on, viewport, share) for share in SHARES]
    middle = Fit(*forms, _middle(model, on, viewport, SHARES[0], told=False))
    short = viewport.height < SHORT
    margin = 8 if short else 12 if viewport.height < TIGHT else 24
    return Stack(
        Wall(),
        Padding(Anchored(middle, 0.5, 0.42, 4 if short else 8), (0, 0, 0, 52 + margin)),
        Anchored(foot, 0.5, 1.0, margin),
    )


def _middle(
    model: ShelfModel, on: On, viewport: Viewport, share: float, *, told: bool = True
) -> Widget:
    """All but the foot; a box takes that ``share`` of the height, and without room for it what
    each game is about is ``told`` in tips alone."""
    short, tight = viewport.height < SHORT, viewport.height < TIGHT
    wide = (viewport.width - 32) / len(model.boxes) / PICTURE.width * PICTURE.height
    height = min(HIGHEST_BOX, viewport.height * share, wide)
    return Column(
        _heading(tight=tight, short=short, told=told),
        _boxes(model, on, height, viewport.width, told=told),
        _captions(model, height, viewport.width) if told else None,
        _table(model, on, viewport),
        gap=4 if short else 8 if tight else 16,
        align=Align.CENTER,
    )


def _foot(
    keepsakes: tuple[Keepsake, ...], spoken: str, on: On, *, named: bool = True, brief: bool = False
) -> Widget:
    """What is no game; keepsakes lie there where there is room for them.

    ``named``: the globe says the language that is ``spoken``. ``brief``: closer, with fewer words.
    """
    return Row(
        family_button(keepsakes, on, brief=brief),
        button("shelf.settings", _("Settings"), OpenSettings(), on, icon="settings"),
        _credits(on, brief=brief),
        globe_button("shelf.languages", spoken, on, named=named) if spoken else None,
        button("shelf.quit", _("Quit"), Quit(), on, icon="exit", shortcut="Ctrl+Q"),
        gap=5 if brief else 12,
    )


def _credits(on: On, *, brief: bool) -> Widget:
    """The way to who made what; ``brief``: a sign alone."""
    key, name = "shelf.credits", _("Credits")
    if brief:
        return icon_button(key, "info", name, OpenCredits(), on)
    return button(key, name, OpenCredits(), on, icon="info")


def _heading(*, tight: bool, short: bool, told: bool) -> Widget:
    """What the house is called, and ``told`` what it is: beside it where heights are short."""
    style = theme.HEADING if short else theme.DISPLAY
    name = Text("Cubewright", style, theme.PARCHMENT, align=0.5, lines=1)
    small = theme.BODY if tight else theme.LABEL
    line = Text(_("Family games on one wooden table"), small, "#F3DDB5", align=0.5, lines=2)
    if short and told:
        return on_wall(Row(name, line, gap=16))
    return on_wall(Column(name, line if told else None, gap=0))


def _boxes(model: ShelfModel, on: On, height: float, width: float, *, told: bool) -> Widget:
    boxes = [_box(card, on, height, told=told) for card in model.boxes]
    one = height / PICTURE.height * PICTURE.width
    gap = max(0.0, _caption_width(model, width) + LEAST_GAP - one) if told else 0.0
    across = len(boxes) * (one + gap) - gap
    return Ledge(Row(*boxes, gap=gap, align=Align.END), (width - across) / 2)


def _box(card: BoxCard, on: On, height: float, *, told: bool) -> Widget:
    """A box; without its sentence ``told`` below it, that is its tip."""
    plate, ink = card.box.plate
    label = _label(card.box.name(), ink, height, playable=card.playable)
    intent = OpenBox(card.title) if card.playable else None
    tip = "" if told else card.box.line()
    picture = card.box.picture
    box = GameBox(card.title, label, height, intent, on, plate=plate, picture=picture, tip=tip)
    return Stack(box, _rules(card, on, height)) if card.rules else box


def _label(name: str, ink: theme.Ink, height: float, *, playable: bool) -> Widget:
    """What is written on the plate of a box, in the largest form that finds room there."""
    if not playable:
        sizes = (theme.BANNER, theme.HEADING) if height > LOW_BOX else (theme.LABEL,)
        forms = [_lines(name, size, ink, _later(ink)) for size in (*sizes, theme.BODY_BOLD)]
        return Fit(*forms)
    if height > LOW_BOX:
        return _lines(name, theme.BANNER, ink, _middled(_play(theme.LABEL, ink)))
    below = [_lines(name, size, ink, _middled(_play(theme.BODY_BOLD, ink))) for size in SMALLER]
    row = Row(_named(name, theme.BODY_BOLD, ink), _play(theme.SMALL_BOLD, ink))
    beside = Padding(_middled(row), (3, 0))
    return Fit(*below, beside, _lines(name, theme.LABEL, ink, None))


def _lines(name: str, size: theme.Type, ink: theme.Ink, below: Widget | None) -> Widget:
    """A name, and something below it."""
    return Column(spacer(), _named(name, size, ink), below, spacer(), gap=0)


def _named(name: str, size: theme.Type, ink: theme.Ink) -> Widget:
    return Text(name, size, ink, align=0.5, lines=1)


def _later(ink: theme.Ink) -> Widget:
    # Translators: on a box that can't be played yet.
    return Text(_("Coming later"), theme.SMALL_BOLD, ink, align=0.5, lines=1)


def _play(size: theme.Type, ink: theme.Ink) -> Widget:
    """The sign and the word that say that a click opens the box."""
    gap = 8 if size is theme.LABEL else 5
    # Translators: a button on a box: opens the page of this game.
    return Row(Icon("play", size.size, ink), Text(_("Play"), size, ink, lines=1), gap=gap)


def _middled(what: Widget) -> Widget:
    return Anchored(what, 0.5, 0.5, 0)


def _rules(card: BoxCard, on: On, height: float) -> Widget:
    """The rulebook, at the upper corner of a box's lid."""
    unit = height / PICTURE.height
    # Translators: “…: {title}” will do: it is the name of a game.
    name = _("Rules of {title}").format(title=card.box.name())
    rules = icon_button(
        f"shelf.rules.{card.title}",
        "book",
        name,
        OpenRules("", card.title),
        on,
        size=24 if height > LOW_BOX else 18,
        padding=8 if height > LOW_BOX else 6,
    )
    beside = (PICTURE.width - FRONT.right + 22) * unit
    return Padding(Anchored(rules, 1.0, 0.0, 0), (0, (FRONT.y + 22) * unit, beside, 0))


def _caption_width(model: ShelfModel, width: float) -> float:
    return min(CAPTION_WIDTH, (width - 16) / len(model.boxes) - LEAST_GAP)


def _captions(model: ShelfModel, height: float, width: float) -> Widget:
    """What each game is about, below its box."""
    wide, one = _caption_width(model, width), height / PICTURE.height * PICTURE.width
    style = theme.BODY if height > LOW_BOX else theme.SMALL
    words = [
        Sized(Text(card.box.line(), style, "#F6E6C8", align=0.5), width=wide)
        for card in model.boxes
    ]
    return on_wall(Row(*words, gap=max(LEAST_GAP, one - wide), align=Align.START))


def _table(model: ShelfModel, on: On, viewport: Viewport) -> Widget | None:
    """The game in progress on the table, and all the others in a pile beside it."""
    small, kept = viewport.height < TIGHT, model.kept
    games = _lasts(model.last, on, viewport) if model.last else [None]
    if kept is None:
        forms = [each for each in games if each is not None]
        return TableTop(Fit(*forms)) if forms else None
    piles = [_pile(kept, on, small, told=told) for told in (True, *(False for _game in games))]
    beside = zip((games[0], *games), piles, strict=True)
    gap = 16 if small else 24
    rows = [Row(last, pile, gap=gap, align=Align.STRETCH) for last, pile in beside]
    return TableTop(Fit(*rows))


def _lasts(last: LastGame, on: On, viewport: Viewport) -> list[Widget | None]:
    """The game in progress, in forms of less and less width where there is little height."""
    forms: list[Widget | None] = [_last(last, on, viewport)]
    if viewport.height < TIGHT:
        if last.kind:
            forms.append(_last(replace(last, kind=""), on, viewport))
        forms.append(_last(last, on, viewport, brief=True))
    return forms


def _pile(kept: Kept, on: On, small: bool, *, told: bool = True) -> Widget:
    """The way to all kept games; ``told``: with its name."""
    counts = []
    if kept.waiting:
        counts.append(_("To go on with: {count}").format(count=kept.waiting))
    if kept.finished:
        counts.append(_("Finished: {count}").format(count=kept.finished))
    lines = [caption(each, lines=1) for each in counts]
    name = Text(_("Your games"), theme.LABEL, lines=1)
    below = min(2, max(0, kept.waiting + kept.finished - 1))
    pile = Pile(kept.picture, 84 if small else 112, below)
    words = Column(name, *lines, gap=2) if told else None
    content = Row(pile, words, gap=12) if small else Column(pile, words, gap=6, align=Align.CENTER)
    padding = (12, 8) if small else (16, 10)
    tip = KEYCAPS.beside(_("All games that wait, and those to watch again"), "G")
    return Pressable(
        "shelf.games", content, OpenGames(), on, padding=padding, shortcut="G", tip=tip
    )


def _last(last: LastGame, on: On, viewport: Viewport, *, brief: bool = False) -> Widget:
    """The game in progress, lying open: one click goes on with it; ``brief``: without players."""
    small = viewport.height < TIGHT
    # Translators: “…: {title}” will do: it is the name of a game.
    heading = _("Go on with {title}").format(title=last.title)
    turn = " · ".join(each for each in (last.stands, last.when) if each)
    if last.elsewhere:
        # Translators: what is so, not a command: the game is open there.
        turn = _("Open in another window")
    if small:
        standing = Text(turn, theme.SMALL, lines=1)
        words = Column(
            Text(heading, theme.LABEL, lines=1)
            if brief
            else Row(Text(heading, theme.LABEL, lines=1), spacer(16), standing),
            standing if brief else _who(last),
            gap=4,
        )
        content = Row(_view(last, 56), words, _go(28), gap=16)
        padding: tuple[float, float] = (10, 8)
    else:
        words = Column(
            Text(heading, theme.HEADING, lines=1),
            Grid(*(_resting(player) for player in last.players), columns=2, gap=6),
            caption(turn, lines=1),
            text_of(last.kind, theme.SMALL_BOLD, theme.SECOND_INK, lines=1),
            gap=5,
            align=Align.START,
        )
        content = Row(_view(last, 126), words, _go(44), gap=24)
        padding = (14, 12)
    return Pressable("shelf.resume", content, Resume(), on, padding=padding, shortcut="R")


def _who(last: LastGame) -> Widget:
    """Who plays, by names where they have room; or by signs, and what kind of game it is."""
    signs = Row(*(_sign(each) for each in last.players), gap=16)
    if last.kind:
        kind = Text(last.kind, theme.SMALL_BOLD, theme.SECOND_INK, lines=1)
        return Row(signs, spacer(16), kind)
    return Fit(Row(*(_resting(each) for each in last.players), gap=16), signs)


def _view(last: LastGame, height: float) -> Widget:
    """The game as it was left, or what games of its title look like."""
    if last.picture:
        return Snapshot(last.picture, height * ACROSS)
    return Picture(last.laid, height * 2.06, height, 8)


def _resting(player: RestingPlayer) -> Widget:
    name = Sized(Text(player.name, theme.BODY_BOLD, lines=1, cut=True), max_width=130)
    return Row(player_sign(player.color, 24), name, _points(player))


def _sign(player: RestingPlayer) -> Widget:
    return Row(player_sign(player.color, 24), _points(player), gap=6)


def _points(player: RestingPlayer) -> Widget | None:
    if player.points is None:
        return None
    return starred(str(player.points), 18, theme.NUMBER, gap=3)


def _go(size: float) -> Widget:
    """The sign that a click goes on."""
    return Disc(size * 1.5, theme.INK, theme.PARCHMENT, icon="play", line=theme.INK, share=0.5)
