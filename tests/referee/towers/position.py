"""What lies where during a game of `towers`, and what the rules say of a way over the board."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..fouls import Foul, demand
from ..tables import JsonObject
from .tables import HAND, PAWNS, Field, Tables, near


@dataclass
class Player:
    """One player's things."""

    hand: dict[str, int]
    joker: bool = True
    points: int = 0
    blocks: dict[str, int] = field(default_factory=dict)
    pawns: set[Field] = field(default_factory=set)

    @property
    def block_count(self) -> int:
        """How many blocks there are."""
        return sum(self.blocks.values())


class Position:
    """The board, the cards and the players; what happens is told in ``expected``."""

    def __init__(self, tables: Tables) -> None:
        self.colour = tables.colour
        self.towers = {place: dict(blocks) for place, blocks in tables.towers.items()}
        self.builders: dict[Field, int] = {}
        self.neutral = set(tables.neutral)
        self.players = [Player(dict(hand)) for hand in tables.hands]
        self.deck = list(tables.deck)
        self.discard: list[str] = []
        self.expected: list[JsonObject] = []
        self.shuffles: list[list[str]] = []

    def tell(self, kind: str, **keys: object) -> None:
        """Something happens that the record must tell."""
        self.expected.append({"type": kind, **keys})

    def taken(self, place: Field) -> bool:
        """Whether a tower or a pawn is there (T2.3)."""
        return place in self.towers or place in self.neutral or self.owner_of(place) is not None

    def owner_of(self, place: Field) -> int | None:
        """Whose pawn stands there."""
        for seat, player in enumerate(self.players):
            if place in player.pawns:
                return seat
        return None

    def runs(self, way: list[Field], goal: Field, rule: str) -> None:
        """A pawn runs over ``way`` to ``goal``, its last field: the first of its colour (T3)."""
        for place in way:
            demand(not self.taken(place), rule, f"{place} is taken")
        alike = [place for place in way if self.colour[place] == self.colour[goal]]
        demand(alike == [goal], rule, f"{alike[:1]} comes before {goal} in that colour")

    def sees(self, start: Field, goal: Field, colours: set[str], rule: str) -> None:
        """Nothing stands between two fields, and none between has one of ``colours``."""
        for place in between(start, goal, rule):
            demand(not self.taken(place), rule, f"{place} stands between")
            demand(self.colour[place] not in colours, rule, f"{place} between has such a colour")

    def pay(self, seat: int, pay: dict[str, int], due: dict[str, int], rule: str) -> None:
        """Discard a cost of ``due`` cards; the joker replaces one (T2.2, T9)."""
        player, cards = self.players[seat], dict(pay)
        joker = cards.pop("joker", 0)
        demand(set(cards) <= set(due), rule, f"{pay} is paid for {due}")
        short = {name: n - cards.get(name, 0) for name, n in due.items()}
        demand(min(short.values()) >= 0, rule, f"{pay} is more than {due}")
        demand(sum(short.values()) == joker, rule, f"{pay} is paid for {due}")
        demand(joker <= 1, "T9", "one joker replaces one card")
        demand(player.joker or not joker, "T9", "the joker is face down")
        self.discard_cards(seat, cards)
        if joker:
            player.joker = False
            self.tell("joker_used", player=seat)

    def discard_cards(self, seat: int, cards: dict[str, int]) -> None:
        """Cards go from a hand to the discard pile."""
        hand = self.players[seat].hand
        for name, n in cards.items():
            demand(hand.get(name, 0) >= n, "T2.2", f"{cards} out of a hand of {hand}")
            hand[name] -= n
            self.discard += [name] * n
        if cards:
            self.tell("cards_discarded", player=seat, cards=cards)

    def refill(self, seat: int) -> None:
        """The hand is filled up to five; an empty deck is made of the discard pile (T2.2, T8)."""
        hand, drawn = self.players[seat].hand, list[str]()
        for _ in range(HAND - sum(hand.values())):
            if not self.deck:
                self.tell_drawn(seat, drawn)
                drawn = []
                self.reshuffle()
            card = self.deck.pop(0)
            hand[card] = hand.get(card, 0) + 1
            drawn.append(card)
        self.tell_drawn(seat, drawn)

    def tell_drawn(self, seat: int, cards: list[str]) -> None:
        """Cards came to the hand, if there were any."""
        if cards:
            self.tell("cards_drawn", player=seat, cards=cards)

    def reshuffle(self) -> None:
        """The whole discard pile becomes the deck, in the order that the record tells."""
        demand(bool(self.shuffles), "events", "the deck is empty and no reshuffle is told")
        self.deck = self.shuffles.pop(0)
        demand(sorted(self.deck) == sorted(self.discard), "T8", "the new deck is another pile")
        self.discard = []
        self.tell("deck_reshuffled", deck=list(self.deck))

    def score(self, seat: int, amount: int, reason: str) -> None:
        """A player gets points."""
        self.players[seat].points += amount
        self.tell("points", player=seat, amount=amount, reason=reason)

    def score_skyline(self) -> None:
        """Whoever built a tower that stands gets its height once more (Q3)."""
        for seat in range(len(self.players)):
            own = [place for place, builder in self.builders.items() if builder == seat]
            amount = sum(sum(self.towers[place].values()) for place in own)
            if amount:
                self.score(seat, amount, "skyline")

    def stand(self, seat: int, start: Field, goal: Field) -> None:
        """A pawn goes from one field to another."""
        self.players[seat].pawns.remove(start)
        self.players[seat].pawns.add(goal)
        self.tell("pawn_moved", player=seat, **{"from": list(start), "to": list(goal)})

    def has_open_side(self, place: Field) -> bool:
        """Whether a neighbour of a tower holds none (T6.3)."""
        return any(other not in self.towers for other in near(place))

    def of_height(self, height: int) -> int:
        """How many towers are so high."""
        return sum(sum(blocks.values()) == height for blocks in self.towers.values())

    def check(self, blocks: dict[str, int]) -> None:
        """What holds after every action: nothing is lost, nobody stands on another."""
        found = dict.fromkeys(blocks, 0)
        for held in [*self.towers.values(), *(player.blocks for player in self.players)]:
            for name, n in held.items():
                found[name] += n
        pawns = [place for player in self.players for place in player.pawns]
        standing = [*pawns, *self.neutral, *self.towers]
        if found != blocks or len(standing) != len(set(standing)):
            raise Foul("referee", "the referee lost count")
        assert all(len(player.pawns) <= PAWNS for player in self.players)


def between(start: Field, goal: Field, rule: str) -> list[Field]:
    """The fields strictly between two that lie in line."""
    (row, column), (to_row, to_column) = start, goal
    demand((row == to_row) != (column == to_column), rule, f"{start} and {goal} are not in line")
    if row == to_row:
        low, high = sorted((column, to_column))
        return [(row, n) for n in range(low + 1, high)]
    low, high = sorted((row, to_row))
    return [(n, column) for n in range(low + 1, high)]
