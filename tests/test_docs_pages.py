"""The documentation as pages (`make docs`): every page can be reached, and what it describes is there."""

import importlib
import re
from pathlib import Path

HERE = Path(__file__).parent.parent
DOCS = HERE / "docs"


def test_every_page_is_in_the_contents() -> None:
    # Not read as YAML: the list is plain lines, and no library is needed for them.
    named = set(re.findall(r"([\w/]+\.md)$", (HERE / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    assert {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} == named


def test_every_name_of_the_reference_exists() -> None:
    for page in sorted((DOCS / "api").glob("*.md")):
        names = re.findall(r"^::: (\S+)$", page.read_text("utf-8"), re.MULTILINE)
        assert names, page.name
        for name in names:
            assert _found(name), f"{page.name} describes {name}, which is not there"


def _found(name: str) -> bool:
    module, _, last = name.rpartition(".")
    try:
        importlib.import_module(name)
    except ModuleNotFoundError:
        return hasattr(importlib.import_module(module), last)
    return True
