# Les mots de l’interface au terminal. Espace insécable (U+00A0) devant : ; ? ! » et après «.

rank = { $number ->
    [one] 1er
   *[other] { $number }e
}
rule-named = règle « { $title } »
no-summary = Ce jeu n’a pas encore de résumé.

## Automates

bot-failed = { $name } : l’automate s’est trompé ({ $what }) ; le hasard choisit à sa place.

## En-tête et question

header-yours = À vous de jouer
header-theirs = { $name } choisit
header-over = Partie terminée
header-replay = Relecture
prompt-rule = règle : { $title }
prompt-wait = { $name } choisit…
preview-failed = (aperçu impossible : { $what })
back-title = Revenir en arrière
back-help = Les bots veulent bien revenir à votre dernière décision. La partie restera marquée et ne comptera pas pour une campagne.
back-go = Revenir quand même
back-stay = Rester ici
gone-back = { $count ->
    [one] La table est revenue un coup en arrière.
   *[other] La table est revenue { $count } coups en arrière.
}

## Liste des actions

filter = Filtrer les actions…
filter-nothing = Aucune action ne contient ces mots (Échap : tout revoir).

## Messages

undone = { $count ->
    [one] Action annulée (y : la rétablir).
   *[other] { $count } actions annulées (y : les rétablir).
}
saved = Partie enregistrée dans { $file }. Pour la reprendre : { $command }
not-saved = La partie n’est pas enregistrée : { $why }
rules-failed = Cette action a fait échouer les règles ({ $what }). Rien n’a changé ; enregistrez (s) et signalez-le.
fast-on = Les automates jouent sans attendre (f : les ralentir).
fast-off = Les automates jouent posément (f : sans attendre).

## Rideau

curtain = À { $name }.
curtain-others = Les autres ferment les yeux.
curtain-key = Entrée pour lever le rideau

## Quitter

leave-title = Quitter
leave-help = La partie n’est pas terminée.
leave-save = Enregistrer dans { $file } et quitter
leave-drop = Quitter sans enregistrer
leave-stay = Continuer à jouer
farewell = Partie enregistrée. Pour la reprendre : { $command }
farewell-over = Partie enregistrée. Pour la revoir : ludi replay { $file }

## Droits de toujours

asides-title = À tout moment
asides-help = Ce que vous pouvez dire sans qu’on vous le demande :
asides-none = Il n’y a rien à déclarer en ce moment.
asides-sure = { $what } : en êtes-vous sûr ?
asides-yes = Oui
asides-no = Non, continuer à jouer

## Panneaux

small-hint = ⏎ choisir · Échap fermer
page-hint = ↑ ↓ PgPréc PgSuiv · Échap fermer
log-empty = Rien ne s’est encore passé.
log-title = Journal
board-title = La table
keys-title = Touches
rules-hint = / chercher · ← → page · 1-9 lien · ⌫ retour · Échap
rules-search = Chercher dans les règles…
rules-none = Les règles de ce jeu ne sont pas là.
rules-see-also = Voir aussi
why-title = Pourquoi pas ?
why-hint = ⏎ la règle · Échap fermer
why-placeholder = Une action, un bâtiment, un mot…
why-help = Tapez l’action à laquelle vous pensez, ou un mot qu’elle contient : la règle qui l’empêche en ce moment s’affiche ici.
why-spectator = Vous regardez : les raisons diraient ce que les joueurs ont en main.
why-nothing = Aucune action du jeu ne contient ces mots.
why-possible = C’est possible maintenant : cherchez-la avec / dans la liste.
why-others = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
look-title = Qu’est-ce que c’est ?
look-hint = ↑ ↓ choisir · Échap fermer
look-placeholder = Son nom…
look-nothing = Rien ne porte ce nom.
look-price = Prix : { $what }
look-worth = Valeur : { $what }
look-copies = Dans la boîte : { $count }. Source : { $what }.
look-from-rulebook = livret de règles
look-from-public = listes publiques
look-from-reconstructed = reconstitué
look-from-ruling = notre lecture

## Fin de partie

end-winner = { $name } remporte la partie.
end-winners = Victoire partagée : { $names }.
end-lost = La partie est perdue.
end-nobody = Personne ne gagne.
end-exploits = Exploits ({ $name }) : { $exploits }.
end-measure = { $name } : { $number }
end-ranked = La partie vous vaut un rang : { $rank }.
end-rival = { $name } : { $total } ({ $items })
end-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
end-tasks = { $number ->
    [one] { $number } tâche
   *[other] { $number } tâches
  }
end-rank = Place
end-total = Total
end-saved = Partie enregistrée dans { $file }.
end-verify = Pour la vérifier : ludi verify { $file }
end-replay = Pour la revoir : ludi replay { $file }, ou la touche p.
end-review = Pour la relire avec l’automate : ludi review { $file }, ou la touche v.

## Relecture

replay-place = Décision { $place } sur { $end }
replay-eyes = vue par { $whose }
eyes-all = tous à la fois
eyes-nobody = un spectateur

## Étagère et préparation

shelf-title = Ludi Romani
shelf-players = { $few ->
    [one] { $many ->
        [one] en solitaire
       *[other] 1 à { $many } joueurs
    }
   *[other] { $few } à { $many } joueurs
}
setup-players = Joueurs
setup-seat = Place { $number }
setup-human = une personne
setup-bot = { $seconds ->
    [0] automate { $kind }
   *[other] automate { $kind } (réfléchit { $seconds } s au plus)
}
setup-help = Entrée commence la partie.
value-yes = oui
value-no = non

## Bas de l’écran

