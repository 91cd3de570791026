### What every game says: players in a sentence, and refusals: what was wrong, and what is allowed.

## Players

list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-empty = keine

## Which of several cards are in the box.

some-all = alle
some-but = alle außer { $names }
some-only = nur { $names }
some-few = { $n } von { $all }
# Wer liest, wo sonst ein Name stünde: in jedem Fall, und am Anfang eines Satzes.
you = du
    .nom = du
    .acc = dich
    .dat = dir
    .start = Du

## The clock

event-time-ran-out =
    { $decision ->
        [bid] { $seat-who ->
            [you] Deine Zeit ist um: Du bietest nichts.
           *[other] Für { $seat } ist die Zeit um: kein Gebot.
        }
        [two-fists] { $seat-who ->
            [you] Deine Zeit ist um: Du bietest nichts.
           *[other] Für { $seat } ist die Zeit um: kein Gebot.
        }
       *[other] { $seat-who ->
            [you] Deine Zeit ist um. Darum wurde für dich gewählt.
           *[other] Für { $seat } ist die Zeit um. Darum wurde ohne { $seat } gewählt.
        }
    }

## Refusals

# $code and $details: a refusal of a game that has no texts here.
refused = Das geht nicht: { $code } ({ $details }).

## Answers

refused-not-an-option = { $answer } steht nicht zur Wahl. Möglich ist: { $options }.
refused-not-asked = Platz { $seat } wird gerade nichts gefragt.
refused-no-such-seat = Einen Platz { $seat } gibt es nicht: Diese Partie hat { $seats } Plätze, der erste ist 0.
refused-too-late = Frage { $decision } ist abgeschlossen. Die aktuelle Frage hat die Nummer { $now }.
refused-nothing-to-withdraw = Es gibt keine verdeckte Antwort, die man zurücknehmen könnte.
refused-match-over = Die Partie ist zu Ende.
refused-not-imagined = Nur eine erdachte Partie zeigt ihren ganzen Tisch: In einer echten ist er geheim.
refused-imagined-match = Eine erdachte Partie lässt sich nicht speichern: Ihre verborgenen Karten und Münzen sind erfunden.
refused-no-boundary = Eine Stellung gibt es nur zwischen zwei Auktionen oder Zügen, bis jemand antwortet. Frag nach der letzten oder speichere das Journal.
refused-scripted-result = Im Drehbuch steht { $result }, aber nur eines davon kann kommen: { $possible }.
refused-scripted-order = Im Drehbuch steht { $result } für ein Mischen. Es muss eine Liste sein, die mit dem beginnt, was zuerst kommt.

## Bids

refused-bid-shape = Ein Gebot sagt, wie viel von jeder Art in der Faust ist, etwa fairy: 2. In die Faust dürfen { $coins }.
refused-bid-coin =
    { $stage ->
        [silver] Beim Stechen kann man nur { $coins } bieten, nicht { $coin }.
       *[gold] Hier kann man nur { $coins } bieten, nicht { $coin }.
    }
refused-bid-number = Du kannst nicht { $n } × { $coin } bieten: Es muss eine ganze Zahl sein, mindestens 0.
refused-bid-too-many = Du kannst nicht { $n } × { $coin } bieten: Du hast noch { $own }.
refused-two-fists-shape = Zwei Fäuste sind zwei Gebote, left und right, etwa left: fairy 2, right: fairy 0. { $answer } geht nicht.

## Sharing a treasure

