"""What a pack of `brewery` calls its own way, and what it has drawn and carved instead (D1.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from game.content.check import Check, all_known
from game.content.document import Node
from game.formats import row_of
from game.language import _
from game.rules.brewery.catalogue import COLOURS, FIELDS, INGREDIENTS, OBJECTS, TOKENS

WORDS: Final = (
    *(*COLOURS, "seed", *INGREDIENTS, *TOKENS, *OBJECTS, *FIELDS),
    *("pool", "warehouse", "kettle", "bottle", "yard", "brew", "brewing"),
)
"""What a pack may give a name, a symbol or a model of its own."""
KEPT: Final = ("skill", "seed")
"""What is called so in every pack: sentences have these words in them."""
SPOKEN_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "light": ("malt-light", "malt-dark", "malt-raise"),
    "dark": ("malt-dark", "malt-raise", "seeds-dark"),
    "hops": ("hops-grow", "hops-raise", "seeds-hops"),
}
"""The fields whose usual names speak of a kind of dice."""
SYMBOLS: Final = ("apple", "berry", "herb", "spoon", "elderflower", "russet", "press", "tumbler")
"""What there is to draw on paper instead, by the names of ``tools/symbols_more.py``."""
MODELS: Final[Mapping[str, str]] = {
    "light": "apple",
    "dark": "berry",
    "hops": "herb",
    "skill": "spoon",
    "special_hops": "elderflower",
    "special_malt": "russet",
    "malt_house": "fruit-trees",
    "hops_plantation": "herb-beds",
    "kettle": "press",
    "bottle": "carafe",
    "warehouse": "crates",
    "yard": "meadow",
}
"""What there is to put on the table instead, by what it stands for."""
Pairs = tuple[tuple[str, str], ...]


class OwnWords(NamedTuple):
    """Names, symbols and models by words of the vocabulary, in the order of the alphabet."""

    words: Pairs
    symbols: Pairs
    models: Pairs


class _Entry(NamedTuple):
    meant: str
    name: str
    symbol: str
    model: str


def read_own(check: Check, nodes: Sequence[Node]) -> OwnWords | None:
    """The entries of a pack's ``words``; None where one is wrong, which ``check`` keeps."""
    entries = [_entry(check, node) for node in nodes]
    given = [(node, each.meant) for node, each in zip(nodes, entries, strict=True) if each]
    check.unique(given, _("{name} has a name in line {line} already"))
    known = all_known(entries)
    if known is None:
        return None
    _check_fields(check, nodes, known)
    ordered = sorted(known)
    return OwnWords(
        tuple((each.meant, each.name) for each in ordered if each.name),
        tuple((each.meant, each.symbol) for each in ordered if each.symbol),
        tuple((each.meant, each.model) for each in ordered if each.model),
    )


def _check_fields(check: Check, nodes: Sequence[Node], entries: Sequence[_Entry]) -> None:
    """Whoever gives a kind of dice a name names the fields that speak of it, too."""
    named = {each.meant for each in entries if each.name}
    for node, each in zip(nodes, entries, strict=True):
        lacking = [field for field in SPOKEN_OF.get(each.meant, ()) if field not in named]
        if each.name and lacking:
            text = _("{name} is called otherwise, so these fields need names too: {fields}")
            check.wrong(node, text.format(name=each.meant, fields=row_of(lacking)))


def _entry(check: Check, node: Node) -> _Entry | None:
    held = check.fields(node, ("for",), ("name", "symbol", "model"))
    if held is None:
        return None
    meant = check.one_of(held["for"], WORDS)
    if len(held) == 1:
        check.wrong(node, _("a name, a symbol or a model is missing"))
        return None
    if "name" in held and meant in KEPT:
        check.wrong(node, _("{name} keeps its name in every pack").format(name=meant))
    name = check.text(held["name"]) if "name" in held else ""
    symbol = check.one_of(held["symbol"], SYMBOLS) if "symbol" in held else ""
    there = [MODELS[meant]] if meant is not None and meant in MODELS else []
    model = check.one_of(held["model"], there) if "model" in held else ""
    if meant is None or name is None or symbol is None or model is None:
        return None
    return _Entry(meant, name, symbol, model)
