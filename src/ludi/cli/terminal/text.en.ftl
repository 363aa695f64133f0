# The words of the terminal interface.

you = (you)
leads = leads
chooses = chooses
rank = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
rule-named = rule “{ $title }”
no-summary = This game has no summary yet.

## Bots

bot-greedy = greedy
bot-tiro = tiro
bot-miles = miles
bot-centurio = centurio
bot-legatus = legatus
bot-imperator = imperator
bot-random = random
bot-failed = { $name }’s bot went wrong ({ $what }): chance chooses instead.

## Header and question

header-turn = Turn { $number }
header-leads = { $name } leads
header-yours = Your turn
header-theirs = { $name } chooses
header-over = Game over
header-replay = Replay
prompt-rule = rule: { $title }
prompt-wait = { $name } is choosing…
prompt-over = The game is over.
preview-failed = (no preview: { $what })
no-way-back = No way back: this choice cannot be taken back.

## The list of actions

filter = Filter the actions…
filter-nothing = No action has these words (Escape: show all again).

## Messages

undone = { $count ->
    [one] Taken back (y: play it again).
   *[other] { $count } actions taken back (y: play them again one by one).
}
saved = Saved to { $file }. To go on with it: ludi play --load { $file }
not-saved = The game is not saved: { $why }
rules-failed = This action broke the rules ({ $what }). Nothing has changed; save (s) and report it.
fast-on = The bots play without waiting (f: slow them down).
fast-off = The bots take their time (f: without waiting).

## Curtain

curtain = { $name }, it is your turn.
curtain-others = The others close their eyes.
curtain-key = Enter raises the curtain

## Leaving

leave-title = Quit
leave-help = The game is not over.
leave-save = Save to { $file } and quit
leave-drop = Quit without saving
leave-stay = Keep playing
farewell = Game saved. To go on with it: ludi play --load { $file }
farewell-over = Game saved. To see it again: ludi replay { $file }

## At any time

asides-title = At any time
asides-help = What you may say without being asked:
asides-none = There is nothing to declare now.
asides-sure = { $what }: are you sure?
asides-yes = Yes
asides-no = No, keep playing

## Panels

small-hint = ⏎ choose · Esc close
page-hint = ↑ ↓ PgUp PgDn · Esc close
log-empty = Nothing has happened yet.
log-title = Log
board-title = The table
keys-title = Keys
rules-hint = / search · ← → page · 1-9 link · ⌫ back · Esc
rules-search = Search the rules…
rules-none = The rules of this game are not here.
rules-see-also = See also
why-title = Why not?
why-hint = ⏎ the rule · Esc close
why-placeholder = An action, a building, a word…
why-help = Type the action you think of, or a word in it: the rule that forbids it now is shown here.
why-spectator = You are watching: the reasons would tell what the players hold.
why-nothing = No action of the game has these words.
why-possible = This is possible now: find it with / in the list.
why-others = { $count ->
    [one] and one more
   *[other] and { $count } more
}
look-title = What does this card do?
look-hint = ↑ ↓ choose · Esc close
look-placeholder = Its name…
look-nothing = Nothing has this name.

## End of the game

end-winner = { $name } wins the game.
end-winners = The victory is shared: { $names }.
end-lost = The game is lost.
end-nobody = Nobody wins.
end-exploits = Exploits ({ $name }): { $exploits }.
end-measure = { $name }: { $number }
end-rank = Place
end-total = Total
end-saved = The game is saved in { $file }.
end-verify = To verify it: ludi verify { $file }
end-replay = To see it again: ludi replay { $file }, or the key p.
end-review = To look back on it with a bot: ludi review { $file }, or the key v.

## Replay

replay-place = Decision { $place } of { $end }
replay-eyes = seen by { $whose }
eyes-all = everybody at once
eyes-nobody = a spectator

## Shelf and set-up

