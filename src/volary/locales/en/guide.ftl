# The field guide and the rules.

ui-guide = Field guide
ui-guide-search = Search cards
ui-guide-birds = Birds
ui-guide-goals = Goals
ui-guide-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
ui-guide-filters = Filters
ui-guide-any = any
ui-guide-when = Power
ui-guide-none = No power
ui-guide-food = Food
ui-guide-wild = any food
ui-guide-special = Mark
ui-guide-predator = predator
ui-guide-flocking = flocking
ui-guide-bonus-card = counts for a bonus card
ui-guide-swift = Swift Start
ui-guide-points-from = Points from
ui-guide-wingspan-up = Wingspan up to
ui-guide-clear = Clear filters
ui-guide-nothing = No card is like that.
ui-guide-counts-for = Counts for
ui-guide-rulings = Rulings
ui-guide-no-rulings = No ruling names this bird.
ui-guide-birds-counted = { $n ->
    [one] { $n } bird counts
   *[other] { $n } birds count
  }
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-nothing = Nothing in the rules says that.
ui-rules-english = The rules text is in English.
ui-rules-marks = O: an official answer. R: follows from the rules. C: our convention where the sources are silent.
