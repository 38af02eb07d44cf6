"""Phrases for the words of `apnap.abilities.events.doing_events`."""

from __future__ import annotations

from apnap.abilities.base import Subject
from apnap.abilities.events.doing_events import Activates, CastsNth, Discards, DrawsNth, IsDestroyed, Sacrifices
from apnap.abilities.filters import OTHER, THIS_ONE, IsThis
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU, EachOpponent, EachPlayer, You
from apnap.abilities.selectors import IT, Enchanted, Equipped, Those
from apnap.english.events import EVENTS, about, does, watched
from apnap.english.nouns import Voice, noun
from apnap.english.past import PAST, Past, doing
from apnap.english.phrase_table import Unspoken
from apnap.english.phrases.events.object_events import ordinal
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.rules.ch1_concepts.definitions import Selector


def _nth(who: Selector, voice: Voice, verbs: tuple[str, str], number: int, what: str) -> str:
    """`you draw your second card each turn`, `an opponent casts their second spell each turn`."""
    whose = "their" if isinstance(who, (EachOpponent, EachPlayer)) else "your"
    return f"{does(who, voice, *verbs)} {whose} {ordinal(number)} {what} each turn"


EVENTS.add(
    Sacrifices,
    lambda node, voice: about(
        voice,
        f"{does(node.who, voice, 'sacrifices', 'sacrifice')} "
        + (voice.this() if isinstance(node.filter, IsThis) else noun(node.filter, "permanent").one()),
    ),
)
EVENTS.add(
    Discards,
    lambda node, voice: about(
        voice, f"{does(node.who, voice, 'discards', 'discard')} {noun(node.filter, 'card').one()}"
    ),
)
DESTROYERS = {EachPlayer: "", EachOpponent: " an opponent controls", You: " you control"}
EVENTS.add(
    IsDestroyed,
    lambda node, voice: about(
        voice, f"a spell or ability{DESTROYERS[type(node.by)]} destroys {noun(node.filter, 'permanent').one()}"
    ),
)
for _by, _whose in ((EACH_PLAYER, ""), (EACH_OPPONENT, "a opponent controls "), (YOU, "you control ")):
    reads(
        "event",
        f"a spell or ability {_whose}destroys a <permanent>",
        lambda f, by=_by: IsDestroyed(*f, by=by),
    )
EVENTS.add(CastsNth, lambda node, voice: _nth(node.who, voice, ("casts", "cast"), int(node.number), "spell"))
EVENTS.add(DrawsNth, lambda node, voice: _nth(node.who, voice, ("draws", "draw"), int(node.number), "card"))
PAST.add(Sacrifices, lambda node, voice: doing(node.who, voice, noun(node.filter), "sacrificed"))
PAST.add(Discards, lambda node, voice: doing(node.who, voice, noun(node.filter, "card"), "discarded"))
reads("sacrifices", "you sacrifice", YOU)
reads_knowing("event", "you sacrifice ~", lambda said: (said.this(), Sacrifices(THIS_ONE))[1])
reads("sacrifices", "an opponent sacrifices", EACH_OPPONENT)
reads("sacrifices", "a player sacrifices", EACH_PLAYER)
reads("discards", "you discard", YOU)
reads("discards", "an opponent discards", EACH_OPPONENT)
reads("discards", "a player discards", EACH_PLAYER)
reads_knowing(
    "event",
    "<sacrifices> a <permanent>",
    lambda said, who, f: (said.mention(EVENT, IT), Sacrifices(*f, who=who))[1],
)
reads_knowing(
    "event",
    "<sacrifices> another <permanent>",
    lambda said, who, f: (said.mention(EVENT, IT), Sacrifices(OTHER, *f, who=who))[1],
)
reads_knowing("event", "<discards> a <card>", lambda said, who, f: (said.mention(EVENT, IT), Discards(*f, who=who))[1])
reads("nth", "first", 1)
reads("nth", "second", 2)
reads("nth", "third", 3)
reads("nth", "fourth", 4)
reads("nth", "fifth", 5)
reads_knowing("event", "you cast your <nth> spell each turn", lambda said, n: (said.mention(EVENT, IT), CastsNth(n))[1])
reads_knowing(
    "event",
    "an opponent casts their <nth> spell each turn",
    lambda said, n: (said.mention(EVENT, IT), CastsNth(n, EACH_OPPONENT))[1],
)
reads_knowing(
    "event",
    "a player casts their <nth> spell each turn",
    lambda said, n: (said.mention(EVENT, IT), CastsNth(n, EACH_PLAYER))[1],
)
reads("event", "you draw your <nth> card each turn", DrawsNth)
reads("event", "an opponent draws their <nth> card each turn", lambda n: DrawsNth(n, EACH_OPPONENT))
reads("event", "a player draws their <nth> card each turn", lambda n: DrawsNth(n, EACH_PLAYER))


