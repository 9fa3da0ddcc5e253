"""What is known of people's strength so far, and what a game adds to it.

Each game is a period of Glicko-2 for all who sat there. It is made of meetings of two; of these a
game has more the more seats it has, but they share each player's luck, so each weighs less: with
noise of its own at each seat, as much of it for all, the mean of ``k`` meetings of one player is
worth ``2k / (k + 1)`` of them, and in a game of ``n`` each weighs ``2 / n``.

Ratings of people who meet are not independent: who of them is stronger is soon known better than
how strong they both are. So the covariances of their doubts are kept beside the ratings.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.session.family.rating.games import Game, Sitter
from game.session.family.rating.glicko import Rating, Result, apart, updated
from game.session.family.rating.strengths import Strengths, Table

CLOSEST = 0.99
"""The correlation of two doubts at the most."""
Results = dict[int, Result]
"""What a game says of somebody, by the seats of those he met."""


class Acquaintance:
    """Ratings of people, and what their doubts have in common."""

    def __init__(self, strengths: Strengths) -> None:
        self._strengths = strengths
        self._newcomer = Rating(strengths.newcomer)
        self._ratings: dict[str, Rating] = {}
        self._common: dict[str, dict[str, float]] = {}

    def of(self, person: str) -> Rating:
        """How strong somebody is held to be; without any game, as a newcomer."""
        return self._ratings.get(person, self._newcomer)

    def follow(self, game: Game) -> list[str]:
        """Take in a game; of whom it told anything."""
        table = self._strengths.tables.get(len(game.seats))
        if table is None:
            return []
        told = {
            place: results
            for place, seat in enumerate(game.seats)
            if seat.person and (results := self._results(place, game, table))
        }
        new = dict[str, Rating]()
        for place, results in told.items():
            person = game.seats[place].person
            new[person] = updated(self.of(person), list(results.values()))
        self._part(game, told, new)
        self._ratings |= new
        return list(new)

    def _results(self, place: int, game: Game, table: Table) -> Results:
        """What a game says of the seat ``place``, as the ratings were before it. Whoever plays two
        seats says nothing about either."""
        seat, found = game.seats[place], Results()
        if _sits_twice(seat, game):
            return found
        for other, met in enumerate(game.seats):
            rating = None if other == place or _sits_twice(met, game) else self._rating(met)
            if rating is None:
                continue
            score = 0.5 if seat.rank == met.rank else float(seat.rank > met.rank)
            lead = table.lead(seat.start - met.start)
            own, rating = apart(self.of(seat.person), rating, self._shared(seat, met))
            weight = 2 / len(game.seats)
            found[other] = Result(rating, score, weight, table.slope, lead, own)
        return found

    def _rating(self, met: Sitter) -> Rating | None:
        """How strong somebody is held to be; None: nobody knows."""
        if met.person:
            return self.of(met.person)
        level = self._strengths.levels.get(met.level)
        return None if level is None else Rating(level, doubt=0.0)

    def _shared(self, one: Sitter, other: Sitter) -> float:
        """The covariance of two people's doubts."""
        return self._common.get(one.person, {}).get(other.person, 0.0)

    def _part(self, game: Game, told: Mapping[int, Results], new: Mapping[str, Rating]) -> None:
        """What doubts have in common after a game: the more somebody is known by others, the less,
        and the more of it between those who met."""
        pairs = {
            (one, other): self._after_meeting(game, one, other, told[one], told[other])
            for one in told
            for other in told[one]
            if one < other and other in told
        }
        for person, rating in new.items():
            before = self.of(person)
            left = rating.doubt**2 / (before.doubt**2 + rating.volatility**2)
            for other in self._common.get(person, {}):
                self._keep(person, other, self._common[person][other] * left)
        for (place, met), common in pairs.items():
            first, second = game.seats[place].person, game.seats[met].person
            most = CLOSEST * new[first].doubt * new[second].doubt
            self._keep(first, second, min(common, most))

    def _after_meeting(
        self, game: Game, one: int, other: int, mine: Results, theirs: Results
    ) -> float:
        """The covariance of two who met: of a Kalman filter's step for their meeting, and less by
        what their other meetings told of each."""
        first, second = (self.of(game.seats[seat].person) for seat in (one, other))
        common = self._shared(game.seats[one], game.seats[other])
        result = mine[other]
        expected = result.expected(first.strength)
        told = result.weight * expected * (1.0 - expected) * result.slope**2
        ours, others = first.doubt**2 - common, second.doubt**2 - common
        after = common + ours * others * told / (1.0 + told * (ours + others))
        for rating, results, met in ((first, mine, other), (second, theirs, one)):
            besides = sum(
                each.told(rating.strength) for seat, each in results.items() if seat != met
            )
            after /= 1.0 + rating.doubt**2 * besides
        return after

    def _keep(self, one: str, other: str, common: float) -> None:
        self._common.setdefault(one, {})[other] = common
        self._common.setdefault(other, {})[one] = common


def _sits_twice(seat: Sitter, game: Game) -> bool:
    return bool(seat.person) and sum(each.person == seat.person for each in game.seats) > 1
