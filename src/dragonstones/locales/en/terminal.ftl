# The terminal program.

terminal-title = { $game } · turn { $turn }
terminal-keys = ? cards · l log · h help · q leave

game-fist-2002 = Fist of Dragonstones
game-fist-tavern = Fist of Dragonstones: Tavern Edition

# One key each; for a coin the first is the one that is shown.
terminal-keys-fairy = f
terminal-keys-common = c
terminal-keys-silver = s
terminal-keys-black = b
terminal-keys-amulet = a
terminal-keys-fairy-silver = w
terminal-keys-magic-purple = p
terminal-keys-magic-blue = u
terminal-key-log = l
terminal-key-help = h
terminal-key-quit = q
terminal-key-previous = b
terminal-key-auction = n
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
terminal-called = Called
terminal-to-come = To come ({ $n })
terminal-bank = Bank
terminal-standard = standard
terminal-special = special
terminal-silver = Tie: now in silver
terminal-drawn = Drawn:
terminal-wins = { $winners } wins the game
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
terminal-decline = rather not
terminal-takes-it = wins

# Asking.
terminal-bid-gold = 3, or 2f 1c; Enter: nothing
terminal-bid-silver = Enter: 0
terminal-bid-common = 2: Common Gold only; Enter: nothing
terminal-bid-stones = 1r 2y: stones; Enter: nothing
terminal-bid-two-fists = left/right: 3/0, or 2f 1c/1f
terminal-bid-nothing = You have nothing to bid: Enter
terminal-enter = (Enter)
terminal-unreadable-bid = “{ $typed }” is no bid. Type: { $how }
terminal-unreadable-choice = Type the number of your choice.
terminal-go-on-enter = Enter: go on
terminal-back = Enter: back to the table
terminal-no-card = No card's name begins with “{ $name }”.
terminal-pass-to = Pass the keyboard to { $name }.
terminal-pass-enter = { "" }Enter when nobody else is looking
terminal-goal =
    Collect dragonstones and turn them into points: the Wizard, the Magician and
    the Sorcerer take your stones and give you points. Three points win.

    Card after card is auctioned. All hide coins in a fist and open it together;
    the highest bid wins the card and uses it at once. Every coin in every fist
    is spent. Fairy Gold comes back after the turn, Common Gold and silver do not.
    A tie is settled in silver; if that is level too, nobody wins the card.

    The Witch comes first: her black coin, bid later, spoils the card it is bid for.
terminal-help =
    3        three coins: Fairy Gold first, then Common Gold; in a tie Silver
    2f 1c    two Fairy Gold and one Common Gold
    2f b     with the black coin: the card is cursed
    1f a     with the amulet: the coins count double
    0        nothing, as is Enter alone
    1, 2 ... answers to other questions; (Enter) marks what Enter alone does

    ?        the cards of this turn with their texts
    ? thief  any card; the beginning of its name will do
    l        everything that has happened
    q        save and leave

    Stones   R◆ red  Y▲ yellow  B▼ blue
    Coins    F● Fairy Gold  C◉ Common Gold  S■ Silver
             B✖ black coin  A✦ amulet

# Saved games.
terminal-saved = The game is saved in { $path }
terminal-go-on = Go on with: { $command }
terminal-saved-replay = See it again with: dragonstones replay { $path }
terminal-no-file = There is no saved game in { $path }.
terminal-unreadable-file = { $path } cannot be read.
terminal-damaged-file = { $path } is damaged, or not a saved game.
terminal-no-people = { $path } is the journal of a game without people. You can look at it with: dragonstones replay { $path }
terminal-cannot-save = { $path } cannot be written.

# Names.
terminal-guest = { $of ->
    [1] Guest
   *[other] Guest { $n }
}
terminal-bot-names = Maud Odo Gilda Wat Hesper Corwin
terminal-too-many-people = { $people } people do not fit: there are { $seats } seats, and at least one person plays.
terminal-no-seat = There is no seat “{ $seat }”. The seats, from 1: { $names }.

# Cards and replay.
terminal-card = Card
terminal-kind = Kind
terminal-text = Text
terminal-replay-title = Fist of Dragonstones · step { $step } of { $steps }
terminal-replay-keys = Enter next · b back · n next auction · 12 to step 12 · s other eyes · q leave
terminal-eyes-open = all screens open
terminal-eyes-spectator = as a spectator

## Simulation

terminal-simulate-progress = Playing
terminal-simulate-games = Games finished
terminal-simulate-rounds = Turns a game
terminal-simulate-decisions = Decisions a game
terminal-simulate-speed = Decisions a second
terminal-simulate-ties = Tied auctions
terminal-simulate-still-tied = Tied in silver too
terminal-simulate-no-bids = Auctions without a bid
terminal-simulate-cursed = Cursed auctions
terminal-simulate-wins = Games won
terminal-simulate-seat = Seat { $seat }
terminal-simulate-points = Points by character
