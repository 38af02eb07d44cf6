"""Spells and abilities on stacks, effects with a duration, what is past and what happened this turn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from apnap.position import commanders
from apnap.position.attributes import card_for
from apnap.position.effects import static_for
from apnap.position.scan import Item, Reference, Word
from apnap.position.totals import TOTAL
from apnap.position.totals import events_of as total_events
from apnap.position.vocabulary import DURATIONS, KEYWORDS, ZONES
from apnap.rules.ch1_concepts.definitions import NO_IDS, NO_TARGETS, Activated, Context, Node, Static, Triggered
from apnap.rules.ch2_cards.cast_method import index_of, way_of
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones import zones
from apnap.rules.ch6_spells import announcing, casting
from apnap.rules.ch6_spells.announcing import ABILITY_CHARS, Wording
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.core.constants import GONE, HAND, LASTS_THIS_TURN, NONE, STACK
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing
from apnap.rules.events import AbilityActivated, Attacks, Event, HasTriggered
from apnap.rules.events.actions import last_loyal

if TYPE_CHECKING:
    from apnap.position.build import Builder

ABILITY = re.compile(r"ability(?: (\d+)| (.+#\d+))? of")
NODE = re.compile(r"(.+)#(\d+)")
EVENT = re.compile(r"(@\w+) (?:(activated|triggered) (\d+)(?: by (\d+))?|attacked (.+?))(?: on (\d+))?")
STACK_HINT = (
    "write '(by 0)' for its controller, and with it 'x 3', 'modes 1 2', 'owner 1', 'from graveyard', 'copy', 'it @3'"
)
EFFECT_HINT = "write: +3/+3 (until end of turn, by 0, from Giant Growth) -> @3"


def said(item: Item, key: str) -> Word | None:
    """The rest of the attribute that begins with a word, with its place."""
    for word in item.attributes:
        if word.text == key or word.text.startswith(key + " "):
            return Word(word.text[len(key) :].strip(), word.place)
    return None


def number(item: Item, key: str, default: int) -> int:
    word = said(item, key)
    return default if word is None else word.number(f"'{key}'")


def by_whom(builder: Builder, item: Item) -> int:
    word = said(item, "by")
    if word is None:
        item.place.fail(f"who controls {item.name}?", "write (by 0) behind it")
    return builder.seat_number(word.text, word.place)


def node_named(builder: Builder, text: str, word: Word | Item) -> tuple[CardDef, Node]:
    """The node that `Giant Growth#2` means."""
    found = NODE.fullmatch(text)
    if found is None:
        word.place.fail(f"'{text}' is not an effect that can be written", EFFECT_HINT)
    card = builder.find(found[1], word.place)
    nodes = builder.catalogues().of(card).nodes
    if not 1 <= int(found[2]) <= len(nodes):
        word.place.fail(f"{card.name} has no part {found[2]}", f"its parts are 1 to {len(nodes)}")
    return card, nodes[int(found[2]) - 1]


# what is past --------------------------------------------------------------------------------------------------------
def lay_past(builder: Builder) -> None:
    """Objects that are gone, but that something still speaks of: as they last were. CR 608.2h."""
    for item in builder.layout.past:
        seat = by_whom(builder, item)
        card, is_card = card_for(builder, item)
        o = past_object(builder, card, seat, is_card)
        o.token = not is_card
        owner = said(item, "owner")
        if owner is not None:
            o.owner = builder.seat_number(owner.text, owner.place)
        if not item.labels:
            item.place.fail("what is past needs a label, or nothing can speak of it", "write @p1 behind its name")
        builder.label(item.labels[0], int(o.id))
        builder.aged.pop(int(o.id), None)
        chars = card.base.copy()
        for word in item.attributes:
            size = re.fullmatch(r"(-?\d+)/(-?\d+)", word.text)
            if size is not None:
                chars.power, chars.toughness = int(size[1]), int(size[2])
            elif word.text in KEYWORDS:
                chars.keywords |= KEYWORDS[word.text]
            elif word.text.split()[0] not in ("by", "owner", "token", "now"):
                word.fail(f"'{word.text}' says nothing about what is past", "write '(by 0, 3/3, flying, now @4)'")
        builder.state.chars[o.id] = card.base if chars.same_as(card.base) else chars


def past_object(builder: Builder, card: CardDef, seat: int, is_card: bool = True) -> Obj:
    o = builder.new(card, seat, seat, GONE, is_card)
    builder.state.chars[o.id] = card.base
    return o


# stacks --------------------------------------------------------------------------------------------------------------
def lay_stacks(builder: Builder) -> None:
    """Put the objects there; what they point at is known only when everything has its label."""
    state = builder.state
    for marker, items in sorted(builder.layout.stacks.items()):
        if marker >= len(state.turns):
            items[0].place.fail(f"this table has {len(state.turns)} stacks", "they count from 0")
        for item in items:
            if item.count != 1:
                item.place.fail("every object on a stack is written by itself")
            seat = by_whom(builder, item)
            ability = ABILITY.fullmatch(item.name)
            own = item.labels
            if ability is None:
                card, is_card = card_for(builder, item)
                o = builder.new(card, seat, seat, STACK, is_card)
                o.method = number(item, "method", 0)
                if index_of(o.method) >= max(1, len(card.methods)):
                    item.place.fail(f"{card.name} has {len(card.methods)} ways to be cast", "they count from 0")
                o.face = way_of(card, o.method).face if card.methods else 0
            else:
                if not own:
                    item.place.fail("an ability of what?", "write: ability of @3 (by 0)")
                own_source, own = own[0].text, own[1:]
                if own_source not in builder.labels and not builder.cards:
                    item.place.fail("an ability has a source, and there is no card in this position")
                # its card is that of its source, once all labels are known
                o = builder.new(builder.cards[0], seat, seat, STACK, False)
            o.marker = marker
            state.turns[marker].stack.append(o.id)
            if own:
                builder.label(own[0], int(o.id))
                builder.aged.pop(int(o.id), None)
            builder.stacked.append((int(o.id), item))


def announce_all(builder: Builder) -> None:
    """Controllers, sources, targets: everything that was announced. CR 601.2b-d, 602.2, 603.3."""
    for id, item in builder.stacked:
        o = builder.state.objs[id]
        owner = said(item, "owner")
        if owner is not None:
            o.owner = builder.seat_number(owner.text, owner.place)
        ability = ABILITY.fullmatch(item.name)
        if ability is None:
            face = o.card.faces[o.face]
            way = way_of(o.card, o.method) if o.card.methods else None
            wording = casting.wording(face, copiable(o), way)
            ctx = Context(o.controller, id)
            ctx.method = o.method
            origin = said(item, "from")
            o.cast_from = HAND if origin is None else zone_number(origin)
        else:
            ctx, wording = ability_on_stack(builder, o, item, ability)
        announce(builder, o, item, ctx, wording)


def zone_number(word: Word) -> int:
    if word.text == "nowhere":
        return -1
    if word.text not in ZONES:
        word.fail(f"'{word.text}' is not a zone", f"zones are {', '.join(ZONES)}")
    return ZONES[word.text]


def ability_on_stack(builder: Builder, o: Obj, item: Item, found: re.Match[str]) -> tuple[Context, Wording]:
    """`ability of @3`, `ability 2 of @3`, or one that another card gave: `ability NAME#4 of @3`."""
    label = item.labels[0]
    if label.text not in builder.labels:
        label.fail(f"nothing is labelled @{label.text}", "label the source of this ability")
    source = builder.state.objs[builder.labels[label.text]]
    if found[2] is not None:
        _, node = node_named(builder, found[2], item)
    else:
        own = [a for a in copiable(source).abilities.every if isinstance(a, Activated | Triggered)]
        if not own or (found[1] is None and len(own) > 1) or not 1 <= int(found[1] or 1) <= len(own):
            item.place.fail(f"{source.card.name} has {len(own)} such abilities", "write which: ability 1 of @3")
        node = own[int(found[1] or 1) - 1]
    if not isinstance(node, Activated | Triggered):
        item.place.fail("that is not an activated or triggered ability", rule="113.3")
    o.card = source.card
    o.ability = node
    o.source = source.id
    builder.state.chars[o.id] = ABILITY_CHARS
    ctx = Context(o.controller, source.id)
    ctx.object = o.id
    return ctx, announcing.wording_of(node.effect, node.slots)


def announce(builder: Builder, o: Obj, item: Item, ctx: Context, wording: Wording) -> None:
    for word in item.attributes:
        key = word.text.split()[0]
        if key in commanders.KEYS and commanders.read(builder, o, word):
            continue
        if key not in ("by", "owner", "x", "modes", "method", "from", "copy", "it", "those", "amount", "each", "token"):
            word.fail(f"'{word.text}' says nothing about a spell or ability", STACK_HINT)
    ctx.x = number(item, "x", 0)
    modes = said(item, "modes")
    if modes is not None:
        ctx.modes = [Word(m, modes.place).number("a mode") - 1 for m in modes.text.split()]
        if any(not 0 <= m < len(wording.modes) for m in ctx.modes):
            modes.fail(f"{item.name} has {len(wording.modes)} modes", "they count from 1", "700.2")
    elif wording.modes and wording.minimum > 0:
        item.place.fail(f"{item.name} needs its modes", "write (modes 1)", "700.2a")
    notes(builder, item, ctx)
    slots = announcing.all_slots(wording, ctx.modes)
    given = item.targets
    if len(given) != len(slots):
        need = {0: "no target", 1: "one use of 'target'"}.get(len(slots), f"{len(slots)} uses of 'target'")
        item.place.fail(f"{item.name} has {need}", "write -> @3, and a | between one and the next", "601.2c")
    for slot, references in zip(slots, given, strict=True):
        if not slot.minimum <= len(references) <= max(slot.maximum, slot.minimum):
            most = f" to {slot.maximum}" if slot.maximum != slot.minimum else ""
            item.place.fail(
                f"{item.name} takes {slot.minimum}{most} targets there, not {len(references)}", "", "601.2c"
            )
    if slots:
        ctx.slots = slots
        ctx.targets = [[builder.resolve(r) for r in references] for references in given]
    if any(slot.divided is not None for slot in slots):
        ctx.division = [
            shares(item, references) if slot.divided is not None else NO_IDS
            for slot, references in zip(slots, given, strict=True)
        ]
    elif any(r.amount >= 0 for references in given for r in references):
        item.place.fail(f"{item.name} divides nothing among its targets", rule="601.2d")
    else:
        ctx.division = NO_TARGETS
    o.announced = ctx


def shares(item: Item, references: list[Reference]) -> list[int]:
    out = []
    for r in references:
        if r.amount < 0:
            item.place.fail(f"{item.name} is divided among its targets", "say how: -> @3=2, @4=1", "601.2d")
        out.append(r.amount)
    return out


def notes(builder: Builder, item: Item, ctx: Context) -> None:
    """What it has noted: 'it', 'those', 'that much'."""
    it, those, each = said(item, "it"), said(item, "those"), said(item, "each")
    if it is not None:
        ctx.it = builder.reference(it.text, it.place)
    if those is not None:
        ctx.those = builder.references(those.text, those.place)
    if each is not None:
        ctx.each = builder.reference(each.text, each.place)
    ctx.amount = number(item, "amount", 0)


def link_past(builder: Builder) -> None:
    """What became of the objects that are gone."""
    for item in builder.layout.past:
        now = said(item, "now")
        if now is not None:
            id = builder.labels[item.labels[0].text]
            builder.state.objs[id].next_id = builder.reference(now.text, now.place)


# effects -------------------------------------------------------------------------------------------------------------
def lay_effects(builder: Builder) -> None:
    """Abilities and effects begin to be in force, the oldest first. CR 611.2, 613.7."""
    announce_all(builder)
    link_past(builder)
    state = builder.state
    effects = [(item, effect_of(builder, item)) for item in builder.layout.effects]
    for item, effect in effects:
        if effect.timestamp == 0:
            effect.timestamp = state.tick()
        elif effect.timestamp in builder.aged.values():
            item.place.fail("a permanent has this age", "ages count up, a number for each", "613.7")
        else:
            effect.timestamp += builder.unlabelled
        state.clock = max(int(state.clock), int(effect.timestamp))
    waiting = sorted((e for _, e in effects), key=lambda e: int(e.timestamp))
    for id in builder.in_force_order():
        o = state.objs[id]
        while waiting and o.zone != STACK and o.timestamp and waiting[0].timestamp < o.timestamp:
            begin(builder, waiting.pop(0))
        builder.register(id)
    for effect in waiting:
        begin(builder, effect)


def begin(builder: Builder, effect: Standing) -> None:
    builder.state.serial += 1
    effect.serial = builder.state.serial
    zones.add_standing(builder.state, effect)


def effect_of(builder: Builder, item: Item) -> Standing:
    """One line of `effects:`."""
    state = builder.state
    seat = by_whom(builder, item)
    meant = static_for(item.name)
    card: CardDef | None = None
    static: Static
    if meant is None:
        card, node = node_named(builder, item.name, item)
        if not isinstance(node, Static):
            item.place.fail(f"{item.name} is not a continuous effect", EFFECT_HINT, "611.1")
        static, a, b = node, 0, 0
    else:
        static, a, b = meant
    effect = Standing(0, source_of(builder, item, seat, card), static, number(item, "age", 0), seat)
    effect.duration = LASTS_THIS_TURN
    effect.seat = seat
    effect.marker = number(item, "marker", int(state.here))
    effect.turn = number(item, "turn", int(state.turns[effect.marker].number))
    effect.uses = number(item, "uses", -1)
    effect.a, effect.b = a, b
    for word in item.attributes:
        key, _, rest = word.text.partition(" ")
        if word.text in DURATIONS:
            effect.duration = DURATIONS[word.text]
        elif key == "numbers":
            effect.a, effect.b = (Word(n, word.place).number("it") for n in (rest.split() + ["0", "0"])[:2])
        elif key == "ends" and rest:
            effect.seat = builder.seat_number(rest, word.place)
        elif word.text == "noted":
            effect.context = Context(seat, effect.source)
            effect.context.object = NONE
            effect.context.x = number(item, "x", 0)
            notes(builder, item, effect.context)
        elif key not in ("by", "from", "age", "uses", "marker", "turn", "x", "it", "those", "amount", "each"):
            word.fail(f"'{word.text}' says nothing about an effect", EFFECT_HINT)
    if len(item.targets) > 1:
        item.place.fail("an effect has one list of objects", EFFECT_HINT)
    if item.targets:
        effect.ids = [builder.resolve(r) for r in item.targets[0]]
    elif meant is not None:
        item.place.fail("what does this effect apply to?", EFFECT_HINT, "611.2c")
    return effect


def source_of(builder: Builder, item: Item, seat: int, card: CardDef | None) -> int:
    """`from @3`, or `from Giant Growth` for a spell that is gone."""
    word = said(item, "from")
    if word is not None and word.text.startswith("@"):
        return builder.reference(word.text, word.place)
    if word is not None:
        card = builder.find(word.text, word.place)
    if card is None:
        item.place.fail("what does this effect come from?", EFFECT_HINT)
    return int(past_object(builder, card, seat).id)


# this turn -----------------------------------------------------------------------------------------------------------
def lay_events(builder: Builder) -> None:
    """What happened this turn, where something may ask about it. CR 602.5b, 603.2h, 606.3."""
    for word in builder.layout.events:
        total = TOTAL.fullmatch(word.text)
        if total is not None:
            builder.seat_number(total[1], word.place)
            for event in total_events(total):
                record(builder, int(total[7] or 0), event)
            continue
        found = EVENT.fullmatch(word.text)
        if found is None:
            word.fail(
                f"'{word.text}' is nothing that can have happened",
                "write '@3 activated 1', '@3 triggered 1', '@3 attacked seat 1' or 'seat 1 lost 3 life'",
            )
        id = builder.reference(found[1], word.place)
        if id < 0:
            word.fail("a permanent or card is needed here")
        record(builder, int(found[6] or 0), event_of(builder, id, found, word))


def event_of(builder: Builder, id: int, found: re.Match[str], word: Word) -> Event:
    state = builder.state
    if found[5] is not None:
        target = builder.reference(found[5], word.place)
        return Attacks(id, target, state.objs[id].defender if target >= 0 else -1 - target)
    abilities = copiable(state.objs[id]).abilities
    which = int(found[3]) - 1
    if found[2] == "triggered":
        if not 0 <= which < len(abilities.triggered):
            word.fail(f"it has {len(abilities.triggered)} triggered abilities", rule="603.2h")
        return HasTriggered(id, abilities.triggered[which])
    if not 0 <= which < len(abilities.activated):
        word.fail(f"it has {len(abilities.activated)} activated abilities", rule="602.5b")
    seat = state.objs[id].controller if found[4] is None else builder.seat_number(found[4], word.place)
    return AbilityActivated(id, seat, abilities.activated[which], -1)


def record(builder: Builder, marker: int, event: Event) -> None:
    turn = builder.state.turns[marker]
    if isinstance(event, AbilityActivated):
        event.last_loyal = last_loyal(turn.events[event.kind])
    event.prev = turn.events[event.kind]
    turn.events[event.kind] = event
