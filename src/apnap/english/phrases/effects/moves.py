"""Phrases for the words of `apnap.abilities.effects.moves`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from apnap.abilities.amounts import ManaValueOf
from apnap.abilities.base import Number, Subject
from apnap.abilities.effects.exile_and_return import ExileForThis, ReturnExiled
from apnap.abilities.effects.moves import (
    Counter,
    Destroy,
    Exile,
    ExileFromYours,
    PutOnEitherEnd,
    PutOnLibrary,
    ReturnBeing,
    ReturnToBattlefield,
    ReturnToHand,
    SacrificeIt,
    SacrificeThat,
)
from apnap.abilities.facts.qualities import UNDER, Measured
from apnap.abilities.filters import AnyOf, Not, Subtype, types_needed
from apnap.abilities.keyword_actions.searching import ShuffleIntoLibrary
from apnap.abilities.players import THAT_PLAYER, THEY, YOU, EachOpponent, OwnerOf, You
from apnap.abilities.selectors import IT, THIS, All, AllOfThese, Each, Enchanted, It, That, This, Those
from apnap.abilities.targets import Target as TargetPermanent
from apnap.abilities.targets import TargetCard, TargetSpell, plain_target
from apnap.abilities.zones.arriving import PutForThis
from apnap.english.amounts import AMOUNTS
from apnap.english.changes import changes_words
from apnap.english.grammar import listed
from apnap.english.nouns import Ref, Voice, all_of, ref
from apnap.english.phrases.selectors import plain_kind
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_where_x
from apnap.english.sentences import CLAUSES, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Effect, Filter, Selector
from apnap.rules.core.constants import COMMAND, CREATURE, EXILE, GRAVEYARD, HAND, LIBRARY


def _destroy(node: Destroy, voice: Voice) -> Clause:
    what = all_of(node.what, voice)
    clause = order("destroy", what.text)
    if not node.regenerate and not node.late:
        it = "those creatures" if what.many else "that creature"
        if not node.named:
            it = "they" if what.many else "it"
        clause.then = f"{it} can't be regenerated"
    return clause


BURIED: Final = "this card from your graveyard"


def _to_hand(node: ReturnToHand, voice: Voice) -> Clause:
    if voice.in_graveyard and isinstance(node.what, This):
        return order("return", f"{BURIED} to your hand")
    if isinstance(node.what, AllOfThese) and all(is_your_card(one) for one in node.what.subjects):
        return order("return", f"{cards_of_yours(node.what, voice)} to your hand")
    what = all_of(node.what, voice)
    if is_your_card(node.what) or (isinstance(node.what, Those) and node.what.said.startswith("each card with")):
        return order("return", f"{what.text} to your hand")
    whose = "their owners' hands" if what.many else "its owner's hand"
    if what.many and node.one_owner:
        whose = "their owner's hand"
    if node.they_do:
        return Clause(Ref("that player"), "returns", "return", f"{what.text} to their hand")
    if node.theirs:
        whose = "their hand"
    return order("return", f"{what.text} to {whose}")


def cards_of_yours(what: AllOfThese, voice: Voice) -> str:
    """Several targets in your graveyard, which is said once."""
    words = [ref(one, voice).text.removesuffix(" from your graveyard") for one in what.subjects]
    return f"{listed(words, 'and')} from your graveyard"


def to_battlefield(node: ReturnToBattlefield, voice: Voice) -> Clause:
    if isinstance(node.what, AllOfThese) and all(is_your_card(one) for one in node.what.subjects):
        return order("return", f"{cards_of_yours(node.what, voice)} to the battlefield{' tapped' * node.tapped}")
    if voice.in_graveyard and isinstance(node.what, This):
        return order("return", f"{BURIED} to the battlefield{' tapped' if node.tapped else ''}")
    what = all_of(node.what, voice).text + (" from your graveyard" if node.said_where else "")
    tapped = " tapped" if node.tapped else ""
    if voice.in_command and isinstance(node.what, This):
        return order("put", f"{what} onto the battlefield{tapped} from the command zone")
    slot = plain_target(node.what)
    if isinstance(slot, This) and slot.said == "~":
        what = "this card"
    if isinstance(node.under, OwnerOf):
        many = all_of(node.what, voice).many and isinstance(node.under.what, It)
        whose = " under their owners' control" if many else " under its owner's control"
    elif isinstance(node.under, You):
        # whose card it is says as much
        yours = isinstance(slot, TargetCard) and isinstance(slot.whose, You)
        whose = "" if yours or not isinstance(slot, (That, TargetCard)) else " under your control"
    else:
        whose = f" under {ref(node.under, voice).whose} control"
    own = isinstance(node.under, OwnerOf) and isinstance(node.under.what, It)
    if isinstance(slot, TargetCard) and not isinstance(slot.whose, You) and not own:
        return order("put", f"{what} onto the battlefield{tapped}{whose}")
    return order("return", f"{what} to the battlefield{tapped}{whose}")


def _put(node: PutOnLibrary, voice: Voice) -> Clause:
    if voice.in_graveyard and isinstance(node.what, This) and not node.bottom and node.depth is None:
        return order("put", f"{BURIED} on top of your library")
    what = all_of(node.what, voice)
    place = "on the bottom of" if node.bottom else "on top of"
    whose = "their owners' libraries" if what.many else "its owner's library"
    if is_your_card(node.what):
        whose = "your library"
    if node.depth is not None:
        return order("put", f"{what.text} into {whose} {depth_words(node.depth, voice)}")
    return order("put", f"{what.text} {place} {whose}")


def is_your_card(what: Selector) -> bool:
    """Is it a target in your graveyard, whatever it is called?"""
    slot = plain_target(what)
    return isinstance(slot, TargetCard) and isinstance(slot.whose, You)


OF_IT: Final = "cards of that library"
NTH: Final = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def depth_words(depth: Amount, voice: Voice) -> str:
    """`third from the top`, or how many cards it is beneath."""
    if isinstance(depth, Number):
        return f"{NTH[depth.number - 1]} from the top"
    many = AMOUNTS.say(depth, voice)
    return f"just beneath the top {many} {OF_IT}"


for _place, _word in enumerate(NTH):
    for _what in ("<object>", "<any card>", "<my card>"):
        for _whose in ("its owner 's library", "your library"):
            reads(
                "effect",
                f"put {_what} into {_whose} {_word} from the top",
                lambda what, n=_place: PutOnLibrary(what, depth=n + 1),
            )
fragment("beneath", "just beneath")
fragment("top of it", "the top X cards of that library")
reads_knowing(
    "effect",
    "put <object> into its owner 's library <beneath> <top of it>",
    lambda said, what: PutOnLibrary(what, depth=said.amount_x()),
)


def _return_being(node: ReturnBeing, voice: Voice) -> Clause:
    clause = CLAUSES.phrases[ReturnToBattlefield](node, voice)
    creature = Ref("that creature")
    clause.then = f"that creature {changes_words(node.changes, creature, voice, False)[0]}"
    return clause


CLAUSES.add(Destroy, _destroy)
CLAUSES.add(Exile, lambda node, voice: order("exile", all_of(node.what, voice).text))
CLAUSES.add(ReturnToHand, _to_hand)
CLAUSES.add(ReturnToBattlefield, to_battlefield)
AWAY: Final = "instead of putting it into"
OWN: Final = "its owner's library"
ELSEWHERE: Final = {
    EXILE: "exile it",
    HAND: "put it into its owner's hand",
    LIBRARY: f"put it on top of {OWN}",
}


def _counter(node: Counter, voice: Voice) -> Clause:
    clause = order("counter", all_of(node.what, voice).text)
    if node.to != GRAVEYARD:
        goes = AT_BOTTOM if node.bottom else ELSEWHERE[int(node.to)]
        rest = f"{AWAY} its owner's graveyard" if node.to == EXILE else f"instead of into {THEIR_GRAVE}"
        clause.then = f"if that spell is countered this way, {goes} {rest}"
    return clause


AT_BOTTOM: Final = f"put it on the bottom of {OWN}"
THEIR_GRAVE: Final = "that player's graveyard"
CLAUSES.add(Counter, _counter)
fragment("countered so", "if that spell is countered this way ,")
fragment("not buried", "instead of putting it into its owner 's graveyard")
fragment("not buried", "instead of into its owner 's graveyard")
fragment("not buried", "instead of into that player 's graveyard")
fragment("on its library", "on top of its owner 's library")
fragment("under its library", "on the bottom of its owner 's library")
reads("effect", "counter <a spell> . <countered so> exile it <not buried>", lambda what: Counter(what, EXILE))
reads(
    "effect",
    "counter <a spell> . <countered so> put it into its owner 's hand <not buried>",
    lambda what: Counter(what, HAND),
)
reads(
    "effect",
    "counter <a spell> . <countered so> put it <on its library> <not buried>",
    lambda what: Counter(what, LIBRARY),
)
reads(
    "effect",
    "counter <a spell> . <countered so> put it <under its library> <not buried>",
    lambda what: Counter(what, LIBRARY, bottom=True),
)


def _sacrifice_that(node: SacrificeThat, voice: Voice) -> Clause:
    what = ref(node.what, voice).text
    if node.said:
        return Clause(Ref("its controller"), "sacrifices", "sacrifice", what)
    return order("sacrifice", what)


CLAUSES.add(SacrificeThat, _sacrifice_that)
CLAUSES.add(SacrificeIt, lambda node, voice: order("sacrifice", all_of(node.what, voice).text))
CLAUSES.add(PutOnLibrary, _put)
ENDS: Final = "top or bottom"
EITHER_END: Final = f"on their choice of the {ENDS} of their library"


def _either_end(node: PutOnEitherEnd, voice: Voice) -> Clause:
    what = ref(node.what, voice)
    owner = f"the owner of {what.text}" if node.front else f"{what.whose} owner"
    return Clause(Ref(owner), "puts", "put", f"it {EITHER_END}")


CLAUSES.add(PutOnEitherEnd, _either_end)
fragment("either end", EITHER_END)
reads("effect", "<target> 's owner puts it <either end>", PutOnEitherEnd)
reads("effect", "the owner of <object> puts it <either end>", lambda what: PutOnEitherEnd(what, front=True))
reads_knowing("effect", "its owner puts it <either end>", lambda said: PutOnEitherEnd(said.it()))
CLAUSES.add(ReturnBeing, _return_being)


def exiled(said: Said, what: Selector) -> Effect:
    """Exiled, and remembered if another ability of the card speaks of the exiled card. CR 607.2a."""
    said.gone = said.gone or isinstance(what, This)
    said.exiles = True
    return ExileForThis(what) if said.linked else Exile(what)


def returned(said: Said, what: Selector, tapped: bool = False) -> Effect:
    """A card comes back: a permanent that was a target, or this if it was exiled, is another object by then."""
    if isinstance(plain_target(what), TargetPermanent):
        raise Misread("a permanent is on the battlefield already")
    if isinstance(what, This) and said.gone:
        return ReturnExiled(pronoun=True, tapped=tapped)
    return ReturnToBattlefield(what, under=OwnerOf(what), tapped=tapped)


reads("effect", "destroy <object>", Destroy)
reads("effect", "destroy <object> . (it|they) can't be regenerated", lambda what: Destroy(what, regenerate=False))
fragment("cannot regenerate", "can't be regenerated")
reads_where_x(
    "sentence",
    "destroy <object> , where X is <amount> . (it|they) can't be regenerated",
    lambda what: Destroy(what, regenerate=False),
)
reads("effect", "destroy <object> . (that creature|those creatures) <cannot regenerate>", lambda what: buried(what))
reads(
    "effect",
    "destroy <object> . a <permanent> destroyed <this way> can't be regenerated",
    lambda what, f: Destroy(what, regenerate=False),
)
reads_knowing("effect", "exile <object>", lambda said, what: exiled(said, what))
reads_knowing("effect", "exile (that card|it) from your graveyard", lambda said: exiled(said, buried_card(said)))


def buried(what: Selector) -> Destroy:
    """Creatures are destroyed, and those creatures can't be regenerated: they are what the last word means."""
    filtered = what.filter if isinstance(what, (TargetPermanent, Each)) else None
    if not isinstance(what, Enchanted) and (filtered is None or types_needed(filtered) != CREATURE):
        raise Misread("no creatures are destroyed")
    return Destroy(what, regenerate=False, named=True)


