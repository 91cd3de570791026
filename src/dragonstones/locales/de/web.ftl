### Die Seite im Browser: was rund um die Tische steht.

site-name = Dragonstones
site-home = Zur Startseite
site-ways = Hauptseiten
skip-to-main = Zum Inhalt springen
way-lobby = Tische
way-rules = Regeln
way-settings = Einstellungen
way-notices = { $n ->
    [0] Mitteilungen
   *[other] Mitteilungen: { $n } neue
}
way-pass = Alle an einem Gerät?
way-puzzles = Rätsel
way-ratings = Rangliste
way-learn = Lernen
way-workshop = Werkstatt
way-strategy = Strategie
way-guild = Gilde
way-forum = Forum
way-admin = Betrieb
way-me = Meine Partien
way-about = Über uns
way-tv = Eine Feier

close = Schließen
loading = Einen Augenblick …
try-again = Noch einmal versuchen
on = an
off = aus
rather-not = Abbrechen
your-name = Dein Name
name-offered = Du spielst als { $name }.
name-change = Ändern
your-turn = Du bist dran
save = Speichern

page-failed = Auf dieser Seite ist etwas schiefgegangen. Versuch es bitte noch einmal.
page-trying-again = Diese Seite ist nicht vollständig angekommen. Sie versucht es gleich von selbst noch einmal.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
site-away = Die Taverne hat geschlossen
site-away-about = Der Server antwortet nicht. Deine Spiele sind sicher und gehen weiter, sobald er zurück ist.
site-away-short = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Die Verbindung

connection-lost = Verbindung verloren.
connection-lost-about = Verbindung wird wiederhergestellt …
connection-stopping = Der Server wird aktualisiert.
connection-stopping-about = Er ist gleich zurück; dein Spiel ist sicher.
connection-away = Der Server antwortet nicht.
connection-away-about = Dein Spiel ist sicher. Die Seite versucht es weiter.
connection-offline = Kein Netz.
connection-offline-about = Dieses Gerät ist offline. Dein Spiel ist sicher.
connection-old = Es gibt eine neue Version dieser Seite.
connection-old-about = Der Server wurde aktualisiert; lade die Seite neu, um weiterzuspielen.
connection-back = Du bist wieder am Tisch.
connection-reload = Neu laden

## Zeichen auf Spielsteinen

