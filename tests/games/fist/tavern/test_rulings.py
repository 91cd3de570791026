"""The rulings T1 to T15, and the order of one auction."""

from __future__ import annotations

import pytest

from dragonstones import IllegalAnswer
from tests.games.fist.scenario import Start

from .conftest import guest

FOUR = ["alchemist", "troll", "gnome", "fairy"]


# -- T1, T2, T6: no bids ----------------------------------------------------------


@pytest.mark.ruling("T1")
def test_magic_coins_alone_are_no_bid(tavern: Start) -> None:
    """T1: an amulet and a purple coin without coins are worth nothing, and are gone."""
    one = guest(amulet=1, magic_purple=1)
    game = tavern("red-dragon", players=[one, guest(magic_blue=1), guest()], turn=1)
    game.bid({"amulet": 1, "magic-purple": 1}, 0, 0)
    assert game.events("no-bids") == [{"card": "red-dragon"}]
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5}
    assert game.coins(1) == {"fairy": 9, "common": 2, "silver": 5, "magic-blue": 1}
    assert game.bank["amulet"] == 2
    assert game.bank["magic-purple"] == 2
    assert game.card == "blue-dragon"


@pytest.mark.ruling("T1")
def test_magic_coins_alone_lose_against_one_coin(tavern: Start) -> None:
    """T1: two amulets are beaten by one coin."""
    game = tavern("red-dragon", players=[guest(amulet=2), guest(), guest()])
    game.bid({"amulet": 2}, {"common": 1}, 0)
    assert game.stones(1) == {"red": 1}
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5}


@pytest.mark.ruling("T2")
def test_one_spent_fairy_gold_comes_back(tavern: Start) -> None:
    """T2: with no bids, every player with spent Fairy Gold takes one back."""
    players = [guest(fairy=6, spent=3), guest(), guest(fairy=8, spent=1)]
    game = tavern("red-dragon", players=players, turn=1)
    game.bid(0, 0, 0)
    assert game.events("fairy-taken-back") == [{"seats": [0, 2]}]
    assert [game.spent(seat) for seat in range(3)] == [2, 0, 0]
    assert [game.coins(seat)["fairy"] for seat in range(3)] == [7, 9, 9]
    assert "red-dragon" in game.used


@pytest.mark.ruling("T2")
def test_the_rat_king_is_asked_before_the_kings_favor(tavern: Start) -> None:
    """T2: Fairy Gold back, then the Rat King, then the King's Favor."""
    players = [guest(), guest(points=1), guest(fairy=8, spent=1, held=["rat-king"])]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    assert game.spent(2) == 0
    game.choose(2, "use", False, [False, True, "never"], what="rat-king")
    game.choose(0, "claim", "common", ["decline", "fairy", "common"])
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 9, "common": 1, "silver": 5}


@pytest.mark.ruling("T2")
def test_the_coin_taken_back_can_pay_the_kings_favor(tavern: Start) -> None:
    """T2: a holder with nothing but one spent Fairy Gold pays with that one."""
    players = [guest(0, 0, 0, spent=1), guest(), guest(points=1)]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "fairy", ["decline", "fairy"])
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {}
    assert game.spent(0) == 1


@pytest.mark.ruling("T2")
def test_a_holder_without_gold_is_asked_all_the_same(tavern: Start) -> None:
    """T2, F13: that a purse is empty is a secret."""
    players = [guest(0, 0, 5), guest(), guest(points=1)]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "decline", ["decline"])
    assert game.table.court and game.table.court.favor == 1


@pytest.mark.ruling("T6")
def test_fairy_gold_comes_back_with_the_rat_king(tavern: Start) -> None:
    """T6: the Rat King takes the card, and everybody has a Fairy Gold back."""
    players = [guest(fairy=7, spent=2), guest(fairy=8, spent=1), guest(held=["rat-king"])]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(2, "use", True, what="rat-king")
    assert [game.spent(seat) for seat in range(3)] == [1, 0, 0]
    assert game.stones(2) == {"red": 1}
    assert game.held(2) == []
    assert "rat-king" in game.discards


