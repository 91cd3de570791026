### The page in the browser: replays, passing one device on, the table in words.

## Replays

replay-title = Replay: { $name }
replay-of = Replay of { $game }
replay-none = No game to replay here
replay-hands = Replay
replay-place = Position in the game
replay-step = Step { $n } of { $of }
replay-play = Play
replay-pause = Pause
replay-next = next step
replay-before = previous step
replay-mark-auction = Auction
replay-mark-point = Point
replay-mark-kill = Kill
replay-mark-market = Market
replay-next-auction = next auction
replay-before-auction = previous auction
replay-next-point = next point
replay-before-point = previous point
replay-next-kill = next kill
replay-before-kill = previous kill
replay-next-market = next Market
replay-before-market = previous Market
replay-speed = Speed
replay-times = { $n } ×
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-open = all screens open
replay-link = Copy a link to this moment
replay-play-on = Play on from here
replay-link-copied = The link to this moment is copied.
replay-key-play = play or pause
replay-key-first = to the beginning
replay-key-last = to the end
replay-key-faster = faster
replay-key-slower = slower
replay-key-eyes = another point of view

## One device for all

pass-title = One device for all
pass-lead = Pass it around the table: each player bids and looks behind a curtain, and everybody watches the rest together.
pass-who = Who plays?
pass-name = Name { $n }
pass-add = Add a player
pass-remove = Remove { $name }
pass-name-needed = A name is missing here.
pass-same-names = Two players are called { $name }. Please give them different names.
pass-bots = Bots at the table
pass-no-bots = none
pass-start = Start the game
pass-bar = Whose turn it is
pass-to = Pass the device to { $name }
pass-to-about = What is behind the screen is for { $name } only. The others look away.
pass-open = I am { $name }
pass-only = Only { $name } looks
pass-look = { $name }’s screen
pass-look-about = A quick look behind your own screen. The others look away.
pass-rather-not = Cancel
pass-shut = Shut the screen
pass-hide = Hide
pass-who-speaks = Who acts?
pass-asked = { $n ->
    [one] It is { $names }’s turn.
   *[other] { $names } still have to answer.
}
pass-all-look = Everybody may look.
pass-key-hide = hide what is behind the screen
pass-leave = Leave; the game waits

## The table in words

words-table = The table in words
words-show = Show the table in words
words-hide = Hide the table in words
words-key = the table in words
words-now = Where we are
words-things = On the table
words-players = Players
words-mine = What only you see
words-asked = What you are asked
words-log = What happened last
words-you-name = You ({ $name })
words-turn = Turn { $n }.
words-seat = { $name }: { $about }.
words-screen = behind the screen { $goods }
words-my-screen = Behind your screen: { $goods }.
words-answered = { $names-who ->
    [one] { $names } has answered.
   *[many] { $names-start } have answered.
}
words-secret = Somebody may be deciding in secret.
words-won = { $names-who ->
    [you] You win.
    [one] { $names } wins.
   *[many] { $names-start } win together.
}
words-place = Place { $place }: { $names-nom }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

words-fist-auction = Up for auction: { $card }. { $rule }
words-fist-stage = { $stage ->
    [silver] { $names-start } bid in silver now.
    [stones] { $names-start } bid with stones now.
   *[common] Only Common Gold counts now, for { $names-obj }.
}
words-fist-open = { $name-who ->
    [you] You have bid { $n }: { $goods }.
   *[one] { $name } has bid { $n }: { $goods }.
}
words-fist-playing = Being played: { $card }.
words-fist-drawn = Drawn so far: { $goods }.
words-fist-coming = Still to come, in a hidden order: { $cards }.
words-fist-order = Still to come, in this order: { $cards }.
words-fist-secret = { $n ->
    [one] One card to come is face down.
   *[other] { $n } cards to come are face down.
}
words-fist-used = Auctioned already: { $cards }.
words-fist-bank = In the bank: { $goods }.
words-fist-deck = { $n ->
    [one] One special card is in the pile.
   *[other] { $n } special cards are in the pile.
}
words-fist-stones-hidden = stones hidden
words-fist-holds = holds { $cards }
words-fist-favor = has the King’s Favor
words-fist-spent-hidden = spent coins hidden
words-fist-spent = { $goods } spent until the end of the turn
words-fist-not-asked = Not asked again this turn: { $what }.
words-fist-always = Used every time this turn: { $what }.

words-gold-turn = { $name-who ->
    [you] Turn { $n }: you are to move.
   *[one] Turn { $n }: { $name } is to move.
}
words-gold-dragon = Dragon { $n }: strength { $strength }, attacked with { $attack }. Treasure: { $treasure }{ $hidden ->
    [0] .
   *[other] , and { $hidden } hidden.
} { $some ->
    [0] { "" }
   *[other] Against it: { $attackers }.
}
words-gold-attackers = { $name-nom } with { $adventurers }, { $n }
words-gold-goal =
    The most points win. Silver counts { $silver }, gold { $gold }, and the most of a colour { $most }{ $gems ->
        [1] { "" }
       *[other] { "" } (from { $gems } on)
    }{ $sets ->
        [0] .
       *[other] ; each set of all five colours { $sets }.
    }
