### Das Labor: wie stark eine Karte ist. `dragonstones balance --card` und die Werkstatt der Seite.

lab-verdict =
    { $verdict ->
        [weak] Schwach, etwa wie { $like-nom }.
        [fair] Ausgewogen, etwa wie { $like-nom }.
        [strong] Stark, etwa wie { $like-nom }.
       *[breaks] Sie sprengt das Spiel: Selbst { $like-nom } bringt weniger.
    }
lab-among =
    Von den { $n } gedruckten Karten { $weaker ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $weaker }
    } klar schwächer, klar stärker { $stronger ->
        [0] ist keine.
        [one] ist eine.
       *[other] sind { $stronger }.
    }
lab-sure = Das 95-%-Intervall lässt für nichts anderes Platz.
lab-maybe = Aber das 95-%-Intervall lässt Platz: Sie kann sich noch als { $others } erweisen.
lab-maybe-weak = schwach
lab-maybe-fair = ausgewogen
lab-maybe-strong = stark
lab-maybe-breaks = zu stark für das Spiel
lab-few =
    { $n ->
        [0] Zu wenige Partien für ein Urteil: Noch keine ihrer Auktionen war knapp, { $least } müssen es sein.
        [one] Zu wenige Partien für ein Urteil: Nur eine ihrer Auktionen war knapp, { $least } müssen es sein.
       *[other] Zu wenige Partien für ein Urteil: Nur { $n } ihrer Auktionen waren knapp, { $least } müssen es sein.
    }

## Der Befehl

lab-title = Wie stark ist sie? { $card }, in { $game }
lab-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von { $seats } × { $bot }, die Karte an der Stelle jeder Extra-Kreatur, Startwert { $seed }.
lab-alone = { $option } spielt immer dieselben Partien, damit alle Werte vergleichbar sind: Lass { $other } weg.
lab-progress = Spielen
lab-effect = Gewinn an Siegchance durch ihren Besitz, in Punkten
lab-price =
    { $unit ->
        [stones] Fairer Preis: Steine, die für sie bezahlt wurden
       *[coins] Fairer Preis: Münzen, die für sie bezahlt wurden
    }
lab-won = Gewonnen, wenn sie auslag
lab-tied = Gleichstand bis zuletzt
lab-no-bids = Niemand bot
lab-cursed = Verhext
lab-ahead = Gewonnen von jemandem, der vorn lag
lab-longer = Runden, um die Partien länger dauern
lab-cases = Fälle
lab-beside = Die gedruckten Karten, gemessen am { $date } in { $games } Partien von { $seats } × { $bot }
lab-this-card = → { $card }
lab-written = { $card }: { $games } von höchstens { $most } Partien, { $path }

## Was nicht geht

refused-no-published = Zu den gedruckten Karten von { $game } gibt es noch keine Werte: dragonstones balance --game { $game } --all --write
refused-no-lab = Die Stärke der Karten von { $game } wird hier nicht gemessen.
refused-no-such-measurement = Nach der Stärke dieser Karte hat niemand gefragt.
refused-lab-a-day =
    { $most ->
        [one] Am Tag wird für jede Person nur eine Karte gemessen. Versuch es später wieder.
       *[other] Am Tag werden für jede Person höchstens { $most } Karten gemessen. Versuch es später wieder.
    }
