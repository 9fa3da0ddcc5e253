"""Content packs of `towers`: from nodes to a checked, frozen Catalogue (T14)."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.check import Check, shown
from game.content.document import Findings, Node
from game.rules.towers.catalogue import SIDE, Catalogue, Colour
from game.titles.towers.content.soundness import TALLEST, Map, faults_of

LETTERS = "BWGR"
"""The signs of the colours, in their order: black, white, grey, red."""
FREE = "."
"""The second sign of a field without small squares."""
_HEAD_KEYS = ("format", "version", "title", "id", "name")
_Cell = tuple[Colour | None, int | None]


def read_pack(root: Node, pack_id: str, findings: Findings) -> Catalogue:
    """The catalogue that ``root`` describes, without its digest. Raises ContentError."""
    return _Pack(findings, pack_id).read(root)


class _Pack:
    def __init__(self, findings: Findings, pack_id: str) -> None:
        self._findings = findings
        self._check = Check(findings)
        self._id = pack_id

    def read(self, root: Node) -> Catalogue:
        self._check.fields(root, (*_HEAD_KEYS, "board"))
        held = root.value if isinstance(root.value, dict) else {}
        self._check.head(held, "towers", self._id)
        name = self._check.text(held["name"]) if "name" in held else None
        board = self._board(held["board"]) if "board" in held else None
        self._findings.raise_if_any()
        assert name is not None  # else a problem was kept, and raised above
        assert board is not None
        colours = tuple(colour for colour in board.colours if colour is not None)
        squares = tuple(count for count in board.squares if count is not None)
        return Catalogue(self._id, name, "", colours, squares)

    def _board(self, node: Node) -> Map | None:
        rows = self._check.items(node, SIDE, SIDE)
        lines = [self._check.items(row, SIDE, SIDE) for row in rows or ()]
        cells = [self._cells(line) for line in lines]
        if rows is None:
            return None
        fields = [cell for row in cells for cell in row]
        board = Map([colour for colour, _count in fields], [count for _colour, count in fields])
        for place, message in faults_of(board):
            at = node
            for number in place:
                at = at.value[number] if isinstance(at.value, list) else at
            self._check.wrong(at, message)
        return board

    def _cells(self, line: Sequence[Node] | None) -> list[_Cell]:
        if line is None:
            return [(None, None)] * SIDE
        return [self._cell(node) for node in line]

    def _cell(self, node: Node) -> _Cell:
        """Colour and small squares of a field, such as ``G3``."""
        text = node.value
        squares = FREE + "1234"[:TALLEST]
        if isinstance(text, str) and len(text) == 2 and text[0] in LETTERS and text[1] in squares:
            return LETTERS.index(text[0]), squares.index(text[1])
        message = (
            "expected a field: one of {letters} for its colour, then “{free}” or 1–{most} for its "
            "small squares, found {found}"
        )
        letters = " ".join(LETTERS)
        self._check.wrong(
            node, message.format(letters=letters, free=FREE, most=TALLEST, found=shown(node))
        )
        return None, None
