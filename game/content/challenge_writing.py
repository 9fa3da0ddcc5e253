"""Writing a challenge as its reader reads it."""

from __future__ import annotations

import textwrap

import yaml

from game.content.challenge import Challenge, Proof, told_worth
from game.content.packs import USUAL

_WIDTH = 110
_OWN_LINES = ("position", "proof")
"""What stands a key a line."""


def written(challenge: Challenge, *, alone: bool = False) -> str:
    """The text of the challenge's file; ``alone``: it will lie in no title's folder."""
    data = challenge_data(challenge, alone=alone)
    return "".join(_row(key, value) for key, value in data.items())


def challenge_data(challenge: Challenge, *, alone: bool = False) -> dict[str, object]:
    """The challenge as plain data; what is usual is left out.

    Its title stands in it if it is to lie ``alone``, or did.
    """
    data: dict[str, object] = {"challenge": 1}
    if alone or (isinstance(challenge.root.value, dict) and "title" in challenge.root.value):
        data["title"] = challenge.title
    data |= {"name": challenge.name, "idea": challenge.idea, "grade": challenge.grade}
    if challenge.pack != USUAL:
        data["pack"] = challenge.pack
    if challenge.options:
        data["options"] = dict(challenge.options)
    if challenge.seed:
        data["seed"] = challenge.seed
    data["goal"] = dict(challenge.goal)
    data["limit"] = {challenge.limit.unit: challenge.limit.count}
    data["par"] = told_worth(challenge.par)
    data["stars"] = [told_worth(each) for each in challenge.stars]
    if challenge.hints:
        data["hints"] = list(challenge.hints)
    data["position"] = challenge.position
    if challenge.proof is not None:
        data["proof"] = _proof(challenge.proof)
    return data


def _proof(proof: Proof) -> dict[str, object]:
    data: dict[str, object] = {
        "prover": proof.prover,
        "pack": proof.pack,
        "nodes": proof.nodes,
        "solutions": proof.solutions,
        "moves": list(proof.moves),
    }
    measured = proof.measured
    if measured is not None:
        shares = {"ahead": measured.ahead, "greedy": measured.greedy, "first": measured.first}
        data["measured"] = shares
    return data


def _row(key: str, value: object) -> str:
    """A key and its value: on one line, or a key a line below it."""
    if key in _OWN_LINES and isinstance(value, dict) and value:
        rows = "".join(_row(inner, held) for inner, held in value.items())
        return f"{key}:\n{textwrap.indent(rows, '  ')}"
    if isinstance(value, list) and len(_flow(value)) > _WIDTH:
        return f"{key}:\n" + "".join(f"  - {_flow(item)}\n" for item in value)
    return f"{key}: {_flow(value)}\n"


def _flow(value: object) -> str:
    """A value on one line, its keys in the order given."""
    text: str = yaml.safe_dump(
        value,
        default_flow_style=True,
        sort_keys=False,
        allow_unicode=True,
        width=float("inf"),
    )
    return text.removesuffix("\n").removesuffix("\n...")
