### Strategie: Tipps mit den Zahlen, auf denen sie beruhen, und Diagramme.

refused-no-strategy = Von { $game } hat noch niemand Partien ausgezählt.
strategy-interval = 95-%-Intervall
strategy-basis =
    Aus { $games } Partien von { $seats } Bots der Stufe { $bot }, { $date }. Bots sind keine Menschen: Nimm es als Faustregel.

## Diagramme und ihre Zeilen, wo sie keine Karten sind

strategy-row-from-to = { $name }, von { $first } auf { $then }
