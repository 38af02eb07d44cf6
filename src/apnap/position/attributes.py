"""What is in parentheses behind a card: `(tapped, sick, 2 +1/+1, damage 1, attacking seat 1)`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import token
from apnap.position import commanders
from apnap.position.scan import Item, Word
from apnap.position.vocabulary import KEYWORDS
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.knowledge import EVERYBODY, note_library
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    END_COMBAT,
    HAND,
    INSTANT,
    LIBRARY,
    NONE,
    PLANESWALKER,
    SORCERY,
    STACK,
    STAGE_CHECK,
    UNTAP,
)
from apnap.rules.core.objects import Obj

if TYPE_CHECKING:
    from apnap.position.build import Builder

FLAGS = ("tapped", "sick", "new", "deathtouched", "face down", "flipped", "blocked", "struck", "copy", "no protector")
HINT = (
    "write 'tapped', 'sick', 'damage 1', '2 +1/+1' for counters, 'owner 1', 'attacking seat 1', 'blocking @3', "
    "'blocked by @4', 'face 1', 'face down', 'copy of NAME', 'token of CARD', 'known all', 'protector 1' or 'x 3'"
)
TOKEN = re.compile(r"token (?:(\d+/\d+) )?(?:([WUBRG]+|colorless|colourless) )?(.+)")


# which card ----------------------------------------------------------------------------------------------------------
def card_for(builder: Builder, item: Item) -> tuple[CardDef, bool]:
    """The card that an item means, and whether it is one (tokens and copies of spells are not)."""
    for word in item.attributes:
        if word.text.startswith("token of "):
            return token_of(builder, item, word), False
        if word.text.startswith("token "):
            return new_token(item, word), False
    is_card = all(word.text != "copy" for word in item.attributes)
    return builder.find(item.name, item.place), is_card


def token_of(builder: Builder, item: Item, word: Word) -> CardDef:
    """`token of Raise the Alarm`, or the second one that a card makes: `token of NAME 2`."""
    name, which = word.text[9:], 0
    numbered = re.fullmatch(r"(.+) (\d+)", name)
    if numbered is not None:
        name, which = numbered[1], int(numbered[2])
    maker = builder.find(name, word.place)
    made = [t for t in builder.catalogues().of(maker).tokens if t.name == item.name]
    if which:
        made = builder.catalogues().of(maker).tokens[which - 1 : which]
    if not made or made[0].name != item.name:
        word.fail(f"{maker.name} makes no token called {item.name}", "describe it: token 1/1 W Creature - Soldier")
    return made[0]


def new_token(item: Item, word: Word) -> CardDef:
    """`token 1/1 W Creature - Soldier`, with keywords as attributes of their own."""
    found = TOKEN.fullmatch(word.text)
    if found is None:
        word.fail("a token needs a description", "write: token 1/1 W Creature - Soldier")
    flags = 0
    for other in item.attributes:
        flags |= KEYWORDS.get(other.text, 0)
    colors = found[2] if found[2] and found[2].isupper() else ""
    parts: list[str | Keywords] = [found[1]] if found[1] else []
    if flags:
        parts.append(Keywords(flags))
    try:
        return token(item.name, found[3], *parts, colors=colors)
    except VocabularyError as error:
        word.fail(str(error), "write: token 1/1 W Creature - Soldier")


# what is said about it -----------------------------------------------------------------------------------------------
def apply_attributes(builder: Builder, o: Obj, item: Item) -> None:
    """Give an object everything that is behind its name."""
    o.token = any(word.text.startswith("token ") for word in item.attributes)
    if o.token:
        o.number = -1
    o.controlled_since = -1
    o.base_controller = o.controller
    counters: dict[str, int] = {}
    owner = o.owner
    for word in item.attributes:
        if word.text.startswith("owner "):
            owner = builder.seat_number(word.text[6:], word.place)
    if owner != o.owner:
        if o.zone not in (BATTLEFIELD, STACK):
            item.place.fail(f"a {item.name} that is not on the battlefield lies with its owner", rule="400.3")
        o.owner = owner
    for word in item.attributes:
        attribute(builder, o, item, word, counters)
    give_counters(builder, o, counters)
    if item.targets and o.zone == BATTLEFIELD:
        if len(item.targets) != 1 or len(item.targets[0]) != 1:
            item.place.fail(f"{item.name} is attached to one object or player at most", rule="701.3")
        o.attached_to = builder.resolve(item.targets[0][0])


def attribute(builder: Builder, o: Obj, item: Item, word: Word, counters: dict[str, int]) -> None:
    text, place = word.text, word.place
    key, _, rest = text.partition(" ")
    if text in FLAGS:
        flag(builder, o, word)
    elif (found := re.fullmatch(r"damage (\d+)", text)) is not None:
        o.damage = int(found[1])
    elif (found := re.fullmatch(r"x (\d+)", text)) is not None and o.zone == BATTLEFIELD:
        builder.said_x(o, int(found[1]))
    elif (found := re.fullmatch(r"method (\d+)", text)) is not None and o.zone == BATTLEFIELD:
        o.method = int(found[1])
    elif (found := re.fullmatch(r"face (\d+)", text)) is not None:
        if int(found[1]) >= len(o.card.faces):
            word.fail(f"{item.name} has {len(o.card.faces)} faces", "they count from 0")
        o.face = int(found[1])
    elif key == "base":
        o.base_controller = builder.seat_number(rest, place)
    elif text.startswith("copy of "):
        o.copied = builder.find(text[8:], place).base
    elif (found := re.fullmatch(r"chosen (.+)=(-?\d+)", text)) is not None:
        o.chosen = {**(o.chosen or {}), found[1]: int(found[2])}
    elif key == "protector":
        o.protector = builder.seat_number(rest, place)
    elif key == "defender":
        o.defender = builder.seat_number(rest, place)
    elif key == "attacking":
        o.attacking = builder.reference(rest, place)
    elif text.startswith("blocked by "):
        o.blockers = builder.references(text[11:], place)
        o.blocked = True
    elif key == "blocking":
        o.blocking = builder.references(rest, place)
    elif text.startswith("still blocking "):
        o.blocking = builder.references(text[15:], place)
    elif key == "attached" and rest.startswith("order "):
        o.attachments = builder.references(rest[6:], place)
    elif key == "known":
        if o.zone not in (HAND, LIBRARY) and not o.face_down:
            word.fail("everybody knows this card", "only hidden cards can be known or not", "400.2")
        o.known_to = EVERYBODY if rest == "all" else builder.mask(rest, place)
        note_library(builder.state, o)
    elif (found := re.fullmatch(r"(\d+) (.+)", text)) is not None:
        counters[re.sub(r" counters?$", "", found[2])] = int(found[1])
    elif key in commanders.KEYS and commanders.read(builder, o, word):
        pass
    elif key != "owner" and not text.startswith("token ") and not (o.token and text in KEYWORDS):
        word.fail(f"'{text}' says nothing about a card", HINT)


def flag(builder: Builder, o: Obj, word: Word) -> None:
    """The attributes of one word."""
    text = word.text
    if o.zone != BATTLEFIELD and text not in ("face down", "copy"):
        word.fail(f"only a permanent can be {text}")
    if text == "tapped":
        o.tapped = True
    elif text in ("sick", "new"):
        o.controlled_since = builder.state.ticks
    elif text == "deathtouched":
        o.deathtouched = True
    elif text == "face down":
        o.face_down = True
    elif text == "flipped":
        o.flipped = True
    elif text == "blocked":
        o.blocked = True
    elif text == "struck":
        o.dealt_first_damage = True


def give_counters(builder: Builder, o: Obj, counters: dict[str, int]) -> None:
    """Counters as said; a planeswalker or battle of which nothing is said has as many as it enters with."""
    if o.zone == BATTLEFIELD:
        base = o.card.faces[o.face].chars if o.copied is None else o.copied
        if base.types & PLANESWALKER and "loyalty" not in counters and base.loyalty > 0:
            counters["loyalty"] = base.loyalty
        if base.types & BATTLE and "defense" not in counters and base.defense > 0:
            counters["defense"] = base.defense
    kept = {kind: n for kind, n in counters.items() if n > 0}
    o.counters = kept or None


# how things fit together ---------------------------------------------------------------------------------------------
def check_shape(builder: Builder) -> None:
    """Complete the other side of every link, and refuse what cannot be. CR 301.5, 303.4, 506-509."""
    state = builder.state
    check_steps(builder)
    for id, item in builder.made:
        o = state.objs[id]
        if o.zone != BATTLEFIELD:
            continue
        base = o.card.faces[o.face].chars if o.copied is None else o.copied
        if base.types & (INSTANT | SORCERY) and not o.face_down:
            rule = "304.4" if base.types & INSTANT else "307.4"
            item.place.fail(f"{item.name} never is on the battlefield", "list it in a hand or on the stack", rule)
        if o.attached_to >= 0:
            host = state.objs[o.attached_to]
            if host.zone != BATTLEFIELD or host.id == o.id:
                item.place.fail(f"{item.name} cannot be attached to that", "a permanent or a player", "701.3")
            if id not in host.attachments:
                host.attachments = [*host.attachments, id]
        if o.attacking != NONE:
            attacks(builder, o, item)
        if o.card.base.types & BATTLE and o.protector < 0 and not has(item, "no protector"):
            o.protector = next_opponent(builder, int(o.controller))
    for id, item in builder.made:
        blocks(builder, state.objs[id], item)


def check_steps(builder: Builder) -> None:
    """A position is one at which somebody is about to get priority. CR 502.4, 508.8, 511.3."""
    fighting = any(o.attacking != NONE or o.blocking for o in builder.state.objs)
    for text in builder.layout.turns:
        for turn in builder.state.turns:
            if turn.number != text.number or turn.stage != STAGE_CHECK:
                continue
            if turn.step == UNTAP:
                text.place.fail("nobody gets priority in the untap step", "write upkeep instead", "502.4")
            if fighting and not ATTACKERS <= turn.step <= END_COMBAT and len(builder.state.turns) == 1:
                text.place.fail(
                    "creatures are in combat, and this is not a step of combat",
                    "write attackers, blockers, damage or end combat",
                    "506.4",
                )


def has(item: Item, text: str) -> bool:
    return any(word.text == text for word in item.attributes)


def next_opponent(builder: Builder, seat: int) -> int:
    state = builder.state
    for step in range(1, builder.seats):
        other = (seat + step) % builder.seats
        if state.in_game(other) and state.opponents(seat, other):
            return other
    return -1


def attacks(builder: Builder, o: Obj, item: Item) -> None:
    """Whom it attacks makes the defending player. CR 508.5."""
    state = builder.state
    target = int(o.attacking)
    if o.phased_out:
        item.place.fail("a permanent that has phased out attacks nothing", rule="702.26")
    if target >= 0 and state.objs[target].zone != BATTLEFIELD:
        item.place.fail(f"{item.name} attacks a player, a planeswalker or a battle", rule="508.1b")
    if o.defender < 0:
        if target < 0:
            o.defender = -1 - target
        else:
            other = state.objs[target]
            types = other.card.base.types
            o.defender = other.protector if types & BATTLE and not types & CREATURE else other.controller


def blocks(builder: Builder, o: Obj, item: Item) -> None:
    """Blockers and what they block know of each other; said once is enough. CR 509.1g-h."""
    state = builder.state
    for other in o.blockers:
        blocker = builder.state.objs[other] if other >= 0 else o
        if other < 0 or blocker.zone != BATTLEFIELD:
            item.place.fail(f"{item.name} is blocked by creatures", rule="509.1a")
        if o.id not in blocker.blocking:
            blocker.blocking = [*blocker.blocking, int(o.id)]
    if any(word.text.startswith("still blocking ") for word in item.attributes):
        return  # also what is out of combat by now (509.1g)
    for other in o.blocking:
        if other < 0 or state.objs[other].attacking == NONE:
            item.place.fail(f"{item.name} can block only what is attacking", "say whom that attacks", "509.1a")
        attacker = state.objs[other]
        attacker.blocked = True
        if o.id not in attacker.blockers:
            attacker.blockers = [*attacker.blockers, int(o.id)]
