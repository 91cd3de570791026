### Dragon’s Gold (Drachengold), in our own words.

game-dragons-gold = Drachengold
turns-gold = Züge

## Treasure tokens

# The kinds, as one names them.
token-silver = Silber
token-gold = Gold
token-red = rote Steine
token-sapphire = Saphire
token-emerald = Smaragde
token-amethyst = Amethyste
token-amber = Bernsteine
token-diamond = Diamanten
token-black-diamond = Schwarzer Diamant

# A number of them, in the accusative; .nom: in the nominative.
treasure-silver = { $n } Silber
treasure-gold = { $n } Gold
treasure-red =
    { $n ->
        [one] einen roten Stein
       *[other] { $n } rote Steine
    }
    .nom =
        { $n ->
            [one] ein roter Stein
           *[other] { $n } rote Steine
        }
treasure-sapphire =
    { $n ->
        [one] einen Saphir
       *[other] { $n } Saphire
    }
    .nom =
        { $n ->
            [one] ein Saphir
           *[other] { $n } Saphire
        }
treasure-emerald =
    { $n ->
        [one] einen Smaragd
       *[other] { $n } Smaragde
    }
    .nom =
        { $n ->
            [one] ein Smaragd
           *[other] { $n } Smaragde
        }
treasure-amethyst =
    { $n ->
        [one] einen Amethyst
       *[other] { $n } Amethyste
    }
    .nom =
        { $n ->
            [one] ein Amethyst
           *[other] { $n } Amethyste
        }
treasure-amber =
    { $n ->
        [one] einen Bernstein
       *[other] { $n } Bernsteine
    }
    .nom =
        { $n ->
            [one] ein Bernstein
           *[other] { $n } Bernsteine
        }
treasure-diamond =
    { $n ->
        [one] einen Diamanten
       *[other] { $n } Diamanten
    }
    .nom =
        { $n ->
            [one] ein Diamant
           *[other] { $n } Diamanten
        }
treasure-black-diamond = den Schwarzen Diamanten
    .nom = der Schwarze Diamant
treasure-nothing = nichts

# Who gets what; and a share that nobody has yet.
share-of = { $treasure } für { $name-acc }
share-number = { $number }) { $treasure }

## Dragons and adventurers

dragon = der Drache der Stärke { $strength }
# The dragon in a place of the row. $strength: 0 if it is not to be said.
dragon-place =
    { $strength ->
        [0] Drache { $n }
       *[other] Drache { $n } (Stärke { $strength })
    }
    .acc =
        { $strength ->
            [0] Drachen { $n }
           *[other] Drachen { $n } (Stärke { $strength })
        }
    .dat =
        { $strength ->
            [0] Drachen { $n }
           *[other] Drachen { $n } (Stärke { $strength })
        }

# .one: with the article, in the accusative. .nom: in the nominative.
adventurer-wizard = Zauberer
    .one = den Zauberer
    .nom = der Zauberer
adventurer-thief = Dieb
    .one = den Dieb
    .nom = der Dieb
adventurer-knight-3 = Ritter (3)
    .one = den Ritter (3)
    .nom = der Ritter (3)
adventurer-knight-4 = Ritter (4)
    .one = den Ritter (4)
    .nom = der Ritter (4)

## Magic Objects. .acc, .dat: with the article, in that case.

object-swap-powder = Tauschpulver
    .acc = das Tauschpulver
    .dat = dem Tauschpulver
object-ring-of-confusion = Ring der Verwirrung
    .acc = den Ring der Verwirrung
    .dat = dem Ring der Verwirrung
object-stone-of-misdirection = Stein der Irreführung
    .acc = den Stein der Irreführung
    .dat = dem Stein der Irreführung
object-invisible-hand = Unsichtbare Hand
    .acc = die Unsichtbare Hand
    .dat = der Unsichtbaren Hand
object-horn-of-recall = Horn der Heimkehr
    .acc = das Horn der Heimkehr
    .dat = dem Horn der Heimkehr