shelf-title = Ludi Romani
shelf-players = { $few ->
    [one] { $many ->
        [one] solo
       *[other] 1 to { $many } players
    }
   *[other] { $few } to { $many } players
}
setup-players = Players
setup-seat = Seat { $number }
setup-human = a person
setup-bot = { $seconds ->
    [0] { $kind } bot
   *[other] { $kind } bot (thinks for { $seconds } s at most)
}
setup-help = Enter starts the game.
value-yes = yes
value-no = no

## The foot of the screen

hint-play = play
hint-filter = filter
hint-undo = undo
hint-rules = rule
hint-why = why not?
hint-advice = hint
hint-keys = keys
hint-leave = quit
hint-look = card
hint-log = log
hint-save = save
hint-board = table
hint-asides = concede
hint-hurry = faster
hint-fast = no waiting
hint-result = result
hint-again = play again
hint-replay = replay
hint-review = review
hint-step = decision
hint-turn = turn
hint-eyes = eyes
hint-open = open
hint-games = games
hint-start = start
hint-lines = lines
hint-change = change
hint-back = back

## The list of keys: key | what it does

keys-play = 1-9 a-z | choose the action with this key
keys-arrows = ↑ ↓ PgUp PgDn | move in the list of actions
keys-enter = Enter | choose the action under the cursor
keys-filter = / | keep only the actions with a word
keys-stop = 0 | stop here, pass
keys-undo = u | take back the last action
keys-undo-turn = U | take back to the start of the turn
keys-redo = y | play again what was taken back
keys-rules = r | the rule for this moment
keys-why = w | why not? what forbids an action
keys-advice = h | a hint: what a strong bot would do
keys-look = i | what a card does
keys-log = l | the whole log
keys-board = b | the whole table
keys-scroll = Shift ↑ ↓ | scroll the table
keys-save = s | save
keys-asides = v | concede, and other rights at any time
keys-fast = f | bots without waiting, or slowly
keys-hurry = Space | hurry the bots this time
keys-theme = T | light or dark
keys-keys = ? | this list
keys-leave = q | save and quit
keys-step = ← → | previous, next decision
keys-turn = ↑ ↓ | previous, next turn
keys-ends = Home End | start, end of the game
keys-eyes = e | through whose eyes
keys-close = q | close


## Glory to Rome

gtr-pool = Pool
gtr-town = In town
gtr-outside = Out of town
gtr-pile = Jacks
gtr-jack = Jack
gtr-played = Played
gtr-revealed = Revealed
gtr-demand = Rome demands
gtr-fountain = Fountain
gtr-functions = Public functions
gtr-empty = empty: { $zones }
gtr-called = { $name } called: { $role }
gtr-clients = { $count ->
    [one] your client of this role will act anyway
   *[other] your { $count } clients of this role will act anyway
}
gtr-sites = Town+out
gtr-hidden = { $count } hidden
gtr-tight = Infl. { $influence } · Cl. { $clients } · Vault { $vault } · Hand { $hand }
gtr-short-clientele = Cl.
gtr-short-stockpile = Stock
gtr-short-vault = Vault
gtr-short-buildings = Bldg
gtr-short-foundations = Fdn
gtr-short-played = Played
gtr-short-revealed = Shown
gtr-short-hand = Hand
gtr-facts = { $role } · { $material } · value { $value } · { $copies } copies
gtr-jacks = { $count ->
    [one] 1 Jack
   *[other] { $count } Jacks
}
gtr-new = { $count } new
gtr-public = (public)

## Hadrian's Wall

