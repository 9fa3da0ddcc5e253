"""The toy's table: a track of fields with pebbles and pawns, and a card before each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scene.director.choreography import Choreography
from game.scene.framing import Sight, box
from game.scene.pose import Layout, Look, Piece, PieceId, Pose, Vec3
from game.scene.rays import Ray, box_hit
from game.scene.stage import Scene
from game.scene.tabletop import WHOLE, Looking, Preset, Tabletop, Touching
from game.scene.targets import Target
from game.scene.turntable import Turntable
from tests.toy.moves import ToyEvent, Walked
from tests.toy.rules import HIDDEN, ToyView

ROW, PITCH, ACROSS = 7, 1.2, 3.6
"""Fields in a row, how far they are apart, and where the first one lies."""
HOP_S = 0.4


@dataclass(frozen=True, slots=True)
class FieldTarget:
    """A field of the track, from 1; 0 is the start."""

    field: int


@dataclass(frozen=True, slots=True)
class CardTarget:
    """The card of a seat."""

    seat: int


def field_place(field: int) -> Vec3:
    """The middle of a field; the track runs to and fro."""
    row, along = divmod(field, ROW)
    return (-ACROSS + PITCH * (along if row % 2 == 0 else ROW - 1 - along), 2.0 - PITCH * row, 0.0)


def pawn_pose(view: ToyView, seat: int) -> Pose:
    """Where a pawn stands on its field."""
    x, y, _ = field_place(view.fields[seat])
    return Pose((x - 0.3 + 0.2 * seat, y - 0.25, 0.06), scale=0.8)


def card_pose(view: ToyView, seat: int, focus: int) -> Pose:
    """Where a seat's card lies: one's own in front."""
    seats = len(view.fields)
    return Pose((1.4 * ((seat - focus) % seats) - 2.0, -4.0, 0.0), scale=1.2)


def layout(view: ToyView, focus: int) -> Layout:
    """Every piece at rest."""
    pieces: Layout = {
        ("table",): Piece(Look("table"), Pose()),
        ("mat",): Piece(Look("mat"), Pose()),
    }
    for field in range(len(view.track) + 1):
        pieces["field", field] = Piece(Look("space", "field"), Pose(field_place(field)))
        pebble = view.track[field - 1] if field else 0
        if pebble:
            x, y, _ = field_place(field)
            pieces["pebble", field] = Piece(
                Look("token", f"pebble:{pebble}"), Pose((x, y + 0.1, 0.05))
            )
    for seat, card in enumerate(view.hands):
        pieces["pawn", seat] = Piece(Look(f"figure{seat}"), pawn_pose(view, seat))
        if card is not None:
            face = "card:back" if card == HIDDEN else f"card:{card}"
            pieces["card", seat] = Piece(Look("tile", face), card_pose(view, seat, focus))
    return pieces


def direct(
    scene: Scene, events: Sequence[ToyEvent], before: ToyView, after: ToyView, focus: int
) -> None:
    """A pawn hops; all else changes when it has landed."""
    show, goal = Choreography(scene, scene.timeline.end), layout(after, focus)
    for event in events:
        if isinstance(event, Walked) and not scene.reduced_motion:
            show.hop(("pawn", event.player), goal["pawn", event.player].pose, HOP_S)
            show.wait(HOP_S)
    show.wait(0.2)
    show.last_of_all(lambda: scene.settle(goal))
    show.perform()


def lay(scene: Scene, view: ToyView, focus: int) -> None:
    """It just lies there."""
    scene.show(layout(view, focus))


def sight(name: str, view: ToyView, focus: int) -> Sight:
    """The whole table, or a seat's card."""
    if name == WHOLE:
        return Sight(box((-4.4, -4.8, 0.0), (4.4, 2.8, 0.8), 2))
    seat = int(name.removeprefix("seat:"))
    x, y, _ = card_pose(view, seat, focus).place
    return Sight(box((x - 1.0, y - 1.0, 0.0), (x + 1.0, y + 1.0, 0.5), 2))


def pick(ray: Ray, view: ToyView, focus: int, _turntable: Turntable) -> Target | None:
    """The field or card that a ray meets first."""
    hits: list[tuple[float, Target]] = []
    things: list[tuple[Target, Pose]] = [
        (FieldTarget(field), Pose(field_place(field))) for field in range(len(view.track) + 1)
    ]
    held = (seat for seat, card in enumerate(view.hands) if card is not None)
    things += [(CardTarget(seat), card_pose(view, seat, focus)) for seat in held]
    for target, pose in things:
        along = box_hit(ray, pose, (0.5, 0.5), 0.1)
        if along is not None:
            hits.append((along, target))
    return min(hits, key=lambda hit: hit[0])[1] if hits else None


def anchor(target: Target, view: ToyView, focus: int, _turntable: Turntable) -> Vec3:
    """The middle of its top."""
    if isinstance(target, CardTarget):
        x, y, _ = card_pose(view, target.seat, focus).place
        return (x, y, 0.1)
    assert isinstance(target, FieldTarget)
    x, y, _ = field_place(target.field)
    return (x, y, 0.05)


def outline(target: Target, view: ToyView, focus: int, turntable: Turntable) -> tuple[Vec3, ...]:
    """Its corners."""
    x, y, _ = anchor(target, view, focus, turntable)
    return box((x - 0.5, y - 0.5, 0.0), (x + 0.5, y + 0.5, 0.1), 1)


def pieces_of(target: Target, _view: ToyView) -> tuple[PieceId, ...]:
    """The field, or the card."""
    match target:
        case FieldTarget(field):
            return (("field", field),)
        case CardTarget(seat):
            return (("card", seat),)
        case _:
            return ()


TABLETOP: Tabletop[ToyView, ToyEvent] = Tabletop(
    scene=lambda: Scene(Turntable((0.0, 0.0, 0.0))),
    layout=layout,
    direct=direct,
    open=lay,
    looking=Looking(
        presets=(Preset(WHOLE, "F2", "table", lambda: "Whole table"),),
        sight=sight,
        seat_sight=lambda seat, _focus: f"seat:{seat}",
    ),
    touching=Touching(pick=pick, anchor=anchor, outline=outline, pieces_of=pieces_of),
    situation=lambda view: view.stage.value,
)
