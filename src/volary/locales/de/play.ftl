# Wörter des Spielens: Einstellungen, Tasten, fragende Fähigkeiten, Protokoll, Zustände von Vögeln und Karten.

ui-settings = Einstellungen
ui-keys = Tasten
ui-on = an
ui-off = aus
ui-theme = Farben
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-text-size = Textgröße
ui-speed = Bewegung
ui-speed-normal = normal
ui-speed-fast = schnell
ui-speed-instant = keine
ui-sound = Ton
ui-letters = Einzelne Buchstaben als Tasten
ui-preset = Fähigkeiten fragen
ui-preset-here = Fähigkeiten in diesem Spiel
ui-preset-beginner = immer
ui-preset-normal = normal
ui-preset-fast = selten
ui-preset-beginner-text = Jede Fähigkeit fragt, bevor sie genutzt wird.
ui-preset-normal-text = Fähigkeiten, die nur dir helfen, werden ohne Frage genutzt. Was etwas kostet, anderen hilft oder etwas zeigt, fragt.
ui-preset-fast-text = Fähigkeiten, die dir helfen, werden ohne Frage genutzt, auch wenn sie anderen helfen. Was etwas kostet oder zeigt, fragt.
ui-in-this-game = In diesem Spiel
ui-answer-ask = Fragen
ui-answer-always = Immer
ui-answer-never = Nie
ui-asks-reveals = Sie zeigt Neues: danach kein Zurück.
ui-asks-costs = Sie kostet dich etwas.
ui-asks-shares = Andere gewinnen mit.
ui-asks-free = Sie hilft nur dir.
ui-previous = Voriger Vogel
ui-next = Nächster Vogel
ui-counts-for = Zählt für { $bonus }
ui-guide-page = Seite im Vogelführer

key-play = zu den spielbaren Karten
key-food = Futter nehmen
key-eggs = Eier legen
key-cards = Karten ziehen
key-default = nehmen, was bereitliegt oder gewählt ist
key-arrows = über Tableau oder Möglichkeiten gehen
key-tab = von Teil zu Teil
key-skip = nein, passen, nichts mehr
key-skip-rest = nein zu allen Fähigkeiten dieser Reihe
key-undo = zurück
key-reroll = Würfel neu werfen, wo das geht
key-options = Möglichkeiten
key-mat = Tableau
key-hand = Hand
key-tray = Auslage
key-feeder = Futterhaus
key-goals = Ziele
key-bonus = Bonuskarten
key-log = Protokoll
key-player = Tableau von Person 1 bis 5
key-inspect = gewählte Karte zeigen
key-sound = Ton an oder aus
key-close = schließen
key-help = diese Liste

ui-auto-place = Verteilen
ui-kindest = schont das Futter
ui-powers-follow =
    { $n ->
        [one] Eine Fähigkeit folgt.
       *[other] { $n } Fähigkeiten folgen.
    }
ui-row-strip = Fähigkeiten
ui-step-of = { $n } von { $of }
ui-step-done = fertig
ui-step-skipped = ausgelassen
ui-step-now = jetzt
ui-step-next = folgt
ui-flag-new = neu
ui-then = dann
ui-and-trade = + Tausch
ui-two-for-one = Zwei beliebige Futter ersetzen eines, wenn du einen Vogel bezahlst.
ui-filter-hand = Welche Handkarten
ui-filter-all = Alle
ui-filter-now = Jetzt
ui-filter-near = +1 Futter
ui-filter-none = Keine solche Karte auf der Hand
ui-glyph-all = alle
ui-glyph-fewest = wenigste
ui-bonus-next = jetzt { $n } · { $min } für { $points } P
ui-bonus-full = jetzt { $n }: mehr Punkte gibt es nicht
ui-bonus-each = jetzt { $n } · je { $points } P
ui-bonus-lying = Auf deinem Tableau: { $birds }
ui-bonus-held = Auf deiner Hand: { $birds }

short-no-room = Nest voll · { $n } von { $limit }
short-wrong-nest = Anderes Nest
short-no-eggs = Kein Ei
short-other-bird = Anderer Vogel
short-food-short = { $n } Futter fehlt
short-food-missing = { short-food-short }
short-food-one-of = { short-food-short }
short-egg-cost =
    { $n ->
        [one] Braucht 1 Ei
       *[other] Braucht { $n } Eier
    }
