### Die Regeln jedes Spiels, zum Lernen, in unseren eigenen Worten. Eine Leerzeile trennt Absätze;
### Zeilen, die mit einem Punkt beginnen, sind eine Liste.

## Drachenfaust

rules-fist-2002-1 =
    Du bist ein Fürst, der andere die gefährliche Arbeit tun lässt. Zwerge, Hexen und Drachen bieten dir ihre Dienste an; du zahlst mit Münzen, sammelst Drachensteine und machst aus Steinen Punkte. Wer zuerst drei Punkte hat, gewinnt sofort.

    Alles geschieht in Auktionen mit geschlossener Faust: Du versteckst Münzen in der Hand, alle Hände öffnen sich zugleich, und was darin war, ist ausgegeben. Die Kunst ist, gerade genug zu zahlen, und nur für das, was du brauchst.
    .title = Worum es geht
rules-fist-2002-2 =
    Das Spiel ist für drei bis sechs Personen. Alle beginnen mit 8 Feengold, 2 gewöhnlichem Gold und 5 Silber hinter dem Sichtschirm und mit 4 zufällig gezogenen Steinen davor.

    • Feengold gehört dir das ganze Spiel. Was du bietest, liegt vor deinem Sichtschirm und kommt nach der Runde zurück.
    • Gewöhnliches Gold zählt beim Bieten genauso viel, ist danach aber weg.
    • Silber entscheidet nur bei Gleichstand, und auch das ist danach weg.
    • Steine sind rot, gelb und blau, und alle sehen sie.

    Münzen sind geheim; Steine, Punkte, behaltene Karten und die Bank sind es nicht. Was die Bank nicht hat, kann niemand nehmen.
    .title = Dein Beutel
rules-fist-2002-3 =
    Eine Runde hat zehn Auktionen. Sieben Basis-Kreaturen kommen jede Runde: drei Drachen, die einen Stein ihrer Farbe bringen, der Dieb sowie Magier, Zauberer und Hexenmeister, die Steine in Punkte verwandeln. Zwei Extra-Kreaturen werden vom Stapel gezogen und allen gezeigt. Diese neun werden gemischt und kommen eine nach der anderen.

    Vor ihnen kommt die Hexe. Wer sie gewinnt, nimmt eine schwarze Münze, die eine der späteren Karten verhexen kann.

    Sind alle zehn vorbei, nehmen alle ihr ausgegebenes Feengold zurück, unbenutzte schwarze Münzen gehen an die Bank, die beiden Extra-Kreaturen werden abgelegt, und eine neue Runde beginnt.
    .title = Eine Runde
rules-fist-2002-4 =
    Nimm beliebig viel Feengold und gewöhnliches Gold in die Faust; auch gar nichts ist erlaubt und kann ein guter Bluff sein. Bis die letzte Faust zu ist, darfst du deine wieder öffnen und neu überlegen. Dann öffnen sich alle Fäuste.

    • Die meisten Münzen gewinnen. Feengold und gewöhnliches Gold zählen gleich.
    • Alle Münzen in allen Fäusten sind ausgegeben, auch die der Verlierer.
    • Wer gewinnt, nutzt die Karte sofort, bevor die nächste aufgedeckt wird. Wenn das geht, ist es Pflicht, außer auf der Karte steht „darfst“. Steht ein „oder“ da, wählst du eines von beiden.
    • Bietet niemand, wird die Karte übergangen.

    Münzen, die du bekommst, kannst du ab der nächsten Auktion bieten.
    .title = Eine Auktion
rules-fist-2002-5 =
    Haben mehrere das höchste Gebot, bieten nur sie noch einmal, diesmal mit Silber. Das meiste Silber gewinnt. Herrscht wieder Gleichstand, oder nimmt niemand Silber in die Faust, gewinnt niemand die Karte. Das Silber ist in jedem Fall weg.
    .title = Gleichstand
