"""polana: where the command begins, before anything is imported. It is no part of the package, since who imports any
part of that imports the kernel first, and who stops the command meanwhile wants no traceback."""

import sys


def main() -> None:
    try:
        from polana.cli.main import main as begin
    except KeyboardInterrupt:
        sys.exit(130)  # as polana.cli.main says
    begin()
