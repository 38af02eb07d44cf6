"""Phrases for the words of `apnap.abilities.among_players.what_is_kept`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.what_is_kept import (
    DESTROYED,
    SACRIFICED,
    CountersOnChosen,
    CountersOnOwn,
    KeepSome,
    PutBackExiled,
    SacrificeAll,
    SpareOneOfEachPower,
    SpareSome,
)
from apnap.abilities.filters import ControlledBy, every
from apnap.abilities.players import EACH_PLAYER, THAT_PLAYER, THEMSELVES, EachOpponent, EachPlayer, You
from apnap.abilities.selectors import IT
from apnap.english.amounts import of_things
from apnap.english.grammar import article, listed, number_word
from apnap.english.nouns import Noun, Ref, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.reading.said import MADE, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector

Filters = tuple[Filter, ...]
THEN_REST: Final = "then sacrifices the rest"


def mine(who: Ref) -> str:
    return "you control" if who.you else "they control"


def _counters(node: CountersOnOwn, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    n.mine = mine(who)
    what = f"{of_things(node.amount, f'{node.counter} counter', voice)} on {n.one()}"
    return Clause(who, "puts", "put", what)


def _on_chosen(node: CountersOnChosen, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    puts = f"{who.verb('puts', 'put')} {article(node.counter)} counter on it"
    return Clause(who, "chooses", "choose", f"{noun(node.among.filter).one()} and {puts}")


CLAUSES.add(CountersOnChosen, _on_chosen)
reads(
    "effect",
    "<who> (chooses|choose) a <permanent> and (puts|put) a <counter> counter on it",
    lambda who, f, kind: CountersOnChosen(kind, *f, who=several_players(who)),
)


def several_players(who: Selector) -> Selector:
    if not isinstance(who, (EachPlayer, EachOpponent)):
        raise Misread("each of several players chooses")
    return who


def _all(node: SacrificeAll, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    n = noun(node.filter)
    n.mine = mine(who)
    return Clause(who, "sacrifices", "sacrifice", f"all {n.many()}")


def _keep(node: KeepSome, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    kinds = [noun(kind) for kind in node.kept]
    if node.yours:
        return _yours(node, kinds)
    if node.counter:
        kinds[0].mine = mine(who)
        return [f"{who.text} puts {article(node.counter)} counter on {kinds[0].one()} and sacrifices the rest"]
    if len(kinds) > 1 or node.kept[0] != node.among:
        among = noun(node.among)
        among.mine = mine(who)
        what = f"{listed([kind.one() for kind in kinds], 'and')} from among the {among.many()}"
    else:
        kinds[0].mine = mine(who)
        front = "up to " if node.up_to else ""
        what = kinds[0].one() if node.number == 1 else f"{number_word(node.number)} {kinds[0].many()}"
        what = front + what
    said = f"{who.text} {who.verb('chooses', 'choose')} {what}"
    if node.fate == DESTROYED:
        return [said, "destroy the rest"]
    return [f"{said}, {THEN_REST if not who.you else 'then sacrifice the rest'}"]


def _yours(node: KeepSome, kinds: list[Noun]) -> list[str]:
    """What you choose for each player."""
    if type(node.who) is not EachPlayer:
        raise Unspoken("what you choose is said of each player")
    among, rest = noun(node.among), noun(node.rest)
    among.mine, rest.mine = "that player controls", "they control"
    what = listed([kind.one() for kind in kinds], "and")
    first = f"for each player, you choose from among the {among.many()} {what}"
    return [first, f"then each player sacrifices all other {rest.many()}"]


CLAUSES.add(CountersOnOwn, _counters)
CLAUSES.add(SacrificeAll, _all)
CLAUSES.add(
    PutBackExiled,
    lambda node, voice: Clause(ref(node.who, voice), "puts", "put", f"all cards they exiled this way {ONTO}"),
)
SENTENCES.add(KeepSome, _keep)
ONTO = "onto the battlefield"
fragment("sacrifices the rest", "sacrifices the rest")


def theirs(filters: Filters) -> Filters:
    """What they control, which the word itself says."""
    players = (THAT_PLAYER, THEMSELVES)
    rest = tuple(one for one in filters if not (isinstance(one, ControlledBy) and one.player in players))
    if len(rest) == len(filters):
        raise Misread("what they control")
    return rest


def others(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("your own are said otherwise")
    return who


def on_own(said: Said, who: Selector, number: int | Amount, counter: str, filters: Filters) -> CountersOnOwn:
    said.mention(MADE, IT)
    return CountersOnOwn(number, counter, *theirs(filters), who=others(who))


reads_knowing(
    "effect",
    "<who> (puts|put) a <counter> counter on a <permanent>",
    lambda said, who, counter, f: on_own(said, who, 1, counter, f),
)
reads_knowing(
    "effect",
    "<who> (puts|put) <number word> <counter> counters on a <permanent>",
    lambda said, who, n, counter, f: on_own(said, who, n, counter, f),
)
reads_done(
    "(puts|put) a <counter> counter on a <permanent>",
    lambda counter, f, who: CountersOnOwn(1, counter, *theirs(f), who=who),
)
reads_done(
    "(puts|put) <number word> <counter> counters on a <permanent>",
    lambda n, counter, f, who: CountersOnOwn(n, counter, *theirs(f), who=who),
)
reads(
    "effect", "<who> (sacrifices|sacrifice) all <permanents>", lambda who, f: SacrificeAll(*theirs(f), who=others(who))
)
reads_done("(sacrifices|sacrifice) all <permanents>", lambda f, who: SacrificeAll(*theirs(f), who=who))
reads_done("(puts|put) all cards they exiled this way <onto the battlefield>", lambda who: PutBackExiled(who=who))
reads("kept", "a <permanent>", lambda f: (1, False, f))
reads("kept", "<number word> <permanents>", lambda n, f: (n, False, f))
reads("kept", "up to one <permanent>", lambda f: (1, True, f))
reads("kept", "up to <number word> <permanents>", lambda n, f: (n, True, f))
reads(
    "sentence",
    "<who> (chooses|choose) <kept> , then <sacrifices the rest>",
    lambda who, kept: of_one_kind(who, kept, SACRIFICED),
)
reads(
    "sentence", "<who> (chooses|choose) <kept> . destroy the rest", lambda who, kept: of_one_kind(who, kept, DESTROYED)
)


def of_one_kind(who: Selector, kept: tuple[int, bool, Filters], fate: str) -> KeepSome:
    number, up_to, filters = kept
    fitting = list(theirs(filters))
    return KeepSome([every(tuple(fitting))], *fitting, number=number, up_to=up_to, fate=fate, who=others(who))


def of_kinds(who: Selector, kinds: list[Filters], among: Filters) -> KeepSome:
    return KeepSome([every(kind) for kind in kinds], *theirs(among), who=others(who))


reads("kinds kept", "a <permanent> , a <permanent> , and a <permanent>", lambda a, b, c: [a, b, c])
reads(
    "kinds kept", "a <permanent> , a <permanent> , a <permanent> , and a <permanent>", lambda a, b, c, d: [a, b, c, d]
)
reads(
    "sentence",
    "<who> (chooses|choose) <kinds kept> from among the <permanents> , then <sacrifices the rest>",
    of_kinds,
)
reads(
    "sentence",
    "for each player , you choose from among the <permanents> <kinds kept> . then each player sacrifices all other "
    "<permanents>",
    lambda among, kinds, rest: chosen_by_you(among, kinds, rest),
)


def chosen_by_you(among: Filters, kinds: list[Filters], rest: Filters) -> KeepSome:
    kept = [every(kind) for kind in kinds]
    return KeepSome(kept, *theirs(among), rest=every(theirs(rest)), yours=True, who=EACH_PLAYER)


reads_knowing(
    "sentence",
    "<who> (puts|put) a <counter> counter on a <permanent> and <sacrifices the rest>",
    lambda said, who, counter, f: marked(said, who, counter, theirs(f)),
)


def marked(said: Said, who: Selector, counter: str, filters: Filters) -> KeepSome:
    said.took_up()
    return KeepSome([every(filters)], *filters, counter=counter, who=others(who))


def _spare(node: SpareSome, voice: Voice) -> list[str]:
    n = noun(node.what.filter)
    some = f"one {n.bare()}" if node.number == 1 else f"{number_word(node.number)} {n.many()}"
    return [f"choose up to {some}", "destroy the rest"]


SENTENCES.add(SpareSome, _spare)
reads("sentence", "choose up to one <permanent> . destroy the rest", lambda f: SpareSome(1, *f))
reads("sentence", "choose up to <number word> <permanents> . destroy the rest", lambda n, f: SpareSome(n, *f))


def _spare_powers(node: SpareOneOfEachPower, voice: Voice) -> list[str]:
    n = noun(node.filter)
    return [
        f"for each different power among {n.many()} on the battlefield, choose {n.one()} with that power",
        f"destroy each {n.bare()} not chosen this way",
    ]


def spared(all: tuple[Filter, ...], one: tuple[Filter, ...], rest: tuple[Filter, ...]) -> SpareOneOfEachPower:
    if all != one or one != rest:
        raise Misread("all of one kind are meant")
    return SpareOneOfEachPower(*all)


SENTENCES.add(SpareOneOfEachPower, _spare_powers)
fragment("different powers", "for each different power among")
reads(
    "sentence",
    "<different powers> <permanents> on the battlefield , choose a <permanent> with that power . "
    "destroy each <permanent> not chosen this way",
    spared,
)
