"""The log of the terminal and of a replay is a tree."""

from polana.cli.outline import Outline
from polana.kernel.news import Chronicle


def test_what_is_part_of_something_stands_under_the_line_that_begins_it():
    chronicle = Chronicle()
    for told in ["a", "(turn", "b", "(dawn", "(battle", "c", "d", ")battle", "e", ")turn", "f"]:
        if told[0] == "(":
            chronicle.begin(told[1:], headed=told != "(dawn")
        elif told[0] == ")":
            chronicle.end(told[1:])
        else:
            chronicle.add(told, {}, "")
    outline = Outline()
    assert [outline.indent(line) + line.kind for line in chronicle.lines] == ["a", "b", "  c", "    d", "  e", "f"]
