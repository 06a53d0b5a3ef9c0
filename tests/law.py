"""The mark of our own tests is that of everybody's."""

from polana.testing import law

__all__ = ["law"]
