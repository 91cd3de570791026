### Why something happened: one or two sentences, with the numbers of the event.

why-time-ran-out = Everybody has the same time for an answer. When it is up, the harmless answer is given, so that the others need not wait.

## Fist of Dragonstones

# What a card does; $rule is its text.
# The card is not in the story.
why-effect = That is what the card in play does. What can be done must be done, unless the card says “may”.
why-power = That is what the { $power } does: { $rule }
why-nothing-happened = This time nothing comes of what the { $power } does: { $rule }
# $cost: a sentence. $had-n: the stones that the player had; -1: nobody else may know.
why-not-paid =
    What the { $power } wants: { $cost } { $had-n ->
        [-1] Nothing was paid.
        [0] { $seat-who ->
            [you] You had no stones.
           *[one] { $seat } had no stones.
        }
       *[other] { $seat-who ->
            [you] You had { $had }, and that does not pay for it.
           *[one] { $seat } had { $had }, and that does not pay for it.
        }
    }
why-not-paid-took = { why-not-paid } So only the other way of the card was left.
why-not-paid-nothing-happened = { why-not-paid } And the other way of the card brings nothing now.
why-turn-began =
    { $specials-n ->
        [0] New special cards come every turn. These were chosen in secret, with the { character-seer }.
       *[other] Every turn new special cards ({ $specials-n } this time) join the standard ones. The { character-witch } comes first, the others in random order.
    }
why-deck-reshuffled = The pile had too few special cards for this turn.
why-card-shown = The cards of a turn come up one by one, in an order that nobody knows. Each is used before the next one comes.
why-card-passed = The { $card } plays a card that is still to come in this turn, and there is none left.
why-fists-opened =
    { $all ->
        [0] All fists open together. None of them holds anything that counts.
       *[other] All fists open together. What is in them counts { $all } in all and is spent, whoever wins; the highest counts { $most }.
    }
why-cursed = A black coin was in a fist. It comes before everything else: no tie-break, and nobody uses the { $card }. Bids of { $all } in all are spent all the same.
why-no-bids =
    { $tavern ->
        [0] Nobody had a coin in the fist, and 0 is not a bid. The { $card } is passed over.
       *[other] Nobody had a coin in the fist, and 0 is not a bid. So everybody takes a spent Fairy Gold back, and then the King’s Favor counts.
    }
why-tied = { $seats-start } share the highest bid, { $most }. Only they go on, in silver; the other bids are spent.
why-nobody-won =
    { $why ->
        [no-silver] It was a tie, and nobody put silver in. A tie-break needs a single highest bid of 1 or more.
        [no-second] With a purple coin the second highest bid wins, and it must be at least 1. The highest was { $most }, and below it there was none.
        [shared] The lowest bid was shared, in Gold and in silver. So the { $card } strikes all of them.
       *[tied] The highest bid in silver, { $most }, was shared, too. A tie-break needs a single highest bid, and there is no second tie-break.
    }
# $by: a kept card that decided.
why-won =
    { $how ->
        [kept] The { $by } decides it: bids alone would not have.
        [favor] Nobody bid, and then the holder of the King’s Favor may buy the { $card } for one Gold. That counts as a bid of 1.
        [second] With a purple coin the second highest bid wins instead of the highest, { $most }.
        [lowest] This card goes to the lowest bid, and an empty fist is the lowest of all.
       *[highest] { $stage ->
            [silver] Among those who were tied the most silver wins: { $most }. All silver in the fists is spent.
            [stones] The most stones win: { $most }. All stones in the fists go to the bank.
           *[gold] The most coins win: { $most }. What lay in all fists together, { $all }, is spent, also by those who did not win.
        }
    }
why-doubled = The { character-doppelganger } was kept for this: the power of a card that was just won is used twice.
why-played = The { $through } lets its winner use the { $card } as if they had just won it, at the price of the auction that was held.
why-declined = The card says “may”: its winner need not use it.
# $bids-known: 0 if the auction is not in the story. $second: the bid of $rivals.
why-theft =
    { $bids-known ->
        [0] The { character-thief } robs the second highest bidder.
       *[other] { $rivals-n ->
            [0] Nobody else bid, so everybody else is second: the { character-thief }’s winner chooses.
            [one] The { character-thief } robs the second highest bidder. After { $bid } that was { $rivals-obj } with { $second }.
           *[other] The { character-thief } robs the second highest bidder. After { $bid } those were { $rivals-obj } with { $second } each: the winner chooses, but among those with a stone if any has one.
        }
    }