object-scroll-of-banishment = Schriftrolle der Verbannung
    .acc = die Schriftrolle der Verbannung
    .dat = der Schriftrolle der Verbannung
object-dragonbane-sword = Drachentöterschwert
    .acc = das Drachentöterschwert
    .dat = dem Drachentöterschwert
object-crystal-ball = Kristallkugel
    .acc = die Kristallkugel
    .dat = der Kristallkugel
object-horn-of-plenty = Füllhorn
    .acc = das Füllhorn
    .dat = dem Füllhorn
object-amulet-of-warding = Schutzamulett
    .acc = das Schutzamulett
    .dat = dem Schutzamulett
object-hourglass = Stundenglas
    .acc = das Stundenglas
    .dat = dem Stundenglas
object-wand-of-awakening = Zauberstab des Erwachens
    .acc = den Zauberstab des Erwachens
    .dat = dem Zauberstab des Erwachens

object-rule-swap-powder = Zu Beginn deines Zuges: Vertausche zwei Drachen mitsamt ihren Schätzen. Die Abenteurer bleiben, wo sie sind; ein Drache, der ihnen nun unterlegen ist, stirbt sofort.
object-rule-ring-of-confusion = Wenn bei einem Kampf, an dem du beteiligt warst, die Anteile feststehen: Vertausche die Anteile von zwei anderen, bevor jemand sie nimmt.
object-rule-stone-of-misdirection = Wenn ein Dieb zu dir kommt: Du suchst aus, was dir gestohlen wird, auch wenn dem Dieb ein Zauberer hilft.
object-rule-invisible-hand = Zu Beginn deines Zuges: Wähle geheim einen Drachen, auf dem ein Schatz liegt. Alle anderen bestimmen geheim je einen Drachen, den sie im Auge behalten. Achtet niemand auf deinen, nimm dir von ihm zwei Schatzsteine deiner Wahl.
object-rule-horn-of-recall = Zu Beginn deines Zuges: Einer deiner Abenteurer kehrt von einem Drachen heim und liegt dann verdeckt.
object-rule-scroll-of-banishment = Zu Beginn deines Zuges: Schicke einen fremden Abenteurer von einem Drachen nach Hause. Dort liegt er verdeckt.
object-rule-dragonbane-sword = Wenn du einen Ritter ausschickst: In diesem Kampf zählt er 2 mehr.
object-rule-crystal-ball = Zu Beginn deines Zuges: Ziehe schon jetzt die verborgenen Schatzsteine eines Drachen und lege sie offen auf ihn.
object-rule-horn-of-plenty = Wenn ein Drache tot ist, gegen den du gekämpft hast, und seine verborgenen Schatzsteine gezogen sind: Aus dem Beutel kommen noch zwei dazu.
object-rule-amulet-of-warding = Wenn ein Dieb zu dir kommt: Der Diebstahl misslingt.
object-rule-hourglass = Während du verhandelst: Die Zeit läuft noch einmal von vorn.
object-rule-wand-of-awakening = Zu Beginn deines Zuges, wenn bei dir zu Hause sowohl offene als auch verdeckte Abenteurer liegen: Decke alle auf.

## Dragons, adventurers and tokens as pieces of the box

# How many of its treasure tokens.
card-dragon = Drache der Stärke { $strength }
dragon-rule = Offen: { $known }. Verborgen: { $hidden }.
adventurer-rule-wizard =
    { $rules ->
        [basic] Der einzige Zauberer in einem Kampf nimmt die roten Steine, bevor der Rest geteilt wird.
        [advanced] Für jeden roten Stein in deinem Anteil ziehst du einen magischen Gegenstand.
       *[both] Einfache Regeln: Der einzige Zauberer in einem Kampf nimmt die roten Steine, bevor der Rest geteilt wird. Erweiterte Regeln: Für jeden roten Stein in deinem Anteil ziehst du einen magischen Gegenstand.
    }
