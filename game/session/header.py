"""The first line of a record: who plays what, and all that chance decided before the first move.

Options stand there under the names that the title declares: those of a seat among the other things
told of its player, those of the game under ``options``. An option that came later than records
(:attr:`~game.rules.core.Option.late`) may be missing there: then it is what is usual.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

import msgspec

from game.rules.core import Option, OptionValue, Values
from game.rules.registry import TITLES
from game.session.seats import Seat

POSITION: Final = "position"
"""The key of a record's ``setup`` under which a game that began in a position tells it."""


class BranchPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game begins that was played on out of the middle of another one.

    ``digest``: of the other game up to there (:func:`game.session.playing_on.digest_of`), by which
    it is known again; ``step``: how many steps it had by then; ``started``: when it began, as its
    own header has it; ``reached``: how far it had come, as its players count, 0 unknown.
    ``challenge``: the id of the challenge that was tried in it, else "". ``redealt``: what lay
    hidden was dealt anew; else it is as it was there, and chance goes on as it would have.
    """

    digest: str
    step: int
    started: int = 0
    reached: int = 0
    challenge: str = ""
    redealt: bool = False


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line. ``setup`` is the title's own table.

    ``started``: when the game began, in seconds since 1970, 0 where nobody looked at a clock.
    ``commitment``: the SHA-256 of the deal (:mod:`game.session.commitment`), "" where the game has
    none; ``salt``: what opens it, in the save of an unfinished game. At the end the result has it.
    ``origin``: where it was played on from, if it wasn't dealt.
    """

    format: str
    version: int
    title: str
    app: str
    seed: int
    content: str
    content_digest: str
    players: tuple[Seat, ...]
    first_player: int
    options: dict[str, OptionValue] = {}
    setup: dict[str, object]
    started: int = 0
    commitment: str = ""
    salt: str = ""
    origin: BranchPoint | None = None


def header_data(header: Header) -> dict[str, object]:
    """The header as the first line of a record has it, as plain data."""
    data: dict[str, object] = msgspec.to_builtins(header)
    seat, game = _declared(header.title)
    data["players"] = [_player_data(each, seat) for each in header.players]
    if "options" in data:
        data["options"] = _written(game, header.options)
    return data


def _written(declared: Declared, values: Values) -> dict[str, OptionValue]:
    """The options as they are written: late ones only where they aren't what is usual."""
    silent = {option.name: option.default for option in declared if option.late}
    return {name: value for name, value in values.items() if silent.get(name) != value}


def _player_data(player: Seat, declared: Declared) -> dict[str, object]:
    data: dict[str, object] = {"name": player.name, "agent": player.agent, "color": player.color}
    data |= _written(declared, player.options)
    family = ((name, getattr(player, name), usual) for name, _kind, usual in _FAMILY)
    return data | {name: value for name, value, usual in family if value != usual}


def decode_header(line: bytes) -> Header:
    """The header in ``line``. Raises msgspec's errors for what it should not be."""
    seat, game = _declared(msgspec.json.decode(line, type=_Titled).title)
    form: Any = msgspec.json.decode(line, type=_form(seat, game))
    players = tuple(
        Seat(
            each.name,
            each.agent,
            each.color,
            _values(seat, each),
            each.profile,
            each.head_start,
            each.hints,
        )
        for each in form.players
    )
    return Header(
        **{name: getattr(form, name) for name in _AS_WRITTEN},
        players=players,
        options=_values(game, form.options),
    )


class _Titled(msgspec.Struct, frozen=True):
    """What tells which options a header has."""

    title: str


Declared = tuple[Option, ...]
_FAMILY: Final = (("profile", str, ""), ("head_start", int, 0), ("hints", bool, True))
"""What a family agrees on for a player; written where it is not as usual."""
_AS_WRITTEN = tuple(name for name in Header.__struct_fields__ if name not in {"players", "options"})


def _declared(title: str) -> tuple[Declared, Declared]:
    """The options of a seat and of a game; none of a title that isn't here."""
    rules = TITLES.get(title)
    return (tuple(rules.seat_options), tuple(rules.game_options)) if rules else ((), ())


@cache
def _form(seat: Declared, game: Declared) -> type[msgspec.Struct]:
    """The type by which a header's line is read: with the options of ``seat`` and ``game``."""
    names = [("name", str), ("agent", str), ("color", str)]
    fields_of_seat = [*names, *map(_field, seat), *_FAMILY]
    player = msgspec.defstruct("PlayerForm", fields_of_seat, kw_only=True)
    options = msgspec.defstruct("OptionsForm", [*map(_field, game)], kw_only=True)
    players: Any = tuple[player, ...]  # type: ignore[valid-type] # made above
    fields: list[Any] = [("players", players)]
    fields.append(("options", options) if game else ("options", Any, None))
    return msgspec.defstruct("HeaderForm", fields, bases=(Header,), kw_only=True)


def _field(option: Option) -> tuple[str, Any] | tuple[str, Any, OptionValue]:
    kind: Any = bool if isinstance(option.default, bool) else Literal[option.choices]
    return (option.name, kind, option.default) if option.late else (option.name, kind)


def _values(declared: Declared, form: object) -> dict[str, OptionValue]:
    return {option.name: getattr(form, option.name) for option in declared}
