# Die Wörter rund um jedes Spiel: Seiten, Tisch, Frage, Protokoll. Die Wörter eines Spiels stehen in der Datei seines Namens.

## Seiten

ui-home = Startseite
ui-loading = Einen Moment …
ui-language = Sprache
ui-close = Schließen
ui-yes = ja
ui-no = nein
ui-or = oder
ui-optional = freiwillig
ui-tagline = Zwei Brettspiele vom Fliegen, mit Freunden und Bots.
ui-tables-wait =
    { $n ->
        [one] Ein Tisch wartet auf dich.
       *[other] { $n } Tische warten auf dich.
    }
ui-my-tables = Meine Tische
ui-no-tables = Noch keine Tische. Richte einen ein oder öffne den Link von Freunden.
ui-continue = Weiter: { $name }
ui-open-table = { $name } öffnen
ui-play = Spielen
ui-look = Ansehen
ui-your-turn = du bist dran
ui-others-turn = jemand anderes ist dran
ui-game-over = Das Spiel ist zu Ende
ui-new-table = Neuer Tisch
ui-game = Spiel
ui-game-wingspan = Flügelschlag
ui-game-pond = Teich
ui-nickname = Dein Name
ui-name-missing = Gib zuerst deinen Namen ein
ui-table-name = Name des Tisches
ui-seat-count = Zahl der Mitspielenden
ui-seat-n = Platz { $n }
ui-seat-me = Ich
ui-seat-friend = Freund
ui-seat-bot = Bot
ui-seat-open = noch nicht da
ui-seat-away = abwesend
ui-which-bot = Bot auf Platz { $n }
ui-bot-random = Zufall
ui-bot-greedy = Gierig
ui-rules = Regeln
ui-advanced = Mehr
ui-seed = Startwert
ui-seed-hint = Nur um eine bekannte Mischung noch einmal zu spielen. Bleibt das Feld leer, zieht der Server geheim einen und zeigt ihn nach dem Spiel.
ui-create = Los
ui-create-links = Los, mit Links
ui-links-title = Lade deine Freunde ein
ui-links-text = Ein Link je Platz; jeder gilt einmal.
ui-link-for = Link für Platz { $n }
ui-copy = Kopieren
ui-copied = Kopiert
ui-go-to-table = Zum Tisch
ui-invited = { $host } lädt dich zu einer Partie { $game } ein.
ui-join = Platz nehmen
ui-join-failed = Dieser Platz ist nicht zu haben

## Was schiefgehen kann

ui-not-found = Unter dieser Adresse gibt es nichts
ui-no-table = Diesen Tisch gibt es nicht
ui-no-connection = Der Server antwortet nicht.
ui-accident = Auf dem Server ist etwas schiefgegangen.
ui-reconnecting = Verbindung verloren; neuer Versuch …
ui-bad-message = Der Server hat das nicht verstanden.
ui-bad-request = Der Server hat das nicht verstanden.
ui-bad-options = So lässt sich kein Spiel einrichten: { $detail }
ui-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment.
ui-too-many = Der Server ist voll.
ui-too-large = Das ist zu lang.
ui-not-over = Das Spiel ist noch nicht zu Ende.
ui-foreign-host = Diese Adresse gehört nicht zum Server.
ui-foreign-origin = Diese Seite gehört nicht zum Server.
ui-name-too-long = Ein Name hat höchstens { $most } Zeichen.
ui-name-characters = Solche Zeichen sind in einem Namen nicht erlaubt.
ui-already-seated = Dieser Browser hat schon einen Platz an dem Tisch.
ui-invitation-used = Diese Einladung ist verbraucht oder hat nie existiert.
ui-seat-not-open = Auf diesen Platz kann niemand eingeladen werden.
ui-rules-changed = An diesem Tisch wurde nach älteren Regeln gespielt; er lässt sich nicht mehr öffnen.
ui-damaged = Die Aufzeichnung dieses Tisches ist beschädigt; er lässt sich nicht öffnen.

reason-not-asked = Du bist gerade nicht gefragt.
reason-not-your-turn = Du bist nicht am Zug.
reason-game-over = Das Spiel ist zu Ende.
reason-over = Das Spiel ist zu Ende.
reason-spectator = Das kann nur, wer einen Platz am Tisch hat.
reason-outdated = Am Tisch hat sich inzwischen etwas geändert.
reason-busy = Der Tisch ist gerade beschäftigt. Versuch es noch einmal.
reason-illegal = Das ist jetzt nicht möglich.
reason-no-such-option = Das steht nicht zur Wahl.
reason-bad-message = Der Server hat das nicht verstanden.
reason-too-fast = Das war zu schnell. Warte einen Moment.
reason-seat-taken = Dieser Platz ist besetzt.
reason-no-undo = Es gibt nichts, was du zurücknehmen kannst.
reason-undo-nothing = Es gibt nichts zurückzunehmen.
reason-undo-revealed = Seitdem wurde etwas Neues aufgedeckt: Das lässt sich nicht zurücknehmen.
reason-undo-other-seat = Seitdem hat jemand anderes gezogen: Das lässt sich nicht zurücknehmen.

## Der Tisch

ui-prompt = Frage
ui-options = Möglichkeiten
ui-log = Verlauf
ui-log-more = Früheres zeigen
ui-log-by = { $name }: { $text }
ui-table = Tisch
ui-players = Mitspielende
ui-player = Name
ui-you = du
ui-waiting = Einen Moment …
ui-waiting-for = { $names } am Zug
ui-rule = Regel { $rule }
ui-no-undo-after = deckt etwas Neues auf: danach kein Zurück
ui-undo = Zurücknehmen
ui-undo-what = Zurücknehmen: { $what }
ui-which = Welches davon?
ui-why-not = Warum nicht?
ui-not-now = Das lässt sich jetzt nicht wählen.
ui-show-card = Karte zeigen
ui-confirm = Bestätigen
ui-fair = Ehrlich gemischt
ui-fair-text = Die Mischung stand vor dem ersten Zug fest: Aus dem Startwert ergibt sich die Festlegung, die von Anfang an am Tisch stand.
ui-fair-chosen = Den Startwert hat gewählt, wer den Tisch eingerichtet hat.
ui-commitment = Festlegung
ui-download-replay = Spiel herunterladen
ui-result-you = Du gewinnst
ui-result-winner = { $names } gewinnt
ui-result-shared = { $names } teilen sich den Sieg
ui-show-table = Tisch zeigen
ui-show-result = Ergebnis zeigen
ui-total = Summe
ui-points = Punkte

## What games share

option-pass = Passen
reason-not-this-decision = Darum geht es gerade nicht.
event-start-seat =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }
event-game-ended = Das Spiel ist zu Ende
