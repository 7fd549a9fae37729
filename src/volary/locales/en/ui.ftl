# The words around every game: pages, table, question, log. The words of a game are in a file of its name.

## Pages

ui-home = Home
ui-loading = One moment …
ui-language = Language
ui-close = Close
ui-yes = yes
ui-no = no
ui-or = or
ui-optional = optional
ui-tagline = Two board games about flying, for friends and bots.
ui-tables-wait =
    { $n ->
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
    }
ui-my-tables = My tables
ui-no-tables = No tables yet. Set one up, or open a friend’s link.
ui-continue = Continue: { $name }
ui-open-table = Open { $name }
ui-play = Play
ui-look = Look
ui-your-turn = your turn
ui-others-turn = somebody else’s turn
ui-game-over = The game is over
ui-new-table = New table
ui-game = Game
ui-game-wingspan = Wingspan
ui-game-pond = Pond
ui-nickname = Your name
ui-name-missing = Enter your name first
ui-table-name = Name of the table
ui-seat-count = Number of players
ui-seat-n = Seat { $n }
ui-seat-me = Me
ui-seat-friend = Friend
ui-seat-bot = Bot
ui-seat-open = not here yet
ui-seat-away = away
ui-which-bot = Bot on seat { $n }
ui-bot-random = Random
ui-bot-greedy = Greedy
ui-rules = Rules
ui-advanced = Advanced
ui-seed = Seed
ui-seed-hint = Only to play a known shuffle again. Left empty, the server draws one in secret and shows it after the game.
ui-create = Start
ui-create-links = Start and get links
ui-links-title = Invite your friends
ui-links-text = One link a seat; each can be used once.
ui-link-for = Link for seat { $n }
ui-copy = Copy
ui-copied = Copied
ui-go-to-table = To the table
ui-invited = { $host } invites you to a game of { $game }.
ui-join = Take the seat
ui-join-failed = This seat cannot be taken

## What can go wrong

ui-not-found = There is nothing at this address
ui-no-table = There is no such table
ui-no-connection = The server does not answer.
ui-accident = Something went wrong on the server.
ui-reconnecting = Connection lost; trying again …
ui-bad-message = The server did not understand.
ui-bad-request = The server did not understand.
ui-bad-options = A game cannot be set up like this: { $detail }
ui-too-fast = Too many requests at once. Wait a moment.
ui-too-many = The server is full.
ui-too-large = That is too long.
ui-not-over = The game is not over yet.
ui-foreign-host = This address does not belong to the server.
ui-foreign-origin = This page does not belong to the server.
ui-name-too-long = A name has at most { $most } characters.
ui-name-characters = A name cannot contain such characters.
ui-already-seated = This browser already has a seat at the table.
ui-invitation-used = This invitation has been used, or never existed.
ui-seat-not-open = Nobody can be invited to this seat.
ui-rules-changed = This table was played by older rules and can no longer be opened.
ui-damaged = This table’s record is damaged; it cannot be opened.

reason-not-asked = You are not asked now.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-over = The game is over.
reason-spectator = Only those who hold a seat can do that.
reason-outdated = The table has changed in the meantime.
reason-busy = The table is busy. Try again.
reason-illegal = That is not possible now.
reason-no-such-option = That is not one of the options.
reason-bad-message = The server did not understand.
reason-too-fast = That was too fast. Wait a moment.
reason-seat-taken = This seat is taken.
reason-no-undo = There is nothing that you can take back.
reason-undo-nothing = There is nothing to take back.
reason-undo-revealed = Something new has been shown since: it cannot be taken back.
reason-undo-other-seat = Somebody else has moved since: it cannot be taken back.

## The table

ui-prompt = Question
ui-options = Options
ui-log = Log
ui-log-more = Show earlier
ui-log-by = { $name }: { $text }
ui-table = Table
ui-players = Players
ui-player = Player
ui-you = you
ui-waiting = One moment …
ui-waiting-for = { $names } to decide
ui-rule = Rule { $rule }
ui-no-undo-after = shows something new: no undo after it
ui-undo = Undo
ui-undo-what = Undo: { $what }
ui-which = Which one?
ui-why-not = Why not?
ui-not-now = This cannot be chosen now.
ui-show-card = Show card
ui-confirm = Confirm
ui-fair = Fair shuffle
ui-fair-text = The shuffle was fixed before the first move: the seed gives the commitment that stood at the table from the start.
ui-fair-chosen = The seed was chosen by whoever set up the table.
ui-commitment = Commitment
ui-download-replay = Download the game
ui-result-you = You win
ui-result-winner = { $names } wins
ui-result-shared = { $names } share the win
ui-show-table = Show the table
ui-show-result = Show the result
ui-total = Total
ui-points = Points

## What games share

option-pass = Pass
reason-not-this-decision = This is not what is being decided now.
event-start-seat =
    { $you ->
        [yes] You begin
       *[no] { $seat } begins
    }
event-game-ended = The game is over