def buried_card(said: Said) -> Selector:
    """A card that an event put into the graveyard."""
    what = said.that_card()
    if isinstance(plain_target(what), TargetPermanent):
        raise Misread("a permanent is on the battlefield")
    return what


reads_knowing("effect", "exile <my card>", lambda said, what: exiled(said, what))
reads_knowing("effect", "exile <any card>", lambda said, what: exiled(said, what))
reads("effect", "return <object> to (its owner 's hand|their owners ' hands)", ReturnToHand)
reads("effect", "return <object> to their owner 's hand", lambda what: ReturnToHand(what, one_owner=True))
reads(
    "effect",
    "return all <permanents> to their owners ' hands except for <but these>",
    lambda f, but: ReturnToHand(All(*f, *others_than(but))),
)


def others_than(but: tuple[Filter, ...]) -> list[Filter]:
    """All that are of none of these kinds."""
    if len(but) != 1:
        raise Misread("kinds are named one after the other")
    kinds = but[0].filters if isinstance(but[0], AnyOf) else [but[0]]
    if not all(isinstance(kind, Subtype) for kind in kinds):
        raise Misread("creature types are named")
    return [Not(kind) for kind in kinds]


reads("effect", "return <a spell> to its owner 's hand", lambda what: ReturnToHand(spell_target(what)))