adventurer-rule-thief = Nach dem Teilen stiehlt er blind einen Stein von jemand anderem, der mitgekämpft hat; ist auch dein Zauberer dabei, siehst du nach und wählst aus.
worth-basic = Punkte, einfach
worth-advanced = Punkte, erweitert
worth-majority = { $low }–{ $high } für die meisten

## The log

event-dragon-appeared =
    Drache { $spot-n } erscheint, Stärke { $dragon-strength }. { $dragon-hidden ->
        [0] Er hütet { $treasure }.
        [one] Er verbirgt einen Schatzstein und zeigt { $treasure }.
       *[other] Er verbirgt { $dragon-hidden } Schatzsteine und zeigt { $treasure }.
    }
event-turned-up =
    { $seat-who ->
        [you] Du deckst { $adventurers } wieder auf.
       *[one] { $seat } deckt { $adventurers } wieder auf.
    }
# $strength-more: 1 or more with the Dragonbane Sword.
event-adventurer-placed =
    { $seat-who ->
        [you] { $strength-more ->
            [0] Du schickst { $adventurer-one } gegen { $spot-acc }.
           *[other] Du schickst { $adventurer-one }, der nun { $strength } zählt, gegen { $spot-acc }.
        }
       *[one] { $strength-more ->
            [0] { $seat } schickt { $adventurer-one } gegen { $spot-acc }.
           *[other] { $seat } schickt { $adventurer-one }, der nun { $strength } zählt, gegen { $spot-acc }.
        }
    }
event-turn-lost =
    { $seat-who ->
        [you] Alle deine Abenteurer sind unterwegs: Dein Zug verfällt.
       *[one] Alle Abenteurer von { $seat } sind unterwegs: Der Zug verfällt.
    }
event-everybody-blocked = Niemand hat noch einen Abenteurer zu Hause: Alle holen je einen heim.
event-went-home =
    { $seat-who ->
        [you] Bei dir kehrt { $adventurer-nom } von { $spot-dat } heim, verdeckt.
       *[one] Bei { $seat } kehrt { $adventurer-nom } von { $spot-dat } heim, verdeckt.
    }
event-dragon-killed =
    { $fighters-who ->
        [you] Du hast { $spot-acc } erlegt.
        [you-all] { $fighters-start } habt { $spot-acc } erlegt.
        [one] { $fighters } hat { $spot-acc } erlegt.
       *[many] { $fighters } haben { $spot-acc } erlegt.
    }
event-treasure-grew = Der Beutel legt zum Schatz von { $spot-dat } noch { $treasure } dazu.
event-reds-seized =
    { $seat-who ->
        [you] Du hast den einzigen Zauberer in diesem Kampf und darfst dir vorweg die roten Steine nehmen.
       *[one] { $seat } hat den einzigen Zauberer in diesem Kampf und darf sich vorweg die roten Steine nehmen.
    }
event-nothing-to-share = Bei { $spot-dat } gibt es keinen Schatz mehr zu teilen.
# $seconds or $steps is 0.
event-negotiation-began =
    { $fighters-who ->
        [you-all] { $steps ->
            [0] { $fighters-start } habt { $seconds } Sekunden, um { $treasure } zu teilen.
            [one] { $fighters-start } habt je 1 Schritt, um { $treasure } zu teilen.
           *[other] { $fighters-start } habt je { $steps } Schritte, um { $treasure } zu teilen.
        }
       *[many] { $steps ->
            [0] { $fighters } haben { $seconds } Sekunden, um { $treasure } zu teilen.
            [one] { $fighters } haben je 1 Schritt, um { $treasure } zu teilen.
           *[other] { $fighters } haben je { $steps } Schritte, um { $treasure } zu teilen.
        }
    }
event-proposed =
    { $seat-who ->
        [you] Du machst Vorschlag { $number }: { $shares }.
       *[one] { $seat } macht Vorschlag { $number }: { $shares }.
    }
