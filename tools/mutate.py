"""Break, one at a time, the functions whose docstring cites a rule; a test that carries the rule must fail.

python -m tools.mutate [--sections 800-811] [--jobs N] [--sample N] [--returns] [--narrow] [--list] [NAMES...]

A function is broken by giving a neutral value back at once, and clause by clause: each of its conditions is turned
round, each boundary moved, each part of an `or` or `and` left out (`tools/clauses.py`). Then the tests run that carry
one of the rules which it cites, at the table they name and at a random one, until one fails; then others that carry a
rule of the specification. Those in which the broken clause never says anything else are left out: all tests run once
before, and note it (`tools/differences.py`). Only functions that cite a rule of the specification are broken. Numbers
are those of the pinned edition. NAMES are functions or parts of paths. What survives is printed, and how many of each
section were killed; the exit code says whether enough were in each. What no test could notice is listed with the reason
in `tests/equivalent_mutants.txt`: it is not counted, and what is listed and killed all the same is reported. What is
found out is kept (`tools/kept_results.py`): a run that was ended goes on where it was.

The engine runs interpreted: set PYTHONPATH=src.
"""

from __future__ import annotations
import __future__

import argparse
import ast
import builtins
import copy
import importlib
import multiprocessing
import random
import re
import resource
import signal
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from string import ascii_lowercase
from types import CodeType, FrameType, FunctionType
from typing import Any, Final
from zlib import crc32

import pytest

from apnap import rulebook
from apnap.rulebook import Citation, citations
from tools import clauses, differences
from tools.kept_results import Kept
from tools.project import here

ROOT: Final = here().root
ENOUGH: Final = 97  # per cent, of each section
LONGEST: Final = 20.0  # seconds of processor time, for one test
MEMORY: Final = 3 << 30
SAVED_EVERY: Final = 20.0  # seconds
VARIATIONS: Final = ("plain", "random")
HARMLESS: Final = {"scenario", "request", "cards_of_one_test"}  # fixtures that a test can be run without
BEYOND: Final = 300  # that many other tests are tried where none that carries the rule fails, the quickest
RECENT: Final = 3  # that many tests which noticed other mutants of the same function are tried first
EQUIVALENT: Final = "tests/equivalent_mutants.txt"
SECTIONS: Final = "729-733,800-811,900-905"
PARTS: Final = ("rules", "abilities", "agents", "table", "decks", "draft", "tables.py")
NEUTRAL: Final[dict[str, tuple[str, ...]]] = {
    "None": ("return",),
    "bool": ("return False", "return True"),
    "i64": ("return 0", "return -1"),
    "int": ("return 0", "return -1"),
    "str": ("return ''",),
}


# functions -----------------------------------------------------------------------------------------------------------
@dataclass
class Cited:
    """A function that cites rules of the specification."""

    path: str
    module: str
    name: str
    node: ast.FunctionDef
    rules: list[Citation]
    """Those of the sections that are looked at."""
    others: list[Citation]
    """Whatever else it cites."""

    @property
    def sections(self) -> list[str]:
        return sorted({cited.number.partition(".")[0] for cited in self.rules})

    def function(self) -> FunctionType | None:
        """The function itself, however it is wrapped."""
        found: Any = importlib.import_module(self.module)
        *outer, last = self.name.split(".")
        for name in outer:
            found = getattr(found, name)
        found = vars(found).get(last) if outer else getattr(found, last)
        if isinstance(found, property):
            found = found.fget
        if isinstance(found, (staticmethod, classmethod)):
            found = found.__func__
        found = getattr(found, "__wrapped__", found)
        return found if isinstance(found, FunctionType) else None


@dataclass
class Mutant:
    """A function that is broken in one place."""

    cited: Cited
    what: str
    node: ast.FunctionDef
    tests: list[int] = field(default_factory=list)
    place: int = 0
    """Of the function among all that are broken."""

    def __str__(self) -> str:
        numbers = ", ".join(cited.number for cited in self.cited.rules)
        return f"{self.cited.path}:{self.cited.node.lineno} {self.cited.name} ({numbers}): {self.what}"

    @property
    def kept_as(self) -> str:
        """How it is named in what is kept, whichever sections are looked at."""
        return f"{self.cited.path}:{self.cited.node.lineno} {self.cited.name}: {self.what}"

    @property
    def known_as(self) -> tuple[str, str, str]:
        """How it is named in the list of those that no test could notice: without line numbers, which change."""
        return self.cited.path, self.cited.name, re.sub(r"^line [0-9]+: ", "", self.what)


