# Glory to Rome: names, actions, questions, log and reasons.
# Forms of a name: .a "a Bar"; materials and cards also know their .role and .material.

game-name = Glory to Rome
game-pitch = Rome has burned. A card is a role, a client, a material or a building: you choose when.
manner-fabia = Builds before all else: a new foundation as soon as one is done.
manner-crispus = Fills the vault, with merchants if possible.
manner-drusus = Lives by demands: legionaries, over and over.
final-door = cards are drawn or revealed

## Options

option-mode = Which game to play
option-mode-full = The full game, with the functions of all buildings
option-mode-beginner = The beginners’ game, shorter and without building functions
option-open-hands = Hands open to all during the first turns
option-open-hands-no = Everybody hides their hand
option-open-hands-yes = Hands lie open during the first five turns, to learn

## Materials, roles, places

material-rubble = rubble
material-wood = wood
material-brick = brick
material-concrete = concrete
material-stone = stone
material-marble = marble

role-laborer = Laborer
    .a = a Laborer
role-craftsman = Craftsman
    .a = a Craftsman
role-legionary = Legionary
    .a = a Legionary
role-architect = Architect
    .a = an Architect
role-merchant = Merchant
    .a = a Merchant
role-patron = Patron
    .a = a Patron

seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
seat-5 = player 5

place-town = in town
place-outside = out of town

source-stockpile = your stockpile
source-pool = the pool

thought-orders = refill your hand, at least 1 card
thought-jack = take a Jack

zone-pool = Pool
zone-deck = Deck
zone-jacks = Jack pile
zone-sites-town = Sites in town
zone-sites-outside = Sites out of town
zone-hand = Hand
zone-camp = Camp
zone-clientele = Clientele
zone-stockpile = Stockpile
zone-vault = Vault
zone-influence = Influence
zone-buildings = Buildings
zone-foundations = Foundations

## Order cards: the name, then the building's function

card-academy = Academy
    .a = an Academy
card-academy-text = Once in a turn in which you performed the Craftsman, you may think at the end of your step.
card-amphitheatre = Amphitheatre
    .a = an Amphitheatre
card-amphitheatre-text = When completed, perform the Craftsman up to once per point of influence.
card-aqueduct = Aqueduct
    .a = an Aqueduct
card-aqueduct-text = Your clientele limit is doubled. Each Patron action may also hire one card from your hand.
card-archway = Archway
    .a = an Archway
card-archway-text = Your Architect may take the material from the pool (never a foundation).
card-atrium = Atrium
    .a = an Atrium
card-atrium-text = Your Merchant may take the top card of the deck, unseen, instead of a card of your stockpile.
card-bar = Bar
    .a = a Bar
card-bar-text = Each Patron action may also hire the top card of the deck; after that draw the pool is closed for this action.
card-basilica = Basilica
    .a = a Basilica
card-basilica-text = Each Merchant action may also put one card from your hand into your vault, unshown.
card-bath = Bath
    .a = a Bath
card-bath-text = A client you hire may perform its role once, at once.
card-bridge = Bridge
    .a = a Bridge
card-bridge-text = Your demands reach every opponent, pass Palisades and also take from the stockpiles.
card-catacomb = Catacomb
    .a = a Catacomb
card-catacomb-text = When completed, the game ends at once.
card-circus = Circus
    .a = a Circus
card-circus-text = You may play two order cards of one role as a Jack.
card-circus-maximus = Circus Maximus
    .a = a Circus Maximus
card-circus-maximus-text = When you call or follow a role, each of your clients of that role gives two actions.
card-coliseum = Coliseum
    .a = a Coliseum
card-coliseum-text = Your demands may also throw clients of your victims to the lions: they go to your vault.
card-dock = Dock
    .a = a Dock
card-dock-text = Each Laborer action may also move one card from your hand to your stockpile.
card-forum = Forum
    .a = a Forum
card-forum-text = You win at once if you have a client for each of the six roles.
card-foundry = Foundry
    .a = a Foundry
