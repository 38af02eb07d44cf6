"""Cards in words, the second half: what happens, what it costs, when it triggers, what is simply true."""

from __future__ import annotations

import re
from functools import singledispatch

from apnap.abilities import activated, cards, conditions, costs, mana, triggers
from apnap.abilities.base import Number
from apnap.abilities.effects import (
    battles,
    damage,
    flow,
    lasting,
    moves,
    payment,
    permanents,
    player_actions,
    prevention,
    searching,
    turn,
)
from apnap.abilities.players import You
from apnap.abilities.statics import changes, continuous, entering, rules
from apnap.abilities.statics import costs as cost_statics
from apnap.rules.announcing import Modal
from apnap.rules.definitions import (
    Ability,
    Activated,
    Amount,
    CardDef,
    Condition,
    CostPart,
    Effect,
    Filter,
    Keywords,
    Node,
    Pattern,
    Selector,
    SpellAbility,
    Target,
    Triggered,
)
from apnap.rules.seen import words as mask_words
from apnap.rules.words import (
    BATTLEFIELD,
    COLOR_LETTERS,
    CREATURE,
    D_GAME,
    D_PLAYERS_TURN,
    D_TURN,
    HAND,
    KEYWORD_NAMES,
    MANA_KINDS,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
)
from apnap.table.nouns import (
    COLOR_NAMES,
    a,
    again,
    count,
    counted,
    filtered,
    number,
    owner,
    phrase,
    plural,
    unsaid,
    what,
)


def verb(subject: str, base: str) -> str:
    """`you draw`, `each player draws`, `those draw`."""
    if subject in ("you", "those", "they"):
        return base
    if base in ("have", "do"):
        return {"have": "has", "do": "does"}[base]
    return base + ("es" if base.endswith(("s", "ch", "sh", "x")) else "s")


def does(who: Selector, base: str, rest: str = "") -> str:
    """`draw a card`, or `each player draws a card`."""
    tail = f" {rest}" if rest else ""
    if isinstance(who, You):
        return f"{base}{tail}"
    subject = what(who)
    return f"{subject} {verb(subject, base)}{tail}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


# what happens --------------------------------------------------------------------------------------------------------
@singledispatch
def happens(effect: Effect) -> str:
    """An instruction, without capital and full stop."""
    return unsaid(effect)


@happens.register
def _(effect: flow.Sequence) -> str:
    return ". ".join(happens(part) if i == 0 else sentence(happens(part))[:-1] for i, part in enumerate(effect.effects))


@happens.register
def _(effect: flow.May) -> str:
    otherwise = "" if effect.otherwise is None else f". If not, {happens(effect.otherwise)}"
    return f"{what(effect.who)} may {happens(effect.effect)}{otherwise}"


@happens.register
def _(effect: flow.If) -> str:
    otherwise = "" if effect.otherwise is None else f". Otherwise, {happens(effect.otherwise)}"
    return f"if {condition(effect.condition)}, {happens(effect.effect)}{otherwise}"


@happens.register
def _(effect: damage.DealDamage) -> str:
    source = "~" if effect.source is None else what(effect.source)
    return f"{source} deals {measured(effect.amount, 'damage')} to {what(effect.to)}"


@happens.register
def _(effect: damage.DealDividedDamage) -> str:
    return f"~ deals {number(effect.amount)} damage divided as you choose among {what(effect.among)}"


@happens.register
def _(effect: lasting.Lasting) -> str:
    until = {D_TURN: " until end of turn", D_PLAYERS_TURN: " until your next turn", D_GAME: ""}
    return changed(effect.subject, effect.changes) + until.get(effect.duration, "")


@happens.register
def _(effect: moves.Destroy) -> str:
    return f"destroy {what(effect.what)}"


@happens.register
def _(effect: moves.Exile) -> str:
    return f"exile {what(effect.what)}"


