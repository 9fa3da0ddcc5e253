"""In an orchard nothing is said or drawn of a brewery, and in a brewery nothing of an orchard."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.content.guide import guide_file, read_guide
from game.content.rulebook.reading import rulebook
from game.language import ENGLISH, PSEUDO, set_language
from game.render.faces.symbols import names as symbol_names
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import FIELDS, HOPS, OBJECTS, Catalogue
from game.rules.brewery.events import BreweryEvent
from game.rules.brewery.state import BreweryState
from game.rules.core import Options
from game.titles.brewery.ai.brain import BRAIN
from game.titles.brewery.content.own_words import MODELS, SYMBOLS
from game.titles.brewery.looks.dressing import dressed, symbols_of
from game.titles.brewery.looks.models import TOYBOX
from game.titles.brewery.scene.layout import layout
from game.titles.brewery.ui.choices import RECIPES, ActionKind
from game.titles.brewery.ui.hands.hands import HANDS
from game.titles.brewery.ui.hands.selection import EMPTY, Selection
from game.titles.brewery.ui.panels.dice import die_sign, ingredient_sign
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.names import dice_kind, field_deed, vocabulary
from game.titles.brewery.ui.signs import fields
from game.titles.brewery.ui.signs.notes import Notes
from game.titles.brewery.ui.signs.signs import SIGNS
from game.titles.brewery.ui.signs.uses import move_sign
from game.titles.brewery.ui.summary import SUMMARY
from game.titles.brewery.ui.words import WORDS
from game.ui.layout import Row
from game.ui.marks import Text
from game.ui.panels.log import LogLine
from game.ui.signs import Asked, Meant
from game.ui.viewport import Viewport
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.gallery import PEOPLE, ignore
from tests.ui.situations import situation_of
from tests.ui.stage import surface
from tests.ui.test_brewery_hands import decision
from tests.ui.test_brewery_panels import catalogue, liveliest
from tests.ui.test_brewery_signs import everything as all_targets
from tests.ui.test_brewery_signs import table

OF_A_BREWERY = re.compile(
    r"\b(malts?|hops|brew\w*|beers?|kettles?|lagers?|ales?|stouts?|porters?|bocks?|pilsners?|"
    r"barrels?|mugs?|taverns?|pubs?)\b",
    re.IGNORECASE,
)
OF_AN_ORCHARD = re.compile(
    r"\b(apples?|berr(y|ies)|herbs?|elderflowers?|juices?|lemonades?|nectars?|cordials?|"
    r"fruit press|pressed|pressing|orchards?|smoothies?)\b",
    re.IGNORECASE,
)
FOREIGN = {"orchard": OF_A_BREWERY, "classic": OF_AN_ORCHARD}
ALLOWED = {"Orchard Saison"}
"""The name of a beer."""
GAMES = 6 if WHOLE else 2
APART = 23 if WHOLE else 61
"""Moves between two positions in which all that can be read is."""
FEWEST = {"orchard": 500, "classic": 500}
"""So many different texts are met at the least."""


def texts(root: Widget | None) -> set[str]:
    """All that can be read in a tree, tips included."""
    if root is None:
        return set()
    nodes = list(root.walk())
    return {node.text for node in nodes if isinstance(node, Text)} | {node.tip for node in nodes}


def told(events: tuple[BreweryEvent, ...], content: Catalogue) -> list[str]:
    lines = [WORDS.line(event, PEOPLE, content) for event in WORDS.telling(events, None)]
    return [*lines, WORDS.told(events, PEOPLE, content)]


def of_panels(state: BreweryState, lines: list[str]) -> Iterator[str]:
    """What the panels say, whatever is chosen; and the drawer of narrow windows."""
    shown, seat = surface(None, (1280, 720)), state.actor() or 0
    view, legal = state.view(seat), tuple(state.legal_moves())
    people = PEOPLE[: len(view.players)]
    log = tuple(LogLine(number, line, 0, ()) for number, line in enumerate(lines[-20:]))
    plain = situation_of(view, people, seat, EMPTY, legal, lines=log, unfolded=RECIPES)
    for action in (None, *ActionKind):
        held = Selection(action=action, suggesting=True)
        yield from texts(match_panels(replace(plain, selection=held), ignore, shown.viewport))
    drawer = replace(plain, unfolded=None, log_open=True)
    yield from texts(match_panels(drawer, ignore, Viewport.of(1024, 768, 2.0)))


def of_signs(state: BreweryState) -> Iterator[str]:
    """What stands over the table and at its things."""
    here = decision(state)
    lit, ground = HANDS.lit(here), table(here)
    for target in all_targets(here.view):
        able = target if target in lit else None
        asked = Asked(target, HANDS.why_not(here, target), able)
        yield from texts(SIGNS.tip(ground, here, Meant(target, able is not None), asked))
    for move in here.legal:
        yield from texts(move_sign(here.view, move))
        yield WORDS.move(here.view, move)
        for note in Notes(ground, here, surface(None, (1280, 720)).viewport).all(Meant(None)):
            yield from texts(note)
            break


def of_coach(state: BreweryState) -> Iterator[str]:
    """What the coach says of a position."""
    seat = state.actor() or 0
    view, legal = state.view(seat), tuple(state.legal_moves())
    guide = BRAIN.guide(view)
    for move in legal:
        caution = guide.caution(move)
        for reason in (*guide.reasons(move), *([caution] if caution else [])):
            yield WORDS.reason(reason, view.catalogue, PEOPLE)


@cache
def said(pack: str) -> frozenset[str]:
    """Every text of a few whole random games."""
    found: set[str] = set()
    for seed in range(GAMES):
        seats = 2 + 2 * (seed % 2)
        chance = random.Random(seed)
        state = BREWERY.setup(catalogue(pack), Options(({},) * seats), seed)
        lines: list[str] = []
        number = 0
        while state.actor() is not None:
            if number % APART == 0:
                found |= {*of_panels(state, lines), *of_signs(state), *of_coach(state)}
            legal = state.legal_moves()
            lines += told(tuple(state.apply(liveliest(legal, chance))), catalogue(pack))
            number += 1
        view = state.view(0)
        outcome = state.outcome()
        assert outcome is not None
        found |= {*lines, SUMMARY.why(outcome, PEOPLE[:seats])}
        found |= {row.label for row in SUMMARY.rows(view)}
    return frozenset(found)


@pytest.mark.parametrize("pack", ["orchard", "classic"])
def test_nothing_is_said_of_the_other_craft_in_whole_games(pack: str) -> None:
    found = said(pack)
    assert len(found) > FEWEST[pack]
    kept = {text for text in found if not any(name in text for name in ALLOWED)}
    assert not [text for text in kept if FOREIGN[pack].search(text)]


def test_each_craft_is_spoken_of_by_its_own_words() -> None:
    assert sum(bool(OF_AN_ORCHARD.search(text)) for text in said("orchard")) > 50
    assert sum(bool(OF_A_BREWERY.search(text)) for text in said("classic")) > 50


def test_the_first_game_is_played_in_the_orchard_and_speaks_of_it() -> None:
    guide = read_guide(guide_file("brewery"))
    assert guide.pack == "orchard"
    chosen = "This is Orchard Press, Brewery for children. "
    assert chosen in guide.notes[0].say, "whoever chose Brewery is told what this is"
    said = [note.say.replace(chosen, "") for note in guide.notes]
    assert not [each for each in said if OF_A_BREWERY.search(each)]


def test_every_symbol_and_model_of_a_pack_is_there() -> None:
    assert set(SYMBOLS) <= set(symbol_names())
    content = catalogue("orchard")
    for usual, own in dressed(content).items():
        assert usual in TOYBOX
        assert not own or own in TOYBOX
    assert set(dict(content.models)) == set(MODELS), "all that there is stands in the orchard"
    assert not dressed(catalogue())
    assert not symbols_of(catalogue())


def test_dice_goods_and_tools_of_the_orchard_lie_on_its_table() -> None:
    """No piece of a table in an orchard shows what only a brewery has."""
    content = catalogue("orchard")
    state = BREWERY.setup(content, Options(({},) * 4), 5)
    shown = {piece.look.model for piece in layout(state.view(0), 0).values()}
    usual = {model for model in shown if model in dressed(content)}
    assert {"brewery/kettle", "brewery/die:light", "brewery/malt", "brewery/hops"} <= usual
    own = {dressed(content).get(model, model) for model in shown}
    brewing = ("kettle", "steam", "malt", "hops", "die:light", "die:dark", "warehouse:front")
    assert not [model for model in own if model.removeprefix("brewery/").startswith(brewing)]


def test_signs_are_painted_by_the_symbols_of_the_pack() -> None:
    asked: list[str] = []
    shown = surface(Row(*(die_sign(colour) for colour in range(4)), ingredient_sign(3)))
    atlas = shown.atlas
    draw = atlas.symbol
    atlas.symbol = lambda name, pixels: asked.append(name) or draw(name, pixels)  # type: ignore
    shown.paint()
    assert asked == ["light", "dark", "hops", "skill", "special_hops"]
    asked.clear()
    shown.draw_as(symbols_of(catalogue("orchard")))
    assert shown.dirty
    shown.paint()
    assert asked == ["apple", "berry", "herb", "spoon", "elderflower"]


TELLS_OF_BOTH = {"goal", "orchard", "dice"}
"""Pages that say what both crafts are, and one that is found by the colours of the dice."""


@pytest.mark.parametrize("pack", ["orchard", "classic"])
def test_the_rulebook_speaks_the_words_of_the_pack(pack: str) -> None:
    book = rulebook("brewery").spoken(vocabulary(catalogue(pack)))
    told = [
        text
        for page in book.pages
        if page.id not in TELLS_OF_BOTH
        for text in page.texts()
        if FOREIGN[pack].search(text) or "{" in text
    ]
    assert not told
    dice = book.page("dice")
    assert dice is not None
    word = {"orchard": "apples", "classic": "light malt"}[pack]
    assert any(word in text for text in dice.text)


def test_without_a_game_the_rulebook_speaks_of_a_brewery() -> None:
    assert vocabulary(None) == vocabulary(catalogue("classic"))


@pytest.mark.parametrize(("seats", "size"), [(4, (1280, 720)), (2, (1100, 620)), (4, (1920, 1080))])
def test_a_closed_log_cuts_no_usual_line_where_there_is_room(
    seats: int, size: tuple[int, int]
) -> None:
    """“Swap apples for ber…” stood above free room."""
    text = "Player 1 places apples: Swap apples for berries"
    view = BREWERY.setup(catalogue("orchard"), Options(({},) * seats), 3).view(0)
    shown = surface(None, size)
    told = situation_of(view, PEOPLE[:seats], 0, EMPTY, lines=(LogLine(1, text, 0),))
    shown.show(match_panels(told, ignore, shown.viewport))
    [line] = [node for node in shown.root.walk() if isinstance(node, Text) and node.text == text]
    assert not line.wrapped(shown.painter.meter).cut


def test_words_of_a_pack_that_is_not_ours_stand_as_they_are_written() -> None:
    orchard = catalogue("orchard")
    words = tuple((word, "Cocoa" if word == "hops" else own) for word, own in orchard.words)
    other = replace(orchard, words=words)
    kind = dice_kind(other, HOPS)
    assert (kind.label, kind.material, kind.die) == ("Cocoa", "Cocoa", "a die of Cocoa")
    assert kind.counted(3) == "3 of Cocoa"
    assert vocabulary(other)["hops"] == "Cocoa"


@pytest.mark.parametrize("pack", ["orchard", "classic"])
def test_no_word_and_no_line_of_a_field_is_cut_out_of_another_text(pack: str) -> None:
    """In the invented language every text stands between brackets of its own."""
    content = catalogue(pack)
    set_language(PSEUDO)
    try:
        told = list(vocabulary(content).values())
        for field in range(len(FIELDS)):
            lines = (fields.takes, fields.brings, fields.brings_at_once, field_deed)
            told += [line(content, field) for line in lines]
        told += [fields.building_line(content, building) for building in range(len(OBJECTS))]
    finally:
        set_language(ENGLISH)
    assert not [text for text in told if not (text.startswith("⟦") and text.endswith("⟧"))]
    assert not [text for text in told if text.count("⟦") != text.count("⟧")]
