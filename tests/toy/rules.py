"""The toy: pawns run along a track and gather pebbles; hidden cards dispute them (Y1-Y4).

It is as small as a title can be that has all a title may have: two decisions a turn, something
hidden, a window in which another seat responds, and options for the game and for each seat.

- Y1.1 The pack's pebbles are shuffled and laid on fields 1, 2, …; a ``short`` game uses five.
- Y1.2 Each seat is dealt a card that it alone sees; the others are the deck.
- Y1.3 A seat with a ``gift`` begins with 2 points.
- Y2.1 In a turn one first walks 1 to 3 fields, not beyond the last.
- Y2.2 One then takes the pebble that lies there or leaves it; where none lies the turn is over.
- Y3.1 Of the others, the next one to play who has a card may dispute a pebble that is taken.
- Y3.2 Who disputes shows the card; the pebble is theirs if it is worth no more. The card is out of
  the game, and another one is drawn while there are any.
- Y4.1 The game ends with the turn in which somebody reaches the last field.
- Y4.2 Most points win, then more cards in hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from game.rules.chance import Dealer
from game.rules.codec import BadData, Choice, Number, Row, required
from game.rules.core import IllegalMove, Option, Options, Outcome, Refusal, Title, ranked
from game.rules.positions import Form, exactly
from tests.toy.codec import EVENTS, MOVES
from tests.toy.moves import (
    Dispute,
    Disputed,
    Drawn,
    GameOver,
    Leave,
    Let,
    Take,
    Taken,
    ToyEvent,
    ToyMove,
    TurnStarted,
    Walk,
    Walked,
)

SEATS = range(2, 5)
MOST_STEPS, SHORT, GIFT = 3, 5, 2
HIDDEN = 0
"""In a view: a card whose value isn't known."""


class Stage(StrEnum):
    """What the actor decides now."""

    WALK = "walk"
    PEBBLE = "pebble"
    WINDOW = "window"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ToyPack:
    """The content: what pebbles are worth, and cards."""

    id: str
    name: str
    digest: str
    pebbles: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat may know. ``track``: what lies on fields 1, 2, …, 0 where nothing does.

    ``hands``: each seat's card, None without one, :data:`HIDDEN` where it isn't known.
    """

    seat: int
    pack: ToyPack
    actor: int | None
    turn_player: int
    turn: int
    stage: Stage
    track: tuple[int, ...]
    fields: tuple[int, ...]
    points: tuple[int, ...]
    hands: tuple[int | None, ...]
    deck: int
    shown: tuple[int, ...]


class ToyState:
    """A game in progress."""

    def __init__(self, pack: ToyPack, track: Sequence[int], hands: Sequence[int | None]) -> None:
        seats = len(hands)
        self.pack, self.track, self.hands = pack, list(track), list(hands)
        self.deck: list[int] = []
        self.shown: list[int] = []
        self.fields, self.points = [0] * seats, [0] * seats
        self.turn, self.turn_player, self.stage = 1, 0, Stage.WALK
        self.asked: int | None = None
        """The seat that may dispute what was taken."""

    def clone(self) -> ToyState:
        """A copy."""
        copy = ToyState(self.pack, self.track, self.hands)
        copy.deck, copy.shown = self.deck[:], self.shown[:]
        copy.fields, copy.points = self.fields[:], self.points[:]
        copy.turn, copy.turn_player = self.turn, self.turn_player
        copy.stage, copy.asked = self.stage, self.asked
        return copy

    def actor(self) -> int | None:
        """Whose turn it is, or who is asked."""
        if self.stage is Stage.OVER:
            return None
        return self.turn_player if self.asked is None else self.asked

    def legal_moves(self) -> Sequence[ToyMove]:
        """Every move that isn't refused."""
        walks = (Walk(steps) for steps in range(1, MOST_STEPS + 1))
        every: tuple[ToyMove, ...] = (*walks, Take(), Leave(), Dispute(), Let())
        return [move for move in every if self.refusal(move) is None]

    def refusal(self, move: ToyMove) -> Refusal | None:
        """Why the actor may not play it."""
        if self.stage is Stage.OVER:
            return Refusal("Y4.1", "game_over")
        if self.stage is not _STAGES[type(move)]:
            return Refusal(_RULES[self.stage], f"now_{self.stage}")
        if isinstance(move, Walk):
            left = len(self.track) - self.fields[self.turn_player]
            if not 1 <= move.steps <= min(MOST_STEPS, left):
                return Refusal("Y2.1", "too_far", (("most", min(MOST_STEPS, left)),))
        return None

    def apply(self, move: ToyMove) -> list[ToyEvent]:
        """Play in place."""
        refused = self.refusal(move)
        if refused is not None:
            raise IllegalMove(refused)
        events: list[ToyEvent] = []
        _PLAYS[type(move)](self, move, events)
        return events

    def play_unchecked(self, move: ToyMove) -> None:
        """Play in place; what would be told is thrown away, for there is next to nothing of it."""
        _PLAYS[type(move)](self, move, [])

    def view(self, seat: int) -> ToyView:
        """What a seat may know."""
        hands = (
            card if card is None or owner == seat else HIDDEN
            for owner, card in enumerate(self.hands)
        )
        return ToyView(
            seat,
            self.pack,
            self.actor(),
            self.turn_player,
            self.turn,
            self.stage,
            tuple(self.track),
            tuple(self.fields),
            tuple(self.points),
            tuple(hands),
            len(self.deck),
            tuple(self.shown),
        )

    def outcome(self) -> Outcome | None:
        """Y4.2."""
        if self.stage is not Stage.OVER:
            return None
        cards = tuple(int(card is not None) for card in self.hands)
        return ranked(self.points, cards)


