"""The scenes of our own tests are those of everybody's."""

from polana.testing.scene import IDLE, Foretold, Idler, Played, Said, Scene, Staged, Who, at

__all__ = ["IDLE", "Foretold", "Idler", "Played", "Said", "Scene", "Staged", "Who", "at"]