@pytest.mark.ruling("T6")
def test_fairy_gold_comes_back_with_a_lone_black_coin(tavern: Start) -> None:
    """T6: a black coin and no bids: cursed, but Fairy Gold comes back; the token stays."""
    players = [guest(fairy=7, spent=2), guest(black=1), guest(fairy=8, spent=1)]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, {"black": 1}, 0)
    assert game.events("cursed") == [{"card": "red-dragon", "seats": [1]}]
    assert [game.spent(seat) for seat in range(3)] == [1, 0, 0]
    assert game.bank["black"] == 2
    assert game.table.court and game.table.court.favor == 0
    assert game.events("favor-passed") == []
    assert game.card == "blue-dragon"


@pytest.mark.ruling("T6")
def test_no_fairy_gold_back_after_a_cursed_bid(tavern: Start) -> None:
    """T6: one coin in any fist, and nothing comes back."""
    players = [guest(fairy=7, spent=2), guest(black=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, {"black": 1}, {"common": 1})
    assert game.spent(0) == 2
    assert game.events("fairy-taken-back") == []
    assert game.coins(2) == {"fairy": 9, "common": 1, "silver": 5}


@pytest.mark.ruling("T6")
def test_no_fairy_gold_back_after_a_cursed_silver_round(tavern: Start) -> None:
    """T6: a lone black coin in the silver round is not an auction without bids."""
    game = tavern("red-dragon", players=[guest(black=1), guest(), guest()], favor=0)
    game.bid(2, 2, 0)
    game.silver({0: {"black": 1}, 1: 0})
    assert [game.spent(seat) for seat in range(3)] == [2, 2, 0]
    assert game.stones(1) == {}


# -- T3, T4, T5: standards and the King's Favor ------------------------------------


@pytest.mark.ruling("T3")
def test_standards_return_next_round(tavern: Start) -> None:
    """T3: all eight standards come again, the Witch first, with three of the four specials."""
    game = tavern("red-dragon", then=None, favor=0, deck=FOUR)
    game.bid(1, 0, 0)
    game.choose(0, "discard-special", "troll", FOUR)
    assert game.card == "witch"
    standards = ["magician", "sorcerer", "thief", "wizard"]
    dragons = ["red-dragon", "yellow-dragon", "blue-dragon"]
    chosen = ["alchemist", "gnome", "fairy"]
    assert sorted(game.to_come) == sorted([*standards, *dragons, *chosen])
    assert game.used == []


@pytest.mark.ruling("T4")
def test_a_claim_is_a_bid_of_one(tavern: Start) -> None:
    """T4: the Halfling pays a King's Favor claim the difference between 1 and 0."""
    game = tavern("halfling", players=[guest(), guest(), guest(points=1)], favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "fairy")
    assert game.coins(0) == {"fairy": 8, "common": 3, "silver": 5}
    assert game.spent(0) == 1
    assert game.events("favor-claimed") == [{"seat": 0, "card": "halfling", "coin": "fairy"}]


@pytest.mark.ruling("T4")
def test_a_claimed_usurper_gives_one_silver(tavern: Start) -> None:
    """T4: one Gold coin really bid."""
    game = tavern("usurper", players=[guest(), guest(), guest(points=1)], favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "common")
    assert game.coins(0) == {"fairy": 9, "common": 1, "silver": 6}


@pytest.mark.ruling("T4")
def test_a_claimed_necromancer_costs_the_coin(tavern: Start) -> None:
    """T4: the Fairy Gold of the claim is the Necromancer's price."""
    game = tavern("necromancer", players=[guest(), guest(), guest(points=1)], favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "fairy")
    game.choose(0, "necromancer", "pay")
    assert game.points == [1, 0, 1]
    assert game.spent(0) == 0
    assert game.coins(0)["fairy"] == 8


@pytest.mark.ruling("T4")
def test_the_token_passes_before_the_power(tavern: Start) -> None:
    """T4: a claimed Druid-like point comes too late to change who has the fewest points."""
    players = [guest(), guest(points=1), guest(points=1)]
    game = tavern("quack-wizard", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "common")
    assert game.points == [0, 1, 1]
    game.choose(0, "pass-favor", 2, [1, 2])
    assert game.points == [1, 1, 1]
    kinds = [event.kind for event in game.match.events]
    assert kinds.index("favor-passed") < kinds.index("won") < kinds.index("scored")


@pytest.mark.ruling("T4")
def test_all_others_are_second_after_a_claim(tavern: Start) -> None:
    """T4: nobody else has bid, so the Thief may rob anybody."""
    players = [guest(), guest(red=1), guest(blue=1, points=1)]
    game = tavern("thief", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "common")
    game.choose(0, "victim", 2, [1, 2])
    assert game.stones(0) == {"blue": 1}


@pytest.mark.ruling("T5")
def test_the_token_moves_to_the_fewest_points(tavern: Start) -> None:
    """T5: unclaimed, it moves too: to the one opponent with the fewest points, unasked."""
    players = [guest(), guest(points=2), guest(points=1)]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "decline")
    assert game.table.court and game.table.court.favor == 2
    assert game.events("favor-passed") == [{"seat": 2}]
    assert game.events("won") == []
    assert "red-dragon" in game.used