rules-fist-2002-6 =
    Die schwarze Münze der Hexe zählt nichts, aber wenn eine in irgendeiner Faust ist, ist die Karte verhext: Niemand bekommt sie, es gibt kein Stechen, und alle Münzen sind trotzdem ausgegeben.

    Das Amulett des Goldschmieds verdoppelt einmal die Münzen in deiner Faust, Gold oder Silber.

    Beide gehen an die Bank zurück, wenn sie benutzt sind.
    .title = Magische Münzen
rules-fist-2002-7 =
    • Der Magier nimmt vier beliebige Steine für 1 Punkt oder gibt 3 Silber.
    • Der Zauberer nimmt vier Steine einer Farbe für 2 Punkte oder gibt 1 gewöhnliches Gold.
    • Der Hexenmeister nimmt einen Stein jeder Farbe für 1 Punkt oder gibt 3 Silber.

    Auch manche Extra-Kreaturen bringen Punkte. Dein dritter Punkt beendet das Spiel sofort, mitten in der Runde. Achte darauf, wer mit den nächsten Karten punkten könnte: Dann wird zu viel bezahlt, und dann ist eine schwarze Münze am meisten wert.
    .title = Punkte und Ende

## Drachenfaust: Tavern Edition

rules-fist-tavern-1 =
    Die zweite Ausgabe spielt sich wie die erste: verdeckte Münzen, zehn oder mehr Auktionen in einer Runde, und wer zuerst drei Punkte hat, gewinnt. Kennst du sie noch nicht, lies die Regeln der ersten Ausgabe; hier steht, was in der Taverne dazukommt.

    Es gibt 66 Extra-Kreaturen statt 25, weiße Steine, die als jede Farbe zählen, Feensilber, zwei weitere magische Münzen, Karten, die du für später behältst, und die Gunst des Königs für alle, die zurückliegen.
    .title = Worum es geht
rules-fist-tavern-2 =
    Alle beginnen mit 9 Feengold, 2 gewöhnlichem Gold und 5 Silber und mit 4 Steinen aus dem Beutel.

    • Weiße Steine sind nie im Beutel. Wann immer du mit Steinen zahlst, zählt ein weißer als jede Farbe.
    • Feensilber wird wie Silber geboten und kommt nach jeder Runde zurück, wie Feengold.
    • Wo eine Karte Gold oder Silber sagt, sind beide Arten gemeint.
    .title = Dein Beutel
rules-fist-tavern-3 =
    Eine Runde hat elf Karten: zuerst die Hexe, dann die sieben anderen Basis-Kreaturen und drei Extra-Kreaturen, gemischt. Ab der zweiten Runde zieht, wer die Gunst des Königs hat, vier Extra-Kreaturen und legt eine davon geheim ab; die drei anderen werden vorgelesen.

    Am Ende der Runde kommen Feengold und Feensilber zurück, schwarze Münzen gehen an die Bank, und benutzte Extra-Kreaturen werden abgelegt. Wer dann die Gunst des Königs hat, nimmt 1 Silber.
    .title = Eine Runde
rules-fist-tavern-4 =
    In der ersten Runde hat sie niemand. Am Ende jeder Runde geht sie an die Person, die die letzte Auktion gewonnen hat.

    Bietet niemand auf eine Karte, nehmen alle ein ausgegebenes Feengold zurück. Dann darf, wer die Gunst des Königs hat, die Karte für eine einzige Goldmünze kaufen; ob gekauft oder nicht, ab der zweiten Runde geht die Gunst danach an die Person mit den wenigsten Punkten unter den anderen.
    .title = Die Gunst des Königs
rules-fist-tavern-5 =
    • Schwarz: Die Karte ist verhext, wie in der ersten Ausgabe. Eine dritte schwarze Münze gibt es nicht.
    • Rot: verdoppelt einmal die Münzen in deiner Faust.
    • Blau: Sind die Fäuste offen, darfst du sie zu deinem Gebot von mindestens einer Münze legen; sie zählt 1.
    • Violett: Zusammen mit mindestens einer Münze geboten, gewinnt in dieser Auktion das zweithöchste Gebot.

    Magische Münzen ohne eine andere Münze sind kein Gebot.
    .title = Magische Münzen
