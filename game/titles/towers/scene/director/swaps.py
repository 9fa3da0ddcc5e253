"""Pieces that go on as others: a storey that becomes a block, a roof that becomes a prize."""

from __future__ import annotations

from collections.abc import Callable

from game.scene.director.choreography import Choreography
from game.scene.pose import Piece, PieceId

Deed = Callable[[], None]


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