@pytest.mark.ruling("T5")
def test_the_holder_chooses_among_equals(tavern: Start) -> None:
    """T5: of several with the fewest points the holder chooses; the holder is none of them."""
    players = [guest(), guest(points=1), guest(points=2), guest(points=1)]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(0, 0, 0, 0)
    game.choose(0, "claim", "decline")
    game.choose(0, "pass-favor", 3, [1, 3])
    assert game.table.court and game.table.court.favor == 3


@pytest.mark.ruling("T5")
def test_no_favor_in_the_first_round(tavern: Start) -> None:
    """T5: in round 1 there is no holder: the card is simply discarded."""
    game = tavern("alchemist", turn=1)
    game.bid(0, 0, 0)
    assert game.events("favor-passed") == []
    assert "alchemist" in game.used
    assert game.card == "blue-dragon"


@pytest.mark.ruling("T5")
def test_the_rat_king_keeps_the_token_in_place(tavern: Start) -> None:
    """T5: with the Rat King the King's Favor is not triggered."""
    game = tavern("red-dragon", players=[guest(), guest(held=["rat-king"]), guest()], favor=0)
    game.bid(0, 0, 0)
    game.choose(1, "use", True, what="rat-king")
    assert game.table.court and game.table.court.favor == 0
    assert game.events("favor-passed") == []
    assert game.stones(1) == {"red": 1}


@pytest.mark.ruling("T5")
@pytest.mark.parametrize("card", ["druid", "stonecutter"])
def test_cards_with_their_own_no_bid_rule(tavern: Start, card: str) -> None:
    """T5: Druid and Stonecutter are discarded: no Fairy Gold back, the token stays."""
    players = [guest(fairy=7, spent=2), guest(red=1), guest()]
    game = tavern(card, players=players, favor=0)
    assert game.waiting == {0: "bid", 1: "bid", 2: "bid"}
    for seat in range(3):
        game.answer(seat, {})
    assert game.events("no-bids") == [{"card": card}]
    assert game.spent(0) == 2
    assert game.table.court and game.table.court.favor == 0
    assert game.card == "blue-dragon"
    assert card in game.used


@pytest.mark.ruling("T5")
def test_the_black_death_does_not_move_the_token(tavern: Start) -> None:
    """T5: empty fists are bids for the Black Death; here all tie at 0 and then in silver."""
    players = [guest(fairy=7, spent=2, points=1), guest(points=2), guest()]
    game = tavern("black-death", players=players, favor=0)
    game.bid(0, 0, 0)
    game.silver({0: 1, 1: 1, 2: 2})
    assert game.points == [0, 1, 0]
    assert game.spent(0) == 2
    assert game.table.court and game.table.court.favor == 0


# -- T7, T8: the end of the round ----------------------------------------------------


@pytest.mark.ruling("T7")
def test_the_last_winner_gets_the_token(tavern: Start) -> None:
    """T7, T8: and one Common Silver, and chooses the next specials."""
    game = tavern("red-dragon", then=None, favor=0, deck=FOUR)
    game.bid(0, 2, 1)
    assert game.waiting == {1: "discard-special"}
    assert game.table.court and game.table.court.favor == 1
    assert game.coins(1) == {"fairy": 9, "common": 2, "silver": 6}
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5}
    assert game.events("favor-passed") == [{"seat": 1}]


