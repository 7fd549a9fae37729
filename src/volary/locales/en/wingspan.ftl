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
ui-part-birds = Birds
ui-part-bonus = Bonus
ui-part-goals = Goals
ui-part-eggs = Eggs
ui-part-cached = Cached
ui-part-tucked = Tucked
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
ui-cannot-play = Not now

## Birds and places

ui-hidden-card = a card
ui-hidden-bonus = a bonus card
ui-place = { $habitat } { $column }
ui-bird-in-place = { $bird } ({ $place })
ui-cell-bird = { $place }: { $bird }, { ui-points-n }, { $nest } nest, { $eggs } of { $limit } eggs
ui-cell-empty =
    { $n ->
        [0] { $place }: empty, no eggs to play here
        [one] { $place }: empty, 1 egg to play here
       *[other] { $place }: empty, { $n } eggs to play here
    }
ui-cached-n = { $n } cached
ui-tucked-n = { $n } tucked
ui-nest-eggs = { $nest } nest, up to { $limit } eggs
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
ui-draft-foods =
    { $n ->
        [one] food
       *[other] foods
    }
ui-draft-birds-title = Birds
ui-draft-birds-hint = tap to keep or give back
ui-draft-pack = your starting pack
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

prompt-draft = Keep five things in all, birds and food
prompt-action = Your turn: choose an action
prompt-pay-food = Pay for { $card }
prompt-pay-egg = Pay an egg
prompt-take-die = Take a die from the feeder
prompt-lay-egg = Lay an egg
prompt-draw-card = Draw a card
prompt-convert = Trade for one more?
prompt-accept = Use the power of { $card }?
prompt-gain-food = Take a food
prompt-trade-food = Trade a food
prompt-tuck = Tuck a card from your hand
prompt-discard = Discard a card
prompt-keep-bonus = Keep a bonus card
prompt-pick-card = Take one of the cards
prompt-pool-card = Take one of the cards
prompt-choose-seat = Choose a player
prompt-move-bird = Move { $card } to another habitat?
prompt-repeat = Repeat which power?
prompt-react = Use a power between turns?
prompt-extra-play = Play a bird in the { $habitat }?

## Options

option-keep = Keep { $birds }, { $foods } and { $bonus }
option-play = Play { $card } in the { $habitat }
option-gain-food = Gain food
option-lay-eggs = Lay eggs
option-draw-cards = Draw cards
option-take-die = Take { $food }
option-cache-die = Cache { $food }
option-reroll = Throw all dice again
option-stop = Stop
option-accept = Yes
option-decline = No
option-pass = Pass
option-lay = { $slot }
option-draw-tray = { $card } from the tray
option-draw-deck = Top card of the deck
option-pay-food = Pay { $foods }
option-pay-egg = Egg from { $slot }
option-convert-card = Discard { $card }
option-convert-food = Pay { $food }
option-convert-egg = Egg from { $slot }
option-gain = Take { $food }
option-trade = { $give } for { $get }
option-discard = Discard { $card }
option-tuck = Tuck { $card }
option-keep-bonus = Keep { $bonus }
option-pick = Take { $card }
option-choose-seat = { $seat }
option-move = To the { $habitat }
option-repeat = { $slot }
option-react = { $slot }

## Log

event-goal-laid = Goal of round { $round }: { $goal }
event-feeder-thrown = Dice thrown: { $faces }
event-tray-filled = { $card } into the tray
event-card-dealt = dealt { $card }
event-bonus-drawn = drew { $bonus }
event-birds-kept = kept birds and food
event-bonus-kept = kept { $bonus }
event-bonus-refused = gave back { $bonus }
event-card-discarded = discarded { $card }
event-food-gained = took { $food }
event-food-spent = spent { $food }
event-start-seat = { $seat } starts
event-round-started = Round { $round }
event-turn-started = { $seat }
event-row-action = used the { $habitat }
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
event-food-cached = cached { $food }
event-tucked-from-hand = tucked { $card }
event-tucked-from-deck = tucked a card from the deck
event-dice-hunted = threw { $faces }
event-deck-hunted = turned up { $card }
event-bird-moved = { $card } moved
event-card-pooled = laid out { $card }
event-card-picked = took { $card }
event-debt = must discard { $n } at the end of the turn
event-deck-rebuilt = The discard pile was shuffled into a new deck
event-goal-scored = { $goal }: { $n }, { $points } p
event-tray-discarded = { $card } left the tray
event-round-ended = Round { $round } is over
event-bonus-scored = { $bonus }: { $n }, { $points } p
event-game-ended = The game is over
event-conversion = traded for one more
event-bonus-deck-rebuilt = The bonus cards were shuffled again
event-stopped = stopped
event-turn-ended = end of the turn
