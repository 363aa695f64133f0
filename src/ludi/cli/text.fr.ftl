# Ce que dit la commande `ludi`. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

## Aide

help-ludi = Jeux de société romains : y jouer, les étudier, les vérifier. Sans commande, une table dans le navigateur.
help-more = ludi COMMAND --help en dit plus sur une commande ; docs/cli.md dit tout.
help-commands = commandes{ "\u00A0" }
help-options = options{ "\u00A0" }
help-arguments = arguments{ "\u00A0" }
help-help = afficher cette aide
help-lang = la langue des textes (sinon LUDI_LANG, puis la langue du système : anglais si ce n’est pas le français ; sans rien, le français)
help-version = dire la version, et si les règles sont compilées

help-games = la liste des jeux, ou comment l’un d’eux se prépare
help-play = jouer une partie en plein écran
help-learn = apprendre un jeu en jouant : ses leçons
help-lesson = le nom d’une leçon, ou coach pour une première partie avec le coach ; sans lui, on choisit
help-forget = que le coach explique de nouveau tout
help-lessons = montrer les leçons
help-campaign = la campagne d’un jeu : jouer l’étape suivante, voir où on en est
help-simulate = faire jouer beaucoup de parties à des automates et compter ce qui arrive
help-balance = ce que donne un jeu entre bons automates : places, personnages, scores, ce qui ne sert jamais
help-arena = faire jouer un tournoi à des automates : classements, duels, un rapport sur ce qui gagne
help-train = trouver de meilleurs poids pour l’évaluation d’un jeu en jouant contre soi-même, preuve à l’appui
help-replay = revoir une partie enregistrée
help-verify = rejouer un enregistrement et vérifier tout ce qu’il affirme
help-puzzles = résoudre des problèmes, en trouver dans des parties, ou les vérifier
help-puzzles-what = list : les montrer ; play : en résoudre un ; mine : en chercher ; check : les vérifier
help-puzzles-id = un jeu ou, pour play, un problème
help-puzzles-records = mine : chercher dans ces parties terminées, plutôt que dans des parties entre automates
help-puzzles-points = mine : chercher des années où il faut marquer le plus de points (Mur d’Hadrien)
help-puzzles-count = mine : s’arrêter après tant de problèmes
help-puzzles-seconds = mine : s’arrêter après ce temps
help-puzzles-visits = visites de chacune des recherches qui doivent s’accorder
help-puzzles-seed = mine : le début de la graine des parties et du nom des problèmes
help-puzzles-output = mine : le fichier à écrire
help-review = relire une partie terminée : comment elle allait, et où elle a tourné
help-components = les données d’un jeu et leur provenance
help-rules = lire les règles d’un jeu
help-bench = mesurer la vitesse de parties au hasard sur un cœur
help-perft = compter les suites de choix depuis une table neuve
help-talk = faire répondre un bot aux questions d’un autre programme, sur son entrée standard
help-env = les noms des jeux comme environnements d’apprentissage, ou ce qu’on observe dans l’un d’eux
help-serve = servir les jeux aux navigateurs
help-think = réfléchir pour des serveurs sur d’autres machines : robots, conseils, relectures
help-tables = après une mise à jour : vérifier les parties en cours, ou clore celles qui ne peuvent pas continuer