@pytest.mark.ruling("T7")
def test_a_passed_goblin_does_not_count(tavern: Start) -> None:
    """T7: the last auction held was the one before the Goblin that nobody could win."""
    game = tavern("red-dragon", "goblin", then=None, favor=0, deck=FOUR)
    game.bid(0, 0, 2)
    assert game.events("card-passed") == [{"card": "goblin"}]
    assert game.waiting == {2: "discard-special"}
    assert game.table.court and game.table.court.favor == 2


@pytest.mark.ruling("T7")
def test_a_cursed_last_auction(tavern: Start) -> None:
    """T7: cursed, the single top bidder gets the token, though not the card."""
    players = [guest(black=1), guest(), guest()]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid({"black": 1, "fairy": 1}, 3, 2)
    assert game.stones(1) == {}
    assert game.table.court and game.table.court.favor == 1
    assert game.coins(1)["silver"] == 6


@pytest.mark.ruling("T7")
def test_a_cursed_tie_leaves_the_token(tavern: Start) -> None:
    """T7: cursed with two on top: no single top bidder, so it stays."""
    players = [guest(black=1), guest(), guest()]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid({"black": 1}, 3, 3)
    assert game.table.court and game.table.court.favor == 0
    assert game.coins(0)["silver"] == 6


@pytest.mark.ruling("T7")
def test_a_silver_tie_leaves_the_token(tavern: Start) -> None:
    """T7: nobody won the last auction, so it stays, and its holder has the silver."""
    game = tavern("red-dragon", then=None, favor=2, deck=FOUR)
    game.bid(3, 3, 0)
    game.silver({0: 1, 1: 1})
    assert game.waiting == {2: "discard-special"}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [4, 4, 6]


@pytest.mark.ruling("T7")
def test_a_claimed_last_card_leaves_the_token_where_it_went(tavern: Start) -> None:
    """T7: the claim counts as no bids: the one who just got the token keeps it."""
    players = [guest(), guest(points=1), guest()]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(0, 0, 0)
    game.choose(0, "claim", "fairy")
    assert game.stones(0) == {"red": 1}
    assert game.waiting == {2: "discard-special"}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [5, 5, 6]
    assert game.coins(0)["fairy"] == 9


@pytest.mark.ruling("T7")
def test_the_last_card_taken_by_the_rat_king(tavern: Start) -> None:
    """T7: taken by the Rat King, the token stays where it is."""
    players = [guest(), guest(held=["rat-king"]), guest()]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(0, 0, 0)
    game.choose(1, "use", True, what="rat-king")
    assert game.waiting == {0: "discard-special"}
    assert game.coins(0)["silver"] == 6


@pytest.mark.ruling("T7")
def test_first_round_with_no_bids_on_the_last_card(tavern: Start) -> None:
    """T7: in round 1 it goes to the last player who won anything."""
    game = tavern("red-dragon", "yellow-dragon", then=None, turn=1, deck=FOUR)
    game.bid(0, 1, 0)
    game.bid(0, 0, 0)
    assert game.waiting == {1: "discard-special"}
    assert game.coins(1) == {"fairy": 9, "common": 2, "silver": 6}


@pytest.mark.ruling("T7")
def test_first_round_without_any_winner(tavern: Start) -> None:
    """T7: nobody has won anything: no holder, no silver, and three are drawn at random."""
    game = tavern("red-dragon", then=None, turn=1, deck=FOUR)
    game.bid(0, 0, 0)
    assert game.card == "witch"
    assert game.table.court and game.table.court.favor is None
    assert [game.coins(seat)["silver"] for seat in range(3)] == [5, 5, 5]
    assert game.deck == ["fairy"]
    assert game.events("turn-began") == [{"turn": 2, "specials": FOUR[:3]}]


