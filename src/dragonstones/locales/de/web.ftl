### Die Seite im Browser: was rund um die Tische steht.

site-name = Dragonstones
site-home = Zur Startseite
site-ways = Hauptseiten
skip-to-main = Zum Inhalt springen
way-lobby = Tische
way-rules = Regeln
way-settings = Einstellungen
way-pass = Alle an einem Gerät?
way-about = Über uns

close = Schließen
loading = Einen Augenblick …
try-again = Noch einmal versuchen
on = an
off = aus
rather-not = Lieber nicht
your-name = Dein Name
your-turn = Du bist dran
save = Speichern

page-failed = Auf dieser Seite ist etwas schiefgegangen. Versuch es bitte noch einmal.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
site-away = Die Taverne ist zu
site-away-about = Der Server antwortet nicht. Deine Spiele sind aufgehoben und gehen weiter, sobald er zurück ist.
site-away-short = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Die Verbindung

connection-lost = Verbindung verloren.
connection-lost-about = Der Tisch wird gesucht …
connection-stopping = Der Server wird erneuert.
connection-stopping-about = Er ist gleich zurück; dein Spiel ist aufgehoben.
connection-away = Der Server antwortet nicht.
connection-away-about = Dein Spiel ist aufgehoben. Die Seite versucht es von selbst weiter.
connection-offline = Kein Netz.
connection-offline-about = Dieses Gerät ist nicht verbunden. Dein Spiel ist aufgehoben.
connection-old = Es gibt eine neuere Seite.
connection-old-about = Der Server wurde erneuert; lade die Seite neu, um weiterzuspielen.
connection-back = Du bist wieder am Tisch.
connection-reload = Neu laden

## Zeichen auf Spielsteinen

mark-fairy = F
mark-common = G
mark-silver = S
mark-fairy-silver = S
mark-stone-red = R
mark-stone-yellow = G
mark-stone-blue = B
mark-stone-white = W
mark-token-sapphire = Sa
mark-token-emerald = Sm
mark-token-amethyst = Am
mark-token-amber = Be
mark-token-diamond = Di

## Namen für alle, die keinen haben

guest-first-names = Alrik Berta Cuno Dora Edda Falk Gisa Hilda Ivo Jorin Kunz Lina Mika Nora Oda Perrin Quinn Runa Seff Tilda Ulf Vera Wido Yva
guest-last-names = Eichkrug Fassbinder Kerzenschein Kupferfuß Funkenflug Fingerhut Graumantel Herdstein Blechlöffel Wacholder Kesselflick Langpfeife Mühlbach Nachtwächter Eulenfeder Pfefferkorn Rabenhügel Salzmarsch Distel Unterberg Wanderer
tavern-first-names = Eiche Krone Distel Laterne Linde Sonne Rose Glocke
tavern-second-names = Anker Drache Fidel Kessel Kerze Stern Gans Fass
tavern-name = { $first } & { $second }

## Die Startseite

home-title = Mach die Faust zu.
home-lead = Drachenfaust und Drachengold: verdeckte Gebote, lautes Feilschen und ein Drachenhort, am Tavernentisch in deinem Browser.
home-play-title = Setz dich
home-game = Welches Spiel?
home-level = Wie gut sollen die anderen sein?
home-play = Jetzt spielen
home-play-about = Drei Bots warten schon. Kein Konto, keine Wartezeit.
home-invite = Mit Freunden spielen
home-pass = Ein Gerät herumreichen
home-code-title = Jemand hat dich eingeladen?
home-code = Der Code des Tischs
home-code-about = Sechs Buchstaben; ein Link geht auch.
home-code-go = Zum Tisch
home-code-wrong = Ein Code hat sechs Buchstaben.
home-mine = Deine Tische
home-mine-go = Zurück an den Tisch
home-mine-turn = { $state ->
    [open] wartet auf Mitspieler
    [playing] wird gespielt
   *[over] vorbei
}
home-how-title = Ein Abend an diesem Tisch
home-fist-title = Münzen in der Faust
home-fist-about = Jede Karte wird mit geschlossener Faust versteigert. Alle öffnen zugleich; jede Münze ist weg, auch wer verliert, zahlt. Drei Punkte gewinnen.
home-gold-title = Eine laute Minute
home-gold-about = Ein Drache ist erlegt, und wer dabei war, hat sechzig Sekunden, sich zu einigen, wer welchen Stein bekommt. Keine Einigung, kein Schatz.
home-bots-title = Gute Gesellschaft
home-bots-about = Freunde per Link, Fremde in der Schankstube und Bots mit eigenem Kopf, die nicht mehr sehen als du.
game-fist-2002-about = Das Auktionsspiel von 2002: Münzen in der Faust, Steine für Punkte.
game-fist-tavern-about = Die zweite Ausgabe: dreißig Charaktere mehr, die Gunst des Königs, weiße Steine als Joker.
game-dragons-gold-about = Erlegt gemeinsam Drachen und streitet dann mit Worten um den Schatz.
game-players = { $least }–{ $most } Spieler

