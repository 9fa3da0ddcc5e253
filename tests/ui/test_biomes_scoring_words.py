"""Whatever tells how a seat of Biomes scores says what the rules reckon for it (B7.3, B7.6)."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from game.content.guide import guide_file, read_guide
from game.content.lesson_reading import lessons_of
from game.content.rulebook.reading import rulebook
from game.rules.biomes import BIOMES, hints
from game.rules.biomes.catalogue import CHARACTERISTICS, Building, Round, find_tile
from game.rules.biomes.moves import Build, Score
from game.rules.biomes.setup import BEGINNER
from game.rules.biomes.state import BiomesState
from game.rules.biomes.view import BiomesView, Stage
from game.rules.chance import Dealer
from game.rules.core import Options
from game.titles.biomes.ai.coach.guide import guide
from game.titles.biomes.content.loading import load_biomes
from game.titles.biomes.scene.targets import CardTarget
from game.titles.biomes.ui.guidance import GUIDANCE
from game.titles.biomes.ui.hands.scoring_changes import brought
from game.titles.biomes.ui.hands.selection import EMPTY
from game.titles.biomes.ui.panels.banner import banner
from game.titles.biomes.ui.panels.cards import eased
from game.titles.biomes.ui.panels.layers import counting, further_words, layer_words, next_round
from game.titles.biomes.ui.panels.match import match_panels
from game.titles.biomes.ui.panels.preview import build_preview
from game.titles.biomes.ui.panels.prompt import prompt_text
from game.titles.biomes.ui.panels.scoring import scoring_panel
from game.titles.biomes.ui.panels.words import counts
from game.titles.biomes.ui.signs.tips import tip
from game.titles.biomes.ui.words import WORDS
from game.ui.boxes import Sized
from game.ui.marks import Text
from game.ui.panels.lesson import WIDTH as SPOKEN
from game.ui.persons import Person
from game.ui.widget import Widget
from tests.sizes import WHOLE
from tests.ui.situations import situation_of
from tests.ui.stage import surface

PEOPLE = (Person("Ada", "blue"), Person("Tom", "red"))
CATALOGUE = load_biomes()
BY_GROUP = re.compile(r"\b(groups?|side by side|connected|beside it)\b", re.IGNORECASE)
BY_ALL = re.compile(
    r"connected or not|\bmatching\b|every space|all (its |the )?spaces|\bapart\b", re.IGNORECASE
)
SCORING = re.compile(r"B1\.1|B7\..*|B9\.[1-4]")
"""Numbers of the rules about scoring."""
LETTERS = [each.value for each in Round]


def says(text: str) -> set[bool]:
    """By which scorings, told by whether it is the beginners', spaces are said to count."""
    found = {True} if BY_ALL.search(text) else set()
    return found | ({False} if BY_GROUP.search(text.replace("connected or not", "")) else set())


def reckoned(view: BiomesView, seat: int) -> bool | None:
    """Whether the rules count all matching spaces of a seat; None where none of a kind lie apart,
    so that both ways come to the same."""
    apart = [
        (round_, name)
        for round_ in Round
        for name in CHARACTERISTICS[round_]
        if hints.matching_spaces(view, seat, round_, name)
        != hints.largest_group(view, seat, round_, name)
    ]
    counted = {
        hints.scored_spaces(view, seat, *each)[0] == hints.matching_spaces(view, seat, *each)
        for each in apart
    }
    assert len(counted) <= 1
    return counted.pop() if counted else None


def written(widget: Widget | None) -> Iterator[str]:
    assert widget is not None
    yield from (node.text for node in widget.walk() if isinstance(node, Text))


def told(state: BiomesState, seat: int) -> Iterator[str]:
    """All that tells a seat, where it decides, how it scores."""
    view, legal = state.view(seat), state.legal_moves()
    for letter in LETTERS:
        card = CardTarget(letter)
        yield from written(tip(view, PEOPLE, card, None, able=None))
    yield eased(view.players[seat])
    yield prompt_text(view, EMPTY, deciding=True)
    if view.scoring is not None:
        yield from written(scoring_panel(view, seat, view.scoring, PEOPLE, lambda _intent: None))
    coach = guide(view)
    for move in legal:
        if isinstance(move, Build | Score):
            reasons = [*coach.reasons(move), coach.caution(move)]
            yield from (WORDS.reason(each, CATALOGUE, PEOPLE) for each in reasons if each)
        if isinstance(move, Build):
            tile = find_tile(CATALOGUE, view.stack(move.cell).face_up or "")
            assert isinstance(tile, Building)
            promised = brought(view, seat, tile, move.space)
            yield from written(build_preview(view, seat, tile, promised, move.pay))


