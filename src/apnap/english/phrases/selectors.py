"""Phrases for the words of `apnap.abilities.selectors`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.abilities.amounts import ManaValueOf, PowerOf, ToughnessOf
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.facts.measures import POWER, TOUGHNESS, VALUE
from apnap.abilities.facts.qualities import ENCHANTED_ONE, WasCastFrom
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.filters import CREATURE, TOKEN, Subtype, every
from apnap.abilities.keyword_abilities.exile_and_cast import Rebound
from apnap.abilities.players import EACH_PLAYER, YOU, EachPlayer, You
from apnap.abilities.selectors import (
    THOSE,
    All,
    AllOfThese,
    Discarded,
    Each,
    EachSpell,
    Enchanted,
    Equipped,
    ExiledForIt,
    It,
    RevealedForIt,
    Sacrificed,
    That,
    TheOneThat,
    This,
    Those,
    Wherever,
)
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import OtherThan
from apnap.abilities.targets import Again
from apnap.english.amounts import ONE_BY_ONE
from apnap.english.common import IN_PLAY
from apnap.english.grammar import listed
from apnap.english.nouns import PRONOUNS, SELECTORS, Ref, Voice, each_one, noun, ref
from apnap.english.reading.nouns import others
from apnap.english.reading.said import EVENT, HOST, MADE, SLOT, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Ability, Amount, Filter, Keywords, Selector, Triggered
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.core.constants import EXILE, GRAVEYARD, HAND

NO_CREATURES: Final = frozenset({"Enchantment", "Instant", "Sorcery"})
MEASURES: Final[dict[str, Callable[[Selector], Amount]]] = {POWER: PowerOf, TOUGHNESS: ToughnessOf, VALUE: ManaValueOf}


def _wherever(node: Wherever, voice: Voice) -> Ref:
    n = noun(node.filter)
    everything = listed([f"all cards that aren't {IN_PLAY}", "spells", "permanents"], "and")
    return Ref(n.many() if n.told() else everything, many=True)


def _each_spell(node: EachSpell, voice: Voice) -> Ref:
    if isinstance(node.cast_by, EachPlayer):
        spells = noun(node.filter, "spell").many().replace("instant or sorcery", "instant and sorcery")
        return Ref(spells if node.unsaid else f"{spells} players cast", many=True)
    if node.many and isinstance(node.cast_by, You):
        n = noun(node.filter, "spell")
        where = [words for words in n.after if words.startswith("from ")]
        n.after = [words for words in n.after if words not in where]
        spells = n.many().replace("instant or sorcery", "instant and sorcery")
        return Ref(" ".join([f"{spells} you cast", *where]), many=True)
    by = "you cast" if isinstance(node.cast_by, You) else f"{ref(node.cast_by, voice).text} casts"
    return Ref(f"each {noun(node.filter, 'spell').bare()} {by}")


def _this(node: This, voice: Voice) -> Ref:
    if node.said == "it" or node.said in PRONOUNS:
        return Ref(node.said)
    if node.said == "~":
        voice.said_this = False
    return Ref(voice.this())


def _that(node: That, voice: Voice) -> Ref:
    kind = "card" if node.card else "spell" if node.spell else "permanent"
    return Ref(f"{'the' if node.the else 'that'} {noun(node.filter, kind).bare()}")


def _sacrificed(node: Sacrificed, voice: Voice) -> Ref:
    if node.pronoun:
        return Ref("it")
    for said in voice.said:
        if isinstance(said, Sacrificed):
            return Ref("it")
    voice.said.append(node)
    return Ref(f"the sacrificed {noun(node.filter).bare()}")


def in_list(one: Selector, voice: Voice) -> str:
    """`each creature you control`, or as it is said: `creatures you control`."""
    return ref(one, voice).text if isinstance(one, Each) and one.how == "plain" else each_one(one, voice).text


SELECTORS.add(This, _this)


def _each(node: Each, voice: Voice) -> Ref:
    if node.how.startswith("those "):
        return Ref(node.how, many=True)
    if node.how == "there":
        return Ref(f"{noun(node.filter).many()} {IN_PLAY}", many=True)
    if node.how == "one":  # it is said as if there were just one
        return Ref(noun(node.filter).bare())
    return Ref(("all " if node.all else "") + noun(node.filter).many(), many=True)


SELECTORS.add(Each, _each)
SELECTORS.add(Wherever, _wherever)
SELECTORS.add(All, lambda node, voice: Ref(f"all {noun(node.filter).many()}", many=True))
SELECTORS.add(EachSpell, _each_spell)
SELECTORS.add(It, lambda node, voice: Ref("it"))
SELECTORS.add(Those, lambda node, voice: Ref(node.said or "them", many=True))
SELECTORS.add(That, _that)
SELECTORS.add(Sacrificed, _sacrificed)
SELECTORS.add(RevealedForIt, lambda node, voice: Ref("the revealed card"))
SELECTORS.add(ExiledForIt, lambda node, voice: Ref("that card" if node.that else "the exiled card"))
SELECTORS.add(
    AllOfThese,
    lambda node, voice: Ref(listed([in_list(one, voice) for one in node.subjects], "and"), many=True),
)
SELECTORS.add(Enchanted, lambda node, voice: Ref(f"enchanted {noun(node.filter).bare()}"))
SELECTORS.add(Equipped, lambda node, voice: Ref(f"equipped {noun(node.filter).bare()}"))
reads_knowing("this", "~", lambda said: said.this())
reads_knowing("this", "this card", lambda said: said.this())
reads_knowing("subject", "~", lambda said: said.this())
reads_knowing("subject", "this card", lambda said: said.this())
reads_knowing("subject", "it", lambda said: said.it())
for _pronoun in ("him", "her", "he", "she"):
    reads_knowing("subject", _pronoun, lambda said, pronoun=_pronoun: (said.this(), This(pronoun))[1])


def plainly(filters: tuple[Filter, ...]) -> Each:
    """Permanents that fit; 'enchanted Plains', which could be one or all of them, is the one that this enchants."""
    if filters == (ENCHANTED_ONE, Subtype("Plains")):
        raise Misread("this is what it enchants")
    return Each(*filters, how="plain")


reads_knowing("subject", "enchanted <permanent>", lambda said, f: said.mention(HOST, Enchanted(*f)))
reads_knowing("subject", "equipped <permanent>", lambda said, f: said.mention(HOST, Equipped(*f)))


def called_the(what: Selector) -> Selector:
    """The same that 'that creature' means, called 'the creature'."""
    if isinstance(what, That):
        return replaced(what, the=True)
    if isinstance(what, Again):
        return replaced(what, said=f"the {what.said.removeprefix('that ')}")
    raise Misread("it is one of several that were spoken of")


reads_knowing("that thing", "that <permanent>", lambda said, f: said.that(f))
reads_knowing("that thing", "that spell", lambda said: said.that_spell())
reads_knowing("that thing", "the <permanent>", lambda said, f: called_the(said.that(f)))
reads_knowing("that thing", "the spell", lambda said: called_the(said.that_spell()))
reads("subject", "<permanents>", plainly)
reads("subject", "all <permanents>", lambda f: All(*f))
reads_knowing("subject", "other <permanents>", lambda said, f: Each(*other_ones(said, f), how="plain"))
reads_knowing("subject", "all other <permanents>", lambda said, f: All(*other_ones(said, f)))
reads("object", "<subject>", lambda what: what)
reads("object", "each <permanent>", lambda f: Each(*f, how="each"))
reads_knowing("object", "each other <permanent>", lambda said, f: Each(*other_ones(said, f), how="each"))


def other_ones(said: Said, filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Other ones than this: beside what cannot be a creature, others than the one that was spoken of."""
    if CREATURE not in filters or "Creature" in said.types or any(isinstance(f, SharesTypeWith) for f in filters):
        return others(filters)
    if not said.types & NO_CREATURES:
        return said.others(filters)
    for kind, node in reversed(said.mentions):
        if kind == MADE:
            return (OtherThan(THOSE), *filters)
        if kind in (SLOT, HOST, EVENT) and isinstance(node, Selector):
            return (OtherThan(node), *filters)
    raise Misread("others than what?")


