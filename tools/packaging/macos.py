"""The macOS disk image: the ``.app`` that PyInstaller made, beside a link to the programs' folder.

Signing and notarising happen where the environment names an identity and the keychain profile
(``CUBEWRIGHT_CODESIGN_IDENTITY``, ``CUBEWRIGHT_NOTARY_PROFILE``), else the image is unsigned.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from tools.packaging.licences import FOLDER
from tools.packaging.names import BUILD, DIST, FROZEN, NAME, VERSION
from tools.packaging.windows import run

APP = FROZEN.parent / "Cubewright.app"


def disk_image(app: Path = APP, into: Path = DIST) -> Path:
    """Make the ``.dmg``; raises PackagingFailed."""
    into.mkdir(parents=True, exist_ok=True)
    goal = into / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"
    stage = BUILD / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    shutil.copytree(licences_of(app), stage / "Licences")
    sign(stage / app.name)
    run(image_command(stage, goal))
    notarise(goal)
    return goal


def licences_of(app: Path) -> Path:
    """The licences of what the program holds: found in the folder that it was bundled from.

    They lie beside the program, not in it: what is in it was signed when it was made.
    """
    return app.parent / NAME / "_internal" / FOLDER


def image_command(stage: Path, goal: Path) -> list[str]:
    """How the system's own tool makes a compressed image of a folder."""
    options = ["-volname", "Cubewright", "-srcfolder", str(stage), "-format", "UDZO", "-ov"]
    return ["hdiutil", "create", *options, str(goal)]


def sign(app: Path) -> None:
    """Sign the program, if there is an identity; raises PackagingFailed."""
    identity = os.environ.get("CUBEWRIGHT_CODESIGN_IDENTITY", "")
    if identity:
        options = ["--force", "--deep", "--timestamp", "--options", "runtime"]
        run(["codesign", *options, "--sign", identity, str(app)])


def notarise(image: Path) -> None:
    """Have the image checked by the maker of the system, if there is a profile to do it with."""
    profile = os.environ.get("CUBEWRIGHT_NOTARY_PROFILE", "")
    if profile:
        run(["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"])
        run(["xcrun", "stapler", "staple", str(image)])
