# The texts of the `ludi` command. Its error messages are in the code.

## Help

help-ludi = Roman board games: play them, study them, verify them. Without a command, play in the browser.
help-more = ludi COMMAND --help explains one command; docs/cli.md explains everything.
help-commands = commands
help-options = options
help-arguments = arguments
help-help = show this help
help-lang = the language of the texts (default: LUDI_LANG, then the locale: English unless it is French; without a locale, French)
help-version = print the version, and whether the engine is compiled

help-games = list the games, or show the options of one
help-play = play in the terminal
help-learn = learn a game by playing its lessons
help-lesson = a lesson, or coach for a first game with the coach (default: you choose)
help-forget = make the coach explain everything again
help-lessons = list the lessons
help-campaign = play the next stage of a game's campaign, or show your progress
help-simulate = let bots play many games and collect statistics
help-balance = what a game is like when strong bots play it: seats, characters, scores, what is never used
help-arena = run a tournament between bots: ratings, head-to-head results, a report
help-train = improve the weights of a game's evaluation by self-play, and test them
help-replay = show a recorded game
help-verify = replay a record and check everything it claims
help-puzzles = solve puzzles, find new ones in games, or prove them again
help-puzzles-what = list: show them; play: solve one; mine: look for new ones; check: prove them again
help-puzzles-id = a game, or for play a puzzle
help-puzzles-records = mine: look through these finished games, instead of games between bots
help-puzzles-points = mine: look for years and rounds in which the most points are to be made (games that know them: Hadrian’s Wall)
help-puzzles-count = mine: stop after this many
help-puzzles-seconds = mine: stop after this time
help-puzzles-visits = visits of each search that must agree
help-puzzles-seed = mine: how the games and the names of the puzzles begin
help-puzzles-output = mine: the file to write
help-review = analyse a finished game: who was ahead when, and its turning points
help-components = print the data of a game and their sources
help-rules = read the rules of a game
help-bench = measure how fast random games run on one core
help-perft = count the sequences of choices from a new game
help-talk = let one of the bots answer questions on its standard input, for another program
help-env = list the environment ids of all games, or show one with its observation
help-serve = run the server for browsers
help-think = think for servers on other machines: bots, hints and reviews
help-tables = after an update: check the games in progress, or close those that cannot continue