words-gold-left = Dragons left: { $dragons }. Tokens in the bag: { $tokens }.
words-gold-strengths = Strengths: { $all }.
words-gold-strength = { $adventurer } { $n }
words-gold-up = ready: { $adventurers }
words-gold-down = resting: { $adventurers }
words-gold-has = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} behind the screen{ $objects ->
    [0] { "" }
    [one] , 1 Magic Object
   *[other] , { $objects } Magic Objects
}
words-gold-seen = seen to take { $treasure }
words-gold-my-objects = Your Magic Objects: { $objects }.
words-gold-fight = Dragon { $n } is dead. { $names-start } fought it.
words-gold-share = { $name-who ->
    [you] you get { $treasure }
   *[one] { $name } gets { $treasure }
}
words-gold-divided = Share { $n }: { $treasure }{ $taken ->
    [0] .
   *[other] , for { $name-obj }.
}
words-gold-theft = { $thief-who ->
    [you] Your Thief comes to { $victim }.
   *[one] { $thief }’s Thief comes to { $victim-obj }.
}
words-gold-talks = { $names-start } are splitting { $treasure }.
words-gold-proposal = { $name-who ->
    [you] Your proposal, number { $n }: { $shares }.
   *[one] Proposal { $n }, by { $name }: { $shares }.
} { $count ->
    [0] Nobody agrees.
   *[other] { $agree-who ->
        [one] { $agree } agrees.
       *[many] { $agree-start } agree.
    }
}
words-gold-worth = { $hoped ->
    [0] Worth { $n } to you.
   *[other] Worth { $n } to you, { $hoped } of it hoped for.
}
words-gold-market = The Market is open.
words-gold-offer = { $name-who ->
    [you] Your offer, number { $n }, to { $to ->
        [0] everybody
       *[other] { $receiver }
    }: you give { $give } and want { $want }.
   *[one] Offer { $n }, from { $name } to { $to ->
        [0] everybody
       *[other] { $receiver-obj }
    }: gives { $give }, wants { $want }.
}
words-gold-done = { $names-who ->
    [one] { $names } is done.
   *[many] { $names-start } are done.
}

## Answering in words

answer-nothing = Nothing to decide right now.
answer-sealed = Your answer is sealed.
answer-back = Take it back
answer-total = Worth: { $n }
answer-of = { $goods }, of { $n }
answer-hand-left = left fist
answer-hand-right = right fist
answer-close = Close the fist
answer-close-both = Close both fists
answer-agree = Agree to proposal { $n }
answer-disagree = Withdraw your agreement
answer-hourglass = Restart the time with the Hourglass
answer-wait = Wait
answer-propose = Propose a split
answer-goes-to = { $token }, number { $n } of { $of }, goes to
answer-into = { $token }, number { $n } of { $of }, goes into
answer-share = share { $n }
answer-divide = Divide it like this
answer-trade = Accept offer { $n }
answer-take-back = Take your offer back
answer-done = Stop trading
answer-offer = Make an offer
answer-offer-to = To whom
answer-everybody = everybody
answer-give-what = What you give
answer-want-what = What you want

## Said aloud

say-your-turn = It is your turn. { $prompt }
say-you-locked = Your answer is sealed.
say-locked = { $n ->
    [one] { $names } has sealed an answer
   *[other] { $names } have sealed their answers
}, { $done } of { $of }.
say-unlocked = { $names-who ->
    [you] You have taken your answer back.
    [one] { $names } has taken the answer back.
   *[many] { $names-start } have taken their answers back.
}

## The rule of what is on the table

help-now = On the table now
moment-fist-gold = Everybody hides coins in a fist, or none. All open at once, and the highest bid wins the card. Every coin you bid is spent, even if you lose; Fairy Gold comes back at the end of the turn.
moment-fist-silver = The highest bids are tied, so those players bid again in silver. If they tie again, nobody wins. All silver bid is spent.
moment-fist-common = For this card only Common Gold counts.
moment-fist-stones = This card is auctioned for stones. All stones bid go to the bank.
moment-fist-power = The winner of the auction uses the power of the card.
moment-fist-secret = Somebody may be asked whether to use a kept card. Nobody else can see who, or whether anybody is.
moment-gold-turn = Send one adventurer against a dragon. When the adventurers at a dragon are together at least as strong as it is, it dies and they share its treasure. If you have nobody face up at home, all at home turn face up again.
moment-gold-talks = Everybody who fought must agree to the same split, or nobody gets anything. You can propose, agree and change your mind as often as you like until time is up.
moment-gold-divide = The weakest fighter divides the treasure; the others choose a share each, the strongest first, and the divider gets the last one.
moment-gold-market = Everybody may trade tokens with everybody, as long as both are willing. The Market ends when time runs out, or when everybody is done.
moment-gold-theft = After the split, a Thief steals a token from somebody else who fought, without looking. If the same player’s Wizard fought too, they look and choose.
moment-gold-hand = The Invisible Hand reaches for a dragon in secret, while everybody else watches one. Unwatched, it takes two tokens.

## A game that this page knows nothing of but its data

generic-nothing = none
generic-field = { $field }: { $value }
generic-number = Your number
generic-answer = Answer
generic-answer-with = Answer: { $answer }
generic-asked = has to answer
generic-answered = has answered
generic-winner = wins
generic-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# Puts away what is explained the first time.
note-seen = Got it

## Why, and what a bot would do

why = Why?
why-line = Why? { $line }
why-rulings = How we play it
why-card = More about the { $card }
hint = Hint
hint-title = A hint
hint-thinking = Your adviser is thinking …
hint-used =
    { $n ->
        [one] This was your first hint. The result will say so.
       *[other] These were { $n } hints. The result will say so.
    }
hint-again = Ask again
hints-in-result =
    { $n ->
        [one] { $name }: 1 hint
       *[other] { $name }: { $n } hints
    }
notes-off = No more notes

## Standing orders.

orders-about = The site answers for you as you say here, at a moment that gives nothing away. Nobody else sees your orders, and you can withdraw them at any time.
orders-none = You have given no orders.
orders-change = Give or withdraw orders
orders-withdraw = Withdraw
orders-withdraw-this = Withdraw: { $order }
