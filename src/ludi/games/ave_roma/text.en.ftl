# Ave Roma: names, actions, questions, log and reasons.

game-name = Ave Roma
game-pitch = Five workers, five values: the place you take says what you can buy.
manner-fabia = Collects public works.
manner-crispus = At home on the market: buys, sells and keeps a surplus.
manner-drusus = Looks to the provinces and to the wars.
final-door = cards are revealed

## Options

option-mode = The mode of play
option-mode-basic = Basic rules
option-mode-advanced = Advanced mode: open deck tops, cards used for their icons
option-decks = The cards in play
option-decks-printed = By the number of players printed on the cards
option-decks-all = All cards, 30 per deck
option-decks-random-15 = 15 random cards per deck
option-decks-random-20 = 20 random cards per deck
option-decks-random-25 = 25 random cards per deck

## Things

resource-wood = wood
resource-stone = stone
resource-cattle = cattle
resource-wheat = wheat
resource-iron = iron
resource-wine = wine
good-wood = { resource-wood }
good-stone = { resource-stone }
good-cattle = { resource-cattle }
good-wheat = { resource-wheat }
good-iron = { resource-iron }
good-wine = { resource-wine }
good-surplus = surplus
required-wood = { resource-wood }
    .one = 1 { resource-wood }
required-stone = { resource-stone }
    .one = 1 { resource-stone }
required-cattle = { resource-cattle }
    .one = 1 { resource-cattle }
required-wheat = { resource-wheat }
    .one = 1 { resource-wheat }
required-iron = { resource-iron }
    .one = 1 { resource-iron }
required-wine = { resource-wine }
    .one = 1 { resource-wine }
required-black = black resource
    .one = 1 black resource
required-green = green resource
    .one = 1 green resource
required-red = red resource
    .one = 1 red resource
required-any = resource of any kind
    .one = 1 resource of any kind
required-surplus = surplus
    .one = 1 surplus