def spell_target(what: Selector) -> TargetSpell:
    """A spell that is a target; what was spoken of is said by other words."""
    if not isinstance(what, TargetSpell):
        raise Misread("a target is needed")
    return what


reads("effect", "return <any card> to their hand", lambda what: ReturnToHand(of_an_opponent(what), theirs=True))


reads_knowing(
    "effect",
    "that player (returns|return) <target cards> from their graveyard to their hand",
    lambda said, chosen: ReturnToHand(chosen(partial(TargetCard, whose=of_one_known(said))), they_do=True),
)


def of_one_known(said: Said) -> Subject:
    """The player whom the event is about, called 'they'; a target would be chosen at the same time."""
    if said.that_player() is not THAT_PLAYER:
        raise Misread("that player is not a target")
    return THEY


def of_an_opponent(what: Selector) -> TargetCard:
    """Cards of a graveyard of somebody who was spoken of as 'an opponent'."""
    if not isinstance(what, TargetCard) or not isinstance(what.whose, EachOpponent):
        raise Misread("the graveyard of an opponent is spoken of")
    return what


reads("effect", "return <my card> to your hand", ReturnToHand)
reads_knowing(
    "effect",
    "return to your hand target <card> in your graveyard with lesser mana value",
    lambda said, f: ReturnToHand(
        said.chose(
            TargetCard(*f, Measured("mana value", UNDER, ManaValueOf(said.it()), lesser=True), whose=YOU, within=False)
        )
    ),
)