@pytest.mark.ruling("T8")
def test_the_clean_up(tavern: Start) -> None:
    """T8: Fairy coins back, black coins to the bank, discards, token, silver."""
    players = [
        guest(fairy=4, spent=5, black=1),
        guest(fairy_silver=0, spent_silver=1),
        guest(common=0, silver=0),
    ]
    game = tavern("alchemist", then=None, players=players, favor=1, deck=["troll", "gnome", "elf"])
    game.bid(0, 0, 3)
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5}
    assert game.coins(1) == {"fairy": 9, "common": 2, "silver": 5, "fairy-silver": 1}
    assert game.coins(2) == {"fairy": 9, "common": 3, "silver": 1}
    assert game.bank["black"] == 2
    kinds = [event.kind for event in game.match.events]
    assert kinds.index("turn-ended") < kinds.index("favor-passed")
    # The alchemist is discarded before four cards are drawn, so that it can come again.
    assert game.events("deck-reshuffled")
    assert len(game.table.court.hand if game.table.court else ()) == 4


@pytest.mark.ruling("T8")
def test_an_empty_bank_has_no_silver_for_the_holder(tavern: Start) -> None:
    """T8, F8: 40 silver are out, so that the King's Favor brings none."""
    players = [guest(silver=14), guest(silver=13), guest(silver=13)]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(0, 1, 0)
    assert game.bank["silver"] == 0
    assert game.coins(1)["silver"] == 13
    assert game.waiting == {1: "discard-special"}


# -- T9, T10, T11 ---------------------------------------------------------------------


@pytest.mark.ruling("T9")
def test_the_fourth_special_is_discarded_unseen(tavern: Start) -> None:
    """T9: only the chooser knows it; the three are read out."""
    game = tavern("red-dragon", then=None, favor=0, deck=FOUR)
    game.bid(1, 0, 0)
    for other in (None, 1, 2):
        assert game.match.view(other)["decision"] is None
    game.choose(0, "discard-special", "gnome")
    assert game.events("turn-began") == [{"turn": 3, "specials": ["alchemist", "troll", "fairy"]}]
    for seat in (None, 1, 2):
        table = game.match.view(seat)["table"]
        assert "gnome" not in table["discards"]
        assert table["discards_unseen"] == 1
        assert table["to_come_secret"] == 0
    mine = game.match.view(0)["table"]
    assert "gnome" in mine["discards"]
    assert mine["discards_unseen"] == 0
    drawn = [event for event in game.match.events if event.kind == "specials-drawn"]
    assert [[event.seen_by(seat) for seat in range(3)] for event in drawn] == [[True, False, False]]


@pytest.mark.ruling("T9")
def test_the_seers_specials_stay_unknown(tavern: Start) -> None:
    """T9: until each is turned up; the Seer sees them, and the order."""
    players = [guest(), guest(held=["seer"]), guest()]
    game = tavern("red-dragon", then=None, players=players, favor=0, deck=FOUR)
    game.bid(1, 0, 0)
    game.choose(1, "discard-special", "gnome", FOUR)
    assert game.events("turn-began") == [{"turn": 3, "specials": []}]
    assert game.held(1) == []
    for seat in (None, 0, 2):
        table = game.match.view(seat)["table"]
        assert table["to_come_secret"] == 3
        assert len(table["to_come"]) == 7
        assert table["order"] is None
    mine = game.match.view(1)["table"]
    assert mine["to_come_secret"] == 0
    assert mine["order"] == game.to_come
    assert len(mine["order"]) == 10
    holder = 0
    while game.to_come:  # every card turned up is known to all
        game.bid(0, 0, 0)
        game.choose(holder, "claim", "decline")
        heir = 1 if holder == 0 else 0
        game.choose(holder, "pass-favor", heir)
        holder = heir
        hidden = {"alchemist", "troll", "fairy"} & set(game.to_come)
        assert game.match.view(0)["table"]["to_come_secret"] == len(hidden)


