### The page in the browser: what stands around the tables.

site-name = Dragonstones
site-home = To the front page
site-ways = Main pages
skip-to-main = Skip to the page
way-lobby = Tables
way-rules = Rules
way-settings = Settings
way-pass = All on one device?
way-about = About

close = Close
loading = One moment …
try-again = Try again
on = on
off = off
rather-not = Rather not
your-name = Your name
your-turn = It is your turn
save = Save

page-failed = Something went wrong on this page. Please try again.
page-not-loaded = This part of the page could not be fetched.
site-away = The tavern is shut
site-away-about = The site does not answer. Your games are kept; they go on as soon as it is back.
site-away-short = The site does not answer. Please try again in a moment.

## The connection

connection-lost = Connection lost.
connection-lost-about = Looking for the table again …
connection-stopping = The site is being renewed.
connection-stopping-about = It is back in a moment; your game is kept.
connection-away = The site does not answer.
connection-away-about = Your game is kept. The page tries again by itself.
connection-offline = No network.
connection-offline-about = This device is not connected. Your game is kept.
connection-old = There is a newer page.
connection-old-about = The site has been renewed; load the page again to go on.
connection-back = You are back at the table.
connection-reload = Load again

## Marks on pieces

mark-fairy = F
mark-common = C
mark-silver = S
mark-fairy-silver = S
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
home-play-about = Three bots are waiting. No account, no waiting.
home-invite = Play with friends
home-pass = Pass one device around
home-code-title = Somebody has invited you?
home-code = The code of the table
home-code-about = Six letters; a link will do as well.
home-code-go = To the table
home-code-wrong = A code has six letters.
home-mine = Your tables
home-mine-go = Back to the table
home-mine-turn = { $state ->
    [open] waiting for players
    [playing] being played
   *[over] over
}
home-how-title = An evening at this table
home-fist-title = Hidden coins
home-fist-about = Every card is auctioned with closed fists. All open them at once; every coin is spent, also the loser’s. Three points win.
home-gold-title = A loud minute
home-gold-about = A dragon is slain, and those who slew it have sixty seconds to agree on who gets which stone. No agreement, no treasure.
home-bots-title = Good company
home-bots-about = Friends by link, strangers in the lobby, and bots with tempers of their own, who see no more than you do.
game-fist-2002-about = The auction game of 2002: coins in a fist, stones for points.
game-fist-tavern-about = The second edition: thirty more characters, King’s Favor, wild white stones.
game-dragons-gold-about = Slay dragons together, then fight over the treasure with words.
game-players = { $least }–{ $most } players

## The lobby

lobby-title = Tables
lobby-lead = Sit down where a seat is free, or watch a game.
lobby-new = Set up a table
lobby-filter-game = Game
lobby-filter-all = all
lobby-filter-state = Show
lobby-filter-free = with a free seat
lobby-filter-any = all tables
lobby-empty = The room is quiet
lobby-empty-about = No public table is set up just now. Be the first: others will see yours here at once.
lobby-empty-filter = No table like that just now. Look at all of them, or set one up yourself.
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
lobby-away = The list could not be fetched.
lobby-people = At the table: { $names }

## Setting up a table

new-title = Set up a table
new-lead = Everything can stay as it is. Friends come by link, bots at once.
new-name = Name of the table
new-name-another = Another name
new-seats = Seats
new-company = Who sits there?
new-seat-you = You
new-seat-open = Free, for somebody who comes
new-seat-change = A bot at seat { $n }
new-clock = Time to think
new-open = Who may come?
new-public = Everybody
new-public-about = The table stands in the lobby.
new-private = Friends only
new-private-about = Only who has the link or the code finds it.
new-make = Set the table
new-start = Begin to play
new-more = More to choose
setup-game = Game
setup-clock = Time to think
setup-open = Open for
setup-public = everybody
setup-private = friends with the link
clock-quick = quick
clock-quick-about = 20 seconds for each decision.
clock-normal = normal
clock-normal-about = A minute for each decision.
clock-long = long
clock-long-about = Five minutes for each decision.
clock-none = no clock
clock-none-about = Everybody thinks as long as it takes.

bot-pick = A bot sits down
bot-level = How good?
bot-anybody = Whoever comes first
bot-anybody-about = Somebody of this strength who does not sit here yet.
bot-taken = Sits here already.

## The waiting room

room-title = At the table
room-free = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-full = All are here.
room-start = Begin to play
room-start-needs = { $n ->
    [one] One seat is still free: invite somebody, or let a bot sit there.
   *[other] { $n } seats are still free: invite somebody, or let bots sit there.
}
room-wait-host = The host begins the game when all are here.
seat-free = a free seat
seat-you = you
seat-bot = bot
seat-host = host
seat-here = is here
seat-away = is away
seat-stand-in = away; a bot plays meanwhile
seat-move = Sit here
seat-put-bot = A bot
seat-clear = Send { $name } away
join-title = Sit down with them
join-sit = Sit down
join-full = All seats are taken
invite-title = Invite others
invite-code = The code, to read out:
invite-link = Or the link, to send:
invite-copy = Copy the link
invite-copied = The link is copied.
invite-not-copied = The browser does not let us copy here: mark the link and copy it.
invite-share = Share
invite-qr = The link as a QR code
table-none = No table here
table-gone = The table has been closed
table-gone-about = Its host has given it up, or you have been sent away.