why-screen-seen = What is behind a screen is secret. Only whoever looks learns what is there.
why-loot = What is behind a screen is secret. Only those two know how much it was.
why-scored = The { $card } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }. The first player to have { $goal } wins at once.
why-turn-ended = All cards of the turn are done. Spent Fairy coins come back to their owners; Common Gold and silver that were bid are gone, and black coins last for a turn only.
why-fairy-given = By a house rule spent Fairy Gold is gone, and everybody gets new coins instead.
why-game-won = It takes { $goal } points to win, and nobody had them before.
why-specials-drawn = Whoever chooses draws four special cards and discards one unseen.
why-specials-chosen = Whoever has the King’s Favor chooses, or somebody with a card that says so.
why-order-seen = The { character-seer } shows its owner the cards to come, and nobody else.
why-used = A kept card has its moment, and its owner has chosen to use it.
why-bids-taken-back = The { character-innkeeper } makes everybody take everything back, and bid again.
why-blue-coin-added = A blue coin counts 1 and is added when the fists are open. The bid counts { $value } now.
why-rode-dragon = The { character-dragon-rider } adds 1 to a bid for a dragon. The bid counts { $value } now.
why-fairy-taken-back = Nobody bid for the card, so everybody takes one spent Fairy Gold back, if there is one.
why-favor-claimed = Nobody bid. Then the holder of the King’s Favor may buy the { $card } for a single Gold coin.
why-favor-passed =
    { $why ->
        [fewest] Nobody bid for a card. Then the King’s Favor goes to the opponent of its holder who has the fewest points.
        [cursed] The last card of the turn was cursed. Then the King’s Favor goes to whoever alone bid most for it.
        [latest] In the first turn nobody won the last auction. Then the King’s Favor goes to whoever won a card last.
       *[last] At the end of a turn the King’s Favor goes to the winner of its last auction.
    }
why-favor-paid = Whoever has the King’s Favor at the end of a turn takes it from the bank.
why-pixie-paid = The { character-pixie } brings spent Fairy Gold back, one for each silver: { $n } this time.

## Dragon’s Gold

why-dragon-appeared = A dead dragon’s place is taken by the next one, with the tokens that it shows. It hides { $dragon-hidden } more until it dies.
why-turned-up = No adventurer lay face up at home. Then all that are at home turn up; those at dragons stay there.
why-adventurer-placed = With an adventurer face up one must be sent. It adds { $strength } to the attack.
why-turn-lost = All four adventurers are at dragons. So there is nobody to send.
why-everybody-blocked = All adventurers of all players are at dragons, and nobody could ever move again. So each player takes one home.
why-went-home = An adventurer that goes home lies face down, and can be sent again when all have turned up.
why-dragon-killed = The adventurers there are together as strong as the dragon. All who have one there share the treasure.
why-treasure-grew = Hidden tokens are drawn from the bag when a dragon dies, and belong to the treasure.
why-reds-seized = By the basic rules all red tokens go to the only Wizard in the fight, before anything is shared.
why-nothing-to-share = No token lies there. The adventurers go home all the same, and Thieves still steal.
why-negotiation-began = All { $fighters-n } who fought must agree on who gets which token. Without an agreement all of it is lost.
why-proposed = Everybody in the fight may propose. A new proposal replaces the old one of the same player, and whoever had accepted that has accepted nothing now.
why-proposal-accepted = It is settled as soon as all fighters have accepted the same shares.
why-acceptance-taken-back = Until it is settled everybody may think again.
why-agreed = All { $fighters-n } fighters have accepted the same shares in time.
why-treasure-lost = Time was up before all { $fighters-n } fighters had accepted the same shares. So the tokens leave the game for good.
why-treasure-divided = Divide and choose: whoever fought with the lowest attack makes the shares, and gets the last one.
why-share-chosen = Divide and choose: the strongest fighter chooses first.
why-share-taken = What was settled is taken behind the screen. Everybody sees it now, and nobody later.
why-theft-tried = Every Thief in the fight must steal from another fighter who owns a token.
why-nothing-to-steal = Nobody else in the fight owns a token.
why-stash-seen = A Wizard of the same player fought beside the Thief. So that player alone looks behind the screen, and chooses.
why-token-stolen = A Thief takes one token. Which one only the two of them know.
why-token-recognised = Only the thief and the victim know which token it was.
why-objects-drawn = By the advanced rules everybody begins with a Magic Object, and a player whose Wizard fought draws one for each red token of their share.
why-objects-seen = Magic Objects are secret until they are used.
why-objects-reshuffled = The pile of Magic Objects was empty.
why-object-used = { $rule }
why-dragons-swapped = Swap Powder exchanges two dragons with their treasure; the adventurers stay. A dragon that is beaten now dies at once.
why-shares-swapped = The Ring of Confusion exchanges the shares of two other fighters.
why-hand-watched =
    { $caught ->
        [0] No opponent watched that dragon: two of its tokens are taken.
       *[other] An opponent watched that very dragon: nothing is taken.
    }
why-market-opened = The Market opens once, right after the seventh new dragon.
why-offered = Everybody may have one offer on the table, of tokens they own. They may ask for anything: it does not show who has what.
why-offer-taken-back = An offer stands until it is accepted, replaced or taken back.
why-traded = The offer was accepted. Then all offers of both players come off the table.
why-said-done = The Market closes early when all say that they are done. After a new offer everybody is asked again.
why-market-closed = All are done, or the time is up.
why-bag-emptied = The last token has left the bag. No new dragons come, and the game ends with the last one.
why-stashes-revealed = The last dragon is dead. The most points win: { $most-points }.