card-foundry-text = When completed, perform the Laborer up to once per point of influence.
card-fountain = Fountain
    .a = a Fountain
card-fountain-text = Your Craftsman may use the top card of the deck: look, then build with it or keep it in hand.
card-garden = Garden
    .a = a Garden
card-garden-text = When completed, perform the Patron up to once per point of influence.
card-gate = Gate
    .a = a Gate
card-gate-text = Your marble foundations give their functions before they are completed.
card-insula = Insula
    .a = an Insula
card-insula-text = Clientele limit +2.
card-latrine = Latrine
    .a = a Latrine
card-latrine-text = Before thinking, you may discard one order card to the pool.
card-ludus-magna = Ludus Magna
    .a = a Ludus Magna
card-ludus-magna-text = Each of your Merchant clients counts as a client of every role.
card-market = Market
    .a = a Market
card-market-text = Vault limit +2.
card-palace = Palace
    .a = a Palace
card-palace-text = You may call or follow with several cards of the role, Jacks included: one action for each.
card-palisade = Palisade
    .a = a Palisade
card-palisade-text = Demands take nothing from you unless you wish; a Bridge passes it.
card-prison = Prison
    .a = a Prison
card-prison-text = When completed, you may steal an opponent’s completed building for the Prison’s site.
card-road = Road
    .a = a Road
card-road-text = You may use any material in stone buildings.
card-school = School
    .a = a School
card-school-text = When completed, think up to once per point of influence.
card-scriptorium = Scriptorium
    .a = a Scriptorium
card-scriptorium-text = A marble added to one of your foundations may complete it, whatever is missing.
card-senate = Senate
    .a = a Senate
card-senate-text = At the end of each turn you may take Jacks that opponents played.
card-sewer = Sewer
    .a = a Sewer
card-sewer-text = At the end of the turn you may move order cards you played into your stockpile.
card-shrine = Shrine
    .a = a Shrine
card-shrine-text = Hand size +2.
card-stairway = Stairway
    .a = a Stairway
card-stairway-text = An Architect action may add a fitting material to an opponent’s completed building: everybody has its function.
card-statue = Statue
    .a = a Statue
card-statue-text = May be laid on any site, whose value and material then apply. Completed: 3 points at the end.
card-storeroom = Storeroom
    .a = a Storeroom
card-storeroom-text = Each of your clients may act as a Laborer client instead of its own role.
card-temple = Temple
    .a = a Temple
card-temple-text = Hand size +4.
card-tower = Tower
    .a = a Tower
card-tower-text = You may use rubble in any of your buildings. A foundation out of town costs you only one action.
card-villa = Villa
    .a = a Villa
card-villa-text = Your Villa is completed as soon as an Architect action adds a material to it.
card-vomitorium = Vomitorium
    .a = a Vomitorium
card-vomitorium-text = Before thinking, you may discard your whole hand: order cards to the pool, Jacks to their pile.
card-wall = Wall
    .a = a Wall
card-wall-text = Demands take nothing from you unless you wish. 1 point at the end per two cards in your stockpile.

## Actions

group-think = Think
group-lead = Call
group-more = Add
group-follow = Follow
group-stop = Stop
group-laborer = Laborer
group-patron = Patron
group-build = Build
group-prison = Prison
group-legionary = Legionary
group-give = Give
group-merchant = Merchant
group-senate = Senate
group-sewer = Sewer
group-concede = Grant the victory

action-think = Think: { $thought }
action-discard = Discard the { $card } before thinking
action-discard-all = Discard your whole hand before thinking

action-lead = Call the { $card_role } with the { $card }
action-lead-jack = Call the { $role } with a Jack
action-lead-petition = Call the { $role } with a petition of { $material_role } cards
action-lead-circus = Call the { $role } with a pair of { $material_role } cards, using your Circus

