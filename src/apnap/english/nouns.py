"""What filters say about a noun, and how selectors name things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from apnap.abilities.filters import (
    AllOf,
    Another,
    AnyOf,
    AttackedThisTurn,
    ControlledBy,
    Everything,
    IsAttacking,
    IsBlocking,
    IsColorless,
    IsTapped,
    IsToken,
    ManaValueAtMost,
    Named,
    Not,
    OfColor,
    OfSupertype,
    OfType,
    OwnedBy,
    PowerAtLeast,
    PowerAtMost,
    Subtype,
    ToughnessAtMost,
    With,
    WithCounter,
)
from apnap.abilities.players import ControllerOf, EachOpponent, EachOtherPlayer, EachPlayer, OwnerOf, ThatPlayer, You
from apnap.abilities.selectors import All, AllOfThese, Each, Enchanted, Equipped, It, Sacrificed, That, This, Those
from apnap.abilities.targets import (
    AnyTarget,
    Chosen,
    Target,
    TargetCard,
    TargetPlayer,
    TargetPlayerOr,
    TargetSlot,
    TargetSpell,
)
from apnap.english.table import Phrases
from apnap.english.words import article, listed, number_word, plural
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.core.constants import (
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


def _of_type(node: OfType, n: Noun) -> None:
    if node.types == PERMANENT_TYPES:
        n.types.append("permanent")
        return
    names = type_names(node.types)
    if len(names) == 1:
        n.types += names
    else:
        n.choice += names


def _any_of(node: AnyOf, n: Noun) -> None:
    nouns = [noun(inner, "") for inner in node.filters]
    if all(each.adjectives and not each.types + each.subtypes + each.choice + each.after for each in nouns):
        n.adjectives.append(listed([each.bare().strip() for each in nouns], "or"))
        return
    for each in nouns:
        n.choice.append(each.bare().strip())


def _not(node: Not, n: Noun) -> None:
    inner = node.filter
    if isinstance(inner, IsTapped):
        n.adjectives.append("untapped")
    elif isinstance(inner, ControlledBy):
        n.mine = "you don't control"
    elif isinstance(inner, Subtype):
        n.adjectives.append(f"non-{inner.name}")
    elif isinstance(inner, OfSupertype) and inner.supertypes == ONGOING:
        n.adjectives.append("non-ongoing")
    elif isinstance(inner, With):
        n.after.append(f"without {keyword_names(inner.keyword.flags)[0]}")
    else:
        n.adjectives.append("non" + noun(inner, "").bare().strip())


def _all_of(node: AllOf, n: Noun) -> None:
    for inner in node.filters:
        FILTERS.say(inner, n)
    if n.types and n.choice and all(word[:1].isupper() for word in n.choice):
        # 'Angel or Human creature': subtypes before the type
        n.subtypes.append(listed(n.choice, "or"))
        n.choice = []


def _controlled(node: ControlledBy, n: Noun) -> None:
    player = node.player
    if isinstance(player, Chosen) and isinstance(player.slot, TargetPlayer):
        n.mine = f"{SELECTORS.say(player.slot, Voice('', '', 0)).text} controls"
    else:
        n.mine = CONTROL_WORDS[type(player)]


def _other(node: Another, n: Noun) -> None:
    n.other = True


def _nothing(node: Everything, n: Noun) -> None:
    pass


CONTROL_WORDS: Final[dict[type[Selector], str]] = {}  # said of what such a player controls
CONTROL_WORDS[You] = "you control"
CONTROL_WORDS[EachOpponent] = "an opponent controls"
CONTROL_WORDS[ThatPlayer] = "that player controls"
CONTROL_WORDS[EachPlayer] = "a player controls"
FILTERS.add(OfType, _of_type)
FILTERS.add(AnyOf, _any_of)
FILTERS.add(AllOf, _all_of)
FILTERS.add(Not, _not)
FILTERS.add(Another, _other)
FILTERS.add(Everything, _nothing)
FILTERS.add(ControlledBy, _controlled)
FILTERS.add(OwnedBy, lambda node, n: n.after.append("you own"))
FILTERS.add(
    OfSupertype, lambda node, n: n.adjectives.extend(SUPERTYPE_NAMES[i].lower() for i in bits(node.supertypes))
)
FILTERS.add(OfColor, lambda node, n: n.adjectives.append(color_words(node.colors, "or")))
FILTERS.add(IsColorless, lambda node, n: n.adjectives.append("colorless"))
FILTERS.add(Subtype, lambda node, n: n.subtypes.append(node.name))
FILTERS.add(IsTapped, lambda node, n: n.adjectives.append("tapped"))
FILTERS.add(IsAttacking, lambda node, n: n.adjectives.append("attacking"))
FILTERS.add(IsBlocking, lambda node, n: n.adjectives.append("blocking"))
FILTERS.add(IsToken, lambda node, n: n.types.append("token"))
FILTERS.add(AttackedThisTurn, lambda node, n: n.after.append("that attacked this turn"))
FILTERS.add(With, lambda node, n: n.after.append(f"with {keyword_names(node.keyword.flags)[0]}"))
FILTERS.add(WithCounter, lambda node, n: n.after.append(f"with {article(node.counter)} counter on it"))
FILTERS.add(Named, lambda node, n: n.after.append(f"named {node.name}"))
FILTERS.add(PowerAtMost, lambda node, n: n.after.append(f"with power {node.number} or less"))
FILTERS.add(PowerAtLeast, lambda node, n: n.after.append(f"with power {node.number} or greater"))
FILTERS.add(ToughnessAtMost, lambda node, n: n.after.append(f"with toughness {node.number} or less"))
FILTERS.add(ManaValueAtMost, lambda node, n: n.after.append(f"with mana value {node.number} or less"))


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
    if isinstance(selector, TargetSlot):
        for said in voice.said:
            if said is selector:
                return Ref("it")
        voice.said.append(selector)
    elif isinstance(selector, (Enchanted, Equipped)):
        for said in voice.said:
            if isinstance(said, type(selector)):
                return Ref("it")
        voice.said.append(selector)
    return SELECTORS.say(selector, voice)


def counted_target(slot: TargetSlot, one: str, many: str, other: bool) -> Ref:
    """`target creature`, `two target lands`, `up to two target creature cards`, `another target creature`."""
    if slot.maximum == 1:
        front = "up to one " if slot.minimum == 0 else ""
        if other or slot.other:
            front = "up to one other " if slot.minimum == 0 else "another "
        return Ref(f"{front}target {one}")
    front = "up to " if slot.minimum == 0 else ""
    return Ref(f"{front}{number_word(slot.maximum)} {'other ' if other else ''}target {many}", many=True)


def _target(node: Target, voice: Voice) -> Ref:
    n = noun(node.filter)
    if node.by_opponent:
        n.mine = f"of an opponent's choice {'they control' if node.theirs else n.mine}".rstrip()
    return counted_target(node, n.core(False), n.core(True), n.other)


def _card(node: TargetCard, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    found = counted_target(node, n.core(False), n.core(True), n.other)
    whose = "your" if isinstance(node.whose, You) else "a"
    return Ref(f"{found.text} from {whose} {ZONE_NAMES[node.where]}", found.many)


def _spell(node: TargetSpell, voice: Voice) -> Ref:
    return Ref(f"target {noun(node.filter, 'spell').bare()}")


def _player_or(node: TargetPlayerOr, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    front = "another target" if node.other else "target"
    if node.player_last:
        either = node.filter.filters if isinstance(node.filter, AnyOf) else [node.filter]
        return Ref(f"{front} {listed([*[noun(one).bare() for one in either], who], 'or')}")
    return Ref(f"{front} {who} or {noun(node.filter).bare()}")


def _player(node: TargetPlayer, voice: Voice) -> Ref:
    who = "opponent" if isinstance(node.who, EachOpponent) else "player"
    return counted_target(node, who, plural(who), False)


def _any_target(node: AnyTarget, voice: Voice) -> Ref:
    if node.divided is not None:
        counts = [number_word(i) for i in range(1, node.maximum + 1)]
        return Ref(f"{listed(counts, 'or')} targets", many=True)
    choice = " of an opponent's choice" if node.by_opponent else ""
    return Ref(("another target" if node.other else "any target") + choice)


def _sacrificed(node: Sacrificed, voice: Voice) -> Ref:
    for said in voice.said:
        if isinstance(said, Sacrificed):
            return Ref("it")
    voice.said.append(node)
    return Ref(f"the sacrificed {noun(node.filter).bare()}")


SELECTORS.add(Target, _target)
SELECTORS.add(TargetCard, _card)
SELECTORS.add(TargetSpell, _spell)
SELECTORS.add(TargetPlayer, _player)
SELECTORS.add(TargetPlayerOr, _player_or)
SELECTORS.add(AnyTarget, _any_target)
SELECTORS.add(This, lambda node, voice: Ref(voice.this()))
SELECTORS.add(It, lambda node, voice: Ref("it"))


def _that(node: That, voice: Voice) -> Ref:
    kind = "card" if node.card else "spell" if node.spell else "permanent"
    return Ref(f"that {noun(node.filter, kind).bare()}")


SELECTORS.add(That, _that)
SELECTORS.add(Sacrificed, _sacrificed)
SELECTORS.add(
    AllOfThese, lambda node, voice: Ref(listed([each_one(one, voice).text for one in node.subjects], "and"))
)
SELECTORS.add(Those, lambda node, voice: Ref("them", many=True))
SELECTORS.add(Each, lambda node, voice: Ref(("all " if node.all else "") + noun(node.filter).many(), many=True))
SELECTORS.add(Enchanted, lambda node, voice: Ref(f"enchanted {noun(node.filter).bare()}"))
SELECTORS.add(Equipped, lambda node, voice: Ref(f"equipped {noun(node.filter).bare()}"))
SELECTORS.add(You, lambda node, voice: Ref("you", you=True))
SELECTORS.add(EachPlayer, lambda node, voice: Ref("each player"))
SELECTORS.add(EachOpponent, lambda node, voice: Ref("each opponent"))
SELECTORS.add(EachOtherPlayer, lambda node, voice: Ref("each other player"))
SELECTORS.add(ThatPlayer, lambda node, voice: Ref("that player"))
SELECTORS.add(ControllerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} controller"))
SELECTORS.add(OwnerOf, lambda node, voice: Ref(f"{ref(node.what, voice).whose} owner"))


def each_one(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them one by one: `each creature`."""
    if isinstance(selector, Each) and not isinstance(selector, All):
        n = noun(selector.filter)
        return Ref(f"each {'other ' if n.other else ''}{n.core(False)}")
    return ref(selector, voice)


def all_of(selector: Selector, voice: Voice) -> Ref:
    """As the object of a verb that takes them together: `all creatures`."""
    if isinstance(selector, Each):
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