refused-tokens-shape = { $answer }: Das sind keine Schatzsteine. Gemeint sind Zahlen mit Namen, etwa gold: 2, sapphire: 1.
refused-tokens-number = { $n } × { $token } geht nicht: Es muss eine ganze Zahl sein, mindestens 0.
refused-tokens-unknown = { $token }: Das gibt es hier nicht. Es gibt nur: { $tokens }.
refused-shares-shape = { $answer }: Das sind keine { $n } Anteile. Nötig ist eine Liste von { $n } Anteilen; jeder nennt Schatzsteine mit Namen, etwa gold: 2, oder ist leer.
refused-shares-sum = Jeder Schatzstein muss in genau einem Anteil liegen ({ $token }: vorhanden { $there }, verteilt { $assigned }).
refused-share-size =
    { $most ->
        [1] Ein Anteil hat { $size } Schatzsteine. Es reicht nicht für alle: Ein Anteil darf einen Schatzstein haben oder leer sein.
       *[other] Ein Anteil ist leer. Es sind genug Schatzsteine da: Jeder Anteil braucht mindestens einen.
    }
refused-negotiate-shape = { $answer } geht in einer Verhandlung nicht. Du kannst vorschlagen (propose, mit einer Liste von Anteilen), annehmen (accept, mit der Nummer eines Vorschlags), etwas benutzen (use hourglass), deine Zusage zurücknehmen (take-back) oder abwarten (wait).
refused-no-such-proposal = Einen Vorschlag { $number } gibt es nicht. Annehmen kannst du: { $numbers }; oder schlage selbst etwas vor.
refused-nothing-accepted = Du hast keinen Vorschlag angenommen und kannst daher nichts zurücknehmen. Du kannst etwas vorschlagen, einen Vorschlag annehmen oder abwarten.
refused-no-such-object = Du hast diesen magischen Gegenstand nicht: { $object }. Benutzen kannst du nur, was du hast.

## The Market

refused-trade-shape = { $answer } geht auf dem Markt nicht. Du kannst etwas anbieten (offer, mit receiver, give und want), annehmen (accept, mit der Nummer eines Angebots), dein Angebot zurücknehmen (take-back), aufhören (done) oder abwarten (wait).
refused-offer-shape = { $answer } ist kein Angebot. Ein Angebot nennt, wem es gilt, was du gibst und was du willst, etwa receiver: 1, give: gold 1, want: amber 2.
refused-offer-receiver = { $receiver } kannst du nichts anbieten. Ein Angebot geht an einen Platz ({ $seats }) oder, mit None, an alle.
refused-offer-nothing = Nichts für nichts ist kein Angebot. Gib etwas, verlange etwas oder beides.
refused-offer-too-many = Du kannst nicht { $n } × { $token } verlangen: Im ganzen Spiel gibt es nur { $box }.
refused-not-owned = Du kannst nicht { $n } × { $token } geben: So viele hast du nicht.
refused-no-such-offer = Ein Angebot { $number }, das du annehmen könntest, gibt es nicht. Annehmen könntest du: { $numbers }; oder biete selbst etwas an.
refused-nothing-offered = Von dir liegt kein Angebot auf dem Tisch, das du zurücknehmen könntest. Du kannst eines machen, eines annehmen, aufhören oder abwarten.

## Beginnings

