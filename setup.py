"""Builds the compiled engine when POLANA_COMPILE=1; otherwise the package is plain Python.

`make compile` builds it in place, `make wheel` into a wheel. Everything else about the package is in pyproject.toml.

The linker optimises the engine as a whole. With a profile of played matches the compiler also knows which way the rules
usually go, for which it is built twice: POLANA_PROFILE=make builds an engine that writes down what it does
(`benchmarks/profile_matches.py` then plays), and POLANA_PROFILE=use the one that has read it. `make compile FAST=1`
does all of it.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

HERE = Path(__file__).resolve().parent
COMPILED = ("kernel", "games", "eyes", "bots")


def sources() -> list[str]:
    """The modules that mypyc compiles. A package's __init__ stays Python: it only gathers names."""
    found = []
    for room in COMPILED:
        for path in (HERE / "src" / "polana" / room).rglob("*.py"):
            if path.name != "__init__.py":
                found.append(str(path.relative_to(HERE)))
    return sorted(found)


def need_a_c_compiler() -> None:
    for name in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if name and shutil.which(name.split()[0]):
            if not os.environ.get("CC"):
                os.environ["CC"] = name
            break
    else:
        sys.exit("make compile: no C compiler found; install one (gcc or clang). The games play without it.")
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        sys.exit(f"make compile: {header} is missing; install Python's development files. The games play without it.")


def has_changed(built: str, source: str) -> bool:
    """Must this C file be compiled again? mypyc writes only what differs, but any header may reach any file."""
    made = Path(built)
    if not made.exists():
        return True
    written = [Path(source), *(HERE / "build").glob("*.h")]
    return made.stat().st_mtime <= max(path.stat().st_mtime for path in written)


def optimised() -> tuple[list[str], list[str]]:
    """What compiler and linker are told beside the usual."""
    profile = os.environ.get("POLANA_PROFILE", "")
    version = subprocess.run([*os.environ["CC"].split(), "--version"], capture_output=True, text=True).stdout
    if "Free Software Foundation" not in version:
        # Other compilers read profiles of another kind.
        return ["-flto=thin"], ["-flto=thin"]
    # Both builds have to inline alike before they count, or the profile fits nowhere.
    alike = ["-fno-semantic-interposition"]
    whole = [*alike, f"-flto={os.cpu_count()}"]
    if profile == "make":
        return [*alike, "-fprofile-generate"], ["-fprofile-generate"]
    if profile == "use":
        # What was never played is compiled as usual.
        used = ["-fprofile-use", "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile"]
        return [*whole, *used], [*whole, *used, "-O3"]
    return whole, [*whole, "-O3"]


if os.environ.get("POLANA_COMPILE") == "1":
    need_a_c_compiler()
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    os.chdir(HERE)
    # setuptools compiles the files of an extension one after the other, and the engine is one large extension.
    with ParallelCompile(default=0, needs_recompile=has_changed):
        extensions = mypycify(sources(), opt_level="3", multi_file=True)
        compile_args, link_args = optimised()
        for extension in extensions:
            if len(extension.sources) > 1:  # the engine; each of the others only lends it a module's name
                extension.extra_compile_args += compile_args
                extension.extra_link_args += link_args
        setup(ext_modules=extensions)
else:
    setup()
