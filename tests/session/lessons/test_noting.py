"""Notes of a first game: each once, and each in some games."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.agent import Budget, agent
from game.content.document import ContentError
from game.content.guide import Guide, guide_file, read_guide
from game.rules.chance import Dealer
from game.rules.registry import TITLES
from game.session.lessons.noting import Noting
from game.session.match import Match
from game.session.seats import COLORS, Seat
from game.session.titles import play_of

GAMES = 4
PLAYING = "greedy"


def begun(guide: Guide, seed: int) -> Match:
    seats = (Seat("Ada", "human", COLORS[0], guide.seat), Seat("Pip", guide.level, COLORS[1]))
    content = play_of(guide.title).load(guide.pack)
    return Match.new(guide.title, content, seats, seed, first_player=0, options=guide.options)


def told_in(guide: Guide, seed: int) -> list[str]:
    """What is said in a game that a sensible newcomer plays."""
    match, said = begun(guide, seed), []
    noting, player = Noting(guide, match), agent(PLAYING, guide.title)
    while match.actor is not None:
        note = noting.next()
        if note is not None:
            assert match.actor == 0
            said.append(note.say)
        view, legal = match.state_view(match.actor), match.legal_moves()
        match.play(player.choose(view, legal, Budget(), Dealer(match.thinking_seed())))
    return said


@pytest.mark.parametrize("title", TITLES)
def test_every_note_of_the_house_comes_up_and_only_once(title: str) -> None:
    guide = read_guide(guide_file(title))
    assert guide.title == title
    games = [told_in(guide, seed) for seed in range(GAMES)]
    assert all(len(said) == len(set(said)) for said in games)
    assert all(said[0] == guide.notes[0].say for said in games)
    never = {note.say for note in guide.notes} - {line for said in games for line in said}
    assert never == set()


def test_what_was_told_is_not_told_again_to_who_goes_on() -> None:
    guide = read_guide(guide_file("biomes"))
    match = begun(guide, 1)
    noting = Noting(guide, match)
    note = noting.next()
    assert note is guide.notes[0]
    assert not noting.matters(note), "it is about nothing in particular"
    assert noting.told == (0,)
    assert Noting(guide, match, noting.told).next() is None


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "biomes" / "guides" / "first-game.yaml"
    file.parent.mkdir(parents=True)
    words = "word " * 26
    file.write_text(
        f"guide: 2\nlevel: sprout\nnotes:\n  - {{say: {words}}}\n  - {{turn: 0, say: x}}\n"
    )
    with pytest.raises(ContentError) as caught:
        read_guide(file)
    told = [problem.path for problem in caught.value.problems]
    assert told == ["guide", "notes[0].say", "notes[1].turn"]
