# The words of Carcassonne on the table, in questions, options, reasons and the log.
# Before formatting, ids in arguments become words: $tile, $figure, $feature, $place, $segment, $affects, $seat ...

## Things

ui-game-carcassonne = Carcassonne
figure-follower = follower
figure-abbot = abbot
figure-mayor = mayor
figure-phantom = phantom
feature-road = road
feature-city = city
feature-cloister = cloister
feature-garden = garden
feature-field = field
role-thief = thieves on roads
role-knight = knights in cities
role-monk = monks in cloisters
role-gardener = abbots in gardens
role-farmer = farmers on fields
edge-city = city
edge-road = road
edge-field = field
edge-river = river
side-n = north
side-e = east
side-s = south
side-w = west
side-letter-n = N
side-letter-e = E
side-letter-s = S
side-letter-w = W
segment-with-sides = { $segment } ({ $sides })
crop-deploy = A: add a figure
crop-remove = B: take a figure back
score-roads = Roads
ui-part-roads = { score-roads }
score-cities = Cities
ui-part-cities = { score-cities }
score-cloisters = Cloisters
ui-part-cloisters = { score-cloisters }
score-gardens = Gardens
ui-part-gardens = { score-gardens }
score-fields = Fields
ui-part-fields = { score-fields }

## Tiles

tile-a = cloister with a road
tile-b = cloister
tile-c = city all round with pennant
tile-d = city side with straight road
tile-e = city side
tile-f = city across with pennant
tile-g = city across
tile-h = two cities opposite
tile-i = two cities at a corner
tile-j = city side with road bending right
tile-k = city side with road bending left
tile-l = city side with crossing of three roads
tile-m = city over a corner with pennant
tile-n = city over a corner
tile-o = city over a corner with pennant and road
tile-p = city over a corner with road
tile-q = city on three sides with pennant
tile-r = city on three sides
tile-s = city on three sides with pennant and gate
tile-t = city on three sides with gate
tile-u = straight road
tile-v = bending road
tile-w = crossing of three roads
tile-x = crossing of four roads
tile-fm1 = flying machine, field
tile-fm2 = flying machine, field
tile-fm3 = flying machine, straight road
tile-fm4 = flying machine, straight road
tile-fm5 = flying machine, straight road
tile-fm6 = flying machine, bending road
tile-fm7 = flying machine, bending road
tile-fm8 = flying machine, bending road
tile-cc1 = crop circle on a road, thieves
tile-cc2 = crop circle at a crossing, thieves
tile-cc3 = crop circle below a city, farmers
tile-cc4 = crop circle between two roads, farmers
tile-cc5 = crop circle between two cities, knights
tile-cc6 = crop circle between two corner cities, knights
tile-ca1 = crop circle by a corner city, knights
tile-ca2 = crop circle by two cities, knights
tile-ca3 = crop circle by a city and a road, farmers
tile-ca4 = crop circle by a bending road, thieves
tile-ca5 = crop circle by a city and a bending road, farmers
tile-ca6 = crop circle at three roads, thieves
tile-rv1 = spring
tile-rv2 = lake
tile-rv3 = river between two cities
tile-rv4 = river with city and road
tile-rv5 = river with cloister and road
tile-rv6 = river with bridge
tile-rv7 = straight river
tile-rv8 = bending river by a city
tile-rv9 = bending river with bending road
tile-rv10 = bending river
tile-with-garden = { $tile }, with garden

## The options of a new game

ui-option-flying-machines = Flying machines
ui-option-flying-machines-text = Eight tiles from which a figure may fly one to three tiles far.
ui-option-crop-circles = Crop circles
ui-option-crop-circles-CC1 = one: thieves, on a road
ui-option-crop-circles-CC2 = one: thieves, at a crossing
ui-option-crop-circles-CC3 = one: farmers, below a city
ui-option-crop-circles-CC4 = one: farmers, between two roads
ui-option-crop-circles-CC5 = one: knights, between two cities
ui-option-crop-circles-CC6 = one: knights, between corner cities
ui-option-crop-circles-all = all six
ui-option-crop-circles-none = none
ui-option-crop-circles-text = Whoever lays one names A or B: each player may add a figure, or must take one back.
ui-option-abbot = Abbot and gardens
ui-option-abbot-text = One more figure each, for cloisters and gardens; it can be called back.
ui-option-phantom = Phantom
ui-option-phantom-text = One more figure each, placed as a second one in a turn.
ui-option-mayor = Mayor
ui-option-mayor-text = One more figure each, for cities; it counts as many as the city has pennants.
ui-option-river = River
ui-option-river-text = The game begins with twelve river tiles.
ui-option-farm-rule = Fields
ui-option-farm-rule-per-field-3 = 3 points for each city of each field
ui-option-farm-rule-per-city-4 = first rules: 4 points for each city
ui-option-farm-rule-per-player-3 = second rules: 3 points, each city once a player
ui-option-two-tile-city = Points for a city of two tiles
ui-option-crop-a-scope = Crop circle A: where
ui-option-crop-a-scope-same-segment = beside an own figure
ui-option-crop-a-scope-same-feature = anywhere on its feature
ui-option-crop-a-duty = Crop circle A: who
ui-option-crop-a-duty-may = may add a figure
ui-option-crop-a-duty-must = must add a figure
ui-option-phantom-after-failed-flight = Phantom after a failed flight
ui-option-river-start-tile = Start tile with the river
ui-option-river-start-tile-removed = out of the game
ui-option-river-start-tile-mixed-in = mixed in

