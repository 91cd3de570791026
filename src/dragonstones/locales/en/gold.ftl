### Dragon’s Gold, in our own words.

game-dragons-gold = Dragon’s Gold
turns-gold = Turns

## Treasure tokens

# The kinds, as one names them.
token-silver = silver
token-gold = gold
token-red = red tokens
token-sapphire = sapphires
token-emerald = emeralds
token-amethyst = amethysts
token-amber = ambers
token-diamond = diamonds
token-black-diamond = Black Diamond

# A number of them, as something to take.
treasure-silver = { $n } silver
treasure-gold = { $n } gold
treasure-red =
    { $n ->
        [one] 1 red token
       *[other] { $n } red tokens
    }
treasure-sapphire =
    { $n ->
        [one] 1 sapphire
       *[other] { $n } sapphires
    }
treasure-emerald =
    { $n ->
        [one] 1 emerald
       *[other] { $n } emeralds
    }
treasure-amethyst =
    { $n ->
        [one] 1 amethyst
       *[other] { $n } amethysts
    }
treasure-amber =
    { $n ->
        [one] 1 amber
       *[other] { $n } ambers
    }
treasure-diamond =
    { $n ->
        [one] 1 diamond
       *[other] { $n } diamonds
    }
treasure-black-diamond = the Black Diamond
treasure-nothing = nothing

# Who gets what; and a share that nobody has yet.
share-of = { $treasure } for { $name-obj }
share-number = { $number }) { $treasure }

## Dragons and adventurers

dragon = the dragon of strength { $strength }
# The dragon in a place of the row. $strength: 0 if it is not to be said.
dragon-place =
    { $strength ->
        [0] dragon { $n }
       *[other] dragon { $n } (strength { $strength })
    }

# .one: as something to send out.
adventurer-wizard = Wizard
    .one = the Wizard
adventurer-thief = Thief
    .one = the Thief
adventurer-knight-3 = Knight (3)
    .one = the Knight (3)
adventurer-knight-4 = Knight (4)
    .one = the Knight (4)

## Magic Objects

object-swap-powder = Swap Powder
object-ring-of-confusion = Ring of Confusion
object-stone-of-misdirection = Stone of Misdirection
object-invisible-hand = Invisible Hand
object-horn-of-recall = Horn of Recall
object-scroll-of-banishment = Scroll of Banishment
object-dragonbane-sword = Dragonbane Sword
object-crystal-ball = Crystal Ball
object-horn-of-plenty = Horn of Plenty
object-amulet-of-warding = Amulet of Warding
object-hourglass = Hourglass
object-wand-of-awakening = Wand of Awakening

object-rule-swap-powder = At the start of your turn: swap two dragons, together with their treasure. The adventurers stay where they are; a dragon that is now outmatched dies at once.
object-rule-ring-of-confusion = When the shares of a fight that you were in are settled: swap the shares of two other players before anybody takes them.
object-rule-stone-of-misdirection = When a thief comes to you: you choose which of your tokens is stolen, even if a Wizard helps the thief.
object-rule-invisible-hand = At the start of your turn: secretly choose a dragon with treasure, while every other player secretly names one dragon to watch. If nobody watches yours, take two tokens of your choice from it.
object-rule-horn-of-recall = At the start of your turn: one of your adventurers comes home from a dragon and lies face down.
object-rule-scroll-of-banishment = At the start of your turn: send another player’s adventurer home from a dragon. At home it lies face down.
object-rule-dragonbane-sword = When you place a Knight: it counts for 2 more in this fight.
object-rule-crystal-ball = At the start of your turn: the hidden tokens of one dragon are drawn now and lie on it for all to see.
object-rule-horn-of-plenty = When a dragon that you fought is dead and its hidden tokens are drawn: two more tokens from the bag join the treasure.
object-rule-amulet-of-warding = When a thief comes to you: the theft fails.
object-rule-hourglass = While you negotiate: the time starts again.
object-rule-wand-of-awakening = At the start of your turn, if you have adventurers at home both face up and face down: turn all of them face up.

