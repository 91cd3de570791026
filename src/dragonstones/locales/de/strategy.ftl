### Strategie: Tipps mit den Zahlen, auf denen sie beruhen, und Diagramme.

refused-no-strategy = Von { $game } hat noch niemand Partien ausgezählt.
strategy-interval = 95-%-Intervall
strategy-basis =
    Aus { $games } Partien von { $seats } Bots der Stufe { $bot }, { $date }. Bots sind keine Menschen: Nimm es als Faustregel.

## Diagramme und ihre Zeilen, wo sie keine Karten sind

strategy-chart-price = Was eine Karte kostet
    .about = Münzen oder Steine, die das gewinnende Gebot im Schnitt gekostet hat: So viel hat sie gekostet, nicht so viel ist sie dir wert.
strategy-chart-price-late = Wann eine Karte mehr wert ist
    .about = Wie viel mehr oder weniger das gewinnende Gebot im Schnitt gekostet hat, sobald jemandem nur noch ein Punkt zum Sieg fehlte, in Münzen oder Steinen.
strategy-row-from-to = { $name }, von { $first } auf { $then }
strategy-chart-gain = Was eine Karte bringt
    .about = Um wie viele Prozentpunkte man mit der Karte öfter gewinnt als ohne sie, wenn eine Münze entschieden hat, wer sie bekommt.
strategy-chart-decides = Welche Karte das Spiel entscheidet
    .about = In wie vielen Partien der letzte Punkt von dieser Karte kam.
strategy-chart-auction = Wie Auktionen enden
    .about = Von allen Auktionen.
strategy-row-auction-won = jemand gewinnt
strategy-row-auction-tied = auch in Silber Gleichstand
strategy-row-auction-no-bids = niemand bietet
strategy-row-auction-cursed = verhext
strategy-chart-seat = Plätze
    .about = Wie oft jeder Platz gewinnt.
strategy-row-seat-1 = erster Platz
strategy-row-seat-2 = zweiter Platz
strategy-row-seat-3 = dritter Platz
strategy-row-seat-4 = vierter Platz
strategy-chart-closes = Mit welchem Anteil man sich einigt
    .about = Wie oft ein vorgeschlagener Anteil angenommen wird, je nachdem, wie groß er ist.
strategy-row-closes-1 = weniger als die Hälfte eines gleichen Anteils
strategy-row-closes-2 = die Hälfte bis drei Viertel
strategy-row-closes-3 = drei Viertel bis zum gleichen Anteil
strategy-row-closes-4 = bis zu einem Viertel mehr
strategy-row-closes-5 = noch mehr
strategy-chart-agreed = Wie oft sich alle einigen
    .about = Je nachdem, wie viele gekämpft haben.
strategy-row-agreed-2 = zu zweit
strategy-row-agreed-3 = zu dritt
strategy-row-agreed-4 = zu viert
strategy-chart-points = Woher die Punkte beim Sieg kommen
    .about = Punkte im Schnitt.
strategy-row-points-majorities = die meisten Edelsteine einer Farbe
strategy-row-points-gold = Gold
strategy-row-points-silver = Silber
strategy-row-points-red = rote Steine
strategy-row-points-black-diamond = Schwarzer Diamant
strategy-row-points-sets = Sätze
strategy-chart-order = Wer anfängt
    .about = Wie oft wer gewinnt, in der Reihenfolge des ersten Zugs.
strategy-row-order-1 = fängt an
strategy-row-order-2 = kommt als Zweites
strategy-row-order-3 = kommt als Drittes
strategy-row-order-4 = kommt als Viertes

## Fist of Dragonstones

