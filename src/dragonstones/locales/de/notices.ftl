# What people are told, and games by days.

refused-bad-holiday = Urlaub beginnt frühestens heute, endet nicht vor seinem Anfang und liegt in den nächsten { $most } Tagen.
refused-holiday-twice = Einige dieser Tage hast du dir schon freigenommen.
refused-many-holidays = Im Jahr kannst du dir { $most } Tage freinehmen; { $year } wären es mehr.
refused-no-such-holiday = Diesen Urlaub gibt es nicht, oder er ist vorbei.
refused-bad-mail-address = An diese Adresse kann man keine Mail schicken.
refused-bad-push-service = Der Dienst, der in diesem Browser Mitteilungen anzeigen würde, ist hier nicht bekannt.
refused-mail-not-taken = Die Mail kam dort nicht an. Prüfe die Adresse oder versuche es später noch einmal.
refused-many-devices = Höchstens { $most } Browser können dir Mitteilungen anzeigen. Entferne erst einen davon.
refused-no-mail-here = Dieser Server verschickt keine Mails.
refused-no-notices-here = Dieser Server verschickt keine Mitteilungen.
refused-no-such-device = Diesen Browser gibt es nicht unter deinen.
refused-no-such-zone = Eine Zeitzone namens { $zone } gibt es nicht.
refused-wrong-mail-link = Dieser Link gilt nicht mehr: Die Adresse wurde geändert oder entfernt.
refused-no-orders-here = In diesem Spiel gibt es keine Aufträge.
refused-not-playing = Aufträge kann man nur während einer Partie erteilen.
refused-order-card = Eine Karte namens { $card } gibt es in diesem Spiel nicht.
refused-order-number = Das Gebot in einem Auftrag ist eine Zahl von Münzen, von 0 bis { $most }.
refused-order-late = Dieser Auftrag galt einer anderen Runde.
refused-order-not-to-come = Vorab kann man auf eine Karte bieten, die in dieser Runde noch kommt, und diese kommt nicht mehr.
refused-order-shape = Ein Auftrag besteht aus einer Karte und dem höchsten Gebot dafür oder den Münzen eines Gebots.
refused-order-twice = Zwei dieser Aufträge betreffen dasselbe.

notice-turn = Du bist dran
notice-turn-about = Am Tisch „{ $table }“ bist du dran.
notice-started = Es geht los
notice-started-about = Die Partie am Tisch „{ $table }“ hat begonnen.
notice-over = Die Partie ist vorbei
notice-over-about = Die Partie am Tisch „{ $table }“ ist vorbei. Sieh dir an, wie sie ausging.
notice-bot-plays = Ein Bot spielt für dich
notice-bot-plays-about = Deine Zeit am Tisch „{ $table }“ war um, darum spielt ein Bot für dich. Setz dich wieder hin, wann immer du magst.
notice-answer = Eine Antwort
notice-answer-about = { $name } hat in „{ $thread }“ geantwortet.
notice-invitation = Eine Einladung
notice-invitation-about = { $name } lädt dich an den Tisch „{ $table }“ ein.
notice-friend = Freundschaft
notice-friend-about = { $name } möchte mit dir befreundet sein.

mail-confirm = Ist das deine Adresse?
mail-confirm-about = Jemand, wahrscheinlich du selbst, möchte Mitteilungen für { $name } hierher bekommen. Folge diesem Link, wenn das stimmt; wenn nicht, brauchst du nichts zu tun.
mail-stop = Keine Mails mehr von hier
