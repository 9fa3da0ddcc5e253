"""Content packs of `brewery`: from nodes to a checked, frozen Catalogue (D1.2, D1.3, D2.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.content.check import Check, all_known
from game.content.document import Findings, Node
from game.rules.brewery.catalogue import (
    COLOURS,
    INGREDIENTS,
    SKILL_USE,
    TOKENS,
    Catalogue,
    Extension,
    RecipeCard,
    Reward,
    Style,
)
from game.titles.brewery.content.own_words import WORDS, read_own
from game.titles.brewery.content.soundness import (
    EXPERIMENTAL,
    FEWEST_EXTENSIONS,
    LEVELS,
    MOST_ALIKE,
    MOST_EXTENSIONS,
    MOST_REWARD,
    RECIPES,
    STARTERS,
    STYLES,
    Cards,
    faults_of,
)

USES: Final = ("skill", *INGREDIENTS)
"""What an extension may use."""
BASE: Final = COLOURS[:3]
"""The colours that a base may ask for: skill dice go into no kettle but as an extension."""
ANY: Final = "any"
"""The token of a reward: whichever the player likes."""
DEAREST: Final = 9
_HEAD_KEYS = ("format", "version", "title", "id", "name")
_KEYS = (*_HEAD_KEYS, "styles", "prices", "starters", "recipes")
_RECIPE_KEYS = ("id", "name", "style", "level", "base", "extension", "reward")
_Base = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def read_pack(root: Node, pack_id: str, findings: Findings) -> Catalogue:
    """The catalogue that ``root`` describes, without its digest. Raises ContentError."""
    return _Pack(root, findings, pack_id).read()


class _Pack:
    def __init__(self, root: Node, findings: Findings, pack_id: str) -> None:
        self._root = root
        self._findings = findings
        self._check = Check(findings)
        self._id = pack_id
        self._held = root.value if isinstance(root.value, dict) else {}

    def read(self) -> Catalogue:
        self._check.fields(self._root, _KEYS, ("words",))
        self._check.head(self._held, "brewery", self._id)
        name = self._check.text(self._held["name"]) if "name" in self._held else None
        styles = self._styles()
        ids = [style.id if style else None for style in styles]
        prices = self._prices()
        recipes = self._recipes(ids)
        starters = self._starters()
        own = read_own(self._check, self._list("words", 0, len(WORDS)))
        self._faults(Cards(recipes, ids, starters))
        self._findings.raise_if_any()
        known, cards, first = all_known(styles), all_known(recipes), all_known(starters)
        assert name is not None  # else a problem was kept, and raised above
        assert prices is not None
        assert known is not None
        assert cards is not None
        assert first is not None
        assert own is not None
        return Catalogue(
            self._id,
            name,
            "",
            cards,
            known,
            first,
            prices,
            words=own.words,
            symbols=own.symbols,
            models=own.models,
        )

    def _list(self, key: str, low: int, high: int) -> Sequence[Node]:
        """The entries of a list at the top; none where it isn't there or is none."""
        return self._check.items(self._held[key], low, high) or () if key in self._held else ()

    def _styles(self) -> list[Style | None]:
        nodes = self._list("styles", STYLES, STYLES)
        styles = [self._style(node) for node in nodes]
        ids = [(node, style.id) for node, style in zip(nodes, styles, strict=True) if style]
        self._check.unique(ids, "the style {name} stands in line {line} already")
        if styles and styles[-1] is not None and styles[-1].id != EXPERIMENTAL:
            self._check.wrong(nodes[-1], "the last style must be “experimental”")
        return styles

    def _style(self, node: Node) -> Style | None:
        held = self._check.fields(node, ("id", "name"))
        if held is None:
            return None
        id_, name = self._check.identifier(held["id"]), self._check.text(held["name"])
        return Style(id_, name) if id_ is not None and name is not None else None

    def _prices(self) -> tuple[int, ...] | None:
        if "prices" not in self._held:
            return None
        held = self._check.fields(self._held["prices"], ("ingredients", "tokens"))
        if held is None:
            return None
        ingredients = self._check.counts(held["ingredients"], INGREDIENTS, 1, DEAREST)
        tokens = self._check.counts(held["tokens"], TOKENS, 1, DEAREST)
        return None if ingredients is None or tokens is None else ingredients + tokens

    def _recipes(self, styles: Sequence[str | None]) -> list[RecipeCard | None]:
        nodes = self._list("recipes", RECIPES, RECIPES)
        for key, message in (
            ("id", "the id {name} stands in line {line} already"),
            ("name", "the name {name} stands in line {line} already"),
        ):
            self._check.unique(_texts(nodes, key), message)
        return [self._recipe(node, styles) for node in nodes]

    def _recipe(self, node: Node, styles: Sequence[str | None]) -> RecipeCard | None:
        check = self._check
        held = check.fields(node, _RECIPE_KEYS)
        if held is None:
            return None
        id_, name = check.identifier(held["id"]), check.text(held["name"])
        style = check.one_of(held["style"], [style for style in styles if style])
        level = check.whole(held["level"], LEVELS[0], LEVELS[-1])
        base, reward = self._base(held["base"]), self._reward(held["reward"])
        extensions = self._extensions(held["extension"])
        if id_ is None or name is None or style is None or level is None:
            return None
        if base is None or reward is None or extensions is None:
            return None
        return RecipeCard(id_, name, styles.index(style), level, base, extensions, reward)

    def _base(self, node: Node) -> _Base | None:
        held = self._check.fields(node, (), BASE)
        if held is None:
            return None
        light, dark, hops = [self._least(held[colour]) if colour in held else () for colour in BASE]
        return None if light is None or dark is None or hops is None else (light, dark, hops)

    def _least(self, node: Node) -> tuple[int, ...] | None:
        """The least values of the dice of one colour, highest first however they are written."""
        nodes = self._check.items(node, 1, MOST_ALIKE)
        values = all_known([self._check.whole(each, 1, 6) for each in nodes or ()])
        return None if nodes is None or values is None else tuple(sorted(values, reverse=True))

    def _extensions(self, node: Node) -> tuple[Extension, ...] | None:
        nodes = self._check.items(node, FEWEST_EXTENSIONS, MOST_EXTENSIONS)
        return None if nodes is None else all_known([self._extension(each) for each in nodes])

    def _extension(self, node: Node) -> Extension | None:
        held = self._check.fields(node, ("use",), ("points", "gold"))
        if held is None:
            return None
        use = self._check.one_of(held["use"], USES)
        points, gold = self._amount(held, "points"), self._amount(held, "gold")
        if use is None or points is None or gold is None:
            return None
        return Extension(USES.index(use) + SKILL_USE, points, gold)

    def _amount(self, held: Mapping[str, Node], key: str) -> int | None:
        return self._check.whole(held[key], 0, MOST_REWARD) if key in held else 0

    def _reward(self, node: Node) -> Reward | None:
        held = self._check.fields(node, (), ("points", "gold", "token", "die"))
        if held is None:
            return None
        points, gold = self._amount(held, "points"), self._amount(held, "gold")
        token = self._check.one_of(held["token"], (ANY,)) if "token" in held else ""
        die = self._check.one_of(held["die"], COLOURS) if "die" in held else ""
        if points is None or gold is None or token is None or die is None:
            return None
        return Reward(points, gold, bool(token), COLOURS.index(die) if die else None)

    def _starters(self) -> list[int | None]:
        nodes = self._list("starters", STARTERS, STARTERS)
        recipes = self._held["recipes"].value if "recipes" in self._held else ()
        entries = recipes if isinstance(recipes, list) else ()
        ids = [_text(entry, "id") for entry in entries]
        words = [(node, node.value) for node in nodes if isinstance(node.value, str)]
        self._check.unique(words, "the recipe {name} stands in line {line} already")
        found = [self._check.one_of(node, [id_ for id_ in ids if id_]) for node in nodes]
        return [None if id_ is None else ids.index(id_) for id_ in found]

    def _faults(self, cards: Cards) -> None:
        for place, message in faults_of(cards):
            at = self._root
            for step in place:
                at = _inside(at, step)
            self._check.wrong(at, message)


def _inside(node: Node, step: str | int) -> Node:
    """What stands in a node under a key or a number; the node itself where nothing does."""
    if isinstance(node.value, dict) and isinstance(step, str):
        return node.value.get(step, node)
    return node.value[step] if isinstance(node.value, list) and isinstance(step, int) else node


def _text(node: Node, key: str) -> str | None:
    held = node.value.get(key) if isinstance(node.value, dict) else None
    return held.value if held and isinstance(held.value, str) else None


def _texts(nodes: Sequence[Node], key: str) -> list[tuple[Node, str]]:
    """The words that entries have under a key, each with the node it stands at."""
    found = [(node, _text(node, key)) for node in nodes]
    return [(_inside(node, key), word) for node, word in found if word is not None]
