# What all games have in common.

player = Player { $number }
you = you
and = { $first } and { $last }
log-brings = { $line }: { $parts }.

ask-over = The game is over.

## Why an action is not possible

why-over = The game is over.
why-not-your-turn = It is not your turn: { $seat } has to choose.
why-not-asked = This action is not available now.
why-no-such-seat = There is no player { $number } at this table.
why-no-such-action = There is no action number { $number } in this game.

## Why a game cannot be set up like this

why-players = This game is for { $least } to { $most } players, not { $count }.

## Why there is no way back

why-undo-nothing = You have nothing to undo.
why-undo-other-seat = Somebody has played since: your action can no longer be undone.
why-undo-door = Something hidden has been revealed since: your action can no longer be undone.
why-redo-nothing = There is nothing to redo.

## What a table tells

told-went_back = { $count ->
    [one] The table goes back one move.
   *[other] The table goes back { $count } moves.
}

## What cannot be taken back

final = No way back: { $what }.
final-perhaps = Perhaps no way back, depending on what is still hidden: { $what }.
final-door = something hidden is revealed
final-over = the game ends
final-passes = { $count ->
    [0] your turn ends
   *[other] play passes to { $names }
}
final-waits = { $count ->
    [0] Then you are done: the game continues, and there is no way back.
   *[other] Then you are done; you can still change your mind until { $names } { $count ->
        [one] has
       *[other] have
    } finished.
}

## Why an action is advised

because-points = { $points ->
    [one] It scores: about one point more than the other choices.
   *[other] It scores: about { $points } points more than the other choices.
}
because-ahead = A few moves on, it makes about { $points ->
    [one] one point
   *[other] { $points } points
} more than the other choices.
because-goals = It brings you closer to the goals of this game.
because-only = There is nothing else to choose here.
because-equal = The choices are about equal here: follow your taste.
because-later = It does not pay off at once: it prepares your next moves.
because-leads = It leads further. { $reason }
because-keeps = { $reason } Other choices would lose some of that.
because-saves = It costs you less than the other choices.
because-wins = It decides the game in your favour.
