### Lessons of Dragon’s Gold: what the keeper of the tavern says. A step is one message: what to do; `.why`,
### one sentence of reason; `.name`, two or three words; and answers to what was tried.

## The rules behind the steps

ruling-kill = Ein Drache fällt, sobald alle, die ihn angreifen, zusammen so stark sind wie er. Beteiligt ist, wer einen Abenteurer dort hat.

## Sending adventurers

lesson-dragons-gold-adventurers = Schick deine Leute los
    .about = Vier Drachen, vier Abenteurer und ein erster Schatz.
    .known = In jedem Zug schickst du einen Abenteurer zu einem Drachen. Seid ihr zusammen so stark wie er, fällt er, und wer allein war, nimmt alles.
lesson-dragons-gold-adventurers-dragons = Willkommen! Hier liegen vier Drachen auf ihren Schätzen.
    .name = Die Drachen
    .why = Die große Zahl ist die Stärke des Drachen; was auf ihm liegt, kann dir gehören.
lesson-dragons-gold-adventurers-team = Und diese vier sind deine Leute.
    .name = Deine Leute
    .why = Ein Zauberer mit Stärke 1, ein Dieb mit 2 und zwei Ritter mit 3 und 4.
lesson-dragons-gold-adventurers-knight = Schick den Ritter mit Stärke 4 zum ersten Drachen.
    .name = Der Ritter
    .why = Der Drache hat Stärke 5, da fehlt nicht mehr viel.
    .right = Noch ein Punkt Stärke, und er fällt.
    .wrong-dragon = Der ist viel stärker, da bräuchtest du Hilfe. Dein Ritter ist zurück: Schick ihn zum ersten Drachen.
    .wrong-adventurer = Nicht schlecht, aber mit dem anderen Ritter geht es schneller: Nimm den mit Stärke 4.
    .other = Nimm den Ritter mit Stärke 4 und dann den ersten Drachen. Es ist nichts verloren.
lesson-dragons-gold-adventurers-others = Die anderen sind woanders hin.
    .name = Die anderen
    .why = { $seat-1 } hat einen Ritter zum dritten Drachen geschickt, { $seat-2 } einen zum vierten; wer angreift, bleibt dort, bis der Drache fällt.
lesson-dragons-gold-adventurers-wizard = Schick jetzt den Zauberer hinterher, zum ersten Drachen.
    .name = Der Zauberer
    .why = Vier und eins sind fünf: gerade genug.
    .right = Der Drache ist tot!
    .wrong-much = Das würde auch reichen, aber es fehlt nur ein Punkt. Heb dir den Stärkeren für einen anderen Drachen auf.
    .wrong-dragon = Dein Ritter wartet beim ersten Drachen. Schick den Zauberer dorthin, dann fällt er.
    .other = Den Zauberer zum ersten Drachen. Alles ist, wie es war.
lesson-dragons-gold-adventurers-alone = Der ganze Schatz liegt hinter deinem Sichtschirm.
    .name = Alles deins
    .why = Du warst dort allein, also teilt niemand mit dir; ab jetzt siehst nur du ihn.
lesson-dragons-gold-adventurers-home = Dein Ritter und dein Zauberer sind daheim und ruhen.
    .name = Wieder daheim
    .why = Sie stehen wieder auf, sobald von deinen Leuten niemand mehr bereit ist.

## A kill

lesson-dragons-gold-kill = Wer dabei ist, teilt
    .about = Hilf, einen Drachen zu erlegen, und du hast einen Anteil am Schatz.
    .known = Beteiligt ist, wer einen Abenteurer bei dem Drachen hat, und alle Beteiligten müssen sich über den Schatz einig werden.
lesson-dragons-gold-kill-look = { $seat-1 } hat bei diesem Drachen einen Ritter mit Stärke 3.
    .name = Nicht allein
    .why = Der Drache hat Stärke 6, die halbe Arbeit ist also schon getan.
lesson-dragons-gold-kill-join = Schick deinen Ritter mit Stärke 3 zum ersten Drachen.
    .name = Mitmachen
    .why = Drei und drei sind sechs: Er fällt sofort, und du bist beteiligt.
    .right = Er fällt, und ihr beide müsst teilen.
    .wrong-elsewhere = Dort hilfst du vorerst nur anderen. Der erste Drache ist fast tot: Geh dorthin.
    .wrong-weak = Das reicht noch nicht, und jemand anderes käme dir zuvor. Schick den Ritter mit Stärke 3.
    .wrong-strong = Das ist mehr als nötig. Der Ritter mit Stärke 3 reicht gerade; heb dir den anderen auf.
    .other = Den Ritter mit Stärke 3 zum ersten Drachen, bitte.
