"""Imports all of the engine with the library that the site brings, so that a module that is left out is found while the
site is built: run as `packing.py` is."""

import importlib
import pkgutil
import shutil
import site
import sys

#: It speaks to a server's environment, which the rooms for a browser never ask.
ELSEWHERE = ("polana.__main__",)


def main() -> None:
    shutil.unpack_archive("/build/engine.tar", site.getsitepackages()[0], "tar")
    importlib.invalidate_caches()
    import polana

    for module in pkgutil.walk_packages(polana.__path__, "polana."):
        if module.name not in ELSEWHERE:
            importlib.import_module(module.name)
    if "unittest" in sys.modules:
        raise ImportError("the library is still the whole one")


main()
