"""Phrases for the words of `apnap.abilities.facts.this_way`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CountOf, ManaValueOf, PowerOf, ToughnessOf
from apnap.abilities.conditions import AtLeast
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.flow import And
from apnap.abilities.facts.qualities import IsOtherThan
from apnap.abilities.facts.this_way import (
    BURIED,
    COUNTERS_REMOVED,
    DESTROYED,
    DISCARDED,
    DRAWN,
    EXILED,
    GIVEN,
    LIFE_LOST_THIS_WAY,
    MILLED,
    RETURNED,
    REVEALED,
    SACRIFICED,
    THE_RESULT,
    WAYS,
    AnyThisWay,
    AttackedBy,
    AttackedPlayers,
    CountersRemoved,
    CountThisWay,
    DamageToThem,
    DealtThisWay,
    DiedThisWay,
    EachAttached,
    EachWhoDid,
    LifeGainedThen,
    LifeLostThisWay,
    MostThisWay,
    TheResult,
    ThisWay,
)
from apnap.abilities.filters import YOU_CONTROL, AnyOf, Subtype, WithCounter
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, EachOpponent, EachPlayer
from apnap.abilities.selectors import THOSE
from apnap.abilities.zones.putting import EXACTLY
from apnap.english.amounts import AMOUNTS, ONE_BY_ONE, SINGLE
from apnap.english.nouns import SELECTORS, Noun, Ref, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.filters import of_them
from apnap.english.reading.said import DAMAGED, GROUP, PLAYERS_ATTACKED, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced


def _attached(node: EachAttached, voice: Voice) -> Ref:
    things = f"{noun(node.filter).many()} attached to {ref(node.to, voice).text}"
    return Ref(f"all {things}" if node.all else things, many=True)


PAST_CONTROL: Final = {"you control": "you controlled", "they control": "they controlled"}


def done_to(n: Noun, verb: str, many: bool) -> str:
    """`creatures destroyed this way`, `creatures you controlled that were destroyed this way`."""
    if n.mine not in PAST_CONTROL:
        return f"{n.many() if many else n.bare()} {verb} this way"
    n.mine = PAST_CONTROL[n.mine]
    return f"{n.many() if many else n.bare()} that {'were' if many else 'was'} {verb} this way"


def way_noun(node: ThisWay) -> Noun:
    return noun(node.filter, "card" if node.card else "permanent")


def one_of_way(node: ThisWay) -> str:
    """`creature exiled this way`."""
    if node.verb == GIVEN:
        n = way_noun(node)
        counter = [words.removeprefix("with ").removesuffix(" on it") for words in n.after if words.endswith(" on it")]
        n.after = [words for words in n.after if not words.endswith(" on it")]
        return f"{n.bare()} that had {counter[0] if counter else 'counters'} put on it this way"
    return f"{way_noun(node).bare()} {node.verb} this way"


def _way(node: ThisWay, voice: Voice) -> Ref:
    if node.called:
        return Ref(node.called)
    if node.verb == GIVEN:
        return Ref(f"each {one_of_way(node)}")
    verb = "put into graveyards" if node.verb == BURIED else node.verb
    if not node.card and way_noun(node).mine in PAST_CONTROL:
        return Ref(done_to(way_noun(node), verb, True), many=True)
    front = "the " if node.the else "all " if node.all else ""
    return Ref(f"{front}{way_noun(node).many()} {verb} this way", many=True)


PAST_VERBS: Final = {DRAWN: "drew"}


def who_did(node: EachWhoDid) -> str:
    """`opponent who drew a card this way`."""
    group = "opponent" if isinstance(node.group, EachOpponent) else "player"
    if node.none:
        if not node.can:
            raise Unspoken("who did nothing is said of those who can't")
        return f"{group} who can't"
    verb = PAST_VERBS.get(node.way.verb, node.way.verb)
    return f"{group} who {verb} {way_noun(node.way).one()} this way"


ONE_BY_ONE.add(ThisWay, lambda node, voice: one_of_way(node))
ONE_BY_ONE.add(EachWhoDid, lambda node, voice: who_did(node))
SELECTORS.add(ThisWay, _way)
SELECTORS.add(EachWhoDid, lambda node, voice: Ref(f"each {who_did(node)}"))
AMOUNTS.add(
    MostThisWay,
    lambda node, voice: (
        f"the greatest number of {way_noun(node.way).many()} a player "
        f"{PAST_VERBS.get(node.way.verb, node.way.verb)} this way"
    ),
)
AMOUNTS.add(CountThisWay, lambda node, voice: f"the number of {done_to(noun(node.filter), node.verb, True)}")
SINGLE.add(CountThisWay, lambda node, voice: done_to(noun(node.filter), node.verb, False))


def _any_way(node: AnyThisWay, voice: Voice) -> str:
    n = noun(node.filter)
    if node.verb == SACRIFICED and n.mine == "you control":
        n.mine = ""
        return f"you sacrificed {n.one()} this way"
    return f"{n.one()} {'is' if node.now else 'was'} {node.verb} this way"


CONDITIONS.add(AnyThisWay, _any_way)
CONDITIONS.add(
    DealtThisWay,
    lambda node, voice: f"{'a player' if node.player else noun(node.filter).one()} is dealt damage this way",
)
reads_knowing(
    "condition",
    "a <permanent> is dealt damage <this way>",
    lambda said, f: said.asked_of(DAMAGED, DealtThisWay(*f)),
)
reads("condition", "a player is dealt damage <this way>", lambda: DealtThisWay(player=True))
AMOUNTS.add(LifeLostThisWay, lambda node, voice: "the life lost this way")
SINGLE.add(LifeLostThisWay, lambda node, voice: "1 life lost this way")
AMOUNTS.add(LifeGainedThen, lambda node, voice: "the amount of life you gained")
SINGLE.add(LifeGainedThen, lambda node, voice: "1 life you gained")
AMOUNTS.add(DamageToThem, lambda node, voice: "the damage dealt to them")
SINGLE.add(DamageToThem, lambda node, voice: "1 damage dealt to them")
reads("single", "1 damage dealt to them", DamageToThem)
reads("amount", "the amount of life you gained", LifeGainedThen)
reads("single", "1 life you gained", LifeGainedThen)
CONDITIONS.add(DiedThisWay, lambda node, voice: f"{ref(node.what, voice).text} dies this way")
reads_knowing("condition", "that <permanent> dies <this way>", lambda said, f: DiedThisWay(said.that(f)))
AMOUNTS.add(TheResult, lambda node, voice: "the result")
AMOUNTS.add(
    CountersRemoved,
    lambda node, voice: f"the number of {f'{node.counter} counters'.strip()} removed this way",
)
SINGLE.add(CountersRemoved, lambda node, voice: f"{f'{node.counter} counter'.strip()} removed this way")
reads("amount", "the number of <counter> counters removed this way", CountersRemoved)
reads("single", "<counter> counter removed this way", CountersRemoved)
reads("amount", "the number of counters removed this way", COUNTERS_REMOVED)
reads("single", "counter removed this way", COUNTERS_REMOVED)
SELECTORS.add(EachAttached, _attached)
for verb in WAYS:
    reads("amount", f"the number of <permanents> {verb} this way", lambda f, verb=verb: CountThisWay(verb, *f))
    reads("single", f"<permanent> {verb} this way", lambda f, verb=verb: CountThisWay(verb, *f))
    reads("condition", f"a <permanent> was {verb} this way", lambda f, verb=verb: AnyThisWay(verb, *f))
    reads("condition", f"a <permanent> is {verb} this way", lambda f, verb=verb: AnyThisWay(verb, *f, now=True))
reads_knowing(
    "condition",
    "you sacrificed a <permanent> <this way>",
    lambda said, f: said.asked_of(SACRIFICED, AnyThisWay(SACRIFICED, *f, YOU_CONTROL)),
)


def another_card(said: Said, filters: tuple[Filter, ...]) -> tuple[int, str, tuple[Filter, ...]]:
    """A card other than what was sacrificed."""
    if not said.was_asked_of(SACRIFICED):
        raise Misread("nothing was sacrificed")
    return (1, EXACTLY, (IsOtherThan(ThisWay(SACRIFICED), front=True), *filters))


reads_knowing("some cards", "another <card>", another_card)
reads("amount", "the life lost this way", LIFE_LOST_THIS_WAY)
reads("single", "1 life lost this way", LIFE_LOST_THIS_WAY)
reads("amount", "the result", THE_RESULT)
reads("attachments", "<permanents> attached to <subject>", lambda f, to: EachAttached(to, *f))
reads(
    "attachments",
    "<subtype> and <subtype> attached to <subject>",
    lambda one, other, to: EachAttached(to, AnyOf(Subtype(one), Subtype(other))),
)
reads("amount", "the number of <attachments>", CountOf)
reads("single", "<permanent> attached to <subject>", lambda f, to: CountOf(EachAttached(to, *f)))
reads(
    "single",
    "<subtype> and <subtype> attached to <subject>",
    lambda one, other, to: CountOf(EachAttached(to, AnyOf(Subtype(one), Subtype(other)))),
)


# objects, one by one or together: `<one this way>`, `<all this way>`, each with whether a card is meant
for verb, words in (
    (EXILED, "exiled"),
    (DISCARDED, "discarded"),
    (DRAWN, "drawn"),
    (MILLED, "milled"),
    (REVEALED, "revealed"),
    (RETURNED, "returned"),
    (BURIED, "put into (a graveyard|graveyards|their graveyards|your graveyard)"),
):
    reads("one this way", f"<card> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f, card=True))
    reads("all this way", f"<cards> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f, card=True))
    reads(
        "all this way", f"the <cards> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f, card=True, the=True)
    )
for verb, words in (
    (DESTROYED, "destroyed"),
    (SACRIFICED, "sacrificed"),
    (EXILED, "exiled"),
    (BURIED, "put into (a graveyard|graveyards)"),
):
    reads("one this way", f"<permanent> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f))
    reads("all this way", f"<permanents> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f))
    reads("all this way", f"the <permanents> {words} <this way>", lambda f, verb=verb: ThisWay(verb, *f, the=True))


def counted_way(said: Said, way: ThisWay) -> CountOf:
    """How many, where no other word counts them: permanents, and cards that were taken up together."""
    if not way.card and way.verb in WAYS:
        raise Misread("permanents are counted by another word")
    if way.verb in (EXILED, MILLED, REVEALED) and said.has_taken_up():
        raise Misread("cards that were taken up together are counted by another word")
    return CountOf(way)


reads(
    "condition",
    "you return <number word> or more <permanents> <this way>",
    lambda n, f: AtLeast(CountOf(ThisWay(RETURNED, *f)), n),
)


def all_counted(said: Said, way: ThisWay) -> CountOf:
    if not way.card and way.verb in WAYS:
        raise Misread("permanents are counted by another word")
    return CountOf(way)


reads_knowing("single", "<one this way>", counted_way)
reads_knowing("amount", "the number of <all this way>", all_counted)
reads("amount", "the total power of <all this way>", PowerOf)
reads("amount", "the total toughness of <all this way>", ToughnessOf)
reads("amount", "the total mana value of <all this way>", ManaValueOf)
reads(
    "amount",
    "the total mana value of all <cards> revealed <this way>",
    lambda f: ManaValueOf(ThisWay(REVEALED, *f, card=True, all=True)),
)
for verb, words in ((DISCARDED, "discarded"), (DRAWN, "drew"), (MILLED, "milled")):
    reads(
        "amount",
        f"the greatest number of <cards> a player {words} <this way>",
        lambda f, verb=verb: MostThisWay(ThisWay(verb, *f, card=True)),
    )
    reads(
        "one who did",
        f"<player or opponent> who {words} a <card> <this way>",
        lambda who, f, verb=verb: EachWhoDid(who, ThisWay(verb, *f, card=True)),
    )
reads("player or opponent", "player", EACH_PLAYER)
reads("player or opponent", "opponent", EACH_OPPONENT)
reads(
    "one who did",
    "<player or opponent> who sacrificed a <permanent> <this way>",
    lambda who, f: EachWhoDid(who, ThisWay(SACRIFICED, *f)),
)


def grouped(said: Said, who: EachPlayer) -> EachPlayer:
    """They are several from now on."""
    said.mention(GROUP, who)
    return who


reads_knowing("who", "each <one who did>", grouped)
reads("single", "<one who did>", CountOf)
reads_knowing(
    "who",
    "each player who can't",
    lambda said: grouped(said, EachWhoDid(EACH_PLAYER, ThisWay(SACRIFICED), none=True, can=True)),
)
reads_knowing(
    "who",
    "each opponent who can't",
    lambda said: grouped(said, EachWhoDid(EACH_OPPONENT, ThisWay(SACRIFICED), none=True, can=True)),
)
for verb in WAYS:
    reads(
        "amount",
        f"the number of <permanents> you controlled that were {verb} <this way>",
        lambda f, verb=verb: CountThisWay(verb, *f, YOU_CONTROL),
    )
    reads_knowing(
        "amount",
        f"the number of <permanents> they controlled that were {verb} <this way>",
        lambda said, f, verb=verb: CountThisWay(verb, *f, of_them(said)),
    )


def _attacked_by(node: AttackedBy, voice: Voice) -> Ref:
    what = ref(node.what, voice).text
    return Ref(f"{A_PLAYER_OR} {what}{chr(39) + 's' if what == 'it' else ' is'} attacking")


A_PLAYER_OR = "the player or planeswalker"
SELECTORS.add(AttackedBy, _attacked_by)
SELECTORS.add(AttackedPlayers, lambda node, voice: Ref("those players", many=True))


def attacked_players(said: Said) -> Selector:
    """The players that an event spoke of, whom several creatures attack."""
    if not said.was_asked_of(PLAYERS_ATTACKED):
        raise Misread("no players are attacked")
    made = AttackedPlayers(THOSE)
    said.mention(GROUP, made)
    return made


reads_knowing("who", "those players", attacked_players)
reads_knowing(
    "recipient", "the player or planeswalker (it|he|she) 's attacking", lambda said: AttackedBy(said.attacker())
)
reads_knowing(
    "recipient", "the player or planeswalker that <permanent> is attacking", lambda said, f: AttackedBy(said.that(f))
)
reads_knowing(
    "sentence",
    "<this> <changes> until end of turn and deals <n damage> to <recipient>",
    lambda said, this, changes, n, to: And(UntilEndOfTurn(this, *changes), DealDamage(n, to=to, said="it")),
)
reads(
    "object",
    "each <permanent> that had (counters|a counter) put on it <this way>",
    lambda f: ThisWay(GIVEN, *f),
)
reads(
    "object",
    "each <permanent> that had a <counter> counter put on it <this way>",
    lambda f, kind: ThisWay(GIVEN, *f, WithCounter(kind)),
)
reads("among", "<all this way>", lambda way: way)
for measure, made in (("power", PowerOf), ("toughness", ToughnessOf), ("mana value", ManaValueOf)):
    reads("amount", f"the {measure} of the <one this way>", lambda way, made=made: made(replaced(way, the=True)))
