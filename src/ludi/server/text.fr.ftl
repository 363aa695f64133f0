# Ce que dit le serveur. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

guest = Invité { $number }
somebody = quelqu’un
seat-open = Place libre
seat-friend = Place pour un ami
waiting-for = { $count ->
    [one] { $names } doit choisir.
   *[other] { $names } doivent choisir.
}

level-random = Hasard
level-greedy = Glouton
level-tiro = Tiro (recrue)
level-miles = Miles (soldat)
level-centurio = Centurio (centurion)
level-legatus = Legatus (légat)
level-imperator = Imperator
level-fabia = Fabia, qui bâtit
level-crispus = Crispus, qui commerce
level-drusus = Drusus, qui combat
level-pace = { $seconds ->
    [0] répond aussitôt
   *[other] réfléchit { $seconds } s au plus
}

void-went-back = Elle ne compte pas : la table est revenue sur ce qui avait été révélé.
void-stand-in = Elle ne compte pas : un automate a fait défaut, un autre a joué à sa place.
void-gone = Elle ne compte pas : quelqu’un a supprimé son compte.

deal-name = Donne du { $day }/{ $month }/{ $year }
deal-option = { $option } : { $value }
deal-void-went-back = Elle ne compte pas : vous êtes revenu sur ce qui avait été révélé.
deal-void-stand-in = Elle ne compte pas : un automate a échoué, un autre a joué à sa place.
deal-void-closed = Elle ne compte pas : la maison a mis fin à la partie.
fork-name = { $name }, à partir du coup { $number }

log-hint = { $name } a demandé un conseil.
log-hint-mine = Vous avez demandé un conseil.

note-for = Un automate joue pour { $name }.
note-left = A quitté la table.
note-clock = Temps écoulé : un automate joue jusqu’au retour de { $name }.
note-clock-out = Temps écoulé : un automate joue jusqu’à la fin, et la place compte comme dernière.
note-alone = Joue sans ce qu’il a appris, qui ne vaut pas pour cette partie telle qu’on la joue ici.
note-stand-in-greedy = L’automate a échoué : un automate plus simple joue à sa place.
note-stand-in-random = L’automate a échoué : le hasard joue à sa place.
note-stand-in-first = L’automate a échoué : la première action possible est jouée.

no-client-title = Ludi Romani
no-client = Le serveur fonctionne, mais la page de jeu n’est pas construite (make web).

## Refus

problem-nobody = Dites d’abord qui vous êtes.
problem-wrong-passphrase = Ce nom de connexion et cette phrase secrète ne vont pas ensemble.
problem-handle-taken = Le nom de connexion « { $handle } » est déjà pris.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-seated = Vous n’êtes pas assis à cette table.
problem-host-only = Seul l’hôte de la table peut le faire.
problem-invited-only = Cette place est réservée à qui a l’invitation.
problem-no-such-game = Le jeu « { $game } » n’existe pas.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-seat = Il n’y a pas de place { $number } à cette table.
problem-no-such-level = Il n’y a pas d’automate « { $level } » (il y a : { $levels }).
problem-no-such-option = Ce jeu n’a pas d’option « { $option } ».
problem-no-such-order = « { $question } » n’admet pas la réponse préparée « { $order } » (il y a : { $known }).
problem-no-such-question = Il n’y a pas de réponse préparée pour « { $question } » (il y en a pour : { $known }).
problem-no-such-number = La partie n’a que { $last } événements : il n’y a pas de numéro { $number }.
problem-option-value = L’option « { $option } » peut valoir : { $values }.
problem-players = Ce jeu se joue de { $first } à { $last }, pas à { $count }.
problem-stage-closed = L’étape { $stage } n’est pas encore ouverte : gagnez d’abord l’étape { $before }.
problem-bonus-not-earned = Ce bonus n’est pas gagné : il faut réussir le défi de l’étape { $before }.
problem-out-of-time = Votre temps était écoulé : à cette table, un automate joue jusqu’à la fin.
problem-not-rated = Cette partie n’est pas classée.
problem-rated-alone = Il faut un adversaire pour une partie classée.
problem-rated-clock = Il faut une pendule pour une partie classée, afin qu’elle ait toujours une fin.
problem-rated-hints = Il n’y a pas de conseils dans les parties classées.
problem-rated-twice = Dans une partie classée, personne ne joue à deux places.
problem-rated-bots = Les automates des parties classées sont { $levels }.
problem-rated-people = Il faut au moins une personne dans une partie classée.
problem-rated-box = Une partie classée se joue avec la boîte de la maison, pas avec la sienne.
problem-rated-back = Une partie classée contre des automates ne revient pas sur ce qui a été révélé.
problem-not-started = La partie n’a pas encore commencé.
problem-already-started = La partie a déjà commencé.
problem-seats-free = Il reste des places libres.
problem-tables-at-once = Vous avez déjà { $most } parties en cours : finissez-en une, ou laissez-en reposer une pendant une heure.
problem-seat-taken = Cette place est prise.
problem-seat-not-left = Quelqu’un joue à cette place.
problem-no-free-seat = Il n’y a pas de place libre.
problem-no-such-puzzle = Ce problème n’existe pas.
problem-no-such-deal = Cette donne n’existe pas.
problem-deal-secret = D’autres peuvent encore jouer cette donne : ce qui y était caché sera révélé à la fin de la journée.
problem-deal-played = Vous avez joué cette donne ; sa table n’existe plus.
problem-no-parting = Il n’y a pas deux parties de cette donne à comparer.
problem-over = La partie est terminée.
problem-not-over = La partie n’est pas terminée.
problem-hints-off = Les conseils ne sont pas permis à cette table.
problem-coach-off = Le coach n’accompagne que les parties contre des automates.
problem-not-asked = Ce n’est pas à vous de choisir : un conseil ne vaut que pour votre propre choix.
problem-no-hint = Aucun conseil n’est venu à temps : réessayez dans un instant.
problem-no-review = Personne n’a encore fait relire cette partie.
problem-moved-on = La table a changé entre-temps.
problem-damaged = Cette table ne peut pas être lue : ce qui en est enregistré est abîmé. Prévenez la personne qui tient le serveur.
problem-other-rules = Cette partie suit la version { $rules } des règles ; le serveur connaît la version { $now }.
problem-undo-long = La partie a connu trop d’événements : plus rien ne peut être annulé.
problem-no-request = Personne ne demande à revenir en arrière.
problem-possible = C’est possible en ce moment.
problem-action-or-thing = Indiquez une action ou une chose, l’une des deux.
problem-malformed = La demande n’est pas bien formée.
problem-not-json = La demande doit être en JSON.
problem-too-large = La demande est trop longue.
problem-too-many = Trop de demandes : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-other-origin = Cette demande vient d’une autre page que les nôtres.
problem-not-found = Il n’y a rien à cette adresse.
problem-no-such-method = Cela ne se fait pas à cette adresse.
problem-error = Une erreur inattendue s’est produite (code { $code }).