## Dragons, adventurers and tokens as pieces of the box

# How many of its treasure tokens.
card-dragon = Dragon of strength { $strength }
dragon-rule = Open: { $known }. Hidden: { $hidden }.
adventurer-rule-wizard =
    { $rules ->
        [basic] The only Wizard in a fight takes the red tokens before the rest is shared.
        [advanced] For each red token in your share you draw a Magic Object.
       *[both] Basic rules: the only Wizard in a fight takes the red tokens before the rest is shared. Advanced rules: for each red token in your share you draw a Magic Object.
    }
adventurer-rule-thief = After the sharing it steals a token from another player who fought, without looking; if your Wizard is there too, you look and choose.
worth-basic = Points, basic
worth-advanced = Points, advanced
worth-majority = { $low }–{ $high } for the most

## The log

event-dragon-appeared =
    Dragon { $spot-n } appears, strength { $dragon-strength }. { $dragon-hidden ->
        [0] It guards { $treasure }.
        [one] It hides 1 token and shows { $treasure }.
       *[other] It hides { $dragon-hidden } tokens and shows { $treasure }.
    }
event-turned-up =
    { $seat-who ->
        [you] You turn { $adventurers } face up again.
       *[one] { $seat } turns { $adventurers } face up again.
    }
# $strength-more: 1 or more with the Dragonbane Sword.
event-adventurer-placed =
    { $seat-who ->
        [you] { $strength-more ->
            [0] You send { $adventurer-one } against { $spot }.
           *[other] You send { $adventurer-one }, who now counts for { $strength }, against { $spot }.
        }
       *[one] { $strength-more ->
            [0] { $seat } sends { $adventurer-one } against { $spot }.
           *[other] { $seat } sends { $adventurer-one }, who now counts for { $strength }, against { $spot }.
        }
    }
event-turn-lost =
    { $seat-who ->
        [you] All your adventurers are out, so you lose the turn.
       *[one] { $seat } has all adventurers out and loses the turn.
    }
event-everybody-blocked = Nobody has an adventurer left at home: each player calls one back.
event-went-home =
    { $seat-who ->
        [you] Your { $adventurer } leaves { $spot } and goes home, face down.
       *[one] { $seat }’s { $adventurer } leaves { $spot } and goes home, face down.
    }
event-dragon-killed =
    { $fighters-who ->
        [one] { $fighters } has killed { $spot }.
       *[many] { $fighters-start } have killed { $spot }.
    }
event-treasure-grew = The bag adds { $treasure } to the treasure of { $spot }.
event-reds-seized =
    { $seat-who ->
        [you] You have the only Wizard in the fight and may take the red tokens first.
       *[one] { $seat } has the only Wizard in the fight and may take the red tokens first.
    }
event-nothing-to-share = Dragon { $spot-n } has no treasure left to share.
# $seconds or $steps is 0.
event-negotiation-began =
    { $steps ->
        [0] { $fighters-start } have { $seconds } seconds to share { $treasure }.
        [one] { $fighters-start } have 1 step each to share { $treasure }.
       *[other] { $fighters-start } have { $steps } steps each to share { $treasure }.
    }
event-proposed =
    { $seat-who ->
        [you] You make proposal { $number }: { $shares }.
       *[one] { $seat } makes proposal { $number }: { $shares }.
    }
event-proposal-accepted =
    { $seat-who ->
        [you] { $proposer-who ->
            [you] You accept your own proposal { $number }.
           *[one] You accept proposal { $number }, made by { $proposer }.
        }
       *[one] { $proposer-who ->
            [you] { $seat } accepts your proposal { $number }.
           *[one] { $seat } accepts proposal { $number }, made by { $proposer }.
        }
    }
event-acceptance-taken-back =
    { $seat-who ->
        [you] You withdraw your agreement.
       *[one] { $seat } no longer agrees.
    }
