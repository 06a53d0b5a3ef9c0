"""The log as a tree: what is part of a turn or a battle stands under the line that begins it."""

from polana.kernel.news import News


class Outline:
    """Says how far a line is indented. It remembers which scopes have begun, so lines go through it in order."""

    def __init__(self) -> None:
        self._begun: set[int] = set()

    def indent(self, line: News) -> str:
        """A line that heads a scope stands where the scope's surroundings stand."""
        path = [scope.number for scope in line.path if scope.headed]
        depth = sum(1 for number in path if number in self._begun)
        self._begun.update(path)
        return "  " * depth
