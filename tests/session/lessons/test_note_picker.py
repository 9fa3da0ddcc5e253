"""Notes of a first game: each once, and each in some games."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.ai.agent import Budget, agent
from game.content.document import ContentError
from game.content.guide import Guide, Note, guide_file, read_guide
from game.rules.chance import Dealer
from game.rules.registry import TITLES
from game.session.lessons.guided import guided, newcomer
from game.session.lessons.note_picker import NotePicker
from game.session.match import Match

GAMES = 5
PLAYING = "greedy"


def begun(guide: Guide, seed: int) -> Match:
    return guided(guide, newcomer(guide, "Ada"), "Pip", seed)


class Told(NamedTuple):
    """A note as it came up: in which turn, and whether the last round had begun."""

    note: Note
    turn: int
    ending: bool


@cache
def house(title: str) -> Guide:
    """The guide of a title that the game comes with."""
    return read_guide(guide_file(title))


@cache
def told_in(title: str, seed: int) -> tuple[Told, ...]:
    """What is said in a game that a sensible newcomer plays."""
    guide = house(title)
    match, told, ending = begun(guide, seed), list[Told](), False
    noting, player = NotePicker(guide, match), agent(PLAYING, title)
    while match.actor is not None:
        for held in (match.waits_for_yes() and match.history[-1].player == 0, False):
            note = noting.next(held=held)
            if note is not None:
                assert held or match.actor == 0
                turn = match.history[-1].turn if held else match.turn
                told.append(Told(note, turn, ending))
        view, legal = match.state_view(match.actor), match.legal_moves()
        step = match.play(player.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
        ending |= any(event.type == "last_round" for event in step.events)
    return tuple(told)


@pytest.mark.parametrize("title", TITLES)
def test_every_note_of_the_house_comes_up_and_only_once(title: str) -> None:
    guide = house(title)
    assert guide.title == title
    games = [[told.note.say for told in told_in(title, seed)] for seed in range(GAMES)]
    assert all(len(said) == len(set(said)) for said in games)
    assert all(said[0] == guide.notes[0].say for said in games)
    never = {note.say for note in guide.notes} - {line for said in games for line in said}
    assert never == set()


def written(tmp_path: Path, notes: str, head: str = "guide: 1\nlevel: sprout\n") -> Path:
    file = tmp_path / "biomes" / "guides" / "first-game.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"{head}notes:\n{notes}")
    return file


def test_what_was_told_is_not_told_again_to_who_goes_on() -> None:
    guide = read_guide(guide_file("biomes"))
    match = begun(guide, 1)
    noting = NotePicker(guide, match)
    note = noting.next()
    assert note is guide.notes[0]
    assert noting.told == (0,)
    assert NotePicker(guide, match, noting.told).next() is None


def test_what_could_not_be_read_is_told_once_more() -> None:
    guide = read_guide(guide_file("biomes"))
    noting = NotePicker(guide, begun(guide, 1))
    note = noting.next()
    noting.put_away(read=False)
    assert (noting.note, noting.told) == (None, ())
    assert noting.next() is note
    noting.put_away(read=True)
    assert noting.next() is None


NEWS = """
  - {say: Built, event: {type: built, player: 0}, until: turn}
  - {say: Taken, event: {type: block_taken, player: 0}, cannot: {type: collect}, until: move}
  - {say: Layer, turn: 3, until: [turn, {type: layer_cleared}]}
"""


def test_old_news_are_none_and_what_is_over_does_not_come_up(tmp_path: Path) -> None:
    """A block taken in an earlier turn brought up *One action done* as the next turn began."""
    guide = read_guide(written(tmp_path, NEWS))
    match, player = begun(guide, 3), agent(PLAYING, "biomes")
    noting = NotePicker(guide, match)
    cleared = False
    while match.actor is not None:
        noting.told = ()
        note = noting.next()
        if match.actor == 0 and note is not None:
            own = max(at for at, step in enumerate(match.history) if step.player == 0)
            news = {event.type for step in match.history[own:] for event in step.events}
            if note.say == "Layer":
                assert not cleared
                assert match.turn >= 3
            else:
                assert ("built" if note.say == "Built" else "block_taken") in news
        noting.put_away(read=True)
        view, legal = match.state_view(match.actor), match.legal_moves()
        step = match.play(player.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
        cleared |= any(event.type == "layer_cleared" for event in step.events)
    assert cleared


def test_what_a_note_comes_after_may_have_happened_turns_ago(tmp_path: Path) -> None:
    """Emeralds and trophies were never explained: the turn in which they came had its note."""
    notes = """
  - {say: First, until: turn}
  - {say: Taken, after: {type: block_taken, player: 0}, until: turn}
