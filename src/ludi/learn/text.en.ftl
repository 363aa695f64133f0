# What the coach says in every game.

meanwhile = Meanwhile: { $lines }{ $more ->
    [0] .
    [one] , and one more thing in the log.
   *[other] , and { $more } more things in the log.
}