rules-fist-tavern-6 =
    Viele Kreaturen bleiben vor dir liegen. Manche wirken von da an: Der Kartengeber gewinnt jeden Gleichstand beim Silber, die Meerjungfrau macht einen Stein blau, der Drachenreiter zählt bei Geboten auf Drachen 1 dazu. Andere wirken einmal, in ihrem Augenblick, und werden abgelegt: Der Wirt lässt alle noch einmal bieten, der Gauner gewinnt einen Gleichstand, der Illusionist schließt zwei Fäuste und zeigt eine.

    Wer etwas tun könnte, wird im Geheimen gefragt, im Uhrzeigersinn, beginnend bei der Gunst des Königs. Die anderen sehen nur, dass gewartet wird: Niemand erfährt, wer was in der Hinterhand hat.
    .title = Karten, die du behältst
rules-fist-tavern-7 =
    • Die Karte wird gezeigt; der Silberschmied darf Silber bieten lassen.
    • Das Irrlicht holt Feengold zurück, der Illusionist wird angekündigt, alle schließen die Faust.
    • Alle öffnen die Faust. Der Wirt darf alle noch einmal bieten lassen.
    • Eine schwarze Münze verhext die Karte.
    • Blaue Münzen kommen dazu, Amulette verdoppeln, der Drachenreiter zählt 1 dazu.
    • Eine violette Münze lässt das zweithöchste Gebot gewinnen.
    • Ein Gleichstand geht an den Gauner, sonst ins Stechen mit Silber, in dem der Kartengeber bei Gleichstand gewinnt.
    • Wer gewinnt, nutzt die Karte; der Doppelgänger darf sie verdoppeln.
    .title = Der Ablauf einer Auktion
rules-fist-tavern-8 =
    • Druide: Nur gewöhnliches Gold zählt.
    • Steinmetz: Geboten werden Steine, und alle gehen an die Bank.
    • Schwarzer Tod: Das niedrigste Gebot bekommt ihn, und eine leere Faust ist das niedrigste von allen. Er kostet einen Punkt.

    Bietet niemand auf Druide oder Steinmetz, wird die Karte abgelegt, und niemand nimmt Feengold zurück.
    .title = Andere Auktionen

## Drachengold

rules-dragons-gold-1 =
    Ihr schickt Abenteurer gegen Drachen. Einer allein ist selten stark genug, also kämpfen Rivalen Seite an Seite; und sobald der Drache tot ist, müssen sie sich einigen, wer welches Stück von seinem Schatz bekommt. Sie haben eine Minute. Ohne Einigung ist alles verloren.

    Wer am Ende die meisten Punkte hat, gewinnt. Was du besitzt, ist hinter deinem Sichtschirm verborgen, aber alle haben gesehen, wie du es genommen hast.
    .title = Worum es geht
rules-dragons-gold-2 =
    Das Spiel ist für drei bis sechs Personen. Vier Drachen liegen in einer Reihe. Jeder hat eine Stärke, einen Teil des Schatzes, den alle sehen, und einen, der erst aus dem Beutel gezogen wird, wenn er stirbt.

    Alle haben vier Abenteurer: einen Zauberer (Stärke 1), einen Dieb (2) und zwei Ritter (3 und 4). Sie liegen offen: bereit zum Aufbruch.
    .title = Der Tisch
rules-dragons-gold-3 =
    In deinem Zug schickst du einen offenen Abenteurer gegen einen beliebigen Drachen. Hast du keinen offenen mehr, werden zuerst alle aufgedeckt, die zu Hause sind. Sind alle vier unterwegs, verfällt dein Zug.

    Sind die Abenteurer bei einem Drachen zusammen so stark wie er, ist er tot.
    .title = Ein Zug
