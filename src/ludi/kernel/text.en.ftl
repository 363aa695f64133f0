# What all games have in common.

player = Player { $number }

ask-over = The game is over.

## Why an action is not possible

why-over = The game is over.
why-not-your-turn = It is not your turn: { $seat } has to choose.
why-not-asked = This action is not offered now.
why-no-such-seat = There is no player { $number } at this table.
why-no-such-action = There is no action number { $number } in this game.

## Why there is no way back

why-undo-nothing = You have nothing to take back.
why-undo-other-seat = Somebody has played since: your action can no longer be taken back.
why-undo-door = Something hidden has come out since: your action can no longer be taken back.
why-redo-nothing = There is nothing to play again.