reads_knowing("object", "that <permanent>", lambda said, f: said.that(f))
reads_knowing("object", ("them", "they"), lambda said: said.those())


def plain_kind(filters: tuple[Filter, ...]) -> str:
    """What several objects are called that were spoken of: a kind only, since more would say which of them."""
    n = noun(every(filters))
    if n.adjectives or n.after or n.mine or n.other:
        raise Misread("which of them is meant is said by another word")
    return n.many()


def those_ones(said: Said, filters: tuple[Filter, ...], front: str = "") -> Selector:
    """Several objects of a kind that were spoken of."""
    said.known_kind(filters)
    return said.those(f"{front}those {plain_kind(filters)}")


reads_knowing("object", "those <permanents>", lambda said, f: those_ones(said, f))
reads_knowing("object", "each of them", lambda said: said.those())
reads_knowing("object", "each of those <permanents>", lambda said, f: those_ones(said, f))
reads_knowing("object", "the token", lambda said: said.that((TOKEN,)))
reads_knowing("object", "the tokens", lambda said: said.those("those tokens"))
reads(
    "object",
    "<this> and each <permanent>",
    lambda this, f: AllOfThese(this, Each(*f, how="each")),
)
reads("object", "all <permanents> and all <permanents>", lambda f, g: AllOfThese(All(*f), All(*g)))
reads_knowing("object", "each of those <permanents>", lambda said, f: those_ones(said, f, "each of "))
reads_knowing("object", "each of them", lambda said: said.those("each of them"))


