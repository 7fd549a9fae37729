# Sentences on bird cards, bonus cards and goals, put together from the records by volary.text.
# $who says whose doing a step is: "you" (an order), "each" (follows "each player"), "may" (follows "you may").
# $foods is counted ("1 fish"), $food bare ("fish"), $one with its article ("a fish"), $all many ("fish").
# $n, $cm, $points ... are numbers; all other arguments are words already, or keys that a selector lists.

sentence = { $clause }.

## Foods

count-invertebrate = { $n ->
        [one] 1 invertebrate
       *[other] { $n } invertebrates
    }
count-seed = { $n ->
        [one] 1 seed
       *[other] { $n } seeds
    }
count-fish = { $n } fish
count-fruit = { $n } fruit
count-rodent = { $n ->
        [one] 1 rodent
       *[other] { $n } rodents
    }
a-invertebrate = an invertebrate
a-seed = a seed
a-fish = a fish
a-fruit = a fruit
a-rodent = a rodent
all-invertebrate = invertebrates
all-seed = seeds
all-fish = fish
all-fruit = fruit
all-rodent = rodents
foods-any = { $n ->
        [one] 1 food of your choice
       *[other] { $n } food of your choice
    }
foods-choice = { $n ->
        [one] { $counted }
       *[other] { $n } food ({ $names })
    }

## Nests and habitats

nest-fit = { $nest ->
        [bowl] bowl or star nest
        [cavity] cavity or star nest
        [ground] ground or star nest
       *[platform] platform or star nest
    }

## How steps are joined

and-steps = { $first } and { $second }
then-do = if you do, { $step }
then-drawn = if you draw any, { $step }
may-then = if you do, you may also { $step }
may-alone = you may then { $step }
each-player = each player { $steps }
each-player-chosen = each player { $steps }, going clockwise from a player of your choice
fewest-birds = each player with the fewest birds in their { $habitat ->
        [forest] forest
        [grassland] grassland
       *[wetland] wetland
    } (ties included) { $steps }
fewest-birds-chosen = { fewest-birds }, going clockwise from one of your choice
on-play-bird = when another player plays a bird in their { $habitat ->
        [forest] forest
        [grassland] grassland
       *[wetland] wetland
    }, { $step }
on-lay-eggs-action = when another player takes the “lay eggs” action, { $step }
on-gain-food-action = when another player gains at least { $foods } by the “gain food” action, { $step }
on-predator-success = when a predator of another player succeeds, { $step }

## Steps

gain-from-supply = { $who ->
        [each] takes { $foods } from the supply
       *[you] take { $foods } from the supply
    }
gain-from-feeder-any = { $n ->
        [one] { $who ->
            [each] takes 1 die from the birdfeeder as food
           *[you] take 1 die from the birdfeeder as food
        }
       *[other] { $who ->
            [each] takes { $n } dice from the birdfeeder as food
           *[you] take { $n } dice from the birdfeeder as food
        }
    }
gain-from-feeder = { $who ->
        [each] takes { $foods } from the birdfeeder, if it shows any
       *[you] take { $foods } from the birdfeeder, if it shows any
    }
gain-from-feeder-cache = { $who ->
        [each] takes { $foods } from the birdfeeder, if it shows any, to keep or to cache on this bird
       *[you] take { $foods } from the birdfeeder, if it shows any, to keep or to cache on this bird
    }
gain-all-from-feeder = { $who ->
        [each] takes all { $all } in the birdfeeder
       *[you] take all { $all } in the birdfeeder
    }
cache-from-supply = { $who ->
        [each] caches { $foods } from the supply on this bird
       *[you] cache { $foods } from the supply on this bird
    }
trade-food = { $n ->
        [one] { $who ->
            [each] trades 1 of their food tokens for 1 of another kind from the supply
           *[you] trade 1 of your food tokens for 1 of another kind from the supply
        }
       *[other] { $who ->
            [each] trades { $n } of their food tokens for as many of another kind from the supply
           *[you] trade { $n } of your food tokens for as many of another kind from the supply
        }
    }
hunt-dice = throw all dice that are outside the birdfeeder. If any shows { $one }, cache { $foods } from the supply on this bird
hunt-deck = turn up the top card of the deck. If its wingspan is below { $cm } cm, tuck it under this bird; otherwise discard it
draw-cards-tray-or-deck = { $who ->
        [each] { $n ->
            [one] draws 1 card, from the tray or the deck
           *[other] draws { $n } cards, from the tray or the deck
        }
       *[you] { $n ->
            [one] draw 1 card, from the tray or the deck
           *[other] draw { $n } cards, from the tray or the deck
        }
    }
draw-cards-deck = { $who ->
        [each] { $n ->
            [one] draws 1 card from the deck
           *[other] draws { $n } cards from the deck
        }
       *[you] { $n ->
            [one] draw 1 card from the deck
           *[other] draw { $n } cards from the deck
        }
    }
take-whole-tray = take all cards that lie face up in the tray
draft-cards = { $n ->
        [0] lay out as many cards as there are players, from the tray or the deck
        [one] lay out 1 more card than there are players, from the tray or the deck
       *[other] lay out { $n } more cards than there are players, from the tray or the deck
    }. From you clockwise, each player takes 1 of them; what is left is yours too
