"""Phrases for the words of `apnap.abilities.statics.continuous`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import ForEach
from apnap.abilities.base import Subject
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.conditions import IsTurnOf, Unless
from apnap.abilities.effects.designations import MONARCH
from apnap.abilities.facts.measures import CountersOn, PerEach
from apnap.abilities.filters import CREATURE, LAND, NONTOKEN, OTHER, YOU_CONTROL, YOU_OWN, every
from apnap.abilities.keyword_abilities.flags import HEXPROOF
from apnap.abilities.keyword_abilities.pairs import BOTH_PAIRED, PAIRED
from apnap.abilities.keyword_abilities.protection import PlayerHexproof
from apnap.abilities.players import YOU, EachOpponent, EachPlayer, ThatPlayer, You
from apnap.abilities.selectors import (
    AT_HAND,
    THIS_ITSELF,
    AllOfThese,
    Each,
    Enchanted,
    Equipped,
    Wherever,
)
from apnap.abilities.statics.becoming import IsNow, LosesAllAbilities
from apnap.abilities.statics.changes import Change, ControlIsOf, GetsForEach, Has, YouControl
from apnap.abilities.statics.combat_restrictions import MayDealAsUnblocked
from apnap.abilities.statics.continuous import Always, IsGoadedNow
from apnap.abilities.statics.restrictions import (
    AllMustBlock,
    CantAttack,
    CantBeActivated,
    CantBlock,
    DoesntUntap,
    LifeCantChange,
)
from apnap.english.abilities import ABILITIES
from apnap.english.changes import changes_words
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import FILTERS, Ref, Voice, all_of, each_one, noun, ref
from apnap.english.phrases.statics.becoming import still
from apnap.english.phrases.statics.changes import gets_for_each
from apnap.english.phrases.zones.keywords_elsewhere import named_for_own_cost
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Condition, Filter, Node
from apnap.rules.ch1_concepts.fields import replaced


def counts_things(change: Change) -> bool:
    """Does it count, for each object by itself, what that object has to do with?"""
    return isinstance(change, GetsForEach) and isinstance(change.each, ForEach)


def during(condition: Condition) -> str:
    """`during your turn,`, `during turns other than yours,`."""
    if isinstance(condition, IsTurnOf) and isinstance(condition.who, You):
        return "during your turn, "
    if isinstance(condition, Unless) and during(condition.condition):
        return "during turns other than yours, "
    return ""


def _always(node: Always, voice: Voice) -> str:
    provided = ""
    if node.condition is not None and not node.condition_last and not node.joined and not node.unless:
        # said first, so that 'it' comes after
        provided = during(node.condition) or f"as long as {CONDITIONS.say(node.condition, voice)}, "
    if node.how == "each" and isinstance(node.subject, AllOfThese):
        subject = Ref(f"{ref(node.subject, voice).text} each", many=True)
    elif node.how == "each" or any(counts_things(change) for change in node.changes):
        subject = each_one(node.subject, voice)
    elif node.how == "all":
        subject = all_of(node.subject, voice)
    else:
        subject = ref(node.subject, voice)
    if node.again:
        subject = Ref(node.again, many=node.again.startswith("they"))
    elif isinstance(node.subject, EachOpponent):
        subject = Ref("your opponents", many=True)
    elif type(node.subject) is EachPlayer:
        subject = Ref("players", many=True)
    first = node.changes[0]
    if isinstance(first, AllMustBlock):
        text = f"all creatures able to block {subject.text} do so"
    elif isinstance(first, MayDealAsUnblocked):
        each = isinstance(node.subject, Each)
        whose = f"for each {ref(node.subject, voice).text}, " if each else ""
        text = f"{whose}you may have {'that creature' if each else subject.text} assign {UNBLOCKED}"
        if isinstance(node.subject, Each):
            text = text.replace(ref(node.subject, voice).text, noun(node.subject.filter).bare(), 1)
    elif isinstance(first, ControlIsOf):
        text = f"{ref(first.who, voice).text} controls {subject.text}"
    elif isinstance(first, YouControl):
        text = f"you control {subject.text}"
    elif isinstance(first, LifeCantChange):
        text = f"{subject.whose} life total can't change"
    else:
        off = [change for change in node.changes if isinstance(change, CantBeActivated)]
        words, then = changes_words([change for change in node.changes if change not in off], subject, voice, False)
        text = f"{subject.text} {words}"
        if off:
            comma = "" if any(isinstance(change, DoesntUntap) for change in node.changes) else ","
            text += f"{comma} and {changes_words(off, subject, voice, False)[0]}"
        if text.startswith("it is "):
            text = "it's " + text.removeprefix("it is ")
        if then:
            text += f". {capital(then)}"
    if type(node.subject) is Wherever and node.subject.filter == YOUR_LANDS:
        text = text.replace("lands you control", f"lands you control and land {OWN_CARDS}", 1)
    elif type(node.subject) is Wherever and noun(node.subject.filter).told():
        n = noun(node.subject.filter)
        kind = " ".join(n.types)
        others = f"{kind} spells you control and {kind} cards you own that aren't on the battlefield"
        text += f". The same is true for {others}"
    for name in named_for_own_cost(node.changes):
        text += f". The {name} cost is equal to its mana cost"
    if node.unless and isinstance(node.condition, Unless):
        text += f" unless {CONDITIONS.say(node.condition.condition, voice)}"
    elif node.condition is not None and node.condition_last:
        text += f" as long as {CONDITIONS.say(node.condition, voice)}"
    return sentence(provided + text)


def without_others(changes: list[Change], lost: str) -> list[Change]:
    """With the loss of all other abilities, and of what else is said. It comes first, so that what is given stays."""
    out: list[Change] = [LosesAllAbilities(other=lost)]
    for change in changes:
        if isinstance(change, IsNow) and ("card types" in lost or "creature types" in lost):
            if change.also or ("creature types" in lost and not change.subtypes):
                raise Misread("what it loses is what it is said to be in addition to")
            change = replaced(change, strict="card types" in lost)
        elif "types" in lost and not isinstance(change, Has):
            raise Misread("which types it has is not said")
        out.append(change)
    return out


ABILITIES.add(Always, _always)
reads("line", "<subject> <changes> [.]", lambda what, changes: Always(what, *changes))
reads_knowing(
    "line",
    "<subject> <changes> . <still> .",
    lambda said, what, changes, kept: Always(what, *still(said, what, changes, kept)),
)
reads(
    "line",
    "<subject> <changes> , and (it|they) (loses|lose) all other <lost things> .",
    lambda what, changes, lost: Always(what, *without_others(changes, lost)),
)


def wherever(filters: tuple[Filter, ...], changes: list[Change]) -> Always:
    """The same, of creature spells and cards."""
    if filters not in ((CREATURE, YOU_CONTROL), (NONTOKEN, CREATURE, YOU_CONTROL)):
        raise Misread("creatures that you control are spoken of")
    return Always(Wherever(*filters), *changes)


OWN_CARDS: Final = "cards you own that aren't on the battlefield"
YOUR_LANDS: Final = every((LAND, YOU_CONTROL))


fragment("such spells", "creature spells you control")
fragment("such cards", "creature cards you own")
fragment("not in play", "that aren't on the battlefield")
reads("line", "<permanents> <changes> . the same is true for <such spells> and <such cards> <not in play> .", wherever)
reads(
    "line",
    "<permanents> and <permanents> <changes> . the same is true for <such spells> and <such cards> <not in play> .",
    lambda f, g, changes: [Always(Each(*f), *changes), wherever(g, changes)],
)
reads(
    "line",
    "lands you control and land cards you own <not in play> <changes> .",
    lambda changes: Always(Wherever(LAND, YOU_CONTROL), *changes),
)
reads("lost things", "abilities", "abilities")
reads("lost things", "abilities and card types", "abilities and card types")
reads("lost things", "abilities , card types , and creature types", "abilities, card types, and creature types")
reads("lost things", "card types and abilities", "card types and abilities")
reads("lost things", "abilities and creature types", "abilities and creature types")


def of_each(said: Said, changes: list[Change], *filters: Filter) -> Always:
    said.each_is_not_it()
    return Always(Each(*filters), *changes, how="each")


reads_knowing("line", "each <permanent> <changes> [.]", lambda said, f, changes: of_each(said, changes, *f))
reads_knowing(
    "line", "each other <permanent> <changes> [.]", lambda said, f, changes: of_each(said, changes, OTHER, *f)
)
reads(
    "line",
    "as long as <conditions> , <subject> <changes> [.]",
    lambda condition, what, changes: Always(what, *changes, condition=condition),
)
reads(
    "line",
    "<subject> <changes> as long as <conditions> .",
    lambda what, changes, condition: Always(what, *changes, condition=condition, condition_last=True),
)
reads(
    "line",
    "<subject> also <changes> as long as <conditions> .",
    lambda what, changes, condition: Always(what, *changes, condition=condition, condition_last=True),
)
reads(
    "line",
    "<subject> <changes> unless <conditions> .",
    lambda what, changes, condition: unless(what, changes, condition),
)


def unless(what: Subject, changes: list[Change], condition: Condition) -> Always:
    """It is so while the contrary is not. Attacks and blocks that can't be made unless have words of their own."""
    if any(isinstance(change, (CantAttack, CantBlock)) for change in changes):
        raise Misread("whether it can attack or block is asked of each attack")
    if speaks_of_a_player(condition):
        raise Misread("no player was spoken of")
    return Always(what, *changes, condition=Unless(condition), unless=True)


