"""Setting up a game: who plays, with what, and from which number or deal."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.deals.number import GameNumber, read_number
from game.app.routes import BoxPage, DealPage, NewGame, SetUp
from game.app.screen import Host, Screen
from game.app.screens.evening_out import even_told, set_even
from game.app.screens.known_strengths import KnownStrengths, known_strengths
from game.app.screens.seat_changes import change_seat, habits, keep_setup, naming_problem
from game.app.screens.seating import Seating, chosen_by, followed, kept_values
from game.language import _
from game.rules.core import OptionValue
from game.rules.registry import TITLES
from game.session.family.profiles import Profile
from game.session.family.rating.games import adopted_names
from game.session.family.wanted import Wanted
from game.session.preferences import LastSetup
from game.ui.intents import Back, Intent
from game.ui.intents.deals import OpenDeal
from game.ui.intents.setup import (
    KeepProfile,
    SetEven,
    SetFirstPlayer,
    SetGameOption,
    SetPack,
    SetPlayers,
    SetSeed,
    StartGame,
)
from game.ui.layout import Stack
from game.ui.panels.deals.dealt import Dealt
from game.ui.panels.setup import SetupModel, setup
from game.ui.panels.sitting import Choices
from game.ui.room import Wall
from game.ui.shelf.titles import BOXES
from game.ui.viewport import Viewport
from game.ui.widget import Widget

PACK = "classic"
EXPERIENCED = 3
"""Where so many games of a title were played to their end, its set-up begins with what is usual."""


class SetupScreen(Screen):
    """Fills itself with the last set-up."""

    name = "setup"

    def __init__(self, host: Host, route: SetUp) -> None:
        super().__init__(host, route.title)
        self._title = title = route.title
        self._after = route.after or BoxPage(title)
        self._packs: tuple[tuple[str, str], ...] = ((PACK, _("Classic")),)
        last = host.preferences.last_setup
        rules, again = TITLES[title], last.title == title
        self._declared = tuple(each for each in rules.game_options if each.offered)
        kept = last.seats if again else ()
        self._seating = Seating(route.seats or kept, rules.seat_options)
        self._options = kept_values(
            self._declared, last.options if again else self._at_first(), self._seating.count
        )
        self._tempers: tuple[str, ...] = ()
        self._pack = PACK
        self._seed = ""
        self._number = GameNumber()
        self._first_player: int | None = None
        self._known: KnownStrengths | None = None
        self._adopted: Mapping[str, str] = {}
        if route.deal:
            self._set_number(route.deal, seated=bool(route.seats))

    def enter(self) -> None:
        """Look for content packs, and for what opponents may like."""
        from game.ai.titles import BRAINS
        from game.content.packs import available

        self._tempers = BRAINS[self._title].tempers

        found = tuple((pack.id, _(pack.name)) for pack in available(self._title))
        self._packs = found or self._packs
        self._seating.recognize(self._family)
        self._learn()
        last = self.host.preferences.last_setup.content
        names = tuple(dict(self._packs))
        usual = PACK if PACK in names else names[0]
        self._pack = last if last in names else usual

    def _set_number(self, text: str, *, seated: bool = False) -> None:
        """Take what stands in the field of the number; a deal brings its opponents along, unless
        it is known who is ``seated``."""
        before, self._number = self._number.told, read_number(text, self._title)
        self._seed = self._number.text
        told = self._number.told
        if told is not None and told != before and not seated:
            self._seating.let_all_play(told.agents)

    def widget(self, viewport: Viewport) -> Widget:
        """The form."""
        return Stack(Wall(), setup(self._model(), self.host.hear, viewport))

    def _model(self) -> SetupModel:
        seats, first, told = self._seating.rows, self._first_player, self._number.told
        pack = told.deal.pack if told else self._pack
        return SetupModel(
            BOXES[self._title].name_with(pack),
            seats,
            self._packs,
            pack,
            told.deal.first_player if told else first if first in range(len(seats)) else None,
            self._seed,
            naming_problem(seats),
            tuple(TITLES[self._title].seats),
            told.deal.options if told else self._offered(len(seats)),
            BOXES[self._title].pack(),
            Choices(
                BOXES[self._title].option_words(),
                self._tempers,
                BOXES[self._title].temper_lines(),
                *habits(self.host.preferences, self._title, len(seats)),
                self._family,
                self.host.preferences.coach,
            ),
            BOXES[self._title].laid_with,
            *(self._even() if told is None else ("", False)),
            Dealt(told.day) if told else None,
            self._number.problem,
        )

    def _even(self) -> tuple[str, bool]:
        """What would make the game even, and whether it is set so."""
        return even_told(self._known, self._seating, self._adopted) if self._known else ("", False)

    def _learn(self) -> None:
        """See how strong everybody is, as far as their games tell."""
        archive = self.host.saves.archive
        self._adopted = adopted_names(self._family)
        self._known = known_strengths(archive, self._title)

    def _at_first(self) -> Mapping[str, OptionValue]:
        """What the options are set to in a house that hardly knows the title yet."""
        played = self.host.saves.archive.history.count(Wanted(self._title))
        return BOXES[self._title].first if played < EXPERIENCED else {}

    def _offered(self, count: int) -> dict[str, OptionValue]:
        """The options of the game that make a difference for so many players."""
        words = BOXES[self._title].option_words()
        seat_counts = {name: words[name].seats or (count,) for name in self._options}
        return {name: value for name, value in self._options.items() if count in seat_counts[name]}

    @property
    def _family(self) -> tuple[Profile, ...]:
        """Everybody who may sit down with one click."""
        return self.host.saves.archive.profiles.all()

    def report(self) -> Mapping[str, object]:
        """Who takes part, for a probe."""
        return {"names": [row.name for row in self._seating.rows]}

    def on(self, intent: Intent) -> None:
        """Change the form, begin, or go back."""
        match intent:
            case SetPlayers(count):
                before = self._seating.count
                self._options = followed(self._declared, self._options, before, count)
                self._seating.resize(count)
            case SetPack(pack):
                self._pack = pack
            case SetFirstPlayer(seat):
                self._first_player = seat
            case SetGameOption(name, value):
                self._options = {**self._options, name: value}
            case SetSeed(text):
                self._set_number(text)
            case Back():
                self.host.navigator.show(self._after)
                return
            case OpenDeal() if (told := self._number.told) is not None:
                here = SetUp(self._title, self._seed, self._seating.seats, self._after)
                self.host.navigator.show(DealPage(told.deal, told.agents, here))
                return
            case StartGame():
                self._start()
                return
            case SetEven() if self._known is not None:
                set_even(self._known, self._seating, self._adopted)
            case _:
                change_seat(self.host, self._title, self._seating, intent)
                if isinstance(intent, KeepProfile):
                    self._learn()
        self.host.refresh()

    def _start(self) -> None:
        model, told = self._model(), self._number.told
        if model.problem or model.slip:
            return
        if told is None:
            self._keep(model)
        seed = told.deal.seed if told else self._number.seed
        seats, first = self._seating.seats, model.first_player
        game = (self._title, model.pack, seats, seed, first, model.options)
        self.host.navigator.show(NewGame(*game))

    def _keep(self, model: SetupModel) -> None:
        seats = tuple(map(chosen_by, model.seats))
        last = LastSetup(self._title, model.pack, seats, dict(self._options))
        keep_setup(self.host, last)
