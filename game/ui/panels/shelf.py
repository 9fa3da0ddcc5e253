"""The title shelf: three boxes, the last game, settings and credits."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.ui import theme
from game.ui.boxes import Anchored, Padding, Panel, Sized, spacer
from game.ui.controls import MAIN, Pressable, Tone, button
from game.ui.intents import On, OpenCredits, OpenSettings, OpenTitle, Quit, Resume
from game.ui.layout import Align, Column, Row, Stack
from game.ui.marks import Icon, Picture, Text
from game.ui.paint import Painter
from game.ui.text import TextMeter
from game.ui.theme import Style
from game.ui.viewport import Viewport
from game.ui.widget import Rect, Size, Widget


@dataclass(frozen=True, slots=True)
class BoxCard:
    """One box on the shelf; ``picture`` is known to the atlas ("" shows the symbol alone)."""

    title: str
    playable: bool
    picture: str = ""


@dataclass(frozen=True, slots=True)
class ShelfModel:
    """What the shelf shows. ``resume`` describes the last game ("" if there is none)."""

    boxes: tuple[BoxCard, ...]
    resume: str = ""
    version: str = ""


FILLS = {"biomes": "#2F6B5A", "towers": "#5B4A7A", "brewery": "#8A4B32"}
PATTERNS = {
    "biomes": ("desert", "wood", "dwelling", "mountains", "stone", "animal", "tundra", "bridge"),
    "towers": ("dice", "emerald", "flag", "obsidian", "crown"),
    "brewery": ("heart", "potato", "star", "desert", "forest"),
}
ICONS = {"biomes": "forest", "towers": "layers", "brewery": "sand"}


def title_name(title: str) -> str:
    """A title's name on its box."""
    return {"biomes": _("Biomes"), "towers": _("Towers"), "brewery": _("Brewery")}[title]


def title_line(title: str) -> str:
    """What one does in a title, in a sentence."""
    return {
        "biomes": _("Mine blocks, explore, fight mobs and build your own village."),
        "towers": _("Dig for gems and raise towers with the dice."),
        "brewery": _("Grow plants, brew potions and sell them well."),
    }[title]


def shelf(model: ShelfModel, on: On, viewport: Viewport) -> Widget:
    """The whole screen."""
    heading = Column(
        Text("Cubewright", theme.DISPLAY, theme.PARCHMENT, align=0.5, lines=1),
        Text(
            _("Family games on one wooden table"), theme.LABEL, theme.PARCHMENT, align=0.5, lines=2
        ),
        gap=4,
    )
    compact = viewport.compact
    boxes = Row(
        *(_box(card, on, viewport) for card in model.boxes),
        gap=16 if compact else 32,
        align=Align.STRETCH,
    )
    resume = _resume(model, on) if model.resume else None
    middle = Column(
        None if compact else Panel(heading, Style("#3A2A1EE6", None, 0, 16), (32, 12)),
        resume,
        Column(Padding(boxes, (20, 0)), _plank(compact), gap=0),
        gap=12 if compact else 24,
        align=Align.CENTER,
    )
    foot = Row(
        button("shelf.settings", _("Settings"), OpenSettings(), on, icon="settings"),
        button("shelf.credits", _("Credits"), OpenCredits(), on, icon="info"),
        button("shelf.quit", _("Quit"), Quit(), on, icon="exit", shortcut="Ctrl+Q"),
        gap=12,
    )
    return Stack(
        Padding(Anchored(middle, 0.5, 0.35, 12 if compact else 24), (0, 0, 0, 60)),
        Anchored(foot, 0.5, 1.0, 12 if compact else 24),
    )


def _plank(compact: bool) -> Widget:
    """The board the boxes stand on."""
    wood = Style("#8A5530", theme.DARK_BROWN, 2, 6, shadow=True)
    return Sized(Panel(Widget(), wood, 0), height=12 if compact else 20)


def _resume(model: ShelfModel, on: On) -> Widget:
    words = Column(
        Text(_("Resume the last game"), theme.LABEL, theme.PARCHMENT, lines=1),
        Text(model.resume, theme.BODY, theme.PARCHMENT, lines=2, cut=True),
        gap=0,
    )
    content = Row(Icon("play", 32, theme.PARCHMENT), words, gap=16)
    return Pressable(
        "shelf.resume", content, Resume(), on, tone=MAIN, padding=(20, 10), shortcut="R"
    )


def _box(card: BoxCard, on: On, viewport: Viewport) -> Widget:
    compact = viewport.compact
    tall = 200.0 if viewport.height > 850 else 130.0
    width = 220.0 if compact else 320.0
    name = Text(title_name(card.title), theme.BANNER, lines=1)
    line = None if compact else Text(title_line(card.title), theme.BODY, theme.SECOND_INK)
    picture = _lid(card, width - 24, 110.0 if compact else tall)
    if card.playable:
        ending: Widget = Row(Icon("play", 22), Text(_("Play"), theme.LABEL, lines=1), gap=8)
    else:
        ending = Text(_("Coming later"), theme.LABEL, theme.GREYED_INK, lines=1)
    content = Column(picture, name, line, spacer(), ending, gap=8)
    style = theme.PANEL if card.playable else theme.GREYED_PANEL
    if not card.playable:
        return Sized(Panel(content, style, 12), width=width)
    pressable = Pressable(
        f"shelf.{card.title}",
        content,
        OpenTitle(card.title),
        on,
        tone=Tone(style, theme.INK),
        padding=12,
        tip=title_line(card.title) if compact else "",
    )
    return Sized(pressable, width=width)


def _lid(card: BoxCard, width: float, height: float) -> Widget:
    if card.picture:
        return Picture(card.picture, width, height)
    return Lid(card.title, width, height)


class Lid(Widget):
    """A box's lid: its colour, a pattern of its symbols, the chief one large in the middle."""

    PITCH = 56.0

    def __init__(self, title: str, width: float, height: float) -> None:
        super().__init__()
        self._fill = FILLS[title]
        self._icon = ICONS[title]
        self._pattern = PATTERNS[title]
        self._size = Size(width, height)

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """The size it was given, within the limit."""
        return Size(min(self._size.width, limit.width), self._size.height)

    def draw(self, painter: Painter) -> None:
        """Paint ground, pattern, frame and symbol."""
        painter.box(self.rect, Style(self._fill, theme.DARK_BROWN, 2, 10))
        inner = self.rect.inset(6, 6, 6, 6)
        with painter.clipped(inner):
            self._scatter(painter)
        painter.box(inner, Style(None, "#F3E3C380", 1.5, 6))
        x, y = self.rect.center
        size = self.rect.height * 0.52
        disc = Rect(x - size * 0.72, y - size * 0.72, size * 1.44, size * 1.44)
        painter.box(disc, Style(self._fill, "#F3E3C3", 2, size))
        painter.icon(self._icon, x - size / 2, y - size / 2, size, "#F8ECD2")

    def _scatter(self, painter: Painter) -> None:
        columns = int(self.rect.width / self.PITCH) + 2
        rows = int(self.rect.height / self.PITCH) + 2
        for row in range(rows):
            for column in range(columns):
                name = self._pattern[(row * 3 + column) % len(self._pattern)]
                x = self.rect.x + (column - (row % 2) / 2) * self.PITCH - 4
                painter.icon(name, x, self.rect.y + row * self.PITCH - 8, 30, "#F3E3C34D")
