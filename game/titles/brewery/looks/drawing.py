"""Drawing prints at a fine size: sockets, symbols, texts; places are pixels of the print."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw, ImageFilter

from game.render.faces import lettering
from game.render.faces.symbols import mask
from game.render.models.paint import mixed, rgb

PAINTS = {"light": "#E9B13C", "dark": "#4B2E24", "hops": "#6FA048", "skill": "#3F7DB8"}
OWN_PAINTS = {"berry": "#5A2D55"}
"""Of kinds that a pack draws by a symbol of another colour."""
PALE_INKS = {"light": "#4A3008", "dark": "#3A2016", "hops": "#23401A", "skill": "#1F4468"}
"""Inks on the pale ground of a socket."""
INK, SECOND_INK, AMBER = "#3A2A1E", "#6B5242", "#A85F00"
PAPER, CREAM = "#F8EFDB", "#FFF6E2"
BOLD, TITLE = "Nunito_900Black", "Alegreya_800ExtraBold"


class Print:
    """A print in the making; ``symbols`` are drawn instead of others, by the names of these."""

    def __init__(
        self, size: tuple[int, int], ground: str, symbols: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._symbols = symbols
        self.picture = Image.new("RGB", size, rgb(ground))
        self.draw = ImageDraw.Draw(self.picture)

    def finished(self, size: tuple[int, int]) -> Image.Image:
        """The print, brought to a size."""
        return self.picture.resize(size, Image.Resampling.LANCZOS)

    def plate(
        self,
        box: tuple[float, float, float, float],
        rounding: float,
        fill: str = "",
        line: str = "",
        width: int = 4,
    ) -> None:
        """A rounded rectangle: ``box`` is left, top, right, bottom.

        ``rounding``: its corners' radius; ``fill``: its colour, ``line``: that of its edge,
        ``width`` pixels wide; "": none.
        """
        self.draw.rounded_rectangle(
            box, rounding, rgb(fill) if fill else None, rgb(line) if line else None, width
        )

    def disc(
        self, x: float, y: float, radius: float, fill: str = "", line: str = "", width: int = 4
    ) -> None:
        """A disc about (``x``, ``y``); ``fill``: its colour, ``line``: its edge's; "": none."""
        box = (x - radius, y - radius, x + radius, y + radius)
        self.draw.ellipse(box, rgb(fill) if fill else None, rgb(line) if line else None, width)

    def symbol(self, name: str, ink: str, x: float, y: float, size: float, bold: int = 0) -> None:
        """A symbol about (``x``, ``y``); its strokes are ``bold`` pixels wider on either side."""
        shape = mask(self._symbols.get(name, name), round(size))
        if bold:
            shape = shape.filter(ImageFilter.MaxFilter(2 * bold + 1))
        left, top = round(x - shape.width / 2), round(y - shape.height / 2)
        box = (left, top, left + shape.width, top + shape.height)
        self.picture.paste(rgb(ink), box, shape)

    def text(
        self, text: str, ink: str, x: float, y: float, size: int, face: str = BOLD, at: str = "m"
    ) -> float:
        """A text whose capitals are centred at height y; ``at``: l, m or r. Returns its width."""
        lettering.write(self.draw, text, rgb(ink), (x, y), face, size, at)
        return lettering.length(text, face, size)

    def paint(self, kind: str) -> str:
        """The colour of a kind of dice."""
        return OWN_PAINTS.get(self._symbols.get(kind, ""), PAINTS[kind])

    def socket(self, kind: str, x: float, y: float, size: float, least: int = 0) -> None:
        """A printed place for a die of a ``kind``; the middle is at (``x``, ``y``).

        ``least``: the value that it asks for at least, printed beside the symbol; 0: none.
        """
        half = size / 2
        paint = self.paint(kind)
        soft = mixed(paint, CREAM, 0.62)
        box = (x - half, y - half, x + half, y + half)
        self.plate(box, size * 0.2, soft, paint, max(round(size * 0.075), 2))
        ink = PALE_INKS[kind]
        if least:
            self.symbol(kind, ink, x - size * 0.19, y, size * 0.46)
            self.text(str(least), ink, x + size * 0.24, y, round(size * 0.52))
        else:
            self.symbol(kind, ink, x, y, size * 0.66)

    def round_socket(self, symbol: str, x: float, y: float, size: float) -> None:
        """A printed place for a seed or an ingredient; the middle is at (``x``, ``y``)."""
        self.disc(x, y, size / 2, CREAM, "#8A5A34", max(round(size * 0.06), 2))
        self.symbol(symbol, INK, x, y, size * 0.64)
