"""The dialog before a game is played on from one of its moments: who sits where, and how."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.levels import BUILDER, character
from game.ai.titles import BRAINS
from game.app.routes import PlayedOn
from game.app.screen import Dialog, Host
from game.app.screens.seat_changes import change_seat, habits, naming_problem
from game.app.screens.seating import FORMER, Seating
from game.session.replay import Replay
from game.session.seats import COLORS, HUMAN, Seat
from game.ui.intents import Intent
from game.ui.intents.playing_on import DealAnew, PlayOn
from game.ui.panels.play_on import PlayOnModel, play_on_page
from game.ui.panels.sitting import Choices
from game.ui.shelf.titles import BOXES
from game.ui.time_told import stands
from game.ui.viewport import Viewport
from game.ui.widget import Widget

SEATS = range(1, len(COLORS) + 1)
"""A challenge is played on alone."""


class PlayOnDialog(Dialog):
    """One press begins: somebody keeps the seat, and opponents have those of all others."""

    name = "play-on"

    def __init__(self, host: Host, replay: Replay, at: int, challenge: str = "") -> None:
        """``at``: the position to begin in, in which somebody still has to decide; ``challenge``:
        the id of the one that was tried in the game of ``replay``."""
        super().__init__(host)
        self._replay, self._at, self._challenge = replay, at, challenge
        self._title = replay.header.title
        self._actor = replay.decider_at(at) or 0
        self._seating, self._anew = _seated(host, replay, self._actor), False

    @property
    def _knower(self) -> int:
        """The seat from which what is hidden may be dealt anew: the first person's."""
        rows = self._seating.rows
        people = [number for number, row in enumerate(rows) if row.agent == HUMAN]
        return (*people, self._actor)[0]

    def widget(self, viewport: Viewport) -> Widget:
        """The page."""
        return play_on_page(self._model(), self.host.hear, viewport)

    def _model(self) -> PlayOnModel:
        host, title, rows = self.host, self._title, self._seating.rows
        seats = tuple(replace(row, options={}) for row in rows)  # the rules stay as they were
        return PlayOnModel(
            stands(title, self._replay.reached_at(self._at)),
            rows[self._actor].name,
            seats,
            rows[self._knower].name,
            self._anew,
            naming_problem(rows),
            Choices(
                {},
                BRAINS[title].tempers,
                BOXES[title].temper_lines(),
                *habits(host.preferences, title, len(seats)),
                host.saves.archive.profiles.all(),
                host.preferences.coach,
            ),
        )

    def on(self, intent: Intent) -> bool:
        """Change who plays, begin, or let it be."""
        match intent:
            case DealAnew(anew):
                self._anew = anew
            case PlayOn():
                self._begin()
            case _ if not change_seat(self.host, self._title, self._seating, intent):
                return super().on(intent)
        self.host.refresh()
        return True

    def _begin(self) -> None:
        if naming_problem(self._seating.rows):
            return
        seats = tuple(
            replace(seat, options=was.options)
            for seat, was in zip(self._seating.seats, self._replay.seats, strict=True)
        )
        unknown_to = self._knower if self._anew else None
        moment = (self._replay, self._at, seats)
        self.host.navigator.show(PlayedOn(*moment, unknown_to, self._challenge))


def _seated(host: Host, replay: Replay, actor: int) -> Seating:
    """Who plays on, unless somebody says otherwise: whoever decides there, or the first person;
    every other seat has its opponent, or gets one."""
    people = [number for number, seat in enumerate(replay.seats) if seat.is_human]
    person = actor if actor in people else (*people, actor)[0]
    kept = [_choice(seat, stays=number == person) for number, seat in enumerate(replay.seats)]
    seating = Seating(kept, seats=SEATS)
    family = host.saves.archive.profiles.all()
    row = seating.rows[person]
    if person not in people and len(family) == 1:
        seating.put(person, replace(row, name=family[0].name, profile=family[0].id))
    return seating


def _choice(seat: Seat, *, stays: bool) -> Seat:
    """A seat as it is to be taken; who is called "" gets a name."""
    if stays:
        return replace(seat, name=seat.name if seat.is_human else "", agent=HUMAN)
    agent = FORMER.get(seat.agent, seat.agent)
    known = character(agent) is not None
    same = known and agent == seat.agent
    return Seat(seat.name if same else "", agent if known else BUILDER, seat.color)
