# The terminal program.

terminal-title = { $game } · turn { $turn }
terminal-keys = ? cards · l log · h help · q leave


# One key each; for a coin the first is the one that is shown.
terminal-keys-fairy = f
terminal-keys-common = c
terminal-keys-silver = s
terminal-keys-black = k
terminal-keys-amulet = a
terminal-keys-fairy-silver = e
terminal-keys-magic-purple = p
terminal-keys-magic-blue = u
terminal-key-log = l
terminal-key-help = h
terminal-key-quit = q
terminal-key-previous = b
terminal-key-landmark = n
terminal-key-seat = s

terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-blue = B
terminal-letter-white = W

terminal-coin-fairy = Fairy Gold
terminal-coin-common = Common Gold
terminal-coin-silver = Silver
terminal-coin-black = black coin
terminal-coin-amulet = amulet
terminal-coin-fairy-silver = Fairy Silver
terminal-coin-magic-purple = purple coin
terminal-coin-magic-blue = blue coin

# The table.
terminal-head-points = points
terminal-head-stones = stones
terminal-head-spent = spent
terminal-head-fist = last fist
terminal-head-screen = behind the screen
terminal-you = you
terminal-closed = closed fist
terminal-choosing = choosing
terminal-called = Auctioned
terminal-to-come = To come ({ $n })
terminal-bank = Bank
terminal-standard = standard
terminal-special = special
terminal-home-made = home-made
terminal-silver = Tie: silver decides
terminal-drawn = Drawn:
terminal-won =
    { $winners-who ->
        [you] You win the game
        [one] { $winners } wins the game
       *[many] { $winners-start } share the victory
    }
terminal-turns = { $n ->
    [one] after one turn
   *[other] after { $n } turns
}
terminal-reveal-gold = the fists open
terminal-reveal-silver = the fists open, in silver
terminal-reveal-common = the fists open, with Common Gold
terminal-reveal-stones = the fists open, with stones
terminal-empty = empty
terminal-hidden = hidden
terminal-favor = King’s Favor
terminal-decline = no, thanks
terminal-takes-it = wins

# Asking.
terminal-bid-gold = 3, or 2f 1c; Enter: nothing
terminal-bid-silver = Enter: 0
terminal-bid-common = 2: Common Gold only; Enter: nothing
terminal-bid-stones = 1r 2y: stones; Enter: nothing
terminal-bid-two-fists = left/right: 3/0, or 2f 1c/1f
terminal-bid-nothing = You have nothing to bid: Enter
terminal-enter = (Enter)
terminal-unreadable-bid = “{ $typed }” is not a bid. Type: { $how }
terminal-unreadable-choice = Type what is in front of your choice.
terminal-timer-again = The game was saved in the middle of this: the sand timer starts again.
terminal-more = Enter: more
terminal-voices = If you are not { $me }, begin with your name, such as: { $other } …
terminal-go-on-enter = Enter: go on
terminal-back = Enter: back to the table
terminal-no-card = No card’s name begins with “{ $name }”.
terminal-pass-to = Pass the keyboard to { $name }.
terminal-pass-enter = { "" }Enter when nobody else is looking
terminal-fist-wins = { $n } points win
terminal-fist-goal =
    Collect dragonstones and turn them into points: the Wizard, the Magician and
    the Sorcerer take your stones and give you points. The first to have { $n }
    points wins.
terminal-no-variant-file = The variant { $path } cannot be read: { $reason }.
terminal-bad-variant-file = There is no variant in { $path }: it is not JSON.
terminal-no-variant = There is no variant { $variant }. A variant is a file, or one of these: { $names }.
terminal-other-game = This variant is for { $other }, not for { $game }.
terminal-house-rules = Not by the book: { $rules }.

    Card after card is auctioned. Everybody hides coins in a fist, and all fists
    open together; the player with the highest bid wins the card and uses it at
    once. Every coin in every fist is spent. Fairy Gold comes back after the turn,
    Common Gold and silver do not. Silver decides ties; after another tie, nobody
    wins the card.

    The Witch comes first: her black coin, bid later, curses the card it is bid for.
terminal-fist-help =
    3        three coins: Fairy Gold first, then Common Gold; in a tie Silver
    2f 1c    two Fairy Gold and one Common Gold
    2f k     with the black coin: the card is cursed
    1f a     with the amulet: the coins count double
    0        nothing; Enter alone means the same
    1, 2 ... answers to other questions; (Enter) marks what Enter alone means

    ?        coins that all have seen, what stones give, and the cards of this turn
    ? thief  any card; the beginning of its name will do
    l        everything that has happened
    q        save and leave

    Stones   R◆ red  Y▲ yellow  B▼ blue
    Coins    F● Fairy Gold  C◉ Common Gold  S■ Silver
             K✖ black coin  A✦ amulet

