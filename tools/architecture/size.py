"""The size budget: small modules, short functions, few lines to read."""

from __future__ import annotations

import ast
import statistics
from collections.abc import Iterator
from pathlib import Path

from tools.architecture.sources import modules, named, source, tree

MODULE_LINES = 400
FUNCTION_LINES = 40
MEDIAN_FUNCTION_LINES = 9
LARGER_MODULES: dict[str, str] = {}
"""Modules over the budget, each with the reason why it is one concept."""
LONGER_FUNCTIONS: dict[str, str] = {
    "game/render/x_window.py:_lying": "a class whose base is there under X11 alone",
    "game/render/x_window.py:_composing": "a class whose base is there under X11 alone",
}
"""Functions over the budget (``path:name``), each with the reason."""
NAMELESS = frozenset({"utils", "util", "helpers", "helper", "manager", "common", "misc"})


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Name and length in lines, docstring left out, of every function in a module."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = node.body
            described = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
            doc = (body[0].end_lineno or 0) - body[0].lineno + 1 if described else 0
            yield node.name, (node.end_lineno or 0) - node.lineno + 1 - doc


def breaches() -> Iterator[str]:
    """Everything over the budget, and every exception that is needed no longer."""
    needed, lengths = set[str](), list[int]()
    for path in (*modules("game"), *modules("tools")):
        name, lines = named(path), len(source(path).splitlines())
        if path.stem in NAMELESS:
            yield f"{name}: its name tells no concept"
        if lines > MODULE_LINES:
            needed.add(name)
            if name not in LARGER_MODULES:
                yield f"{name}: {lines} lines, of at most {MODULE_LINES}"
        for function, length in functions(path):
            lengths.append(length)
            if length > FUNCTION_LINES:
                needed.add(f"{name}:{function}")
                if f"{name}:{function}" not in LONGER_FUNCTIONS:
                    yield f"{name}:{function}: {length} lines, of at most {FUNCTION_LINES}"
    for name in (LARGER_MODULES | LONGER_FUNCTIONS).keys() - needed:
        yield f"tools/architecture/size.py: {name} needs no exception any more"
    if statistics.median(lengths) > MEDIAN_FUNCTION_LINES:
        yield f"the median function has more than {MEDIAN_FUNCTION_LINES} lines"