"""
    guide = read_guide(written(tmp_path, notes))
    match = begun(guide, 1)
    noting = NotePicker(guide, match)
    assert noting.next() is guide.notes[0]
    while match.turn == 1 or match.actor != 0:
        assert noting.next() is None
        match.play(match.legal_moves()[0])
    assert noting.next() is guide.notes[1]


def test_what_the_first_turns_of_biomes_need_is_not_said_after_them() -> None:
    """The second action was explained in turn 5, what emeralds do and the end never."""
    for seed in range(GAMES):
        said = [(told.turn, told.note.say) for told in told_in("biomes", seed)]
        assert [turn for turn, words in said if words.startswith("One action done")] == [1]
        [emeralds] = [turn for turn, words in said if "Emeralds are jokers" in words]
        assert (emeralds + 1) // 2 <= 4
        words = [words for _turn, words in said]
        end, last = (
            next(at for at, each in enumerate(words) if part in each)
            for part in ("The bar now counts the third layer", "The last scoring")
        )
        assert end < last


def test_what_was_taken_back_has_not_happened(tmp_path: Path) -> None:
    news = "  - {say: Taken, event: {type: block_taken}, until: {type: built}}\n"
    guide = read_guide(written(tmp_path, news))
    match = begun(guide, 1)
    noting = NotePicker(guide, match)
    match.play(next(move for move in match.legal_moves() if "Collect" in type(move).__name__))
    assert noting.next() is not None
    noting.put_away(read=False)
    match.undo()
    assert noting.next() is None


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    words = "word " * 26
    notes = f"""  - {{say: {words}, until: turn}}
  - {{turn: 0, say: x, until: turn}}
  - {{say: x}}
  - {{say: x, until: can}}
  - {{say: x, until: soon}}
  - {{say: x, until: []}}
  - {{say: x, until: [turn, soon]}}
  - {{say: x, who: pip, until: turn}}
"""
    head = "guide: 2\nlevel: sprout\nteacher: nobody\n"
    with pytest.raises(ContentError) as caught:
        read_guide(written(tmp_path, notes, head))
    told = [problem.path for problem in caught.value.problems]
    assert sorted(told) == [
        "guide",
        "notes[0].say",
        "notes[1].turn",
        "notes[2]",
        "notes[3].until",
        "notes[4].until",
        "notes[5].until",
        "notes[6].until[1]",
        "notes[7].who",
        "teacher",
    ]


def test_a_turn_has_one_note_and_those_that_may_come_besides(tmp_path: Path) -> None:
    """A newcomer's first turn had three."""
    notes = "".join(
        f"  - {{say: {say}, can: {{type: collect}}, {more}until: turn}}\n"
        for say, more in (("One", ""), ("Two", ""), ("Three", "besides: true, "))
    )
    guide = read_guide(written(tmp_path, notes))
    match = begun(guide, 1)
    noting = NotePicker(guide, match)
    assert [note.besides for note in guide.notes] == [False, False, True]
    assert noting.next() is guide.notes[0]
    assert noting.next() is guide.notes[2]
    assert noting.next() is None
    while match.turn == 1 or match.actor != 0:
        match.play(match.legal_moves()[0])
    assert noting.next() is guide.notes[1]
    noting.put_away(read=False)
    assert noting.next() is guide.notes[1], "one that could not be read was none"


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_of_a_first_game_has_one_note(title: str) -> None:
    for seed in range(GAMES):
        turns = [told.turn for told in told_in(title, seed) if not told.note.besides]
        assert turns
        assert len(turns) == len(set(turns))


def test_what_the_first_moves_need_is_said_before_them() -> None:
    """How far a pawn goes was told in round 4, what the bar means in 9, the exchange in 11."""
    latest = {
        "after round 15": 1,
        "a card leads it": 1,
        "press F3": 4,
        "first field of its kind": 4,
        "top bar": 6,
        "Exchange": 9,
    }
    for seed in range(GAMES):
        said = told_in("towers", seed)
        for words, number in latest.items():
            [turn] = {told.turn for told in said if words in told.note.say}
            assert (turn + 1) // 2 <= number, (seed, words)


@pytest.mark.parametrize("title", TITLES)
def test_the_last_turns_bring_up_only_what_can_be_done(title: str) -> None:
    """How many blocks one may hold was told in the last round."""
    for seed in range(GAMES):
        for note, _turn, ending in told_in(title, seed):
            assert not ending or note.when.can
            assert not ending or not note.until.events
