"""Fist of Dragonstones, 2002: the box and its numbers."""

from __future__ import annotations

from dragonstones.games.fist.characters.coins import (
    alchemist,
    dwarf,
    fairy,
    gnome,
    goldsmith,
    witch,
)
from dragonstones.games.fist.characters.copies import doppelganger, ghost, goblin, imp_2002
from dragonstones.games.fist.characters.dragons import (
    ancient_dragon,
    blue_dragon,
    merchant,
    rainbow_dragon,
    red_dragon,
    two_headed_dragon,
    yellow_dragon,
)
from dragonstones.games.fist.characters.scorers import (
    enchantress,
    magician,
    necromancer,
    quack_wizard,
    sorcerer,
    sorcerer_apprentice,
    wizard,
)
from dragonstones.games.fist.characters.thieves import brigand_2002, thief, troll_2002
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.goods import coins, stones
from dragonstones.games.fist.turns import curse_plainly, draw_plainly, nothing, pass_on

EDITION_2002 = Edition(
    id="fist-2002",
    rules=1,
    players=range(3, 7),
    minutes=(45, 60),
    weight="light",
    goal=3,
    coins=coins(fairy=60, common=15, silver=40, black=2, amulet=2),
    stones=stones(red=12, yellow=12, blue=12),
    purse=coins(fairy=8, common=2, silver=5),
    stones_dealt=4,
    standards=(
        witch,
        magician(silver=3),
        sorcerer,
        thief,
        wizard,
        red_dragon,
        blue_dragon,
        yellow_dragon,
    ),
    specials=(
        (alchemist, 1),
        (ancient_dragon, 2),
        (brigand_2002, 1),
        (doppelganger, 1),
        (dwarf(4), 1),
        (dwarf(5), 1),
        (enchantress, 1),
        (fairy, 2),
        (ghost, 1),
        (gnome, 1),
        (goblin, 1),
        (goldsmith, 1),
        (imp_2002, 1),
        (merchant, 1),
        (necromancer, 1),
        (quack_wizard, 2),
        (rainbow_dragon, 1),
        (sorcerer_apprentice, 2),
        (troll_2002, 1),
        (two_headed_dragon, 2),
    ),
    specials_a_turn=2,
    black_stand_ins=True,
    can_double=lambda character: character.can_be_doubled,
    spares_the_poor=False,
    ghost_takes_kept=True,
    choose_specials=draw_plainly,
    no_bids=pass_on,
    cursed=curse_plainly,
    prepare=nothing,
    after_turn=nothing,
    has_court=False,
    blank_cards=3,
)