action-follow = Follow with the { $card }
action-follow-jack = Follow with a Jack
action-follow-petition = Follow with a petition of { $material_role } cards
action-follow-circus = Follow with a pair of { $material_role } cards, using your Circus
action-more = Add the { $card } to the cards played
action-more-jack = Add a Jack to the cards played
action-more-petition = Add a petition of { $material_role } cards to the cards played
action-more-circus = Add a pair of { $material_role } cards to the cards played, using your Circus
action-set-card = Put the { $card } into the set played as a Jack

action-stop = Stop here

action-take = Take { $material } from the pool
action-dock = Put { $card_material } from your hand into your stockpile ({ $card })

action-hire = Hire { $role_a } from the pool
action-hire-from-hand = Hire { $card_role_a } from your hand ({ $card })
action-hire-from-deck = Hire the top card of the deck
action-act-as = Let the new client perform the { $role }

action-lay = Lay the { $card } as a foundation { $place }
action-lay-statue = Lay the Statue on a { $material } site { $place }
action-add = Add { $card_material } from your hand ({ $card }) to the { $building }
action-add-stock = Add { $material } from your stockpile to the { $building }
action-add-pool = Add { $material } from the pool to the { $building }
action-complete = Complete the building
action-leave-open = Leave the building unfinished
action-look = Look at the top card of the deck
action-keep = Keep the card in hand
action-publish = Make public the { $building } of { $seat }
    .named = { $seat_is ->
        [me] Make your { $building } public
       *[other] Make the { $building } of { $seat } public
    }
action-pay = Pay with { $material } from { $source }
action-steal = Steal the { $building } of { $seat }
    .named = Steal the { $building } of { $seat }

action-reveal = Choose the { $card } face down: Rome will demand { $card_material }
action-give = Give { $card_material } from your hand ({ $card })
action-give-stock = Give { $material } from your stockpile
action-seize = Throw { $role_a } of { $seat } to the lions
    .named = Throw { $role_a } of { $seat } to the lions

action-deposit = Put { $material } from your stockpile into your vault
action-deposit-from-hand = Put { $card_material } from your hand into your vault ({ $card })
action-deposit-from-deck = Put the top card of the deck into your vault, unseen

action-take-jack = Take a Jack played by { $seat }
    .named = { $seat_is ->
        [me] Take back the Jack you played
       *[other] Take a Jack played by { $seat }
    }
action-keep-order = Put { $material } from your played cards into your stockpile

action-concede = Vote to give the victory to { $seat }
    .named = Vote to give the victory to { $seat }
action-withdraw = Take back your vote

## Questions. Those of a role say where it comes from and how many actions are left.

asked-role = { $building_id ->
    [none] { $seat_is ->
        [me] You called the { $role }
       *[other] { $seat } called the { $role }
    }
   *[other] { $building }, { $role } action
}
asked-left = { $count ->
    [0] the rest of your last action
    [one] 1 action
   *[other] { $count } actions
}
asked-thought = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $jacks ->
    [0] {""}
   *[other] {" "}or a Jack
}

