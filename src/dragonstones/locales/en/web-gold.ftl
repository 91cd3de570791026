### The Dragon’s Gold table in the browser.

gold-you = You
    .to = you
gold-your-side = Your side of the table
gold-your-team = Your adventurers
gold-your-screen = Your screen
# $sets is 0 where sets score nothing.
gold-scoring =
    Most of a colour: { $most } points{ $gems ->
        [1] { "" }
       *[other] { "" } (from { $gems } on)
    }{ $sets ->
        [0] { "" }
       *[other] { " · " }each set of five: { $sets }
    }
gold-strength = strength { $n }
gold-only-you = only you see this
gold-others = The others
gold-dragons = The dragons

## The dragons, as the drawings call them

dragon-name-5-4-1 = Hatchling
dragon-name-6-1-5 = Longslumber
dragon-name-6-4-2 = Cinderpaw
dragon-name-6-6-0 = Goldwing
dragon-name-7-2-5 = Chestwarden
dragon-name-7-4-3 = Hoardhound
dragon-name-7-6-1 = Tidecoil
dragon-name-8-0-8 = Nightcloak
dragon-name-8-3-5 = Curltail
dragon-name-8-5-3 = Thornwing
dragon-name-8-8-0 = Proudneck
dragon-name-9-2-7 = Cloudram
dragon-name-9-5-4 = Old Cinder
dragon-name-9-8-1 = Threehead
dragon-name-10-1-9 = Evereye
dragon-name-10-6-4 = Great Maw
dragon-name-10-9-1 = Mirejaw
dragon-name-11-11-0 = The Deep King

gold-dragon-n = dragon { $n }
gold-no-dragon = no dragon
gold-hidden = hidden
# For people who cannot see it. $attackers is empty if there are none.
gold-dragon-told =
    Strength { $strength }, attacked with { $attack }. Treasure: { $treasure }{ $hidden ->
        [0] .
       *[other] , and { $hidden } hidden.
    } { $attackers }
gold-attackers-of = { $who } with { $adventurers }
gold-attacker-pick = { $adventurer } of { $who-obj } at dragon { $n }
gold-dragon-pick = Choose dragon { $n }
gold-dragon-picked = Dragon { $n } is chosen
gold-goal = Most points win
gold-left =
    { $n ->
        [one] dragon left
       *[other] dragons left
    }
gold-bag = in the bag
gold-deck = Magic Objects left
gold-lost = lost to all:

## The others

gold-choosing = choosing
gold-away = away
gold-stand-in = a bot plays
gold-tokens-behind =
    { $n ->
        [one] token behind the screen
       *[other] tokens behind the screen
    }
gold-objects-held =
    { $n ->
        [one] Magic Object
       *[other] Magic Objects
    }
gold-seen-of = Was seen to take { $treasure }
gold-stash-of = Behind the screen: { $treasure }
gold-nothing-seen = nothing seen yet
gold-nothing-yet = nothing yet
gold-seat-pick = Choose { $who }
gold-seat-look = Look at { $who } more closely
gold-has-tokens =
    { $n ->
        [0] Nothing is behind the screen.
        [one] One token is behind the screen.
       *[other] { $n } tokens are behind the screen.
    }
gold-has-objects =
    { $n ->
        [0] No Magic Objects.
        [one] One Magic Object.
       *[other] { $n } Magic Objects.
    }
gold-stash-title = Behind the screen
gold-seen-title = Taken for all to see

## My side

gold-is-up = ready
gold-is-down = face down
gold-at-dragon = at dragon { $n }
gold-objects = Magic Objects
gold-no-objects = no Magic Objects
gold-object-about = What { $object } does
gold-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
gold-most = { $n } for the most
gold-lead-needs = { $n } more to lead
gold-place-cursed = no points: cursed
gold-place-behind = behind
gold-place-level = tied
gold-place-ahead = you lead
gold-place-sure = yours for sure
gold-offer-one = Offer one

## What I am asked

gold-first-turn = Choose an adventurer, then a dragon
gold-then-home = Now choose a dragon
gold-then-object = Now choose what it is used on
gold-first-go-home = Choose an adventurer at a dragon
gold-first-reach = Choose a dragon
gold-first-watch = Choose a dragon
gold-first-rob = Choose a player above
gold-first-share = Choose a share
gold-first-use-object = Choose a Magic Object
gold-first-token =
    { $n ->
        [one] Choose a token
       *[other] Choose { $n } tokens
    }
gold-do-rob = Rob { $what }
gold-do-watch = Watch { $what }
gold-do-reach = Reach for { $what }
gold-do-go-home = Call { $what } home
gold-none-usable = None of yours can be used now
gold-idle-turn = Use none
gold-idle-use-object = Use none
gold-as-list = Choose from a list ({ $n })
gold-moment = Just a moment …
gold-take = Take { $treasure }

## A kill

gold-slain = { $name } is slain
gold-slain-about = dragon { $n }, strength { $strength }, killed with { $attack }
gold-slain-by = Dragon { $n } fell to { $names-obj }.
gold-tale-home = The adventurers go home and lie face down.
gold-fighters = Who fought

## The negotiation

gold-hoard = The hoard
gold-hoard-left =
    { $n ->
        [one] One token in the hoard: a tap gives it to { $who }
       *[other] { $n } tokens in the hoard: a tap gives one to { $who }
    }