refused-no-such-game = Ein Spiel { $game } gibt es nicht. Es gibt: { $games }.
refused-no-workshop = Für { $game } kann man keine Karten machen.
refused-no-such-rules = Das Spiel { $game } hat keine Regeln der Fassung { $rules }. Es gibt: { $versions }.
refused-no-such-option = Eine Einstellung { $option } gibt es nicht. Es gibt: { $options }.
refused-wrong-option = Die Einstellung { $option } kann nicht { $found } sein. Möglich ist: { $values }.
refused-no-such-language = Die Sprache { $language } gibt es nicht. Es gibt: { $languages }.
refused-wrong-seats = Das Spiel { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
refused-some-shape = Die Einstellung { $option } ist eine Liste von dem, was dabei ist, oder all_but mit einer Liste von dem, was fehlt, nicht { $found }. Es gibt: { $values }.
refused-some-unknown = Die Einstellung { $option } kennt { $found } nicht. Es gibt: { $values }.
refused-some-few = Für die Einstellung { $option } muss wenigstens { $least } von allem dabei sein, nicht { $found }.
refused-wrong-options = Die Einstellungen müssen Namen mit Werten sein, nicht { $options }.
refused-wrong-seed = Ein Startwert ist eine ganze Zahl oder ein Text, nicht { $seed }.

## Bots

refused-no-such-bot = Einen Bot { $bot } gibt es nicht. Es gibt: { $bots }.
refused-no-such-persona = Der Bot { $bot } hat keine Persönlichkeit { $found }. Es gibt: { $known }.
refused-no-rival = { $bot } muss wissen, gegen welchen Bot er spielt, etwa best-response:merchant. Es gibt: { $bots }.
refused-two-budgets = Der Bot { $bot } hat zwei Bedenkzeiten; es kann nur eine sein.
refused-wrong-budget = Ein Bot darf 0 bis { $most } Sekunden nachdenken, nicht { $seconds }.
refused-wrong-bots = Jeder Platz braucht einen Bot: Plätze { $players }, Bots { $bots }.
refused-wrong-games = Es muss mindestens 1 Partie gespielt werden, nicht { $games }.
refused-wrong-margin = Der Abstand eines Tests ist größer als 0 und kleiner als 1, nicht { $margin }.
refused-wrong-error-rate = Die Fehlerrate eines Tests ist größer als 0 und kleiner als 0,5, nicht { $rate }.

## Journals

refused-journal-shape = Das ist kein Journal: { $field } muss vom Typ { $expected } sein.
refused-journal-format = Das Journal hat das Format { $found }. Lesbar ist nur Format { $known }.
refused-journal-entry = Eintrag { $number } des Journals ist keine Antwort: { $entry }. Ein Eintrag ist ein Platz und seine Antwort.

## Positions

refused-position-names-no-game = Eine Stellung muss ihr Spiel nennen.
refused-position-seats = Eine Stellung braucht { $low } bis { $high } Personen in { $where }.
refused-position-shape = In der Stellung muss { $where } vom Typ { $expected } sein.
refused-position-field = In der Stellung hat { $where } ein unbekanntes Feld { $field }. Erlaubt ist: { $known }.
refused-position-number = In der Stellung muss { $where } eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }.
refused-position-card = In der Stellung nennt { $where } { $card }: Das ist keine Karte dieses Spiels.
refused-position-cards = Die Karte { $card } ist in der Stellung { $found }×, in der Schachtel aber { $box }×.
refused-position-standard = In der Stellung liegt in { $where } die Basis-Kreatur { $card }. Dort können nur Extra-Kreaturen sein.
refused-position-not-kept = In der Stellung liegt in { $where } die Karte { $card }, die man nicht behalten kann.
refused-position-not-held = In der Stellung nennt { $where } die Karte { $card }, doch niemand hat sie vor sich.
refused-position-not-there = In der Stellung nennt { $where } die Karte { $card }, doch sie liegt nicht in dem Stapel, in dem sie sein müsste.
refused-position-too-many = Die Stellung hat { $found } × { $kind }, die Schachtel aber nur { $box }.
refused-position-dead-dragon = In der Stellung haben die Abenteurer bei { $where } ihren Drachen schon erlegt. Zusammen müssen sie schwächer sein als er.
refused-position-memory = In der Stellung führt { $where } nicht zu den Schatzsteinen, die alle haben. Lass es weg, oder lass seine Züge dorthin führen.

## Effects of home-made characters

refused-effect-unknown = { $where }: Das ist kein Baustein der Sprache: { $data }. Es gibt: { $known }.
refused-effect-goods = { $where }: { $goods } geht hier nicht. Zur Wahl stehen: { $known }.
refused-effect-word = { $where }: { $word } geht hier nicht. Zur Wahl stehen: { $known }.
refused-effect-count = { $where }: Die Zahl muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $n }.
refused-effect-shape = { $where }: Was hier steht, hat nicht die Form, die dieser Baustein braucht: { $found }.
refused-effect-missing = { $where }: Diesem Baustein fehlt noch etwas: { $field }.
refused-effect-field = { $where }: Dieser Baustein hat kein { $field }. Er hat: { $known }.
refused-effect-blocks = { $where }: { $least ->
        [2] { $most ->
            [2] Hier gehören genau zwei Bausteine hin.
           *[other] Hier gehören zwei bis { $most } Bausteine hin.
        }
       *[other] Hier gehören { $least } bis { $most } Bausteine hin.
    }