location-quaestor = Quaestor
location-aedilis = Aedilis
location-mercator = Mercator
location-propraetor = Propraetor
location-roma = Roma
location-aedificator = Aedificator
location-legatus = Legatus
location-senatus = Senatus
place-quaestor = { location-quaestor }
place-aedilis = { location-aedilis }
place-mercator = { location-mercator }
place-propraetor = { location-propraetor }
place-roma = { location-roma }
slot-aedificator-1 = Aedificator 1
slot-aedificator-2 = Aedificator 2
slot-aedificator-3 = Aedificator 3
slot-aedificator-4 = Aedificator 4
slot-aedificator-5 = Aedificator 5
slot-legatus-1 = Legatus 1
slot-legatus-2 = Legatus 2
slot-legatus-3 = Legatus 3
slot-legatus-4 = Legatus 4
slot-legatus-5 = Legatus 5
slot-senatus-1 = Senatus 1
slot-senatus-2 = Senatus 2
slot-senatus-3 = Senatus 3
slot-senatus-4 = Senatus 4
slot-senatus-5 = Senatus 5
training-plus-1 = ±1
training-plus-2 = ±2
training-plus-3 = ±3
training-plus-4 = ±4
worker-1 = worker 1
worker-2 = worker 2
worker-3 = worker 3
worker-4 = worker 4
worker-5 = worker 5
worker-plus-1-as-1 = the worker trained ±1 as 1
worker-plus-1-as-2 = the worker trained ±1 as 2
worker-plus-1-as-3 = the worker trained ±1 as 3
worker-plus-1-as-4 = the worker trained ±1 as 4
worker-plus-1-as-5 = the worker trained ±1 as 5
worker-plus-2-as-1 = the worker trained ±2 as 1
worker-plus-2-as-2 = the worker trained ±2 as 2
worker-plus-2-as-3 = the worker trained ±2 as 3
worker-plus-2-as-4 = the worker trained ±2 as 4
worker-plus-2-as-5 = the worker trained ±2 as 5
worker-plus-3-as-1 = the worker trained ±3 as 1
worker-plus-3-as-2 = the worker trained ±3 as 2
worker-plus-3-as-3 = the worker trained ±3 as 3
worker-plus-3-as-4 = the worker trained ±3 as 4
worker-plus-3-as-5 = the worker trained ±3 as 5
worker-plus-4-as-1 = the worker trained ±4 as 1
worker-plus-4-as-2 = the worker trained ±4 as 2
worker-plus-4-as-3 = the worker trained ±4 as 3
worker-plus-4-as-4 = the worker trained ±4 as 4
worker-plus-4-as-5 = the worker trained ±4 as 5
card-dalmatia = Dalmatia
card-gallia-lugdunensis = Gallia Lugdunensis
card-campania = Campania
card-epirus = Epirus
card-etruria = Etruria
card-cappadocia = Cappadocia
card-gallia-belgica = Gallia Belgica
card-noricum = Noricum
card-galatia = Galatia
card-achaia = Achaia
card-numidia = Numidia
card-syria = Syria
card-dacia = Dacia
card-raetia = Raetia
card-aquitania = Aquitania
card-pannonia = Pannonia
card-thracia = Thracia
card-gallia-narbonensis = Gallia Narbonensis
card-asia = Asia
card-cyprus = Cyprus
card-africa-proconsularis = Africa Proconsularis
card-britannia = Britannia
card-aegyptus = Aegyptus
card-lusitania = Lusitania
card-hispania-tarraconensis = Hispania Tarraconensis
card-baetica = Baetica
card-macedonia = Macedonia
card-germania-superior = Germania Superior
card-bithynia-et-pontus = Bithynia et Pontus
card-sicilia = Sicilia
card-colosseum-plan = Colosseum (plan)
card-colosseum-built = Colosseum (built)
card-pantheon-plan = Pantheon (plan)
card-pantheon-built = Pantheon (built)
card-circus-maximus-plan = Circus Maximus (plan)
card-circus-maximus-built = Circus Maximus (built)
card-forum-romanum-plan = Forum Romanum (plan)
card-forum-romanum-built = Forum Romanum (built)
card-thermae-plan = Thermae (plan)
card-thermae-built = Thermae (built)
card-aquaeductus-plan = Aquaeductus (plan)
card-aquaeductus-built = Aquaeductus (built)
card-theatrum-marcelli-plan = Theatre of Marcellus (plan)
card-theatrum-marcelli-built = Theatre of Marcellus (built)
card-basilica-iulia-plan = Basilica Iulia (plan)
card-basilica-iulia-built = Basilica Iulia (built)
card-curia-plan = Curia (plan)
card-curia-built = Curia (built)
card-templum-vestae-plan = Temple of Vesta (plan)
card-templum-vestae-built = Temple of Vesta (built)
card-macellum-plan = Macellum (plan)
card-macellum-built = Macellum (built)
card-arcus-triumphalis-plan = Triumphal Arch (plan)
card-arcus-triumphalis-built = Triumphal Arch (built)
card-ludus-magnus-plan = Ludus Magnus (plan)
card-ludus-magnus-built = Ludus Magnus (built)
card-mausoleum-augusti-plan = Mausoleum of Augustus (plan)
card-mausoleum-augusti-built = Mausoleum of Augustus (built)
card-castra-praetoria-plan = Castra Praetoria (plan)
card-castra-praetoria-built = Castra Praetoria (built)
card-hannibal-1 = Hannibal I
card-hannibal-2 = Hannibal II
card-hannibal-3 = Hannibal III
card-hannibal-4 = Hannibal IV
card-hannibal-5 = Hannibal V
card-spartacus-1 = Spartacus I
card-spartacus-2 = Spartacus II
card-spartacus-3 = Spartacus III
card-spartacus-4 = Spartacus IV
card-spartacus-5 = Spartacus V
card-vercingetorix-1 = Vercingetorix I
card-vercingetorix-2 = Vercingetorix II
card-vercingetorix-3 = Vercingetorix III
card-vercingetorix-4 = Vercingetorix IV
card-vercingetorix-5 = Vercingetorix V
card-mithridates-1 = Mithridates I
card-mithridates-2 = Mithridates II
card-mithridates-3 = Mithridates III
card-mithridates-4 = Mithridates IV
card-mithridates-5 = Mithridates V
card-arminius-1 = Arminius I
card-arminius-2 = Arminius II
card-arminius-3 = Arminius III
card-arminius-4 = Arminius IV
card-arminius-5 = Arminius V
card-pyrrhus-1 = Pyrrhus I
card-pyrrhus-2 = Pyrrhus II
card-pyrrhus-3 = Pyrrhus III
card-pyrrhus-4 = Pyrrhus IV
card-pyrrhus-5 = Pyrrhus V
card-maecenas = Maecenas
card-vitruvius = Vitruvius
card-scipio = Scipio Africanus
card-strabo = Strabo
card-crassus = Crassus
card-agrippa = Agrippa
card-caesar = Julius Caesar
card-cato = Cato the Elder
card-cicero = Cicero
card-gracchus = Tiberius Gracchus
card-marius = Marius
card-frontinus = Frontinus
card-sulla = Sulla
card-germanicus = Germanicus
card-titus = Titus
card-clodius = Clodius Pulcher
card-plinius = Pliny the Elder
card-varro = Varro
card-augustus = Augustus
card-livia = Livia
card-lucullus = Lucullus
card-nero = Nero
card-atticus = Atticus
card-antonia = Antonia
card-octavia = Octavia
card-hadrianus = Hadrian
card-pompeius = Pompey
card-cornelia = Cornelia
card-seneca = Seneca
card-traianus = Trajan
work-colosseum-plan = { card-colosseum-plan }
work-colosseum-built = { card-colosseum-built }
work-pantheon-plan = { card-pantheon-plan }
work-pantheon-built = { card-pantheon-built }
work-circus-maximus-plan = { card-circus-maximus-plan }
work-circus-maximus-built = { card-circus-maximus-built }
work-forum-romanum-plan = { card-forum-romanum-plan }
work-forum-romanum-built = { card-forum-romanum-built }
work-thermae-plan = { card-thermae-plan }
work-thermae-built = { card-thermae-built }
work-aquaeductus-plan = { card-aquaeductus-plan }
work-aquaeductus-built = { card-aquaeductus-built }
work-theatrum-marcelli-plan = { card-theatrum-marcelli-plan }
work-theatrum-marcelli-built = { card-theatrum-marcelli-built }
work-basilica-iulia-plan = { card-basilica-iulia-plan }
work-basilica-iulia-built = { card-basilica-iulia-built }
work-curia-plan = { card-curia-plan }
work-curia-built = { card-curia-built }
work-templum-vestae-plan = { card-templum-vestae-plan }
work-templum-vestae-built = { card-templum-vestae-built }
work-macellum-plan = { card-macellum-plan }
work-macellum-built = { card-macellum-built }
work-arcus-triumphalis-plan = { card-arcus-triumphalis-plan }
work-arcus-triumphalis-built = { card-arcus-triumphalis-built }
work-ludus-magnus-plan = { card-ludus-magnus-plan }
work-ludus-magnus-built = { card-ludus-magnus-built }
work-mausoleum-augusti-plan = { card-mausoleum-augusti-plan }
work-mausoleum-augusti-built = { card-mausoleum-augusti-built }
work-castra-praetoria-plan = { card-castra-praetoria-plan }
work-castra-praetoria-built = { card-castra-praetoria-built }
work-hannibal-1 = { card-hannibal-1 }
work-hannibal-2 = { card-hannibal-2 }
work-hannibal-3 = { card-hannibal-3 }
work-hannibal-4 = { card-hannibal-4 }
work-hannibal-5 = { card-hannibal-5 }
work-spartacus-1 = { card-spartacus-1 }
work-spartacus-2 = { card-spartacus-2 }
work-spartacus-3 = { card-spartacus-3 }
work-spartacus-4 = { card-spartacus-4 }
work-spartacus-5 = { card-spartacus-5 }
work-vercingetorix-1 = { card-vercingetorix-1 }
work-vercingetorix-2 = { card-vercingetorix-2 }
work-vercingetorix-3 = { card-vercingetorix-3 }
work-vercingetorix-4 = { card-vercingetorix-4 }
work-vercingetorix-5 = { card-vercingetorix-5 }
work-mithridates-1 = { card-mithridates-1 }
work-mithridates-2 = { card-mithridates-2 }
work-mithridates-3 = { card-mithridates-3 }
work-mithridates-4 = { card-mithridates-4 }
work-mithridates-5 = { card-mithridates-5 }
work-arminius-1 = { card-arminius-1 }
work-arminius-2 = { card-arminius-2 }
work-arminius-3 = { card-arminius-3 }
work-arminius-4 = { card-arminius-4 }
work-arminius-5 = { card-arminius-5 }
work-pyrrhus-1 = { card-pyrrhus-1 }
work-pyrrhus-2 = { card-pyrrhus-2 }
work-pyrrhus-3 = { card-pyrrhus-3 }
work-pyrrhus-4 = { card-pyrrhus-4 }
work-pyrrhus-5 = { card-pyrrhus-5 }
patron-maecenas = { card-maecenas }
patron-vitruvius = { card-vitruvius }
patron-scipio = { card-scipio }
patron-strabo = { card-strabo }
patron-crassus = { card-crassus }
patron-agrippa = { card-agrippa }
patron-caesar = { card-caesar }
patron-cato = { card-cato }
patron-cicero = { card-cicero }
patron-gracchus = { card-gracchus }
patron-marius = { card-marius }
patron-frontinus = { card-frontinus }
patron-sulla = { card-sulla }
patron-germanicus = { card-germanicus }
patron-titus = { card-titus }
patron-clodius = { card-clodius }
patron-plinius = { card-plinius }
patron-varro = { card-varro }
patron-augustus = { card-augustus }
patron-livia = { card-livia }
patron-lucullus = { card-lucullus }
patron-nero = { card-nero }
patron-atticus = { card-atticus }
patron-antonia = { card-antonia }
patron-octavia = { card-octavia }
patron-hadrianus = { card-hadrianus }
patron-pompeius = { card-pompeius }
patron-cornelia = { card-cornelia }
patron-seneca = { card-seneca }
patron-traianus = { card-traianus }
half-top = upper half
half-bottom = lower half
icon-amphora = amphora
icon-swords = swords
icon-lion = lion
fragment-black = black fragment
    .many = black fragments
