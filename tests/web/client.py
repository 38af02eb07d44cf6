"""Somebody at a table without a browser: a socket, the frame kept up to date, answers of every kind."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from apnap.web.patches import patched
from apnap.web.protocol import VERSION

NONE = -1000


class Client:
    """A seat, by its link."""

    def __init__(self, address: str, link: str, **options: Any) -> None:
        self.table, _, self.token = link.removeprefix("/table/").partition("#")
        self.address = address
        self.data: dict[str, Any] = {}
        self.n = 0
        self.heard: list[dict[str, Any]] = []
        line = connect(f"{address.replace('http', 'ws')}/socket", open_timeout=60, max_size=None, **options)
        self.line = line.__enter__()
        self.say(type="hello", v=VERSION, table=self.table, token=self.token)

    def say(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def hear(self, timeout: float = 60.0) -> dict[str, Any]:
        """The next message; frames and changes are taken in."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=timeout))
        if message["type"] == "frame":
            self.n, self.data = message["n"], message["data"]
        elif message["type"] == "change":
            assert message["n"] == self.n + 1, "no change is missed"
            self.n = message["n"]
            log = [*self.data["log"][: message["at"]], *message["log"]]
            self.data = {**patched(self.data, message["data"]), "log": log}
        self.heard.append(message)
        return message

    def hear_until(self, *kinds: str, timeout: float = 60.0) -> dict[str, Any]:
        while (message := self.hear(timeout))["type"] not in kinds:
            pass
        return message

    def until(self, question: Callable[[], object], timeout: float = 60.0) -> None:
        """Take in whatever comes, until something is so."""
        while not question():
            self.hear(timeout)

    def quiet(self, wait: float = 0.3) -> None:
        """Take in whatever comes, until nothing does for a moment: no sign that all has come."""
        try:
            while True:
                self.hear(wait)
        except TimeoutError:
            pass

    @property
    def asks(self) -> list[dict[str, Any]]:
        return list(self.data.get("view", {}).get("asks", []))

    @property
    def over(self) -> bool:
        return bool(self.data.get("stage") == "over")

    def answer(self, values: list[int], ask: str | None = None) -> dict[str, Any]:
        """Answer, and wait for what comes of it: it is refused, or not asked any more."""
        id = ask or self.asks[0]["id"]
        self.say(type="answer", ask=id, values=values)
        while True:
            message = self.hear_until("change", "refused")
            if message["type"] == "refused" or id not in [one["id"] for one in self.asks]:
                return message

    def plays(self, answers: int, dice: random.Random) -> None:
        """Answer whatever comes, so many times."""
        for _ in range(answers):
            while not self.asks and not self.over:
                self.hear()
            if self.over:
                return
            if self.answer(some_answer(self.asks[0], dice))["type"] == "refused":
                self.until(lambda: self.asks)
                self.answer(list(self.asks[0].get("default", [0])))
        while not self.asks and not self.over:
            self.hear()

    def close(self) -> None:
        try:
            self.line.close()
        except (ConnectionClosed, OSError):
            pass


def some_answer(ask: dict[str, Any], dice: random.Random) -> list[int]:
    """An answer that is nearly always legal, made from what the page is told and nothing else."""
    kind, choices = ask["kind"], ask.get("choices", [])
    if kind == "priority":
        return [dice.choice(choices)["value"]]
    if kind in ("mulligan", "yes or no"):
        return [0]
    if kind == "pay":
        return []
    if kind in ("attack", "block", "order", "divide", "assign damage"):
        return list(ask.get("default", []))
    if kind == "number":
        return [ask["minimum"]]
    count = max(ask["minimum"], min(1, ask["maximum"]))
    return [choice["value"] for choice in dice.sample(choices, min(count, len(choices)))]
