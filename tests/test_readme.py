"""What the README shows works."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs(capsys):
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})
    assert "Result(winners=" in capsys.readouterr().out


def test_the_pictures_and_pages_that_it_points_to_are_there():
    targets = re.findall(r"(?:\]\(|src=\")([^)#\"]+)", README.read_text(encoding="utf-8"))
    assert len(targets) > 15
    assert [target for target in targets if not (README.parent / target).exists()] == []
