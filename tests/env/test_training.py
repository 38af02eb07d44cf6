"""The program of docs/env.md learns: after a few minutes it beats `random`."""

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
        [sys.executable, str(PROGRAM), "--minutes", "2"], capture_output=True, text=True, timeout=600, check=True
    )
    shares = [float(share) for share in re.findall(r"won ([\d.]+)% of", done.stdout)]
    assert shares[-1] >= 90 and shares[-1] > shares[0], done.stdout
