### What people have done in finished games: figures, favourites and deeds.

deed-full-table = Against five
deed-full-table-about = won a game of six