def links(state: BiomesState, seat: int) -> Iterator[str]:
    """The pages of the rulebook that a seat is led to about a scoring and its reasons."""
    view, coach = state.view(seat), guide(state.view(seat))
    scored = [move for move in state.legal_moves() if isinstance(move, Score)]
    rules = [GUIDANCE.move(view, move) for move in scored]
    rules += [each.rule for move in scored for each in coach.reasons(move)]
    rules += [GUIDANCE.control(view, "score.forest")] * bool(scored)
    for rule in rules:
        page = rulebook("biomes").about(rule)
        assert page is not None
        yield page.id


def decisions(beginners: Iterable[bool], seed: int, games: int = 6) -> Iterator[BiomesState]:
    """Moments of random games in which something is scored or may be built."""
    seats = tuple({BEGINNER.name: each} for each in beginners)
    for number in range(seed, seed + games):
        chance = random.Random(number)
        state = BIOMES.setup(CATALOGUE, Options(seats, 0), number)
        while state.actor() is not None:
            moves = state.legal_moves()
            builds = [move for move in moves if isinstance(move, Build)]
            if builds or state.view(state.decider).stage is Stage.SCORE:
                yield state
            state.apply(chance.choice(builds or moves))


@pytest.mark.parametrize("beginners", [(False, True), (True, False)])
def test_each_seat_is_told_how_its_own_spaces_count(beginners: tuple[bool, bool]) -> None:
    heard, read = set(), set()
    for state in decisions(beginners, 1, 6 if WHOLE else 2):
        seat = state.decider
        counts_all = reckoned(state.view(seat), seat)
        if counts_all is None:
            continue
        assert counts_all is beginners[seat]
        for text in told(state, seat):
            assert says(text) <= {counts_all}, text
            heard |= {(counts_all, text)} if says(text) else set()
        for page in links(state, seat):
            assert page != ("groups" if counts_all else "beginner"), seat
            read.add(page)
    assert {"groups", "beginner"} <= read
    for way in (False, True):
        assert len({text for counted, text in heard if counted is way}) >= 3


def test_an_onlooker_is_told_how_everybody_scores() -> None:
    for beginners in ((False, False), (True, True), (True, False)):
        seats = tuple({BEGINNER.name: each} for each in beginners)
        view = replace(BIOMES.setup(CATALOGUE, Options(seats, 0), 1).view(0), seat=-1)
        texts = list(written(tip(view, PEOPLE, CardTarget("A"), None, able=None)))
        assert set().union(*map(says, texts)) == set(beginners)


def test_the_two_ways_are_told_apart_by_these_words() -> None:
    assert (says(counts(beginner=False)), says(counts(beginner=True))) == ({False}, {True})


def test_a_page_about_what_counts_tells_of_both_ways() -> None:
    """The book is for everybody at the table, whoever scores how."""
    for page in rulebook("biomes").pages:
        text = " ".join((*page.text, *page.points, *page.examples))
        if any(map(SCORING.fullmatch, page.rules)) and False in says(text):
            assert "beginner" in text.casefold(), page.id


def test_lessons_and_the_first_game_tell_their_own_scoring() -> None:
    """Lessons score by groups; a first game does not, and the first lesson says so."""
    first = read_guide(guide_file("biomes"))
    eased_there = bool(first.seat.get(BEGINNER.name))
    for note in first.notes:
        assert says(note.say) <= {eased_there}, note.say
    lessons = lessons_of("biomes")
    for lesson in lessons:
        assert not any(player.options.get(BEGINNER.name) for player in lesson.players)
        said = [step.say for step in lesson.steps]
        said += [reply.say for step in lesson.steps for reply in step.replies]
        for text in said:
            assert says(text) <= {False}, text
    assert eased_there
    assert "first game" in lessons[0].idea
    assert says(lessons[0].idea) == {False, True}