def several_of_yours(*chosen: Callable[[Callable[..., TargetCard]], Selector]) -> AllOfThese:
    """Cards of your graveyard that are chosen by themselves."""
    return AllOfThese(*(one(partial(TargetCard, whose=YOU, within=False)) for one in chosen))


_ONE, _LAST = "<target cards> , ", "and <target cards>"
for _chosen in (f"<target cards> {_LAST}", f"{_ONE * 2}{_LAST}", f"{_ONE * 3}{_LAST}", f"{_ONE * 4}{_LAST}"):
    reads(
        "effect",
        f"return {_chosen} <from your graveyard> to your hand",
        lambda *chosen: ReturnToHand(several_of_yours(*chosen)),
    )
    reads(
        "effect",
        f"return {_chosen} <from your graveyard> to the battlefield",
        lambda *chosen: ReturnToBattlefield(several_of_yours(*chosen)),
    )


def put_here(said: Said, what: Selector) -> Effect:
    """Put onto the battlefield, and remembered if another ability of the card speaks of it. CR 607.2."""
    effect = ReturnToBattlefield(what)
    return PutForThis(effect) if said.puts else effect


reads_knowing("effect", "return <my card> to the battlefield", put_here)
reads("effect", "return <my card> to the battlefield tapped", lambda what: ReturnToBattlefield(what, tapped=True))
reads_knowing("effect", "put <any card> onto the battlefield under your control", put_here)
reads_knowing(
    "effect",
    "return <object> to the battlefield under its owner 's control",
    returned,
)
reads_knowing(
    "effect",
    "return <object> to the battlefield tapped under its owner 's control",
    lambda said, what: returned(said, what, tapped=True),
)
for _tapped, _words in ((False, ""), (True, " tapped")):
    reads_knowing(
        "effect",
        f"return <object> to the battlefield{_words} under their owners ' control",
        lambda said, what, tapped=_tapped: each_to_owner(said, what, tapped),
    )


