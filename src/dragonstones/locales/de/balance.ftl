### `dragonstones balance`: wie gut die Karten sind.

balance-title = Balance der Karten: { $game }
balance-played =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } zu { $players } ({ $bots }), Startwert { $seed }{ $options ->
        [none] .
       *[other] ; { $options }.
    }
balance-progress = Spielen
balance-written = Der Bericht: { $path }
balance-plus = +{ $n }

## Die Tabellen

balance-raw = Roh
balance-effect = Wirkung
balance-interval = 95-%-Intervall
balance-cases = Fälle

## Die Bilder

balance-up = hilft
balance-down = schadet
balance-unclear = beides möglich
balance-few = zu wenige Fälle
balance-numbers = Alle Zahlen stehen in { $file }.

## Was nicht geht

refused-no-cards = Zu den Karten von { $game } gibt es keine Zahlen. Es gibt sie für: { $games }.