lesson-dragons-gold-kill-fighters = Du und { $seat-1 } wart dabei. { $seat-2 } nicht.
    .name = Wer dabei war
    .why = Wer wie stark war, spielt jetzt keine Rolle mehr: Ihr habt je eine Stimme.
lesson-dragons-gold-kill-agree = { $seat-1 } bietet dir die Hälfte. Stimm zu.
    .name = Zustimmen
    .why = Eine Aufteilung gilt erst, wenn alle Beteiligten genau derselben zustimmen.
    .right = Abgemacht!
    .wrong-own = Mehr verlangen darfst du immer, aber dann muss es auch { $seat-1 } gefallen. Das Angebot ist anständig: Stimm zu.
    .other = Stimm der Aufteilung von { $seat-1 } zu.
lesson-dragons-gold-kill-shared = Deine Hälfte liegt hinter deinem Sichtschirm.
    .name = Dein Anteil
    .why = { $seat-2 } hat von diesem Drachen nichts: Wer nicht da ist, wenn er fällt, geht leer aus.

## Splitting a treasure

lesson-dragons-gold-split = Teilt, bevor der Sand durch ist
    .about = Mach einen Vorschlag, dem alle zustimmen können.
    .known = Gib den anderen, was sie am liebsten wollen, und behalte, was dir am meisten bringt. Wenn alle etwas bekommen, seid ihr euch schnell einig.
lesson-dragons-gold-split-join = Schick deinen Ritter mit Stärke 3 zum ersten Drachen.
    .name = Mitmachen
    .why = { $seat-1 } und { $seat-2 } sind schon da, mit je drei, und nötig sind neun.
    .right = Diesen teilt ihr zu dritt.
    .wrong-elsewhere = Der lebt noch lange. Geh zum ersten Drachen, wo die anderen sind.
    .wrong-other = Das ginge auch, aber drei genügen. Heb dir den stärkeren Ritter auf.
    .other = Den Ritter mit Stärke 3 zum ersten Drachen, bitte.
lesson-dragons-gold-split-hoard = Das alles ist zu verteilen.
    .name = Der Schatz
    .why = Sonst läuft jetzt der Sand, eine Minute lang; in einer Lektion wartet er auf dich.
lesson-dragons-gold-split-theirs = Sieh dir an, was { $seat-1 } will!
    .name = Fremde Wünsche
    .why = Beide Goldstücke und beide Edelsteine: Unter jedem Anteil steht, was er dir wert wäre.
lesson-dragons-gold-split-propose = Gib { $seat-1 } und { $seat-2 } je ein Gold und dir selbst den Bernstein.
    .name = Vorschlagen
    .why = Du hast schon einen Bernstein, { $seat-1 } einen Smaragd; den Rest verteil, wie du magst.
    .right = Damit können alle leben.
    .wrong-accept = Dann blieben dir nur zwei Silber. Da ist mehr drin: Mach selbst einen Vorschlag.
    .wrong-gold = Gold auch für dich? Das wird knapp. Gib den anderen je eines.
    .wrong-amber = Das Gold stimmt. Behalt jetzt den Bernstein: Einen hast du ja schon.
    .other = Je ein Gold für die anderen, der Bernstein für dich, der Rest, wie du magst. Dann schlag es so vor.
lesson-dragons-gold-split-done = Geeinigt, und rechtzeitig.
    .name = Geeinigt
    .why = Mit zwei Bernsteinen hast du eher die meisten davon, und das ist mehr wert als ein Goldstück.

## No deal

lesson-dragons-gold-no-deal = Besser ein schlechter Handel als keiner
    .about = Was passiert, wenn niemand nachgibt.
    .known = Einigt ihr euch nicht, ist der Schatz für alle weg. Ein kleiner Anteil ist mehr als keiner, und die anderen bekommen ihren nur mit dir.