def cited_functions(sections: Collection[str]) -> Iterator[Cited]:
    """Every function of the engine that cites a rule of one of these sections."""
    package = here().src / "apnap"
    for part in PARTS:
        path = package / part
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            where = file.relative_to(here().src).as_posix()
            module = where.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            tree = ast.parse(file.read_text("utf-8"))
            classes = [(f"{node.name}.", node) for node in tree.body if isinstance(node, ast.ClassDef)]
            for prefix, holder in [("", tree.body), *((name, node.body) for name, node in classes)]:
                for node in holder:
                    if isinstance(node, ast.FunctionDef):
                        said = citations(ast.get_docstring(node) or "")
                        rules = [cited for cited in said if is_ours(cited, sections)]
                        others = [cited for cited in said if cited not in rules]
                        if rules and len(node.body) > 1:
                            yield Cited(where, module, prefix + node.name, node, rules, others)


def is_ours(cited: Citation, sections: Collection[str]) -> bool:
    return cited.number.partition(".")[0] in sections and rulebook.entry_of(cited) is not None


def chosen_sections(text: str) -> list[str]:
    """`800-811,903` as numbers of sections, in this order."""
    found: list[str] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += [str(n) for n in range(int(first), int(last or first) + 1)]
    return list(dict.fromkeys(found))


# mutants -------------------------------------------------------------------------------------------------------------
def mutants(cited: Cited, returns_only: bool = False) -> Iterator[Mutant]:
    """The function with a neutral value for a result, and with each clause broken."""
    for what in neutral(cited.node):
        node = copy.deepcopy(cited.node)
        node.body = [node.body[0], *ast.parse(f"def f():\n    {what}").body[0].body]  # type: ignore[attr-defined]
        if ast.unparse(node) != ast.unparse(cited.node):
            yield Mutant(cited, what, node)
    if returns_only:
        return
    for what, node in clauses.broken(cited.node):
        yield Mutant(cited, what, node)


def neutral(node: ast.FunctionDef) -> tuple[str, ...]:
    """What to return at once instead of what the function should; nothing where no value is neutral."""
    says = ast.unparse(node.returns) if node.returns is not None else "None"
    if says in NEUTRAL:
        return NEUTRAL[says]
    if says.startswith("list["):
        return ("return []",)
    if says.endswith("| None"):
        return ("return None",)
    return ()


def equivalents(text: str) -> dict[tuple[str, str, str], str]:
    """The list of mutants that no test could notice, with reasons: a path, then functions, then what is broken."""
    found: dict[tuple[str, str, str], str] = {}
    path = function = ""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        if not line.startswith(" "):
            path = said
        elif not line.startswith("    "):
            function = said
        else:
            what, separator, why = said.partition("  -- ")
            if not separator or not path or not function:
                sys.exit(f"{EQUIVALENT}, line {number}: write the broken clause, two spaces, two dashes and the reason")
            found[path, function, what] = why
    return found


def compiled(mutant: Mutant, function: FunctionType) -> CodeType:
    """The code of the broken function."""
    node = copy.deepcopy(mutant.node)
    node.decorator_list = []
    outer: ast.Module = ast.parse("")
    body: list[ast.stmt] = [node]
    names = function.__code__.co_freevars
    if names:
        wrapper = ast.parse(f"def wrapper({', '.join(names)}):\n    pass").body[0]
        assert isinstance(wrapper, ast.FunctionDef)
        wrapper.body = [node]
        body = [wrapper]
    outer.body = body
    ast.fix_missing_locations(outer)
    flags = __future__.annotations.compiler_flag
    code = compile(outer, mutant.cited.path, "exec", flags, dont_inherit=True)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            inner = [c for c in constant.co_consts if isinstance(c, CodeType) and c.co_name == node.name]
            return inner[0] if names else constant
    raise AssertionError(f"no code in {mutant}")