event-proposal-accepted =
    { $seat-who ->
        [you] { $proposer-who ->
            [you] Du nimmst deinen eigenen Vorschlag { $number } an.
           *[one] Du nimmst Vorschlag { $number } von { $proposer } an.
        }
       *[one] { $proposer-who ->
            [you] { $seat } nimmt deinen Vorschlag { $number } an.
           *[one] { $seat } nimmt Vorschlag { $number } von { $proposer } an.
        }
    }
event-acceptance-taken-back =
    { $seat-who ->
        [you] Du nimmst deine Zusage zurück.
       *[one] { $seat } nimmt die Zusage zurück.
    }
event-agreed =
    { $fighters-who ->
        [you-all] { $fighters-start } einigt euch: { $shares }.
       *[many] { $fighters } einigen sich: { $shares }.
    }
event-treasure-lost =
    { $fighters-who ->
        [you-all] Keine Einigung: { $fighters-start } verliert { $treasure }.
       *[many] Keine Einigung: { $fighters } verlieren { $treasure }.
    }
event-treasure-divided =
    { $seat-who ->
        [you] Du teilst den Schatz in diese Anteile: { $shares }.
       *[one] { $seat } teilt den Schatz in diese Anteile: { $shares }.
    }
event-share-chosen = Anteil { $share } geht an { $seat-acc }.
event-share-taken =
    { $seat-who ->
        [you] Du nimmst { $treasure }.
       *[one] { $seat } nimmt { $treasure }.
    }
event-theft-tried =
    { $seat-who ->
        [you] Du schickst den Dieb zu { $victim }.
       *[one] { $seat } schickt den Dieb zu { $victim-dat }.
    }
event-nothing-to-steal =
    { $seat-who ->
        [you] Dein Dieb findet niemanden, bei dem etwas zu stehlen wäre.
       *[one] Der Dieb von { $seat } findet niemanden, bei dem etwas zu stehlen wäre.
    }
event-stash-seen =
    { $seat-who ->
        [you] Mit Hilfe des Zauberers siehst du bei { $victim } { $treasure }.
       *[one] Mit Hilfe des Zauberers sieht { $seat } bei { $victim-dat } { $treasure }.
    }
event-token-stolen =
    { $seat-who ->
        [you] Du stiehlst { $victim } einen Schatzstein.
       *[one] { $seat } stiehlt { $victim-dat } einen Schatzstein.
    }
event-token-recognised =
    { $seat-who ->
        [you] Du hast { $victim } { $token } gestohlen. Was es war, wisst nur ihr beide.
       *[one] { $victim-who ->
            [you] { $seat } hat dir { $token } gestohlen. Was es war, wisst nur ihr beide.
           *[one] { $seat } hat { $victim } { $token } gestohlen. Sonst weiß niemand, was es war.
        }
    }
event-objects-drawn =
    { $seat-who ->
        [you] { $n ->
            [one] Du ziehst einen magischen Gegenstand.
           *[other] Du ziehst { $n } magische Gegenstände.
        }
       *[one] { $n ->
            [one] { $seat } zieht einen magischen Gegenstand.
           *[other] { $seat } zieht { $n } magische Gegenstände.
        }
    }
event-objects-seen =
    { $seat-who ->
        [you] Nur du siehst, was du gezogen hast: { $objects }.
       *[one] Gezogen von { $seat }: { $objects }.
    }
event-objects-reshuffled = Die benutzten magischen Gegenstände werden gemischt und bilden den neuen Stapel.
event-object-used =
    { $seat-who ->
        [you] Du benutzt { $object-acc }.
       *[one] { $seat } benutzt { $object-acc }.
    }
event-dragons-swapped = Die Drachen { $spots } tauschen mitsamt ihren Schätzen die Plätze. Die Abenteurer bleiben, wo sie sind.
event-shares-swapped =
    { $seats-who ->
        [you-all] { $seats-start } tauscht eure Anteile.
       *[many] { $seats } tauschen ihre Anteile.
    }
