"""Where every piece of `towers` rests: a pure function of a view."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, partial

from game.rules.towers.catalogue import FIELDS, SIDE, Catalogue, Colour, Field, field_at
from game.rules.towers.view import PlayerView, TowersView
from game.scene import hand, piles, tower
from game.scene.geometry import on
from game.scene.group_memo import kept
from game.scene.hand import Fan
from game.scene.pose import Layout, Look, Piece, PieceId, Pose
from game.titles.towers.scene import places as at
from game.titles.towers.scene.names import MATERIALS, sorted_out

Placed = Iterator[tuple[PieceId, Piece]]
CARD_BACK = Look("towers/card", "card:back")
BUNDLE = Look("towers/bundle")
CROWNED = 5
"""So many storeys carry battlements in place of a roof."""
CROWN = Look("towers/battlements", f"roof:{CROWNED}", f"towers/plate:{CROWNED}")
BUILT = "-built"
"""After the name of a field's model: a tower stands on it."""
DAY, LIT, DARK = "", "-lit", "-dark"
"""After the name of a storey's model: when all is over lamps burn in what the winners built."""
COCK_FOOT = 0.07
"""How high on the battlements the weathercock stands."""
PENNANT_AT = (0.33, 0.33, 0.03)
"""Where on a roof's eaves, or on the battlements, a flag stands: at the corner behind on the right,
so that it hides neither number nor door."""
LANES = tuple(
    (entry, step)
    for along in range(SIDE)
    for entry, step in (
        (field_at(0, along), SIDE),
        (field_at(SIDE - 1, along), -SIDE),
        (field_at(along, 0), 1),
        (field_at(along, SIDE - 1), -1),
    )
)
"""Every lane of the board: the field over which it is entered, and its direction."""


def layout(view: TowersView, focus: int) -> Layout:
    """Every piece at rest as ``view`` tells it, with seat ``focus`` in front."""
    content, seats = view.catalogue, len(view.players)
    pieces: Layout = {}
    pieces.update(kept("towers board", (content,), lambda: _board(content)))
    pieces.update(kept("towers town", _told_of_town(view), lambda: _town(view)))
    pieces.update(_pawns(view))
    sources = (view.deck, view.discard, view.discard_top, view.phase)
    pieces.update(kept("towers common", sources, lambda: _common(view)))
    for seat, player in enumerate(view.players):
        own = (player.blocks, player.chips, player.reserve, player.joker, player.hand)
        lay = partial(_seat, view, seat, focus)
        known = (focus, seats, player.hand_size, *own)
        pieces.update(kept(f"towers seat{seat}", known, lay))
    return pieces


def card_look(colour: Colour, *, held: bool = False) -> Look:
    """A card's face; ``held``: it stands in the rack and rises when it is meant."""
    return Look("towers/held" if held else "towers/card", f"card:{MATERIALS[colour]}")


def storey_look(colour: Colour, windows: str = DAY) -> Look:
    """A block, and what is seen in its windows."""
    kind = MATERIALS[colour]
    return Look(f"towers/storey:{kind}{windows}", f"wall:{kind}")


def roof_look(height: int) -> Look:
    """The chip of a tower."""
    return Look(f"towers/roof:{height}", f"roof:{height}", f"towers/plate:{height}")


def joker_look(*, ready: bool) -> Look:
    """A joker tile, face up or down."""
    state = "up" if ready else "down"
    return Look(f"towers/joker:{state}", f"joker:{state}")


def pawn_look(owner: int | None) -> Look:
    """A seat's pawn, or a neutral one."""
    return Look(f"towers/pawn:{'nobody' if owner is None else owner}")


def field_look(content: Catalogue, field: Field, *, built: bool = False) -> Look:
    """A field with its small squares; ``built``: a tower stands on it, within a kerb."""
    kind = MATERIALS[content.colours[field]]
    model = f"towers/field:{kind}{BUILT if built else ''}"
    return Look(model, f"field:{kind}:{content.squares[field]}")


def field_piece(content: Catalogue, field: Field, *, built: bool = False) -> Piece:
    """A field where it lies."""
    look = field_look(content, field, built=built)
    return Piece(look, at.field_pose(field, at.BED))


@cache
def tower_pieces(
    field: Field, blocks: tuple[Colour, ...], windows: str = DAY
) -> tuple[tuple[PieceId, Piece], ...]:
    """A tower with what it carries."""
    foot, count = at.field_pose(field), len(blocks)
    poses = tower.storeys(foot, count, field)
    found: list[tuple[PieceId, Piece]] = [
        (("storey", field, level), Piece(storey_look(blocks[level], windows), pose))
        for level, pose in enumerate(poses)
    ]
    return (*found, *crown_pieces(field, count))


def crown_pieces(field: Field, count: int) -> Iterator[tuple[PieceId, Piece]]:
    """What a tower of so many storeys carries; nothing where none stands."""
    top = tower.roof(at.field_pose(field), count)
    if count >= CROWNED:
        yield ("crown", field), Piece(CROWN, top)
        vane = on(top, Pose((0.0, 0.0, COCK_FOOT)))
        yield ("cock", field), Piece(Look("towers/weathercock"), vane)
    elif count:
        yield ("roof", field), Piece(roof_look(count), top)


@cache
def hand_poses(count: int) -> tuple[Pose, ...]:
    """Where the cards of the hand in front stand."""
    return tuple(hand.poses(at.RACK, Fan(count)))


