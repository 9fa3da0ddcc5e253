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

from game.session.family.rating.doubts import Doubts
from game.session.family.rating.games import Game, Sitter
from game.session.family.rating.glicko import Rating, Result, apart, updated
from game.session.family.rating.strengths import Strengths, Table

Results = dict[int, Result]
"""What a game says of somebody, by the seats of those he met."""


class Acquaintance:
    """Ratings of people, and what their doubts have in common."""

    def __init__(self, strengths: Strengths) -> None:
        self._strengths = strengths
        self._newcomer = Rating(strengths.newcomer)
        self._ratings: dict[str, Rating] = {}
        self._doubts = Doubts()

    def of(self, person: str) -> Rating:
        """How strong somebody is held to be; without any game, as a newcomer."""
        return self._ratings.get(person, self._newcomer)

    def follow(self, game: Game) -> list[str]:
        """Take in a game; of whom it told anything."""
        table = self._strengths.tables.get(len(game.seats))
        if table is None:
            return []
        for person in game.people:
            self._doubts.enter(person, self._newcomer.doubt)
        told = {
            place: results
            for place, seat in enumerate(game.seats)
            if seat.person and (results := self._results(place, game, table))
        }
        new = dict[str, Rating]()
        for place, results in told.items():
            person = game.seats[place].person
            new[person] = updated(self.of(person), list(results.values()))
        self._part(game, told)
        for person, rating in new.items():
            self._doubts.set(person, rating.doubt)
        self._ratings |= new
        return list(new)

    def _results(self, place: int, game: Game, table: Table) -> Results:
        """What a game says of the seat ``place``, as the ratings were before it. Whoever plays two
        seats says nothing about either."""
        seat, found = game.seats[place], Results()
        if _sits_twice(seat, game):
            return found
        for other, met in enumerate(game.seats):
            rating = None if other == place or _sits_twice(met, game) else self._rating(met, table)
            if rating is None:
                continue
            score = 0.5 if seat.rank == met.rank else float(seat.rank > met.rank)
            lead = table.lead(seat.start - met.start)
            own, rating = apart(
                self.of(seat.person), rating, self._doubts.common(seat.person, met.person)
            )
            weight = 2 / len(game.seats)
            found[other] = Result(rating, score, weight, table.slope, lead, own)
        return found

    def _rating(self, met: Sitter, table: Table) -> Rating | None:
        """How strong somebody is held to be; None: nobody knows."""
        if met.person:
            return self.of(met.person)
        level = table.levels.get(met.level)
        return None if level is None else Rating(level, doubt=0.0)

    def _part(self, game: Game, told: Mapping[int, Results]) -> None:
        """What doubts have in common after a game."""
        for place, results in told.items():
            for other, result in results.items():
                if other not in told or place < other:
                    one, two = game.seats[place].person, game.seats[other].person
                    expected = result.expected(self.of(one).strength)
                    known = result.weight * expected * (1.0 - expected)
                    self._doubts.meet(one, two, result.slope, known)


def _sits_twice(seat: Sitter, game: Game) -> bool:
    return bool(seat.person) and sum(each.person == seat.person for each in game.seats) > 1