ask-Lead = You are the leader: which role do you call, or do you think ({ asked-thought })?
ask-PlaySet = Set played as a Jack: which { $role } card do you put into it ({ $count } to go)?
ask-MoreCards = Palace: do you play more for the { $role }, which already gives you { $count ->
    [one] 1 action
   *[other] { $count } actions
}?
ask-Follow = { $seat } calls the { $role }: { $ways ->
    [0] with nothing to follow, how do you think
   *[other] do you follow ({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }), or think
} ({ asked-thought }{ $clients ->
    [0] {""}
    [one] , and 1 client action
   *[other] , and { $clients } client actions
})?
ask-Think = { $optional ->
    [0] You have discarded: how do you think ({ asked-thought })?
   *[other] School: do you think ({ asked-thought }, up to { $count ->
        [one] once
       *[other] { $count } times
    } more)?
}
ask-Laborer = { asked-role }: what do you put into your stockpile ({ asked-left })?
ask-Patron = { asked-role }: which client do you hire ({ asked-left }, room for { $clientele })?
ask-BathRole = Bath: which role does your new { $role } client perform at once?
ask-Merchant = { asked-role }: what do you put into your vault ({ asked-left }, room for { $vault })?
ask-Craftsman = { asked-role }: which foundation do you lay, or which material from your hand do you add ({ asked-left })?
ask-FountainCard = Fountain: you draw the { $card }, do you build with it or keep it in hand?
ask-Architect = { asked-role }: which foundation do you lay, or which material from your stockpile do you add ({ asked-left })?
ask-ScriptoriumChoice = Scriptorium: does this marble complete the { $building } (influence +{ $count })?
ask-PayForStairway = Stairway: with which material do you make the { $building } of { $other } public?
ask-Steal = Prison: which building do you steal in exchange for the Prison’s site (influence −{ $count })?
ask-Legionary = { asked-role }: which card do you choose, face down, to demand its material ({ asked-left })?
ask-TakeFromPool = You demand { $material }: do you take any from the pool (up to { $count })?
ask-Give = { $seat } demands { $material }: { $sheltered ->
    [0] which card do you give ({ $count } to go)
   *[other] sheltered as you are, do you still give any (up to { $count })
}?
ask-Seize = Coliseum: which client do you throw to the lions (room for { $count } in your vault)?
ask-AfterActions = Academy: do you think after your work as a Craftsman ({ asked-thought })?
ask-TakeJacks = Senate: { $count ->
    [one] an opponent’s Jack was played, do you take it
   *[other] { $count } opponents’ Jacks were played, which one do you take
}?
ask-KeepOrders = Sewer: which of your played cards goes to your stockpile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})?

## Public numbers of a seat, which previews compare

tally-orders = { $count ->
    [one] card in hand
   *[other] cards in hand
}
tally-jacks = { $count ->
    [one] Jack
   *[other] Jacks
}
tally-rubble = rubble in stock
tally-wood = wood in stock
tally-brick = brick in stock
tally-concrete = concrete in stock
tally-stone = stone in stock
tally-marble = marble in stock
tally-foundations = { $count ->
    [one] foundation
   *[other] foundations
}
tally-laid = { $count ->
    [one] material laid
   *[other] materials laid
}
tally-buildings = { $count ->
    [one] building completed
   *[other] buildings completed
}
tally-influence = influence
tally-clients = { $count ->
    [one] client
   *[other] clients
}
tally-vault = { $count ->
    [one] card in the vault
   *[other] cards in the vault
}
tally-hand-size = hand size
tally-clientele-limit = clientele limit
tally-vault-limit = vault limit

## Standing orders

order-Follow = Follow the role called (never: think and refill the hand)
order-Give = Give what Rome demands when sheltered
order-TakeJacks = Senate: take the Jacks that were played
order-KeepOrders = Sewer: keep the cards that were played
order-AfterActions = Academy: think after a Craftsman’s step

## Log

who-calls = { $seat_is ->
    [me] You call
   *[other] { $seat } calls
} the { $role }
who-follows = { $seat_is ->
    [me] You follow
   *[other] { $seat } follows
}
who-adds = { $seat_is ->
    [me] You add
   *[other] { $seat } adds
}
who-takes = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
}
who-lays = { $seat_is ->
    [me] You lay
   *[other] { $seat } lays
}
who-may = { $seat_is ->
    [me] You may
   *[other] { $seat } may
}

told-turn = Turn { $count }: { $seat_is ->
    [me] you become
   *[other] { $seat } becomes
} the leader.
told-leads = { who-calls } with the { $card }.
told-leads_jack = { who-calls } with a Jack.
told-leads_petition = { who-calls } with a petition of { $material_role } cards.
told-leads_circus = { who-calls } with a pair of { $material_role } cards, using the Circus.
told-follows = { who-follows } with the { $card }.
told-follows_jack = { who-follows } with a Jack.
told-follows_petition = { who-follows } with a petition of { $material_role } cards.
told-follows_circus = { who-follows } with a pair of { $material_role } cards, using the Circus.
told-adds_unit = { who-adds } the { $card }, using the Palace.
told-adds_unit_jack = { who-adds } a Jack, using the Palace.
told-adds_unit_petition = { who-adds } a petition of { $material_role } cards, using the Palace.
told-adds_unit_circus = { who-adds } a pair of { $material_role } cards, using the Palace and the Circus.
told-plays_in_set = { $seat_is ->
    [me] You put
   *[other] { $seat } puts
} the { $card } into the set.
    .part = { $card }
