## The workshop, in which cards are made.

workshop-card = The card
workshop-face = Language of the card
workshop-does = What it does
workshop-does-about = Reads from top to bottom, and becomes the text. Whoever wins this card does:
workshop-what-happens = What happens?
workshop-starts = Or begin with what a printed card does, and change it:
workshop-what-then = What happens then?
workshop-empty = Something goes here
workshop-says-nothing = This card does nothing yet.
workshop-nameless = Nameless
workshop-home-made = home-made
workshop-name-en = Name in English
workshop-name-de = Name in German
workshop-gender = Gender in German
gender-m = der
gender-f = die
gender-n = das
workshop-accusative = With “den”
workshop-accusative-help = Most names stay the same: “den Zauberer”. Some do not: “den Boten”.
workshop-shape = Board
workshop-shape-note = Shields and roundels are reserved for the printed cards, so that nobody mistakes yours for one.
shape-sign = sign
shape-banner = banner
shape-quatrefoil = quatrefoil
workshop-charge = Charge
workshop-ground = Colour of the board
workshop-colour = Colour of the cuts
tincture-paper = paper
tincture-red = red
tincture-amber = gold
tincture-blue = blue
tincture-green = green
tincture-plum = plum
tincture-slate = slate
tincture-bone = bone

workshop-undo = Undo
workshop-redo = Do it again
workshop-undo-nothing = Nothing to undo yet
workshop-redo-nothing = Nothing was undone
workshop-not-yet = As soon as the card says what it does, you can try it, print it and share it.
workshop-not-named = Give the card another name: then you can try it, print it and share it.
workshop-undone = Undone.
workshop-redone = Done again.
workshop-what-fits = What fits here
workshop-as = As the { $card } does: { $text }
workshop-join = Add it as
workshop-join-then = and for that
workshop-join-both = then
workshop-join-either = or
workshop-paste = Put in the copied block
workshop-unfit =
    { $n ->
        [one] One block does not fit here. Which, and why?
       *[other] { $n } blocks do not fit here. Which, and why?
    }
unfit-deep = Too many blocks are nested here already.
unfit-many = The card has as many blocks as it can have.
unfit-winner = Only whoever wins the card can do this: it looks at the bids, or at the cards of the turn.
unfit-scores = No score changes in the middle of an auction. Put the points into the power.
unfit-moment = Only a card that stays in front of you can do this, at a moment of a later auction.
unfit-window = It has no place at this moment of an auction.
unfit-once = Only a card that is used once can do this.
workshop-dots = Move, double or remove: { $what }
workshop-add-after = Add something after it
workshop-move-up = Up
workshop-move-down = Down
workshop-move-into = Into the one beside it
workshop-move-out = Out of it
workshop-double = Double it
workshop-copy = Copy it
workshop-remove = Remove it
workshop-wrap = Put it into a block
workshop-take-out = Take it out
workshop-how-many = How many: { $what }
workshop-one-more = One kind more
workshop-less = Without { $what }
workshop-is-at = { $what }: { $where }
workshop-removed = Removed: { $what }
workshop-copied = Copied: { $what }
workshop-not-there = It cannot go there.
workshop-kept = While you keep it
workshop-moment = When
workshop-add-moment = It does something at a moment
workshop-choose-moment = Choose a moment …
workshop-auction = How it is auctioned
workshop-keys = Keys
workshop-keys-about =
    Arrows walk from block to block; Enter edits the values, Escape comes back.
    + or Insert adds a block. Delete removes one.
    Alt and an arrow move a block: up, down, out of a block, into the one beside it.
    Ctrl+Z undoes, Ctrl+Shift+Z does it again. Ctrl+C and Ctrl+V copy a block.

workshop-hand-on = Hand it on
workshop-game = For which game
workshop-useless = Nobody can ever do anything with this card in { $game }: the box does not have what it gives.
workshop-away = The site does not answer. Your card is kept on this device.
workshop-misfits =
    { $n ->
        [one] One block does not fit. The card goes on without it.
       *[other] { $n } blocks do not fit. The card goes on without them.
    }
workshop-try = Try it at a table
workshop-try-short = Try it
workshop-try-about = It comes up in the first turn, and again every turn until you say that you have seen enough. Bots are waiting.
workshop-link = Copy a link to it
workshop-link-copied = The link is copied. It contains the whole card.
workshop-link-above = The address of this page is the link. It contains the whole card.
workshop-download = Download it as a file
workshop-upload = Open a file
workshop-no-card = There is no card in this file.
workshop-shelf =
    { $n ->
        [one] My cards: 1
       *[other] My cards: { $n }
    }
