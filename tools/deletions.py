"""Delete each ability of each library card in turn, and run the scenarios that the card is in: one of them must fail.

python -m tools.deletions [--jobs N] [--write] [--tests FOLDER...] [CARDS...]

Prints what survives. `--write` puts the cards of which nothing does into library/tested.json, for `apnap cards list`.
Which cards a scenario uses is found by running it; that is kept in build/cache until the test's file changes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from hashlib import sha256
from io import StringIO
from pathlib import Path
from types import FrameType
from typing import Any, Final
from zlib import crc32

import pytest

from tools.mutate import HARMLESS
from tools.project import here

ROOT: Final = here().root
TESTED: Final = ROOT / "src" / "apnap" / "library" / "tested.json"
CACHE: Final = ROOT / "build" / "cache" / "deletions.json"
FOLDERS: Final = ("tests",)
DRAFTS: Final = "draft"  # the folder whose tests play drafts
SECONDS: Final = 20  # of processor time, for one test
VARIATIONS: Final = ("plain", "random")


# cards ---------------------------------------------------------------------------------------------------------------
@dataclass
class Written:
    """How a face of a card was written."""

    name: str
    cost: str
    type_line: str
    parts: list[Any]
    colors: str | None


@dataclass
class WrittenCard:
    """How a card was written."""

    front: Written
    back: Written | None = None  # two cards that meld share it
    layout: str = ""


@dataclass
class Deletion:
    """A card without one of its parts."""

    part: str
    made: list[Any]  # the card without it, and others that share the face


def read_library() -> dict[str, WrittenCard]:
    """Read the library, taking note of every call of `card` and `face`."""
    from apnap.abilities import cards

    assert "apnap.library.cards.lands" not in sys.modules, "the library has been read already"
    faces: dict[int, tuple[Any, Written]] = {}
    make_face = cards.face

    def face(name: str, cost: str, type_line: str, *parts: Any, colors: str | None = None) -> Any:
        made = make_face(name, cost, type_line, *parts, colors=colors)
        faces[id(made)] = (made, Written(name, cost, type_line, list(parts), colors))
        return made

    cards.face = face
    from apnap.library import pool

    written: dict[str, WrittenCard] = {}
    names = vars(pool)
    make_card = names["build"]

    def build(name: str, cost: str, type_line: str, *parts: Any, **named: Any) -> Any:
        made = make_card(name, cost, type_line, *parts, **named)
        back = named.get("back")
        written[made.name] = WrittenCard(
            Written(name, cost, type_line, list(parts), named.get("colors")),
            None if back is None else faces[id(back)][1],
            named.get("layout", ""),
        )
        return made

    names["build"] = build
    pool.cards()
    names["build"] = make_card
    cards.face = make_face
    return written


def deletions(written: WrittenCard, sharing: list[WrittenCard]) -> Iterator[Deletion]:
    """The card without each of its parts in turn; what cannot go alone becomes something else."""
    from apnap.abilities.base import VocabularyError

    for side in (written.front, written.back):
        if side is None:
            continue
        for i, part in enumerate(side.parts):
            if isinstance(part, str):
                continue  # power and toughness
            if type(part).__name__ == "Fuse" and side is written.back:
                continue  # both halves say it
            for others in without(side.parts, i):
                try:
                    made = [build_again(written, side, others)]
                    if side is written.back:
                        made += [build_again(other, side, others) for other in sharing]
                except VocabularyError:
                    continue
                yield Deletion(f"{side.name}, {i}: {describe(part)}", made)
                break


def without(parts: list[Any], i: int) -> Iterator[list[Any]]:
    from apnap.abilities.cards import Enchant
    from apnap.abilities.effects.flow import Nothing
    from apnap.abilities.filters import CREATURE, PERMANENT

    yield parts[:i] + parts[i + 1 :]
    yield [*parts[:i], Nothing(), *parts[i + 1 :]]
    if isinstance(parts[i], Enchant):
        yield [*parts[:i], Enchant(PERMANENT if parts[i].filter is CREATURE else CREATURE), *parts[i + 1 :]]


def build_again(written: WrittenCard, side: Written, parts: list[Any]) -> Any:
    from apnap.abilities.cards import card, face

    front = written.front
    if written.back is not None and len(parts) < len(side.parts):
        gone = [part for part in side.parts if not any(part is other for other in parts)]
        if any(type(part).__name__ == "Fuse" for part in gone):
            back = written.back
            kept = [part for part in back.parts if type(part).__name__ != "Fuse"]
            written = WrittenCard(
                front, Written(back.name, back.cost, back.type_line, kept, back.colors), written.layout
            )
    named: dict[str, Any] = {"colors": front.colors}
    if written.back is not None:
        back = written.back
        named["back"] = face(
            back.name, back.cost, back.type_line, *(parts if side is back else back.parts), colors=back.colors
        )
        if written.layout:
            named["layout"] = written.layout
    return card(front.name, front.cost, front.type_line, *(parts if side is front else front.parts), **named)


def describe(part: Any) -> str:
    """A part by the class of its node, and of the nodes next to it."""
    from apnap.rules.ch1_concepts.definitions import Keywords
    from apnap.rules.core.constants import KEYWORD_NAMES, bits

    if isinstance(part, Keywords):
        return ", ".join(KEYWORD_NAMES[i] for i in bits(part.flags))
    inside = ", ".join(type(child).__name__ for child in part.children())
    return f"{type(part).__name__}({inside})"


# tests ---------------------------------------------------------------------------------------------------------------
@dataclass
class Test:
    """A scenario that can be run by itself, any number of times; or a draft, which needs no scenario."""

    name: str
    path: Path
    function: Any
    params: dict[str, Any]
    laid_out: bool = True  # gets a scenario
    seconds: float = 0.0
    cards: list[str] = field(default_factory=list)

    def run(self, variation: str) -> str:
        """Run it; what is wrong, or nothing."""
        from apnap.testing.plugin import Builder

        if not self.laid_out and variation != "plain":
            return ""
        builder = Builder(0 if variation == "plain" else 1 + crc32((self.name + variation).encode()))
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        try:
            self.function(**self.params, **({"scenario": builder} if self.laid_out else {}))
            for table in builder.made:
                table.check_invariants()
        except Exception as error:
            return f"{type(error).__name__}: {error}".split("\n")[0][:200]
        except pytest.skip.Exception:
            return ""
        except pytest.fail.Exception as error:
            return str(error)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return ""


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"not done after {SECONDS} s")


class Collector:
    """A pytest plugin that keeps what is collected."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = list(session.items)


