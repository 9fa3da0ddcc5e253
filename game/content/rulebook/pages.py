"""What a rulebook is: chapters of pages, frozen, in English; :meth:`Rulebook.spoken` translates it
and fills in what the things of a pack are called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.language import _, pgettext

_BLANK = re.compile(r"\{(\w+)\}")
"""Where a word of the pack is to stand, such as ``{hops}``."""
KEYWORDS = "search words"
"""The context of what pages are found by: not translated word by word, but chosen anew."""
Say = Callable[[str, str], str]
"""A text in its context ("" for none) in the player's language."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a game: ``steps`` decisions of greedy agents after ``seed``, at ``screen``.

    ``focus``: a preset of the camera; ``eye``: where it stands instead, as hundredths of a table
    unit and degrees: x, y, z looked at, azimuth, elevation, distance. ``turn``: degrees by which
    what can be turned is turned.
    """

    seed: int = 1
    steps: int = 0
    players: int = 2
    screen: str = "match"
    focus: str = "table"
    eye: tuple[int, ...] = ()
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Still:
    """A picture of pieces that ``tools.rulebook`` lays out, by their ``name`` there."""

    name: str


@dataclass(frozen=True, slots=True)
class Picture:
    """What a page's picture shows, in words (``caption``), and how it is made."""

    caption: str
    made: Shot | Still


@dataclass(frozen=True, slots=True)
class Page:
    """One page. ``rules``: the numbers that it tells; ``text``: its paragraphs; ``points``: short
    lines after them; ``examples``: worked ones; ``keywords``: what it is found by besides, between
    commas; ``see``: other pages by their ids."""

    id: str
    title: str
    rules: tuple[str, ...]
    text: tuple[str, ...]
    points: tuple[str, ...]
    examples: tuple[str, ...]
    keywords: str
    see: tuple[str, ...]
    picture: Picture | None

    def texts(self) -> Iterator[str]:
        """Every text that is translated."""
        yield from (self.title, *self.text, *self.points, *self.examples)
        if self.picture is not None:
            yield self.picture.caption
        if self.keywords:
            yield self.keywords

    def spoken(self, say: Say) -> Page:
        """This page with each of its texts as ``say`` says it, in the player's language."""
        picture = self.picture
        return replace(
            self,
            title=say(self.title, ""),
            text=tuple(say(each, "") for each in self.text),
            points=tuple(say(each, "") for each in self.points),
            examples=tuple(say(each, "") for each in self.examples),
            keywords=say(self.keywords, KEYWORDS) if self.keywords else "",
            picture=replace(picture, caption=say(picture.caption, "")) if picture else None,
        )


@dataclass(frozen=True, slots=True)
class Chapter:
    """Pages that belong together; one file holds one chapter."""

    title: str
    pages: tuple[Page, ...]

    def spoken(self, say: Say) -> Chapter:
        """This chapter with each of its texts as ``say`` says it, in the player's language."""
        return Chapter(say(self.title, ""), tuple(page.spoken(say) for page in self.pages))


@dataclass(frozen=True)
class Rulebook:
    """The whole book of a title; an empty one for a title that has none."""

    title: str
    chapters: tuple[Chapter, ...] = ()

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All pages in their order."""
        return tuple(page for chapter in self.chapters for page in chapter.pages)

    @cached_property
    def _ids(self) -> dict[str, Page]:
        return {page.id: page for page in self.pages}

    @cached_property
    def _rules(self) -> dict[str, Page]:
        """The page of each number: the first one that tells it."""
        found: dict[str, Page] = {}
        for page in self.pages:
            for number in page.rules:
                found.setdefault(number, page)
        return found

    def spoken(self, words: Mapping[str, str]) -> Rulebook:
        """The same in the language of now, with what things are called by the ``words`` of a pack,
        each by its name between braces."""

        def say(text: str, context: str) -> str:
            told = pgettext(context, text) if context else _(text)
            return _BLANK.sub(lambda blank: words.get(blank[1], blank[0]), told)

        return Rulebook(self.title, tuple(chapter.spoken(say) for chapter in self.chapters))

    def page(self, name: str) -> Page | None:
        """The page with an id; None where there is none."""
        return self._ids.get(name)

    def about(self, rule: str) -> Page | None:
        """The page that tells a rule by its number; of one without a page, its whole section's."""
        found = self._rules.get(rule)
        if found is None and "." in rule:
            found = self._rules.get(rule.partition(".")[0])
        return found

    def beside(self, page: Page, step: int) -> Page | None:
        """The page so many further on; None beyond the book's ends."""
        place = self.pages.index(page) + step
        return self.pages[place] if 0 <= place < len(self.pages) else None

    def chapter_of(self, page: Page) -> Chapter:
        """The chapter in which a page stands."""
        return next(chapter for chapter in self.chapters if page in chapter.pages)
