"""Make the virtual environment of this checkout, and bring it up to date only when its requirements have changed.

    python3 -m tools.environment [base|dev|nightly]

`base` is what a player needs, the table in the browser included, and takes seconds; `dev` adds the compiler, linters,
tests, and what learning environments and studies need; `nightly` adds Ray, which is large. The package itself is not
installed: a .pth file points at src, and .venv/bin/apnap runs the newest compiled build that fits the sources.
"""

import hashlib
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
OLDEST = (3, 11)

LAUNCHER = """\
#!{python}
import sys

sys.path.insert(0, {root!r})
from tools.run import main

main(["apnap", *sys.argv[1:]])
"""


def main():  # type: () -> None
    if sys.version_info < OLDEST:
        use_newer_python()
    wanted = sys.argv[1] if len(sys.argv) > 1 else "base"
    if wanted not in ("base", "dev", "nightly"):
        sys.exit("usage: python3 -m tools.environment [base|dev|nightly]")
    names = requirements(wanted)
    if is_current(wanted, names):
        return
    from tools.locking import locked

    with locked(os.path.join(ROOT, "build", "environment.lock")):
        if not is_current(wanted, names):  # somebody else may have done it while we waited
            install(wanted, names)


def use_newer_python():  # type: () -> None
    """Run again under a Python that is new enough, or say what is missing."""
    for minor in range(19, OLDEST[1] - 1, -1):
        found = shutil.which("python3.%d" % minor)
        if found:
            os.execv(found, [found, "-m", "tools.environment"] + sys.argv[1:])
    sys.exit(
        "apnap needs Python %d.%d or newer; `python3` is %d.%d. Name another one: make PYTHON=/path/to/python3 ..."
        % (OLDEST + tuple(sys.version_info[:2]))
    )


def requirements(wanted):  # type: (str) -> list[str]
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    names = [*project["dependencies"], *project["optional-dependencies"]["web"]]
    if wanted in ("dev", "nightly"):
        for extra in ("env", "lab", "dev"):
            names += project["optional-dependencies"][extra]
    if wanted == "nightly":
        names += project["optional-dependencies"]["ray"]
    return names


def stamp_path(wanted):  # type: (str) -> str
    return os.path.join(VENV, "apnap-%s.stamp" % wanted)


def fingerprint(names):  # type: (list[str]) -> str
    """What the environment was made from: the requirements, where the checkout is, and this file."""
    with open(os.path.abspath(__file__), "rb") as file:
        parts = [ROOT.encode(), file.read(), *(name.encode() for name in names)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_current(wanted, names):  # type: (str, list[str]) -> bool
    try:
        with open(stamp_path(wanted), encoding="ascii") as file:
            return file.read() == fingerprint(names) and os.path.exists(os.path.join(VENV, "bin", "python"))
    except OSError:
        return False


def install(wanted, names):  # type: (str, list[str]) -> None
    python = os.path.join(VENV, "bin", "python")
    print("Setting up .venv (%s)..." % wanted, file=sys.stderr, flush=True)
    # a pip of its own would be the slowest part of a new environment, so the one at hand fills it
    outer = succeeds([sys.executable, "-c", "import sys, pip; sys.exit(int(pip.__version__.split('.')[0]) < 23)"])
    needs = "sys" if outer else "sys, pip"
    if not succeeds([python, "-c", "import %s; sys.exit(sys.version_info < (3, 11))" % needs]):
        options = ["--clear", "--without-pip"] if outer else ["--clear"]
        made = subprocess.call([sys.executable, "-m", "venv"] + options + [VENV], stdout=sys.stderr)
        if made != 0:
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit("could not make .venv: on Debian and Ubuntu, `apt install python3-venv` provides what is missing")
    pip = [sys.executable, "-m", "pip", "--python", python] if outer else [python, "-m", "pip"]
    pip += ["install", "-qq", "--disable-pip-version-check", "--no-input", "--no-compile"]
    if subprocess.call(pip + names, stdout=sys.stderr) != 0:
        sys.exit("could not install the requirements of apnap (above: why); the same command tries again")
    site = subprocess.check_output([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True)
    write(os.path.join(site.strip(), "apnap-checkout.pth"), os.path.join(ROOT, "src") + "\n")
    launcher = os.path.join(VENV, "bin", "apnap")
    write(launcher, LAUNCHER.format(python=python, root=ROOT))
    os.chmod(launcher, 0o755)
    write(stamp_path(wanted), fingerprint(names))


def succeeds(command):  # type: (list[str]) -> bool
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def write(path, text):  # type: (str, str) -> None
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