def many(selector: Selector) -> bool:
    """May it mean several?"""
    return selector.maximum > 1 if isinstance(selector, Target) else what(selector) == "those"


@happens.register
def _(effect: moves.ReturnToHand) -> str:
    return f"return {what(effect.what)} to {'their' if many(effect.what) else 'its'} owner's hand"


@happens.register
def _(effect: moves.ReturnToBattlefield) -> str:
    under = "your" if isinstance(effect.under, You) else owner(what(effect.under))
    return f"put {what(effect.what)} onto the battlefield {'tapped ' if effect.tapped else ''}under {under} control"


@happens.register
def _(effect: moves.Counter) -> str:
    return f"counter {what(effect.what)}"


@happens.register
def _(effect: payment.UnlessPays) -> str:
    who = again(effect.who)
    return f"{happens(effect.effect)} unless {who} {verb(who, 'pay')} {price(effect.cost)}"


@happens.register
def _(effect: payment.MayPay) -> str:
    return f"{what(effect.who)} may pay {price(effect.cost)}. If you do, {happens(effect.effect)}"


@happens.register
def _(effect: permanents.Tap) -> str:
    return f"tap {what(effect.what)}"


@happens.register
def _(effect: permanents.Untap) -> str:
    return f"untap {what(effect.what)}"


@happens.register
def _(effect: permanents.AddCounters) -> str:
    return f"put {counted(effect.amount, effect.counter + ' counter')} on {what(effect.what)}"


@happens.register
def _(effect: permanents.AttachThis) -> str:
    return f"attach ~ to {what(effect.to)}"


@happens.register
def _(effect: permanents.CreateTokens) -> str:
    tapped = "tapped " if effect.tapped else ""
    return does(effect.who, "create", counted(effect.amount, f"{tapped}{token_words(effect.token)} token"))


def token_words(token: CardDef) -> str:
    """`1/1 white Soldier creature`, with its abilities in words."""
    chars = token.base
    size = f"{chars.power}/{chars.toughness}" if chars.types & CREATURE else ""
    colors = " and ".join(mask_words(chars.colors, COLOR_NAMES)) or "colorless"
    types = " ".join(word.lower() for word in mask_words(chars.types, TYPE_NAMES))
    keywords = " ".join(mask_words(chars.keywords, KEYWORD_NAMES))
    return " ".join(part for part in (size, colors, keywords, *chars.subtypes, types) if part)


@happens.register
def _(effect: player_actions.Does) -> str:
    subject = what(effect.who)
    parts = []
    for action in effect.actions:
        base, _, rest = happens(action).partition(" ")
        parts.append(f"{verb(subject, base)} {rest}")
    return f"{subject} {' and '.join(parts)}"


@happens.register
def _(effect: player_actions.Draw) -> str:
    return does(effect.who, "draw", counted(effect.amount, "card"))


@happens.register
def _(effect: player_actions.Discard) -> str:
    return does(effect.who, "discard", counted(effect.amount, "card") + (" at random" if effect.at_random else ""))


@happens.register
def _(effect: player_actions.Mill) -> str:
    return does(effect.who, "mill", counted(effect.amount, "card"))


@happens.register
def _(effect: player_actions.GainLife) -> str:
    return does(effect.who, "gain", measured(effect.amount, "life"))


@happens.register
def _(effect: player_actions.LoseLife) -> str:
    return does(effect.who, "lose", measured(effect.amount, "life"))


def measured(amount: Amount, noun: str) -> str:
    """`3 life`, `X damage`, `life equal to its power`."""
    words = number(amount)
    simple = isinstance(amount, Number) or words in ("X", "that much")
    return f"{words} {noun}" if simple else f"{noun} equal to {words}"


@happens.register
def _(effect: player_actions.Sacrifice) -> str:
    return does(effect.who, "sacrifice", counted(effect.amount, filtered(effect.filter)))


@happens.register
def _(effect: player_actions.TakeExtraTurn) -> str:
    return does(effect.who, "take", "an extra turn after this one")


