# Tali: names, actions, questions, log and reasons.

game-name = Tali
game-pitch = Four knucklebones under a cup: dogs and sixes pay, Venus takes all.

## Options

option-length = The length of the game
option-length-usual = An evening: ten rounds
option-length-short = Half an evening: five rounds

## Things

tali-dog = a dog
tali-three = a three
tali-four = a four
tali-six = a six
tali-dog-dog = two dogs
tali-dog-three = a dog and a three
tali-dog-four = a dog and a four
tali-dog-six = a dog and a six
tali-three-three = two threes
tali-three-four = a three and a four
tali-three-six = a three and a six
tali-four-four = two fours
tali-four-six = a four and a six
tali-six-six = two sixes

## The parts of the table, on a board that nobody has drawn

zone-things = What you may choose
zone-rounds_to_come = Rounds to come
zone-leader = Who opened the round
zone-pool = The pool
zone-seats = The players
zone-me-cup = your cup
zone-denarii = Denarii
zone-venuses = Venuses
zone-thrown_again = Thrown again
zone-cup = Under the cup
zone-dog = Dogs
zone-three = Threes
zone-four = Fours
zone-six = Sixes

## Numbers

tally-denarii = denarii
tally-venuses = Venuses
score-denarii = Denarii
score-total = Total
score-tie = With equal denarii, more Venuses come first.

## Actions

group-keep = Keep
group-throw = Throw again
action-keep = Keep the tali
action-throw = Throw { $tali } again

## Questions

ask-Peek = The pool holds { $pool } denarii: do you throw one or two tali again { $left ->
    [one] (for the last time)?
   *[other] ({ $left } throws left)?
}

## Log

told-round = A round begins; to play: { $count }.
told-stakes = Everybody stakes; in the pool: { $count ->
    [one] one denarius
   *[other] { $count } denarii
}.
told-throws-again = { $seat_is ->
    [me] You throw
   *[other] { $seat } throws
} { $count ->
    [one] one talus
   *[other] { $count } tali
} again.
told-lifts = { $seat_is ->
    [me] You lift
   *[other] { $seat } lifts
} the cup.
told-pays = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} { $count ->
    [0] nothing
    [one] one denarius
   *[other] { $count } denarii
}.
    .part = { $count ->
        [0] nothing to pay
        [one] one denarius to pay
       *[other] { $count } denarii to pay
    }
told-venus = { $seat_is ->
    [me] You show Venus and take
   *[other] { $seat } shows Venus and takes
} the whole pool, { $count ->
    [one] one denarius
   *[other] { $count } denarii
}.
    .part = Venus takes the whole pool, { $count ->
        [one] one denarius
       *[other] { $count } denarii
    }

## Why not

why-not-under-cup = Under your cup, there would have to be { $tali }.
