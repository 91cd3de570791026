### Der Tisch von Dragon’s Gold im Browser.

gold-you = Du
    .to = dich
gold-your-side = Deine Seite des Tisches
gold-your-team = Deine Abenteurer
gold-your-screen = Dein Sichtschirm
# $sets is 0 where sets score nothing.
gold-scoring =
    Meiste Steine einer Farbe: { $most } Punkte{ $gems ->
        [1] { "" }
       *[other] { "" } (ab { $gems } Steinen)
    }{ $sets ->
        [0] { "" }
       *[other] { " · " }je Satz aus fünf: { $sets }
    }
gold-strength = Stärke { $n }
gold-only-you = nur für dich sichtbar
gold-others = Die anderen
gold-dragons = Die Drachen

## Die Drachen, wie die Zeichnungen sie nennen

dragon-name-5-4-1 = Nestling
dragon-name-6-1-5 = Langschlaf
dragon-name-6-4-2 = Aschenpfote
dragon-name-6-6-0 = Goldflügel
dragon-name-7-2-5 = Truhenwacht
dragon-name-7-4-3 = Horthund
dragon-name-7-6-1 = Flutringel
dragon-name-8-0-8 = Nachtmantel
dragon-name-8-3-5 = Ringelschweif
dragon-name-8-5-3 = Dornflügel
dragon-name-8-8-0 = Stolzhals
dragon-name-9-2-7 = Wolkenbock
dragon-name-9-5-4 = Alte Glut
dragon-name-9-8-1 = Dreikopf
dragon-name-10-1-9 = Immerwach
dragon-name-10-6-4 = Großmaul
dragon-name-10-9-1 = Moorkiefer
dragon-name-11-11-0 = Tiefenkönig

gold-dragon-n = Drache { $n }
gold-no-dragon = kein Drache
gold-hidden = verborgen
# Für alle, die es nicht sehen können. $attackers ist leer, wenn es keine gibt.
gold-dragon-told =
    Stärke { $strength }, angegriffen mit { $attack }. Er hütet { $treasure }{ $hidden ->
        [0] .
       *[other] , dazu { $hidden } verborgen.
    } { $attackers }
gold-attackers-of = { $who } mit { $adventurers }
gold-attacker-pick = { $adventurer } von { $who-dat } bei Drache { $n }
gold-dragon-pick = Drache { $n } wählen
gold-dragon-picked = Drache { $n } ist gewählt
gold-goal = Ziel: die meisten Punkte
gold-left =
    { $n ->
        [one] Drache übrig
       *[other] Drachen übrig
    }
gold-bag = im Beutel
gold-deck = magische Gegenstände übrig
gold-lost = für alle verloren:

## Die anderen

gold-choosing = überlegt
gold-away = nicht da
gold-stand-in = ein Bot spielt
gold-tokens-behind =
    { $n ->
        [one] Stein hinter dem Sichtschirm
       *[other] Steine hinter dem Sichtschirm
    }
gold-objects-held =
    { $n ->
        [one] magischer Gegenstand
       *[other] magische Gegenstände
    }
gold-seen-of = Nahm vor aller Augen { $treasure }
gold-stash-of = Hat hinter dem Sichtschirm { $treasure }
gold-nothing-seen = noch nichts gesehen
gold-nothing-yet = noch nichts
gold-seat-pick = { $who } wählen
gold-seat-look = { $who } genauer ansehen
gold-has-tokens =
    { $n ->
        [0] Hinter dem Sichtschirm ist nichts.
        [one] Hinter dem Sichtschirm ist ein Stein.
       *[other] Hinter dem Sichtschirm sind { $n } Steine.
    }
gold-has-objects =
    { $n ->
        [0] Keine magischen Gegenstände.
        [one] Ein magischer Gegenstand.
       *[other] { $n } magische Gegenstände.
    }
gold-stash-title = Hinter dem Sichtschirm
gold-seen-title = Vor aller Augen genommen

## Meine Seite

gold-is-up = bereit
gold-is-down = verdeckt
gold-at-dragon = bei Drache { $n }
gold-objects = Magische Gegenstände
gold-no-objects = keine magischen Gegenstände
gold-object-about = Was kann { $object }?
gold-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
gold-most = { $n } für die meisten
gold-lead-needs = noch { $n } bis zur Führung
gold-place-cursed = verflucht: keine Punkte
gold-place-behind = im Rückstand
gold-place-level = Gleichstand
gold-place-ahead = du führst
gold-place-sure = dir sicher
gold-offer-one = Einen anbieten

