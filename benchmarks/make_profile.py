"""Builds an engine that writes down what it does, and plays matches with it: `python benchmarks/make_profile.py`.

What is built next with POLANA_PROFILE=use, by the same Python and GCC in the same folder, has read what was written. It
needs what setup.py needs, and nothing that polana needs besides.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent


def clear(profile: bool) -> None:
    """Takes away what was built, and what was written down if that is wanted too."""
    for found in [*(HERE / "src").rglob("*.so"), *(HERE / "build").glob("**/units/*.o")]:
        found.unlink()
    for folder in (HERE / "build").glob("lib*"):
        shutil.rmtree(folder)
    if profile:
        for found in (HERE / "build").glob("**/units/*.gcda"):
            found.unlink()


def main() -> None:
    clear(profile=True)
    print("building an engine that writes down what it does", flush=True)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=HERE, env=os.environ | {"POLANA_COMPILE": "1", "POLANA_PROFILE": "make"}, check=True)
    print("playing matches", flush=True)
    played = [sys.executable, "benchmarks/profile_matches.py"]
    subprocess.run(played, cwd=HERE, env=os.environ | {"PYTHONPATH": str(HERE / "src")}, check=True)
    written = list((HERE / "build").glob("**/units/*.gcda"))
    clear(profile=False)
    if not written:
        sys.exit("nothing was written down: only GCC makes and reads such a profile")
    print(f"written down for {len(written)} units")


if __name__ == "__main__":
    main()
