"""Nodes as plain data, for what only the rules can judge: positions, moves, patterns of moves."""

from __future__ import annotations

from game.content.document import Node


def plain(node: Node) -> object:
    """The node's value, and those of all within it, without their lines."""
    value = node.value
    if isinstance(value, dict):
        return {key: plain(held) for key, held in value.items()}
    if isinstance(value, list):
        return [plain(held) for held in value]
    return value


def line_of(node: Node, path: str) -> int:
    """The line where the value at ``path`` within ``node`` stands (``stacks[2].tile``), or that of
    the nearest value around it."""
    here = node
    for step in path.replace("[", ".").replace("]", "").split("."):
        held = here.value
        if isinstance(held, dict) and step in held:
            here = held[step]
        elif isinstance(held, list) and step.isdigit() and int(step) < len(held):
            here = held[int(step)]
    return here.line
