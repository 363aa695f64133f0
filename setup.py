"""What pyproject.toml cannot say: the browser client goes along, and the engine may be compiled.

With LUDI_COMPILE=1 in the environment the engine is compiled with mypyc (which must be installed
then: `pip install --no-build-isolation`). `make fast` and `make slow` turn the switch on and off
in a working copy; `make wheel` builds what is published.
"""

import os
import shutil
import time
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CLIENT = Path("web/dist")
COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py", "server/changes.py")
INTERPRETED = {
    "kernel/open_classes.py",  # says to the compiler what it would not see if it compiled it
    "kernel/text.py",  # speaks with fluent.runtime, which has nothing to gain here
    "kernel/chronicle.py",  # words, too
    "kernel/reference.py",  # and here, as in the package `reference` of a game
    "bots/guests.py",  # speaks with packages and programs that nobody compiles
    "bots/judges.py",  # speaks with networks, in NumPy
    "bots/characters.py",  # reads files, and is asked only for those who have a taste
}
TYPES = ("__init__.py", "seen.py")  # files that say something to the type checker only
SHARED = "ludi"  # the library of what is not of one game; each game has one of its own


class WithClient(build_py):
    """Puts the built browser client, if there is one, where an installed server looks for it."""

    def run(self) -> None:
        super().run()
        if CLIENT.is_dir() and not self.editable_mode:
            place = Path(self.build_lib, "ludi", "server", "client")
            shutil.rmtree(place, ignore_errors=True)
            shutil.copytree(CLIENT, place)


class OnAllCores(build_ext):
    """Compiles the libraries side by side, the largest first, and says how far it is."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.extensions.sort(key=size, reverse=True)
        self.libraries_to_do = [one.name for one in self.extensions if is_library(one)]
        self.began = time.monotonic()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        if is_library(ext):
            self.libraries_to_do.remove(ext.name)
            waiting = ", ".join(map(title, self.libraries_to_do)) or "nothing but small change"
            seconds = time.monotonic() - self.began
            print(f"  {seconds:4.0f} s: {title(ext.name)} is compiled; left: {waiting}", flush=True)


def size(extension: Extension) -> int:
    return sum(os.path.getsize(source) for source in extension.sources)


def is_library(extension: Extension) -> bool:
    """Whether this is a library with code in it, not one of the doors that lead to its modules."""
    return extension.name.endswith("__mypyc")


def title(name: str) -> str:
    return name.removesuffix("__mypyc").removeprefix(f"{SHARED}_").replace("_", " ")


def engine() -> list[str]:
    """The modules to compile, relative to this file."""
    package = Path("src/ludi")
    modules = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(
        str(path)
        for path in modules
        if path.name not in TYPES
        and path.parent.name != "reference"
        and path.relative_to(package).as_posix() not in INTERPRETED
    )


def libraries(modules: list[str]) -> list[tuple[list[str], str]]:
    """The modules by the library they go into: as many can be compiled at once as there are."""
    found: dict[str, list[str]] = {}
    for module in modules:
        layer, *rest = Path(module).relative_to("src/ludi").parts
        of_a_game = layer == "games" and len(rest) > 1
        found.setdefault(f"{SHARED}_{rest[0]}" if of_a_game else SHARED, []).append(module)
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # 1, as `make fast` has it, takes about half the C compiler's time; wheels are worth all of it.
    level = os.environ.get("LUDI_OPTIMISE", "3")
    modules = engine()
    print(f"  checking the types of {len(modules)} modules and putting them into C", flush=True)
    made = mypycify(modules, opt_level=level, debug_level="0", separate=libraries(modules))
    for extension in made:
        if "-Werror" in extension.extra_compile_args:  # gcc and clang
            # Warnings of C that nobody wrote help nobody, and looking for them takes minutes.
            extension.extra_compile_args.append("-Wno-all")
    return made


if os.environ.get("LUDI_COMPILE") == "1":  # only then: an install must simply put src on the path
    setup(
        ext_modules=extensions(),
        package_dir={"": "src"},
        cmdclass={"build_py": WithClient, "build_ext": OnAllCores},
    )
else:
    setup(cmdclass={"build_py": WithClient})
