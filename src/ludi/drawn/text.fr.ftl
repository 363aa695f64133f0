# Ce qui est écrit sur les plateaux dessinés en caractères.

leads = mène
chooses = choisit
prompt-over = La partie est terminée.
you = (vous)
bot-greedy = glouton
bot-tiro = tiro
bot-miles = miles
bot-centurio = centurio
bot-legatus = legatus
bot-imperator = imperator
bot-fabia = Fabia
bot-crispus = Crispus
bot-drusus = Drusus
bot-random = au hasard
header-turn = Tour { $number }
header-round = Manche { $number }
header-leads = { $name } mène

## Glory to Rome

gtr-pool = Rés. comm.
gtr-town = En ville
gtr-outside = Hors ville
gtr-pile = Jacks
gtr-jack = Jack
gtr-played = Joué
gtr-revealed = Montré
gtr-demand = Rome exige
gtr-fountain = Fontaine
gtr-functions = Fonctions publiques
gtr-empty = vide : { $zones }
gtr-called = { $name } a appelé : { $role }
gtr-clients = { $count ->
    [one] votre client de ce rôle agira de toute façon
   *[other] vos { $count } clients de ce rôle agiront de toute façon
}
gtr-sites = Ville+hors
gtr-hidden = { $count ->
    [one] 1 cachée
   *[other] { $count } cachées
}
gtr-tight = Infl. { $influence } · Cl. { $clients } · Ch. { $vault } · Main { $hand }
gtr-short-clientele = Cl.
gtr-short-stockpile = Rés.
gtr-short-vault = Ch.
gtr-short-buildings = Bât.
gtr-short-foundations = Fond.
gtr-short-played = Joué
gtr-short-revealed = Montré
gtr-short-hand = Main
gtr-jacks = { $count ->
    [one] 1 Jack
   *[other] { $count } Jacks
}
gtr-new = { $count ->
    [one] 1 nouveau
   *[other] { $count } nouveaux
}
gtr-public = (public)
gtr-brief = I{ $influence } Cl{ $clients } Ch{ $vault } B{ $buildings } M{ $hand }

## Hadrian’s Wall

hw-year = Année { $year }/{ $years }
hw-fort = Fort { $number }, { $name }
hw-attack = Les Pictes attaquent : gauche { $left }, centre { $centre }, droite { $right } · enjeu { $potential }
hw-attack-to-come = { $count ->
    [one] Attaque de fin d’année : 1 carte
   *[other] Attaque de fin d’année : { $count } cartes
} · enjeu { $potential }
hw-fate = Destin { $count }
hw-neutral = Neutres
hw-good = M{ $good } { $pattern }
hw-stopped = s’est arrêté
hw-chosen = a choisi
hw-points = { $count } PV
hw-disdain = Disgrâce { $count }
hw-disdain-label = Disgrâce
hw-landmarks = Monuments
hw-rank = Grade : { $rank }.
hw-challenge-met = Le défi est réussi.
hw-challenge-no = Le défi n’est pas réussi.
hw-resource = Ress.
hw-soldier = Légion.
hw-builder = Bât.
hw-servant = Serv.
hw-civilian = Civils
hw-mining = Mines
hw-wall-guard = Garde
hw-cippi = Cippi
hw-wall = Mur
hw-fort-track = Fort
hw-cohorts = Cohortes
hw-left = G
hw-centre = C
hw-right = D
hw-training = Entr. { $count }/{ $most }
hw-production = Production { $production }/{ $circles } · Infrastr. { $flags }
hw-granary = Grenier
hw-hotel = Hôtel
hw-workshop = Atelier
hw-road = Route
hw-precinct = Quartiers
hw-market = Marché
hw-theatre = Théâtre
hw-ludus = Gladiateurs
hw-gardens = Jardins
hw-temple = Temples
hw-baths = Bains
hw-courthouse = Tribunal
hw-forum = Forum { $count }/{ $most }
hw-scouts = Carte { $count }/{ $most }
hw-paths = Chemins
hw-prospect = Prospection

## Age of Rome

aor-round = Round { $number }/9

## Rome & Roll

rr-round = Manche { $number }
rr-final = dernière manche
rr-proconsul = Proconsul : { $name }
rr-pool = Réserve
rr-die = Dé
rr-blue = b
rr-yellow = j
rr-red = r
rr-favours = Faveurs
rr-points = { $points ->
    [one] point
   *[other] points
}
rr-storage = Stock
rr-seneca = Sénèque { $total } · sceaux { $seals } ({ $needed }) · cartes { $cards }
rr-nero = Néron
rr-legionary = lég
rr-builder = con
rr-architect = arc
rr-merchant = mar

## The legend: sign | meaning