def each_to_owner(said: Said, what: Selector, tapped: bool) -> ReturnToBattlefield:
    """Each of several cards, under the control of its own owner."""
    slot = plain_target(what)
    if not isinstance(slot, TargetCard) or slot.maximum < 2:
        raise Misread("several cards are targets")
    return ReturnToBattlefield(what, under=OwnerOf(IT), tapped=tapped)


reads("effect", "put <object> on top of its owner 's library", PutOnLibrary)
reads("effect", "put <object> on the bottom of its owner 's library", lambda what: PutOnLibrary(what, bottom=True))
reads("effect", "put <my card> on top of your library", PutOnLibrary)
reads("effect", "put <my card> on the bottom of your library", lambda what: PutOnLibrary(what, bottom=True))
reads("effect", "counter <a spell>", Counter)
reads("effect", "sacrifice <this>", SacrificeIt)
reads_knowing("effect", "sacrifice it", lambda said: SacrificeIt(said.it()))
reads_knowing("effect", "return it to your hand", lambda said: ReturnToHand(said.it()))
reads_knowing("effect", "return this card to your hand", lambda said: ReturnToHand(said.this()))


def back_as_yours(said: Said, tapped: bool = False) -> Effect:
    """The card of what died, or this if it was exiled just now, to your side. CR 110.2a."""
    if said.gone:
        return ReturnExiled(under=YOU, pronoun=True, tapped=tapped)
    what = said.that_card()
    if isinstance(plain_target(what), TargetPermanent):
        raise Misread("a permanent is on the battlefield already")
    return ReturnToBattlefield(what, under=YOU, tapped=tapped)


reads(
    "effect",
    "put <object> on (top of its owner 's library|the top of its owner 's library)",
    PutOnLibrary,
)
reads("effect", "put <any card> on the bottom of its owner 's library", lambda what: PutOnLibrary(what, bottom=True))
reads("effect", "put <any card> on top of its owner 's library", PutOnLibrary)
reads("effect", "put <object> on the bottom of their owners ' libraries", lambda what: PutOnLibrary(what, bottom=True))
reads("effect", "put <object> on top of their owners ' libraries", PutOnLibrary)
reads("effect", "return <any card> to its owner 's hand", ReturnToHand)
reads(
    "effect",
    "put <any card> onto the battlefield tapped under your control",
    lambda what: ReturnToBattlefield(what, tapped=True),
)
reads(
    "effect",
    "put <any card> onto the battlefield under your control tapped",
    lambda what: ReturnToBattlefield(what, tapped=True),
)
reads_knowing("effect", "its controller sacrifices it", lambda said: SacrificeThat(said.it(), said=True))
reads_knowing("effect", "counter that spell or ability", lambda said: Counter(said.that_spell_or_ability()))
reads("effect", "put <my card> into your hand", ReturnToHand)
reads("effect", "put <my card> onto the battlefield", ReturnToBattlefield)
reads_knowing("effect", "sacrifice <that>", lambda said, what: SacrificeIt(what))
reads_knowing("that", "that <permanent>", lambda said, f: said.that(f))
reads_knowing("that", "those <permanents>", lambda said, f: (plain_kind(f), said.known_kind(f), said.those())[2])
reads_knowing("that", "them", lambda said: said.those())
reads_knowing("effect", "return <that card> to (your|its owner 's) hand", lambda said, what: ReturnToHand(what))
reads_knowing("that card", "that card", lambda said: said.that_card(gone=True))
reads_knowing("object", "that card", lambda said: said.that_card(gone=True))
for _words, _tapped in (("", False), (" tapped", True)):
    reads_knowing(
        "effect",
        f"return (that card|it) to the battlefield{_words}",
        lambda said, tapped=_tapped: back_as_yours(said, tapped),
    )
    reads_knowing(
        "effect", f"return them to the battlefield{_words}", lambda said, tapped=_tapped: them_back(said, tapped)
    )
