"""``cubewright shot``: a picture of any position or screen, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands import usage
from game.content.packs import USUAL, ContentError
from game.error_reasons import reason_of
from game.language import _


def summary() -> str:
    """One line for the list of commands."""
    return _("render a position or a screen into a PNG file, without a window")


def describe(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    usage.add_title(parser, _("the game to show"))
    parser.add_argument("--seed", type=usage.seed, default=0, help=_("the seed of the game (0)"))
    parser.add_argument(
        "--steps",
        type=usage.count,
        default=0,
        help=_("how many steps greedy agents play first (0)"),
    )
    parser.add_argument(
        "--size", type=usage.size, default=(1280, 720), metavar="WxH", help=_("pixels (1280x720)")
    )
    parser.add_argument("--pack", default=USUAL, metavar="ID", help=_("the content pack (classic)"))
    parser.add_argument("--focus", default="table", help=_("where the camera looks (table)"))
    parser.add_argument("--screen", metavar="NAME", help=_("a screen by name, such as shelf"))
    usage.add_options(parser)
    parser.add_argument("out", type=Path, metavar="OUT.png", help=_("the picture to write"))


def run(arguments: argparse.Namespace) -> int:
    """Render the picture."""
    title = usage.check_title(arguments.title)
    out: Path = arguments.out
    if out.suffix.lower() != ".png":
        raise usage.UsageError(_("{file} does not end in .png").format(file=out))
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
        raise usage.UsageError(
            _("{file} can't be written: {reason}").format(file=out, reason=reason_of(error))
        ) from error
    except (ContentError, ValueError, NoOpenGL) as error:
        raise usage.UsageError(str(error)) from error
    return usage.OK
