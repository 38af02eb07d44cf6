"""Boards of mana sources, and what can be paid with them found by trying everything there is to try.

The search here knows nothing of the engine's: a source is a list of things to do, a position is what is tapped, what is
gone, what is in the pool and how much life is left, and every order of everything is followed.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement

from apnap.abilities.costs import (
    SACRIFICE_THIS,
    TAP_THIS,
    PayLife,
    PayMana,
    SacrificeSome,
    TapSome,
)
from apnap.abilities.filters import CREATURE as A_CREATURE
from apnap.abilities.mana import AddCombination, AddMana, AddOneColor, mana_ability
from apnap.rules.ch1_concepts.definitions import Activated
from apnap.rules.ch2_cards.characteristics import HYBRID, PHYREXIAN, SNOW_SYMBOL, TWOBRID, ManaCost, parse_mana_cost
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import ARTIFACT, BLUE, CREATURE, GREEN, LAND, RED, SNOW, WHITE
from tests.helpers.hand_made_games import Bare, game_at, made, put

W, U, R, G, C = 1 << WHITE, 1 << BLUE, 1 << RED, 1 << GREEN, 1 << 5
Pool = tuple[int, ...]  # six kinds, then six from snow sources


@dataclass(frozen=True)
class Ability:
    """What it costs and the ways it may turn out, each six amounts."""

    outcomes: tuple[tuple[int, ...], ...]
    mana: str = ""
    tap: bool = False
    sacrifice: bool = False
    life: int = 0
    sacrifice_creature: bool = False
    tap_creature: bool = False

    @property
    def dear(self) -> int:
        """How many things it gives up."""
        return self.sacrifice + (self.life > 0) + self.sacrifice_creature + self.tap_creature


@dataclass(frozen=True)
class Spec:
    """A source: how it looks to the search, and the card that it is."""

    abilities: tuple[Ability, ...]
    card: CardDef
    sick: bool = False

    @property
    def creature(self) -> bool:
        return self.card.base.types & CREATURE != 0

    @property
    def snow(self) -> bool:
        return self.card.base.supertypes & SNOW != 0


def one_of(mask: int, amount: int = 1) -> tuple[tuple[int, ...], ...]:
    """That much mana of one kind of a mask."""
    return tuple(tuple(amount if i == k else 0 for i in range(6)) for k in range(6) if mask >> k & 1)


def combination(mask: int, amount: int) -> tuple[tuple[int, ...], ...]:
    kinds = [k for k in range(6) if mask >> k & 1]
    return tuple(tuple(pick.count(i) for i in range(6)) for pick in combinations_with_replacement(kinds, amount))


def exactly(text: str) -> tuple[tuple[int, ...], ...]:
    return (tuple(text.count(k) for k in "WUBRGC"),)


def land(name: str, *abilities: Activated, supertypes: int = 0, types: int = LAND) -> CardDef:
    return made(name, types, 0, 0, *abilities, supertypes=supertypes)


def tap_for(mask: int) -> Activated:
    return mana_ability([TAP_THIS], AddOneColor(mask))


FOREST = Spec((Ability(one_of(G), tap=True),), land("Forest", tap_for(G)))
MOUNTAIN = Spec((Ability(one_of(R), tap=True),), land("Mountain", tap_for(R)))
PLAINS = Spec((Ability(one_of(W), tap=True),), land("Plains", tap_for(W)))
SNOW_FOREST = Spec((Ability(one_of(G), tap=True),), land("Snow Forest", tap_for(G), supertypes=SNOW))
DUAL = Spec((Ability(one_of(R | G), tap=True),), land("Dual", tap_for(R | G)))
TRIPLE = Spec((Ability(one_of(W | U | R), tap=True),), land("Triple", tap_for(W | U | R)))
WASTES = Spec((Ability(one_of(C), tap=True),), land("Wastes", tap_for(C)))
EITHER = Spec(
    (Ability(one_of(C), tap=True), Ability(one_of(W | U), tap=True)),
    land("Either", tap_for(C), tap_for(W | U)),
)
ELF = Spec((Ability(one_of(G), tap=True),), land("Elf", tap_for(G), types=CREATURE))
NEW_ELF = Spec((Ability(one_of(G), tap=True),), ELF.card, sick=True)
BEAR = Spec((), made("Bear"))
RING = Spec(
    (Ability(exactly("CC"), tap=True),),
    land("Ring", mana_ability([TAP_THIS], AddMana("{C}{C}")), types=ARTIFACT),
)
SNOW_RING = Spec(
    (Ability(exactly("RG"), tap=True),),
    land("Snow Ring", mana_ability([TAP_THIS], AddMana("{R}{G}")), types=ARTIFACT, supertypes=SNOW),
)
LOTUS = Spec(
    (Ability(one_of(31, 3), tap=True),),
    land("Lotus", mana_ability([TAP_THIS], AddOneColor(31, 3)), types=ARTIFACT),
)
TREASURE = Spec(
    (Ability(one_of(31), tap=True, sacrifice=True),),
    land("Treasure", mana_ability([TAP_THIS, SACRIFICE_THIS], AddOneColor()), types=ARTIFACT),
)
SPAWN = Spec(
    (Ability(one_of(C), sacrifice=True),),
    land("Spawn", mana_ability([SACRIFICE_THIS], AddMana("{C}")), types=CREATURE),
)
FILTER = Spec(
    (Ability(one_of(C), tap=True), Ability(combination(W | U, 2), mana="{W/U}", tap=True)),
    land(
        "Filter",
        mana_ability([TAP_THIS], AddMana("{C}")),
        mana_ability([PayMana("{W/U}"), TAP_THIS], AddCombination(W | U, 2)),
    ),
)
SIGNET = Spec(
    (Ability(exactly("WU"), mana="{1}", tap=True),),
    land("Signet", mana_ability([PayMana("{1}"), TAP_THIS], AddMana("{W}{U}")), types=ARTIFACT),
)
OTHER_SIGNET = Spec(
    (Ability(exactly("RG"), mana="{1}", tap=True),),
    land("Other Signet", mana_ability([PayMana("{1}"), TAP_THIS], AddMana("{R}{G}")), types=ARTIFACT),
)
MACHINE = Spec(
    (Ability(one_of(R), mana="{1}"),),
    land("Machine", mana_ability([PayMana("{1}")], AddMana("{R}")), types=ARTIFACT),
)
CONFLUENCE = Spec(
    (Ability(one_of(31), tap=True, life=1),),
    land("Confluence", mana_ability([TAP_THIS, PayLife(1)], AddOneColor())),
)
ALTAR = Spec(
    (Ability(exactly("CC"), sacrifice_creature=True),),
    land("Altar", mana_ability([SacrificeSome(1, A_CREATURE)], AddMana("{C}{C}")), types=ARTIFACT),
)
DRUM = Spec(
    (Ability(one_of(31), tap=True, tap_creature=True),),
    land("Drum", mana_ability([TAP_THIS, TapSome(1, A_CREATURE)], AddOneColor()), types=ARTIFACT),
)
PLAIN = [FOREST, MOUNTAIN, PLAINS, SNOW_FOREST, DUAL, TRIPLE, WASTES, EITHER, ELF, NEW_ELF]
SPECIAL = [
    RING,
    SNOW_RING,
    LOTUS,
    TREASURE,
    SPAWN,
    FILTER,
    SIGNET,
    OTHER_SIGNET,
    MACHINE,
    CONFLUENCE,
    ALTAR,
    DRUM,
    BEAR,
]
SYMBOLS = "{W} {U} {R} {G} {C} {1} {2} {3} {S} {R/G} {W/U} {2/R} {2/G} {W/P} {G/P} {R/G/P}".split()


def seat_at(specs: list[Spec], life: int = 20, pool: Pool = (0,) * 12) -> Bare:
    """A game in which the first seat has these, this much life, and this in the pool."""
    game = game_at(2)
    state = game.state
    state.players[0].turn_began = 1
    state.players[0].life = life
    state.players[0].pool = list(pool)
    state.players[0].pool_total = sum(pool)
    for spec in specs:
        id = put(game, 0, spec.card)
        if spec.sick:
            state.edit(id).controlled_since = 1
    state.players[0].mana_dirty = True
    return game


# trying everything ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Position:
    tapped: int
    gone: int
    pool: Pool
    life: int
    dear: int = 0
    made: int = 0  # mana added less mana spent on mana abilities


def ways_from_pool(pool: Pool, life: int, cost: ManaCost, generic: int) -> list[tuple[Pool, int]]:
    """Every pool and life total that paying a cost from a pool alone can leave."""
    now = {(pool, life)}
    for kind in range(6):
        for _ in range(cost.pips[kind]):
            now = {(p, n) for start, n in now for p in one_less(start, 1 << kind, False)}
    for s in cost.symbols:
        then: set[tuple[Pool, int]] = set()
        for start, n in now:
            if s.kind == SNOW_SYMBOL:
                then |= {(p, n) for p in one_less(start, 63, True)}
            else:
                then |= {(p, n) for p in one_less(start, s.mask, False)}
            if s.kind == PHYREXIAN and n >= 2:
                then.add((start, n - 2))
            if s.kind == TWOBRID:
                several = {start}
                for _ in range(s.generic):
                    several = {p for q in several for p in one_less(q, 63, False)}
                then |= {(p, n) for p in several}
            assert s.kind in (HYBRID, TWOBRID, PHYREXIAN, SNOW_SYMBOL)
        now = then
    for _ in range(generic):
        now = {(p, n) for start, n in now for p in one_less(start, 63, False)}
    return sorted(now)


def one_less(pool: Pool, mask: int, snow: bool) -> list[Pool]:
    """The pools that spending one mana of a kind in the mask may leave."""
    return [
        pool[:i] + (pool[i] - 1,) + pool[i + 1 :] for i in range(6 if snow else 0, 12) if pool[i] and mask >> i % 6 & 1
    ]


def positions(specs: list[Spec], life: int, pool: Pool, tapped: int, most: int) -> list[Position]:
    """Everything that activating mana abilities can lead to, with at most that much mana in the pool."""
    start = Position(tapped, 0, pool, life)
    seen = {start}
    todo = [start]
    while todo:
        at = todo.pop()
        for new in steps(specs, at):
            if new not in seen and sum(new.pool) <= most:
                seen.add(new)
                todo.append(new)
    return list(seen)


def steps(specs: list[Spec], at: Position) -> list[Position]:
    out: list[Position] = []
    for i, spec in enumerate(specs):
        if at.gone >> i & 1:
            continue
        for ability in spec.abilities:
            if ability.tap and (at.tapped >> i & 1 or (spec.creature and spec.sick)):
                continue
            if ability.life > at.life:
                continue
            tapped = at.tapped | (1 << i if ability.tap else 0)
            gone = at.gone | (1 << i if ability.sacrifice else 0)
            pools = [(at.pool, at.life)]
            if ability.mana:
                cost = parse_mana_cost(ability.mana)
                pools = ways_from_pool(at.pool, at.life, cost, cost.generic)
            for others in others_taken(specs, ability, tapped, gone):
                for pool, life in pools:
                    for outcome in ability.outcomes:
                        added = tuple((0,) * 6 + outcome) if spec.snow else tuple(outcome + (0,) * 6)
                        total = tuple(a + b for a, b in zip(pool, added, strict=True))
                        made_here = sum(outcome) - (sum(at.pool) - sum(pool))
                        out.append(
                            Position(*others, total, life - ability.life, at.dear + ability.dear, at.made + made_here)
                        )
    return out


def others_taken(specs: list[Spec], ability: Ability, tapped: int, gone: int) -> list[tuple[int, int]]:
    """What may be tapped and gone after the ability has taken what else it needs."""
    creatures = [j for j, s in enumerate(specs) if s.creature and not gone >> j & 1]
    if ability.sacrifice_creature:
        return [(tapped, gone | 1 << j) for j in creatures]
    if ability.tap_creature:
        return [(tapped | 1 << j, gone) for j in creatures if not tapped >> j & 1]
    return [(tapped, gone)]


def payments(
    specs: list[Spec],
    cost: ManaCost,
    x: int,
    life: int,
    pool: Pool,
    tapped: int = 0,
) -> list[tuple[Position, Pool, int]]:
    """Every way to pay: where the player is before the payment, and the pool and life that it leaves."""
    generic = cost.generic + cost.x * x
    most = sum(pool) + 13
    return [
        (at, left, n)
        for at in positions(specs, life, pool, tapped, most)
        for left, n in ways_from_pool(at.pool, at.life, cost, generic)
    ]
