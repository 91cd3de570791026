### A party: a large screen that is the table for all, and phones.

party-open = A party
party-open-about = This screen becomes the table for everybody in the room. You play on your phones; nobody needs an account. Which game?
party-players = for { $least } to { $most } players
party-code-have = Is there a table already? Enter its code:
party-code-go = Show it here

party-sit = Sit down
party-at = at { $address }
party-is-host = the host
party-is-here = is here
party-is-away = is away
party-is-bot = a bot
party-free = free
party-here = { $n ->
    [0] Nobody is here yet: point the camera of a phone at the square.
    [one] One person is here.
   *[other] { $n } are here.
} { $free ->
    [0] All seats are taken; whoever else comes can watch.
    [one] There is room for one more.
   *[other] There is room for { $free } more.
}
party-host-starts = { $name } starts the game
party-host-again = { $name } can begin again
party-table = Table
party-controls = This screen
party-pause = Pause
party-go-on = Go on
party-sound = Sound: { $volume ->
    [0] off
    [1] soft
   *[other] loud
}
party-leave = Leave this table
party-press = Press any key once to switch the sound on.
party-paused = The game is paused.
party-paused-about = { $name } can continue it.
party-site-lost = The site does not respond. This is the last state of the table; it will continue by itself.
party-wall = This is the large screen
party-wall-about = This page is the table for everybody: it belongs on a television or a large screen, and never shows what is behind your screens.
party-wall-open = Open this page on the large screen.
party-wall-sit = Everybody takes a phone and sits down at table { $code }.
party-sit-here = Sit down with this phone

party-no-account = A name and a colour are enough.
party-colour = Your colour
party-colour-0 = gold
party-colour-1 = green
party-colour-2 = red
party-colour-3 = blue
party-colour-4 = purple
party-colour-5 = teal
party-colour-6 = pink
party-colour-7 = olive
party-seated = You sit here, { $name }.
party-seated-about = Look up: the table is on the large screen. Your own things will be here.
party-you-host = You are the host
party-more = { $n ->
    [one] One more player is needed, or a bot.
   *[other] { $n } more players are needed, or bots.
}
party-enough = You can begin. Free seats are left empty.
party-bot = Let a bot sit down
party-send-away = send away
party-full = All seats are taken
party-full-about = You can watch on the large screen, or here. There may be a seat for you in the next game.
party-replace = A bot plays for { $name }
party-replaced = A bot plays for { $name } already
party-again = Begin again
party-again-sure = This game ends, and nobody wins it. All of you sit at the new table at once.
party-kept = Not connected. What you do is kept, and sent as soon as possible; a closed fist counts once the large screen shows its seal.