@happens.register
def _(effect: prevention.PreventDamage) -> str:
    return f"prevent all {'combat ' if effect.combat else ''}damage that would be dealt this turn"


@happens.register
def _(effect: searching.SearchLibrary) -> str:
    kind = f"{phrase(effect.filter).text('')} card".strip()
    some = a(kind) if effect.count == 1 else f"up to {count(effect.count)} {plural(kind)}"
    it = "it" if effect.count == 1 else "them"
    if effect.to == BATTLEFIELD:
        place = f"put {it} onto the battlefield{' tapped' if effect.tapped else ''}"
    elif effect.to == HAND:
        place = f"put {it} into your hand"
    else:
        place = f"put {it} into your {ZONE_NAMES[effect.to]}"
    return does(effect.who, "search", f"your library for {some}, {place}, then shuffle")


@happens.register
def _(effect: turn.ExtraCombatAndMain) -> str:
    return "after this main phase there is an additional combat phase, then an additional main phase"


@happens.register
def _(effect: battles.Defeat) -> str:
    return "exile ~, then you may cast it transformed without paying its mana cost"


@happens.register
def _(effect: mana.AddMana) -> str:
    times = "" if effect.amount is None else f" {number(effect.amount)} times"
    return f"add {mana_choice(effect.symbols)}{times}"


def mana_choice(symbols: str) -> str:
    """`{R/G}` reads as `{R} or {G}`."""
    return re.sub(r"\{([WUBRGC](?:/[WUBRGC])+)\}", lambda m: " or ".join(f"{{{c}}}" for c in m[1].split("/")), symbols)


@happens.register
def _(effect: mana.AddOneColor) -> str:
    many = count(effect.number).replace("a", "one") if effect.counted is None else number(effect.counted)
    return f"add {many} mana of any one {kinds_words(effect.mask)}"


@happens.register
def _(effect: mana.AddCombination) -> str:
    many = count(effect.number) if effect.counted is None else number(effect.counted)
    return f"add {many} mana in any combination of {kinds_words(effect.mask)}"


def kinds_words(mask: int) -> str:
    if mask == mana.ANY_COLOR:
        return "color"
    return " or ".join(f"{{{COLOR_LETTERS[i]}}}" for i in range(MANA_KINDS) if mask >> i & 1)


@happens.register
def _(effect: Modal) -> str:
    return f"choose {count(effect.minimum).replace('a', 'one')}: " + "; or ".join(happens(m) for m in effect.modes)


# conditions, costs ---------------------------------------------------------------------------------------------------
@singledispatch
def condition(node: Condition) -> str:
    return unsaid(node)


@condition.register
def _(node: conditions.Is) -> str:
    return f"{what(node.what)} is {adjective(node.filter)}"


def adjective(filter: Filter) -> str:
    """`untapped`, or `a creature`."""
    found = phrase(filter)
    return found.text("") if not found.nouns else a(found.text(""))


@condition.register
def _(node: conditions.Exists) -> str:
    return f"there is {a(filtered(node.what.filter))}"


@condition.register
def _(node: conditions.AtLeast) -> str:
    return f"{number(node.what)} is {number(node.number)} or more"


@condition.register
def _(node: conditions.IsTurnOf) -> str:
    return f"it is {owner(what(node.who))} turn"


@condition.register
def _(node: conditions.Unless) -> str:
    return f"it is not so that {condition(node.condition)}"


@singledispatch
def price(cost: CostPart) -> str:
    """One part of a cost."""
    return unsaid(cost)


@price.register
def _(cost: costs.PayMana) -> str:
    return str(cost.cost)


@price.register
def _(cost: costs.TapThis) -> str:
    return "{T}"


@price.register
def _(cost: costs.UntapThis) -> str:
    return "{Q}"


@price.register
def _(cost: costs.PayLife) -> str:
    return f"pay {cost.number if cost.counted is None else number(cost.counted)} life"


