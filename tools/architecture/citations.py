"""Every number of a rule that is cited stands in `docs/rules`, on the page of the module's title.

Docstrings and comments cite rules as ``B7.3`` or ``T8``, and several as ``D3-D5``, ``T2 to T9``.
Within `game` a string that is nothing but such a number is a citation, too: refusals and hints
have them so; and so is what a page of a rulebook says it is about.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from game.rules.registry import TITLES
from tools.architecture.sources import ROOT, modules, named, source

TOPS = ("game", "tools", "tests")
TOY = "toy"
PAGES = {title: f"docs/rules/{title}.md" for title in TITLES} | {TOY: "tests/toy/rules.py"}
"""By title: where its rules stand, each at the beginning of a line. The toy states its own."""
NO_RULES = {"D65": "the light by which colours are measured"}
"""What looks like the number of a rule and is none, each with what it is."""

Numbers = Mapping[str, frozenset[str]]
"""By title: the numbers of its rules, those of whole groups among them."""

_NUMBER = r"[A-Z][1-9]\d?(?:\.[1-9]\d?)?"
_STATED = re.compile(rf"^(?:## |\s*- \**)({_NUMBER})\b", re.MULTILINE)
_CITED = re.compile(rf"(?<![\w.#-])({_NUMBER})(?:(?:-|–| to )({_NUMBER}))?(?![\w]|\.\d)")
_BARE = re.compile(rf"\"({_NUMBER})\"")
_WORDS = re.compile(r"[a-z]+")


def stated(text: str) -> frozenset[str]:
    """The numbers that a page states; ``B7.3`` states its group ``B7``, too."""
    found = _STATED.findall(text)
    return frozenset(found) | {number.partition(".")[0] for number in found}


@cache
def numbers() -> Numbers:
    """The numbers of all titles' rules."""
    return {title: stated((ROOT / page).read_text("utf-8")) for title, page in PAGES.items()}


def title_of(name: str) -> str:
    """The title that a module is about, by its path; "" for a shared one."""
    found = PAGES.keys() & set(_WORDS.findall(name))
    return found.pop() if len(found) == 1 else ""


def cited(text: str) -> Iterator[str]:
    """The numbers that a line cites; a range cites its ends and all in between."""
    for found in _CITED.finditer(text):
        first, last = found.groups()
        yield from _between(first, last) if last else [first]


def _between(first: str, last: str) -> list[str]:
    """All numbers of a range within a group, or of whole groups; else its ends."""
    stem, start = _counted(first)
    other, end = _counted(last)
    if stem != other:
        return [first, last]
    return [f"{stem}{count}" for count in range(start, end + 1)] or [first, last]


def _counted(number: str) -> tuple[str, int]:
    """A number without its last count, and that count: ``B7.``, 3."""
    found = re.fullmatch(r"(.*?)(\d+)", number)
    assert found is not None
    return found[1], int(found[2])


def spoken(text: str) -> Iterator[tuple[int, str]]:
    """Each line of a docstring, and each comment, of a module's ``text``, with its number."""
    lines = text.splitlines()
    for node in _statements(ast.parse(text).body):
        if isinstance(node, ast.Expr) and _is_text(node.value):
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                yield number, lines[number - 1]
    if any(_CITED.search(line.partition("#")[2]) for line in lines):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements that a docstring may stand under, or among."""
    for node in body:
        yield node
        yield from _statements(getattr(node, "body", ()))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def bare(text: str) -> Iterator[tuple[int, str]]:
    """The strings of a module that are nothing but a number, with their lines."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in _BARE.finditer(line):
            yield number, found[1]


def wrong(name: str, text: str, known: Numbers) -> list[str]:
    """The citations in a module's ``text`` that no rule stands behind, in the order of lines."""
    letters = {number[0] for each in known.values() for number in each}
    found = list(spoken(text)) if _CITED.search(text) else []
    if name.startswith("game/"):
        found += bare(text)
    citations = {
        (line, number)
        for line, words in found
        for number in cited(words)
        if number[0] in letters and number not in NO_RULES
    }
    title = title_of(name)
    problems = ((line, _problem(number, title, known)) for line, number in sorted(citations))
    return [f"{name}:{line}: {problem}" for line, problem in problems if problem]


def _problem(number: str, title: str, known: Numbers) -> str:
    """What is wrong with a number that is cited in a module about ``title``; "" if nothing is."""
    home = next((each for each, of in known.items() if number in of), "")
    if not home:
        own = {each for each, of in known.items() if any(rule[0] == number[0] for rule in of)}
        return f"{' and '.join(PAGES[each] for each in sorted(own))} has no rule {number}"
    if title and home != title:
        return f"{number} is a rule of {home}, and this is about {title}"
    return ""


def wrong_in_rulebook(name: str, text: str, known: Numbers) -> list[str]:
    """The numbers in a chapter of a title's rulebook that no rule of that title stands behind."""
    return [
        f"{name}:{line}: {problem}"
        for line, words in enumerate(text.splitlines(), 1)
        if words.lstrip(" -").startswith("rules:")
        for number in cited(words)
        if (problem := _problem(number, title_of(name), known))
    ]


def breaches() -> Iterator[str]:
    """Every citation of a rule that there isn't, or that another title has."""
    for top in TOPS:
        for path in modules(top):
            yield from wrong(named(path), source(path), numbers())
    for title in TITLES:
        for path in sorted((ROOT / "levels" / title / "rulebook").glob("*.yaml")):
            yield from wrong_in_rulebook(named(path), path.read_text("utf-8"), numbers())
