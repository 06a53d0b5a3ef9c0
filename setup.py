"""Builds the compiled engine in place when POLANA_COMPILE=1; otherwise the package is plain Python.

`make compile` is the way to call it. Everything else about the package is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

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


class BuildOnAllCores(build_ext):
    """setuptools compiles the files of an extension one after the other; the engine is one large extension."""

    def build_extensions(self) -> None:
        compiler = self.compiler

        def compile_all(sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                        extra_preargs=None, extra_postargs=None, depends=None):  # fmt: skip
            macros, objects, extra_postargs, preprocessor, build = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            flags = compiler._get_cc_args(preprocessor, debug, extra_preargs)

            def one(target):
                if target in build:
                    source, suffix = build[target]
                    compiler._compile(target, source, suffix, flags, extra_postargs, preprocessor)

            with ThreadPoolExecutor(os.cpu_count()) as cores:
                list(cores.map(one, objects))
            return objects

        compiler.compile = compile_all
        super().build_extensions()


if os.environ.get("POLANA_COMPILE") == "1":
    need_a_c_compiler()
    from mypyc.build import mypycify

    os.chdir(HERE)
    setup(
        ext_modules=mypycify(sources(), opt_level="3", multi_file=True),
        cmdclass={"build_ext": BuildOnAllCores},
    )
else:
    setup()
