"""Phrases for the words of `apnap.abilities.events.card_events`."""

from __future__ import annotations

from functools import partial

from apnap.abilities.base import Subject
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.events.batches import OneOrMore
from apnap.abilities.events.card_events import (
    EXPLORED_LAND,
    EXPLORED_NONLAND,
    ActsItself,
    ArrivesInGraveyard,
    BecomesUntapped,
    CastsNthOf,
    CommitsCrime,
    CountersPutOn,
    CreatesEachToken,
    CreatesToken,
    CyclesOrDiscards,
    EachCounterPutOn,
    EventWhile,
    IsExiled,
    LeavesGraveyard,
    PlaysLand,
    PutIntoCommandZone,
    PutIntoExile,
    TakesAction,
)
from apnap.abilities.events.doing_events import CastsNth, Sacrifices
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.filters import OTHER, TOKEN
from apnap.abilities.permissions import InStep
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer
from apnap.abilities.selectors import IT, THOSE
from apnap.english.events import EVENTS, about, does, watched
from apnap.english.grammar import article
from apnap.english.nouns import Voice, noun
from apnap.english.past import PAST, Past, doing
from apnap.english.phrases.events.object_events import ordinal
from apnap.english.reading.said import EVENT, NOBODY, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CONDITIONS
from apnap.rules.ch1_concepts.definitions import Filter, Pattern
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLEFIELD,
    BLOCKERS,
    EXILE,
    GRAVEYARD,
    LIBRARY,
    STEP_NAMES,
    ZONE_NAMES,
)
from apnap.rules.events import FINAL_CHAPTER


def _counters(node: CountersPutOn, voice: Voice) -> str:
    counters = f"one or more {node.counter} counters" if node.counter else "one or more counters"
    if node.by is not None:
        return f"{does(node.by, voice, 'puts', 'put')} {counters} on {watched(node.filter, voice)}"
    return f"{counters} are put on {watched(node.filter, voice)}"


def graveyard(node: LeavesGraveyard | ArrivesInGraveyard) -> str:
    if isinstance(node.whose, EachOpponent):
        return "an opponent's graveyard"
    if type(node.whose) is EachPlayer:
        return "a player's graveyard" if isinstance(node, ArrivesInGraveyard) and node.of_player else "a graveyard"
    return "your graveyard"


def _arrives(node: ArrivesInGraveyard, voice: Voice) -> str:
    where = "from your library" if node.origin == LIBRARY else "from anywhere"
    if node.elsewhere:
        where = f"from anywhere other than the {ZONE_NAMES[node.origin]}"
    return about(voice, f"{noun(node.filter, 'card').one()} is put into {graveyard(node)} {where}")


ACTS = {
    "explore": "explores",
    "connive": "connives",
    "fight": "fights",
    "monstrous": "becomes monstrous",
    "renowned": "becomes renowned",
    "crewed": "becomes crewed",
}
ACTIONS = (
    "airbend",
    "collect evidence",
    "scry",
    "surveil",
    "proliferate",
    "investigate",
    "clash",
    "forage",
    "discover",
    "fateseal",
)


def _while(node: EventWhile, voice: Voice) -> str:
    if node.during:
        return f"{EVENTS.say(node.event, voice).removesuffix(' each turn')} during {node.during}"
    return f"{EVENTS.say(node.event, voice)} while {CONDITIONS.say(node.condition, voice)}"


def _third(action: str) -> str:
    if " " in action:
        verb, _, rest = action.partition(" ")
        return f"{_third(verb)} {rest}"
    return action[:-1] + "ies" if action.endswith("y") else action + ("es" if action.endswith("sh") else "s")


OTHER_FORMS = {"gift": ("gives a gift", "give a gift"), "solve": ("solves a Case", "solve a Case")}


def _forms(action: str) -> tuple[str, str]:
    return OTHER_FORMS.get(action) or (_third(action), action)


