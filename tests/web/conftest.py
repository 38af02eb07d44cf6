"""A browser for all tests of the page, and servers that end with the test that started them."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest


def beside(name: str) -> Any:
    """A module of this folder, which is no package."""
    spec = importlib.util.spec_from_file_location(f"web_{name}", Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None
    module = sys.modules[f"web_{name}"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


browser, midgame, clients, databases = map(beside, ("browser", "midgame", "client", "databases"))


@pytest.fixture(scope="session")
def chrome() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="the page is tested with playwright")
    path = browser.chromium()
    if not path:
        pytest.skip("no chromium here, and it cannot be installed")
    with api.sync_playwright() as started:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        running = started.chromium.launch(executable_path=path, args=arguments, timeout=180_000)
        yield running
        running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Start `apnap ...`; the arguments are those of the command line."""
    made: list[Any] = []

    def start(*arguments: str, port: int = 0, home: str = "home") -> Any:
        made.append(browser.Process(tmp_path / home, *arguments, port=port))
        return made[-1]

    yield start
    for process in made:
        process.stop()


@pytest.fixture
def person(chrome: Any) -> Iterator[Callable[..., Any]]:
    """Somebody at a browser; whatever the page complains about fails the test."""
    contexts: list[Any] = []
    people: list[Any] = []

    def sit(address: str, wide: int = 1440, high: int = 900, **options: Any) -> Any:
        context = chrome.new_context(viewport={"width": wide, "height": high}, **options)
        contexts.append(context)
        people.append(browser.Person(context.new_page()))
        return people[-1].open(address)

    yield sit
    # a line that is down, and a wish that was refused, are told to the person as well
    expected = ("WebSocket", "status of 400")
    errors = [said for somebody in people for said in somebody.errors if not any(e in said for e in expected)]
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """One `apnap serve` for all tests of a module."""
    process = browser.Process(tmp_path_factory.mktemp("server"), "serve")
    yield process
    process.stop()


@pytest.fixture
def client() -> Iterator[Callable[..., Any]]:
    """Somebody at a table without a browser."""
    made: list[Any] = []

    def sit(address: str, link: str, **options: Any) -> Any:
        made.append(clients.Client(address, link, **options))
        made[-1].hear_until("frame")
        return made[-1]

    yield sit
    for one in made:
        one.close()