lesson-dragons-gold-no-deal-join = Schick deinen Ritter mit Stärke 3 zum ersten Drachen.
    .name = Mitmachen
    .why = Mit dem Ritter von { $seat-1 } sind das sechs, und der Drache fällt.
    .right = Du und { $seat-1 } müsst euch einigen.
    .wrong-elsewhere = Der würde noch nicht fallen. Geh zum ersten Drachen.
    .wrong-weak = Das passt nicht genau. Drei und drei sind sechs: Schick den Ritter mit Stärke 3.
    .other = Den Ritter mit Stärke 3 zum ersten Drachen, bitte.
lesson-dragons-gold-no-deal-stubborn = Bleib stur: Schlag vor, dass du alles bekommst.
    .name = Stur bleiben
    .why = { $seat-1 } bietet dir zwei von sechs; nimm sie diesmal nicht und sieh, was dabei herauskommt.
    .right = { $seat-1 } schüttelt den Kopf, und die Zeit läuft ab.
    .wrong-accept = Klug, aber heute will ich dir das andere zeigen. Verlang alles für dich.
    .wrong-modest = Wie großzügig! Verlang ausnahmsweise alles für dich, vor allem das Gold.
    .other = Gib dir alle Steine, auch beide Goldstücke, und schlag das vor.
lesson-dragons-gold-no-deal-lost = Der Schatz ist weg, für euch beide.
    .name = Alles weg
    .why = Er kommt nicht einmal in den Beutel zurück, und { $seat-2 }, gar nicht beteiligt, lacht.
lesson-dragons-gold-no-deal-again = Schick deinen Ritter mit Stärke 4 zum zweiten Drachen.
    .name = Noch einmal
    .why = { $seat-1 } und { $seat-2 } sind dort, und mit deinen vier fällt er.
    .right = Jetzt müsst ihr euch zu dritt einigen.
    .wrong-thief = Ein Dieb würde dort stehlen, das ist eine andere Lektion. Schick den Ritter mit Stärke 4.
    .wrong-weak = Das reicht nicht. Schick den Ritter mit Stärke 4.
    .other = Den Ritter mit Stärke 4 zum zweiten Drachen, bitte.
lesson-dragons-gold-no-deal-accept = { $seat-2 } bietet dir zwei Silber. Stimm zu.
    .name = Nachgeben
    .why = Es ist ein schlechter Handel, aber { $seat-1 } hat schon zugestimmt, und ohne dich bekommt niemand etwas.
    .right = Abgemacht.
    .wrong-own = Die beiden bleiben dabei, und der Sand läuft. Nimm diesmal die zwei Silber.
    .other = Stimm der Aufteilung von { $seat-2 } zu.
lesson-dragons-gold-no-deal-better = Zwei Silber sind zwei mehr als vorhin.
    .name = Zwei mehr
    .why = Verlang mehr, solange Zeit ist, aber stimm zu, bevor der Sand durch ist.

## Thieves and wizards

lesson-dragons-gold-thief = Diebe und Zauberer
    .about = Rote Steine vor der Verhandlung, Diebesgut danach.
    .known = Ein einzelner Zauberer nimmt zuerst die roten Steine. Ein Dieb stiehlt am Ende einen Stein: blind, oder nach Wahl, wenn auch dein Zauberer dabei ist.
lesson-dragons-gold-thief-wizard = Schick den Zauberer zum ersten Drachen.
    .name = Der Zauberer
    .why = Dein Dieb ist dort neben dem Ritter von { $seat-1 }, und ein Punkt fehlt.
    .right = Tot, und dein Zauberer ist der einzige dort.
    .wrong-elsewhere = Dein Dieb wartet beim ersten Drachen. Schick den Zauberer dorthin.
    .wrong-knight = Der Drache würde fallen, aber ohne Zauberer müsstest du die roten Steine teilen. Schick den Zauberer.
    .other = Den Zauberer zum ersten Drachen, bitte.
lesson-dragons-gold-thief-red = Beide roten Steine gehören schon dir.
    .name = Die roten
    .why = Genau ein Zauberer war dabei, deiner, also wird über die roten Steine gar nicht geredet.
lesson-dragons-gold-thief-agree = Stimm der Aufteilung von { $seat-1 } zu.
    .name = Zustimmen
    .why = Der Rest wird halbiert, und für dich kommt noch etwas.
    .right = Und jetzt dein Dieb.
    .wrong-own = Du könntest feilschen, aber das Beste kommt danach. Nimm die Hälfte.
    .other = Stimm dem zu, was { $seat-1 } vorschlägt.
