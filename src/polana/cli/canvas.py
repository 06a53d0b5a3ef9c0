"""A canvas of characters: text over lines that are drawn with Braille dots, two across and four down in a character."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

#: The bit of each dot of a Braille character, by row and column.
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
BLANK = 0x2800

#: A piece of text in one style.
Piece = tuple[str, str]


class Canvas:
    """A grid of characters, each with a background, dots, and perhaps a letter that hides the dots."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._back: list[list[str]] = [[""] * width for _ in range(height)]
        self._dots: list[list[int]] = [[0] * width for _ in range(height)]
        self._ink: list[list[tuple[int, str]]] = [[(-1, "")] * width for _ in range(height)]
        self._text: list[list[Piece | None]] = [[None] * width for _ in range(height)]

    def fill(self, x: int, y: int, colour: str) -> None:
        """Give a character its background."""
        self._back[y][x] = colour

    def dot(self, x: int, y: int, style: str, weight: int = 0) -> None:
        """Set a dot. Where lines share a character, the heavier one gives it its style."""
        column, row = x // 2, y // 4
        if not (0 <= column < self.width and 0 <= row < self.height):
            return
        self._dots[row][column] |= DOTS[y % 4][x % 2]
        if weight > self._ink[row][column][0]:
            self._ink[row][column] = (weight, style)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        style: str,
        weight: int = 0,
        dash: tuple[int, int] = (1, 0),
        thick: bool = False,
    ) -> None:
        """A line between two points in dots: this many on, this many off."""
        (x0, y0), (x1, y1) = start, end
        steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        flat = abs(x1 - x0) >= abs(y1 - y0)
        for step in range(steps + 1):
            if step % sum(dash) >= dash[0]:
                continue
            x = int(x0 + (x1 - x0) * step / steps)
            y = int(y0 + (y1 - y0) * step / steps)
            self.dot(x, y, style, weight)
            if thick:
                self.dot(x if flat else x + 1, y + 1 if flat else y, style, weight)

    def write(self, x: int, y: int, pieces: Iterable[Piece]) -> None:
        """Write over the dots."""
        for text, style in pieces:
            for letter in text:
                if 0 <= x < self.width and 0 <= y < self.height:
                    self._text[y][x] = (letter, style)
                x += 1

    def taken(self, x: int, y: int) -> bool:
        """Is there a line in this character that text should not hide?"""
        return self._ink[y][x][0] > 0

    def rows(self) -> list[Text]:
        """The canvas as lines of text."""
        found: list[Text] = []
        for y in range(self.height):
            row = Text(no_wrap=True, end="")
            for x in range(self.width):
                letter = self._text[y][x]
                if letter is not None:
                    char, style = letter
                else:
                    char = chr(BLANK + self._dots[y][x]) if self._dots[y][x] else " "
                    style = self._ink[y][x][1]
                back = self._back[y][x]
                row.append(char, (Style(bgcolor=back) if back else Style()) + Style.parse(style))
            found.append(row)
        return found
