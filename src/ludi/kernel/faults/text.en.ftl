# What is wrong with a file of components

fault-at = key '{ $key }' { $fault }
fault-near = (is it '{ $near }'?)
found-absent = absent
found-a-table = a table
fault-missing = is missing
fault-unknown = is unknown
fault-twice = is there twice: { $found }
fault-source-of-nothing = speaks of a key '{ $about }' that is not there
fault-note-on-nothing = speaks of '{ $about }', not given here
fault-not-to-correct = cannot be corrected
fault-another-number = must be { $wanted }, not { $found }
fault-no-number = must be a whole number from { $least } to { $most }, not { $found }
fault-no-flag = must be true or false, not { $found }
fault-no-list = must be a list, not { $found }
fault-no-list-of-tables = must be a list of tables, not of { $found }
fault-no-text = must be a text, not { $found }
fault-no-line = must be one line of at most { $most } characters
fault-no-day = must be a day such as "2026-11-18"
fault-none-of = must be one of { $named }, not { $found }
fault-none-of-many = must be one of the { $count } known ones, not { $found }
fault-another-text = must be { $named }, not { $found }
fault-fixed-text = must be '{ $wanted }', as in the rules
fault-which-game = is missing: which box is corrected?
fault-another-game = it corrects the box of '{ $found }', not of '{ $game }'
fault-no-single-table = must be one table, not { $found }
fault-no-tables = must be a list of tables
fault-no-table = must be a table, not { $found }
fault-no-row = no table has the key id = '{ $id }'
fault-no-section = must be a section, not { $found }
fault-no-such-table = the box has no such table
fault-no-such-row = the box has no such row
fault-table-missing = the table is missing
fault-table-unknown = the table is unknown
fault-too-large = is too large: at most { $most } bytes are read
fault-unreadable = cannot be read: { $why }
fault-no-toml = is not good TOML: { $why }
fault-other-length = must have { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}, not { $found }
fault-other-sum = adds up to { $found }, but must add up to { $count }
fault-other-count = says { $number }, but the cards in [[{ $table }]] make { $found }
fault-no-cost = must be like 'stone 2, denarii 1', not '{ $found }'
fault-too-dear = asks for more than a board can hold: '{ $found }'
fault-no-resources = must name { $count ->
    [0] at least one resource
    [one] { $count } resource
   *[other] { $count } resources
}
fault-three-effects = must list three different effects
fault-bonus-slots = must list the three bonuses and one blank slot
fault-places-once = must be 0, 1, 2, 3, each once
fault-five-pieces = and 'upper_pieces' must add up to five
fault-other-condition = does not go with the condition in 'when'
fault-too-many-starred = is more than the copies there are
fault-no-rise = must rise from 0
fault-no-picture = must be rows of # and . of the same length
fault-too-long = must be at most { $most } cells long and wide
fault-no-map = must be up to { $rows } rows of the same length, up to { $columns }
fault-other-map = must be { $rows } rows of { $columns } like 'cells'
fault-other-marks = has other marks than { $marks }
fault-too-few-dice = gives too few dice: each player takes two
fault-nero-cards = must be { $wanted } for { $players } players
fault-too-few-plans = leaves too few plans of the type '{ $type }' for { $players } players
fault-too-few-advisors = leaves '{ $found }' without three advisors
fault-no-moment = has an effect that does not say when ('on')
fault-seal-count = must be true on 16 of the 18 cards
fault-build-count = must be 'build' on nine cards
fault-three-cells = must be three cells side by side
fault-other-icons = must be { $count }, but { $found } are there
fault-other-pattern = must show the pattern '{ $id }' as it is printed
fault-beginners-only = is what tells the beginners' game from the others, and stays as it is
fault-marble-only = is for marble cards only
fault-other-effects = (with 'timing') must stay what the rules do, '{ $wanted }' (only a # may be corrected), not '{ $found }'
fault-impossible = these values make no box together ({ $why })
