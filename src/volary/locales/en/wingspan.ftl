# The words of Wingspan on the table, in questions, options, reasons and the log. Card sentences are in cards/.
# Before formatting, ids in arguments become words: $card, $bonus, $goal, $food, $face, $habitat, $seat, $slot ...
# $you is "yes" where the person who reads is the one who acts.

## Things

food-invertebrate = invertebrate
food-seed = seed
food-fish = fish
food-fruit = fruit
food-rodent = rodent
face-invertebrate = invertebrate
face-seed = seed
face-fish = fish
face-fruit = fruit
face-rodent = rodent
face-invertebrate-seed = invertebrate/seed
habitat-forest = forest
habitat-grassland = grassland
habitat-wetland = wetland
nest-bowl = bowl nest
nest-cavity = cavity nest
nest-ground = ground nest
nest-platform = platform nest
nest-star = star nest
nest-none = no nest
score-birds = Birds
score-bonus = Bonus
score-goals = Goals
score-eggs = Eggs
score-cached = Cached
score-tucked = Tucked

## The options of a new game

ui-option-seats = Players
ui-option-goals = Goal board
ui-option-goals-green = green side: places score
ui-option-goals-blue = blue side: 1 point each
ui-option-language-bonus-cards = Bonus cards about English bird names
ui-option-strong-birds = The four strongest birds
ui-option-hands = Hands
ui-option-hands-private = hidden
ui-option-hands-public = open
ui-option-swift-start = Swift Start

## The table

ui-round = Round
ui-round-n = Round { $n }
ui-round-short = R{ $n }
ui-turns-left =
    { $n ->
        [one] 1 turn left
       *[other] { $n } turns left
    }
ui-p = p
ui-points-n =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
ui-points-short = { $n } p
ui-goal = Goal
ui-goals = Goals
ui-goals-head = you : best other
ui-goal-now = Goal now: { $goal }
ui-goal-standing = you { $count } · best other { $bestOther } · { $points } p
ui-place-n =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ui-place-tied = ={ ui-place-n }
ui-no-place = –
ui-place-points = place, points
ui-feeder = Feeder
ui-feeder-count = { $in } in · { $out } out
ui-feeder-empty = empty
ui-outside = outside
ui-die = Die: { $face }
ui-tray = Tray
ui-deck-n = Deck { $n }
ui-discard-n = Discard { $n }
ui-pool = Laid out
ui-bonus-cards = Bonus cards
ui-bonus-n =
    { $n ->
        [one] 1 bonus card
       *[other] { $n } bonus cards
    }
ui-bonus-offer = Keep one
ui-only-you = only you
ui-progress = progress
ui-score-parts = Score
ui-part-birds = { score-birds }
ui-part-bonus = { score-bonus }
ui-part-goals = { score-goals }
ui-part-eggs = { score-eggs }
ui-part-cached = { score-cached }
ui-part-tucked = { score-tucked }
ui-food = Food
ui-your-food = Your food
ui-food-n = { $n } { $food }
ui-tokens-n =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
ui-debt =
    { $n ->
        [one] Discard 1 card at the end of this turn
       *[other] Discard { $n } cards at the end of this turn
    }
ui-hand = Hand
ui-hand-n =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
ui-hand-empty = No cards in hand
ui-known-hand = Known cards: { $cards }
ui-choose-seat = Choose { $name }
ui-show-mat-of = Show the mat of { $name }
ui-mat-of = Mat of { $name }
ui-back-to-own = Back to my mat
ui-can-play = Can be played
ui-can-play-swap =
    { $n ->
        [one] 2:1 swap
       *[other] { $n } × 2:1
    }
ui-now = Now
ui-now-bare = Nothing lies on it.
ui-now-choose = Can be chosen now: { $what }
ui-now-asks = Its power asks right now.
ui-now-row = Used whenever its row is used.
ui-now-ready = Ready to react to another player's turn.
ui-now-used = Used since its owner's last turn.
ui-now-played = Its power was used when it was played.
ui-size = { $cm } cm wingspan, beside a sparrow
ui-reacted = Reactions of others
ui-cannot-play = Not now

## Birds and places

ui-hidden-card = a card
ui-hidden-bonus = a bonus card
ui-place = { $habitat } { $column }
ui-bird-in-place = { $bird } ({ $place })
ui-cell-bird =
    { $points ->
        [one] { $place }: { $bird }, 1 point, { $nest }, { $eggs } of { $limit } eggs
       *[other] { $place }: { $bird }, { $points } points, { $nest }, { $eggs } of { $limit } eggs
    }
ui-cell-empty =
    { $n ->
        [0] { $place }: empty, no eggs to play here
        [one] { $place }: empty, 1 egg to play here
       *[other] { $place }: empty, { $n } eggs to play here
    }
