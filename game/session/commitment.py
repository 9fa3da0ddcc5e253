"""The sealed envelope: a game commits to its deal before the first move, and opens it at the end.

The *deal text* tells all that chance decided, and the seed from which everything later follows. Its
last line is a random salt, so that nobody finds the deal by trying seeds. What the record's header
shows from the start is the SHA-256 of that text (:attr:`~game.session.header.Header.commitment`);
the salt comes in its last line, and whoever has both lines can write the text out and compare.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from game.session.header import Header, header_data

FORMAT: Final = "cubewright-deal 1"
"""The first line of a deal text."""
_BEFORE: Final = "sha256:"
SALT_BYTES: Final = 16
"""Bytes of chance in a salt, which is written as twice as many hexadecimal digits."""
_COMMITMENT: Final = re.compile(r"sha256:[0-9a-f]{64}")
_SALT: Final = re.compile(f"[0-9a-f]{{{2 * SALT_BYTES}}}")
_SHORT, _GROUP = 16, 4


@dataclass(frozen=True, slots=True)
class Envelope:
    """A game's commitment as it is shown. ``salt``: what opens it, "" as long as the game goes on
    or where it is lost; ``over``: whether the game has ended; ``agrees``: whether the deal that was
    played is the one committed to, as far as it is opened."""

    commitment: str
    salt: str
    over: bool
    agrees: bool


def is_commitment(text: str) -> bool:
    """Whether ``text`` is written as commitments are."""
    return _COMMITMENT.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """Whether ``text`` is written as salts are."""
    return _SALT.fullmatch(text) is not None


def deal_text(header: Header, salt: str) -> str:
    """The text in the envelope: nine lines of a key and a value, each with a line end.

    Options and set-up stand as the record has them, in JSON with sorted keys and without spaces.
    """
    data = header_data(header)
    seats = [
        {key: value for key, value in player.items() if key in header.players[seat].options}
        for seat, player in enumerate(_players(data))
    ]
    lines = (
        FORMAT,
        f"title: {header.title}",
        f"content: {header.content_digest}",
        f"players: {len(header.players)}",
        f"first player: {header.first_player}",
        f"options: {_canonical({'game': data.get('options', {}), 'seats': seats})}",
        f"seed: {header.seed}",
        f"setup: {_canonical(header.setup)}",
        f"salt: {salt}",
    )
    return "".join(f"{line}\n" for line in lines)


def _players(data: dict[str, object]) -> list[dict[str, object]]:
    players = data["players"]
    assert isinstance(players, list)
    return players


def _canonical(value: dict[str, object]) -> str:
    """JSON in one form only, whether the value was just made or read from a record."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def commitment_to(header: Header, salt: str) -> str:
    """What shows that the deal of ``header`` was fixed: ``sha256:`` and 64 digits."""
    return _BEFORE + sha256(deal_text(header, salt).encode()).hexdigest()


def committed(header: Header, salt: str) -> Header:
    """``header`` with a commitment and the ``salt`` that will open it; without one as it is."""
    if not salt:
        return header
    return replace(header, commitment=commitment_to(header, salt), salt=salt)


def agrees(header: Header, salt: str) -> bool:
    """Whether ``salt`` and the deal of ``header`` are what it has committed to."""
    return header.commitment == commitment_to(header, salt)


def envelope_of(header: Header, salt: str, *, over: bool) -> Envelope | None:
    """What can be shown of the commitment of a game, with its ``salt`` once it is ``over``; None
    for a game without."""
    if not header.commitment:
        return None
    shown = salt if over else ""
    return Envelope(header.commitment, shown, over, bool(shown) and agrees(header, shown))


def digits(commitment: str) -> str:
    """The hexadecimal digits alone, as ``sha256sum`` prints them."""
    return commitment.removeprefix(_BEFORE)


def short(commitment: str) -> str:
    """The first 16 digits in groups of four: short enough to be written down."""
    return grouped(digits(commitment)[:_SHORT])


def grouped(number: str) -> str:
    """Digits in groups of four, which eyes can compare."""
    return " ".join(number[at : at + _GROUP] for at in range(0, len(number), _GROUP))