## Questions

prompt-place-tile = Where does this tile go: { $tile }?
prompt-place-figure = Place a figure on this tile: { $tile }?
prompt-phantom = Place the phantom as well: { $tile }?
prompt-land = Where does the { $figure } land?
prompt-crop-action = Crop circle, { $affects }: which action for everybody?
prompt-add-figure =
    { $scope ->
        [same_feature] Crop circle A: add a figure to a feature of yours ({ $affects })?
       *[other] Crop circle A: add a figure beside one of yours ({ $affects })?
    }
prompt-take-figure = Crop circle B: which figure do you take back ({ $affects })?

## Options

option-place-tile = { $place }, turned { $degrees }°
option-place-figure = { $figure } on the { $segment }
option-fly = Fly: { $figure } (no undo after the roll)
option-call-back = Call the abbot back from { $place }
option-land = Land on the { $segment }
option-deploy =
    { $duty ->
        [must] A: each must add a figure who can ({ $affects })
       *[other] A: each may add a figure ({ $affects })
    }
option-remove = B: each takes a figure back ({ $affects })
option-add-figure = Add { $figure }: { $segment } at { $place }
option-take-figure = Take { $figure } back: { $segment } at { $place }

## Reasons

reason-no-neighbour = A tile must lie beside another one; a corner is not enough.
reason-place-taken = A tile lies there.
reason-fits-in-no-turn = The tile does not fit there, however it is turned.
reason-river-course = A river tile continues the river and may not bend the same way twice running.
reason-edges-differ = To the { $side } { $own } would meet { $other }.
reason-other-tile = Figures go on the tile just laid.
reason-occupied = Somebody stands on this feature already.
reason-does-not-suit = This cannot be: { $figure } on { $feature }.
reason-no-figure = No such figure is left in your supply.
reason-other-target = The flight ends on another tile.
reason-never-a-field = A flier never lands on a field.
reason-feature-complete = This is complete: no landing there.
reason-other-kind = The crop circle is about { $affects }.
reason-no-own-figure = None of your figures stands there.
reason-no-machine = This tile has no flying machine.
reason-flown-already = The machine was used in this turn.

## Log

event-start-tile = The first tile lies: { $tile }
event-turn-begun =
    { $you ->
        [yes] Your turn, { $turn }; { $left ->
            [one] 1 tile left
           *[other] { $left } tiles left
        }
       *[no] { $seat }’s turn, { $turn }; { $left ->
            [one] 1 tile left
           *[other] { $left } tiles left
        }
    }
event-tile-drawn =
    { $you ->
        [yes] drew a tile: { $tile }
       *[no] drew a tile: { $tile }
    }
event-tile-removed = It fits nowhere and leaves the game: { $tile }
event-tile-placed =
    { $you ->
        [yes] laid at { $place }: { $tile }
       *[no] laid at { $place }: { $tile }
    }
event-figure-placed =
    { $you ->
        [yes] placed { $figure } on the { $segment } at { $place }
       *[no] placed { $figure } on the { $segment } at { $place }
    }
event-flight =
    { $you ->
        [yes] flies from { $place }: { $figure }
       *[no] flies from { $place }: { $figure }
    }
event-flight-rolled = rolled { $distance }: to { $place }
event-landed = landed on the { $segment } at { $place }: { $figure }
event-flight-failed = no place to land at { $place }: { $figure } goes home
event-called-back = abbot called back: { $segment } at { $place }
event-completed = Complete: { $segment } at { $place }, tiles: { $tiles }
event-unfinished = Unfinished: { $segment } at { $place }, tiles: { $tiles }
event-field = The { $segment } at { $place }: complete cities beside it: { $cities }
event-scored =
    { $points ->
        [one] 1 point ({ $feature })
       *[other] { $points } points ({ $feature })
    }
event-figure-returned = { $figure } goes home from { $place }
event-crop-circle = Crop circle at { $place }: { $affects }
event-crop-chosen = chose { $action }
event-figure-added = added { $figure } on the { $segment } at { $place }
event-figure-taken = took { $figure } back from the { $segment } at { $place }
event-declined = declined
event-supplied = The { $segment } at { $place }: the farmers of all fields beside it are counted together
