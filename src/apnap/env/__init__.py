"""Learning environments: `apnap_v0` for PettingZoo, `single.SingleEnv` and `vector.VectorEnv` for Gymnasium.

They need `pip install apnap[env]`; docs/env.md describes them.
"""

from __future__ import annotations