def speaks_of_a_player(node: Node) -> bool:
    return isinstance(node, ThatPlayer) or any(speaks_of_a_player(child) for child in node.children())


reads(
    "line",
    "during your turn , <subject> <changes> [.]",
    lambda what, changes: Always(what, *changes, condition=IsTurnOf(YOU)),
)
reads(
    "line",
    "<permanents> <changes> . as long as <conditions> , they also <changes> .",
    lambda f, changes, condition, others: [
        Always(Each(*f, how="plain"), *changes),
        Always(Each(*f, how="plain"), *others, condition=condition, again="they also"),
    ],
)
reads("line", "you control enchanted <permanent> .", lambda f: Always(Enchanted(*f), YouControl()))
reads("line", "the monarch controls enchanted <permanent> .", lambda f: Always(Enchanted(*f), ControlIsOf(MONARCH)))
reads("line", "all creatures able to block <subject> do so .", lambda what: Always(what, AllMustBlock()))
reads_knowing(
    "line",
    "all creatures able to block ~ or enchanted <permanent> do so .",
    lambda said, f: [Always(said.this(), AllMustBlock()), Always(Enchanted(*f), AllMustBlock())],
)
reads(
    "line",
    "as long as ~ is paired with another creature , both creatures <changes> [.]",
    lambda changes: Always(BOTH_PAIRED, *changes, condition=PAIRED),
)
reads(
    "line",
    "commander creatures you own <changes> [.]",
    lambda changes: Always(Each(COMMANDER, CREATURE, YOU_OWN), *changes),
)


