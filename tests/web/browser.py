"""A server as a process of its own, and people with browsers at its tables."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from apnap.testing.night import NIGHTLY

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
SURE = "The only target is"
PLAY = [sys.executable, "-P", "-m", "apnap"]
PATIENCE = 600 if NIGHTLY else 60  # seconds: whatever takes longer is not slow but wrong; at night much else may run


class Process:
    """`apnap serve` or `apnap play` with a home of its own."""

    def __init__(self, home: Path, *arguments: str, port: int = 0) -> None:
        self.home = home
        self.arguments = arguments
        self.port = port
        self.output = home / "output.txt"
        home.mkdir(parents=True, exist_ok=True)
        self.start()

    def start(self) -> None:
        """Start it, at the port that it had; somebody who came back too early may have that for a moment."""
        deadline = time.monotonic() + PATIENCE
        self._begin()
        while time.monotonic() < deadline:
            said = self.output.read_text()
            found = re.search(r"(http://127\.0\.0\.1:(\d+))/?((?:table/|replay)\S+)?\s", said)
            if found:
                self.address, self.port = found[1], int(found[2])
                self.page = f"{found[1]}/{found[3] or ''}"
                return
            if self.child.poll() is not None:
                if not self.port or "in use" not in self.output.read_text():
                    break
                self._begin()
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"no server: {self.output.read_text()}")

    def _begin(self) -> None:
        environment = {**os.environ, "APNAP_HOME": str(self.home), "APNAP_BROWSER": "none"}
        with self.output.open("w") as file:
            self.child = subprocess.Popen(
                [*PLAY, *self.arguments, "--port", str(self.port)],
                stdout=file,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=ROOT,
            )

    def kill(self) -> None:
        """As when the machine goes down."""
        self.child.kill()
        self.child.wait()

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()

    def make(self, **wish: object) -> dict[str, Any]:
        """A table made as the lobby makes it."""
        return self.post("/api/tables", wish)

    def post(self, path: str, wish: object, **headers: str) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.address}{path}", json.dumps(wish).encode(), {"content-type": "application/json", **headers}
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return {"status": response.status, **json.load(response)}
        except urllib.error.HTTPError as error:
            body = error.read()
            said = json.loads(body) if body.startswith(b"{") else {"text": body.decode()}
            return {"status": error.code, **said}


@contextmanager
def alone() -> Iterator[None]:
    """One process of the tests at a time, for what is installed for all of them."""
    with (Path(tempfile.gettempdir()) / "apnap-tests.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def installed(package: str, found: Callable[[], T]) -> T:
    """What is found of a program, after it was installed where that is possible."""
    with alone():
        if not found() and os.geteuid() == 0 and shutil.which("apt-get"):
            quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            install = ["apt-get", "install", "-y", "-o", "DPkg::Lock::Timeout=300", "--no-install-recommends", package]
            for command in (["apt-get", "update"], install):
                subprocess.run(command, capture_output=True, timeout=600, env=quietly)
        return found()


def chromium() -> str:
    """Debian's chromium, or what else there is of its kind; nothing where there is none."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return installed("chromium", lambda: next(filter(None, map(shutil.which, names)), ""))


def until(question: Callable[[], T], is_so: Callable[[T], object] = bool, wait: Callable[[], None] | None = None) -> T:
    """Ask again and again until it is so, and say what it was; what is never so fails with the last answer."""
    deadline = time.monotonic() + PATIENCE
    while not is_so(last := question()):
        if time.monotonic() > deadline:
            raise AssertionError(f"not so after {PATIENCE} s: {last!r}")
        (wait or (lambda: time.sleep(0.05)))()
    return last


def passes_on(people: list[Person], kind: str) -> Person:
    """Everybody passes until somebody is asked something of this kind; who that is."""
    for _ in range(60):
        asked = people[0].until(
            lambda: {k: p for p, k in [(p, p.kind) for p in reversed(people)] if k in (kind, "priority")}
        )
        if kind in asked:
            return asked[kind]
        before = asked["priority"].ask
        asked["priority"].types("Space")
        asked["priority"].until_heard(before)
    raise AssertionError(f"nobody is asked for a {kind}: {[one.kind for one in people]}")