## Die Schankstube

lobby-title = Tische
lobby-lead = Setz dich, wo ein Platz frei ist, oder sieh zu.
lobby-new = Einen Tisch aufstellen
lobby-filter-game = Spiel
lobby-filter-all = alle
lobby-filter-state = Zeige
lobby-filter-free = mit freiem Platz
lobby-filter-any = alle Tische
lobby-empty = Hier ist es still
lobby-empty-about = Gerade steht kein öffentlicher Tisch da. Mach den Anfang: Die anderen sehen deinen sofort.
lobby-empty-filter = So einen Tisch gibt es gerade nicht. Sieh dir alle an, oder stell selbst einen auf.
lobby-sit = Hinsetzen
lobby-watch = Zusehen
lobby-free = { $n ->
    [0] voll
    [one] ein freier Platz
   *[other] { $n } freie Plätze
}
lobby-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
}
lobby-playing = wird gespielt
lobby-away = Die Liste ließ sich nicht laden.
lobby-people = Am Tisch: { $names }

## Einen Tisch aufstellen

new-title = Einen Tisch aufstellen
new-lead = Alles kann bleiben, wie es ist. Freunde kommen per Link, Bots sofort.
new-name = Name des Tischs
new-name-another = Ein anderer Name
new-seats = Plätze
new-company = Wer sitzt da?
new-seat-you = Du
new-seat-open = Frei, für jemanden, der noch kommt
new-seat-change = Ein Bot auf Platz { $n }
new-clock = Bedenkzeit
new-open = Wer darf kommen?
new-public = Alle
new-public-about = Der Tisch steht in der Schankstube.
new-private = Nur Freunde
new-private-about = Nur wer den Link oder den Code hat, findet ihn.
new-make = Tisch aufstellen
new-start = Spiel beginnen
new-more = Mehr zur Auswahl
setup-game = Spiel
setup-clock = Bedenkzeit
setup-open = Offen für
setup-public = alle
setup-private = Freunde mit dem Link
clock-quick = schnell
clock-quick-about = 20 Sekunden für jede Entscheidung.
clock-normal = normal
clock-normal-about = Eine Minute für jede Entscheidung.
clock-long = lang
clock-long-about = Fünf Minuten für jede Entscheidung.
clock-none = keine Uhr
clock-none-about = Alle überlegen, so lange sie wollen.

bot-pick = Ein Bot setzt sich
bot-level = Wie gut?
bot-anybody = Wer gerade kommt
bot-anybody-about = Irgendjemand von dieser Stärke, der noch nicht hier sitzt.
bot-taken = Sitzt schon hier.

## Der Warteraum

room-title = Am Tisch
room-free = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-full = Alle sind da.
room-start = Spiel beginnen
room-start-needs = { $n ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, oder setz einen Bot hin.
   *[other] { $n } Plätze sind noch frei: Lade jemanden ein, oder setz Bots hin.
}
room-wait-host = Wer den Tisch aufgestellt hat, beginnt das Spiel, wenn alle da sind.
seat-free = ein freier Platz
seat-you = du
seat-bot = Bot
seat-host = Gastgeber
seat-here = ist da
seat-away = ist weg
seat-stand-in = weg; solange spielt ein Bot
seat-move = Hierher setzen
seat-put-bot = Ein Bot
seat-clear = { $name } wegschicken
join-title = Setz dich dazu
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt
invite-title = Andere einladen
invite-code = Der Code zum Vorlesen:
invite-link = Oder der Link zum Schicken:
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-not-copied = Der Browser lässt uns hier nicht kopieren: Markiere den Link, und kopiere ihn selbst.
invite-share = Teilen
invite-qr = Der Link als QR-Code
table-none = Hier steht kein Tisch
table-gone = Der Tisch ist weg
table-gone-about = Er wurde aufgegeben, oder du wurdest weggeschickt.

