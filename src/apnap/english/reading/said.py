"""What a card has spoken of so far, in order.

What 'it', 'that creature', 'those cards' and 'that player' mean is decided by it while the card is read, and fixed in
the node.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from apnap.abilities.amounts import THAT_MUCH, AsMany, WhereX, X
from apnap.abilities.base import Subject
from apnap.abilities.binding import types_of
from apnap.abilities.effects.durations import Lasting
from apnap.abilities.facts.qualities import IsOtherThan
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import OTHER, AllOf, AnyOf, OfType, Subtype, every, types_needed
from apnap.abilities.players import THAT_PLAYER, THEMSELVES, OwnerOf
from apnap.abilities.selectors import IT, THIS, THIS_AS_IT, THIS_ITSELF, THOSE, Each, ExiledForIt, That, Those
from apnap.abilities.targets import Again, Target, TargetSlot
from apnap.english.nouns import noun
from apnap.english.reading.table import APART, FIXED, KNOWING, PLAIN, QUOTED, SILENT, TABLE, WHERE_X_THEN
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch2_cards.subtypes import kind_of
from apnap.rules.core.constants import BATTLEFIELD, TYPE_NAMES, bits

THING: Final = "this"  # the card itself
SLOT: Final = "slot"  # a target
PLAYER: Final = "player"  # a target that is a player
EITHER: Final = "either"  # a target that may be one
HOST: Final = "host"  # what it enchants or equips
EVENT: Final = "event"  # what the event is about
ONE: Final = "one"  # one player, who is not a target: chosen, or the one at hand of several
GROUP: Final = "group"  # each of several players
AIMED: Final = "aimed"  # something became the target of a spell or ability
NOBODY: Final = "nobody"  # a player was spoken of whom no word means
GONE: Final = "gone"  # what somebody sacrificed: 'that creature', but not 'it'
MADE: Final = "made"  # what an instruction dealt with
QUOTING: Final = frozenset({"Creature"})  # what has a quoted ability is a permanent
COUNTED: Final = "counted"  # what was counted one by one: 'those creatures'
DAMAGED: Final = "damaged"  # whether something was dealt damage was asked
FOR_IT: Final = "for it"  # a card that was exiled for what is said next: 'that card'
PLAYERS_ATTACKED: Final = "players attacked"  # by several creatures at once: 'those players'
WAY: Final = "this way"  # what an instruction before came to: 'that card', 'it'
BATCH: Final = "batch"  # cards that were taken up together
NAMED: Final = "noun parts"  # the category of a noun
BECOMING: Final = frozenset({"what it is", "becoming", "token", "exceptions"})
CAST: Final = "cast"  # how this spell was cast was asked
ATTACHED: Final = frozenset({"Aura", "Equipment", "Fortification"})
OBJECTS: Final = (THING, SLOT, HOST, EVENT, MADE, BATCH)


class Misread(Exception):
    """These words cannot mean what a pattern takes them for."""


@final
class Said:
    """What has been said in one ability of a face."""

    def __init__(
        self, name: str, types: frozenset[str], linked: bool = False, chooses: bool = False, puts: bool = False
    ) -> None:
        self.chooses = chooses  # a player is chosen as it enters (607.2d)
        self.name = name
        self.types = types
        self.subtypes: frozenset[str] | None = None  # of this, where they are known
        self.puts = puts  # abilities of the face speak of what another one put onto the battlefield (607.2)
        self.linked = linked  # abilities of the face speak of cards that another one exiled (607.2a)
        self.mentions: list[tuple[str, object]] = []
        self.x: Amount | None = None
        self.used_x = False
        self.x_was_said = False  # of a sentence before: what X means after it is not decided here
        self.asked: list[str] = []  # what 'it' was so far
        self.named: tuple[Filter, ...] = ()  # as what something was called last: 'that creature'
        self.took_this = False  # 'it' was taken for this, because nothing else was spoken of
        self.gone = False  # this was exiled by an instruction before
        self.face_down = False  # an instruction before put something onto the battlefield face down, as a 2/2
        self.exiles = False  # this ability exiles something, as a cost or by an instruction before
        self.given: list[TargetSlot] = []  # what is chosen next is one of these, which were spoken of already
        self.chosen: list[str] = []  # colours and types that were chosen, which 'that color' and 'that type' mean
        self.asked_for: Amount | None = None  # what a condition said to be one or more: 'that many'
        self.difference: Amount | None = None  # between two amounts that were compared
        self.counter = ""  # of which kind counters on this were spoken of, so that 'those counters' are these
        self.zone: int = -1  # where the ability functions, if what it says tells it
        self.kinds: list[int] = []  # the card types of all that was named so far; -1 for any
        self.made: list[int] = []  # the card types of all that was made so far, where these are known

    def mention(self, kind: str, node: Selector) -> Selector:
        self.mentions.append((kind, node))
        return node

    def asked_of(self, kind: str, node: Condition) -> Condition:
        """It is asked whether something came of an instruction."""
        self.mentions.append((kind, node))
        return node

    def was_asked_of(self, kind: str) -> bool:
        return any(known == kind for known, _ in self.mentions)

    def was_cast(self) -> None:
        """It was asked how this spell was cast: what 'it deals' next is dealt by the spell."""
        self.mentions.append((CAST, THIS))

    def dealer(self) -> Selector:
        """What 'it' means that deals damage."""
        for kind, _ in reversed(self.mentions):
            if kind == CAST:
                return THIS_AS_IT
            if kind in OBJECTS:
                break
        return self.it()

    def this(self) -> Selector:
        self.mention(THING, THIS)
        return THIS_ITSELF

    def chose(self, slot: TargetSlot, kind: str = SLOT) -> TargetSlot:
        """A target, which is an object unless it is said to be a player."""
        if self.given:
            known = self.given.pop(0)
            slot = known if known == slot else slot
        self.mentions.append((kind, slot))
        return slot

    def became(self, slot: TargetSlot, other: TargetSlot) -> None:
        """A target that was chosen is this slot now: what is divided among targets has a slot of its own."""
        self.mentions = [(kind, other if node is slot else node) for kind, node in self.mentions]

    def it(self) -> Selector:
        """What 'it' means: what was spoken of last."""
        for kind, node in reversed(self.mentions):
            if kind == WAY:
                return self.called(node, "it")
            if kind in OBJECTS and node is not THOSE:  # several are not 'it'
                assert isinstance(node, Selector)
                self.asked.append(kind)
                return THIS_AS_IT if kind == THING else node
        if self.is_spell():
            raise Misread("nothing was spoken of that 'it' could be")
        self.took_this = True
        return THIS_AS_IT

    def called(self, way: object, words: str) -> Selector:
        """What an instruction before came to, called so."""
        assert isinstance(way, ThisWay)
        self.asked.append(WAY)
        return replaced(way, called=words)

    def attacker(self) -> Selector:
        """What 'it' means that is attacking: the creature of the event, also where this is spoken of after it."""
        for kind, node in self.mentions:
            if kind == EVENT:
                assert isinstance(node, Selector)
                return node
        return self.it()

    def each_is_not_it(self) -> None:
        """Each of several was spoken of, which 'it' would mean, and was not taken for it."""
        if self.took_this:
            raise Misread("'it' is each of those that were spoken of")

    def is_about_this(self) -> None:
        """'It' can only be this spell or permanent, and a target was spoken of last."""
        for kind, _ in reversed(self.mentions):
            if kind in OBJECTS:
                if kind == SLOT:
                    raise Misread("'it' is the target")
                return

    def known_kind(self, filters: Sequence[Filter]) -> None:
        """'That artifact' is a word for something that may be an artifact: the noun before it is not its own."""
        wanted = types_named(filters)
        unknown = [kind for kind, _ in self.mentions if kind in (MADE, BATCH)]
        if wanted < 0 or len(unknown) > len(self.made) or any(kind & wanted for kind in self.made):
            return
        before = self.kinds[:-1]
        if (before or self.made) and not any(kind < 0 or kind & wanted for kind in before):
            raise Misread("nothing of that kind was spoken of")

    def that(self, filters: Sequence[Filter]) -> Selector:
        """What 'that creature' means: a target, said so if nothing was spoken of after it.

        'That land' is not a target creature, if a land was spoken of before.
        """
        self.named = tuple(filters)
        self.known_kind(filters)
        wanted = types_needed(every(tuple(filters)))
        for need in (wanted, -1) if wanted >= 0 else (-1,):
            found = self.that_kind(filters, need)
            if found is not None:
                return found
        raise Misread("nothing was spoken of that it could be")

    def that_kind(self, filters: Sequence[Filter], wanted: int) -> Selector | None:
        """The same, among what can be of these card types."""
        latest = True
        for kind, node in reversed(self.mentions):
            if kind == SLOT:
                assert isinstance(node, TargetSlot)
                types = types_of(node)
                if wanted >= 0 and types >= 0 and not types & wanted:
                    latest = False
                    continue
                if latest and node.maximum == 1 and node.zone() == BATTLEFIELD:
                    return That(*filters)
                return Again(node, f"that {noun(every(tuple(filters))).bare()}") if node.maximum == 1 else node
            latest = latest and kind in (PLAYER, THING, COUNTED, CAST)
            if kind in (HOST, EVENT, MADE, GONE):
                return That(*filters)
        return None

    def others(self, filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
        """Other ones than this, or, where this is nothing of the kind, than what was spoken of last."""
        if not self.may_be(filters):
            for kind, node in reversed(self.mentions):
                if kind == THING and not self.is_attached():
                    break
                if kind in (SLOT, EVENT) or (kind == HOST and node is IT):
                    assert isinstance(node, Selector)
                    return (IsOtherThan(node, front=True), *filters)
        return (OTHER, *filters)

    def is_attached(self) -> bool:
        """Is it an Aura or an Equipment, which 'another creature' is not compared with?"""
        return self.subtypes is not None and bool(self.subtypes & ATTACHED)

    def may_be(self, filters: Sequence[Filter]) -> bool:
        """Is this of these types and subtypes, as far as it is known?"""
        for one in filters:
            if isinstance(one, AllOf):
                fits = self.may_be(one.filters)
            elif isinstance(one, AnyOf):
                fits = any(self.may_be((each,)) for each in one.filters)
            elif isinstance(one, OfType):
                fits = any(TYPE_NAMES[i] in self.types for i in bits(one.types))
            else:
                fits = not isinstance(one, Subtype) or self.subtypes is None or one.name in self.subtypes
            if not fits:
                return False
        return True

    def described(self, filters: Sequence[Filter]) -> Selector:
        """What 'the creature you control' means: the target that was described in just these words."""
        wanted = every(tuple(filters))
        found = [node for kind, node in self.mentions if kind == SLOT and isinstance(node, Target)]
        meant = [node for node in found if node.maximum == 1 and node.filter == wanted]
        if len(meant) != 1:
            raise Misread("no single target was described in these words")
        return Again(meant[0], f"the {noun(wanted).bare()}")

    def that_spell(self) -> Selector:
        """What 'that spell' means: a target, or what the event or an instruction before was about; never this."""
        for kind, node in reversed(self.mentions):
            if kind == SLOT:
                assert isinstance(node, TargetSlot)
                return Again(node, "that spell") if node.maximum == 1 else node
            if kind in (EVENT, MADE):
                return That(spell=True)
        raise Misread("no spell was spoken of")

    def that_spell_or_ability(self) -> Selector:
        """What 'that spell or ability' means: what something became the target of."""
        if not self.was_asked_of(AIMED):
            raise Misread("nothing became a target")
        return Those("that spell or ability")

    def that_card(self, gone: bool = False) -> Selector:
        """What 'that card' means: the card that something became, or a target that is a card.

        With `gone`, also what was sacrificed, which 'it' is not.
        """
        for kind, node in reversed(self.mentions):
            if kind == WAY:
                return self.called(node, "that card")
            if kind == SLOT:
                assert isinstance(node, TargetSlot)
                return Again(node, "that card") if node.maximum == 1 else node
            if kind in (HOST, EVENT, MADE, BATCH) or (gone and kind == GONE):
                return That(card=True)
            if kind == FOR_IT:
                return ExiledForIt(that=True)
        raise Misread("no card was spoken of")

    def those(self, words: str = "") -> Selector:
        """What 'them' means, or 'those creatures'."""
        those = Those(words) if words else THOSE
        for kind, node in reversed(self.mentions):
            if kind == BATCH or (kind == MADE and (not words or "token" in words)):
                return those
            if kind == SLOT and isinstance(node, TargetSlot) and node.maximum > 1:
                return Again(node, words) if words else node
            if kind == COUNTED and isinstance(node, Each) and words and not self.is_about_several():
                return replaced(node, how=words)
        return those

    def is_about_several(self) -> bool:
        """Is the event about several objects at once?"""
        return any(kind == EVENT and node is THOSE for kind, node in self.mentions)

    def took_up(self) -> None:
        """Cards were taken up together: looked at, revealed, exiled or milled."""
        self.mentions.append((BATCH, IT))

    def taken_card(self) -> Selector:
        """What 'that card' means where cards were taken up: the one that was found, or moved since."""
        for kind, node in reversed(self.mentions):
            if kind == WAY:
                return self.called(node, "that card")
            if kind == SLOT and isinstance(node, TargetSlot):
                return Again(node, "that card") if node.maximum == 1 else node
            if kind in (HOST, EVENT, MADE, BATCH):
                return That(card=True)
        raise Misread("no card was spoken of")

    def has_taken_up(self) -> bool:
        return any(kind == BATCH for kind, _ in self.mentions)

    def that_player(self) -> Subject | TargetSlot:
        """The target player, or whom the event is about."""
        for kind, node in reversed(self.mentions):
            if kind == ONE:
                return node if isinstance(node, OwnerOf) else THAT_PLAYER
            if kind == PLAYER:
                assert isinstance(node, TargetSlot)
                if node.maximum > 1:
                    raise Misread("several players are targets, and each does it for themselves")
                return node
        return THAT_PLAYER

    def they(self) -> Subject | TargetSlot:
        """Whom 'they' and 'their' mean: each of several players, if those were spoken of last."""
        for kind, node in reversed(self.mentions):
            if kind == GROUP:
                return THEMSELVES
            if kind == NOBODY:
                raise Misread("no word means this player")
            if kind == ONE:
                return THAT_PLAYER
            if kind == PLAYER:
                assert isinstance(node, TargetSlot)
                if node.maximum > 1:
                    raise Misread("several players are targets, and each does it for themselves")
                return node
        return THAT_PLAYER

    def amount_x(self) -> Amount:
        self.used_x = True
        return X if self.x is None else self.x

    def that_much(self) -> Amount:
        """What 'that much' and 'that many' mean: what a condition asked for, else what the event or an effect did."""
        return THAT_MUCH if self.asked_for is None else AsMany(self.asked_for)

    def is_spell(self) -> bool:
        return bool(self.types & {"Instant", "Sorcery"})

    def apart(self, knowing: bool) -> Said:
        """For what is said beside: with what was spoken of so far (a mode), or without (a quoted ability)."""
        said = Said(self.name, self.types if knowing else QUOTING, self.linked and knowing, self.chooses and knowing)
        said.puts = self.puts and knowing
        if knowing:
            said.subtypes = self.subtypes
            said.mentions = list(self.mentions)
            said.chosen = list(self.chosen)
            said.asked_for = self.asked_for
            said.exiles = self.exiles
            said.kinds = list(self.kinds)
            said.x = self.x
        return said


def types_named(filters: Sequence[Filter]) -> int:
    """The card types that something described so has, one of them at least; -1 for any. A Vehicle may attack."""
    masks: list[int] = []
    for one in filters:
        if isinstance(one, AllOf):
            masks.append(types_named(one.filters))
        elif isinstance(one, AnyOf):
            either = [types_named((each,)) for each in one.filters]
            masks.append(-1 if min(either) < 0 else union(either))
        elif isinstance(one, OfType):
            masks.append(int(one.types))
        elif isinstance(one, Subtype) and one.name != "Vehicle":
            masks.append(int(kind_of(one.name)))
    known = [mask for mask in masks if mask >= 0]
    return union(known) if known else -1


def union(masks: Sequence[int]) -> int:
    out = 0
    for mask in masks:
        out |= mask
    return out


def of_the_same(usual: Effect, other: Effect) -> Effect:
    """What happens instead: 'those creatures' are those that the usual effect, which does not happen, is about."""
    if isinstance(usual, Lasting) and isinstance(other, Lasting) and isinstance(other.subject, Those):
        if isinstance(usual.subject, Each):
            words = other.subject.said or f"those {noun(usual.subject.filter).many().split(' ')[0]}"
            made = replaced(other, subject=replaced(usual.subject, how=words))
            made.derive()
            return made
    return other


def made_it(said: Said, effect: Effect | None = None, kind: int = -1) -> Effect | None:
    """An instruction made or moved something, which 'it' means from now on; of this card type, if one is known."""
    said.mention(MADE, IT)
    if kind >= 0:
        said.made.append(kind)
    return effect


def build(reading: object, said: Said) -> object:
    """What a reading means, its parts in reading order."""
    if not isinstance(reading, tuple):
        return reading
    index = reading[0]
    assert isinstance(index, int)
    pattern = TABLE.patterns[index]
    if pattern.how == FIXED:
        return pattern.make
    make = pattern.make
    assert callable(make)
    if pattern.how == PLAIN or pattern.how == KNOWING:
        parts = built_parts(reading[1:], said)
        made = make(said, *parts) if pattern.how == KNOWING else make(*parts)
        if pattern.category == NAMED:
            assert isinstance(made, tuple)
            said.kinds.append(types_named(made))
        elif pattern.category in BECOMING:
            said.kinds.append(-1)
        return made
    if pattern.how == APART or pattern.how == QUOTED:
        return make(*built_parts(reading[1:], said.apart(pattern.how == APART)))
    end = -2 if pattern.how == WHERE_X_THEN else -1
    before = said.x
    said.x, said.given = x_of(reading if end == -1 else reading[:end] + (reading[end],), said)
    parts = built_parts(reading[1:end], said)
    said.x, said.given = before, []
    said.x_was_said = True
    if end == -1:
        return make(*parts)
    return make(said, *parts, *built_parts(reading[-1:], said))


def x_of(reading: tuple[object, ...], said: Said) -> tuple[Amount, list[TargetSlot]]:
    """What X is, which may speak of what the other parts speak of; and the targets that these choose."""
    trial = said.apart(True)
    known = len(trial.mentions)
    trial.x = X
    built_parts(reading[1:-1], trial)
    if not trial.used_x:
        raise Misread("nothing is X")
    new = trial.mentions[known:]
    asked = THING in trial.asked or any(kind == THING for kind, _ in new)
    trial.mentions = [*trial.mentions[:known], *(one for one in new if one[0] != MADE)]
    number = build(reading[-1], trial)
    if not isinstance(number, Amount):
        raise Misread("X is a number")
    slots = [node for _, node in new if isinstance(node, TargetSlot)]
    if asked and any(slot is one for slot in slots for one in number.targets()):
        raise Misread("what X is may be about this as well as about a target")
    return WhereX(number), slots


def built_parts(readings: tuple[object, ...], said: Said) -> list[object]:
    """What the slots of a pattern mean, in reading order; fragments mean nothing."""
    out: list[object] = []
    for reading in readings:
        made = build(reading, said)
        if made is not SILENT:
            out.append(made)
    return out
