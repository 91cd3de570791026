### The page in the browser: what stands around the tables.

site-name = Dragonstones
site-home = To the front page
site-ways = Main pages
skip-to-main = Skip to the content
way-lobby = Tables
way-rules = Rules
way-settings = Settings
way-notices = { $n ->
    [0] Notices
   *[other] Notices: { $n } new
}
way-pass = All on one device?
way-puzzles = Puzzles
way-ratings = Leaderboard
way-learn = Learn
way-workshop = Workshop
way-strategy = Strategy
way-guild = Guild
way-forum = Forum
way-admin = State of the site
way-me = My games
way-about = About
way-tv = A party

close = Close
loading = One moment …
try-again = Try again
on = on
off = off
rather-not = Cancel
your-name = Your name
name-offered = You play as { $name }.
name-change = Change
your-turn = It is your turn
save = Save

page-failed = Something went wrong on this page. Please try again.
page-trying-again = This page has not loaded completely. It will try again by itself in a moment.
page-not-loaded = This part of the page could not be loaded.
site-away = The tavern is closed
site-away-about = The site does not respond. Your games are safe and go on as soon as it is back.
site-away-short = The site does not respond. Please try again in a moment.

## The connection

connection-lost = Connection lost.
connection-lost-about = Reconnecting …
connection-stopping = The site is being updated.
connection-stopping-about = It will be back in a moment; your game is safe.
connection-away = The site does not respond.
connection-away-about = Your game is safe. The page keeps trying by itself.
connection-offline = No network.
connection-offline-about = This device is offline. Your game is safe.
connection-old = There is a new version of this page.
connection-old-about = The site has been updated; reload the page to go on.
connection-back = You are back at the table.
connection-reload = Reload

## Marks on pieces

mark-fairy = F
mark-common = C
mark-silver = S
mark-fairy-silver = E
mark-stone-red = R
mark-stone-yellow = Y
mark-stone-blue = B
mark-stone-white = W
mark-token-sapphire = Sa
mark-token-emerald = Em
mark-token-amethyst = Am
mark-token-amber = Ab
mark-token-diamond = Di

## Names for those who have none

guest-first-names = Alrik Berta Cuno Dora Edda Falk Gisa Hilda Ivo Jorin Kunz Lina Mika Nora Oda Perrin Quinn Runa Seff Tilda Ulf Vera Wido Yva
guest-last-names = Oakmug Barrelby Candlewick Copperfoot Emberly Foxglove Greycloak Hearthstone Ironspoon Juniper Kettleby Longpipe Merrow Nightcap Owlfeather Pepperell Ravenhill Saltmarsh Thistle Underhill Wanderlust
tavern-first-names = Oak Ember Raven Lantern Copper Thistle Salmon Barrel
tavern-second-names = Crown Anchor Goose Candle Dragon Fiddle Kettle Star
tavern-name = The { $first } & { $second }

## The front page

home-title = Close your fist.
home-lead = Fist of Dragonstones and Dragon’s Gold: hidden bids, loud haggling and a dragon’s hoard, at a tavern table in your browser.
home-play-title = Take a seat
home-game = Which game?
home-level = How good should the others be?
home-play = Play now
home-learn = Learn in five minutes
home-play-about = Three bots are ready. No account, no waiting.
home-invite = Play with friends
home-pass = Pass one device around
home-code-title = Got an invitation?
home-code = Table code
home-code-about = Six letters, or paste the link.
home-code-go = Go to the table
home-code-wrong = A code has six letters.
home-code-foreign = This link does not lead to a table of this site.
home-mine = Your tables
home-mine-go = Back to the table
home-mine-turn = { $state ->
    [open] waiting for players
    [mine] it is your turn
    [playing] being played
   *[over] over
}
past-title = Your last games
past-older = Show older games
past-won = You won.
past-won-with = You won together with { $names }.
past-winners = { $names } won.
past-place = Place { $place } of { $seats }; { $names } won.
home-how-title = An evening at this table
home-fist-title = Hidden coins
home-fist-about = Every card is auctioned with closed fists. All open at once, and every coin you bid is spent, even if you lose. The first to three points wins.
home-gold-title = A loud minute
home-gold-about = A dragon is slain, and everybody who fought it has sixty seconds to agree on who gets which gem. No agreement, no treasure.
home-bots-title = Good company
home-bots-about = Friends by link, strangers in the lobby, and bots with minds of their own that see no more than you do.
game-fist-2002-about = The auction game of 2002: coins in a fist, stones for points.
game-fist-tavern-about = The second edition: thirty more characters, King’s Favor, wild white stones.
game-dragons-gold-about = Slay dragons together, then fight over the treasure with words.
game-players = { $most ->
    [one] one player
   *[other] { $players } players
}
game-minutes = { $minutes } min
game-weight-light = easy
game-weight-medium = medium
game-weight-heavy = demanding