help-id = a game, as listed by `ludi games`, in any spelling; an unambiguous beginning is enough
help-file = a record: a file, or the name of a saved game
help-players = the number of players (default: the fewest possible)
help-most-players = the number of players (default: the most possible)
help-option = an option of the game; may be repeated
help-seed = the random seed, a number or a text (default: a secret random one)
help-seed-one = the random seed, a number or a text (default: 1)
help-seed-withheld = the seed, if the record withholds it
help-own-components = your corrections of the game’s components
help-components-id = a game, or check
help-check-file = the corrections to check
help-export = print a file of corrections to fill in
help-diff = print only what your corrections change
help-json = print JSON
help-seats = who sits on each seat, such as human,greedy,random. Bots: { $bots }
help-record = save the game to this new file
help-fast = bots play without pauses
help-load = continue the game saved in this file or under this name
help-stage = play this stage, if it is open (default: the first one not won)
help-status = show your progress without playing
help-player = whose progress to use (default: your user name)
help-reset = start over; the old progress is kept elsewhere
help-yes = with --reset: do not ask for confirmation
help-games-count = the number of games
help-bot = which bot answers: { $bots }, or search:visits=N
help-bots = who plays on each seat, repeated to fill the table (default: random): { $bots }, or search:visits=N
help-swap = move the bots one seat on after each game (default if the bots differ)
help-jobs = the number of processes; the result does not depend on it
help-usage = also count how often each action is chosen and each event happens, per game and seat
help-max-decisions = cut a game off, without a winner, after this many decisions
help-arena-id = a game, as listed by `ludi games`; or report, to make a page from a tournament
help-arena-dir = with report: the folder of the tournament
help-arena-bots = who takes part, such as greedy,tiro,search:visits=2000 (for a ladder, weakest first). Bots: { $bots }
help-arena-mode = everybody meets everybody, or neighbours on a ladder, or the first one meets all others
help-arena-games = the maximum number of games, rounded up to whole deals (default: 100)
help-arena-stop = stop as soon as it is settled who is stronger (or what --at-least asks)
help-arena-at-least = ask whether the first bot (on a ladder, the higher one) wins at least this share of games; in solo games, whether it reaches its goal that often
help-arena-out = the folder of the tournament (default: one in ./arena, the same for the same command)
help-arena-jobs = the number of processes (default: one per processor); the result does not depend on it
help-arena-ray = run on the Ray cluster at this address, or on a local Ray
help-arena-output = with report: the page to write (default: report.html in the folder)
help-train-generations = the total number of generations; a larger number continues
help-train-pairs = how many changes each generation tries, each with its mirror image (default: 8)
help-train-deals = how many deals each candidate plays from every seat (default: 10); with --fit, how many games each generation plays (2000)
help-train-games = how many games new and old weights play at the end, on deals not used for training
help-train-size = the size of the first changes, as a fraction of a weight
help-train-dir = the folder of the training (default: train/ID)
help-train-fit = fit the weights to the outcomes of games, if the evaluation is a weighted sum (needs NumPy)
help-train-imitate = learn from the choices of a bot that searches, such as search:visits=60 (needs NumPy)
help-train-learn = learn a network from games that the search plays with it, generation after generation (needs NumPy)
help-train-bot = which bot plays, also in the final test (default: greedy): { $bots }
help-train-only = change only the weights whose names start with NAME
help-train-keep = do not change the weights whose names start with NAME
help-train-install = store the new weights with the game's rules, if they are better
help-print = print the log as plain text
help-all = with --print: also what only one player was told
help-level = which bot analyses: tiro, miles, centurio, legatus or imperator (default: centurio)
help-anchor = the anchor of a rule, or the name of a component
help-search = find the rules that mention a word
help-list = list the rules and their anchors
help-aid = print the player aid: the whole game on one page
help-things = everything in the box and what it does, and the glossary
help-seconds = how long to measure each game
help-depth = how many choices deep to count
help-describe = list the observation field by field
help-host = the address to listen on (default: 127.0.0.1; 0.0.0.0 for everybody)
help-port = the port to listen on (default: 8000)
help-database = where games are stored: sqlite:///file or postgresql://... (default: a file in your data folder)
help-house-components = corrected boxes that new tables are played with
help-redis = a Redis server through which several processes act as one
help-think-redis = the Redis server of those servers (or LUDI_REDIS)
help-think-processes = processes that think; of several, one is only for bots that answer at once
help-workers = how many processes share the work behind the port (default: 1; Linux and macOS)
help-check = check everything the server will use (settings, database, Redis, ports, bots), then exit
help-migrate = update the database schema, then exit (automatic for SQLite)
help-open = also open a browser
help-lan = without a command: also serve the local network, and show a QR code for phones
welcome-phone = For phones and computers on the same network:
welcome-stop = Ctrl+C stops the server; games in progress are saved.

## Words in tables

column-game = Game
column-title = Title
column-players = Players
column-options = Options
column-option = Option
column-value = Value
column-meaning = Meaning
column-key = Key
column-source = Source
column-games = Games
column-share = Share
column-wins = Wins
column-win-rate = Win rate
column-mean = Mean
column-min = Min
column-max = Max
column-piece = Piece
column-places = Places
column-divided = Divided by
column-depth = Depth
column-sequences = Sequences
column-seconds = Seconds

## games and components