def of_each_while(said: Said, f: tuple[Filter, ...], changes: list[Change], condition: Condition) -> Always:
    said.each_is_not_it()
    return Always(Each(*f), *changes, condition=condition, condition_last=True, how="each")


reads_knowing("line", "each <permanent> <changes> as long as <conditions> .", of_each_while)
reads(
    "line",
    "each <permanent> <changes> as long as it 's a <permanent> .",
    lambda f, changes, g: Always(Each(*g, *f), *changes, how="each"),
)
reads(
    "line",
    "as long as <conditions> , each other <permanent> <changes> .",
    lambda condition, f, changes: Always(Each(OTHER, *f), *changes, condition=condition, how="each"),
)
reads(
    "line",
    "during turns other than yours , <subject> <changes> .",
    lambda what, changes: Always(what, *changes, condition=Unless(IsTurnOf(YOU))),
)
reads(
    "line",
    "<subject> <changes> and <subject> <changes> .",
    lambda what, changes, other, others: [Always(what, *changes), Always(other, *others, joined=True)],
)
reads(
    "line",
    "<subject> <changes> , and they <changes> .",
    lambda what, changes, others: [Always(what, *changes), Always(what, *others, joined=True, again="they")],
)
reads(
    "line",
    "as long as <conditions> , <subject> <changes> [,] and <subject> <changes> .",
    lambda condition, what, changes, other, others: [
        Always(what, *changes, condition=condition),
        Always(other, *others, condition=condition, joined=True),
    ],
)
reads(
    "line",
    "<this> and <host> each <changes> .",
    lambda this, host, changes: Always(AllOfThese(this, host), *changes, how="each"),
)
for _others, _other in (("", ()), ("other ", (OTHER,))):
    reads(
        "line",
        f"<this> and {_others}<permanents> <changes> .",
        lambda this, f, changes, other=_other: Always(AllOfThese(this, Each(*other, *f, how="plain")), *changes),
    )
    reads(
        "line",
        f"as long as <conditions> , <this> and {_others}<permanents> <changes> .",
        lambda condition, this, f, changes, other=_other: Always(
            AllOfThese(this, Each(*other, *f, how="plain")), *changes, condition=condition
        ),
    )