fragment-green = green fragment
    .many = green fragments
fragment-red = red fragment
    .many = red fragments
fragment-multi = multicoloured fragment
    .many = multicoloured fragments
deck-area = area cards
deck-building = building cards
deck-war = war cards
deck-patron = patron cards
board-a1 = board A, front
board-a2 = board A, back
board-b1 = board B, front
board-b2 = board B, back
board-c1 = board C, front
board-c2 = board C, back
board-d1 = board D, front
board-d2 = board D, back
board-e1 = board E, front
board-e2 = board E, back
power-gain-point = 1 point
power-gain-denarii = 2 denarii
power-gain-surplus = 1 surplus
power-gain-area-resource = 1 more resource of the area card
power-free-area-card = area card for free
power-extra-training = training after the action
power-discount = a cheaper card
power-discount-aedificator = 1 resource less to pay
power-discount-legatus = 1 surplus less to pay
power-discount-senatus = 2 denarii less to pay
power-surplus-as-resource = surplus instead of resources, as many as you like
power-resource-as-surplus = resources instead of surplus, as many as you like
power-buy-influence = rise a level in the area, for a price
power-roma-free-step = one space of the Colosseum left unpaid
power-colosseum-step = 1 free step at the Colosseum
power-raise-brown = the brown cube of the area rises a level
bonus-per-politics = 1 point per political level
bonus-raise-politics = one more political level
bonus-per-active-patron = 1 point per active patron
bonus-double-other = the bonus of another patron counts twice
bonus-first-in-area = 2 points per area where you are first (3 with 4 or 5 players)
bonus-raise-area = one more level in an area
bonus-area-level = points equal to your highest area level
bonus-per-area-present = 1 point per area with your marker
bonus-per-dual-card = 1 point per card with points and influence
bonus-per-icon-set = 2 points per set of all three icons
bonus-per-icon-pair = 2 points per pair of this icon
bonus-per-icon-pair-amphora = 2 points per pair of amphorae
bonus-per-icon-pair-swords = 2 points per pair of cards with swords
bonus-per-icon-pair-lion = 2 points per pair of lions
bonus-per-two-basic = 1 point for 2 resources
bonus-per-resource = 1 point per resource of these two kinds
bonus-per-card-type = 1 point per card of this type
bonus-per-card-type-area = 1 point per area card
bonus-per-card-type-building = 1 point per building card
bonus-per-card-type-war = 1 point per war card
bonus-per-card-type-patron = 1 point per patron card