hint-play = jouer
hint-filter = filtrer
hint-undo = annuler
hint-rules = règle
hint-why = pourquoi pas ?
hint-advice = conseil
hint-keys = touches
hint-leave = quitter
hint-look = carte
hint-log = journal
hint-save = enregistrer
hint-board = table
hint-asides = abandon
hint-hurry = plus vite
hint-fast = sans attendre
hint-result = résultat
hint-again = rejouer
hint-replay = revoir
hint-review = relire
hint-step = décision
hint-turn = tour
hint-eyes = regard
hint-open = ouvrir
hint-games = jeux
hint-start = commencer
hint-lines = lignes
hint-change = changer
hint-back = retour

## Liste des touches : touche | ce qu’elle fait

keys-play = 1-9 a-z | choisir l’action qui porte cette touche
keys-arrows = ↑ ↓ PgPréc PgSuiv | parcourir les actions
keys-enter = Entrée | choisir l’action surlignée
keys-filter = / | ne garder que les actions qui contiennent un mot
keys-stop = 0 | s’arrêter là, passer
keys-undo = u | annuler la dernière action
keys-undo-turn = U | annuler jusqu’au début du tour
keys-redo = y | rétablir
keys-rules = r | la règle de ce moment
keys-why = w | pourquoi pas ? ce qui empêche une action
keys-advice = h | un conseil : ce que ferait un automate fort
keys-look = i | ce que fait une carte
keys-log = l | le journal entier
keys-board = b | la table entière
keys-scroll = Maj ↑ ↓ | faire défiler la table
keys-save = s | enregistrer
keys-asides = v | accorder la victoire et autres droits de toujours
keys-fast = f | automates sans attente, ou posés
keys-hurry = Espace | presser les automates cette fois-ci
keys-theme = T | fond clair ou sombre
keys-keys = ? | cette liste
keys-leave = q | enregistrer et quitter
keys-step = ← → | décision précédente, suivante
keys-turn = ↑ ↓ | tour précédent, suivant
keys-ends = Début Fin | début, fin de la partie
keys-eyes = e | par les yeux de qui
keys-close = q | fermer

## Conseils

advice-title = Conseil : ce que ferait { $level }
advice-hint = Entrée jouer · Échap fermer
advice-waiting = { $level } réfléchit
advice-failed = Pas de conseil : l’automate a échoué ({ $what }).
advice-people = Les conseils sont pour les parties contre des automates.
advice-not-asked = Ce n’est pas à vous de choisir : un conseil ne vaut que pour votre propre choix.
advice-expected = Estimé à { $points } { $whole ->
        [one] point
       *[other] points
    } quelques coups plus loin.
advice-goals = Estimé, buts compris, à { $points } quelques coups plus loin.
advice-wins = Cela devrait gagner la partie.
advice-loses = La partie est sans doute perdue ; c’est ce qui reste de mieux.
advice-brings = Ce que cela apporte
advice-follow = Ensuite, sans doute
advice-others = Les autres choix
advice-same = aussi bon
advice-worse = { $points } { $whole ->
        [one] point
       *[other] points
    } de moins
advice-much-worse = perd la partie
advice-none = Rien d’autre ne valait un essai.
advice-visits = { $visits ->
    [one] Une suite de la partie a été essayée.
   *[other] { $visits } suites de la partie ont été essayées.
}

## Relecture par l’automate

review-title = Relecture : comment la partie allait, et où elle a tourné
review-hint = 1-3 voir ce moment · ↑ ↓ défiler · Échap fermer
review-working = { $level } relit la partie. Vous pouvez fermer et revenir : ce qui est relu est gardé.
review-failed = Pas de relecture : l’automate a échoué ({ $what }).
review-done = { $game } : { $count ->
    [one] un choix relu
   *[other] { $count } choix relus
} par { $level }.
review-by-tiro = un Tiro
review-by-miles = un Miles
review-by-centurio = un Centurio
review-by-legatus = un Legatus
review-by-imperator = un Imperator
review-curve-chances = Chances de victoire estimées par l’automate, de la première décision à la dernière
review-curve-points = Ce que vaut la position en points, selon l’automate
review-moments = Moments décisifs
review-no-moments = Il n’y a pas de moment décisif : aucun choix n’a compté plus qu’un autre.
review-same = la même chose
review-same-then = la même chose ; ensuite : { $other }
review-wins = gagne
review-loses = perd
review-how = Dernière colonne : ce qui a été choisi comparé au meilleur autre choix, selon { $level }.
review-decision = Décision
review-player = Joueur
review-played = Ce qui a été choisi
review-preferred = L’automate
review-points = Points
review-chances = Chances

## Une leçon

coach-start = Une première partie avec le coach, contre un automate débutant
coach-choose = Une leçon, ou une vraie partie où chaque décision est expliquée quand elle se présente ?
lesson-place = { $at } sur { $of }
lesson-go-on = Entrée pour continuer
lesson-over = La leçon est terminée. Entrée pour quitter.
lesson-again = Retour arrière pour recommencer la leçon.
lesson-not-here = C’est permis, mais ce n’est pas ce que cette leçon demande ici.
lesson-not-reached = Pas encore !
hint-go-on = continuer
hint-begin-again = recommencer

## Ce qu’il y a d’autre sur l’étagère

shelf-campaign = campagne
shelf-campaign-about = Reprend la campagne, ou la commence ; { $command } fait de même.
shelf-saved = enregistrée le { $when } : { $name }
shelf-saved-about = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, { $plays ->
    [one] une décision prise
   *[other] { $plays } décisions prises
} : Entrée la reprend.
    { $file }

## La légende : signe | sens

legend-title = Signes
legend-chooses = ◂ | choisit
legend-door = ⌁ | après cela, pas de simple retour
legend-new = ▌ | s’est passé depuis votre dernière décision
legend-cut = … | la suite n’a pas la place
hint-signs = signes
keys-legend = L | ce que veulent dire les signes du plateau
