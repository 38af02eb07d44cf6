"""Phrases for the words of `apnap.abilities.mana_spending`."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.base import Number
from apnap.abilities.casual.commanders import YOUR_COMMANDER, IsYourCommander
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.effects.flow import Both
from apnap.abilities.filters import Everything, every
from apnap.abilities.mana import AddIdentityColor, AddMana, AddOneColor
from apnap.abilities.mana_spending import AddChosenColor, AddLastingMana, AddManaNotFor, AddManaOnly, AddManaWith
from apnap.abilities.selectors import IT
from apnap.abilities.statics.replacements import ItEntersWithMore
from apnap.english.amounts import AMOUNTS
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x, reads_where_x_then
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, one, order, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Filter
from apnap.rules.ch1_concepts.mana.sources import ManaEffect


def _only(node: AddManaOnly, voice: Voice) -> list[str]:
    uses: list[str] = []
    cast = node.spending.cast
    if cast is not None:
        spells = noun(cast, "permanent" if isinstance(cast, IsYourCommander) else "spell")
        uses.append(f"cast {spells.many() if node.many else spells.one()}")
    of = node.spending.of
    if isinstance(of, Everything):
        uses.append("activate abilities")
    elif of is not None and node.many:
        uses.append(f"activate abilities of {noun(of).many()}")
    elif of is not None:
        uses.append(f"activate an ability of {noun(of, 'permanent' if node.bare else 'source').one()}")
    return [one(node.mana, voice), f"spend this mana only to {' or '.join(uses)}"]


def _with(node: AddManaWith, voice: Voice) -> list[str]:
    """What making the mana says of spending it."""
    of_mana = "that mana is spent" if node.that else "you spend this mana"
    spent = node.spending
    kind = "permanent" if isinstance(spent.cast, IsYourCommander) else "spell"
    on = noun(spent.cast, kind)
    effect = spent.ability.effect
    static = effect.static if isinstance(effect, ThisTurn) else None
    if isinstance(static, ItEntersWithMore):
        does, *rest = [more_counters(static, kind, voice)]
    else:
        does, *rest = sentences(effect, voice)
    when = "when" if spent.when else "if"
    return [one(node.mana, voice), f"{when} {of_mana} to cast {on.one()}, {does}", *rest]


def more_counters(node: ItEntersWithMore, kind: str, voice: Voice) -> str:
    it = "it" if kind == "permanent" else "that creature"
    if isinstance(node.amount, Number):
        return f"{it} enters with {extra('an')} counter on it"
    equal = AMOUNTS.say(node.amount, voice)
    return f"{it} enters with {extra('a number of')} counters on it equal to {equal}"


def extra(how_many: str) -> str:
    return f"{how_many} additional +1/+1"


SENTENCES.add(
    AddManaNotFor,
    lambda node, voice: [
        one(node.mana, voice),
        f"this mana can't be spent to cast {noun(node.spending.cast, 'spell').one()}",
    ],
)


def _chosen(node: AddChosenColor, voice: Voice) -> Clause:
    front = "an additional " if node.more else f"{node.symbol} or " if node.symbol else ""
    said = f"{front}one mana of {'that' if node.that else 'the chosen'} color"
    return order("add", said) if node.who is None else Clause(ref(node.who, voice), "adds", "add", said)


CLAUSES.add(AddChosenColor, _chosen)
SENTENCES.add(AddManaOnly, _only)
SENTENCES.add(AddManaWith, _with)
reads("effect", "add one mana <chosen color>", AddChosenColor)
reads("effect", "add <mana> or one mana <chosen color>", AddChosenColor)
reads("special mana", "one mana of any color", AddOneColor)
reads("special mana", "<mana>", AddMana)
reads("special mana", "<number word> mana of any one color", lambda n: AddOneColor(amount=n))


@dataclass(frozen=True)
class Use:
    """What mana may be spent on."""

    cast: Filter | None = None
    abilities: Filter | None = None
    many: bool = False
    bare: bool = False

    def of(self, mana: Effect) -> AddManaOnly:
        if not isinstance(mana, ManaEffect):
            raise Misread("no mana is added")
        return AddManaOnly(mana, cast=self.cast, abilities=self.abilities, many=self.many, bare=self.bare)


reads("mana use", "cast <spells>", lambda f: Use(every(f), many=True))
reads("mana use", "cast a <spell>", lambda f: Use(every(f)))
reads("mana use", "(activate) abilities", lambda: Use(abilities=every(()), many=True))
reads("mana use", "activate abilities of <permanents>", lambda g: Use(abilities=every(g), many=True))
reads("mana use", "cast a <spell> or (activate) abilities", lambda f: Use(every(f), every(())))
for _of in ("permanents", "sources"):
    reads(
        "mana use",
        f"cast <spells> or activate abilities of <{_of}>",
        lambda f, g: Use(every(f), every(g), many=True),
    )
for _to in ("", "to "):
    reads(
        "mana use",
        f"cast a <spell> or {_to}activate a ability of a <source>",
        lambda f, g: Use(every(f), every(g)),
    )
reads(
    "mana use",
    "cast a <spell> or activate a ability of a <permanent>",
    lambda f, g: Use(every(f), every(g), bare=True),
)
reads("sentence", "<effect> . spend this mana only to <mana use>", lambda mana, use: use.of(mana))
reads_where_x_then(
    "sentence",
    "<effect> , where X is <amount> . spend this mana only to <mana use>",
    lambda said, mana, use: use.of(mana),
)
reads("special mana", "one mana <chosen color>", AddChosenColor)
reads(
    "effect",
    "add <mana> . this mana can't be spent to cast a <spell>",
    lambda mana, f: AddManaNotFor(AddMana(mana), every(f)),
)
reads("special mana", "one mana of any color in your commander 's color identity", AddIdentityColor)
# whether it triggers ('when'), and the words for the mana
reads("mana spent", "when (that|this) mana is spent to cast", lambda: {"when": True, "that": True})
reads("mana spent", "when you spend this mana to cast", lambda: {"when": True})
reads("mana changes", "if (that|this) mana is spent to cast", lambda: {"when": False, "that": True})
reads("mana changes", "if you spend this mana to cast", lambda: {"when": False})


def spell_spent_on(said: Said, filter: Filter) -> Filter:
    """What the mana is spent on, which 'it' and 'that spell' are from now on."""
    said.mention(EVENT, IT)
    return filter


reads_knowing("spent on", "a <spell>", lambda said, f: spell_spent_on(said, every(f)))
reads_knowing("spent on", "your commander", lambda said: spell_spent_on(said, YOUR_COMMANDER))
reads(
    "sentence",
    "add <special mana> . <mana spent> <spent on> , <sentence>",
    lambda mana, how, cast, effect: AddManaWith(mana, cast, effect, **how),
)
reads("more on it", "(it|that creature) enters with a additional +1/+1 counter on it", lambda: ItEntersWithMore(1))
reads(
    "more on it",
    "(it|that creature) enters with a number of additional +1/+1 counters <on it> equal to <amount>",
    ItEntersWithMore,
)
reads(
    "sentence",
    "add <special mana> . <mana changes> <spent on> , <more on it>",
    lambda mana, how, cast, more: AddManaWith(mana, cast, ThisTurn(more), **how),
)
reads("effect", "<add> a additional one mana <chosen color>", lambda: AddChosenColor(more=True))
reads("effect", "<adder> adds a additional one mana <chosen color>", lambda who: AddChosenColor(who=who, more=True))
KEPT = "you don't lose this mana as"
SENTENCES.add(
    AddLastingMana,
    lambda node, voice: [
        *sentences(node.mana, voice),
        f"until end of {'combat' if node.combat else 'turn'}, {KEPT} steps and phases end",
    ],
)
fragment("you keep it", "you don't lose this mana as")


def lasting(effect: Effect, combat: bool = False) -> AddLastingMana:
    if not isinstance(effect, ManaEffect):
        raise Misread("this is about mana")
    return AddLastingMana(effect, combat)


reads("sentence", "<effect> . <until end of turn> , <you keep it> steps and phases end", lasting)
reads(
    "sentence",
    "<effect> and <effect> . <until end of turn> , <you keep it> steps and phases end",
    lambda one, other: lasting_beside(one, other),
)


def lasting_beside(one: Effect, other: Effect) -> Both:
    """Mana that stays, and something else."""
    if isinstance(one, ManaEffect) == isinstance(other, ManaEffect):
        raise Misread("one of them is about mana")
    return Both(lasting(one), other) if isinstance(one, ManaEffect) else Both(one, lasting(other))


reads(
    "sentence",
    "<effect> . until end of combat , <you keep it> steps and phases end",
    lambda effect: lasting(effect, combat=True),
)
reads_where_x(
    "sentence", "<effect> , where X is <amount> . <until end of turn> , <you keep it> steps and phases end", lasting
)


def of_that_color(said: Said) -> AddChosenColor:
    """More of the chosen colour, of which an ability added mana."""
    if "color of mana" not in said.chosen:
        raise Misread("no mana of a chosen color was spoken of")
    return AddChosenColor(more=True, that=True)


reads_knowing("effect", "<add> a additional one mana of that color", of_that_color)
