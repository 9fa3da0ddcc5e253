"""The panels of a match of brewery in many positions: what stays in place, and that all fits."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from game.language import PSEUDO, languages, set_language
from game.language import language as spoken
from game.rules.brewery import BREWERY
from game.rules.brewery.catalogue import (
    BLOCK_DIE,
    BLOCK_RECIPE,
    COLOUR_OF,
    FIRST_TOKEN,
    INGREDIENTS,
    REROLL,
    SKILL,
    Catalogue,
)
from game.rules.brewery.events import BrewingDeclared, BrewingFailed, DieGained, TokenUsed
from game.rules.brewery.moves import Brew, BreweryMove, Buy, Decline, UseToken
from game.rules.brewery.view import AFTER_DECLARING, NO_WINDOW, TAKING, BreweryView
from game.rules.core import Options
from game.titles.brewery.content.loading import load_brewery
from game.titles.brewery.scene.targets import OwnGoodsTarget
from game.titles.brewery.ui.answers import unasked
from game.titles.brewery.ui.choices import RECIPES, ActionKind
from game.titles.brewery.ui.habits import Habit
from game.titles.brewery.ui.hands.selection import EMPTY, BrewerySituation, Selection
from game.titles.brewery.ui.panels.actions import bar
from game.titles.brewery.ui.panels.answering import FEW
from game.titles.brewery.ui.panels.brewing import brew_panel
from game.titles.brewery.ui.panels.deeds import deed
from game.titles.brewery.ui.panels.match import match_panels
from game.titles.brewery.ui.panels.names import dice_kind, gold, points, recipe_name
from game.titles.brewery.ui.panels.sentences import line, seat_of
from game.titles.brewery.ui.panels.sheet import Room
from game.titles.brewery.ui.panels.stakes import gain_text, stakes
from game.titles.brewery.ui.panels.steps import Finished, Told, telling
from game.titles.brewery.ui.summary import SUMMARY
from game.titles.brewery.ui.view_facts import lacking, slots
from game.ui.boxes import Anchored
from game.ui.marks import Text
from game.ui.panels.bar import ActionBar, action_bar
from game.ui.panels.coach import CoachModel, HintButton, Suggestion
from game.ui.panels.log import LogLine
from game.ui.panels.reckoned import reckoned
from game.ui.persons import Person
from game.ui.rect import Rect
from game.ui.scroll import Scroll
from game.ui.surface import Surface
from tests.sizes import WHOLE
from tests.ui.audit import faults
from tests.ui.gallery import ignore
from tests.ui.situations import situation_of
from tests.ui.stage import surface, unseen

SEAT = 0
SHAPES = [((1280, 720), 1.0), ((1024, 768), 2.0), ((1920, 1080), 1.5)]
EACH, FIFTH = (1, 5) if WHOLE else (4, 16)
"""One of so many situations is shown: in the shape that leaves least room, and in others."""
MOST = 24
"""Kinds of positions that are looked at."""
LIKED = ("brew", "buy", "take", "use_token", "store", "place")
"""What gets a game on, the dearest first."""
Known = tuple[BreweryView, tuple[BreweryMove, ...]]
PEOPLE = (
    Person("Łukasz Wiśniewski", "red", head_start=20, hints=False),
    Person("Hazel", "blue", "builder"),
    Person("Maximiliana von und zu Hohenfels-Brandau", "green", "architect"),
    Person("Wilhelmina", "pink", head_start=5),
)
REASON = "Vienna Lager needs it; you then lack one hops of 4: 83 % for next round."

each_shape = pytest.mark.parametrize(
    ("size", "scale"), SHAPES, ids=[f"{size[0]}x{size[1]}@{scale}" for size, scale in SHAPES]
)


each_look = pytest.mark.parametrize(
    ("size", "scale", "language"),
    [
        *((*shape, language) for shape, language in product(SHAPES, ("en", PSEUDO))),
        *((*SHAPES[(n + 2) % 3], code) for n, code in enumerate(languages()[1:])),
    ],
)
"""In each other language one shape: single words may be longer than the pseudo-language's."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_language("en")


