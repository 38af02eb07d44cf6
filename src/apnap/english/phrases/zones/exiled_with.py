"""Phrases for the words of `apnap.abilities.zones.exiled_with`, and for what is done with such cards."""

from __future__ import annotations

from apnap.abilities.amounts import CountOf
from apnap.abilities.conditions import AtLeast, IsTurnOf
from apnap.abilities.effects.exile_and_return import TakeExiledCards
from apnap.abilities.facts.qualities import IsOtherThan
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import That
from apnap.abilities.statics.continuous import Always
from apnap.abilities.zones.exiled_with import (
    CardsExiledHere,
    CastOneExiledHere,
    HasShapeOf,
    IsExiledHere,
    PlayExiledHere,
)
from apnap.abilities.zones.playing import CastSome
from apnap.abilities.zones.putting import (
    ALL,
    ANY_NUMBER,
    EXILED_WITH_THIS,
    IN_EXILE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    PutCards,
    PutThem,
    Supply,
)
from apnap.english.abilities import ABILITIES
from apnap.english.changes import CHANGES, Changed
from apnap.english.common import FOR_THE_TURN
from apnap.english.grammar import article, listed, sentence
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.zones.playing import Played
from apnap.english.phrases.zones.putting import EXILED, Some, at_random, putting
from apnap.english.reading.said import EVENT, MADE, Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS, SENTENCES, TIMES
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced


def _here(node: CardsExiledHere, voice: Voice) -> Ref:
    n = noun(node.filter, "card")
    if node.the:
        return Ref("the exiled card")
    return Ref(f"{n.one() if node.last else n.many()} exiled with {voice.self_noun}", many=not node.last)


SELECTORS.add(CardsExiledHere, _here)
for _name in ("~", "it", "him", "her"):
    fragment("exiled here", f"exiled with {_name}")


def linked(said: Said) -> bool:
    """Another ability of the card exiles cards with it."""
    if not said.linked:
        raise Misread("nothing is exiled with this")
    return True


def from_here(said: Said, some: Some, to: str, tapped: bool = False, owners: bool = False) -> PutCards:
    """Cards exiled with this go somewhere."""
    linked(said)
    made_it(said)
    number, how, filters = some
    return PutCards(EXILED_WITH_THIS, number, *filters, to=to, how=how, tapped=tapped, owners=owners)


reads_knowing("condition", "a <card> is exiled with it", lambda said, f: any_here(said, f, True))
reads_knowing("condition", "a <card> is exiled with ~", lambda said, f: any_here(said, f, False))


def any_here(said: Said, filters: tuple[Filter, ...], pronoun: bool) -> IsExiledHere:
    linked(said)
    if pronoun:
        said.is_about_this()
    return IsExiledHere(*filters, plainly=True, pronoun=pronoun)


def all_others(said: Said, filters: tuple[Filter, ...]) -> Some:
    """Each card besides the one that was exiled just now."""
    if not any(kind in (EVENT, MADE) for kind, _ in said.mentions):
        raise Misread("no card was spoken of")
    return (0, ALL, (IsOtherThan(That(card=True), front=True), *filters))


reads_knowing("cards here", "<some cards> <exiled here>", lambda said, some: some)
reads_knowing("cards here", "<some cards> <exiled here> at random", lambda said, some: at_random(some))
reads_knowing("cards here", "the exiled cards", lambda said: (0, ALL, ()))
reads_knowing("cards here", "each other <card> <exiled here>", all_others)
reads_knowing("cards here", "all other <cards> <exiled here>", all_others)
reads_knowing(
    "effect",
    "cast any number of cards <exiled here> <for nothing>",
    lambda said, free: (linked(said), CastSome(EXILED_WITH_THIS, 0, how=ANY_NUMBER))[1],
)
fragment("of their owners", "their owners '")
fragment("of their owners", "its owner 's")
fragment("of their owners", "their owner 's")
reads_knowing("put", "put <cards here> into <of their owners> hand", lambda said, some: from_here(said, some, IN_HAND))
reads_knowing("put", "put <cards here> into <of their owners> hands", lambda said, some: hands(said, some))
reads_knowing("put", "return <cards here> to <of their owners> hand", lambda said, some: from_here(said, some, IN_HAND))
reads_knowing("put", "return <cards here> to <of their owners> hands", lambda said, some: hands(said, some))