told-thinks_orders = { $seat_is ->
    [me] You think and draw
   *[other] { $seat } thinks and draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
told-draws = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} the { $card }.
    .part = { $card }
told-thinks_jack = { $seat_is ->
    [me] You think and take
   *[other] { $seat } thinks and takes
} a Jack.
told-discards = { $seat_is ->
    [me] You discard
   *[other] { $seat } discards
} the { $card } before thinking.
told-discards_all = { $seat_is ->
    [me] You discard your whole hand
   *[other] { $seat } discards their whole hand
} before thinking: { $count ->
    [0] no order cards
    [one] one order card
   *[other] { $count } order cards
}, { $jacks ->
    [0] no Jacks
    [one] one Jack
   *[other] { $jacks } Jacks
}.
told-takes = { who-takes } { $material } from the pool.
told-docks = { $seat_is ->
    [me] You put { $card_material } from your hand into your stockpile
   *[other] { $seat } puts { $card_material } from hand into the stockpile
} ({ $card }).
told-hires = { $seat_is ->
    [me] You hire
   *[other] { $seat } hires
} { $role_a } from the pool.
told-hires_from_hand = { $seat_is ->
    [me] You hire { $card_role_a } from your hand
   *[other] { $seat } hires { $card_role_a } from hand
} ({ $card }).
told-hires_from_deck = { $seat_is ->
    [me] You hire
   *[other] { $seat } hires
} { $card_role_a } from the deck ({ $card }).
told-deposits = { $seat_is ->
    [me] You put a card from your stockpile into your vault
   *[other] { $seat } puts a card from the stockpile into the vault
}, in sight until the turn ends.
told-deposits_from_hand = { $seat_is ->
    [me] You put a card from your hand into your vault, which only you see until the turn ends
   *[other] { $seat } puts a card from hand into the vault, unshown
}.
told-deposits_from_deck = { $seat_is ->
    [me] You put
   *[other] { $seat } puts
} the top card of the deck into the vault, seen by nobody.
told-lays = { who-lays } the { $card } as a foundation { $place }.
told-lays_statue = { who-lays } the Statue on a { $material } site { $place }.
told-adds = { $seat_is ->
    [me] You add { $material } from your hand
   *[other] { $seat } adds { $material } from hand
} to the { $building }.
told-adds_stock = { $seat_is ->
    [me] You add { $material } from your stockpile
   *[other] { $seat } adds { $material } from the stockpile
} to the { $building }.
told-adds_pool = { who-adds } { $material } from the pool to the { $building }.
told-looks = { $seat_is ->
    [me] You look
   *[other] { $seat } looks
} at the top card of the deck, using the Fountain.
told-sees = { $seat_is ->
    [me] You draw
   *[other] { $seat } draws
} the { $card } with the Fountain.
    .part = { $card }
told-keeps = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} the Fountain’s card in hand.
told-completes = { $seat_is ->
    [me] You complete
   *[other] { $seat } completes
} the { $building } (influence +{ $count }).
    .part = building completed, influence +{ $count }
told-may_act = { who-may } perform the { $role } up to { $count } times.
    .part = up to { $count } { $role } actions
told-may_think = { who-may } think up to { $count } times.
    .part = think up to { $count } times
told-publishes = { $seat_is ->
    [me] You make the { $building } of { $other } public
   *[other] { $other_is ->
        [me] { $seat } makes your { $building } public
       *[other] { $seat } makes the { $building } of { $other } public
    }
}.
told-pays = { who-adds } { $material } to it.
    .part = for { $material }