class Person:
    """Somebody with a browser, who looks and clicks, or types.

    The page may be behind: what comes of an input or a message is waited for (`shows`, `lacks`, `says`, `finds`), and
    never only looked at. `sees` and `text` are for what is there already, and to decide what to do next.
    """

    def __init__(self, page: Any) -> None:
        self.page = page
        page.set_default_timeout(1000 * PATIENCE)
        self.inputs = 0
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def open(self, address: str) -> Person:
        self.page.goto(address)
        self.page.wait_for_selector(".bar, .waiting, .lobby, .judge", state="attached")
        return self

    # looking ----------------------------------------------------------------------------------------------------------
    @property
    def kind(self) -> str:
        """What kind of question is on the table: `over` at the end, nothing while others decide."""
        return str(
            self.page.evaluate(
                """() => { const bar = document.querySelector('.bar');
                return !bar ? '' : bar.classList.contains('over') ? 'over' : bar.dataset.kind || ''; }"""
            )
        )

    @property
    def ask(self) -> str:
        return str(self.page.evaluate("() => document.querySelector('.bar')?.dataset.ask || ''"))

    @property
    def title(self) -> str:
        return str(self.page.inner_text(".bar .prompt b"))

    def sees(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => !!document.querySelector(s)", selector))

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    # waiting until it is so -------------------------------------------------------------------------------------------
    def waits(self, script: str, argument: object = None) -> None:
        """Wait until a script of the page answers yes."""
        self.page.wait_for_function(script, arg=argument, polling=50)

    def finds(self, script: str, wanted: object, argument: object = None) -> None:
        """Wait until a script of the page answers just this."""
        self.until(lambda: self.page.evaluate(script, argument), lambda found: found == wanted)

    def until(self, question: Callable[[], T], is_so: Callable[[T], object] = bool) -> T:
        """Wait until something is so, while the page goes on."""
        return until(question, is_so, lambda: self.page.wait_for_timeout(50))

    def shows(self, selector: str, count: int | None = None) -> None:
        """Wait until this is on the page: so many of it, or at least one."""
        self.until(lambda: self.page.locator(selector).count(), lambda n: n == count if count is not None else n > 0)

    def lacks(self, selector: str) -> None:
        """Wait until this is no longer on the page."""
        self.shows(selector, 0)

    def says(self, selector: str, *words: str) -> str:
        """Wait until all these words stand somewhere in there; the whole of it."""
        found = self.page.locator(selector)
        return self.until(lambda: "\n".join(found.all_inner_texts()), lambda text: all(w in text for w in words))

    def stands(self, selector: str) -> dict[str, float]:
        """Wait until something is in sight and has found its place; where that is."""
        self.page.locator(selector).first.scroll_into_view_if_needed()
        boxes = [self.page.locator(selector).first.bounding_box()]

        def moved() -> bool:
            boxes.append(self.page.locator(selector).first.bounding_box())
            return boxes[-1] is None or boxes[-1] != boxes[-2]

        self.until(lambda: not moved())
        return dict(boxes[-1])

    # doing ------------------------------------------------------------------------------------------------------------
    def clicks(self, selector: str, nth: int = 0) -> None:
        self.inputs += 1
        self.page.locator(selector).nth(nth).click()

    def types(self, key: str) -> None:
        self.inputs += 1
        self.page.keyboard.press(key)

    def until_asked(self, before: str = "") -> str:
        """Wait for another question than that one, or for the end; its kind."""
        found = self.page.wait_for_function(
            """before => { const bar = document.querySelector('.bar');
            return bar && (bar.classList.contains('over') ? 'over'
              : bar.dataset.ask && bar.dataset.ask !== before && bar.dataset.kind); }""",
            arg=before,
            polling=50,
        )
        return str(found.json_value())

    def until_heard(self, before: str) -> None:
        """Wait until that question is no longer asked, whoever is asked next."""
        self.waits("before => document.querySelector('.bar').dataset.ask !== before", before)

    def goes_on_to(self, kind: str) -> None:
        """Press the main button until something of this kind is asked; each question is answered once."""
        while self.until_asked() != kind:
            before = self.ask
            self.types("Space")
            self.until_asked(before)

    def answers_somehow(self, hands: str = "mouse") -> str:
        """Answer what is asked as somebody would who plays whatever they can; the kind of what is asked next."""
        before, kind = self.ask, self.kind
        act = self._with_mouse if hands == "mouse" else self._with_keys
        for _ in range(12):
            act(kind)
            # what was sent is waited for, however slow the machine; what was only begun is gone on with
            self.waits(
                """before => { const bar = document.querySelector('.bar');
                return bar.dataset.ask !== before || !bar.classList.contains('waits'); }""",
                before,
            )
            if self.ask != before:
                break
        else:
            said = self.page.evaluate("() => document.querySelector('.bar')?.outerHTML")
            raise AssertionError(f"no way found to answer a {kind} question: {self.title}: {said}")
        return self.until_asked(before)

    def _is_ready(self, kind: str) -> bool:
        """Can the main button be pressed, and is there nothing to choose before it?"""
        if not self.sees(".bar .primary:not(:disabled)"):
            return False
        return kind != "choose" or not self.sees(".can") or self.sees(".hand .on, .tray .on, .felt .on")

    def _with_mouse(self, kind: str) -> None:
        if self.title.startswith(SURE):
            self.clicks(".bar .primary")
        elif self.sees(".menu"):
            self.clicks(".menu button")
        elif kind == "attack" and not self.sees(".chip.on") and self.sees(".chip"):
            self.clicks(".chip")
        elif kind == "priority" and self.sees(".hand .card.can"):
            self.clicks(".hand .card.can")
        elif self._is_ready(kind):
            self.clicks(".bar .primary")
        elif self.sees(".mode"):
            self.clicks(".mode:not(.on)")
        elif self.sees(".tray .card.can"):
            self.clicks(".tray .card.can")
        elif self.sees(".hand .card.can"):
            self.clicks(".hand .card.can")
        elif self.sees(".far .plate.can .p-name"):
            self.clicks(".far .plate.can .p-name")
        else:
            self.clicks(".tile.can, .row.can, .item.can, .plate.can .p-name, .cmdcard.can")

    def _with_keys(self, kind: str) -> None:
        offered = self.sees(".chip:not(.on)") and not self.sees(".chip.on")
        if self.title.startswith(SURE):
            self.types("Space")
        elif self.sees(".menu") or (kind in ("attack", "priority") and offered):
            self.types("1")
        elif self._is_ready(kind):
            self.types("Space")
        elif self.sees(".mode:not(.on)"):
            self.types("1")
        else:
            self.types("Tab")
            self.types("Enter")

    def plays_on(self, hands: str = "mouse", most: int = 400) -> int:
        """Play to the end of the game; how many questions there were."""
        self.until_asked()
        for count in range(most):
            if self.kind == "over":
                return count
            self.answers_somehow(hands)
        raise AssertionError(f"no end after {most} questions: {self.title}")
