# The words of playing: settings, keys, powers that ask, the log, states of birds and cards.

ui-settings = Settings
ui-keys = Keys
ui-on = on
ui-off = off
ui-theme = Colours
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-text-size = Text size
ui-speed = Motion
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = none
ui-sound = Sound
ui-letters = Single letters as keys
ui-preset = Powers ask
ui-preset-here = Powers in this game
ui-preset-beginner = always
ui-preset-normal = normally
ui-preset-fast = rarely
ui-preset-beginner-text = Every power asks before it is used.
ui-preset-normal-text = Powers that only help you are used without asking. What costs something, helps others or shows something asks.
ui-preset-fast-text = Powers that help you are used without asking, even if they help others too. What costs something or shows something asks.
ui-in-this-game = In this game
ui-answer-ask = Ask
ui-answer-always = Always
ui-answer-never = Never
ui-asks-reveals = It shows something new: no undo after it.
ui-asks-costs = It costs you something.
ui-asks-shares = Others gain too.
ui-asks-free = It only helps you.
ui-previous = Previous bird
ui-next = Next bird
ui-counts-for = Counts for { $bonus }
ui-guide-page = Field guide page

key-play = to the cards that can be played
key-food = gain food
key-eggs = lay eggs
key-cards = draw cards
key-default = take what lies ready, or what is in focus
key-arrows = move over the mat or the options
key-tab = from part to part
key-skip = no, pass, no more
key-skip-rest = no to all powers of this row
key-undo = undo
key-reroll = throw the dice again, where that is offered
key-options = options
key-mat = mat
key-hand = hand
key-tray = tray
key-feeder = feeder
key-goals = goals
key-bonus = bonus cards
key-log = log
key-player = mat of player 1 to 5
key-inspect = show the card in focus
key-sound = sound on or off
key-close = close
key-help = this list

ui-auto-place = Auto-place
ui-kindest = keeps most food
ui-powers-follow =
    { $n ->
        [one] One power follows.
       *[other] { $n } powers follow.
    }
ui-row-strip = Powers
ui-step-of = { $n } of { $of }
ui-step-done = done
ui-step-skipped = skipped
ui-step-now = now
ui-step-next = next
ui-flag-new = new
ui-then = then
ui-and-trade = + trade
ui-two-for-one = Any two tokens may stand in for one when you pay for a bird.
ui-filter-hand = Which cards of the hand
ui-filter-all = All
ui-filter-now = Now
ui-filter-near = +1 food
ui-filter-none = No such card in hand
ui-glyph-all = all
ui-glyph-fewest = fewest
ui-bonus-next = { $n } now · { $min } for { $points } p
ui-bonus-full = { $n } now: as many points as it gives
ui-bonus-each = { $n } now · { $points } p each
ui-bonus-lying = On your mat: { $birds }
ui-bonus-held = In your hand: { $birds }

short-no-room = Nest full · { $n } of { $limit }
short-wrong-nest = Another nest
short-no-eggs = No egg
short-other-bird = Another bird
short-food-short =
    { $n ->
        [one] 1 food away
       *[other] { $n } foods away
    }
short-food-missing = { short-food-short }
short-food-one-of = { short-food-short }
short-egg-cost =
    { $n ->
        [one] Needs 1 egg
       *[other] Needs { $n } eggs
    }
short-row-full = Row full: { $habitat }

ui-log-you = You
ui-log-turn = turn
ui-log-played = Played { $card }
ui-log-filter = Which lines
ui-log-all = all
ui-log-me = mine
ui-log-reveals = reveals
ui-log-reactions = reactions
ui-log-empty = Nothing yet
ui-log-search = Search the log
ui-log-not-found = No line has these words
ui-log-set-up = Set-up
ui-log-score = Points without bonus cards
ui-log-auto = by itself
ui-log-rule = Rule for: { $what }
ui-log-why = Why? The rule
ui-boundary-card = card seen
ui-boundary-dice = dice thrown

ui-result-title = Result
ui-result-beat = You win, { $mine } to { $other }
ui-result-lost = { $names } wins, { $other } to your { $mine }
ui-result-why = { $part } made the difference: { $n } more than { $name }.
ui-result-tie = Tie at { $points } points: { $name } has { $food } food left against { $other }.
ui-result-shared-tie = Tie at { $points } points and with { $food } food each.
ui-score-by-turn = Score by turn
ui-score-by-turn-hint = bonus cards come at the end
ui-turn-n = Turn { $n }
ui-prizes = Small prizes
ui-prize-chain = Longest chain
ui-prize-chain-n = { $name }, { $n } powers in one turn
ui-prize-eggs = Most eggs laid
ui-prize-hunter = Best hunter
ui-prize-n = { $name }, { $n }
ui-prize-hunts = { $name }, { $n } of { $of } hunts
ui-bonus-count = counts { $n }
ui-draft-sub = You keep { $birds } birds, so pay { $foods } foods.
ui-draft-kept = Kept and payable
ui-draft-kept-dear = Kept
ui-draft-back = Goes back
ui-draft-fits =
    { $n ->
        [one] 1 of the { $of } birds dealt fits
       *[other] { $n } of the { $of } birds dealt fit
    }
ui-draft-tray-hint = open to all
ui-draft-goals-hint = all four rounds

ui-bird-of-the-day = Bird of the day
ui-quick-game = Play now
ui-quick-seats = How many players
ui-quick-green = places
ui-quick-blue = 1 point each
ui-quick-start = Play against bots

ui-no-undo-short = No undo after
ui-menu = Menu
ui-watching = You are watching
ui-food-of = Food: { $name }
ui-goals-head-of = { $name } : best other
ui-goal-standing-of = { $name } { $count } · best other { $bestOther } · { $points } p
ui-invite = Invite
ui-invite-to = Invite to seat { $n }
ui-invite-text = This link works once. A link made before for this seat works no more.
ui-link-local = This address only works on this machine. Others need the address of this machine in the network.
ui-fair-now = The shuffle was fixed before the first move. This is its commitment; the seed that gives it is shown after the game.
ui-you-kept = You keep
ui-select-place = Selected: choose a place
ui-continue-plain = Continue
ui-goal-counts = counts { $n }
ui-option-strong-birds-text = Four birds that many find too strong. Off: they are left out of the deck.
ui-option-language-bonus-cards-text = Bonus cards that look at the words of the English names. Off: they are left out.
ui-option-swift-start-text = For the first game: everybody starts with a ready pack of birds and food and chooses nothing.
ui-option-swift-start-limit = for 2 to 4 players
ui-option-goals-text = Green: the first three places of each goal score. Blue: each thing that counts is 1 point.
ui-option-hands-text = Open: everybody sees the birds in everybody’s hand.

ui-draft-choosing = is choosing
ui-draft-ready = ready
