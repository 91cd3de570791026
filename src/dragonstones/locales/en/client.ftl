### Playing on a site from afar.

refused-bot-imagines = This bot looks ahead in imagined games. That is possible only where the match is, not over the network: let the host of the table put it in the seat.
refused-cannot-imagine = Imagined games are possible only where the match is, not over the network.

client-not-installed = This needs the Python package { $module }. Install it with: pip install 'dragonstones[client]'
client-no-table = “{ $table }” contains neither the address of a table nor a code of six letters.
client-no-site = { $url } cannot be reached: { $reason }
client-sits = The bot sits at the table “{ $table }” on { $url }. It plays as soon as the host starts the game; Ctrl-C makes it leave.
client-left = The bot has left the table.
client-closed = The table was closed.
client-over = The game is over. { $n ->
    [one] { $winners } has won.
   *[other] { $winners } have won.
}
