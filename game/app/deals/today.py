"""Today's deal of a title: whether it was played, and the way to it."""

from __future__ import annotations

from game.app.resume_game import go_on
from game.app.routes import BoxPage, DealPage, SetUp
from game.app.screen import Host
from game.app.screens.dialogs import notify
from game.content.packs import ContentError
from game.language import _
from game.session.deals.codes import day_code
from game.session.deals.daily import Day, day_of
from game.session.deals.plays import Play, begun, plays_of
from game.ui.panels.deals.today import DealToday


def standing(host: Host, title: str) -> DealToday:
    """What the page of the title's box tells of today's deal. A pack that is gone deals nothing."""
    day = day_of(title, host.today)
    try:
        plays = _counting(host, day)
        waits = not plays and begun(day.deal(), host.saves.folder) is not None
    except ContentError:
        return DealToday(day.level)
    if not plays:
        return DealToday(day.level, begun=waits)
    play = plays[0]
    scores = play.result.scores
    points = (scores[play.seat], scores[1 - play.seat])
    return DealToday(day.level, points, play.seat in play.result.winners)


def go_to(host: Host, title: str) -> None:
    """Play today's deal, go on with it, or see what came of it."""
    day = day_of(title, host.today)
    try:
        deal = day.deal()
    except ContentError as error:
        notify(host, _("This content pack can't be used"), error.few())
        return
    waits = begun(deal, host.saves.folder)
    if plays_of(deal, host.saves.games):
        host.navigator.show(DealPage(deal, day.agents, BoxPage(title)))
    elif waits is not None:
        go_on(host, waits)
    else:
        host.navigator.show(SetUp(title, day_code(day)))


def _counting(host: Host, day: Day) -> tuple[Play, ...]:
    """The games of a day's deal against its opponent, the first at first."""
    plays = plays_of(day.deal(), host.saves.games)
    return tuple(play for play in plays if play.agents == day.agents)
