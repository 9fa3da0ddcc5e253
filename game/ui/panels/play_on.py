"""Playing on out of the middle of a game: who plays, and what becomes of what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Sized, bulleted, spacer
from game.ui.controls import leave_button, main_button
from game.ui.flow import Flow
from game.ui.intents import On
from game.ui.intents.playing_on import DealAnew, PlayOn
from game.ui.layout import Column, Grid, Row
from game.ui.marks import Icon, Rule, Text, caption
from game.ui.panels.origin import trial_text
from game.ui.panels.seats import seat_card
from game.ui.panels.setup import with_problem
from game.ui.panels.sitting import NO_CHOICES, Choices
from game.ui.scroll import Scroll, clear_of_bar, scroll_panel
from game.ui.value_controls import segments
from game.ui.viewport import Viewport
from game.ui.widget import Widget, grown

TWO_COLUMNS = 1100.0
"""Windows narrower than this have the players one below the other."""
HIGH = 640.0
"""From this height on what is set for all seats stays in sight below their cards."""
WIDEST, NARROW = 1200.0, 720.0
SIGN = 34.0


@dataclass(frozen=True, slots=True)
class PlayOnModel:
    """What is set. ``stands``: how far the game has come; ``turn``: who decides there, by name.

    ``anew``: what lies hidden is dealt anew, as far as whoever is called ``knower`` could not know
    it. ``choices``: what the seats' cards offer.
    """

    stands: str
    turn: str
    seats: tuple[Seat, ...]
    knower: str
    anew: bool = False
    problem: str = ""
    choices: Choices = NO_CHOICES


def play_on_page(model: PlayOnModel, on: On, viewport: Viewport) -> Widget:
    """The whole dialog; Enter plays on with what is set."""
    wide = viewport.width >= TWO_COLUMNS and len(model.seats) > 1
    seats, parts = range(len(model.seats)), (_hidden(model, on), _counting())
    seated = (seat_card(number, model.seats, model.choices, on) for number in seats)
    cards = Grid(*seated, columns=2 if wide else 1, gap=10)
    how = Grid(*parts, columns=2, gap=24) if wide else Column(*parts, gap=12)
    stays = wide and viewport.height >= HIGH
    body = cards if stays else Column(cards, Rule(), how, gap=12)
    scrolled = grown(Scroll("play-on.scroll", body, tells=True))
    below = clear_of_bar(how) if stays else None
    head, ways = clear_of_bar(_heading(model)), clear_of_bar(_ways(model, on))
    content = Column(head, scrolled, below, ways, gap=10)
    width = min(WIDEST if wide else NARROW, viewport.width - 32)
    page = Anchored(Sized(scroll_panel(content, 20, 12), width=width), 0.5, 0.5, 8)
    return Modal(page, first="play-on.begin")


def _heading(model: PlayOnModel) -> Widget:
    """What this is, and which moment is meant."""

    def parts(align: float) -> tuple[Widget, Widget]:
        # Translators: the game goes on from the moment of it that is shown, by other hands perhaps.
        title = Text(_("Play on from here"), theme.BANNER, lines=2)
        # Translators: whose turn it is at the moment from which the game goes on.
        whose = _("{name} decides first.").format(name=model.turn)
        moment = Text(model.stands, theme.BODY_BOLD, lines=1, align=align)
        return title, Column(moment, Text(whose, lines=2, align=align), gap=0)

    (title, moment), narrow = parts(1.0), parts(0.0)
    return Fit(Row(title, spacer(16), moment, gap=0), Column(*narrow, gap=4))


def _hidden(model: PlayOnModel, on: On) -> Widget:
    """What becomes of what nobody could see, and of chance."""
    options = [(False, _("As it was")), (True, _("Dealt anew"))]
    text = _(
        "What chance brings comes just as it came: do the same, and the same happens. "
        "You may know some of it by now."
    )
    if model.anew:
        # Translators: no gender of the person: use the present, or no person.
        text = _("All that {name} can't know here is left to chance again.")
        text = text.format(name=model.knower)
    return Column(
        Flow(
            Text(_("What is hidden"), theme.BODY_BOLD, lines=1),
            segments("play-on.hidden", options, model.anew, DealAnew, on),
            gap=14,
        ),
        caption(text),
        gap=4,
    )


def _counting() -> Widget:
    """What kind of game this will be."""
    return bulleted(Icon("book", SIGN, theme.STAR), caption(trial_text()), drop=0, gap=10)


def _ways(model: PlayOnModel, on: On) -> Widget:
    # Translators: a button: the game goes on from the moment that is shown.
    name, problem = _("Play on"), model.problem
    begin = main_button("play-on.begin", name, PlayOn(), on, icon="play", reason=problem)
    return with_problem(leave_button("play-on.back", on), problem, begin)
