# Tali : noms, actions, questions, journal et refus.

game-name = Tali
game-pitch = Quatre osselets sous un cornet : chiens et six paient, Vénus rafle tout.

## Options

option-length = La durée de la partie
option-length-usual = Une soirée : dix manches
option-length-short = Une demi-soirée : cinq manches

## Choses

tali-dog = un chien
tali-three = un trois
tali-four = un quatre
tali-six = un six
tali-dog-dog = deux chiens
tali-dog-three = un chien et un trois
tali-dog-four = un chien et un quatre
tali-dog-six = un chien et un six
tali-three-three = deux trois
tali-three-four = un trois et un quatre
tali-three-six = un trois et un six
tali-four-four = deux quatre
tali-four-six = un quatre et un six
tali-six-six = deux six

## Les parties de la table, sur un plateau que personne n’a dessiné

zone-things = Ce que vous pouvez choisir
zone-rounds_to_come = Manches à venir
zone-leader = Qui a ouvert la manche
zone-pool = La cagnotte
zone-seats = Les joueurs
zone-me-cup = votre cornet
zone-denarii = Deniers
zone-venuses = Vénus
zone-thrown_again = Relances
zone-cup = Sous le cornet
zone-dog = Chiens
zone-three = Trois
zone-four = Quatre
zone-six = Six

## Nombres

tally-denarii = deniers
tally-venuses = Vénus
score-denarii = Deniers
score-total = Total
score-tie = À égalité passe devant qui a lancé le plus de Vénus.

## Actions

group-keep = Garder
group-throw = Relancer
action-keep = Garder les osselets
action-throw = Relancer { $tali }

## Questions

ask-Peek = La cagnotte compte { $pool } deniers : relancez-vous un ou deux osselets { $left ->
    [one] (dernière relance) ?
   *[other] (encore { $left } relances) ?
}

## Journal

told-round = Une manche commence ; à jouer : { $count }.
told-stakes = Chacun mise ; dans la cagnotte : { $count ->
    [one] un denier
   *[other] { $count } deniers
}.
told-throws-again = { $seat_is ->
    [me] Vous relancez
   *[other] { $seat } relance
} { $count ->
    [one] un osselet
   *[other] { $count } osselets
}.
told-lifts = { $seat_is ->
    [me] Vous levez
   *[other] { $seat } lève
} le cornet.
told-pays = { $seat_is ->
    [me] Vous avez
   *[other] { $seat } a
} { $count ->
    [0] des osselets qui ne coûtent rien
    [one] un denier à payer
   *[other] { $count } deniers à payer
}.
    .part = { $count ->
        [0] rien à payer
        [one] un denier à payer
       *[other] { $count } deniers à payer
    }
told-venus = { $seat_is ->
    [me] Vous montrez Vénus et prenez
   *[other] { $seat } montre Vénus et prend
} toute la cagnotte, { $count ->
    [one] un denier
   *[other] { $count } deniers
}.
    .part = Vénus prend toute la cagnotte, { $count ->
        [one] un denier
       *[other] { $count } deniers
    }

## Pourquoi pas

why-not-under-cup = Sous votre cornet, il faudrait { $tali }.
