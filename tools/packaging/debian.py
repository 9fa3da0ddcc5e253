"""Puts the frozen folder into a Debian package that fits into every desktop: menu, icons, files.

No script runs at installation: menus, icons and file types are noticed by the triggers of the
packages that keep them. The libraries named in ``DEPENDS`` are those that a graphics driver has to
bring in its own version.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

from tools.packaging.freeze import size_of
from tools.packaging.licences import debian_copyright
from tools.packaging.names import (
    APP_ID,
    BUILD,
    DIST,
    FROZEN,
    ICONS,
    NAME,
    ROOT,
    SOURCES,
    VERSION,
    PackagingFailed,
    epoch,
    filled,
    machine,
)

STAGE = BUILD / "debian"
DEPENDS = (
    "libc6 (>= {libc}), libgl1, libx11-6, libxext6, libxi6, libxinerama1, libxrandr2, "
    "libfontconfig1, libxcb1, liblzma5, libzstd1"
)
RECOMMENDS = "libgl1-mesa-dri, libpulse0 | libasound2"
MAINTAINER = "The Cubewright developers <cubewright@users.noreply.github.com>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """\
Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Maintainer: {maintainer}
Description: family board games on one wooden table
 Biomes: take blocks from a cube that can be turned, explore an overworld of
 face-down tiles, fight the mobs of folk tales, and build a village. Towers:
 pawns and cards in a town whose towers are taken down and built. Brewery: dice
 in a village brewery, recipes for its kettle. For two to four: people who pass
 the laptop around, computer opponents, any mix. Needs no network.
"""


def architecture() -> str:
    """The processor as Debian writes it."""
    return ARCHITECTURES.get(machine(), machine())


def stage(root: Path = STAGE, frozen: Path = FROZEN) -> Path:
    """Lay out the files as they are to be installed, below ``root``."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / "usr/lib" / NAME, symlinks=True)
    (root / "usr/games").mkdir(parents=True)
    (root / "usr/games" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    linux, share = SOURCES / "linux", root / "usr/share"
    _put(linux / "cubewright.desktop", share / f"applications/{APP_ID}.desktop")
    _put(linux / f"{APP_ID}.metainfo.xml", share / f"metainfo/{APP_ID}.metainfo.xml")
    _put(linux / "cubewright-mime.xml", share / f"mime/packages/{NAME}.xml")
    _zip((linux / "cubewright.6").read_text("utf-8"), share / "man/man6/cubewright.6.gz")
    for page in sorted((linux / "man").glob("cubewright.*.6")):
        code = page.name.split(".")[1]
        _zip(page.read_text("utf-8"), share / f"man/{code}/man6/cubewright.6.gz")
    _zip(changelog(), share / f"doc/{NAME}/changelog.gz")
    _zip((ROOT / "CHANGELOG.md").read_text("utf-8"), share / f"doc/{NAME}/CHANGELOG.md.gz")
    _put(linux / "lintian-overrides", share / f"lintian/overrides/{NAME}")
    own = (linux / "copyright").read_text("utf-8")
    copyright_text = debian_copyright(frozen / "_internal", own)
    (share / f"doc/{NAME}/copyright").write_text(copyright_text, "utf-8")
    for icon in sorted(ICONS.glob("*.png")):
        size = icon.stem
        goal = share / f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png"
        goal.parent.mkdir(parents=True)
        shutil.copyfile(icon, goal)
    _even_modes(root)
    return root


def _put(source: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_text(filled(source.read_text("utf-8")), "utf-8")


def changelog() -> str:
    """What changed, as Debian's tools read it; the whole story lies beside it."""
    day = formatdate(epoch())
    return (
        f"{NAME} ({VERSION}) stable; urgency=medium\n\n"
        f"  * Version {VERSION}; see CHANGELOG.md.gz.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


def _zip(text: str, goal: Path) -> None:
    """Compress a text; no time tells when, as Debian's policy has it."""
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_bytes(gzip.compress(filled(text).encode(), 9, mtime=0))


def _even_modes(root: Path) -> None:
    """Let nothing depend on the builder's umask: only programs may be run."""
    program = root / "usr/lib" / NAME / NAME
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)
            os.utime(path, (epoch(), epoch()))


def control(root: Path) -> str:
    """The package's description of itself."""
    return CONTROL.format(
        name=NAME,
        version=VERSION,
        maintainer=MAINTAINER,
        architecture=architecture(),
        size=round(size_of(root) * 1024),
        depends=DEPENDS.format(libc=_libc()),
        recommends=RECOMMENDS,
    )


def _libc() -> str:
    """The version of the C library that the frozen folder was made with."""
    return os.confstr("CS_GNU_LIBC_VERSION").split()[1]  # type: ignore[union-attr] # is Linux


def package() -> Path:
    """Make the ``.deb`` of the frozen folder; raises PackagingFailed."""
    root = stage()
    notes = root / "DEBIAN"
    sums = [
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{file.relative_to(root)}\n"
        for file in sorted(root.rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    about = control(root)
    notes.mkdir(mode=0o755)
    (notes / "control").write_text(about, "utf-8")
    (notes / "md5sums").write_text("".join(sums), "utf-8")
    DIST.mkdir(exist_ok=True)
    goal = DIST / f"{NAME}_{VERSION}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(goal)]
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(epoch())}
    try:
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise PackagingFailed(f"The .deb could not be made: {problem}") from problem
    return goal
