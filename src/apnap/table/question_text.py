"""Decisions in plain words: a question, its choices, and what is chosen by default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from apnap.abilities.keyword_actions.revealing import FOR_PILE
from apnap.abilities.statics.choosing import FOR_ANCHOR, FOR_TYPE
from apnap.rules.ch5_turns.combat import advice, damage
from apnap.rules.ch7_additional.chance import FOR_CALL
from apnap.rules.ch7_additional.loops.shortcuts import FOR_SHORTCUT
from apnap.rules.ch7_additional.voting import FOR_VOTE
from apnap.rules.ch8_multiplayer.range import standing_on
from apnap.rules.ch9_casual.conspiracies import FOR_NAME
from apnap.rules.ch9_casual.planar_die import ROLL_PLANAR_DIE, cost_of_rolling
from apnap.rules.core.constants import COLOR_LETTERS, HAND, MAIN1, MAIN2, NONE, S_ATTACK, STEP_NAMES, is_player, seat_of
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_MULLIGAN,
    D_NUMBER,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_YES_NO,
    FOR_ATTACH,
    FOR_BAND,
    FOR_BOTTOM,
    FOR_COLOR,
    FOR_COMMANDER,
    FOR_COPY,
    FOR_COST,
    FOR_DAMAGE_ORDER,
    FOR_DEFENDER,
    FOR_DISCARD,
    FOR_DRAWS,
    FOR_HAND,
    FOR_LEGEND,
    FOR_LOOK,
    FOR_MAY,
    FOR_PLAYER,
    FOR_PROTECTOR,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    FOR_SCRY,
    FOR_SEARCH,
    FOR_STACK,
    FOR_STARTING,
    FOR_SURVEIL,
    FOR_TARGET,
    FOR_TRIGGERS,
    FOR_UNTAP,
    FOR_X,
    O_ACTIVATE,
    O_CAST,
    O_LAND,
    O_MANA,
    O_PASS,
    O_SPECIAL,
    O_SPEND,
    AmountsDecision,
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    ModeDecision,
    MulliganDecision,
    NumberDecision,
    Option,
    OrderDecision,
    PaymentDecision,
    PickDecision,
    PriorityDecision,
    YesNoDecision,
    amount_words,
)
from apnap.rules.core.play import Play
from apnap.rules.views.view import View
from apnap.table import card_text, names, payments
from apnap.table.questions import Choice, Question

PLAIN: Final = "choose {count} for {source}"
_CHOOSING: Final[dict[str, str]] = {
    FOR_TARGET: "choose {count} target{s} for {source}",
    FOR_HAND: "carry out by hand what {source} says, then say so",
    FOR_SHORTCUT: "a shortcut is proposed: accept it, or say where you will do something else",
    FOR_DISCARD: "discard {count} card{s}",
    FOR_SACRIFICE: "sacrifice {count}",
    FOR_COST: "pay for {source}: choose {count}",
    FOR_BOTTOM: "put {count} card{s} on the bottom of your library",
    FOR_LEGEND: "choose the legendary permanent that you keep",
    FOR_REPLACEMENT: "choose which effect applies first",
    FOR_COLOR: "choose a color of mana",
    FOR_PLAYER: "choose {count} player{s}",
    FOR_SEARCH: "search for {source}: choose {count} card{s}",
    FOR_LOOK: "choose {count} card{s} for {source}",
    FOR_SCRY: "scry for {source}: put {count} card{s} on the bottom of your library",
    FOR_SURVEIL: "surveil for {source}: put {count} card{s} into your graveyard",
    FOR_ATTACH: "choose what {source} is attached to",
    FOR_DEFENDER: "choose the player whom you attack",
    FOR_PROTECTOR: "choose who protects {source}",
    FOR_STARTING: "choose who takes the first turn",
    FOR_UNTAP: "choose {count} to untap",
    FOR_X: "choose the value of X for {source}",
    FOR_COPY: "choose {count} that {source} enters as a copy of",
    FOR_VOTE: "vote for {source}",
    FOR_CALL: "call the coin flip for {source}",
    FOR_STACK: "choose the stack for the triggered ability of {source}",
    FOR_PILE: "make two piles for {source}: choose {count} for one of them, the rest are the other",
    FOR_TYPE: "choose a creature type for {source}",
    FOR_ANCHOR: "choose a word for {source}",
    FOR_BAND: "choose {count} for a band",
}
# where the purpose alone says too little
_BY_RULE: Final[dict[str, str]] = {
    "103.6": "choose {count} card{s} of your opening hand to begin the game with or to reveal",
    "609.7a": "choose a source of damage for {source}",
    "702.94a": "nothing can be revealed of what you drew (you are asked all the same, so that nobody can tell)",
    "700.3": "choose the pile that you put into your hand",
    "701.34a": "proliferate for {source}: choose {count}",
    "701.36a": "populate for {source}: choose a token to copy",
    "702.95a": "choose {count} to pair with {source}",
    "702.140c": "choose where {source} goes as it mutates",
    "614.12a": "choose one as {source} enters",
    "800.4g": "choose who decides instead of the player who left",
    "601.7a": "choose the opponent who chooses for {source}",
    "805.9": "choose which active player {source} means",
    "805.10c": "choose which attacking player {source} means",
    "805.10e": "choose which defending player {source} means",
    "810.9d": "choose which of your team {source} affects",
    "810.9f": "choose {count} player{s} whose life totals {source} shares out",
}
_ORDERING: Final[dict[str, str]] = {
    FOR_TRIGGERS: "put your triggered abilities on the stack: the first named goes on first and resolves last",
    FOR_DAMAGE_ORDER: "put the blockers of {source} in the order in which they are dealt damage",
    FOR_BOTTOM: "put these cards on the bottom in an order: the first named ends highest",
    FOR_DRAWS: "say in which order your team draws",
    FOR_LOOK: "put these cards in an order: the first named ends highest",
}


def question(game: Play, view: View, decision: Decision) -> Question:
    """The question that a decision puts to a person."""
    if isinstance(decision, PriorityDecision):
        return _priority(game, view, decision)
    if isinstance(decision, PaymentDecision):
        return _payment(game, view, decision)
    if isinstance(decision, AttackDecision):
        return _attack(game, view, decision)
    if isinstance(decision, BlockDecision):
        return _block(game, view, decision)
    if isinstance(decision, AmountsDecision):
        return _amounts(game, view, decision)
    if isinstance(decision, OrderDecision):
        return _ordering(game, view, decision)
    if isinstance(decision, YesNoDecision):
        return _yes_or_no(game, view, decision)
    if isinstance(decision, MulliganDecision):
        return _mulligan(view, decision)
    if isinstance(decision, NumberDecision):
        return _number(game, view, decision)
    if isinstance(decision, PickDecision):
        return _choosing(game, view, decision)
    raise NotImplementedError(f"decision kind {decision.kind}")


# priority and payment ------------------------------------------------------------------------------------------------
def _priority(game: Play, view: View, decision: PriorityDecision) -> Question:
    """What may be done, like things on one line, mana abilities apart."""
    choices = [Choice("0", pass_words(view, decision), 0, names=("pass",))]
    mana: list[Choice] = []
    lines: dict[tuple[int, str], int] = {}
    for index, option in enumerate(decision.options):
        if option.kind == O_PASS:
            continue
        text = option_words(game, view, option)
        if option.kind == O_MANA:
            mana.append(Choice(f"m{len(mana) + 1}", text, index, option.id, _option_names(view, option)))
            continue
        seen = view.find(option.id)
        folds = seen is not None and seen.zone == HAND
        place = lines.get((option.kind, text)) if folds else None
        if place is not None:
            first = choices[place]
            choices[place] = Choice(first.key, first.text, first.value, first.ref, first.names, (*first.same, index))
            continue
        lines[option.kind, text] = len(choices)
        choices.append(Choice(str(len(choices)), text, index, option.id, _option_names(view, option)))
    if decision.options[0].kind != O_PASS:
        del choices[0]  # who has shortened a proposal must do something (732.2c)
    may_pass = choices[0].key == "0"
    return Question(
        D_PRIORITY,
        decision.seat,
        priority_title(view, decision),
        decision.rule,
        tuple(choices),
        mana=tuple(mana),
        default=(0,) if may_pass else None,
        default_words="pass" if may_pass else "",
    )


def pass_words(view: View, decision: Decision) -> str:
    """Passing, and where it leads if the others pass too. CR 117.4."""
    turn = view.turns()[decision.marker]
    if view.stack(decision.marker) or decision.seat not in turn.active:
        return "Pass"
    return {MAIN1: "Pass, on to combat", MAIN2: "Pass, on to the end of the turn"}.get(turn.step, "Pass")


def priority_title(view: View, decision: Decision) -> str:
    """Where in the turn we are, and what would be answered."""
    turn = view.turns()[decision.marker]
    step = STEP_NAMES[turn.step]
    active = turn.active
    whose = "Nobody's" if not active else names.possessive(view, active[0])
    where = f"{whose[:1].upper()}{whose[1:]} {step}"
    asked = "" if decision.seat == view.seat else f" for {view.player(decision.seat).name}"
    stack = view.stack(decision.marker)
    if stack:
        top = stack[-1]
        own = top.controller == view.seat
        what = f"your own {names.short(view, top.id)}" if own else names.full(view, top.id)
        return f"{where}: respond{asked} to {what}?"
    if decision.seat in active:
        return f"{where}: what do you do{asked}?"
    return f"{where}: you have priority{asked}"


def option_words(game: Play, view: View, option: Option) -> str:
    """`Cast Shock {R}`."""
    seen = view.find(option.id)
    name = "a card" if seen is None else names.plain_name(seen)
    kind = option.kind
    if kind == O_LAND:
        return f"Play {card_text.land_words(game, option.id, option.index, name)}"
    if kind == O_SPECIAL and seen is not None and seen.face_down:
        return f"Turn {name} face up {card_text.turn_up_words(game, option.id, option.index)}".rstrip()
    if kind == O_CAST:
        return card_text.cast_words(game, option.id, option.index, name)
    if kind == O_ACTIVATE:
        return f"{name}: {card_text.activated_words(game, option.id, option.index)}"
    if kind == O_MANA:
        return f"{name}: {card_text.activated_words(game, option.id, option.index)}"
    if kind == O_SPEND:
        return f"Spend {{{COLOR_LETTERS[option.index % 6]}}} from your mana pool"
    if option.index == ROLL_PLANAR_DIE:
        cost = cost_of_rolling(game.state, max(view.seat, 0)).mana
        return "Roll the planar die" + ("" if cost.is_free() else f" {cost}")
    return f"{name}: {card_text.special_words(game, option.id, option.index)}"


def _option_names(view: View, option: Option) -> tuple[str, ...]:
    seen = view.find(option.id)
    if seen is None:
        return ()
    name = names.plain_name(seen)
    verb = {O_LAND: "play", O_CAST: "cast", O_ACTIVATE: "activate", O_MANA: "tap"}.get(option.kind, "")
    return (name, f"{verb} {name}")


def _payment(game: Play, view: View, decision: PaymentDecision) -> Question:
    source = _source(view, decision)
    choices = tuple(
        Choice(str(i + 1), option_words(game, view, option), i, option.id, _option_names(view, option))
        for i, option in enumerate(decision.options)
    )
    return Question(
        D_PAY,
        decision.seat,
        f"Pay {payments.owed(decision)} for {source}".replace("  ", " "),
        decision.rule,
        choices,
        default=(),
        default_words="pay by itself",
    )


# combat --------------------------------------------------------------------------------------------------------------
def _attack(game: Play, view: View, decision: AttackDecision) -> Question:
    none = [NONE for _ in decision.attackers]
    legal = advice.repaired_attack(game, none)
    others = []
    things = 0
    for ref in decision.defenders:
        if is_player(ref):
            key = names.seat_key(seat_of(ref))
        else:
            things += 1
            key = f"d{things}"
        text = names.full(view, ref) + toll_words(game, view, decision, ref)
        others.append(Choice(key, text, ref, ref, (names.short(view, ref),)))
    return Question(
        D_ATTACK,
        decision.seat,
        f"Declare attackers{_for(view, decision)}",
        decision.rule,
        _listed("a", view, decision.attackers),
        tuple(others),
        default=tuple(legal),
        default_words="no attack" if legal == none else "attack as little as you must",
    )


def toll_words(game: Play, view: View, decision: AttackDecision, target: int) -> str:
    """What attacking this costs, for each creature, and because of what. CR 508.1h."""
    said: list[str] = []
    for attacker in decision.attackers:
        for e in standing_on(game, S_ATTACK, attacker):
            for part in e.static.attack_cost(game, e, attacker, target):
                words = f"{card_text.cost_words(part, game.char(attacker))} ({names.short(view, e.source)})"
                if words not in said:
                    said.append(words)
    return f"; attacking costs {' and '.join(said)} for each" if said else ""


def _block(game: Play, view: View, decision: BlockDecision) -> Question:
    legal = advice.repaired_block(game, decision, [])
    attackers = []
    for i, id in enumerate(decision.attackers):
        attackers.append(Choice(f"a{i + 1}", names.fighter(view, id), id, id, (names.short(view, id),)))
    return Question(
        D_BLOCK,
        decision.seat,
        f"Declare blockers{_for(view, decision)}",
        decision.rule,
        _listed("b", view, decision.blockers),
        tuple(attackers),
        default=tuple(legal),
        default_words="no blocks" if not legal else "block as little as you must",
    )


def _amounts(game: Play, view: View, decision: AmountsDecision) -> Question:
    """Damage to assign, or something to divide, with a proposal."""
    source = _source(view, decision)
    total = decision.maximum
    if isinstance(decision, DamageDecision):
        proposal = damage.default_assignment(game, decision)
        title = f"Assign the {total} combat damage of {source}"
    else:
        proposal = even(total, len(decision.among))
        title = f"Divide {total} for {source}, at least 1 each"
    return Question(
        decision.kind,
        decision.seat,
        title,
        decision.rule,
        _listed("", view, decision.among),
        minimum=decision.minimum,
        maximum=decision.maximum,
        default=tuple(proposal),
        default_words=" ".join(str(amount) for amount in proposal),
    )


def even(total: i64, count: i64) -> list[i64]:
    """As even as it gets, the first ones getting more."""
    return [total // count + (1 if i < total % count else 0) for i in range(count)]


# the rest ------------------------------------------------------------------------------------------------------------
def _choosing(game: Play, view: View, decision: PickDecision) -> Question:
    """Some of a list: objects and players, labels, or modes."""
    labels = card_text.label_words(game, decision)
    if isinstance(decision, ModeDecision):
        labels = [labels[i] for i in decision.candidates]
        pattern = "choose {count} mode{s} of {source}" if decision.nodes else pattern_of(decision)
        if decision.purpose == FOR_NAME:
            pattern = "choose {count} card name{s} for {source}, in secret"
    else:
        pattern = pattern_of(decision)
    if labels:
        choices = tuple(
            Choice(str(i + 1), labels[i], value, names=(labels[i],)) for i, value in enumerate(decision.candidates)
        )
    else:
        choices = _listed("", view, by_side(view, decision))
        if decision.maximum == 1:
            choices = grouped(choices)
    low, high = decision.minimum, min(decision.maximum, len(decision.candidates))
    count = amount_words(low, high).removeprefix("exactly ")
    if (low, high) == (1, 1):
        count = "a" if "card{s}" in pattern or "target" in pattern or "player" in pattern else "one"
    elif low == 0:
        count = f"up to {high}"
    source = _source(view, decision)
    title = pattern.format(count=count, s="" if high == 1 else "s", source=source)
    if said := card_text.price_words(game, decision):
        title = f"{source}: {said}"
    aim = card_text.aim_words(game, decision)
    if not aim.startswith(source):  # a name keeps its capital
        aim = f"{aim[:1].lower()}{aim[1:]}"
    return Question(
        decision.kind,
        decision.seat,
        f"{title[:1].upper()}{title[1:]}{_for(view, decision)}{f': {aim}' if aim else ''}",
        decision.rule,
        choices,
        minimum=low,
        maximum=high,
        default=() if low == 0 else None,
        default_words="none" if low == 0 else "",
    )


def by_side(view: View, decision: PickDecision) -> list[int]:
    """What may be chosen, what one would hardly want last: of harm one's own things, of help those of opponents."""
    if decision.purpose != FOR_TARGET or decision.benefit == 0:
        return [int(ref) for ref in decision.candidates]
    team = view.player(decision.seat).team

    def is_unlikely(ref: int) -> bool:
        seen = view.find(ref) if ref >= 0 else None
        whose = seat_of(ref) if ref < 0 else int(seen.controller) if seen is not None else -1
        return whose >= 0 and (view.player(whose).team == team) == (decision.benefit < 0)

    return sorted((int(ref) for ref in decision.candidates), key=is_unlikely)