told-steals = { $seat_is ->
    [me] You steal the { $building } from { $other }
   *[other] { $seat } steals the { $building } from { $other }
}.
told-pays_site = { $seat_is ->
    [me] You leave
   *[other] { $seat } leaves
} the Prison’s site to { $other } (influence { $count }).
    .part = influence −{ $count }, +{ $count } for { $other }
told-demands = { $seat_is ->
    [me] You reveal the { $card } and demand
   *[other] { $seat } reveals the { $card } and demands
} { $material }.
    .part = also { $material } ({ $card })
told-gives = { $seat_is ->
    [me] You give
   *[other] { $seat } gives
} { $other } { $card_material } ({ $card }).
    .part = { $seat_is ->
        [me] you give
       *[other] { $seat } gives
    } { $card_material } ({ $card })
told-gives_stock = { $seat_is ->
    [me] You give { $other } { $material } from your stockpile
   *[other] { $seat } gives { $other } { $material } from the stockpile
}.
    .part = { $seat_is ->
        [me] you give { $material } from your stockpile
       *[other] { $seat } gives { $material } from the stockpile
    }
told-gives_nothing = “Glory to Rome!” Sheltered, { $seat_is ->
    [me] you give
   *[other] { $seat } gives
} { $other } nothing ({ $material }).
    .part = sheltered, { $seat_is ->
        [me] you give
       *[other] { $seat } gives
    } nothing
told-gives_no_more = “Glory to Rome!” Sheltered, { $seat_is ->
    [me] you give
   *[other] { $seat } gives
} { $other } nothing more ({ $material }).
    .part = sheltered, { $seat_is ->
        [me] you give
       *[other] { $seat } gives
    } nothing more
told-glory_to_rome = “Glory to Rome!” { $seat_is ->
    [me] You have
   *[other] { $seat } has
} no { $material } to give.
    .part = { $seat_is ->
        [me] you have
       *[other] { $seat } has
    } no { $material }
told-seizes = { $seat_is ->
    [me] You throw a client of { $other } to the lions
   *[other] { $other_is ->
        [me] { $seat } throws one of your clients to the lions
       *[other] { $seat } throws a client of { $other } to the lions
    }
}, in sight in the vault until the turn ends.
told-takes_jack = { who-takes } a Jack played by { $other }.
told-keeps_order = { $seat_is ->
    [me] You put { $material } from your played cards into your stockpile
   *[other] { $seat } puts { $material } from the played cards into the stockpile
}.
told-concedes = { $seat_is ->
    [me] You vote
   *[other] { $seat } votes
} to give the victory to { $other }.
told-withdraws = { $seat_is ->
    [me] You take back your vote
   *[other] { $seat } takes back their vote
}.
told-ends_deck = { ending-deck }
told-ends_sites = { ending-sites }
told-ends_catacomb = { ending-catacomb }
told-ends_forum = { ending-forum }
told-ends_concession = { ending-concession }

## End of the game

ending-deck = The game is over: the last card has left the deck.
ending-sites = The game is over: the last site in town is taken.
ending-catacomb = The game is over: a Catacomb is completed.
ending-forum = The game is over: a Forum and a client for every role win it.
ending-concession = The game is over: the victory was granted by common consent.

score-influence = Influence
score-vault = Vault
score-bonus = Merchant bonuses
score-statue = Statue
score-wall = Wall
score-total = Total
score-tie = With equal points, the larger hand comes first.

## Why an action is not possible. "now" is the role being performed.

now-laborer = the Laborer
now-craftsman = the Craftsman
now-legionary = the Legionary
now-architect = the Architect
now-merchant = the Merchant
now-patron = the Patron

