"""polana: where the command line begins, before anything large is imported."""

import sys

#: What a shell says of a command that was stopped from the keyboard.
INTERRUPTED = 130


def main(args: list[str] | None = None) -> None:
    try:
        # The commands take most of a second to import, and who stops us meanwhile wants no traceback.
        from polana.cli.commands import run

        code = run(args)
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code)


if __name__ == "__main__":
    main()