EVENTS.add(BecomesUntapped, lambda node, voice: f"{watched(node.filter, voice)} becomes untapped")
EVENTS.add(IsExiled, lambda node, voice: f"{watched(node.filter, voice)} is put into exile from the battlefield")
EVENTS.add(CountersPutOn, _counters)
EVENTS.add(
    EachCounterPutOn,
    lambda node, voice: f"{article(f'{node.counter} counter')} is put on {watched(node.filter, voice)}",
)
reads(
    "event",
    "a <counter> counter is put on <watched>",
    lambda counter, what: EachCounterPutOn(*what, counter=counter),
)
EVENTS.add(
    LeavesGraveyard, lambda node, voice: about(voice, f"{noun(node.filter, 'card').one()} leaves {graveyard(node)}")
)
EVENTS.add(ArrivesInGraveyard, _arrives)
EVENTS.add(TakesAction, lambda node, voice: does(node.who, voice, *_forms(node.action)))
FOUND = {EXPLORED_LAND: " a land card", EXPLORED_NONLAND: " a nonland card"}
EVENTS.add(
    ActsItself,
    lambda node, voice: (
        f"the final chapter ability of {watched(node.filter, voice)} resolves"
        if node.action == FINAL_CHAPTER
        else f"{watched(node.filter, voice)} {ACTS[node.action]}{FOUND.get(node.amount, '')}"
    ),
)
reads("event", "the final chapter ability of <watched> resolves", lambda what: ActsItself(FINAL_CHAPTER, *what))
EVENTS.add(CommitsCrime, lambda node, voice: f"{does(node.who, voice, 'commits', 'commit')} a crime")


def _plays(node: PlaysLand, voice: Voice) -> str:
    where = " from exile" if node.origin == EXILE else ""
    return about(voice, f"{does(node.who, voice, 'plays', 'play')} {noun(node.filter, 'permanent').one()}{where}")


EVENTS.add(PlaysLand, _plays)
EVENTS.add(
    CreatesToken,
    lambda node, voice: about(
        voice, f"{does(node.who, voice, 'creates', 'create')} one or more {noun(node.filter).many()}"
    ),
)
EVENTS.add(
    CreatesEachToken,
    lambda node, voice: about(voice, f"{does(node.who, voice, 'creates', 'create')} {noun(node.filter).one()}"),
)
EVENTS.add(
    CyclesOrDiscards,
    lambda node, voice: about(
        voice, f"{does(node.who, voice, 'cycles or discards', 'cycle or discard')} {noun(node.filter, 'card').one()}"
    ),
)
EVENTS.add(
    CastsNthOf,
    lambda node, voice: about(
        voice,
        f"{does(node.who, voice, 'casts their', 'cast your')} {ordinal(int(node.number))} "
        f"{noun(node.filter, 'spell').bare()} each turn",
    ),
)
EVENTS.add(EventWhile, _while)
PAST.add(CreatesToken, lambda node, voice: doing(node.who, voice, noun(node.filter), "created"))
PAST.add(PlaysLand, lambda node, voice: doing(node.who, voice, noun(node.filter), "played"))
PAST.add(LeavesGraveyard, lambda node, voice: Past(noun(node.filter, "card"), f"left {graveyard(node)}"))
PAST.add(
    ArrivesInGraveyard,
    lambda node, voice: Past(noun(node.filter, "card"), f"was put into {graveyard(node)} from anywhere"),
)
reads("happens", "is put into exile from the battlefield", lambda: IsExiled)
EVENTS.add(PutIntoCommandZone, lambda node, voice: f"{watched(node.filter, voice)} is put into the command zone")
reads("happens", "is put into the command zone", lambda: PutIntoCommandZone)
reads("happens", "becomes untapped", lambda: BecomesUntapped)
reads(
    "event",
    "one or more <counter> counters are put on <watched>",
    lambda counter, what: CountersPutOn(*what, counter=counter),
)
reads("event", "one or more counters are put on <watched>", lambda what: CountersPutOn(*what))
reads(
    "event",
    "you put one or more <counter> counters on <watched>",
    lambda counter, what: CountersPutOn(*what, counter=counter, by=YOU),
)
reads("event", "you put one or more counters on <watched>", lambda what: CountersPutOn(*what, by=YOU))
reads("whose grave", "your graveyard", YOU)
reads("whose grave", "an opponent 's graveyard", EACH_OPPONENT)
reads("whose grave", "a graveyard", EACH_PLAYER)


def one(said: Said, event: Pattern) -> Pattern:
    """It is about one thing."""
    said.mention(EVENT, IT)
    return event


