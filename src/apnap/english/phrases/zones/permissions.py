"""Phrases for the words of `apnap.abilities.zones.permissions`."""

from __future__ import annotations

from apnap.abilities.amounts import ManaValueOf
from apnap.abilities.costs import PayLife
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.filters import LAND, AllOf, AnyOf, Subtype, every, types_needed
from apnap.abilities.players import EACH_PLAYER, EachPlayer
from apnap.abilities.selectors import THIS
from apnap.abilities.zones.permissions import CastOneOfAGraveyard, CastRather, CastThisFrom, PlayFrom, SeesTop
from apnap.english.abilities import ABILITIES
from apnap.english.common import FOR_THE_TURN
from apnap.english.grammar import listed, sentence
from apnap.english.nouns import Voice, noun, of_several, ref
from apnap.english.phrases.costs import by_doing
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS, SENTENCES
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.ch2_cards.subtypes import LAND_TYPES
from apnap.rules.core.constants import EXILE, GRAVEYARD, LIBRARY
from apnap.rules.core.constants import LAND as A_LAND

TOP = "the top of your library"
ONCE = "once during each of your turns,"
PLACES_OF_MANY = {GRAVEYARD: "your graveyard", LIBRARY: TOP}
PLACES = {GRAVEYARD: "your graveyard", EXILE: "exile"}


A_SPELL_SO = "a spell cast this way"
EXILED_THEN = f"if {A_SPELL_SO} would be put into {PLACES[GRAVEYARD]}, exile it instead"