## Was ich gefragt werde

gold-first-turn = Wähle einen Abenteurer, dann einen Drachen
gold-then-home = Wähle jetzt einen Drachen
gold-then-object = Wähle jetzt, worauf er wirkt
gold-first-go-home = Wähle einen Abenteurer bei einem Drachen
gold-first-reach = Wähle einen Drachen
gold-first-watch = Wähle einen Drachen
gold-first-rob = Wähle oben jemanden aus
gold-first-share = Wähle einen Anteil
gold-first-use-object = Wähle einen Gegenstand
gold-first-token =
    { $n ->
        [one] Wähle einen Stein
       *[other] Wähle { $n } Steine
    }
gold-do-rob = { $what } bestehlen
gold-do-watch = { $what } bewachen
gold-do-reach = Nach { $what } greifen
gold-do-go-home = { $what } heimrufen
gold-none-usable = Jetzt kannst du keinen von deinen benutzen
gold-idle-turn = Keinen benutzen
gold-idle-use-object = Keinen benutzen
gold-as-list = Aus einer Liste wählen ({ $n })
gold-moment = Einen Augenblick …
gold-take = Nimm { $treasure }

## Ein toter Drache

gold-slain = { $name } ist erlegt
gold-slain-about = Drache { $n }, Stärke { $strength }, Angriff { $attack }
gold-slain-by = Drache { $n }, erlegt von { $names-dat }
gold-tale-home = Die Abenteurer kehren heim und liegen verdeckt.
gold-fighters = Wer gekämpft hat

## Die Verhandlung

gold-hoard = Der Hort
gold-hoard-left =
    { $n ->
        [one] Ein Stein im Hort: Tippen gibt ihn an { $who }
       *[other] { $n } Steine im Hort: Tippen gibt einen an { $who }
    }
gold-hoard-empty = Alle Steine sind verteilt
gold-hoard-others = Alle Steine müssen verteilt sein, bevor die Zeit um ist
gold-piece-give = { $token } an { $who } geben
gold-piece-move = { $token } an { $to } geben (bisher für { $from })
gold-piece-back = { $token } zurück in den Hort legen (bisher für { $from })
gold-gets-next = bekommt den nächsten Stein
gold-nothing-given = noch nichts
gold-splits = Vorschläge der anderen
gold-split-of = Vorschlag: { $name }
gold-your-split = Dein Vorschlag
gold-split-left =
    { $n ->
        [one] noch ein Stein zu vergeben
       *[other] noch { $n } Steine zu vergeben
    }
gold-split-ready = noch nicht auf dem Tisch
gold-no-splits = Noch kein Vorschlag
gold-no-splits-about = Verteile den Hort und mach den ersten Vorschlag.
gold-no-splits-others = Wer gekämpft hat, hat noch nichts vorgeschlagen.
gold-agrees = ist einverstanden
gold-agrees-not = ist noch nicht einverstanden
gold-agree-count =
    { $n ->
        [0] niemand ist einverstanden
        [one] 1 von { $of } ist einverstanden
       *[other] { $n } von { $of } sind einverstanden
    }
gold-agree-missing =
    { $n ->
        [one] 1 von { $of } ist einverstanden, nur dein Siegel fehlt
       *[other] { $n } von { $of } sind einverstanden, nur dein Siegel fehlt
    }
gold-agree = Einverstanden
gold-agree-points = Einverstanden: { $n } für mich
gold-agree-own = Dem eigenen zustimmen
gold-take-back = Siegel zurücknehmen
gold-give-all = Verteile alle Steine
gold-propose = So vorschlagen
gold-start-from = Übernehmen und ändern
gold-clear = Alles zurück in den Hort
gold-apart =
    { $n ->
        [0] Beide Vorschläge sind gleich
        [one] Ein Stein Unterschied
       *[other] { $n } Steine Unterschied
    }
gold-seconds = Sekunden,
gold-steps =
    { $n ->
        [one] Schritt,
       *[other] Schritte,
    }