help-id = un jeu, tel que `ludi games` le nomme ; le début suffit s’il n’y en a pas deux
help-file = un enregistrement : un fichier, ou le nom d’une partie enregistrée
help-players = le nombre de joueurs (le plus petit, sauf indication)
help-most-players = le nombre de joueurs (le plus grand, sauf indication)
help-option = une option du jeu ; peut être répété
help-seed = la graine de tout hasard : un nombre ou un texte (inconnue de tous, sauf indication)
help-seed-one = la graine de tout hasard : un nombre ou un texte (1, sauf indication)
help-seed-withheld = la graine, si l’enregistrement la tait
help-own-components = vos corrections du matériel du jeu
help-components-id = un jeu, ou check
help-check-file = les corrections à vérifier
help-export = affiche un fichier de corrections à remplir
help-diff = n’affiche que ce que vos corrections changent
help-json = écrire du JSON, pour les programmes
help-seats = qui joue, siège par siège, par exemple human,greedy,random. Automates : { $bots }
help-record = enregistrer la partie dans ce nouveau fichier
help-fast = les automates jouent sans pause
help-load = reprendre la partie enregistrée dans ce fichier ou sous ce nom
help-stage = jouer cette étape, si elle est ouverte (la première non gagnée, sauf indication)
help-status = montrer où on en est, sans jouer
help-player = qui joue : chacun a sa progression (l’utilisateur du système, sauf indication)
help-reset = tout recommencer ; l’ancienne progression est mise de côté
help-yes = avec --reset : sans demander
help-games-count = le nombre de parties
help-bot = le bot qui répond : { $bots }, ou search:visits=N
help-bots = qui joue, siège par siège, répété pour remplir la table (random par défaut) : { $bots }, ou search:visits=N
help-swap = décaler les automates d’une place à chaque partie (fait d’office s’ils sont différents)
help-jobs = le nombre de processus ; le résultat est le même
help-usage = compter aussi combien de fois chaque action est choisie et chaque événement arrive, par partie et par place
help-max-decisions = couper une partie après tant de décisions ; elle n’a alors pas de vainqueur
help-arena-id = un jeu, sous le nom que donne `ludi games` ; ou report, pour faire la page d’un tournoi
help-arena-dir = avec report : le dossier du tournoi
help-arena-bots = qui participe, par exemple greedy,tiro,search:visits=2000 (pour une échelle, le plus faible d’abord). Automates : { $bots }
help-arena-mode = tous contre tous, ou les voisins d’une échelle, ou le premier contre tous les autres
help-arena-games = le nombre total de parties, au plus ; les donnes sont jouées entières (100, sauf indication)
help-arena-stop = s’arrêter dès que la question de la force (ou celle de --at-least) est tranchée
help-arena-at-least = demander si le premier automate (d’une échelle, celui du dessus) bat l’autre dans au moins cette part des parties ; seul, s’il en gagne autant
help-arena-out = le dossier du tournoi (sinon un dossier sous ./arena, toujours le même pour la même commande)
help-arena-jobs = le nombre de processus qui jouent (un par processeur, sauf indication) ; le résultat est le même
help-arena-ray = jouer sur la grappe Ray à cette adresse, ou sur un Ray de cette machine
help-arena-output = avec report : la page à écrire (report.html dans le dossier, sauf indication)
help-train-generations = combien de générations en tout ; un nombre plus grand continue
help-train-pairs = combien de changements une génération essaie, chacun avec son image en miroir (8 par défaut)
help-train-deals = combien de donnes chaque essai joue, depuis chaque siège (10 par défaut) ; avec --fit, combien de parties compte une génération (2000)
help-train-games = combien de parties les nouveaux et les anciens poids jouent à la fin, sur des donnes jamais vues
help-train-size = la taille des premiers changements, en part d’un poids
help-train-dir = le dossier de l’entraînement (train/ID par défaut)
help-train-fit = ajuster les poids à la fin des parties, là où l’évaluation est une somme de signes (demande NumPy)
help-train-imitate = apprendre des choix d’un bot qui cherche, comme search:visits=60 (demande NumPy)
help-train-learn = apprendre un réseau des parties que la recherche joue avec lui, génération après génération (demande NumPy)
help-train-bot = qui joue les parties, celles de la preuve aussi (greedy par défaut) : { $bots }
help-train-only = ne changer que les poids dont le nom commence par NAME
help-train-keep = ne pas toucher aux poids dont le nom commence par NAME
help-train-install = mettre les nouveaux poids auprès des règles du jeu, s’ils sont meilleurs
help-print = écrire le journal en texte simple
help-all = avec --print : aussi ce qu’un seul joueur pouvait entendre
help-level = qui relit : tiro, miles, centurio, legatus ou imperator (centurio par défaut)
help-anchor = une seule règle, par son ancre
help-search = trouver les règles qui parlent d’un mot
help-list = la liste des règles et de leurs ancres
help-aid = afficher l’aide de jeu : tout le jeu sur une page
help-things = tout ce qui est dans la boîte et ce que cela fait, et le glossaire
help-seconds = la durée de la mesure de chaque jeu
help-depth = le nombre de choix successifs
help-describe = dire ce qui est observé, champ par champ (en anglais)
help-host = l’adresse où écouter (127.0.0.1, sauf indication ; 0.0.0.0 pour tout le monde)
help-port = le port où écouter (8000, sauf indication)
help-database = où garder les parties : sqlite:///fichier ou postgresql://... (un fichier à vous, sauf indication)
help-house-components = les boîtes corrigées avec lesquelles les nouvelles tables se jouent
help-redis = plusieurs processus se parlent par ce serveur Redis
help-think-redis = le serveur Redis de ces serveurs (ou LUDI_REDIS)
help-think-processes = nombre de processus ; s’il y en a plusieurs, l’un ne sert qu’aux robots qui répondent aussitôt
help-workers = nombre de processus qui se partagent le travail derrière le port (1, sauf indication ; Linux et macOS)
help-check = vérifier tout ce qui servira (réglages, base de données, Redis, ports, robots), puis s’arrêter
help-migrate = mettre la base de données à jour, puis s’arrêter (SQLite le fait de lui-même)
help-open = ouvrir aussi un navigateur
help-lan = sans commande : aussi pour les téléphones et les machines de ce réseau, avec un code QR
welcome-phone = Pour les téléphones et les machines du même réseau :
welcome-stop = Ctrl+C arrête le serveur ; les parties en cours sont gardées.

