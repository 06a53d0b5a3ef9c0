"""A text that strangers bring is gauged before it is parsed."""

from __future__ import annotations

import tomllib
import tracemalloc

import pytest

from polana.kernel import position
from polana.kernel.errors import PositionError
from polana.kernel.gauge import MOST_PARTS, MOST_THINGS, Endless, too_large

LONG = ".".join(["a"] * 3_000)

QUOTES = '"""'


@pytest.mark.parametrize(
    "text",
    [
        f"{LONG} = 1",
        f"[{LONG}]",
        f"[[{LONG}]]",
        f"x = {{ {LONG} = 1 }}",
        f"x = [{{ {LONG} = 1 }}]",
        " . ".join(['"a b"', "'c'"] * 1_500) + " = 1",
        f"x = '\"'\n{LONG} = 1",
        f'x = "\\""\n{LONG} = 1',
        f'x = {QUOTES}a{QUOTES}"\n{LONG} = 1',
        f"x = '''a'''''\n{LONG} = 1",
        f"# '''\n{LONG} = 1",
        "x = [" * 2_000,
        "x = " + "{ a = " * 2_000,
        "\n".join(f"a{n} = 1" for n in range(20_000)),
        "\n".join(f"[a{n}]" for n in range(20_000)),
        "x = [" + "[], " * 20_000 + "]",
    ],
    ids=range(16),
)
def test_dots_brackets_and_keys_are_counted_before_anything_is_kept(text):
    tracemalloc.start()
    with pytest.raises(PositionError) as error:
        position.read(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert error.value.reason is not None
    assert error.value.reason.message == "error-position-broken"
    assert most < 1_000_000


@pytest.mark.parametrize(
    "text",
    [
        "a = 'no end\nb = 1",
        'a = "no end\\"',
        f'a = {QUOTES}no end"" ',
        "a = '''no end''",
        'a = "' + '\\"' * 50_000,
        f"a = {QUOTES}" + '\\"' * 50_000,
        "a = '''" + "\n''" * 50_000,
    ],
    ids=range(7),
)
def test_a_string_without_an_end_is_no_toml(text):
    with pytest.raises(Endless):
        too_large(text)
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)
    with pytest.raises(PositionError) as error:
        position.read(text)
    assert error.value.reason is not None
    assert error.value.reason.message == "error-position-toml"


def test_what_lies_in_strings_and_remarks_counts_for_nothing():
    dots = "." * 100
    text = f"""# {dots} [[[[[[[[[[[[[[[[
a = "{dots} \\" {dots}" # {dots}
b = '{dots} \\'
c = {QUOTES}{dots}
"" {dots}{QUOTES}""
d = '''{dots}
'' [[[[[[[[[[[[[[[ {dots}''''
e = ["", '', {QUOTES}{QUOTES}, '''''', 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5, 12.5, 13.5, 14.5]
"""
    assert tomllib.loads(text)["e"][0] == ""
    assert too_large(text) == ""


def test_what_is_just_small_enough_is_taken():
    text = ".".join(["a"] * MOST_PARTS) + " = 1\n" + "".join(f"b{n} = 1\n" for n in range(MOST_THINGS - 1))
    assert too_large(text) == ""
    assert too_large(text + "c = 1") != ""
    assert too_large("a." + text) != ""