def _board(content: Catalogue) -> Placed:
    yield ("table",), Piece(Look("table"), Pose())
    yield ("mat",), Piece(Look("towers/mat"), Pose())
    yield ("board",), Piece(Look("towers/board"), at.BOARD)
    yield ("rack",), Piece(Look("towers/rack"), at.RACK.pose)
    for entry, step in LANES:
        yield ("lane", entry, step), Piece(Look("towers/lane"), at.lane_pose(entry, step))
    for field in range(FIELDS):
        yield ("field", field), field_piece(content, field)


def _told_of_town(view: TowersView) -> tuple[Hashable, ...]:
    """All that the town depends on."""
    builders = view.builders if view.quick else ()
    town = (view.catalogue, view.towers, builders)
    return (*town, lamps(view)) if view.ended else town


def pennant_pieces(view: TowersView, field: Field) -> Placed:
    """In a quick town, the flag of whoever built a tower: it counts for him at the end (Q3)."""
    builder = view.builders[field]
    if view.quick and builder is not None:
        yield ("pennant", field), pennant_piece(field, len(view.towers[field]), builder)


def pennant_piece(field: Field, count: int, builder: int) -> Piece:
    """The flag of a seat on a tower of so many storeys."""
    top = tower.roof(at.field_pose(field), count)
    return Piece(Look(f"towers/pennant{builder}"), on(top, Pose(PENNANT_AT)))


def _town(view: TowersView) -> Placed:
    lit = lamps(view)
    for field, blocks in enumerate(view.towers):
        if blocks:
            evening = LIT if field in lit else DARK
            yield ("field", field), field_piece(view.catalogue, field, built=True)
            yield from tower_pieces(field, blocks, evening if view.ended else DAY)
            yield from pennant_pieces(view, field)


def winners(view: TowersView) -> list[int]:
    """Most points, then more blocks; then shared (T11)."""
    results = [(player.points, sum(player.blocks)) for player in view.players]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def lamps(view: TowersView) -> tuple[Field, ...]:
    """The towers in whose windows lamps burn when all is over: those that the winners built."""
    lit = winners(view) if view.ended else ()
    return tuple(field for field, seat in enumerate(view.builders) if seat in lit)


def _pawns(view: TowersView) -> Placed:
    for seat, player in enumerate(view.players):
        for field in player.pawns:
            yield ("pawn", field), Piece(pawn_look(seat), at.pawn_pose(field))
    for field in view.neutral:
        yield ("pawn", field), Piece(pawn_look(None), at.pawn_pose(field))


def deck_pieces(count: int) -> Placed:
    """The deck, face down."""
    for lying in piles.deck(at.DECK, count):
        look = BUNDLE if lying.cards > 1 else CARD_BACK
        yield ("deck", lying.first), Piece(look, lying.pose)


def discard_pieces(cards: Sequence[int], top: Colour | None) -> Placed:
    """The discard pile; of the cards below the last one little more than the edge is seen."""
    count = sum(cards)
    below = list(cards)
    if top is not None:
        below[top] -= 1
    order = [colour for colour, _ in sorted_out(below)]
    for lying in piles.discards(at.DISCARD, count):
        if lying.cards > 1:
            look = BUNDLE
        elif lying.first == count - 1 and top is not None:
            look = card_look(top)
        else:
            look = card_look(order[(lying.first * 7) % len(order)])
        yield ("discard", lying.first), Piece(look, lying.pose)


def _common(view: TowersView) -> Placed:
    yield from deck_pieces(view.deck)
    yield from discard_pieces(view.discard, view.discard_top)
    yield ("stairs",), Piece(Look("towers/stairs"), at.STAIRS)
    for phase in range(1, 5):
        look = Look(f"towers/step:{phase}", f"step:{phase}")
        yield ("step", phase), Piece(look, at.step_pose(phase))
    yield ("flag",), Piece(Look("towers/flag"), at.flag_pose(view.phase))


def _seat(view: TowersView, seat: int, focus: int) -> Placed:
    player = view.players[seat]
    estate = at.estate(seat, focus, len(view.players))
    yield ("tray", seat), Piece(Look(f"towers/tray{seat}"), estate.tray)
    for place, (colour, number) in enumerate(sorted_out(player.blocks)):
        look = storey_look(colour)
        yield ("block", seat, colour, number), Piece(look, estate.block(place, sum(player.blocks)))
    for index, count in enumerate(player.chips):
        for number, pose in enumerate(tower.nested(estate.chip(index + 1), count)):
            yield ("chip", seat, index + 1, number), Piece(roof_look(index + 1), pose)
    for number in range(player.reserve):
        yield ("reserve", seat, number), Piece(pawn_look(seat), estate.pawn(number))
    yield ("joker", seat), Piece(joker_look(ready=player.joker), estate.joker)
    yield from hand_pieces(player, seat, estate)


def hand_pieces(player: PlayerView, seat: int, estate: at.Estate) -> Placed:
    """A seat's cards: on the rack in front, else in a narrow fan on the table."""
    count = player.hand_size
    poses: Sequence[Pose] = hand_poses(count) if estate.front else at.spread(estate, count)
    if player.hand is None:
        for number, pose in enumerate(poses):
            yield ("back", seat, number), Piece(CARD_BACK, pose)
        return
    for (colour, number), pose in zip(sorted_out(player.hand), poses, strict=True):
        look = card_look(colour, held=estate.front)
        yield ("hand", seat, colour, number), Piece(look, pose)