## Mots des tableaux

column-game = Jeu
column-title = Titre
column-players = Joueurs
column-options = Options
column-option = Option
column-value = Valeur
column-meaning = Sens
column-key = Clé
column-source = Source
column-games = Parties
column-share = Part
column-wins = Victoires
column-win-rate = Taux de victoire
column-mean = Moyenne
column-min = Minimum
column-max = Maximum
column-piece = Élément
column-places = Places
column-divided = Divisé par
column-depth = Profondeur
column-sequences = Suites
column-seconds = Secondes

## games et components

games-more = `ludi games ID` en dit plus sur l’un d’eux ; `ludi play` pour jouer.
game-players = Joueurs : { $players }
game-rules = Version des règles : { $version }
game-options = Options
usual = habituel
game-components = Données de la boîte, par source : { $shares }.
game-reconstructed = Reconstitué (à corriger dans une copie si vous avez la boîte) : { $values }.
source-count = { $source } { $count }
source-rulebook = livret de règles
source-public = listes publiques
source-owner = vous
source-reconstructed = reconstitué
source-ruling = notre lecture
legend = Une valeur avec { $public } vient de listes publiques, avec { $ruling } d’une lecture de notre part (RULINGS.md).
legend-reconstructed = Une valeur avec { $mark } est reconstituée : rien de ce que nous avons ne la donne.
legend-owner = Une valeur avec { $mark } vient de vous.
components-check-file = Que faire de { $file } ? Pour vérifier des corrections : ludi components check { $file }
components-check-usage = ludi components check FILE, et rien d’autre
components-one-of = --export et --diff donnent deux réponses différentes : demandez l’une des deux
components-no-json = --export affiche un fichier de corrections, pas du JSON
components-diff-with = --diff compare des corrections : ajoutez --components FILE
components-which-game = { $file } : rien ne dit à quel jeu il appartient (game = "glory-to-rome")
components-export-1 = Corrections : enlevez le # devant une valeur que vous lisez sur votre boîte, et corrigez-la si elle diffère.
components-export-2 = Une valeur laissée telle quelle confirme la nôtre. Ajoutez CLÉ_note = "..." pour dire où elle est imprimée.
components-good = { $file } : des corrections valables pour { $game } ; { $games } parties au hasard, dans tous les modes, sont allées à leur terme.
components-unplayable = avec cette boîte, une partie au hasard ne peut pas aller à son terme (à { $players }, { $mode }) : { $why }
components-same = Rien ne diffère de la boîte livrée.
components-known = { $known } valeurs sur { $total } sont connues, le reste est reconstitué.
corrected-box = Cette boîte est corrigée ; les enregistrements la nomment { $sha }.

## rules

search-count = { $count ->
    [0] Aucune règle ne parle de « { $word } ».
    [1] Une règle parle de « { $word } ».
   *[other] { $count } règles parlent de « { $word } ».
}
thing-price = Prix : { $what }
thing-worth = Valeur : { $what }
thing-source = Dans la boîte : { $count }. Source : { $what }.
glossary = Glossaire

## balance

