"""A deal as a code of letters (:mod:`game.session.code_signs`), to be dealt elsewhere.

The deal of a day is told by its title and its date alone: nine signs. Any other one is told with
who played the seats; what it is played with is told by a mark, and has to be there as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from struct import Struct
from typing import Final

from game.ai.levels import BALANCED, GENTLE, TEMPERS, Character, character, is_agent
from game.content.packs import Content, available
from game.language import _
from game.rules.core import Option, OptionValue, Values
from game.rules.registry import TITLES
from game.session.code_signs import BadCode, Form, mark_of, opened, signed
from game.session.days import FIRST, LAST
from game.session.deals.daily import Day, day_of
from game.session.deals.deal import Deal
from game.session.seats import HUMAN
from game.session.titles import play_of

_PLAYERS: Final = (
    HUMAN,
    "random",
    "greedy",
    "sprout",
    "apprentice",
    "builder",
    "architect",
    "master",
)
_TEMPERS: Final = (BALANCED, *TEMPERS, GENTLE)
"""Who may sit there, by their numbers. Part of the form: what is new comes at the end."""
_TABLE: Final = Struct(">BHB")
"""The marks of title and content; how many seats, who begins, and whether the seed is long."""
_DAY_BYTES: Final = (2, 3)
"""Of how many days after the first one it is: enough till 2206, and for any calendar."""
_SHORT_SEED, _LONG_SEED = 5, 8
"""Bytes of a seed: of twelve digits, or any."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a code tells: a ``deal``, and who plays its seats (:data:`~game.session.seats.HUMAN`:
    a person). ``day``: whose deal it is; None: no day's."""

    deal: Deal
    agents: tuple[str, ...]
    day: date | None = None


def day_code(day: Day) -> str:
    """The code of a day's deal."""
    number = day.day.toordinal() - FIRST.toordinal()
    length = next(each for each in _DAY_BYTES if number < 1 << 8 * each)
    return signed(Form.DAY, bytes([mark_of(day.title)]) + number.to_bytes(length, "big"))


def deal_code(deal: Deal, agents: Sequence[str]) -> str:
    """The code of a deal with who plays its seats; "" for a seed that no code can hold."""
    if not 0 <= deal.seed < 1 << 8 * _LONG_SEED or not all(map(_is_told, agents)):
        return ""
    long = deal.seed >= 1 << 8 * _SHORT_SEED
    seed = deal.seed.to_bytes(_LONG_SEED if long else _SHORT_SEED, "big")
    table = deal.seats << 4 | deal.first_player << 1 | long
    options = _number(TITLES[deal.title].game_options, deal.options, deal.seats)
    body = _TABLE.pack(mark_of(deal.title), _pack_mark(deal.pack, deal.digest), table)
    body += bytes(map(_player, agents)) + seed
    return signed(Form.DEAL, body + options.to_bytes((options.bit_length() + 7) // 8, "big"))


def read_deal(code: str) -> Told:
    """What a code tells. Raises BadCode, also where what it is played with isn't here."""
    form, body = opened(code)
    if form == Form.DEAL:
        return _told(body)
    if form == Form.DAY:
        return _told_day(body)
    if form in (Form.CHALLENGE_MADE, Form.CHALLENGE):
        raise BadCode(_("This is the code of a challenge: it belongs into the workshop."))
    raise BadCode(_("This code is of a newer version of the game."))


def _told_day(body: bytes) -> Told:
    if len(body) - 1 not in _DAY_BYTES:
        raise _no_deal()
    mark, number = body[0], int.from_bytes(body[1:], "big")
    if number > LAST.toordinal() - FIRST.toordinal():
        raise _no_deal()
    day = day_of(_title(mark), date.fromordinal(FIRST.toordinal() + number))
    return Told(day.deal(), day.agents, day.day)


def _told(body: bytes) -> Told:
    if len(body) < _TABLE.size:
        raise _no_deal()
    mark, pack, table = _TABLE.unpack_from(body)
    title, seats, first, long = _title(mark), table >> 4, table >> 1 & 7, table & 1
    at = _TABLE.size + seats
    end = at + (_LONG_SEED if long else _SHORT_SEED)
    if seats not in TITLES[title].seats or first >= seats or len(body) < end:
        raise _no_deal()
    agents = tuple(map(_agent, body[_TABLE.size : at]))
    options = _values(TITLES[title].game_options, int.from_bytes(body[end:], "big"), seats)
    content = _content(title, pack)
    seed = int.from_bytes(body[at:end], "big")
    return Told(Deal(title, content.id, content.digest, seats, first, seed, options), agents)


def _no_deal() -> BadCode:
    return BadCode(_("This code tells no deal."))


def _title(mark: int) -> str:
    """The title of that mark. Raises BadCode."""
    for title in TITLES:
        if mark_of(title) == mark:
            return title
    raise BadCode(_("This code is of a game that isn't here."))


def _pack_mark(pack: str, digest: str) -> int:
    """What content is told by, from 0 to 65,535."""
    drawn = blake2b(f"{pack}\n{digest}".encode(), digest_size=2).digest()
    return int.from_bytes(drawn, "big")


def _content(title: str, mark: int) -> Content:
    """What is here of that mark. Raises BadCode."""
    for info in available(title):
        content = play_of(title).load(info.id)
        if _pack_mark(content.id, content.digest) == mark:
            return content
    raise BadCode(_("What this deal is played with isn't here, or has changed since."))


def _is_told(agent: str) -> bool:
    """Whether codes know somebody who plays so."""
    who = character(agent)
    if who is None:
        return agent in _PLAYERS
    return who.level in _PLAYERS and who.temper in _TEMPERS


def _player(agent: str) -> int:
    """A player's number: somebody who is told."""
    who = character(agent)
    if who is None:
        return _PLAYERS.index(agent) << 4
    return _PLAYERS.index(who.level) << 4 | _TEMPERS.index(who.temper)


def _agent(number: int) -> str:
    """Who has that number. Raises BadCode."""
    level, temper = number >> 4, number & 15
    if level >= len(_PLAYERS) or temper >= len(_TEMPERS):
        raise BadCode(_("This code is of a newer version of the game."))
    name = _PLAYERS[level]
    agent = Character(name, _TEMPERS[temper]).name if temper else name
    if agent != HUMAN and not is_agent(agent):
        raise _no_deal()
    return agent


def _number(declared: Sequence[Option], values: Values, seats: int) -> int:
    """Options as one number: 0 where all are as usual, the option declared first as its last
    digit, each in as many values as it has."""
    number = 0
    for option in reversed(declared):
        choices, usual = option.choices, option.usual(seats)
        digit = choices.index(values[option.name]) - choices.index(usual)
        number = number * len(choices) + digit % len(choices)
    return number


def _values(declared: Sequence[Option], number: int, seats: int) -> dict[str, OptionValue]:
    """The options of such a number. Raises BadCode for one that there is none of."""
    found: dict[str, OptionValue] = {}
    for option in declared:
        number, digit = divmod(number, len(option.choices))
        usual = option.choices.index(option.usual(seats))
        found[option.name] = option.choices[(usual + digit) % len(option.choices)]
    if number:
        raise BadCode(_("This code is of a newer version of the game."))
    return found
