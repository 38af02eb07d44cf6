"""Phrases for the words of `apnap.abilities.keyword_actions.tutoring`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.such_players import TheDifference
from apnap.abilities.among_players.those_who import ForEachOf
from apnap.abilities.amounts import ChosenX, ThatMuch, WhereX
from apnap.abilities.base import Number
from apnap.abilities.effects.flow import May, Sequence
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.facts.this_way import DESTROYED, SACRIFICED, ThisWay
from apnap.abilities.filters import AnyOf, every
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.keyword_actions.tutoring import (
    Found,
    OpponentsWhoSearched,
    Search,
    SearchAndCast,
    SearchAndReveal,
    ShuffleSearchers,
    Wanted,
)
from apnap.abilities.players import THAT_PLAYER, YOU, ControllerOf, EachPlayer, You
from apnap.abilities.selectors import IT
from apnap.abilities.zones.putting import (
    ANY_NUMBER,
    IN_EXILE,
    IN_GRAVEYARD,
    IN_PLAY,
    ON_TOP,
    UP_TO,
)
from apnap.english.amounts import AMOUNTS, ONE_BY_ONE
from apnap.english.common import FOR_FREE
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.player_actions import reads_done
from apnap.english.phrases.zones.together import noun_of, place_words
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.core.constants import GRAVEYARD, HAND

THEM: Final = ("them", "those cards")


def wanted_words(node: Wanted, voice: Voice) -> tuple[str, bool, str]:
    """`up to two land cards`; are there several, and what X is."""
    n = noun_of(node.filter, node.together)
    if node.how == ANY_NUMBER:
        return f"any number of {n.many()}", True, ""
    number = node.amount
    front = "up to " if node.how == UP_TO else ""
    if isinstance(number, Number):
        if number.number == 1:
            return (f"up to one {n.bare()}" if front else n.one()), False, ""
        return f"{front}{number_word(number.number)} {n.many()}", True, ""
    if isinstance(number, (ChosenX, WhereX)):
        return f"{front}{AMOUNTS.say(number, voice)} {n.many()}", True, ""
    if isinstance(number, ThatMuch):
        return f"{front}that many {n.many()}", True, ""
    if isinstance(number, TheDifference) and not front:
        return f"a number of {n.many()} equal to {AMOUNTS.say(number, voice)}", True, ""
    return f"{front}X {n.many()}", True, f", where X is {AMOUNTS.say(number, voice)},"


def zones_words(node: Search, whose: str) -> str:
    library = f"{whose} library"
    if node.zones == [GRAVEYARD, HAND]:
        return f"{whose} graveyard, hand, {'and/or' if node.either else 'and'} library"
    if node.zones == [GRAVEYARD]:
        return f"{library} {'and/or' if node.either else 'and'} graveyard"
    return library


def found_words(node: Search, found: Found, what: str, whose: str, many: bool, thirds: bool) -> str:
    """`put it into your hand`."""
    if found.to == IN_EXILE:
        return f"{'exiles' if thirds else 'exile'} {what}"
    where = place_words(found.to, whose, many, found.tapped)
    if found.to == IN_PLAY and node.whose is not None:
        where += " under your control"
    return f"{'puts' if thirds else 'put'} {what} {where}"


def _search(node: Search, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    base, then = searched_words(node, voice, "" if who.you else "their", False)
    rest = base if who.you else searched_words(node, voice, "their", True)[0]
    return Clause(who, "searches", "search", rest, then=then, rest_of_base=base)


def searched_words(node: Search, voice: Voice, theirs: str, thirds: bool) -> tuple[str, str]:
    """Where, what for, and what is done with it; and a sentence that must follow."""
    s = "s" if thirds else ""
    owner = theirs or "your"
    whose = owner if node.whose is None else ref(node.whose, voice).whose
    wants = [wanted_words(wanted, voice) for wanted in node.wanted]
    many = len(wants) > 1 or wants[0][1]
    it = node.words if node.words else ("them" if many else "it")
    said = f"{zones_words(node, whose)} for {listed([words for words, _, _ in wants], 'and')}"
    where = wants[0][2]
    shows = f", reveal{s} {node.revealed or it}" if node.shown else ""
    if node.apart and node.shown:
        shows = f". Reveal {node.revealed or it}"
    if node.found[0].to == ON_TOP:
        on_top = (
            f"put{s} {node.words or ('those cards' if many else 'that card')} on top{' in any order' if many else ''}"
        )
        return f"{said}{where.removesuffix(',')}{shows}, then shuffle{s} and {on_top}", ""
    placed = found_words(node, node.found[0], it, owner, many, thirds)
    if len(node.found) > 1:
        first, other = node.found
        one = f"{number_word(first.number)} {place_words(first.to, owner, False, first.tapped)}"
        two = isinstance(node.wanted[0].amount, Number) and node.wanted[0].amount.number == 2
        rest = "other" if first.number == 1 and (two or len(node.wanted) == 2) else "rest"
        placed = f"put{s} {one} and the {rest} {place_words(other.to, owner, False, other.tapped)}"
    if node.whose is not None:
        return f"{said}{where.removesuffix(',')}{shows} and {placed}", "then that player shuffles"
    if node.either:
        middle = f"{shows}, and " if shows else " and "
        return f"{said}{where.removesuffix(',')}{middle}{placed}", f"if you search {owner} library this way, shuffle"
    if node.apart and not node.shown:
        placed = f"{placed[:1].upper()}{placed[1:]}"
        return f"{said}{where.removesuffix(',')}. {placed}, then shuffle{s}", ""
    if node.late:
        return f"{said}{where.removesuffix(',')}{shows} and {placed}", ""
    comma = "" if where and not shows else ","
    return f"{said}{where.removesuffix(',') if shows else where}{shows}{comma} {placed}, then shuffle{s}", ""


CLAUSES.add(Search, _search)


def either_card(one: tuple[Filter, ...], other: tuple[Filter, ...]) -> AnyOf:
    """One of two kinds of cards, each described by itself."""
    if not one or not other or noun(every(other), "card").after:
        raise Misread("cards of two kinds are wanted")
    return AnyOf(every(one), every(other), join="or a")


# what is searched for
Some = tuple[int | Amount, str, tuple[Filter, ...]]
reads("wanted", "<one wanted>", lambda one: [one])
reads("wanted", "<one wanted> and <one wanted>", lambda one, other: [one, other])
reads("wanted", "<one wanted> , <one wanted> , and <one wanted>", lambda one, two, three: [one, two, three])
reads("one wanted", "a <card>", lambda f: Wanted(1, *f))
reads("one wanted", "a <card> or a <card>", lambda f, g: Wanted(1, either_card(f, g)))
reads("one wanted", "a number of <cards> equal to <amount>", lambda f, number: Wanted(number, *f))
reads("one wanted", "up to one <card>", lambda f: Wanted(1, *f, how=UP_TO))
reads("one wanted", "<number word> <cards>", lambda n, f: Wanted(n, *f))
reads("one wanted", "up to <number word> <cards>", lambda n, f: Wanted(n, *f, how=UP_TO))
reads_knowing("one wanted", "up to X <cards>", lambda said, f: Wanted(said.amount_x(), *f, how=UP_TO))
reads_knowing("one wanted", "X <cards>", lambda said, f: Wanted(said.amount_x(), *f))
reads("one wanted", "up to <that many> <cards>", lambda f: Wanted(ThatMuch(), *f, how=UP_TO))
reads("one wanted", "up to <number word> <cards together>", lambda n, f: Wanted(n, *f, how=UP_TO))
reads("one wanted", "any number of <cards together>", lambda f: Wanted(0, *f, how=ANY_NUMBER))
reads("one wanted", "any number of <cards>", lambda f: Wanted(0, *f, how=ANY_NUMBER))
reads("one wanted", "up to X <cards> , where X is <amount>", lambda f, number: Wanted(number, *f, how=UP_TO))

# where
reads("searched", "your library", ([], False))
reads("searched", "your library and graveyard", ([GRAVEYARD], False))
reads("searched", "your library and / or graveyard", ([GRAVEYARD], True))
reads("searched", "your graveyard , hand , and / or library", ([GRAVEYARD, HAND], True))
reads("searched", "your graveyard , hand , and library", ([GRAVEYARD, HAND], False))

# what is done with it
reads("found ref", "it", "it")
reads("found ref", "that card", "that card")
reads("found ref", "the card", "the card")
reads("found ref", "them", "them")
reads("found ref", "those cards", "those cards")
Puts = tuple[str, list[Found]]
reads("found put", "put <found ref> <own place>", lambda it, place: (it, [Found(place[0], tapped=place[1])]))
reads(
    "found put",
    "put one [of them] <own place> and the (other|rest) <own place>",
    lambda one, other: ("", [Found(one[0], 1, one[1]), Found(other[0], tapped=other[1])]),
)
reads("found put", "exile <found ref>", lambda it: (it, [Found(IN_EXILE)]))
reads("found put by them", "(puts|put) <found ref> <their place>", lambda it, p: (it, [Found(p[0], tapped=p[1])]))
reads("found put by them", "(exiles|exile) <found ref>", lambda it: (it, [Found(IN_EXILE)]))
fragment("and shuffles", ", then shuffle")
fragment("and shuffles", ", then shuffle your library")
fragment("and shuffles", ", then shuffles")
fragment("and shuffles", ". then shuffle")
fragment("your library this way", "your library this way")
fragment("if searched", ". if you search <your library this way> , shuffle")
fragment("shows", "reveal")
fragment("shows", "reveals")


def searched(
    said: Said | None,
    where: tuple[list[int], bool],
    wanted: list[Wanted],
    puts: Puts,
    shown: str = "",
    who: Selector = YOU,
    whose: Selector | None = None,
    apart: bool = False,
) -> PlayerAction:
    """A search; said as one word where that is one. `shown` is what those are called that are revealed."""
    words, found = puts
    several = are_several(wanted)
    if words and (words in THEM) != several:
        raise Misread("one is it, several are them")
    if shown and (shown in THEM) != several:
        raise Misread("one is it, several are them")
    if len(found) > 1 and not several:
        raise Misread("one card goes to one place")
    if said is not None:
        made_it(said)
    zones, either = where
    made = Search(
        list(wanted),
        found,
        zones=list(zones),
        either=either,
        shown=shown != "",
        who=who,
        whose=whose,
        words=words,
        revealed=shown,
        apart=apart,
    )
    meant = made.meaning()
    if isinstance(meant, SearchLibrary) and not apart:
        return SearchLibrary(
            meant.filter, to=meant.to, tapped=meant.tapped, count=meant.count, who=who, words=words, revealed=shown
        )
    return made


def are_several(wanted: list[Wanted]) -> bool:
    return len(wanted) > 1 or wanted[0].how == ANY_NUMBER or not is_one(wanted[0].amount)


def is_one(number: Amount) -> bool:
    return isinstance(number, Number) and number.number == 1


def on_top(said: Said, wanted: list[Wanted], words: str, shown: str) -> Effect:
    return searched(said, ([], False), wanted, (words, [Found(ON_TOP)]), shown)


LIBRARY_ONLY: Final[tuple[list[int], bool]] = ([], False)


def in_library(where: tuple[list[int], bool]) -> tuple[list[int], bool]:
    if where[1]:
        raise Misread("the library need not be searched, and is shuffled only if it was")
    return where


def perhaps_in_library(where: tuple[list[int], bool]) -> tuple[list[int], bool]:
    if not where[1]:
        raise Misread("the library is searched and shuffled")
    return where


for _how in (" , <found put>", " and <found put>"):
    reads_knowing(
        "effect",
        f"search <searched> for <wanted>{_how} <and shuffles>",
        lambda said, where, wanted, puts: searched(said, in_library(where), wanted, puts),
    )
    reads_knowing(
        "effect",
        f"search <searched> for <wanted>{_how} <if searched>",
        lambda said, where, wanted, puts: searched(said, perhaps_in_library(where), wanted, puts),
    )
for _how in (" , <found put>", " , and <found put>", " and <found put>"):
    reads_knowing(
        "effect",
        f"search <searched> for <wanted> , reveal <found ref>{_how} <and shuffles>",
        lambda said, where, wanted, it, puts: searched(said, in_library(where), wanted, puts, it),
    )
    reads_knowing(
        "effect",
        f"search <searched> for <wanted> , reveal <found ref>{_how} <if searched>",
        lambda said, where, wanted, it, puts: searched(said, perhaps_in_library(where), wanted, puts, it),
    )
reads_knowing(
    "effect",
    "search <searched> for <wanted> . reveal <found ref> , <found put> <and shuffles>",
    lambda said, where, wanted, it, puts: searched(said, in_library(where), wanted, puts, it, apart=True),
)
reads_knowing(
    "effect",
    "search <searched> for <wanted> . <found put> <and shuffles>",
    lambda said, where, wanted, puts: searched(said, in_library(where), wanted, puts, apart=True),
)
reads_knowing(
    "effect",
    "search your library for <wanted> <then shuffle> and put <found ref> on top [of your library]",
    lambda said, wanted, it: on_top(said, wanted, it, ""),
)
reads_knowing(
    "effect",
    "search your library for <wanted> , reveal <found ref> <then shuffle> and put <found ref> on top [of your library]",
    lambda said, wanted, it, again: on_top(said, wanted, again, it),
)
reads_knowing(
    "effect",
    "search your library for <wanted> <then shuffle> and put <found ref> on top [of your library] <any order>",
    lambda said, wanted, it: on_top(said, wanted, it, ""),
)
reads_knowing(
    "effect",
    "<who> (searches|search) their library for <wanted> , <found put by them> <and shuffles>",
    lambda said, who, wanted, puts: searched(said, LIBRARY_ONLY, wanted, puts, "", not_you(who)),
)
reads_knowing(
    "effect",
    "<who> (searches|search) their library for <wanted> , <shows> <found ref> , <found put by them> <and shuffles>",
    lambda said, who, wanted, it, puts: searched(said, LIBRARY_ONLY, wanted, puts, it, not_you(who)),
)
fragment("and they shuffle", ", then that player shuffles")
fragment("and they shuffle", ". then that player shuffles")
fragment("and they shuffle", ". then the player shuffles")
reads_knowing(
    "effect",
    "search <who> 's library for <wanted> and <taken put> <and they shuffle>",
    lambda said, who, wanted, puts: searched(said, LIBRARY_ONLY, wanted, puts, whose=not_you(who)),
)
reads_knowing(
    "effect",
    "search <who> 's library for <wanted> , <taken put> <and they shuffle>",
    lambda said, who, wanted, puts: searched(said, LIBRARY_ONLY, wanted, puts, whose=not_you(who)),
)
reads("taken put", "exile <found ref>", lambda it: (it, [Found(IN_EXILE)]))
reads("taken put", "put <found ref> onto the battlefield <under your control>", lambda it: (it, [Found(IN_PLAY)]))
reads(
    "taken put",
    "put <found ref> into (that player 's|their|its owner 's) graveyard",
    lambda it: (it, [Found(IN_GRAVEYARD)]),
)


def not_you(who: Selector) -> Selector:
    if isinstance(who, You):
        raise Misread("your own is said otherwise")
    return who


reads_done(
    "search their library for <wanted> , <found put by them> <and shuffles>",
    lambda wanted, puts, who: searched(None, LIBRARY_ONLY, wanted, puts, "", who),
)
reads_done(
    "search their library for <wanted> , reveal <found ref> , <found put by them> <and shuffles>",
    lambda wanted, it, puts, who: searched(None, LIBRARY_ONLY, wanted, puts, it, who),
)


# searches before anybody shuffles
def late_search(wanted: list[Wanted], puts: Puts, who: Selector = YOU) -> Search:
    searched(None, LIBRARY_ONLY, wanted, puts, who=who)  # one is it, several are them
    return Search(list(wanted), puts[1], who=who, words=puts[0], late=True)


CLAUSES.add(ShuffleSearchers, lambda node, voice: order("then", after_all("their" if node.own else "a")))
ONE_BY_ONE.add(OpponentsWhoSearched, lambda node, voice: EACH_SEARCHER)
EACH_SEARCHER: Final = "opponent who searches a library this way"


def after_all(whose: str) -> str:
    return f"each player who searched {whose} library this way shuffles"


reads_knowing("late search", "search your library for <wanted> and <found put>", lambda said, w, p: late_search(w, p))
reads(
    "late search by them",
    "search their library for <wanted> and <found put by them>",
    lambda wanted, puts: late_search(wanted, puts, THAT_PLAYER),
)
fragment("each searcher", EACH_SEARCHER)
reads("all shuffle", "then each player who searched a library <so> shuffles", lambda: ShuffleSearchers())
reads("all shuffle", "then each player who searched their library <so> shuffles", lambda: ShuffleSearchers(own=True))
fragment("so", "this way")
reads(
    "sentence",
    "<late search> . <who> may <late search by them> . for each <each searcher> , <late search> . <all shuffle>",
    lambda mine, who, theirs, more, last: Sequence(
        mine, May(theirs, who=several_of(who)), ForEachOf(OpponentsWhoSearched(), more), last
    ),
)
for _way in (DESTROYED, SACRIFICED):
    reads(
        "sentence",
        f"for each <permanent> {_way} this way , its controller may <late search by them> . <all shuffle>",
        lambda f, theirs, last, way=_way: Sequence(each_controller(ThisWay(way, *f), theirs), last),
    )


def each_controller(each: ThisWay, search: Search) -> ForEachOf:
    return ForEachOf(each, May(search, who=ControllerOf(IT)))


def several_of(who: Selector) -> Selector:
    if not isinstance(who, EachPlayer):
        raise Misread("each of several players may search")
    return who


CLAUSES.add(
    SearchAndCast,
    lambda node, voice: Clause(
        ref(YOU, voice),
        "searches",
        "search",
        f"your library for {noun(node.filter, 'card').one()} and cast that card {FOR_FREE}",
        then="then shuffle",
    ),
)
reads(
    "effect",
    "search your library for a <card> and cast that card <for nothing> . then shuffle",
    lambda f, free: SearchAndCast(*f),
)


def _search_and_reveal(node: SearchAndReveal, voice: Voice) -> Clause:
    wants = [wanted_words(wanted, voice)[0] for wanted in node.wanted]
    return order("search", f"your library for {listed(wants, 'and')} and reveal {node.words}")


def found_and_shown(said: Said, wanted: list[Wanted], words: str) -> SearchAndReveal:
    """Cards that are taken up: what is done with them is said next."""
    if (words in THEM) != are_several(wanted):
        raise Misread("one is it, several are them")
    said.took_up()
    return SearchAndReveal(list(wanted), words)


CLAUSES.add(SearchAndReveal, _search_and_reveal)
reads_knowing("effect", "search your library for <wanted> and reveal <found ref>", found_and_shown)
