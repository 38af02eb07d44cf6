"""Cards of two parts: split, double-faced, flip and adventurer cards."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import face, token
from apnap.abilities.conditions import AtLeast, ControlsMany, HasKeyword
from apnap.abilities.costs import DiscardSome, SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.faces import Flip, Transform
from apnap.abilities.effects.fighting import Fight
from apnap.abilities.effects.flow import If, May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToHand
from apnap.abilities.effects.permanents import CreateTokens, Tap
from apnap.abilities.effects.player_actions import Discard, Draw, GainLife, LoseLife, Sacrifice
from apnap.abilities.effects.reflexive import StateIs
from apnap.abilities.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    NONLAND,
    PERMANENT,
    YOU_CONTROL,
    YOU_DONT_CONTROL,
    PowerAtLeast,
)
from apnap.abilities.keywords import DEFENDER, FLYING, HASTE, SKULK
from apnap.abilities.layouts import FUSE
from apnap.abilities.mana import AddMana
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.rules import CantBeBlocked
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer
from apnap.abilities.triggers import At, BeginningOf, DealsDamage, Enters, When
from apnap.library.registry import card
from apnap.rules.faces import ADVENTURE, FLIP, MODAL, SPLIT
from apnap.rules.words import END, UPKEEP

ELEPHANT = token("Elephant Token", "Creature - Elephant", "3/3", colors="G")
SNAKE = token("Snake Token", "Creature - Snake", "1/1", colors="G")

# split cards
card(
    "Wax",
    "{G}",
    "Instant",
    UntilEndOfTurn(Target(CREATURE), Gets(2, 2)),
    back=face("Wane", "{W}", "Instant", Destroy(Target(ENCHANTMENT))),
    layout=SPLIT,
)
card(
    "Assault",
    "{R}",
    "Sorcery",
    DealDamage(2, to=AnyTarget()),
    back=face("Battery", "{3}{G}", "Sorcery", CreateTokens(1, ELEPHANT)),
    layout=SPLIT,
)
card(
    "Dead",
    "{R}",
    "Instant",
    DealDamage(2, to=Target(CREATURE)),
    back=face("Gone", "{2}{R}", "Instant", ReturnToHand(Target(CREATURE, YOU_DONT_CONTROL))),
    layout=SPLIT,
)
card(
    "Pain",
    "{B}",
    "Sorcery",
    Discard(1, who=TargetPlayer()),
    back=face("Suffering", "{3}{R}", "Sorcery", Destroy(Target(LAND))),
    layout=SPLIT,
)
card(
    "Wear",
    "{1}{R}",
    "Instant",
    Destroy(Target(ARTIFACT)),
    FUSE,
    back=face("Tear", "{W}", "Instant", Destroy(Target(ENCHANTMENT)), FUSE),
    layout=SPLIT,
)
card(
    "Far",
    "{1}{U}",
    "Instant",
    ReturnToHand(Target(CREATURE)),
    FUSE,
    back=face("Away", "{2}{B}", "Instant", Sacrifice(1, CREATURE, who=TargetPlayer()), FUSE),
    layout=SPLIT,
)

# nonmodal double-faced cards
card(
    "Thraben Gargoyle",
    "{1}",
    "Artifact Creature - Gargoyle",
    "2/2",
    DEFENDER,
    Activate("{6}", Transform(THIS)),
    back=face("Stonewing Antagonizer", "", "Artifact Creature - Gargoyle Horror", "4/2", FLYING),
)
card(
    "Heir of Falkenrath",
    "{1}{B}",
    "Creature - Vampire",
    "2/1",
    Activate(DiscardSome(1), Transform(THIS), each_turn=1),
    back=face("Heir to the Night", "", "Creature - Vampire Berserker", "3/2", FLYING, colors="B"),
)
card(
    "Uninvited Geist",
    "{2}{U}",
    "Creature - Spirit",
    "2/2",
    SKULK,
    When(DealsDamage(THIS, combat=True, to_player=True), Transform(THIS)),
    back=face("Unimpeded Trespasser", "", "Creature - Spirit", "3/3", Always(THIS, CantBeBlocked()), colors="U"),
)
card(
    "Cloistered Youth",
    "{1}{W}",
    "Creature - Human",
    "1/1",
    At(BeginningOf(UPKEEP, whose=YOU), May(Transform(THIS))),
    back=face("Unholy Fiend", "", "Creature - Horror", "3/3", At(BeginningOf(END, whose=YOU), LoseLife(1)), colors="B"),
)
card(
    "Mysterious Tome",
    "{2}{U}",
    "Artifact - Book",
    Activate("{2}", "{T}", Draw(1), Transform(THIS)),
    back=face(
        "Chilling Chronicle",
        "",
        "Artifact - Book",
        Activate("{1}", "{T}", Tap(Target(NONLAND, PERMANENT)), Transform(THIS)),
        colors="U",
    ),
)
card(
    "Ulvenwald Captive",
    "{1}{G}",
    "Creature - Werewolf Horror",
    "1/2",
    DEFENDER,
    Activate("{T}", AddMana("{G}")),
    Activate("{5}{G}{G}", Transform(THIS)),
    back=face("Ulvenwald Abomination", "", "Creature - Eldrazi Werewolf", "4/6", Activate("{T}", AddMana("{C}{C}"))),
)
card(
    "Harried Artisan",
    "{2}{R}",
    "Creature - Human Artificer",
    "2/3",
    HASTE,
    Activate("{3}{W/P}", Transform(THIS), as_sorcery=True),
    back=face("Phyrexian Skyflayer", "", "Creature - Phyrexian Artificer", "3/4", FLYING, HASTE, colors="RW"),
)

# modal double-faced cards
card(
    "Riverglide Pathway",
    "",
    "Land",
    Activate("{T}", AddMana("{U}")),
    back=face("Lavaglide Pathway", "", "Land", Activate("{T}", AddMana("{R}"))),
    layout=MODAL,
)
card(
    "Bala Ged Recovery",
    "{2}{G}",
    "Sorcery",
    ReturnToHand(TargetCard(whose=YOU)),
    back=face("Bala Ged Sanctuary", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G}"))),
    layout=MODAL,
)
card(
    "Khalni Ambush",
    "{2}{G}",
    "Instant",
    Fight(Target(CREATURE, YOU_CONTROL), Target(CREATURE, YOU_DONT_CONTROL)),
    back=face("Khalni Territory", "", "Land", EntersTapped(), Activate("{T}", AddMana("{G}"))),
    layout=MODAL,
)
card(
    "Skyclave Cleric",
    "{1}{W}",
    "Creature - Kor Cleric",
    "1/3",
    When(Enters(THIS), GainLife(2)),
    back=face("Skyclave Basilica", "", "Land", EntersTapped(), Activate("{T}", AddMana("{W}"))),
    layout=MODAL,
)

# adventurer cards
card(
    "Ardenvale Tactician",
    "{1}{W}{W}",
    "Creature - Human Knight",
    "2/3",
    FLYING,
    back=face("Dizzying Swoop", "{1}{W}", "Instant - Adventure", Tap(Target(CREATURE, count=2, up_to=True))),
    layout=ADVENTURE,
)
card(
    "Faerie Guidemother",
    "{W}",
    "Creature - Faerie",
    "1/1",
    FLYING,
    back=face(
        "Gift of the Fae",
        "{1}{W}",
        "Sorcery - Adventure",
        UntilEndOfTurn(Target(CREATURE), Gets(2, 1), Has(FLYING)),
    ),
    layout=ADVENTURE,
)
card(
    "Giant Killer",
    "{W}",
    "Creature - Human Peasant",
    "1/2",
    Activate("{1}{W}", "{T}", Tap(Target(CREATURE))),
    back=face("Chop Down", "{2}{W}", "Instant - Adventure", Destroy(Target(CREATURE, PowerAtLeast(4)))),
    layout=ADVENTURE,
)

# flip cards
card(
    "Orochi Eggwatcher",
    "{2}{G}",
    "Creature - Snake Shaman",
    "1/1",
    Activate("{2}{G}", "{T}", CreateTokens(1, SNAKE), If(ControlsMany(10, CREATURE), Flip(THIS))),
    back=face(
        "Shidako, Broodmistress",
        "",
        "Legendary Creature - Snake Shaman",
        "3/3",
        Activate("{G}", SacrificeSome(1, CREATURE), UntilEndOfTurn(Target(CREATURE), Gets(3, 3))),
    ),
    layout=FLIP,
)
card(
    "Student of Elements",
    "{1}{U}",
    "Creature - Human Wizard",
    "1/1",
    When(StateIs(HasKeyword(THIS, FLYING)), Flip(THIS)),
    back=face(
        "Tobita, Master of Winds",
        "",
        "Legendary Creature - Human Wizard",
        "3/3",
        Always(Each(CREATURE, YOU_CONTROL), Has(FLYING)),
    ),
    layout=FLIP,
)
card(
    "Rune-Tail, Kitsune Ascendant",
    "{2}{W}",
    "Legendary Creature - Fox Monk",
    "2/2",
    When(StateIs(AtLeast(LifeOf(YOU), 30)), Flip(THIS)),
    back=face("Rune-Tail's Essence", "", "Legendary Enchantment", DamageKeptOff(Each(CREATURE, YOU_CONTROL))),
    layout=FLIP,
)
