# What the report of a tournament says.

title = Tournament
made-with = Ludi Romani { $version }: ludi arena report
mode-round-robin = Everybody against everybody
mode-ladder = A ladder: neighbours meet
mode-field = One against the field
mode-alone = Everybody alone
players = { $count ->
    [one] One player
   *[other] { $count } players
}
rules-version = Rules { $version }
seed = Seed { $seed }
card-best = Highest rating
card-wins = wins { $share } ({ $low } … { $high })
card-games = Games
card-deals = { $count ->
    [one] of one deal
   *[other] of { $count } deals
}
card-length = Length
card-decisions = decisions a game
command = { $count ->
    [one] One game, with this command
   *[other] { $count } games, with this command
}

## Sections

ratings = Ratings
about-ratings = How strong each bot is, on a scale on which everybody starts at 25 and four points more win about two games of three. Lines are 95 % intervals.
duels = Head to head
about-duels = How often the bot of the row came before the bot of the column, with the 95 % interval and the number of games.
questions = Questions and answers
about-questions = The dashed line is what was asked for. These intervals are wider than the others: they hold however often one looks while games are still being played.
scores = Scores
about-scores = How often which score came out (the highest bar of each row fills it); below, the middle half of all games and the median.
seats = Does the seat matter?
about-seats = The dashed line is where everybody would win alike. All bots sat on all seats.
characters = Does it matter who one is?
about-characters = Win rates of characters or boards, whoever played them. The dashed line is where everybody would win alike.
things = What wins: things
about-things = How many winners and how many losers had a thing, and the difference in points of a hundred. Green and red intervals lie wholly on one side. At most forty are shown: those with the largest differences.
amounts = What wins: numbers
about-amounts = Score lines and other numbers in the end, as means of winners and of losers. The plot shows the difference in standard deviations, so that all can be compared.
halves = As everybody wins here, the better half of the scores counts as winners.
lengths = How long games last
about-lengths = Decisions are choices between two possibilities or more.
seconds = On average a game took { $seconds } seconds.
notes = How to read the numbers

## Columns

column-bot = Bot
column-rating = Rating
column-win-rate = Win rate
column-goal = Goal reached
column-games = Games
column-question = Question
column-share = Share
column-answer = Answer
column-mean = Mean
column-median = Median
column-bounds = Least … most
column-seat = Seat
column-character = Character
column-thing = Thing
column-number = Number
column-winners = Winners
column-losers = Losers
column-difference = Difference
column-same-bot = Same bot
column-length = Length
column-ending = Ending
seat = Seat { $number }
points-of = { $name } (points)
length-decisions = Decisions
length-turns = Turns
cut-off = Cut off after { $most } decisions
asks = { $bot } beats { $other } in at least { $share }
asks-alone = { $bot } reaches the goal in at least { $share }
verdict-yes = yes
verdict-no = no
verdict-open = open

## Notes

note-deals = Every deal (one seed) was played by everybody, from every seat in turn, so that nobody owes a victory to the cards or to the chair.
note-rating = Ratings follow Plackett and Luce’s model as openskill computes it, game after game. Where a bot hardly ever loses, its lead is only roughly known.
note-duel = In a duel the better rank counts, half a point each if the ranks are equal; of bots that play alone, the better score on the same deal. A victory shared by three is a third of a victory for each.
note-interval = Intervals of shares are Wilson’s, of means Student’s, of differences Newcombe’s and Welch’s; all at 95 %.
note-anytime = The intervals of questions come from Robbins’ mixture and share one doubt of 5 % among all questions: one may stop as soon as they are answered.
note-same-bot = What winners have may only be what strong bots like. The column “Same bot” compares the won and the lost games of one and the same bot.
note-chance = Of twenty differences that do not exist, one will look clear by chance; and what goes with winning need not be its cause.