@pytest.mark.ruling("T10")
def test_white_stones_are_not_in_the_bag(tavern: Start) -> None:
    """T10: with one red stone left beside four white ones, the Two-headed Dragon draws red."""
    players = [guest(red=11), guest(yellow=12), guest(blue=12)]
    game = tavern("two-headed-dragon", players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.stones(0) == {"red": 12}
    assert game.bank["white"] == 4


@pytest.mark.ruling("T10")
@pytest.mark.parametrize("card", ["ancient-dragon", "rainbow-dragon", "wise-dragon", "merchant"])
def test_white_stones_are_no_stock(tavern: Start, card: str) -> None:
    """T10: only white stones in the bank: nothing to choose, to draw or to buy."""
    players = [guest(red=12), guest(yellow=12), guest(blue=12)]
    game = tavern(card, players=players, favor=0)
    game.bid(1, 0, 0)
    assert game.events("nothing-happened") == [{"seat": 0, "card": card}]
    assert game.bank["white"] == 4
    assert game.card == "blue-dragon"


@pytest.mark.ruling("T11")
def test_gold_and_silver_mean_both_kinds(tavern: Start) -> None:
    """T11: Fairy and Common Gold, Fairy and Common Silver count alike in a bid."""
    game = tavern("red-dragon", players=[guest(fairy_silver=1), guest(), guest()], favor=0)
    game.bid({"fairy": 1, "common": 2}, 3, 0)
    game.silver({0: {"silver": 2, "fairy-silver": 1}, 1: 2})
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 8, "silver": 3}
    assert game.table.seats[0].front_silver == 1
    assert game.bank["fairy-silver"] == 1