rules-dragons-gold-4 =
    • Der verborgene Schatz wird gezogen und kommt dazu.
    • Nach den einfachen Regeln nimmt ein Zauberer alle roten Steine, wenn er der einzige im Kampf ist.
    • Alle, die gekämpft haben, teilen sich den Rest. Wer allein gekämpft hat, nimmt alles.
    • Jeder Dieb im Kampf stiehlt blind einen Stein von jemand anderem, der gekämpft hat. Hat neben deinem Dieb auch dein Zauberer gekämpft, siehst du hinter den Sichtschirm und wählst aus.
    • Die Abenteurer gehen verdeckt nach Hause. Ein neuer Drache nimmt den Platz des toten ein.
    .title = Wenn ein Drache stirbt
rules-dragons-gold-5 =
    Alle, die gekämpft haben, dürfen vorschlagen, wer welchen Stein bekommt: Alle Steine müssen verteilt sein, ein Anteil darf leer sein. Alle können je einen Vorschlag auf dem Tisch haben; ein neuer ersetzt ihn. Nimm den an, der dir am besten gefällt; du kannst es dir anders überlegen.

    Sobald alle denselben Vorschlag annehmen, gilt er. Läuft vorher die Zeit ab, ist der Schatz aus dem Spiel. Versprechen zählen nicht: Geteilt wird nur dieser Schatz.

    Mit der Einstellung „teilen und wählen“ feilscht niemand: Wer am schwächsten gekämpft hat, macht die Anteile, die anderen wählen, die Stärksten zuerst, und wer geteilt hat, bekommt den letzten.
    .title = Die Verhandlung
rules-dragons-gold-6 =
    Einmal, nach dem siebten neuen Drachen, öffnet der Markt. Alle dürfen je ein Angebot auf den Tisch legen: was sie geben, was sie wollen und ob es für eine Person oder für alle gilt. Wer zuerst annimmt, bekommt den Zuschlag. Geschenke sind erlaubt.
    .title = Der Markt
rules-dragons-gold-7 =
    Nach den erweiterten Regeln beginnen alle mit einem magischen Gegenstand, und wessen Zauberer gekämpft hat, der zieht einen für jeden roten Stein im eigenen Anteil. Die meisten nutzt du zu Beginn deines Zugs, manche, wenn ein Dieb kommt, wenn die Anteile feststehen oder während ihr verhandelt. Jeder wirkt einmal.
    .title = Magische Gegenstände
rules-dragons-gold-8 =
    Ist der Beutel oder der Stapel der Drachen leer, kommen keine neuen Drachen; ist der letzte tot, endet das Spiel. Die Sichtschirme werden gehoben.

    • Silber 1, Gold 3, Rot 1 Punkt je Stück.
    • Die meisten Saphire, Smaragde, Amethyste, Bernsteine, Diamanten: zu dritt 15 Punkte je Farbe, zu viert oder fünft 12, zu sechst 10. Bei Gleichstand bekommen alle die volle Zahl.
    • Der Schwarze Diamant: 7 Punkte.

    Nach den erweiterten Regeln zählen die Mehrheiten 12, 10 oder 8; bei Gleichstand bekommen zwei je die Hälfte, drei oder mehr nichts. Jeder Satz aus fünf verschiedenen Edelsteinen ist 5 wert. Der Schwarze Diamant zählt 19, ist aber verflucht: Wer ihn hat, bekommt keine Punkte für Sätze und Mehrheiten, und wo diese Person allein die meisten hat, bekommt niemand die Punkte für die Farbe.

    Bei gleicher Punktzahl wird der Sieg geteilt.
    .title = Das Ende

## Was die Spielregel offen lässt

rulings-title = So spielen wir es
rulings-about = Was die Spielregel offen lässt, und wie wir es machen. Zu diesen Nummern führt „Warum?“ am Tisch.
