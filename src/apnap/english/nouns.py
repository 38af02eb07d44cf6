"""What filters say about a noun, and how selectors name things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from apnap.abilities import filters as f
from apnap.abilities import players as p
from apnap.abilities import selectors as s
from apnap.abilities import targets as t
from apnap.english.table import Phrases
from apnap.english.words import article, listed, number_word, plural
from apnap.rules.definitions import Filter, Selector
from apnap.rules.words import (
    BATTLE,
    COLOR_LETTERS,
    CREATURE,
    KEYWORD_NAMES,
    ONGOING,
    PERMANENT_TYPES,
    PLANESWALKER,
    SCHEME,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    ZONE_NAMES,
    bits,
)

COLOR_WORDS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


@dataclass
class Noun:
    """A noun phrase in the making."""

    kind: str = "permanent"  # what it is when nothing says more; 'card' and 'spell' follow the types
    other: bool = False
    adjectives: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    choice: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    mine: str = ""  # who controls it

    def core(self, many: bool) -> str:
        heads = list(self.types)
        several = many
        if self.choice:
            words = [plural(c) if many and self.kind == "permanent" else c for c in self.choice]
            heads.append(listed(words, "and" if many and self.kind == "permanent" else "or"))
            many = many and self.kind != "permanent"
        front = self.adjectives + self.subtypes
        for i in range(len(self.adjectives) - 1):
            if front[i].startswith("non") and front[i + 1].startswith("non"):
                front[i] += ","
        if self.kind != "permanent" or not (heads or self.subtypes):
            heads.append(self.kind)
        words = front + heads
        if many:
            words[-1] = plural(words[-1])
        mine = "your opponents control" if several and self.mine == "an opponent controls" else self.mine
        # what a creature has comes after who controls it: 'creatures you control with flying'
        return " ".join([*words, *([mine] if mine else []), *self.after])

    def told(self) -> bool:
        """Does it say more than 'a card'?"""
        return bool(self.adjectives or self.subtypes or self.types or self.choice or self.after)

    def one(self) -> str:
        """`a creature you control`, `another creature`."""
        core = self.core(False)
        if self.other:
            return f"another {core}"
        return core if core.startswith("your ") else article(core)

    def bare(self) -> str:
        return self.core(False)

    def many(self) -> str:
        return ("other " if self.other else "") + self.core(True)


FILTERS: Final[Phrases[Filter, Noun, None]] = Phrases("filter")


def noun(filter: Filter, kind: str = "permanent") -> Noun:
    """The noun that a filter describes."""
    made = Noun(kind)
    FILTERS.say(filter, made)
    return made


def type_names(mask: int) -> list[str]:
    return [TYPE_NAMES[i].lower() for i in bits(mask)]


def _of_type(node: f.OfType, n: Noun) -> None:
    if node.types == PERMANENT_TYPES:
        n.types.append("permanent")
        return
    names = type_names(node.types)
    if len(names) == 1:
        n.types += names
    else:
        n.choice += names


def _any_of(node: f.AnyOf, n: Noun) -> None:
    nouns = [noun(inner, "") for inner in node.filters]
    if all(each.adjectives and not each.types + each.subtypes + each.choice + each.after for each in nouns):
        n.adjectives.append(listed([each.bare().strip() for each in nouns], "or"))
        return
    for each in nouns:
        n.choice.append(each.bare().strip())


def _not(node: f.Not, n: Noun) -> None:
    inner = node.filter
    if isinstance(inner, f.IsTapped):
        n.adjectives.append("untapped")
    elif isinstance(inner, f.ControlledBy):
        n.mine = "you don't control"
    elif isinstance(inner, f.Subtype):
        n.adjectives.append(f"non-{inner.name}")
    elif isinstance(inner, f.OfSupertype) and inner.supertypes == ONGOING:
        n.adjectives.append("non-ongoing")
    elif isinstance(inner, f.With):
        n.after.append(f"without {keyword_names(inner.keyword.flags)[0]}")
    else:
        n.adjectives.append("non" + noun(inner, "").bare().strip())


def _all_of(node: f.AllOf, n: Noun) -> None:
    for inner in node.filters:
        FILTERS.say(inner, n)
    if n.types and n.choice and all(word[:1].isupper() for word in n.choice):
        # 'Angel or Human creature': subtypes before the type
        n.subtypes.append(listed(n.choice, "or"))
        n.choice = []


def _controlled(node: f.ControlledBy, n: Noun) -> None:
    player = node.player
    if isinstance(player, t.Chosen) and isinstance(player.slot, t.TargetPlayer):
        n.mine = f"{SELECTORS.say(player.slot, Voice('', '', 0)).text} controls"
    else:
        n.mine = CONTROL_WORDS[type(player)]


def _other(node: f.Another, n: Noun) -> None:
    n.other = True


def _nothing(node: f.Everything, n: Noun) -> None:
    pass


CONTROL_WORDS: Final[dict[type[Selector], str]] = {
    p.You: "you control",
    p.EachOpponent: "an opponent controls",
    p.ThatPlayer: "that player controls",
    p.EachPlayer: "a player controls",
}
FILTERS.add(f.OfType, _of_type)
FILTERS.add(f.AnyOf, _any_of)
FILTERS.add(f.AllOf, _all_of)
FILTERS.add(f.Not, _not)
FILTERS.add(f.Another, _other)
FILTERS.add(f.Everything, _nothing)
FILTERS.add(f.ControlledBy, _controlled)
FILTERS.add(f.OwnedBy, lambda node, n: n.after.append("you own"))
FILTERS.add(
    f.OfSupertype, lambda node, n: n.adjectives.extend(SUPERTYPE_NAMES[i].lower() for i in bits(node.supertypes))
)
FILTERS.add(f.OfColor, lambda node, n: n.adjectives.append(color_words(node.colors, "or")))
FILTERS.add(f.IsColorless, lambda node, n: n.adjectives.append("colorless"))
FILTERS.add(f.Subtype, lambda node, n: n.subtypes.append(node.name))
FILTERS.add(f.IsTapped, lambda node, n: n.adjectives.append("tapped"))
FILTERS.add(f.IsAttacking, lambda node, n: n.adjectives.append("attacking"))
FILTERS.add(f.IsBlocking, lambda node, n: n.adjectives.append("blocking"))
FILTERS.add(f.IsToken, lambda node, n: n.types.append("token"))
FILTERS.add(f.AttackedThisTurn, lambda node, n: n.after.append("that attacked this turn"))
FILTERS.add(f.With, lambda node, n: n.after.append(f"with {keyword_names(node.keyword.flags)[0]}"))
FILTERS.add(f.WithCounter, lambda node, n: n.after.append(f"with {article(node.counter)} counter on it"))
FILTERS.add(f.Named, lambda node, n: n.after.append(f"named {node.name}"))
FILTERS.add(f.PowerAtMost, lambda node, n: n.after.append(f"with power {node.number} or less"))
FILTERS.add(f.PowerAtLeast, lambda node, n: n.after.append(f"with power {node.number} or greater"))
FILTERS.add(f.ToughnessAtMost, lambda node, n: n.after.append(f"with toughness {node.number} or less"))
FILTERS.add(f.ManaValueAtMost, lambda node, n: n.after.append(f"with mana value {node.number} or less"))


def color_words(mask: int, conjunction: str) -> str:
    return listed([COLOR_WORDS[COLOR_LETTERS[i]] for i in bits(mask)], conjunction)


def keyword_names(flags: int) -> list[str]:
    return [KEYWORD_NAMES[i] for i in bits(flags)]


# selectors ------------------------------------------------------------------------------------------------------------
@dataclass
class Ref:
    """Something named in a sentence."""

    text: str
    many: bool = False
    you: bool = False

    @property
    def whose(self) -> str:
        if self.you:
            return "your"
        if self.text == "it":
            return "its"
        return f"{self.text}'" if self.many else f"{self.text}'s"

    def verb(self, third: str, base: str) -> str:
        return base if self.many or self.you else third


class Voice:
    """What has been said in the ability at hand, and what the card calls itself."""

    def __init__(self, name: str, self_noun: str, own_types: int) -> None:
        self.name = name
        self.self_noun = self_noun  # 'this creature', or the name for a spell
        self.own_types = own_types
        self.said_this = False
        self.repeats = False  # says its name again, where others say 'it'
        self.said: list[Selector] = []

    def this(self) -> str:
        if self.said_this and not self.repeats:
            return "it"
        self.said_this = True
        return self.self_noun


SELECTORS: Final[Phrases[Selector, Voice, Ref]] = Phrases("selector")


def ref(selector: Selector, voice: Voice) -> Ref:
    """How to name it; what was named before is 'it'."""
    if isinstance(selector, t.TargetSlot):
        for said in voice.said:
            if said is selector:
                return Ref("it")
        voice.said.append(selector)
    elif isinstance(selector, (s.Enchanted, s.Equipped)):
        for said in voice.said:
            if isinstance(said, type(selector)):
                return Ref("it")
        voice.said.append(selector)
    return SELECTORS.say(selector, voice)


def counted_target(slot: t.TargetSlot, one: str, many: str, other: bool) -> Ref:
    """`target creature`, `two target lands`, `up to two target creature cards`, `another target creature`."""
    if slot.maximum == 1:
        front = "up to one " if slot.minimum == 0 else ""
        if other or slot.other:
            front = "up to one other " if slot.minimum == 0 else "another "
        return Ref(f"{front}target {one}")
    front = "up to " if slot.minimum == 0 else ""
    return Ref(f"{front}{number_word(slot.maximum)} {'other ' if other else ''}target {many}", many=True)


def _target(node: t.Target, voice: Voice) -> Ref:
    n = noun(node.filter)
    if node.by_opponent:
        n.mine = f"of an opponent's choice {'they control' if node.theirs else n.mine}".rstrip()
    return counted_target(node, n.core(False), n.core(True), n.other)


def _card(node: t.TargetCard, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    found = counted_target(node, n.core(False), n.core(True), n.other)
    whose = "your" if isinstance(node.whose, p.You) else "a"
    return Ref(f"{found.text} from {whose} {ZONE_NAMES[node.where]}", found.many)


def _spell(node: t.TargetSpell, voice: Voice) -> Ref:
    return Ref(f"target {noun(node.filter, 'spell').bare()}")


def _player_or(node: t.TargetPlayerOr, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, p.EachOpponent) else "player"
    front = "another target" if node.other else "target"
    if node.player_last:
        either = node.filter.filters if isinstance(node.filter, f.AnyOf) else [node.filter]
        return Ref(f"{front} {listed([*[noun(one).bare() for one in either], who], 'or')}")
    return Ref(f"{front} {who} or {noun(node.filter).bare()}")


def _player(node: t.TargetPlayer, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, p.EachOpponent) else "player"
    return counted_target(node, who, plural(who), False)


def _any_target(node: t.AnyTarget, voice: Voice) -> Ref:
    if node.divided is not None:
        counts = [number_word(i) for i in range(1, node.maximum + 1)]
        return Ref(f"{listed(counts, 'or')} targets", many=True)
    choice = " of an opponent's choice" if node.by_opponent else ""
    return Ref(("another target" if node.other else "any target") + choice)


def _sacrificed(node: s.Sacrificed, voice: Voice) -> Ref:
    for said in voice.said:
        if isinstance(said, s.Sacrificed):
            return Ref("it")
    voice.said.append(node)
    return Ref(f"the sacrificed {noun(node.filter).bare()}")


SELECTORS.add(t.Target, _target)
SELECTORS.add(t.TargetCard, _card)
SELECTORS.add(t.TargetSpell, _spell)
SELECTORS.add(t.TargetPlayer, _player)
SELECTORS.add(t.TargetPlayerOr, _player_or)
SELECTORS.add(t.AnyTarget, _any_target)
SELECTORS.add(s.This, lambda node, voice: Ref(voice.this()))
SELECTORS.add(s.It, lambda node, voice: Ref("it"))


def _that(node: s.That, voice: Voice) -> Ref:
    kind = "card" if node.card else "spell" if node.spell else "permanent"
    return Ref(f"that {noun(node.filter, kind).bare()}")


SELECTORS.add(s.That, _that)
SELECTORS.add(s.Sacrificed, _sacrificed)
SELECTORS.add(
    s.AllOfThese, lambda node, voice: Ref(listed([each_one(one, voice).text for one in node.subjects], "and"))
)
SELECTORS.add(s.Those, lambda node, voice: Ref("them", many=True))
SELECTORS.add(s.Each, lambda node, voice: Ref(("all " if node.all else "") + noun(node.filter).many(), many=True))
SELECTORS.add(s.Enchanted, lambda node, voice: Ref(f"enchanted {noun(node.filter).bare()}"))
SELECTORS.add(s.Equipped, lambda node, voice: Ref(f"equipped {noun(node.filter).bare()}"))
SELECTORS.add(p.You, lambda node, voice: Ref("you", you=True))
SELECTORS.add(p.EachPlayer, lambda node, voice: Ref("each player"))
SELECTORS.add(p.EachOpponent, lambda node, voice: Ref("each opponent"))
SELECTORS.add(p.EachOtherPlayer, lambda node, voice: Ref("each other player"))
SELECTORS.add(p.ThatPlayer, lambda node, voice: Ref("that player"))
SELECTORS.add(p.ControllerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} controller"))
SELECTORS.add(p.OwnerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} owner"))


def each_one(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them one by one: `each creature`."""
    if isinstance(selector, s.Each) and not isinstance(selector, s.All):
        n = noun(selector.filter)
        return Ref(f"each {'other ' if n.other else ''}{n.core(False)}")
    return ref(selector, voice)


def all_of(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them together: `all creatures`."""
    if isinstance(selector, s.Each):
        return Ref(f"all {noun(selector.filter).many()}", many=True)
    return ref(selector, voice)


def self_noun(types: int, subtypes: list[str]) -> str:
    """What a permanent calls itself: `this creature`, `this land`, `this Siege`."""
    for special in ("Aura", "Equipment", "Vehicle", "Siege", "Saga", "Class"):
        if special in subtypes and not types & CREATURE:
            return f"this {special}"
    if types & CREATURE:
        return "this creature"
    for mask in (PLANESWALKER, BATTLE, SCHEME):
        if types & mask:
            return f"this {type_names(mask)[0]}"
    names = type_names(types & PERMANENT_TYPES)
    if "land" in names:
        return "this land"
    return f"this {names[0]}" if names else "this spell"
