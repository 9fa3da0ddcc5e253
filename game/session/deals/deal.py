"""A deal: all of a game that isn't decided by those who play it, so that it can be played again.

The rules draw every chance from the seed by a dealer of their own. So two games of one deal begin
with the same table to the last hidden card (:attr:`~game.rules.core.Title.setup`). What chance
brings later, dice and reshuffled decks, comes out of one stream that follows from the seed as well:
it is the same as long as the games ask it the same questions, and parts where their moves do.
Opponents think by seeds that follow from the same number
(:func:`~game.session.seats.thinking_seed`): alike as long as nobody moves otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

from game.content.packs import ContentError
from game.language import _
from game.rules.core import OptionValue, Values, chosen
from game.rules.registry import TITLES
from game.session.header import POSITION, Header
from game.session.titles import plain, play_of


@dataclass(frozen=True, slots=True)
class Deal:
    """What is dealt: a ``title``, its ``pack`` with that content's ``digest``, the ``options`` of
    the game, for so many ``seats``, with a ``first_player``, from a ``seed``.

    Who sits there is not of it, nor what is set for a seat: somebody else may play the same.
    """

    title: str
    pack: str
    digest: str
    seats: int
    first_player: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """Sixteen letters and digits that no other deal has, the same everywhere."""
        options = ",".join(f"{name}={self.options[name]!r}" for name in sorted(self.options))
        table = (self.title, self.pack, self.digest, self.seats, self.first_player, self.seed)
        said = "\n".join((*map(str, table), options))
        return blake2b(said.encode(), digest_size=8).hexdigest()


def deal_of(header: Header) -> Deal | None:
    """The deal of a recorded game; None for one that began in a position: nobody dealt it."""
    rules = TITLES.get(header.title)
    if rules is None or POSITION in header.setup:
        return None
    return Deal(
        header.title,
        header.content,
        header.content_digest,
        len(header.players),
        header.first_player,
        header.seed,
        _completed(header.title, header.options, len(header.players)),
    )


def _completed(title: str, options: Values, seats: int) -> dict[str, OptionValue]:
    """A value for every option of a title."""
    return chosen(TITLES[title].game_options, options, seats)


def laid_out(deal: Deal, players: Sequence[Values] = ()) -> dict[str, object]:
    """The whole set-up of a deal, hidden things and all, as records tell it.

    ``players``: what is set for each seat, else what is usual. Raises ContentError for a pack that
    isn't here.
    """
    play = play_of(deal.title)
    seats = players or ({},) * deal.seats
    asked = play.options(seats, deal.first_player, deal.options)
    return plain(play.disclose(play.setup(play.load(deal.pack), asked, deal.seed)))


def refusal(deal: Deal, header: Header | None = None) -> str:
    """Why a deal can't be dealt again here, in a sentence; "" where it can.

    ``header``: of a game of it, whose set-up has to come out again.
    """
    try:
        content = play_of(deal.title).load(deal.pack)
    except ContentError as error:
        return error.few()
    if content.digest != deal.digest:
        return _("What it was played with has changed since: this deal can't be dealt again.")
    if header is None:
        return ""
    again = laid_out(deal, [player.options for player in header.players])
    if again != plain(header.setup):
        return _("Another version of the game has dealt it: it can't be dealt again.")
    return ""
