### Friends, invitations, and what there is for somebody who comes back.

friends-title = Freunde
friends-none = Du hast hier noch keine Freunde. Frag jemanden mit Namen oder nach einem gemeinsamen Spiel.
friends-ask-name = Name eines Mitglieds
friends-ask = Fragen
friends-asked = Du hast { $name } gefragt. Wer gefragt ist, erfährt es beim nächsten Besuch.
friends-guest = Gast
friends-state-friend = befreundet
friends-state-asked = von dir gefragt
friends-state-asks = möchte mit dir befreundet sein
friends-accept = Ja
friends-accept-label = Ja, mit { $name } befreundet sein
friends-refuse = Nein
friends-refuse-label = Nein, nicht mit { $name } befreundet sein
friends-take-back = Zurückziehen
friends-take-back-label = Anfrage an { $name } zurückziehen
friends-end = Beenden
friends-end-label = Freundschaft mit { $name } beenden
friends-blocked = Blockiert
friends-unblock = Freigeben
friends-unblock-label = { $name } freigeben

company-title = Die anderen hier
company-ask = Freunde?
company-ask-label = Freunde? { $name } fragen
company-block = Blockieren
company-block-label = { $name } blockieren
company-block-title = { $name } blockieren?
company-block-about = Ihr beide sitzt nie wieder am selben Tisch. Keiner kann den anderen einladen oder um Freundschaft bitten, und du liest nicht mehr, was { $name } sagt. Ein laufendes Spiel geht weiter; ein Tisch, an dem ihr beide wartet, fängt nicht an. { $name } erfährt es nicht, kann es aber merken. Auf deiner Seite kannst du es rückgängig machen.
company-block-yes = Blockieren
company-blocked = { $name } ist blockiert.
finishing-new = ist neu hier
finishing-nearly-all = spielt fast jedes Spiel zu Ende
finishing-most = spielt die meisten Spiele zu Ende
finishing-few = geht oft vor dem Ende

invite-friend = Freunde einladen
invite-friend-label = { $name } einladen
invite-sent = Eingeladen: { $names }

invited-title = Du bist eingeladen
invited-by = { $name } lädt dich ein
invited-go = Zum Tisch
invited-decline = Jetzt nicht
invited-decline-label = Jetzt nicht: die Einladung von { $name }

home-news = Was gerade los ist
home-friends = Freunde an Tischen
home-friend-open = { $name } wartet auf Mitspielende
home-friend-playing = { $name } spielt gerade
home-friend-sit = Hinsetzen
home-friend-watch = Zuschauen
home-daily = Rätsel des Tages
home-daily-new = Ein Augenblick, eine beste Antwort. Siehst du sie?
home-daily-done = Du hast es beantwortet. Morgen gibt es ein neues.
home-daily-streak =
    { $n ->
        [0] Heute gelöst? Dann komm morgen wieder.
        [one] Einen Tag in Folge gelöst.
       *[other] { $n } Tage in Folge gelöst.
    }
home-daily-go = Zum Rätsel
home-week = Karte der Woche
home-week-go = Ansehen
home-watch = Sehenswert
home-watch-go = Zuschauen
