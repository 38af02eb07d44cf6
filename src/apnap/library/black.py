"""Black cards."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import DAMAGE_DEALT
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import And, May
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.moves import Destroy, ReturnToBattlefield, ReturnToHand
from apnap.abilities.effects.player_actions import Discard, Does, Draw, GainLife, LoseLife, Sacrifice
from apnap.abilities.filters import CREATURE, NONBLACK, Subtype
from apnap.abilities.keywords import DEATHTOUCH, FLYING, LIFELINK
from apnap.abilities.players import EACH_OTHER_PLAYER, YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.rules import Landwalk
from apnap.abilities.targets import Target, TargetCard, TargetOpponent, TargetPlayer
from apnap.abilities.triggers import At, BeginningOf, Dies, Enters, When, Whenever, this_or_another
from apnap.library.registry import card
from apnap.rules.words import UPKEEP

# creatures
card("Typhoid Rats", "{B}", "Creature - Rat", "1/1", DEATHTOUCH)
card("Vampire Nighthawk", "{1}{B}{B}", "Creature - Vampire Shaman", "2/3", FLYING, DEATHTOUCH, LIFELINK)
card("Bog Wraith", "{3}{B}", "Creature - Wraith", "3/3", Landwalk(Subtype("Swamp")))
card(
    "Bloodthrone Vampire",
    "{1}{B}",
    "Creature - Vampire",
    "1/1",
    Activate(SacrificeSome(1, CREATURE), UntilEndOfTurn(THIS, Gets(2, 2))),
)
card("Ravenous Rats", "{1}{B}", "Creature - Rat", "1/1", When(Enters(THIS), Discard(1, who=TargetOpponent())))
card(
    "Gravedigger",
    "{3}{B}",
    "Creature - Zombie",
    "2/2",
    When(Enters(THIS), May(ReturnToHand(TargetCard(CREATURE, whose=YOU)))),
)
card(
    "Festering Goblin",
    "{B}",
    "Creature - Zombie Goblin",
    "1/1",
    When(Dies(THIS), UntilEndOfTurn(Target(CREATURE), Gets(-1, -1))),
)
card(
    "Blood Artist",
    "{1}{B}",
    "Creature - Vampire",
    "0/1",
    Whenever(Dies(this_or_another(CREATURE)), And(LoseLife(1, who=TargetPlayer()), GainLife(1))),
)

# instants and sorceries
card("Doom Blade", "{1}{B}", "Instant", Destroy(Target(NONBLACK, CREATURE)))
card("Dismember", "{1}{B/P}{B/P}", "Instant", UntilEndOfTurn(Target(CREATURE), Gets(-5, -5)))
card("Diabolic Edict", "{1}{B}", "Instant", Sacrifice(1, CREATURE, who=TargetPlayer()))
card("Mind Rot", "{2}{B}", "Sorcery", Discard(2, who=TargetPlayer()))
card("Sign in Blood", "{B}{B}", "Sorcery", Does(TargetPlayer(), Draw(2), LoseLife(2)))
card("Syphon Soul", "{2}{B}", "Sorcery", DealDamage(2, to=EACH_OTHER_PLAYER), GainLife(DAMAGE_DEALT))
card("Zombify", "{3}{B}", "Sorcery", ReturnToBattlefield(TargetCard(CREATURE, whose=YOU)))
card("Soul Salvage", "{2}{B}", "Sorcery", ReturnToHand(TargetCard(CREATURE, whose=YOU, count=2, up_to=True)))

# enchantments
card("Phyrexian Arena", "{1}{B}{B}", "Enchantment", At(BeginningOf(UPKEEP, whose=YOU), And(Draw(1), LoseLife(1))))