event-agreed = { $fighters-start } agree: { $shares }.
event-treasure-lost = No agreement: { $fighters-nom } lose { $treasure }.
event-treasure-divided =
    { $seat-who ->
        [you] You divide the treasure into these shares: { $shares }.
       *[one] { $seat } divides the treasure into these shares: { $shares }.
    }
event-share-chosen = Share { $share } goes to { $seat-obj }.
event-share-taken =
    { $seat-who ->
        [you] You take { $treasure }.
       *[one] { $seat } takes { $treasure }.
    }
event-theft-tried =
    { $seat-who ->
        [you] You send the Thief to { $victim }.
       *[one] { $seat } sends the Thief to { $victim-obj }.
    }
event-nothing-to-steal =
    { $seat-who ->
        [you] Your Thief finds nobody with anything to steal.
       *[one] { $seat }’s Thief finds nobody with anything to steal.
    }
event-stash-seen =
    { $seat-who ->
        [you] With the Wizard’s help you see what { $victim } has: { $treasure }.
       *[one] { $victim-who ->
            [you] With the Wizard’s help { $seat } sees what you have: { $treasure }.
           *[one] With the Wizard’s help { $seat } sees what { $victim } has: { $treasure }.
        }
    }
event-token-stolen =
    { $seat-who ->
        [you] You steal a token from { $victim }.
       *[one] { $seat } steals a token from { $victim-obj }.
    }
event-token-recognised =
    { $seat-who ->
        [you] You have stolen { $token } from { $victim }. Only you and { $victim } know what it was.
       *[one] { $victim-who ->
            [you] { $seat } has stolen { $token } from you. Only you and { $seat } know what it was.
           *[one] { $seat } has stolen { $token } from { $victim }. Nobody else knows what it was.
        }
    }
event-objects-drawn =
    { $seat-who ->
        [you] { $n ->
            [one] You draw a Magic Object.
           *[other] You draw { $n } Magic Objects.
        }
       *[one] { $n ->
            [one] { $seat } draws a Magic Object.
           *[other] { $seat } draws { $n } Magic Objects.
        }
    }
event-objects-seen =
    { $seat-who ->
        [you] Only you see what you have drawn: { $objects }.
       *[one] Drawn by { $seat }: { $objects }.
    }
event-objects-reshuffled = The used Magic Objects are shuffled into a new pile.
event-object-used =
    { $seat-who ->
        [you] You use the { $object }.
       *[one] { $seat } uses the { $object }.
    }
event-dragons-swapped = Dragons { $spots } swap places, with their treasure. The adventurers stay where they are.
event-shares-swapped =
    { $seats-who ->
        [you-all] { $seats-start } swap your shares.
       *[many] { $seats } swap their shares.
    }
event-hand-watched =
    { $seat-who ->
        [you] { $caught ->
            [0] Your Invisible Hand reaches for { $spot }, and nobody is watching ({ $watchers }).
           *[other] Your Invisible Hand reaches for { $spot } and is seen ({ $watchers }).
        }
       *[one] { $caught ->
            [0] { $seat }’s Invisible Hand reaches for { $spot }, and nobody is watching ({ $watchers }).
           *[other] { $seat }’s Invisible Hand reaches for { $spot } and is seen ({ $watchers }).
        }
    }
watcher = { $name-nom }: { $spot }
event-market-opened =
    { $steps ->
        [0] The Market opens, for { $seconds } seconds.
        [one] The Market opens. Everybody has 1 step.
       *[other] The Market opens. Everybody has { $steps } steps.
    }
# The receiver of an offer to all.
everybody = everybody
# A gift wants nothing in return; a request for one gives nothing.
event-offered =
    { $seat-who ->
        [you] { $want-n ->
            [0] Offer { $number }: you offer { $receiver } { $give } as a gift.
           *[other] { $give-n ->
                [0] Offer { $number }: you ask { $receiver } for { $want } as a gift.
               *[other] Offer { $number }: you offer { $receiver } { $give } for { $want }.
            }
        }
       *[one] { $want-n ->
            [0] Offer { $number }: { $seat } offers { $receiver-obj } { $give } as a gift.
           *[other] { $give-n ->
                [0] Offer { $number }: { $seat } asks { $receiver-obj } for { $want } as a gift.
               *[other] Offer { $number }: { $seat } offers { $receiver-obj } { $give } for { $want }.
            }
        }
    }
