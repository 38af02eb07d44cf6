"""The pytest side: the `scenario` fixture, and checks of the `rule` marks."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from zlib import crc32

import pytest

from apnap import rulebook
from apnap.library.pool import POOL
from apnap.testing.night import NIGHT, NIGHTLY
from apnap.testing.scenario import Scenario

MOST_RULES = 3
MOST_DEFAULTS = 20  # lines shown of what was answered by default


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers, edition=''): the rules that a test shows at work")
    config.addinivalue_line("markers", "example(number, which): the example of a rule that a test plays")
    config.addinivalue_line("markers", "scenario: uses the scenario builder; runs compiled and interpreted")
    config.addinivalue_line("markers", "interpreted: runs in both modes")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each scenario runs at the table it names (two seats unless told), and at a random one; at night at another."""
    if "scenario" in metafunc.fixturenames:
        tables = ["plain", "random"] + ([f"night{NIGHT}"] if NIGHTLY else [])
        metafunc.parametrize("scenario", tables, indirect=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "scenario" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.scenario)
        check_marks(item)


def check_marks(item: pytest.Item) -> None:
    """At most three rules that exist, and only examples of rules that the test carries."""
    carried: list[str] = []
    for mark in item.iter_markers("rule"):
        for number in mark.args:
            carried.append(number)
            if not rulebook.known(number, mark.kwargs.get("edition", "")):
                raise pytest.UsageError(f"{item.nodeid} cites rule {number}, which is in no edition we know")
    if len(carried) > MOST_RULES:
        raise pytest.UsageError(f"{item.nodeid} carries {len(carried)} rules, and a test shows {MOST_RULES} at most")
    for mark in item.iter_markers("example"):
        number, which = mark.args
        if number not in carried:
            raise pytest.UsageError(f"{item.nodeid} plays an example of {number} and does not carry that rule")
        if not 1 <= which <= rulebook.example_counts().get(rulebook.explain(number).number, 0):
            raise pytest.UsageError(f"{item.nodeid} plays example {which} of {number}, which has no such example")


class Builder:
    """What the fixture gives: call it to lay out a table."""

    def __init__(self, variation: int) -> None:
        self.variation = variation
        self.made: list[Scenario] = []

    def __call__(self, seats: int = 0, **settings: object) -> Scenario:
        table = Scenario.lay_out(seats, self.variation, **settings)  # type: ignore[arg-type]
        self.made.append(table)
        return table


@pytest.fixture(autouse=True)
def cards_of_one_test() -> Iterator[None]:
    """A card that a test makes is gone when the test is over; what its module made stays."""
    before = dict(POOL.brought)
    yield
    if POOL.brought != before:
        POOL.brought = before


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what it left to others to answer."""
    report = yield
    builder = getattr(item, "funcargs", {}).get("scenario")
    if report.failed and isinstance(builder, Builder):
        told = "\n".join(line for table in builder.made for line in table.defaults[-MOST_DEFAULTS:])
        if told:
            report.sections.append(("answered by default", told))
    return report


@pytest.fixture
def scenario(request: pytest.FixtureRequest) -> Iterator[Builder]:
    kind: str = request.param
    name = request.node.nodeid.split("[")[0] + kind
    builder = Builder(0 if kind == "plain" else 1 + crc32(name.encode()))
    yield builder
    for table in builder.made:
        table.check_invariants()
