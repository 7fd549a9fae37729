# Die Wörter von Wingspan am Tisch, in Fragen, Möglichkeiten, Gründen und im Verlauf. Kartensätze stehen in cards/.
# $you ist "yes", wenn die lesende Person die handelnde ist.

## Dinge

food-invertebrate = Wirbelloses
food-seed = Samen
food-fish = Fisch
food-fruit = Frucht
food-rodent = Nagetier
face-invertebrate = Wirbelloses
face-seed = Samen
face-fish = Fisch
face-fruit = Frucht
face-rodent = Nagetier
face-invertebrate-seed = Wirbelloses/Samen
habitat-forest = Wald
habitat-grassland = Wiese
habitat-wetland = Feuchtgebiet
nest-bowl = Napfnest
nest-cavity = Höhlennest
nest-ground = Bodennest
nest-platform = Plattformnest
nest-star = Sternnest
nest-none = kein Nest
score-birds = Vögel
score-bonus = Bonus
score-goals = Ziele
score-eggs = Eier
score-cached = Gelagert
score-tucked = Untergesteckt

## Was sich beim neuen Spiel einstellen lässt

ui-option-seats = Mitspielende
ui-option-goals = Zieltafel
ui-option-goals-green = grüne Seite: Plätze zählen
ui-option-goals-blue = blaue Seite: je 1 Punkt
ui-option-language-bonus-cards = Bonuskarten über englische Vogelnamen
ui-option-strong-birds = Die vier stärksten Vögel
ui-option-hands = Handkarten
ui-option-hands-private = verdeckt
ui-option-hands-public = offen
ui-option-swift-start = Schnellstart

## Der Tisch

ui-round = Runde
ui-round-n = Runde { $n }
ui-round-short = R{ $n }
ui-turns-left =
    { $n ->
        [one] noch 1 Zug
       *[other] noch { $n } Züge
    }
ui-p = P
ui-points-n =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
ui-points-short = { $n } P
ui-goal = Ziel
ui-goals = Ziele
ui-goals-head = du : beste andere
ui-goal-now = Ziel jetzt: { $goal }
ui-goal-standing = du { $count } · beste andere { $bestOther } · { $points } P
ui-place-n = { $place }.
ui-place-tied = ={ ui-place-n }
ui-no-place = –
ui-place-points = Platz, Punkte
ui-feeder = Futterhaus
ui-feeder-count = { $in } drin · { $out } draußen
ui-feeder-empty = leer
ui-outside = draußen
ui-die = Würfel: { $face }
ui-tray = Auslage
ui-deck-n = Stapel { $n }
ui-discard-n = Ablage { $n }
ui-pool = Ausgelegt
ui-bonus-cards = Bonuskarten
ui-bonus-n =
    { $n ->
        [one] 1 Bonuskarte
       *[other] { $n } Bonuskarten
    }
ui-bonus-offer = Behalte eine
ui-only-you = nur du
ui-progress = Fortschritt
ui-score-parts = Punktestand
ui-part-birds = { score-birds }
ui-part-bonus = { score-bonus }
ui-part-goals = { score-goals }
ui-part-eggs = { score-eggs }
ui-part-cached = { score-cached }
ui-part-tucked = { score-tucked }
ui-food = Futter
ui-your-food = Dein Futter
ui-food-n = { $n } × { $food }
ui-tokens-n =
    { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    }
ui-debt =
    { $n ->
        [one] Wirf am Ende dieses Zuges 1 Karte ab
       *[other] Wirf am Ende dieses Zuges { $n } Karten ab
    }
ui-hand = Hand
ui-hand-n =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
ui-hand-empty = Keine Handkarten
ui-known-hand = Bekannte Karten: { $cards }
ui-choose-seat = { $name } wählen
ui-show-mat-of = Spielplan von { $name } zeigen
ui-mat-of = Spielplan von { $name }
ui-back-to-own = Zurück zu meinem Spielplan
ui-can-play = Spielbar
ui-can-play-swap =
    { $n ->
        [one] 2:1-Tausch
       *[other] { $n } × 2:1
    }