def _activated(node: Activates, voice: Voice) -> Past:
    if not node.buried or not node.mana or node.loyalty:
        raise Unspoken("there are no words for other abilities that were activated")
    card = noun(node.filter, "card")
    card.after.append("in a graveyard")
    return doing(node.who, voice, card, "activated an ability of")


def _activates(node: Activates, voice: Voice) -> str:
    if node.passive:
        said = f"an ability of {watched(node.filter, voice)} is activated"
        return said if node.mana else f"{said}, if it {NO_MANA}"
    said = f"{does(node.who, voice, 'activates', 'activate')} {'a loyalty' if node.loyalty else 'an'} ability"
    if node.buried:
        said += f" of {noun(node.filter, 'card').one()} in a graveyard"
    elif not node.any:
        said += f" of {noun(node.filter).one()}{' on the battlefield' if node.there else ''}"
    if node.mana or node.loyalty:
        return said
    if node.sacrificing:
        return f"{said} that {NO_MANA}, if {SOME_WERE} {FOR_ITS_COST}"
    return f"{said}, if it {NO_MANA}" if node.late else f"{said} that {NO_MANA}"


ABILITY = "activated"  # an ability that was activated: 'that ability'
NO_MANA = "isn't a mana ability"
FOR_ITS_COST = "sacrificed to activate it"
SOME_WERE = "one or more permanents were"
fragment("sacrificed for it", f"{SOME_WERE} {FOR_ITS_COST}")
EVENTS.add(Activates, _activates)
PAST.add(Activates, _activated)
reads("activates", "you activate", YOU)
reads("activates", "an opponent activates", EACH_OPPONENT)
reads("activates", "a player activates", EACH_PLAYER)
fragment("no mana ability", NO_MANA)
reads_knowing("event", "<activates> an ability that <no mana ability>", lambda said, who: activated(said, who))
reads_knowing("event", "<activates> an ability , if it <no mana ability>", lambda said, who: activated(said, who, True))


def activated(said: Said, who: Subject, late: bool = False) -> Activates:
    """'It' is the ability."""
    said.mention(EVENT, Those("it"))
    return Activates(who=who, late=late)


def of_permanent(said: Said, event: Activates) -> Activates:
    """'That ability' is what was activated; 'it' is not said of it."""
    said.mention(ABILITY, Those("that ability"))
    return event


def that_ability(said: Said) -> Those:
    """What 'that ability' means: the one that was activated."""
    if not any(isinstance(node, Those) and node.said in ("it", "that ability") for _, node in said.mentions):
        raise Misread("no ability was spoken of")
    return Those("that ability")


reads_knowing("a spell", "that ability", that_ability)
reads_knowing(
    "event",
    "<activates> an ability of a <permanent> that <no mana ability>",
    lambda said, who, f: of_permanent(said, Activates(*f, who=who)),
)
reads_knowing(
    "event",
    "<activates> an ability of a <permanent> that <no mana ability> , if <sacrificed for it>",
    lambda said, who, f: of_permanent(said, Activates(*f, who=who, sacrificing=True)),
)
reads_knowing(
    "event",
    "<activates> an ability of a <permanent> , if it <no mana ability>",
    lambda said, who, f: of_permanent(said, Activates(*f, who=who, late=True)),
)
reads_knowing(
    "event",
    "<activates> an ability of a <permanent> on the battlefield , if it <no mana ability>",
    lambda said, who, f: of_permanent(said, Activates(*f, who=who, late=True, there=True)),
)
reads_knowing(
    "event",
    "an ability of enchanted <permanent> is activated , if it <no mana ability>",
    lambda said, f: of_permanent(said, Activates(Enchanted(*f), who=EACH_PLAYER, passive=True)),
)
reads_knowing(
    "event",
    "an ability of equipped <permanent> is activated , if it <no mana ability>",
    lambda said, f: of_permanent(said, Activates(Equipped(*f), who=EACH_PLAYER, passive=True)),
)
reads(
    "event",
    "<activates> an ability of a <card> in a graveyard",
    lambda who, f: Activates(*f, who=who, mana=True, buried=True),
)
reads("event", "<activates> an ability of a <permanent>", lambda who, f: Activates(*f, who=who, mana=True))
reads("event", "<activates> a loyalty ability", lambda who: Activates(who=who, loyalty=True))
reads("event", "<activates> a loyalty ability of a <permanent>", lambda who, f: Activates(*f, who=who, loyalty=True))
