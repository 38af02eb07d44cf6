"""Phrases for the words of `apnap.abilities.zones.arriving`."""

from __future__ import annotations

from apnap.abilities.effects.exile_and_return import ReturnExiled
from apnap.abilities.effects.flow import Both, Then
from apnap.abilities.effects.moves import Exile, ReturnToBattlefield
from apnap.abilities.players import DEFENDING_PLAYER
from apnap.abilities.selectors import IT, THIS, This
from apnap.abilities.targets import TargetCard
from apnap.abilities.zones.arriving import ArriveAttacking, ArriveWith, PutForThis, PutHere
from apnap.abilities.zones.putting import IN_PLAY, PutCards, PutThem
from apnap.english.amounts import of_things
from apnap.english.nouns import SELECTORS, Ref, Voice, all_of, noun, ref
from apnap.english.phrases.effects.moves import back_as_yours, from_graveyard, returned
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.core.constants import GRAVEYARD


def _arrive(node: ArriveAttacking, voice: Voice) -> Clause:
    clause = CLAUSES.say(node.effect, voice)
    whom = "" if node.whom is None else f" {ref(node.whom, voice).text}"
    clause.rest = clause.rest.replace(" tapped", f" tapped and attacking{whom}", 1)
    return clause


CLAUSES.add(ArriveAttacking, _arrive)


def attacking(effect: Effect, whom: Selector | None = None) -> ArriveAttacking:
    if not isinstance(effect, (ReturnToBattlefield, PutCards, PutThem)) or not effect.tapped:
        raise Misread("only what enters tapped is attacking at once")
    return ArriveAttacking(effect, whom)


reads("put tapped", "<put>", lambda effect: effect)
reads("put tapped", "return <my card> to the battlefield tapped", lambda what: ReturnToBattlefield(what, tapped=True))
reads_knowing("put tapped", "return (that card|it) to the battlefield tapped", lambda said: back_as_yours(said, True))
reads_knowing(
    "put tapped",
    "return (~|this card) <from your graveyard> to the battlefield tapped",
    lambda said: from_graveyard(said, ReturnToBattlefield(THIS, tapped=True)),
)
reads_knowing("put tapped", "return it to the battlefield tapped", lambda said: this_card(said))


def this_card(said: Said) -> ReturnToBattlefield:
    """'It' is this card, where it was asked whether that is in a graveyard."""
    if said.zone != GRAVEYARD or not isinstance(said.it(), This):
        raise Misread("this card is not in a graveyard")
    return ReturnToBattlefield(THIS, tapped=True)


reads("effect", "<put tapped> and attacking", attacking)
reads(
    "effect",
    "<put tapped> and attacking (that opponent|that player|defending player)",
    lambda effect: attacking(effect, DEFENDING_PLAYER),
)
reads("effect", "<put tapped> and attacking and <put rest>", lambda effect, rest: Both(attacking(effect), rest))


def _arrive_with(node: ArriveWith, voice: Voice) -> Clause:
    clause = CLAUSES.say(node.effect, voice)
    counter = f"additional {node.counter} counter" if node.more else f"{node.counter} counter"
    some = of_things(node.amount, counter, voice)
    them = "them" if isinstance(node.effect, ReturnToBattlefield) and all_of(node.effect.what, voice).many else "it"
    if clause.rest.endswith(" on it"):
        clause.rest = f"{clause.rest.removesuffix(' on it')} and {some} on it"
    else:
        clause.rest = f"{clause.rest} with {some} on {them}"
    return clause


CLAUSES.add(ArriveWith, _arrive_with)


def arrive_with(effect: Effect, *counters: tuple[int | Amount, str, bool]) -> Effect:
    """What comes onto the battlefield has counters on it as it enters."""
    if isinstance(effect, (PutCards, PutThem)) and effect.to != IN_PLAY:
        raise Misread("it does not enter the battlefield")
    if not isinstance(effect, (ReturnToBattlefield, ReturnExiled, PutCards, PutThem)):
        raise Misread("nothing enters the battlefield")
    first = counters[0]
    chosen = isinstance(effect, (PutCards, PutThem))
    if isinstance(effect, ReturnToBattlefield):
        chosen = isinstance(effect.what, TargetCard)
    if chosen and len(counters) == 1 and isinstance(first[0], int) and not first[2]:
        raise Misread("cards that are chosen are put there with counters by another word")
    for number, kind, more in counters:
        effect = ArriveWith(effect, number, kind, more)
    return effect


reads("coming counters", "a <counter> counter", lambda kind: (1, kind, False))
reads("coming counters", "<number word> <counter> counters", lambda n, kind: (n, kind, False))
reads_knowing("coming counters", "X <counter> counters", lambda said, kind: (said.amount_x(), kind, False))
reads("coming counters", "a additional <counter> counter", lambda kind: (1, kind, True))
reads("coming counters", "<number word> additional <counter> counters", lambda n, kind: (n, kind, True))
reads_knowing("coming counters", "X additional <counter> counters", lambda said, kind: (said.amount_x(), kind, True))
reads("coming", "<put>", lambda effect: effect)
for _words, _tapped in (("", False), (" tapped", True)):
    reads(
        "coming",
        f"return <my card> to the battlefield{_words}",
        lambda what, tapped=_tapped: ReturnToBattlefield(what, tapped=tapped),
    )
    reads(
        "coming",
        f"put <any card> onto the battlefield{_words} <under your control>",
        lambda what, tapped=_tapped: ReturnToBattlefield(what, tapped=tapped),
    )
    reads_knowing(
        "coming",
        f"return <object> to the battlefield{_words} <under its owner>",
        lambda said, what, tapped=_tapped: returned(said, what, tapped),
    )
    reads_knowing(
        "coming",
        f"return (that card|it) to the battlefield{_words} [under your control]",
        lambda said, tapped=_tapped: back_as_yours(said, tapped),
    )
    reads_knowing(
        "coming",
        f"return (~|this card) <from your graveyard> to the battlefield{_words}",
        lambda said, tapped=_tapped: from_graveyard(said, ReturnToBattlefield(THIS, tapped=tapped)),
    )
reads("effect", "<coming> with <coming counters> on (it|them)", arrive_with)
reads("effect", "<coming> with <coming counters> and <coming counters> on (it|them)", arrive_with)
for _said, _pronoun in (("it", True), ("that card", False)):
    reads(
        "sentence",
        f"exile <object> , then return {_said} <to the battlefield> <under its owner> with <coming counters> on it",
        lambda what, counters, pronoun=_pronoun: Then(
            Exile(what), arrive_with(ReturnExiled(pronoun=pronoun), counters)
        ),
    )


PUT_WITH = "put onto the battlefield with"
CLAUSES.add(PutForThis, lambda node, voice: CLAUSES.say(node.effect, voice))
SELECTORS.add(PutHere, lambda node, voice: Ref(f"the {noun(node.filter).bare()} {PUT_WITH} {voice.self_noun}"))
for _category in ("watched", "object"):
    reads_knowing(_category, f"the <permanent> {PUT_WITH} ~", lambda said, f, c=_category: one_put(said, f, c))


def one_put(said: Said, filters: tuple[Filter, ...], category: str) -> object:
    """What another ability of the card put onto the battlefield."""
    if not said.puts:
        raise Misread("no other ability puts it there")
    if category == "watched":
        said.mention(EVENT, IT)
        return (PutHere(*filters),)
    return PutHere(*filters)