## The lobby

lobby-title = Tables
lobby-lead = Sit down where a seat is free, or watch a game.
lobby-new = Set up a table
lobby-filter-game = Game
lobby-filter-all = all
lobby-filter-any = all tables
lobby-empty = The room is quiet
lobby-empty-about = There is no public table right now. Be the first: others will see yours here at once.
lobby-empty-filter = No table like that right now. Look at all of them, or set one up yourself.
lobby-open = Waiting for players
lobby-open-none = No table with a free seat just now. Set one up: others will see it here at once.
lobby-running = Games to watch
lobby-sit = Sit down
lobby-watch = Watch
lobby-free = { $n ->
    [0] full
    [one] one free seat
   *[other] { $n } free seats
}
lobby-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
lobby-playing = being played
lobby-away = The list could not be loaded.
lobby-unnamed = A table without a name
lobby-people = At the table: { $names }

file-title = A game from a file
file-about = Play on from any moment of a finished game, with bots in the other seats.
file-open = Open a game file
file-wrong = { $file } is not a game file.
file-seat = Your seat
file-seat-number = Seat { $n }
file-moment = After { $n } of { $of } answers
file-play-on = Play on from here

## Setting up a table

new-title = Set up a table
new-lead = You can leave everything as it is. Friends join by link, bots sit down at once.
new-name = Name of the table
new-name-another = Another name
new-seats = Seats
new-company = Who sits there?
new-seat-you = You
new-seat-open = Open seat
new-seat-change = Add a bot at seat { $n }
new-clock = Time to think
new-open = Who can join?
new-public = Everybody
new-public-about = The table is listed in the lobby.
new-private = Friends only
new-private-about = Only people with the link or code can find it.
new-make = Set up the table
new-start = Start the game
new-more = More options
new-house = House rules
new-house-help = By the book, unless you change something here. Everybody at the table is told.
new-variant = Variant
variant-book = by the book
variant-quick = quick game
variant-own = your own
new-variant-share = Share a variant
new-variant-share-help = Give your house rules and their cards a name, and share them as a file or as a link that contains everything.
new-variant-name = What is it called?
new-variant-name-other = And in German, if you like?
new-variant-nameless = A variant needs a name.
new-variant-save = Save as a file
new-variant-link = Copy a link
new-variant-open = Open a file
new-variant-none = There is no variant in { $file }.
new-variant-opened = The variant is loaded: its choices are under House rules.
new-variant-link-copied = The link is copied. It contains the whole variant.
new-variant-link-above = The address of this page is the link. It contains the whole variant.
new-picks-all = All
new-picks-none = None
new-cards-add = Add a card from a file
new-cards-twice = twice
new-cards-remove = Leave out { $name }
new-cards-wrong = { $file } is not a card.
setup-game = Game
setup-rules = Rules
setup-house = not by the book
setup-clock = Time to think
setup-open = Open to
setup-public = everybody
setup-private = friends with the link
setup-steady = Who may sit down
setup-steady-no = anybody
setup-steady-yes = people who finish their games
setup-steady-about = People who often leave before the end cannot sit down then. Newcomers can.
clock-quick = quick
clock-quick-about = 20 seconds for each decision.
clock-normal = normal
clock-normal-about = A minute for each decision.
clock-long = long
clock-long-about = Five minutes for each decision.
clock-none = no clock
clock-none-about = Everybody takes as long as they like.
clock-day = a day
clock-day-about = A day for each decision; nobody has to be there meanwhile. Haggling, and whatever else a timer would end, runs in steps.
clock-two-days = two days
clock-two-days-about = Two days for each decision; nobody has to be there meanwhile. Haggling, and whatever else a timer would end, runs in steps.
clock-three-days = three days
clock-three-days-about = Three days for each decision; nobody has to be there meanwhile. Haggling, and whatever else a timer would end, runs in steps.
clock-week = a week
clock-week-about = A week for each decision; nobody has to be there meanwhile. Haggling, and whatever else a timer would end, runs in steps.