ui-cached-n = { $n } cached
ui-tucked-n = { $n } tucked
ui-nest-eggs =
    { $limit ->
        [0] { $nest }, no eggs
        [one] { $nest }, up to 1 egg
       *[other] { $nest }, up to { $limit } eggs
    }
ui-any-food = { $n } of any food
ui-free = free
ui-to-play-head = To play
ui-eggs-n =
    { $n ->
        [0] no eggs
        [one] 1 egg
       *[other] { $n } eggs
    }
ui-to-play = to play
ui-no-eggs-to-play = free place
ui-once = once
ui-running = now
ui-row-action =
    { $trade ->
        [yes] { $habitat }: { $action }, { $n }, and one trade for 1 more
       *[no] { $habitat }: { $action }, { $n }
    }
ui-action-food = Gain food
ui-action-eggs = Lay eggs
ui-action-cards = Draw cards
ui-act-bird = Bird
ui-act-food = Food { $n }
ui-act-eggs = Eggs { $n }
ui-act-cards = Cards { $n }
ui-cost = Cost
ui-habitat = Habitat
ui-nest = Nest
ui-egg-limit = Egg limit
ui-wingspan = Wingspan
ui-power-activated = On row
ui-power-played = When played
ui-power-between-turns = Between turns
ui-power-none = No power

## The opening

ui-draft = Your choice
ui-draft-birds =
    { $n ->
        [one] bird
       *[other] birds
    }
ui-draft-foods = food
ui-draft-birds-title = Birds
ui-draft-birds-hint = tap to keep or give back
ui-draft-pack = these are your starting birds
ui-draft-food-title = Food
ui-draft-food-hint = kept { $n } of 5
ui-draft-bonus-title = Bonus card
ui-draft-bonus-hint = keep one
ui-draft-keep = keep
ui-draft-pay = pay
ui-draft-too-many = { $n } too many: each bird kept costs one food
ui-draft-too-few = { $n } more to keep
ui-draft-bonus = Choose a bonus card

## Questions

prompt-draft = Keep five things in all, birds and food, and one bonus card
prompt-action = Your turn: play a bird, gain food, lay eggs or draw cards
prompt-pay-food = Choose the food to pay for { $card }
prompt-pay-egg =
    { $n ->
        [one] Choose an egg to pay
       *[other] Choose an egg to pay ({ $n } left)
    }
prompt-take-die =
    { $n ->
        [one] Take a die from the birdfeeder
       *[other] Take a die from the birdfeeder ({ $n } left)
    }
prompt-lay-egg =
    { $n ->
        [one] Lay an egg
       *[other] Lay an egg ({ $n } left)
    }
prompt-draw-card =
    { $n ->
        [one] Draw a card
       *[other] Draw a card ({ $n } left)
    }
prompt-convert-gain-food = Discard a card for one more food?
prompt-convert-lay-eggs = Pay a food for one more egg?
prompt-convert-draw-cards = Pay an egg for one more card?
prompt-accept = Use the power of { $card }?
prompt-extra-play = { $card }: play another bird in the { $habitat }?
prompt-extra-play-none = { $card }: no bird of your hand can be played in the { $habitat } now
prompt-gain-food =
    { $n ->
        [one] Take a food from the supply
       *[other] Take a food from the supply ({ $n } left)
    }
prompt-trade-food = Trade a food for another kind
prompt-tuck = Tuck a card from your hand
prompt-discard =
    { $n ->
        [one] Discard a card from your hand
       *[other] Discard a card from your hand ({ $n } left)
    }
prompt-keep-bonus = Keep a bonus card
prompt-pick-card = Take one of the cards laid out
prompt-pool-card =
    { $n ->
        [one] Lay out a card
       *[other] Lay out a card ({ $n } left)
    }
prompt-choose-seat = Who begins?
prompt-move-bird = Move this bird to another habitat?
prompt-repeat = Repeat which power?
prompt-react =
    { $trigger ->
        [on_play_bird] A bird was played: use a power between turns?
        [on_lay_eggs_action] Eggs were laid: use a power between turns?
        [on_gain_food_action] Food was gained: use a power between turns?
        [on_predator_success] A predator succeeded: use a power between turns?
       *[other] Use a power between turns?
    }

## Options

option-keep = Keep { $birds }, { $foods } and { $bonus }
option-play = Play { $card } in the { $habitat }
option-gain-food = Gain food
option-lay-eggs = Lay eggs
option-draw-cards = Draw cards
option-take-die = Take { $food }
option-cache-die = Cache { $food } on the bird
option-reroll = Throw all dice again
option-stop = No more
option-accept = Yes
option-decline = No
option-lay = Egg on { $slot }
option-draw-tray = { $card } from the tray
option-draw-deck = Top card of the deck
option-pay-food = Pay { $foods }
option-pay-egg = Egg from { $slot }
option-convert-card = Discard { $card }
option-convert-food = Pay { $food }
option-convert-egg = Egg from { $slot }
option-gain = Take { $food }
option-trade = Trade { $give } for { $get }
option-discard = Discard { $card }
option-tuck = Tuck { $card }
option-keep-bonus = Keep { $bonus }
option-pick = Take { $card }
option-choose-seat = { $seat }
option-move = To the { $habitat }
option-repeat = Repeat { $slot }
option-react = Use { $slot }
option-chance = Chance { $n }