ui-now = Jetzt
ui-now-bare = Nichts liegt darauf.
ui-now-choose = Jetzt wählbar: { $what }
ui-now-asks = Seine Fähigkeit fragt gerade.
ui-now-row = Wirkt, sooft seine Reihe genutzt wird.
ui-now-ready = Bereit für den Zug eines anderen.
ui-now-used = Seit dem letzten Zug seines Besitzers genutzt.
ui-now-played = Seine Fähigkeit wirkte beim Ausspielen.
ui-size = { $cm } cm Spannweite, neben einem Spatz
ui-reacted = Reaktionen der anderen
ui-cannot-play = Jetzt nicht

## Vögel und Plätze

ui-hidden-card = eine Karte
ui-hidden-bonus = eine Bonuskarte
ui-place = { $habitat } { $column }
ui-bird-in-place = { $bird } ({ $place })
ui-cell-bird =
    { $points ->
        [one] { $place }: { $bird }, 1 Punkt, { $nest }, { $eggs } von { $limit } Eiern
       *[other] { $place }: { $bird }, { $points } Punkte, { $nest }, { $eggs } von { $limit } Eiern
    }
ui-cell-empty =
    { $n ->
        [0] { $place }: frei, kostet kein Ei
        [one] { $place }: frei, kostet 1 Ei
       *[other] { $place }: frei, kostet { $n } Eier
    }
ui-cached-n = { $n } gelagert
ui-tucked-n = { $n } untergesteckt
ui-nest-eggs =
    { $limit ->
        [0] { $nest }, keine Eier
        [one] { $nest }, bis zu 1 Ei
       *[other] { $nest }, bis zu { $limit } Eier
    }
ui-any-food = { $n } beliebiges Futter
ui-free = kostenlos
ui-to-play-head = Kosten
ui-eggs-n =
    { $n ->
        [0] keine Eier
        [one] 1 Ei
       *[other] { $n } Eier
    }
ui-to-play = zum Spielen
ui-no-eggs-to-play = freier Platz
ui-once = einmal
ui-running = jetzt
ui-row-action =
    { $trade ->
        [yes] { $habitat }: { $action }, { $n }, und ein Tausch für 1 mehr
       *[no] { $habitat }: { $action }, { $n }
    }
ui-action-food = Futter nehmen
ui-action-eggs = Eier legen
ui-action-cards = Karten ziehen
ui-act-bird = Vogel
ui-act-food = Futter { $n }
ui-act-eggs = Eier { $n }
ui-act-cards = Karten { $n }
ui-cost = Kosten
ui-habitat = Lebensraum
ui-nest = Nest
ui-egg-limit = Eierlimit
ui-wingspan = Spannweite
ui-power-activated = Bei Aktivierung
ui-power-played = Beim Ausspielen
ui-power-between-turns = Zwischen den Zügen
ui-power-none = Keine Fähigkeit

## Der Anfang

ui-draft = Deine Auswahl
ui-draft-birds =
    { $n ->
        [one] Vogel
       *[other] Vögel
    }
ui-draft-foods = Futter
ui-draft-birds-title = Vögel
ui-draft-birds-hint = antippen: behalten oder abgeben
ui-draft-pack = das sind deine Startvögel
ui-draft-food-title = Futter
ui-draft-food-hint = { $n } von 5 behalten
ui-draft-bonus-title = Bonuskarte
ui-draft-bonus-hint = behalte eine
ui-draft-keep = behalten
ui-draft-pay = abgeben
ui-draft-too-many = { $n } zu viel: Jeder behaltene Vogel kostet ein Futter
ui-draft-too-few = noch { $n } zu behalten
ui-draft-bonus = Wähle eine Bonuskarte

## Fragen

prompt-draft = Behalte zusammen fünf Vögel und Futter, dazu eine Bonuskarte
prompt-action = Du bist am Zug: Vogel ausspielen, Futter nehmen, Eier legen oder Karten ziehen
prompt-pay-food = Womit bezahlst du { $card }?
prompt-pay-egg =
    { $n ->
        [one] Bezahle ein Ei
       *[other] Bezahle ein Ei (noch { $n })
    }
prompt-take-die =
    { $n ->
        [one] Nimm einen Würfel aus dem Futterhaus
       *[other] Nimm einen Würfel aus dem Futterhaus (noch { $n })
    }
prompt-lay-egg =
    { $n ->
        [one] Lege ein Ei
       *[other] Lege ein Ei (noch { $n })
    }
prompt-draw-card =
    { $n ->
        [one] Ziehe eine Karte
       *[other] Ziehe eine Karte (noch { $n })
    }