## Parts of the board

zone-areas = Areas
zone-rows = Cards for sale
zone-colosseum = Colosseum
zone-order = Turn order
zone-decks = Decks
zone-workers = Workers
zone-training = Training
zone-neutral = Neutral workers
zone-stock = Stores
zone-patrons = Active patrons
zone-cards = Cards
zone-politics = Politics
zone-points = Points
tally-wood = wood
tally-stone = stone
tally-cattle = cattle
tally-wheat = wheat
tally-iron = iron
tally-wine = wine
tally-surplus = surplus
tally-denarii = { $count ->
    [one] denarius
   *[other] denarii
}
tally-politics = politics
tally-points = { $count ->
    [one] point
   *[other] points
}
tally-workers = { $count ->
    [one] worker
   *[other] workers
}
tally-levels = influence
tally-cards = { $count ->
    [one] card
   *[other] cards
}
tally-active = { $count ->
    [one] active patron
   *[other] active patrons
}

## Actions

group-worker = Workers
group-pass = Pass
group-neutral = Neutral player
group-overflow = Storage
group-gain = Gains
group-trade = Trade
group-influence = Influence
group-pay = Payment
group-patron = Patrons
group-power = Powers of patrons
group-bonus = Cards used
group-proceed = Go on
group-draft = Draft
group-end = End of the game
action-send = Send { $worker } to { $place }
action-buy = Send { $worker } to buy the card { $slot }
action-train = Send worker { $value } to training { $training }
action-pass = Pass
action-place-neutral = Send neutral worker { $value } to { $place }
action-store = Keep 1 surplus instead of 1 { $resource }
action-cash = Receive the price of 1 { $resource }
action-half = Take the { $half }
action-take = Take 1 { $resource }
action-sell = Sell 1 { $resource }
action-purchase = Buy 1 { $resource }
action-close = Stop trading
action-spend = Spend the influence of { $work }
action-advance = Rise with the influence gathered
action-influence = Rise in area { $area }
action-pay = Pay 1 { $good }
action-waive = Leave out 1 { $required }
action-skip = Leave space { $space } of the Colosseum unpaid
action-wake = Make { $patron } active
action-replace = Replace { $patron }
action-keep-passive = Leave the new patron passive
action-invoke = Use the power of { $patron }
action-use = Use the card { $card } ({ $card_icon })
action-rally = Use a set of three cards ({ $icon }) to rise a level
action-buy-top = Buy the card on top of the deck
action-proceed = Go on with the action
action-finish = Finish the action
action-draft = Draft at { $location }
action-pick = Choose worker { $value }
action-copy = Count the bonus of { $patron } twice
action-raise = Rise a level in area { $area }
action-decline = Decline

