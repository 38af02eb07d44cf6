"""Phrases for the words of `apnap.abilities.keyword_actions.manifest_and_cloak`."""

from __future__ import annotations

from apnap.abilities.base import Number, Subject
from apnap.abilities.keyword_actions.manifest_and_cloak import (
    FACE_DOWN_ONE,
    Cloak,
    CountersAsTurnedUp,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    ManifestDread,
    ReturnFaceDown,
    ReturnFaceUpOrDown,
    TurnFaceDown,
    TurnFaceUp,
)
from apnap.abilities.players import YOU, OwnerOf, You
from apnap.abilities.selectors import THIS, This
from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Change
from apnap.abilities.targets import Target, plain_target
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import of_count, of_things
from apnap.english.events import EVENTS, watched
from apnap.english.grammar import sentence
from apnap.english.nouns import FILTERS, Voice, all_of, ref
from apnap.english.phrases.effects.moves import BURIED, from_graveyard, to_battlefield
from apnap.english.phrases.statics.becoming import is_now
from apnap.english.reading.said import Misread, Said, made_it
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Selector
from apnap.rules.core.constants import CREATURE


def _manifest(node: Manifest, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    verb = "cloak" if isinstance(node, Cloak) else "manifest"
    one = isinstance(node.amount, Number) and node.amount.number == 1
    what = "the top card" if one else f"the top {of_count(node.amount, voice)} cards"
    return Clause(who, verb + "s", verb, f"{what} of {'your' if who.you else 'their'} library")


def _dread(node: ManifestDread, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    voice.said_other = True  # the creature that it makes
    return Clause(who, "manifests", "manifest", "dread")


def _face_down(node: ReturnFaceDown, voice: Voice) -> Clause:
    """Put there as other cards are, face down; what it is then is a sentence of its own."""
    clause = to_battlefield(node, voice)
    place = "the battlefield tapped" if node.tapped else "the battlefield"
    down = "the battlefield face down and tapped" if node.tapped else "the battlefield face down"
    clause.rest = clause.rest.replace(place, down)
    if isinstance(node.under, You) and not clause.rest.endswith(" control"):
        clause.rest += " under your control"
    if node.being is not None:
        many = all_of(node.what, voice).many
        clause.then = ("they're " if many else "it's ") + is_now(node.being, many, voice)
    return clause


CLAUSES.add(ReturnFaceDown, _face_down)
CLAUSES.add(Manifest, _manifest)
CLAUSES.add(TurnFaceUp, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face up"))
CLAUSES.add(TurnFaceDown, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face down"))
FILTERS.add(IsFaceDown, lambda node, n: n.adjectives.append("face-down"))
EVENTS.add(IsTurnedFaceUp, lambda node, voice: f"{watched(node.filter, voice)} is turned face up")
CLAUSES.add(ManifestDread, _dread)
reads_knowing("effect", "manifest the top card <your library>", lambda said: made_it(said, Manifest(), CREATURE))
reads_knowing(
    "effect",
    "<who> manifests the top card of their library",
    lambda said, who: made_it(said, Manifest(who=who), CREATURE),
)
reads("effect", "manifest the top <number word> cards of your library", Manifest)
reads_knowing("effect", "cloak the top card <your library>", lambda said: made_it(said, Cloak(), CREATURE))
reads_knowing("effect", "manifest dread", lambda said: made_it(said, ManifestDread(), CREATURE))
reads("effect", "turn <object> face down", TurnFaceDown)
reads("effect", "turn <object> face up", TurnFaceUp)
reads("adjective", "face-down", FACE_DOWN_ONE)
reads("happens", "is turned face up", lambda: IsTurnedFaceUp)


# face down, as something
def put_down(said: Said, what: Selector, under: Subject, tapped: bool = False) -> ReturnFaceDown:
    if isinstance(plain_target(what), Target):
        raise Misread("a permanent is on the battlefield already")
    if isinstance(what, This) and said.gone:
        raise Misread("it was exiled, and is another object by then")
    return ReturnFaceDown(what, under=under, tapped=tapped)


reads_knowing(
    "face down back",
    "return <object> <down there> under its owner 's control",
    lambda said, what: put_down(said, what, OwnerOf(what)),
)
reads_knowing(
    "face down back",
    "return that card <down there> under your control",
    lambda said: put_down(said, said.that_card(), YOU),
)
reads_knowing(
    "face down back",
    "return it <down there> under your control",
    lambda said: put_down(said, said.it(), YOU),
)
reads_knowing(
    "face down back",
    "return (that card|it) to the battlefield <under your control> face down and tapped",
    lambda said: put_down(said, said.that_card(), YOU, tapped=True),
)
reads_knowing(
    "face down back",
    "return (that card|it) <down there> and tapped under your control",
    lambda said: put_down(said, said.that_card(), YOU, tapped=True),
)
fragment("down there", "to the battlefield face down")
fragment("which is", "it 's")
fragment("which is", "they 're")


def plainly_down(said: Said, effect: ReturnFaceDown) -> ReturnFaceDown:
    said.face_down = True
    return effect


def down_as(effect: ReturnFaceDown, changes: list[Change]) -> ReturnFaceDown:
    """Face down, as what the next sentence says."""
    (being,) = changes
    if not isinstance(being, IsNow):
        raise Misread("what it is face down is said by its types")
    return ReturnFaceDown(effect.what, being, effect.under, effect.tapped)


reads_knowing("effect", "<face down back>", plainly_down)
reads("effect", "<face down back> . <which is> <what it is>", down_as)
CLAUSES.add(
    ReturnFaceUpOrDown,
    lambda node, voice: order("return", f"{BURIED if voice.in_graveyard else ref(node.what, voice).text} {EITHER}"),
)
EITHER = "to the battlefield face up or face down"
fragment("up or down", "to the battlefield face up or face down")
reads_knowing(
    "effect",
    "return this card <from your graveyard> <up or down>",
    lambda said: from_graveyard(said, ReturnFaceUpOrDown(THIS)),
)


def _as_turned_up(node: CountersAsTurnedUp, voice: Voice) -> str:
    this = voice.this()
    counters = of_things(node.amount, f"{node.counter} counter", voice)
    return sentence(f"as {this} is turned face up, put {counters} on it")


ABILITIES.add(CountersAsTurnedUp, _as_turned_up)
reads("line", "as ~ is turned face up , put <put counters> on it .", lambda put: CountersAsTurnedUp(put[0], put[1]))