## Parties d’anciennes règles

ended-by-other-rules = Cette partie a été jouée selon la version { $rules } des règles : voici comment elle s’est terminée.
closed-rules = Cette partie a été close : commencée selon la version { $rules } des règles, elle ne peut pas continuer selon la version { $now }. Voici jusqu’où elle est allée.
closed-damaged = Cette partie a été close : ce qui en était enregistré ne peut plus être joué. Voici jusqu’où elle est allée.

## Leçons

learner = Vous
lesson-not-here = C’est permis, mais ce n’est pas ce que cette leçon demande ici.
lesson-not-reached = Pas encore ! Recommencez la leçon, ou essayez autrement.
problem-lesson-over = La leçon est terminée.
problem-no-such-lesson = Il n’y a pas de leçon « { $lesson } », ou elle a changé : recommencez-la.

## Les responsables de la maison

problem-no-newcomers = Ce serveur est réservé à ceux qui y ont déjà un profil. Si c’est votre cas, connectez-vous.
problem-suspended = Ce compte a été suspendu par les responsables de la maison.
problem-no-such-person = Cette personne n’existe pas.
closed-by-house = Cette partie a été close par les responsables de la maison. { $why }
problem-no-handle = Un responsable doit pouvoir se connecter : il lui faut d’abord un nom de connexion et une phrase secrète.
problem-admin-only = Seuls les responsables de la maison peuvent faire cela.
problem-not-yourself = Vous ne pouvez pas faire cela pour vous-même ici : demandez à un autre responsable, ou passez par la ligne de commande.

## Ce que refuse un serveur que personne n’arrête

problem-odd-name = Ce nom pourrait passer pour un autre : des lettres d’un seul alphabet, s’il vous plaît, et aucun signe invisible.
problem-old-passphrase = La phrase secrète actuelle n’est pas la bonne.
problem-undo-absent = { $name } a quitté la table : personne ne revient en arrière sans son accord.
problem-no-database = Le serveur ne peut rien noter en ce moment : rien n’a changé. Réessayez dans un instant.

## Messages à qui n’est pas là

notice-turn = C’est à vous de jouer
notice-turn-of = C’est à { $who } de jouer
notice-reminder = Votre temps s’achève dans { $left }
notice-invited = On vous invite à une nouvelle partie
notice-started = La partie commence
notice-undo = On vous demande si la table revient en arrière
notice-over = La partie est finie
notice-line = { $what } : { $table }
notice-waiting = { $count } tables vous attendent
notice-news = Du nouveau à { $count } tables
notice-trial = Salve ! Les messages de Ludi Romani arrivent ici.
notice-hours = { $count } heures
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

letter-hello = Salve { $name },
letter-why =
    Vous avez demandé à Ludi Romani de vous écrire.
    Choisir quoi et quand : { $settings }
    Ne plus recevoir d’e-mails : { $stop }
letter-confirm-subject = Ludi Romani : est-ce bien votre adresse ?
letter-confirm =
    Salve,

    quelqu’un a demandé à Ludi Romani ({ $house }) d’écrire à cette adresse quand son tour vient.

    Si c’est vous, suivez ce lien :
    { $link }

    Sinon, vous n’avez rien à faire : vous ne recevrez rien d’autre.