def _walk(state: ToyState, move: Walk, events: list[ToyEvent]) -> None:
    seat = state.turn_player
    state.fields[seat] += move.steps
    events.append(Walked(seat, state.fields[seat]))
    if state.track[state.fields[seat] - 1]:
        state.stage = Stage.PEBBLE
    else:
        _end_turn(state, events)


def _take(state: ToyState, _: Take, events: list[ToyEvent]) -> None:
    events.append(Taken(state.turn_player, state.fields[state.turn_player]))
    others = _in_order(state)[1:]
    state.asked = next((seat for seat in others if state.hands[seat] is not None), None)
    if state.asked is None:
        _keep(state, state.turn_player, events)
    else:
        state.stage = Stage.WINDOW


def _leave(state: ToyState, _: Leave, events: list[ToyEvent]) -> None:
    _end_turn(state, events)


def _let(state: ToyState, _: Let, events: list[ToyEvent]) -> None:
    _keep(state, state.turn_player, events)


def _dispute(state: ToyState, _: Dispute, events: list[ToyEvent]) -> None:
    seat = state.asked
    card = None if seat is None else state.hands[seat]
    if seat is None or card is None:
        raise AssertionError("only who has a card is asked")
    won = state.track[state.fields[state.turn_player] - 1] <= card
    events.append(Disputed(seat, card, won))
    state.shown.append(card)
    state.hands[seat] = state.deck.pop() if state.deck else None
    if state.hands[seat] is not None:
        events.append(Drawn(seat, state.hands[seat]))
    _keep(state, seat if won else state.turn_player, events)


def _keep(state: ToyState, seat: int, events: list[ToyEvent]) -> None:
    field = state.fields[state.turn_player]
    state.points[seat] += state.track[field - 1]
    state.track[field - 1] = 0
    _end_turn(state, events)


def _end_turn(state: ToyState, events: list[ToyEvent]) -> None:
    state.asked = None
    if state.fields[state.turn_player] == len(state.track):
        state.stage = Stage.OVER
        events.append(GameOver())
        return
    state.turn_player, state.turn = (state.turn_player + 1) % len(state.hands), state.turn + 1
    state.stage = Stage.WALK
    events.append(TurnStarted(state.turn_player, state.turn))


