game-dragons-eggs = Dracheneier
game-dragons-eggs-about = Biete geheim auf neun Eier, und verrate nie, welche Farbe du liebst.
game-dragons-eggs-goal =
    Neun Dracheneier werden gefunden, eines nach dem anderen. Alle bieten geheim Münzen; das
    höchste Gebot wird bezahlt und bekommt das Ei. Bei gleichen Geboten wird offen gefeilscht: den
    Preis um eine Münze erhöhen oder nachgeben, bevor das Ei zu seinem Drachen zurückrollt. Ein Ei
    zählt seine Punkte, und 2 mehr, wenn es die Farbe hat, die du heimlich bevorzugst. Wer am Ende
    die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die Münzen.

## Dinge

egg-name = { $colour } { $points }
egg-rule = Zählt seine Punkte, und 2 mehr für alle, die seine Farbe bevorzugen.
egg-coins =
    { $n ->
        [0] nichts
        [one] 1 Münze
       *[other] { $n } Münzen
    }
egg-bid = { $name-nom } { $n }

## Was geschehen ist

event-egg-found = Ein Ei wird gefunden: { $egg }.
event-egg-bids = Die Hände öffnen sich: { $bids }.
event-price-raised =
    { $seat-who ->
        [you] Du erhöhst den Preis auf { $price }.
       *[one] { $seat } erhöht den Preis auf { $price }.
    }
event-egg-yielded =
    { $seat-who ->
        [you] Du gibst nach.
       *[one] { $seat } gibt nach.
    }
event-egg-taken =
    { $seat-who ->
        [you] { $price ->
            [one] Du bezahlst 1 Münze für das Ei { $egg }.
           *[other] Du bezahlst { $price } Münzen für das Ei { $egg }.
        }
       *[one] { $price ->
            [one] { $seat } bezahlt 1 Münze für das Ei { $egg }.
           *[other] { $seat } bezahlt { $price } Münzen für das Ei { $egg }.
        }
    }
event-egg-lost = Das Ei { $egg } rollt zu seinem Drachen zurück.

## Fragen

prompt-egg-bid = Wie viele Münzen bietest du für dieses Ei?
prompt-egg-haggle = Eure Gebote sind gleich, bei { $price }. Erhöhst du, oder gibst du nach?
option-egg-haggle-raise = den Preis um 1 Münze erhöhen
option-egg-haggle-yield = nachgeben

## Namen dessen, was in einer Ansicht steht

field-eggs-round = Runde
field-eggs-egg = Ei im Angebot
field-eggs-price = Preis
field-eggs-haggling = es feilschen
field-eggs-lost = verlorene Eier
field-eggs-coins = Münzen
field-eggs-eggs = Eier
field-eggs-favourite = Lieblingsfarbe
value-eggs-ember = Glut
value-eggs-frost = Frost
value-eggs-moss = Moos

## Stellungen, die nicht aufgehen

refused-egg-count = In einem Spiel gibt es { $rounds } verschiedene Eier, nicht { $found }.
refused-egg-colour = { $found } ist keine Farbe von Eiern. Es gibt { $colours }.
