"""How one looks through a review: at whose moves, what one has been told already, what alone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.app.review.telling import Telling, told_of
from game.language import _
from game.rules.core import Move
from game.session.reviews.leitner import Tried
from game.session.reviews.moments import moments, told_elsewhere
from game.session.reviews.review import Judgement, Review
from game.ui.panels.review.model import CardModel, Course
from game.ui.panels.review.verdicts import again_sign, slider_sign
from game.ui.persons import People
from game.ui.value_controls import SliderSign


@dataclass(slots=True)
class Looking:
    """One who looks through a review. ``seat``: whose moves are told, or everybody's. ``found``:
    the steps of which the better move was found or told. ``tried``: those that were tried as
    puzzles, with what came of it: they are told as well. ``alone``, ``pointed``: the letter of the
    move that is shown alone on the table, for good or while the pointer is on it, or ""."""

    telling: Telling
    people: People
    seat: int
    found: set[int] = field(default_factory=set)
    tried: Mapping[int, Tried] = field(default_factory=dict)
    alone: str = ""
    pointed: str = ""

    def told(self, review: Review) -> tuple[Judgement, ...]:
        """What was judged of those whose moves are told, in the order played."""
        return told_of(review, self.seat)

    def positions(self, review: Review) -> list[int]:
        """The positions of the moments in which something better was to be had."""
        return [each.n - 1 for each in moments(self.told(review))]

    def before(self, review: Review, at: int) -> int | None:
        """The last of them before a position."""
        found = self.positions(review)
        place = bisect_left(found, at)
        return found[place - 1] if place else None

    def after(self, review: Review, at: int) -> int | None:
        """The first of them after a position."""
        found = self.positions(review)
        place = bisect_right(found, at)
        return found[place] if place < len(found) else None

    def faced(self, review: Review, at: int) -> Judgement | None:
        """The moment at a position in which something better was to be had; None: no such."""
        return self._moment(review, at + 1)

    def met(self, review: Review, at: int) -> Judgement | None:
        """The moment at a position, or the one that led there; None: neither is one."""
        return self.faced(review, at) or self._moment(review, at)

    def _moment(self, review: Review, n: int) -> Judgement | None:
        found = review.at(n)
        if found is None or not found.verdict.marked or not self.tells(found.player):
            return None
        return found if found in moments(review.of(found.player)) else None

    def tells(self, player: int) -> bool:
        """Whether a seat's moves are told."""
        return self.seat in (player, -1)

    def shown(self, judgement: Judgement, *, always: bool) -> dict[str, Move]:
        """The moves of a decision that are shown on the table, by their letters."""
        moves = self.telling.moves(judgement)
        if self.asks(judgement, always=always):
            return {}
        alone = self.pointed or self.alone
        return {letter: move for letter, move in moves.items() if alone in ("", letter)}

    def asks(self, judgement: Judgement, *, always: bool) -> bool:
        """Whether the better move isn't told yet. ``always``: it is, at once."""
        told = judgement.n in self.found or judgement.n in self.tried
        return judgement.verdict.marked and not always and not told

    def signs(self, review: Review) -> tuple[SliderSign, ...]:
        """All that was judged, on the slider: each where the card tells of it."""
        told = self.told(review)
        elsewhere = told_elsewhere(told)
        signs = (
            again_sign(each.n)
            if each.n in elsewhere
            else slider_sign(each.verdict, each.n - each.verdict.marked)
            for each in told
        )
        return tuple(each for each in signs if each is not None)

    def card(
        self, review: Review, course: Course, at: int, player: int | None, *, always: bool
    ) -> CardModel:
        """What the card shows at a position that ``player`` led to by a step; None: nobody."""
        held, positions = self.faced(review, at), self.positions(review)
        told = held
        if told is None and player is not None and self.tells(player):
            told = review.at(at)
        moment = None
        if told is not None:
            elsewhere = told_elsewhere(self.told(review)).get(told.n)
            asks = elsewhere is None and self.asks(told, always=always)
            moment = self.telling.moment(told, elsewhere, asks=asks)
            tried = self.tried.get(told.n)
            moment = replace(moment, found=tried is not None and not tried.shown)
        return CardModel(
            self.people,
            self.seat,
            course,
            moment,
            self._absent(player, positions),
            self.before(review, at),
            self.after(review, at),
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
        self.found.add(judgement.n)
        self.alone = ""
