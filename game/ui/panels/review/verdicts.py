"""How the judgement of a decision shows: a sign of its own colour and shape, and kind words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.language import _, pgettext
from game.session.reviews.review import Verdict
from game.ui import theme
from game.ui.rect import Rect, Size
from game.ui.theme import Ink, Style, Type
from game.ui.value_controls import SliderSign
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.paint import Painter
    from game.ui.text import TextMeter

PLAYED, BETTER = "A", "B"
"""The letters of what was played and of what would have been better, beside both and on the table.
"""
INKS: Final[dict[str, Ink]] = {PLAYED: theme.ACCENT, BETTER: theme.FOCUS}
"""Their colours."""
LETTERED: Final[dict[str, Ink]] = {PLAYED: theme.INK, BETTER: theme.WHITE}
"""What a letter is written with on its colour."""
TURNED: Final[Ink] = "#7B4B94"
_SLIDER: Final = {
    Verdict.BEST: ("dot", theme.GOOD, 8.0),
    Verdict.FINE: ("dot", theme.GREYED_LINE, 6.0),
    Verdict.BETTER: ("dia", theme.ACCENT, 16.0),
    Verdict.TURNED: ("sq", TURNED, 15.0),
}
_AGAIN: Final = ("dia", theme.ACCENT, 8.0)


@dataclass(frozen=True, slots=True)
class _Look:
    """A ground of some ``fill`` with a symbol on it; ``turned``: it stands on a corner."""

    fill: Ink
    icon: str
    ink: Ink
    round_by: float
    share: float = 0.6


_LOOKS: Final = {
    Verdict.ONLY: _Look(theme.GREYED, "lock", theme.GREYED_INK, 0.5),
    Verdict.BEST: _Look(theme.GOOD, "star", theme.WHITE, 0.5),
    Verdict.FINE: _Look(theme.PAPER, "check", theme.GOOD, 0.5),
    Verdict.BETTER: _Look(theme.ACCENT, "hint", theme.INK, 0.0),
    Verdict.TURNED: _Look(TURNED, "redo", theme.WHITE, 0.22),
}


class VerdictSign(Widget):
    """The sign of a judgement: star or tick in a circle, a bulb in a diamond, a turn in a box."""

    def __init__(self, verdict: Verdict, size: float = 30) -> None:
        super().__init__()
        self.verdict, self._size = verdict, size

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square."""
        return Size(self._size, self._size)

    def draw(self, painter: Painter) -> None:
        """Paint ground and symbol in the middle of its place."""
        look, size, (x, y) = _LOOKS[self.verdict], self._size, self.rect.center
        if look.round_by:
            place = Rect(x - size / 2, y - size / 2, size, size)
            painter.box(place, Style(look.fill, theme.INK, 1.5, size * look.round_by))
        else:
            for part, ink in ((1.3, theme.INK), (1.16, look.fill)):
                wide = size * part
                painter.icon("dia", x - wide / 2, y - wide / 2, wide, ink)
        inner = size * (look.share if look.round_by else 0.5)
        painter.icon(look.icon, x - inner / 2, y - inner / 2, inner, look.ink)


class LetterSign(Widget):
    """The letter of a move in its colour: A was played, B would have been better."""

    def __init__(self, letter: str, size: float = 26) -> None:
        super().__init__()
        self.letter, self._size = letter, size

    def natural(self, meter: TextMeter, limit: Size) -> Size:  # noqa: ARG002 - a fixed size
        """A square."""
        return Size(self._size, self._size)

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one letter
        """The letter."""
        return [(self.letter, theme.NUMBER)]

    def draw(self, painter: Painter) -> None:
        """Paint disc and letter: A round, B with corners, so that no colour need be seen."""
        (x, y), size, fill = self.rect.center, self._size, INKS[self.letter]
        round_by = size / 2 if self.letter == PLAYED else size * 0.24
        style = Style(fill, theme.INK, 2, round_by)
        painter.box(Rect(x - size / 2, y - size / 2, size, size), style)
        width = painter.meter.width(self.letter, theme.NUMBER)
        with painter.ground(fill):
            painter.text(self.letter, x - width / 2, y, theme.NUMBER, LETTERED[self.letter])


def slider_sign(verdict: Verdict, position: int) -> SliderSign | None:
    """How a judged decision is marked on the slider; None: not at all, there was no choice."""
    if verdict not in _SLIDER:
        return None
    return SliderSign(float(position), *_SLIDER[verdict])


def again_sign(position: int) -> SliderSign:
    """How a decision is marked of which what was missed is told at another moment."""
    return SliderSign(float(position), *_AGAIN)


def verdict_name(verdict: Verdict) -> str:
    """What a decision is called, in two to five kind words."""
    match verdict:
        case Verdict.ONLY:
            # Translators: of a move of the game that is looked back at: no other was possible.
            return _("Nothing to choose")
        case Verdict.BEST:
            # Translators: of a move of the game that is looked back at.
            return _("The best there was")
        case Verdict.FINE:
            # Translators: of a move of the game that is looked back at.
            return pgettext("review", "A good move")
        case Verdict.BETTER:
            # Translators: of a move of the game that is looked back at: another was better.
            return _("Something better was there")
        case Verdict.TURNED:
            # Translators: of a move of the game that is looked back at: it changed who would win.
            return _("Here the game turned")
