"""`first`: a fixed simple policy, so that games compare.

A land, then the dearest spell; harmful effects at opponents and helpful ones at itself; attacks with what no single
untapped blocker would kill, blocks what it can kill or survive, never against a teammate.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, CostPart, SpellAbility
from apnap.rules.ch1_concepts.resting import ALL_WAIT, is_quick, others_wait
from apnap.rules.ch4_zones.able_permanents import able
from apnap.rules.ch5_turns.combat import advice, attack, block_rules, damage
from apnap.rules.ch5_turns.combat.begin import opponents_to_attack
from apnap.rules.ch8_multiplayer.deploy import DEPLOY
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BLOCKERS,
    COMMAND,
    CREATURE,
    HAND,
    LAND,
    MAIN1,
    MAIN2,
    NONE,
    S_PERMIT,
    ZONE_NAMES,
)
from apnap.rules.core.decisions import (
    FOR_BOTTOM,
    FOR_COMMANDER,
    FOR_COST,
    FOR_DISCARD,
    FOR_SACRIFICE,
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_SPECIAL,
    Agent,
    AttackDecision,
    BlockDecision,
    ChooseDecision,
    DamageDecision,
    Decision,
    DivisionDecision,
    ModeDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    OrderDecision,
    PaymentDecision,
    PriorityDecision,
    YesNoDecision,
)
from apnap.rules.core.game import Game
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Ref, Seat, Step, Unit

PASSING: Final[list[i64]] = [0]


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstAgent(Agent):
    """The same choice in the same position, always."""

    looked_at: i64 = -1  # the version of the options for which spells were found that point at no opponent's thing
    foeless: list[i64] = NO_IDS  # the cards with these spells; replaced

    def choose(self, game: Game, decision: Decision) -> list[i64]:
        if isinstance(decision, PriorityDecision):
            if len(decision.options) == 1:
                return PASSING
            return [self.action(game, decision)]
        if isinstance(decision, ChooseDecision):
            return self.some(game, decision)
        if isinstance(decision, AttackDecision):
            return self.attackers(game, decision)
        if isinstance(decision, BlockDecision):
            return self.blockers(game, decision)
        if isinstance(decision, DamageDecision):
            return damage.default_assignment(game, decision)
        if isinstance(decision, DivisionDecision):
            return self.parts(decision)
        if isinstance(decision, OrderDecision):
            return decision.candidates
        if isinstance(decision, ModeDecision):
            return decision.candidates[: max(decision.minimum, 1)]
        if isinstance(decision, NumberDecision):
            return [decision.maximum]
        if isinstance(decision, YesNoDecision):
            if decision.purpose == FOR_COMMANDER and decision.labels and decision.labels[0] == ZONE_NAMES[HAND]:
                return PASSING  # from there it is cast without tax (903.8)
            return [1 if decision.benefit >= 0 and not decision.only_no else 0]
        if isinstance(decision, MulliganDecision):
            return [0]
        if isinstance(decision, PaymentDecision):
            return []
        raise NotImplementedError(f"decision kind {decision.kind}")

    # at priority ------------------------------------------------------------------------------------------------------
    def passes_anyway(self, game: Game, seat: Seat) -> bool:
        return type(self) is FirstAgent and only_watches(game, seat)  # one derived from it may act then

    def pays_as_proposed(self) -> bool:
        return type(self) is FirstAgent  # one derived from it may choose others

    def action(self, game: Game, decision: PriorityDecision) -> i64:
        """The number of the option to take."""
        state = game.state
        turn = state.turns[decision.marker]
        options = decision.options
        n: i64 = len(options)
        seat = decision.seat
        i: i64 = 1
        while i < n:
            if options[i].kind == O_LAND:
                return i
            if options[i].kind == O_SPECIAL and is_agenda(game, options[i].id):
                return i  # what was kept secret is of use from now on (702.106c)
            i += 1
        if turn.stack:
            return self.response(game, decision, turn.stack[-1])
        if seat not in turn.active:
            return 0
        best: i64 = 0
        worth: i64 = -1
        i = 1
        while i < n:
            option = options[i]
            if option.kind == O_CAST:
                value = game.char(option.id).mana_value() * 2 + 1
                if value > worth and self.is_time(game, seat, option, turn.step):
                    best = i
                    worth = value
            elif option.kind == O_ACTIVATE and worth < 0 and self.is_worth_activating(game, seat, option, turn.step):
                best = i
                worth = 0
            i += 1
        return best

    def is_time(self, game: Game, seat: Seat, option: Option, step: Step) -> bool:
        """Helpful instants wait for a fight; all else is cast at once."""
        spell = game.char(option.id).abilities.spell
        if spell is None or not spell.slots:
            return True
        if spell.effect.benefit() <= 0:
            return not game.state.table.allied or self.finds_foe(game, seat, option.id, spell)
        return step == BLOCKERS and self.fighter(game, seat) >= 0

    def finds_foe(self, game: Game, seat: Seat, id: ObjectId, spell: SpellAbility) -> bool:
        """Is there anything of an opponent's to point a harmful spell at, and not only a teammate's within reach?"""
        if spell.effect.benefit() == 0:
            return True
        version = game.state.options_version
        if version != self.looked_at:
            self.looked_at = version
            self.foeless = NO_IDS
        if id in self.foeless:
            return False
        if spell.slots[0].finds_opponent(game, Context(seat, id)):
            return True
        self.foeless = [*self.foeless, id]
        return False

    def is_worth_activating(self, game: Game, seat: Seat, option: Option, step: Step) -> bool:
        """Abilities that cost something and do not only help in a fight."""
        ability = game.char(option.id).abilities.activated[option.index]
        if is_free(ability.costs):
            return False  # it would go on for ever
        if ability is DEPLOY:
            return self.is_idle(game.state, seat)
        if ability.sorcery or ability.loyalty:
            return game.state.objs[option.id].attached_to == NONE
        if ability.effect.benefit() > 0:
            return step == BLOCKERS and game.state.objs[option.id].blocked
        return True

    def is_idle(self, state: State, seat: Seat) -> bool:
        """Can this player attack nobody, where a teammate can? Then creatures are better off there. CR 804.2."""
        if opponents_to_attack(state, seat):
            return False
        for mate in state.table.teams[state.table.team_of[seat]]:
            if state.in_game(mate) and state.in_reach(seat, mate) and opponents_to_attack(state, mate):
                return True
        return False

    def response(self, game: Game, decision: PriorityDecision, top: i64) -> i64:
        """Answer an opponent's spell with what can point at it."""
        state = game.state
        if not state.opponents(decision.seat, state.objs[top].controller):
            return 0
        i: i64 = 1
        while i < len(decision.options):
            option = decision.options[i]
            if option.kind == O_CAST:
                spell = game.char(option.id).abilities.spell
                if spell is not None and spell.slots and spell.effect.benefit() < 0:
                    if spell.slots[0].legal(game, Context(decision.seat, option.id), top):
                        return i
            i += 1
        return 0

    def fighter(self, game: Game, seat: Seat) -> i64:
        """An attacker of ours that is blocked and would die or not kill; -1 for none."""
        state = game.state
        for a in state.turn().attackers:
            if state.objs[a].controller == seat:
                mine = game.char(a)
                for b in state.objs[a].blockers:
                    theirs = game.char(b)
                    if theirs.power >= mine.toughness or theirs.toughness > mine.power:
                        return a
        return -1

    # choosing ---------------------------------------------------------------------------------------------------------
    def some(self, game: Game, decision: ChooseDecision) -> list[i64]:
        """Targets by benefit; what must go, the least; else the first ones."""
        candidates = decision.candidates
        purpose = decision.purpose
        count = decision.minimum
        if purpose == FOR_DISCARD or purpose == FOR_BOTTOM or purpose == FOR_SACRIFICE or purpose == FOR_COST:
            return self.least(game, candidates, count)
        if decision.benefit != 0 or purpose == "target":
            if count == 0 and decision.maximum > 0:
                count = 1 if self.score(game, decision, self.best(game, decision, candidates)) > 0 else 0
            if count == 0:
                return []
            if count == 1:
                return [self.best(game, decision, candidates)]
            left = candidates.copy()
            out: list[i64] = []
            while len(out) < count:
                pick = self.best(game, decision, left)
                left.remove(pick)
                out.append(pick)
            return out
        if count == 0 and decision.maximum > 0:
            count = 1
        return candidates[:count]

    def best(self, game: Game, decision: Decision, candidates: list[Ref]) -> i64:
        best = candidates[0]
        most: i64 = -100000
        for ref in candidates:
            s = self.score(game, decision, ref)
            if s > most:
                most = s
                best = ref
        return best

    def score(self, game: Game, decision: Decision, ref: Ref) -> i64:
        """How much it likes to choose this one."""
        state = game.state
        seat = decision.seat
        if ref < 0:
            other = -1 - ref
            if decision.benefit > 0:
                return 10 if other == seat else (5 if not state.opponents(seat, other) else -10)
            if state.opponents(seat, other):
                return 5
            if decision.benefit == 0 and other != seat and opponents_to_attack(state, other):
                return -min(len(state.ids(other, BATTLEFIELD)), 40)  # of friends, one who fights and has little
            return -50
        o = state.objs[ref]
        c = game.char(ref)
        friend = not state.opponents(seat, o.controller)
        value = c.mana_value()
        if c.types & CREATURE and o.zone == BATTLEFIELD:
            value = c.power * 2
        if decision.benefit > 0:
            if not friend:
                return -20 - value
            return 40 + value if ref == self.fighter(game, seat) else 10 + value
        if friend:
            return -60 - value
        if c.types & CREATURE and c.toughness - o.damage > 3:
            return 1 + value // 4  # a small bolt would not kill it
        return 10 + value

    def least(self, game: Game, candidates: list[Ref], count: i64) -> list[i64]:
        """The least valuable ones: spare lands, tokens, cheap cards."""
        left = candidates.copy()
        out: list[i64] = []
        while len(out) < count:
            pick = left[0]
            low: i64 = 100000
            for ref in left:
                value = self.worth(game, ref)
                if value < low:
                    low = value
                    pick = ref
            left.remove(pick)
            out.append(pick)
        return out

    def worth(self, game: Game, ref: Ref) -> i64:
        if ref < 0:
            return 0
        o = game.state.objs[ref]
        c = game.char(ref)
        if c.types & LAND:
            return 1 if len(game.state.ids(o.owner, BATTLEFIELD)) > 6 else 20
        if o.token:
            return 0
        return 2 + c.mana_value()

    def parts(self, decision: DivisionDecision) -> list[i64]:
        """One each, and the rest to the first."""
        out: list[i64] = [1] * len(decision.among)
        out[0] += decision.maximum - len(out)
        return out

    # combat -----------------------------------------------------------------------------------------------------------
    def attackers(self, game: Game, decision: AttackDecision) -> list[i64]:
        state = game.state
        out: list[i64] = []
        alike = advice.attack_alike(game)
        targets = decision.choices
        if not alike and not targets:
            targets = attack.targets_of_each(game, decision.attackers)
        guards: list[Guards | None] = [None] * len(state.table.units)
        for i in range(len(decision.attackers)):
            id = decision.attackers[i]
            pick: i64 = NONE
            low: i64 = 100000
            unsafe: i64 = 0  # mask of the units that would kill it
            for target in decision.defenders if alike else targets[i]:
                seat = attack.defends(game, target)
                life = state.life(seat)
                if life < low:
                    unit = state.table.unit_of[seat]
                    if unsafe >> unit & 1:
                        continue
                    against = guards[unit]
                    if against is None:
                        against = guards[unit] = guards_of(game, unit)
                    if is_safe(game, id, against):
                        pick = target
                        low = life
                    else:
                        unsafe |= 1 << unit
            out.append(pick)
        return advice.repaired_attack(game, out, decision)

    def blockers(self, game: Game, decision: BlockDecision) -> list[i64]:
        out: list[i64] = []
        left = decision.attackers.copy()
        for id in decision.blockers:
            b = game.char(id)
            for i in range(len(left)):
                a = left[i]
                c = game.char(a)
                if (c.power < b.toughness or c.toughness <= b.power) and block_rules.can_block(game, id, a):
                    out.append(id)
                    out.append(a)
                    del left[i]
                    break
        return advice.repaired_block(game, decision, out)


