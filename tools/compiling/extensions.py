"""From sources to extension modules: mypyc writes C, setuptools' compiler makes it binary.

The rules form one group and the agents another; within a group modules call each other directly.
An object file is kept by the fingerprint of the C code that it was made of; only what changed is
compiled again.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools.compiling.modules import GROUPS, compiled_modules, modules_in
from tools.compiling.tree import Workshop

_INCLUDE = re.compile(rb'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
_MOST_OBJECTS = 600
_MOST_EFFORT = 3


class BuildFailed(Exception):  # noqa: N818 - says what happened
    """mypyc or the C compiler refused; the text is theirs."""


def build(workshop: Workshop, jobs: int) -> None:
    """Compile the modules of the workshop's sources. Raises BuildFailed."""
    paths = [str(path) for path in compiled_modules(workshop.sources)]
    with contextlib.chdir(workshop.sources):
        extensions = _generated(paths, workshop, jobs)
        _forget_others(workshop.extensions, extensions)
        _compile(extensions, workshop, jobs)


def _generated(paths: list[str], workshop: Workshop, jobs: int) -> list[Extension]:
    """The extensions; their C code is written where it changed."""
    from mypyc.build import mypycify  # seconds to import, not needed when nothing changed

    options = ["--strict", "--python-version=3.11", f"--cache-dir={workshop.folder / 'cache'}"]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            made = mypycify(
                [*options, *paths],
                opt_level=str(workshop.effort),
                debug_level="0",
                multi_file=True,
                target_dir=str(workshop.folder / "c"),
                separate=_groups(paths),  # type: ignore[arg-type]  # it may be a name or None
            )
    except SystemExit as failure:
        raise BuildFailed(f"{said.getvalue()}{failure}") from failure
    extensions = [one for one in made if isinstance(one, Extension)]
    for extension in extensions:
        extension.depends.append(__file__)  # other options: they are linked anew
    if os.name == "posix":
        for extension in extensions:  # each file of a group defines the table of the other group
            extension.extra_compile_args.append("-fcommon")
    if workshop.effort == _MOST_EFFORT and _is_gcc():
        for extension in extensions:  # what it calls of its own, of any file, is called directly
            extension.extra_compile_args += ["-flto", "-fno-semantic-interposition"]
            extension.extra_link_args += [f"-O{_MOST_EFFORT}", f"-flto={jobs}"]
    return extensions


def _is_gcc() -> bool:
    """Whether the compiler is gcc: others have other options for the same, or none."""
    return sys.platform == "linux" and "gcc" in str(sysconfig.get_config_var("CC"))


def _groups(paths: list[str]) -> list[tuple[list[str], str]]:
    """The rules and the agents: a change of one doesn't compile the other anew."""
    return [
        ([path for path in paths if Path(path) in {*modules_in(Path(), folders)}], name)
        for name, folders in GROUPS.items()
    ]


def _forget_others(library: Path, extensions: Sequence[Extension]) -> None:
    """Remove the extension modules of sources that are gone or no longer compiled."""
    wanted = {Path(*extension.name.split(".")) for extension in extensions}
    for path in list(library.rglob("*")):
        relative = path.relative_to(library)
        if path.is_file() and relative.with_name(relative.name.partition(".")[0]) not in wanted:
            path.unlink()


def _compile(extensions: list[Extension], workshop: Workshop, jobs: int) -> None:
    objects = workshop.folder / "objects"
    command = _KeepingObjects(Distribution({"name": "cubewright", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(workshop.extensions), str(objects)
    command.jobs = jobs
    command.ensure_finalized()
    try:
        command.run()
    except Exception as failure:  # whatever the C compiler raises through setuptools
        raise BuildFailed(f"the C compiler failed: {failure}") from failure
    _drop_oldest(objects)


class _KeepingObjects(build_ext):
    """Compiles each C file once, some at a time."""

    jobs = 1

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_missing(sources: list[str], **settings: object) -> list[str]:
            return self._objects(compile_all, sources, settings)

        self.compiler.compile = compile_missing
        super().build_extensions()

    def _objects(
        self,
        compile_all: Callable[..., list[str]],
        sources: list[str],
        settings: dict[str, object],
    ) -> list[str]:
        """The object file of each source, compiled where it isn't there yet."""
        arguments = str(settings.get("extra_postargs")).encode()
        kept = [Path(self.build_temp, f"{_fingerprint(Path(one), arguments)}.o") for one in sources]
        settings["output_dir"] = str(Path(self.build_temp) / "fresh")

        def compile_one(source: str, target: Path) -> None:
            (made,) = compile_all([source], **settings)
            os.replace(made, target)

        with ThreadPoolExecutor(self.jobs) as pool:
            missing = [pair for pair in zip(sources, kept, strict=True) if not pair[1].is_file()]
            list(pool.map(lambda pair: compile_one(*pair), missing))
        for target in kept:
            target.touch()
        return [str(target) for target in kept]


def _fingerprint(source: Path, arguments: bytes) -> str:
    digest = hashlib.sha256(arguments)
    for path in sorted(set(_with_includes(source, set()))):
        digest.update(path.name.encode() + path.read_bytes())
    return f"{source.stem[:60]}-{digest.hexdigest()[:20]}"


def _with_includes(source: Path, known: set[Path]) -> Iterator[Path]:
    """A C file and the generated headers that it includes."""
    if source in known:
        return
    known.add(source)
    yield source
    for name in _INCLUDE.findall(source.read_bytes()):
        beside = source.parent / name.decode()
        if beside.is_file():
            yield from _with_includes(beside, known)


def _drop_oldest(objects: Path) -> None:
    """Keep the objects used last."""
    shutil.rmtree(objects / "fresh", ignore_errors=True)
    kept = sorted(objects.glob("*.o"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in kept[_MOST_OBJECTS:]:
        path.unlink()