mark-fairy = F
mark-common = C
mark-silver = S
mark-fairy-silver = E
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
home-play-title = Nimm Platz
home-game = Welches Spiel?
home-level = Wie gut sollen die anderen sein?
home-play = Jetzt spielen
home-learn = In fünf Minuten lernen
home-play-about = Drei Bots warten schon. Kein Konto, keine Wartezeit.
home-invite = Mit Freunden spielen
home-pass = Ein Gerät herumreichen
home-code-title = Eingeladen worden?
home-code = Code des Tisches
home-code-about = Sechs Buchstaben, oder füge den Link ein.
home-code-go = Zum Tisch
home-code-wrong = Ein Code hat sechs Buchstaben.
home-code-foreign = Dieser Link führt nicht zu einem Tisch auf diesem Server.
home-mine = Deine Tische
home-mine-go = Zurück an den Tisch
home-mine-turn = { $state ->
    [open] wartet auf Mitspielende
    [mine] du bist am Zug
    [playing] wird gespielt
   *[over] vorbei
}
past-title = Deine letzten Spiele
past-older = Ältere Spiele zeigen
past-won = Du hast gewonnen.
past-won-with = Du hast zusammen mit { $names } gewonnen.
past-winners = Gewonnen: { $names }.
past-place = Platz { $place } von { $seats }. Gewonnen: { $names }.
home-how-title = Ein Abend an diesem Tisch
home-fist-title = Münzen in der Faust
home-fist-about = Jede Karte wird mit geschlossener Faust versteigert. Alle öffnen sie zugleich, und jede gebotene Münze ist weg, auch wenn du verlierst. Wer zuerst drei Punkte hat, gewinnt.
home-gold-title = Eine laute Minute
home-gold-about = Ein Drache ist erlegt, und alle, die dabei waren, haben sechzig Sekunden, um sich zu einigen, wer welchen Stein bekommt. Keine Einigung, kein Schatz.
home-bots-title = Gute Gesellschaft
home-bots-about = Freunde per Link, Fremde in der Schankstube und Bots mit eigenem Kopf, die auch nicht mehr sehen als du.
game-fist-2002-about = Das Auktionsspiel von 2002: Münzen in der Faust, Steine für Punkte.
game-fist-tavern-about = Die zweite Ausgabe: dreißig Kreaturen mehr, die Gunst des Königs, weiße Steine als Joker.
game-dragons-gold-about = Erlegt gemeinsam Drachen und streitet dann mit Worten um den Schatz.
game-players = { $most ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
game-minutes = { $minutes } Min.
game-weight-light = leicht
game-weight-medium = mittel
game-weight-heavy = anspruchsvoll

## Die Schankstube

lobby-title = Tische
lobby-lead = Setz dich, wo ein Platz frei ist, oder sieh zu.
lobby-new = Einen Tisch eröffnen
lobby-filter-game = Spiel
lobby-filter-all = alle
lobby-filter-any = alle Tische
lobby-empty = Hier ist es still
lobby-empty-about = Gerade gibt es keinen öffentlichen Tisch. Mach den Anfang: Die anderen sehen deinen sofort.
lobby-empty-filter = So einen Tisch gibt es gerade nicht. Sieh dir alle an, oder eröffne selbst einen.
lobby-open = Warten auf Mitspielende
lobby-open-none = Gerade ist an keinem Tisch ein Platz frei. Eröffne einen: Andere sehen ihn hier sofort.
lobby-running = Spiele zum Zuschauen
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
lobby-unnamed = Ein Tisch ohne Namen
lobby-people = Am Tisch: { $names }

file-title = Ein Spiel aus einer Datei
file-about = Spiele ein beendetes Spiel von einem beliebigen Augenblick an weiter, mit Bots auf den anderen Plätzen.
file-open = Spieldatei öffnen
file-wrong = { $file } ist keine Datei eines Spiels.
file-seat = Dein Platz
file-seat-number = Platz { $n }
file-moment = Nach { $n } von { $of } Antworten
file-play-on = Von hier aus weiterspielen

## Einen Tisch eröffnen

new-title = Einen Tisch eröffnen
new-lead = Du kannst alles so lassen. Freunde kommen per Link dazu, Bots setzen sich sofort.
new-name = Name des Tisches
new-name-another = Ein anderer Name
new-seats = Plätze
new-company = Wer sitzt da?
new-seat-you = Du
new-seat-open = Freier Platz
new-seat-change = Bot dazusetzen, Platz { $n }
new-clock = Bedenkzeit
new-open = Wer darf mitspielen?
new-public = Alle
new-public-about = Der Tisch erscheint in der Schankstube.
new-private = Nur Freunde
new-private-about = Nur wer den Link oder den Code hat, findet ihn.
new-make = Tisch eröffnen
new-start = Spiel beginnen
new-more = Weitere Einstellungen
new-house = Hausregeln
new-house-help = Gespielt wird nach der Regel, wenn du hier nichts änderst. Am Tisch erfahren es alle.
new-variant = Variante
variant-book = nach der Regel
variant-quick = schnelles Spiel
variant-own = deine eigene
new-variant-share = Varianten teilen
new-variant-share-help = Hausregeln unter einem Namen, samt ihren Karten: als Datei oder als Link, in dem alles steckt.
new-variant-name = Wie heißt sie?
new-variant-name-other = Und auf Englisch, wenn du magst?
new-variant-nameless = Eine Variante braucht einen Namen.
new-variant-save = Als Datei sichern
new-variant-link = Link kopieren
new-variant-open = Datei öffnen
new-variant-none = In { $file } ist keine Variante.
new-variant-opened = Die Variante liegt bereit: Du findest sie bei den Hausregeln.
new-variant-link-copied = Der Link ist kopiert. Die ganze Variante steckt darin.
new-variant-link-above = Der Link steht jetzt in der Adresse dieser Seite. Die ganze Variante steckt darin.
new-picks-all = Alle
new-picks-none = Keine
new-cards-add = Karte aus einer Datei dazunehmen
new-cards-twice = zweimal
new-cards-remove = { $name } weglassen
new-cards-wrong = { $file } ist keine Karte.
setup-game = Spiel
setup-rules = Regeln
setup-house = nicht nach der Regel
setup-clock = Bedenkzeit
setup-open = Offen für
setup-public = alle
setup-private = Freunde mit dem Link
setup-steady = Wer sich setzen darf
setup-steady-no = alle
setup-steady-yes = alle, die Spiele zu Ende bringen
setup-steady-about = Wer oft vor dem Ende geht, kann sich dann nicht setzen. Neue dürfen.
clock-quick = schnell
clock-quick-about = 20 Sekunden für jede Entscheidung.
clock-normal = normal
clock-normal-about = Eine Minute für jede Entscheidung.
clock-long = lang
clock-long-about = Fünf Minuten für jede Entscheidung.
clock-none = keine Uhr
clock-none-about = Alle überlegen, so lange sie wollen.
clock-day = ein Tag
clock-day-about = Ein Tag für jede Entscheidung; niemand muss da sein. Was sonst die Sanduhr beendet, etwa das Verhandeln, läuft in Schritten.
clock-two-days = zwei Tage
clock-two-days-about = Zwei Tage für jede Entscheidung; niemand muss da sein. Was sonst die Sanduhr beendet, etwa das Verhandeln, läuft in Schritten.
clock-three-days = drei Tage
clock-three-days-about = Drei Tage für jede Entscheidung; niemand muss da sein. Was sonst die Sanduhr beendet, etwa das Verhandeln, läuft in Schritten.
clock-week = eine Woche
clock-week-about = Eine Woche für jede Entscheidung; niemand muss da sein. Was sonst die Sanduhr beendet, etwa das Verhandeln, läuft in Schritten.

bot-pick = Bot hinzufügen
bot-level = Wie gut?
bot-anybody = Zufälliger Gegner
bot-anybody-about = Irgendjemand von dieser Stärke, der noch nicht am Tisch sitzt.
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
room-wait-host = Wer den Tisch eröffnet hat, beginnt das Spiel, sobald alle da sind.
room-rated = Dieses Spiel zählt für deine Wertung. Wer vorzeitig geht, hat verloren.
room-unrated = Dieses Spiel zählt nicht für die Wertung: { $why }
room-unrated-carried = Es wurde auf einem Gerät begonnen, ohne Server.
room-unrated-trial = Es geht von einem Augenblick eines anderen Spiels weiter.
room-unrated-house-rules = Es hat Hausregeln oder selbst gemachte Karten.
room-unrated-hints = Es gibt Tipps.
room-unrated-one-device = Mehrere spielen an einem Gerät.
room-unrated-party = Es ist eine Feier, bei der geredet wird.
room-unrated-bot = Von einem der Bots weiß niemand, wie stark er ist.
seat-free = ein freier Platz
seat-you = du
seat-bot = Bot
seat-host = Gastgeber
seat-here = ist da
seat-away = ist nicht da
seat-stand-in = nicht da; ein Bot spielt
seat-move = Hierher setzen
seat-put-bot = Bot dazusetzen
seat-clear = { $name } wegschicken
join-title = Setz dich dazu
join-sit = Hinsetzen
join-full = Alle Plätze sind besetzt
join-full-about = Du kannst zuschauen: Das Spiel erscheint hier von selbst, sobald es beginnt. Wird ein Platz frei, kannst du ihn nehmen.
join-full-watching = Du schaust zu: Das Spiel erscheint hier von selbst, sobald es beginnt. Wird ein Platz frei, kannst du ihn nehmen.
join-watch = Zuschauen
join-elsewhere = Andere Tische
invite-title = Andere einladen
invite-code = Lies den Code vor:
invite-link = Oder schick den Link:
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-not-copied = Dein Browser erlaubt hier kein Kopieren: Markiere den Link und kopiere ihn selbst.
invite-share = Teilen
invite-qr = Der Link als QR-Code
invite-only-here = Im Moment ist der Server nur von diesem Rechner aus zu erreichen: Code und Link funktionieren sonst nirgends.
invite-open-up = Für andere in deinem Netz starte den Server mit:
invite-open-wide = Für alle anderen gib ihm eine öffentliche Adresse: die Einstellung public_url.
table-none = Hier steht kein Tisch
table-gone = Der Tisch wurde geschlossen
table-gone-about = Er wurde geschlossen, oder du wurdest weggeschickt.

## Rund ums Spiel

log = Was passiert ist
log-empty = Noch nichts.
log-more = Ältere Zeilen zeigen
log-dragon-killed = Ein Drache ist tot
log-market-opened = Der Markt
log-turn-began = Eine neue Runde
absence-left =
    { $seat-who ->
        [you] Du bist gegangen. Ein Bot spielt für dich weiter.
       *[other] { $seat } ist gegangen; ein Bot spielt weiter.
    }
absence-away =
    { $seat-who ->
        [you] Du warst weg, deshalb hat ein Bot für dich weitergespielt.
       *[other] { $seat } ist gerade weg; ein Bot spielt weiter.
    }
absence-back =
    { $seat-who ->
        [you] Du bist wieder da.
       *[other] { $seat } ist wieder da.
    }
absence-nobody = Jemand
chat = Gespräch
chat-unread = { $n ->
    [one] Gespräch, 1 neue Zeile
   *[other] Gespräch, { $n } neue Zeilen
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-lines = Fertige Sätze, die alle in ihrer eigenen Sprache lesen
chat-only-players = Nur wer mitspielt, kann mitreden.
chat-about = Zu dieser Zeile von { $name }
chat-mute = Nichts mehr von { $name } zeigen
chat-muted = Du siehst nicht mehr, was { $name } sagt. In den Einstellungen kannst du das ändern.
chat-report = Diese Zeile melden
chat-reported = Danke. Die Leute, die diese Seite betreiben, werden es lesen.
waiting-for = Warten auf { $names }
waiting-you = Du bist dran
waiting-you-and = Warten auf { $names-acc }
waiting-nobody = { "" }
clock-left = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
nothing-asked = Gerade gibt es für dich nichts zu entscheiden.
value-yes = ja
value-no = nein
game-over = Das Spiel ist vorbei
rematch = Noch eine Partie
rematch-with = Noch einmal mit diesen
see-people = Die anderen
rematch-join = Beim nächsten Spiel mitmachen
see-replay = Wiederholung ansehen
see-coach = Den Trainer fragen
table-trial = ein Versuch
table-carried = auf einem Gerät gespielt
game-receipt = Fairness-Quittung
game-file = Spiel herunterladen
menu = Menü
leave-table = Den Tisch verlassen
leave-about = Ein Bot spielt für dich weiter. Solange das Spiel dauert, kannst du auf deinen Platz zurück.
leave-yes = Gehen
stand-in = Ein Bot spielt für dich.
stand-in-back = Zurück an meinen Platz
stand-in-call = Einen Bot für { $name } spielen lassen
close-table = Den Tisch schließen
close-about = Alle am Tisch werden weggeschickt. Das lässt sich nicht rückgängig machen.
rules-of-game = Regeln dieses Spiels
card-in-rules = Alle Karten und Regeln
card-about = Alles dazu
card-kind-standard = Basis-Kreatur
card-kind-special = Extra-Kreatur
card-kind-home-made = Eigenbau
card-kind-dragon = Drache
card-kind-adventurer = Abenteurer
card-kind-token = Schatz
card-kind-object = Magischer Gegenstand
card-kinds-standard = Basis-Kreaturen
card-kinds-special = Extra-Kreaturen
card-kinds-dragon = Drachen
card-kinds-adventurer = Abenteurer
card-kinds-token = Schätze
card-kinds-object = Magische Gegenstände
card-copies = { $n }-mal
card-times = { $name } ×{ $n }
card-fact-strength = Stärke { $n }
card-fact-use-kept = wird behalten
card-fact-use-permanent = wirkt dauerhaft
card-fact-bids-silver = wird mit Silber ersteigert
card-fact-bids-stones = wird mit Steinen ersteigert
card-fact-bids-common = wird mit gewöhnlichem Gold ersteigert

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
key-does-close = schließen, was offen ist
key-does-keys = Hilfe: Tasten und Regeln
key-does-log = was passiert ist
key-does-chat = Gespräch
key-does-menu = Menü
orders = Aufträge
orders-standing = Aufträge: { $n }
mute-table = Keine Mitteilungen von diesem Tisch schicken
unmute-table = Wieder Mitteilungen von diesem Tisch schicken
key-does-hint = einen Tipp holen

## Regelseiten

rules-title = Regeln
rules-lead = Jedes Spiel in ein paar Minuten, und jede Karte zum Nachschlagen.
rules-read = Regeln lesen
rules-cards = Alle Karten
rules-search = Eine Karte finden
rules-search-about = Ein Name oder ein Wort aus ihrem Text.
rules-make-own = Mach in der Werkstatt eine eigene Karte
rules-found = { $n ->
    [0] Das steht auf keiner Karte.
    [one] Eine Karte
   *[other] { $n } Karten
}
rules-learn = Spielend lernen
rules-play = Gleich spielen
rules-all = Alle Spiele

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-guest = Du bist als Gast hier. Nur dieser Browser kennt dich: Werde Mitglied, um von jedem Gerät aus zurückzukommen.
settings-member = Du bist Mitglied.
settings-nobody = Du bist nicht angemeldet. Beim ersten Spiel bekommst du einen Namen, oder du meldest dich hier an.
settings-name-saved = Ab jetzt heißt du { $name }.
settings-look = Aussehen und Ton
language = Sprache
language-en = English
language-de = Deutsch
theme = Design
theme-system = System
theme-light = hell
theme-dark = dunkel
speed = Erzähltempo
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-step = Klick für Klick
# Beside what is being told: to its end, to its next step, hold it, go on after that.
story-go-on = Weiter
story-step = Weiter
story-skip = Überspringen
story-hold = Anhalten
story-release = Weitererzählen
key-does-skip = überspringen
key-does-step = der nächste Schritt
key-does-hold = anhalten
key-does-release = weitererzählen
sound = Ton
words-setting = Tisch in Worten
words-setting-hidden = nur für Screenreader
words-setting-shown = sichtbar
emotes = Gesten der anderen
bot-talk = Bots dürfen ab und zu etwas sagen
notices = Mitteilung, wenn ich dran bin
notices-forbidden = Der Browser erlaubt dieser Seite keine Mitteilungen.
member-become = Mitglied werden
member-become-about = Dein Name gehört dir allein, deine Spiele bleiben erhalten, und du kannst dich auf anderen Geräten anmelden.
member-name = Name
member-password = Passwort
member-password-about = Mindestens 10 Zeichen.
member-old-password = Aktuelles Passwort
member-new-password = Neues Passwort
member-change-password = Passwort ändern
member-password-changed = Dein Passwort wurde geändert.
member-welcome = Willkommen, { $name }. Du bist jetzt Mitglied.
sign-in = Anmelden
sign-in-about = Als Mitglied, mit Name und Passwort.
sign-in-passkey = Mit einem Passkey
passkeys-title = Passkeys
passkeys-about = Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an, ohne etwas einzutippen. Passwort und Wiederherstellungscodes bleiben, wie sie sind.
passkeys-not-here = Unter dieser Adresse kann der Browser keinen Passkey haben: Dazu braucht es https und einen Namen.
passkey-new = Neuer Passkey
passkey-name = Wie er heißen soll
passkey-name-usual = Mein Gerät
passkey-make = Anlegen
passkey-given-up = Es wurde kein Passkey angelegt.
passkey-unused = angelegt am { $when }
passkey-used = zuletzt benutzt am { $when }
passkey-remove = Entfernen
passkey-remove-label = Passkey { $name } entfernen
sign-in-forgot = Passwort vergessen?
recover-title = Ein neues Passwort
recover-about = Gib einen der Wiederherstellungscodes ein, die du bekommen hast, als du Mitglied wurdest. Jeder gilt einmal.
recover-by-link = Du kommst über einen Link von den Leuten, die diese Seite betreiben. Er gilt einmal.
recover-no-code = Kein Code mehr übrig? Bitte die Leute, die diese Seite betreiben, um einen Link. Dein altes Passwort kann hier niemand lesen.
recover-code = Wiederherstellungscode
recover-set = Passwort setzen
codes-title = Deine Wiederherstellungscodes
codes-about = Wenn du dein Passwort vergisst, kannst du mit einem dieser Codes ein neues setzen. Heb sie gut auf: Sie werden nur jetzt gezeigt.
codes-copy = Kopieren
codes-copied = Die Codes sind kopiert.
codes-not-copied = Dein Browser erlaubt hier kein Kopieren. Markiere die Codes und kopiere sie selbst.
codes-print = Drucken
codes-kept = Ich habe sie gesichert
codes-renew = Neue Wiederherstellungscodes
codes-renew-about = Die alten gelten dann nicht mehr.
sign-out = Abmelden
signed-out = Du wurdest abgemeldet.
sign-out-guest = Ein Gast kann sich nicht wieder anmelden: Mit der Sitzung sind dein Name und dein Platz verloren.
sessions-title = Wo du angemeldet bist
session-this = dieses Gerät
session-seen = zuletzt { $when }
session-end = Beenden
sessions-end-others = Alle anderen Sitzungen beenden
mutes-title = Wen du stummgeschaltet hast
mutes-about = { $n ->
    [one] Du hast eine Person stummgeschaltet.
   *[other] Du hast { $n } Personen stummgeschaltet.
}
mutes-clear = Alle wieder hören
data-title = Deine Daten
data-export = Alles herunterladen, was über dich gespeichert ist
data-delete = Mein Konto löschen
data-delete-about = Dein Name, deine Sitzungen und alles, was du gesagt hast, werden entfernt. Beendete Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
data-deleted = Deine Daten wurden gelöscht. Leb wohl!
not-secure = Diese Verbindung ist nicht verschlüsselt: Nimm hier kein Passwort, das du auch anderswo hast.

## Über uns

about-title = Über uns
about-lead = Ein inoffizielles Fanprojekt. Dieses Projekt steht in keiner Verbindung zu den hier Genannten.
about-fist = Drachenfaust (Fist of Dragonstones) ist von Bruno Faidutti und Michael Schacht, mit Bildern von Julien Delval, und erschien 2002 bei Days of Wonder. Die Tavern Edition erschien 2018 bei Stronghold Games.
about-gold = Drachengold (Dragon’s Gold) ist von Bruno Faidutti. Die Ausgabe von 2011 erschien bei White Goblin Games.
about-own = Alle Worte, Zeichnungen und Klänge hier sind unsere eigenen. Wenn dir die Spiele gefallen, kauf sie: Mit Freunden um einen Tisch sind sie noch besser.
about-free = Das Programm ist frei, unter der MIT-Lizenz: Alle dürfen es betreiben, lesen und verändern. Die Schriften sind Grenze Gotisch und Alegreya Sans, beide unter der SIL Open Font License.
about-fair-title = Ehrlicher Zufall
about-fair = Jedes Spiel wird aus deinen und unseren Zufallszahlen zusammen gemischt, und alle können es hinterher nachprüfen: mit dem heruntergeladenen Spiel, der Fairness-Quittung und dem Befehl dragonstones verify.
about-credits = Mitwirkende
about-licence = Lizenz

lost-title = Hier ist nichts
lost-about = Unter dieser Adresse gibt es keine Seite.

## Help at hand

notes-first = Hinweise für den Anfang
new-hints = Tipps
new-hints-about = Solange alle anderen Bots sind, darfst du fragen, was ein Bot an deiner Stelle täte. Beim Ergebnis steht, wie oft.
toast-why = Warum?

## Was die Moderation mir gesagt hat.

warned = Die Moderation hat dir etwas zu sagen:
silenced-until = Bis { $at } kannst du hier nichts schreiben und sagen:
warning-read = Gelesen

# Dieses Gerät als eigener Server.
device-here = nicht verbunden, hier aufgehoben
device-lacks = Das braucht eine Verbindung; du spielst gerade nur auf diesem Gerät.
device-play = Auf diesem Gerät spielen