class Guards:
    """Creatures that could block, with what each deals."""

    def __init__(self) -> None:
        self.ids: list[ObjectId] = []
        self.powers: list[i64] = []  # beside ids
        self.strongest: i64 = 0


def guards_of(game: Game, unit: Unit) -> Guards:
    """The untapped creatures of those who block together."""
    state = game.state
    chars = state.chars
    objs = state.objs
    out = Guards()
    for seat in state.table.units[unit]:
        for id in state.ids(seat, BATTLEFIELD):
            c = chars[id]
            if c is None:
                c = game.char(id)
            if c.types & CREATURE and not objs[id].tapped:
                out.ids.append(id)
                out.powers.append(c.power)
                if c.power > out.strongest or len(out.ids) == 1:
                    out.strongest = c.power
    return out


def is_safe(game: Game, id: ObjectId, guards: Guards) -> bool:
    """Would no single one of these creatures kill it? See guards_of."""
    toughness = game.char(id).toughness
    if guards.strongest < toughness:
        return True
    powers = guards.powers
    for i in range(len(powers)):
        if powers[i] >= toughness and block_rules.can_block(game, guards.ids[i], id):
            return False
    return True


def only_watches(game: Game, seat: Seat) -> bool:
    """Is it certain that `action` finds nothing to do for this player now, whatever they may do?

    So it is in others' turns, unless there is an opponent's spell to answer with a card of the hand; and outside main
    phases for those who have nothing but spells that wait for a fight.
    """
    state = game.state
    turn = state.turns[state.here]
    if state.has_hidden_agendas:
        return False
    if not turn.stack:
        if seat not in turn.active:
            return True
        if turn.step == MAIN1 or turn.step == MAIN2 or turn.step == BLOCKERS or has_quick_ability(game, seat):
            return False
    elif not state.opponents(seat, state.objs[turn.stack[-1]].controller):
        return True
    if (
        state.standing[S_PERMIT]
        or state.off_battlefield_effects
        or state.has_public_abilities
        or state.has_face_down
        or state.planes
    ):
        return False
    waits = (state.seen_hands & state.slow_hands) >> seat & 1 != 0  # all of the hand, see resting.is_slow
    for id in NO_IDS if waits else state.ids(seat, HAND):
        card = game.char(id)
        if card.types & LAND:
            continue
        if not state.objs[id].card.is_plain() or card.abilities.stacking_zones >> HAND & 1:
            return False
        if not is_quick(card):
            continue
        spell = card.abilities.spell
        if turn.stack:
            if spell is not None and spell.slots and spell.effect.benefit() < 0:
                if spell.slots[0].legal(game, Context(seat, id), turn.stack[-1]):
                    return False
        elif spell is None or not spell.slots or spell.effect.benefit() <= 0:
            return False
    return others_wait(game, seat) == ALL_WAIT


def has_quick_ability(game: Game, seat: Seat) -> bool:
    """Has a permanent of this player an ability that need not wait for their main phase?"""
    for id in able(game, seat):
        for ability in game.char(id).abilities.activated:
            if not (ability.makes or ability.sorcery or ability.loyalty):
                return True
    return False


def is_agenda(game: Game, id: ObjectId) -> bool:
    """Is this a face-down conspiracy? CR 702.106c."""
    return id >= 0 and game.state.objs[id].zone == COMMAND and game.state.objs[id].face_down


def is_free(costs: list[CostPart]) -> bool:
    """Do these costs ask for nothing at all, such as {0}?"""
    for part in costs:
        cost = part.mana()
        if cost is None or not cost.is_free():
            return False
    return True
