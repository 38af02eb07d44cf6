"""Phrases for the words of `apnap.abilities.zones.playing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.facts.turn import HappenedThisTurn
from apnap.abilities.filters import Everything
from apnap.abilities.selectors import THIS, THOSE, This
from apnap.abilities.targets import Target as TargetPermanent
from apnap.abilities.zones.chosen import CommandersAtHome
from apnap.abilities.zones.playing import (
    ANY_COLOR,
    ANY_TYPE,
    END_OF_NEXT_TURN,
    NEXT_END,
    NEXT_TURN,
    THIS_TURN,
    WHILE_THERE,
    WHILE_THIS,
    CastFromYours,
    CastIt,
    CastSome,
    ExiledAfterCast,
    MayLook,
    MayPlay,
    PlayIt,
    PlaySome,
)
from apnap.abilities.zones.putting import (
    ANY_NUMBER,
    EXACTLY,
    FROM_ALL_GRAVEYARDS,
    FROM_GRAVEYARD,
    FROM_HAND,
    UP_TO,
    ExiledWithThis,
    InZone,
    Supply,
)
from apnap.english.amounts import of_count
from apnap.english.common import EXILED_INSTEAD, FOR_FREE, buried
from apnap.english.nouns import Ref, Voice, noun, ref
from apnap.english.phrases.effects.moves import BURIED, from_graveyard
from apnap.english.phrases.zones.putting import among
from apnap.english.phrases.zones.together import noun_of, supply_words
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, SENTENCES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Condition, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced

ALL_FREE: Final = "without paying their mana costs"
LAST: Final = {
    THIS_TURN: "this turn",
    NEXT_TURN: "until your next turn",
    END_OF_NEXT_TURN: f"until {END_OF_NEXT_TURN}",
    NEXT_END: f"until {NEXT_END}",
}
FIRST: Final = {**LAST, THIS_TURN: "until end of turn"}


def played_words(node: MayPlay, voice: Voice) -> tuple[str, Ref]:
    """`play that card`, `cast creature spells from among those cards`; and what that is about."""
    what = ref(node.what, voice)
    named = node.words or what.text
    if not isinstance(node.filter, Everything):
        return f"cast {noun(node.filter, 'spell').many()} from among {named}", Ref(named, many=True)
    if node.cast and node.words.startswith("among "):
        return f"cast spells from {named}", Ref(named, many=True)
    if node.words.startswith("among "):
        return f"play lands and cast spells from {named}", Ref(named, many=True)
    return f"{'cast' if node.cast else 'play'} {named}", what


def _may_play(node: MayPlay, voice: Voice) -> list[str]:
    who = ref(node.who, voice)
    played, what = played_words(node, voice)
    said = f"{who.text} may {'look at and ' if node.look else ''}{played}"
    if node.condition is not None:
        turn = CONDITIONS.say(node.condition, voice).removesuffix(" this turn")
        return [f"during any turn {turn}, {said}"]
    if node.adventure:
        said += f" from your graveyard {AS_ADVENTURE}"
    free = f" {ALL_FREE if what.many else FOR_FREE}" if node.free else ""
    if not node.free_last:
        said += free
    if node.until == WHILE_THERE:
        lasting = f"for as long as {'they remain' if what.many else 'it remains'} exiled"
        said = f"{lasting}, {said}" if node.first else f"{said} {lasting}"
    elif node.until == WHILE_THIS:
        said = f"{said} for as long as {voice.self_noun} remains on the battlefield"
    else:
        said = f"{FIRST[node.until]}, {said}" if node.first else f"{said} {LAST[node.until]}"
    if node.free_last:
        said += free
    spell = "those spells" if what.many else "that spell"
    if node.mana == ANY_TYPE:
        said += f", and {OF_ANY_TYPE} can be spent to cast {spell}"
    elif node.mana == ANY_COLOR:
        said += f", and you may spend mana {AS_THOUGH} {MANA} to cast {spell}"
    if node.less:
        return [said, f"{CAST_SO} cost {{{node.less}}} less to cast"]
    return [said]


CAST_SO: Final = "spells you cast this way"
fragment("cast so", CAST_SO)
AS_ADVENTURE: Final = "as an Adventure"
fragment("as a adventure", "as a Adventure")
reads_knowing(
    "effect",
    "you may cast it from your graveyard <as a adventure> <play time>",
    lambda said, until: MayPlay(this_one(said), until, cast=True, adventure=True),
)


def this_one(said: Said) -> Selector:
    """'It' is this, which went to its owner's graveyard."""
    if not isinstance(said.it(), This):
        raise Misread("'it' is something else")
    return said.it()


