"""Cards of many kinds whose words few others use."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import DAMAGE_DEALT, CountOf, Times, ToughnessOf, X
from apnap.abilities.cards import Enchant, face, token
from apnap.abilities.conditions import Controls, ControlsMore, HasCounters
from apnap.abilities.costs import SACRIFICE_THIS, TAP_THIS
from apnap.abilities.effects.as_long_as import ForAsLongAs, ThisRemains
from apnap.abilities.effects.chance import RollsDice
from apnap.abilities.effects.copies import BecomeCopy, TargetAbility
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.flow import Instead, Lines, May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.life_totals import ExchangeLife
from apnap.abilities.effects.moves import Counter, Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.outcomes import LoseGame, WinGame
from apnap.abilities.effects.permanents import AddCounters, CreateTokens, Tap, Untap
from apnap.abilities.effects.phasing import PhaseOut, PhasesIn
from apnap.abilities.effects.player_actions import Draw, GainLife, Sacrifice
from apnap.abilities.effects.prevention import PreventDamage
from apnap.abilities.effects.redirecting import DeflectNext
from apnap.abilities.effects.reflexive import StateIs
from apnap.abilities.effects.roles import ATTACKING_PLAYER
from apnap.abilities.effects.turn import ExtraCombatAndMain
from apnap.abilities.effects.voting import Ballot, CouncilsDilemma, VotesFor
from apnap.abilities.filters import (
    ARTIFACT,
    ATTACKED_THIS_TURN,
    CREATURE,
    LAND,
    NONLAND,
    OPPONENTS_CONTROL,
    OTHER,
    OTHER_CREATURE,
    PERMANENT,
    YOU_CONTROL,
    PowerAtMost,
    Subtype,
    WithCounter,
)
from apnap.abilities.keywords import DEFENDER, FEAR, FLASH, FLYING, INDESTRUCTIBLE, INFECT, PHASING, REACH, TRAMPLE
from apnap.abilities.mana import ANY_COLOR, AddCombination, AddMana
from apnap.abilities.mana_spending import AddChosenColor
from apnap.abilities.mechanics.arriving import Graft
from apnap.abilities.mechanics.blocking import BlocksAnything
from apnap.abilities.mechanics.chapters import BecomesLevel, ClassLevel
from apnap.abilities.mechanics.cheaper import CostsLess
from apnap.abilities.mechanics.counters import Vanishing
from apnap.abilities.mechanics.cycling import Cycling, Typecycling, WhenCycled
from apnap.abilities.mechanics.kicker import KICKED, Kicker
from apnap.abilities.mechanics.more_costs import Demonstrate
from apnap.abilities.mechanics.morph import HasMorph, IsTurnedFaceUp, Morph, TurnFaceDown
from apnap.abilities.mechanics.ways import Flashback, Retrace
from apnap.abilities.opening import MayBeginWithThis
from apnap.abilities.permissions import FlashFor
from apnap.abilities.player_counters import GetsCounters, IsPoisoned
from apnap.abilities.players import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, YOU, ControllerOf, OwnerOf
from apnap.abilities.predefined import TREASURE
from apnap.abilities.selectors import IT, THIS, Each, Enchanted, That
from apnap.abilities.special_actions import CantSearch
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import Gets, Has, YouControl
from apnap.abilities.statics.choosing import A_COLOR, CHOSEN_COLOR, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.copying import HasThisAbility
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.statics.entering import EntersTapped
from apnap.abilities.statics.forbidding import CantActivate, CantPreventDamage
from apnap.abilities.statics.instead import GainsMore
from apnap.abilities.statics.rules import (
    BlockedByAtLeast,
    CantAttackUnless,
    CantBeBlocked,
    CantBlockUnless,
    CantGainLife,
    CantLose,
    CantWin,
    DefendingPlayer,
)
from apnap.abilities.statics.totals import LosesKeywords
from apnap.abilities.targets import AnyTarget, Target, TargetCard, TargetPlayer, TargetSpell
from apnap.abilities.triggers import At, BecomesTapped, BeginningOf, Dies, Enters, GainsLife, When, Whenever
from apnap.library.registry import card
from apnap.rules.words import ENERGY, PLUS, UPKEEP

FAERIE_DRAGON = token("Faerie Dragon Token", "Creature - Faerie Dragon", "1/1", FLYING, colors="U")

# numbers that count
card(
    "Molimo, Maro-Sorcerer",
    "{4}{G}{G}{G}",
    "Legendary Creature - Elemental Sorcerer",
    "*/*",
    TRAMPLE,
    SizeIs(CountOf(Each(LAND, YOU_CONTROL))),
)
card(
    "Nightmare",
    "{5}{B}",
    "Creature - Nightmare Horse",
    "*/*",
    FLYING,
    SizeIs(CountOf(Each(Subtype("Swamp"), YOU_CONTROL))),
)
card("Scion of the Wild", "{1}{G}{G}", "Creature - Avatar", "*/*", SizeIs(CountOf(Each(CREATURE, YOU_CONTROL))))

# damage and life
card(
    "Creeping Bloodsucker",
    "{1}{B}",
    "Creature - Vampire",
    "1/2",
    At(BeginningOf(UPKEEP, whose=YOU), DealDamage(1, to=EACH_OPPONENT), GainLife(DAMAGE_DEALT)),
)
card("Forked Bolt", "{R}", "Sorcery", DealDividedDamage(2, among=AnyTarget(count=2)))
card("Holy Day", "{W}", "Instant", PreventDamage(combat=True))
card("Moment's Peace", "{1}{G}", "Instant", PreventDamage(combat=True), Flashback("{2}{G}"))
card("Bubble Matrix", "{4}", "Artifact", DamageKeptOff(Each(CREATURE)))
card(
    "Leyline of Punishment",
    "{2}{R}{R}",
    "Enchantment",
    MayBeginWithThis(),
    Always(EACH_PLAYER, CantGainLife()),
    CantPreventDamage(),
)
card(
    "Axis of Mortality",
    "{4}{W}{W}",
    "Enchantment",
    At(BeginningOf(UPKEEP, whose=YOU), May(ExchangeLife(TargetPlayer(count=2)))),
)
card("Blight", "{B}{B}", "Enchantment - Aura", Enchant(LAND), When(BecomesTapped(Enchanted(LAND)), Destroy(IT)))
card(
    "Wanderbrine Preacher",
    "{1}{W}",
    "Creature - Merfolk Cleric",
    "2/2",
    Whenever(BecomesTapped(THIS), GainLife(2)),
)
card(
    "Grave Pact",
    "{1}{B}{B}{B}",
    "Enchantment",
    Whenever(Dies(CREATURE, YOU_CONTROL), Sacrifice(1, CREATURE, who=EACH_OTHER_PLAYER)),
)

# winning and losing
card(
    "Herald of Eternal Dawn",
    "{4}{W}{W}{W}",
    "Creature - Angel",
    "6/6",
    FLASH,
    FLYING,
    Always(YOU, CantLose()),
    Always(EACH_OPPONENT, CantWin()),
)
card(
    "Door to Nothingness",
    "{5}",
    "Artifact",
    EntersTapped(),
    Activate("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", TAP_THIS, SACRIFICE_THIS, LoseGame(who=TargetPlayer())),
)
card(
    "Darksteel Reactor",
    "{4}",
    "Artifact",
    INDESTRUCTIBLE,
    At(BeginningOf(UPKEEP, whose=YOU), May(AddCounters(1, "charge", on=THIS))),
    When(StateIs(HasCounters(THIS, 20, "charge")), WinGame()),
)

# combat
card(
    "Waves of Aggression",
    "{3}{R/W}{R/W}",
    "Sorcery",
    Untap(Each(CREATURE, ATTACKED_THIS_TURN)),
    ExtraCombatAndMain(),
    Retrace(),
)
card("Cruel Cut", "{1}{B}", "Instant", Destroy(Target(CREATURE, PowerAtMost(2))))
card("Enraged Ceratok", "{2}{G}{G}", "Creature - Rhino", "4/4", Always(THIS, CantBeBlocked(CREATURE, PowerAtMost(2))))
card("Rampaging Ceratops", "{4}{R}", "Creature - Dinosaur", "5/4", Always(THIS, BlockedByAtLeast(3)))
card("Canopy Claws", "{G}", "Instant", UntilEndOfTurn(Target(CREATURE), LosesKeywords(FLYING)), Flashback("{G}"))
card("Gravity Sphere", "{2}{R}", "World Enchantment", Always(Each(CREATURE, all=True), LosesKeywords(FLYING)))

# abilities
card("Stifle", "{U}", "Instant", Counter(TargetAbility()))
card("Null Rod", "{2}", "Artifact", CantActivate(ARTIFACT))
card(
    "Linvala, Keeper of Silence",
    "{2}{W}{W}",
    "Legendary Creature - Angel",
    "3/4",
    FLYING,
    CantActivate(CREATURE, OPPONENTS_CONTROL),
)
card(
    "Cryptoplasm",
    "{1}{U}{U}",
    "Creature - Shapeshifter",
    "2/2",
    At(BeginningOf(UPKEEP, whose=YOU), May(BecomeCopy(THIS, Target(OTHER, CREATURE), HasThisAbility(), for_good=True))),
)
card(
    "Shimmering Efreet",
    "{2}{U}",
    "Creature - Efreet",
    "2/2",
    FLYING,
    PHASING,
    Whenever(PhasesIn(THIS), PhaseOut(Target(CREATURE))),
)
card(
    "Feywild Trickster",
    "{2}{U}",
    "Creature - Gnome Warlock",
    "2/2",
    Whenever(RollsDice(), CreateTokens(1, FAERIE_DRAGON)),
)
card(
    "Territorial Gorger",
    "{3}{R}",
    "Creature - Gremlin",
    "2/2",
    TRAMPLE,
    Whenever(GetsCounters(ENERGY), UntilEndOfTurn(THIS, Gets(2, 2))),
)

# casting and cycling
card("Ghitu Fire", "{X}{R}", "Sorcery", FlashFor("{2}"), DealDamage(X, to=AnyTarget()))
card(
    "Wizard's Retort",
    "{1}{U}{U}",
    "Instant",
    CostsLess("{1}", provided=Controls(YOU, Subtype("Wizard"))),
    Counter(TargetSpell()),
)
card(
    "Soultether Golem",
    "{2}",
    "Artifact Creature - Golem",
    "3/3",
    Vanishing(1),
    Whenever(Enters(OTHER_CREATURE, YOU_CONTROL), AddCounters(1, "time", on=THIS)),
)
card(
    "Desolation Angel",
    "{3}{B}{B}",
    "Creature - Angel",
    "5/4",
    Kicker("{W}{W}"),
    FLYING,
    When(Enters(THIS), Instead(Destroy(Each(LAND, YOU_CONTROL)), KICKED, Destroy(Each(LAND)))),
)
card(
    "Choking Tethers",
    "{3}{U}",
    "Instant",
    Tap(Target(CREATURE, count=4, up_to=True)),
    Cycling("{1}{U}"),
    WhenCycled(May(Tap(Target(CREATURE)))),
)
card(
    "Jhessian Zombies",
    "{4}{U}{B}",
    "Creature - Zombie",
    "2/4",
    FEAR,
    Typecycling("{2}", Subtype("Island")),
    Typecycling("{2}", Subtype("Swamp")),
)
card(
    "Valley Rannet",
    "{4}{R}{G}",
    "Creature - Beast",
    "6/3",
    Typecycling("{2}", Subtype("Mountain")),
    Typecycling("{2}", Subtype("Forest")),
)
card("Backslide", "{1}{U}", "Instant", TurnFaceDown(Target(CREATURE, HasMorph())), Cycling("{U}"))

# votes, classes, battles
card(
    "Orchard Elemental",
    "{5}{G}",
    "Creature - Elemental",
    "2/2",
    When(
        Enters(THIS),
        CouncilsDilemma(
            Ballot("sprout", AddCounters(Times(2, VotesFor("sprout")), PLUS, on=THIS)),
            Ballot("harvest", GainLife(Times(3, VotesFor("harvest")))),
        ),
    ),
)
card(
    "Cleric Class",
    "{W}",
    "Enchantment - Class",
    GainsMore(plus=1),
    ClassLevel(2, "{3}{W}", Whenever(GainsLife(), AddCounters(1, PLUS, on=Target(CREATURE, YOU_CONTROL)))),
    ClassLevel(
        3,
        "{4}{W}",
        When(BecomesLevel(3), ReturnToBattlefield(TargetCard(CREATURE)), GainLife(ToughnessOf(That(CREATURE)))),
    ),
)
card(
    "Invasion of Xerex",
    "{2}{W}{U}",
    "Battle - Siege",
    "4",
    When(Enters(THIS), ReturnToHand(Target(CREATURE, up_to=True))),
    back=face(
        "Vertex Paladin",
        "",
        "Creature - Angel Knight",
        "*/*",
        FLYING,
        SizeIs(CountOf(Each(CREATURE, YOU_CONTROL))),
        colors="WU",
    ),
)
card(
    "Master of the Veil",
    "{2}{U}{U}",
    "Creature - Human Wizard",
    "2/3",
    Morph("{2}{U}"),
    When(IsTurnedFaceUp(THIS), May(TurnFaceDown(Target(CREATURE, HasMorph())))),
)
card(
    "Chained Throatseeker",
    "{5}{U}",
    "Creature - Phyrexian Horror",
    "5/5",
    INFECT,
    Always(THIS, CantAttackUnless(IsPoisoned(DefendingPlayer()))),
)
card(
    "Nomads en-Kor",
    "{W}",
    "Creature - Kor Nomad Soldier",
    "1/1",
    Activate("{0}", DeflectNext(1, instead_of=THIS, to=Target(CREATURE, YOU_CONTROL))),
)
card("Pride Guardian", "{W}", "Creature - Cat Monk", "0/3", DEFENDER, Whenever(BlocksAnything(THIS), GainLife(3)))
card("Psychic Membrane", "{2}{U}", "Creature - Wall", "0/3", DEFENDER, Whenever(BlocksAnything(THIS), May(Draw(1))))
card(
    "Marauding Boneslasher",
    "{2}{B}",
    "Creature - Zombie Minotaur",
    "3/3",
    Always(THIS, CantBlockUnless(Controls(YOU, OTHER, Subtype("Zombie")))),
)
card(
    "Monstrous Hound",
    "{3}{R}",
    "Creature - Dog",
    "4/4",
    Always(THIS, CantAttackUnless(ControlsMore(LAND, than=DefendingPlayer()))),
    Always(THIS, CantBlockUnless(ControlsMore(LAND, than=ATTACKING_PLAYER))),
)
card("Path of Peace", "{3}{W}", "Sorcery", Destroy(Target(CREATURE)), GainLife(4, who=OwnerOf(IT)))

# counters that move, spells that are shared, mana of chosen colours
card(
    "Cytoplast Manipulator",
    "{2}{U}{U}",
    "Creature - Human Wizard Mutant",
    "0/0",
    Graft(2),
    Activate("{U}", "{T}", ForAsLongAs(ThisRemains(), Target(CREATURE, WithCounter(PLUS)), YouControl())),
)
card(
    "Aquastrand Spider",
    "{1}{G}",
    "Creature - Spider Mutant",
    "0/0",
    Graft(2),
    Activate("{G}", UntilEndOfTurn(Target(CREATURE, WithCounter(PLUS)), Has(REACH))),
)
card(
    "Excavation Technique",
    "{3}{W}",
    "Sorcery",
    Demonstrate(),
    Destroy(Target(NONLAND, PERMANENT)),
    CreateTokens(2, TREASURE, who=ControllerOf(IT)),
)
card(
    "Heraldic Banner",
    "{3}",
    "Artifact",
    ChooseAsEnters(A_COLOR),
    Always(Each(CREATURE, YOU_CONTROL, CHOSEN_COLOR), Gets(1, 0)),
    Activate("{T}", AddChosenColor()),
)
card("Manamorphose", "{1}{R/G}", "Instant", Lines(AddCombination(ANY_COLOR, 2), Draw(1)))
card(
    "Cascading Cataracts",
    "",
    "Land",
    INDESTRUCTIBLE,
    Activate("{T}", AddMana("{C}")),
    Activate("{5}", "{T}", AddCombination(ANY_COLOR, 5)),
)
card("Mindlock Orb", "{3}{U}", "Artifact", CantSearch())