lesson-dragons-gold-thief-steal = Nimm den Diamanten.
    .name = Stehlen
    .why = Dein Zauberer ist auch da, also siehst du hinter den Sichtschirm von { $seat-1 } und wählst; ohne ihn griffe der Dieb blind zu.
    .right = Niemand sonst weiß, was du genommen hast.
    .wrong-silver = Silber ist ein Punkt. Es gibt Besseres: den Diamanten.
    .wrong-gold = Gold sind drei Punkte, aber wer die meisten Diamanten hat, bekommt viel mehr. Nimm den Diamanten.
    .other = Den Diamanten, bitte.
lesson-dragons-gold-thief-done = Zwei rote Steine, deine Hälfte und ein Diamant.
    .name = Was du hast
    .why = Dieb und Zauberer sind im Kampf schwach, aber stark, wenn er vorbei ist.

## Magic Objects

lesson-dragons-gold-objects = Rote Steine und magische Gegenstände
    .about = Die erweiterten Regeln: Karten, die einmal helfen.
    .known = Nach den erweiterten Regeln bringt ein roter Stein in deinem Anteil einen magischen Gegenstand, wenn dein eigener Zauberer dabei war. Jeder hilft einmal.
lesson-dragons-gold-objects-object = Du hast ein Drachentöterschwert.
    .name = Deine Karte
    .why = Alle beginnen mit einem magischen Gegenstand, den die anderen nicht sehen; dieser macht einen Ritter um zwei stärker.
lesson-dragons-gold-objects-red = Auf diesem Drachen liegt ein roter Stein, und dein Zauberer ist dort.
    .name = Ein roter
    .why = Nach diesen Regeln nimmt niemand die roten einfach weg; aber wer einen bekommt und einen Zauberer dort hat, zieht eine Karte.
lesson-dragons-gold-objects-sword = Schick den Ritter mit Stärke 3 mit dem Schwert zum ersten Drachen.
    .name = Das Schwert
    .why = Der Zauberer hat eins, der Ritter drei, das Schwert zwei: zusammen sechs.
    .right = Er fällt, und der Schatz gehört dir allein.
    .wrong-bare = Ohne das Schwert sind es vier, und nötig sind sechs. Nimm das Schwert, dann den Ritter und den Drachen.
    .wrong-knight = Nimm den Ritter mit Stärke 3: Mit dem Schwert reicht er genau, und der andere bleibt bereit.
    .wrong-elsewhere = Dort wäre es verschwendet. Dein Zauberer ist beim ersten Drachen.
    .other = Das Schwert, der Ritter mit Stärke 3, der erste Drache. Es ist nichts verloren.
lesson-dragons-gold-objects-drawn = Der rote Stein hat dir eine neue Karte gebracht.
    .name = Eine neue Karte
    .why = Drück auf eine Karte, um zu lesen, was sie tut; jede hilft einmal, dann ist sie weg.

## The Market

lesson-dragons-gold-market = Der Markt
    .about = Einmal im Spiel dürfen alle mit allen tauschen.
    .known = Auf dem Markt tauschst du, was dir wenig bringt, gegen das, was dir viel bringt. Er kommt nur einmal; überleg dir also vorher, was du suchst.
lesson-dragons-gold-market-kill = Schick den Zauberer zum ersten Drachen.
    .name = Ein Drache
    .why = Dein Ritter ist dort, und ein Punkt fehlt; der Schatz gehört dann dir allein.
    .right = Und der siebte neue Drache kommt.
    .wrong-elsewhere = Der erste ist fast tot und gehört dir allein. Schick den Zauberer dorthin.
    .other = Den Zauberer zum ersten Drachen, bitte.
lesson-dragons-gold-market-open = Der Markt ist offen!
    .name = Er öffnet
    .why = Eine Minute lang dürfen alle Steine anbieten und andere verlangen; getauscht wird nur, was beide wollen.
lesson-dragons-gold-market-trade = { $seat-1 } bietet einen Smaragd für drei Silber. Tausch!
    .name = Tauschen
    .why = Drei Silber sind drei Punkte, aber mit drei Smaragden hast du vielleicht die meisten, und das sind 15.
    .right = Ein guter Tausch.
    .wrong-done = Nicht so schnell: Unter den Angeboten ist etwas für dich. Nimm das zuerst.
    .wrong-own = Du könntest feilschen, aber bis dahin ist { $seat-1 } vielleicht fertig. Nimm das Angebot.
    .other = Nimm das Angebot von { $seat-1 } an.