reads(
    "effect",
    "you may <played> <play time> <for nothing>",
    lambda played, until, free: replaced(may_play(played, until, True, "", False), free_last=True),
)


MANA: Final = "mana of any color"
OF_ANY_TYPE: Final = "mana of any type"
AS_THOUGH: Final = "as though it were"


def _cast_it(node: CastIt, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    free = f" {ALL_FREE if what.many else FOR_FREE}" if node.free else ""
    if voice.in_graveyard and isinstance(node.what, This):
        return order("cast", f"{BURIED}{free}")
    return order("cast", f"{what.text}{free}")


def _cast_some(node: CastSome, voice: Voice) -> Clause:
    n = noun_of(node.filter, node.together, "spell")
    one = isinstance(node.amount, Number) and node.amount.number == 1 and node.how != ANY_NUMBER
    if node.how == ANY_NUMBER:
        what = f"any number of {n.many()}"
    elif one:
        what = f"up to one {n.bare()}" if node.how == UP_TO else n.one()
    else:
        what = f"{'up to ' if node.how == UP_TO else ''}{of_count(node.amount, voice)} {n.many()}"
    free = f" {FOR_FREE if one else ALL_FREE}" if node.free else ""
    if isinstance(node.supply, CommandersAtHome):
        return order("cast", f"your commander from the command zone{free}")
    where = "from a graveyard" if node.supply == FROM_ALL_GRAVEYARDS else supply_words(node.supply, "your", voice)
    if isinstance(node.supply, ExiledWithThis):
        where = f"from among cards {where}"
    return order("cast", f"{what} {where}{free}")


SENTENCES.add(MayPlay, _may_play)


def _play_some(node: PlaySome, voice: Voice) -> Clause:
    where = supply_words(node.supply, "your", voice)
    return order("play", f"lands and cast spells {where}{f' {ALL_FREE}' if node.free else ''}")


CLAUSES.add(CastIt, _cast_it)
CLAUSES.add(
    PlayIt, lambda node, voice: order("play", f"{ref(node.what, voice).text}{f' {FOR_FREE}' if node.free else ''}")
)
CLAUSES.add(CastSome, _cast_some)
CLAUSES.add(PlaySome, _play_some)


def _cast_buried(node: CastFromYours, voice: Voice) -> Clause:
    free = f" {FOR_FREE}" if node.free else ""
    return order("cast", f"{'this card' if node.card else voice.self_noun} from your graveyard{free}")


CLAUSES.add(CastFromYours, _cast_buried)
SENTENCES.add(
    ExiledAfterCast,
    lambda node, voice: [f"{buried(node.words, node.whose, anywhere=False)}, {EXILED_INSTEAD}"],
)

# what may be played: which, as what, in which words
Played = tuple[Selector, tuple[Filter, ...], bool, str]
reads("played", "play <card ref>", lambda what: (what, (), False, ""))
reads("played", "cast <card ref>", lambda what: (what, (), True, ""))
for _words in ("them", "those cards", "those exiled cards", "the exiled cards", "cards exiled this way"):
    reads_knowing(
        "played",
        f"cast <spells> from among {_words}",
        lambda said, f, words=_words: spells_among(said, f, words),
    )
    reads_knowing(
        "played",
        f"play lands and cast spells from among {_words}",
        lambda said, words=_words: (THOSE, (), False, f"among {words}"),
    )
reads_knowing("played", "play (cards exiled this way|the exiled cards)", lambda said: (THOSE, (), False, "those cards"))


def spells_among(said: Said, filters: tuple[Filter, ...], words: str) -> Played:
    """Such spells from among those taken up."""
    among(said, words)
    return (THOSE, filters, True, words if filters else f"among {words}")


fragment("remains exiled", "it remains exiled")
fragment("remains exiled", "they remain exiled")
fragment("remains exiled", "that card remains exiled")
fragment("remains exiled", "those cards remain exiled")
reads("play time", "this turn", THIS_TURN)
reads("play time", "until end of turn", THIS_TURN)
reads("play time", "until your next turn", NEXT_TURN)
reads("play time", "until your next end step", NEXT_END)
reads("play time", f"until {END_OF_NEXT_TURN}", END_OF_NEXT_TURN)
reads("play time", "until end of your next turn", END_OF_NEXT_TURN)
reads("play time", "<for as long as> <remains exiled>", WHILE_THERE)
reads("play time", "<for as long as> ~ remains on the battlefield", WHILE_THIS)
reads("for nothing", "<for free>", True)
reads("for nothing", "without paying their mana costs", True)
fragment("to cast it", "to cast it")
fragment("to cast it", "to cast them")
fragment("to cast it", "to cast that spell")
fragment("to cast it", "to cast those spells")
fragment("to cast it", "to cast spells this way")
reads("spending", "and mana of any type can be spent <to cast it>", ANY_TYPE)
reads("spending", "and you may spend mana <as though> it were mana of any color <to cast it>", ANY_COLOR)
reads("spending", "and you may spend mana <as though> it were mana of any type <to cast it>", ANY_TYPE)


def may_play(
    played: Played,
    until: str,
    free: bool,
    mana: str,
    first: bool,
    look: bool = False,
    provided: Condition | None = None,
    less: int = 0,
) -> MayPlay:
    what, filters, cast, words = played
    if first and until == WHILE_THIS:
        raise Misread("how long is said last")
    if isinstance(what, TargetPermanent) and until != WHILE_THERE:
        raise Misread("a permanent is not played: 'it' is a card that was taken up since")
    return MayPlay(
        what,
        until,
        *filters,
        cast=cast,
        free=free,
        mana=mana,
        first=first,
        words=words,
        look=look,
        provided=provided,
        less=less,
    )


def _look(node: MayLook, voice: Voice) -> list[str]:
    what = ref(node.what, voice)
    stays = "they remain" if what.many else "it remains"
    return [f"you may look at {what.text} for as long as {stays} exiled"]


SENTENCES.add(MayLook, _look)
reads("sentence", "you may look at <card ref> <for as long as> <remains exiled>", MayLook)


for _free in ("", "<for nothing> "):
    for _mana in ("", " <spending>", " , <spending>"):
        reads(
            "effect",
            f"you may <played> {_free}<play time>{_mana}",
            lambda played, *parts, free=bool(_free): may_play(
                played,
                parts[1] if free else parts[0],
                free,
                parts[-1] if len(parts) > (2 if free else 1) else "",
                False,
            ),
        )
        reads(
            "effect",
            f"you may look at and <played> {_free}<play time>{_mana}",
            lambda played, *parts, free=bool(_free): may_play(
                played,
                parts[1] if free else parts[0],
                free,
                parts[-1] if len(parts) > (2 if free else 1) else "",
                False,
                look=True,
            ),
        )
        reads(
            "effect",
            f"<play time> , you may <played> {_free}{_mana}",
            lambda until, played, *parts, free=bool(_free): may_play(
                played, until, free, parts[-1] if len(parts) > (1 if free else 0) else "", True
            ),
        )

reads(
    "effect",
    "during any turn <deed> , you may <played>",
    lambda deed, played: may_play(played, WHILE_THERE, False, "", True, provided=HappenedThisTurn(deed[0], deed[1])),
)

reads(
    "effect",
    "<play time> , you may <played> . <cast so> cost <mana> <less to cast>",
    lambda until, played, mana: may_play(played, until, False, "", True, less=of_generic(mana)),
)


def of_generic(mana: str) -> int:
    """As much generic mana as this says."""
    number = mana.strip("{}")
    if not number.isdigit() or mana != f"{{{number}}}" or number == "0":
        raise Misread("an amount of generic mana is needed")
    return int(number)


# at once
reads("effect", "cast <card ref> <for free>", CastIt)
reads("effect", "cast <card ref> without paying their mana costs", CastIt)
reads_knowing("effect", "cast that card", lambda said: CastIt(said.taken_card(), free=False))
reads("effect", "cast (<my card>|<any card>) <for nothing>", lambda what, free: CastIt(what))
reads("effect", "cast (<my card>|<any card>)", lambda what: CastIt(what, free=False))
reads("effect", "play (<my card>|<any card>) <for nothing>", lambda what, free: PlayIt(what))
for _this, _card in (("~", False), ("this card", True)):
    reads_knowing(
        "effect",
        f"cast {_this} <from your graveyard>",
        lambda said, card=_card: cast_buried(said, card, False),
    )
    reads_knowing(
        "effect",
        f"cast {_this} <from your graveyard> <for free>",
        lambda said, card=_card: cast_buried(said, card, True),
    )


def cast_buried(said: Said, card: bool, free: bool) -> Effect:
    """This card is cast as an ability resolves; of a spell it would be said when it may be."""
    if said.is_spell():
        raise Misread("a spell says from where it may be cast")
    return from_graveyard(said, CastFromYours(THIS, free=free, card=card))


reads("spells to cast", "a <spell>", lambda f: (1, EXACTLY, f))
reads("spells to cast", "up to one <spell>", lambda f: (1, UP_TO, f))
reads("spells to cast", "<number word> <spells>", lambda n, f: (n, EXACTLY, f))
reads("spells to cast", "up to <number word> <spells>", lambda n, f: (n, UP_TO, f))
reads("spells to cast", "any number of <spells>", lambda f: (0, ANY_NUMBER, f))
reads("spells to cast", "any number of <spells> <together>", lambda f, together: (0, ANY_NUMBER, (*f, together)))
reads("spells to cast", "<spells>", lambda f: (0, ANY_NUMBER, f))
for _words in (
    "them",
    "those cards",
    "the exiled cards",
    "those exiled cards",
    "the milled cards",
    "the revealed cards",
):
    reads_knowing("spell source", f"from among {_words}", lambda said, words=_words: among(said, words))
for _words in ("cards revealed this way", "cards exiled this way", "the cards revealed this way"):
    reads_knowing("spell source", f"from among {_words}", lambda said, words=_words: among(said, words))
reads("spell source", "from your hand", FROM_HAND)
reads("spell source", "from your graveyard", FROM_GRAVEYARD)
reads("spell source", "from a graveyard", FROM_ALL_GRAVEYARDS)


def cast_some(
    said: Said, some: tuple[int | Amount, str, tuple[Filter, ...]], supply: Supply, free: bool = True
) -> Effect:
    """Some of them are cast; one that was chosen in a zone is 'that spell' from now on."""
    number, how, filters = some
    if isinstance(supply, InZone) and number == 1:
        made_it(said)
    return CastSome(supply, number, *filters, how=how, free=free)


reads_knowing("effect", "cast <spells to cast> <spell source> <for nothing>", cast_some)
reads_knowing(
    "effect", "cast <spells to cast> <cards at hand>", lambda said, some, those: cast_some(said, some, those, False)
)
reads_knowing("cards at hand", "from among them", lambda said: among(said, "them"))
reads_knowing("cards at hand", "from among those cards", lambda said: among(said, "those cards"))
reads(
    "effect",
    "play lands and cast spells <spell source> <for nothing>",
    lambda supply, free: PlaySome(supply, 0, how=ANY_NUMBER),
)
reads_knowing(
    "effect",
    "cast a <spell> <spell source> <after> <for nothing>",
    lambda said, f, supply, after, free: cast_some(said, (1, EXACTLY, (*f, after)), supply),
)

# and then
fragment("exile it instead", "exile it instead")
reads("graveyard of", "a", "a")
reads("graveyard of", "your", "your")
reads("graveyard of", "its owner 's", "its owner's")
reads_knowing(
    "effect",
    "if that spell would be put into <graveyard of> graveyard , <exile it instead>",
    lambda said, whose: ExiledAfterCast(other_than_this(said.it()), "that spell", whose),
)


def other_than_this(what: Selector) -> Selector:
    """'That spell' is one that was cast, never this."""
    if isinstance(what, This):
        raise Misread("no spell was cast")
    return what


for _words in ("a spell cast this way", "a card cast this way"):
    reads(
        "effect",
        f"if {_words} would be put into <graveyard of> graveyard , <exile it instead>",
        lambda whose, words=_words: ExiledAfterCast(THOSE, words, whose),
    )