why-not-in-hand = You do not have the { $card } in hand.
why-not-in-hand-any = No card in your hand can go there.
why-no-function = You do not have the function of the { $building }: without it { $building_id ->
    [circus] a pair of cards does not stand for a Jack
    [latrine] you discard no card before thinking
    [vomitorium] you do not discard your hand before thinking
    [dock] nothing goes from your hand to your stockpile
    [aqueduct] you hire nobody from your hand
    [bar] you hire nobody from the deck
    [atrium] the Merchant takes nothing from the deck
    [basilica] nothing goes from your hand to your vault
    [archway] the Architect takes nothing from the pool
    [fountain] the Craftsman takes nothing from the deck
    [stairway] you cannot make another player’s building public
    [coliseum] you take no clients of others
    [senate] you take no Jacks of others
    [sewer] you do not get back the cards you played
   *[other] this cannot be done
}.
why-beginner-function = In the beginners’ game buildings have no functions: not even { $building_a }.
why-once-an-action = The { $building } gives one card an action, and you have no further action.
why-other-role = This is { $role_a } action, but you are performing { $now }.
why-role-is-called = The { $role } is the role called: its actions come in your step, once all have followed or thought.
why-no-role-yet = This is { $role_a } action: it waits until that role is called and your step comes.
why-actions-over = Your step is over: there are no actions left.
why-own-building = You point at your own camp: it must be an opponent’s { $building }.
why-not-completed = { $seat } has not completed the { $building }.

why-already-called = The role of this turn is already chosen: the { $role }.
why-no-jack = You have no Jack in hand.
why-petition-size = A petition takes { $count } cards of one role; you hold { $held ->
    [0] no { $role } card
    [one] only one { $role } card
   *[other] { $held } { $role } cards
}.
why-circus-size = The Circus takes { $count } cards of one role; you hold { $held ->
    [0] no { $role } card
    [one] only one { $role } card
   *[other] { $held } { $role } cards
}.
why-nothing-called = You are the leader, there is nothing to follow: call a role or think.
why-too-late-to-follow = The moment to follow has passed.
why-follow-other-role = To follow the { $role }, play a card of that role, a Jack or a petition, not the { $card }.
why-set-other-role = This set takes { $role } cards only, not the { $card }.
why-lead-or-think = The leader does not pass: call a role or think.
why-follow-or-think = There is no passing: follow the role called, or think.

why-must-think = You are thinking: take a Jack or draw.
why-no-thinking-now = One thinks instead of calling or following, never in the middle of one’s actions.
why-jack-pile-empty = The Jack pile is empty.
why-discard-once = The Latrine takes one card each time you think.
why-hand-empty = Your hand is empty: there is nothing to discard.
why-must-choose = There is no passing here: choose one of the possibilities.

why-clientele-full = Your clientele is full: { $count } clients at most.
why-pool-lacks-role = There is no { $role } in the pool; cards played this turn arrive there only at its end.
why-pool-closed = After the Bar’s card, the pool is closed for this action.
why-pool-once = An action takes one card from the pool, and you have no further action.
why-bath-role = This client is { $role_a }: it performs its own role, unless a Ludus Magna or a Storeroom opens another.
why-pool-lacks = There is no { $material } in the pool; cards played this turn arrive there only at its end.
why-stockpile-lacks = There is no { $material } in your stockpile.

why-foundation-roles = A foundation is laid by a Craftsman or an Architect action.
why-name-taken = You already have { $building_a } among your foundations or buildings.
why-statue-site = Choose the site of the Statue: any of them will do.
why-beginner-statue = In the beginners’ game the Statue is laid like any other building, on a marble site.
why-no-site-left = There is no { $material } site left.
why-no-site-in-town = There is no { $material } site left in town, only out of town.
why-no-site-outside = There is no { $material } site left out of town.
why-outside-cost = { $count ->
    [one] A foundation out of town costs one action, and you have none left.
   *[other] A foundation out of town costs { $count } consecutive actions of one role, and you do not have enough.
}
why-architect-stockpile = The Architect takes materials from your stockpile, not from your hand.
why-craftsman-hand = The Craftsman takes materials from your hand, not from the stockpile or the pool.
why-no-foundation = You have not laid the { $building }: a material goes into one of your foundations.
why-no-foundation-any = None of your foundations takes this material.
why-already-complete = You have completed the { $building }: nothing is added to it any more.
why-already-complete-any = { why-no-foundation-any }
why-does-not-fit = You cannot add { $material } to the { $building }: a foundation takes its own material.
why-does-not-fit-any = You have nothing that fits this foundation.
why-fountain-card = This action is for the card drawn with the Fountain: the { $card }.
why-fountain-decide = First decide about the card you drew: build with it or keep it in hand.
why-already-public = The { $building } is public already.
why-nothing-to-pay = You do not have the material it takes to make the { $building } public.
why-stairway-material = The Stairway wants the { $building }’s own material.
why-prison-once = The Prison steals only at the moment of its completion.
why-steal-name-taken = You already have { $building_a }: nobody steals a name they have.

