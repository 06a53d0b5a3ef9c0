from array import array

class Sums:
    """The sums of a learned network, compiled (`_network.c`)."""

    def __new__(cls, numbers: dict[str, int], tables: dict[str, array[int] | array[float]]) -> Sums: ...
    def say(self, row: bytearray, words: list[int]) -> tuple[list[float], list[float]]: ...
