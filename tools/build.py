"""Compile the package with mypyc into a folder of its own, and print that folder.

    PYTHONPATH=$(python -m tools.build --opt 3) python -m apnap bench

Never in place: an extension module beside its source would shadow later edits. A build is keyed by everything that
goes into it, appears by one rename, and is reused as long as the key exists. Three levels keep rebuilding short:
the same package -> the same folder; the same compiled modules -> their extension modules linked into a new folder;
the same generated C file -> its object file.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import contextlib
import copy
import hashlib
import json
import os
import py_compile
import re
import shlex
import shutil
import string
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools import training
from tools.locking import is_in_use, locked
from tools.project import PACKAGE, Project, abi, here
from tools.training import COUNTING, LESSON, TOGETHER, Training, is_gcc

KEPT_BUILDS = 3
KEPT_OBJECTS = 1500
# Hidden symbols let modules of the group call each other directly instead of through the linker's table.
EXTRA_FLAGS = ("-fvisibility=hidden", "-w")
QUICK = Path(__file__).with_name("quick.h")  # what generated C asks for most often, put where it is asked
NARROW_SHIFT = re.compile(r"(= )(\d+) << (?=cpy_r_)")
NATIVE = "__native_"
ANY_DOCSTRING = r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)'
CLASS_DOCSTRING = re.compile(rf'\.tp_name = "(\w+)",(?:(?!\.tp_name).)*?\.tp_doc = {ANY_DOCSTRING}', re.DOTALL)
FUNCTION_DOCSTRING = re.compile(
    rf'\{{"(\w+)", \(PyCFunction\)CPyPy_\1, METH_FASTCALL \| METH_KEYWORDS, {ANY_DOCSTRING} /\* docstring'
)
PLAIN_LETTERS = frozenset(string.ascii_letters + string.digits + " .,:;()[]{}+-*/=<>_'`")
# how a class ends its objects and makes new ones; what is special about a class, such as a finalizer, does not fit
END_OF_OBJECT = re.compile(
    r"static void\n(?P<name>\w+)_dealloc\((?P<struct>\w+) \*self\)\n\{\n"
    r"(?P<watched> *PyObject_GC_UnTrack\(self\);\n)?(?P<first> *CPy_TRASHCAN_BEGIN\(self, (?P=name)_dealloc\)\n"
    r" *CPyDef_\w+_clear\(\(PyObject \*\)self\);\n)"
    r" *Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\n"
)
UNNOTICED_ERROR = re.compile(r"(char res = \w+\(self, .*\) ?!= NULL \? 0 :) -1;(\s+if \(res == 2\))")


class CannotCompile(Exception):
    """This machine has no working compiler: run interpreted. The message says what is missing."""


class CompileFailed(Exception):
    """The compiler works, and refuses these sources. The message is its own."""


@dataclass(frozen=True)
class Compiler:
    """The C compiler that Python was built for, with the flags of an extension module."""

    command: tuple[str, ...]
    flags: tuple[str, ...]
    link: tuple[str, ...]
    identity: str

    def compile(self, source: Path, target: Path, flags: Iterable[str]) -> None:
        # by its name alone, from its folder: gcc then looks for counts by a name that it also writes them under
        run([*self.command, *self.flags, *flags, "-c", str(source), "-o", target.name], target.parent)

    def link_shared(self, objects: Iterable[Path], target: Path, flags: Iterable[str] = ()) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        run([*self.link, *flags, *(str(path) for path in objects), "-o", str(target)])

    def links_together(self) -> bool:
        """Can the linker optimise what the compiler has left to it?"""
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("int probe(void) { return 0; }\n")
            try:
                self.compile(probe, probe.with_suffix(".o"), TOGETHER)
                self.link_shared([probe.with_suffix(".o")], probe.with_suffix(".so"), TOGETHER)
            except CompileFailed:
                return False
        return True


def run(command: list[str], folder: Path | None = None) -> None:
    try:
        result = subprocess.run(command, capture_output=True, text=True, cwd=folder)
    except OSError as error:
        raise CompileFailed(f"{command[0]}: {error.strerror}") from error
    if result.returncode != 0:
        raise CompileFailed(f"{shlex.join(command)}\n{result.stderr}")


def find_compiler() -> Compiler:
    """The compiler, tried on a file that includes Python's headers. Raises CannotCompile."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler ({command[0]})")
    flags = shlex.split(str(sysconfig.get_config_var("CFLAGS") or ""))
    flags += shlex.split(str(sysconfig.get_config_var("CCSHARED") or "-fPIC"))
    flags += [f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"]
    link = shlex.split(str(sysconfig.get_config_var("LDSHARED") or "cc -shared"))
    link = [*command, *link[1:]]
    try:
        identity = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout.split("\n")[0]
        compiler = Compiler(tuple(command), tuple(flags), tuple(link), identity)
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder, "probe.c")
            probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
            compiler.compile(probe, probe.with_suffix(".o"), ())
            compiler.link_shared([probe.with_suffix(".o")], probe.with_suffix(".so"))
    except (OSError, CompileFailed) as error:
        raise CannotCompile(f"the C compiler ({command[0]}) cannot build extension modules of this Python") from error
    return compiler


