"""Phrases for the words of `apnap.abilities.statics.counters_and_tokens`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import THAT_MUCH
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.filters import OTHER
from apnap.abilities.players import EACH_OPPONENT, YOU, EachOpponent, EachPlayer
from apnap.abilities.predefined_tokens import PREDEFINED
from apnap.abilities.statics.counters_and_tokens import (
    CounterLimit,
    FirstTokensAreCopies,
    KeepsCounters,
    MoreCounters,
    OneOfEachToken,
    TokensBesides,
    TokensForYou,
    TokensInstead,
    TokensTwice,
)
from apnap.english.abilities import ABILITIES
from apnap.english.common import some, twice
from apnap.english.grammar import article, listed, number_word, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.effects.creating import Tokens, token_made
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.ch2_cards.printed import CardDef


def _tokens(node: TokensTwice, voice: Voice) -> str:
    if type(node.who) is EachPlayer:
        return sentence(f"if {some('tokens')} would be created, {twice('tokens')} are created instead")
    whose = ref(node.who, voice).whose
    if node.passive:
        would = f"if {some('tokens')} would be created under {whose} control"
        return sentence(f"{would}, {twice('tokens')} are created instead")
    would = f"if an effect would create {some('tokens')} under {whose} control"
    return sentence(f"{would}, it creates {twice('tokens')} instead")


def _counters(node: MoreCounters, voice: Voice) -> str:
    n = noun(node.filter)
    if not node.counter:
        what = " ".join(n.types) or "permanent"
        would = f"if an effect would put {some('counters')} on {n.one()}"
        return sentence(f"{would}, it puts {twice('counters')} on that {what} instead")
    if node.plus > 0:
        many = f"that many plus {number_word(node.plus)} {node.counter} counters"
    elif node.plus < 0:
        many = f"that many {node.counter} counters minus {number_word(-node.plus)}"
    else:
        many = f"twice that many {node.counter} counters"
    on = f"that {' '.join(n.types) or 'permanent'}" if node.named else "it"
    return sentence(f"if one or more {node.counter} counters would be put on {n.one()}, {many} are put on {on} instead")


CREATED: Final = "would be created"
YOURS_INSTEAD: Final = "is created under your control instead"


def _for_you(node: TokensForYou, voice: Voice) -> str:
    whose = "an opponent's" if isinstance(node.whose, EachOpponent) else ref(node.whose, voice).whose
    return sentence(f"each token that {CREATED} under {whose} control {YOURS_INSTEAD}")


ABILITIES.add(TokensForYou, _for_you)
fragment("would come to be", CREATED)
fragment("is yours instead", YOURS_INSTEAD)
reads(
    "effect",
    "each token that <would come to be> under a opponent 's control this turn <is yours instead>",
    lambda: ThisTurn(TokensForYou(EACH_OPPONENT)),
)
ABILITIES.add(TokensTwice, _tokens)
ABILITIES.add(MoreCounters, _counters)
ABILITIES.add(
    CounterLimit,
    lambda node, voice: sentence(
        f"{voice.this()} can't have more than {number_word(node.most)} {node.counter} counters on it"
    ),
)
ABILITIES.add(
    KeepsCounters,
    lambda node, voice: sentence(f"counters remain on {voice.this()} {AS_IT_MOVES} {NO_SUCH_ZONE}"),
)
AS_IT_MOVES = "as it moves to any zone"
NO_SUCH_ZONE = "other than a player's hand or library"
fragment("as it moves", AS_IT_MOVES)
fragment("no such zone", "other than a player 's hand or library")
reads("line", "counters remain on ~ <as it moves> <no such zone> .", KeepsCounters)
reads(
    "statement",
    "if an effect would create <some tokens> <under your control> , it creates <twice that many> of those "
    "tokens instead",
    lambda: TokensTwice(YOU),
)
reads(
    "statement",
    "if <some tokens> would be created <under your control> , <twice that many> of those tokens are created instead",
    lambda: TokensTwice(YOU, passive=True),
)
reads("more counters", "twice that many <counter> counters", lambda kind: (kind, 2, 0))
reads("more counters", "that many plus one <counter> counters", lambda kind: (kind, 1, 1))
reads("more counters", "that many plus <number word> <counter> counters", lambda n, kind: (kind, 1, n))
reads("put on it", "it", False)
reads("put on it", "that <permanent>", lambda f: True)
reads("getting counters", "a <permanent>", lambda f: f)
reads("getting counters", "another <permanent>", lambda f: (OTHER, *f))


def more_counters(kind: str, filters: tuple[Filter, ...], more: tuple[str, int, int], named: bool) -> MoreCounters:
    """Twice as many of a kind, or some more."""
    if more[0] != kind:
        raise Misread("these are counters of another kind")
    return MoreCounters(kind, *filters, times=more[1], plus=more[2], named=named)


reads(
    "statement",
    "if one or more <counter> counters would be put on <getting counters> , <more counters> are put on <put on it> "
    "instead",
    more_counters,
)
reads("line", "~ can't have more than <number word> <counter> counters on it .", CounterLimit)


def that_many(kind: CardDef, voice: Voice) -> str:
    """`that many 1/1 white Soldier creature tokens`."""
    return CLAUSES.say(CreateTokens(THAT_MUCH, kind), voice).rest


def _tokens_instead(node: TokensInstead, voice: Voice) -> str:
    kinds = [that_many(kind, voice) for kind in (node.kind, node.other) if kind is not None]
    which = "creature tokens" if node.creatures else "tokens"
    if node.may:
        create = f"you may instead create {listed(kinds, 'or')}"
        return sentence(f"if you would create {some(which)}, {create}")
    return sentence(f"if {some(which)} would be created under your control, {kinds[0]} are created instead")


ABILITIES.add(TokensInstead, _tokens_instead)
ABILITIES.add(
    OneOfEachToken,
    lambda node, voice: sentence(
        f"if you would create {article(one_of_tokens(node))} token, instead create one of each"
    ),
)


def one_of_tokens(node: OneOfEachToken) -> str:
    return listed([kind.name.removesuffix(" Token") for kind in (node.one, node.two, node.three)], "or")


def kind_of_token(kind: Tokens) -> CardDef:
    """What kind of token is described, not how it enters."""
    if kind.size is not None:
        raise Misread("the size of these tokens is not known")
    return token_made(kind.words, list(kind.abilities), kind.name)


reads(
    "line",
    "if <some creature tokens> would be created <under your control> , <that many> <token> are created instead .",
    lambda kind: TokensInstead(kind_of_token(kind), creatures=True),
)
reads(
    "line",
    "if you would create <some tokens> , you may instead create <that many> <token> or <that many> <token> .",
    lambda kind, other: TokensInstead(kind_of_token(kind), kind_of_token(other), may=True),
)
fragment("some creature tokens", "one or more creature tokens")


def _besides(node: TokensBesides, voice: Voice) -> str:
    more = CLAUSES.say(CreateTokens(1, node.kind), voice).rest if node.one else that_many(node.kind, voice)
    if node.additional:
        more = f"an additional {more.removeprefix('an ').removeprefix('a ')}"
    would = f"if {some('tokens')} would be created under your control"
    return sentence(f"{would}, {THOSE_AND} {more} are created instead")


ABILITIES.add(TokensBesides, _besides)
THOSE_AND = "those tokens plus"
fragment("those and", THOSE_AND)
reads(
    "line",
    "if <some tokens> would be created <under your control> , <those and> <that many> <token> are created instead .",
    lambda kind: TokensBesides(kind_of_token(kind)),
)
reads(
    "line",
    "if <some tokens> would be created <under your control> , <those and> a <token> are created instead .",
    lambda kind: TokensBesides(kind_of_token(kind), one=True),
)
reads(
    "line",
    "if <some tokens> would be created <under your control> , <those and> an additional <token> are created instead .",
    lambda kind: TokensBesides(kind_of_token(kind), one=True, additional=True),
)


def each_token(*names: str) -> OneOfEachToken:
    for name in names:
        if name not in PREDEFINED:
            raise Misread(f"no rule says what a {name} token is")
    return OneOfEachToken(*(PREDEFINED[name] for name in names))


reads(
    "line",
    "if you would create a <token name> , <token name> , or <token name> token , instead create one of each .",
    each_token,
)
for _name in PREDEFINED:
    reads("token name", _name, lambda name=_name: name)


def _first_tokens(node: FirstTokensAreCopies, voice: Voice) -> str:
    return sentence(
        f"the first time {WOULD_CREATE} {EACH_TURN}, you may instead choose a creature other than {voice.this()} and "
        f"{COPIES_OF_IT} of that creature"
    )


EACH_TURN: Final = "during each of your turns"
WOULD_CREATE: Final = "you would create one or more tokens"
COPIES_OF_IT: Final = "create that many tokens that are copies"
ABILITIES.add(FirstTokensAreCopies, _first_tokens)
fragment("would create some", WOULD_CREATE)
fragment("that many copies", "create that many tokens that are copies")
fragment("in each turn of yours", EACH_TURN)
reads(
    "line",
    "the first time <would create some> <in each turn of yours> , you may instead choose a creature other than ~ and "
    "<that many copies> of that creature .",
    FirstTokensAreCopies,
)
