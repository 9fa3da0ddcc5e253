"""Pieces that go on as others: a storey that becomes a block, a roof that becomes a prize."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.scene.director.choreography import Choreography
from game.scene.pose import Piece, PieceId
from game.scene.stage import Scene

Deed = Callable[[], None]


def down_first(scene: Scene, names: Sequence[PieceId], count: int) -> int:
    """How many of ``count`` pieces alike a hand has put down already, the first of ``names``.

    Which of them it took, nobody sees: those that count as taken change places with them.
    """
    down = [name for name in names if name in scene.put_down and name in scene.pieces][:count]
    lying = [*down, *(name for name in names if name not in down and name in scene.pieces)]
    poses = [scene.pieces[name].pose for name in lying]
    for name, pose in zip((name for name in names if name in scene.pieces), poses, strict=True):
        scene.pose(name, pose)
    scene.put_down = scene.put_down - {*down} | {*names[: len(down)]}
    return len(down)


def becoming(show: Choreography, name: PieceId, becomes: PieceId, piece: Piece) -> Deed:
    """What is to be done when ``name`` has come to where ``piece`` rests as ``becomes``."""
    scene = show.scene

    def done() -> None:
        scene.remove(name)
        scene.put(becomes, piece)

    return done


def renamed(show: Choreography, name: PieceId, becomes: PieceId) -> Deed:
    """A piece goes on under another name, as it is then."""
    scene = show.scene

    def done() -> None:
        piece = scene.pieces.get(name)
        if piece is not None:
            scene.remove(name)
            scene.put(becomes, piece)

    return done


def laid(show: Choreography, kind: str, pile: dict[PieceId, Piece], gone: PieceId | None) -> Deed:
    """All pieces of a ``kind`` lie as ``pile`` has them; ``gone`` is one of them from then on."""
    scene = show.scene

    def done() -> None:
        if gone is not None:
            scene.remove(gone)
        for name in [name for name in scene.pieces if name[0] == kind]:
            if name not in pile:
                scene.remove(name)
        for name, piece in pile.items():
            scene.put(name, piece)

    return done
