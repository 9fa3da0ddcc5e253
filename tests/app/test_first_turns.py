"""In the first turns of a first game what a good move would use is marked, and nothing else."""

from __future__ import annotations

import pytest

from game.ai.judging.judge import Decision, Judged
from game.ai.judging.verdict import Verdict
from game.app.lesson.first_game import FirstGameScreen
from game.app.routes import FirstGame
from game.content.guide import guide_file, read_guide
from game.rules.registry import TITLES
from game.scene.stage import Mark
from game.ui.intents import AskCoach, Dismiss, Play
from game.ui.marks import Text
from game.ui.panels.hand import Hand
from game.ui.panels.lesson import NOTE
from game.ui.titles import INTERFACES
from tests.app.desktop import ENTER, Desktop, Thinker


def begun(desktop: Desktop, title: str) -> FirstGameScreen:
    desktop.clock = lambda: desktop.now
    desktop.desk.show(FirstGame(title))
    desktop.settle()
    screen = desktop.desk.screen
    assert isinstance(screen, FirstGameScreen)
    return screen


def shining(screen: FirstGameScreen) -> set[str]:
    """The marks that the pieces on the table have."""
    return {mark.name for mark in screen.inner.game.table.scene.marks.values()}


@pytest.mark.parametrize("title", TITLES)
def test_a_good_first_move_is_marked_and_the_rest_is_quiet(desktop: Desktop, title: str) -> None:
    screen = begun(desktop, title)
    inner = screen.inner
    move = inner.coach.shown
    assert move in inner.game.legal()
    about = INTERFACES[title].words.about(inner.game.table.view, move)
    marked = inner.deciding.pointing.marked
    assert about
    assert {marked[each] for each in about} == {Mark.CHOSEN}
    assert shining(screen) <= {Mark.CHOSEN.name, Mark.GHOST.name, Mark.VEILED.name}
    usable = set(inner.deciding.pointing.usable)
    assert usable > set(about), "all the rest can be used as ever"


@pytest.mark.parametrize("title", TITLES)
def test_the_first_move_marked_is_one_that_the_first_note_speaks_of(
    desktop: Desktop, title: str
) -> None:
    screen = begun(desktop, title)
    match, [can] = screen.inner.game.match, [read_guide(guide_file(title)).notes[0].when.can]
    assert screen.inner.coach.shown is not None
    told = match.rules.move_to_data(match.content, screen.inner.coach.shown)
    assert not can or any(pattern.fits(told) for pattern in can)


class Better(Thinker):
    """Finds every move but one better than that."""

    def judge(self, number: int, decision: Decision) -> None:
        """Says so."""
        others = tuple(each for each in decision.legal_moves if each != decision.move)[::-1]
        self._number = number
        self._judged = Judged(Verdict.BETTER, 0.4, 0.5, 0.01, others[0], others)
        self.others = others


@pytest.mark.parametrize("title", TITLES)
def test_where_the_review_would_find_something_better_that_is_marked(
    desktop: Desktop, title: str
) -> None:
    judge = Better()
    desktop.desk.think_with(judge)
    screen = begun(desktop, title)
    coach, [can] = screen.inner.coach, [read_guide(guide_file(title)).notes[0].when.can]
    fitting = [each for each in judge.others if screen._turns.fits(can, each)]
    assert coach.shown == fitting[0]


def test_what_is_marked_goes_with_the_first_turns(desktop: Desktop) -> None:
    screen = begun(desktop, "biomes")
    game, coach, marks = screen.inner.game, screen.inner.coach, []
    while game.match.turn == 1:
        if game.holding:
            assert coach.shown is None
            break
        assert coach.shown in game.legal()
        marks.append(coach.shown)
        assert coach.shown is not None
        desktop.desk.hear(Play(coach.shown))
        desktop.settle()
    assert len(marks) >= 2
    for _ in range(2 if screen.report()["note"] else 1):  # a note is read first
        desktop.press_key(ENTER)
        desktop.settle()
    assert game.deciding
    assert coach.shown is None
    assert shining(screen) & {Mark.TAKEABLE.name, Mark.TARGET.name}


def test_who_asks_sees_the_hint_instead(desktop: Desktop) -> None:
    screen = begun(desktop, "biomes")
    coach = screen.inner.coach
    shown = coach.shown
    desktop.desk.hear(AskCoach())
    desktop.settle()
    decision = screen.inner.deciding.decision()
    assert decision.hint == coach.advised
    desktop.desk.hear(AskCoach())
    desktop.settle()
    assert screen.inner.deciding.decision().hint == coach.shown == shown


@pytest.mark.parametrize("title", TITLES)
def test_the_hand_has_its_words_and_goes_on_to_where_a_thing_is_put(
    desktop: Desktop, title: str
) -> None:
    """It pointed at a die and nothing was said; with that in hand it was gone."""
    screen = begun(desktop, title)
    inner, words = screen.inner, INTERFACES[title].words
    while screen.report()["note"]:  # a teacher may have two things to say at the beginning
        desktop.desk.hear(Dismiss(NOTE))
        desktop.settle()
    move = inner.coach.shown
    assert move is not None
    told = words.move(inner.game.table.view, move)
    said = [node.text for node in desktop.desk.surface.root.walk() if isinstance(node, Text)]
    assert any(told in each for each in said)
    about = words.about(inner.game.table.view, move)
    decision = inner.deciding.decision()
    if len(about) < 2 or about[0] not in INTERFACES[title].hands.draggable(decision):
        return
    desktop.click_on(about[0])
    desktop.settle()
    if inner.deciding.selection.picked == about[0]:
        [hand] = [each for each in screen._turns.widgets() if isinstance(each, Hand)]
        table = inner.game.table
        spots = [table.units(table.point(each)) for each in about[1:]]
        assert hand.at in spots


@pytest.mark.parametrize("title", TITLES)
def test_the_hand_shows_nothing_else_than_the_note_speaks_of(desktop: Desktop, title: str) -> None:
    """*Your pawn sees a tower!*, and the hand pointed at placing another pawn."""
    screen = begun(desktop, title)
    match, move = screen.inner.game.match, screen.inner.coach.shown
    assert move is not None
    told = match.rules.move_to_data(match.content, move)
    shown = set[bool]()
    for note in read_guide(guide_file(title)).notes:
        screen._note = note
        speaks_of_it = not note.when.can or any(one.fits(told) for one in note.when.can)
        assert screen._led is speaks_of_it, note.say
        shown.add(screen._led)
    assert shown == {True, False}