event-offer-taken-back =
    { $seat-who ->
        [you] You take your offer back.
       *[one] { $seat } takes the offer back.
    }
event-traded =
    { $want-n ->
        [0] { $seat-who ->
            [you] You give { $other } { $give } as a gift.
           *[one] { $seat } gives { $other-obj } { $give } as a gift.
        }
       *[other] { $give-n ->
            [0] { $other-who ->
                [you] You give { $seat } { $want } as a gift.
               *[one] { $other } gives { $seat-obj } { $want } as a gift.
            }
           *[other] { $seat-who ->
                [you] You give { $other } { $give } for { $want }.
               *[one] { $seat } gives { $other-obj } { $give } for { $want }.
            }
        }
    }
event-said-done =
    { $seat-who ->
        [you] You are done trading.
       *[one] { $seat } is done trading.
    }
event-market-closed = The Market closes.
event-bag-emptied = The bag is empty: no new dragons will come.
event-stashes-revealed =
    The screens are lifted: { $stashes }. { $winners-who ->
        [you] You win the game!
        [one] { $winners } wins the game!
       *[many] { $winners-start } share the victory!
    }
stash-counted =
    { $name-who ->
        [you] { $points ->
            [one] you have { $treasure }: 1 point
           *[other] you have { $treasure }: { $points } points
        }
       *[one] { $points ->
            [one] { $name } has { $treasure }: 1 point
           *[other] { $name } has { $treasure }: { $points } points
        }
    }

## Questions

prompt-turn =
    { $can-pass ->
        [0] Which adventurer do you send against which dragon?
       *[other] All your adventurers are out. Do you use a Magic Object?
    }
prompt-go-home = Nobody has an adventurer left at home. Which of yours comes back?
prompt-reach = Which dragon does the Invisible Hand reach for?
prompt-watch = { $thief } uses the Invisible Hand. Which dragon do you watch?
prompt-take-two = Nobody is watching. Which tokens do you take from { $spot }?
prompt-token =
    { $victim-asked ->
        [0] Which token do you steal from { $victim }?
       *[other] Which of your tokens does the thief get?
    }
prompt-rob = Which player does your Thief rob?
# $window: completed (a dragon has been killed), agreed (the shares), robbed (by $thief).
prompt-use-object =
    { $window ->
        [agreed] The shares are settled. Do you use a Magic Object before they are taken?
        [robbed] { $thief } wants to steal from you. Do you use a Magic Object?
       *[completed] The dragon is dead and its treasure complete. Do you use a Magic Object now?
    }
prompt-share = Which share do you take?
# $steps_left: 0 if there is a clock instead.
prompt-negotiate =
    How do { $fighters-nom } share { $treasure }?{ $steps_left ->
        [0] { "" }
        [one] { " " }You have 1 step left.
       *[other] { " " }You have { $steps_left } steps left.
    }
prompt-divide = How do you divide { $treasure } into { $n } shares? The others choose first, and you get what is left.
prompt-trade =
    What do you trade in the Market?{ $steps_left ->
        [0] { "" }
        [one] { " " }You have 1 step left.
       *[other] { " " }You have { $steps_left } steps left.
    }

## Options. Parts of a sentence.