def many(said: Said, event: Pattern) -> Pattern:
    """It is about several things."""
    said.mention(EVENT, THOSE)
    return OneOrMore(event)


reads_knowing(
    "event", "a <card> leaves <whose grave>", lambda said, f, whose: one(said, LeavesGraveyard(*f, whose=whose))
)
reads_knowing(
    "event",
    "one or more <cards> leave <whose grave>",
    lambda said, f, whose: many(said, LeavesGraveyard(*f, whose=whose)),
)
reads_knowing(
    "event",
    "a <card> is put into <whose grave> from anywhere",
    lambda said, f, whose: one(said, ArrivesInGraveyard(*f, whose=whose)),
)
reads_knowing(
    "event",
    "a <card> is put into <whose grave> from anywhere other than the battlefield",
    lambda said, f, whose: one(said, ArrivesInGraveyard(*f, whose=whose, origin=BATTLEFIELD, elsewhere=True)),
)
reads_knowing(
    "event",
    "one or more <cards> are put into <whose grave> from anywhere",
    lambda said, f, whose: many(said, ArrivesInGraveyard(*f, whose=whose)),
)
reads_knowing(
    "event",
    "a <card> is put into your graveyard from your library",
    lambda said, f: one(said, ArrivesInGraveyard(*f, origin=LIBRARY)),
)
reads_knowing(
    "event",
    "one or more <cards> are put into your graveyard from your library",
    lambda said, f: many(said, ArrivesInGraveyard(*f, origin=LIBRARY)),
)
for action in ACTIONS:
    reads("event", f"you {action}", partial(TakesAction, action))
reads("event", "you give a gift", lambda: TakesAction("gift"))
reads("event", "you solve a Case", lambda: TakesAction("solve"))
reads("event", "a player scries", lambda: TakesAction("scry", EACH_PLAYER))
for action, words in ACTS.items():
    reads("happens", words, lambda action=action: partial(ActsItself, action))
for _found, _words in FOUND.items():
    reads("happens", f"explores{_words}", lambda n=_found: lambda *what: ActsItself("explore", *what, amount=n))
reads("event", "you commit a crime", CommitsCrime)
reads("event", "an opponent commits a crime", lambda: CommitsCrime(EACH_OPPONENT))
reads_knowing("event", "you play a <permanent>", lambda said, f: one(said, PlaysLand(*f)))
reads_knowing("event", "an opponent plays a <permanent>", lambda said, f: one(said, PlaysLand(*f, who=EACH_OPPONENT)))
for _where, _origin in (("", -1), (" from exile", EXILE)):
    reads_knowing(
        "event",
        f"you play a <permanent>{_where} or cast a <spell>",
        lambda said, f, g, origin=_origin: EitherOf(one(said, PlaysLand(*f, origin=origin)), Casts(*g)),
    )
reads_knowing("event", "you play a <permanent> from exile", lambda said, f: one(said, PlaysLand(*f, origin=EXILE)))
reads_knowing("event", "a player plays a <permanent>", lambda said, f: one(said, PlaysLand(*f, who=EACH_PLAYER)))
reads_knowing(
    "event",
    "you create one or more <permanents>",
    lambda said, f: (said.mention(EVENT, THOSE), created(f))[1],
)


def created(filters: tuple[Filter, ...]) -> CreatesToken:
    return CreatesToken(*filters)


def created_one(said: Said, filters: tuple[Filter, ...]) -> Pattern:
    if TOKEN not in filters:
        raise Misread("only tokens are created")
    return one(said, CreatesEachToken(*filters))


reads_knowing("event", "you create a <permanent>", created_one)
reads_knowing(
    "event",
    "you create or sacrifice a <permanent>",
    lambda said, f: EitherOf(created_one(said, f), Sacrifices(*f)),
)
reads_knowing("event", "you cycle or discard a <card>", lambda said, f: one(said, CyclesOrDiscards(*f)))
reads_knowing("event", "you cycle or discard another <card>", lambda said, f: one(said, CyclesOrDiscards(OTHER, *f)))
reads_knowing("event", "you cast your <nth> <spell> each turn", lambda said, n, f: nth_of(said, n, f))