workshop-my-cards = My cards
workshop-new = A new card
workshop-double-card = Double this card
workshop-drop = Throw away { $name }
workshop-kept-here = Your cards are kept on this device. If you are a member, they are kept on the site, too.
workshop-kept-there = Your cards are kept on this device and on the site: you find them wherever you sign in.
workshop-tab-card = Card
workshop-tab-effect = Effect

workshop-print = Print
workshop-print-now = Print now
workshop-copies = How many of each
workshop-size = Size of a card
workshop-size-usual = 63 × 88 mm
workshop-size-own = another size
workshop-width = Width in mm
workshop-height = Height in mm
workshop-light-ink = Little ink: no colours
workshop-sheets =
    { $n ->
        [0] No card yet; { $each } fit on a sheet of A4.
        [one] One sheet of A4, { $each } cards on it at most.
       *[other] { $n } sheets of A4, { $each } cards on each.
    }

# Charges: what is drawn on the board.
charge-anchor = anchor
charge-anvil = anvil
charge-apple = apple
charge-arrow = arrow
charge-axe = axe
charge-barrel = barrel
charge-bee = bee
charge-bell = bell
charge-boat = boat
charge-book = book
charge-boot = boot
charge-bow = bow
charge-bridge = bridge
charge-candle = candle
charge-cat = cat
charge-cauldron = cauldron
charge-chalice = chalice
charge-clover = clover
charge-comet = comet
charge-cross = cross
charge-crow = crow
charge-crown = crown
charge-dagger = dagger
charge-dice = die
charge-drum = drum
charge-eye = eye
charge-feather = feather
charge-fir = fir tree
charge-fish = fish
charge-flame = flame
charge-flower = flower
charge-frog = frog
charge-gem = gem
charge-hammer = hammer
charge-hand = hand
charge-hat = wizard’s hat
charge-heart = heart
charge-helmet = helmet
charge-horseshoe = horseshoe
charge-hourglass = hourglass
charge-key = key
charge-ladder = ladder
charge-lantern = lantern
charge-mask = mask
charge-mill = windmill
charge-moon = moon
charge-mountain = mountain
charge-mushroom = mushroom
charge-oak = oak
charge-owl = owl
charge-pot = jug
charge-ring = ring
charge-scales = scales
charge-scroll = scroll
charge-shell = shell
charge-skull = skull
charge-snail = snail
charge-snake = snake
charge-spider = spider
charge-star = star
charge-sun = sun
charge-sword = sword
charge-tent = tent
charge-tower = tower
charge-trident = trident
charge-wave = wave
charge-well = well
charge-wheel = wheel

## How strong it is

workshop-tab-strength = Strength
strength-title = How strong is it?
strength-axis = Chance of winning the game that is gained by holding it, in percentage points. Each dot is a published card; in the shaded band a card is fair. The bar shows how sure it is: 19 of 20 such bars are right.
strength-this = this card
strength-mine = This card gains { $n } points ({ $interval }).
strength-others = { $n } published cards are between { $low }, the { $first }, and { $high }, the { $last }.
strength-interval = { $low } to { $high }
strength-no-interval = too few to say how certain
strength-nothing = When the card does something, bots play it to find out.
strength-stranger = Bots play a few hundred games to find out.
strength-soon = Two seconds after your last change, bots begin to play.
strength-stopped = Stopped.
strength-stopped-at =
    { $n ->
        [one] Stopped after 1 game.
       *[other] Stopped after { $n } games.
    }
strength-queued =
    { $place ->
        [0] It is next.
        [one] Waiting: one card is before it.
       *[other] Waiting: { $place } cards are before it.
    }
strength-running =
    { $n ->
        [one] Running: 1 game so far
       *[other] Running: { $n } games so far
    }
strength-done =
    { $n ->
        [one] Done, after 1 game.
       *[other] Done, after { $n } games.
    }
strength-broken = The games with this card could not be played to the end.
strength-failed = Not measured. { $reason }
strength-start = Measure it
strength-again = Go on
strength-stop = Stop
strength-progress = How far it is
strength-versions = Your changes
strength-few = too few games
strength-all = All published cards
strength-source = Measured on { $date } in { $games } games of { $seats } × { $bot }.
strength-card = Card
strength-effect = Gains