## What an action means on this table

note-points = { $count ->
    [0] {""}
    [one] +1 point
   *[other] +{ $count } points
}
note-denarii = { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}
note-influence = { $count } influence
note-level = to level { $count }
note-space = to space { $count }
note-power = { $location }: { $power }

## Questions

ask-Turn = { $count ->
    [one] Where do you send your last worker?
   *[other] Which of your { $count } workers do you send, and where?
}
ask-PlaceNeutral = Your neutral player has { $count ->
    [one] 1 worker left: where does it take a space?
   *[other] { $count } workers left: which one takes a space, and where?
}
ask-Overflow = You have no room for 1 { $resource }: do you keep 1 surplus, or take { $price } { $price ->
    [one] denarius
   *[other] denarii
}?
ask-TakeResource = Which resource do you take?
ask-TakeFragmentResource = You have two { $fragment_many }: which resource do they give you?
ask-TakeAreaResource = Which extra resource do you take from the card { $card }?
ask-Mercator = You have { $denarii } { $denarii ->
    [one] denarius
   *[other] denarii
}{ $fee ->
    [0] {""}
   *[other] {" "}(the area card will cost { $fee })
}: { $buys ->
    [0] what do you sell?
   *[other] { $sells ->
        [0] what do you buy ({ $buys } at most)?
       *[other] what do you sell, or buy ({ $buys } at most)?
    }
}
ask-Propraetor = Which half of the card { $card } do you take?
ask-MoreOrInfluence = { $count ->
    [0] { $has_card ->
        [0] Area { $area } has no card: which influence do you spend to rise there?
       *[other] Do you take one more resource from { $card }, or spend influence to rise in area { $area }?
    }
   *[other] You have gathered { $count } influence, enough for level { $level } of area { $area }: do you spend more, or rise?
}
ask-PayWalk = Your patrons give you { $free } free { $free ->
    [one] step
   *[other] steps
}: which of the { $count } spaces you would pay for do you leave unpaid?
ask-Pay = { $location }: { $waived ->
    [0] what do you pay with for { $required_one }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } to go)
    }?
   *[other] { $waived } off the { $count } resources of the price, which one do you leave out?
}
ask-Seat = Your slots are full: does { $patron } replace an active patron, and which one?
ask-Wake = Political level { $level } opens a slot: which patron becomes active?
ask-WarInfluence = Fifth card of this war: in which area do you rise { $count } { $count ->
    [one] level
   *[other] levels
}?
ask-Before = Before your action at { $location }: do you use { $cards ->
    [0] a patron’s power
   *[other] { $powers ->
        [0] a card
       *[other] a power or a card
    }
}, or go on?
ask-After = After your action at { $location }: do you use { $cards ->
    [0] a patron’s power
   *[other] { $powers ->
        [0] a card
       *[other] a power or a card
    }
}, or are you done?
ask-UseForSet = Which card ({ $icon }) do you use for the set { $count ->
    [one] (the last one)?
   *[other] ({ $count } to go)?
}
ask-BuyTop = { $card }, on top of the deck: do you use another card to pay less, or buy it?
ask-Draft = { $count ->
    [one] You are 1 worker short: where do you draft it?
   *[other] You are { $count } workers short: where do you draft?
}
ask-DraftNeutral = { $count ->
    [one] Your neutral player is 1 worker short: where does it draft one?
   *[other] Your neutral player is { $count } workers short: where does it draft?
}
ask-Pick = { $neutral ->
    [0] You take
   *[other] Your neutral player takes
} { $count } more { $count ->
    [one] worker
   *[other] workers
} from { $location }: which one{ $count ->
    [one] ?
   *[other] {" "}first?
}
ask-ExtraTurn = The game is ending: which last action do you take, with an imaginary worker from 1 to 5?
ask-EndBonuses = { $patron } counts the bonus of another patron twice: shall it be one that raises, used now?
ask-RaiseAreas = Your patrons raise you { $count } { $count ->
    [one] level: in which area?
   *[other] levels: in which area first?
}

