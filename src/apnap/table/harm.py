"""What attackers would do to players if nothing more came between: for warnings, and not for rules.

It counts what lies on the table: power, both kinds of strike, trample, infect, damage by commanders, life totals that
are shared. What cards may do besides is not foreseen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import ATTACKERS, BLOCKERS, FIRST_DAMAGE
from apnap.rules.views.seen import Seen
from apnap.rules.views.view import View

BEFORE_DAMAGE: Final = (ATTACKERS, BLOCKERS, FIRST_DAMAGE)
LIFE: Final = "life"
POISON: Final = "poison"
COMMANDER: Final = "commander"


@final
@dataclass(frozen=True, slots=True)
class Harm:
    """What one player has to expect of this combat."""

    damage: int
    """Life that would be lost."""
    poison: int
    """Poison counters that would be given."""
    lethal: str
    """Of what they would lose the game: life, poison, or damage by a commander; nothing if they would not."""


def harms(view: View, table: TableRules) -> dict[int, Harm]:
    """By seat, what the attackers of all turns would deal. CR 510.1, 704.5a, 704.5c, 903.10a."""
    steps = {int(seat): int(turn.step) for turn in view.turns() if turn.step in BEFORE_DAMAGE for seat in turn.active}
    if not steps:
        return {}
    damage: dict[int, int] = {}
    poison: dict[int, int] = {}
    struck: set[int] = set()
    for attacker in view.permanents():
        seat = -1 - int(attacker.attacking)
        if not 0 <= seat < view.seats or int(attacker.controller) not in steps:
            continue
        dealt = passing(view, attacker) * strikes_left(attacker, steps[int(attacker.controller)]) * int(attacker.many)
        if dealt <= 0:
            continue
        into = poison if "infect" in attacker.keyword_words() else damage
        into[seat] = into.get(seat, 0) + dealt
        if attacker.commander and 0 < int(table.commander_damage) <= dealt + taken_before(view, seat, attacker):
            struck.add(seat)
    return {
        seat: Harm(damage.get(seat, 0), poison.get(seat, 0), lethal(view, table, seat, damage, poison, struck))
        for seat in sorted({*damage, *poison})
    }


def passing(view: View, attacker: Seen) -> int:
    """How much of one attacker's damage reaches whom it attacks, each time. CR 510.1c, 702.2c, 702.19b."""
    power = max(int(attacker.power), 0)
    if not attacker.blocked:
        return power
    words = attacker.keyword_words()
    if "trample" not in words:
        return 0
    for id in attacker.blockers:
        blocker = view.find(id)
        if blocker is not None:
            enough = max(int(blocker.toughness) - int(blocker.damage), 0)
            power -= min(enough, 1) if "deathtouch" in words else enough
    return max(power, 0)


def strikes_left(attacker: Seen, step: int) -> int:
    """How often it will still deal damage in this combat. CR 510.4, 702.4b, 702.7b."""
    words = attacker.keyword_words()
    if "double strike" in words:
        return 1 if step == FIRST_DAMAGE else 2
    return 0 if step == FIRST_DAMAGE and "first strike" in words else 1


def taken_before(view: View, seat: int, attacker: Seen) -> int:
    """How much this commander has dealt that player in this game. CR 903.10a."""
    return sum(
        int(dealt)
        for name, owner, dealt in view.player(seat).struck_by
        if name == attacker.name and owner == attacker.owner
    )


def lethal(
    view: View, table: TableRules, seat: int, damage: dict[int, int], poison: dict[int, int], struck: set[int]
) -> str:
    """Of what a player would lose. With a total that is shared, what attacks any of its team counts."""
    player = view.player(seat)
    if not player.in_game:
        return ""
    lost = sum(n for s, n in damage.items() if table.life_of[s] == table.life_of[seat])
    given = sum(n for s, n in poison.items() if table.poison_of[s] == table.poison_of[seat])
    if lost and lost >= int(player.life):
        return LIFE
    if given and int(player.poison) + given >= int(table.poison_limit):
        return POISON
    return COMMANDER if seat in struck else ""


def is_about_to_die(view: View, table: TableRules, seat: int) -> bool:
    """Would this player lose of what nobody blocks, whichever member of their team it attacks?"""
    found = harms(view, table)
    return any(harm.lethal and table.loss_of[s] == table.loss_of[seat] for s, harm in found.items())
