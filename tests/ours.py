"""The games that come with Polana: our tests look at no others, whatever else is installed or registered."""

from importlib.metadata import entry_points

from polana.kernel.game import AnyGame, find


def entries(group: str) -> list[str]:
    """What Polana itself brings of a sort, in alphabetical order."""
    return sorted(
        entry.name for entry in entry_points(group=group) if entry.dist is not None and entry.dist.name == "polana"
    )


def our_games() -> dict[str, AnyGame]:
    return {name: find(name) for name in entries("polana.games")}
