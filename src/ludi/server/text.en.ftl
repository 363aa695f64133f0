# The texts of the server.

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
level-fabia = Fabia, who builds
level-crispus = Crispus, who trades
level-drusus = Drusus, who fights
level-pace = { $seconds ->
    [0] answers at once
   *[other] thinks for { $seconds } s at most
}

void-went-back = It does not count: the table went back past what had come out.
void-stand-in = It does not count: a bot failed, and another one played in its place.
void-gone = It does not count: somebody deleted their account.

deal-name = Deal of { $year }-{ $month }-{ $day }
deal-option = { $option }: { $value }
deal-void-went-back = It does not count: you went back past what had come out.
deal-void-stand-in = It does not count: a bot failed, and another played for it.
deal-void-closed = It does not count: the house has ended the game.
fork-name = { $name }, from { $number } on

log-hint = { $name } took a hint.
log-hint-mine = You took a hint.

note-for = A bot plays for { $name }.
note-left = Has left the table.
note-clock = Out of time: a bot plays until { $name } is back.
note-clock-out = Out of time: a bot plays to the end, and the seat counts as last.
note-alone = Plays without what it has learned, which does not hold for this game as it is played here.
note-stand-in-greedy = The bot failed: a simpler one plays in its place.
note-stand-in-random = The bot failed: random moves are played in its place.
note-stand-in-first = The bot failed: the first possible action is played.

no-client-title = Ludi Romani
no-client = The server is running, but its page has not been built (make web).

## Refusals

problem-nobody = Tell us who you are first.
problem-wrong-passphrase = This sign-in name and this passphrase do not belong together.
problem-handle-taken = The sign-in name “{ $handle }” is taken.
problem-not-your-seat = This seat is not yours.
problem-not-seated = You are not seated at this table.
problem-host-only = Only the host of the table can do this.
problem-invited-only = This seat is for those who have the invitation.
problem-no-such-game = There is no game “{ $game }”.
problem-no-such-table = There is no such table.
problem-no-such-seat = There is no seat { $number } at this table.
problem-no-such-level = There is no bot “{ $level }” (there are: { $levels }).
problem-no-such-option = This game has no option “{ $option }”.
problem-no-such-order = “{ $order }” is not a standing order for “{ $question }” (there are: { $known }).
problem-no-such-question = There are no standing orders for “{ $question }” (there are for: { $known }).
problem-no-such-number = The game has only { $last } events: there is no number { $number }.
problem-option-value = The option “{ $option }” can be: { $values }.
problem-players = This game is for { $first } to { $last } players, not for { $count }.
problem-stage-closed = Stage { $stage } is not open yet: win stage { $before } first.
problem-bonus-not-earned = This bonus is not earned: meet the challenge of stage { $before } first.
problem-out-of-time = Your time was over: at this table a bot plays to the end.
problem-not-rated = This game is not rated.
problem-rated-alone = A rated game needs an opponent.
problem-rated-clock = A rated game needs a clock, so that it always comes to an end.
problem-rated-hints = There are no hints in rated games.
problem-rated-twice = In a rated game nobody plays two seats.
problem-rated-bots = Bots in rated games are { $levels }.
problem-rated-people = A rated game needs at least one person.
problem-rated-box = A rated game is played with the box of the house, not with one’s own.
problem-rated-back = A rated game against bots does not go back past what has come out.
problem-not-started = The game has not begun yet.
problem-already-started = The game has begun.
problem-seats-free = There are free seats left.
problem-tables-at-once = You already have { $most } games in progress: finish one, or leave one alone for an hour.
problem-seat-taken = This seat is taken.
problem-seat-not-left = Somebody is playing at this seat.
problem-no-free-seat = There is no free seat.
problem-no-such-puzzle = There is no such puzzle.
problem-no-such-deal = There is no such deal.
problem-deal-secret = Others may still play this deal: what was hidden in it is told once the day is over.
problem-deal-played = You have played this deal; its table is gone.
problem-no-parting = There are no two games of this deal to compare.
problem-over = The game is over.
problem-not-over = The game is not over.
problem-hints-off = Hints are not allowed at this table.
problem-coach-off = The coach is only for games against bots.
problem-not-asked = It is not your turn to choose: hints are only for your own decisions.
problem-no-hint = No hint came in time: try again in a moment.
problem-no-review = This game has not been reviewed yet.
problem-moved-on = The table has changed in the meantime.
problem-damaged = This table cannot be read: its stored data are damaged. Please tell whoever runs the server.
problem-other-rules = This game follows version { $rules } of the rules; the server knows version { $now }.
problem-undo-long = This game has become too long for undo.
problem-no-request = Nobody has asked to go back.
problem-possible = This is possible now.
problem-action-or-thing = Name either an action or a thing.
problem-malformed = The request is not well formed.
problem-not-json = The request must be JSON.
problem-too-large = The request is too large.
problem-too-many = Too many requests: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
problem-other-origin = This request comes from another site.
problem-not-found = There is nothing at this address.
problem-no-such-method = This address does not support that method.
problem-error = Something unexpected happened (code { $code }).

## Games of older rules

ended-by-other-rules = This game was played with version { $rules } of the rules. This is how it ended.
closed-rules = This game was closed: it was started with version { $rules } of the rules and cannot continue with version { $now }. This is how far it got.
closed-damaged = This game was closed: its stored data can no longer be replayed. This is how far it got.

## Lessons

