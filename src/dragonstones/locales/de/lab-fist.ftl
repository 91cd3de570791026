### Das Labor: was von einer Karte der Drachenfaust gezählt wird.

lab-fist-price =
    { $unit ->
        [stones] Fairer Preis: Steine, die im Schnitt für sie bezahlt wurden
       *[coins] Fairer Preis: Münzen, die im Schnitt für sie bezahlt wurden
    }
lab-fist-price-head = Preis
lab-fist-won = Gewonnen, wenn sie auslag
lab-fist-won-head = Gewonnen
lab-fist-tied = Gleichstand bis zuletzt
lab-fist-no-bids = Niemand bot
lab-fist-cursed = Verhext
lab-fist-ahead = Gewonnen von jemandem, der vorn lag
lab-fist-longer = Zusätzliche Runden in diesen Partien

lab-fist-few =
    { $n ->
        [0] Zu wenige Partien für ein Urteil: Noch keine ihrer Auktionen war knapp, { $least } müssen es sein.
        [one] Zu wenige Partien für ein Urteil: Nur eine ihrer Auktionen war knapp, { $least } müssen es sein.
       *[other] Zu wenige Partien für ein Urteil: Nur { $n } ihrer Auktionen waren knapp, { $least } müssen es sein.
    }
