"""Phrases for the words of `apnap.abilities.events.object_events`."""

from __future__ import annotations

from functools import partial
from typing import Final

from apnap.abilities.events.object_events import (
    AbilityAddsMana,
    BecomesTapped,
    Casts,
    Dies,
    Enters,
    IsTargeted,
    LastCounterRemoved,
    Leaves,
    NthCounterPut,
    PhasesIn,
    PhasesOut,
    PutIntoGraveyard,
    TappedForMana,
)
from apnap.abilities.facts.qualities import Targets
from apnap.abilities.filters import OTHER, THIS_ONE, YOU_OWN, AllOf, IsThis, OwnedBy, every
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, YOU, EachOpponent, OwnerOf, You
from apnap.abilities.selectors import IT, THIS, THOSE
from apnap.english.events import EVENTS, about, does, watched
from apnap.english.nouns import Voice, noun
from apnap.english.past import PAST, doing, under
from apnap.english.reading.said import AIMED, EVENT, ONE, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Filter, Pattern
from apnap.rules.core.constants import CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY


def _dies(node: Dies, voice: Voice) -> str:
    filter = node.filter
    if isinstance(filter, AllOf) and isinstance(filter.filters[-1], OwnedBy):
        rest = every(tuple(filter.filters[:-1]))
        if isinstance(filter.filters[-1].player, EachOpponent):
            return f"{watched(rest, voice)} is put into an opponent's graveyard"
        return f"{watched(rest, voice)} is put into your graveyard from the battlefield"
    who = watched(filter, voice)
    if node.long or (isinstance(node.filter, IsThis) and voice.own_types and not voice.own_types & CREATURE):
        return f"{who} is put into a graveyard from the battlefield"  # only creatures and planeswalkers die (700.4)
    return f"{who} dies"


CAUSES: Final = "causes you to add"
fragment("causes you", CAUSES)


def ordinal(n: int) -> str:
    return ORDINALS[n - 1] if n <= len(ORDINALS) else f"{n}th"


ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()


ORIGINS = {GRAVEYARD: "a graveyard", EXILE: "exile", HAND: "a hand", LIBRARY: "a library"}


def _enters(node: Enters, voice: Voice) -> str:
    origin = f" from {ORIGINS[int(node.origin)]}" if node.origin >= 0 else ""
    untapped = " untapped" if node.untapped else ""
    filter = node.filter
    if isinstance(filter, AllOf) and filter.filters[-1] == YOU_OWN and node.origin == GRAVEYARD:
        return f"{watched(every(tuple(filter.filters[:-1])), voice)} enters{untapped} from your graveyard"
    return f"{watched(filter, voice)} enters{origin}{untapped}"


EVENTS.add(Enters, _enters)
EVENTS.add(Dies, _dies)
EVENTS.add(
    TappedForMana,
    lambda node, voice: (
        f"{watched(node.filter, voice)} is tapped for mana"
        if node.by is None
        else f"{does(node.by, voice, 'taps', 'tap')} {watched(node.filter, voice)} for mana"
    ),
)
reads("happens", "is tapped for mana", lambda: TappedForMana)
reads("event", "you tap <watched> for mana", lambda what: TappedForMana(*what, by=YOU))
reads("event", "a player taps <watched> for mana", lambda what: TappedForMana(*what, by=EACH_PLAYER))
reads("event", "an opponent taps <watched> for mana", lambda what: TappedForMana(*what, by=EACH_OPPONENT))
reads("event", "a player taps <watched> for mana", lambda what: TappedForMana(*what, by=EACH_PLAYER))
EVENTS.add(
    AbilityAddsMana,
    lambda node, voice: f"{watched(node.filter, voice)}'s ability {CAUSES} one or more mana of the chosen color",
)
reads_knowing(
    "event",
    "<watched> 's ability <causes you> one or more mana of the chosen color",
    lambda said, what: (said.chosen.append("color of mana"), AbilityAddsMana(*what))[1],
)
EVENTS.add(Leaves, lambda node, voice: f"{watched(node.filter, voice)} leaves the battlefield")
DECLARED = "being declared as an attacker"
EVENTS.add(
    BecomesTapped,
    lambda node, voice: (
        f"{watched(node.filter, voice)} becomes tapped" + (f", if it isn't {DECLARED}" if node.but_attacking else "")
    ),
)
EVENTS.add(
    Casts,
    lambda node, voice: about(voice, f"{does(node.who, voice, 'casts', 'cast')} {noun(node.filter, 'spell').one()}"),
)


def _is_targeted(node: IsTargeted, voice: Voice) -> str:
    by = ""
    if isinstance(node.by, EachOpponent):
        by = " an opponent controls"
    elif isinstance(node.by, You):
        by = " you control"
    what = watched(node.filter, voice)
    return f"{what} becomes the target of {'a spell' if node.spells else 'a spell or ability'}{by}"


