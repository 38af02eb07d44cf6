"""The build machinery, on a package of two modules: keys, reuse, fallback, and what a finished build holds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from apnap import _build_info
from tools import build, environment, training
from tools.project import Project, here, read_notes

STATE = """\
from __future__ import annotations
from mypy_extensions import i64

class Counter:
    def __init__(self) -> None:
        self.value: i64 = 0
"""
GAME = """\
from __future__ import annotations
from mypy_extensions import i64
from apnap.rules.state import Counter

def bit(number: i64) -> i64:
    return ~(1 << number)

def count(upto: i64) -> i64:
    counter = Counter()
    for number in range(upto):
        counter.value += number
    return counter.value
"""

TRAINED = """\
[tool.apnap]
compiled = ["rules"]
trained = ["rules.game"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    rules = tmp_path / "src" / "apnap" / "rules"
    rules.mkdir(parents=True)
    (rules.parent / "__init__.py").write_text("")
    (rules.parent / "outside.py").write_text("WORD = 'hello'\n")
    (rules / "__init__.py").write_text("")
    (rules / "state.py").write_text(STATE)
    (rules / "game.py").write_text(GAME)
    shutil.copy(here().root / "pyproject.toml", tmp_path)
    return Project(tmp_path)


def silent(line: str) -> None:
    pass


def have_compiler() -> bool:
    try:
        build.find_compiler()
        build.mypyc_version()
    except build.CannotCompile:
        return False
    return True


def test_the_key_changes_with_a_source_and_with_the_settings(project: Project) -> None:
    first = build.locate(project, "-O1")
    assert first == build.locate(project, "-O1")
    assert first != build.locate(project, "-O3")
    (project.src / "apnap" / "outside.py").write_text("WORD = 'goodbye'\n")
    assert first != build.locate(project, "-O1")


def test_only_what_compiled_modules_reach_decides_their_c(project: Project) -> None:
    assert project.compiled() == ["apnap/rules/game.py", "apnap/rules/state.py"]
    assert project.reached(["apnap/rules/game.py"]) == ["apnap/rules/game.py", "apnap/rules/state.py"]


@pytest.mark.parametrize("command", ["no-such-compiler", "false"])
def test_without_a_working_compiler_it_runs_interpreted_and_says_so(
    command: str, project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", command)
    assert build.build_or_fall_back(project, "1") == project.src
    said = capsys.readouterr().err
    assert said.startswith("Not compiled: ") and command in said and said.count("\n") == 1
    assert not project.builds.exists()


@pytest.mark.skipif(not have_compiler(), reason="there is no C compiler")
def test_a_build_is_whole_compiled_reused_and_never_stale(project: Project) -> None:
    folder = build.build(project, "1", 2, silent)
    assert answer(folder) == "45 True hello"
    assert read_notes(folder)["opt"] == "1"
    assert project.find_build() == folder
    assert build.build(project, "1", 2, silent) == folder
    assert not list(project.src.rglob("*.so")), "never in place"
    assert sorted(kept.name.split(".")[0] for kept in folder.rglob("*.pyc")) == ["__init__", "__init__", "outside"]

    # An edit outside the compiled modules: a new folder, with the extension modules of the old one.
    (project.src / "apnap" / "outside.py").write_text("WORD = 'goodbye'\n")
    assert project.find_build() is None
    second = build.build(project, "1", 2, refuse_to_compile)
    assert second != folder and answer(second) == "45 True goodbye"

    # An edit inside them: compiled again.
    (project.src / "apnap" / "rules" / "game.py").write_text(GAME.replace("+= number", "+= 2 * number"))
    third = build.build(project, "1", 2, silent)
    assert answer(third) == "90 True goodbye"
    assert not list(project.build.glob("staging-*"))

    # What mypyc refuses is an error with its reason, leaves no build behind, and harms none.
    (project.src / "apnap" / "rules" / "game.py").write_text(GAME.replace("counter.value += number", "counter.x = 1"))
    with pytest.raises(build.CompileFailed):
        build.build(project, "1", 2, silent)
    assert project.find_build() is None
    assert not list(project.build.glob("staging-*"))
    assert answer(third) == "90 True goodbye"


def refuse_to_compile(line: str) -> None:
    pytest.fail(f"compiled again: {line}")


def answer(folder: Path) -> str:
    code = (
        "from apnap.rules import game; from apnap import outside; "
        "assert game.bit(40) == ~(1 << 40) and game.bit(31) == ~(1 << 31); "
        "print(game.count(10), game.__file__.endswith('.so'), outside.WORD)"
    )
    environ = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-P", "-c", code]
    return subprocess.run(command, env=environ, text=True, capture_output=True).stdout.strip()


def test_pruning_keeps_the_newest_and_what_is_running(project: Project) -> None:
    now = time.time()
    for age in range(6):
        folder = project.builds / str(age)
        folder.mkdir(parents=True)
        os.utime(folder, (now - age, now - age))
    code = (
        "import sys; from pathlib import Path; from tools.locking import mark_in_use; "
        "mark_in_use(Path(sys.argv[1])); print('ready', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(project.builds / "5")]
    with subprocess.Popen(
        command, cwd=here().root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None and running.stdout.readline() == "ready\n"
        os.utime(project.builds / "5", (now - 5, now - 5))
        build.prune(project, keep=project.builds / "4")
        running.communicate("")
    assert sorted(path.name for path in project.builds.iterdir()) == ["0", "1", "4", "5"]


def test_the_environment_is_redone_only_for_other_requirements() -> None:
    base, dev = environment.requirements("base"), environment.requirements("dev")
    assert set(base) < set(dev)
    assert environment.fingerprint(base) == environment.fingerprint(list(base))
    assert environment.fingerprint(base) != environment.fingerprint(dev)


def test_the_tests_run_on_the_build_they_were_meant_for() -> None:
    """`make test` says which mode it is in; a stray .so or a wrong PYTHONPATH would test the wrong thing."""
    meant = os.environ.get("APNAP_MODE")
    if meant is not None:
        assert _build_info.is_compiled() == (meant == "compiled")


def test_build_info_tells_the_truth() -> None:
    info = _build_info.build_info()
    assert info.apnap == _build_info.__version__
    assert info.checkout == here().root
    assert info.package_folder.name == "apnap"
    assert info.python.endswith(".".join(map(str, sys.version_info[:3])))
    assert all(version is not None for _, version in info.libraries)
    assert (info.optimisation is not None) == (info.compiled and (info.package_folder.parent / "build.json").is_file())


def test_setup_says_what_a_wheel_becomes(tmp_path: Path) -> None:
    """Without a C compiler it warns and names the factor; APNAP_COMPILE=0 does not even look for one."""
    for extra, said in (({"CC": "/no/such/compiler"}, "a pure Python build, twenty to forty times slower"), ({}, "")):
        environ = {**os.environ, **extra, **({} if extra else {"APNAP_COMPILE": "0"})}
        command = [sys.executable, "setup.py", "-q", "--version"]
        result = subprocess.run(command, cwd=here().root, env=environ, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        assert said in result.stderr if said else "apnap:" not in result.stderr


def test_a_constructor_that_fails_is_noticed(tmp_path: Path) -> None:
    """As mypyc writes it for a class with a `__new__`: -1 says that `__init__` failed, and 2 is looked for."""
    source = tmp_path / "word.c"
    check = "\n    if (res == 2) {\n"
    source.write_text(f"    char res = CPyPy_Word_____init__(self, args, kwds)!= NULL ? 0 : -1;{check}", "utf-8")
    build.mend_sources([str(source)])
    assert source.read_text("utf-8") == f"    char res = CPyPy_Word_____init__(self, args, kwds)!= NULL ? 0 : 2;{check}"


WORDS = """
class Deal:
    \'\'\'Deals "it"?

    In caf\N{LATIN SMALL LETTER E WITH ACUTE}s.
    \'\'\'

    def __init__(self, number: int, *more: int, to: object = THIS, said: str = "x") -> None: ...


class Other(Deal):
    pass


def every(*filters: object, n: int = -2) -> None:
    \'\'\'All.\'\'\'
"""


def test_classes_and_functions_keep_signatures_and_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """mypyc writes signatures, and not of all; they are written again, and what is said behind them, as C takes it."""
    (tmp_path / "pk").mkdir()
    (tmp_path / "pk" / "words.py").write_text(WORDS, "utf-8")
    source = tmp_path / "__native_pk___words.c"
    other = r'.tp_name = "Other",' + "\n" + r'.tp_doc = PyDoc_STR("Other(number)\n--\n\n"),'
    function = (
        r'{"every", (PyCFunction)CPyPy_every, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("every(a)") /* docstring */},'
    )
    for old in ("NULL", r'"Deal(number, to=\'x\', /)\n--\n\n"'):
        deal = f'.tp_name = "Deal",\n.tp_init = 0,\n.tp_doc = PyDoc_STR({old}),'
        source.write_text("\n".join([deal, other, function]), "utf-8")
        monkeypatch.chdir(tmp_path)
        build.mend_sources([str(source)])
        said = r"Deal(number, *more, to=..., said='x')\n--\n\nDeals \042it\042\077\012\012In caf\303\251s."
        every = r'"every(*filters, n=-2)\n--\n\nAll."'
        expected = [deal.replace(old, f'"{said}"'), other, function.replace('"every(a)"', every)]
        assert source.read_text("utf-8") == "\n".join(['#include "quick.h"', *expected])
        assert (tmp_path / "quick.h").is_file()


KEPT = """\
from __future__ import annotations
import gc
from mypy_extensions import i64, mypyc_attr

class Pair:
    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.inner: list[Pair] = []
        self.other: Pair | None = None
        if number > 0:
            self.late = str(number)

@mypyc_attr(allow_interpreted_subclasses=True)
class Open:
    def __init__(self) -> None:
        self.all: list[i64] = [-1] * 3

def nested(depth: i64) -> Pair:
    top = Pair(1)
    for _i in range(depth):
        next = Pair(2)
        next.inner.append(top)
        top = next
    return top

def lists(times: i64) -> list[list[i64]]:
    out: list[list[i64]] = []
    for i in range(times):
        some: list[i64] = [i, -i, i * 5000, i << 40]
        more = some.copy()
        more.extend(some)
        more[1] = more.pop() % 7
        if i % 3 == 0:
            out.append(more)
    return out

def knot() -> i64:
    a = Pair(1)
    b = Pair(2)
    a.inner.append(b)
    b.inner.append(a)
    a.other = b
    return a.number

def late(number: i64) -> str:
    return Pair(number).late

def check() -> None:
    for _i in range(3):
        nested(100000)
        assert lists(30) == [
            [j, (j << 40) % 7, j * 5000, j << 40, j, -j, j * 5000] for j in [i for i in range(30) if i % 3 == 0]
        ]
    gc.collect()
    gc.disable()
    for _i in range(1000):
        knot()
    assert gc.collect() >= 2000
    gc.enable()
    assert late(7) == "7"
    assert [Pair(3).inner, Pair(4).other, Open().all] == [[], None, [-1, -1, -1]]
    try:
        late(0)
    except AttributeError:
        pass
    else:
        raise AssertionError("an object has what one before it had")
"""


@pytest.mark.skipif(not have_compiler(), reason="no C compiler")
def test_what_has_ended_is_used_again_with_nothing_left_in_it(project: Project) -> None:
    (project.src / "apnap" / "rules" / "kept.py").write_text(KEPT)
    folder = build.build(project, "1", 2, silent)
    code = (
        "from apnap.rules import kept; assert kept.__file__.endswith('.so'); kept.check()\n"
        "class Sub(kept.Open):\n    pass\n"
        "one = [Sub() for _ in range(9)]; one[0].more = 1; del one; two = [kept.Open() for _ in range(9)]\n"
        "assert type(two[0]) is kept.Open and not hasattr(Sub(), 'more') and kept.Open().all == [-1] * 3; kept.check()"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code], env={**os.environ, "PYTHONPATH": str(folder)})
    assert done.returncode == 0


LESSON = """\
from apnap.rules.game import count
assert count(1000) == 499500
"""


@pytest.mark.skipif(not have_compiler(), reason="no C compiler")
def test_full_speed_is_compiled_by_what_a_lesson_runs(
    project: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not training.is_gcc(build.find_compiler().identity):
        pytest.skip("only gcc is asked for it")
    lesson = tmp_path / "lesson.py"
    lesson.write_text(LESSON)
    monkeypatch.setattr(training, "LESSON", lesson)
    settings = project.root / "pyproject.toml"
    settings.write_text(settings.read_text().split("[tool.apnap]")[0] + TRAINED)
    said: list[str] = []
    run = build.run
    monkeypatch.setattr(build, "run", lambda command, *where: (said.append(" ".join(command)), run(command, *where)))
    folder = build.build(project, "3", 2, silent)
    counted = [command for command in said if "-fprofile-use" in command and " -c " in command]
    assert len(counted) == 1 and "rules___game" in counted[0]
    if build.find_compiler().links_together():
        linked = [command for command in said if "-flto=2" in command]
        assert "-flto" in counted[0] and len(linked) == 1 and "apnap__mypyc" in linked[0]
    assert list((project.build / "training" / "counts").glob("*rules___game.gcda"))
    done = subprocess.run([sys.executable, "-P", str(lesson)], env={**os.environ, "PYTHONPATH": str(folder)})
    assert done.returncode == 0
    lesson.write_text("raise SystemExit(1)")  # then it is compiled as it always was
    (project.src / "apnap" / "rules" / "game.py").write_text(GAME + "\nMORE = 1\n")
    said.clear()
    build.build(project, "3", 2, silent)
    assert said and not [command for command in said if "-fprofile-use" in command]