event-hand-watched =
    { $seat-who ->
        [you] { $caught ->
            [0] Deine Unsichtbare Hand greift nach { $spot-dat }, und niemand passt auf ({ $watchers }).
           *[other] Deine Unsichtbare Hand greift nach { $spot-dat } und wird ertappt ({ $watchers }).
        }
       *[one] { $caught ->
            [0] Die Unsichtbare Hand von { $seat } greift nach { $spot-dat }, und niemand passt auf ({ $watchers }).
           *[other] Die Unsichtbare Hand von { $seat } greift nach { $spot-dat } und wird ertappt ({ $watchers }).
        }
    }
watcher = { $name-nom }: { $spot }
event-market-opened =
    { $steps ->
        [0] Der Markt öffnet, für { $seconds } Sekunden.
        [one] Der Markt öffnet. Alle haben je 1 Schritt.
       *[other] Der Markt öffnet. Alle haben je { $steps } Schritte.
    }
# The receiver of an offer to all, in the dative.
everybody = allen
# A gift wants nothing in return; a request for one gives nothing.
event-offered =
    { $seat-who ->
        [you] { $want-n ->
            [0] Angebot { $number }: Du bietest { $receiver } { $give } als Geschenk.
           *[other] { $give-n ->
                [0] Angebot { $number }: Du hättest von { $receiver } gern { $want } geschenkt.
               *[other] Angebot { $number }: Du bietest { $receiver } { $give } für { $want }.
            }
        }
       *[one] { $want-n ->
            [0] Angebot { $number }: { $seat } bietet { $receiver-dat } { $give } als Geschenk.
           *[other] { $give-n ->
                [0] Angebot { $number }: { $seat } hätte von { $receiver-dat } gern { $want } geschenkt.
               *[other] Angebot { $number }: { $seat } bietet { $receiver-dat } { $give } für { $want }.
            }
        }
    }
event-offer-taken-back =
    { $seat-who ->
        [you] Du nimmst dein Angebot zurück.
       *[one] { $seat } nimmt das Angebot zurück.
    }
event-traded =
    { $want-n ->
        [0] { $seat-who ->
            [you] Du schenkst { $other } { $give }.
           *[one] { $seat } schenkt { $other-dat } { $give }.
        }
       *[other] { $give-n ->
            [0] { $other-who ->
                [you] Du schenkst { $seat } { $want }.
               *[one] { $other } schenkt { $seat-dat } { $want }.
            }
           *[other] { $seat-who ->
                [you] Du gibst { $other } { $give } für { $want }.
               *[one] { $seat } gibt { $other-dat } { $give } für { $want }.
            }
        }
    }
event-said-done =
    { $seat-who ->
        [you] Du handelst nicht mehr.
       *[one] { $seat } will nicht mehr handeln.
    }
event-market-closed = Der Markt schließt.
event-bag-emptied = Der Beutel ist leer: Von jetzt an kommen keine neuen Drachen mehr.
event-stashes-revealed =
    Die Sichtschirme kommen weg: { $stashes }. { $winners-who ->
        [you] Du gewinnst das Spiel!
        [you-all] { $winners-start } teilt euch den Sieg!
        [one] { $winners } gewinnt das Spiel!
       *[many] { $winners } teilen sich den Sieg!
    }
stash-counted =
    { $name-who ->
        [you] { $points ->
            [one] du hast { $treasure }: 1 Punkt
           *[other] du hast { $treasure }: { $points } Punkte
        }
       *[one] { $points ->
            [one] { $name } hat { $treasure }: 1 Punkt
           *[other] { $name } hat { $treasure }: { $points } Punkte
        }
    }

## Questions

prompt-turn =
    { $can-pass ->
        [0] Welchen Abenteurer schickst du gegen welchen Drachen?
       *[other] Alle deine Abenteurer sind unterwegs. Benutzt du einen magischen Gegenstand?
    }