def nth_of(said: Said, n: int, filters: tuple[Filter, ...], who: Subject = YOU) -> CastsNthOf:
    """Any spell is said by another word."""
    if not filters:
        raise ValueError("spells of a kind")
    said.mention(EVENT, IT)
    return CastsNthOf(n, *filters, who=who)


for _words, _who in (("an opponent", EACH_OPPONENT), ("a player", EACH_PLAYER)):
    reads_knowing(
        "event",
        f"{_words} casts their <nth> <spell> each turn",
        lambda said, n, f, who=_who: nth_of(said, n, f, who),
    )


reads("events", "<event> while <condition>", EventWhile)
for words, whose in (("your turn", YOU), ("an opponent 's turn", EACH_OPPONENT)):
    reads(
        "events",
        f"<event> during {words}",
        lambda event, whose=whose, words=words: EventWhile(event, IsTurnOf(whose), during=words.replace(" 's", "'s")),
    )
reads(
    "events",
    "<event> during the <step name>",
    lambda event, step: EventWhile(event, InStep(step), during=f"the {STEP_NAMES[step]}"),
)
reads("step name", "declare attackers step", ATTACKERS)
reads("step name", "declare blockers step", BLOCKERS)
for words, whose in (("each of your turns", YOU), ("each opponent 's turn", EACH_OPPONENT)):
    reads_knowing(
        "event",
        f"you cast your <nth> spell during {words}",
        lambda said, n, whose=whose, words=words: nth_during(said, n, whose, words.replace(" 's", "'s")),
    )


def nth_during(said: Said, n: int, whose: Subject, words: str) -> EventWhile:
    """The spell was spoken of, and somebody whose turn it is, who is not known by it."""
    said.mention(EVENT, IT)
    if whose != YOU:
        said.mention(NOBODY, IT)
    return EventWhile(CastsNth(n), IsTurnOf(whose), during=words)


reads_knowing("deed", "you created a <permanent>", lambda said, f: (CreatesToken(*f), 1))
reads("deed", "you created one or more <permanents>", lambda f: (CreatesToken(*f), 1))
reads("deed", "you played a <permanent>", lambda f: (PlaysLand(*f), 1))
reads("perfect deed", "you've played a <permanent>", lambda f: (PlaysLand(*f), 1))
reads("deed", "a <card> left your graveyard", lambda f: (LeavesGraveyard(*f), 1))
reads("deed", "<number word> or more <cards> left your graveyard", lambda n, f: (LeavesGraveyard(*f), n))
reads("deed", "a <card> was put into your graveyard from anywhere", lambda f: (ArrivesInGraveyard(*f), 1))


def exiled_from(node: PutIntoExile) -> str:
    """`your library and/or your graveyard`."""
    return " and/or ".join(f"your {ZONE_NAMES[zone]}" for zone in node.origins)


def _into_exile(node: PutIntoExile, voice: Voice) -> str:
    return about(voice, f"{noun(node.filter, 'card').one()} is put into exile from {exiled_from(node)}")


EVENTS.add(PutIntoExile, _into_exile)
for _zones, _words in (
    ((LIBRARY, GRAVEYARD), "your library and / or your graveyard"),
    ((LIBRARY,), "your library"),
    ((GRAVEYARD,), "your graveyard"),
):
    reads_knowing(
        "event",
        f"a <card> is put into exile from {_words}",
        lambda said, f, zones=_zones: one(said, PutIntoExile(list(zones), *f)),
    )
    reads_knowing(
        "event",
        f"one or more <cards> are put into exile from {_words}",
        lambda said, f, zones=_zones: many(said, PutIntoExile(list(zones), *f)),
    )
reads_knowing(
    "event",
    "a <card> is put into a player 's graveyard <from any zone>",
    lambda said, f: one(said, ArrivesInGraveyard(*f, whose=EACH_PLAYER, of_player=True)),
)
fragment("from any zone", "from anywhere")


def _created(node: CreatesEachToken, voice: Voice) -> Past:
    """`tokens you created`."""
    what = noun(node.filter, "token")
    what.types = [word for word in what.types if word != "token"]
    return Past(what, "created", does(node.who, voice, "", "").strip())


PAST.add(CreatesEachToken, _created)