def test_a_scoring_that_is_due_is_promised_until_it_comes() -> None:
    """The bar went on to the second layer as soon as the top one was empty."""
    due = 0
    for seed in range(12):
        state, chance = (
            BIOMES.setup(CATALOGUE, Options(({BEGINNER.name: False},) * 2, 0), seed),
            Dealer(seed),
        )
        while state.actor() is not None:
            view = state.view(state.actor() or 0)
            told, left = layer_words(view)
            if view.rounds_due and view.scoring is None:
                due += 1
                assert told.endswith("when this turn ends")
                assert left == 0
            elif view.scoring is not None:
                assert told.startswith("Now: ")
            state.apply(chance.choice(state.legal_moves()))
    assert due


def signs(view: BiomesView, width: int = 1280) -> dict[str, str]:
    """What stands beside the meter for each further layer, by its scoring's letter."""
    shown = surface(banner(view, PEOPLE[:1] * len(view.players)), (width, 720))
    found = [each for each in shown.root.walk() if each.key.startswith("layer.")]
    return {
        each.key.removeprefix("layer."): " ".join(
            n.text for n in each.walk() if isinstance(n, Text)
        )
        for each in found
    }


@pytest.mark.parametrize("width", [1280, 800])
def test_the_layers_below_and_the_end_are_foreseeable(width: int) -> None:
    """The bar knew of one layer alone: the end came out of nowhere (B7.1, B8.1)."""
    state, chance = BIOMES.setup(CATALOGUE, Options(({}, {}), 0), 5), Dealer(5)
    begun = signs(state.view(0), width)
    assert begun == {"B": "B 16", "C": "C 16"}
    seen = set[tuple[str, ...]]()
    while state.actor() is not None:
        view = state.view(state.actor() or 0)
        told, further = layer_words(view)[0], further_words(view)
        seen.add(tuple(signs(view, width)))
        round_ = view.scoring or (*view.rounds_due, next_round(view))[0]
        assert len(further) == list(Round)[::-1].index(round_ or Round.C)
        ends = [each for each in (told, *further) if "the game ends" in each or "the end" in each]
        assert ends == [(told, *further)[-1]], "the last scoring alone ends the game"
        state.apply(chance.choice(state.legal_moves()))
    assert seen == {("B", "C"), ("C",), ()}


def test_a_scoring_is_not_now_for_who_has_scored() -> None:
    """ "Now: the biome scoring" stood beside "end the turn?"."""
    state, chance = BIOMES.setup(CATALOGUE, Options(({}, {}), 0), 5), Dealer(5)
    while state.view(0).scoring is None:
        state.apply(chance.choice(state.legal_moves()))
    view = state.view(0)
    assert layer_words(view)[0].startswith("Now: ")
    assert layer_words(view, scored=True)[0].endswith(": the others follow")


def test_a_block_says_whether_the_next_scoring_waits_for_it() -> None:
    """As many blocks say so as the bar counts (B7.1)."""
    state, chance = BIOMES.setup(CATALOGUE, Options(({}, {}), 0), 5), Dealer(5)
    layers = set[str]()
    while state.actor() is not None:
        view = state.view(state.actor() or 0)
        told, left = layer_words(view)
        there = [(x, y, z) for x in range(4) for y in range(4) for z in range(4)]
        said = [counting(view, each[2]) for each in there if view.is_block_there(*each)]
        if view.scoring is None and not view.rounds_due:
            assert [each for each in said if each] == [told] * left
            layers.add(told.split()[0])
        state.apply(chance.choice(state.legal_moves()))
    assert layers == {"Top", "Second", "Third"}


def test_the_list_of_a_scoring_lies_beside_what_a_teacher_says() -> None:
    """Hazel's note lay over the list's last line and its key."""
    state, chance = BIOMES.setup(CATALOGUE, Options(({}, {}), 0), 3), random.Random(3)
    while state.view(state.decider).stage is not Stage.SCORE:
        state.apply(chance.choice(state.legal_moves()))
    view, legal = state.view(state.decider), tuple(state.legal_moves())
    shown = surface(None, (1280, 720))
    words = Sized(Widget(), width=SPOKEN, min_height=190)
    model = situation_of(view, PEOPLE, view.seat, EMPTY, legal, beneath=words)
    shown.show(match_panels(model, lambda _intent: None, shown.viewport))
    right = shown.viewport.width - SPOKEN
    rows = [node for node in shown.root.walk() if node.key.startswith("score.")]
    assert len(rows) >= 4
    assert all(node.rect.right < right for node in rows)
