# What the server says.

guest = Guest { $number }
somebody = somebody
seat-open = Free seat
seat-friend = Seat for a friend
waiting-for = { $count ->
    [one] { $names } has to choose.
   *[other] { $names } have to choose.
}

level-random = Random
level-greedy = Greedy
level-tiro = Tiro (recruit)
level-miles = Miles (soldier)
level-centurio = Centurio
level-legatus = Legatus
level-imperator = Imperator
level-pace = { $seconds ->
    [0] answers at once
   *[other] thinks for { $seconds } s at most
}

fork-name = { $name }, from { $number } on

log-hint = { $name } took a hint.

note-for = A bot plays for { $name }.
note-left = Has left the table.
note-stand-in-greedy = The bot failed: a simpler one plays in its place.
note-stand-in-random = The bot failed: chance plays in its place.
note-stand-in-first = The bot failed: the first possible action is played.

no-client-title = Ludi Romani
no-client = The server is running, but its page has not been built (make web).

## Refusals

problem-nobody = Say first who you are.
problem-wrong-passphrase = This sign-in name and this passphrase do not belong together.
problem-handle-taken = The sign-in name “{ $handle }” is taken.
problem-not-your-seat = This seat is not yours.
problem-not-seated = You do not sit at this table.
problem-host-only = Only the host of the table can do this.
problem-invited-only = This seat is for those who have the invitation.
problem-no-such-game = There is no game “{ $game }”.
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no seat { $number } at this table.
problem-no-such-level = There is no bot “{ $level }” (there are: { $levels }).
problem-no-such-option = This game has no option “{ $option }”.
problem-no-such-order = “{ $question }” cannot be answered with “{ $order }” once and for all (there are: { $known }).
problem-no-such-question = There are no standing orders for “{ $question }” (there are for: { $known }).
problem-no-such-number = The game has only { $last } events: there is no number { $number }.
problem-option-value = The option “{ $option }” can be: { $values }.
problem-players = This game is for { $first } to { $last } players, not for { $count }.
problem-stage-closed = Fort { $stage } is not open yet: win fort { $before } first.
problem-bonus-not-earned = This bonus is not earned: meet the challenge of fort { $before } first.
problem-not-started = The game has not begun yet.
problem-already-started = The game has begun.
problem-seats-free = There are free seats left.
problem-tables-at-once = You have { $most } games going already: finish one, or let one rest for an hour.
problem-seat-taken = This seat is taken.
problem-seat-not-left = Somebody plays at this seat.
problem-no-free-seat = There is no free seat.
problem-over = The game is over.
problem-not-over = The game is not over.
problem-hints-off = Hints are not allowed at this table.
problem-not-asked = It is not yours to choose now: a hint is for one’s own choice.
problem-no-hint = No hint came in time: try again in a moment.
problem-no-review = Nobody has had this game looked back on yet.
problem-moved-on = The table has changed in the meantime.
problem-other-rules = This game follows version { $rules } of the rules; the server knows version { $now }.
problem-undo-long = Too much has happened in this game: nothing can be taken back any more.
problem-no-request = Nobody asks to go back.
problem-possible = This is possible now.
problem-action-or-thing = Name an action or a thing, one of the two.
problem-malformed = The request is not well formed.
problem-not-json = The request has to be JSON.
problem-too-large = The request is too long.
problem-too-many = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-other-origin = This request comes from a page that is not ours.
problem-not-found = There is nothing at this address.
problem-no-such-method = This cannot be done at this address.
problem-error = Something unexpected happened (code { $code }).