def _in_order(state: ToyState) -> list[int]:
    seats = len(state.hands)
    return [(state.turn_player + step) % seats for step in range(seats)]


_STAGES = {
    Walk: Stage.WALK,
    Take: Stage.PEBBLE,
    Leave: Stage.PEBBLE,
    Dispute: Stage.WINDOW,
    Let: Stage.WINDOW,
}
_RULES = {Stage.WALK: "Y2.1", Stage.PEBBLE: "Y2.2", Stage.WINDOW: "Y3.1"}
_PLAYS: dict[type, Callable[[ToyState, Any, list[ToyEvent]], None]] = {
    Walk: _walk,
    Take: _take,
    Leave: _leave,
    Dispute: _dispute,
    Let: _let,
}


def setup(pack: ToyPack, options: Options, seed: int) -> ToyState:
    """Y1. Raises ValueError for a wrong number of seats."""
    count, dealer = len(options.seats), Dealer(seed)
    if count not in SEATS:
        raise ValueError(f"the toy is for {SEATS[0]} to {SEATS[-1]} players, not {count}")
    first = dealer.below(count)
    track, deck = list(pack.pebbles), list(pack.cards)
    dealer.shuffle(track)
    dealer.shuffle(deck)
    hands = [deck.pop() for _ in range(count)]
    fields = SHORT if options.game.get("short") else len(track)
    asked = options.first_player
    return _begun(pack, options, track[:fields], hands, deck, first if asked is None else asked)


def disclose(state: ToyState) -> Mapping[str, object]:
    """All that was dealt."""
    pack = {"pebbles": list(state.pack.pebbles), "cards": list(state.pack.cards)}
    return {**pack, "track": state.track[:], "hands": state.hands[:], "deck": state.deck[:]}


def restore(pack: ToyPack, options: Options, setup: Mapping[str, object], seed: int) -> ToyState:
    """The first position of a record. Raises BadData."""
    del seed  # nothing is drawn after the set-up
    track, hands, deck = (numbers(setup, key) for key in ("track", "hands", "deck"))
    if len(hands) != len(options.seats) or sorted(hands + deck) != sorted(pack.cards):
        raise BadData("setup.hands", "a card for each seat, the others in the deck")
    if len(track) != (SHORT if options.game.get("short") else len(pack.pebbles)):
        raise BadData("setup.track", "as many pebbles as the game has fields")
    return _begun(pack, options, track, hands, list(deck), options.first_player or 0)


def position(state: ToyState) -> Mapping[str, object]:
    """All of it; 0 stands for no card."""
    told: dict[str, object] = {"turn": state.turn, "hands": [card or 0 for card in state.hands]}
    for name in ("track", "fields", "points", "deck", "shown"):
        told[name] = getattr(state, name)[:]
    told |= {"player": state.turn_player, "stage": str(state.stage)}
    return told | ({} if state.asked is None else {"asked": state.asked})


def placed(pack: ToyPack, options: Options, position: Mapping[str, object], seed: int) -> ToyState:
    """A position for one to four seats; cards that aren't named are out of the game."""
    del seed  # nothing is left open
    return _placed(pack, len(options.seats), Form(position, "", _KEYS))


def imagine(view: ToyView, dealer: Dealer) -> ToyState:
    """A state that fits the view: cards that nobody has shown are dealt anew."""
    state = ToyState(view.pack, view.track, view.hands)
    unseen = list(view.pack.cards)
    for card in (*view.shown, *(card for card in view.hands if card)):
        unseen.remove(card)
    dealer.shuffle(unseen)
    state.hands = [unseen.pop() if card == HIDDEN else card for card in view.hands]
    state.deck, state.shown = unseen, list(view.shown)
    state.fields, state.points = list(view.fields), list(view.points)
    state.turn, state.turn_player, state.stage = view.turn, view.turn_player, view.stage
    state.asked = view.actor if view.stage is Stage.WINDOW else None
    return state