def hands(said: Said, some: Some) -> PutCards | TakeExiledCards:
    """All of them are said in one word."""
    if some == (0, ALL, ()):
        linked(said)
        return TakeExiledCards()
    return from_here(said, some, IN_HAND)


for _verb, _into in (("put", "into"), ("return", "to")):
    reads_knowing(
        "put",
        f"{_verb} <cards here> {_into} <of their owners> graveyard",
        lambda said, some: from_here(said, some, IN_GRAVEYARD),
    )
    reads_knowing(
        "put",
        f"{_verb} <cards here> {_into} <of their owners> graveyards",
        lambda said, some: from_here(said, some, IN_GRAVEYARD),
    )
for _tapped, _words in ((False, ""), (True, " tapped")):
    for _verb, _onto in (("put", "onto"), ("return", "to")):
        reads_knowing(
            "put",
            f"{_verb} <cards here> {_onto} the battlefield{_words} under your control",
            lambda said, some, tapped=_tapped: from_here(said, some, IN_PLAY, tapped),
        )
        reads_knowing(
            "put",
            f"{_verb} <cards here> {_onto} the battlefield{_words} under <of their owners> control",
            lambda said, some, tapped=_tapped: from_here(said, some, IN_PLAY, tapped, owners=True),
        )
        reads_knowing(
            "put",
            f"{_verb} <cards here> {_onto} the battlefield{_words} under the control of that card 's owner",
            lambda said, some, tapped=_tapped: from_here(said, some, IN_PLAY, tapped, owners=True),
        )


def played_here(said: Said, filters: tuple[Filter, ...], cast: bool) -> Played:
    linked(said)
    return (CardsExiledHere(*filters), (), cast, "")


reads_knowing("played", "play cards <exiled here>", lambda said: played_here(said, (), False))
reads_knowing("spell source", "from among cards <exiled here>", lambda said: (linked(said), EXILED_WITH_THIS)[1])
reads_knowing("copied", "a <card> <exiled here>", lambda said, f: (linked(said), CardsExiledHere(*f, last=True))[1])
reads_knowing("amount", "the number of <cards> <exiled here>", lambda said, f: CountOf(CardsExiledHere(*f)))
reads_knowing(
    "condition",
    "there are <number word> or more <cards> <exiled here>",
    lambda said, n, f: AtLeast(CountOf(CardsExiledHere(*f)), n),
)


# face down
def hidden(said: Said, some: Some, supply: Supply) -> PutCards:
    """Some of them are exiled face down."""
    return replaced(putting(said, some, supply, EXILED), face_down=True)


def hidden_ones(said: Said, what: Selector) -> PutThem:
    """Cards that were looked at before."""
    if not said.has_taken_up():
        raise Misread("no cards were taken up together")
    made_it(said)
    return PutThem(what, IN_EXILE, face_down=True)


reads_knowing("put", "exile <some cards> <from among> face down", hidden)
reads_knowing("put", "exile <some of> <of these> face down", lambda said, some, from_: hidden(said, (*some, ()), from_))
reads_knowing("put", "exile <some cards> <own zone> face down", hidden)
reads_knowing("put", "exile <card ref> face down", hidden_ones)


def _cast_one(node: CastOneExiledHere, voice: Voice) -> list[str]:
    spell = noun(node.filter, "spell").one()
    return [f"{FOR_THE_TURN}, you may cast {spell} from among cards exiled with {voice.self_noun}"]


SENTENCES.add(CastOneExiledHere, _cast_one)
reads_knowing(
    "effect",
    "<until end of turn> , you may cast a <spell> from among cards <exiled here>",
    lambda said, f: (linked(said), CastOneExiledHere(*f))[1],
)


