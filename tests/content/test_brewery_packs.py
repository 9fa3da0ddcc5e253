"""Packs of brewery: the shipped ones keep D1.2 and D1.3, and whatever fails is told."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from game.content.packs import ContentError, Problem
from game.resources import levels
from game.rules.brewery.catalogue import (
    COLOURS,
    GOODS,
    HONEY,
    INGREDIENTS,
    SKILL_USE,
    SPECIAL_HOPS,
    SPECIAL_MALT,
    Catalogue,
    Extension,
    Reward,
)
from game.rules.codec import BadData
from game.titles.brewery.content.loading import load_brewery, load_brewery_file
from game.titles.brewery.content.reader import READER

FOLDER = levels() / "brewery"
CLASSIC = (FOLDER / "classic.yaml").read_text("utf-8")
PACKS = sorted(file.stem for file in FOLDER.glob("*.yaml"))
STARTERS = ["village-lager", "penny-lager", "tinkerers-lager", "meadow-pilsner"]


@pytest.fixture(scope="module", params=PACKS)
def pack(request: pytest.FixtureRequest) -> Catalogue:
    return load_brewery(request.param)


def test_there_are_eight_styles_of_three_levels_and_six_experimental(pack: Catalogue) -> None:
    found = Counter((card.style, card.level) for card in pack.recipes)
    assert all(found[style, level] == 1 for style in range(8) for level in (1, 2, 3))
    assert sum(n for (style, _level), n in found.items() if style == 8) == 6
    assert len(pack.recipes) == 30
    assert [style.id for style in pack.styles][-1] == "experimental"


def test_starters_are_mild(pack: Catalogue) -> None:
    assert [pack.recipes[at].id for at in pack.starters] == STARTERS
    for at in pack.starters:
        card = pack.recipes[at]
        assert card.level == 1
        assert all(len(values) <= 1 and max(values, default=0) <= 3 for values in card.base)


def test_prices_are_the_agreed_ones(pack: Catalogue) -> None:
    assert dict(zip(GOODS, pack.prices, strict=True)) == {
        "fruit": 2,
        "spices": 3,
        "special_malt": 3,
        "honey": 4,
        "special_hops": 4,
        "reroll": 2,
        "raise": 2,
        "withdraw": 3,
        "block_die": 3,
        "block_recipe": 3,
        "block_object": 4,
    }


def test_the_strongest_dark_recipe_is_as_its_rule_says(pack: Catalogue) -> None:
    card = next(card for card in pack.recipes if card.id == "midnight-stout")
    assert card.base == ((3, 2), (5, 4), (4,))
    assert card.reward == Reward(5, 0, False, None)
    assert [each.use for each in card.extensions] == [SKILL_USE, SPECIAL_MALT, SPECIAL_HOPS]
    assert card.extensions[1] == Extension(SPECIAL_MALT, 0, 5)
    assert max(each.reward.points for each in pack.recipes) == 5


def test_orchard_press_has_the_numbers_of_classic_and_names_of_its_own() -> None:
    classic, orchard = load_brewery(), load_brewery("orchard")
    assert [replace(card, name="") for card in orchard.recipes] == [
        replace(card, name="") for card in classic.recipes
    ]
    assert (orchard.prices, orchard.starters) == (classic.prices, classic.starters)
    mine = {card.name for card in orchard.recipes} | {style.name for style in orchard.styles[:-1]}
    theirs = {card.name for card in classic.recipes} | {style.name for style in classic.styles}
    assert not mine & theirs
    assert not [name for name in mine if re.search("lager|ale|beer|stout|porter|bock", name, re.I)]
    assert {"light", "dark", "hops"} <= dict(orchard.words).keys()
    assert orchard.digest != classic.digest
    assert not classic.words


def problems(tmp_path: Path, text: str) -> list[Problem]:
    file = tmp_path / "classic.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        load_brewery_file(file)
    assert all(problem.file == str(file) for problem in caught.value.problems)
    return list(caught.value.problems)


def test_all_errors_come_at_once_each_with_its_line(tmp_path: Path) -> None:
    text = (
        CLASSIC.replace("version: 1", "version: 2")
        .replace("fruit: 2, spices", "fruit: 0, spices")
        .replace("base: {light: [2], hops: [3]}", "base: {light: [7], hops: [3]}")
        .replace("{points: 5}", "{}")
    )
    found = problems(tmp_path, text)
    wanted = ["version", "prices.ingredients.fruit", "recipes[0].base.light[0]"]
    assert [problem.path for problem in found] == [*wanted, "recipes[23].reward"]
    lines = text.splitlines()
    assert "{light: [7]" in lines[found[2].line - 1]
    told = "recipes[0].base.light[0]: expected a number of 1–6, found '7'"
    assert str(found[2]).endswith(f":{found[2].line}: {told}")


@pytest.mark.parametrize(
    ("old", "new", "path", "words"),
    [
        ("format: cubewright-pack", "format: pack", "format", "one of: cubewright-pack"),
        ("title: brewery", "title: towers", "title", "one of: brewery"),
        ("id: classic\n", "id: other\n", "id", "one of: classic"),
        ('name: "Classic"', 'name: ""', "name", "a name"),
        ('name: "Classic"', "", "", "the key name is missing"),
        ("starters: [", "starter: [", "starter", "unknown key"),
        ("penny-lager, tinkerers", "tinkerers", "starters", "4 entries, found 3"),
        ("[village-lager, penny", "[vilage-lager, penny", "starters[0]", "one of: village-lager"),
        ("[village-lager, penny", "[penny-lager, penny", "starters[1]", "stands in line"),
        ("[village-lager, penny", "[garden-bitter, penny", "starters[0]", "asks for 2"),
        ("[village-lager, penny", "[garden-bitter, penny", "starters[0]", "asks for 4"),
        ('{id: ale, name: "Ale"}', '{id: bock, name: "Ale"}', "styles[5]", "stands in line"),
        ("{id: experimental, n", "{id: wild, n", "styles[8]", "the last style"),
        ('  - {id: ale, name: "Ale"}\n', "", "styles", "9 entries, found 8"),
        ("special_malt: 3, honey", "honey", "prices.ingredients", "special_malt is missing"),
        ("raise: 2", "raise: 10", "prices.tokens.raise", "1–9"),
        ("id: vienna-lager", "id: village-lager", "recipes[1].id", "stands in line"),
        ('"Vienna Lager"', '"Village Lager"', "recipes[1].name", "stands in line"),
        ("style: lager, level: 2", "style: lger, level: 2", "recipes[1].style", "one of: lager"),
        ("style: lager, level: 2", "style: lager, level: 1", "recipes", "style lager at level 2"),
        ("style: lager, level: 2", "style: experimental, level: 2", "recipes", "found 7"),
        ("base: {light: [3]}, r", "base: {}, r", "recipes[3].base", "1–6 dice, this one for 0"),
        ("base: {light: [3]}, r", "base: {skill: [3]}, r", "recipes[3].base.skill", "unknown key"),
        ("hops: [5, 4, 2]", "hops: [5, 4, 2, 1, 1]", "recipes[7].base.hops", "1–4 entries"),
        (
            "light: [5, 4, 3], hops: [4, 2]",
            "light: [5, 4, 3], hops: [4, 2, 2, 2]",
            "recipes[5].base",
            "7",
        ),
        (
            "{use: fruit, gold: 4}]}",
            "{use: beans, gold: 4}]}",
            "recipes[3].extension[1].use",
            "one of",
        ),
        (
            "{use: fruit, gold: 4}]}",
            "{use: skill, gold: 4}]}",
            "recipes[3].extension[1].use",
            "else",
        ),
        ("{use: fruit, gold: 4}]}", "{use: fruit}]}", "recipes[3].extension[1]", "points or gold"),
        (
            "{use: fruit, gold: 4}]}",
            "{use: fruit, gold: 4, points: 1}]}",
            "recipes[3].extension[1]",
            "either points or gold",
        ),
        ("{use: fruit, gold: 4}]}", "]}", "recipes[3].extension", "2–3 entries"),
        (
            "{gold: 1, die: skill}",
            "{gold: 1, die: blue}",
            "recipes[25].reward.die",
            "one of: light",
        ),
        (
            "{gold: 1, token: any}",
            "{gold: 1, token: raise}",
            "recipes[9].reward.token",
            "one of: any",
        ),
        ("{gold: 1, token: any}", "{gold: 10}", "recipes[9].reward.gold", "0–9"),
        (
            "recipes:\n",
            "words: [{for: beer, name: X}]\nrecipes:\n",
            "words[0].for",
            "one of: light",
        ),
        (
            "recipes:\n",
            "words: [{for: hops, name: X}, {for: hops, name: Y}]\nrecipes:\n",
            "words[1]",
            "hops has a name",
        ),
        (
            "recipes:\n",
            "words: [{for: hops, name: X}, {for: hops-grow, name: Y}]\nrecipes:\n",
            "words[0]",
            "need names too: hops-raise, seeds-hops",
        ),
        (
            "recipes:\n",
            "words: [{for: seed, name: X}]\nrecipes:\n",
            "words[0]",
            "seed keeps its name",
        ),
        ("recipes:\n", "recipes: []\nmore:\n", "recipes", "30 entries, found 0"),
        ("recipes:\n", "recipes: 4\nmore:\n", "recipes", "a list"),
    ],
)
def test_each_property_is_checked_at_its_place(
    tmp_path: Path, old: str, new: str, path: str, words: str
) -> None:
    assert old in CLASSIC
    found = problems(tmp_path, CLASSIC.replace(old, new, 1))
    assert any(each.path == path and words in each.message for each in found), found


@pytest.mark.parametrize("points", ["0", "9"])
def test_recipes_promise_neither_nothing_nor_everything(tmp_path: Path, points: str) -> None:
    text = re.sub(r"points: \d", f"points: {points}", CLASSIC).replace("{points: 0}", "{gold: 1}")
    text = text.replace(", points: 0}", ", gold: 1}")
    found = problems(tmp_path, text)
    assert any("must promise 1.0–4.0 points on average" in each.message for each in found)


def test_a_list_of_recipes_that_is_too_short_is_one_error(tmp_path: Path) -> None:
    text = CLASSIC[: CLASSIC.index("  - {id: moonlight-harvest")]
    (found,) = problems(tmp_path, text)
    assert (found.path, found.message) == ("recipes", "expected 30 entries, found 29")


def test_an_empty_file_and_one_that_is_no_mapping_are_errors(tmp_path: Path) -> None:
    for text in ("", "- 1\n", "brewery\n"):
        assert problems(tmp_path, text)


def test_the_digest_is_of_what_the_pack_says(tmp_path: Path) -> None:
    digest = load_brewery().digest
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", digest)
    file = tmp_path / "classic.yaml"
    file.write_text("# a comment\n" + CLASSIC.replace("[4, 2]", "[2, 4]"), "utf-8")
    assert load_brewery_file(file).digest == digest
    file.write_text(CLASSIC.replace("{points: 5}", "{points: 4}"), "utf-8")
    assert load_brewery_file(file).digest != digest


def disclosed(pack: Catalogue) -> dict[str, Any]:
    """The set-up that a record discloses of a pack, written from the record format."""
    uses = {SKILL_USE: "skill"} | dict(enumerate(INGREDIENTS))
    recipes = {
        card.id: {
            "style": pack.styles[card.style].id,
            "level": card.level,
            "base": {colour: list(card.base[at]) for at, colour in enumerate(COLOURS[:3])},
            "extension": [asdict(each) | {"use": uses[each.use]} for each in card.extensions],
            "reward": {
                "points": card.reward.points,
                "gold": card.reward.gold,
                "token": card.reward.token,
                "die": None if card.reward.die is None else COLOURS[card.reward.die],
            },
        }
        for card in pack.recipes
    }
    row = [pack.recipes[at].id for at in pack.starters[:3]]
    return {
        "recipes": recipes,
        "prices": dict(zip(GOODS, pack.prices, strict=True)),
        "row": row,
        "deck": [card.id for card in pack.recipes if card.id not in row],
    }


def test_a_record_discloses_its_pack(pack: Catalogue) -> None:
    setup = disclosed(pack)
    assert READER.disclosed(pack.id, pack.digest, setup, pack) == pack
    own = load_brewery("orchard")
    assert READER.disclosed(own.id, own.digest, disclosed(own), own) == own, "its symbols, too"
    lost: Catalogue = READER.disclosed("lost", "sha256:0", setup, None)
    assert (lost.name, lost.words) == ("lost", ())
    assert [card.name for card in lost.recipes] == [card.id for card in pack.recipes]
    assert [replace(card, name="") for card in lost.recipes] == [
        replace(card, name="") for card in pack.recipes
    ]
    assert HONEY in {each.use for card in lost.recipes for each in card.extensions}


@pytest.mark.parametrize(
    ("place", "value", "path"),
    [
        (("recipes",), [], "setup.recipes"),
        (("recipes",), {}, "setup.recipes"),
        (("recipes", "dry-stout"), 4, "setup.recipes.dry-stout"),
        (("recipes", "dry-stout", "style"), "ale", "setup.recipes"),
        (("recipes", "dry-stout", "style"), "brandy", "setup.recipes"),
        (("recipes", "dry-stout", "level"), 4, "setup.recipes.dry-stout.level"),
        (("recipes", "dry-stout", "base"), [], "setup.recipes.dry-stout.base"),
        (("recipes", "dry-stout", "base", "dark"), [2, 4], "setup.recipes.dry-stout.base.dark"),
        (("recipes", "dry-stout", "base", "dark"), [9], "setup.recipes.dry-stout.base.dark[0]"),
        (("recipes", "dry-stout", "extension"), [], "setup.recipes.dry-stout.extension"),
        (("recipes", "dry-stout", "extension"), {}, "setup.recipes.dry-stout.extension"),
        (
            ("recipes", "dry-stout", "extension"),
            [{"use": "beans", "gold": 1}] * 2,
            "setup.recipes.dry-stout.extension[0].use",
        ),
        (("recipes", "dry-stout", "reward", "die"), "blue", "setup.recipes.dry-stout.reward.die"),
        (("recipes", "dry-stout", "reward", "token"), 1, "setup.recipes.dry-stout.reward.token"),
        (("recipes", "dry-stout", "reward"), {}, "setup.recipes"),
        (("prices", "fruit"), 0, "setup.prices.fruit"),
        (("prices",), {}, "setup.prices.fruit"),
    ],
)
def test_a_record_with_recipes_that_are_none_is_refused(
    place: tuple[str, ...], value: object, path: str
) -> None:
    pack = load_brewery()
    setup = disclosed(pack)
    inner: Any = setup
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    with pytest.raises(BadData) as caught:
        READER.disclosed("classic", "sha256:0", setup, pack)
    assert caught.value.path == path


def test_what_a_pack_draws_and_carves_its_own_way_is_checked(tmp_path: Path) -> None:
    words = (
        "words:\n  - {for: light}\n  - {for: dark, symbol: pear}\n"
        "  - {for: kettle, model: carafe}\n  - {for: seed, model: apple}\n\n# Eight families"
    )
    found = problems(tmp_path, CLASSIC.replace("# Eight families", words, 1))
    assert [problem.path for problem in found] == [
        "words[0]",
        "words[1].symbol",
        "words[2].model",
        "words[3].model",
    ]
    told = [problem.message for problem in found]
    assert told[0] == "a name, a symbol or a model is missing"
    assert "one of: apple, berry" in told[1]
    assert "one of: press" in told[2]
