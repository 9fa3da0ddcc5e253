"""Which copies in the batch stand for which pieces; brought up to date by what changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import Enum
from typing import NamedTuple, Protocol

from game.render.batch import Batch, Copy
from game.render.bounds import Bounds
from game.render.extent import Ball, Part, reach_of
from game.render.pictures import FaceArray
from game.render.records import MARKS, marked, raised, record, seed_of
from game.render.sighting import Sighting
from game.render.tints import picture_of
from game.scene.pose import Piece, PieceId
from game.scene.standing_out import kind_of

CASTERS = "casters"
"""The list of whatever casts a shadow on the table."""
GROUND = frozenset({"table", "mat"})
"""Models that everything stands on: they cast no shadow and are drawn last."""
MINIATURE_MARKS = frozenset({MARKS["GHOST"], MARKS["DIM"]})
"""Marks that a miniature shares with its tile; an edge lights up on the tile alone."""

GLOWING = frozenset(MARKS[name] for name in ("TAKEABLE", "HOVER", "CHOSEN", "REFUSED", "TARGET"))
"""Marks that give light."""
BROAD_EDGED = frozenset({"block", "die"})
"""Cubes whose own edges are broad enough to show a mark, with a halo; the others wear an outline.
A model's kind stands in its name between a title's slash and a variant's colon."""
STACKED = frozenset({"storey"})
"""Models that stand on each other: their own edges show a mark, nothing lies round them."""
BELOW = frozenset({"field"})
"""Models on which high things stand: their outlines show faintly through these."""

SHINING_THROUGH = frozenset({"pawn"})
"""Models whose shape shows through whatever stands before them: they are drawn after all else."""
OVER_SHAPES = frozenset({"plate", "card", "held"})
"""Models that no such shape covers: numbers and cards, read whatever stands behind them."""


class Turning(Protocol):
    """The turntable: how what stands on it is turned now."""

    def matrix(self) -> tuple[float, ...]:
        """Turntable frame to table frame, column-major."""


class Shown(Protocol):
    """What the renderer reads from a scene."""

    @property
    def pieces(self) -> Mapping[PieceId, Piece]:
        """What is shown now."""

    @property
    def marks(self) -> Mapping[PieceId, Enum]:
        """The emphasis of pieces; most have none."""

    @property
    def turntable(self) -> Turning:
        """The cube's turntable."""

    def take_changes(self) -> tuple[Collection[PieceId], Collection[PieceId]]:
        """Pieces changed and pieces removed since the last call."""


class _Entry(NamedTuple):
    """A piece as drawn now: its own copy and its miniature's, and the list they are in."""

    piece: Piece
    mark: int
    copies: tuple[Copy, ...]
    place: str


class Trace(NamedTuple):
    """What a change leaves to be drawn anew: everything in, or lit otherwise because of, a ball."""

    ball: Ball
    casts: bool
    """Whether shadows change as well; else no more than the pieces' own paint."""
    place: str


def stale(traces: Iterable[Trace], sighting: Sighting, margin: float) -> list[Part]:
    """Where a picture is no longer right; light changes ``margin`` table units beside a piece."""
    return [
        sighting.hull(reach_of(trace.ball, margin)) if trace.casts else sighting.part(trace.ball)
        for trace in traces
    ]


