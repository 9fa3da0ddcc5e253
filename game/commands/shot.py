"""``cubewright shot``: a picture of any position or screen, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import usage
from game.content.packs import USUAL, ContentError


def summary() -> str:
    """One line for the list of commands."""
    return "render a position or a screen into a PNG file, without a window"


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, "the game to show")
    parser.add_argument("--seed", type=usage.seed, default=0, help="the seed of the game (0)")
    parser.add_argument(
        "--steps",
        type=usage.count,
        default=0,
        help="how many steps greedy agents play first (0)",
    )
    parser.add_argument(
        "--size", type=usage.size, default=(1280, 720), metavar="WxH", help="pixels (1280x720)"
    )
    parser.add_argument("--pack", default=USUAL, metavar="ID", help="the content pack (classic)")
    parser.add_argument("--focus", default="table", help="where the camera looks (table)")
    parser.add_argument("--screen", metavar="NAME", help="a screen by name, such as shelf")
    usage.add_options(parser)
    parser.add_argument("out", type=Path, metavar="OUT.png", help="the picture to write")


def run(arguments: argparse.Namespace) -> int:
    """Render the picture."""
    title = usage.check_title(arguments.title)
    out: Path = arguments.out
    if out.suffix.lower() != ".png":
        raise usage.UsageError(f"{out} does not end in .png")
    usage.check_folder(out.parent)
    from game.app.shot import render_shot
    from game.render.context import NoOpenGL

    try:
        render_shot(
            title,
            arguments.seed,
            arguments.steps,
            arguments.size,
            arguments.focus,
            arguments.screen,
            out,
            options=usage.check_options(title, arguments.on, arguments.off),
            pack=arguments.pack,
        )
    except OSError as error:
        raise usage.unwritable(out, error) from error
    except (ContentError, ValueError, NoOpenGL) as error:
        raise usage.UsageError(str(error)) from error
    return usage.OK
