"""The scene in the players' colours and the pack's models: what the renderer takes over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from game.scene.pose import Piece, PieceId
from game.scene.stage import Mark, Scene
from game.scene.turntable import Turntable
from game.session.seats import COLORS


class _Painted(Mapping[PieceId, Piece]):
    """The scene's pieces, other models instead of some."""

    def __init__(self, pieces: Mapping[PieceId, Piece], models: Mapping[str, str]) -> None:
        self._pieces, self._models = pieces, models

    def __getitem__(self, name: PieceId) -> Piece:
        piece = self._pieces[name]
        model = self._models.get(piece.look.model)
        return piece if model is None else piece._replace(look=piece.look._replace(model=model))

    def __iter__(self) -> Iterator[PieceId]:
        return iter(self._pieces)

    def __len__(self) -> int:
        return len(self._pieces)


class Shown:
    """The scene as the renderer takes it over.

    ``things``: the models in the players' colours; ``dressed``: those that the pack puts on the
    table instead of others.
    """

    def __init__(
        self,
        scene: Scene,
        things: Iterable[str],
        colors: Sequence[str],
        dressed: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._scene = scene
        chosen = {
            f"{thing}{seat}": f"{thing}{COLORS.index(color)}"
            for seat, color in enumerate(colors)
            for thing in things
        }
        self.pieces = _Painted(scene.pieces, {**dressed, **chosen})

    @property
    def marks(self) -> Mapping[PieceId, Mark]:
        """The emphasis of pieces."""
        return self._scene.marks

    @property
    def turntable(self) -> Turntable:
        """The turntable, and how it stands."""
        return self._scene.turntable

    def take_changes(self) -> tuple[set[PieceId], set[PieceId]]:
        """Ids changed and ids removed since the last call."""
        return self._scene.take_changes()