lesson-dragons-gold-market-done = Sag, dass du fertig bist.
    .name = Fertig
    .why = Der Markt schließt, wenn alle fertig sind oder die Minute um ist.
    .right = Er schließt.
    .other = Genug für heute: Sag, dass du fertig bist.
lesson-dragons-gold-market-after = Du hast jetzt drei Smaragde.
    .name = Was du hast
    .why = Den Tausch haben alle gesehen; von einem wissen die anderen also sicher.

## Scoring

lesson-dragons-gold-scoring = Edelsteine, und wie du gewinnst
    .about = Was am Ende wie viel zählt.
    .known = Silber 1, Gold 3, Rot 1, der Schwarze Diamant 7. Die meisten Steine einer Farbe: 15 zu dritt. Mehrheiten gewinnen Spiele.
lesson-dragons-gold-scoring-coins = Silber zählt 1 Punkt, Gold 3, ein roter Stein 1.
    .name = Münzen
    .why = Du hast zwei Gold und vier Silber: zehn Punkte, die dir niemand nimmt.
lesson-dragons-gold-scoring-gems = Ein Edelstein allein zählt nichts.
    .name = Edelsteine
    .why = Aber die meisten einer Farbe sind am Ende 15 Punkte. Du und { $seat-1 } habt je zwei Smaragde; solange ihr gleichauf seid, bekommt ihr sie beide.
lesson-dragons-gold-scoring-kill = Schick deinen Ritter mit Stärke 3 zum letzten Drachen.
    .name = Der letzte
    .why = Auf ihm liegt ein Smaragd, und wenn er geteilt ist, endet das Spiel.
    .right = Jetzt geht es um den Smaragd.
    .wrong-strong = Das ginge auch, aber drei genügen gerade.
    .wrong-weak = Das reicht nicht, und jemand käme zwischen dich und den Smaragd. Nötig sind drei.
    .other = Den Ritter mit Stärke 3, bitte.
lesson-dragons-gold-scoring-agree = { $seat-1 } will alles Gold und lässt dir den Smaragd. Stimm zu!
    .name = Zustimmen
    .why = Gold und Silber sind elf Punkte; aber mit einem dritten Smaragd hätte { $seat-1 } allein die meisten, und deine 15 wären weg.
    .right = Sieh dir die Abrechnung an.
    .wrong-own = Das Gold ist weniger wert, als es aussieht: Wer drei Smaragde hat, hat die meisten. Stimm der Aufteilung zu.
    .other = Stimm der Aufteilung von { $seat-1 } zu.
lesson-dragons-gold-scoring-end = Und das war das Spiel.
    .name = Das Ende
    .why = Jede Spalte zeigt, woher die Punkte kommen; sieh dir die Zeile der Smaragde an.

## A whole game

lesson-dragons-gold-game = Dein erstes Spiel
    .about = Ein ganzes Spiel gegen zwei Lehrlinge, mit mir an deiner Seite.
    .known = Du hast ein ganzes Spiel gespielt. Jetzt setz dich zu anderen, oder zu stärkeren Bots!
lesson-dragons-gold-game-play = Spiel! Frag mich, wann immer du magst.
    .name = Ein ganzes Spiel
    .why = Erlege Drachen, einigt euch rechtzeitig, und sammle, was die anderen nicht haben.

## Said once, in a first game

note-gold-turn = Du bist dran: Wähl jemanden von deinen Leuten, dann einen Drachen. Er fällt, sobald alle dort zusammen so stark sind wie er.
note-gold-negotiate = Du warst dabei, also teilst du. Stimm einer Aufteilung zu oder mach selbst eine: Alle müssen derselben zustimmen.
note-gold-trade = Der Markt ist offen, einmal im Spiel. Tausch, was dir wenig bringt, gegen Edelsteine, von denen du die meisten haben könntest.
note-gold-rob = Dein Dieb stiehlt einen Stein. Wähl, bei wem von den Beteiligten.
note-gold-token = Dein Zauberer hilft dem Dieb: Du darfst dir den Stein aussuchen.
note-gold-dragon-killed = Ein Drache ist gefallen. Wer ihn erlegt hat, bekommt den Schatz, und ein neuer Drache kommt.
note-gold-treasure-lost = Niemand hat rechtzeitig nachgegeben, also ist der Schatz aus dem Spiel.