tip-fist-in-vain = Was in deiner Faust ist, ist weg, ob du gewinnst oder nicht: { $lost } aller Münzen sind umsonst ausgegeben. Biete auf das, was du brauchst, und lass den Rest gehen.
tip-fist-empty = Auch eine leere Faust ist ein Zug. Von allen Fäusten sind { $empty } leer.
tip-fist-by-one = Eine Münze reicht: { $close } der gewinnenden Gebote liegen genau eine Münze vorn, im Schnitt sind es { $ahead }. Überleg, was die anderen zahlen würden, und leg eine drauf.
tip-fist-nobody = Auf { $none } aller Karten bietet niemand. Spät in der Runde bekommst du so eine oft für eine einzige Münze.
tip-fist-fairy = Gib dein Feengold aus: Es kommt zurück. Wer gewinnt, gibt pro Runde { $spent } davon aus; für die nächste Runde zu sparen bringt nichts.
tip-fist-silver = Behalte etwas Silber. In { $tie } aller Auktionen herrscht Gleichstand, und dann zählt nur Silber.
tip-fist-tie-break = Im Stechen ist das höchste Gebot im Schnitt { $silver } Silber, zwei gewinnen also oft. Aber in { $lost } der Stechen gewinnt niemand: Dann ist alles Silber verloren.
tip-fist-wizard = Behalte von jeder Farbe einen Stein. Der Hexenmeister bringt in { $wizard } aller Partien den letzten Punkt, der Magier in { $magician }.
tip-fist-sorcerer = Vier Steine einer Farbe sind zwei Punkte. Der Zauberer kostet im Schnitt { $price } Münzen: Halte sie bereit, wenn er kommt.
tip-fist-black = Nutze deine schwarze Münze: In { $unused } aller Runden geht eine ungenutzt zurück. Am meisten ist sie gegen jemanden wert, der gleich punktet.
tip-fist-curse = Verhexe eine Karte, für die andere viel zahlen. Das verbrennt im Schnitt { $coins } Münzen, und nur du hast es vorher gewusst.
tip-fist-last-point = Fehlt jemandem nur noch ein Punkt, kostet der Hexenmeister { $late } statt { $early } Münzen. Wer früh punktet, spart sie sich.
tip-fist-dragons = Drachen werden billiger: zuerst { $early } Münzen, und { $late }, sobald jemand nah am Ziel ist und die anderen ihre Münzen für Karten mit Punkten aufheben. Fehlt dir dann noch ein Stein, ist das dein Moment.
tip-fist-thief = Der Dieb ist billig, zuerst { $early } und später { $late } Münzen, und nimmt genau den Stein, den jemand braucht. Überleg vor dem Bieten, wer auf dem zweiten Platz landet.
tip-fist-necromancer = Der Nekromant kostet { $price } Münzen, und { $late }, wenn jemand gleich gewinnt: Er punktet ohne Steine. Rechne mit ihm als zweitem Weg zum letzten Punkt.
tip-fist-first-scorer = Wer zuerst punktet, gewinnt { $first } der Partien: ein Vorteil, mehr nicht. Gib nicht auf, und lehn dich nicht zurück.
tip-fist-seats = Dein Platz spielt kaum eine Rolle: Der erste gewinnt { $one }, der vierte { $four }.
tip-fist-stonecutter = Der Steinmetz entscheidet { $decides } der Partien. Steine, aus denen du sonst keine Punkte machen kannst, sind dort am meisten wert.
tip-fist-dealer = Gleichstand gibt es in { $tie } der Auktionen. Karten, die ihn gewinnen, wirken also ständig, egal, wer bietet.

## Dragon’s Gold

tip-gold-deal = Eine magere Einigung ist besser als keine. In einer Partie gehen im Schnitt Schätze für { $lost } Punkte verloren, weil niemand nachgibt.
tip-gold-few = Je weniger ihr seid, desto leichter einigt ihr euch: zu zweit in { $two } der Fälle, zu viert in { $four }.
tip-gold-generous = Biete den anderen etwas mehr als ihren Teil: { $much } solcher Anteile werden gleich angenommen, knapp unter dem gleichen Anteil nur { $little }.
tip-gold-uneven = Bestehe nicht auf gleichen Anteilen. Wenn man sich einigt, ist der kleinste Anteil im Schnitt { $smallest } eines gleichen wert.
tip-gold-majorities = Sammle Edelsteine von ein oder zwei Farben. Sie bringen beim Sieg { $gems } Punkte, Gold nur { $gold }.
tip-gold-gold = Nimm lieber Gold als Silber: Beim Sieg bringt es { $gold } Punkte, Silber { $silver }.
tip-gold-fights = Sei dabei. Wer gewinnt, hat im Schnitt bei { $winner } Drachen mitgekämpft, die anderen bei { $others }.
tip-gold-alone = Allein erlegst du selten einen Drachen: So sterben { $alone }. Such dir Leute, mit denen du dich einigen kannst.
tip-gold-wizard = Schick deinen Zauberer dorthin, wo kein anderer ist. Ein einzelner nimmt die roten Steine: { $reds } wechseln so in einer Partie den Besitzer.
tip-gold-thief = In einer Partie gibt es { $thefts } Diebstähle. Viele billige Steine hinter deinem Sichtschirm sind die beste Deckung für die teuren.
tip-gold-open-high = Fang etwas hoch an: Wer vorschlägt, will im Schnitt { $wants } eines gleichen Anteils, und am Ende einigt man sich ungleicher als das.
tip-gold-ladder = Jede Stufe hilft: Knapp unter dem gleichen Anteil sagen { $three } ja, knapp darüber { $four }, und deutlich darüber { $five }.
tip-gold-four = Zu viert an einem Drachen gehen { $four } der Verhandlungen gut aus. Wenn dein Teil ohnehin klein wäre, ist das eine Drohung, die du nutzen kannst.
tip-gold-first = Der Anfang zählt: Wer beginnt, gewinnt { $first } der Partien, wer zuletzt kommt, { $last }. Kommst du zuletzt, schließ dich Kämpfen an, die andere begonnen haben.
tip-gold-market = Auf dem Markt gibt es nur { $trades } Tauschgeschäfte. Bereite ein Angebot vor, das beiden hilft, und mach es früh.
