"""A rulebook as one HTML file to read and print, with all pictures inside, nothing from outside."""

from __future__ import annotations

import base64
from collections.abc import Callable
from html import escape
from pathlib import Path

from game.content.rulebook.pages import Chapter, Page, Rulebook
from game.formats import row_of
from game.language import _, language
from game.resources import assets, installed

STYLE = """
@page { margin: 18mm 16mm; }
body { background: #F3E8D2; color: #3A2A1E; font: 16px/1.5 Nunito, "Segoe UI", sans-serif;
  margin: 0 auto; max-width: 46rem; padding: 2rem 1.5rem; }
h1, h2, h3 { font-family: Alegreya, Georgia, serif; line-height: 1.2; }
h1 { font-size: 2.6rem; margin: 0 0 .2em; }
h2 { border-bottom: 2px solid #CDB48C; font-size: 1.8rem; margin: 2.2em 0 .6em; }
h3 { font-size: 1.35rem; margin: 0 0 .3em; }
section { background: #FFFDF6; border: 1px solid #CDB48C; border-radius: 12px;
  margin: 0 0 1.2rem; padding: 1.1rem 1.3rem; }
nav ol { columns: 2; column-gap: 2.4rem; list-style: none; margin: 0; padding: 0; }
nav li { break-inside: avoid; }
nav .chapter { break-after: avoid; font-weight: bold; margin-top: .7em; }
a { color: #2B5E92; }
figure { margin: .8rem 0; }
img { border-radius: 8px; display: block; height: auto; max-width: 100%; }
figcaption, .rules, .see { color: #6B5242; font-size: .9rem; }
.example { background: #F0E2C6; border-left: 4px solid #E69F00; border-radius: 6px;
  margin: .6rem 0; padding: .5rem .8rem; }
@media print {
  body { background: none; font-size: 11pt; max-width: none; padding: 0; }
  section { border: 0; border-bottom: 1px solid #CDB48C; border-radius: 0;
    break-inside: avoid; padding: .6rem 0; }
  h2 { break-after: avoid; }
  h2:not(:first-of-type) { break-before: page; }
  a { color: inherit; text-decoration: none; }
  img { max-height: 62mm; }
}
"""


def picture_file(title: str, page: str) -> Path:
    """Where the picture of a page lies."""
    return assets() / "pictures" / "rules" / title / f"{page}.webp"


def printed(book: Rulebook, name: str) -> str:
    """The book, as it is spoken, as HTML; ``name``: the title's for people. Raises MissingFiles."""
    heading = _("The rules of {title}").format(title=name)
    body = "\n".join(_chapter(book, number, each) for number, each in enumerate(book.chapters, 1))
    return f"""<!DOCTYPE html>
<html lang="{escape(language())}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(heading)} – Cubewright</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(heading)}</h1>
{_contents(book)}
{body}
</body>
</html>
"""


def _contents(book: Rulebook) -> str:
    lines = []
    for chapter in book.chapters:
        lines.append(f'<li class="chapter">{escape(chapter.title)}</li>')
        lines += [f"<li>{_link(page)}</li>" for page in chapter.pages]
    items = "\n".join(lines)
    heading = escape(_("Contents"))
    return f"<nav>\n<h2>{heading}</h2>\n<ol>\n{items}\n</ol>\n</nav>"


def _link(page: Page) -> str:
    return f'<a href="#{page.id}">{escape(page.title)}</a>'


def _chapter(book: Rulebook, number: int, chapter: Chapter) -> str:
    pages = "\n".join(_page(book, page) for page in chapter.pages)
    return f"<h2>{number}. {escape(chapter.title)}</h2>\n{pages}"


def _page(book: Rulebook, page: Page) -> str:
    parts = [f"<h3>{escape(page.title)}</h3>", _picture(book, page), *_each(page.text, "<p>{}</p>")]
    if page.points:
        parts += ["<ul>", *_each(page.points, "<li>{}</li>"), "</ul>"]
    parts += [_labelled("example", _("Example"), escape(each)) for each in page.examples]
    if page.rules:
        parts.append(f'<p class="rules">{escape(rules_line(page))}</p>')
    others = [other for other in (book.page(name) for name in page.see) if other is not None]
    if others:
        links = " · ".join(_link(other) for other in others)
        parts.append(_labelled("see", _("See also"), links))
    body = "\n".join(part for part in parts if part)
    return f'<section id="{page.id}">\n{body}\n</section>'


def _each(lines: tuple[str, ...], form: str) -> list[str]:
    write: Callable[[str], str] = form.format
    return [write(escape(line)) for line in lines]


def _labelled(kind: str, label: str, text: str) -> str:
    """A paragraph of a ``kind``: its label, and ``text`` in HTML behind it."""
    line = _("{label}: {text}").format(label=f"<b>{escape(label)}</b>", text=text)
    return f'<p class="{kind}">{line}</p>'


def rules_line(page: Page) -> str:
    """The numbers that a page tells: "Rules B3.1, B3.2"."""
    many = _("Rules {numbers}") if len(page.rules) > 1 else _("Rule {numbers}")
    return many.format(numbers=row_of(page.rules))


def _picture(book: Rulebook, page: Page) -> str:
    if page.picture is None:
        return ""
    with installed(picture_file(book.title, page.id)) as file:
        data = base64.b64encode(file.read_bytes()).decode("ascii")
    caption = escape(page.picture.caption)
    image = f'<img alt="{caption}" src="data:image/webp;base64,{data}"/>'
    return f"<figure>\n{image}\n<figcaption>{caption}</figcaption>\n</figure>"