# Saved games.
terminal-saved = The game is saved in { $path }
terminal-go-on = Go on with: { $command }
terminal-saved-replay = Watch the replay with: { $command }
terminal-no-file = There is no saved game in { $path }.
terminal-unreadable-file = { $path } cannot be read.
terminal-damaged-file = { $path } is damaged, or not a saved game.
terminal-in-file = { $path }: { $reason }
terminal-no-people = { $path } is the journal of a game without people. Watch it with: { $command }
terminal-cannot-save = { $path } cannot be written.

# Names.
terminal-guest = { $of ->
    [1] Guest
   *[other] Guest { $n }
}
terminal-same-names = Every player needs a different name.
terminal-too-many-people = { $people } people do not fit: there are { $seats } seats, and at least one person plays.
terminal-no-option = “{ $typed }” is not an option: write name=value. The options of this game: { $options }.
terminal-no-card-file = The card { $path } cannot be read: { $reason }.
terminal-bad-card-file = { $path } is not a card: such a file holds one JSON object.
terminal-no-seat = There is no seat “{ $seat }”. The seats, from 1: { $names }.

# Cards and replay.
terminal-card = Card
terminal-kind = Kind
terminal-text = Text
terminal-replay-title = { $game } · step { $step } of { $steps }
terminal-replay-keys = Enter next · b back · n { $landmark } · 12 to step 12 · s other view · q leave
terminal-fist-landmark = next auction
terminal-eyes-open = all screens open
terminal-eyes-spectator = as a spectator

## Dragon’s Gold

# What players type; the first is the one that is shown.
terminal-gold-keys-silver = s silver
terminal-gold-keys-gold = g gold
terminal-gold-keys-red = r red reds
terminal-gold-keys-sapphire = b sa sapphire sapphires blue
terminal-gold-keys-emerald = e em emerald emeralds green
terminal-gold-keys-amethyst = a ame amethyst amethysts purple
terminal-gold-keys-amber = y amb amber ambers yellow
terminal-gold-keys-diamond = d di diamond diamonds white
terminal-gold-keys-black-diamond = x black
terminal-gold-keys-wizard = w wizard
terminal-gold-keys-thief = t thief
terminal-gold-keys-knight-3 = 3 k3 knight3
terminal-gold-keys-knight-4 = 4 k4 knight4
terminal-gold-keys-sword = s + sword
terminal-gold-keys-use = u use
terminal-gold-keys-propose = p propose
terminal-gold-keys-accept = a accept
terminal-gold-keys-back = b back
terminal-gold-keys-hourglass = z hourglass
terminal-gold-keys-wait = w wait
terminal-gold-keys-offer = o offer
terminal-gold-keys-done = done d
terminal-gold-keys-me = me i
terminal-gold-keys-any = any all everybody anybody
terminal-gold-keys-rest = rest *
terminal-gold-keys-even = even
terminal-gold-keys-for = for > =

# The table.
terminal-gold-keys = ? rules · l log · h help · q leave
terminal-gold-head-name = { "" }
terminal-gold-head-state = { "" }
terminal-gold-head-adventurers = adventurers
terminal-gold-head-tokens = tokens
terminal-gold-head-objects = objects
terminal-gold-head-seen = seen to take
terminal-gold-head-screen = behind the screen
terminal-gold-head-points = points
terminal-gold-head-offer = offer
terminal-gold-head-gives = gives
terminal-gold-head-wants = wants
terminal-gold-hidden = +{ $n } hidden
terminal-gold-bag = in the bag
terminal-gold-left = dragons left
terminal-gold-most = most of a colour
terminal-gold-deck = Magic Objects
terminal-gold-lost = lost
terminal-gold-objects = Magic Objects
terminal-gold-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
terminal-gold-dead = Dragon { $spot } is dead
terminal-gold-shares = The shares
terminal-gold-no-agreement = No agreement
terminal-gold-settled = Agreed, not yet taken
terminal-gold-to-share =
    { $n ->
        [one] Dragon { $spot } is dead: 1 token to share
       *[other] Dragon { $spot } is dead: { $n } tokens to share
    }
terminal-gold-to-divide = Divide this into { $n } shares
terminal-gold-to-choose = Choose your share
terminal-gold-no-proposals = Nobody has proposed anything yet.
terminal-gold-steps = steps left: { $steps }
terminal-gold-market = The Market
terminal-gold-no-offers = Nobody offers anything yet.
terminal-gold-are-done = Done: { $names }
# What a share does for me: how many of a gem I would have, and how I would then stand.
terminal-gold-sure = most for sure
terminal-gold-ahead = most seen
terminal-gold-level = tied
terminal-gold-behind = not most
terminal-gold-more-sets = set +{ $n }
terminal-gold-curses = cursed!

