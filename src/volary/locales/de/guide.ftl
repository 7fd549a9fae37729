# Das Bestimmungsbuch und die Regeln.

ui-guide = Bestimmungsbuch
ui-guide-search = Karten suchen
ui-guide-birds = Vögel
ui-guide-goals = Ziele
ui-guide-found = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
ui-guide-filters = Filter
ui-guide-any = alle
ui-guide-when = Fähigkeit
ui-guide-none = Keine Fähigkeit
ui-guide-food = Nahrung
ui-guide-wild = beliebige Nahrung
ui-guide-special = Zeichen
ui-guide-predator = Beutegreifer
ui-guide-flocking = Schwarmvogel
ui-guide-bonus-card = zählt für eine Bonuskarte
ui-guide-swift = Schnellstart
ui-guide-points-from = Punkte ab
ui-guide-wingspan-up = Spannweite bis
ui-guide-clear = Filter löschen
ui-guide-nothing = So eine Karte gibt es nicht.
ui-guide-counts-for = Zählt für
ui-guide-rulings = Klarstellungen
ui-guide-no-rulings = Keine Klarstellung nennt diesen Vogel.
ui-guide-birds-counted = { $n ->
    [one] { $n } Vogel zählt
   *[other] { $n } Vögel zählen
  }
ui-rules-search = In den Regeln suchen
ui-rules-contents = Inhalt
ui-rules-nothing = Davon steht nichts in den Regeln.
ui-rules-english = Der Regeltext ist englisch.
ui-rules-marks = O: amtliche Antwort. R: folgt aus den Regeln. C: unsere Festlegung, wo die Quellen schweigen.
