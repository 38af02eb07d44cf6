"""Phrases for the words of `apnap.abilities.statics.copying`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.copying import (
    EntersAsCopy,
    EntersAsOneOfTwo,
    HasNoManaCost,
    HasThisAbility,
    IsColor,
    IsNamed,
    IsntLegendary,
    IsSize,
    OtherThan,
)
from apnap.abilities.statics.entering import EntersWith
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import of_things
from apnap.english.changes import EXCEPTIONS, except_words
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import FILTERS, Noun, Voice, color_words, noun
from apnap.english.phrases.statics.becoming import Being, only_so
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.core.constants import COLOR_LETTERS, GRAVEYARD, bits


def _enters(node: EntersAsCopy, voice: Voice) -> str:
    n = noun(node.filter)
    what = n.one() if n.mine else f"any {n.bare()} on the battlefield"
    if node.where == GRAVEYARD:
        what = f"any {noun(node.filter, 'card').bare()} in a graveyard"
    if node.this_turn:
        turn = f"it become a copy of {what} until end of turn"
        return sentence(f"as {voice.this()} enters, you may have {turn}{except_words(node.exceptions, voice)}")
    but = except_words(node.exceptions, voice)
    if node.more is not None:
        but = f", except it enters with {additional(node.more, voice)} on it"
    if node.where_embalmed:
        but = but.replace(", except ", f", except if {voice.self_noun} was embalmed, ", 1)
    return sentence(f"you may have {voice.this()} enter {'tapped ' if node.tapped else ''}as a copy of {what}{but}")


def additional(node: EntersWith, voice: Voice) -> str:
    """`an additional +1/+1 counter`, `X additional +1/+1 counters`."""
    return of_things(node.amount, f"additional {node.counter} counter", voice)


def _other_than(node: OtherThan, n: Noun) -> None:
    n.other = True


def colored(node: IsColor) -> str:
    return f"{SHORTLY if node.brief else 'that the copy is'} {color_words(node.colors, 'and')}"


SHORTLY: Final = "it's"
EXCEPTIONS.add(IsSize, lambda node, voice: f"it's {node.power}/{node.toughness}")
EXCEPTIONS.add(IsColor, lambda node, voice: colored(node))
EXCEPTIONS.add(IsntLegendary, lambda node, voice: "it isn't legendary")
EXCEPTIONS.add(HasThisAbility, lambda node, voice: "it has this ability")
ABILITIES.add(EntersAsCopy, _enters)
FILTERS.add(OtherThan, _other_than)
reads(
    "line",
    "you may have ~ enter [the battlefield] as a copy of any <permanent> on the battlefield .",
    lambda f: EntersAsCopy(*f),
)
reads(
    "line",
    "you may have ~ enter [the battlefield] as a copy of any <permanent> on the battlefield , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but),
)
reads(
    "line",
    "you may have ~ enter as a copy of any <permanent> on the battlefield , except if ~ was embalmed , <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but, where_embalmed=True),
)
fragment("enter tapped too", "enter tapped as a copy of")
reads(
    "line",
    "you may have ~ <enter tapped too> any <permanent> on the battlefield .",
    lambda f: EntersAsCopy(*f, tapped=True),
)
reads(
    "line",
    "you may have ~ <enter tapped too> any <permanent> on the battlefield , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but, tapped=True),
)
reads_knowing("exception", "it 's <being> with <traits> <no other types>", only_so)
reads(
    "exception",
    "it 's <color>",
    lambda one: [IsColor("".join(COLOR_LETTERS[i] for i in bits(one.colors)), brief=True)],
)
EXCEPTIONS.add(HasNoManaCost, lambda node, voice: "the token has no mana cost")
reads("exception", "the token has no mana cost", lambda: [HasNoManaCost()])
reads("line", "you may have ~ enter as a copy of a <permanent> .", lambda f: EntersAsCopy(*f))
fragment("you may have it", "you may have it")
reads(
    "become a copy",
    "as ~ <enters> , <you may have it> become a copy of any <permanent> on the battlefield",
    lambda f: f,
)
reads("line", "<become a copy> until end of turn .", lambda f: EntersAsCopy(*f, this_turn=True))
reads(
    "line",
    "<become a copy> until end of turn , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but, this_turn=True),
)
reads(
    "line",
    "you may have ~ enter as a copy of a <permanent> , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but),
)
fragment("it is not", "it isn't")
fragment("it is not", "it 's not")
fragment("it is not", "they aren't")
fragment("it is not", "they 're not")
for _copy in ("the token", "the copy"):
    fragment("it is not", f"{_copy} isn't")
for _copy in ("the tokens", "the copies"):
    fragment("it is not", f"{_copy} aren't")
reads("exception", "<it is not> legendary", lambda: [IsntLegendary()])
reads("exception", "it has this ability", lambda: [HasThisAbility()])
fragment("it is", "it 's")
fragment("it is", "the token is")
fragment("it is", "the copy is")
fragment("it is", "they 're")
fragment("it is", "the tokens are")
reads("exception", "<it is> <being>", lambda being: [fixed(being)])
reads("exception", "<it is> <being> in addition to (its|their) other types", lambda being: [fixed(being, "types")])
reads(
    "exception",
    "<it is> <being> in addition to (its|their) other colors and types",
    lambda being: [fixed(being, "colors and types")],
)
reads("exception", "<it is> <size>", lambda size: [IsSize(size)])
reads("exception", "(they have|the token has|the copy has|has|have) <abilities>", lambda abilities: [Has(*abilities)])


def fixed(being: Being, also: str = "") -> IsNow:
    """What a copy is besides: numbers that are fixed as it is made."""
    if being.size == "X/X" or not being.what:
        raise Misread("a copy is of some kind, and of a fixed size")
    return being.now(also=also)


EXCEPTIONS.add(IsNamed, lambda node, voice: f"{node.whose} name is {node.name}")
reads_knowing("exception", "its name is ~", lambda said: [IsNamed(said.name)])
reads_knowing("exception", "its name is ~ 's <card name>", lambda said, rest: [IsNamed(f"{short_name(said)}'s {rest}")])
reads("exception", "it has <abilities> and this ability", lambda abilities: [Has(*abilities), HasThisAbility()])


def short_name(said: Said) -> str:
    """How a card with a long name calls itself."""
    return said.name.partition(",")[0]


def _one_of_two(node: EntersAsOneOfTwo, voice: Voice) -> str:
    cards = noun(node.filter, "card").many()
    first = sentence(f"as {voice.this()} enters, you may exile two {cards} from graveyards")
    return f"{first} {capital(IF_SO)} as a copy of {AS_ONE} {GROWN} the power of the other card."


IF_SO: Final = "if you do, it enters"
AS_ONE: Final = "one of those cards with a number of"
GROWN: Final = "additional +1/+1 counters on it equal to"
ABILITIES.add(EntersAsOneOfTwo, _one_of_two)
fragment("copies it", "if you do , it enters")
fragment("as one", AS_ONE)
fragment("grown", GROWN)
reads(
    "line",
    "as ~ enters , you may exile two <cards> from graveyards . <copies it> as a copy of <as one> <grown> the power "
    "of the other card .",
    lambda f: EntersAsOneOfTwo(*f),
)


reads("more as it enters", "a additional <counter> counter", lambda kind: EntersWith(1, kind))
reads("more as it enters", "<number> additional <counter> counters", EntersWith)
for _what in ("any <permanent> on the battlefield", "a <permanent>"):
    reads(
        "line",
        f"you may have ~ enter as a copy of {_what} , except it enters with <more as it enters> on it .",
        lambda f, more: EntersAsCopy(*f, more=more),
    )
for _his in ("his", "her"):
    reads_knowing("exception", f"{_his} name is ~", lambda said, his=_his: [IsNamed(said.name, whose=his)])
reads("exception", "it has this ability and <quoted>", lambda one: [HasThisAbility(), Has(one)])