# Asking.
terminal-gold-how-propose = A proposal says who gets what: p me 2g r, odo 3s, rest maud. Or: p even.
terminal-gold-how-change = To change a proposal, name it, and who gives what to whom: p 2 odo>me g. On the table: { $numbers }.
terminal-gold-how-divide = { $n } shares with slashes between them, such as 2g r / s s / rest; or: even
terminal-gold-title = { $game } · turn { $turn } · most points win
terminal-gold-turns = { $n ->
    [one] after one turn
   *[other] after { $n } turns
}
terminal-gold-which-dragon = Against which dragon? Against the second, for example: { $typed } 2
terminal-gold-how-offer = An offer says who it is for, what you give, and for what: o ben 2g for d. To all: o any s for r. A gift: o ben s for 0.
terminal-gold-do-place = against dragon { $n }
terminal-gold-do-sword = with the { object-dragonbane-sword }
terminal-gold-do-propose = propose
terminal-gold-do-even = about even
terminal-gold-do-accept = accept
terminal-gold-do-back = take it back
terminal-gold-do-wait = wait
terminal-gold-do-divide = divide
terminal-gold-almost = All others accept proposal { $n }: { $key } settles it.
terminal-gold-do-offer = offer
terminal-gold-do-done = no more trades
terminal-gold-no-token = “{ $word }” is not a token. The tokens: { $letters }.
terminal-gold-no-player = Nobody here is called “{ $word }”. The players: { $names }.
terminal-gold-which-player = “{ $word }” could be any of these: { $names }.
terminal-gold-has-not = { $name } does not get { $treasure } in that proposal.
terminal-gold-left-over = Nobody gets { $treasure } yet. Add, for example: { $how }
terminal-gold-no-dragon = There is no dragon { $n } to attack. There are: { $numbers }.
terminal-gold-not-ready = { $who }: not ready to go. Ready: { $ready }.
terminal-gold-no-sword = Only a Knight can carry the { object-dragonbane-sword }, and you must hold it.
terminal-gold-nothing-to-use = You have no Magic Object that can be used now.
terminal-gold-unreadable = “{ $typed }” is not possible here. The line above shows what is; h explains it.
terminal-gold-which-number = Which one? Type its number: { $key } 2
terminal-gold-use = Which Magic Object do you use? Type its number.

# The rules.
terminal-gold-no-objects = You have none.
terminal-gold-scoring = What counts at the end
terminal-gold-adventurers = Adventurers
terminal-gold-majority-basic = { $n } points for the most of each colour; players who tie get them in full
terminal-gold-majority-advanced = { $n } points for the most of each colour; two players who tie get { $half } each, more get nothing
terminal-gold-curse = its owner scores neither sets nor the most of a colour; where that player alone has the most, nobody scores that colour
terminal-gold-head-dragon = Dragon’s strength
terminal-gold-head-known = Known tokens
terminal-gold-head-hidden = Hidden tokens
terminal-gold-head-adventurer = Adventurer
terminal-gold-head-strength = Strength
terminal-gold-head-text = Text
terminal-gold-head-token = Token
terminal-gold-head-number = Number
terminal-gold-head-object = Magic Object
terminal-gold-landmark = next kill

terminal-gold-goal =
    Send your adventurers against dragons and take their treasure.

    On your turn one adventurer goes to one of the four dragons. As soon as all
    adventurers there are together as strong as the dragon, it is dead, and what it
    had hidden comes to light. A player who killed it alone takes everything. If
    several did, they must agree who gets which token before the sand runs out.
    Without an agreement everything is lost.

    Silver is worth 1 point, gold 3. Each kind of gem scores only for the player who
    has the most of it. What is behind a screen is secret. The game ends when the last
    dragon is dead.
terminal-gold-help =
    Your turn
      t2            the Thief against dragon 2; w the Wizard
      4 1           the Knight of strength 4 against dragon 1; 3 the other
      3s 2          the same, with the Dragonbane Sword
      u             your Magic Objects, and what they could do now

    Sharing
      p me 2g r, odo 3s, rest maud    propose: beginnings of names will do
      p even                          about even
      p 2 odo>me g                    as proposal 2, but Odo gives you a gold
      a 2    accept proposal 2        b   take that back
      z      use the Hourglass        Enter   wait, if there is no clock
      2g r / s s / rest               divide and choose: the shares

    The Market
      o odo 2g for d   offer Odo two gold for a diamond; o any: to everybody
      a 2    accept offer 2    b   take yours back    done   no more trades

    Several people: ben a 2 acts for Ben, whoever sits at the keyboard.

    S■ silver 1   G● gold 3   R✱ red 1   X◆ Black Diamond
    B▼ sapphire   E▣ emerald   A▲ amethyst   Y★ amber   D◇ diamond
    W ready   (W) face down   W▸2 at dragon 2   ✓ accepts   · not yet

    ?        your Magic Objects, the scoring, the adventurers
    ? ring   any Magic Object, adventurer or token
    l        everything that has happened
    q        save and leave

## A game without a screen of its own

terminal-plain-number = { $low } to { $high }
terminal-plain-data = the number before an option, or data as JSON
terminal-plain-no-cards = This game has no texts for its cards.
terminal-plain-landmark = next part
terminal-plain-help =
    Type what is in front of your choice. If a number is asked for, type the number itself.

    ?        what is in the box
    ? moss   anything in it; the beginning of its name will do
    l        everything that has happened
    q        save and leave
