# Playing on this device, without a site.
device-title = On this device
device-about = Without a connection you can play against bots, pass the device around, learn, and solve puzzles. What you play is kept here.
device-static = Play right here
device-static-about = There is no site behind this page: bots, lessons, puzzles and passing the device around run in your browser. Other people, ratings and the guild need a site.
device-play-about = 4.7 MB, loaded once and kept for the next time.
device-prepare = Get it ready to take along
device-prepared = Everything is here: you can play without a connection.
device-loading = Laying the table on this device
device-loading-what =
    { $what ->
        [start] Everything is here, and is starting up.
        [game] The games and their words.
       *[python] Python, which runs the games.
    }
device-loading-much = { $loaded } of { $total } MB unpacked
device-trouble-no-wasm = This browser cannot run the games by itself (no WebAssembly or workers). A newer one can; on a site everything works here, too.
device-trouble-other-tab = You are playing on this device in another tab. Go on there, or close it first.
device-trouble-not-loaded = Not everything could be loaded. Please try again when you have a connection.
device-trouble-failed = Something went wrong while starting. What is kept on this device is safe.
device-needs-site = This needs a site
device-needs-site-about = You are playing on this device alone. Other people, ratings, the guild and the forum are back as soon as you are connected.
device-leave = Back to the site
device-games = Kept here
device-none = No games yet.
device-unreadable = A game that cannot be read
device-state =
    { $state ->
        [over] finished
        [open] not begun
       *[playing] under way
    }
device-save = Save as a file
device-drop = Throw away
device-drop-title = Throw this game away?
device-drop-about = It is kept only on this device. Nobody can bring it back.
device-dropped = It is gone.
device-carry = As soon as you are back on a site you can add these games to yours: here, or from the files that you save.
device-carry-title = Games from this device
device-carry-about = What you have played without a connection is still here. Add it to your games, with replay and coach; it does not count for ratings.
device-carry-add = Add to my games
device-carry-see = See it among your games
device-carry-done = Added to your games.
device-carry-file = Add one from a file
device-carry-wrong = { $file } is not a game that was saved here.
share-title = Shared with this page
share-nothing = There is no table and no game in it
share-nothing-about = Share the link or the six letters of a table, or the file of a game.
device-full = This device has no room left: the game goes on, but is not kept. Throw old games away, or save this one as a file.
update-ready = There is a newer version of this page.
update-take = Load it now