prompt-convert-gain-food = Eine Karte abwerfen für ein weiteres Futter?
prompt-convert-lay-eggs = Ein Futter zahlen für ein weiteres Ei?
prompt-convert-draw-cards = Ein Ei zahlen für eine weitere Karte?
prompt-accept = Fähigkeit nutzen: { $card }?
prompt-extra-play = { $card }: noch einen Vogel ausspielen (Lebensraum { $habitat })?
prompt-extra-play-none = { $card }: Keine deiner Handkarten lässt sich jetzt ausspielen (Lebensraum { $habitat })
prompt-gain-food =
    { $n ->
        [one] Nimm ein Futter aus dem Vorrat
       *[other] Nimm ein Futter aus dem Vorrat (noch { $n })
    }
prompt-trade-food = Tausche ein Futter gegen ein anderes
prompt-tuck = Stecke eine Handkarte unter den Vogel
prompt-discard =
    { $n ->
        [one] Wirf eine Handkarte ab
       *[other] Wirf eine Handkarte ab (noch { $n })
    }
prompt-keep-bonus = Behalte eine Bonuskarte
prompt-pick-card = Nimm eine der ausgelegten Karten
prompt-pool-card =
    { $n ->
        [one] Lege eine Karte aus
       *[other] Lege eine Karte aus (noch { $n })
    }
prompt-choose-seat = Wer beginnt?
prompt-move-bird = Diesen Vogel in einen anderen Lebensraum legen?
prompt-repeat = Welche Fähigkeit wiederholst du?
prompt-react =
    { $trigger ->
        [on_play_bird] Ein Vogel wurde ausgespielt: Fähigkeit zwischen den Zügen nutzen?
        [on_lay_eggs_action] Eier wurden gelegt: Fähigkeit zwischen den Zügen nutzen?
        [on_gain_food_action] Futter wurde genommen: Fähigkeit zwischen den Zügen nutzen?
        [on_predator_success] Ein Beutegreifer hatte Erfolg: Fähigkeit zwischen den Zügen nutzen?
       *[other] Fähigkeit zwischen den Zügen nutzen?
    }

## Möglichkeiten

option-keep = { $birds }, { $foods } und { $bonus } behalten
option-play = { $card } ausspielen: { $habitat }
option-gain-food = Futter nehmen
option-lay-eggs = Eier legen
option-draw-cards = Karten ziehen
option-take-die = { $food } nehmen
option-cache-die = { $food } auf dem Vogel lagern
option-reroll = Alle Würfel neu werfen
option-stop = Nichts mehr
option-accept = Ja
option-decline = Nein
option-lay = Ei auf { $slot }
option-draw-tray = { $card } aus der Auslage
option-draw-deck = Oberste Karte des Stapels
option-pay-food = { $foods } bezahlen
option-pay-egg = Ei von { $slot }
option-convert-card = { $card } abwerfen
option-convert-food = { $food } abgeben
option-convert-egg = Ei von { $slot }
option-gain = { $food } nehmen
option-trade = { $give } gegen { $get } tauschen
option-discard = { $card } abwerfen
option-tuck = { $card } unterstecken
option-keep-bonus = { $bonus } behalten
option-pick = { $card } nehmen
option-choose-seat = { $seat }
option-move = In den Lebensraum { $habitat }
option-repeat = { $slot } wiederholen
option-react = { $slot } nutzen
option-chance = Zufall { $n }

## Warum nicht

reason-no-room = Dieser Vogel ist voll: { $n } von { $limit } Eiern.
reason-wrong-habitat = { $card } lebt nicht hier ({ $habitat }).
reason-row-full = In diesem Lebensraum ({ $habitat }) ist kein Platz frei.
reason-egg-cost =
    { $n ->
        [one] Dieser Platz kostet 1 Ei; du hast { $have }.
       *[other] Dieser Platz kostet { $n } Eier; du hast { $have }.
    }
