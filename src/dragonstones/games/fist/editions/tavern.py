"""Fist of Dragonstones: The Tavern Edition, 2018: the box and its numbers.

Not printed in the rulebook, and so HOUSE VALUES: the three Dwarves give 4, 5 and 6 silver; the
faces of the die; and the kind of each card (`ONCE`, `PERMANENT`, `MAGIC`; all others are
instant).
"""

from __future__ import annotations

from dataclasses import replace

from dragonstones.games.fist.character import INSTANT, Character
from dragonstones.games.fist.characters.coins import (
    alchemist,
    country_witch,
    dwarf,
    dwarven_shaman,
    fairy,
    fairy_queen,
    gnome,
    goldsmith,
    halfling,
    usurper,
    witch,
)
from dragonstones.games.fist.characters.copies import doppelganger, ghost, goblin, imp, kobold
from dragonstones.games.fist.characters.dragons import (
    ancient_dragon,
    baby_dragon,
    blue_dragon,
    generous_dragon,
    merchant,
    rainbow_dragon,
    red_dragon,
    two_headed_dragon,
    white_dragon,
    wise_dragon,
    yellow_dragon,
)
from dragonstones.games.fist.characters.kept import (
    blind_woman,
    crook,
    dealer,
    dragon_rider,
    elf,
    illusionist,
    innkeeper,
    mermaid,
    pixie,
    puppeteer,
    rat_king,
    seer,
    silversmith,
)
from dragonstones.games.fist.characters.scorers import (
    black_death,
    druid,
    enchantress,
    magician,
    necromancer,
    psychic,
    quack_wizard,
    sorcerer,
    sorcerer_apprentice,
    sorceress,
    stonecutter,
    warlock,
    wizard,
)
from dragonstones.games.fist.characters.thieves import (
    bandit,
    beggar,
    brigand,
    forger,
    manipulator,
    miser,
    robber,
    rogue_trader,
    thief,
    troll,
)
from dragonstones.games.fist.editions import Edition
from dragonstones.games.fist.favor import (
    after_round,
    choose_specials,
    cursed,
    found_court,
    no_bids,
)
from dragonstones.games.fist.goods import coins, stones

STANDARDS = (
    witch,
    magician(silver=4),
    sorcerer,
    thief,
    wizard,
    red_dragon,
    yellow_dragon,
    blue_dragon,
)

SPECIALS = (
    (alchemist, 1),
    (ancient_dragon, 2),
    (baby_dragon, 1),
    (bandit, 1),
    (beggar, 1),
    (black_death, 1),
    (blind_woman, 1),
    (brigand, 1),
    (country_witch, 1),
    (crook, 1),
    (dealer, 1),
    (doppelganger, 1),
    (dragon_rider, 1),
    (druid, 1),
    (dwarf(4), 1),
    (dwarf(5), 1),
    (dwarf(6), 1),
    (dwarven_shaman, 1),
    (elf, 1),
    (enchantress, 1),
    (fairy, 2),
    (fairy_queen, 1),
    (forger, 1),
    (generous_dragon, 1),
    (ghost, 1),
    (gnome, 1),
    (goblin, 1),
    (goldsmith, 1),
    (halfling, 1),
    (illusionist, 1),
    (imp, 1),
    (innkeeper, 2),
    (kobold, 1),
    (manipulator, 1),
    (merchant, 1),
    (mermaid, 1),
    (miser, 1),
    (necromancer, 1),
    (pixie, 1),
    (psychic, 1),
    (puppeteer, 1),
    (quack_wizard, 2),
    (rainbow_dragon, 1),
    (rat_king, 1),
    (robber, 1),
    (rogue_trader, 1),
    (seer, 1),
    (silversmith, 1),
    (sorcerer_apprentice, 2),
    (sorceress, 1),
    (stonecutter, 2),
    (troll, 1),
    (two_headed_dragon, 2),
    (usurper, 1),
    (warlock, 2),
    (wise_dragon, 1),
    (white_dragon, 2),
)


def can_double(character: Character) -> bool:
    """Whether it is instant and cannot change a score."""
    return character.kind == INSTANT and not character.is_kept and not character.can_score


TAVERN = Edition(
    id="fist-tavern",
    rules=2,
    players=range(3, 7),
    minutes=(45, 60),
    weight="medium",
    goal=3,
    coins=coins(
        fairy=65,
        common=18,
        silver=40,
        fairy_silver=2,
        black=2,
        magic_blue=2,
        magic_purple=2,
        amulet=2,
    ),
    stones=stones(red=12, yellow=12, blue=12, white=4),
    purse=coins(fairy=9, common=2, silver=5),
    stones_dealt=4,
    standards=STANDARDS,
    specials=SPECIALS,
    specials_a_turn=3,
    black_stand_ins=False,
    can_double=can_double,
    spares_the_poor=True,
    ghost_takes_kept=False,
    choose_specials=choose_specials,
    no_bids=no_bids,
    cursed=cursed,
    prepare=found_court,
    after_turn=after_round,
    has_court=True,
    blank_cards=6,
)

#: Rules 1, for games that began with them. Since rules 2 no seat is left out of a question because
#: of what is behind its screen (Pixie, blue coins, Robber, Beggar, Thief).
TAVERN_RULES_1 = replace(TAVERN, rules=1, discreet=False)
