### Wie man gut spielt, und die Seiten einzelner Karten.

strategy-title = Strategie
strategy-lead = Was gutes Spiel ausmacht, soweit Zahlen das sagen können: viele Partien zwischen Bots, ausgezählt.
strategy-tips-beginner = Zehn Tipps für den Anfang
strategy-tips-expert = Für alle, die das Spiel kennen
strategy-even = Bei gleichen Chancen wären es { $share }.
strategy-of-game = Strategie: { $game }
strategy-all = Alle Spiele
strategy-choose = Welches Spiel?
strategy-show-all = Alle { $n } zeigen
strategy-figure = { $value } (zwischen { $low } und { $high })
strategy-rules = Die Regeln lesen

## Die Seite einer Karte

card-page-other = Auf Englisch
card-page-rulings = So spielen wir es
card-page-figures = In Zahlen
card-page-rank = Platz { $place } von { $of }
card-page-tips = Tipps
card-page-lessons = In den Lektionen
card-page-puzzles = Rätsel dazu
card-page-puzzle = Rätsel { $id }
card-page-alike = Selbst gemachte Karten, die ihr ähneln
card-page-by = { $name }, von { $author }
card-page-tips-more = Alle Tipps
card-page-in-rules = In den Regeln
card-page-nothing = Dazu gibt es keine Zahlen.