notice-no-push-library = Ce serveur ne peut pas envoyer de notifications : il lui manque une bibliothèque (l’extra push de ludi-romani).
notice-no-push-contact = Ce serveur n’envoie pas de notifications : son hôte n’a pas réglé LUDI_PUSH_CONTACT.
notice-no-mail = Ce serveur n’envoie pas d’e-mails : son hôte n’a pas indiqué de serveur de courrier (LUDI_SMTP_HOST).
notice-no-webhooks = Ce serveur n’appelle pas de webhooks : son hôte ne le permet pas.

channel-missing = Il n’y a plus personne à cette adresse. Retirez-la, ou saisissez-la de nouveau.
channel-trouble = Le dernier message n’est pas arrivé ({ $why }).

problem-no-such-channel = Ce canal n’existe pas.
problem-no-such-letter = Ce lien n’est plus valable.
problem-channels-most = Pas plus de { $most } canaux : retirez-en un d’abord.
problem-channel-failed = Le message n’est pas arrivé ({ $why }).
problem-channel-unverified = Suivez d’abord le lien de l’e-mail envoyé à cette adresse.
problem-bad-push = L’abonnement de ce navigateur n’est pas utilisable.
problem-bad-webhook = Ce n’est pas l’adresse d’un webhook : elle doit commencer par https:// et se trouver sur l’internet public.
problem-no-box = Ce jeu n’a pas de données à corriger.
problem-no-own-box = Vous n’avez rien corrigé dans cette boîte.
problem-no-such-box = Cette boîte n’existe pas.
problem-bad-box = Cette correction ne va pas.
problem-bad-value = Cette valeur ne peut pas être écrite.
problem-box-unchecked = Essayez d’abord votre boîte : elle a changé depuis, ou n’a jamais été essayée.
problem-box-changed = Votre boîte a changé pendant l’essai : essayez-la de nouveau.
problem-box-unfit = La boîte corrigée de cette table ne va plus avec le jeu d’aujourd’hui : { $why }
problem-no-trial = Trop de choses attendent déjà pour vous : essayez dans un instant.

trial-endless = Une partie au hasard n’a pas fini ({ $players ->
    [0] durée dépassée
   *[other] à { $players }, { $mode }
}).
trial-broken = Une partie au hasard n’a pas pu continuer ({ $players ->
    [0] sans préciser
   *[other] à { $players }, { $mode }
}) : une de vos valeurs met le jeu dans l’impasse.

## Amis, blocages et signalements

problem-yourself = C’est vous.
problem-you-blocked = Vous avez bloqué cette personne : débloquez-la d’abord.
problem-nobody-asked = Cette personne ne vous demande plus en ami.
problem-friends-most = Cela ferait plus de { $most } amis, ou de demandes.
problem-blocks-most = On ne peut pas bloquer plus de { $most } personnes.
problem-guests-most = On ne peut pas inviter plus de { $most } personnes à une table.
problem-no-such-message = Ce message n’existe pas.
problem-reported-already = Vous avez déjà signalé cela. Les responsables de ce serveur s’en occuperont.
problem-no-such-report = Ce signalement n’existe pas.

## Clubs

problem-no-such-club = Ce club n’existe pas, ou n’est ouvert qu’à ceux qui en ont le lien.
problem-registered-only = Pour cela, choisissez d’abord un nom de connexion et une phrase de passe dans votre profil.
problem-officers-only = Seuls les responsables du club peuvent faire cela.
problem-club-full = Ce club a de la place pour { $most } personnes.
problem-clubs-most = On peut faire partie de { $most } clubs au plus.
problem-clubs-led = On ne peut pas diriger plus de { $most } clubs.
problem-other-officers = Le club a d’autres responsables : seul le dernier peut le dissoudre.
problem-last-officer = Il faut un responsable au club : nommez d’abord quelqu’un d’autre.
problem-is-officer = On ne peut pas exclure un responsable : faites-en d’abord un simple membre.

## Tournois

problem-no-such-tournament = Ce tournoi n’existe pas, ou n’est ouvert qu’à ceux qui en ont le lien.
problem-maker-only = Seule la personne qui a créé le tournoi peut faire cela.
problem-too-few-players = Il faut au moins { $least } joueurs pour ce tournoi.
problem-tournament-full = Ce tournoi a de la place pour { $most } joueurs.
problem-tournament-size = Un tournoi de cette sorte est pour { $most } joueurs au plus.
problem-tournaments-led = Vous avez déjà { $most } tournois qui ne sont pas finis.
problem-tournaments-entered = Vous participez à { $most } tournois qui ne sont pas finis : c’est le maximum.
problem-start-past = Le début ne peut pas être dans le passé.
problem-tournament-back = Dans un tournoi, aucune table ne revient en arrière sur ce qui a été révélé.
problem-round-secret = D’autres jouent encore cette donne : ce qui y était caché sera révélé à la fin de la ronde.
