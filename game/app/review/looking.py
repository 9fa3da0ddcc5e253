"""How one looks through a review: at whose moves, what one has been told already, what alone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.app.review.telling import Telling, told_of
from game.app.review.underway import Underway
from game.language import _
from game.rules.core import Move
from game.session.reviews.leitner import Tried
from game.session.reviews.moments import moments, told_elsewhere
from game.session.reviews.review import Judgement
from game.ui.panels.review.model import EVERYBODY, CardModel
from game.ui.panels.review.verdicts import again_sign, slider_sign
from game.ui.persons import People
from game.ui.value_controls import SliderSign


@dataclass(slots=True)
class Looking:
    """One who looks through the review that is ``underway``. ``seat``: whose moves are told, or
    everybody's. ``tried``: the steps that were tried as puzzles, with what came of it: their better
    moves are told. ``alone``, ``pointed``: the letter of the move that is shown alone on the table,
    for good or while the pointer is on it, or ""."""

    telling: Telling
    people: People
    underway: Underway
    seat: int
    tried: Mapping[int, Tried]
    alone: str = ""
    pointed: str = ""

    def told(self) -> tuple[Judgement, ...]:
        """What was judged of those whose moves are told, in the order played."""
        return told_of(self.underway.review, self.seat)

    def positions(self) -> list[int]:
        """The positions of the moments in which something better was to be had."""
        return [each.n - 1 for each in moments(self.told())]

    def before(self, at: int) -> int | None:
        """The last of them before a position."""
        found = self.positions()
        place = bisect_left(found, at)
        return found[place - 1] if place else None

    def after(self, at: int) -> int | None:
        """The first of them after a position."""
        found = self.positions()
        place = bisect_right(found, at)
        return found[place] if place < len(found) else None

    def faced(self, at: int) -> Judgement | None:
        """The moment at a position in which something better was to be had; None: no such."""
        return self._moment(at + 1)

    def met(self, at: int) -> Judgement | None:
        """The moment at a position, or the one that led there; None: neither is one."""
        return self.faced(at) or self._moment(at)

    def _moment(self, n: int) -> Judgement | None:
        review = self.underway.review
        found = review.at(n)
        if found is None or not found.verdict.marked or not self.tells(found.player):
            return None
        return found if found in moments(review.of(found.player)) else None

    def tells(self, player: int) -> bool:
        """Whether a seat's moves are told."""
        return self.seat in (player, EVERYBODY)

    def front(self, player: int | None) -> int | None:
        """The seat whose things lie in front where ``player`` has made a step, or nobody has:
        whoever is told of, else whose moves are; None: it stays as it is."""
        if player is not None and self.tells(player):
            return player
        return None if self.seat == EVERYBODY else self.seat

    def shown(self, judgement: Judgement, *, always: bool) -> dict[str, Move]:
        """The moves of a decision that are shown on the table, by their letters."""
        moves = self.telling.moves(judgement)
        if self.asks(judgement, always=always):
            return {}
        alone = self.pointed or self.alone
        return {letter: move for letter, move in moves.items() if alone in ("", letter)}

    def asks(self, judgement: Judgement, *, always: bool) -> bool:
        """Whether the better move isn't told yet. ``always``: it is, at once."""
        told = judgement.n in self.underway.found or judgement.n in self.tried
        return judgement.verdict.marked and not always and not told

    def signs(self) -> tuple[SliderSign, ...]:
        """All that was judged, on the slider: each where the card tells of it."""
        told = self.told()
        elsewhere = told_elsewhere(told)
        signs = (
            again_sign(each.n)
            if each.n in elsewhere
            else slider_sign(each.verdict, each.n - each.verdict.marked)
            for each in told
        )
        return tuple(each for each in signs if each is not None)

    def card(self, at: int, player: int | None, *, always: bool) -> CardModel:
        """What the card shows at a position that ``player`` led to by a step; None: nobody."""
        held, positions = self.faced(at), self.positions()
        told = held
        if told is None and player is not None and self.tells(player):
            told = self.underway.review.at(at)
        moment = None
        if told is not None:
            elsewhere = told_elsewhere(self.told()).get(told.n)
            asks = elsewhere is None and self.asks(told, always=always)
            moment = self.telling.moment(told, elsewhere, asks=asks)
            tried = self.tried.get(told.n)
            moment = replace(moment, found=tried is not None and not tried.shown)
        return CardModel(
            self.people,
            self.seat,
            self.underway.course,
            moment,
            self._absent(player, positions),
            self.before(at),
            self.after(at),
            positions.index(at) + 1 if held is not None else 0,
            len(positions),
            self.alone,
            always,
            tries=told is not None and bool(told.alike),
        )

    def _absent(self, player: int | None, positions: Sequence[int]) -> str:
        """Why nothing is told of a position."""
        if player is None:
            if positions:
                return _("The game begins here. The arrows above lead from moment to moment.")
            return _("The game begins here.")
        if not self.tells(player):
            # Translators: a move of the game that is looked back at; no gender of the person.
            return _("This was a move of {name}.").format(name=self.people[player].name)
        return _("This move is still to be looked at.")

    def look_alone(self, letter: str) -> None:
        """Show a move alone on the table, or both again."""
        self.alone = "" if self.alone == letter else letter

    def tell(self, judgement: Judgement) -> None:
        """What would have been better is told from now on."""
        self.underway.found.add(judgement.n)
        self.alone = ""
