# What the `ludi` command says. The sentences of its errors are in the code.

## Help

help-ludi = Roman board games in the terminal: play them, study them, check them.
help-more = ludi COMMAND --help tells more of a command; docs/cli.md tells everything.
help-commands = commands
help-options = options
help-arguments = arguments
help-help = show this help
help-lang = the language of the texts (otherwise LUDI_LANG, then the locale, then French)
help-version = say which version this is, and whether the rules run compiled

help-games = list the games, or tell how one of them can be set up
help-play = play a game on the full screen
help-campaign = the campaign of a game: play the next stage, see how far you have come
help-simulate = let bots play many games and count what happens
help-arena = let bots play a tournament: ratings, duels, a report on what wins
help-train = find better weights for a game's evaluation by self-play, and prove them
help-replay = show a recorded game again
help-verify = play a record again and check all it claims
help-review = look back on a finished game: how it stood, and where it turned
help-components = print the data of a game and where they come from
help-rules = read the rules of a game
help-bench = measure how fast random games go on one core
help-perft = count the sequences of choices from a fresh table
help-env = what a game is called as an environment for learners, and what they observe
help-serve = serve the games to browsers

help-id = a game, as `ludi games` calls it
help-file = a record
help-players = how many players (the fewest if not given)
help-most-players = how many players (the most if not given)
help-option = an option of the game; may be given several times
help-seed = what all chance comes from: a number or a text (one nobody knows if not given)
help-seed-one = what all chance comes from: a number or a text (1 if not given)
help-seed-withheld = the seed, if the record withholds it
help-own-components = your corrected copy of the game’s components.toml
help-json = print JSON, for programs
help-seats = who plays, seat by seat, such as human,greedy,random
help-record = save the game in this new file
help-fast = bots play without a pause
help-load = go on with the game saved in this file
help-fort = play this stage, if it is open (the first one not won, if not given)
help-status = show how far you have come, without playing
help-player = who plays: each has a progress of their own (the user of the system, if not given)
help-reset = begin anew; the old progress is put aside
help-yes = with --reset: without a question
help-games-count = how many games
help-bots = who plays, seat by seat, repeated to fill the table (random if not given)
help-swap = let the bots move one seat on from game to game (so by default when they differ)
help-jobs = how many processes play; the result is the same
help-max-decisions = cut a game off after so many decisions; it then has no winner
help-arena-id = a game, as `ludi games` calls it; or report, to make a page of a tournament
help-arena-dir = with report: the folder of the tournament
help-arena-bots = who takes part, such as greedy,tiro,search:visits=2000 (of a ladder, the weakest first)
help-arena-mode = everybody meets everybody, or neighbours of a ladder, or the first one all others
help-arena-games = how many games in all, at most; whole deals are played (100 if not given)
help-arena-stop = stop as soon as it is settled who is stronger (or what --at-least asks)
help-arena-at-least = ask whether the first bot (of a ladder, the next one up) beats the other in at least this share of games; alone, whether it wins so many
help-arena-out = the folder of the tournament (one in ./arena, always the same for the same command)
help-arena-jobs = how many processes play (one for each processor if not given); the result is the same
help-arena-ray = play on the Ray cluster at this address, or on a Ray of this machine
help-arena-output = with report: the page to write (report.html in the folder if not given)
help-train-generations = how many generations in all; a larger number goes on
help-train-pairs = how many changes a generation tries, each with its mirror image (8 if not given)
help-train-deals = how many deals every try plays, from every seat (10 if not given); with --fit, how many games a generation plays (2000)
help-train-games = how many games new and old weights play in the end, in deals not trained on
help-train-size = how large the first changes are, as a share of a weight
help-train-dir = the folder of the training (train/ID if not given)
help-train-fit = fit the weights to how games end, where the evaluation is a sum of signs (needs NumPy)
help-train-bot = who plays the games, also those of the proof (greedy if not given)
help-train-only = change only the weights whose names begin with NAME
help-train-keep = leave alone the weights whose names begin with NAME
help-train-install = put the new weights beside the game's rules, if they are better
help-print = print the log as plain text
help-all = with --print: also what only one player could hear
help-level = who looks back: tiro, miles, centurio, legatus or imperator (centurio if not given)
help-anchor = one rule, by its anchor
help-search = find the rules that speak of a word
help-list = list the rules and their anchors
help-seconds = how long each game is measured
help-depth = how many choices deep
help-describe = tell what is observed, field by field (in English)
help-host = the address to listen on (127.0.0.1 if not given; 0.0.0.0 for everybody)
help-port = the port to listen on (8000 if not given)
help-database = where games are kept: sqlite:///file or postgresql://... (a file of yours if not given)
help-redis = several processes tell each other over this Redis server
help-check = print all settings and whether the database answers, then stop
help-migrate = bring the database to its newest form, then stop (SQLite does so by itself)
help-open = open a browser as well

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
column-min = Least
column-max = Most
column-piece = Piece
column-places = Places
column-divided = Divided by
column-depth = Depth
column-sequences = Sequences
column-seconds = Seconds

