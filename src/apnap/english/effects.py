"""Phrases for instructions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.amounts import (
    CardsIn,
    ChosenX,
    CountersOnThis,
    CountOf,
    DamageDealt,
    LifeOf,
    ManaValueOf,
    PowerOf,
    ThatMuch,
    Times,
    ToughnessOf,
)
from apnap.abilities.base import Number
from apnap.abilities.casual.drafting import HighestNoted
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.damage_shields import PreventDamage
from apnap.abilities.effects.durations import Lasting, UntilYourNextTurn
from apnap.abilities.effects.flow import And, Both, If, Instead, Lines, May, Sequence, Then
from apnap.abilities.effects.life import GainLife, LoseLife
from apnap.abilities.effects.moves import Counter, Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.payment import MayPay, UnlessPays
from apnap.abilities.effects.permanents import AttachThis, Tap, Untap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, Mill, Sacrifice
from apnap.abilities.effects.turns import ExtraCombatAndMain, TakeExtraTurn
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.mana import AddCombination, AddMana, AddOneColor
from apnap.abilities.players import OwnerOf, You
from apnap.abilities.selectors import Each, That, This
from apnap.abilities.statics.changes import Becomes, Change, Gets, Has, YouControl
from apnap.abilities.statics.restrictions import (
    BlockedByAtLeast,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    CantGainLife,
    CantLose,
    CantWin,
    DoesntUntap,
    MustAttack,
)
from apnap.abilities.targets import TargetCard
from apnap.english.nouns import (
    Noun,
    Ref,
    Voice,
    all_of,
    color_words,
    each_one,
    keyword_names,
    noun,
    ref,
    type_names,
)
from apnap.english.table import Phrases
from apnap.english.words import article, listed, number_word, plural, sentence, size_change
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    Amount,
    Condition,
    CostPart,
    Effect,
    Keywords,
    Node,
    Static,
)
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.announcing import Modal
from apnap.rules.core.constants import (
    ALL_COLORS,
    BATTLEFIELD,
    COLOR_LETTERS,
    CREATURE,
    D_PLANESWALK,
    D_PLAYERS_TURN,
    D_TURN,
    GRAVEYARD,
    bits,
)

AMOUNTS: Final[Phrases[Amount, Voice, str]] = Phrases("amount")
ABILITY_WORDS: Final[dict[type[Node], str]] = {}  # what stands before an ability that has such a node (207.2c)
PER: Final[Phrases[Amount, Voice, str]] = Phrases("thing counted")  # said as 'for each ...'
CONDITIONS: Final[Phrases[Condition, Voice, str]] = Phrases("condition")
COSTS: Final[Phrases[CostPart, Voice, str]] = Phrases("cost")
ABILITIES: Final[Phrases[Ability, Voice, str]] = Phrases("ability")
NAMED: Final[list[type[Ability]]] = []  # abilities that are said by their name, in small letters
INLINE: Final[list[type[Ability]]] = []  # those of them that share a line with flying and the like


# amounts --------------------------------------------------------------------------------------------------------------
AMOUNTS.add(Number, lambda node, voice: str(node.number))
AMOUNTS.add(CountersOnThis, lambda node, voice: f"the number of {node.counter} counters on it")
AMOUNTS.add(ChosenX, lambda node, voice: "X")
AMOUNTS.add(ThatMuch, lambda node, voice: "that much")
AMOUNTS.add(DamageDealt, lambda node, voice: "the damage dealt this way")
AMOUNTS.add(PowerOf, lambda node, voice: f"{ref(node.what, voice).whose} power")
AMOUNTS.add(ToughnessOf, lambda node, voice: f"{ref(node.what, voice).whose} toughness")
AMOUNTS.add(CountOf, lambda node, voice: f"the number of {ref(node.what, voice).text}")
AMOUNTS.add(LifeOf, lambda node, voice: f"{ref(node.who, voice).whose} life total")


def is_simple(amount: Amount) -> bool:
    return isinstance(amount, (Number, ChosenX))


def of_mass(amount: Amount, unit: str, voice: Voice) -> str:
    """`3 damage`, `X life`, `that much life`, `damage equal to its power`."""
    if type(amount) in PER.phrases:
        return f"1 {unit} for each {PER.say(amount, voice)}"
    if isinstance(amount, Times) and type(amount.what) in PER.phrases:
        return f"{amount.factor} {unit} for each {PER.say(amount.what, voice)}"
    if is_simple(amount) or isinstance(amount, ThatMuch):
        return f"{AMOUNTS.say(amount, voice)} {unit}"
    return f"{unit} equal to {AMOUNTS.say(amount, voice)}"


def of_things(amount: Amount, unit: str, voice: Voice) -> str:
    """`a card`, `two cards`, `X cards`, `cards equal to ...`."""
    if isinstance(amount, Number):
        return article(unit) if amount.number == 1 else f"{number_word(amount.number)} {plural(unit)}"
    if isinstance(amount, ChosenX):
        return f"X {plural(unit)}"
    if isinstance(amount, ThatMuch):
        return f"that many {plural(unit)}"
    if type(amount) in PER.phrases:
        return f"{article(unit)} for each {PER.say(amount, voice)}"
    return f"{plural(unit)} equal to {AMOUNTS.say(amount, voice)}"


# instructions ---------------------------------------------------------------------------------------------------------
@dataclass
class Clause:
    """Who does what. An order to you leaves the subject out, unless the verb needs it."""

    subject: Ref
    third: str
    base: str
    rest: str
    spoken: bool = False  # 'you gain', never just 'gain'
    then: str = ""  # a sentence that must follow

    def plain(self) -> str:
        if self.subject.you and not self.spoken:
            return self.predicate()
        return f"{self.subject.text} {self.predicate()}"

    def full(self) -> str:
        return f"{self.subject.text} {self.predicate()}"

    def predicate(self) -> str:
        return f"{self.subject.verb(self.third, self.base)} {self.rest}".rstrip()


CLAUSES: Final[Phrases[Effect, Voice, Clause]] = Phrases("instruction")
SENTENCES: Final[Phrases[Effect, Voice, list[str]]] = Phrases("instruction")  # those that are more than a clause
YOU: Final = Ref("you", you=True)


def order(verb: str, rest: str) -> Clause:
    """Something you are told to do."""
    return Clause(YOU, verb + "s", verb, rest)


def _deal(node: DealDamage, voice: Voice) -> Clause:
    source = node.source
    who = Ref(voice.this()) if source is None else ref(source, voice)
    to = "itself" if source is None and isinstance(node.to, This) else each_one(node.to, voice).text
    if isinstance(node.amount, (CardsIn, CountersOnThis, HighestNoted)):
        return Clause(who, "deals", "deal", f"damage to {to} equal to {AMOUNTS.say(node.amount, voice)}")
    clause = Clause(who, "deals", "deal", f"{of_mass(node.amount, 'damage', voice)} to {to}")
    if node.excess_to is not None:
        whose = "that creature's"
        clause.then = f"excess damage is dealt to {whose} controller instead"
    return clause


def _divided(node: DealDividedDamage, voice: Voice) -> Clause:
    among = ref(node.among, voice).text
    how = f"{of_mass(node.amount, 'damage', voice)} divided as you choose among {among}"
    return Clause(Ref(voice.this()), "deals", "deal", how)


CLAUSES.add(DealDamage, _deal)
CLAUSES.add(DealDividedDamage, _divided)


def _destroy(node: Destroy, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    clause = order("destroy", what.text)
    if not node.regenerate:
        clause.then = f"{'they' if what.many else 'it'} can't be regenerated"
    return clause


CLAUSES.add(Destroy, _destroy)
CLAUSES.add(Exile, lambda node, voice: order("exile", all_of(node.what, voice).text))
CLAUSES.add(Counter, lambda node, voice: order("counter", all_of(node.what, voice).text))
CLAUSES.add(Tap, lambda node, voice: order("tap", all_of(node.what, voice).text))
CLAUSES.add(Untap, lambda node, voice: order("untap", all_of(node.what, voice).text))
CLAUSES.add(AttachThis, lambda node, voice: order("attach", f"{voice.this()} to {ref(node.to, voice).text}"))


def _to_hand(node: ReturnToHand, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    if isinstance(node.what, TargetCard) and isinstance(node.what.whose, You):
        return order("return", f"{what.text} to your hand")
    whose = "their owners' hands" if what.many else "its owner's hand"
    return order("return", f"{what.text} to {whose}")


def _to_battlefield(node: ReturnToBattlefield, voice: Voice) -> Clause:
    what = all_of(node.what, voice).text
    tapped = " tapped" if node.tapped else ""
    slot = node.what
    if isinstance(slot, TargetCard) and not isinstance(slot.whose, You):
        return order("put", f"{what} onto the battlefield{tapped} under your control")
    whose = ""
    if isinstance(slot, That) or isinstance(node.under, OwnerOf):
        whose = " under your control" if isinstance(node.under, You) else " under its owner's control"
    return order("return", f"{what} to the battlefield{tapped}{whose}")


def _add_counters(node: AddCounters, voice: Voice) -> Clause:
    if type(node.amount) in PER.phrases:
        counter = article(f"{node.counter} counter")
        per = PER.say(node.amount, voice)
        return order("put", f"{counter} on {each_one(node.what, voice).text} for each {per}")
    if isinstance(node.amount, Times) and type(node.amount.what) in PER.phrases:
        counters = f"{number_word(node.amount.factor)} {plural(f'{node.counter} counter')}"
        per = PER.say(node.amount.what, voice)
        return order("put", f"{counters} on {each_one(node.what, voice).text} for each {per}")
    if isinstance(node.amount, (ManaValueOf, CountOf)):
        what = each_one(node.what, voice).text
        same = isinstance(node.amount, ManaValueOf) and node.amount.what is node.what
        much = "that creature's mana value" if same else AMOUNTS.say(node.amount, voice)
        return order("put", f"X {node.counter} counters on {what}, where X is {much}")
    counters = of_things(node.amount, f"{node.counter} counter", voice)
    return order("put", f"{counters} on {each_one(node.what, voice).text}")


def token_words(base: Chars) -> str:
    """What a token is, without its number: `1/1 white Soldier creature token`, `Treasure token`."""
    if base.subtypes and base.subtypes[0] in PREDEFINED:
        return f"{base.subtypes[0]} token"
    words = [f"{base.power}/{base.toughness}"] if "creature" in type_names(base.types) else []
    words.append(color_words(base.colors, "and") if base.colors else "colorless")
    words += [*base.subtypes, *type_names(base.types), "token"]
    return " ".join(words)


PREDEFINED: Final = ("Treasure", "Food", "Clue", "Blood", "Gold", "Map")  # 111.10


def _create(node: CreateTokens, voice: Voice) -> Clause:
    base = node.token.base
    per = type(node.amount) in PER.phrases
    kind = f"{'tapped ' if node.tapped else ''}{token_words(base)}"
    words = article(kind) if per else of_things(node.amount, kind, voice)
    named = keyword_names(base.keywords)
    for ability in base.abilities.every:
        if isinstance(ability, tuple(NAMED)) and not isinstance(ability, Keywords):
            named.append(ABILITIES.say(ability, voice))
        elif base.subtypes[0] in PREDEFINED:
            continue
        elif isinstance(ability, Activated) or (isinstance(ability, Static) and not ability.implied):
            named.append(f'"{ABILITIES.say(ability, Voice("", "this token", CREATURE))}"')
    if named:
        words += f" with {listed(named, 'and')}"
    if not base.name.endswith(" Token") and base.name not in PREDEFINED and base.types & CREATURE:
        words += f" named {base.name}"
    if per:
        words += f" for each {PER.say(node.amount, voice)}"
    return Clause(ref(node.who, voice), "creates", "create", words)


CLAUSES.add(ReturnToHand, _to_hand)
CLAUSES.add(ReturnToBattlefield, _to_battlefield)
CLAUSES.add(AddCounters, _add_counters)
CLAUSES.add(CreateTokens, _create)


def _draw(node: Draw, voice: Voice) -> Clause:
    card = "additional card" if node.additional else "card"
    return Clause(ref(node.who, voice), "draws", "draw", of_things(node.amount, card, voice))


def _discard(node: Discard, voice: Voice) -> Clause:
    rest = of_things(node.amount, "card", voice) + (" at random" if node.at_random else "")
    return Clause(ref(node.who, voice), "discards", "discard", rest)


def _sacrifice(node: Sacrifice, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    one = isinstance(node.amount, Number) and node.amount.number == 1
    if type(node.amount) in PER.phrases:
        what = f"{n.one()} for each {PER.say(node.amount, voice)}"
    else:
        what = n.one() if one else f"{of_count(node.amount, voice)} {n.many()}"
    if node.another:
        what = f"another {n.bare()}"
    return Clause(who, "sacrifices", "sacrifice", what if who.you else f"{what} of their choice")


def of_count(amount: Amount, voice: Voice) -> str:
    return number_word(amount.number) if isinstance(amount, Number) else AMOUNTS.say(amount, voice)


def _life(node: GainLife | LoseLife, voice: Voice) -> Clause:
    gains = isinstance(node, GainLife)
    verb = "gain" if gains else "lose"
    return Clause(ref(node.who, voice), verb + "s", verb, of_mass(node.amount, "life", voice), spoken=True)


CLAUSES.add(Draw, _draw)
CLAUSES.add(Discard, _discard)
CLAUSES.add(Sacrifice, _sacrifice)
CLAUSES.add(GainLife, _life)
CLAUSES.add(LoseLife, _life)
CLAUSES.add(
    Mill, lambda node, voice: Clause(ref(node.who, voice), "mills", "mill", of_things(node.amount, "card", voice))
)


def _extra_turn(node: TakeExtraTurn, voice: Voice) -> Clause:
    clause = Clause(ref(node.who, voice), "takes", "take", "an extra turn after this one")
    then = "that turn"
    if node.no_untap:
        clause.then = f"skip the untap step of {then}"
    if node.no_schemes:
        clause.then = f"schemes can't be set in motion {then}"
    return clause


CLAUSES.add(TakeExtraTurn, _extra_turn)


def _does(node: Does, voice: Voice) -> Clause:
    clauses = [CLAUSES.say(action, voice) for action in node.actions]
    who = ref(node.who, voice)
    for action, clause in zip(node.actions, clauses, strict=True):
        clause.subject = who
        if isinstance(action, Sacrifice) and not who.you:
            clause.rest += " of their choice"
    parts = [clause.predicate() for clause in clauses]
    verb, _, rest = listed(parts, "and").partition(" ")
    return Clause(who, verb, verb, rest, spoken=True)


def _search(node: SearchLibrary, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter, "card")
    one = node.count == 1
    what = n.one() if one else f"up to {number_word(node.count)} {n.many()}"
    whose = "your" if who.you else "their"
    if node.to == BATTLEFIELD:
        found = ("it" if node.pronoun else "that card") if one else "them" if node.pronoun else "those cards"
        put = f"put {found} onto the battlefield{' tapped' if node.tapped else ''}"
    elif node.to == GRAVEYARD:
        put = f"put {('it' if n.told() else 'that card') if one else 'them'} into {whose} graveyard"
    elif not n.told():
        put = f"put {'that card' if one else 'those cards'} into {whose} hand"
    else:
        put = f"reveal {'it' if one else 'them'}, put {'it' if one else 'them'} into {whose} hand"
    return Clause(who, "searches", "search", f"{whose} library for {what}, {put}, then shuffle")


CLAUSES.add(Does, _does)
CLAUSES.add(SearchLibrary, _search)


def _prevent(node: PreventDamage, voice: Voice) -> Clause:
    return order("prevent", f"all {'combat ' if node.combat else ''}damage that would be dealt this turn")


def _extra_combat(node: ExtraCombatAndMain, voice: Voice) -> Clause:
    there = Ref("if it's a main phase, there" if node.in_main else "after this main phase, there")
    combat, main = (f"an additional {phase} phase" for phase in ("combat", "main"))
    return Clause(there, "is", "are", f"{combat}{' after this phase,' if node.in_main else ''} followed by {main}")


CLAUSES.add(PreventDamage, _prevent)
CLAUSES.add(ExtraCombatAndMain, _extra_combat)


# mana -----------------------------------------------------------------------------------------------------------------
def _add_mana(node: AddMana, voice: Voice) -> Clause:
    inner = node.symbols.strip("{}")
    if "/" in inner and "}" not in inner:
        return order("add", listed(["{" + letter + "}" for letter in inner.split("/")], "or"))
    rest = node.symbols
    if node.amount is not None:
        if type(node.amount) not in PER.phrases:
            return order("add", f"an amount of {rest} equal to {AMOUNTS.say(node.amount, voice)}")
        rest += f" for each {PER.say(node.amount, voice)}"
    return order("add", rest)


def _add_one_color(node: AddOneColor, voice: Voice) -> Clause:
    if node.mask == ALL_COLORS:
        return order("add", f"{number_word(node.number)} mana of any {'one ' if node.number > 1 else ''}color")
    return order("add", listed(["{" + COLOR_LETTERS[i] + "}" for i in bits(node.mask)], "or"))


def _add_combination(node: AddCombination, voice: Voice) -> Clause:
    kinds = ["{" + COLOR_LETTERS[i] + "}" for i in bits(node.mask)]
    of = "colors" if node.mask == ALL_COLORS else listed(kinds, "and/or")
    return order("add", f"{number_word(node.number)} mana in any combination of {of}")


CLAUSES.add(AddMana, _add_mana)
CLAUSES.add(AddOneColor, _add_one_color)
CLAUSES.add(AddCombination, _add_combination)


# continuous effects ---------------------------------------------------------------------------------------------------
@dataclass
class Changed:
    """A change as a verb with its rest: in a static ability, or for a time."""

    third: str
    base: str
    rest: str
    then: str = ""
    rest_of_many: str = ""  # where it differs for several


CHANGES: Final[Phrases[Change, Voice, Changed]] = Phrases("change")


def _gets(node: Gets, voice: Voice) -> Changed:
    power, toughness = node.power, node.toughness
    if isinstance(power, Number) and isinstance(toughness, Number):
        return Changed("gets", "get", size_change(power.number, toughness.number))
    said, other = AMOUNTS.say(power, voice), AMOUNTS.say(toughness, voice)
    if said == other and len(said) > 1:
        return Changed("gets", "get", f"+X/+X, where X is {said}")
    return Changed("gets", "get", f"+{said}/+{other}")


def _has(node: Has, voice: Voice) -> Changed:
    words: list[str] = []
    for ability in node.abilities:
        if isinstance(ability, Keywords):
            words += keyword_names(ability.flags)
        elif isinstance(ability, tuple(NAMED)):
            words.append(ABILITIES.say(ability, voice))
        else:
            inner = Voice(voice.name, "this creature", CREATURE)
            words.append(f'"{ABILITIES.say(ability, inner)}"')
    return Changed("has", "have", listed(words, "and"))


def _becomes(node: Becomes, voice: Voice) -> Changed:
    words = [f"{node.power}/{node.toughness}"] if node.has_size else []
    if node.colors > 0:
        words.append(color_words(node.colors, "and"))
    words += [*node.subtypes, *type_names(node.types)]
    then = ""
    if node.still and voice.own_types:
        then = f"it's still {article(type_names(voice.own_types)[0])}"
    return Changed("becomes", "become", article(" ".join(words)), then)


CHANGES.add(Gets, _gets)
CHANGES.add(Has, _has)
CHANGES.add(Becomes, _becomes)
CHANGES.add(
    CantAttack,
    lambda node, voice: Changed(
        "can't", "can't", "attack" if node.whom is None else f"attack {ref(node.whom, voice).text}"
    ),
)
CHANGES.add(CantBlock, lambda node, voice: Changed("can't", "can't", "block"))
CHANGES.add(MustAttack, lambda node, voice: Changed("attacks", "attack", "each combat if able"))
CHANGES.add(DoesntUntap, lambda node, voice: Changed("doesn't", "don't", "untap during its controller's untap step"))
CHANGES.add(CantLose, lambda node, voice: Changed("can't", "can't", "lose the game"))
CHANGES.add(CantWin, lambda node, voice: Changed("can't", "can't", "win the game"))
CHANGES.add(CantGainLife, lambda node, voice: Changed("can't", "can't", "gain life"))


def _unblocked(node: CantBeBlocked, voice: Voice) -> Changed:
    by = node.by
    return Changed("can't", "can't", "be blocked" + (f" by {noun(by).many()}" if by is not None else ""))


CHANGES.add(CantBeBlocked, _unblocked)
CHANGES.add(
    BlockedByAtLeast,
    lambda node, voice: Changed("can't", "can't", f"be blocked except by {number_word(node.number)} or more creatures"),
)


GAINED: Final = {"has": ("gains", "gain"), "is": ("becomes", "become")}  # as an effect with a duration says it


def changes_words(list_of: list[Change], subject: Ref, voice: Voice, gains: bool) -> tuple[str, str]:
    """`gets +3/+3 and gains trample`, `can't attack or block`; and a sentence that must follow."""
    said = [CHANGES.say(change, voice) for change in list_of]
    for change in said:
        if gains and change.third in GAINED and not change.rest.startswith("base power"):
            change.third, change.base = GAINED[change.third]
        if subject.many:
            change.rest = change.rest_of_many or change.rest
            change.rest = change.rest.replace("its controller's untap step", "their controllers' untap steps")
    if len(said) > 1 and all(change.third == "can't" for change in said):
        words = f"can't {listed([change.rest for change in said], 'or')}"
    elif gains and len(said) == 2 and said[0].third == "becomes" and said[1].third == "gains":
        words = f"{subject.verb('becomes', 'become')} {said[0].rest} with {said[1].rest}"
    else:
        words = listed([f"{subject.verb(change.third, change.base)} {change.rest}" for change in said], "and")
    return words, "".join(change.then for change in said)


DURATIONS: Final = {
    D_TURN: "until end of turn",
    D_PLAYERS_TURN: "until your next turn",
    D_PLANESWALK: "until a player planeswalks",
}


def says_all(described: Noun) -> bool:
    """`all creatures`, but `creatures you control` and `attacking creatures`."""
    return not described.mine and not {"attacking", "blocking"} & set(described.adjectives)


def _lasting(node: Lasting, voice: Voice) -> Clause:
    subject = ref(node.subject, voice)
    when = DURATIONS.get(node.duration, "")
    if len(node.changes) == 1 and isinstance(node.changes[0], YouControl):
        return order("gain", f"control of {subject.text} {when}".rstrip())
    if isinstance(node.subject, Each) and says_all(noun(node.subject.filter)) and node.duration != D_PLANESWALK:
        subject = all_of(node.subject, voice)
    words, then = changes_words(node.changes, subject, voice, True)
    cant = all(isinstance(change, (CantAttack, CantBlock, CantBeBlocked)) for change in node.changes)
    if cant and node.duration != D_PLANESWALK:
        when = "this turn"
    if any(isinstance(change, MustAttack) for change in node.changes):
        words, when = words.replace("each combat", "this turn"), ""
    last = isinstance(node, UntilYourNextTurn) and node.last
    if (node.duration == D_PLAYERS_TURN and not last) or node.first:
        verb, _, rest = words.partition(" ")
        return Clause(Ref(f"{when}, {subject.text}", subject.many), verb, verb, rest, then=then)
    verb, _, rest = f"{words} {when}".rstrip().partition(" ")
    return Clause(subject, verb, verb, rest, then=then)


CLAUSES.add(Lasting, _lasting)


# how instructions go together -----------------------------------------------------------------------------------------
def sentences(effect: Effect, voice: Voice) -> list[str]:
    """The instruction as sentences without capitals and full stops."""
    for kind in type(effect).__mro__:
        if kind in SENTENCES.phrases:
            return SENTENCES.phrases[kind](effect, voice)
        if kind in CLAUSES.phrases:
            break
    clause = CLAUSES.say(effect, voice)
    return [clause.plain(), clause.then] if clause.then else [clause.plain()]


def one(effect: Effect, voice: Voice) -> str:
    return sentences(effect, voice)[0]


def modes(effects: list[Effect], minimum: int, maximum: int, voice: Voice, by_opponent: bool = False) -> list[str]:
    """`choose one -` and the modes, a line each."""
    if by_opponent:
        head = f"an opponent chooses {number_word(minimum)} \u2014"
    elif minimum == maximum:
        head = f"choose {number_word(minimum)} \u2014"
    elif minimum == 1 and maximum == len(effects) > 2:
        head = "choose one or more \u2014"
    else:
        head = "choose one or both \u2014" if maximum == 2 else f"choose up to {number_word(maximum)} \u2014"
    lines = [head]
    for effect in effects:
        fresh = Voice(voice.name, voice.self_noun, voice.own_types)  # a mode stands by itself
        lines.append("\u2022 " + " ".join(sentence(s) for s in sentences(effect, fresh)))
    return ["\n".join(lines)]


def _sequence(node: Sequence, voice: Voice) -> list[str]:
    return [s for e in node.effects for s in sentences(e, voice)]


def _then(node: Then, voice: Voice) -> list[str]:
    if isinstance(node.effects[-1], If):  # a sentence of its own
        first = ", then ".join(one(e, voice) for e in node.effects[:-1])
        return [first, f"then {one(node.effects[-1], voice)}"]
    return [", then ".join(one(e, voice) for e in node.effects)]


def _and(node: And, voice: Voice) -> list[str]:
    clauses = [CLAUSES.say(e, voice) for e in node.effects]
    if all(isinstance(e, DealDamage) for e in node.effects):
        # one source deals several times: the verb is said once
        return [listed([clauses[0].full(), *(clause.rest for clause in clauses[1:])], "and")]
    return [listed([clause.full() for clause in clauses], "and")]


def _both(node: Both, voice: Voice) -> list[str]:
    if all(isinstance(e, CreateTokens) for e in node.effects):
        made = [CLAUSES.say(e, voice) for e in node.effects]
        return [listed([made[0].plain(), *(clause.rest for clause in made[1:])], "and")]
    return [listed([one(e, voice) for e in node.effects], "and")]


def _lines(node: Lines, voice: Voice) -> list[str]:
    return ["\n".join(" ".join(sentence(s) for s in sentences(e, voice)) for e in node.effects)]


def _may(node: May, voice: Voice) -> list[str]:
    clause = CLAUSES.say(node.effect, voice)
    who = ref(node.who, voice)
    same = clause.subject.you or (clause.subject.text == "that player" and not who.you)
    doer = "" if same else f"have {clause.subject.text} "
    said = [f"{who.text} may {doer}{clause.base} {clause.rest}".rstrip()]
    if clause.then:
        said.append(clause.then)
    if node.otherwise is not None:
        other = sentences(node.otherwise, voice)
        said += [f"if you don't, {other[0]}", *other[1:]]
    return said


def _if(node: If, voice: Voice) -> list[str]:
    condition = CONDITIONS.say(node.condition, voice)
    inner = sentences(node.effect, voice)
    said = [f"if {condition}, {inner[0]}", *inner[1:]]
    if node.otherwise is not None:
        other = sentences(node.otherwise, voice)
        said += [f"otherwise, {other[0]}", *other[1:]]
    return said


def _instead(node: Instead, voice: Voice) -> list[str]:
    condition = CONDITIONS.say(node.condition, voice)
    return [*sentences(node.usual, voice), f"if {condition}, {one(node.other, voice)} instead"]


def _unless_pays(node: UnlessPays, voice: Voice) -> list[str]:
    happens = one(node.effect, voice)
    payer = ref(node.who, voice)
    return [f"{happens} unless {payer.text} {payer.verb('pays', 'pay')} {COSTS.say(node.cost, voice)}"]


def _may_pay(node: MayPay, voice: Voice) -> list[str]:
    happens = one(node.effect, voice)
    return [f"{ref(node.who, voice).text} may pay {COSTS.say(node.cost, voice)}", f"if you do, {happens}"]


SENTENCES.add(Sequence, _sequence)
SENTENCES.add(Then, _then)
SENTENCES.add(And, _and)
SENTENCES.add(Both, _both)
SENTENCES.add(Lines, _lines)
SENTENCES.add(May, _may)
SENTENCES.add(If, _if)
SENTENCES.add(Instead, _instead)
SENTENCES.add(UnlessPays, _unless_pays)
SENTENCES.add(MayPay, _may_pay)
SENTENCES.add(
    Modal, lambda node, voice: modes(node.modes, node.minimum, node.maximum, voice, node.by_opponent)
)
