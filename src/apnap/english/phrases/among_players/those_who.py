"""Phrases for the words of `apnap.abilities.among_players.those_who`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.those_who import (
    OF_SOME,
    UP_TO_ONE,
    ChoosePlayer,
    EachDoer,
    ForEachOf,
    OneForEach,
    OneOfTheirs,
    for_each_player,
)
from apnap.abilities.amounts import CountOf
from apnap.abilities.base import Subject
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.facts.comparing import PlayersWithMore
from apnap.abilities.facts.measures import Minus
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import YOU_CONTROL, AllOf, ControlledBy, every
from apnap.abilities.player_counters import CountersOfPlayer
from apnap.abilities.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    THAT_PLAYER,
    ControllerOf,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    You,
)
from apnap.abilities.selectors import IT, Each, It, Those
from apnap.abilities.targets import Again, TargetCard, TargetSlot
from apnap.abilities.targets import Target as TargetPermanent
from apnap.english.amounts import ONE_BY_ONE
from apnap.english.grammar import article, plural
from apnap.english.nouns import SELECTORS, Ref, Voice, noun
from apnap.english.phrases.effects.durations import gets_times
from apnap.english.phrases.facts.comparing import with_more
from apnap.english.phrases.facts.this_way import grouped
from apnap.english.reading.overload import with_slot
from apnap.english.reading.said import MADE, ONE, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, SENTENCES, order, sentences
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.ch1_concepts.fields import replaced


def group_word(who: Selector) -> str:
    if isinstance(who, EachOpponent):
        return "opponent"
    return "other player" if isinstance(who, EachOtherPlayer) else "player"


def doer(node: EachDoer) -> str:
    """`opponent who does`, `player who didn't`."""
    verb = ("didn't" if node.past else "doesn't") if node.not_done else ("did" if node.past else "does")
    return f"{group_word(node.group)} who {verb}"


def _for_each(node: ForEachOf, voice: Voice) -> list[str]:
    effect = node.effect
    if isinstance(node.each, Each) and isinstance(effect, UntilEndOfTurn) and isinstance(effect.subject, It):
        clause = CLAUSES.say(effect, voice)
        return [f"each {noun(node.each.filter).bare()} gets {clause.rest}"]
    if type(node.each) in ONE_BY_ONE.phrases:
        one = ONE_BY_ONE.say(node.each, voice)
    else:
        one = group_word(node.each)
    said = sentences(node.effect, voice)
    if node.if_so and isinstance(node.each, EachDoer):
        return [f"if {article(group_word(node.each.group))} does, {said[0]}", *said[1:]]
    return [f"for each {one}, {said[0]}", *said[1:]]


def _choose(node: ChoosePlayer, voice: Voice) -> str:
    if isinstance(node.among, PlayersWithMore):
        return with_more(node.among, voice, False).text
    kind = {"opponent": "an opponent", "other player": "another player"}.get(group_word(node.among), "a player")
    return f"{kind} at random" if node.at_random else kind


def _one_for_each(node: OneForEach, voice: Voice) -> list[str]:
    group = group_word(node.group)
    said = sentences(node.effect, voice)
    if type(node.group) in ONE_BY_ONE.phrases:
        group = ONE_BY_ONE.say(node.group, voice)
    front = f"any number of {plural(group)}" if node.some else f"each {group}"
    return [f"for {front}, {said[0]}", *said[1:]]


SENTENCES.add(ForEachOf, _for_each)
SENTENCES.add(OneForEach, _one_for_each)
ONE_BY_ONE.add(EachDoer, lambda node, voice: doer(node))
SELECTORS.add(EachDoer, lambda node, voice: Ref(f"each {doer(node)}"))
CLAUSES.add(ChoosePlayer, lambda node, voice: order("choose", _choose(node, voice)))


def for_each_object(said: Said, way: ThisWay) -> ThisWay:
    """It is the one at hand from now on."""
    said.mention(MADE, IT)
    return way


def for_each_of(said: Said, group: EachPlayer) -> EachPlayer:
    said.mention(ONE, group)
    return group


def each_of_those(said: Said, filters: tuple[Filter, ...]) -> Selector:
    """One by one, those that an instruction before dealt with, or that were chosen together as targets."""
    those = said.those(f"those {noun(every(filters)).many()}")
    if not isinstance(those, (Those, Again)) or not said.mentions:
        raise Misread("nothing was spoken of")
    said.mention(MADE, IT)
    return those


def repeated(each: Selector, effect: Effect) -> ForEachOf:
    """Tokens of yours are counted instead."""
    if isinstance(effect, CreateCopies) and not isinstance(each, EachDoer):
        raise Misread("a copy of each is told otherwise")
    if isinstance(effect, CreateTokens) and isinstance(effect.who, You) and not isinstance(each, EachDoer):
        raise Misread("so many tokens are created")
    return ForEachOf(each, effect)


reads("player or other", "<player or opponent>", lambda who: who)
reads("player or other", "other player", EACH_OTHER_PLAYER)
for verb, not_done, past in (
    ("does", False, False),
    ("did", False, True),
    ("doesn't", True, False),
    ("didn't", True, True),
):
    reads(
        "one doer",
        f"<player or other> who {verb}",
        lambda group, not_done=not_done, past=past: EachDoer(group, not_done, past),
    )
reads_knowing("who", "each <one doer>", grouped)
reads_knowing("each one", "<one this way>", for_each_object)
reads_knowing("each one", "of those <permanents>", each_of_those)
reads_knowing("each one", "<one doer>", for_each_of)
reads_knowing("each one", "<one who did>", for_each_of)
reads("sentence", "for each <each one> , <sentence>", repeated)
reads_knowing("if somebody does", "if a player does", lambda said: for_each_of(said, EACH_PLAYER))
reads_knowing("if somebody does", "if a opponent does", lambda said: for_each_of(said, EACH_OPPONENT))
reads(
    "sentence",
    "<if somebody does> , <sentence>",
    lambda group, effect: ForEachOf(EachDoer(group), effect, if_so=True),
)


def gets_each(filters: tuple[Filter, ...], change: str, per: Amount) -> ForEachOf:
    """Each gets it for what is counted of it alone."""
    return ForEachOf(Each(*filters), UntilEndOfTurn(IT, *gets_times(change, per)))


reads("of its own", "<word> counter its controller has", lambda kind: CountersOfPlayer(kind, ControllerOf(IT)))
reads("effect", "each <permanent> gets <size change> until end of turn for each <of its own>", gets_each)


def chosen(said: Said, among: Subject, at_random: bool = False) -> ChoosePlayer:
    made = ChoosePlayer(among, at_random)
    said.mention(ONE, among)
    return made


for words, group in (("a player", EACH_PLAYER), ("a opponent", EACH_OPPONENT), ("another player", EACH_OTHER_PLAYER)):
    reads_knowing("effect", f"choose {words}", lambda said, group=group: chosen(said, group))
    reads_knowing("effect", f"choose {words} at random", lambda said, group=group: chosen(said, group, True))


def chosen_with_more(said: Said, filters: tuple[Filter, ...]) -> ChoosePlayer:
    """What is compared has a difference."""
    said.difference = Minus(CountOf(Each(*filters, ControlledBy(THAT_PLAYER))), CountOf(Each(*filters, YOU_CONTROL)))
    return chosen(said, PlayersWithMore(EACH_OPPONENT, *filters))


reads_knowing("effect", "choose an opponent who controls more <permanents> than you", chosen_with_more)


# up to one target for each player
def of_that_player(filter: Filter, group: Subject) -> Filter:
    """What that player controls, said of all of them."""
    filters = filter.filters if isinstance(filter, AllOf) else [filter]
    theirs = [one for one in filters if isinstance(one, ControlledBy) and one.player == THAT_PLAYER]
    if len(theirs) != 1:
        raise Misread("what that player controls")
    return every(tuple(ControlledBy(group) if one is theirs[0] else one for one in filters))


def slot_for_each(slot: TargetSlot, group: Subject, some: bool) -> TargetSlot:
    """The slot for all of these players together."""
    if slot.maximum != 1 or slot.minimum != (1 if some else 0):
        raise Misread("up to one target for each player")
    how = OF_SOME if some else UP_TO_ONE
    if isinstance(slot, TargetCard) and slot.whose == THAT_PLAYER:
        return for_each_player(replaced(slot, whose=group), how)
    if isinstance(slot, TargetPermanent):
        return for_each_player(replaced(slot, filter=of_that_player(slot.filter, group)), how)
    raise Misread("a target that is that player's")


def for_each(said: Said, group: EachPlayer, effect: Effect) -> Effect:
    """A target for each of them, or the same for each of them in turn."""
    if effect.targets():
        return one_for_each(said, group, effect)
    return repeated(group, effect)


def one_for_each(said: Said, group: Subject, effect: Effect, some: bool = False) -> OneForEach:
    slots = effect.targets()
    if len(slots) != 1 or not isinstance(slots[0], TargetSlot):
        raise Misread("one target for each player")
    slot = slot_for_each(slots[0], group, some)
    said.became(slots[0], slot)
    made = with_slot(effect, slots[0], slot)
    assert isinstance(made, Effect)
    return OneForEach(group, made, some)


reads_knowing("for each player", "for each <player or other>", for_each_of)
reads_knowing("for some players", "for any number of opponents", lambda said: for_each_of(said, EACH_OPPONENT))
reads_knowing("sentence", "<for each player> , <sentence>", for_each)
reads_knowing(
    "sentence",
    "<for some players> , <sentence>",
    lambda said, group, effect: one_for_each(said, group, effect, some=True),
)
SELECTORS.add(OneOfTheirs, lambda node, voice: Ref(f"that player or a planeswalker {OF_THAT_PLAYER}"))
OF_THAT_PLAYER: Final = "that player controls"
fragment("of that player", OF_THAT_PLAYER)
reads_knowing(
    "recipient",
    "that player or a planeswalker <of that player>",
    lambda said: OneOfTheirs(said.that_player()),
)
