"""Tables of scenarios: a variant by its name with what else is asked for, or seats, teams and options by themselves."""

from __future__ import annotations

from collections.abc import Sequence

from apnap import tables
from apnap.rules.ch8_multiplayer.table import ATTACK_NAMES, TableRules, share
from apnap.rules.variants import ADDITIONS, Wishes

COMMANDER_DAMAGE = 21


def of_variant(
    variant: str, seats: int, sizes: Sequence[int], wishes: Wishes | None, options: Wishes | None
) -> TableRules:
    """The table of a variant, which may have casual ones added: `two-headed-giant+planechase`. CR 800.2.

    A name that there is not, or an option that the variant forbids, is refused as everywhere else.
    """
    chosen = tables.choice(variant)
    preset = chosen.preset
    if seats and not sizes:
        sizes = preset.sizes_for(seats)
    table = preset.table([int(size) for size in sizes or preset.usual], options if wishes is None else wishes)
    for addition in chosen.additions:
        addition.add(table)
    return table


def options_of(reach: int | Sequence[int] | None, attack: str, deploy: bool, shared_turns: bool) -> Wishes:
    """What a scenario asks of a variant; what it does not name is as the variant has it."""
    wishes = Wishes()
    if isinstance(reach, int):
        wishes.reach = reach
    if attack:
        wishes.attack = ATTACK_NAMES.index(attack)
    if deploy:
        wishes.deploy = 1
    if shared_turns:
        wishes.shared_turns = 1
    return wishes


def by_options(
    seats: int, teams: list[list[int]] | None, shared_turns: bool, attack: str, deploy: bool, markers: int
) -> TableRules:
    """A table that no variant names."""
    table = TableRules(seats)
    table.attack = ATTACK_NAMES.index(attack or "multiple")
    table.markers = markers
    if teams:
        table.teams = [list(t) for t in teams]
        if shared_turns:
            table.shared_turns = True
            table.life_of = share(table.teams, seats)
            table.poison_of = share(table.teams, seats)
        table.loss_of = share(table.teams, seats) if shared_turns else list(range(seats))
    table.deploy = deploy
    return table


def furnish(
    table: TableRules,
    offset: int,
    reach: int | Sequence[int] | None,
    life: int | None,
    commander: bool,
    planes: bool,
) -> None:
    """What any table may have besides: ranges seat by seat, life totals, commanders, planes."""
    seats = int(table.seats)
    if life is not None:
        table.starting_life = [life] * seats
    if commander:
        table.commander, table.commander_damage = True, COMMANDER_DAMAGE
    if reach is not None and not isinstance(reach, int):
        table.range = [reach[(s - offset) % seats] for s in range(seats)]
    if planes and not table.planes:
        ADDITIONS["planechase"].add(table)
