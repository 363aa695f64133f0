"""The one switch: with LUDI_COMPILE=1 in the environment the engine is compiled with mypyc.

Everything else about the package is in pyproject.toml. `make fast` and `make slow` turn the
switch on and off in a working copy.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py")
TOYS = ("tests/kernel/toy.py",)  # a compiled kernel takes no interpreted subclasses
INTERPRETED = {
    "kernel/text.py",  # speaks with fluent.runtime, which has nothing to gain here
}


def engine() -> list[str]:
    """The modules to compile, relative to this file."""
    package = Path("src/ludi")
    modules = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(
        str(path)
        for path in modules
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    )


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    toys = [toy for toy in TOYS if Path(toy).exists()]
    level = os.environ.get("LUDI_OPTIMISE", "3")  # 0 compiles in a third of the time
    made = mypycify([*engine(), *toys], opt_level=level, debug_level="0", group_name="ludi")
    for extension in made:
        if "-Werror" in extension.extra_compile_args:  # gcc and clang
            # Warnings of C that nobody wrote help nobody, and looking for them takes minutes.
            extension.extra_compile_args.append("-Wno-all")
    return made


if os.environ.get("LUDI_COMPILE") == "1":  # only then: an install must simply put src on the path
    setup(ext_modules=extensions(), package_dir={"": "src", "tests": "tests"})
else:
    setup()
