"""Plays the golden matches anew and writes those that came out differently: `python -m tests.golden [NAME ...]`."""

import sys

from tests.golden.matches import MATCHES, write

for name in sys.argv[1:] or list(MATCHES):
    print(name, "is new" if write(name) else "as before")
