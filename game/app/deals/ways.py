"""The ways to a deal: from a game to its deal's page, and to a game of the same deal."""

from __future__ import annotations

from game.app.routes import DealPage, Route, SetUp
from game.app.screen import Host
from game.app.screens.dialogs import notify
from game.language import _
from game.session.deals.codes import deal_code
from game.session.deals.deal import Deal, deal_of, refusal
from game.session.deals.plays import plays_of
from game.session.header import Header
from game.ui.panels.deals.ways import deal_ways
from game.ui.panels.replay import Way


def page_for(header: Header, after: Route) -> DealPage | None:
    """The page of a game's deal; None for a game that nobody has dealt."""
    deal = deal_of(header)
    return DealPage(deal, agents_of(header), after) if deal is not None else None


def ways_of(host: Host, header: Header) -> tuple[Way, ...]:
    """What can be made of a recorded game's deal; nothing of one that nobody has dealt."""
    deal = deal_of(header)
    if deal is None:
        return ()
    return deal_ways(compared=len(plays_of(deal, host.saves.games)) > 1)


def agents_of(header: Header) -> tuple[str, ...]:
    """Who plays each seat."""
    return tuple(player.agent for player in header.players)


def same_deal(host: Host, header: Header, after: Route) -> None:
    """Go to the set-up of a game of the same deal, with those who played it; or tell why not."""
    deal = deal_of(header)
    if deal is not None:
        seats = header.players
        if not _refused(host, deal, header):
            code = deal_code(deal, agents_of(header))
            host.navigator.show(SetUp(deal.title, code, seats, after))


def _refused(host: Host, deal: Deal, header: Header) -> bool:
    """Tell why a deal can't be dealt again; False where it can."""
    why = refusal(deal, header)
    if not why and not deal_code(deal, agents_of(header)):
        why = _("Its number is too large for a code.")
    if why:
        notify(host, _("The same deal"), why)
    return bool(why)
