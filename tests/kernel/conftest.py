"""The toy game sits in the registry while the kernel is tested."""

import pytest

from polana.kernel.game import register
from tests.kernel import toy


@pytest.fixture(autouse=True, scope="session")
def lanterns():
    register(toy.game)