# tests ---------------------------------------------------------------------------------------------------------------
def with_whole(cited: Citation) -> tuple[Citation, ...]:
    """A rule, and of a lettered one also the rule that it is part of: who cites that cites all its parts."""
    return (cited, Citation(cited.number.rstrip(ascii_lowercase), cited.edition))


@dataclass
class Test:
    """A test that carries rules and can be run by itself, any number of times."""

    name: str
    function: Any
    params: dict[str, Any]
    rules: list[Citation]
    laid_out: bool
    seconds: float = 0.0
    differs: set[int] = field(default_factory=set)
    """The mutants that would do something else in it than what is whole."""

    @property
    def patience(self) -> float:
        """That many seconds of processor time, and then it is stuck."""
        return min(LONGEST, 1 + 30 * self.seconds)

    def run(self) -> str:
        """Run it at each of its tables; what is wrong, or nothing."""
        from apnap.testing.plugin import Builder

        for variation in VARIATIONS if self.laid_out else VARIATIONS[:1]:
            builder = Builder(0 if variation == "plain" else 1 + crc32((self.name + variation).encode()))
            given = {**self.params, "scenario": builder} if self.laid_out else self.params
            signal.setitimer(signal.ITIMER_VIRTUAL, self.patience if self.seconds else LONGEST)
            try:
                self.function(**given)
                for table in builder.made:
                    table.check_invariants()
            except Exception as error:
                return f"{type(error).__name__}: {error}".split("\n")[0][:200]
            except (pytest.skip.Exception, SystemExit):
                return ""
            except pytest.fail.Exception as error:
                return str(error) or "failed"
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return ""


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("not done in time")


