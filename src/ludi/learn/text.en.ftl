# What the coach says in every game.

meanwhile = Meanwhile: { $lines }{ $more ->
    [0] .
    [one] , and one more thing in the log.
   *[other] , and { $more } more things in the log.
}

# The same person does one thing after another; where there is a colon already, a semicolon.
then = { $before }, then { $after }
then-long = { $before }; then { $after }
besides = { $before }; { $after }