def mypyc_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError as error:
        raise CannotCompile("mypy is not installed (`make compile` installs it)") from error


def build(project: Project, opt: str, jobs: int, say: Callable[[str], None]) -> Path:
    """The finished build of `project` at -O`opt`, made if it is not there. Raises CannotCompile, CompileFailed."""
    tools = [path.read_text("utf-8") for path in (Path(__file__), QUICK, Path(training.__file__), LESSON)]
    settings = "\n".join([abi(), mypyc_version(), opt, *EXTRA_FLAGS, *tools, *project.trained()])
    folder = locate(project, settings)
    if not (folder / "build.json").is_file():
        compiler = find_compiler()
        with locked(project.build / "compile.lock"):
            folder = locate(project, settings)  # the sources may have changed while we waited
            if not (folder / "build.json").is_file():
                make_build(project, folder, compiler, opt, settings, jobs, say)
            prune(project, keep=folder)
    os.utime(folder)
    return folder


def locate(project: Project, settings: str) -> Path:
    return project.builds / key(project.hash_of(project.files()), settings)


def key(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def make_build(
    project: Project, folder: Path, compiler: Compiler, opt: str, settings: str, jobs: int, say: Callable[[str], None]
) -> None:
    staging = project.build / f"staging-{os.getpid()}"
    shutil.rmtree(staging, ignore_errors=True)
    try:
        snapshot = Project(staging)
        shutil.copytree(project.src, snapshot.src, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        shutil.copy(project.root / "pyproject.toml", staging)
        sources = snapshot.hash_of(snapshot.files())
        if locate(snapshot, settings).name != folder.name:  # edited between hashing and copying: build what we copied
            folder = project.builds / locate(snapshot, settings).name
        modules = snapshot.compiled()
        if not modules:
            raise CannotCompile("there is nothing to compile")
        native = project.build / "native" / key(snapshot.hash_of(snapshot.reached(modules)), *modules, settings)
        if not native.is_dir():
            say(f"Compiling {len(modules)} modules at -O{opt}...")
            compile_group(project, snapshot, modules, native, compiler, opt, jobs)
        os.utime(native)
        for library in native.rglob("*.so"):
            target = snapshot.src / library.relative_to(native)
            os.link(library, target)
        keep_bytecode(snapshot)
        notes = {"sources": sources, "abi": abi(), "opt": opt, "mypyc": mypyc_version(), "compiler": compiler.identity}
        (snapshot.src / "build.json").write_text(json.dumps(notes, indent=1), "utf-8")
        folder.parent.mkdir(parents=True, exist_ok=True)
        snapshot.src.rename(folder)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def keep_bytecode(snapshot: Project) -> None:
    """Bytecode for what mypyc leaves alone: a process starts sooner, also where Python may not write any."""
    for source in sorted(snapshot.src.rglob("*.py")):
        if not any(source.parent.glob(f"{source.stem}.*.so")):
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH  # a build never changes
            compileall.compile_file(source, quiet=2, invalidation_mode=mode)


def compile_group(
    project: Project, snapshot: Project, modules: list[str], native: Path, compiler: Compiler, opt: str, jobs: int
) -> None:
    """Generate C for all modules as one group, compile file by file in parallel, link into the folder `native`."""
    c_folder = snapshot.root / "c"
    extensions = generate_c(snapshot, modules, c_folder, opt)
    circumstances = "\0".join([abi(), mypyc_version(), compiler.identity, *compiler.flags])
    objects = project.build / "objects"
    objects.mkdir(parents=True, exist_ok=True)

    def compiled(
        source: Path,
        flags: tuple[str, ...],
        includes: tuple[str, ...],
        made_as: Path | None = None,
        counts: bytes = b"",
    ) -> Path:
        digest = hashlib.sha256("\0".join([circumstances, source.name, *flags]).encode() + counts)
        for file in [source, *included(source, c_folder)]:
            digest.update(file.read_bytes())
        target = objects / f"{digest.hexdigest()[:32]}.o"
        if target.is_file():
            os.utime(target)
        else:
            partial = made_as or target.with_suffix(f".{os.getpid()}")
            compiler.compile(source, partial, [*(f"-I{folder}" for folder in includes), *flags])
            partial.rename(target)
        return target

    def link_all(folder: Path, made: dict[Path, Future[Path]], flags: Callable[[list[Path]], tuple[str, ...]]) -> None:
        linking = []
        for extension in extensions:
            path = folder / (extension.name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))
            parts = [made[source].result() for source in extension.sources]
            linking.append(pool.submit(compiler.link_shared, parts, path, flags(extension.sources)))
        for link in linking:
            link.result()

    staged = snapshot.root / "native"
    # The largest files first, so that no core waits for a long one at the end.
    everything = [(source, extension) for extension in extensions for source in extension.sources]
    everything.sort(key=lambda item: -item[0].stat().st_size)
    wanted = opt == "3" and is_gcc(compiler.identity)
    together = wanted and compiler.links_together()
    learner = Training(project, [source for source, _ in everything], wanted, together)
    with ThreadPoolExecutor(jobs) as pool:
        done: dict[Path, Future[Path]] = {}
        counted = False

        def start(source: Path, extension: Extension, trained: bool) -> None:
            flags, made_as, counts = extension.flags, None, b""
            if trained:
                flags = (*flags, *learner.flags(source, counted))
                made_as, counts = learner.object_of(source), learner.counts_of(source)
            done[source] = pool.submit(compiled, source, flags, extension.includes, made_as, counts)

        if learner.sources:
            for source, extension in everything:
                start(source, extension, source in learner.sources)
            lesson = snapshot.root / "lesson"
            shutil.copytree(snapshot.src, lesson)
            link_all(lesson, done, lambda sources: COUNTING)
            counted = learner.learn(lesson)
            shutil.rmtree(lesson)
        for source, extension in everything:
            if source not in done or source in learner.sources:
                start(source, extension, counted and source in learner.sources)
        link_all(staged, done, lambda sources: learner.link_flags(sources, jobs) if counted else ())
    native.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(native, ignore_errors=True)
    staged.rename(native)


def included(source: Path, c_folder: Path) -> list[Path]:
    """The generated headers that a C file includes, however far. Those of mypyc itself come with its version."""
    found: dict[Path, None] = {}
    waiting = [source]
    while waiting:
        file = waiting.pop()
        for name in re.findall(r'^#include [<"]([^>"]+)[>"]', file.read_text("utf-8"), re.MULTILINE):
            for header in {file.parent / name, c_folder / name}:
                if header.is_file() and header.resolve() not in found:
                    found[header.resolve()] = None
                    waiting.append(header)
    return sorted(found)


@dataclass(frozen=True)
class Extension:
    """One extension module to compile and link."""

    name: str
    sources: list[Path]
    flags: tuple[str, ...]
    includes: tuple[str, ...]


def generate_c(snapshot: Project, modules: list[str], c_folder: Path, opt: str) -> list[Extension]:
    """Run mypyc's front end in the snapshot, where relative paths make the C text the same from build to build."""
    from mypyc.build import mypycify

    # Errors elsewhere in the package are for `make test` to report: they cannot reach the compiled modules.
    options = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent", "--no-error-summary"]
    options.append(f"--cache-dir={os.devnull}")  # mypyc needs whole syntax trees, which a cache does not hold
    before = os.getcwd()
    os.chdir(snapshot.src)
    try:
        with contextlib.redirect_stdout(sys.stderr):
            made = mypycify(
                [*options, *modules],
                opt_level=opt,
                debug_level="0",
                multi_file=True,
                target_dir=os.path.relpath(c_folder),
                group_name=PACKAGE,
            )
        for extension in made:
            mend_sources(extension.sources)
        return [
            Extension(
                extension.name,
                [Path(source).resolve() for source in extension.sources],
                (*extension.extra_compile_args, *EXTRA_FLAGS),
                tuple(os.path.abspath(folder) for folder in extension.include_dirs),
            )
            for extension in made
        ]
    except SystemExit as error:
        raise CompileFailed("mypyc refuses the sources (above: why)") from error
    finally:
        os.chdir(before)


def mend_sources(sources: Iterable[str]) -> None:
    """Mend three things that mypyc writes, let it begin with quick.h, and classes keep their objects as that says.

    Make `1 << x` of an i64 a shift of 64 bits, where the number is an int of C, which has 32. Let a class with a
    `__new__` notice that its `__init__` failed: it is told -1, and looks for 2. And let classes and functions keep
    their docstrings, of which it writes the signature alone, and that not always. Modules are looked for from the
    folder where this runs.
    """
    for source in sources:
        path = Path(source)
        text = path.read_text("utf-8")
        wide = NARROW_SHIFT.sub(r"\1(int64_t)\2 << ", text)
        wide = UNNOTICED_ERROR.sub(r"\1 2;\2", wide)
        module = Path(path.stem.removeprefix(NATIVE).replace("___", "/") + ".py")
        if path.stem.startswith(NATIVE) and module.is_file():
            wide = with_docstrings(wide, docstrings(module.read_text("utf-8")))
        if path.stem.startswith(NATIVE):
            shutil.copy(QUICK, path.parent)
            owner = "" if "___" in path.stem else "#define QUICK_OWNER\n"  # the file of the group has its data
            wide = f'{owner}#include "{QUICK.name}"\n{keep_objects(wide)}'
        if wide != text:
            path.write_text(wide, "utf-8")


def keep_objects(text: str) -> str:
    """Let each class keep the objects that have ended for those it makes next, see quick.h."""
    for match in reversed(list(END_OF_OBJECT.finditer(text))):
        name, struct, watched = match["name"], match["struct"], match["watched"]
        made = f"self = ({struct} *)type->tp_alloc(type, 0);"
        setup = text.find(made, match.end())
        if text.count(made) != 1 or setup < 0:
            continue
        spare = f"QUICK_SPARE({name})"
        again = f"self = ({struct} *)QUICK_ALLOC({name}, {1 if watched else 0});"
        end = (
            f"{spare}\nstatic void\n{name}_dealloc({struct} *self)\n{{\n"
            f"{'    QUICK_UNTRACK(self);' if watched else ''}\n{match['first']}    QUICK_FREE({name});\n"
        )
        text = text[:setup] + again + text[setup + len(made) :]
        text = text[: match.start()] + end + text[match.end() :]
    return text


def docstrings(source: str) -> dict[str, tuple[str, str]]:
    """The signatures of a module's classes and functions ('' where it is inherited), and what they say."""
    out = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            out[node.name] = (signature(node, node.name), ast.get_docstring(node) or "")
        elif isinstance(node, ast.ClassDef):
            made = [f for f in node.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"]
            out[node.name] = (signature(made[0], node.name) if made else "", ast.get_docstring(node) or "")
    return out


def signature(function: ast.FunctionDef, name: str) -> str:
    """As Python reads it off a docstring, where defaults are numbers, strings and the like; `...` stands for others."""
    a = copy.deepcopy(function.args)
    for argument in [*a.posonlyargs, *a.args, *a.kwonlyargs, *filter(None, [a.vararg, a.kwarg])]:
        argument.annotation = None
    a.defaults = [known_default(d) for d in a.defaults]
    a.kw_defaults = [d and known_default(d) for d in a.kw_defaults]
    if function.name == "__init__":
        del a.args[0]
    return f"{name}({ast.unparse(a)})"


def known_default(node: ast.expr) -> ast.expr:
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return ast.Constant(...)
    return node if isinstance(value, (int, float, str, bytes, type(None))) else ast.Constant(...)


def with_docstrings(text: str, said: dict[str, tuple[str, str]]) -> str:
    """Put signatures and what is said behind them where docstrings stand, as C writes strings."""

    def letters(words: str) -> str:
        return "".join(chr(b) if chr(b) in PLAIN_LETTERS else f"\\{b:03o}" for b in words.encode())

    def put(match: re.Match[str]) -> str:
        sign, words = said.get(match[1], ("", ""))
        first = match[2].strip('"') if "--" in match[2] else ""  # an inherited signature
        if sign:
            first = letters(sign) + r"\n--\n\n"
        if not first and not words:
            return match[0]
        begin, end = match.start(2) - match.start(), match.end(2) - match.start()
        return f'{match[0][:begin]}"{first}{letters(words)}"{match[0][end:]}'

    return FUNCTION_DOCSTRING.sub(put, CLASS_DOCSTRING.sub(put, text))


def prune(project: Project, keep: Path) -> None:
    """Leave the newest builds, what is running, and what they are made of."""
    for parent in (project.builds, project.build / "native"):
        folders = sorted(parent.iterdir(), key=lambda path: -path.stat().st_mtime) if parent.is_dir() else []
        for folder in [path for path in folders if path != keep][KEPT_BUILDS - 1 :]:
            if parent != project.builds or not is_in_use(folder):
                shutil.rmtree(folder, ignore_errors=True)
    for folder in project.build.glob("staging-*"):  # we hold the lock, so these were left by a build that was killed
        shutil.rmtree(folder, ignore_errors=True)
    objects = sorted((project.build / "objects").glob("*"), key=lambda path: -path.stat().st_mtime)
    for path in objects[KEPT_OBJECTS:]:
        path.unlink(missing_ok=True)


def build_or_fall_back(project: Project, opt: str, jobs: int = 0) -> Path:
    """A build, or src with one line on why; exits where the sources themselves do not compile."""

    def say(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        return build(project, opt, jobs or min(os.cpu_count() or 1, 8), say)
    except CannotCompile as error:
        say(f"Not compiled: {error}. Running interpreted instead, twenty to forty times slower.")
        return project.src
    except CompileFailed as error:
        sys.exit(f"Compiling failed.\n{error}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.build", description=__doc__.split("\n")[0])
    parser.add_argument("--opt", choices=("1", "3"), default="1", help="1 compiles sooner, 3 runs faster")
    parser.add_argument("--jobs", type=int, default=0, help="C files compiled at once (all cores)")
    options = parser.parse_args()
    print(build_or_fall_back(here(), options.opt, options.jobs))


if __name__ == "__main__":
    main()