@cache
def catalogue(pack: str = "classic") -> Catalogue:
    return load_brewery(pack)


def liveliest(moves: Sequence[BreweryMove], chance: random.Random) -> BreweryMove:
    """A move that gets a game on, where there is one."""
    if chance.random() < 0.35:
        return chance.choice(moves)
    for kind in LIKED:
        found = [move for move in moves if move.type == kind]
        if found:
            return chance.choice(found)
    return chance.choice(moves)


@cache
def positions(seed: int, players: int = 4, pack: str = "classic") -> tuple[Known, ...]:
    """What the viewer knows after each move of a lively game, and what he may do then."""
    options = Options(tuple({} for _ in range(players)))
    state, chance = BREWERY.setup(catalogue(pack), options, seed), random.Random(seed)
    found: list[Known] = []
    while state.actor() is not None:
        legal = tuple(state.legal_moves())
        found.append((state.view(SEAT), legal if state.actor() == SEAT else ()))
        state.apply(liveliest(legal, chance))
    return (*found, (state.view(SEAT), ()))


@cache
def questions() -> tuple[Known, ...]:
    """What whoever is asked in a window knows, and may do, in a few lively games (D8)."""
    found: list[Known] = []
    for seed in range(5):
        state = BREWERY.setup(catalogue(), Options(({},) * 3), seed)
        chance = random.Random(seed)
        while (seat := state.actor()) is not None:
            legal, view = tuple(state.legal_moves()), state.view(seat)
            if view.window != NO_WINDOW:
                found.append((view, legal))
            state.apply(liveliest(legal, chance))
    return tuple(found)


def lines_of(seed: int, pack: str = "classic") -> tuple[LogLine, ...]:
    """What the log tells of the same game, in the language that is spoken."""
    return _lines_in(spoken(), seed, pack)


@cache
def _lines_in(_language: str, seed: int, pack: str) -> tuple[LogLine, ...]:
    state = BREWERY.setup(catalogue(pack), Options(({},) * 4), seed)
    chance, lines = random.Random(seed), list[LogLine]()
    while state.actor() is not None and len(lines) < 400:
        events = state.apply(liveliest(tuple(state.legal_moves()), chance))
        for event in telling(events):
            text = line(event, PEOPLE, catalogue(pack))
            if text:
                sign = deed(event, catalogue(pack))
                lines.append(LogLine(len(lines), text, seat_of(event), (), sign, again=True))
    return tuple(lines)


def situations(seed: int) -> Sequence[tuple[str, BrewerySituation]]:
    """Positions of every kind, with all that can stand open in them."""
    return _situations_in(spoken(), seed)


@cache
def _situations_in(_language: str, seed: int) -> Sequence[tuple[str, BrewerySituation]]:
    return tuple(_situations(seed))


def _situations(seed: int) -> Iterator[tuple[str, BrewerySituation]]:
    lines, seen = lines_of(seed), set[object]()
    for number, (view, legal) in enumerate(positions(seed)):
        kind = (view.phase, view.window, view.pending, len({move.type for move in legal}))
        if kind not in seen and len(seen) < MOST and (legal or len(seen) < 6):
            seen.add(kind)
            yield from _around(f"{number} {view.phase}", view, legal, lines[: 2 * number + 1])


def _around(
    name: str, view: BreweryView, legal: tuple[BreweryMove, ...], lines: tuple[LogLine, ...]
) -> Iterator[tuple[str, BrewerySituation]]:
    hint = HintButton("" if legal else "not now")
    news = tuple(each for each in lines if each.deed and each.seat != SEAT)[-9:]
    ended = reckoned("brewery", SUMMARY, view, PEOPLE[: len(view.players)])
    plain = situation_of(
        view,
        PEOPLE,
        SEAT,
        EMPTY,
        legal,
        hint=hint,
        lines=lines,
        ended=ended,
        habit=Habit.ALWAYS.value,
    )
    yield name, replace(plain, news=news, skippable=not legal)
    yield f"{name} log", replace(plain, log_open=True)
    yield f"{name} recipes", replace(plain, unfolded=RECIPES, log_open=True)
    yield f"{name} near", replace(plain, attention="board")
    if not legal:
        yield f"{name} setback", replace(plain, unread=_fell_through())
    if legal:
        advice = tuple(Suggestion(move, (REASON,) * 2, 0.5, caution=REASON) for move in legal[:2])
        yield f"{name} hint", replace(plain, coach=CoachModel(advice))
        for held in _held(legal):
            yield f"{name} {held}", replace(plain, selection=held)