prompt-go-home = Niemand hat noch einen Abenteurer zu Hause. Welchen von deinen holst du heim?
prompt-reach = Nach welchem Drachen greift die Unsichtbare Hand?
prompt-watch = { $thief } benutzt { object-invisible-hand.acc }. Welchen Drachen behältst du im Auge?
prompt-take-two = Niemand passt auf. Welche Schatzsteine nimmst du dir von { $spot-dat }?
prompt-token =
    { $victim-asked ->
        [0] Welchen Schatzstein stiehlst du { $victim }?
       *[other] Welchen deiner Schatzsteine bekommt der Dieb?
    }
prompt-rob = Wen bestiehlt dein Dieb?
# $window: completed (a dragon has been killed), agreed (the shares), robbed (by $thief).
prompt-use-object =
    { $window ->
        [agreed] Die Anteile stehen fest. Benutzt du einen magischen Gegenstand, bevor sie genommen werden?
        [robbed] { $thief } will dich bestehlen. Benutzt du einen magischen Gegenstand?
       *[completed] Der Drache ist tot und sein Schatz vollständig. Benutzt du jetzt einen magischen Gegenstand?
    }
prompt-share = Welchen Anteil nimmst du?
# $steps_left: 0 if there is a clock instead.
prompt-negotiate =
    { $fighters-who ->
        [you-all] Wie teilt ihr, { $fighters-nom }, { $treasure }?
       *[many] Wie wollen { $fighters } teilen? Es geht um { $treasure }.
    }{ $steps_left ->
        [0] { "" }
        [one] { " " }Du hast noch 1 Schritt.
       *[other] { " " }Du hast noch { $steps_left } Schritte.
    }
prompt-divide = Wie teilst du { $treasure } in { $n } Anteile? Die anderen wählen zuerst, und du bekommst, was übrig bleibt.
prompt-trade =
    Was tauschst du auf dem Markt?{ $steps_left ->
        [0] { "" }
        [one] { " " }Du hast noch 1 Schritt.
       *[other] { " " }Du hast noch { $steps_left } Schritte.
    }

## Options. Parts of a sentence.

option-turn-pass = nein
option-place = { $adventurer-one } gegen { $dragon-acc } schicken
option-place-sword = { $adventurer-one } mit { object-dragonbane-sword.dat } gegen { $dragon-acc } schicken
option-use-object-no = nein
option-object-swap-powder = { object-swap-powder }: die Drachen { $dragons } vertauschen
option-object-ring-of-confusion = { object-ring-of-confusion }: die Anteile von { $seats } vertauschen
option-object-stone-of-misdirection = { object-stone-of-misdirection }: selbst aussuchen, was gestohlen wird
option-object-invisible-hand = { object-invisible-hand }: nach dem Schatz eines Drachen greifen
option-object-horn-of-recall = { object-horn-of-recall }: { $adventurer-one } nach Hause rufen
option-object-scroll-of-banishment = { object-scroll-of-banishment }: { $adventurer-one } von { $seat } nach Hause schicken
option-object-crystal-ball = { object-crystal-ball }: den verborgenen Schatz von { $dragon-dat } sehen
option-object-horn-of-plenty = { object-horn-of-plenty }: zwei Schatzsteine mehr
option-object-amulet-of-warding = { object-amulet-of-warding }: den Diebstahl abwehren
option-object-hourglass = { object-hourglass }: die Zeit neu beginnen lassen
option-object-wand-of-awakening = { object-wand-of-awakening }: alle Abenteurer zu Hause aufdecken
option-negotiate-wait = abwarten
option-negotiate-take-back = deine Zusage zurücknehmen
option-propose = vorschlagen: { $shares }
option-accept-proposal =
    { $proposer-who ->
        [you] deinen Vorschlag { $number } annehmen: { $shares }
       *[one] Vorschlag { $number } von { $proposer } annehmen: { $shares }
    }
