"""What would lie on the table of brewery after a move: a die where it goes, what is bought."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.brewery.catalogue import BLOCK_DIE, RAISE, SEED, SKILL_USE, WITHDRAW
from game.rules.brewery.dice import SIX
from game.rules.brewery.events import (
    Bought,
    BreweryEvent,
    DiceExchanged,
    DieRaised,
    DieStored,
    DieToPool,
    ItemPlaced,
    TokenUsed,
)
from game.rules.brewery.moves import (
    Accelerate,
    Brew,
    BreweryMove,
    Buy,
    Exchange,
    Place,
    Store,
    UseToken,
)
from game.rules.brewery.view import (
    WAREHOUSE,
    BreweryView,
)
from game.scene.dice import DIE, upright
from game.scene.geometry import compose, on
from game.scene.pose import UPRIGHT, Layout, Piece, PieceId, Pose
from game.titles.brewery.scene import sockets
from game.titles.brewery.scene.estates import estate
from game.titles.brewery.scene.layout import card_pose
from game.titles.brewery.scene.names import die_look, die_name, good_look
from game.titles.brewery.scene.places import CARD_THICK
from game.titles.brewery.scene.seats import seat_pieces
from game.titles.brewery.scene.so_far import so_far
from game.titles.brewery.scene.spread import standing
from game.titles.brewery.ui.hands.meaning import seat_of, slot_of
from game.titles.brewery.ui.view_facts import extension_die, slots


def ghosts(view: BreweryView, focus: int, move: BreweryMove | None) -> list[Piece]:
    """The pieces to show of ``move``: what goes somewhere, or becomes another."""
    seat = seat_of(view)
    match move:
        case Store(die):
            return _stored(view, focus, seat, die)
        case Place(field, item):
            after = _then(view, ItemPlaced(seat, field, item))
            name = ("planted", seat, field) if item == SEED else ("die", item)
            return _new(view, focus, seat, after, [name])
        case Accelerate(field, die):
            foot = estate(seat, focus, len(view.players)).quick(field)
            return [Piece(die_look(die), standing(foot, view.value[die], die))]
        case Buy(what):
            after, number = _then(view, Bought(seat, what, 0, None)), view.players[seat].goods[what]
            return _new(view, focus, seat, after, [("good", seat, what, number)])
        case Exchange(give, take):
            after = _then(view, DiceExchanged(seat, give, take, view.value[take]))
            return _new(view, focus, seat, after, [("die", take)])
        case Brew():
            return list(brewed(view, seat, move).values())
        case UseToken(token, die) if token in {WITHDRAW, BLOCK_DIE, RAISE}:
            after = _marked(view, seat, token, die)
            return _new(view, focus, view.owner[die], after, [("die", die), ("mark", die)])
        case _:
            return []


def placed(view: BreweryView, focus: int, seat: int, where: tuple[int, int]) -> Piece | None:
    """An item of a seat on a field, if it would lie there: field and item."""
    then: Layout = dict(seat_pieces(_then(view, ItemPlaced(seat, *where)), seat, focus))
    return then.get(die_name(where[1]))


def brewed(view: BreweryView, seat: int, move: Brew) -> Layout:
    """The dice of a brewing in the sockets of its card, and what refines it."""
    slot, card = slot_of(view, move.recipe), view.catalogue.recipes[move.recipe]
    if slot is None:
        return {}
    pose, spots = card_pose(view, slot), sockets.sockets(card)[0]
    found: Layout = {}
    for needed, spot in zip(slots(view, seat, move.recipe), spots, strict=True):
        if needed.die is not None:
            x, y = sockets.on_card(spot)
            value = view.value[needed.die]
            found[die_name(needed.die)] = _die_on(pose, x, y, needed.die, value, 0.86)
    uses = [each.use for each in card.extensions]
    if move.extension in uses:
        place = sockets.extension(uses.index(move.extension), len(uses))
        x, y = sockets.on_card(place)
        die = extension_die(view, seat)
        if move.extension != SKILL_USE:
            lies = on(pose, Pose((x - 0.12, y, CARD_THICK), UPRIGHT, 1.1))
            count = view.players[seat].ingredients[move.extension]
            name: PieceId = ("good", seat, move.extension, count - 1)
            found[name] = Piece(good_look(move.extension), lies)
        elif die is not None:
            found[die_name(die)] = _die_on(pose, x - 0.12, y, die, view.value[die], 0.7)
    return found


def _die_on(card: Pose, x: float, y: float, die: int, value: int, size: float) -> Piece:
    """A die on a card, shown as it lies in the warehouse."""
    pose = on(card, Pose((x, y, CARD_THICK + DIE / 2 * size), UPRIGHT, size))
    return Piece(die_look(die), pose._replace(turn=compose(pose.turn, upright(value or 1))))


def _new(
    view: BreweryView, focus: int, seat: int, after: BreweryView, names: Iterable[PieceId]
) -> list[Piece]:
    """What of a seat's things lies otherwise ``after`` a move."""
    before: Layout = dict(seat_pieces(view, seat, focus))
    then: Layout = dict(seat_pieces(after, seat, focus))
    return [then[name] for name in names if name in then and then[name] != before.get(name)]


def _stored(view: BreweryView, focus: int, seat: int, die: int) -> list[Piece]:
    """A die where the warehouse has room: in its order it would lie in the place of another."""
    taken = {piece.pose.place[:2] for piece in dict(seat_pieces(view, seat, focus)).values()}
    after = _then(view, DieStored(seat, die))
    then: Layout = dict(seat_pieces(after, seat, focus))
    rack = [then["die", each].pose.place for each in after.dice_of(seat, WAREHOUSE)]
    piece = then["die", die]
    room = next((place for place in rack if place[:2] not in taken), piece.pose.place)
    return [piece._replace(pose=piece.pose._replace(place=room))]


def _marked(view: BreweryView, seat: int, token: int, die: int) -> BreweryView:
    """A die after a token: in its owner's pool, marked, or one higher."""
    owner = view.owner[die]
    if token == WITHDRAW:
        return _then(view, DieToPool(owner, die, "withdraw"))
    if token == RAISE:
        return _then(view, DieRaised(owner, die, min(view.value[die] + 1, SIX), "token"))
    return _then(view, TokenUsed(seat, token, die))


def _then(view: BreweryView, event: BreweryEvent) -> BreweryView:
    """The view after an event."""
    return so_far(view, [event], 1)