games-more = `ludi games ID` shows more about a game; `ludi play` plays.
game-players = Players: { $players }
game-rules = Rules version: { $version }
game-options = Options
usual = default
game-components = Data of the box, by source: { $shares }.
game-reconstructed = Reconstructed (correct them in a copy if you own the box): { $values }.
source-count = { $source } { $count }
source-rulebook = rulebook
source-public = public lists
source-owner = owner
source-reconstructed = reconstructed
source-ruling = our ruling
legend = Values marked { $public } come from public lists, { $ruling } from a ruling of ours (RULINGS.md).
legend-reconstructed = Values marked { $mark } are reconstructed: nothing we have states them.
legend-owner = Values marked { $mark } come from you.
components-check-file = What is { $file }? To check corrections: ludi components check { $file }
components-check-usage = ludi components check FILE, and nothing else
components-one-of = --export and --diff are two different answers: ask for one of them
components-no-json = --export prints a file of corrections, not JSON
components-diff-with = --diff needs corrections to compare: --components FILE
components-which-game = { $file }: it does not say which game it belongs to (game = "glory-to-rome")
components-export-1 = Corrections: remove the # before a value you can read off your box, and correct it if it differs.
components-export-2 = A value left as it is confirms ours. Add KEY_note = "..." to say where it is printed.
components-good = { $file }: good corrections of { $game }; { $games } random games of every mode came to their end.
components-unplayable = with this box a random game cannot be played to its end ({ $players } players, { $mode }): { $why }
components-same = Nothing differs from the box as shipped.
components-known = { $known } of { $total } values are known, the rest is reconstructed.
corrected-box = This is a corrected box; records identify it as { $sha }.

## rules

search-count = { $count ->
    [0] No rule mentions “{ $word }”.
    [one] One rule mentions “{ $word }”.
   *[other] { $count } rules mention “{ $word }”.
}
thing-price = Price: { $what }
thing-worth = Worth: { $what }
thing-source = In the box: { $count }. Source: { $what }.
glossary = Glossary

## balance

help-every-players = the number of players (otherwise every number, one after the other)
help-variants = also every option chosen otherwise, one at a time
help-balance-games = how many games of every way to play (40 unless told otherwise)
help-balance-bot = who plays on all seats (centurio unless told otherwise)
help-page = also write all of it into a file, in Markdown
balance-title = { $game }: { $bot } on every seat, rules { $rules }, seed { $seed }
balance-way = { $players ->
    [one] One player
   *[other] { $players } players
}, { $count ->
    [one] one game
   *[other] { $count } games
}
balance-usual = , as usual
balance-lines = Scores
balance-seats = Wins by seat
balance-characters = Wins by character
balance-winners = What winners have more of
balance-marks = What the rulebook tells of scores
balance-never = Never chosen in any of these games: { $names }
balance-all-chosen = Every action was chosen in some game.
balance-total = Total
balance-best = Best
balance-verdict-fair = fair
balance-verdict-unfair = not fair
balance-verdict-open = too few games
balance-fits = fits
balance-differs = differs
column-balance-interval = 95 %
column-balance-verdict = Verdict
column-balance-told = Rulebook
column-balance-source = Source
column-balance-winners = Winners
column-balance-losers = Losers

## simulate

simulating = Playing
simulated = { $game }, { $count ->
    [one] one game
   *[other] { $count } games
} with { $players ->
    [one] one player
   *[other] { $players } players
}
simulated-seed = Seed: { $seed }
simulated-truncated = { $count ->
    [one] One game was
   *[other] { $count } games were
} cut off after { $most } decisions: no winner, and not included in the scores.
spread-scores = Scores
spread-decisions = Decisions per game
spread-turns = Turns per game
endings = How the games ended
by-seat = By seat
by-bot = By bot
seat = Seat { $number }
swapped = The bots moved one seat on after each game.
shared = A shared victory counts as a fraction for each winner.
usage-action = What { $bot } chose, per game and seat
usage-told = What happened to { $bot }, per game and seat
column-rate = Per game
column-things = Of what
column-never = Never

## arena

