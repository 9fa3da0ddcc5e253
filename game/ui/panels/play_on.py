"""Playing on out of the middle of a game: who plays, and what becomes of what is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.ai.levels import TEMPERS
from game.language import _
from game.session.family.profiles import Profile
from game.session.seats import Seat
from game.ui import theme
from game.ui.boxes import Anchored, Fit, Modal, Panel, Sized, spacer
from game.ui.controls import MAIN, button
from game.ui.flow import Flow
from game.ui.intents import Back, On
from game.ui.intents.playing_on import DealAnew, PlayOn
from game.ui.layout import Align, Column, Grid, Row
from game.ui.marks import Icon, Rule, Text
from game.ui.opponents import NO_LIKES
from game.ui.panels.origin import trial_text
from game.ui.panels.seats import seat_card
from game.ui.panels.sitting import Household
from game.ui.scroll import BAR, Scroll, clear_of_bar
from game.ui.shelf.box import OptionWords
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
    it. The others are as in the set-up (:class:`game.ui.panels.setup.SetupModel`).
    """

    stands: str
    turn: str
    seats: tuple[Seat, ...]
    knower: str
    anew: bool = False
    problem: str = ""
    tempers: Sequence[str] = TEMPERS
    likes: Mapping[str, str] = field(default_factory=lambda: NO_LIKES)
    habit: OptionWords | None = None
    habits: Sequence[str] = ()
    family: Sequence[Profile] = ()
    coach: bool = True


def play_on_page(model: PlayOnModel, on: On, viewport: Viewport) -> Widget:
    """The whole dialog; Enter plays on with what is set."""
    wide = viewport.width >= TWO_COLUMNS and len(model.seats) > 1
    cards = Grid(*_cards(model, on), columns=2 if wide else 1, gap=10)
    how = _side_by_side(_hidden(model, on), _counting(), wide=wide)
    stays = wide and viewport.height >= HIGH
    body = cards if stays else Column(cards, Rule(), how, gap=12)
    scrolled = Scroll("play-on.scroll", body, tells=True)
    scrolled.grow = 1.0
    below = clear_of_bar(how) if stays else None
    head, ways = clear_of_bar(_heading(model)), clear_of_bar(_ways(model, on))
    content = Column(head, scrolled, below, ways, gap=10)
    width = min(WIDEST if wide else NARROW, viewport.width - 32)
    page = Anchored(Sized(Panel(content, padding=(20, 12, 20 - BAR, 12)), width=width), 0.5, 0.5, 8)
    return Modal(page, first="play-on.begin")


def _heading(model: PlayOnModel) -> Widget:
    """What this is, and which moment is meant."""

    def parts(align: float) -> tuple[Widget, Widget]:
        # Translators: the game goes on from the moment of it that is shown, by other hands perhaps.
        title = Text(_("Play on from here"), theme.BANNER, lines=2)
        # Translators: whose turn it is at the moment from which the game goes on.
        whose = _("{name} decides first.").format(name=model.turn)
        moment = Text(model.stands, theme.BODY_BOLD, lines=1, align=align)
        return title, Column(moment, Text(whose, theme.BODY, lines=2, align=align), gap=0)

    (title, moment), narrow = parts(1.0), parts(0.0)
    return Fit(Row(title, spacer(16), moment, gap=0), Column(*narrow, gap=4))


def _cards(model: PlayOnModel, on: On) -> list[Widget]:
    """A card for each seat: who plays it from here on."""
    seated = [seat.profile for seat in model.seats if seat.profile]
    household = Household(model.family, seated, model.coach)
    return [
        seat_card(
            number,
            seat,
            on,
            words={},
            tempers=model.tempers,
            likes=model.likes,
            habit=(model.habit, model.habits[number]) if model.habit else None,
            household=household,
        )
        for number, seat in enumerate(model.seats)
    ]


def _side_by_side(left: Widget, right: Widget, *, wide: bool) -> Widget:
    return Grid(left, right, columns=2, gap=24) if wide else Column(left, right, gap=12)


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
            line_gap=4,
        ),
        Text(text, theme.SMALL, theme.SECOND_INK),
        gap=4,
    )


def _counting() -> Widget:
    """What kind of game this will be."""
    sign = Icon("book", SIGN, theme.STAR)
    return Row(
        sign, grown(Text(trial_text(), theme.SMALL, theme.SECOND_INK)), gap=10, align=Align.START
    )


def _ways(model: PlayOnModel, on: On) -> Widget:
    begin = button(
        "play-on.begin",
        # Translators: a button: the game goes on from the moment that is shown.
        _("Play on"),
        PlayOn(),
        on,
        icon="play",
        tone=MAIN,
        shortcut="Enter",
        reason=model.problem,
    )
    back = button("play-on.back", _("Back"), Back(), on, icon="back", shortcut="Esc")
    problem = Text(model.problem, theme.BODY_BOLD, theme.BLOCKED, lines=2, align=1.0)
    return Row(back, grown(problem) if model.problem else spacer(8), begin, gap=16)
