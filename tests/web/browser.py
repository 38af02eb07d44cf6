"""A server as a process of its own, and people with browsers at its tables."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SURE = "The only target is"
PLAY = [sys.executable, "-P", "-m", "apnap"]


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
        environment = {**os.environ, "APNAP_HOME": str(self.home), "APNAP_BROWSER": "none"}
        with self.output.open("w") as file:
            self.child = subprocess.Popen(
                [*PLAY, *self.arguments, "--port", str(self.port)],
                stdout=file,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=ROOT,
            )
        deadline = time.time() + 60
        while time.time() < deadline and self.child.poll() is None:
            found = re.search(r"(http://127\.0\.0\.1:(\d+))(/(?:table/|replay)\S+)?", self.output.read_text())
            if found:
                self.address, self.port = found[1], int(found[2])
                self.page = f"{found[1]}{found[3] or '/'}"
                return
            time.sleep(0.05)
        raise AssertionError(f"no server: {self.output.read_text()}")

    def kill(self) -> None:
        """As when the machine goes down."""
        self.child.kill()
        self.child.wait()

    def stop(self) -> None:
        self.child.terminate()
        try:
            self.child.wait(10)
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
            with urllib.request.urlopen(request, timeout=30) as response:
                return {"status": response.status, **json.load(response)}
        except urllib.error.HTTPError as error:
            body = error.read()
            said = json.loads(body) if body.startswith(b"{") else {"text": body.decode()}
            return {"status": error.code, **said}


def chromium() -> str:
    """Debian's chromium, installed where that is possible; else why not."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found:
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        subprocess.run(["apt-get", "update"], capture_output=True, timeout=120)
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, capture_output=True, timeout=300, env=quietly)
    return shutil.which("chromium") or ""


class Person:
    """Somebody with a browser, who looks and clicks, or types."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.inputs = 0
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def open(self, address: str) -> Person:
        self.page.goto(address)
        self.page.wait_for_selector(".bar, .waiting, .lobby, .judge", state="attached", timeout=60_000)
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

    def waits(self, script: str, argument: object = None) -> None:
        self.page.wait_for_function(script, arg=argument, timeout=60_000)

    # doing ------------------------------------------------------------------------------------------------------------
    def clicks(self, selector: str, nth: int = 0) -> None:
        self.inputs += 1
        self.page.locator(selector).nth(nth).click(timeout=20_000)

    def types(self, key: str) -> None:
        self.inputs += 1
        self.page.keyboard.press(key)

    def until_asked(self, before: str = "") -> str:
        """Wait for another question than that one, or for the end; its kind."""
        self.waits(
            """before => { const bar = document.querySelector('.bar');
            return bar && (bar.classList.contains('over') || (bar.dataset.ask && bar.dataset.ask !== before)); }""",
            before,
        )
        return self.kind

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