short-row-full = Reihe voll: { $habitat }

ui-log-you = Du
ui-log-turn = Zug
ui-log-played = { $card } gespielt
ui-log-filter = Welche Zeilen
ui-log-all = alle
ui-log-me = meine
ui-log-reveals = Aufgedecktes
ui-log-reactions = Reaktionen
ui-log-empty = Noch nichts
ui-log-search = Im Verlauf suchen
ui-log-not-found = Keine Zeile enthält das
ui-log-set-up = Aufbau
ui-log-score = Punkte ohne Bonuskarten
ui-log-auto = von selbst
ui-log-rule = Regel zu: { $what }
ui-log-why = Warum? Die Regel
ui-boundary-card = Karte gesehen
ui-boundary-dice = Würfel geworfen

ui-result-title = Ergebnis
ui-result-beat = Du gewinnst { $mine } zu { $other }
ui-result-lost = { $names } gewinnt mit { $other }, du hast { $mine }
ui-result-why = { $part } machten den Unterschied: { $n } mehr als { $name }.
ui-result-tie = Gleichstand bei { $points } Punkten: { $name } hat noch { $food } Futter gegen { $other }.
ui-result-shared-tie = Gleichstand bei { $points } Punkten und je { $food } Futter.
ui-score-by-turn = Punkte nach Zügen
ui-score-by-turn-hint = Bonuskarten kommen am Ende
ui-turn-n = Zug { $n }
ui-prizes = Kleine Preise
ui-prize-chain = Längste Kette
ui-prize-chain-n = { $name }, { $n } Fähigkeiten in einem Zug
ui-prize-eggs = Meiste Eier gelegt
ui-prize-hunter = Beste Jagd
ui-prize-n = { $name }, { $n }
ui-prize-hunts = { $name }, { $n } von { $of } Jagden
ui-bonus-count = zählt { $n }
ui-draft-sub = Vögel behalten: { $birds }, also Futter abgeben: { $foods }.
ui-draft-kept = Behalten und bezahlbar
ui-draft-kept-dear = Behalten
ui-draft-back = Geht zurück
ui-draft-fits =
    { $n ->
        [one] 1 der { $of } ausgeteilten Vögel passt
       *[other] { $n } der { $of } ausgeteilten Vögel passen
    }
ui-draft-tray-hint = für alle offen
ui-draft-goals-hint = alle vier Runden

ui-bird-of-the-day = Vogel des Tages
ui-quick-game = Gleich spielen
ui-quick-seats = Wie viele spielen
ui-quick-green = Plätze
ui-quick-blue = je 1 Punkt
ui-quick-start = Gegen Bots spielen

ui-no-undo-short = Danach kein Zurück
ui-menu = Menü
ui-watching = Du schaust zu
ui-food-of = Futter: { $name }
ui-goals-head-of = { $name } : beste andere
ui-goal-standing-of = { $name } { $count } · beste andere { $bestOther } · { $points } P
ui-invite = Einladen
ui-invite-to = Auf Platz { $n } einladen
ui-invite-text = Dieser Link gilt einmal. Ein früherer Link für diesen Platz gilt nicht mehr.
ui-link-local = Diese Adresse gilt nur auf diesem Rechner. Andere brauchen seine Adresse im Netz.
ui-fair-now = Die Mischung stand vor dem ersten Zug fest. Dies ist ihre Festlegung; der Startwert, aus dem sie folgt, wird nach der Partie gezeigt.
ui-you-kept = Du behältst
ui-select-place = Ausgewählt: wähle einen Platz
ui-continue-plain = Weiter
ui-goal-counts = zählt { $n }
ui-option-strong-birds-text = Vier Vögel, die viele zu stark finden. Aus: Sie fehlen im Stapel.
ui-option-language-bonus-cards-text = Bonuskarten, die auf Wörter der englischen Namen schauen. Aus: Sie fehlen.
ui-option-swift-start-text = Für die erste Partie: Alle beginnen mit einem fertigen Paket aus Vögeln und Futter und wählen nichts aus.
ui-option-swift-start-limit = für 2 bis 4 Personen
ui-option-goals-text = Grün: Bei jedem Ziel zählen die ersten drei Plätze. Blau: Was zählt, gibt je 1 Punkt.
ui-option-hands-text = Offen: Alle sehen die Vögel auf allen Händen.

ui-draft-choosing = wählt noch
ui-draft-ready = fertig