def _play_here(node: PlayExiledHere, voice: Voice) -> str:
    what: list[str] = ["play lands"] if node.lands else []
    if node.spells is not None:
        what.append(f"cast {noun(node.spells, 'spell').many()}")
    said = f"you may {listed(what, 'and')} from among cards exiled with {voice.self_noun}"
    condition = node.condition
    if node.cards:
        said = f"you may play cards exiled with {voice.self_noun}"
        if node.during is not None and condition is not None:
            return sentence(f"{TIMES.say(node.during, voice)}, as long as {CONDITIONS.say(condition, voice)}, {said}")
    if node.during is not None:
        so = "" if condition is None else f"if {CONDITIONS.say(condition, voice)}, "
        return sentence(f"{TIMES.say(node.during, voice)}, {so}{said}")
    return sentence(said if condition is None else f"as long as {CONDITIONS.say(condition, voice)}, {said}")


ABILITIES.add(PlayExiledHere, _play_here)
fragment("among those here", "from among cards exiled with ~")
reads("played here", "cast <spells>", lambda f: (False, every(f)))
reads("played here", "play lands and cast <spells>", lambda f: (True, every(f)))
reads("played here", "play lands", lambda: (True, None))
reads_knowing(
    "line", "you may <played here> <among those here> .", lambda said, what: (linked(said), PlayExiledHere(*what))[1]
)
reads_knowing(
    "line",
    "during your turn , you may <played here> <among those here> .",
    lambda said, what: (linked(said), PlayExiledHere(what[0], what[1], during=IsTurnOf(YOU)))[1],
)
reads_knowing(
    "line",
    "during your turn , if <conditions> , you may <played here> <among those here> .",
    lambda said, condition, what: (
        linked(said),
        PlayExiledHere(what[0], what[1], during=IsTurnOf(YOU), condition=condition),
    )[1],
)
reads_knowing(
    "line",
    "as long as <conditions> , you may <played here> <among those here> .",
    lambda said, condition, what: (linked(said), PlayExiledHere(what[0], what[1], condition=condition))[1],
)


reads_knowing(
    "line",
    "as long as <conditions> , you may play cards <exiled here> .",
    lambda said, condition: (linked(said), PlayExiledHere(True, every(()), condition=condition, cards=True))[1],
)
reads_knowing(
    "line",
    "during your turn , as long as <conditions> , you may play cards <exiled here> .",
    lambda said, condition: (
        linked(said),
        PlayExiledHere(True, every(()), during=IsTurnOf(YOU), condition=condition, cards=True),
    )[1],
)


def _is_exiled_here(node: IsExiledHere, voice: Voice) -> str:
    one = noun(node.filter, "card").one()
    if node.plainly:
        return f"{one} is exiled with {'it' if node.pronoun else voice.self_noun}"
    return f"a card exiled with {voice.self_noun} is {one}"


CONDITIONS.add(IsExiledHere, _is_exiled_here)
reads_knowing(
    "condition", "a card <exiled here> is a <card>", lambda said, f: (linked(said), said.this(), IsExiledHere(*f))[-1]
)


def _shape(node: HasShapeOf, voice: Voice) -> Changed:
    if not isinstance(node.of, CardsExiledHere) or not node.of.last:
        raise Unspoken("a shape is taken from the card that was exiled last")
    card = noun(node.of.filter, "card").bare()
    it = "it" if voice.said_this else voice.self_noun
    words = Changed("has", "have", f"{SHAPE}, and creature types of the last {card} exiled with {it}")
    words.then = f"it's still {article(node.kept)}"
    return words


SHAPE = "the power, toughness"
CHANGES.add(HasShapeOf, _shape)
fragment("power and toughness", "the power , toughness ,")
reads_knowing(
    "line",
    "as long as <conditions> , ~ has <power and toughness> and creature types of the last <card> <exiled here> . "
    "it 's still a <subtype> .",
    lambda said, condition, f, kept: (
        linked(said),
        Always(said.this(), HasShapeOf(CardsExiledHere(*f, last=True), kept), condition=condition),
    )[1],
)
