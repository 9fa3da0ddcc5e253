"""How cards go round: from hands to the discard pile, from the deck into hands; jokers turn."""

from __future__ import annotations

from game.rules.towers import events as ev
from game.rules.towers.catalogue import COLOURS, Colour
from game.rules.towers.view import TowersView
from game.scene import piles
from game.scene.cues import Cue
from game.scene.director import dealing, paths
from game.scene.director.choreography import Choreography, Way
from game.scene.geometry import compose
from game.scene.pose import Layout, Piece, PieceId, Pose, turned
from game.titles.towers.scene import places as at
from game.titles.towers.scene.director import swaps
from game.titles.towers.scene.director.swaps import laid
from game.titles.towers.scene.layout import (
    CARD_BACK,
    card_look,
    deck_pieces,
    discard_pieces,
    joker_look,
)
from game.titles.towers.scene.names import sorted_out

GAP_S, FLIP_S = 0.11, 0.5
"""From one card to the next, and how long a joker takes to turn over."""
GATHER_S, GATHER_GAP_S = 0.5, 0.04
OVER_TOWN = 2.6
"""How high cards of others fly, over the towers between them and the piles."""
SIDEWAYS = (0.0, 1.0, 0.0)


class CardScript:
    """All cards during one move."""

    def __init__(self, show: Choreography, before: TowersView, start: Layout, goal: Layout) -> None:
        self._show, self._start, self._goal = show, start, goal
        self._hands = [
            None if player.hand is None else list(player.hand) for player in before.players
        ]
        self._backs = [player.hand_size for player in before.players]
        self._deck = before.deck
        self._discard = list(before.discard)
        self._top = before.discard_top

    def discard(self, event: ev.CardsDiscarded) -> float:
        """Cards go to the discard pile one after another; returns after how many seconds the last
        one is well on its way."""
        self._sort_out(event)
        for order, (colour, _) in enumerate(sorted_out(event.cards)):
            self._lay(event.player, colour, GAP_S * order)
        return GAP_S * sum(event.cards) + dealing.LAY_S * 0.5

    def _sort_out(self, event: ev.CardsDiscarded) -> None:
        """Of cards that look alike those are discarded that a hand has put down."""
        hand = self._hands[event.player] or (0, 0, 0, 0)
        for colour, count in enumerate(event.cards):
            names = [("hand", event.player, colour, n) for n in reversed(range(hand[colour]))]
            swaps.down_first(self._show.scene, names, count)

    def _lay(self, player: int, colour: Colour, after: float) -> None:
        name = self._taken(player, colour)
        self._discard[colour] += 1
        self._top = colour
        top = piles.discards(at.DISCARD, sum(self._discard))[-1].pose
        self._show.sound(Cue("slide", top.place, strength=0.7), after)
        if name[0] == "back":
            there = self._start[name].pose if name in self._start else top
            landing = Piece(card_look(colour), top)
            seconds = dealing.draw(
                self._show, name, CARD_BACK, landing, there, after=after, arc=OVER_TOWN
            )
        else:
            arc = 0.0 if self._show.is_down(name, top) else 1.2
            seconds = dealing.lay(self._show, name, top, after=after, arc=arc)
        self._restack(after + seconds, name)

    def _taken(self, player: int, colour: Colour) -> PieceId:
        """A card that leaves a hand, by its name."""
        hand = self._hands[player]
        if hand is not None and hand[colour]:
            hand[colour] -= 1
            return ("hand", player, colour, hand[colour])
        self._backs[player] -= 1
        return ("back", player, self._backs[player])

    def _restack(self, after: float, gone: PieceId | None = None) -> None:
        """The discard pile as it lies from ``after`` on; ``gone`` is a part of it then."""
        pile = dict(discard_pieces(self._discard, self._top))
        self._show.then(laid(self._show, "discard", pile, gone), after)

    def _shrink(self, after: float) -> None:
        """The deck as it lies from ``after`` on."""
        self._show.then(laid(self._show, "deck", dict(deck_pieces(self._deck)), None), after)

    def reshuffle(self, event: ev.DeckReshuffled) -> float:
        """The discard pile is taken up, turned over, and becomes the deck (T8)."""
        lying = piles.discards(at.DISCARD, sum(self._discard))
        show = self._show
        show.sound(Cue("shuffle", at.DECK.place))
        for order, each in enumerate(lying):
            after = GATHER_GAP_S * (len(lying) - order)
            show.carry(("discard", each.first), GATHER_S, _gathered(each.first), after=after)
        seconds = GATHER_S + GATHER_GAP_S * len(lying)
        self._discard, self._top = [0] * len(COLOURS), None
        self._deck = event.size
        self._restack(seconds)
        self._shrink(seconds)
        return seconds + 0.1

    def draw(self, event: ev.CardsDrawn) -> float:
        """Cards come from the deck into a hand; the others move up meanwhile."""
        self._close_up(event.player)
        cards = event.cards or (None,) * event.size
        for order, colour in enumerate(cards):
            after = GAP_S * order
            source = piles.deck(at.DECK, max(self._deck, 1))[-1].pose
            self._deck = max(self._deck - 1, 0)
            self._shrink(after)
            self._bring(self._received(event.player, colour), source, after)
        return GAP_S * len(cards) + dealing.DRAW_S

    def _bring(self, name: PieceId, source: Pose, after: float) -> None:
        """A card flies from the deck to where it will be in its hand."""
        show, piece = self._show, self._goal.get(name)
        if piece is None:
            return
        if name[0] == "hand":
            dealing.draw(show, name, CARD_BACK, piece, source, after=after, arc=1.1)
            return
        show.put(name, Piece(CARD_BACK, source), after)
        show.sound(Cue("slide", source.place, strength=0.6), after)
        show.fly(name, piece.pose, dealing.DRAW_S, arc=OVER_TOWN, lean=6.0, after=after)

    def _received(self, player: int, colour: Colour | None) -> PieceId:
        """A card that comes to a hand, by its name."""
        hand = self._hands[player]
        if hand is not None and colour is not None:
            hand[colour] += 1
            return ("hand", player, colour, hand[colour] - 1)
        self._backs[player] += 1
        return ("back", player, self._backs[player] - 1)

    def _close_up(self, player: int) -> None:
        """The cards that are left go to where they will stand."""
        hand = self._hands[player]
        left: list[PieceId] = [("back", player, n) for n in range(self._backs[player])]
        if hand is not None:
            left = [("hand", player, *each) for each in sorted_out(hand)]
        for name in left:
            piece = self._goal.get(name)
            if piece is not None and self._start.get(name) != piece:
                self._show.fly(name, piece.pose, dealing.MOVE_S, arc=0.0)

    def turn_joker(self, event: ev.JokerUsed | ev.JokerRestored) -> float:
        """A joker tile turns over (T9)."""
        name: PieceId = ("joker", event.player)
        look = joker_look(ready=isinstance(event, ev.JokerRestored))
        self._show.flip(name, name, look, FLIP_S, lift=0.5)
        return FLIP_S * 0.7


def _gathered(first: int) -> Way:
    """The way of a part of the discard pile onto the deck, over on its other side."""
    deck = at.DECK._replace(place=(*at.DECK.place[:2], piles.height(first) + 0.03))

    def way(start: Pose, part: float) -> Pose:
        pose = paths.arched(start, deck, 0.9, part)
        over = turned(SIDEWAYS, -180.0 * part)
        return pose._replace(turn=compose(pose.turn, over))

    return way