bot-pick = Add a bot
bot-level = How good?
bot-anybody = Random opponent
bot-anybody-about = Somebody of this strength who is not at the table yet.
bot-taken = Already at this table.

## The waiting room

room-title = At the table
room-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-full = Everybody is here.
room-start = Start the game
room-start-needs = { $n ->
    [one] One seat is still free: invite somebody, or let a bot sit there.
   *[other] { $n } seats are still free: invite somebody, or let bots sit there.
}
room-wait-host = The host starts the game when everybody is here.
room-rated = This game counts for your rating. Leaving it counts as losing.
room-unrated = This game does not count for ratings: { $why }
room-unrated-carried = it was begun on a device, without a site.
room-unrated-trial = it goes on from a moment of another one.
room-unrated-house-rules = it has house rules or home-made cards.
room-unrated-hints = there are hints.
room-unrated-one-device = several people play on one device.
room-unrated-party = it is a party, where people talk.
room-unrated-bot = nobody has measured how strong one of the bots is.
seat-free = a free seat
seat-you = you
seat-bot = bot
seat-host = host
seat-here = is here
seat-away = is away
seat-stand-in = away; a bot is playing
seat-move = Sit here
seat-put-bot = Add a bot
seat-clear = Remove { $name }
join-title = Join the table
join-sit = Sit down
join-full = All seats are taken
join-full-about = You can watch: the game appears here by itself as soon as it starts. If a seat becomes free, you can take it.
join-full-watching = You are watching: the game appears here by itself as soon as it starts. If a seat becomes free, you can take it.
join-watch = Watch
join-elsewhere = Other tables
invite-title = Invite others
invite-code = Read out the code:
invite-link = Or send the link:
invite-copy = Copy the link
invite-copied = The link is copied.
invite-not-copied = Your browser does not allow copying here: select the link and copy it yourself.
invite-share = Share
invite-qr = The link as a QR code
invite-only-here = Right now only this machine can reach the site, so the code and the link work nowhere else.
invite-open-up = For others in your network, start the site with:
invite-open-wide = For everybody else, give it a public address: the setting public_url.
table-none = No table here
table-gone = The table has been closed
table-gone-about = Its host has closed it, or you have been removed.

## Around a game

log = What happened
log-empty = Nothing yet.
log-more = Show older lines
log-dragon-killed = A dragon is dead
log-market-opened = The Market
log-turn-began = A new turn
absence-left =
    { $seat-who ->
        [you] You have left. A bot plays on for you.
       *[other] { $seat } has left; a bot plays on.
    }
absence-away =
    { $seat-who ->
        [you] You were away, so a bot played on for you.
       *[other] { $seat } is away; a bot plays on.
    }
absence-back =
    { $seat-who ->
        [you] You are back.
       *[other] { $seat } is back.
    }