def _fell_through() -> tuple[tuple[int, Told], ...]:
    """A recipe of the viewer that another has stopped, and not yet read."""
    return (
        (SEAT, BrewingDeclared(SEAT, 0, (), None)),
        (1, TokenUsed(1, BLOCK_DIE, 0)),
        (1, BrewingFailed(SEAT, 0)),
    )


def _held(legal: Sequence[BreweryMove]) -> Iterator[Selection]:
    """Each action begun, and the dearest move of a kind that waits for its yes."""
    for kind in ActionKind:
        yield Selection(action=kind, suggesting=kind is ActionKind.STORE)
    for sort in (Brew, Buy, UseToken):
        moves = [move for move in legal if isinstance(move, sort)]
        if moves:
            yield Selection(waiting=moves[-1])


def buttons(
    view: BreweryView, legal: Sequence[BreweryMove], hint: HintButton | None = None
) -> ActionBar:
    """The bar of whoever decides, where something is legal."""
    told = situation_of(view, PEOPLE, SEAT, EMPTY, legal, hint=hint)
    assert told.acting is not None
    return bar(told, told.acting)


@each_look
def test_in_no_position_anything_is_cut_or_overlaps(
    size: tuple[int, int], scale: float, language: str
) -> None:
    set_language(language)
    shown = unseen(size, scale)
    found, waited = dict[str, list[str]](), set[str]()
    step = EACH if language == "en" and scale == 2.0 else FIFTH
    turn = 2 * SHAPES.index((size, scale)) + (language == "en")
    for number, (name, situation) in enumerate(situations(7)):
        if situation.selection.waiting is not None:
            waited.add(situation.selection.waiting.type)
        if (number + turn) % step:
            continue
        shown.show(match_panels(situation, ignore, shown.viewport))
        wrong = faults(shown)
        if wrong:
            found[name] = wrong
    assert waited
    assert not found, "\n".join(f"{name}: {wrong}" for name, wrong in list(found.items())[:12])


@each_shape
def test_every_button_of_the_bar_stays_at_its_place(size: tuple[int, int], scale: float) -> None:
    shown = unseen(size, scale)
    told, places = set[str](), dict[str, set[Rect]]()
    for view, legal in positions(7)[:: 9 if WHOLE else 15]:
        model = buttons(view, legal, hint=HintButton())
        shown.show(Anchored(action_bar(model, ignore), 0.5, 1.0, 8))
        for node in shown.root.walk():
            if node.key:
                places.setdefault(node.key, set()).add(node.rect)
        told |= {each.reason for each in model.acting}
    assert len(told) > 6, "many reasons were told"
    assert {"action.place", "action.use_token", "undo", "coach.ask", "end"} <= places.keys()
    assert {key: len(rects) for key, rects in places.items()} == dict.fromkeys(places, 1)


def test_on_a_low_bar_each_name_stands_below_the_middle_of_its_symbol() -> None:
    """The last button keeps room for its longest name, and tells a shorter one most of the time."""
    view, legal = next(known for known in positions(7) if known[1])
    shown = surface(size=(1024, 768))
    told = replace(situation_of(view, PEOPLE, SEAT, EMPTY, legal, hint=HintButton("")), hint=None)
    shown.show(match_panels(told, ignore, shown.viewport))
    shown.paint()
    buttons = [
        node
        for node in shown.root.walk()
        if node.key.startswith(("action.", "end", "undo", "coach"))
    ]
    assert len(buttons) == 8
    for button in buttons:
        names = [node for node in button.walk() if isinstance(node, Text) and node.text]
        assert names[0]._align == 0.5, names[0].text


