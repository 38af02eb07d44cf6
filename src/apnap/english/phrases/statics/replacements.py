"""Phrases for the words of `apnap.abilities.statics.replacements`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.filters import OTHER
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, You
from apnap.abilities.selectors import THOSE
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.replacements import (
    DiesToExile,
    DrawsInstead,
    EnterUnderYours,
    ExiledAsItLeaves,
    ExiledIfItDies,
    ExiledInstead,
    GainsMore,
    LeavesToExile,
    NextDraw,
    ShuffledInstead,
    TheyEnterBeing,
    TheyEnterTapped,
    TheyEnterUntapped,
    TheyEnterWithMore,
    ThisExiledInstead,
    UncastExiled,
)
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS, PER, is_simple, of_things
from apnap.english.changes import CHANGES
from apnap.english.common import EXILED_INSTEAD, LEAVE, buried, next_time
from apnap.english.events import does
from apnap.english.grammar import article, listed, number_word, plural, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.said import DAMAGED, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x
from apnap.english.sentences import SENTENCES, one, with_x
from apnap.rules.ch1_concepts.definitions import Amount, Filter


def _exiled(node: ExiledInstead, voice: Voice) -> str:
    whose = node.whose
    if whose is None:
        return sentence(f"{buried('a permanent', anywhere=False)}, {EXILED_INSTEAD}")
    graveyard = "an opponent's" if isinstance(whose, EachOpponent) else ref(whose, voice).whose
    if node.counter:
        return sentence(f"{buried('a card', graveyard)}, instead {EXILE_IT} with {article(node.counter)} counter on it")
    return sentence(f"{buried('a card', graveyard)}, {EXILED_INSTEAD}")


EXILE_IT: Final = EXILED_INSTEAD.removesuffix(" instead")


def _shuffled(node: ShuffledInstead, voice: Voice) -> str:
    it = voice.name
    return sentence(f"{buried(it)}, reveal {it} and shuffle it into its owner's library instead")


def each_noun(filter: Filter) -> str:
    """`each other creature you control`."""
    n = noun(filter)
    return f"each {'other ' if n.other else ''}{n.core(False)}"


def _enter_under(node: EnterUnderYours, voice: Voice) -> str:
    whose = "an opponent's" if isinstance(node.whose, EachOpponent) else ref(node.whose, voice).whose
    return f"if {noun(node.filter).one()} would enter the battlefield under {whose} control"


def _gains(node: GainsMore, voice: Voice) -> str:
    who = "you" if isinstance(node.who, You) else "that player"
    verb = "gain" if isinstance(node.who, You) else "gains"
    if node.times == 1:
        much = f"{who} {verb} that much life plus {node.plus}"
    elif node.times < 0:
        much = f"{who} loses that much life"
    elif node.times == 0:
        much = f"{who} {verb} no life"
    else:
        much = f"{who} {verb} twice that much life"
    return sentence(f"if {does(node.who, voice, 'would gain', 'would gain')} life, {much} instead")


ABILITIES.add(ExiledInstead, _exiled)
ABILITIES.add(ShuffledInstead, _shuffled)
ABILITIES.add(TheyEnterTapped, lambda node, voice: sentence(f"{noun(node.filter).many()} enter tapped"))


def _more(node: TheyEnterWithMore, voice: Voice) -> str:
    amount, kind = node.amount, f"additional {node.counter} counter"
    front = f"{each_noun(node.filter)} enters with"
    if type(amount) in PER.phrases or isinstance(amount, Number) or is_simple(amount):
        first, each, rest = of_things(amount, kind, voice).partition(" for each ")
        return sentence(with_x(f"{front} {first} on it{each}{rest}", voice))
    return sentence(f"{front} a number of {plural(kind)} on it equal to {AMOUNTS.say(amount, voice)}")


def _being(node: TheyEnterBeing, voice: Voice) -> str:
    being = [CHANGES.say(change, voice).rest for change in node.changes]
    return f"{_more(node, voice).removesuffix('.')} and as {listed(being, 'and')}."


ABILITIES.add(TheyEnterWithMore, _more)
ABILITIES.add(TheyEnterBeing, _being)
ABILITIES.add(
    UncastExiled,
    lambda node, voice: sentence(f"if {noun(node.filter).one()} would enter and it wasn't cast, {EXILED_INSTEAD}"),
)
ABILITIES.add(
    EnterUnderYours,
    lambda node, voice: sentence(f"{_enter_under(node, voice)}, it enters under your control instead"),
)
ABILITIES.add(GainsMore, _gains)
ABILITIES.add(
    DrawsInstead,
    lambda node, voice: sentence(
        f"if you would draw a card{f' {BUT_FIRST} {EACH_OF_YOURS}' if node.but_first else ''}, "
        f"draw {number_word(node.draws)} cards instead"
    ),
)
SENTENCES.add(
    NextDraw,
    lambda node, voice: [f"{next_time('you', 'draw a card')}, {one(node.effect, voice)} instead"],
)
ABILITIES.add(
    ThisExiledInstead,
    lambda node, voice: sentence(f"{buried(voice.self_noun)}, {EXILED_INSTEAD}"),
)
reads("line", "if ~ would be put into a graveyard <from anywhere> , exile it instead .", ThisExiledInstead)
reads(
    "line",
    "if ~ would be put into a graveyard <from anywhere> , reveal ~ and shuffle it into its owner 's library instead .",
    ShuffledInstead,
)
reads("statement", "<permanents> enter tapped", lambda f: TheyEnterTapped(*f))
reads("statement", "other <permanents> enter tapped", lambda f: TheyEnterTapped(OTHER, *f))
More = tuple[int | Amount, str]
reads("those that enter", "each <permanent> enters with", lambda f: f)
reads("those that enter", "each other <permanent> enters with", lambda f: (OTHER, *f))
reads("those that enter", "<permanents> enter with", lambda f: f)
reads("those that enter", "other <permanents> enter with", lambda f: (OTHER, *f))
fragment("on it or them", "on it")
fragment("on it or them", "on them")
reads("more of them", "a additional <counter> counter <on it or them>", lambda kind: (1, kind))
reads("more of them", "<number word> additional <counter> counters <on it or them>", lambda n, kind: (n, kind))
reads("more of them", "a additional <counter> counter <on it or them> for each <counted>", lambda kind, n: (n, kind))
reads_knowing(
    "more of them",
    "(X additional|a additional X) <counter> counters <on it or them>",
    lambda said, kind: (said.amount_x(), kind),
)
reads(
    "more of them",
    "a number of additional <counter> counters <on it or them> equal to <amount>",
    lambda kind, n: (n, kind),
)


def entering_with(filters: tuple[Filter, ...], more: More) -> TheyEnterWithMore:
    return TheyEnterWithMore(*filters, number=more[0], counter=more[1])


reads("statement", "<those that enter> <more of them>", entering_with)
reads(
    "statement",
    "<those that enter> <more of them> and as <what it is>",
    lambda f, more, being: being_too(f, more, being),
)


def being_too(filters: tuple[Filter, ...], more: More, changes: list[Change]) -> TheyEnterBeing:
    """What they are besides what they would be."""
    if any(not isinstance(change, IsNow) or not change.also for change in changes):
        raise Misread("they are this in addition to other types")
    return TheyEnterBeing(changes, *filters, number=more[0], counter=more[1])


reads_where_x("line", "<those that enter> <more of them> , where X is <amount> .", entering_with)
reads("line", "if you would draw a card , draw <number word> cards instead .", DrawsInstead)
BUT_FIRST: Final = "except the first one you draw"
EACH_OF_YOURS: Final = "in each of your draw steps"
fragment("but the first", BUT_FIRST)
fragment("in each of yours", EACH_OF_YOURS)
reads(
    "line",
    "if you <would draw> a card <but the first> <in each of yours> , draw <number word> cards instead .",
    lambda n: DrawsInstead(n, but_first=True),
)
reads("line", "if you <would gain life> , you gain twice that much life instead .", lambda: GainsMore(2))
reads("line", "if you <would gain life> , you gain that much life plus <digits> instead .", lambda n: GainsMore(plus=n))
reads(
    "line",
    "if an opponent <would gain life> , that player gains no life instead .",
    lambda: GainsMore(0, who=EACH_OPPONENT),
)
reads(
    "line",
    "if a card <would be put> into an opponent 's graveyard <from anywhere> , exile it instead .",
    lambda: ExiledInstead(EACH_OPPONENT),
)
reads(
    "line",
    "if a card <would be put> into an opponent 's graveyard <from anywhere> , instead exile it with a <counter> "
    "counter on it .",
    lambda kind: ExiledInstead(EACH_OPPONENT, kind),
)
reads(
    "line",
    "if a card <would be put> into a graveyard <from anywhere> , exile it instead .",
    lambda: ExiledInstead(EACH_PLAYER),
)
reads(
    "line",
    "if a card <would be put> into your graveyard <from anywhere> , exile it instead .",
    lambda: ExiledInstead(YOU),
)


def _dies_to_exile(node: DiesToExile, voice: Voice) -> str:
    what = voice.self_noun if node.filter is None else noun(node.filter).one()
    return sentence(f"if {what} would die, {EXILED_INSTEAD}")


ABILITIES.add(DiesToExile, _dies_to_exile)
ABILITIES.add(
    LeavesToExile,
    lambda node, voice: sentence(f"if {voice.self_noun} would {LEAVE}, exile it instead of putting it anywhere else"),
)
reads("line", "if ~ would die , exile it instead .", DiesToExile)
reads("line", "if a <permanent> would die , exile it instead .", lambda f: DiesToExile(*f))
reads("line", "if another <permanent> would die , exile it instead .", lambda f: DiesToExile(OTHER, *f))
reads("line", "if ~ would leave the battlefield , exile it <instead of putting it> anywhere else .", LeavesToExile)


def _if_it_dies(node: ExiledIfItDies, voice: Voice) -> list[str]:
    what = node.dealt or ref(node.what, voice).text
    return [f"if {what} would die this turn, {EXILED_INSTEAD}"]


SENTENCES.add(ExiledIfItDies, _if_it_dies)
reads_knowing(
    "sentence",
    "if that <permanent> would die <this turn> , exile it instead",
    lambda said, f: ExiledIfItDies(whatever_came(said).that(f)),
)
reads_knowing(
    "sentence",
    "if it would die <this turn> , exile it instead",
    lambda said: ExiledIfItDies(whatever_came(said).it()),
)


def whatever_came(said: Said) -> Said:
    """It was not asked before whether this was dealt damage: then only a creature that was is meant."""
    if said.was_asked_of(DAMAGED):
        raise Misread("what was dealt damage this way is meant")
    return said


reads(
    "sentence",
    "if a (creature) dealt damage <this way> would die <this turn> , exile it instead",
    lambda: ExiledIfItDies(THOSE, dealt="a creature dealt damage this way"),
)
reads(
    "sentence",
    "if a creature or planeswalker dealt damage <this way> would die <this turn> , exile it instead",
    lambda: ExiledIfItDies(THOSE, dealt="a creature or planeswalker dealt damage this way"),
)
SENTENCES.add(
    ExiledAsItLeaves,
    lambda node, voice: [
        f"if {ref(node.what, voice).text} would {LEAVE}, exile it instead of putting it anywhere else"
    ],
)
fragment("leave the battlefield", LEAVE)
reads_knowing(
    "sentence",
    "if it would <leave the battlefield> , exile it <instead of putting it> anywhere else",
    lambda said: ExiledAsItLeaves(said.it()),
)
reads_knowing(
    "sentence",
    "if that <permanent> would <leave the battlefield> , exile it <instead of putting it> anywhere else",
    lambda said, f: ExiledAsItLeaves(said.that(f)),
)
for _whose, _who in (("your", YOU), ("a", EACH_PLAYER), ("an opponent 's", EACH_OPPONENT)):
    reads(
        "sentence",
        f"if a card <would be put> into {_whose} graveyard <from anywhere> <this turn> , exile that card instead",
        lambda who=_who: ThisTurn(ExiledInstead(who)),
    )
ABILITIES.add(TheyEnterUntapped, lambda node, voice: sentence(f"{noun(node.filter).many()} enter untapped"))
for _others, _other in (("", ()), ("other ", (OTHER,))):
    reads("statement", f"{_others}<permanents> enter untapped", lambda f, other=_other: TheyEnterUntapped(*other, *f))