reason-food-missing = Es fehlt noch: { $foods } (oder je zwei andere Marker).
reason-food-one-of = Nötig ist eines von { $foods } oder zwei andere Marker.
reason-food-short = Dir fehlt noch Futter: { $n }.
reason-not-in-hand = Diese Karte ist nicht auf deiner Hand.
reason-not-in-tray = Diese Karte liegt nicht in der Auslage.
reason-die-not-offered = Dieser Würfel zeigt nicht, was du nehmen darfst.
reason-no-die = Kein Würfel zeigt { $food }.
reason-no-reroll = Neu geworfen wird nur, wenn alle Würfel dasselbe zeigen.
reason-wrong-nest = Das Nest dieses Vogels passt nicht.
reason-other-bird = Es muss ein anderer Vogel sein.
reason-other-mat = Das ist nicht dein Spielplan.
reason-no-bird = Hier liegt kein Vogel.
reason-no-eggs = Auf diesem Vogel liegt kein Ei.
reason-not-rightmost = Der Vogel ist nicht der letzte rechts in seiner Reihe.
reason-no-token = Das Futter fehlt dir: { $food }.

## Verlauf

event-goal-laid = Ziel der Runde { $round }: { $goal }
event-feeder-thrown = Futterhaus gefüllt: { $faces }
event-tray-filled = { $card } in die Auslage
event-card-dealt = { $card } erhalten
event-bonus-drawn = { $bonus } gezogen
event-birds-kept =
    { $birds ->
        [one] 1 Vogel und { $foods } Futter behalten
       *[other] { $birds } Vögel und { $foods } Futter behalten
    }
event-bonus-kept = { $bonus } behalten
event-bonus-refused = { $bonus } abgegeben
event-card-discarded = { $card } abgeworfen
event-food-gained =
    { $source ->
        [-1] { $food } aus dem Vorrat genommen
       *[other] { $food } genommen
    }
event-food-spent =
    { $n ->
        [1] { $food } abgegeben
       *[other] { $n } × { $food } abgegeben
    }
event-round-started = Runde { $round }, je { $turns } Züge
event-turn-started =
    { $you ->
        [yes] Du bist am Zug, noch { $turns_left } in Runde { $round }
       *[no] { $seat } ist am Zug, noch { $turns_left } in Runde { $round }
    }
event-row-action = Aktion: { $habitat }, Wert { $n }
event-play-started = spielt { $card } aus ({ $habitat })
event-egg-spent = Ei von { $slot } abgegeben
event-bird-played = { $card } ausgespielt
event-egg-laid = Ei auf { $slot } gelegt
event-card-taken = { $card } aus der Auslage genommen
event-card-drawn = { $card } gezogen
event-power-used = { $card }
event-power-declined = { $card }: verzichtet
event-power-idle = { $card }: nichts zu tun
event-reaction = { $card } reagiert
event-food-cached = { $food } gelagert auf { $slot }
event-tucked-from-hand = { $card } aus der Hand unter { $slot } gesteckt
event-tucked-from-deck = eine Karte vom Stapel unter { $slot } gesteckt
event-dice-hunted =
    { $n ->
        [0] gewürfelt: { $faces }; nichts erbeutet ({ $food })
       *[other] gewürfelt: { $faces }; erbeutet: { $food }
    }
event-deck-hunted =
    { $success ->
        [1] { $card } aufgedeckt: erbeutet, unter { $slot } gesteckt
       *[other] { $card } aufgedeckt: entkommen
    }
event-bird-moved = { $card } umgesetzt nach { $target }
event-card-pooled = { $card } ausgelegt
event-card-picked = { $card } genommen
event-debt =
    { $n ->
        [one] muss am Ende des Zuges 1 Karte abwerfen
       *[other] muss am Ende des Zuges { $n } Karten abwerfen
    }
event-deck-rebuilt =
    { $n ->
        [one] Die Ablage wurde zum neuen Stapel: 1 Karte
       *[other] Die Ablage wurde zum neuen Stapel: { $n } Karten
    }
event-goal-scored =
    { $points ->
        [one] { $goal }: zählt { $n }, 1 Punkt
       *[other] { $goal }: zählt { $n }, { $points } Punkte
    }
event-tray-discarded = { $card } verließ die Auslage
event-round-ended = Runde { $round } ist zu Ende
event-bonus-scored =
    { $points ->
        [one] { $bonus }: zählt { $n }, 1 Punkt
       *[other] { $bonus }: zählt { $n }, { $points } Punkte
    }
event-conversion = den Tausch für eins mehr gemacht
event-bonus-deck-rebuilt = Die abgegebenen Bonuskarten wurden zum neuen Bonusstapel
event-stopped = nichts weiter genommen
event-turn-ended = Ende des Zuges
