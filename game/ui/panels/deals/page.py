"""The page of a deal: who got what in it, where the ways parted, what others reach there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from statistics import median

from game.language import _, ngettext
from game.ui import theme
from game.ui.boxes import Fit, Padding, Sized, Told, spacer
from game.ui.controls import FLAT, button, leave_button, main_button
from game.ui.deal_told import day_told
from game.ui.intents import On
from game.ui.intents.deals import CopyDayResult, CopyDealCode, SameDeal
from game.ui.joining import labelled
from game.ui.layout import Align, Column, Row
from game.ui.marks import Icon, Rule, Text, caption
from game.ui.opponents import level_line, level_name, usual_names
from game.ui.panels.deals.parted import LOW, MOST, NOWHERE, Parted, parted_panel
from game.ui.panels.deals.plays import COLUMN, LABEL, PlayColumn, plays_table, table_width
from game.ui.panels.deals.spread import Dot, Spread
from game.ui.panels.deals.ways import SIGN, compared_name
from game.ui.portraits import agent_face
from game.ui.room import sheet_on_wall
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

WIDE, BESIDE, GAP = 1040.0, 400.0, 44.0
"""From this width on what others reach stands beside the table, at least so wide, with a gap."""
WIDEST = 1400.0
HIGH, HIGHER = 720.0, 0.4
"""Height of a window from which on pictures grow, and by how much for each unit more."""
FACE, NAME = 52.0, 96.0
"""Side of a portrait, width of what stands beside it."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What somebody of a ``level`` has reached so far: the points of each game, whether won."""

    level: str
    reached: tuple[tuple[int, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class DealModel:
    """The page of a deal of a game that is called ``title``, played by so many ``seats``.

    ``day``: whose deal it is; None: no day's. ``code``: what opens it elsewhere; ``copied``: what
    has just been copied: ``"code"``, ``"result"`` or "". ``plays``: games of it that came to their
    end, of which those from ``first`` on are shown and one is ``picked``; ``labels``: where points
    come from. ``parted``: where the picked game and another one part.
    ``starts``: somebody had a head start, which is left out here. ``tried``: what the house's best
    players have reached in ``games`` games each; ``working``: more is to come; ``problem``: why
    not, else "". ``result``: why the picked game's result of the day can't be copied, "" if it can.
    ``rivals``: who else played in the only game, with which it is compared then.
    """

    title: str
    seats: int
    day: date | None
    code: str
    plays: tuple[PlayColumn, ...]
    labels: tuple[str, ...] = ()
    picked: int = 0
    first: int = 0
    parted: Parted = NOWHERE
    starts: bool = False
    tried: tuple[Tried, ...] = ()
    games: int = 0
    working: bool = False
    problem: str = ""
    copied: str = ""
    result: str = ""
    rivals: tuple[PlayColumn, ...] = ()


def deal_page(model: DealModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    wide, compact = viewport.width >= WIDE, viewport.compact
    padding = 14.0 if compact else 24.0
    width = min(WIDEST, viewport.width - 32)
    inner = width - 2 * padding - 4
    games = inner - (BESIDE + GAP if wide else 0)
    pictures = min(games, _pictures(viewport))
    left = Column(
        *_games(model, on, games),
        parted_panel(model.parted, on, pictures) if model.parted.known else None,
        gap=14,
    )
    if not model.plays:
        body: Widget = left
    elif wide:
        columns = min(columns_in(games), len(model.plays) + len(model.rivals))
        taken = max(table_width(columns), pictures * model.parted.known)
        body = Row(Sized(left, width=taken), grown(_others(model)), gap=GAP, align=Align.START)
    else:
        body = Column(left, Rule(), _others(model), gap=14)
    scroll = Scroll("deal.scroll", Padding(body, 2))
    head, buttons = _head(model, on, compact=compact), _buttons(model, on)
    page = Column(clear_of_bar(head), grown(scroll), clear_of_bar(buttons), gap=12)
    panel = scroll_panel(page, padding, padding)
    sheet = Sized(panel, width=width, max_height=viewport.height - 32)
    return sheet_on_wall(sheet)


def _pictures(viewport: Viewport) -> float:
    """How wide the pictures of where the ways parted are, both together: so that all of a usual
    page is seen at once."""
    each = LOW + (viewport.height - HIGH) * HIGHER
    return 2 * min(MOST, max(LOW, each)) + 12


def columns_in(width: float) -> int:
    """How many games have room beside the labels in so many units."""
    return max(1, int((width - LABEL) // (COLUMN + 8)))


def columns_shown(viewport: Viewport) -> int:
    """How many games a window shows at a time."""
    padding = 14.0 if viewport.compact else 24.0
    inner = min(WIDEST, viewport.width - 32) - 2 * padding - 4
    return columns_in(inner - (BESIDE + GAP if viewport.width >= WIDE else 0))


def _head(model: DealModel, on: On, *, compact: bool) -> Widget:
    """What deal it is, and its code."""
    seats = ngettext("{count} player", "{count} players", model.seats).format(count=model.seats)
    dealt = ""
    if model.day is not None:
        dealt = day_told(model.day)
    which = " · ".join(each for each in (model.title, dealt, seats) if each)
    title = Column(
        Text(which, theme.BODY_BOLD, theme.SECOND_INK),
        Text(compared_name(), theme.HEADING if compact else theme.BANNER),
        gap=0,
    )
    head = Row(Icon(SIGN, 32 if compact else 44, theme.STAR), grown(title), gap=14)
    code = _code(model, on)
    return Fit(Row(grown(head), code, gap=14), Column(head, code, gap=6))


def _code(model: DealModel, on: On) -> Widget | None:
    """The code that opens it elsewhere, to be read out or copied."""
    if not model.code:
        return None
    copied = model.copied == "code"
    label = _("Copied") if copied else _("Copy the code")
    tip = _("Whoever types it into “Number of the game” at a new game plays the same deal.")
    icon = "check" if copied else "copy"
    copy = button("deal.code", label, CopyDealCode(), on, icon=icon, tone=FLAT, tip=tip)
    return Fit(
        Row(Text(model.code, theme.NAME, lines=1), copy, gap=12),
        Column(Text(model.code, theme.LABEL), copy, gap=4),
    )


def _games(model: DealModel, on: On, width: float) -> Sequence[Widget]:
    """Who got what."""
    if not model.plays:
        return (Text(_("Nobody has played this deal to its end yet."), theme.LABEL),)
    shown = (model.picked, model.first, columns_in(width))
    return (
        # Translators: a heading: whose points came from what, game by game.
        Text(_("Who got what"), theme.HEADING),
        plays_table(model.plays, model.labels, shown, on, model.rivals),
        *([Text(_("Head starts are left out here."), theme.SMALL)] if model.starts else []),
    )


def _others(model: DealModel) -> Widget:
    """What the house's best players reach in the seat, and the games that were played here."""
    dots = [play.dot for play in model.plays]
    points = [dot.points for dot in dots]
    points += [reached for each in model.tried for reached, _won in each.reached]
    low, high = min(points), max(points)
    lines = [_line(each, model.games, low, high) for each in model.tried]
    own = Row(
        Sized(Text(_("Played here"), theme.LABEL, lines=2), width=FACE + 10 + NAME),
        grown(Spread(dots, low, high, banded=False, scaled=True)),
        gap=10,
    )
    note = _("Each dot is a game; a full one was won. Half of them end in the darker part.")
    return Column(
        # Translators: a heading: what strong players of the computer reach in the same seat.
        Text(_("In the same seat"), theme.HEADING, lines=2),
        Text(verdict, theme.BODY_BOLD) if (verdict := how_well(model)) else None,
        *lines,
        own,
        caption(note),
        caption(_told(model)),
        gap=10,
    )


def _told(model: DealModel) -> str:
    """How far the trials are."""
    if model.problem:
        return model.problem
    if model.working:
        text = ngettext(
            "They play it {count} time each, as long as this page is open.",
            "They play it {count} times each, as long as this page is open.",
            model.games,
        )
        return text.format(count=model.games)
    return _("The deal is the same each time; what they think is not.")


def how_well(model: DealModel) -> str:
    """How the picked game compares with the middle half of what the house's players reached, in a
    sentence; "" until they have played all their games."""
    if not model.tried or any(len(each.reached) < model.games for each in model.tried):
        return ""
    own = model.plays[model.picked].points
    tried = sorted(model.tried, key=_median)
    near = min(tried, key=lambda each: abs(_median(each) - own))
    low, high = _middle(near)
    if low <= own <= high:
        # Translators: of a game; {name}: a character of the computer's; no gender of it.
        text = _("This went about as well as {name} usually plays here.")
        return text.format(name=_name(near))
    if all(points < own for each in tried for points, _won in each.reached):
        return _("This went better than every game that they played here.")
    beaten = [each for each in tried if _median(each) < own]
    if not beaten:
        # Translators: {name}: a character of the computer's; no gender of it.
        return _("{name} usually gets more points here.").format(name=_name(tried[0]))
    # Translators: of a game; {name}: a character of the computer's; no gender of it.
    text = _("This went better than {name} usually plays here.")
    return text.format(name=_name(beaten[-1]))


def _median(tried: Tried) -> float:
    """The points in the middle of what was reached."""
    return median(points for points, _won in tried.reached)


def _middle(tried: Tried) -> tuple[int, int]:
    """The least and the most points of the middle half of the games, which the band shows dark."""
    points = sorted(reached for reached, _won in tried.reached)
    quarter = len(points) // 4
    return points[quarter], points[len(points) - quarter - 1]


def _name(tried: Tried) -> str:
    return usual_names(tried.level)[0]


def _line(tried: Tried, games: int, low: int, high: int) -> Widget:
    """A player of the house: portrait, name, how many games, and what was reached in them."""
    name, done = _name(tried), len(tried.reached)
    count = ngettext("{count} game", "{count} games", games).format(count=games)
    if done < games:
        count = ngettext("{done} of {count} game", "{done} of {count} games", games)
        count = count.format(done=done, count=games)
    dots = [Dot(points, won, theme.DARK_BROWN) for points, won in tried.reached]
    summed = _summed(name, tried)
    spread = Told(f"deal.tried.{tried.level}", Spread(dots, low, high), summed)
    row = Row(_who(tried.level, name, count), grown(spread), gap=10)
    return Column(row, Text(summed, theme.SMALL), gap=4)


def _who(level: str, name: str, count: str) -> Widget:
    """Who that is: portrait, name, level, how many games; pointed at, how strong the level is."""
    strength = level_name(level)
    words = Column(
        Text(name, theme.LABEL),
        Text(strength, theme.SMALL_BOLD),
        caption(count),
        gap=0,
    )
    face = agent_face(level, "", FACE, 8)
    who = Row(face, Sized(words, width=NAME), gap=10)
    return Told(f"deal.who.{level}", who, labelled(strength, level_line(level, name)))


def _summed(name: str, tried: Tried) -> str:
    """What was reached, in a sentence."""
    points = sorted(reached for reached, _won in tried.reached)
    if not points:
        # Translators: {name}: a character of the computer's; no gender of it.
        return _("{name} has not played it yet.").format(name=name)
    won = sum(won for _reached, won in tried.reached)
    text = ngettext(
        # Translators: {name}: a character of the computer's; {low}, {high}: points; no gender.
        "{name}: {low} to {high} points in {count} game, {won} won.",
        "{name}: {low} to {high} points in {count} games, {won} won.",
        len(points),
    )
    return text.format(name=name, low=points[0], high=points[-1], count=len(points), won=won)


def _buttons(model: DealModel, on: On) -> Widget:
    """What to do next."""
    again = main_button(
        "deal.again",
        _("Same deal") if model.plays else _("Play this deal"),
        SameDeal(),
        on,
        icon="play",
    )
    parts = [
        leave_button("deal.back", on),
        _result(model, on),
    ]
    return Fit(Row(*parts, spacer(8), again, gap=12), Column(again, *reversed(parts)))


def _result(model: DealModel, on: On) -> Widget | None:
    """To tell others of a day's result."""
    if model.day is None or not model.plays:
        return None
    copied = model.copied == "result"
    return button(
        "deal.result",
        _("Copied") if copied else _("Copy the result"),
        CopyDayResult(),
        on,
        icon="check" if copied else "copy",
        tip=_("A few lines to send to somebody. They give nothing away."),
        reason=model.result,
        shortcut="Ctrl+C",
    )
