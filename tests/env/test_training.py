"""The program of docs/env.md learns: it begins as a player who knows nothing, and after some rounds beats `random`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

PROGRAM = Path(__file__).resolve().parents[2] / "docs" / "examples" / "train_policy.py"


@pytest.mark.skipif(not os.environ.get("APNAP_NIGHTLY"), reason="minutes long: APNAP_NIGHTLY=1")
def test_the_program_learns_to_beat_random() -> None:
    done = subprocess.run(
        [sys.executable, str(PROGRAM), "--rounds", "12"], capture_output=True, text=True, timeout=1200, check=True
    )
    shares = [float(share) for share in re.findall(r"won ([\d.]+)% of", done.stdout)]
    assert 25 <= shares[0] <= 65, done.stdout
    assert shares[-1] >= 80, done.stdout