learner = You
lesson-not-here = That is allowed, but it is not what this lesson asks for here.
lesson-not-reached = Not yet! Restart the lesson, or try another way.
problem-lesson-over = The lesson is over.
problem-no-such-lesson = There is no lesson “{ $lesson }”, or it has changed: start it again.

## The people who run the house

problem-no-newcomers = This server is only for people who already have a profile. If you do, sign in.
problem-suspended = This account has been suspended by the admins of this server.
problem-no-such-person = There is no such person.
closed-by-house = This game was closed by the admins of this server. { $why }
problem-no-handle = An admin must be able to sign in: choose a handle and a passphrase first.
problem-admin-only = Only the admins of this server may do that.
problem-not-yourself = You cannot do that to yourself here: ask another admin, or use the command line.

## What the server refuses to protect itself and others

problem-odd-name = This name could be mistaken for another one: please use letters of one script only, and no invisible characters.
problem-old-passphrase = Your current passphrase is not correct.
problem-undo-absent = { $name } has left the table: the game cannot go back without them.
problem-no-database = The server cannot save anything at the moment, so nothing was changed. Try again shortly.

## Messages to people who are not here

notice-turn = It is your turn
notice-turn-of = { $who } has to play
notice-reminder = Your time runs out in { $left }
notice-invited = You are invited to a new game
notice-started = The game has begun
notice-undo = You are asked whether the table goes back
notice-over = The game is over
notice-line = { $what }: { $table }
notice-waiting = { $count } tables are waiting for you
notice-news = News from { $count } tables
notice-trial = Salve! Messages from Ludi Romani arrive here.
notice-hours = { $count } hours
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

letter-hello = Salve { $name },
letter-why =
    You asked Ludi Romani to write to you.
    What is told, and when: { $settings }
    No more e-mail: { $stop }
letter-confirm-subject = Ludi Romani: is this your address?
letter-confirm =
    Salve,

    somebody asked Ludi Romani ({ $house }) to write to this address when it is their turn.

    If it was you, follow this link:
    { $link }

    If not, you need not do anything: nothing more will come.

notice-no-push-library = This server cannot send push messages: a library is missing (the extra push of ludi-romani).
notice-no-push-contact = This server sends no push messages: its host has not set LUDI_PUSH_CONTACT.
notice-no-mail = This server sends no e-mail: its host has set no mail server (LUDI_SMTP_HOST).
notice-no-webhooks = This server calls no webhooks: its host does not allow them.

channel-missing = There is nobody at this address any more. Remove it, or enter it again.
channel-trouble = The last message did not arrive ({ $why }).

problem-no-such-channel = There is no such channel.
problem-no-such-letter = This link is not valid any more.
problem-channels-most = There can be { $most } channels. Remove one first.
problem-channel-failed = The message did not arrive ({ $why }).
problem-channel-unverified = Follow the link in the e-mail to this address first.
problem-bad-push = This browser’s subscription cannot be used.
problem-bad-webhook = This is not the address of a webhook: it should begin with https:// and be on the public internet.
problem-no-box = This game has no data to correct.
problem-no-own-box = You have not corrected anything in this box.
problem-no-such-box = There is no such box.
problem-bad-box = This correction does not work.
problem-bad-value = This value cannot be written down.
problem-box-unchecked = Try your box out first: it has changed since, or was never tried out.
problem-box-changed = Your box changed while it was being tried out: try it out again.
problem-box-unfit = The corrected box of this table no longer fits today’s game: { $why }
problem-no-trial = Too much is already waiting for you: try again in a moment.

trial-endless = A random game did not end ({ $players ->
    [0] out of time
   *[other] { $players } players, { $mode }
}).
trial-broken = A random game could not go on ({ $players ->
    [0] in some mode
   *[other] { $players } players, { $mode }
}): one of your values leads the game into a dead end.

## Friends, blocks and reports

problem-yourself = That is you.
problem-you-blocked = You have blocked this person: unblock them first.
problem-nobody-asked = This person is not asking to be your friend any more.
problem-friends-most = That would be more than { $most } friends, or requests.
problem-blocks-most = You cannot block more than { $most } people.
problem-guests-most = No more than { $most } people can be invited to one table.
problem-no-such-message = There is no such message.
problem-reported-already = You have reported this already. The admins of this server will look at it.
problem-no-such-report = There is no such report.

## Clubs

problem-no-such-club = There is no such club, or it is only open to those who have its link.
problem-registered-only = For this, choose a sign-in name and a passphrase in your profile first.
problem-officers-only = Only the officers of the club can do this.
problem-club-full = This club has room for { $most } people.
problem-clubs-most = You can belong to { $most } clubs at most.
problem-clubs-led = Nobody can lead more than { $most } clubs.
problem-other-officers = The club has other officers: only its last officer can dissolve it.
problem-last-officer = A club needs an officer: appoint somebody else first.
problem-is-officer = Officers cannot be sent away: make them a member first.

## Tournaments

problem-no-such-tournament = There is no such tournament, or it is only open to those who have its link.
problem-maker-only = Only whoever made the tournament can do this.
problem-too-few-players = This tournament needs at least { $least } players.
problem-tournament-full = This tournament has room for { $most } players.
problem-tournament-size = A tournament of this kind is for at most { $most } players.
problem-tournaments-led = You already have { $most } tournaments that are not over.
problem-tournaments-entered = You take part in { $most } tournaments that are not over: that is as many as possible.
problem-start-past = The start cannot be in the past.
problem-tournament-back = In a tournament no table goes back past what has come out.
problem-round-secret = Others still play this deal: what was hidden in it is told once the round is over.
