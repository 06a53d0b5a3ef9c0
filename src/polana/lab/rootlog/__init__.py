"""Rootlog, the notation in which people record games of Root (Vagabottos/Rootlog, version 2.7).

`names.py` says what things are called there, `actions.py` how one action is written, `scribe.py` who writes, `lines.py`
and `factions/` which line of our log is which action, and `export.py` writes a whole match.

The other way round, `reading.py` takes a recording apart, `following.py` looks for the words that make it happen and
`comparing.py` tells whether they do, `chance.py` and `foresight.py` deal the cards by what is shown later, `mending.py`
deals some of them in another way, and `importing.py` follows a whole recording.
"""

from polana.lab.rootlog.export import export
from polana.lab.rootlog.importing import Followed, Misfit, follow

__all__ = ["Followed", "Misfit", "export", "follow"]