## Log

told-round = Round { $count }.
told-sends = { $seat_is ->
    [me] You send
   *[other] { $seat } sends
} { $worker } to { $location }.
told-goes_to_card = { $seat_is ->
    [me] You send
   *[other] { $seat } sends
} { $worker } to buy { $card }.
told-trains = { $seat_is ->
    [me] You send
   *[other] { $seat } sends
} worker { $value } to training { $training }.
told-passes = { $seat_is ->
    [me] You pass
   *[other] { $seat } passes
} with { $count ->
    [one] 1 unused worker
   *[other] { $count } unused workers
}.
told-places_neutral = { $seat_is ->
    [me] You send your
   *[other] { $seat } sends their
} neutral worker { $value } to { $place }.
told-gains = { $seat_is ->
    [me] You receive
   *[other] { $seat } receives
} { $count } { $resource }.
    .part = +{ $count } { $resource }
told-gains_surplus = { $seat_is ->
    [me] You receive
   *[other] { $seat } receives
} { $count } surplus.
    .part = +{ $count } surplus
told-gains_denarii = { $seat_is ->
    [me] You receive
   *[other] { $seat } receives
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
    .part = +{ $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
told-scores = { $seat_is ->
    [me] You score
   *[other] { $seat } scores
} { $count ->
    [one] 1 point
   *[other] { $count } points
}.
    .part = +{ $count ->
        [one] 1 point
       *[other] { $count } points
    }
told-stores = { $seat_is ->
    [me] You keep
   *[other] { $seat } keeps
} 1 surplus instead of 1 { $resource }, for lack of room.
    .part = 1 surplus instead of 1 { $resource }
told-cashes = { $seat_is ->
    [me] You receive
   *[other] { $seat } receives
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
} instead of 1 { $resource }, for lack of room.
    .part = { $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    } instead of 1 { $resource }
told-pays = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} { $count } { $good }.
    .part = −{ $count } { $good }
told-pays_denarii = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
    .part = −{ $count ->
        [one] 1 denarius
       *[other] { $count } denarii
    }
told-pays_empty = { $seat_is ->
    [me] You pay
   *[other] { $seat } pays
} { $count } denarii for area { $area }, which has no card.
    .part = −{ $count } denarii (area { $area } has no card)
told-halves = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} the { $half } of the card { $card }.
told-takes_more = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} one more resource.
told-sells = { $seat_is ->
    [me] You sell
   *[other] { $seat } sells
} 1 { $resource } for { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
told-purchases = { $seat_is ->
    [me] You buy
   *[other] { $seat } buys
} 1 { $resource } for { $count ->
    [one] 1 denarius
   *[other] { $count } denarii
}.
told-spends = { $seat_is ->
    [me] You spend
   *[other] { $seat } spends
} { $count } influence with { $work }.
told-rises = { $seat_is ->
    [me] You are
   *[other] { $seat } is
} now on level { $level } of area { $area }.
    .part = level { $level } in area { $area }
told-adjusts = Influence is brought down to the brown cubes.
told-falls = { $seat_is ->
    [me] You go
   *[other] { $seat } goes
} down to level { $level } of area { $area }.
    .part = { $seat } to level { $level } of area { $area }
told-brown = The brown cube of area { $area } rises to level { $level }.
    .part = brown cube of area { $area } to level { $level }
told-slides = The card { $card } slides to the upper position in area { $area }.
    .part = { $card } to the upper position
told-takes_area = { $seat_is ->
    [me] You win
   *[other] { $seat } wins
} the area card { $card } { $count ->
    [0] for free
   *[other] for { $count } denarii
}.
    .part = { $card } won { $count ->
        [0] for free
       *[other] (−{ $count } denarii)
    }
told-reveals_area = The card { $card } comes into area { $area }.
    .part = { $card } comes in
told-pairs = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} two { $count ->
    [0] { fragment-black.many }
    [1] { fragment-green.many }
    [2] { fragment-red.many }
   *[other] { fragment-multi.many }
} together.
told-acquires = { $seat_is ->
    [me] You take
   *[other] { $seat } takes
} the card { $card }.
told-buys_top = { $seat_is ->
    [me] You buy
   *[other] { $seat } buys
} { $card } from the top of the deck.
told-completes = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} both cards of the building: { $card }.
    .part = building complete