EVENTS.add(IsTargeted, _is_targeted)
EVENTS.add(PutIntoGraveyard, lambda node, voice: f"{watched(node.filter, voice)} is put into a graveyard from anywhere")
EVENTS.add(PhasesOut, lambda node, voice: f"{watched(node.filter, voice)} phases out")
EVENTS.add(PhasesIn, lambda node, voice: f"{watched(node.filter, voice)} phases in")
EVENTS.add(
    NthCounterPut,
    lambda node, voice: (
        f"the {ordinal(int(node.number))} {node.counter} counter is put on {watched(node.filter, voice)}"
    ),
)
EVENTS.add(
    LastCounterRemoved,
    lambda node, voice: f"you remove the last {node.counter} counter from {voice.this()}",
)
PAST.add(Enters, lambda node, voice: under(noun(node.filter), "entered the battlefield"))
PAST.add(Dies, lambda node, voice: under(noun(node.filter), "died"))
PAST.add(Leaves, lambda node, voice: under(noun(node.filter), "left the battlefield"))
PAST.add(Casts, lambda node, voice: doing(node.who, voice, noun(node.filter, "spell"), "cast"))
reads("happens", "enters [the battlefield]", lambda: Enters)
reads("happens", "enters untapped", lambda: partial(Enters, untapped=True))
reads("happens", "enters from a graveyard", lambda: partial(Enters, origin=GRAVEYARD))
reads("happens", "enters from your graveyard", lambda: lambda *what: Enters(*what, YOU_OWN, origin=GRAVEYARD))
reads("happens", "enters from exile", lambda: partial(Enters, origin=EXILE))
reads("happens", "dies", lambda: Dies)
reads("happens", "is put into a graveyard from the battlefield", lambda: partial(Dies, long=True))
reads("happens", "is put into your graveyard from the battlefield", lambda: lambda *what: Dies(*what, YOU_OWN))
reads_knowing(
    "event",
    "<watched> is put into an opponent 's graveyard [from the battlefield]",
    lambda said, what: (said.mention(ONE, OwnerOf(IT, said=True)), Dies(*what, OwnedBy(EACH_OPPONENT)))[1],
)
reads("happens", "leaves the battlefield", lambda: Leaves)
reads("happens", "becomes tapped", lambda: BecomesTapped)
reads(
    "happens",
    f"becomes tapped , if it isn't {DECLARED}",
    lambda: lambda *what: BecomesTapped(*what, but_attacking=True),
)
reads("happens", "is put into a graveyard from anywhere", lambda: PutIntoGraveyard)
reads("event", "~ phases in", lambda: PhasesIn(THIS))
reads("event", "~ phases out", lambda: PhasesOut(THIS))
reads("event", "the last <counter> counter is removed from ~", LastCounterRemoved)
reads("event", "you remove the last <counter> counter from ~", LastCounterRemoved)
for ending, by in (("", EACH_PLAYER), (" an opponent controls", EACH_OPPONENT), (" you control", YOU)):
    reads_knowing(
        "event",
        f"<watched> becomes the target of a spell or ability{ending}",
        lambda said, what, by=by: (said.mention(AIMED, THOSE), IsTargeted(*what, by=by))[1],
    )
    reads(
        "happens",
        f"becomes the target of a spell{ending}",
        lambda by=by: lambda *what: IsTargeted(*what, by=by, spells=True),
    )
reads("casts", "you cast", YOU)
reads("casts", "an opponent casts", EACH_OPPONENT)
reads("casts", "a player casts", EACH_PLAYER)
reads("casts", "another player casts", EACH_OTHER_PLAYER)
reads_knowing(
    "event",
    "<casts> another <spell>",
    lambda said, who, f: (said.mention(EVENT, IT), Casts(OTHER, *f, who=who))[1],
)
reads_knowing("event", "<casts> a <spell>", lambda said, who, f: cast(said, Casts(*f, who=who), f))


def cast(said: Said, event: Pattern, filters: tuple[Filter, ...]) -> Pattern:
    """'That spell' is what was cast, and 'it' as well, unless that targets this, which 'it' then is."""
    said.mention(EVENT, IT)
    if any(isinstance(one, Targets) and one.filter == THIS_ONE for one in filters):
        said.this()
    return event


reads_knowing(
    "event",
    "the <ordinal> <counter> counter is put on ~",
    lambda said, n, kind: (said.this(), NthCounterPut(n, kind, THIS))[1],
)
for _n, _word in enumerate(ORDINALS):
    reads("ordinal", _word, _n + 1)
reads("event", "~ is put into a graveyard", lambda: PutIntoGraveyard(THIS))
