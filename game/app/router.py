"""Which screen each route leads to: the one place that knows all screens.

A screen's module is imported when it is first asked for: the shelf is seen sooner.
"""

from __future__ import annotations

from game.app.routes import (
    Again,
    BoxPage,
    Challenges,
    Daily,
    DealPage,
    Family,
    FindBetter,
    FirstGame,
    Games,
    NewGame,
    OpenFile,
    PlayChallenge,
    PlayedOn,
    Puzzles,
    Replayed,
    Result,
    Resumed,
    Reviewed,
    Route,
    SetUp,
    Shelf,
    TakeLesson,
    Watch,
    Workshop,
)
from game.app.screen import Host, House, Screen

Boxed = BoxPage | Challenges | Daily | DealPage | Puzzles | Workshop | SetUp
"""What a title's box holds."""


def show(house: House, route: Route) -> None:
    """Show what ``route`` asks for, or tell why that is impossible.

    Raises RecordError for a record that can't be watched.
    """
    match route:
        case NewGame() | Again() | PlayedOn():
            from game.app.match.flow import begin

            begin.show(house, route)
        case TakeLesson() | FirstGame() | Resumed():
            from game.app.lesson import begin as learning

            learning.show(house, route)
        case PlayChallenge():
            from game.app.challenge import begin as puzzling

            puzzling.show(house, route)
        case FindBetter():
            from game.app.puzzle import begin as finding

            finding.show(house, route)
        case OpenFile(path):
            from game.app.opened_file import open_file

            open_file(house.host, path)
        case _:
            house.go(_screen(house.host, route))


def _screen(
    host: Host,
    route: Shelf | Boxed | Games | Family | Result | Watch | Replayed | Reviewed,
) -> Screen:
    match route:
        case Shelf(ended):
            from game.app.screens.shelf import ShelfScreen

            return ShelfScreen(host, ended=ended)
        case BoxPage() | Challenges() | Daily() | DealPage() | Puzzles() | Workshop() | SetUp():
            return _out_of_a_box(host, route)
        case Games():
            from game.app.screens.games import GamesScreen

            return GamesScreen(host, route)
        case Family():
            from game.app.screens.family import FamilyScreen

            return FamilyScreen(host, route)
        case Result():
            from game.app.screens.result import ResultScreen

            return ResultScreen(host, route)
        case Watch() | Replayed() | Reviewed():
            return _watched(host, route)


def _out_of_a_box(host: Host, route: Boxed) -> Screen:
    match route:
        case BoxPage(title):
            from game.app.screens.boxpage import BoxPageScreen

            return BoxPageScreen(host, title)
        case Challenges(title):
            from game.app.screens.challenges import ChallengesScreen

            return ChallengesScreen(host, title)
        case Daily(title):
            from game.app.screens.daily import DailyScreen

            return DailyScreen(host, title)
        case Puzzles(title):
            from game.app.screens.puzzles import PuzzlesScreen

            return PuzzlesScreen(host, title)
        case Workshop(title, piece):
            from game.app.workshop.screen import WorkshopScreen

            return WorkshopScreen(host, title, piece)
        case DealPage():
            from game.app.deals.page import DealScreen

            return DealScreen(host, route)
        case SetUp():
            from game.app.screens.setup import SetupScreen

            return SetupScreen(host, route)


def _watched(host: Host, route: Watch | Replayed | Reviewed) -> Screen:
    from game.app.screens.replay import ReplayScreen
    from game.session.record import read_record

    match route:
        case Reviewed():
            from game.app.review.screen import ReviewScreen

            return ReviewScreen(host, route)
        case Watch(path):
            from game.app.finished_game import replay_of

            return ReplayScreen(host, replay_of(read_record(path)))
        case Replayed():
            return ReplayScreen(host, route)