reads("host", "enchanted <permanent>", lambda f: Enchanted(*f))
reads("host", "equipped <permanent>", lambda f: Equipped(*f))
reads("line", "you and <permanents> have hexproof .", lambda f: [PlayerHexproof(), hexproof(*f)])
reads("line", "you and other <permanents> have hexproof .", lambda f: [PlayerHexproof(), hexproof(OTHER, *f)])
reads(
    "line",
    "you , <permanents> , and other <permanents> have hexproof .",
    lambda f, g: [PlayerHexproof(), hexproof(*f), hexproof(OTHER, *g)],
)


def hexproof(*filters: Filter) -> Always:
    """Of permanents; a player has it by another word."""
    return Always(Each(*filters, how="plain"), Has(HEXPROOF))


FILTERS.add(IsGoadedNow, lambda node, n: n.adjectives.append("goaded"))
reads("adjective", "goaded", IsGoadedNow)
reads(
    "line",
    "during your turn , <subject> <changes> and <subject> <changes> .",
    lambda what, changes, other, others: [
        Always(what, *changes, condition=IsTurnOf(YOU)),
        Always(other, *others, condition=IsTurnOf(YOU), joined=True),
    ],
)
reads(
    "line",
    "<subject> <changes> and (loses|lose) all other <lost things> .",
    lambda what, changes, lost: Always(what, *without_others(changes, lost)),
)


UNBLOCKED: Final = "its combat damage as though it weren't blocked"
fragment("through", "its combat damage as though it weren't blocked")
reads("line", "you may have ~ assign <through> .", lambda: Always(THIS_ITSELF, MayDealAsUnblocked()))
reads(
    "line",
    "for each <permanent> , you may have that creature assign <through> .",
    lambda f: Always(Each(*f), MayDealAsUnblocked()),
)
reads(
    "line",
    "as long as <conditions> , for each <permanent> , you may have that creature assign <through> .",
    lambda condition, f: Always(Each(*f), MayDealAsUnblocked(), condition=condition),
)
reads(
    "line",
    "<permanents> and other <permanents> <changes> .",
    lambda f, g, changes: Always(AllOfThese(Each(*f, how="plain"), Each(OTHER, *g, how="plain")), *changes),
)
reads(
    "line",
    "each <permanent> gets <size change> for each <counter> counter on it [.]",
    lambda f, change, kind: Always(Each(*f), *gets_for_each(change, times=on_itself(kind)), how="each"),
)


def on_itself(kind: str) -> PerEach:
    """Counters on whatever gets it, each of several for itself."""
    return PerEach(CountersOn(AT_HAND, kind))