## Around a game

log = What happened
log-empty = Nothing yet.
log-more = Show older lines
log-dragon-killed = A dragon is dead
log-market-opened = The Market
log-turn-began = A new turn
chat = Talk
chat-unread = { $n ->
    [one] Talk, one new line
   *[other] Talk, { $n } new lines
}
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-lines = Ready lines, which everybody reads in their own language
chat-only-players = Only those who play can talk.
chat-about = About this line of { $name }
chat-mute = Do not show me lines of { $name }
chat-muted = You do not see what { $name } says any more. The settings undo it.
chat-report = Report this line
chat-reported = Thank you. Whoever runs this site will read it.
waiting-for = Waiting for { $names }
waiting-you = It is your turn
waiting-you-and = Waiting for you, { $names }
waiting-nobody = { "" }
clock-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
nothing-asked = Nothing is asked of you just now.
game-over = The game is over
rematch = Once more
rematch-join = Join the next game
see-replay = See it again
game-receipt = Your receipt
game-file = The game as a file
menu = Menu
leave-table = Leave the table
leave-about = A bot plays on for you. As long as the game lasts you can come back to your seat.
leave-yes = Leave
stand-in = A bot plays for you.
stand-in-back = Back to my seat
stand-in-call = Let a bot play for { $name }
close-table = Close the table
close-about = Whoever sits here is sent away. This cannot be undone.
rules-of-game = Rules of this game
card-in-rules = All cards and rules
card-kind-standard = standard
card-kind-special = special
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
card-copies = { $n } of it
card-fact-strength = strength { $n }
card-fact-use-kept = kept
card-fact-use-permanent = kept for good
card-fact-bids-silver = bid for in silver
card-fact-bids-stones = bid for with stones
card-fact-bids-common = bid for with Common Gold

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
key-does-close = close what lies above the table
key-does-keys = help: keys and rules
key-does-log = what happened
key-does-chat = talk
key-does-menu = menu

## Rules pages

rules-title = Rules
rules-lead = Each game in a few minutes, and every card to look up.
rules-read = Read the rules
rules-cards = All cards
rules-search = Find a card
rules-search-about = A name, or a word of its text.
rules-found = { $n ->
    [0] No card has that.
    [one] One card
   *[other] { $n } cards
}
rules-play = Play it now
rules-all = All games

## Settings

settings-title = Settings
settings-you = You
settings-guest = You are here as a guest. This browser alone knows you: become a member to come back from anywhere.
settings-member = You are a member.
settings-nobody = You have not come in yet. At the first game you get a name, or sign in here.
settings-name-saved = From now on you are { $name }.
settings-look = Look and sound
language = Language
language-en = English
language-de = Deutsch
theme = Light
theme-system = like the system
theme-light = by day
theme-dark = by candle
sound = Sound
words-setting = Table in words
words-setting-hidden = for screen readers only
words-setting-shown = in sight
notices = Notice when it is my turn
notices-forbidden = The browser does not allow notices for this site.
member-become = Become a member
member-become-about = Your name becomes yours alone, your games stay, and you can sign in elsewhere.
member-name = Name
member-password = Password
member-password-about = At least ten letters or signs.
member-old-password = Password until now
member-new-password = New password
member-change-password = Change the password
member-password-changed = The password is changed.
member-welcome = Welcome, { $name }. You are a member now.
sign-in = Sign in
sign-in-about = As a member, with name and password.
sign-out = Sign out
signed-out = You have been signed out.
sign-out-guest = Guests have no way back: with the session your name and your seat are gone.
sessions-title = Where you are signed in
session-this = this one
session-seen = last seen { $when }
session-end = End
sessions-end-others = End all others
mutes-title = Whom you do not hear
mutes-about = { $n ->
    [one] You have muted one person.
   *[other] You have muted { $n } people.
}
mutes-clear = Hear everybody again
data-title = Your data
data-export = Download all that is stored about you
data-delete = Delete me
data-delete-about = Your name, your sessions and what you have said are removed. Finished games stay, without your name. This cannot be undone.
data-deleted = You are deleted. Farewell!
not-secure = This connection is not encrypted: use no password here that you use elsewhere.

## About

about-title = About
about-lead = An unofficial fan project. It is not affiliated with anybody named here.
about-fist = Fist of Dragonstones was designed by Bruno Faidutti and Michael Schacht, illustrated by Julien Delval and published by Days of Wonder in 2002. The Tavern Edition appeared with Stronghold Games in 2018.
about-gold = Dragon’s Gold was designed by Bruno Faidutti. Its 2011 edition was published by White Goblin Games.
about-own = All words, drawings and sounds here are our own. If you like the games, buy them: they are even better with people around one table.
about-free = The program is free, under the MIT licence: everybody may run it, read it and change it. The typefaces are Grenze Gotisch and Alegreya Sans, both under the SIL Open Font License.
about-fair-title = Honest luck
about-fair = Every deal is made from your luck and ours together, and everybody can check it afterwards: with the game as a file, your receipt, and the command dragonstones verify.
about-credits = Credits
about-licence = Licence

lost-title = Nothing here
lost-about = There is no page at this address.