## Why not

reason-no-room = This bird is full: { $n } of { $limit } eggs.
reason-wrong-habitat = { $card } does not live in the { $habitat }.
reason-row-full = There is no free place in the { $habitat }.
reason-egg-cost =
    { $n ->
        [one] This place costs 1 egg; you have { $have }.
       *[other] This place costs { $n } eggs; you have { $have }.
    }
reason-food-missing = It still wants { $foods } (or two other tokens for each).
reason-food-one-of = It wants one of { $foods }, or two other tokens.
reason-food-short =
    { $n ->
        [one] You are 1 food short.
       *[other] You are { $n } food short.
    }
reason-not-in-hand = This card is not in your hand.
reason-not-in-tray = This card is not in the tray.
reason-die-not-offered = This die does not show what you may take.
reason-no-die = No die shows { $food }.
reason-no-reroll = The dice are thrown again only when all show the same.
reason-wrong-nest = The nest of this bird does not fit.
reason-other-bird = It has to be another bird.
reason-other-mat = This is not your mat.
reason-no-bird = There is no bird here.
reason-no-eggs = There is no egg on this bird.
reason-not-rightmost = The bird is not the rightmost of its row.
reason-no-token = You have no { $food }.

## Log

event-goal-laid = Goal of round { $round }: { $goal }
event-feeder-thrown = Birdfeeder filled: { $faces }
event-tray-filled = { $card } into the tray
event-card-dealt = was dealt { $card }
event-bonus-drawn = drew { $bonus }
event-birds-kept =
    { $birds ->
        [one] kept 1 bird and { $foods } food
       *[other] kept { $birds } birds and { $foods } food
    }
event-bonus-kept = kept { $bonus }
event-bonus-refused = gave back { $bonus }
event-card-discarded = discarded { $card }
event-food-gained =
    { $source ->
        [-1] took { $food } from the supply
       *[other] took { $food }
    }
event-food-spent =
    { $n ->
        [1] spent { $food }
       *[other] spent { $n } × { $food }
    }
event-round-started = Round { $round }, { $turns } turns each
event-turn-started =
    { $you ->
        [yes] Your turn, { $turns_left } left in round { $round }
       *[no] { $seat }’s turn, { $turns_left } left in round { $round }
    }
event-row-action = action in the { $habitat }, worth { $n }
event-play-started = plays { $card } in the { $habitat }
event-egg-spent = spent an egg from { $slot }
event-bird-played = played { $card }
event-egg-laid = laid an egg on { $slot }
event-card-taken = took { $card } from the tray
event-card-drawn = drew { $card }
event-power-used = { $card }
event-power-declined = { $card }: declined
event-power-idle = { $card }: nothing to do
event-reaction = { $card } reacts
event-food-cached = cached { $food } on { $slot }
event-tucked-from-hand = tucked { $card } from hand under { $slot }
event-tucked-from-deck = tucked a card from the deck under { $slot }
event-dice-hunted =
    { $n ->
        [0] threw { $faces }: no { $food }
       *[other] threw { $faces }: { $food } caught
    }
event-deck-hunted =
    { $success ->
        [1] turned up { $card }: caught, tucked under { $slot }
       *[other] turned up { $card }: it got away
    }
event-bird-moved = moved { $card } to { $target }
event-card-pooled = laid out { $card }
event-card-picked = took { $card }
event-debt =
    { $n ->
        [one] must discard 1 card at the end of the turn
       *[other] must discard { $n } cards at the end of the turn
    }
event-deck-rebuilt =
    { $n ->
        [one] The discard pile became the new deck: 1 card
       *[other] The discard pile became the new deck: { $n } cards
    }
event-goal-scored =
    { $points ->
        [one] { $goal }: counts { $n }, 1 point
       *[other] { $goal }: counts { $n }, { $points } points
    }
event-tray-discarded = { $card } left the tray
event-round-ended = Round { $round } is over
event-bonus-scored =
    { $points ->
        [one] { $bonus }: counts { $n }, 1 point
       *[other] { $bonus }: counts { $n }, { $points } points
    }
event-conversion = made the trade for one more
event-bonus-deck-rebuilt = The refused bonus cards became the new bonus deck
event-stopped = took no more
event-turn-ended = end of the turn