@price.register
def _(cost: costs.MoveThis) -> str:
    if cost.to == HAND:
        return "return ~ to its owner's hand"
    place = "" if cost.origin == BATTLEFIELD else f" from your {ZONE_NAMES[cost.origin]}"
    return f"exile ~{place}"


@price.register
def _(cost: costs.SacrificeThis) -> str:
    return "sacrifice ~"


@price.register
def _(cost: costs.DiscardThis) -> str:
    return "discard ~"


@price.register
def _(cost: costs.TakeSome) -> str:
    words = {
        costs.SacrificeSome: "sacrifice {}",
        costs.DiscardSome: "discard {}",
        costs.ExileSome: "exile {} from your " + ZONE_NAMES[cost.zone],
        costs.ReturnSome: "return {} you control to its owner's hand",
        costs.TapSome: "tap {}",
    }
    default = "permanent" if cost.zone == BATTLEFIELD else "card"
    kind = default if cost.filter is None else filtered(cost.filter, default)
    if default == "card" and kind != "card" and not kind.endswith("card"):
        kind = f"{kind} card"
    if isinstance(cost, costs.TapSome):
        kind = f"untapped {kind}"
    amount = Number(cost.number) if cost.counted is None else cost.counted
    return words.get(type(cost), unsaid(cost).replace("[", "{{").replace("]", "}}") + " {}").format(
        a_few(counted(amount, kind))
    )


def a_few(text: str) -> str:
    """`a untapped` reads `an untapped`."""
    return f"an{text[1:]}" if text.startswith("a ") and text[2:3] in "aeiou" else text


@price.register
def _(cost: costs.RemoveCounters) -> str:
    amount = Number(cost.number) if cost.counted is None else cost.counted
    return f"remove {counted(amount, cost.name + ' counter')} from ~"


@price.register
def _(cost: costs.PutCounters) -> str:
    return f"put {counted(Number(cost.number), cost.name + ' counter')} on ~"


@price.register
def _(cost: costs.LoyaltyCost) -> str:
    return "-X" if cost.minus_x else f"{cost.change:+d}" if cost.change else "0"


# when ----------------------------------------------------------------------------------------------------------------
@singledispatch
def event(pattern: Pattern) -> str:
    """What a triggered ability waits for."""
    return unsaid(pattern)


def subject_of(pattern: triggers.ObjectPattern) -> str:
    return a(filtered(pattern.filter))


@event.register
def _(pattern: triggers.Enters) -> str:
    return f"{subject_of(pattern)} enters"


@event.register
def _(pattern: triggers.Dies) -> str:
    return f"{subject_of(pattern)} dies"


@event.register
def _(pattern: triggers.Leaves) -> str:
    return f"{subject_of(pattern)} leaves the battlefield"


@event.register
def _(pattern: triggers.Attacks) -> str:
    return f"{subject_of(pattern)} attacks"


@event.register
def _(pattern: triggers.BecomesTapped) -> str:
    return f"{subject_of(pattern)} becomes tapped"


@event.register
def _(pattern: triggers.DealsDamage) -> str:
    to = " to a player" if pattern.to_player else ""
    return f"{subject_of(pattern)} deals {'combat ' if pattern.combat else ''}damage{to}"


@event.register
def _(pattern: triggers.Casts) -> str:
    who = one_of(pattern.who)
    kind = f"{phrase(pattern.filter).text('')} spell".strip()
    return f"{who} {verb(who, 'cast')} {a(kind)}"


def one_of(who: Selector) -> str:
    """`a player`, `an opponent`: one of those meant."""
    subject = what(who)
    return a(subject.removeprefix("each ")) if subject.startswith("each ") else subject


@event.register
def _(pattern: triggers.GainsLife) -> str:
    return f"{one_of(pattern.who)} {verb(one_of(pattern.who), 'gain')} life"


