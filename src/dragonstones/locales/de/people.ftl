# Guests, members and their sessions.

refused-already-member = Du bist schon Mitglied.
refused-already-signed-in = Du bist schon als { $name } angemeldet. Melde dich erst ab, um als jemand anderes hereinzukommen.
refused-draft-large = Dieser Entwurf ist zu groß. Mehr als { $most } kB können wir nicht aufheben.
refused-drafts-for-members = Entwürfe hebt die Seite für Mitglieder auf. Deine bleiben auf diesem Gerät; als Mitglied hast du sie überall.
refused-bad-body = Was gesendet wurde, ist kein JSON oder zu tief verschachtelt.
refused-foreign-host = Dieser Server heißt nicht { $host }. Soll er so heißen, können ihn seine Betreiber in public_url oder allowed_hosts eintragen.
refused-target-too-long = Diese Adresse ist zu lang.
refused-foreign-origin = Diese Anfrage kam von einer fremden Website. Nur eine Seite von hier darf das.
refused-progress-for-members = Lektionen merkt sich die Seite nur für Mitglieder. Deine bleiben auf diesem Gerät; als Mitglied hast du sie überall.
refused-progress-large = Das sind mehr als { $most } kB Lektionen.
refused-many-drafts = Du hast schon { $most } Entwürfe hier; mehr können wir nicht aufheben. Lösche erst einen.
refused-many-mutes = Du hast { $most } Leute stummgeschaltet; mehr können wir uns nicht merken. Hör erst jemandem wieder zu.
refused-mute-self = Dich selbst kannst du nicht stummschalten.
refused-name-characters = Ein Name darf keine verborgenen Zeichen haben, etwa Zeilenumbrüche oder Zeichen ohne Breite.
refused-name-empty = Ein Name braucht mindestens einen Buchstaben, den man sieht.
refused-name-long = Dieser Name ist zu lang. Er darf höchstens { $most } Zeichen haben.
refused-name-taken = Ein Mitglied heißt schon { $name }. Wähle einen anderen Namen, oder melde dich an, wenn du das bist.
refused-no-such-person = Diese Person gibt es hier nicht oder nicht mehr.
refused-no-such-session = Eine solche Sitzung hast du nicht, oder sie ist schon beendet.
refused-password-common = Dieses Passwort würde man als eines der ersten raten. Mehrere Wörter, die nicht zusammengehören, ergeben ein gutes.
refused-not-a-member = Nur Mitglieder haben ein Passwort. Du kannst Mitglied werden und behältst deine Spiele.
refused-not-signed-in = Du bist nicht angemeldet. Wähle einen Namen, oder melde dich als Mitglied an.
refused-person-changed = Dein Konto wurde gerade von anderswo geändert. Sieh es dir bitte noch einmal an.
refused-person-disabled = Dieses Mitglied ist gesperrt. Frag die Leute, die diese Seite betreiben.
refused-too-many =
    { $seconds ->
        [one] Das war zu oft. Versuch es in einer Sekunde noch einmal.
       *[other] Das war zu oft. Versuch es in { $seconds } Sekunden noch einmal.
    }
refused-wrong-login = Name und Passwort passen nicht zusammen.
refused-wrong-password = Das ist nicht dein Passwort.
refused-wrong-recovery = Dieser Code oder Link gilt nicht oder nicht mehr. Jeder gilt einmal, ein Link einen Tag lang.
refused-page-not-shown = Es gibt hier keine Seite über { $name }, oder sie wird dir nicht gezeigt.
refused-page-for-members = Nur Mitglieder können ihre Seite anderen zeigen: Der Name eines Gastes gehört ihm nicht allein.
