"""Which mana abilities may be used first, before the rest of a cost is paid as planned. CR 601.2g-h, 733.1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.mana.plan import Search
from apnap.rules.ch1_concepts.mana.sources import Maker
from apnap.rules.ch1_concepts.mana.uses import configs_of, moved
from apnap.rules.ch1_concepts.mana.ways import colors_wanted
from apnap.rules.core.constants import MANA_KINDS

EVERY_KIND: Final = (1 << MANA_KINDS) - 1
OFTEN: Final = 3  # how often one object is used at once, where nothing else bounds it


def leads_on(search: Search, index: i64, maker: Maker) -> bool:
    """Can all be paid with this mana ability among those that are used? The search has found its best plan.

    An ability that costs nothing else than its source being tapped does no harm while the plan can do without it.
    """
    s = search.sources[index]
    plain = maker.is_sure() and not s.reserved
    if plain and len(s.makers) == 1:
        return True
    best = search.best
    if plain and best is not None and best.used[index] < search.counts[index]:
        return True
    search.planning = False
    last = s.ids[search.counts[index] - 1]
    search.counts[index] -= 1
    found = False
    for config in configs_of(s, index, wanted_kinds(search), OFTEN):
        for a in config.acts:
            if a.maker is maker:
                search.begun = [moved(act, last) for act in config.acts]
                found = search.run()
                break
        if found:
            break
    search.counts[index] += 1
    search.begun = []
    search.best = best
    return found


def wanted_kinds(search: Search) -> i64:
    """Which kinds of mana are told apart: with abilities that cost mana, all."""
    for s in search.sources:
        for m in s.makers:
            if m.cost is not None:
                return EVERY_KIND
    return colors_wanted(search.ways)