legend-check = ✓ | fait, rempli, pris, a passé
legend-none = – · | aucun, rien, vide
legend-gtr-leader = ♛ | mène ce tour
legend-gtr-jack = ✶ | Jack
legend-gtr-times = ×3 | trois exemplaires
legend-gtr-begun = ▮▯ 1/2 | fondation : matériaux posés, matériaux nécessaires
legend-gtr-hidden = ▪ | cartes face cachée
legend-gtr-sites = 2+1 | sites libres en ville + hors de la ville
legend-gtr-jacks = J | Jacks restants
legend-gtr-brief = I Cl Ch B M | influence, clients/limite, cartes en chambre forte, bâtiments, cartes en main
legend-ar-any = ? | n’importe quelle ressource
legend-ar-surplus = ⊕ | surplus
legend-ar-denarii = d  no ve ro | denarii ; ressource noire, verte ou rouge au choix
legend-ar-icons = ⚱ ⚔ λ | icône d’une carte : amphore, glaives, lion
legend-ar-high = ▲ ▽ | carte Zone utilisée une fois, pas encore utilisée
legend-ar-brown = ■3 | niveau du cube brun
legend-ar-level = 2:4 | le joueur 2 est au niveau 4
legend-ar-interval = [3-5] | ouvriers avec lesquels la carte s’achète
legend-ar-points = ★  (=9) | points marqués ; total en l’état
legend-ar-influence = 2▲ | influence d’une carte
legend-ar-deck = +17 | cartes dans la pioche
legend-ar-top = ↑ | carte visible sur la pioche
legend-ar-place = · _ 4 | place libre, fermée à ce nombre de joueurs, ouvrier de valeur 4
legend-ar-honour = ♛ | case d’honneur du Colisée
legend-ar-seats = <24> | les joueurs 2 et 4 y sont
legend-ar-total = 3:2d | case 3 du Colisée et son prix
legend-ar-price = (3) | prix d’une ressource
legend-ar-training = (4±1…) | ouvrier en formation, son écart permis ; vient d’arriver
legend-ar-workers = ♟124 | ouvriers disponibles
legend-aor-arrows = ↻ ↺ | les Provinces tournent dans ce sens, un cran par flèche
legend-aor-first = ♛ | Province du premier joueur
legend-aor-penalty = 9 (−6) | Population ; points perdus
legend-aor-level = I II III | niveau d’un Bâtiment
legend-aor-partisan = • | un Partisan dans un Bâtiment
legend-aor-plot = ‡ † | complot, complot activé, et à qui
legend-aor-defence = ⛨3 | défense d’une Région (✓ : vaincue)
legend-aor-legions = ×2 | nombre de Légions
legend-aor-senate = 1▲3 | hauteur qui vaut 1 point, prise par le joueur 3
legend-aor-medal = ✪ | Médaille
legend-aor-anchor = ⚓ | carte Ancre
legend-aor-used = ✕ | utilisé ce round
legend-aor-denarii = ᴅ | Denarii
legend-aor-ready = 2/3 | Partisans disponibles, Partisans en tout
legend-aor-unrecruited = 5+2 | avec vous + encore à recruter
legend-rr-river = ≈≈ | le Tibre
legend-rr-bridge = ══ | un pont
legend-rr-forum = Fo | le Forum
legend-rr-rubble = %% | décombres
legend-rr-park = ♣♣ | un parc
legend-rr-building = ▒▒ | suite du bâtiment, de la couleur de son propriétaire
legend-rr-overseer = 2♟ | surveillant du joueur 2
legend-rr-outside = ,· | hors du mur
legend-rr-inside = · | dans le mur
legend-rr-hill = C P A K E V Q | collines : Capitole, Palatin, Aventin, Cælius, Esquilin, Viminal, Quirinal
legend-rr-foreman = ⚑2 | contremaître du joueur 2 (S : Sénèque)
legend-rr-settlement = Tar2 | colonie par ses premières lettres, et sa force
legend-rr-owner = ▲3 | conquise par le joueur 3
legend-rr-road = ═ | reliée par une route
legend-rr-dice = b j r | dé bleu, jaune, rouge, et son numéro
legend-rr-auxiliary = + | un auxiliaire
legend-rr-track = 4/9 4✓ | à la case 4, case bleue à 9 ; case bleue prise
legend-rr-loyalty = – I II III | loyauté d’un conseiller
legend-rr-workers = lég con arc mar | ouvriers du dé : légionnaire, bâtisseur, architecte, marchand
legend-hw-citizen = + | un citoyen
legend-hw-full = █ | case cochée
legend-hw-box = ·  | case qui ne rapporte rien ; pâle : encore fermée
legend-hw-granary = │ | au-delà, il faut un autre grenier
legend-hw-building = ■ □ | construit, à construire (vif : possible maintenant)
legend-hw-cohorts = ◊4/3/1 | cohorte de gauche, du centre, de droite
legend-hw-good = M2 T | numéro du bien d’une carte, motif pour la carte
legend-hw-pause = ‖ | a choisi, ou s’est arrêté pour cette année
legend-hw-goal = ✓ ▫ | objectif du fort rempli, pas encore
legend-hw-disdain = −1 | points perdus pour la disgrâce
legend-hw-digits = 12 3/5 | prix, biens vendus, cases cochées sur le total
legend-hw-brief = 23 ▤6 ◊4 M2T | points, pièces, cohortes, bien et motif du prospect
legend-hw-dead = ✝ | gladiateur mort
