"""The variants, as the lobby shows them."""

from __future__ import annotations

from apnap.rules.variants import ADDITIONS, VARIANTS


def listed_variants() -> list[dict[str, object]]:
    """By name: a line on what it is, its rule, and how many usually play."""
    listed = [(v.name, v.line, v.rule, v.usual) for v in VARIANTS.values()]
    listed += [(a.name, a.line, a.rule, VARIANTS[a.base].usual) for a in ADDITIONS.values()]
    return [
        {"name": name, "line": line, "rule": rule, "teams": [int(n) for n in usual], "adds": name in ADDITIONS}
        for name, line, rule, usual in listed
    ]