reads_knowing("effect", "return that card <from your graveyard> to the battlefield", lambda said: from_there(said))


def from_there(said: Said) -> ReturnToBattlefield:
    """A target card of your graveyard, and where it is said again."""
    what = said.that_card()
    slot = plain_target(what)
    if not isinstance(slot, TargetCard) or not isinstance(slot.whose, You) or slot.where != GRAVEYARD:
        raise Misread("no card of your graveyard was chosen")
    return ReturnToBattlefield(what, said_where=True)


reads_knowing("effect", "return them to your hand", lambda said: ReturnToHand(own_cards(said)))


def own_cards(said: Said) -> TargetCard:
    """Several cards of your graveyard that are targets."""
    what = plain_target(said.those())
    if not isinstance(what, TargetCard) or not isinstance(what.whose, You):
        raise Misread("no cards of yours were chosen")
    return what


def them_back(said: Said, tapped: bool) -> ReturnToBattlefield:
    return ReturnToBattlefield(own_cards(said), tapped=tapped)


reads_knowing(
    "effect",
    "return (that card|it) to the battlefield under your control",
    lambda said: back_as_yours(said),
)
reads_knowing(
    "effect",
    "return (that card|it) to the battlefield tapped under your control",
    lambda said: back_as_yours(said, tapped=True),
)
reads_knowing("effect", "shuffle (it|that card) into its owner 's library", lambda said: ShuffleIntoLibrary(said.it()))


def from_graveyard(said: Said, effect: Effect) -> Effect:
    """This card comes back from the graveyard: its ability functions there. CR 113.6m."""
    said.zone = GRAVEYARD
    return effect


reads_knowing(
    "effect",
    "return (~|this card) <from your graveyard> to your hand",
    lambda said: from_graveyard(said, ReturnToHand(THIS)),
)
reads_knowing(
    "effect",
    "return (~|this card) <from your graveyard> to the battlefield",
    lambda said: from_graveyard(said, ReturnToBattlefield(THIS)),
)
reads_knowing(
    "effect",
    "return (~|this card) <from your graveyard> to the battlefield tapped",
    lambda said: from_graveyard(said, ReturnToBattlefield(THIS, tapped=True)),
)
CLAUSES.add(ExileFromYours, lambda node, voice: order("exile", BURIED))
reads_knowing(
    "effect",
    "exile this card <from your graveyard>",
    lambda said: from_graveyard(said, ExileFromYours(THIS)),
)
reads_knowing(
    "effect",
    "put (~|this card) onto the battlefield <from the command zone>",
    lambda said: from_command(said, ReturnToBattlefield(said.this())),
)


def from_command(said: Said, effect: Effect) -> Effect:
    """This card comes out of the command zone: its ability functions there. CR 113.6m, 903.6."""
    said.zone = COMMAND
    return effect


reads_knowing(
    "effect",
    "put (~|this card) <from your graveyard> on top of your library",
    lambda said: from_graveyard(said, PutOnLibrary(THIS)),
)


def this_returns(said: Said, tapped: bool = False) -> ReturnToBattlefield:
    """This card comes back, wherever it is by then."""
    return ReturnToBattlefield(said.this(), tapped=tapped)


reads_knowing("effect", "return this card <to the battlefield>", this_returns)
reads_knowing("effect", "return this card <to the battlefield> tapped", lambda said: this_returns(said, True))