refused-effect-deep = { $where }: Hier stecken zu viele Bausteine ineinander. { $most } genügen für jede Karte.
refused-card-shape = Eine Karte ist ein Objekt mit einem Namen und einer Eigenschaft, nicht { $found }.
refused-card-language = Diese Karte ist in Fassung { $found } der Kartensprache geschrieben. Hier versteht man nur Fassung { $known }.
refused-card-field = Eine Karte hat kein { $field }. Sie hat: { $known }.
refused-card-missing = Es fehlt noch etwas: { $field }.
refused-card-size = Diese Karte ist zu groß: { $bytes } Byte, erlaubt sind { $most }.
refused-card-blocks = Diese Karte hat { $n } Bausteine, erlaubt sind { $most }. Mach sie einfacher.
refused-card-long = { $where }: Das können für eine einzige Karte { $n } Schritte werden, erlaubt sind { $most }. Seltener, mit weniger Personen oder mit weniger Bausteinen wird es kürzer.
refused-card-cyclic = Diese Karte enthält sich selbst.
refused-card-name = { $where }: Ein Name hat 1 bis { $most } Zeichen und keine verborgenen, etwa Zeilenumbrüche.
refused-card-name-printed = { $where }: So oder zum Verwechseln ähnlich heißt schon eine gedruckte Kreatur: { $printed }. Wähle einen anderen Namen, damit niemand deinen damit verwechselt.
refused-card-pays-twice = { $where }: Hier steht erst „{ $pays }“ und gleich danach „{ $pays_again }“: Nach dem ersten Mal ist vielleicht nichts mehr da. Fasse beides zusammen oder lass die Wahl zwischen beidem.
refused-card-only-winner = { $where }: Das kann nur, wer die Karte gewinnt, und zwar als ihre Eigenschaft: Es schaut auf die Gebote oder auf die Karten der Runde. Andere können das nicht, und später geht es auch nicht.
refused-card-scores-later = { $where }: Eine behaltene Karte kann mitten in einer Auktion keinen Punktestand ändern. Nimm die Punkte in die Eigenschaft.
refused-card-not-kept = Die Karte sagt, was sie bewirkt, solange man sie behält, aber ihre Eigenschaft behält sie nie. Füge der Eigenschaft den Baustein „keep“ hinzu.
refused-card-kept-for-nothing = Die Eigenschaft behält die Karte, aber nirgends steht, wozu sie dann gut ist. Ergänze das, oder nimm den Baustein „keep“ weg.
refused-card-wrong-window = { $where }: Das geht nur in einem dieser Momente: { $known }.
refused-card-window-twice = { $where }: In diesem Moment tut die Karte schon etwas. In jedem Moment kann eine Karte nur eines tun.
refused-card-once-only = { $where }: Das geht nur bei einer Karte, die man einmal einsetzt und dann ablegt, nicht auf Dauer.
refused-variant-shape = Eine Variante ist ein Objekt mit language, name, game und options, nicht { $found }.
refused-variant-size = Diese Variante ist zu groß: { $bytes } Bytes, und erlaubt sind { $most }.
refused-variant-field = Eine Variante kennt { $field } nicht. Sie hat: { $known }.
refused-variant-language = Diese Variante ist in Version { $found } geschrieben; hier wird Version { $known } verstanden.
refused-variant-missing = Zur Variante gehört auch: { $field }.
refused-variant-name = Eine Variante hat einen Namen in einer dieser Sprachen oder in beiden: { $languages }. Ein Name hat 1 bis { $most } gewöhnliche Zeichen, ohne Leerzeichen davor und dahinter.
refused-variant-usual = Diese Variante ändert nichts: Das ist { $game } nach der Regel.
refused-variant-id = Die Variante hat sich geändert, seit sie ihre Kennung hat: Es wäre { $id }, nicht { $found }. Lass die Kennung weg, oder nimm die unveränderte Variante.
refused-small-deck = Für eine Runde müssen wenigstens { $least } Extra-Kreaturen im Stapel sein, nicht { $found }.
refused-home-made-shape = Selbst gemachte Karten sind eine Liste von höchstens { $most } verschiedenen Karten.
refused-home-made-fields = Zur selbst gemachten Karte { $number } gehören die Karte und, wenn du magst, die Zahl ihrer Exemplare und ob sie zuerst und immer wieder kommt; sonst nichts.
refused-home-made-copies = Von der selbst gemachten Karte { $number } kann es 1 bis { $most } Exemplare geben, nicht { $copies }.
refused-home-made-twice = Dieselbe selbst gemachte Karte ist zweimal dabei. Wenn du sie öfter möchtest, gib ihr bis zu { $most } Exemplare.
refused-journal-refused = Eintrag { $number } des Journals passt nicht zum Spiel: { $reason }
refused-journal-position = Das Journal gehört zu { $game }, seine Stellung aber zu { $other }.