@pytest.mark.ruling("T11")
def test_the_beggar_accepts_both_kinds_of_gold(tavern: Start) -> None:
    """T11: a Gold coin is Fairy or Common Gold; silver is none."""
    game = tavern("beggar", players=[guest(), guest(white=1), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    game.choose(
        1, "give", {"coin": "fairy"}, [{"coin": "fairy"}, {"coin": "common"}, {"stone": "white"}]
    )
    assert game.coins(0) == {"fairy": 9, "common": 2, "silver": 5}
    assert game.coins(1) == {"fairy": 8, "common": 2, "silver": 5}


# -- T12 to T15 -----------------------------------------------------------------------


@pytest.mark.ruling("T12")
def test_a_score_never_goes_below_zero(tavern: Start) -> None:
    """T12: the Black Death takes nothing from somebody with nothing."""
    game = tavern("black-death", favor=0)
    game.bid(1, 0, 1)
    assert game.points == [0, 0, 0]
    assert game.events("won") == [{"seat": 1, "card": "black-death"}]


@pytest.mark.ruling("T12")
def test_the_auctions_winner_wins_when_two_reach_three(tavern: Start) -> None:
    """T12: the Sorceress scores first, and has won."""
    players = [guest(points=2), guest(points=2, red=2), guest(points=2)]
    game = tavern("sorceress", players=players, favor=0)
    game.bid(0, 1, 0)
    assert game.match.result and game.match.result["winners"] == [1]
    assert game.points == [2, 3, 2]


@pytest.mark.ruling("T13")
def test_a_forced_gift_is_unspent_if_possible(tavern: Start) -> None:
    """T13: spent Fairy Gold is no gift while there is something else."""
    game = tavern("beggar", players=[guest(), guest(0, 1, 5, spent=9), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    game.choose(1, "give", {"coin": "common"}, [{"coin": "common"}])
    assert game.coins(0) == {"fairy": 8, "common": 3, "silver": 5}
    assert game.spent(1) == 9


@pytest.mark.ruling("T13")
def test_a_spent_gift_stays_spent(tavern: Start) -> None:
    """T13: with nothing else a spent Fairy Gold changes hands, and stays spent."""
    game = tavern("beggar", players=[guest(), guest(0, 0, 5, spent=9), guest()], favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1)
    game.choose(1, "give", {"coin": "fairy"}, [{"coin": "fairy"}])
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.spent(0) == 2
    assert game.spent(1) == 8


@pytest.mark.ruling("T13")
def test_the_thief_takes_an_unspent_fairy_gold_first(tavern: Start) -> None:
    """T13: no stone, no Common Gold: Fairy Gold, unspent if there is any."""
    game = tavern("thief", players=[guest(), guest(2, 0, 0, spent=7), guest()], favor=0)
    game.bid(2, 1, 0)
    assert game.coins(0) == {"fairy": 8, "common": 2, "silver": 5}
    assert game.coins(1) == {}
    assert game.spent(1) == 8


@pytest.mark.ruling("T14")
def test_amulets_double_coins_only(tavern: Start) -> None:
    """T14: two coins with an amulet, a blue coin and a Dragon Rider: 2 × 2 + 1 + 1."""
    rider = guest(amulet=1, magic_blue=1, held=["dragon-rider"])
    game = tavern("red-dragon", players=[rider, guest(), guest()], favor=0)
    game.bid({"fairy": 2, "amulet": 1}, 5, 0)
    game.choose(0, "use", True, what="magic-blue")
    assert game.events("blue-coin-added") == [{"seat": 0, "value": 5}]
    assert game.events("rode-dragon") == [{"seat": 0, "value": 6}]
    assert game.stones(0) == {"red": 1}
    assert game.coins(0) == {"fairy": 7, "common": 2, "silver": 5}


@pytest.mark.ruling("T14")
def test_two_amulets_double_twice(tavern: Start) -> None:
    """T14: 3 × 2 × 2 against 11."""
    game = tavern("halfling", players=[guest(amulet=2), guest(), guest()], favor=0)
    game.bid({"fairy": 3, "amulet": 2}, {"fairy": 9, "common": 2}, 0)
    assert game.events("fists-opened")[0]["values"] == [12, 11, 0]
    assert game.coins(0) == {"fairy": 6, "common": 3, "silver": 5}


@pytest.mark.ruling("T1", "T14")
def test_who_bids_is_told_what_the_magic_coins_count(tavern: Start) -> None:
    """T1, T14: so that a table can show what a fist is worth; other coins count one."""
    rich = guest(amulet=1, black=1, magic_purple=1, magic_blue=1)
    game = tavern("halfling", players=[rich, guest(), guest()], favor=0)
    counts = {"black": 0, "amulet": "double", "magic-purple": 0}
    assert game.match.view(0)["decision"]["counts"] == counts
    assert "counts" not in game.match.view(1)["decision"]


@pytest.mark.ruling("T15")
def test_the_trolls_victim_has_a_stone(tavern: Start) -> None:
    """T15: only those with a stone can be named; one alone is not asked about."""
    game = tavern("troll", players=[guest(), guest(), guest(white=1)], favor=0)
    game.bid(1, 0, 0)
    assert game.stones(2) == {}
    assert game.bank["white"] == 4


@pytest.mark.ruling("T15")
def test_an_elfs_owner_always_counts_as_having_a_stone(tavern: Start) -> None:
    """T15: the Troll may name the Elf's owner; without a stone nothing is lost."""
    players = [guest(), guest(held=["elf"]), guest(red=1)]
    game = tavern("troll", players=players, favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "victim", 1, [1, 2])
    assert game.events("nothing-happened") == [{"seat": 0, "card": "troll"}]
    assert game.stones(2) == {"red": 1}


@pytest.mark.ruling("T15")
def test_the_next_best_thing_of_an_elfs_owner(tavern: Start) -> None:
    """T15: a Thief who names an Elf's owner without stones gets Common Gold."""
    players = [guest(), guest(held=["elf"]), guest(red=1)]
    game = tavern("thief", players=players, favor=0)
    game.bid(2, 1, 1)
    game.choose(0, "victim", 1, [1, 2])
    assert game.coins(0) == {"fairy": 7, "common": 3, "silver": 5}
    assert game.coins(1) == {"fairy": 8, "common": 1, "silver": 5}


@pytest.mark.ruling("T15")
def test_a_tied_second_bidder_with_a_stone_comes_first(tavern: Start) -> None:
    """T15: the Thief has no choice if one of the two has no stone."""
    players = [guest(), guest(), guest(white=1)]
    game = tavern("thief", players=players, favor=0)
    game.bid(2, 1, 1)
    assert game.stones(0) == {"white": 1}


# -- the order of one auction -------------------------------------------------------


def test_the_order_of_one_auction(tavern: Start) -> None:
    """Silversmith, Illusionist, bids, the opened fist, Innkeeper, blue coins, tie, power."""
    players = [
        guest(magic_blue=1, held=["innkeeper"]),
        guest(held=["silversmith", "illusionist"]),
        guest(held=["dealer", "doppelganger"]),
    ]
    game = tavern("yellow-dragon", players=players, favor=2)
    game.choose(1, "use", True, [False, True, "never"], what="silversmith")
    game.choose(1, "use", True, [False, True, "never"], what="illusionist")
    assert game.waiting == {0: "bid", 1: "two-fists", 2: "bid"}
    assert game.match.waiting[1].details()["stage"] == "silver"
    game.answer(0, {"silver": 2})
    game.answer(1, {"left": {"silver": 3}, "right": {}})
    game.answer(2, {"silver": 1})
    game.choose(1, "open-fist", "left", ["left", "right"])
    game.choose(0, "use", False, [False, True, "never"], what="innkeeper")
    game.choose(0, "use", True, [False, True, "never"], what="magic-blue")
    assert game.events("won") == [{"seat": 2, "card": "yellow-dragon"}]
    game.choose(2, "double", True, [False, True], card="yellow-dragon")
    assert game.stones(2) == {"yellow": 2}
    assert [game.coins(seat)["silver"] for seat in range(3)] == [3, 2, 4]
    assert [game.held(seat) for seat in range(3)] == [["innkeeper"], [], ["dealer"]]
    assert {"silversmith", "illusionist", "doppelganger"} <= set(game.discards)


def test_reactions_go_clockwise_from_the_holder(tavern: Start) -> None:
    """From the King's Favor on, leftwards."""
    players = [guest(magic_blue=1), guest(held=["innkeeper"]), guest(held=["innkeeper"])]
    game = tavern("red-dragon", players=players, favor=2)
    game.bid(2, 1, 0)
    game.choose(2, "use", False, what="innkeeper")
    game.choose(1, "use", False, what="innkeeper")
    game.choose(0, "use", False, what="magic-blue")
    assert game.stones(0) == {"red": 1}


def test_reactions_of_the_first_round_go_from_the_drawer(tavern: Start) -> None:
    """In round 1 nobody has the King's Favor: from the player who drew the specials."""
    players = [guest(magic_blue=1), guest(), guest(magic_blue=1)]
    game = tavern("red-dragon", players=players, turn=1, first=1)
    game.bid(2, 1, 1)
    game.choose(2, "use", False, what="magic-blue")
    game.choose(0, "use", False, what="magic-blue")
    assert game.stones(0) == {"red": 1}


def test_blue_coins_until_nobody_adds(tavern: Start) -> None:
    """A seat that has declined may answer the blue coin of another."""
    players = [guest(magic_blue=1), guest(magic_blue=1), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(2, 2, 0)
    game.choose(0, "use", False, what="magic-blue")
    game.choose(1, "use", True, what="magic-blue")
    game.choose(0, "use", True, what="magic-blue")
    assert game.events("tied") == [{"card": "red-dragon", "seats": [0, 1]}]
    assert game.bank["magic-blue"] == 2


def test_the_order_of_the_fist(tavern: Start) -> None:
    """A fist takes no coin that its stage does not know."""
    game = tavern("red-dragon", players=[guest(magic_blue=1), guest(), guest()], favor=0)
    with pytest.raises(IllegalAnswer):
        game.match.answer(0, {"silver": 1})
    with pytest.raises(IllegalAnswer):
        game.match.answer(0, {"fairy": 1, "magic-blue": 1})
    game.bid(1, 0, 0)
    game.choose(0, "use", "never", what="magic-blue")
    assert game.stones(0) == {"red": 1}


def test_a_player_with_two_innkeepers_is_asked_once(tavern: Start) -> None:
    """Order 4: one window, one question: "no" is meant for both copies of the card."""
    players = [guest(held=["innkeeper", "innkeeper"]), guest(), guest()]
    game = tavern("red-dragon", players=players, favor=0)
    game.bid(1, 0, 0)
    game.choose(0, "use", False, what="innkeeper")
    assert game.stones(0) == {"red": 1}