@event.register
def _(pattern: triggers.LosesLife) -> str:
    return f"{one_of(pattern.who)} {verb(one_of(pattern.who), 'lose')} life"


@event.register
def _(pattern: triggers.Draws) -> str:
    return f"{one_of(pattern.who)} {verb(one_of(pattern.who), 'draw')} a card"


@event.register
def _(pattern: triggers.BeginningOf) -> str:
    holder = "each" if pattern.whose is None else owner(what(pattern.whose))
    return f"the beginning of {holder} {STEP_NAMES[pattern.step]}"


@event.register
def _(pattern: triggers.EitherOf) -> str:
    return " or ".join(event(part) for part in pattern.patterns)


@event.register
def _(pattern: battles.LastCounterRemoved) -> str:
    return f"the last {pattern.counter} counter is removed from ~"


# what is so ----------------------------------------------------------------------------------------------------------
def changed(subject: Selector, parts: list[changes.Change]) -> str:
    """`each creature you control gets +1/+1 and has trample`."""
    who = what(subject)
    return f"{who} {' and '.join(change(part, who) for part in parts)}"


@singledispatch
def change(node: changes.Change, who: str) -> str:
    return unsaid(node)


@change.register
def _(node: changes.Gets, who: str) -> str:
    return f"{verb(who, 'get')} {signed(node.power)}/{signed(node.toughness)}"


def signed(amount: Amount) -> str:
    return f"{amount.number:+d}" if isinstance(amount, Number) else f"+{number(amount)}"


@change.register
def _(node: changes.Has, who: str) -> str:
    words = [text.rstrip(".") for ability in node.abilities for text in said(ability)]
    return f"{verb(who, 'have')} {' and '.join(f'“{w}”' if ' ' in w and ':' in w else w.lower() for w in words)}"


@change.register
def _(node: changes.Becomes, who: str) -> str:
    size = f"{node.power}/{node.toughness} " if node.has_size else ""
    types = [*mask_words(node.supertypes, SUPERTYPE_NAMES), *mask_words(node.types, TYPE_NAMES)]
    line = " ".join((*node.subtypes, *(word.lower() for word in types)))
    colors = " and ".join(mask_words(node.colors, COLOR_NAMES)) + " " if node.colors > 0 else ""
    still = " in addition to its other types" if node.still else ""
    return f"{verb(who, 'become')} {a(size + colors + line)}{still}"


@change.register
def _(node: changes.YouControl, who: str) -> str:
    return "is under your control"


@change.register
def _(node: rules.CantAttack, who: str) -> str:
    return "can't attack"


@change.register
def _(node: rules.CantBlock, who: str) -> str:
    return "can't block"


@change.register
def _(node: rules.CantBeBlocked, who: str) -> str:
    return "can't be blocked" + ("" if node.by is None else f" by {filtered(node.by, 'creature', True)}")


@change.register
def _(node: rules.MustAttack, who: str) -> str:
    return f"{verb(who, 'attack')} each combat if able"


@change.register
def _(node: rules.AllMustBlock, who: str) -> str:
    return "must be blocked by all creatures able to block it"


@change.register
def _(node: rules.DoesntUntap, who: str) -> str:
    return "doesn't untap during its controller's untap step"


@change.register
def _(node: rules.CantLose, who: str) -> str:
    return "can't lose the game"


@change.register
def _(node: rules.CantWin, who: str) -> str:
    return "can't win the game"


@change.register
def _(node: rules.CantGainLife, who: str) -> str:
    return "can't gain life"


# abilities -----------------------------------------------------------------------------------------------------------
@singledispatch
def said(ability: Ability) -> list[str]:
    """An ability in one line or several."""
    return [unsaid(ability)]


@said.register
def _(ability: Keywords) -> list[str]:
    words = ", ".join(mask_words(ability.flags, KEYWORD_NAMES))
    return [f"{words[:1].upper()}{words[1:]}"]