help-every-players = le nombre de joueurs (sinon tous, l’un après l’autre)
help-variants = chaque option choisie autrement, une à la fois, aussi
help-balance-games = combien de parties de chaque façon de jouer (40, sauf indication)
help-balance-bot = qui joue à toutes les places (centurio, sauf indication)
help-page = écrire aussi le tout dans un fichier, en Markdown
balance-title = { $game }{ "\u00A0" }: { $bot } à toutes les places, règles { $rules }, graine { $seed }
balance-way = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, { $count ->
    [one] une partie
   *[other] { $count } parties
}
balance-usual = , comme d’habitude
balance-lines = Scores
balance-seats = Victoires par place
balance-characters = Victoires par personnage
balance-winners = Ce que les vainqueurs ont en plus
balance-marks = Ce que la règle dit des scores
balance-never = Jamais choisi dans aucune de ces parties{ "\u00A0" }: { $names }
balance-all-chosen = Chaque action a été choisie dans une partie au moins.
balance-total = Total
balance-best = Record
balance-verdict-fair = équitable
balance-verdict-unfair = inéquitable
balance-verdict-open = trop peu de parties
balance-fits = concorde
balance-differs = diffère
column-balance-interval = 95{ "\u00A0" }%
column-balance-verdict = Verdict
column-balance-told = Règle du jeu
column-balance-source = Source
column-balance-winners = Vainqueurs
column-balance-losers = Perdants

## simulate

simulating = En jeu
simulated = { $game }, { $count ->
    [one] une partie
   *[other] { $count } parties
} à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
simulated-seed = Graine : { $seed }
simulated-truncated = { $count ->
    [one] Une partie a été coupée
   *[other] { $count } parties ont été coupées
} après { $most } décisions : sans vainqueur, et sans compter dans les scores.
spread-scores = Scores
spread-decisions = Décisions par partie
spread-turns = Tours par partie
endings = Comment les parties ont fini
by-seat = Par place
by-bot = Par automate
seat = Place { $number }
swapped = Les automates se sont décalés d’une place à chaque partie.
shared = Une victoire partagée compte en partie pour chaque vainqueur.
usage-action = Ce que { $bot } a choisi, par partie et par place
usage-told = Ce qui est arrivé à { $bot }, par partie et par place
column-rate = Par partie
column-things = Avec quoi
column-never = Jamais

## arena

arena-playing = En jeu
arena-title = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $count ->
    [one] une partie
   *[other] { $count } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-command = Commande : { $command }
arena-folder = Dossier : { $folder }
arena-found = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
arena-lost = { $count ->
    [one] Un processus s’est perdu ; sa partie a été rejouée.
   *[other] { $count } processus se sont perdus ; leurs parties ont été rejouées.
}
arena-ratings = Classement (intervalles à 95 %)
arena-duels = Duels : combien de fois l’automate de la ligne a devancé celui de la colonne
arena-questions = Questions (intervalles valables à tout moment)
arena-seats = Par place
arena-objective = gagne seul
arena-verdict-yes = oui
arena-verdict-no = non
arena-verdict-open = ouvert
arena-settled = C’est tranché après { $count ->
    [one] une partie.
   *[other] { $count } parties.
}
arena-unsettled = Tout n’est pas encore tranché : un --games plus grand continue.
arena-interrupted = { $count ->
    [0] aucune partie sur { $games } n’est gardée
    [one] une partie sur { $games } est gardée
   *[other] { $count } parties sur { $games } sont gardées
} dans { $folder } ; pour continuer : { $command }
arena-reported = Le rapport : { $file }
column-bot = Automate
column-rating = Classement
column-interval = Intervalle
column-seat = Place
column-question = Question
column-verdict = Réponse
column-score = Score

## replay et verify

verified = L’enregistrement dit vrai : { $game }, règles { $rules }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, { $actions ->
    [0] aucune action
    [1] une action
   *[other] { $actions } actions
}.
verified-seed = Graine : { $seed } (SHA-256 { $sha })
scores-over = La partie est terminée. Scores :
scores-now = La partie n’est pas terminée. Scores en l’état :
score = { $player } : { $total } (rang { $rank })
score-won = { $player } : { $total } (rang { $rank }, vainqueur)

## review

reviewing = Relecture

## bench et perft