arena-playing = Playing
arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $count ->
    [one] one game
   *[other] { $count } games
} of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-command = Command: { $command }
arena-folder = Folder: { $folder }
arena-found = { $count ->
    [one] One game had already been played.
   *[other] { $count } games had already been played.
}
arena-lost = { $count ->
    [one] A process was lost; its game was repeated.
   *[other] { $count } processes were lost; their games were repeated.
}
arena-ratings = Ratings (intervals at 95 %)
arena-duels = Duels: how often the bot in the row finished ahead of the one in the column
arena-questions = Questions (with intervals that hold at any time)
arena-seats = By seat
arena-objective = goal reached
arena-verdict-yes = yes
arena-verdict-no = no
arena-verdict-open = open
arena-settled = Settled after { $count ->
    [one] one game.
   *[other] { $count } games.
}
arena-unsettled = Not everything is settled yet: continue with a larger --games.
arena-interrupted = { $count ->
    [one] one game of { $games } is saved
   *[other] { $count } games of { $games } are saved
} in { $folder }; to continue: { $command }
arena-reported = Report: { $file }
column-bot = Bot
column-rating = Rating
column-interval = Interval
column-seat = Seat
column-question = Question
column-verdict = Answer
column-score = Score

## records

verified = The record is valid: { $game }, rules { $rules }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
verified-seed = Seed: { $seed } (SHA-256 { $sha })
scores-over = The game is over. Scores:
scores-now = The game is not over. Current scores:
score = { $player }: { $total } (rank { $rank })
score-won = { $player }: { $total } (rank { $rank }, winner)

## review

reviewing = Looking back

## bench and perft

bench-about = ludi { $version } ({ $mode }), Python { $python }, { $machine }, { $processors ->
    [one] one processor
   *[other] { $processors } processors
}; random play on one core, set-up included
measure-players = Game (players)
measure-decisions-per-second = Moves/s
measure-games-per-second = Games/s
measure-clone-us = Clone (µs)
measure-imagine-us = Imagine (µs)
measure-visits-per-second = Visits/s
measure-legal-max = Choices (max)
mode-compiled = compiled
mode-interpreted = interpreted
perft-about = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }

## env

env-about = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $actions } actions, { $numbers } numbers observed
env-one-game = These options need a game: ludi env ID --describe

## puzzles

puzzles-id = Name
puzzles-difficulty = Difficulty
puzzles-players = Players
puzzles-mined = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} written to { $file }
puzzles-stands = { $id }: stands
puzzles-unplayable = { $id }: the position cannot be reached any more
puzzles-unproved = { $id }: no choice is clearly the best any more, or the obvious one is
puzzles-other = { $id }: another choice is the best now
puzzles-checked = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} looked at, { $wrong } of them no longer right
puzzles-ask = Which choice is the best? A number from 1 to { $count }, or “?” to be told
puzzles-number = A number from 1 to { $count }, please.
puzzles-right = That is it.
puzzles-wrong = There is something better. Look again.
puzzles-obvious = That is what one sees first, and there is something better. Look again.
puzzles-best = The best: { $move }
puzzles-worse = −{ $points }: { $move }

## learn

learn-none = No lessons yet.
learn-name = Name
learn-title = Lesson
learn-about = You learn
learn-minutes = Minutes

## campaign

campaign-title = { $game }: campaign of { $player }
campaign-stage = Stage
campaign-goals = Goals
campaign-challenge = Challenge
campaign-state = State
campaign-attempts = Attempts
campaign-points = Best
state-open = open
state-closed = locked
state-lost = lost
state-begun = in progress
state-won = won
state-challenge = won, challenge met
campaign-won = Stage { $stage }, { $name }: won (best: { $points } points).
campaign-lost = Stage { $stage }, { $name }: lost (best: { $points } points). You can try again.
campaign-reward = Bonus: { $reward }
campaign-bonus = Challenge met: the next stage starts with a bonus ({ $reward }).
campaign-next = Next: stage { $stage }, { $name }. To play it: ludi campaign { $game }
campaign-finished = All stages are won: the campaign is finished.
campaign-go-on = The game is saved. To continue: ludi campaign { $game }
campaign-aside = Stage { $stage }: the saved game { $file } cannot be continued ({ $why }). It stays there, and the stage can be played again.
campaign-nothing = { $player } has no progress to reset.
campaign-sure = Start the campaign of { $player } over? (y/n)
campaign-kept = Nothing was changed.
campaign-reset = The campaign starts over. The old progress is in { $folder }.