absence-nobody = Somebody
chat = Talk
chat-unread = { $n ->
    [one] Talk, 1 new line
   *[other] Talk, { $n } new lines
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-lines = Ready-made lines that everybody reads in their own language
chat-only-players = Only players can talk here.
chat-about = About this line by { $name }
chat-mute = Hide what { $name } says
chat-muted = You no longer see what { $name } says. You can undo this in the settings.
chat-report = Report this line
chat-reported = Thank you. The people who run this site will read it.
waiting-for = Waiting for { $names }
waiting-you = It is your turn
waiting-you-and = Waiting for { $names-obj }
waiting-nobody = { "" }
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
nothing-asked = Nothing to decide right now.
value-yes = yes
value-no = no
game-over = The game is over
rematch = Play again
rematch-with = Again with these
see-people = The others
rematch-join = Join the next game
see-replay = Watch replay
see-coach = Ask the coach
table-trial = a trial
table-carried = played on a device
game-receipt = Fairness receipt
game-file = Download the game
menu = Menu
leave-table = Leave the table
leave-about = A bot plays on for you. You can return to your seat as long as the game lasts.
leave-yes = Leave
stand-in = A bot is playing for you.
stand-in-back = Back to my seat
stand-in-call = Let a bot play for { $name }
close-table = Close the table
close-about = Everybody at the table is sent away. This cannot be undone.
rules-of-game = Rules of this game
card-in-rules = All cards and rules
card-about = All about it
card-kind-standard = standard
card-kind-special = special
card-kind-home-made = home-made
card-kind-dragon = dragon
card-kind-adventurer = adventurer
card-kind-token = treasure
card-kind-object = Magic Object
card-kinds-standard = Standard characters
card-kinds-special = Special characters
card-kinds-dragon = Dragons
card-kinds-adventurer = Adventurers
card-kinds-token = Treasure
card-kinds-object = Magic Objects
card-copies = { $n } copies
card-times = { $name } ×{ $n }
card-fact-strength = strength { $n }
card-fact-use-kept = kept
card-fact-use-permanent = kept for good
card-fact-bids-silver = auctioned for silver
card-fact-bids-stones = auctioned for stones
card-fact-bids-common = auctioned for Common Gold

help = Help
keys = Keys
key-Enter = Enter
key-Escape = Esc
key-Space = Space
key-ArrowLeft = ←
key-ArrowRight = →
key-Backspace = ⌫
key-Home = Home
key-End = End
key-does-close = close what is open
key-does-keys = help: keys and rules
key-does-log = what happened
key-does-chat = talk
key-does-menu = menu
orders = Standing orders
orders-standing = Standing orders: { $n }
mute-table = Send me no notices of this table
unmute-table = Send me notices of this table again
key-does-hint = ask for a hint

## Rules pages

rules-title = Rules
rules-lead = Each game in a few minutes, and every card to look up.
rules-read = Read the rules
rules-cards = All cards
rules-search = Find a card
rules-search-about = A name, or a word from its text.
rules-make-own = Make a card of your own in the workshop
rules-found = { $n ->
    [0] No card has that.
    [one] One card
   *[other] { $n } cards
}
rules-learn = Learn it by playing
rules-play = Play now
rules-all = All games

## Settings

settings-title = Settings
settings-you = You
settings-guest = You are a guest. Only this browser knows you: become a member to come back from any device.
settings-member = You are a member.
settings-nobody = You are not signed in. You get a name with your first game, or you can sign in here.
settings-name-saved = You are now called { $name }.
settings-look = Look and sound
language = Language
language-en = English
language-de = Deutsch
theme = Theme
theme-system = system
theme-light = light
theme-dark = dark
speed = Storytelling speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-step = click by click
# Beside what is being told: to its end, to its next step, hold it, go on after that.
story-go-on = Go on
story-step = Next
story-skip = Skip to the end
story-hold = Hold
story-release = Carry on
key-does-skip = skip what is being told
key-does-step = the next step
key-does-hold = hold what is being told
key-does-release = carry on
sound = Sound
words-setting = Table in words
words-setting-hidden = for screen readers only
words-setting-shown = visible
emotes = Emotes of others
bot-talk = Bots may say a word now and then
notices = Notify me when it is my turn
notices-forbidden = The browser does not allow notifications from this site.
member-become = Become a member
member-become-about = Your name is yours alone, your games are kept, and you can sign in on other devices.
member-name = Name
member-password = Password
member-password-about = At least 10 characters.
member-old-password = Current password
member-new-password = New password
member-change-password = Change password
member-password-changed = Your password has been changed.
member-welcome = Welcome, { $name }. You are a member now.
sign-in = Sign in
sign-in-about = As a member, with your name and password.
sign-in-passkey = With a passkey
passkeys-title = Passkeys
passkeys-about = Sign in with your fingerprint, your face, a PIN or a security key, without typing anything. Your password and your recovery codes stay as they are.
passkeys-not-here = This browser cannot have a passkey at this address: it needs https and a name.
passkey-new = New passkey
passkey-name = What to call it
passkey-name-usual = My device
passkey-make = Make it
passkey-given-up = No passkey was made.
passkey-unused = made on { $when }
passkey-used = last used on { $when }
passkey-remove = Remove
passkey-remove-label = Remove the passkey { $name }
sign-in-forgot = Forgot your password?
recover-title = A new password
recover-about = Enter one of the recovery codes that you got when you became a member. Each works once.
recover-by-link = You have followed a link from the people who run this site. It works once.
recover-no-code = No code left? Ask the people who run this site for a link. Nobody here can read your old password.
recover-code = Recovery code
recover-set = Set the password
codes-title = Your recovery codes
codes-about = If you forget your password, one of these lets you set a new one. Keep them in a safe place: they are shown only now.
codes-copy = Copy
codes-copied = The codes are copied.
codes-not-copied = Your browser does not allow copying here. Select the codes and copy them yourself.
codes-print = Print
codes-kept = I have saved them
codes-renew = New recovery codes
codes-renew-about = The old ones stop working.
sign-out = Sign out
signed-out = You have been signed out.
sign-out-guest = A guest cannot sign in again: your name and your seat are lost with the session.
sessions-title = Where you are signed in
session-this = this device
session-seen = last seen { $when }
session-end = End
sessions-end-others = End all other sessions
mutes-title = People you have muted
mutes-about = { $n ->
    [one] You have muted one person.
   *[other] You have muted { $n } people.
}
mutes-clear = Unmute everybody
data-title = Your data
data-export = Download everything stored about you
data-delete = Delete my account
data-delete-about = Your name, your sessions and everything you have said are removed. Finished games stay, without your name. This cannot be undone.
data-deleted = Your data has been deleted. Farewell!
not-secure = This connection is not encrypted: do not use a password here that you use elsewhere.

## About

about-title = About
about-lead = An unofficial fan project with no affiliation to anybody named here.
about-fist = Fist of Dragonstones was designed by Bruno Faidutti and Michael Schacht, illustrated by Julien Delval and published by Days of Wonder in 2002. The Tavern Edition appeared with Stronghold Games in 2018.
about-gold = Dragon’s Gold was designed by Bruno Faidutti. Its 2011 edition was published by White Goblin Games.
about-own = All words, drawings and sounds here are our own. If you like the games, buy them: they are even better with friends around one table.
about-free = The program is free, under the MIT licence: anyone may run it, read it and change it. The typefaces are Grenze Gotisch and Alegreya Sans, both under the SIL Open Font License.
about-fair-title = Honest luck
about-fair = Every deal is made from your random numbers and ours together, and anybody can check it afterwards with the downloaded game, the fairness receipt and the command dragonstones verify.
about-credits = Credits
about-licence = Licence

lost-title = Nothing here
lost-about = There is no page at this address.

## Help at hand

notes-first = Notes for beginners
new-hints = Hints
new-hints-about = While all others are bots, you may ask what a bot would do in your place. The result says how often you did.
toast-why = Why?

## What moderators have told me.

warned = A moderator has something to say to you:
silenced-until = You cannot write or talk here until { $at }:
warning-read = I have read it

# This device as a site of its own.
device-here = not connected, kept here
device-lacks = This needs a site; you are playing on this device alone.
device-play = Play on this device
