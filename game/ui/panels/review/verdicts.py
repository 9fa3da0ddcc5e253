"""How the judgement of a decision shows: a sign of its own colour and shape, and kind words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from game.language import _, pgettext
from game.session.reviews.review import Verdict
from game.ui import theme
from game.ui.marks import Square
from game.ui.theme import Ink, Style, Type
from game.ui.value_controls import SliderSign

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


_LOOKS: Final = {
    Verdict.ONLY: _Look(theme.GREYED, "lock", theme.GREYED_INK, 0.5),
    Verdict.BEST: _Look(theme.GOOD, "star", theme.WHITE, 0.5),
    Verdict.FINE: _Look(theme.PAPER, "check", theme.GOOD, 0.5),
    Verdict.BETTER: _Look(theme.ACCENT, "hint", theme.INK, 0.0),
    Verdict.TURNED: _Look(TURNED, "redo", theme.WHITE, 0.22),
}


class VerdictSign(Square):
    """The sign of a judgement: star or tick in a circle, a bulb in a diamond, a turn in a box."""

    def __init__(self, verdict: Verdict, size: float = 30) -> None:
        super().__init__(size)
        self.verdict = verdict

    def draw(self, painter: Painter) -> None:
        """Paint ground and symbol in the middle of its place."""
        look, size, middle = _LOOKS[self.verdict], self._size, self.rect.center
        if look.round_by:
            painter.box(self.square, Style(look.fill, theme.INK, 1.5, size * look.round_by))
        else:
            for part, ink in ((1.3, theme.INK), (1.16, look.fill)):
                painter.icon_at("dia", middle, size * part, ink)
        painter.icon_at(look.icon, middle, size * (0.6 if look.round_by else 0.5), look.ink)


class LetterSign(Square):
    """The letter of a move in its colour: A was played, B would have been better."""

    def __init__(self, letter: str, size: float = 26) -> None:
        super().__init__(size)
        self.letter = letter

    def lettering(self, meter: TextMeter) -> Iterable[tuple[str, Type]]:  # noqa: ARG002 - one letter
        """The letter."""
        return [(self.letter, theme.NUMBER)]

    def draw(self, painter: Painter) -> None:
        """Paint disc and letter: A round, B with corners, so that no colour need be seen."""
        size, fill = self._size, INKS[self.letter]
        round_by = size / 2 if self.letter == PLAYED else size * 0.24
        painter.box(self.square, Style(fill, theme.INK, 2, round_by))
        with painter.ground(fill):
            painter.text_at(self.letter, self.rect.center, theme.NUMBER, LETTERED[self.letter])


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