bench-about = ludi { $version } ({ $mode }), Python { $python }, { $machine }, { $processors ->
    [one] un processeur
   *[other] { $processors } processeurs
} ; parties au hasard sur un cœur, mise en place comprise
measure-players = Jeu (joueurs)
measure-decisions-per-second = Coups par s
measure-games-per-second = Parties par s
measure-clone-us = Copie (µs)
measure-imagine-us = Monde imaginé (µs)
measure-visits-per-second = Visites par s
measure-legal-max = Choix (max.)
mode-compiled = compilé
mode-interpreted = interprété
perft-about = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, graine { $seed }

## env

env-about = { $game }, { $players ->
    [one] un joueur
   *[other] { $players } joueurs
} : { $actions } actions, { $numbers } nombres observés
env-one-game = Ces options demandent un jeu : ludi env ID --describe

## puzzles

puzzles-id = Nom
puzzles-difficulty = Difficulté
puzzles-players = Joueurs
puzzles-mined = { $count ->
    [one] 1 problème écrit
   *[other] { $count } problèmes écrits
} dans { $file }
puzzles-stands = { $id } : toujours juste
puzzles-unplayable = { $id } : on n’arrive plus à cette position
puzzles-unproved = { $id } : aucun choix n’est plus nettement le meilleur, ou c’est le plus évident
puzzles-other = { $id } : un autre choix est maintenant le meilleur
puzzles-checked = { $count ->
    [one] 1 problème vérifié
   *[other] { $count } problèmes vérifiés
}, dont { $wrong } à revoir
puzzles-ask = Quel est le meilleur choix ? Un nombre de 1 à { $count }, ou « ? » pour la solution
puzzles-number = Un nombre de 1 à { $count }, s’il vous plaît.
puzzles-right = C’est cela.
puzzles-wrong = Il y a mieux. Cherchez encore.
puzzles-obvious = C’est ce qui se voit d’abord, et il y a mieux. Cherchez encore.
puzzles-best = Le meilleur : { $move }
puzzles-worse = −{ $points } : { $move }

## learn

learn-none = Pas encore de leçon.
learn-name = Nom
learn-title = Leçon
learn-about = On y apprend
learn-minutes = Minutes

## campaign

campaign-title = { $game } : la campagne ({ $player })
campaign-stage = Étape
campaign-goals = Objectifs
campaign-challenge = Défi
campaign-state = État
campaign-attempts = Essais
campaign-points = Meilleur
state-open = à jouer
state-closed = fermée
state-lost = perdue
state-begun = en cours
state-won = gagnée
state-challenge = gagnée, défi réussi
campaign-won = Étape { $stage }, { $name } : gagnée ({ $points } points au mieux).
campaign-lost = Étape { $stage }, { $name } : perdue ({ $points } points au mieux). On peut réessayer.
campaign-reward = Bonus : { $reward }
campaign-bonus = Le défi est réussi : l’étape suivante commence avec un bonus ({ $reward }).
campaign-next = La suite : étape { $stage }, { $name }. Pour la jouer : ludi campaign { $game }
campaign-finished = Toutes les étapes sont gagnées : la campagne est terminée.
campaign-go-on = La partie est gardée. Pour la reprendre : ludi campaign { $game }
campaign-aside = Étape { $stage } : la partie commencée dans { $file } ne peut pas être reprise ({ $why }). Elle y reste ; l’étape peut être jouée à nouveau.
campaign-nothing = Il n’y a pas de progression à effacer ({ $player }).
campaign-sure = Recommencer la campagne depuis le début ({ $player }) ? (o/n)
campaign-kept = Rien n’a changé.
campaign-reset = La campagne recommence. L’ancienne progression est dans { $folder }.

## train