## Rund ums Spiel

log = Was geschah
log-empty = Noch nichts.
log-more = Ältere Zeilen zeigen
log-dragon-killed = Ein Drache ist tot
log-market-opened = Der Markt
log-turn-began = Eine neue Runde
chat = Gespräch
chat-unread = { $n ->
    [one] Gespräch, eine neue Zeile
   *[other] Gespräch, { $n } neue Zeilen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Sagen
chat-lines = Fertige Sätze, die alle in ihrer Sprache lesen
chat-only-players = Nur wer mitspielt, kann reden.
chat-about = Zu dieser Zeile von { $name }
chat-mute = Nichts mehr von { $name } zeigen
chat-muted = Du siehst nicht mehr, was { $name } sagt. In den Einstellungen kannst du das ändern.
chat-report = Diese Zeile melden
chat-reported = Danke. Wer diese Seite betreibt, wird es lesen.
waiting-for = Es fehlen: { $names }
waiting-you = Du bist dran
waiting-you-and = Es fehlen: du, { $names }
waiting-nobody = { "" }
clock-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
nothing-asked = Im Augenblick wirst du nichts gefragt.
game-over = Das Spiel ist vorbei
rematch = Noch einmal
rematch-join = Beim nächsten Spiel mitmachen
see-replay = Noch einmal ansehen
game-receipt = Deine Quittung
game-file = Das Spiel als Datei
menu = Menü
leave-table = Den Tisch verlassen
leave-about = Ein Bot spielt für dich weiter. Solange das Spiel dauert, kannst du auf deinen Platz zurück.
leave-yes = Gehen
stand-in = Ein Bot spielt für dich.
stand-in-back = Zurück an meinen Platz
stand-in-call = Einen Bot für { $name } spielen lassen
close-table = Den Tisch auflösen
close-about = Wer hier sitzt, muss gehen. Das lässt sich nicht rückgängig machen.
rules-of-game = Regeln dieses Spiels
card-in-rules = Alle Karten und Regeln
card-kind-standard = Standard-Kreatur
card-kind-special = Extra-Kreatur
card-kind-dragon = Drache
card-kind-adventurer = Abenteurer
card-kind-token = Schatz
card-kind-object = Magischer Gegenstand
card-kinds-standard = Standard-Kreaturen
card-kinds-special = Extra-Kreaturen
card-kinds-dragon = Drachen
card-kinds-adventurer = Abenteurer
card-kinds-token = Schätze
card-kinds-object = Magische Gegenstände
card-copies = { $n }-mal
card-fact-strength = Stärke { $n }
card-fact-use-kept = wird behalten
card-fact-use-permanent = bleibt liegen
card-fact-bids-silver = Gebote in Silber
card-fact-bids-stones = Gebote mit Steinen
card-fact-bids-common = Gebote mit gewöhnlichem Gold

help = Hilfe
keys = Tasten
key-Enter = Enter
key-Escape = Esc
key-Space = Leertaste
key-ArrowLeft = ←
key-ArrowRight = →
key-Backspace = ⌫
key-Home = Pos1
key-End = Ende
key-does-close = schließt, was über dem Tisch liegt
key-does-keys = Hilfe: Tasten und Regeln
key-does-log = was geschah
key-does-chat = Gespräch
key-does-menu = Menü

## Regelseiten

rules-title = Regeln
rules-lead = Jedes Spiel in ein paar Minuten, und jede Karte zum Nachschlagen.
rules-read = Regeln lesen
rules-cards = Alle Karten
rules-search = Eine Karte finden
rules-search-about = Ein Name oder ein Wort aus ihrem Text.
rules-found = { $n ->
    [0] Das steht auf keiner Karte.
    [one] Eine Karte
   *[other] { $n } Karten
}
rules-play = Gleich spielen
rules-all = Alle Spiele

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-guest = Du bist als Gast hier. Nur dieser Browser kennt dich: Werde Mitglied, um von überall wiederzukommen.
settings-member = Du bist Mitglied.
settings-nobody = Du bist noch nicht hereingekommen. Beim ersten Spiel bekommst du einen Namen, oder du meldest dich hier an.
settings-name-saved = Ab jetzt heißt du { $name }.
settings-look = Aussehen und Klang
language = Sprache
language-en = English
language-de = Deutsch
theme = Licht
theme-system = wie das System
theme-light = bei Tag
theme-dark = bei Kerzenschein
sound = Klang
words-setting = Tisch in Worten
words-setting-hidden = nur für Vorleseprogramme
words-setting-shown = sichtbar
notices = Bescheid sagen, wenn ich dran bin
notices-forbidden = Der Browser erlaubt dieser Seite keine Mitteilungen.
member-become = Mitglied werden
member-become-about = Dein Name gehört dir allein, deine Spiele bleiben, und du kannst dich anderswo anmelden.
member-name = Name
member-password = Passwort
member-password-about = Mindestens zehn Zeichen.
member-old-password = Bisheriges Passwort
member-new-password = Neues Passwort
member-change-password = Passwort ändern
member-password-changed = Das Passwort ist geändert.
member-welcome = Willkommen, { $name }. Du bist jetzt Mitglied.
sign-in = Anmelden
sign-in-about = Als Mitglied, mit Name und Passwort.
sign-out = Abmelden
signed-out = Du bist abgemeldet worden.
sign-out-guest = Gäste kommen nicht zurück: Mit der Anmeldung sind dein Name und dein Platz weg.
sessions-title = Wo du angemeldet bist
session-this = hier
session-seen = zuletzt { $when }
session-end = Beenden
sessions-end-others = Alle anderen beenden
mutes-title = Wen du nicht hörst
mutes-about = { $n ->
    [one] Du hast eine Person stummgeschaltet.
   *[other] Du hast { $n } Personen stummgeschaltet.
}
mutes-clear = Alle wieder hören
data-title = Deine Daten
data-export = Alles herunterladen, was über dich gespeichert ist
data-delete = Mich löschen
data-delete-about = Dein Name, deine Anmeldungen und was du gesagt hast werden entfernt. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
data-deleted = Du bist gelöscht. Leb wohl!
not-secure = Diese Verbindung ist nicht verschlüsselt: Nimm hier kein Passwort, das du auch anderswo hast.

## Über uns

about-title = Über uns
about-lead = Ein inoffizielles Projekt von Fans. Mit niemandem, der hier genannt ist, besteht eine Verbindung.
about-fist = Drachenfaust (Fist of Dragonstones) ist von Bruno Faidutti und Michael Schacht, mit Bildern von Julien Delval, und erschien 2002 bei Days of Wonder. Die Tavern Edition erschien 2018 bei Stronghold Games.
about-gold = Drachengold (Dragon’s Gold) ist von Bruno Faidutti. Die Ausgabe von 2011 erschien bei White Goblin Games.
about-own = Alle Worte, Zeichnungen und Klänge hier sind unsere eigenen. Wenn dir die Spiele gefallen, kauf sie: Mit Menschen um einen Tisch sind sie noch besser.
about-free = Das Programm ist frei, unter der MIT-Lizenz: Jeder darf es laufen lassen, lesen und verändern. Die Schriften sind Grenze Gotisch und Alegreya Sans, beide unter der SIL Open Font License.
about-fair-title = Ehrliches Glück
about-fair = Jedes Spiel wird aus deinem und unserem Glück zusammen gemischt, und hinterher kann es jeder nachprüfen: mit dem Spiel als Datei, deiner Quittung und dem Befehl dragonstones verify.
about-credits = Wem wir danken
about-licence = Lizenz

lost-title = Hier ist nichts
lost-about = Unter dieser Adresse gibt es keine Seite.