## Forschung

refused-not-in-mask = { $token } kann hier nicht folgen. Buchstabiert ist bisher: „{ $prefix }“. Jetzt möglich: { $legal }.
refused-cannot-spell = Die Antwort lässt sich nicht buchstabieren: { $token } kann nicht stehen, wo es stehen sollte.
refused-no-encoding = { $game } hat keine Kodierung für Antworten auf „{ $kind }“, und sie lassen sich nicht aufzählen.
refused-not-flat = { $game } hat mehr als { $most } verschiedene Antworten: Sie müssen buchstabiert werden. Eine flache Kodierung ist für Spiele mit wenigen Münzen.
refused-not-listed = { $game } hat keine Liste aller Antworten: Sie müssen buchstabiert werden. Eine flache Kodierung ist für Spiele mit wenigen Münzen.
refused-wrong-choice = { $name } kann nicht { $found } sein. Möglich: { $values }.

## Notation

refused-notation-character = Zeile { $line }, Spalte { $column }: { $found } bedeutet hier nichts.
refused-notation-deep = Zeile { $line }: Die Klammern sind zu tief verschachtelt.
refused-notation-tag = Zeile { $line }, Spalte { $column }: Eine Angabe { $found } gibt es nicht, oder sie steht zweimal da. Möglich: { $known }.
refused-notation-json = Zeile { $line }, Spalte { $column }: Der Wert einer Angabe ist JSON, und das ist keines ({ $reason }).
refused-notation-missing = Zeile { $line }, Spalte { $column }: Davor fehlt die Angabe { $tag }.
refused-notation-entry = Zeile { $line }, Spalte { $column }: Mit { $found } beginnt kein Eintrag. Es ist ein Platz von 0 bis { $last }, ein Doppelpunkt und eine Antwort, oder das Wort time.
refused-notation-value = Zeile { $line }, Spalte { $column }: { $found } ist kein Wert. Es ist ein Wort, eine Zahl, eine Liste in [ ] oder Namen mit Werten in geschweiften Klammern.
refused-notation-name = Zeile { $line }, Spalte { $column }: { $found } ist kein Name. Es ist ein Wort wie fairy.
refused-notation-twice = Zeile { $line }, Spalte { $column }: { $found } steht zweimal da.
refused-notation-mark = Zeile { $line }, Spalte { $column }: Da steht { $found }, möglich ist hier nur { $mark }.
refused-notation-refused = Zeile { $line }, Spalte { $column }: { $reason }