@said.register
def _(ability: SpellAbility) -> list[str]:
    lines = []
    if ability.modes:
        many = ability.mode_minimum, ability.mode_maximum
        how = "one" if many == (1, 1) else f"{many[0]} to {many[1]}" if many[0] != many[1] else str(many[0])
        lines.append(f"Choose {how}:")
        lines += [f"- {sentence(happens(mode))}" for mode in ability.modes]
    text = happens(ability.effect)
    return [*lines, sentence(text)] if text else lines


@said.register
def _(ability: Activated) -> list[str]:
    paid = ", ".join(price(cost) for cost in ability.costs)
    text = f"{paid[:1].upper()}{paid[1:]}: {sentence(happens(ability.effect))}"
    if ability.condition is not None:
        text += f" Activate only if {condition(ability.condition)}."
    if ability.sorcery and not ability.loyalty:
        text += " Activate only as a sorcery."
    if ability.each_turn:
        text += f" Activate only {'once' if ability.each_turn == 1 else f'{ability.each_turn} times'} each turn."
    return [text]


@said.register
def _(ability: activated.Equip) -> list[str]:
    return [f"Equip {ability.cost}"]


@said.register
def _(ability: Triggered) -> list[str]:
    word = "At" if isinstance(ability, triggers.At) else "When" if isinstance(ability, triggers.When) else "Whenever"
    only = "" if ability.condition is None else f", if {condition(ability.condition)}"
    text = f"{word} {event(ability.pattern)}{only}, {happens(ability.effect)}."
    if ability.each_turn:
        text += " This triggers only once each turn."
    return [text]


@said.register
def _(ability: continuous.Continuous) -> list[str]:
    text = changed(ability.subject, ability.changes)
    if ability.condition is not None:
        text = f"as long as {condition(ability.condition)}, {text}"
    return [sentence(text)]


@said.register
def _(ability: cards.Enchant) -> list[str]:
    return [f"Enchant {filtered(ability.filter)}"]


@said.register
def _(ability: cards.AdditionalCost) -> list[str]:
    return [f"As an additional cost to cast ~, {' and '.join(price(cost) for cost in ability.costs)}."]


@said.register
def _(ability: cost_statics.SpellsCost) -> list[str]:
    kind = f"{phrase(ability.filter).text('')} spells".strip()
    by = f" {one_of(ability.cast_by)} {verb(one_of(ability.cast_by), 'cast')}"
    if what(ability.cast_by) == "each player":
        by = ""
    more = "more" if ability.change > 0 else "less"
    return [sentence(f"{kind}{by} cost {{{max(ability.change, -ability.change)}}} {more} to cast")]


@said.register
def _(ability: cost_statics.AttackTax) -> list[str]:
    kinds = filtered(ability.filter, "creature", True)
    return [
        sentence(
            f"{kinds} can't attack {what(ability.defending)} unless their controller pays "
            f"{price(ability.cost)} for each of them"
        )
    ]


@said.register
def _(ability: entering.EntersTapped) -> list[str]:
    return ["~ enters tapped."]


@said.register
def _(ability: entering.EntersWith) -> list[str]:
    return [f"~ enters with {counted(ability.amount, ability.counter + ' counter')} on it."]


@said.register
def _(ability: rules.Landwalk) -> list[str]:
    land = filtered(ability.land, "land")
    return [f"~ can't be blocked as long as the defending player controls {a(land)}."]


# parts of abilities --------------------------------------------------------------------------------------------------
def modes_of(ability: Ability) -> list[Effect]:
    """The modes of an activated or triggered ability; none where it is not modal."""
    if isinstance(ability, Activated | Triggered) and isinstance(ability.effect, Modal):
        return ability.effect.modes
    return []


def first_may(node: Node) -> Effect | None:
    """The first thing in it that a player may have happen."""
    if isinstance(node, flow.May):
        return node.effect
    if isinstance(node, battles.Defeat):
        return node
    for child in node.children():
        found = first_may(child)
        if found is not None:
            return found
    return None