gold-hoard-empty = Every token has an owner
gold-hoard-others = Every token needs an owner before time is up
gold-piece-give = Give { $token } to { $who }
gold-piece-move = Take { $token } from { $from }, give it to { $to }
gold-piece-back = Take { $token } from { $from }, put it back into the hoard
gold-gets-next = gets the next token
gold-nothing-given = nothing yet
gold-splits = Splits of the others
gold-split-of = { $name }’s split
gold-your-split = Your split
gold-split-left =
    { $n ->
        [one] one token still to give
       *[other] { $n } tokens still to give
    }
gold-split-ready = not on the table yet
gold-no-splits = No proposal yet
gold-no-splits-about = Share out the hoard and be the first to propose a split.
gold-no-splits-others = Those who fought have not proposed anything yet.
gold-agrees = agrees
gold-agrees-not = has not agreed
gold-agree-count =
    { $n ->
        [0] nobody agrees
        [one] 1 of { $of } agrees
       *[other] { $n } of { $of } agree
    }
gold-agree-missing =
    { $n ->
        [one] 1 of { $of } agrees, your seal is missing
       *[other] { $n } of { $of } agree, your seal is missing
    }
gold-agree = Agree
gold-agree-points = Agree: { $n } for me
gold-agree-own = Agree to your own
gold-take-back = Take your seal back
gold-give-all = Give every token to somebody
gold-propose = Propose this split
gold-start-from = Copy it and change it
gold-clear = Put all back
gold-apart =
    { $n ->
        [0] The two splits are the same
        [one] One token apart
       *[other] { $n } tokens apart
    }
gold-seconds = seconds,
gold-steps =
    { $n ->
        [one] step,
       *[other] steps,
    }
gold-steps-of =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
gold-then-lost = then the hoard is lost to all
gold-then-shut = then the Market shuts
gold-stands = What is proposed stands until it is changed.
gold-wait = Let a step pass
gold-use-hourglass = Turn the sand over
gold-worth-you = worth to you
gold-if-yours = if it were yours
gold-sure-hoped = { $sure } for sure, { $hoped } hoped for
gold-note-unknown = { $gem } { $before } → { $after }
gold-note-behind = { $gem } { $before } → { $after }, still behind
gold-note-level = { $gem } { $before } → { $after }, tied
gold-note-ahead = { $gem } { $before } → { $after }, you would lead
gold-note-sure = { $gem } { $before } → { $after }, yours for sure
gold-note-cursed = { $gem }: no points, you are cursed
gold-note-sets = sets: { $n } points
gold-note-curse = cursed: gems and sets score nothing

## Divide and choose

gold-share-n = Share { $n }
gold-divide = Your division
gold-divide-done = Lay out { $n } shares
gold-choose-share = Which share do you take?
gold-choosing-shares = The shares are chosen, the strongest first
gold-settled = The shares are settled
gold-take-share = Take share { $n }

## The Market

gold-market = The Market
gold-market-about = Tokens for tokens, if both are willing.
gold-are-done = Done trading: { $names-nom }
gold-offers = On offer
gold-no-offers = Nobody offers anything yet.
gold-everybody = everybody
gold-to-everybody = to everybody
gold-to = to { $who-obj }
gold-gives = gives
gold-wants = wants
gold-for-you = for you
gold-trade = Trade
gold-cannot-pay = You do not have that
gold-offer-back = Take your offer back
gold-your-offer = Your offer
gold-your-offer-again = Make another offer instead
gold-you-give = You give
gold-you-want = You want
gold-give-hint = tap a token below
gold-want-hint = tap a token below
gold-give-more = Your tokens
gold-want-more = Tokens to ask for
gold-more = One more: { $token }
gold-less = One fewer: { $token }
gold-offer-to = Who is it for?
gold-offer = Offer
gold-done = Stop trading
gold-is-done = You are done trading

## The end

gold-screens-lifted = The screens are lifted
gold-wins =
    { $names-who ->
        [you] You win!
        [one] { $names } wins
       *[many] { $names-start } share the victory
    }
gold-turns = after { $n } turns
gold-show-all = Show all
gold-sheet-line = What scores
gold-times = { $n } ×

## Keys

gold-key-adventurer = choose an adventurer
gold-key-dragon = choose a dragon
gold-key-confirm = do what is chosen
gold-key-clear = start over
gold-key-receiver = who gets the next token
gold-key-share = which share gets the next token
gold-key-agree = agree to the split that is shown
gold-key-propose = propose your split

## Notes: what comes up for the first time

note-gold-division = Divide and choose: the weakest fighter makes the shares, the others choose first.
note-gold-object = You have a Magic Object. Most are used at the beginning of your turn; the game asks you when its moment has come.

# At a party: the table on the wall, and one's own phone.
gold-wall-all-seals = All seals on one split before the sand is through, or the hoard is lost to all.
gold-wall-market = The Market is open
gold-wall-no-offers = Nobody has offered anything yet.
gold-wall-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
gold-wall-bot = a bot plays
gold-wall-away = is away
gold-hand-sure = for sure
gold-hand-hoped = { $n } hoped for
gold-hand-agree = Agree with { $name }
gold-hand-change = Change it
gold-hand-nothing = This or nothing
gold-hand-make = Make a split
gold-hand-back = Back to the splits
gold-hand-up = Look up at the large screen
