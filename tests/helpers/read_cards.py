"""Cards of our own for tests, read from their text."""

from __future__ import annotations

from typing import Final

from apnap.english.reading.faces import FaceText
from apnap.english.reading.gate import CardText, read_card
from apnap.rules.ch2_cards.printed import CardDef

SHORT: Final = {
    "eot": "until end of turn",
    "base": "base power and toughness",
    "tc": "target creature",
    "num": "where X is the number of",
    "yc": "you control",
    "etb": "When this creature enters",
    "divided": "divided as you choose among",
    "oc": "an opponent controls",
    "used": "activated",
    "c": "This creature",
    "cs": "creatures",
    "rather": "rather than pay this spell's mana cost",
    "wbd": "that would be dealt",
    "tfm": "tapped for mana",
    "cr": "creature",
    "this": "this creature",
    "dealt": "dealt damage this way",
    "inst": "instead of putting it",
    "tap": "{T}",
    "col": "color other",
    "ts": "this spell",
    "tapped": "enters tapped",
    "cast": "as you cast this spell",
    "cc": "of the chosen color",
    "among": "among one, two, or three",
    "tac": "This ability costs",
    "ta": "this artifact",
    "ct": "creature type",
    "fcc": "from the color of your choice",
    "dx": "deals X damage",
    "dtm": "deals that much damage",
    "mode": "the same mode",
    "keep": "don't lose this mana",
    "another": "choose another target",
    "eys": "of your end step",
    "tied": "tied for most life",
    "leader": "player with the most life",
    "under": "under your control",
    "spend": "spend this mana to cast",
    "shares": "shares a creature type with",
    "yca": "you cast",
    "less": "less to cast",
    "more": "more to cast",
    "ep": "enchanted player",
    "way": "this way",
    "tp": "that player",
    "wx": "where X is the total",
    "EO": "Each opponent",
    "EP": "Each player",
    "tc.": "they control",
    "rest": "sacrifices the rest",
    "hand": "cards in hand",
    "your": "For each player, you choose",
    "feo": "For each opponent",
    "uto": "up to one target",
    "others": "during each other player's untap step",
    "gcoa": "gains control of all",
    "were": "were destroyed this way",
    "same": "attacking that player does the same",
    "equal": "cards equal to the greatest number of",
    "who": "each player who",
    "no.": "the number of",
    "oom": "one or more",
    "tcp": "their controller pays",
    "tmd": "that much damage",
    "ptd": "prevent that damage",
    "pp": "a permanent or player",
    "flal": "for as long as",
    "combo": "in any combination of",
    "mono": "of any one color",
    "type": "any type that a land",
    "copy": "a copy of",
    "minst": "you may instead create",
    "dead": "the creature that died",
    "again": "has resolved this turn",
    "gp": "the greatest power",
    "conv": "that convoked it",
    "nth": "this is the",
    "pte": "power and toughness each",
    "fcp": "the first combat phase of the turn",
    "cost": "the mana in that cost",
    "bmv": "equal to its mana value",
    "though": "as though its power were",
    "tm": "the monarch",
    "cd": "deals combat damage",
    "slt": "starting life total",
    "boc": "the beginning of combat",
    "ma": "a mana ability",
    "lm": "life more than",
    "aaa": "activates an ability of",
    "dec": "being declared as an attacker",
    "bt": "becomes tapped",
    "pfe": "protection from everything",
    "dteo": "deals damage to each opponent",
    "lt": "life total",
    "had": "it had counters on it",
    "back": "this card to the battlefield",
    "uio": "to the battlefield under its owner's control",
    "yato": "You and that opponent",
    "oaw": "an opponent attacks with",
    "boyu": "At the beginning of your upkeep",
    "fat": "from among them",
    "wdtt": "was destroyed this turn",
    "soac": "a spell or ability an opponent controlled",
    "face": "from among cards exiled with",
    "Ueot": "Until end of turn",
    "ymc": "you may cast",
    "yl": "your library",
    "ymp": "You may put",
    "rob": "the rest on the bottom of your library",
    "xgn": "X is the greatest number of",
    "ia": "is attacking",
    "iycs": "If you can't sacrifice",
    "eol": "each opponent loses life equal to",
    "obt": "onto the battlefield tapped",
    "dton": "During target opponent's next turn",
    "padt": "Prevent all damage that would be dealt to",
    "ptw": "prevented this way",
    "at": "any target",
    "ttb": "to the battlefield",
}
"""Turns of phrase in the texts of tests: `<eot>`."""


def spelled_out(text: str) -> str:
    for short, phrase in SHORT.items():
        text = text.replace(f"<{short}>", phrase)
    return text


def made(text: str, types: str = "Sorcery", cost: str = "{0}", name: str = "Rite", size: str = "") -> CardDef:
    """The card with this text, which prints word for word."""
    text = spelled_out(text)
    size = size or ("2/2" if "Creature" in types else "")
    verdict = read_card(CardText(name, "normal", (FaceText(name, cost, types, text, size),)))
    assert verdict.card is not None, verdict.why
    assert verdict.exact
    return verdict.card


def unread(text: str, types: str = "Sorcery", cost: str = "{0}", name: str = "Rite", size: str = "") -> str:
    """Why a text is refused."""
    text = spelled_out(text)
    size = size or ("2/2" if "Creature" in types else "")
    verdict = read_card(CardText(name, "normal", (FaceText(name, cost, types, text, size),)))
    assert verdict.card is None
    return verdict.why
