"""Phrases for the words of `apnap.abilities.casual.commanders`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.commanders import (
    GREATEST_VALUE,
    LIEUTENANT,
    TIMES_CAST,
    YOUR_COMMANDER,
    ChosenBeforeTheGame,
    CommanderToHand,
    GreatestCommander,
    IsCommander,
    IsYourCommander,
    Lieutenant,
    OfCommanders,
    SharesTypeWithCommander,
    TimesItWasCast,
)
from apnap.abilities.players import You
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Has
from apnap.abilities.statics.continuous import Always
from apnap.english.abilities import ABILITIES, ABILITY_WORDS
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.common import YOURS
from apnap.english.nouns import FILTERS
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, order


def casts_from(zone: str) -> str:
    return f"times it's been cast from {zone}"


FILTERS.add(IsCommander, lambda node, n: n.types.append("commander"))
FILTERS.add(IsYourCommander, lambda node, n: n.types.append(YOURS))
FILTERS.add(SharesTypeWithCommander, lambda node, n: n.after.append(f"that shares a creature type with {YOURS}"))
ABILITY_WORDS[Lieutenant] = "Lieutenant"
CONDITIONS.add(Lieutenant, lambda node, voice: f"you control {YOURS}")
THEY_CAST: Final = "they've cast a commander"
YOU_CAST: Final = f"you've cast {YOURS}"
PER.add(
    OfCommanders,
    lambda node, voice: f"time {YOU_CAST if isinstance(node.who, You) else THEY_CAST} from the command zone this game",
)
AMOUNTS.add(
    OfCommanders,
    lambda node, voice: (
        f"the greatest mana value among {YOURS}s"
        if node.what == GREATEST_VALUE
        else f"the number of colors in {YOURS}s' color identity"
    ),
)
AMOUNTS.add(TimesItWasCast, lambda node, voice: f"the number of {casts_from('the command zone')} this game")
THERE: Final = "on the battlefield or in the command zone"
AMOUNTS.add(
    GreatestCommander,
    lambda node, voice: f"{THEIR_GREATEST} {'you' if isinstance(node.who, You) else 'they'} own {THERE}",
)
THEIR_GREATEST: Final = "the greatest mana value of a commander"
fragment("their greatest", THEIR_GREATEST)
fragment("where commanders are", THERE)
reads("amount", "<their greatest> you own <where commanders are>", GreatestCommander)
reads_knowing(
    "amount",
    "<their greatest> they own <where commanders are>",
    lambda said: GreatestCommander(said.they()),
)
CLAUSES.add(CommanderToHand, lambda node, voice: order("put", f"{YOURS} into your hand from the command zone"))
ABILITIES.add(
    ChosenBeforeTheGame,
    lambda node, voice: (
        f"If {voice.name} is {YOURS}, choose a color before the game begins. {voice.name} is the chosen color."
    ),
)
reads("condition", "you control your commander", LIEUTENANT)
reads("who commander", "your commander", YOUR_COMMANDER)
reads("effect", "put your commander <into your hand> from the command zone", CommanderToHand)
reads("counted", "time you've cast your commander <from the command zone> this game", lambda: OfCommanders(TIMES_CAST))
reads("counted", "time you've cast a commander <from the command zone> this game", lambda: OfCommanders(TIMES_CAST))
reads_knowing(
    "counted",
    "time they've cast a commander <from the command zone> this game",
    lambda said: OfCommanders(TIMES_CAST, said.they()),
)
reads("amount", "the greatest mana value among your commanders", lambda: OfCommanders(GREATEST_VALUE))
reads("after", "that (shares|share) a creature type with your commander", SharesTypeWithCommander)
reads("amount", "the number of times it 's been cast <from the command zone> this game", TimesItWasCast)
reads(
    "line",
    "your commander has <abilities> .",
    lambda given: Always(Each(YOUR_COMMANDER, how="one"), Has(*given)),
)
