"""The scenarios of deals that pictures can be taken of: their page, their set-up, a day's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Final

from game.ai.agent import agent
from game.ai.levels import APPRENTICE, BUILDER, SPROUT
from game.app.deals.ways import agents_of, page_for
from game.app.routes import BoxPage, SetUp, Shelf
from game.app.screenshot_stage import Scenario, ScreenshotStage
from game.session.deals.codes import deal_code
from game.session.deals.daily import day_of
from game.session.deals.deal import deal_of
from game.session.deals.reached import GAMES, LEVELS, Place, Reached, Trial
from game.session.match import Match
from game.session.seats import COLORS, HUMAN, Seat
from game.session.simulation import UNLIMITED, play_out
from game.session.titles import play_of

_DAY: Final = date(2026, 11, 26)
_MIDDAY: Final = datetime(2026, 11, 26, 12).timestamp()
"""When the pictures are taken: on a Thursday."""
PEOPLE: Final = (
    ("Mira", "red", BUILDER),
    ("Jonas", "green", SPROUT),
    ("Oma Lotte", "pink", APPRENTICE),
)
"""Who has played the deal one after the other, and how well."""
REACHED: Final = (-14, -9, -5, -2, 1, 3, 8, 15)
"""What the house's players reach in the picture, beside the first game's points."""
HOUR_S: Final = 3600


def _played(
    stage: ScreenshotStage, seed: int, first: int | None, opponent: str, plays: int = len(PEOPLE)
) -> list[Match]:
    """The deal of a seed, played by so many people; their games are kept."""
    content, saves = play_of(stage.title).load(stage.pack), stage.desk.host.saves
    matches = []
    for number, (name, color, level) in enumerate(PEOPLE[:plays]):
        seats = (Seat(name, HUMAN, color), Seat("Bruno", opponent, COLORS[1]))
        begun = _MIDDAY - (len(PEOPLE) - number) * 20 * HOUR_S
        stage.set_time(begun)
        game, clock = (stage.title, content, seats, seed), stage.desk.host.clock
        match = Match.new(*game, first_player=first, clock=clock)
        minds = [agent(level, stage.title), agent(opponent, stage.title)]
        play_out(match, minds, UNLIMITED)
        saves.autosave(match)
        matches.append(match)
    stage.set_time(_MIDDAY)
    return matches


def _tried(stage: ScreenshotStage, match: Match) -> None:
    """What the house's players have reached in that game's deal."""
    deal, agents = deal_of(match.header), agents_of(match.header)
    assert deal is not None
    assert match.outcome is not None
    place, points = Place(deal, agents, 0), match.outcome.scores[0]
    for better, level in enumerate(LEVELS):
        for number in range(GAMES):
            more = REACHED[(number * 5 + better) % GAMES] + 5 * better
            reached = Reached(max(0, points + more), more > 0)
            stage.desk.host.saves.trials.keep(Trial(place, level, number), reached)


def _compared(stage: ScreenshotStage, matches: Sequence[Match]) -> None:
    _tried(stage, matches[0])
    page = page_for(matches[0].header, Shelf())
    assert page is not None
    stage.desk.show(page)
    stage.finish()


def _deal(stage: ScreenshotStage, _: str) -> None:
    """A deal that three people have played."""
    _compared(stage, _played(stage, stage.match.header.seed, None, APPRENTICE))


def _once(stage: ScreenshotStage, _: str) -> None:
    """A deal that one person has played, against somebody."""
    _compared(stage, _played(stage, stage.match.header.seed, None, APPRENTICE, 1))


def _day_deal(stage: ScreenshotStage, _: str) -> None:
    """The same with a day's deal, whose result can be copied."""
    day = day_of(stage.title, _DAY)
    _compared(stage, _played(stage, day.seed, day.first_player, day.level))


def _setup(stage: ScreenshotStage, _: str) -> None:
    """A deal at the set-up, to be played again."""
    match = _played(stage, stage.match.header.seed, None, BUILDER)[0]
    deal = deal_of(match.header)
    assert deal is not None
    code = deal_code(deal, agents_of(match.header))
    stage.desk.show(SetUp(stage.title, code, match.header.players))


def _box(stage: ScreenshotStage, _: str) -> None:
    """The box on a day whose deal has been played."""
    day = day_of(stage.title, _DAY)
    _played(stage, day.seed, day.first_player, day.level)
    stage.desk.show(BoxPage(stage.title))


DEALS: Mapping[str, Scenario] = {
    "deal": _deal,
    "deal-once": _once,
    "deal-day": _day_deal,
    "setup-deal": _setup,
    "box-deal": _box,
}
"""What pictures of every title can show of deals."""
