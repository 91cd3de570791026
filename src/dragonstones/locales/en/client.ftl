### Playing on a site from afar.

refused-bot-imagines = This bot looks ahead on imagined worlds. That is possible only where the match is, not over the network: let the host of the table put it into the seat.
refused-cannot-imagine = Far from the match there are no imagined worlds.

client-not-installed = This needs the Python package { $module }. Install it with: pip install 'dragonstones[client]'
client-no-table = In “{ $table }” there is neither the address of a table nor six letters.
client-no-site = { $url } cannot be reached: { $reason }
client-sits = The bot sits at the table “{ $table }” on { $url }. It plays as soon as the host begins; Ctrl-C makes it get up.
client-left = The bot has got up.
client-closed = The table was closed.
client-over = The game is over. { $n ->
    [one] { $winners } has won.
   *[other] { $winners } have won.
}