def scenarios(folders: list[str]) -> list[Test]:
    """Every scenario and draft below these folders, once."""
    collector = Collector()
    with redirect_stdout(StringIO()) as said:
        code = pytest.main(["--collect-only", "-qq", "--no-header", *folders], plugins=[collector])
    if code != 0:
        sys.exit(f"the tests cannot be collected\n{said.getvalue()}")
    found: list[Test] = []
    for item in collector.items:
        if not isinstance(item, pytest.Function) or item.cls is not None:
            continue
        params = dict(item.callspec.params) if hasattr(item, "callspec") else {}
        if "scenario" not in item.fixturenames:
            if item.path.parent.name == DRAFTS and not set(item.fixturenames) - set(params) - HARMLESS:
                found.append(Test(item.nodeid, item.path, item.obj, params, laid_out=False))
            continue
        if params.pop("scenario", "") != "plain" or set(item.fixturenames) - set(params) - HARMLESS:
            continue
        name = item.nodeid.replace("plain-", "").replace("-plain", "").replace("[plain]", "")
        found.append(Test(name, item.path, item.obj, params))
    return found


class Seen(dict[str, Any]):
    """The cards by name, noticing which are asked for."""

    def __init__(self, known: dict[str, Any]) -> None:
        super().__init__(known)
        self.names: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> Any:
        self.names.add(name)
        return super().__getitem__(name)