told-skips = { $seat_is ->
    [me] You do
   *[other] { $seat } does
} not pay for space { $space } of the Colosseum.
    .part = space { $space } free
told-walks = { $seat_is ->
    [me] You move
   *[other] { $seat } moves
} { $count ->
    [one] 1 space
   *[other] { $count } spaces
} at the Colosseum, to space { $space }.
    .part = space { $space } of the Colosseum
told-honoured = { $seat_is ->
    [me] You reach
   *[other] { $seat } reaches
} political level { $level }.
    .part = political level { $level }
told-activates = { $seat_is ->
    [me] You have
   *[other] { $seat } has
} a new active patron: { $patron }.
    .part = { $patron } active
told-replaces = { $seat_is ->
    [me] You make
   *[other] { $seat } makes
} the patron { $patron } passive.
    .part = { $patron } passive
told-invokes = { $seat_is ->
    [me] You use
   *[other] { $seat } uses
} the power of { $patron }.
told-uses = { $seat_is ->
    [me] You use
   *[other] { $seat } uses
} the card { $card } ({ $card_icon }).
told-upkeep = Upkeep of the rows.
told-discards = The card { $card } leaves the game.
    .part = { $card } leaves
told-reveals = The card { $card } comes into its row.
    .part = { $card } comes in
told-reveals_top = The card { $card } is turned up on top of its deck.
    .part = { $card } on top of the deck
told-drafts = { $seat_is ->
    [me] You draft
   *[other] { $seat } drafts
} at { $location }.
told-drafts_neutral = { $seat_is ->
    [me] You draft for your
   *[other] { $seat } drafts for their
} neutral player at { $location }.
told-collects = { $seat_is ->
    [me] You receive
   *[other] { $seat } receives
} a worker { $value }.
    .part = worker { $value }
told-collects_neutral = { $seat_is ->
    [me] Your neutral player
   *[other] The neutral player of { $seat }
} receives a worker { $value }.
    .part = worker { $value }
told-order = New turn order.
told-plays_as = { $seat_is ->
    [me] You will
   *[other] { $seat } will
} play in position { $rank }.
    .part = { $seat }
told-raises_politics = { $seat_is ->
    [me] You rise
   *[other] { $seat } rises
} { $count ->
    [one] 1 political level
   *[other] { $count } political levels
} through patrons’ bonuses.
told-copies = { $seat_is ->
    [me] You count
   *[other] { $seat } counts
} the bonus of { $patron } twice.
told-ends_area = { ending-area }
told-ends_row = { ending-row }

## End of the game

ending-area = The game is ending: an area card cannot be replaced any more.
ending-row = The game is ending: a row of cards cannot be filled any more.
score-track = Score track
score-money = Money
score-goods = Resources and surplus
score-patrons = Patrons
score-politics = Political influence
score-areas = Areas
score-total = Total
score-tie = With equal points, more denarii come first, then more resources and surplus.

## Why an action is not possible

