"""Instants and sorceries that draw, counter, return, search, discard, and add mana."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import PowerOf, X
from apnap.abilities.cards import AdditionalCost
from apnap.abilities.costs import DiscardSome, PayMana, SacrificeSome
from apnap.abilities.counting import ForEach, ManaValueOf
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And, Choose, Lines, Then
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.libraries import PutOnLibrary, ShuffleIntoLibrary
from apnap.abilities.effects.looking import Scry
from apnap.abilities.effects.moves import Counter, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.effects.permanents import CreateTokens, Tap
from apnap.abilities.effects.player_actions import Discard, Does, Draw, LoseLife, Mill, Sacrifice
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKING,
    BASIC,
    BLOCKING,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    NONCREATURE,
    NONLAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    PLANESWALKER,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Subtype,
)
from apnap.abilities.keywords import DOUBLE_STRIKE, INDESTRUCTIBLE, LIFELINK
from apnap.abilities.mana import AddMana
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU, ControllerOf
from apnap.abilities.selectors import IT, THIS, Each, Sacrificed, That
from apnap.abilities.statics.changes import Has
from apnap.abilities.targets import Target, TargetCard, TargetOpponent, TargetPlayer, TargetPlayerOr, TargetSpell
from apnap.abilities.triggers import At, BeginningOf
from apnap.library.registry import card
from apnap.library.tokens import BLUE_BIRD, INSECT, TREASURE
from apnap.rules.words import BATTLEFIELD, GRAVEYARD, UPKEEP

# drawing
card("Concentrate", "{2}{U}{U}", "Sorcery", Draw(3))
card("Inspiration", "{3}{U}", "Instant", Draw(2, who=TargetPlayer()))
card("Ancestral Recall", "{U}", "Instant", Draw(3, who=TargetPlayer()))
card("Night's Whisper", "{1}{B}", "Sorcery", Does(YOU, Draw(2), LoseLife(2)))
card("Ambition's Cost", "{3}{B}", "Sorcery", And(Draw(3), LoseLife(3)))
card("Careful Study", "{U}", "Sorcery", Then(Draw(2), Discard(2)))
card("Pull from Tomorrow", "{X}{U}{U}", "Instant", Then(Draw(X), Discard(1)))
card("Prosperity", "{X}{U}", "Sorcery", Draw(X, who=EACH_PLAYER))
card("Blue Sun's Zenith", "{X}{U}{U}{U}", "Instant", Draw(X, who=TargetPlayer()), ShuffleIntoLibrary(THIS))
card("Read the Bones", "{2}{B}", "Sorcery", Then(Scry(2), Draw(2)), LoseLife(2))
card("Mental Note", "{U}", "Instant", Lines(Mill(2), Draw(1)))
card("Thrill of Possibility", "{1}{R}", "Instant", AdditionalCost(DiscardSome(1)), Draw(2))
card("Village Rites", "{B}", "Instant", AdditionalCost(SacrificeSome(1, CREATURE)), Draw(2))
card("Collective Unconscious", "{4}{G}{G}", "Sorcery", Draw(ForEach(CREATURE, YOU_CONTROL)))
card(
    "Greater Good",
    "{2}{G}{G}",
    "Enchantment",
    Activate(SacrificeSome(1, CREATURE), Then(Draw(PowerOf(Sacrificed(CREATURE))), Discard(3))),
)

# countering
card("Cancel", "{1}{U}{U}", "Instant", Counter(TargetSpell()))
card("Negate", "{1}{U}", "Instant", Counter(TargetSpell(NONCREATURE)))
card("Annul", "{U}", "Instant", Counter(TargetSpell(AnyOf(ARTIFACT, ENCHANTMENT))))
card("Dispel", "{U}", "Instant", Counter(TargetSpell(INSTANT)))
card("Dissolve", "{1}{U}{U}", "Instant", Counter(TargetSpell()), Scry(1))
card("Dismiss", "{2}{U}{U}", "Instant", Lines(Counter(TargetSpell()), Draw(1)))
card("Exclude", "{2}{U}", "Instant", Lines(Counter(TargetSpell(CREATURE)), Draw(1)))
card("Undermine", "{U}{U}{B}", "Instant", Counter(TargetSpell()), LoseLife(3, who=ControllerOf(IT)))
card(
    "Swan Song",
    "{U}",
    "Instant",
    Counter(TargetSpell(AnyOf(ENCHANTMENT, INSTANT, SORCERY))),
    CreateTokens(1, BLUE_BIRD, who=ControllerOf(IT)),
)
card(
    "An Offer You Can't Refuse",
    "{U}",
    "Instant",
    Counter(TargetSpell(NONCREATURE)),
    CreateTokens(2, TREASURE, who=ControllerOf(IT)),
)
spiked = TargetSpell()
card("Force Spike", "{U}", "Instant", UnlessPays(ControllerOf(spiked), PayMana("{1}"), Counter(spiked)))
pierced = TargetSpell(NONCREATURE)
card("Spell Pierce", "{U}", "Instant", UnlessPays(ControllerOf(pierced), PayMana("{2}"), Counter(pierced)))

# modes
charmed = TargetSpell(NONCREATURE)
card(
    "Izzet Charm",
    "{U}{R}",
    "Instant",
    Choose(
        1,
        UnlessPays(ControllerOf(charmed), PayMana("{2}"), Counter(charmed)),
        DealDamage(2, to=Target(CREATURE)),
        Then(Draw(2), Discard(2)),
    ),
)
card(
    "Boros Charm",
    "{R}{W}",
    "Instant",
    Choose(
        1,
        DealDamage(4, to=TargetPlayerOr(PLANESWALKER)),
        UntilEndOfTurn(Each(PERMANENT, YOU_CONTROL), Has(INDESTRUCTIBLE)),
        UntilEndOfTurn(Target(CREATURE), Has(DOUBLE_STRIKE)),
    ),
)
card(
    "Azorius Charm",
    "{W}{U}",
    "Instant",
    Choose(
        1,
        UntilEndOfTurn(Each(CREATURE, YOU_CONTROL), Has(LIFELINK)),
        Draw(1),
        PutOnLibrary(Target(AnyOf(ATTACKING, BLOCKING), CREATURE)),
    ),
)
card(
    "Cryptic Command",
    "{1}{U}{U}{U}",
    "Instant",
    Choose(2, Counter(TargetSpell()), ReturnToHand(Target(PERMANENT)), Tap(Each(CREATURE, OPPONENTS_CONTROL)), Draw(1)),
)

# returning
card("Boomerang", "{U}{U}", "Instant", ReturnToHand(Target(PERMANENT)))
card("Disperse", "{1}{U}", "Instant", ReturnToHand(Target(NONLAND, PERMANENT)))
card("Rescue", "{U}", "Instant", ReturnToHand(Target(PERMANENT, YOU_CONTROL)))
card("Repulse", "{2}{U}", "Instant", Lines(ReturnToHand(Target(CREATURE)), Draw(1)))
card("Vapor Snag", "{U}", "Instant", ReturnToHand(Target(CREATURE)), LoseLife(1, who=ControllerOf(IT)))
card("Raise Dead", "{B}", "Sorcery", ReturnToHand(TargetCard(CREATURE, whose=YOU)))
card("Regrowth", "{1}{G}", "Sorcery", ReturnToHand(TargetCard(whose=YOU)))
card(
    "Macabre Waltz",
    "{1}{B}",
    "Sorcery",
    Then(ReturnToHand(TargetCard(CREATURE, whose=YOU, count=2, up_to=True)), Discard(1)),
)
card("Breath of Life", "{3}{W}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)))
card("Argivian Restoration", "{2}{U}{U}", "Sorcery", ReturnToBattlefield(TargetCard(ARTIFACT, whose=YOU)))
card(
    "Reanimate",
    "{B}",
    "Sorcery",
    ReturnToBattlefield(TargetCard(CREATURE, whose=EACH_PLAYER)),
    LoseLife(ManaValueOf(That(card=True))),
)
card(
    "Beacon of Unrest",
    "{3}{B}{B}",
    "Sorcery",
    ReturnToBattlefield(TargetCard(AnyOf(ARTIFACT, CREATURE), whose=EACH_PLAYER)),
    ShuffleIntoLibrary(THIS),
)

# discarding and sacrificing
card("Hymn to Tourach", "{B}{B}", "Sorcery", Discard(2, who=TargetPlayer(), at_random=True))
card("Unnerve", "{3}{B}", "Sorcery", Discard(2, who=EACH_OPPONENT))
card("Delirium Skeins", "{2}{B}", "Sorcery", Discard(3, who=EACH_PLAYER))
card(
    "Bottomless Pit",
    "{1}{B}{B}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=EACH_PLAYER), Discard(1, who=THAT_PLAYER, at_random=True)),
)
card("Cruel Edict", "{1}{B}", "Sorcery", Sacrifice(1, CREATURE, who=TargetOpponent()))
card("Geth's Verdict", "{B}{B}", "Instant", Does(TargetPlayer(), Sacrifice(1, CREATURE), LoseLife(1)))
card("Innocent Blood", "{B}", "Sorcery", Sacrifice(1, CREATURE, who=EACH_PLAYER))
card("Barter in Blood", "{2}{B}{B}", "Sorcery", Sacrifice(2, CREATURE, who=EACH_PLAYER))

# searching
card("Demonic Tutor", "{1}{B}", "Sorcery", SearchLibrary())
card("Entomb", "{B}", "Instant", SearchLibrary(to=GRAVEYARD))
card("Buried Alive", "{2}{B}", "Sorcery", SearchLibrary(CREATURE, to=GRAVEYARD, count=3))
card("Idyllic Tutor", "{2}{W}", "Sorcery", SearchLibrary(ENCHANTMENT))
card("Fabricate", "{2}{U}", "Sorcery", SearchLibrary(ARTIFACT))
card("Sylvan Scrying", "{1}{G}", "Sorcery", SearchLibrary(LAND))
card(
    "Explosive Vegetation",
    "{3}{G}",
    "Sorcery",
    SearchLibrary(BASIC, LAND, to=BATTLEFIELD, tapped=True, count=2, pronoun=True),
)
card("Nature's Lore", "{1}{G}", "Sorcery", SearchLibrary(Subtype("Forest"), to=BATTLEFIELD))
card(
    "Farseek",
    "{1}{G}",
    "Sorcery",
    SearchLibrary(
        AnyOf(Subtype("Plains"), Subtype("Island"), Subtype("Swamp"), Subtype("Mountain")),
        to=BATTLEFIELD,
        tapped=True,
        pronoun=True,
    ),
)
card(
    "Harrow",
    "{2}{G}",
    "Instant",
    AdditionalCost(SacrificeSome(1, LAND)),
    SearchLibrary(BASIC, LAND, to=BATTLEFIELD, count=2, pronoun=True),
)
card("Crop Rotation", "{G}", "Instant", AdditionalCost(SacrificeSome(1, LAND)), SearchLibrary(LAND, to=BATTLEFIELD))

# mana and tokens
card("Dark Ritual", "{B}", "Instant", AddMana("{B}{B}{B}"))
card("Seething Song", "{2}{R}", "Instant", AddMana("{R}{R}{R}{R}{R}"))
card(
    "Beacon of Creation",
    "{3}{G}",
    "Sorcery",
    CreateTokens(ForEach(Subtype("Forest"), YOU_CONTROL), INSECT),
    ShuffleIntoLibrary(THIS),
)