def of_spells(given: list[Ability]) -> list[Ability]:
    """Abilities that a spell can be given on a stack; one that is about casting it would come too late."""
    for one in given:
        if not isinstance(one, (Triggered, Keywords)) or one.optional_cost() is not None or one.ways():
            raise Misread("this is about how a spell is cast")
    return given


for _casts, _by in (("you cast", YOU), ("players cast", EACH_PLAYER)):
    reads(
        "line",
        f"<spells> {_casts} have <abilities> .",
        lambda f, given, by=_by: Always(EachSpell(*f, cast_by=by, many=True), Has(*of_spells(given))),
    )
for _zone, _where in ((HAND, "your hand"), (EXILE, "exile"), (GRAVEYARD, "your graveyard")):
    reads(
        "line",
        f"<spells> you cast from {_where} have <abilities> .",
        lambda f, given, zone=_zone: given_as_cast(f, zone, given),
    )
    reads(
        "effect",
        f"as you cast <spells> from {_where} this turn , they gain <abilities>",
        lambda f, given, zone=_zone: ThisTurn(given_as_cast(f, zone, given)),
    )


def given_as_cast(filters: tuple[Filter, ...], zone: int, given: list[Ability]) -> Always:
    """What spells have that you cast from a zone."""
    return Always(EachSpell(*filters, WasCastFrom(zone), many=True), Has(*of_spells(given)))


reads(
    "line",
    "<spells> have rebound .",
    lambda f: Always(EachSpell(*f, cast_by=EACH_PLAYER, unsaid=True), Has(Rebound())),
)
reads("line", "each <spell> you cast has <abilities> .", lambda f, given: Always(EachSpell(*f), Has(*of_spells(given))))
reads_knowing("subject", "the token created this way", lambda said: made_token(said))


def made_token(said: Said) -> Selector:
    """The last thing that was made."""
    for kind, node in reversed(said.mentions):
        if kind == MADE and isinstance(node, It):
            return node
    raise Misread("no token was created")


SELECTORS.add(TheOneThat, lambda node, voice: Ref(f"the {noun(node.filter).bare()} that {node.did}"))
reads("the one that", "the <permanent> that died", lambda f: TheOneThat(*f))
reads("amount", "the power of <the one that>", PowerOf)
reads("amount", "the toughness of <the one that>", ToughnessOf)
SELECTORS.add(Discarded, lambda node, voice: Ref("the discarded card"))


def measure_of_discarded(measure: str) -> Amount:
    return MEASURES[measure](Discarded())


reads("amount", ("the discarded card 's <measure>", "the <measure> of the discarded card"), measure_of_discarded)
ONE_BY_ONE.add(Those, lambda node, voice: f"of {ref(node, voice).text}")
