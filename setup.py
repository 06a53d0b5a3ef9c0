"""Builds the compiled engine when POLANA_COMPILE is 1 or best; otherwise the package is plain Python.

`make compile` builds it in place, `make wheel` into a wheel. POLANA_COMPILE=1 is quick to build; POLANA_COMPILE=best
takes twice as long and is a twentieth faster, for those who cannot play matches for a profile first. Everything else
about the package is in pyproject.toml.

mypyc writes a C file for each module. They are compiled in a few large units, in parallel, and the linker optimises the
engine as a whole. With a profile of played matches the compiler also knows which way the rules usually go, for which
the engine is built twice: `benchmarks/make_profile.py` builds one with POLANA_PROFILE=make that writes down what it
does, and plays; POLANA_PROFILE=use is the one that has read it. `make compile FAST=1` does all of it.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent
COMPILED = ("kernel", "games", "eyes", "bots")
UNITS = 24


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


def in_units(files: list[str]) -> list[str]:
    """The C files of the engine gathered into units of about the same size, which include them.

    Every C file begins with the declarations of all modules. They are longer than most modules, and there
    are 450 files.
    """
    folder = HERE / "build" / "units"
    folder.mkdir(parents=True, exist_ok=True)
    size = sum(Path(file).stat().st_size for file in files) / UNITS
    texts, filled = [""], 0
    for file in files:
        if filled > size:
            texts.append("")
            filled = 0
        texts[-1] += f'#include "{Path(file).resolve().as_posix()}"\n'
        filled += Path(file).stat().st_size
    units = []
    for number, text in enumerate(texts):
        unit = folder / f"unit{number}.c"
        if not unit.exists() or unit.read_text() != text:
            unit.write_text(text)
        units.append(str(unit.relative_to(HERE)))
    return units


def included(source: Path) -> list[Path]:
    """The C files of a unit."""
    if source.parent.name != "units":
        return []
    return [Path(line.split('"')[1]) for line in source.read_text().splitlines()]


def has_changed(built: str, source: str) -> bool:
    """Must this C file be compiled again? mypyc writes only what differs, but any header may reach any file."""
    made = Path(built)
    if not made.exists():
        return True
    written = [Path(source), *included(Path(source)), *(HERE / "build").glob("*.h")]
    return made.stat().st_mtime <= max(path.stat().st_mtime for path in written)


def optimised() -> tuple[list[str], list[str]]:
    """What compiler and linker are told besides the usual."""
    profile = os.environ.get("POLANA_PROFILE", "")
    version = subprocess.run([*os.environ["CC"].split(), "--version"], capture_output=True, text=True).stdout
    if "Free Software Foundation" not in version:
        # Other compilers read profiles of another kind.
        return ["-O3", "-flto=thin"], ["-flto=thin"]
    # Inlining is what makes the engine fast. Everything else that -O3 does takes as long again, and gains a twentieth.
    quick = ["-O1", "-finline-functions", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining"]
    level = ["-O3"] if os.environ["POLANA_COMPILE"] == "best" else quick
    # Both builds with a profile have to inline the same way before anything is counted, or the profile fits nowhere.
    alike = [*level, "-fno-semantic-interposition", "-fvisibility=hidden"]
    if profile == "make":
        return [*alike, "-fprofile-generate"], ["-fprofile-generate"]
    cores = os.cpu_count() or 1
    whole = [*alike, f"-flto={cores}", f"--param=lto-partitions={4 * cores}"]
    if profile == "use":
        # What was never played is compiled as usual.
        whole += ["-fprofile-use", "-fprofile-partial-training", "-fprofile-correction", "-Wno-missing-profile"]
    return whole, whole


def sums() -> Extension:
    """The sums of learned networks, written in C. The same on every machine: nothing is contracted or put in another
    order."""
    alike = [] if sys.platform == "win32" else ["-O3", "-ffp-contract=off"]
    return Extension("polana.bots._network", ["src/polana/bots/_network.c"], extra_compile_args=alike)


if os.environ.get("POLANA_COMPILE") in ("1", "best"):
    need_a_c_compiler()
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    os.chdir(HERE)
    # setuptools compiles the files of an extension one after the other, and one extension after the other.
    with ParallelCompile(default=0, needs_recompile=has_changed):
        extensions = mypycify(sources(), debug_level="0", multi_file=True)
        compile_args, link_args = optimised()
        for extension in extensions:
            if len(extension.sources) > 1:  # the engine; each of the others only lends it a module's name
                extension.sources = in_units(extension.sources)
                # not `+=`: all extensions share the list that mypyc gave them
                extension.extra_compile_args = [*extension.extra_compile_args, *compile_args]
                extension.extra_link_args = link_args
        extensions.append(sums())
        setup(ext_modules=extensions, options={"build_ext": {"parallel": os.cpu_count()}})
else:
    setup()