class Collector:
    """A pytest plugin that keeps what is collected."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = list(session.items)


def carrying(wanted_rules: set[Citation], sections: Collection[str]) -> list[Test]:
    """The tests that carry one of these rules, or a rule of these sections, each parameter by itself."""
    from tools.proof import marked

    def is_wanted(cited: Citation) -> bool:
        return not wanted_rules.isdisjoint(with_whole(cited)) or cited.number.partition(".")[0] in sections

    wanted = {test.id.partition("::")[0] for test in marked(here()) if any(map(is_wanted, test.rules))}
    collector = Collector()
    with redirect_stdout(StringIO()) as said:
        code = pytest.main(["--collect-only", "--assert=plain", "-qq", *sorted(wanted)], plugins=[collector])
    if code != 0:
        sys.exit(f"the tests cannot be collected\n{said.getvalue()}")
    found: list[Test] = []
    for item in collector.items:
        if not isinstance(item, pytest.Function) or item.cls is not None:
            continue
        marks = list(item.iter_markers("rule"))
        rules = [Citation(number, mark.kwargs.get("edition", "")) for mark in marks for number in mark.args]
        rules = [cited for cited in rules if is_wanted(cited)]
        params = dict(item.callspec.params) if hasattr(item, "callspec") else {}
        laid_out = "scenario" in item.fixturenames
        if getattr(item.obj, "is_hypothesis_test", False):
            continue  # it would look for the smallest failure
        if not rules or params.pop("scenario", "plain") != "plain":
            continue
        if set(item.fixturenames) - set(params) - HARMLESS:
            continue
        found.append(Test(item.nodeid, item.obj, params, rules, laid_out))
    return found


# running -------------------------------------------------------------------------------------------------------------
TESTS: list[Test] = []
MUTANTS: list[Mutant] = []
NOTICED: list[Any] = []
"""The last tests that noticed mutants of each function, RECENT places each, -1 where there is none: shared memory."""
WHOLE: list[tuple[FunctionType, CodeType]] = []


def watch(functions: list[Cited]) -> None:
    """Let each function note which of its mutants would do something else, as it runs."""
    vars(builtins)[differences.NOTE] = differences.differs
    for cited in functions:
        function = cited.function()
        assert function is not None
        broken = [(number, mutant.node) for number, mutant in enumerate(MUTANTS) if mutant.cited is cited]
        WHOLE.append((function, function.__code__))
        function.__code__ = compiled(Mutant(cited, "", differences.watched(cited.node, broken)), function)


def try_out(kept: Kept, jobs: int) -> None:
    """Run all tests as they are: which mutants could be noticed by each, how long it takes. What fails is left out."""
    saved = time.monotonic()
    failed: set[int] = set()
    unknown: list[int] = []
    for number, test in enumerate(TESTS):
        before = kept.how_a_test_went(test.name)
        if before is None:
            unknown.append(number)
        else:
            test.seconds, test.differs = before[0], set(before[1])
    with multiprocessing.get_context("fork").Pool(jobs, initializer=limit_memory, maxtasksperchild=200) as pool:
        for number, wrong, seconds, differs in pool.imap_unordered(tried, unknown, chunksize=4):
            test = TESTS[number]
            if wrong:
                print(f"fails as it is: {test.name}: {wrong}", flush=True)
                failed.add(number)
                continue
            test.seconds, test.differs = seconds, set(differs)
            kept.note_test(test.name, seconds, differs)
            if time.monotonic() > saved + SAVED_EVERY:
                kept.save()
                saved = time.monotonic()
    kept.save()
    TESTS[:] = sorted((test for i, test in enumerate(TESTS) if i not in failed), key=lambda test: test.seconds)
    for function, code in WHOLE:
        function.__code__ = code


def tried(number: int) -> tuple[int, str, float, list[int]]:
    """What is wrong with a test as it is, its seconds, and the mutants that could be noticed by it."""
    differences.NOTED.clear()
    start = time.process_time()
    wrong = TESTS[number].run()
    return number, wrong, max(time.process_time() - start, 1e-6), sorted(differences.NOTED)


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def killer(number: int) -> tuple[int, str]:
    """Which test notices the mutant, and how; '' if none does."""
    mutant = MUTANTS[number]
    function = mutant.cited.function()
    assert function is not None
    whole = function.__code__
    function.__code__ = compiled(mutant, function)
    try:
        for i in likeliest_first(mutant):
            wrong = TESTS[i].run()
            if wrong:
                remember(mutant, i)
                return number, f"{TESTS[i].name}: {wrong}"
    finally:
        function.__code__ = whole
    return number, ""


def likeliest_first(mutant: Mutant) -> list[int]:
    """Its tests; those that noticed another mutant of the function lead."""
    places = NOTICED[0][mutant.place * RECENT : (mutant.place + 1) * RECENT]
    recent = [i for i in places if i in mutant.tests]
    return recent + [i for i in mutant.tests if i not in recent]


def remember(mutant: Mutant, test: int) -> None:
    """A test noticed it: it is tried first on the others of the function."""
    start = mutant.place * RECENT
    places = NOTICED[0][start : start + RECENT]
    if test not in places:
        NOTICED[0][start : start + RECENT] = [test, *places[:-1]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__.split("\n")[0])
    parser.add_argument("--sections", default=SECTIONS, help=f"sections of the rules (else {SECTIONS})")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, default=0, help="only that many, chosen at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--returns", action="store_true", help="only early returns, no clauses")
    parser.add_argument("--narrow", action="store_true", help="only tests that carry a rule of these sections")
    parser.add_argument("--list", action="store_true", help="also what was killed, and by which test")
    parser.add_argument("names", nargs="*", help="only these functions, or those of these paths")
    options = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    signal.signal(signal.SIGVTALRM, too_long)
    began = time.perf_counter()
    sections = chosen_sections(options.sections)
    functions = list(named(cited_functions(sections), options.names))
    known = equivalents((ROOT / EQUIVALENT).read_text("utf-8"))
    own = {rule for cited in functions for rule in (*cited.rules, *cited.others)}
    TESTS.extend(carrying(own, sections if options.narrow else chosen_sections(SECTIONS)))
    for place, cited in enumerate(functions):
        made = list(mutants(cited, options.returns))
        for mutant in made:
            mutant.place = place
        MUTANTS.extend(made)
    NOTICED.append(multiprocessing.RawArray("i", [-1] * (RECENT * len(functions))))
    kept = Kept(ROOT, [mutant.kept_as for mutant in MUTANTS])
    watch(functions)
    try_out(kept, options.jobs)
    for number, mutant in enumerate(MUTANTS):
        cites = {*mutant.cited.rules, *mutant.cited.others}
        noticing = [i for i, test in enumerate(TESTS) if number in test.differs]
        carried = [i for i in noticing if any(not cites.isdisjoint(with_whole(rule)) for rule in TESTS[i].rules)]
        mutant.tests = carried + [i for i in noticing if i not in carried][:BEYOND]
    numbers = list(range(len(MUTANTS)))
    if options.sample and options.sample < len(numbers):
        numbers = sorted(random.Random(options.seed).sample(numbers, options.sample))
    killed: dict[int, str] = {}
    to_try: list[int] = []
    for number in numbers:
        mutant = MUTANTS[number]
        known_killer = kept.killer(mutant.kept_as, [TESTS[i].name for i in mutant.tests])
        survived = set(kept.survived.get(mutant.kept_as, []))
        left = [i for i in mutant.tests if kept.marked(TESTS[i].name) not in survived]
        if known_killer or not left:
            tell(number, known_killer, known, killed, options.list)
        else:
            mutant.tests = left
            to_try.append(number)
    # sections in the order in which they were named; what nothing notices runs every test of its own, and comes last
    places = {section: place for place, section in enumerate(chosen_sections(options.sections))}
    to_try.sort(
        key=lambda i: (MUTANTS[i].known_as in known, min(places[section] for section in MUTANTS[i].cited.sections))
    )
    print(f"{len(killed)} mutants are as they were, {len(to_try)} to be tried", flush=True)
    saved = time.monotonic()
    context = multiprocessing.get_context("fork")
    with context.Pool(options.jobs, initializer=limit_memory, maxtasksperchild=25) as pool:
        for number, how in pool.imap_unordered(killer, to_try):
            kept.note(MUTANTS[number].kept_as, [TESTS[i].name for i in MUTANTS[number].tests], how)
            tell(number, how, known, killed, options.list)
            if time.monotonic() > saved + SAVED_EVERY:
                kept.save()
                saved = time.monotonic()
    kept.save()
    report(killed, time.perf_counter() - began, sampled=bool(options.sample))


def tell(
    number: int, how: str, known: dict[tuple[str, str, str], str], killed: dict[int, str], everything: bool
) -> None:
    """Print what became of a mutant, and count it unless no test could notice it."""
    mutant = MUTANTS[number]
    listed = mutant.known_as in known
    if how and listed:
        print(f"listed as equivalent, and killed: {mutant}\n    by {how}", flush=True)
    elif how and everything:
        print(f"killed: {mutant}\n    by {how}", flush=True)
    elif not how and listed:
        print(f"equivalent: {mutant}  -- {known[mutant.known_as]}", flush=True)
    elif not how:
        none = "" if mutant.tests else "   (nothing differs in any test)"
        print(f"survives: {mutant}{none}", flush=True)
    if how or not listed:
        killed[number] = how


def named(functions: Iterator[Cited], names: list[str]) -> Iterator[Cited]:
    """Those that were asked for."""
    for cited in functions:
        if not names or any(name in (cited.name, cited.node.name) or name in cited.path for name in names):
            if cited.function() is None:
                sys.exit(f"not a Python function: {cited.path} {cited.name} (is PYTHONPATH=src set?)")
            yield cited


def report(killed: dict[int, str], seconds: float, sampled: bool) -> None:
    """How many were killed, by section, and leave. Of a sample a section has too few to be judged by itself."""
    by_section: dict[str, list[bool]] = {}
    for number, how in killed.items():
        for section in MUTANTS[number].cited.sections:
            by_section.setdefault(section, []).append(bool(how))
    for section, outcomes in sorted(by_section.items()):
        print(f"{section}  {sum(outcomes):>5} of {len(outcomes):>5} killed  {percent(outcomes)}")
    everything = [bool(how) for how in killed.values()]
    print(f"all  {sum(everything):>5} of {len(everything):>5} killed  {percent(everything)}  {seconds:.0f} s")
    judged = [everything] if sampled else list(by_section.values())
    sys.exit(any(sum(outcomes) * 100 < ENOUGH * len(outcomes) for outcomes in judged))


def percent(outcomes: list[bool]) -> str:
    return f"{100 * sum(outcomes) / max(1, len(outcomes)):.0f} %"


if __name__ == "__main__":
    main()