def test_a_window_names_who_may_answer_and_lets_him_decline() -> None:
    shown, met = surface(None, (1280, 720)), set[int]()
    for view, legal in questions():
        if view.window in met:
            continue
        met.add(view.window)
        seat = view.seat
        told = situation_of(view, PEOPLE, seat, EMPTY, legal, habit=Habit.ALWAYS.value)
        shown.show(match_panels(told, ignore, shown.viewport))
        keys = {node.key for node in shown.root.walk()}
        assert {"answer.decline", "answer.round", "answer.habit.never"} <= keys
        texts = " ".join(getattr(node, "text", "") for node in shown.root.walk())
        assert f"{PEOPLE[seat].name} may use a token" in texts
    assert len(met) >= 2


def asked_in(shown: Surface, view: BreweryView, legal: Sequence[BreweryMove]) -> None:
    """Show the panels of a window."""
    told = situation_of(view, PEOPLE, view.seat, EMPTY, legal, habit=Habit.ALWAYS.value)
    shown.show(match_panels(told, ignore, shown.viewport))


def seen_answers(shown: Surface) -> tuple[list[str], Scroll]:
    """The uses of tokens that show in whole, and what scrolls them."""
    scroll = next(node for node in shown.root.walk() if isinstance(node, Scroll))
    uses = [node for node in scroll.walk() if node.key.startswith("answer.") and node.tip]
    uses = [node for node in uses if "habit" not in node.key]
    seen = [
        n.key for n in uses if scroll.rect.y <= n.rect.y and n.rect.bottom <= scroll.rect.bottom
    ]
    return seen, scroll


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_an_answer_shows_before_anything_is_scrolled(size: tuple[int, int], scale: float) -> None:
    """At 150 % a newcomer saw nothing but *Decline*, and was scrolled down at the next question."""
    shown, met = unseen(size, scale), 0
    for view, legal in questions():
        few = [move for move in legal if isinstance(move, UseToken)]
        if len(few) > FEW or len({move.token for move in few}) > 1:
            continue
        asked_in(shown, view, legal)
        seen, scroll = seen_answers(shown)
        assert seen, (view.round, view.window)
        assert scroll.look == 0.0
        scroll.scroll(-30)
        met += 1
    assert met > 5


def test_with_a_token_in_hand_a_window_says_what_to_do_with_it() -> None:
    """The panel with the answers makes way for the table then."""
    view, legal = questions()[0]
    token = next(move.token for move in legal if isinstance(move, UseToken))
    held = Selection(picked=OwnGoodsTarget(view.seat, FIRST_TOKEN + token))
    told = situation_of(view, PEOPLE[:3], view.seat, held, legal, habit=Habit.ALWAYS.value)
    shown = surface(None, (1280, 720))
    shown.show(match_panels(told, ignore, shown.viewport))
    texts = [getattr(node, "text", "") for node in shown.root.walk()]
    assert "Choose what to use it on: anything that glows." in texts


def test_what_is_at_stake_is_told_with_all_that_it_brings() -> None:
    """D7: the reward, the bonus of the extension, and the one point of every brewing."""
    view = positions(7)[0][0]
    ids = {card.id: number for number, card in enumerate(catalogue().recipes)}
    stout, malt = ids["midnight-stout"], INGREDIENTS.index("special_malt")
    assert gain_text(view, stout, None) == "6 points"
    assert gain_text(view, stout, malt) == "6 points and 5 gold"
    assert gain_text(view, ids["village-lager"], malt) == "3 points and 2 gold"
    given = [n for n, card in enumerate(catalogue().recipes) if card.reward.die is not None]
    assert given
    for number in given:
        die = dice_kind(catalogue(), catalogue().recipes[number].reward.die or 0).die
        assert die in gain_text(view, number, None)


def test_the_panel_of_a_brewing_says_what_its_question_mark_stands_for() -> None:
    """D7: an action token of one's choice."""
    view, legal = positions(7)[0]
    said = set[bool]()
    for number, card in enumerate(catalogue().recipes):
        panel = brew_panel(view, Brew(number), legal, ignore, Room(400, 700))
        shown = surface(panel, (1280, 720))
        told = any("action token" in getattr(node, "text", "") for node in shown.root.walk())
        assert told == bool(card.reward.token)
        said.add(told)
    assert said == {True, False}