def _from(node: PlayFrom, voice: Voice) -> str:
    what: list[str] = []
    if node.lands:
        what.append("play lands" if node.which is None else f"play {noun(node.which).many()}")
    if node.once and node.spells is not None:
        spells: Filter = node.spells
        where = PLACES_OF_MANY[node.zone]
        last: Filter | None = None
        if node.late and isinstance(node.spells, AllOf):
            *others, last = node.spells.filters
            spells = every(tuple(others))
        n = noun(spells, "spell")
        if last is not None and node.late == AMONG:
            where = f"among cards in {where} {of_several(noun(last, 'card').after[-1])}"
        elif last is not None:
            where = f"{where} {noun(last, 'card').after[-1]}"
        cast = sentence(f"{ONCE} you may cast {n.one()} from {where}{besides(node, voice, 'its')}")
        if node.tapped:
            kind = n.types[0] if len(n.types) == 1 else "permanent"
            return f"{cast} {sentence(f'if you cast a spell this way, that {kind} enters tapped')}"
        return f"{cast} {sentence(EXILED_THEN)}" if node.exiled else cast
    if isinstance(node.spells, AnyOf) and any(noun(one).adjectives for one in node.spells.filters):
        kinds = [noun(one, "spell").many() for one in node.spells.filters]
        what.append(f"cast {listed(kinds, 'and')}")
    elif node.spells is not None:
        what.append(f"cast {noun(node.spells, 'spell').many()}")
    where = TOP if node.zone == LIBRARY else "your graveyard"
    if node.cards:
        what = ["play cards"]
    said = f"you may {listed(what, 'and')} from {where}{besides(node, voice, 'their')}"
    return sentence(said if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, {said}")


def besides(node: PlayFrom, voice: Voice, whose: str) -> str:
    """What is paid in addition."""
    if not node.costs:
        return ""
    return f" by {by_doing(node.costs, voice)} {BESIDES.replace('its', whose)}"


def _cast_rather(node: CastRather, voice: Voice) -> str:
    life = any(cost == BY_VALUE for cost in node.costs)
    if node.upcoming:
        kind = noun(node.filter, "spell").bare()
        return sentence(f"{RATHER_THAN_COST} the next {kind} you cast this turn, you may {LIFE_OF_THAT}")
    way = LIFE_OF_IT if life else by_doing(node.costs, voice)
    spell = noun(node.filter, "spell").one()
    return sentence(f"{ONCE if node.once else ''} you may cast {spell} by {way} {RATHER}".strip())


RATHER_THAN_COST = "rather than pay the mana cost of"
BY_VALUE = PayLife(0, ManaValueOf(THIS))
LIFE_OF_IT = "paying life equal to its mana value"
LIFE_OF_THAT = "pay life equal to that spell's mana value"


def _sees(node: SeesTop, voice: Voice) -> str:
    if not node.revealed:
        return sentence(f"you may look at {CARD_ON_TOP} any time")
    if isinstance(node.who, EachPlayer):
        return sentence(f"players play with {ON_TOP_OF} their libraries revealed")
    return sentence(f"play with {CARD_ON_TOP} revealed")


ON_TOP_OF = "the top card of"
CARD_ON_TOP = f"{ON_TOP_OF} your library"


def _this(node: CastThisFrom, voice: Voice) -> str:
    where = listed([f"from {PLACES[zone]}" for zone in node.places], "or")
    said = f"you may cast this card {where}"
    if node.costs:
        said += f" by {by_doing(node.costs, voice)} {RATHER if node.rather else BESIDES}"
    if node.condition is None:
        return sentence(said)
    so = f"as long as {CONDITIONS.say(node.condition, voice)}"
    return sentence(f"{so}, {said}" if node.first else f"{said} {so}")


RATHER = "rather than paying its mana cost"
BESIDES = "in addition to paying its other costs"


ABILITIES.add(PlayFrom, _from)
ABILITIES.add(CastRather, _cast_rather)
ABILITIES.add(SeesTop, _sees)
ABILITIES.add(CastThisFrom, _this)
reads("play from", "from your graveyard", GRAVEYARD)
reads("play from", f"from {TOP}", LIBRARY)
reads("played there", "cast <spells>", lambda f: (False, every(f)))
reads("played there", "cast <spells> and <spells>", lambda f, g: (False, AnyOf(every(f), every(g))))
reads("played there", "play lands and cast <spells>", lambda f: (True, every(f)))
reads("played there", "play <permanents>", lambda f: (True, None, None, only_lands(f)))


def only_lands(filters: tuple[Filter, ...]) -> Filter | None:
    """Which lands, if not all; nothing else is played without being cast."""
    which = every(filters)
    if which == LAND:
        return None
    if types_needed(which) != A_LAND and not is_land_type(which):
        raise Misread("only lands are played")
    return which


def is_land_type(which: Filter) -> bool:
    return isinstance(which, Subtype) and which.name in LAND_TYPES


reads("line", "you may <played there> <play from> .", lambda what, zone: PlayFrom(zone, *what))
reads("line", "you may play cards <play from> .", lambda zone: PlayFrom(zone, True, every(()), cards=True))
reads(
    "line",
    "as long as <conditions> , you may play cards <play from> .",
    lambda condition, zone: PlayFrom(zone, True, every(()), condition, cards=True),
)
reads(
    "line",
    "as long as <conditions> , you may <played there> <play from> .",
    lambda condition, what, zone: PlayFrom(zone, what[0], what[1], condition, *what[3:]),
)
fragment("look at the top card", "look at the top card")
reads("line", "you may <look at the top card> of your library any time .", SeesTop)
fragment("play with the top card", "play with the top card")
fragment("play with the top card", "play with the top cards")
fragment("cast this card", "cast ~")
fragment("cast this card", "cast this card")
reads("line", "<play with the top card> of your library revealed .", lambda: SeesTop(revealed=True))
reads(
    "line",
    "players <play with the top card> of their libraries revealed .",
    lambda: SeesTop(EACH_PLAYER, revealed=True),
)
reads("line", "you may <cast this card> from your graveyard .", lambda: CastThisFrom([GRAVEYARD]))
reads("line", "you may <cast this card> from exile .", lambda: CastThisFrom([EXILE]))
reads("line", "you may <cast this card> from your graveyard or from exile .", lambda: CastThisFrom([GRAVEYARD, EXILE]))
reads(
    "line",
    "you may <cast this card> from your graveyard as long as <condition> .",
    lambda condition: CastThisFrom([GRAVEYARD], condition),
)
reads(
    "line",
    "you may <cast this card> from your graveyard if <condition> .",
    lambda condition: CastThisFrom([GRAVEYARD], condition),
)
for _words, _rather in ((RATHER, True), (BESIDES, False)):
    fragment(_words, _words)
    reads(
        "line",
        f"you may <cast this card> from your graveyard <by paying> <{_words}> .",
        lambda costs, rather=_rather: CastThisFrom([GRAVEYARD], None, costs, rather),
    )
    reads(
        "line",
        f"as long as <conditions> , you may <cast this card> from your graveyard <by paying> <{_words}> .",
        lambda condition, costs, rather=_rather: CastThisFrom([GRAVEYARD], condition, costs, rather, first=True),
    )
reads(
    "line",
    "as long as <conditions> , you may <cast this card> from your graveyard .",
    lambda condition: CastThisFrom([GRAVEYARD], condition, first=True),
)
fragment("once a turn", ONCE)
reads(
    "line",
    "<once a turn> you may cast a <spell> <play from> .",
    lambda f, zone: PlayFrom(zone, spells=every(f), once=True),
)
reads(
    "line",
    f"<once a turn> you may cast a <spell> <play from> <by paying> <{BESIDES}> .",
    lambda f, zone, costs: PlayFrom(zone, spells=every(f), once=True, costs=costs),
)
fragment("besides theirs", BESIDES.replace("its", "their"))
reads(
    "line",
    "you may cast <spells> <play from> <by paying> <besides theirs> .",
    lambda f, zone, costs: PlayFrom(zone, spells=every(f), costs=costs),
)
fragment("by life of its value", f"by {LIFE_OF_IT}")
reads(
    "line",
    f"<once a turn> you may cast a <spell> <by life of its value> <{RATHER}> .",
    lambda f: CastRather([by_value()], *f, once=True),
)
fragment("life of its value", LIFE_OF_THAT)
fragment("rather than its cost", RATHER_THAN_COST)
reads(
    "effect",
    "<rather than its cost> the next <spell> you cast <this turn> , you may <life of its value>",
    lambda f: ThisTurn(CastRather([by_value()], *f, upcoming=True)),
)


def by_value() -> PayLife:
    """As much life as the mana value of the spell."""
    return PayLife(0, ManaValueOf(THIS))


AMONG = "from among"
fragment("if a spell is cast so", "if you cast a spell this way")
reads(
    "line",
    "<once a turn> you may cast a <spell> <play from> <after> .",
    lambda f, zone, last: PlayFrom(zone, spells=AllOf([every(f), last]), once=True, late="after"),
)
reads(
    "line",
    "<once a turn> you may cast a <spell> from among cards in your graveyard <put there> .",
    lambda f, last: PlayFrom(GRAVEYARD, spells=AllOf([every(f), last]), once=True, late=AMONG),
)
reads(
    "line",
    "<once a turn> you may cast a <spell> from your graveyard . <if a spell is cast so> , that <permanent> enters "
    "tapped .",
    lambda f, what: PlayFrom(GRAVEYARD, spells=every(f), once=True, tapped=True),
)
fragment("exiled then", EXILED_THEN)
reads(
    "line",
    "<once a turn> you may cast a <spell> from your graveyard . <exiled then> .",
    lambda f: PlayFrom(GRAVEYARD, spells=every(f), once=True, exiled=True),
)
reads(
    "effect",
    "you may <played there> <play from> <this turn>",
    lambda what, zone: ThisTurn(PlayFrom(zone, *what)),
)
reads(
    "effect",
    "<until end of turn> , you may <played there> <play from>",
    lambda what, zone: ThisTurn(PlayFrom(zone, *what), first=FOR_THE_TURN),
)


def _one_of_theirs(node: CastOneOfAGraveyard, voice: Voice) -> list[str]:
    said = f"you may cast {noun(node.filter, 'spell').one()} from {ref(node.who, voice).whose} graveyard this turn"
    return [f"{said}, and {AS_ANY_COLOR}" if node.any_color else said]


FOR_THAT = "to cast that spell"
OF_COLOR = "as though it were mana of any color"
AS_ANY_COLOR = f"you may spend mana {OF_COLOR} {FOR_THAT}"
SENTENCES.add(CastOneOfAGraveyard, _one_of_theirs)
fragment("as any color for it", AS_ANY_COLOR)
reads_knowing(
    "sentence",
    "you may cast a <spell> from that player 's graveyard <this turn> , and <as any color for it>",
    lambda said, f: CastOneOfAGraveyard(said.that_player(), *f, any_color=True),
)