train-generation = Génération { $number }
train-generation-done = Génération { $number } : le meilleur essai atteint { $best }
train-generation-fitted = Génération { $number } : les poids d’avant prévoyaient les gains à venir pour une part de { $best }
train-generation-imitated = Génération { $number } : les poids d’avant prévoyaient une part de { $best } des choix du maître
train-proof = Nouveaux contre anciens
train-held-out = Nouveaux poids contre anciens : { $result } de { $games } parties gagnées (95 % : { $low } à { $high })
train-held-out-alone = Nouveaux poids contre anciens : { $result } points par partie sur { $games } parties (95 % : { $low } à { $high })
train-better = Ils sont meilleurs.
train-not-better = Rien ne montre qu’ils soient meilleurs : les anciens restent.
train-weights = Les poids : { $file }
train-installed = { $game } joue désormais avec eux.
learn-taught = Le nouveau réseau prévoit { $explained } des écarts qu’il n’a pas appris
learn-match = Nouveau contre régnant
learn-gate = Le nouveau réseau a gagné { $result } de { $games } parties contre le régnant, qui avait { $visits } fois ses visites (intervalle : { $low } à { $high })
learn-gate-alone = Le nouveau réseau fait { $result } points de plus que le régnant sur { $games } parties ; celui-ci avait { $visits } fois ses visites (95 % : { $low } à { $high })
learn-better = Il est prouvé qu’il est meilleur : il règne désormais.
learn-not-better = Rien ne prouve qu’il soit meilleur : le régnant reste.
learn-reigns = Le réseau régnant : { $file }
learn-no-network = D’aucun réseau il n’est prouvé qu’il soit meilleur que l’évaluation seule.
train-interrupted = Arrêté après la génération { $generation } ; la même commande reprend de là.

## ludi tables

help-tables-what = check : rejouer toutes les parties en cours selon les règles d’aujourd’hui ; close : clore celles qui ont changé
tables-looked = { $count ->
    [0] Aucune partie en cours.
    [one] Une partie en cours a été rejouée.
   *[other] { $count } parties en cours ont été rejouées.
}
tables-carried = { $count ->
    [one] Une partie commencée selon d’anciennes règles continue telle quelle.
   *[other] { $count } parties commencées selon d’anciennes règles continuent telles quelles.
}
tables-changed = { $table } ({ $game }, règles { $rules } → { $now }) ne peut pas continuer. Événement { $event } : { $words } : { $why }
tables-closed = { $table } ({ $game }, règles { $rules } → { $now }) est close. Événement { $event } : { $words } : { $why }
tables-close-them = { $count ->
    [one] Pour la clore en le disant aux joueurs : ludi tables close
   *[other] Pour les clore en le disant aux joueurs : ludi tables close
}

## ludi backup, ludi restore

help-backup = copier tout ce que garde un serveur dans un fichier, pendant qu’on joue
help-restore = remettre une telle copie à la place de ce que garde un serveur
help-backup-file = le fichier à écrire, qui n’existe pas encore
help-restore-file = un fichier écrit par ludi backup
backup-done = Toutes les parties et tous les joueurs sont dans { $file }.
restore-done = Les parties et les joueurs de { $file } sont de nouveau en place.
restore-kept = Ce qui s’y trouvait reste dans { $file }.

## ludi admin

help-admin = s’occuper des joueurs et des tables d’un serveur
help-admin-what = l’un de { $what }
help-admin-words = les lettres à chercher, ou une personne (id ou nom de connexion) ou une table (id), et ce qu’il faut en plus
admin-done = C’est fait, et noté.
admin-passphrase = La nouvelle phrase secrète est { $passphrase }. Il vaut mieux la changer dans le profil après s’être connecté.
admin-nothing = Il n’y a rien.
column-table = Table
column-values = Valeurs
column-known = Connues
column-owner = De vous
column-left = Reconstituées
column-shipped = Livrée
column-own = La vôtre
column-note = Note
column-date = Date
column-admin-id = Id
column-admin-nickname = Pseudo
column-admin-handle = Connexion
column-admin-tables = Tables
column-admin-created = Depuis
column-admin-signed-in = Connecté
column-admin-suspended = Suspendu
column-admin-admin = Responsable
column-admin-name = Nom
column-admin-game = Jeu
column-admin-status = État
column-admin-players = Joueurs
column-admin-events = Coups
column-admin-public = Publique
column-admin-updated = Dernier changement
column-admin-what = Quoi
column-admin-number = Nombre
column-admin-at = Quand
column-admin-who = Qui
column-admin-whom = À qui
column-admin-detail = Détails
column-admin-by = De
column-admin-reason = Motif
column-admin-about = À propos de
column-admin-said = Ce qui a été dit
column-admin-text = Message
column-admin-handled = Traité
column-admin-handler = Par
column-admin-note = Note

## ludi completion, and what every help ends with

help-examples = Exemples :
help-completion = afficher le script de complétion d’un shell
help-shell = le shell auquel le script est destiné
