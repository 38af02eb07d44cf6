"""`apnap.testing` is for scripts as well: it needs no pytest."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import sys
sys.modules["pytest"] = None  # as if it were not installed
from apnap.testing import Scenario, example, rule

@rule("120.3")
@example("120.3", 1)
def plays(table):
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    return table.seat(1).life

print(plays(Scenario.lay_out(2, 0)))
"""


def test_a_scenario_is_played_without_pytest() -> None:
    result = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "17"
