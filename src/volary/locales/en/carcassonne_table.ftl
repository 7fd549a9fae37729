# The words of the Carcassonne table in the web client.

## What a figure is

ui-carc-thief = thief
ui-carc-knight = knight
ui-carc-monk = monk
ui-carc-gardener = gardener
ui-carc-farmer = farmer
ui-carc-crop = Crop circle
ui-carc-to-n = north
ui-carc-to-ne = north-east
ui-carc-to-e = east
ui-carc-to-se = south-east
ui-carc-to-s = south
ui-carc-to-sw = south-west
ui-carc-to-w = west
ui-carc-to-nw = north-west

## What a feature is worth

ui-carc-size =
    { $what }, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
ui-carc-finished = { $what }, finished
ui-carc-open-ends = { $what }, { $n } open
ui-carc-around = { $what }, { $n } of 8 round it
ui-carc-field-cities =
    { $what }, { $n ->
        [one] borders 1 city
       *[other] borders { $n } cities
    }
ui-carc-nobody = nobody
ui-carc-worth = now { $n } p
ui-carc-worth-then = now { $n } p, finished { $then }
ui-carc-reckoned-tiles =
    { $what }: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
ui-carc-reckoned-pennants =
    { $what } + { $n ->
        [one] 1 pennant
       *[other] { $n } pennants
    }
ui-carc-reckoned-cities =
    { $what }: { $n ->
        [one] 1 complete city
       *[other] { $n } complete cities
    }
ui-carc-reckoned-times = { $what }, × { $factor }
ui-carc-open-short = { $n } open
ui-carc-of-eight = { $n }/8

## The land

ui-carc-land = Land
ui-carc-cell-empty = { $place }: empty
ui-carc-cell-tile = { $place }: { $tile }
ui-carc-stands = { $name }: { $role } on { $where }
ui-carc-fits-turns =
    the drawn tile fits in { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
ui-carc-odds = { $n } of { $of } tiles still to come fit here; { $chance } % that one is drawn before your next turn is over
ui-carc-fitting = What fits at { $place }
ui-carc-fitting-count = { $n } of { $of } tiles fit
ui-carc-fitting-chance = { $chance } % by your next turn
ui-carc-place-at = Place at { $place }
ui-carc-turn = Turn the tile
ui-carc-turn-back = Turn it back
ui-carc-turn-tile = Turn the tile: { $tile }
ui-carc-tap-turns = tap to turn
ui-carc-fields = Fields
ui-carc-open-features = Open features
ui-carc-odds-button = Odds
ui-carc-newest = Newest
ui-carc-fit = Fit
ui-carc-closer = Closer
ui-carc-farther = Farther
ui-carc-status = Point at a feature to see it whole
ui-carc-status-fields = Emblem = owner, stripes = shared · (+ if open cities are finished)
ui-carc-status-open = Points now → if finished

## The question

ui-carc-hint-place =
    { $n ->
        [one] 1 place fits.
       *[other] { $n } places fit.
    } Click a dashed place; R or the right button turns the tile.
ui-carc-hint-place-touch =
    { $n ->
        [one] 1 place fits.
       *[other] { $n } places fit.
    } Tap one; tap the tile to turn it.
ui-carc-one-way = Only one way fits here.
ui-carc-laid-itself = Only one place fitted: your tile was laid there.
ui-carc-hint-figure = Click a silhouette or press its number.
ui-carc-hint-figure-touch = Tap a silhouette, or choose below.
ui-carc-which-figure = Which figure
ui-carc-fly = Fly …
ui-carc-fly-and-roll = Fly and roll
ui-carc-lands-on = Flies { $to }: lands on a roll of { $rolls }, chance { $n } in 3.
ui-carc-lands-nowhere = Flies { $to }: it can land nowhere.
ui-carc-no-undo-roll = After the roll there is no undo.

## Flights and crop circles

ui-carc-flight = Flight
ui-carc-landings = Where it can land
ui-carc-one-in-three = 1 in 3
ui-carc-roll-of = a roll of { $n }
ui-carc-flight-fails = Fails
ui-carc-no-tile = no tile there; the figure goes back to the supply
ui-carc-nothing-open = nothing open there; the figure goes back to the supply
ui-carc-must-land = Where something is listed the figure must land, even on an occupied feature. A failed flight ends your figure step.
ui-carc-crop-for = Crop circle: { $who }
ui-carc-deploy-text = Everybody may set a second figure beside one of theirs.
ui-carc-remove-text = Everybody must take one such figure back.
ui-carc-nothing-to-do = nothing to do
ui-carc-done = done
ui-carc-only-remove = could only remove

## Beside the land

ui-carc-drawn = Drawn tile
ui-carc-laid = Tile just laid
ui-carc-tile = Tile
ui-carc-pile = Pile
ui-carc-in-pile = in the pile
ui-carc-removed = { $n } removed
ui-carc-to-come = Still to come
ui-carc-left = { $n } left
ui-carc-to-move = to move
ui-carc-supply =
    { $n ->
        [one] 1 follower in supply
       *[other] { $n } followers in supply
    }
ui-carc-aids = Help at this table
ui-carc-aids-none = Purist: no help at all
ui-carc-aid-fields = Fields with their owners
ui-carc-aid-open = Open features
ui-carc-aid-odds = What fits in empty places, and the chance
ui-carc-aid-values = Points of features
ui-carc-aid-pile = Tiles still to come
ui-carc-aid-flags = Flags on the last tiles of the others

## The result

ui-carc-laid-count = { $n } tiles laid, { $removed } removed
ui-carc-ahead = { $n } ahead of { $name }
ui-carc-at-end = +{ $n } at the end
ui-carc-final-count = final count
ui-carc-flights = Flights
ui-carc-landed = landed
ui-carc-fields-count = Fields, the last count
ui-carc-complete-cities = Complete cities
ui-carc-size-tiles = Tiles
ui-carc-farmers = Farmers
ui-carc-no-farmers = Nobody set a farmer.
ui-carc-whole-land = The land, with its fields

## Keys

ui-carc-key-confirm = confirm what is chosen
ui-carc-key-drop = take back what is chosen
ui-carc-key-arrows = move over the land or the options
ui-carc-key-pan = move the land
ui-carc-key-choice = choose a figure’s place
ui-carc-key-land = to the land
