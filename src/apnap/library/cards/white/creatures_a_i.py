"""White creatures, A to I."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import LifeOf
from apnap.abilities.cards import Enchant, face
from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.casual.drafting import NOTE_COUNT, PowerAtMostNoted, RevealAsDrafted
from apnap.abilities.conditions import AtLeast, CastFrom
from apnap.abilities.costs import PayLife, PayMana
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.effects.creating import CreateTokens
from apnap.abilities.effects.delayed_triggers import AtNext, MayPayWhenDone
from apnap.abilities.effects.durations import ForAsLongAs, UntilEndOfTurn, YouControlThis
from apnap.abilities.effects.exile_and_return import ExileForThis, ExileUntilThisLeaves, ReturnExiled, ReturnExiledCards
from apnap.abilities.effects.flow import Choose, May
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseLife, MostLife
from apnap.abilities.effects.moves import Destroy, Exile, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.outcomes import WinGame
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.effects.player_actions import Does, Draw
from apnap.abilities.effects.turns import SkipNext
from apnap.abilities.events.combat_events import Attacks
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.doing_events import CastsNth
from apnap.abilities.events.object_events import Dies, Enters, Leaves
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.player_events import BeginningOf, GainsLife
from apnap.abilities.events.triggers import At, When, Whenever
from apnap.abilities.filters import (
    ATTACKING,
    BLACK,
    CREATURE,
    ENCHANTMENT,
    NONTOKEN,
    OPPONENTS_CONTROL,
    OTHER,
    PERMANENT,
    RED,
    YOU_CONTROL,
    AnyOf,
    PowerAtLeast,
    Subtype,
)
from apnap.abilities.keyword_abilities.additional_costs import Offspring
from apnap.abilities.keyword_abilities.attacking import BattleCry, Boast, Exalted, Mentor, Training
from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates
from apnap.abilities.keyword_abilities.blocking_and_damage import Bushido, Flanking
from apnap.abilities.keyword_abilities.casting import CastsThis
from apnap.abilities.keyword_abilities.cost_reduction import Convoke
from apnap.abilities.keyword_abilities.day_and_night import DAYBOUND, NIGHTBOUND
from apnap.abilities.keyword_abilities.entering import Amplify
from apnap.abilities.keyword_abilities.entering_triggers import Backup, Fabricate
from apnap.abilities.keyword_abilities.exile_and_cast import Foretell
from apnap.abilities.keyword_abilities.flags import (
    BANDING,
    CHANGELING,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLASH,
    FLYING,
    HASTE,
    INDESTRUCTIBLE,
    LIFELINK,
    TRAMPLE,
    VIGILANCE,
)
from apnap.abilities.keyword_abilities.graveyard import Eternalize
from apnap.abilities.keyword_abilities.graveyard_casting import Disturb
from apnap.abilities.keyword_abilities.growing import Reinforce
from apnap.abilities.keyword_abilities.joining_attackers import Mobilize
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise
from apnap.abilities.keyword_abilities.protection import PlayerHexproof, Protection, Ward
from apnap.abilities.keyword_actions.combat import Detain
from apnap.abilities.keyword_actions.tokens import Incubate
from apnap.abilities.keyword_actions.transform_and_meld import Meld, OwnAndControlBoth, Transform, Transforms
from apnap.abilities.keyword_actions.venturing import COMPLETED_A_DUNGEON, VentureIntoTheDungeon
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER, YOU
from apnap.abilities.selectors import IT, THIS, All, Each, Enchanted
from apnap.abilities.statics.changes import Gets, Has
from apnap.abilities.statics.choosing import A_COLOR, CHOSEN_COLOR, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.damage import DamageLessened
from apnap.abilities.statics.drawing import DrawsAreShared
from apnap.abilities.statics.forbidding import CantCast
from apnap.abilities.statics.replacements import GainsMore, TheyEnterTapped, ThisExiledInstead, UncastExiled
from apnap.abilities.statics.restrictions import CantLose, CantWin
from apnap.abilities.statics.triggering import CausesNoTriggers
from apnap.abilities.targets import Target, TargetCard
from apnap.library.cards.common import BEFORE_ATTACKERS, YOUR_SLIVERS
from apnap.library.cards.melded import BRISELA
from apnap.library.cards.tokens import HUMAN_SOLDIER, LIFELINKED_CAT, SOLDIER, SPIRIT
from apnap.library.pool import card
from apnap.rules.ch2_cards.printed import ADVENTURE
from apnap.rules.ch5_turns.turn_control import SKIP_COMBAT
from apnap.rules.core.constants import END, HAND, PLUS, UPKEEP

card("Accorder Paladin", "{1}{W}", "Creature - Human Knight", "3/1", BattleCry())
card("Adorned Pouncer", "{1}{W}", "Creature - Cat", "1/1", DOUBLE_STRIKE, Eternalize("{3}{W}{W}"))
card(
    "Aegis Angel",
    "{4}{W}{W}",
    "Creature - Angel",
    "5/5",
    FLYING,
    When(Enters(THIS), ForAsLongAs(YouControlThis(), Target(OTHER, PERMANENT), Has(INDESTRUCTIBLE))),
)
card("Aegis of the Gods", "{1}{W}", "Enchantment Creature - Human Soldier", "2/1", PlayerHexproof())
card(
    "Ajani's Pridemate", "{1}{W}", "Creature - Cat Soldier", "2/2", Whenever(GainsLife(), AddCounters(1, PLUS, on=THIS))
)
card("Ajani's Sunstriker", "{W}{W}", "Creature - Cat Cleric", "2/2", LIFELINK)
card(
    "Akroma, Angel of Wrath",
    "{5}{W}{W}{W}",
    "Legendary Creature - Angel",
    "6/6",
    FLYING,
    FIRST_STRIKE,
    VIGILANCE,
    TRAMPLE,
    HASTE,
    Protection(BLACK, RED),
)
card(
    "Alaborn Veteran",
    "{2}{W}",
    "Creature - Human Knight",
    "2/2",
    Activate("{T}", UntilEndOfTurn(Target(CREATURE), Gets(2, 2)), provided=BEFORE_ATTACKERS),
)
card("Alms Collector", "{3}{W}", "Creature - Cat Cleric", "3/4", FLASH, DrawsAreShared())
card("Angel of Mercy", "{4}{W}", "Creature - Angel", "3/3", FLYING, When(Enters(THIS), GainLife(3)))
card(
    "Angel of the Dire Hour",
    "{5}{W}{W}",
    "Creature - Angel",
    "5/4",
    FLASH,
    FLYING,
    When(Enters(THIS), Exile(All(ATTACKING, CREATURE)), provided=CastFrom(HAND, it=True)),
)
card(
    "Angel of Vitality",
    "{2}{W}",
    "Creature - Angel",
    "2/2",
    FLYING,
    GainsMore(plus=1),
    Always(THIS, Gets(2, 2), condition=AtLeast(LifeOf(YOU), 25), condition_last=True),
)
card(
    "Anointer of Valor",
    "{5}{W}",
    "Creature - Angel",
    "3/5",
    FLYING,
    Whenever(Attacks(CREATURE), MayPayWhenDone(PayMana("{3}"), AddCounters(1, "+1/+1", on=IT))),
)
card(
    "Arbiter of Knollridge",
    "{6}{W}",
    "Creature - Giant Wizard",
    "5/5",
    VIGILANCE,
    When(Enters(THIS), LifeBecomes(MostLife(), who=EACH_PLAYER)),
)
card(
    "Archangel of Thune",
    "{3}{W}{W}",
    "Creature - Angel",
    "3/4",
    FLYING,
    LIFELINK,
    Whenever(GainsLife(), AddCounters(1, PLUS, on=Each(CREATURE, YOU_CONTROL))),
)
card(
    "Ardenvale Tactician",
    "{1}{W}{W}",
    "Creature - Human Knight",
    "2/3",
    FLYING,
    back=face("Dizzying Swoop", "{1}{W}", "Instant - Adventure", Tap(Target(CREATURE, count=2, up_to=True))),
    layout=ADVENTURE,
)
card("Assault Griffin", "{3}{W}", "Creature - Griffin", "3/2", FLYING)
card(
    "Attended Knight",
    "{2}{W}",
    "Creature - Human Knight",
    "2/2",
    FIRST_STRIKE,
    When(Enters(THIS), CreateTokens(1, SOLDIER)),
)
card(
    "Auramancer",
    "{2}{W}",
    "Creature - Human Wizard",
    "2/2",
    When(Enters(THIS), May(ReturnToHand(TargetCard(ENCHANTMENT, whose=YOU)))),
)
card("Aven Warhawk", "{4}{W}", "Creature - Bird Soldier", "2/2", Amplify(1), FLYING)
card("Avian Changeling", "{2}{W}", "Creature - Shapeshifter", "2/2", CHANGELING, FLYING)
card(
    "Azorius Arrester",
    "{1}{W}",
    "Creature - Human Soldier",
    "2/1",
    When(Enters(THIS), Detain(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Baneslayer Angel",
    "{3}{W}{W}",
    "Creature - Angel",
    "5/5",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    Protection(Subtype("Demon"), Subtype("Dragon")),
)
card(
    "Banisher Priest",
    "{1}{W}{W}",
    "Creature - Human Cleric",
    "2/2",
    When(Enters(THIS), ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Bastion Protector",
    "{2}{W}",
    "Creature - Human Soldier",
    "3/3",
    Always(Each(COMMANDER, CREATURE, YOU_CONTROL), Gets(2, 2), Has(INDESTRUCTIBLE)),
)
card("Beloved Chaplain", "{1}{W}", "Creature - Human Cleric", "1/1", Protection(CREATURE))
card("Benalish Cavalry", "{1}{W}", "Creature - Human Knight", "2/2", Flanking())
card("Benalish Hero", "{W}", "Creature - Human Soldier", "1/1", BANDING)
card("Benalish Infantry", "{2}{W}", "Creature - Human Soldier", "1/3", BANDING)
card("Blade Instructor", "{2}{W}", "Creature - Human Soldier", "3/1", Mentor())
card(
    "Blinding Angel",
    "{3}{W}{W}",
    "Creature - Angel",
    "2/4",
    FLYING,
    Whenever(DealsDamage(THIS, combat=True, to_player=True), SkipNext(SKIP_COMBAT, who=THAT_PLAYER)),
)
card("Bonescythe Sliver", "{3}{W}", "Creature - Sliver", "2/2", Always(YOUR_SLIVERS, Has(DOUBLE_STRIKE)))
card(
    "Bruna, the Fading Light",
    "{5}{W}{W}",
    "Legendary Creature - Angel Horror",
    "5/7",
    When(
        CastsThis(),
        May(ReturnToBattlefield(TargetCard(AnyOf(Subtype("Angel"), Subtype("Human")), CREATURE))),
    ),
    FLYING,
    VIGILANCE,
    back=BRISELA,
    layout="meld",
)
card(
    "Brutal Cathar",
    "{2}{W}",
    "Creature - Human Soldier Werewolf",
    "2/2",
    Whenever(
        EitherOf(Enters(THIS), Transforms(THIS, into_this=True)),
        ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL)),
    ),
    DAYBOUND,
    back=face(
        "Moonrage Brute", "", "Creature - Werewolf", "3/3", FIRST_STRIKE, Ward(PayLife(3)), NIGHTBOUND, colors="R"
    ),
)
card("Burrenton Bombardier", "{2}{W}", "Creature - Kithkin Soldier", "2/2", FLYING, Reinforce(2, "{2}{W}"))
card(
    "Captain of the Watch",
    "{4}{W}{W}",
    "Creature - Human Soldier",
    "3/3",
    VIGILANCE,
    Always(Each(OTHER, Subtype("Soldier"), CREATURE, YOU_CONTROL), Gets(1, 1), Has(VIGILANCE)),
    When(Enters(THIS), CreateTokens(3, SOLDIER)),
)
card("Clarion Spirit", "{1}{W}", "Creature - Spirit", "2/2", Whenever(CastsNth(2), CreateTokens(1, SPIRIT)))
card(
    "Cloistered Youth",
    "{1}{W}",
    "Creature - Human",
    "1/1",
    At(BeginningOf(UPKEEP, whose=YOU), May(Transform(THIS))),
    back=face("Unholy Fiend", "", "Creature - Horror", "3/3", At(BeginningOf(END, whose=YOU), LoseLife(1)), colors="B"),
)
card(
    "Cloister Gargoyle",
    "{2}{W}",
    "Artifact Creature - Gargoyle",
    "0/4",
    When(Enters(THIS), VentureIntoTheDungeon()),
    Always(THIS, Gets(3, 0), Has(FLYING), condition=COMPLETED_A_DUNGEON),
)
card("Conclave Equenaut", "{4}{W}{W}", "Creature - Human Soldier", "3/3", Convoke(), FLYING)
card("Containment Priest", "{1}{W}", "Creature - Human Cleric", "2/2", FLASH, UncastExiled(NONTOKEN, CREATURE))
card(
    "Cosmogrand Zenith",
    "{2}{W}",
    "Creature - Human Soldier",
    "2/4",
    Whenever(
        CastsNth(2),
        Choose(1, CreateTokens(2, HUMAN_SOLDIER), AddCounters(1, "+1/+1", on=Each(CREATURE, YOU_CONTROL))),
    ),
)
card(
    "Crimson Acolyte",
    "{1}{W}",
    "Creature - Human Cleric",
    "1/1",
    Protection(RED),
    Activate("{W}", UntilEndOfTurn(Target(CREATURE), Has(Protection(RED)))),
)
card(
    "Cubwarden",
    "{3}{W}",
    "Creature - Cat",
    "3/5",
    Mutate("{2}{W}{W}"),
    LIFELINK,
    Whenever(Mutates(), CreateTokens(2, LIFELINKED_CAT)),
)
card(
    "Custodi Peacekeeper",
    "{2}{W}",
    "Creature - Human Cleric",
    "2/3",
    RevealAsDrafted(NOTE_COUNT),
    Activate("{W}", "{T}", Tap(Target(CREATURE, PowerAtMostNoted("Custodi Peacekeeper")))),
)
card("Dalkovan Packbeasts", "{2}{W}", "Creature - Ox", "0/4", VIGILANCE, Mobilize(3))
card(
    "Daunting Defender",
    "{4}{W}",
    "Creature - Human Cleric",
    "3/3",
    DamageLessened(1, Each(Subtype("Cleric"), CREATURE, YOU_CONTROL)),
)
card("Defenestrated Phantom", "{4}{W}{W}", "Creature - Spirit", "4/3", FLYING, Disguise("{4}{W}"))
card("Devoted Retainer", "{W}", "Creature - Human Samurai", "1/1", Bushido(1))
card("Dragonback Lancer", "{3}{W}", "Creature - Human Soldier", "3/3", FLYING, Mobilize(1))
card(
    "Drogskol Infantry",
    "{1}{W}",
    "Creature - Spirit Soldier",
    "2/2",
    Disturb("{3}{W}"),
    back=face(
        "Drogskol Armaments",
        "",
        "Enchantment - Aura",
        Enchant(CREATURE),
        Always(Enchanted(CREATURE), Gets(2, 2)),
        ThisExiledInstead(),
        colors="W",
    ),
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
    "Fairgrounds Warden",
    "{2}{W}",
    "Creature - Dwarf Soldier",
    "1/3",
    When(Enters(THIS), ExileUntilThisLeaves(Target(CREATURE, OPPONENTS_CONTROL))),
)
card(
    "Felidar Sovereign",
    "{4}{W}{W}",
    "Creature - Cat Beast",
    "4/6",
    VIGILANCE,
    LIFELINK,
    At(BeginningOf(UPKEEP, whose=YOU), WinGame(), provided=AtLeast(LifeOf(YOU), 40)),
)
card("Fencing Ace", "{1}{W}", "Creature - Human Soldier", "1/1", DOUBLE_STRIKE)
card(
    "Field Marshal",
    "{1}{W}{W}",
    "Creature - Human Soldier",
    "2/2",
    Always(Each(OTHER, Subtype("Soldier"), CREATURE), Gets(1, 1), Has(FIRST_STRIKE)),
)
card(
    "Fiend Hunter",
    "{1}{W}{W}",
    "Creature - Human Cleric",
    "1/3",
    When(Enters(THIS), May(ExileForThis(Target(OTHER, CREATURE)))),
    When(Leaves(THIS), ReturnExiledCards()),
)
card("First Sliver's Chosen", "{4}{W}", "Creature - Sliver", "3/3", Always(YOUR_SLIVERS, Has(Exalted())))
card(
    "Flickerwisp",
    "{1}{W}{W}",
    "Creature - Elemental",
    "3/1",
    FLYING,
    When(Enters(THIS), Exile(Target(OTHER, PERMANENT)), AtNext(END, ReturnExiled())),
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
card(
    "Gisela, the Broken Blade",
    "{2}{W}{W}",
    "Legendary Creature - Angel Horror",
    "4/3",
    FLYING,
    FIRST_STRIKE,
    LIFELINK,
    At(
        BeginningOf(END, whose=YOU),
        Meld("Bruna, the Fading Light", "Brisela, Voice of Nightmares"),
        provided=OwnAndControlBoth("Bruna, the Fading Light"),
    ),
    back=BRISELA,
    layout="meld",
)
card(
    "Glimmerpoint Stag",
    "{2}{W}{W}",
    "Creature - Elk",
    "3/3",
    VIGILANCE,
    When(Enters(THIS), Exile(Target(OTHER, PERMANENT)), AtNext(END, ReturnExiled())),
)
card("Glint-Sleeve Artisan", "{2}{W}", "Creature - Dwarf Artificer", "2/2", Fabricate(1))
card(
    "Gloom Stalker",
    "{2}{W}",
    "Creature - Dwarf Ranger",
    "2/3",
    Always(THIS, Has(DOUBLE_STRIKE), condition=COMPLETED_A_DUNGEON),
)
card("Gods' Hall Guardian", "{5}{W}", "Creature - Cat", "3/6", VIGILANCE, Foretell("{3}{W}"))
card("Golden-Scale Aeronaut", "{4}{W}", "Creature - Dwarf Pilot", "2/3", Backup(1), FLYING)
card("Goldmaw Champion", "{2}{W}", "Creature - Dwarf Warrior", "2/3", Boast("{1}{W}", Tap(Target(CREATURE))))
card("Gryff Rider", "{2}{W}", "Creature - Human Knight", "2/1", FLYING, Training())
card("Healer's Hawk", "{W}", "Creature - Bird", "1/1", FLYING, LIFELINK)
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
    "Heron of Hope",
    "{3}{W}",
    "Creature - Bird",
    "2/3",
    FLYING,
    GainsMore(plus=1),
    Activate("{1}{W}", UntilEndOfTurn(THIS, Has(LIFELINK))),
)
card("Hushwing Gryff", "{2}{W}", "Creature - Hippogriff", "2/1", FLASH, FLYING, CausesNoTriggers(Enters(CREATURE)))
card(
    "Impassioned Orator",
    "{1}{W}",
    "Creature - Human Cleric",
    "2/2",
    Whenever(Enters(OTHER, CREATURE, YOU_CONTROL), GainLife(1)),
)
card("Imposing Sovereign", "{1}{W}", "Creature - Human Noble", "2/1", TheyEnterTapped(CREATURE, OPPONENTS_CONTROL))
card("Infected Defector", "{4}{W}", "Creature - Phyrexian Knight", "4/3", When(Dies(THIS), Incubate(3)))
card(
    "Inspiring Overseer",
    "{2}{W}",
    "Creature - Angel Cleric",
    "2/1",
    FLYING,
    When(Enters(THIS), Does(YOU, GainLife(1), Draw(1))),
)
card(
    "Intrepid Rabbit",
    "{2}{W}",
    "Creature - Rabbit Soldier",
    "3/2",
    Offspring("{1}"),
    When(Enters(THIS), UntilEndOfTurn(Target(CREATURE, YOU_CONTROL), Gets(1, 1))),
)
card(
    "Iona, Shield of Emeria",
    "{6}{W}{W}{W}",
    "Legendary Creature - Angel",
    "7/7",
    FLYING,
    ChooseAsEnters(A_COLOR),
    CantCast(EACH_OPPONENT, CHOSEN_COLOR),
)
card("Isamaru, Hound of Konda", "{W}", "Legendary Creature - Dog", "2/2")
