"""The moments of brewery that pictures can be taken of, by the names of their screens.

Import it only after :func:`game.render.context.choose_headless`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.inline_coach import Thoughtful
from game.app.match.screen import MatchScreen
from game.app.screenshot_stage import (
    VIEWER,
    NoSuchScenario,
    Scenario,
    ScreenshotStage,
    click,
    let_pass,
    moves_of,
    point_at,
    shown,
)
from game.rules.brewery.catalogue import COLOUR_OF, FIRST_TOKEN, SKILL
from game.rules.brewery.moves import Brew, BreweryMove, Buy, Place, Store, UseToken
from game.rules.brewery.view import PLACING, PURCHASE, BreweryView
from game.titles.brewery.scene.targets import (
    DieTarget,
    FieldTarget,
    OwnGoodsTarget,
    RecipeTarget,
    on_sale,
)
from game.titles.brewery.ui.choices import ActionKind
from game.titles.brewery.ui.view_facts import wanted
from game.ui.intents import AskCoach, Choose, Play

CELLAR_S = 18.0
"""So long after a game's last brewing the cellar of the end stands filled."""
FILLED = 4
"""So many recipes of the viewer make a cellar worth looking at."""


def _match(stage: ScreenshotStage, focus: str) -> None:
    stage.until(lambda view, _legal: view.phase == PLACING and view.window == 0)
    shown(stage, focus)


def skill_in_hand(stage: ScreenshotStage, focus: str) -> tuple[MatchScreen, Place]:
    """A skill die of the viewer is in hand; one of the places where it may go."""
    stage.until(_has_skill)
    places = [move for move in stage.match.legal_moves() if isinstance(move, Place)]
    skilled = [move for move in places if move.item >= 0 and COLOUR_OF[move.item] == SKILL]
    best = max(skilled, key=lambda move: (stage.view.value[move.item], move.field))
    screen = shown(stage, focus)
    click(stage, screen, DieTarget(best.item))
    return screen, best


def _has_skill(view: BreweryView, legal: Sequence[BreweryMove]) -> bool:
    fields = {
        move.field
        for move in legal
        if isinstance(move, Place) and move.item >= 0 and COLOUR_OF[move.item] == SKILL
    }
    return view.phase == PLACING and len(fields) >= 3


def _place(stage: ScreenshotStage, focus: str) -> None:
    """A skill die in hand: every field it may go to, and what one of them would give."""
    screen, best = skill_in_hand(stage, focus)
    point_at(stage, screen, FieldTarget(VIEWER, best.field))


def _suggest(stage: ScreenshotStage, focus: str) -> None:
    """The dice that an open recipe wants are marked."""
    stage.until(lambda view, legal: _storing(legal) and len(wanted(view, VIEWER)) >= 2)
    shown(stage, focus)
    stage.desk.hear(Choose(ActionKind.STORE))
    stage.settle()


def _storing(legal: Sequence[BreweryMove]) -> bool:
    return any(isinstance(move, Store) for move in legal)


def _purchase(stage: ScreenshotStage, focus: str) -> None:
    """Something about to be bought."""
    stage.until(lambda view, legal: view.phase == PURCHASE and _goods(legal) >= 3)
    move = next(move for move in stage.match.legal_moves() if isinstance(move, Buy))
    screen = shown(stage, focus)
    click(stage, screen, on_sale(move.what))


def _buy(stage: ScreenshotStage, focus: str) -> None:
    """What the markets sell."""
    moves_of(stage, Buy)
    shown(stage, focus)
    stage.desk.hear(Choose(ActionKind.BUY))
    stage.settle()


def _goods(legal: Sequence[BreweryMove]) -> int:
    return len({move.what for move in legal if isinstance(move, Buy)})


def richest(stage: ScreenshotStage, moves: list[Brew]) -> Brew:
    """The brewing that takes most dice."""
    cards = stage.view.catalogue.recipes
    return max(moves, key=lambda m: (sum(map(len, cards[m.recipe].base)), m.extension is not None))


def brewing(stage: ScreenshotStage, focus: str, least: int = 0) -> MatchScreen:
    """A recipe of at least so many dice is about to be brewed."""
    stage.until(lambda view, legal: most_dice(view, legal) >= least)
    move = richest(stage, moves_of(stage, Brew))
    screen = shown(stage, focus)
    click(stage, screen, RecipeTarget(stage.view.row.index(move.recipe)))
    return screen


def most_dice(view: BreweryView, legal: Sequence[BreweryMove]) -> int:
    """How many dice the largest of these brewings takes; -1 where there is none."""
    cards = view.catalogue.recipes
    sizes = [sum(map(len, cards[m.recipe].base)) for m in legal if isinstance(m, Brew)]
    return max(sizes, default=-1)


def _brew(stage: ScreenshotStage, focus: str) -> None:
    """What a brewing would take and give."""
    brewing(stage, focus, 1)


def _token(stage: ScreenshotStage, focus: str) -> None:
    """A token of the viewer in hand: what it may be used on."""
    move = moves_of(stage, UseToken)[0]
    screen = shown(stage, focus)
    click(stage, screen, OwnGoodsTarget(VIEWER, FIRST_TOKEN + move.token))


def _window(stage: ScreenshotStage, focus: str) -> None:
    """Somebody may answer with a token (D8)."""
    stage.until(lambda view, _: view.window > 0)
    shown(stage, focus)


def _reason(stage: ScreenshotStage, focus: str) -> None:
    """Why a field takes no such die."""
    screen, _ = skill_in_hand(stage, focus)
    usable = set(screen.deciding.pointing.usable)
    for field in (0, 3, 4):
        if FieldTarget(VIEWER, field) not in usable:
            point_at(stage, screen, FieldTarget(VIEWER, field))
            return
    raise NoSuchScenario


def _coach(stage: ScreenshotStage, focus: str) -> None:
    stage.desk.think_with(Thoughtful())
    stage.until(lambda view, legal: view.phase == PLACING and len(legal) > 4)
    stage.table(focus)
    stage.desk.hear(AskCoach())
    stage.settle()


def last_move(stage: ScreenshotStage, seconds: float, least: int = 0) -> None:
    """The table so many ``seconds`` after the move that ends the game.

    ``least``: it is a brewing, and so many recipes are brewed then. Raises NoSuchScenario if it is
    another's, or not of that kind.
    """
    stage.play(lambda: True)
    last, brewed = stage.match.history[-1], len(stage.view.players[VIEWER].recipes)
    if last.player != VIEWER or brewed < least or (least and not isinstance(last.move, Brew)):
        raise NoSuchScenario
    stage.begin(stage.match.header.seed, len(stage.match.history) - 1)
    shown(stage)
    stage.desk.hear(Play(last.move))
    let_pass(stage, seconds)


def _cellar(stage: ScreenshotStage, _: str) -> None:
    """The end: every bottle that was brewed stands in the cellar."""
    last_move(stage, CELLAR_S, FILLED)


MOMENTS: Mapping[str, Scenario] = {
    "match": _match,
    "place": _place,
    "suggest": _suggest,
    "purchase": _purchase,
    "buy": _buy,
    "brew": _brew,
    "token": _token,
    "window": _window,
    "reason": _reason,
    "coach": _coach,
    "cellar": _cellar,
}
"""The screens of brewery that can be asked for."""