draw-bonus-cards = draw { $n ->
        [one] 1 bonus card
       *[other] { $n } bonus cards
    } and keep { $keep }
discard-card-end-of-turn = { $n ->
        [one] discard 1 card from your hand at the end of your turn
       *[other] discard { $n } cards from your hand at the end of your turn
    }
tuck-from-hand = { $who ->
        [each] { $n ->
            [one] tucks 1 card from their hand under this bird
           *[other] tucks { $n } cards from their hand under this bird
        }
       *[you] { $n ->
            [one] tuck 1 card from your hand under this bird
           *[other] tuck { $n } cards from your hand under this bird
        }
    }
tuck-from-deck = { $who ->
        [each] { $n ->
            [one] tucks the top card of the deck under this bird
           *[other] tucks the top { $n } cards of the deck under this bird
        }
       *[you] { $n ->
            [one] tuck the top card of the deck under this bird
           *[other] tuck the top { $n } cards of the deck under this bird
        }
    }
eggs = { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
lay-egg-on-this = { $who ->
        [each] lays { eggs } on this bird
       *[you] lay { eggs } on this bird
    }
lay-egg-on-any = { $who ->
        [each] lays { eggs } on any of their birds
       *[you] lay { eggs } on any of your birds
    }
lay-egg-on-nest = { $who ->
        [each] lays { eggs } on one of their birds with a { nest-fit }
       *[you] lay { eggs } on one of your birds with a { nest-fit }
    }
lay-egg-on-nest-other = { $who ->
        [each] lays { eggs } on another of their birds with a { nest-fit }
       *[you] lay { eggs } on another of your birds with a { nest-fit }
    }
lay-egg-on-nest-different = { $who ->
        [each] lays { eggs } on a different one of their birds with a { nest-fit }
       *[you] lay { eggs } on a different one of your birds with a { nest-fit }
    }
lay-egg-on-each-nest = { $who ->
        [each] lays { eggs } on each of their birds with a { nest-fit }
       *[you] lay { eggs } on each of your birds with a { nest-fit }
    }
pay-food = pay { $foods }
pay-egg = { $source ->
        [other_birds] remove { eggs } from another of your birds
       *[any_bird] remove { eggs } from any of your birds
    }
move-this-bird = if this bird is the rightmost in its row, move it to another habitat
play-bird = play one more bird in { $habitat ->
        [this] the same habitat
        [forest] your forest
        [grassland] your grassland
       *[wetland] your wetland
    }, at its usual cost
repeat-power = { $which ->
        [predator] use the power of one predator in this row again
       *[brown] use the row power of another bird in this row again
    }

## Bonus cards

bonus-per-bird = { $points ->
        [one] 1 point for each { $what }
       *[other] { $points } points for each { $what }
    }
bonus-tiers = { $what }: { $tiers }
tier-range = { $points ->
        [one] { $min } to { $max } score 1 point
       *[other] { $min } to { $max } score { $points } points
    }
tier-open = { $points ->
        [one] { $min } or more score 1 point
       *[other] { $min } or more score { $points } points
    }
birds = { $form ->
        [each] of your birds
       *[many] your birds
    }
name-contains = { birds } whose English name { $tag ->
        [anatomist] mentions a part of the body
        [cartographer] mentions a place or a direction
        [historian] mentions a person
        [photographer] mentions a colour
       *[other] has one of these words
    } ({ $words })
points-lt = { birds } worth less than { $value } points
has-symbol = { $symbol ->
        [flocking] { birds } with the flocking symbol
       *[predator] { birds } with the predator symbol
    }
food-cost-includes = { birds } with { $one } in their cost
food-cost-includes-wild = { birds } with the “any food” symbol in their cost
food-cost-only = { birds } with nothing but { $all } in their cost
eggs-gte = { $value ->
        [one] { birds } with at least 1 egg at the end of the game
       *[other] { birds } with at least { $value } eggs at the end of the game
    }
fewest-habitat = { $form ->
        [each] of the birds in the habitat where you have the fewest
       *[many] the birds in the habitat where you have the fewest
    }
nest = { birds } with a { nest-fit }
habitat-only = { birds } that live only in the { $habitat ->
        [forest] forest
        [grassland] grassland
       *[wetland] wetland
    }
wingspan-gt = { birds } with a wingspan of more than { $value } cm
wingspan-lte = { birds } with a wingspan of { $value } cm or less
hand-count = { $form ->
        [each] of the bird cards in your hand at the end of the game
       *[many] bird cards in your hand at the end of the game
    }

## Goals

goal-birds-in-habitat = the birds in your { $habitat ->
        [forest] forest
        [grassland] grassland
       *[wetland] wetland
    }
goal-eggs-in-habitat = the eggs on the birds in your { $habitat ->
        [forest] forest
        [grassland] grassland
       *[wetland] wetland
    }
goal-birds-with-eggs-by-nest = your birds with a { nest-fit } and at least 1 egg
goal-eggs-by-nest = the eggs on your birds with a { nest-fit }
goal-total-birds = all birds on your mat
goal-egg-sets = sets of three eggs, one from each habitat