## games and components

games-more = `ludi games ID` tells more of one of them; `ludi play` plays.
game-players = Players: { $players }
game-rules = Version of the rules: { $version }
game-options = Options
usual = usual
game-components = Data of the box, by source: { $shares }.
game-reconstructed = Reconstructed (correct them in a copy if you own the box): { $values }.
source-count = { $source } { $count }
source-rulebook = rulebook
source-public = public lists
source-reconstructed = reconstructed
source-ruling = our ruling
legend = A value with { $public } comes from public lists, with { $ruling } from a ruling of ours (RULINGS.md).
legend-reconstructed = A value with { $mark } is reconstructed: nothing we have states it.
corrected-box = This is a corrected box; records name it { $sha }.

## rules

search-count = { $count ->
    [0] No rule speaks of “{ $word }”.
    [one] One rule speaks of “{ $word }”.
   *[other] { $count } rules speak of “{ $word }”.
}

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
} cut off after { $most } decisions: no winner, and no part in the scores.
spread-scores = Scores
spread-decisions = Decisions in a game
spread-turns = Turns in a game
endings = How the games ended
by-seat = By seat
by-bot = By bot
seat = Seat { $number }
swapped = The bots moved one seat on from game to game.
shared = A shared victory counts in part for each winner.

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
    [one] One game was there already.
   *[other] { $count } games were there already.
}
arena-lost = { $count ->
    [one] A process was lost; its game was played again.
   *[other] { $count } processes were lost; their games were played again.
}
arena-ratings = Ratings (intervals at 95 %)
arena-duels = Duels: how often the bot of the row came before that of the column
arena-questions = Questions (intervals that hold at any time)
arena-seats = By seat
arena-objective = won alone
arena-verdict-yes = yes
arena-verdict-no = no
arena-verdict-open = open
arena-settled = It is settled after { $count ->
    [one] one game.
   *[other] { $count } games.
}
arena-unsettled = Not everything is settled yet: a larger --games goes on.
arena-interrupted = { $count ->
    [one] one game of { $games } is kept
   *[other] { $count } games of { $games } are kept
} in { $folder }; to go on: { $command }
arena-reported = The report: { $file }
column-bot = Bot
column-rating = Rating
column-interval = Interval
column-seat = Seat
column-question = Question
column-verdict = Answer
column-score = Score

## records

verified = The record is true: { $game }, rules { $rules }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
verified-seed = Seed: { $seed } (SHA-256 { $sha })
scores-over = The game is over. Scores:
scores-now = The game is not over. Scores as they stand:
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
measure-decisions-per-second = Moves a s
measure-games-per-second = Games a s
measure-clone-us = Clone (µs)
measure-imagine-us = World (µs)
measure-visits-per-second = Visits a s
measure-legal-max = Choices (most)
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

## campaign

campaign-title = { $game }: the campaign of { $player }
campaign-stage = Stage
campaign-goals = Goals
campaign-challenge = Challenge
campaign-state = State
campaign-attempts = Tries
campaign-points = Best
state-open = to be played
state-closed = closed
state-lost = lost
state-begun = begun
state-won = won
state-challenge = won, challenge met
campaign-won = Stage { $stage }, { $name }: won ({ $points } points at best).
campaign-lost = Stage { $stage }, { $name }: lost ({ $points } points at best). You may try again.
campaign-bonus = The challenge is met: the next stage begins with a bonus ({ $reward }).
campaign-next = Next: stage { $stage }, { $name }. To play it: ludi campaign { $game }
campaign-finished = All stages are won: the campaign is finished.
campaign-go-on = The game is kept. To go on with it: ludi campaign { $game }
campaign-aside = Stage { $stage }: the game begun in { $file } cannot go on ({ $why }). It stays there, and the stage can be played anew.
campaign-nothing = There is no progress of { $player } to reset.
campaign-sure = Begin the campaign of { $player } anew? (y/n)
campaign-kept = Nothing has changed.
campaign-reset = The campaign begins anew. The old progress is in { $folder }.

## train

train-generation = Generation { $number }
train-generation-done = Generation { $number }: the best try reached { $best }
train-generation-fitted = Generation { $number }: the weights before it foresaw a share of { $best } of the gains to come
train-proof = New against old
train-held-out = New weights against old ones: { $result } of { $games } games won (95 %: { $low } to { $high })
train-held-out-alone = New weights against old ones: { $result } points a game over { $games } games (95 %: { $low } to { $high })
train-better = They are better.
train-not-better = That does not show that they are better: the old ones stay.
train-weights = The weights: { $file }
train-installed = { $game } plays with them from now on.
train-interrupted = Stopped after generation { $generation }; the same command goes on from there.
