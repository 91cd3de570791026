### Das Labor: wie stark eine Karte ist. `dragonstones balance --card` und die Werkstatt der Seite.

lab-verdict =
    { $verdict ->
        [weak] Schwach, etwa wie { $like-nom }.
        [fair] Ausgewogen, etwa wie { $like-nom }.
        [strong] Stark, etwa wie { $like-nom }.
       *[breaks] Sie sprengt das Spiel: Sie bringt weit mehr als fast alle gedruckten Karten.
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
lab-sure = Daran lassen die Partien kaum einen Zweifel.
lab-maybe = Aber die Partien lassen noch Zweifel: Sie kann sich auch als { $others } erweisen.
lab-maybe-weak = schwach
lab-maybe-fair = ausgewogen
lab-maybe-strong = stark
lab-maybe-breaks = zu stark für das Spiel

## Der Befehl

lab-title = Wie stark ist sie? { $card }, in { $game }
lab-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } von { $seats } × { $bot }, die Karte überall, wo sie auftauchen kann, Startwert { $seed }.
lab-alone = { $option } spielt immer dieselben Partien, damit alle Werte vergleichbar sind: Lass { $other } weg.
lab-progress = Spielen
lab-effect = Gewinn an Siegchance durch ihren Besitz, in Punkten
lab-cases = Fälle
lab-beside = Die gedruckten Karten, gemessen am { $date } in { $games } Partien von { $seats } × { $bot }
lab-card = Karte
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