def grouped(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Choices that read the same on one line, with how many they are."""
    lines: dict[str, list[Choice]] = {}
    for choice in choices:
        lines.setdefault(choice.text, []).append(choice)
    if len(lines) == len(choices):
        return choices
    out = []
    for number, (text, same) in enumerate(lines.items(), start=1):
        first = same[0]
        many = f" ({len(same)} of them)" if len(same) > 1 else ""
        others = tuple(choice.value for choice in same[1:])
        out.append(Choice(str(number), f"{text}{many}", first.value, first.ref, first.names, others))
    return tuple(out)


def pattern_of(decision: Decision) -> str:
    """What a choice is for, by its rule or its purpose."""
    if decision.purpose == FOR_COLOR and decision.rule != "106.1":
        return "choose a color for {source}"
    if decision.rule == "700.3" and decision.purpose == FOR_PLAYER:
        return "choose the opponent who makes the piles for {source}"
    if decision.rule in _BY_RULE and decision.purpose not in (FOR_TYPE, FOR_ANCHOR):
        return _BY_RULE[decision.rule]
    return _CHOOSING.get(decision.purpose, PLAIN)


def _ordering(game: Play, view: View, decision: OrderDecision) -> Question:
    labels = card_text.label_words(game, decision)
    if labels:
        choices = tuple(
            Choice(str(i + 1), labels[i], value, names=(labels[i],)) for i, value in enumerate(decision.candidates)
        )
    else:
        choices = _listed("", view, decision.candidates)
    title = _ORDERING.get(decision.purpose, "put these in an order").format(source=_source(view, decision))
    return Question(
        D_ORDER,
        decision.seat,
        f"{title[:1].upper()}{title[1:]}{_for(view, decision)}",
        decision.rule,
        choices,
        default=tuple(decision.candidates),
        default_words="as listed",
    )


def _yes_or_no(game: Play, view: View, decision: YesNoDecision) -> Question:
    source = _source(view, decision)
    what = f" {card_text.label_words(game, decision)[0]}" if decision.labels else ""
    if decision.purpose == FOR_COST:
        title = f"{source}: {paying(decision, what.strip())}?"
    elif decision.purpose == FOR_MAY:
        title = f"{source}: {what.strip().removesuffix('.') or 'do what it says you may'}?"
    elif decision.purpose == FOR_COMMANDER:
        instead = f" instead of your {decision.labels[0]}" if decision.labels else ""
        title = f"{source}: put it into the command zone{instead}?"
    elif decision.purpose == FOR_HAND:
        title = f"{what.strip()} - do you accept it?"
    else:
        title = f"{source}:{what or ' ' + decision.purpose}?"
    return Question(
        D_YES_NO,
        decision.seat,
        f"{title[:1].upper()}{title[1:]}{_for(view, decision)}",
        decision.rule,
        (Choice("y", "yes", 1, names=("yes",)), Choice("n", "no", 0, names=("no",))),
    )


def paying(decision: Decision, cost: str) -> str:
    """`pay the additional cost kicker {2}`, `pay {3}`, `sacrifice a creature`."""
    if decision.rule == "601.2b":
        return f"pay the additional cost {cost}".rstrip()
    return f"pay {cost}" if cost[:1] in ("{", "") else cost


def _mulligan(view: View, decision: MulliganDecision) -> Question:
    taken = view.player(decision.seat).mulligans
    cards = view.player(decision.seat).hand_size
    again = f", after {taken} mulligan{'s' if taken != 1 else ''}" if taken else ""
    return Question(
        D_MULLIGAN,
        decision.seat,
        f"Keep this hand of {cards}{again}?{_for(view, decision)}",
        decision.rule,
        (Choice("1", "keep", 0, names=("keep",)), Choice("2", "mulligan", 1, names=("mulligan",))),
    )


def _number(game: Play, view: View, decision: NumberDecision) -> Question:
    source = _source(view, decision)
    what = f"the value of X for {source}" if decision.purpose == FOR_X else f"a number for {source}"
    if decision.purpose == FOR_COST and decision.labels:
        what = f"how often you pay {card_text.label_words(game, decision)[0]} for {source}"
    elif decision.purpose == FOR_HAND and decision.labels:
        what = f"{decision.labels[0]} for {source}, as its text says"
    elif decision.purpose == FOR_SHORTCUT:
        what = f"at which time you do something else {decision.labels[0]}"
    within = "" if decision.purpose == FOR_HAND else f", from {decision.minimum} to {decision.maximum}"
    return Question(
        D_NUMBER,
        decision.seat,
        f"Choose {what}{within}{_for(view, decision)}",
        decision.rule,
        minimum=decision.minimum,
        maximum=decision.maximum,
    )


# parts ---------------------------------------------------------------------------------------------------------------
def _listed(letter: str, view: View, refs: Iterable[i64]) -> tuple[Choice, ...]:
    """Objects and players in the order given; where there is no letter, players answer to `p2` as well."""
    out = []
    for i, ref in enumerate(refs):
        called: tuple[str, ...] = (names.short(view, ref),)
        if is_player(ref):
            called = (view.player(seat_of(ref)).name, names.seat_key(seat_of(ref)), *called)
        text = names.fighter(view, ref) if letter else names.full(view, ref)
        out.append(Choice(f"{letter}{i + 1}", text, ref, ref, called))
    return tuple(out)


def _source(view: View, decision: Decision) -> str:
    """What a decision is about."""
    if decision.source != NONE and (decision.origin < 0 or view.find(decision.source) is not None):
        return names.short(view, decision.source)
    if decision.origin >= 0:
        return names.short(view, decision.origin)
    return "this"


def _for(view: View, decision: Decision) -> str:
    """Said where one person decides for another seat."""
    return "" if decision.seat == view.seat else f" (for {view.player(decision.seat).name})"