gold-steps-of =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
gold-then-lost = dann ist der Hort für alle verloren
gold-then-shut = dann schließt der Markt
gold-stands = Was vorgeschlagen ist, gilt, bis es geändert wird.
gold-wait = Einen Schritt warten
gold-use-hourglass = Die Sanduhr umdrehen
gold-worth-you = für dich wert
gold-if-yours = wenn es deiner wäre
gold-sure-hoped = { $sure } sicher, { $hoped } erhofft
gold-note-unknown = { $gem } { $before } → { $after }
gold-note-behind = { $gem } { $before } → { $after }, noch im Rückstand
gold-note-level = { $gem } { $before } → { $after }, Gleichstand
gold-note-ahead = { $gem } { $before } → { $after }, du würdest führen
gold-note-sure = { $gem } { $before } → { $after }, dir sicher
gold-note-cursed = { $gem }: keine Punkte, du bist verflucht
gold-note-sets = Sätze: { $n } Punkte
gold-note-curse = verflucht: keine Punkte für Edelsteine und Sätze

## Teilen und wählen

gold-share-n = Anteil { $n }
gold-divide = Deine Aufteilung
gold-divide-done = { $n } Anteile hinlegen
gold-choose-share = Welchen Anteil nimmst du?
gold-choosing-shares = Die Anteile werden gewählt, die Stärksten zuerst
gold-settled = Die Anteile stehen fest
gold-take-share = Anteil { $n } nehmen

## Der Markt

gold-market = Der Markt
gold-market-about = Steine gegen Steine, wenn beide wollen.
gold-are-done = Fertig: { $names-nom }
gold-offers = Angebote
gold-no-offers = Noch bietet niemand etwas an.
gold-everybody = alle
gold-to-everybody = an alle
gold-to = an { $who-acc }
gold-gives = gibt
gold-wants = will
gold-for-you = für dich
gold-trade = Tauschen
gold-cannot-pay = Das hast du nicht
gold-offer-back = Angebot zurücknehmen
gold-your-offer = Dein Angebot
gold-your-offer-again = Lieber etwas anderes anbieten
gold-you-give = Du gibst
gold-you-want = Du willst
gold-give-hint = tippe auf einen Stein darunter
gold-want-hint = tippe auf einen Stein darunter
gold-give-more = Deine Steine
gold-want-more = Was du verlangen kannst
gold-more = Einen mehr: { $token }
gold-less = Einen weniger: { $token }
gold-offer-to = Für wen?
gold-offer = Anbieten
gold-done = Nicht mehr handeln
gold-is-done = Du handelst nicht mehr

## Das Ende

gold-screens-lifted = Die Sichtschirme fallen
gold-wins =
    { $names-who ->
        [you] Du gewinnst!
        [you-all] { $names-start } gewinnt gemeinsam!
        [one] { $names } gewinnt
       *[many] { $names } gewinnen gemeinsam
    }
gold-turns = nach { $n } Zügen
gold-show-all = Alles zeigen
gold-sheet-line = Was zählt
gold-times = { $n } ×

## Tasten

gold-key-adventurer = einen Abenteurer wählen
gold-key-dragon = einen Drachen wählen
gold-key-confirm = tun, was gewählt ist
gold-key-clear = neu wählen
gold-key-receiver = wer den nächsten Stein bekommt
gold-key-share = welcher Anteil den nächsten Stein bekommt
gold-key-agree = dem gezeigten Vorschlag zustimmen
gold-key-propose = deinen Vorschlag machen

## Hinweise: was zum ersten Mal vorkommt

note-gold-division = Teilen und wählen: Wer am schwächsten gekämpft hat, macht die Anteile, die anderen wählen zuerst.
note-gold-object = Du hast einen magischen Gegenstand. Die meisten benutzt man zu Beginn des eigenen Zugs; das Spiel fragt dich, wenn sein Moment da ist.

# Auf einer Feier: der Tisch an der Wand und das eigene Handy.
gold-wall-all-seals = Alle Siegel auf einen Vorschlag, bevor der Sand durch ist, sonst ist der Hort für alle verloren.
gold-wall-market = Der Markt ist eröffnet
gold-wall-no-offers = Noch hat niemand etwas angeboten.
gold-wall-tokens =
    { $n ->
        [one] 1 Schatzstein
       *[other] { $n } Schatzsteine
    }
gold-wall-bot = ein Bot spielt
gold-wall-away = ist weg
gold-hand-sure = sicher
gold-hand-hoped = { $n } erhofft
gold-hand-agree = { $name } zustimmen
gold-hand-change = Ändern
gold-hand-nothing = Das oder nichts
gold-hand-make = Einen Vorschlag machen
gold-hand-back = Zurück zu den Vorschlägen
gold-hand-up = Schau auf den großen Bildschirm