why-choose-first = Answer the question that is asked first.
why-no-worker = You do not have this worker.
why-still-in-training = This worker is in training until the next round.
why-not-trained = There is no trained worker on this space.
why-out-of-reach = This trained worker cannot take that value.
why-no-space = All spaces of { $place } that are open to this number of players are taken.
why-no-area-card = There is no area card in area { $area }.
why-nothing-to-spend = Without an area card, Propraetor needs influence to spend, and you have none.
why-fee = The card of area { $area } costs { $price } denarii at the end of the action, and you could not pay them.
why-fee-empty = Even without a card, area { $area } costs { $price } denarii at the end of the action, and you could not pay them.
why-fee-later = You could not pay for the area card at the end of the action.
why-cannot-walk = You cannot pay for { $steps } { $steps ->
    [one] space
   *[other] spaces
} of the Colosseum.
why-no-card = There is no card there until upkeep.
why-no-card-left = There is no card there any more.
why-wrong-value = This card takes a worker from { $lowest } to { $highest }.
why-only-value = This card takes a worker of value { $lowest }.
why-cannot-afford = You cannot pay for the card { $card }.
why-training-taken = This training space is taken.
why-training-price = This training space costs { $price } { $price ->
    [one] denarius
   *[other] denarii
}.
why-training-last = Training is of no use in the last action.
why-training-extra = No active patron of yours gives training after this action.
why-not-neutral-space = Neutral workers go to spaces 3, 4 and 5, and those of { $place } are taken.
why-no-neutral = Your neutral player has no such worker left.
why-not-overflowing = What there is no room for now is { $resource }.
why-nothing-to-sell = You do not have this resource.
why-no-more-selling = Selling and buying do not mix: you have already bought after selling.
why-no-more-buying = Selling and buying do not mix: you have already sold after buying.
why-bought-enough = You have already bought { $count } resources.
why-not-on-card = This resource is not on the area card.
why-other-colour = Fragments give a resource of their own colour; this one is of another.
why-too-dear = 1 { $resource } costs you { $price } { $price ->
    [one] denarius
   *[other] denarii
}, and you have { $denarii }.
why-not-yours = You do not have this card.
why-no-influence = This card has no influence.
why-already-spent = The influence of this card is already spent.
why-same-as = An identical card is offered instead.
why-took-resource = You take one more resource or spend influence, not both.
why-good-unfit = The price cannot be paid with this.
why-lacks-good = You have none.
why-needed-elsewhere = You could not pay the rest then.
why-not-required = The price does not ask for that.
why-not-on-path = You do not cross this space, or it is free already.
why-not-passive = This is not one of your passive patrons.
why-not-active = This is not one of your active patrons.
why-not-this-action = This patron does not change this action.
why-power-used = The power of this patron was used, or it became active during this action.
why-power-unpaid = You cannot pay for this level.
why-power-later = This power is used after the action.
why-power-trains = This patron allows training after the action: choose a worker and a training space.
why-basic-first = The action itself has not been carried out yet.
why-basic-done = The action itself has been carried out.
why-basic-mode = Cards are used for their icons in the advanced mode only.
why-card-used = This card was used before.
why-other-icon = The cards used in one action must show the same icon.
why-other-moment = Cards are used all before the action, or all after it.
why-no-bonus = Using a card would bring nothing here and now.
why-set-too-small = It takes { $count } cards with this icon.
why-sets-elsewhere = Sets of cards are of use at Propraetor only.
why-top-unpaid = You could not pay for the face-up card of the deck.
why-no-workers-there = There are no workers to take there.
why-no-such-worker = This location has no worker of that value.
why-picking = The location is chosen: now pick among its workers.
why-no-marker = You have no marker in this area.
why-no-raise = Only a bonus that raises is chosen now; the others are counted as is best.

## Why an action is advised

because-denarii = Denarii open doors: they pay your way on the next turns, and score a little at the end.
because-resources = Resources buy cards: a varied stock lets you take what comes.
because-influence = Influence on a card can still be spent where it lifts you most.
because-areas = You rise in an area: the higher you end there, the more it scores.
because-patrons = A patron taken early serves, and scores, longer.
because-politics = The political track scores and makes room for active patrons.
because-workers = Your workers are used well: what stays available can still act in this round.
because-trade = A trade turns what you have too much of into what you lack.
because-governor = Your influence is ready to be spent: this is where it is done.
because-training = A trained worker can take the value you need when it is needed.
because-collections = One more card or fragment brings what you have begun closer to its reward.
because-reach = It puts a good card within your means.
because-cards = A card bought now builds up your sets.
# What no calculation sees, and what is decided all the same.
because-equal-PlaceNeutral = For your points these spaces are alike: close a location your opponent would like, and mind the lot of workers you leave to be drafted.
because-equal-Draft = These lots are worth about the same. A low sum goes earlier; high values earn more at Quaestor and build anywhere.
because-equal-DraftNeutral = The neutral scores nothing: the workers it takes are those you will place for it, to be drafted later along with their neighbours.
because-later-PlaceNeutral = Your next turns gain by it: your opponent loses a useful space there, or you will draft a good lot.
because-later-Draft = These workers make for a better round to come.
because-later-DraftNeutral = Placed for the neutral, these workers will serve you better than the others.
