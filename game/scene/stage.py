"""The scene: what lies on the table now, how it is marked, and what is moving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto

from game.scene.cues import Cue
from game.scene.floaters import Floater
from game.scene.pose import Layout, Piece, PieceId, Pose
from game.scene.timeline import Timeline
from game.scene.turntable import Turntable

TRIUMPHANT = frozenset({"fanfare", "ending"})
"""The kinds of cues that are for a triumph alone."""


class Mark(Enum):
    """How a piece is set off from the others."""

    NONE = auto()
    TAKEABLE = auto()  # lit edges, raised by a hair
    HOVER = auto()
    CHOSEN = auto()
    REFUSED = auto()  # outlined in vermilion
    GHOST = auto()  # translucent: what would be
    DIM = auto()
    TARGET = auto()  # outlined as a legal target
    VEILED = auto()  # seen through, for the sake of what it hides


class Scene:
    """Pieces by id, with the ids that changed since the renderer last asked."""

    def __init__(self, turntable: Turntable) -> None:
        self.pieces: Layout = {}
        self.marks: dict[PieceId, Mark] = {}
        self.turntable = turntable
        self.timeline = Timeline()
        self.reduced_motion = False
        self.triumphs: Callable[[], bool] = lambda: True
        """Whether the end of a game is celebrated; what falls short of its goal ends quietly."""
        self.floaters: dict[PieceId, Floater] = {}
        """Points that fly to a player's card; none when the timeline has drained."""
        self.closeup = ""
        """The name of the sight at which something is being told; "" when it can be seen from
        anywhere, and when the timeline has drained."""
        self.shown = 0
        """So many events of the step that is directed have been shown, where its title says so."""
        self.put_down: frozenset[PieceId] = frozenset()
        """Where something is directed: the pieces that a hand has moved off their rest before."""
        self.cuts = 0
        """How often the picture has changed at once under reduced motion: each wants a fade."""
        self._changed: set[PieceId] = set()
        self._removed: set[PieceId] = set()
        self._cues: list[Cue] = []

    def cue(self, cue: Cue) -> None:
        """Let something be heard now; a fanfare, or the tune of an end, only at a triumph."""
        if cue.kind not in TRIUMPHANT or self.triumphs():
            self._cues.append(cue)

    def take_cues(self) -> list[Cue]:
        """What is to be heard since the last call, in order."""
        cues, self._cues = self._cues, []
        return cues

    def cut(self) -> None:
        """All is about to look different at once; without motion the old picture fades out."""
        self.cuts += self.reduced_motion

    def take_changes(self) -> tuple[set[PieceId], set[PieceId]]:
        """Ids changed and ids removed since the last call."""
        changed, removed = self._changed, self._removed
        self._changed, self._removed = set(), set()
        return changed, removed

    @property
    def stale(self) -> bool:
        """Whether the renderer has something to take over."""
        return bool(self._changed or self._removed)

    @property
    def busy(self) -> bool:
        """Whether an animation runs that input waits for."""
        return self.timeline.busy

    @property
    def moving(self) -> bool:
        """Whether the next moment looks different from this one."""
        return self.timeline.busy or self.turntable.moving

    def put(self, name: PieceId, piece: Piece) -> None:
        """Show ``piece`` as ``name``."""
        if self.pieces.get(name) != piece:
            self.pieces[name] = piece
            self._changed.add(name)
            self._removed.discard(name)

    def pose(self, name: PieceId, pose: Pose) -> None:
        """Move the piece ``name``, if it is there."""
        piece = self.pieces.get(name)
        if piece is not None:
            self.put(name, piece._replace(pose=pose))

    def remove(self, name: PieceId) -> None:
        """Show ``name`` no longer."""
        if self.pieces.pop(name, None) is not None:
            self._removed.add(name)
            self._changed.discard(name)

    def show(self, layout: Mapping[PieceId, Piece]) -> None:
        """Jump to ``layout``; whatever was moving is forgotten."""
        self.timeline.clear()
        self.settle(layout)

    def settle(self, layout: Mapping[PieceId, Piece]) -> None:
        """Let every piece be where ``layout`` has it, and nothing else be there."""
        self.put_all(layout)
        self.floaters.clear()
        self.closeup = ""

    def put_all(self, layout: Mapping[PieceId, Piece]) -> None:
        """Show the pieces of ``layout`` and no others; what else is seen stays."""
        for name in [name for name in self.pieces if name not in layout]:
            self.remove(name)
        for name, piece in layout.items():
            self.put(name, piece)

    def mark(self, marks: Mapping[PieceId, Mark]) -> None:
        """Set off these pieces and no others."""
        for name in self.marks.keys() | marks.keys():
            if self.marks.get(name) != marks.get(name):
                self._changed.add(name)
        self.marks = {name: mark for name, mark in marks.items() if mark is not Mark.NONE}

    def touch(self, names: Iterable[PieceId]) -> None:
        """Have these pieces drawn anew."""
        self._changed.update(name for name in names if name in self.pieces)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.timeline.advance(seconds)
        self.turntable.advance(seconds)

    def skip(self) -> None:
        """Show how every running animation ends; what it would have sounded like is not heard."""
        heard = len(self._cues)
        self.timeline.skip()
        del self._cues[heard:]