## train

train-generation = Generation { $number }
train-generation-done = Generation { $number }: the best candidate scored { $best }
train-generation-fitted = Generation { $number }: the previous weights explained a share of { $best } of what was still to be gained
train-generation-imitated = Generation { $number }: with the previous weights, a share of { $best } of the teacher’s choices was foreseen
train-proof = New against old
train-held-out = New weights against old ones: { $result } of { $games } games won (95 %: { $low } to { $high })
train-held-out-alone = New weights against old ones: { $result } points per game over { $games } games (95 %: { $low } to { $high })
train-better = They are better.
train-not-better = This does not show that they are better: the old ones stay.
train-weights = Weights: { $file }
train-installed = { $game } uses them from now on.
learn-taught = The new network foresees { $explained } of the margins that it did not learn from
learn-match = New against reigning
learn-gate = The new network won { $result } of { $games } games against the reigning one, which had { $visits } times the visits (interval: { $low } to { $high })
learn-gate-alone = The new network made { $result } points more than the reigning one over { $games } games; that one had { $visits } times the visits (95 %: { $low } to { $high })
learn-better = It is proven to be better and reigns from now on.
learn-not-better = It is not proven to be better: the reigning one stays.
learn-reigns = The reigning network: { $file }
learn-no-network = No network is proven to be better than the evaluation alone.
train-interrupted = Stopped after generation { $generation }; the same command continues from there.

## ludi tables

help-tables-what = check: replay all unfinished games with the current rules; close: close those that cannot continue
tables-looked = { $count ->
    [0] No game is in progress.
    [one] One unfinished game was replayed.
   *[other] { $count } unfinished games were replayed.
}
tables-carried = { $count ->
    [one] One game started with older rules can continue.
   *[other] { $count } games started with older rules can continue.
}
tables-changed = { $table } ({ $game }, rules { $rules } → { $now }) cannot continue. Event { $event }: { $words }: { $why }
tables-closed = { $table } ({ $game }, rules { $rules } → { $now }) is closed. Event { $event }: { $words }: { $why }
tables-close-them = { $count ->
    [one] To close it and tell its players: ludi tables close
   *[other] To close them and tell their players: ludi tables close
}

## ludi backup, ludi restore

help-backup = save a server's whole database to a file, while people play
help-restore = replace a server's database with a backup
help-backup-file = the file to write; it must not exist yet
help-restore-file = a file written by ludi backup
backup-done = All games and people were saved to { $file }.
restore-done = All games and people were restored from { $file }.
restore-kept = The previous database was kept as { $file }.

## ludi admin

help-admin = manage the people and tables of a server
help-admin-what = one of { $what }
help-admin-words = a search text, a person (id or handle) or a table (id), and further arguments of the action
admin-done = Done, and recorded.
admin-passphrase = The new passphrase is { $passphrase }. It should be changed in the profile after signing in.
admin-nothing = Nothing found.
column-table = Table
column-values = Values
column-known = Known
column-owner = From you
column-left = Reconstructed
column-shipped = As shipped
column-own = Yours
column-note = Note
column-date = Date
column-admin-id = Id
column-admin-nickname = Nickname
column-admin-handle = Handle
column-admin-tables = Tables
column-admin-created = Since
column-admin-signed-in = Signed in
column-admin-suspended = Suspended
column-admin-admin = Admin
column-admin-name = Name
column-admin-game = Game
column-admin-status = Status
column-admin-players = Players
column-admin-events = Events
column-admin-public = Public
column-admin-updated = Last change
column-admin-what = What
column-admin-number = Number
column-admin-at = When
column-admin-who = Who
column-admin-whom = Whom
column-admin-detail = Details
column-admin-by = From
column-admin-reason = Reason
column-admin-about = About
column-admin-said = What was said
column-admin-text = Message
column-admin-handled = Handled
column-admin-handler = By
column-admin-note = Note

## ludi completion, and what every help ends with

help-examples = Examples:
help-completion = print the completion script of a shell
help-shell = the shell the script is for