option-turn-pass = no
option-place = send { $adventurer-one } against { $dragon }
option-place-sword = send { $adventurer-one } with the { object-dragonbane-sword } against { $dragon }
option-use-object-no = no
option-object-swap-powder = { object-swap-powder }: swap dragons { $dragons }
option-object-ring-of-confusion = { object-ring-of-confusion }: swap the shares of { $seats }
option-object-stone-of-misdirection = { object-stone-of-misdirection }: choose yourself what is stolen
option-object-invisible-hand = { object-invisible-hand }: reach for a dragon’s treasure
option-object-horn-of-recall = { object-horn-of-recall }: call { $adventurer-one } home
option-object-scroll-of-banishment = { object-scroll-of-banishment }: send { $adventurer-one } of { $seat } home
option-object-crystal-ball = { object-crystal-ball }: see the hidden treasure of { $dragon }
option-object-horn-of-plenty = { object-horn-of-plenty }: two more tokens for the treasure
option-object-amulet-of-warding = { object-amulet-of-warding }: the theft fails
option-object-hourglass = { object-hourglass }: the time starts again
option-object-wand-of-awakening = { object-wand-of-awakening }: turn all adventurers at home face up
option-negotiate-wait = wait
option-negotiate-take-back = withdraw your agreement
option-propose = propose { $shares }
option-accept-proposal =
    { $proposer-who ->
        [you] accept your own proposal { $number }: { $shares }
       *[one] accept proposal { $number }, made by { $proposer }: { $shares }
    }
option-trade-wait = wait
option-trade-done = stop trading
option-trade-take-back = take your offer back
option-offer =
    { $want-n ->
        [0] offer { $receiver } { $give } as a gift
       *[other] { $give-n ->
            [0] ask { $receiver } for { $want } as a gift
           *[other] offer { $receiver } { $give } for { $want }
        }
    }
option-accept-offer =
    { $want-n ->
        [0] accept offer { $number }: { $seller } gives you { $give }
       *[other] { $give-n ->
            [0] accept offer { $number }: you give { $seller } { $want }
           *[other] accept offer { $number }: { $seller } gives you { $give } for { $want }
        }
    }

## The options of the game. -name: what it is called, -help: what it is for, -value: its values.

option-name-rules = Rules
option-help-rules = With Magic Objects and the longer scoring, or without.
option-value-rules-basic = basic
option-help-rules-basic = A lone Wizard takes the red tokens; players who tie for the most of a colour all score it in full. For a first game.
option-value-rules-advanced = advanced
option-help-rules-advanced = A Wizard turns red tokens into Magic Objects; sets score, ties score less, and the Black Diamond is cursed.

option-name-split = Sharing
option-help-split = How the players who killed a dragon share its treasure.
option-value-split-negotiation = negotiation
option-help-split-negotiation = All of them must agree in time, or the treasure is lost.
option-value-split-divide = divide and choose
option-help-split-divide = The weakest fighter makes the shares; the others choose, the strongest first. Nobody negotiates.

option-name-market = Market
option-help-market = Once, when half the pile of dragons is gone, everybody may trade tokens.
option-value-market-yes = yes
option-value-market-no = no

option-name-timer = Time
option-help-timer = How long a negotiation and the Market last.
option-value-timer = { $n } seconds
option-value-timer-none = no clock

option-name-steps = Steps
option-help-steps = Without a clock: how many steps each player has in a negotiation and in the Market. Waiting is a step, too.
option-value-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }

option-name-dragons = Dragons
option-help-dragons = How many there are, the four in the row included. The others are set aside, and nobody knows which. By the book there are 18.
option-value-dragons = { $n }

option-name-objects = Magic Objects
option-help-objects = Which there are in the advanced rules, two of each.

option-name-gems = Gems for a majority
option-help-gems = Whoever has most of a colour scores it with this many gems or more. By the book one is enough.
option-value-gems = { $n }

option-name-counter = Counting
option-help-counter = The table keeps track, for everybody, of what each player was seen to take. Thefts stay hidden.
option-value-counter-yes = yes
option-value-counter-no = no

## The score sheet

sheet-silver = Silver
sheet-gold = Gold
sheet-red = Red tokens
sheet-black-diamond = Black Diamond
sheet-sets = Sets of five gems
sheet-sapphire = Most sapphires
sheet-emerald = Most emeralds
sheet-amethyst = Most amethysts
sheet-amber = Most ambers
sheet-diamond = Most diamonds
sheet-total = Total
sheet-cursed = Cursed by the Black Diamond: no points for sets or for the most of a colour.