def if_ended(view: ToyView) -> tuple[ToyView, Outcome]:
    """As it stands: nothing is scored at the end (Y4.2)."""
    cards = [int(card is not None) for card in view.hands]
    return replace(view, actor=None, stage=Stage.OVER), ranked(view.points, cards)


def waits_for_yes(before: ToyView, move: ToyMove, after: ToyView) -> bool:
    """A walk to where nothing lies ends the turn unasked."""
    return isinstance(move, Walk) and after.turn_player != before.turn_player


def numbers(setup: Mapping[str, object], key: str) -> tuple[int, ...]:
    """A list of a set-up. Raises BadData."""
    return Row(Number(1, 9)).load(required(setup, key, "setup"), f"setup.{key}")


def _begun(
    pack: ToyPack,
    options: Options,
    track: Sequence[int],
    hands: Sequence[int],
    deck: list[int],
    first: int,
) -> ToyState:
    state = ToyState(pack, track, hands)
    state.deck, state.turn_player = deck, first
    state.points = [GIFT * bool(seat.get("gift")) for seat in options.seats]
    return state


_KEYS = (
    *("turn", "player", "stage", "asked", "track", "fields", "points", "hands", "deck", "shown"),
)


def _placed(pack: ToyPack, seats: int, form: Form) -> ToyState:
    card = Number(0, 9).load
    each = exactly(seats, card)
    track, none = form.some("track", card), [0] * seats
    hands = form.read("hands", each, none)
    state = ToyState(pack, track, [held or None for held in hands])
    state.deck, state.shown = form.some("deck", card), form.some("shown", card)
    missing = list(pack.cards)
    for held in (*filter(None, hands), *state.deck, *state.shown):
        if held not in missing:
            raise form.wrong("hands", "no card more often than the pack has it")
        missing.remove(held)
    state.shown += missing
    if not 1 <= len(track) <= len(pack.pebbles):
        raise form.wrong("track", "as many fields as there are pebbles, at the most")
    state.fields = form.read("fields", exactly(seats, Number(0, len(track)).load), none)
    state.points = form.read("points", exactly(seats, Number(0, 99).load), none)
    state.turn = form.read("turn", Number(1).load, 1)
    state.turn_player = form.read("player", Number(0, seats - 1).load, 0)
    state.stage = form.read("stage", Choice(Stage).load, Stage.WALK)
    if (state.stage is Stage.WINDOW) != ("asked" in form):
        raise form.wrong("asked", "a seat in a window, and only there")
    state.asked = form.must("asked", Number(0, seats - 1).load) if "asked" in form else None
    if state.asked is not None and (
        state.asked == state.turn_player or state.hands[state.asked] is None
    ):
        raise form.wrong("asked", "another seat than the one that plays, with a card")
    _check_fields(form, state)
    return state


def _check_fields(form: Form, state: ToyState) -> None:
    """Y2.2, Y4.1."""
    here = state.fields[state.turn_player]
    if state.stage in {Stage.PEBBLE, Stage.WINDOW} and not (here and state.track[here - 1]):
        raise form.wrong("stage", "a pebble where the pawn stands")
    arrived = [seat for seat, field in enumerate(state.fields) if field == len(state.track)]
    ends = state.stage is not Stage.WALK
    if arrived not in ([], [state.turn_player]) or (arrived and not ends):
        raise form.wrong("fields", "nobody on the last field while the game goes on")


TOY: Title[ToyPack, ToyState, ToyMove, ToyEvent, ToyView] = Title(
    id="toy",
    seats=SEATS,
    has_secrets=True,
    moves=lambda _pack: MOVES,
    events=lambda _pack: EVENTS,
    setup=setup,
    disclose=disclose,
    restore=restore,
    position=position,
    placed=placed,
    imagine=imagine,
    points=lambda view: view.points,
    if_ended=if_ended,
    reached=lambda state: state.turn,
    waits_for_yes=waits_for_yes,
    game_options=(Option("short"),),
    seat_options=(Option("gift"),),
)
