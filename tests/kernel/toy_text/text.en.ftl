finger-one = one finger
finger-two = two fingers
finger-three = three fingers
side-left = left
side-right = right
prize-coins = two coins
    .the = the two coins
prize-points = three points
    .the = the three points

action-show = Show { $finger }
action-keep = Keep your coin
action-give = Give a coin to your { $to } neighbour
action-thank = Say thank you
action-give-back = Give the coin back
action-walk-out = Walk out
action-claim = Take { $prize_the }
action-resign = Vote to stop

ask-Show = How many fingers do you show?
ask-Give = Do you give a coin?
ask-Thank = What do you do with this gift?
ask-Claim = What do you take?

why-not-in-hand = You have no card with { $finger }.

told-round = { $count ->
    [one] The last round.
   *[other] { $count } rounds to go.
}
told-shows = { $seat_is ->
    [me] You show
   *[other] { $seat } shows
} { $finger }.
told-gives = { $seat } gives a coin to { $other }.
told-leaves = { $seat } walks out.
told-resigns = { $seat } votes to stop.
told-rolling = The die is rolled.
told-rolls = The die shows { $count }.
told-claims = { $seat } takes { $prize }.
