### Rätsel: worum es geht, warum die beste Antwort die beste ist, und die Befehle `mine` und `puzzle`.

theme-ties = Gleichstand
theme-ties-lesson = Bei Gleichstand entscheidet das Silber: Denk daran, was die anderen davon noch haben, nicht nur an die Karte.
theme-curse = Die schwarze Münze
theme-curse-lesson = Wenn du die Karte nicht bekommen kannst und niemand sie haben darf, sorgt eine schwarze Münze in der Faust dafür.
theme-no-curse = Die schwarze Münze behalten
theme-no-curse-lesson = Eine schwarze Münze ist weg, sobald sie benutzt ist. Sie wartet auf die Karte, die dich die Partie kosten würde.
theme-magic = Magische Münzen
theme-magic-lesson = Eine magische Münze wirkt im richtigen Moment am stärksten; bis dahin ist sie hinter dem Sichtschirm mehr wert.
theme-empty-fist = Die leere Faust
theme-empty-fist-lesson = Auch eine leere Faust ist eine Antwort: Alle anderen zahlen für diese Karte, und du hast deine Münzen für die nächste.
theme-last-coin = Bis zur letzten Münze
theme-last-coin-lesson = Wenn eine Karte es wert ist, gehört auch die letzte Münze in die Faust: Münzen gewinnen keine Partie.
theme-less = Weniger genügt
theme-less-lesson = Was in der Faust ist, ist ausgegeben. Biete, was die anderen nicht überbieten können, und nicht, was dir die Karte wert ist.
theme-more = Eine Münze mehr
theme-more-lesson = Der zweite Platz kostet so viel wie der Sieg. Wenn du die Karte willst, biete so, dass die anderen darunter bleiben.
theme-kept = Behaltene Karten
theme-kept-lesson = Eine behaltene Karte hat einen guten Moment. Frag dich, was sie jetzt bewirkt und was sie später noch bewirken könnte.
theme-favor = Die Gunst des Königs
theme-favor-lesson = Eine einzige Münze für eine Karte, die niemand wollte, ist oft das beste Geschäft der Runde.
theme-power = Eine Eigenschaft nutzen
theme-power-lesson = Wähle, was dich dem Sieg näher bringt, und nicht einfach, was am meisten wert ist.
theme-match-point = Kurz vor dem Sieg
theme-match-point-lesson = Jemandem fehlt nur noch ein Punkt. Von jetzt an geht es bei jeder Karte auch darum, diesen Punkt zu verhindern.
theme-take-it = Schlag ein
theme-take-it-lesson = Ein fairer Anteil in der Hand ist besser als ein guter, den sonst niemand annimmt.
theme-let-fail = Lass sie scheitern
theme-let-fail-lesson = Wenn eine Einigung den anderen mehr hilft als dir, ist gar keine besser.
theme-last-blow = Der letzte Hieb
theme-last-blow-lesson = Wer den Drachen erlegt, bestimmt, wann der Schatz geteilt wird und unter wem.
theme-company = In Gesellschaft
theme-company-lesson = Ein kleiner Teil eines Schatzes, der bald kommt, kann besser sein als ein ganzer, der nie kommt.
theme-alone = Allein beim Drachen
theme-alone-lesson = Wo sonst niemand kämpft, musst du mit niemandem teilen.
theme-specialists = Dieb und Zauberer
theme-specialists-lesson = Die schwachen Abenteurer können etwas Besonderes: Schick sie dorthin, wo das zählt.
theme-theft = Diebstahl
theme-theft-lesson = Was du stiehlst, fehlt auch jemandem. Schau, wer vorn liegt und was dort gesammelt wird.

puzzle-why-bids = In den durchgespielten Auktionen gewinnt { $best } die Karte in { $best-wins } % der Fälle allein, { $other } in { $other-wins } %.
puzzle-why-bid = In den durchgespielten Auktionen gewinnt { $best } die Karte in { $best-wins } % der Fälle allein.
puzzle-why-empty =
    { $other-wins ->
        [0] In den durchgespielten Auktionen gewinnt { $other } die Karte nie allein: Die Münzen wären umsonst ausgegeben.
       *[other] In den durchgespielten Auktionen gewinnt { $other } die Karte nur in { $other-wins } % der Fälle allein; sonst sind die Münzen umsonst ausgegeben.
    }
puzzle-why-games =
    Mit jeder der beiden Antworten wurde { $games }-mal zu Ende gespielt: Die beste gewann { $best } % dieser Partien, die naheliegende { $other } %.

refused-puzzle-file = { $file }, Rätsel { $puzzle }: { $reason }
refused-puzzle-shape = Das lässt sich nicht lesen ({ $found }).
refused-puzzle-not-asked = Platz { $seat } wird dort nichts von der Art { $kind } gefragt.
refused-puzzle-answers = Die beste Antwort, die naheliegende und die Plätze passen nicht zusammen.
refused-puzzle-not-weighed = Eine solche Antwort hat dieses Rätsel nicht abgewogen; es weiß nicht, wie gut sie ist. Versuch eine andere, gezählt wurde nichts.
refused-puzzle-no-file = Eine Datei { $file } mit Rätseln gibt es nicht.
refused-no-such-puzzle = Ein Rätsel { $puzzle } gibt es hier nicht.
refused-no-puzzles = Solche Rätsel gibt es nicht.

puzzle-difficulty-1 = leicht
puzzle-difficulty-2 = schwer
puzzle-difficulty-3 = sehr schwer
puzzle-title = Rätsel { $id } · { $game } · { $difficulty }
puzzle-you = Du
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Antwort.
puzzle-chances = Deine Chance zu gewinnen, mit jeder Antwort
puzzle-yours = deine Antwort
puzzle-best = am besten
puzzle-obvious = die naheliegende
puzzle-verified = Abgewogen in { $searches } Suchen mit je { $thoughts } Denkschritten. Der Bereich zeigt, wie viel anderes Glück daran ändert.
puzzle-themes = Themen
puzzle-again = Nächstes Rätsel: { $command }

mine-progress = Rätsel
mine-done = { $n } Rätsel zu { $game } in { $path }.
mine-interrupted = Unterbrochen. Derselbe Befehl macht hier weiter.
mine-count-or-check = Sag mit --count, wie viele Rätsel gesucht werden, oder mit --check, welche Datei geprüft wird.
mine-checking = Prüfung
mine-check-failed = { $file }, Rätsel { $puzzle }: Noch einmal abgewogen, liegt die beste Antwort nur um { $margin } % vorn.
mine-check-turned = { $file }, Rätsel { $puzzle }: Noch einmal abgewogen, ist eine andere Antwort die beste.
mine-checked =
    { $n ->
        [one] 1 Rätsel geprüft
       *[other] { $n } Rätsel geprüft
    }, { $failed ->
        [0] alle stimmen.
        [one] 1 stimmt nicht.
       *[other] { $failed } stimmen nicht.
    }
