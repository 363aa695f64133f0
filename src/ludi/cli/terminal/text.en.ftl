# The words of the terminal interface.

rank = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
rule-named = rule “{ $title }”
no-summary = This game has no summary yet.

## Bots

bot-failed = { $name }’s bot went wrong ({ $what }): chance chooses instead.

## Header and question

header-yours = Your turn
header-theirs = { $name } chooses
header-over = Game over
header-replay = Replay
prompt-rule = rule: { $title }
prompt-wait = { $name } is choosing…
preview-failed = (no preview: { $what })
back-title = Go back
back-help = The bots do not mind going back to your last decision. The game will be marked and not count for a campaign.
back-go = Go back all the same
back-stay = Stay here
gone-back = { $count ->
    [one] The table has gone back one move.
   *[other] The table has gone back { $count } moves.
}

## The list of actions

filter = Filter the actions…
filter-nothing = No action has these words (Escape: show all again).

## Messages

undone = { $count ->
    [one] Taken back (y: play it again).
   *[other] { $count } actions taken back (y: play them again).
}
saved = Saved to { $file }. To go on with it: { $command }
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
farewell = Game saved. To go on with it: { $command }
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
look-title = What is this?
look-hint = ↑ ↓ choose · Esc close
look-placeholder = Its name…
look-nothing = Nothing has this name.
look-price = Price: { $what }
look-worth = Worth: { $what }
look-copies = In the box: { $count }. Source: { $what }.
look-from-rulebook = rulebook
look-from-public = public lists
look-from-reconstructed = reconstructed
look-from-ruling = our ruling

## End of the game

end-winner = { $name } wins the game.
end-winners = The victory is shared: { $names }.
end-lost = The game is lost.
end-nobody = Nobody wins.
end-exploits = Exploits ({ $name }): { $exploits }.
end-measure = { $name }: { $number }
end-ranked = The game earns you a rank: { $rank }.
end-rival = { $name }: { $total } ({ $items })
end-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
end-tasks = { $number ->
    [one] { $number } task
   *[other] { $number } tasks
  }
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

## A lesson

coach-start = A first game with the coach, against a gentle bot
coach-choose = A lesson, or a real game in which every decision is explained when it comes up?
lesson-place = { $at } of { $of }
lesson-go-on = Enter to go on
lesson-over = The lesson is over. Enter to leave.
lesson-again = Backspace to begin the lesson again.
lesson-not-here = That is allowed, but it is not what this lesson asks for here.
lesson-not-reached = Not yet!
hint-go-on = go on
hint-begin-again = begin again

## What else is on the shelf

shelf-campaign = campaign
shelf-campaign-about = Goes on with the campaign, or begins it; { $command } does the same.
shelf-saved = saved { $when }: { $name }
shelf-saved-about = { $players ->
    [one] One player
   *[other] { $players } players
}, { $plays ->
    [one] one decision made
   *[other] { $plays } decisions made
}: Enter goes on with it.
    { $file }

## The legend: sign | meaning

legend-title = Signs
legend-chooses = ◂ | is choosing
legend-door = ⌁ | after this there is no simple way back
legend-new = ▌ | has happened since your last decision
legend-cut = … | goes on, but there is no room
hint-signs = signs
keys-legend = L | what the signs on the board mean