option-trade-wait = abwarten
option-trade-done = nicht mehr handeln
option-trade-take-back = dein Angebot zurücknehmen
option-offer =
    { $want-n ->
        [0] { $receiver } { $give } als Geschenk anbieten
       *[other] { $give-n ->
            [0] von { $receiver } { $want } als Geschenk erbitten
           *[other] { $receiver } { $give } für { $want } anbieten
        }
    }
option-accept-offer =
    { $want-n ->
        [0] Angebot { $number } annehmen und von { $seller } { $give } geschenkt bekommen
       *[other] { $give-n ->
            [0] Angebot { $number } annehmen und { $seller } { $want } schenken
           *[other] Angebot { $number } annehmen und von { $seller } { $give } für { $want } bekommen
        }
    }

## The options of the game. -name: what it is called, -help: what it is for, -value: its values.

option-name-rules = Regeln
option-help-rules = Mit magischen Gegenständen und ausführlicher Wertung oder ohne.
option-value-rules-basic = einfach
option-help-rules-basic = Ein einzelner Zauberer nimmt sich die roten Steine; wer von einer Farbe am meisten hat, bekommt auch bei Gleichstand alle Punkte dafür. Gut für die erste Partie.
option-value-rules-advanced = erweitert
option-help-rules-advanced = Zauberer machen aus roten Steinen magische Gegenstände; Sätze zählen, Gleichstand zählt weniger, und der Schwarze Diamant ist verflucht.

option-name-split = Teilen
option-help-split = Wie alle, die einen Drachen erlegt haben, seinen Schatz teilen.
option-value-split-negotiation = verhandeln
option-help-split-negotiation = Alle müssen sich rechtzeitig einigen, sonst ist der Schatz verloren.
option-value-split-divide = teilen und wählen
option-help-split-divide = Wer am schwächsten war, macht die Anteile; die anderen wählen, die Stärksten zuerst. Verhandelt wird nicht.

option-name-market = Markt
option-help-market = Einmal, wenn der halbe Drachenstapel weg ist, dürfen alle Schatzsteine tauschen.
option-value-market-yes = ja
option-value-market-no = nein

option-name-timer = Zeit
option-help-timer = Wie lange eine Verhandlung und der Markt dauern.
option-value-timer = { $n } Sekunden
option-value-timer-none = ohne Uhr

option-name-steps = Schritte
option-help-steps = Ohne Uhr: wie viele Schritte alle in einer Verhandlung und auf dem Markt haben. Auch Abwarten ist ein Schritt.
option-value-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }

option-name-dragons = Drachen
option-help-dragons = So viele gibt es, die vier in der Reihe mitgezählt. Die übrigen kommen beiseite, und niemand weiß, welche es sind. Nach der Regel sind es 18.
option-value-dragons = { $n }

option-name-objects = Magische Gegenstände
option-help-objects = Welche es in den erweiterten Regeln gibt, jeden zweimal.

option-name-gems = Edelsteine für die Mehrheit
option-help-gems = Wer von einer Farbe am meisten hat, bekommt ab so vielen Steinen die Punkte dafür. Nach der Regel reicht einer.
option-value-gems = { $n }

option-name-counter = Mitzählen
option-help-counter = Der Tisch merkt sich für alle, wer was sichtbar genommen hat. Diebstähle bleiben verborgen.
option-value-counter-yes = ja
option-value-counter-no = nein

## The score sheet

sheet-silver = Silber
sheet-gold = Gold
sheet-red = Rote Steine
sheet-black-diamond = Schwarzer Diamant
sheet-sets = Sätze aus fünf Edelsteinen
sheet-sapphire = Meiste Saphire
sheet-emerald = Meiste Smaragde
sheet-amethyst = Meiste Amethyste
sheet-amber = Meiste Bernsteine
sheet-diamond = Meiste Diamanten
sheet-total = Summe
sheet-cursed = Verflucht vom Schwarzen Diamanten: keine Punkte für Sätze oder für die meisten einer Farbe.