def record(tests: list[Test]) -> None:
    """Find out which cards each test uses, and that it passes. What a test of an unchanged file used is known."""
    from apnap.library.pool import POOL

    kept: dict[str, Any] = json.loads(CACHE.read_text("utf-8")) if CACHE.exists() else {}
    marks: dict[Path, str] = {}
    seen = Seen(POOL.brought)
    whole = POOL.brought
    POOL.brought = seen
    fresh: dict[str, Any] = {}
    for test in tests:
        mark = marks.setdefault(test.path, sha256(test.path.read_bytes()).hexdigest()[:16])
        old = kept.get(test.name)
        if old is None or old["mark"] != mark:
            seen.names = set()
            began = time.perf_counter()
            wrong = test.run("plain")
            if wrong:
                print(f"fails as it is: {test.name}: {wrong}")
                continue
            old = {"mark": mark, "seconds": round(time.perf_counter() - began, 4), "cards": sorted(seen.names)}
        test.cards, test.seconds = old["cards"], old["seconds"]
        fresh[test.name] = old
    POOL.brought = whole
    CACHE.parent.mkdir(parents=True, exist_ok=True)
    CACHE.write_text(json.dumps({**kept, **fresh}), "utf-8")


# deleting ------------------------------------------------------------------------------------------------------------
WRITTEN: dict[str, WrittenCard] = {}
BY_CARD: dict[str, list[Test]] = {}


def survivors(name: str) -> tuple[str, int, list[str]]:
    """Of a card: how many parts were deleted, and which of them no test misses."""
    from apnap.library.pool import POOL

    left: list[str] = []
    count = 0
    written = WRITTEN[name]
    sharing = [other for other in WRITTEN.values() if other is not written and other.back is written.back is not None]
    whole = POOL.brought
    tests = BY_CARD.get(name, [])
    for deletion in deletions(written, sharing):
        count += 1
        POOL.brought = {**whole, **{made.name: made for made in deletion.made}}  # found before ours
        if not any(test.run(variation) for variation in VARIATIONS for test in tests):
            left.append(deletion.part)
    POOL.brought = whole
    return name, count, left


def tests_of_dungeons(tests: list[Test]) -> None:
    """A dungeon is in every test of a card that leads there."""
    from apnap.english import rules_text
    from apnap.library import pool

    ways = [made.name for made in pool.cards() if re.search("dungeon|initiative", rules_text(made, 0))]
    leading = [test for test in tests if not set(ways).isdisjoint(test.cards)]
    for dungeon in pool.dungeons():
        BY_CARD.setdefault(dungeon.name, []).extend(leading)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.deletions", description=__doc__.split("\n")[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write library/tested.json")
    parser.add_argument("--tests", action="append", help=f"where the tests are (else {', '.join(FOLDERS)})")
    parser.add_argument("cards", nargs="*", help="these cards only")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    signal.signal(signal.SIGVTALRM, too_long)
    WRITTEN.update(read_library())
    tests = scenarios(options.tests or list(FOLDERS))
    record(tests)
    for test in sorted(tests, key=lambda test: (len(test.cards), test.seconds)):
        for name in test.cards:
            BY_CARD.setdefault(name, []).append(test)
    tests_of_dungeons(tests)
    names = options.cards or sorted(WRITTEN)
    unknown = [name for name in names if name not in WRITTEN]
    if unknown:
        sys.exit(f"no such card: {', '.join(unknown)}")
    began = time.perf_counter()
    with multiprocessing.get_context("fork").Pool(options.jobs) as pool:
        results = list(pool.imap_unordered(survivors, names, 4))
    total = sum(count for _, count, _ in results)
    alive = 0
    tested: list[str] = []
    for name, _, left in sorted(results):
        if not left:
            tested.append(name)
        for part in left:
            alive += 1
            print(f"survives: {part}" + ("" if name in BY_CARD else "   (no test at all)"))
    print(f"{alive} of {total} deletions survive, {time.perf_counter() - began:.0f} s")
    if options.write:
        from apnap.library.pool import MADE, text_mark

        before = json.loads(TESTED.read_text("utf-8")) if options.cards else {}
        marks = {name: mark for name, mark in before.items() if name in WRITTEN and name not in names}
        marks |= {name: text_mark(MADE[name]) for name in tested}
        marks = dict(sorted(marks.items()))
        TESTED.write_text(json.dumps(marks, indent=0, ensure_ascii=False) + "\n", "utf-8")
    sys.exit(alive > 0)


if __name__ == "__main__":
    main()