def test_what_a_brewing_is_said_to_bring_is_what_the_rules_give() -> None:
    """D7, D1.2: a die or a token of the reward, too, while there is any."""
    kinds = set[str]()
    for seed in (1, 2):
        state, chance = BREWERY.setup(catalogue(), Options(({},) * 3), seed), random.Random(seed)
        while (seat := state.actor()) is not None:
            legal, view = tuple(state.legal_moves()), state.view(seat)
            for move in legal:
                after = state.clone()
                events = after.apply(move) if isinstance(move, Brew) else []
                won = [event for event in telling(events) if isinstance(event, Finished)]
                if not won or not isinstance(move, Brew):
                    continue
                told = gain_text(view, move.recipe, move.extension)
                assert told.startswith(points(won[0].points))
                assert (f" {gold(won[0].gold)}" in told) == bool(won[0].gold)
                gained = [e for e in events if isinstance(e, DieGained) and e.reason == "recipe"]
                assert any(dice_kind(catalogue(), at).die in told for at in range(4)) == bool(
                    gained
                )
                assert ("action token" in told) == (after.view(seat).pending == TAKING)
                kinds |= {word for word in ("gold", "die", "token") if word in told}
            state.apply(liveliest(legal, chance))
    assert kinds >= {"gold", "token"}


def test_a_window_tells_who_would_get_what_and_what_it_costs() -> None:
    seen = set[str]()
    for view, legal in questions():
        uses = [move for move in legal if isinstance(move, UseToken)]
        texts = [stake.text for stake in stakes(view, PEOPLE, uses)]
        assert texts
        assert len(texts) <= 6
        for recipe in {move.target for move in uses if move.token == BLOCK_RECIPE}:
            gain = gain_text(view, recipe, None)
            assert any(recipe_name(view.catalogue, recipe) in t and gain in t for t in texts)
        if view.window == AFTER_DECLARING and view.turn_player != view.seat:
            assert view.declared is not None
            assert gain_text(view, *view.declared) in texts[0]
            assert texts[1].endswith("Your token is used up by it.")
            refining = [move for move in uses if COLOUR_OF[move.target] == SKILL]
            falls = any("falls through" in text for text in texts)
            assert falls == (len(refining) < len(uses))
            bares = any("without its extension" in text for text in texts)
            assert bares == any(move.token != REROLL for move in refining)
            own = not lacking(view, view.seat, view.declared[0])
            assert any("it could be yours" in text for text in texts) == own
        seen |= {" ".join(text.split()[-3:]) for text in texts}
    assert "and to you." in seen


def test_the_habit_of_a_seat_answers_for_it() -> None:
    asked = dict[str, int]()
    view, legal = next(known for known in positions(7) if known[0].window == NO_WINDOW)
    assert unasked(view, legal, Habit.NEVER) is None, "it is about windows alone"
    for view, legal in questions():
        for habit in Habit:
            answer = unasked(view, legal, habit)
            assert answer in (None, Decline())
            asked[habit] = asked.get(habit, 0) + (answer is None)
    assert asked[Habit.NEVER] == 0 < asked[Habit.DECIDING] <= asked[Habit.ALWAYS]


def test_the_dice_that_a_brewing_takes_are_those_of_the_rules() -> None:
    """D7: slot by slot from the highest minimum, the lowest die that suffices."""
    checked = 0
    for seed in (1, 2):
        state, chance = BREWERY.setup(catalogue(), Options(({},) * 3), seed), random.Random(seed)
        while (seat := state.actor()) is not None:
            view, move = state.view(seat), liveliest(tuple(state.legal_moves()), chance)
            events = state.apply(move)
            declared = [event for event in events if event.type == "brewing_declared"]
            if declared and isinstance(move, Brew):
                expected = tuple(slot.die for slot in slots(view, seat, move.recipe))
                assert getattr(declared[0], "dice")[: len(expected)] == expected  # noqa: B009
                checked += 1
    assert checked > 5