why-add-with-palace = Cards are added to those played only with a Palace, at the moment of playing.
why-already-played = You have played already: with the Palace you add cards, or stop there.
why-reveal-not-in-hand = You choose an order card from your hand, never a Jack; you do not have the { $card }.
why-already-backed = A card backs one demand a turn, and you have already chosen the { $card }.
why-not-demanded = For now, Rome demands { $material }.
why-must-give = Without a Palisade or a Wall you must give { $seat } what Rome demands ({ $material }).
why-palisade-bridge = { $seat } has a Bridge, which your Palisade does not stop: you must give { $material }.
why-gave-enough = You have given all that was demanded from your hand.
why-stockpile-safe = Nothing more is demanded from your stockpile, which only a Bridge can reach.
why-stockpile-taken = What the Bridge takes from your stockpile goes without your choosing.
why-out-of-reach = Your demand does not reach { $seat }: without a Bridge only your neighbours give.
why-protected = { $seat } is safe behind a Palisade or a Wall.
why-no-such-client = { $seat } has no { $role } client.
why-role-not-revealed = You have revealed no { $role } card.
why-seized-enough = You have taken as many { $role } clients from { $seat } as you revealed cards.

why-vault-full = Your vault is full: { $count } cards at most.
why-sold-once = An action sells once, and you have no further action.

why-at-turn-end = The { $building } is for the end of the turn.
why-own-jack = The Senate takes the Jacks of opponents, never your own.
why-no-jack-played = There is no Jack played by { $seat } to take.
why-not-played = There is no { $material } among the cards you played.

why-concede-self = You cannot vote for yourself.
why-already-voted = You are voting for { $seat } already.
why-no-vote = You have voted for nobody.

## Why an action is advised

because-clients = { $clients ->
    [0] Clients first: each one acts for you every time somebody calls its role.
    [one] Your client works for you: one more action every time somebody calls its role.
   *[other] Your { $clients } clients work for you: one more action each, every time somebody calls their role.
}
because-influence = Influence counts twice: points at the end and, until then, room for clients and sales.
because-functions = A building’s function lasts the whole game: the sooner it stands, the more often it serves.
because-once = This building works once, when it is completed, and brings much at a stroke.
because-ending = It decides when the game ends, and the moment suits you.
because-forum = With the Forum, clients for all six roles win at once: you come nearer.
because-progress = It brings a building nearer to completion, and only completed buildings give influence.
because-foundation = A foundation laid now gives your materials somewhere to go.
because-stockpile = Materials in your stockpile feed your buildings (Architect) and your vault (Merchant).
because-stockpile-Laborer = { $foundations ->
    [0] This material may be sold (Merchant), or wait for your first building.
   *[other] Something for the buildings you have begun (Architect), or something to sell (Merchant).
}
because-stockpile-Legionary = What you are handed goes to your stockpile: to build with, or to sell.
because-room = There is room for more clients and sales, and you can use it.
because-bonuses = The most cards of a material in the vault bring three more points at the end.
because-hand = { $orders ->
    [one] With a single card in hand you choose too little: more cards mean more roles to call and to follow.
   *[other] Cards in hand ({ $orders }) are roles you can call, or follow when the others call them.
}
because-jacks = A Jack stands for any role: it is always there when you need it.
because-demand = Your neighbours must hand over what you demand, if they have it.
because-opponent = It leaves less to the opponent who is ahead.