class Population:
    """The pieces of one scene in one batch."""

    def __init__(self, batch: Batch, faces: FaceArray, bounds: Bounds) -> None:
        self._batch = batch
        self._faces = faces
        self._bounds = bounds
        self._traces: list[Trace] = []
        self._entries: dict[PieceId, _Entry] = {}
        self._scene: Shown | None = None
        self.outlined: dict[str, dict[PieceId, Copy]] = {
            "table": {},
            "behind": {},
            "stage": {},
        }
        """The copies that wear an outline: on the table, also where something stands before it, and
        on the stage."""
        self.haloed: dict[PieceId, Copy] = {}
        """The copies whose own edges are lit, and that stand in a halo."""
        self.outlines_changed = False
        self.glowing: set[PieceId] = set()

    def follow(self, scene: Shown, turned: tuple[float, ...]) -> list[Trace]:
        """Take over what changed, all of it if the scene is another one than before.

        ``turned`` is how the turntable stands. Returns what has to be drawn anew.
        """
        changed, removed = scene.take_changes()
        self._traces = [Trace(ball, True, "things") for ball in self._bounds.turn(turned)]
        if scene is not self._scene:
            self._scene = scene
            changed, removed = list(scene.pieces), list(self._entries)
        for name in sorted(removed, key=repr):  # sets have another order in every process
            if name not in scene.pieces:
                self._remove(name)
        for name in sorted(changed, key=repr):
            piece = scene.pieces.get(name)
            if piece is not None:
                mark = scene.marks.get(name)
                number = _number(mark.name, piece) if mark else 0
                self._show(name, marked(piece, number) if number else piece, number)
        self._batch.upload()
        for name in self._bounds.settle():
            self._list(name, self._entries[name])
        return self._traces

    def breathe(self) -> list[Trace]:
        """What has to be drawn anew when what glows does so more or less strongly."""
        found = ((self._bounds.ball(name), self._entries[name].place) for name in self.glowing)
        return [Trace(ball, False, place) for ball, place in found if ball]

    def refresh(self) -> None:
        """Write every record anew, after the face pictures were exchanged."""
        for name, entry in self._entries.items():
            self._write(name, entry)

    def stage(self) -> list[Piece]:
        """The pieces of the centre stage."""
        return [entry.piece for entry in self._entries.values() if entry.place == "stage"]

    def _show(self, name: PieceId, piece: Piece, mark: int) -> None:
        old = self._entries.get(name)
        place = _place(piece, mark)
        before, cluster = self._bounds.ball(name), self._bounds.cluster(name)
        alike = old is not None and old.piece.look[::2] == piece.look[::2]
        if old and alike and old.place == place and len(old.copies) == self._known(piece):
            entry = _Entry(piece, mark, old.copies, place)
            moved = old.piece.pose != piece.pose or raised(old.piece, old.mark) != raised(
                piece, mark
            )
        else:
            self._remove(name)
            before = cluster = None
            entry = _Entry(piece, mark, self._copies(piece), place)
            moved = True
        self._entries[name] = entry
        self._write(name, entry)
        self._note(name, entry)
        if before and moved:
            self._traces.append(Trace(before, _casts(place), place))
        ball = self._bounds.put(name, piece)
        if self._bounds.cluster(name) != cluster:
            self._list(name, entry)
        self._traces.append(Trace(ball, moved and _casts(place), place))

    def _remove(self, name: PieceId) -> None:
        entry = self._entries.pop(name, None)
        if entry is None:
            return
        ball = self._bounds.ball(name)
        if ball:
            self._traces.append(Trace(ball, _casts(entry.place), entry.place))
        self._bounds.drop(name)
        for copy in entry.copies:
            for drawn in _lists_of(copy, entry.place):
                self._batch.drop(copy, drawn)
            self._batch.give_back(copy)
        self._note(name, None)

    def _list(self, name: PieceId, entry: _Entry) -> None:
        """Have a piece drawn together with its cluster."""
        cluster = self._bounds.cluster(name)
        assert cluster is not None
        for copy in entry.copies:
            for drawn in _lists_of(copy, entry.place):
                self._batch.put(copy, drawn, cluster)

    def _copies(self, piece: Piece) -> tuple[Copy, ...]:
        models = (piece.look.model, piece.look.mini)
        return tuple(self._batch.take(model) for model in models if self._batch.knows(model))

    def _known(self, piece: Piece) -> int:
        """How many of its models there are by now: a pack's own come a little later."""
        return self._batch.knows(piece.look.model) + self._batch.knows(piece.look.mini)

    def _write(self, name: PieceId, entry: _Entry) -> None:
        layer = self._faces.layer(picture_of(entry.piece.look.face))
        mark, seed = entry.mark, seed_of(name)
        for copy in entry.copies:
            self._batch.write(copy, record(entry.piece, layer, mark, seed))
            mark = mark if mark in MINIATURE_MARKS else 0

    def _note(self, name: PieceId, entry: _Entry | None) -> None:
        """Keep count of what glows, and of what wears an outline."""
        lit = entry is not None and entry.mark in GLOWING
        if not lit and name not in self.glowing:
            return
        (self.glowing.add if lit else self.glowing.discard)(name)
        for copies in (*self.outlined.values(), self.haloed):
            if copies.pop(name, None):
                self.outlines_changed = True
        if entry and lit and entry.copies:
            level = "stage" if entry.place == "stage" else "table"
            kind = kind_of(entry.piece.look.model)
            if kind not in STACKED:
                worn = self.haloed if kind in BROAD_EDGED else self.outlined[level]
                worn[name] = entry.copies[0]
            if kind in BELOW:
                self.outlined["behind"][name] = entry.copies[0]
            self.outlines_changed = True


def _number(mark: str, piece: Piece) -> int:
    """How shaders know a mark; a goal that wears no outline is lit as what may be taken is."""
    stacked = kind_of(piece.look.model) in STACKED
    return MARKS.get("TAKEABLE" if stacked and mark == "TARGET" else mark, 0)


def _casts(place: str) -> bool:
    return place not in {"ground", "ghost", "stage-ghost"}


def _lists_of(copy: Copy, place: str) -> tuple[str, ...]:
    """The lists in which a copy of a piece in ``place`` is drawn, seen and from the light."""
    if place == "through":
        return (place, CASTERS)
    if place == "things":
        return ("over" if kind_of(copy.model) in OVER_SHAPES else place, CASTERS)
    return (place,)


def _place(piece: Piece, mark: int) -> str:
    if piece.frame == "stage":
        return "stage-ghost" if piece.fade else "stage"
    if mark == MARKS["GHOST"] or piece.fade:
        return "ghost"
    kind = kind_of(piece.look.model)
    if kind in GROUND:
        return "ground"
    return "through" if kind in SHINING_THROUGH else "things"