hw-year = Year { $year }/{ $years }
hw-fort = Fort { $number }, { $name }
hw-attack = The Picts attack: left { $left }, centre { $centre }, right { $right } · at stake { $potential }
hw-attack-to-come = { $count ->
    [one] Attack at the year’s end: 1 card
   *[other] Attack at the year’s end: { $count } cards
} · at stake { $potential }
hw-fate = Fate { $count }
hw-neutral = Neutral
hw-good = G{ $good } { $pattern }
hw-prospect-facts = As a prospect: { $gains } · good { $good } · pattern { $pattern }
hw-stopped = has stopped
hw-chosen = has chosen
hw-points = { $count } VP
hw-disdain = Disdain { $count }
hw-disdain-label = Disdain
hw-landmarks = Landmarks
hw-rank = Rank: { $rank }.
hw-challenge-met = The challenge is met.
hw-challenge-no = The challenge is not met.
hw-resource = Res.
hw-soldier = Sold.
hw-builder = Build.
hw-servant = Serv.
hw-civilian = Civil.
hw-mining = Mining
hw-wall-guard = Guard
hw-cippi = Cippi
hw-wall = Wall
hw-fort-track = Fort
hw-cohorts = Cohorts
hw-left = L
hw-centre = C
hw-right = R
hw-training = Train. { $count }/{ $most }
hw-production = Production { $production }/{ $circles } · Infrastr. { $flags }
hw-granary = Granary
hw-hotel = Hotel
hw-workshop = Workshop
hw-road = Road
hw-precinct = Precincts
hw-market = Market
hw-theatre = Theatre
hw-ludus = Gladiators
hw-gardens = Gardens
hw-temple = Temples
hw-baths = Baths
hw-courthouse = Court
hw-forum = Forum { $count }/{ $most }
hw-scouts = Map { $count }/{ $most }
hw-paths = Paths
hw-prospect = Prospect

## The board of Rome & Roll

rr-round = Round { $number }
rr-final = last round
rr-proconsul = Proconsul: { $name }
rr-pool = Pool
rr-blue = b
rr-yellow = y
rr-red = r
rr-die = Die
rr-favours = Favours
rr-points = { $points ->
    [one] point
   *[other] points
}
rr-storage = Storage
rr-seneca = Seneca { $total } · seals { $seals } ({ $needed }) · cards { $cards }
rr-nero = Nero
rr-legionary = leg
rr-builder = bui
rr-architect = arc
rr-merchant = mer

## Hints

advice-title = Hint: what { $level } would do
advice-hint = Enter play it · Esc close
advice-waiting = { $level } is thinking
advice-failed = No hint: the bot failed ({ $what }).
advice-people = Hints are for games against bots.
advice-not-asked = It is not yours to choose now: a hint is for one’s own choice.
advice-expected = Estimated at { $points } points a few moves on.
advice-goals = Estimated, goals included, at { $points } a few moves on.
advice-wins = It should win the game.
advice-loses = The game is probably lost; this is the best left.
advice-brings = What it brings
advice-follow = Then, probably
advice-others = What else there is
advice-same = as good
advice-worse = { $points } points worse
advice-much-worse = loses the game
advice-none = Nothing else was worth a try.
advice-visits = { $visits ->
    [one] One course of the game was tried.
   *[other] { $visits } courses of the game were tried.
}

## A bot looks back

review-title = Review: how the game stood, and where it turned
review-hint = 1-3 see that moment · ↑ ↓ scroll · Esc close
review-working = { $level } is looking back. You may close this and come again: what has been seen is kept.
review-failed = No review: the bot failed ({ $what }).
review-done = { $game }: { $count ->
    [one] one choice
   *[other] { $count } choices
} looked at by { $level }.
review-by-tiro = a Tiro
review-by-miles = a Miles
review-by-centurio = a Centurio
review-by-legatus = a Legatus
review-by-imperator = an Imperator
review-curve-chances = Chances of winning, as the bot estimates them, from the first decision to the last
review-curve-points = What the position is worth in points, as the bot estimates it
review-moments = Turning points
review-no-moments = There is no turning point: nothing that was chosen mattered more than anything else.
review-same = the same
review-same-then = the same; next best: { $other }
review-wins = wins
review-loses = loses
review-how = The last column: what was chosen against the best other choice, as { $level } estimates it.
review-decision = Decision
review-player = Player
review-played = What was chosen
review-preferred = The bot
review-points = Points
review-chances = Chances
