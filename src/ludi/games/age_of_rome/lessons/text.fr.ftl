# Ce que disent les leçons. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

## Première partie

first = Première partie
    .about = Trois rounds guidés : bâtir, placer ses Partisans, comploter, percevoir l’impôt
first-welcome = Rome, 44 avant notre ère : César vient d’être assassiné. Vous êtes Gaius Octavius, son héritier. En face, votre adversaire joue Fulvia, qui veut la même chose que vous : le pouvoir.
first-aim = Il faut avoir le plus de Gloire après neuf rounds. Votre marqueur est à 3 sur le compteur. Bâtir le fait avancer tout de suite ; le reste compte à la fin.
first-wheel = Au centre, quatre Provinces sur une roue. Celle du bas, l’Afrique, est devant vous : c’est là que vous agissez. Mais à la fin de chaque round, la roue tourne !
first-round = Chaque round a quatre temps : un événement ; la construction ; l’action, où vos fidèles, les Partisans, travaillent pour vous ; le Revenu. Faisons le premier pas à pas.
first-quests = Les Quêtes sont des buts secrets, comptés à la fin. Gardez-en deux sur trois. « Guerre totale » demande sept Légions au combat, c’est beaucoup : touchez-la pour la rendre.
first-quests-kept = Les deux autres restent cachées aux yeux de Fulvia. Le premier round commence.
first-keep-foundations = Gardez celle-là : elle paie 3 points pour la base de votre Panthéon, et vous l’achèverez dans cette leçon.
first-keep-collector = Celle-là se remplit peu à peu, avec des cartes. Sept Légions au combat, c’est bien plus long.
first-event = Un round s’ouvre par un événement, en haut. Celui-ci, « Nouveau culte », ajoute un élément au Panthéon, le monument de votre plateau, chez qui en a le moins. Vous étiez à égalité : chacun a eu le sien.
first-temple = Puis on construit. Vous avez 5 Denarii. Un Temple coûte 3 Denarii et rapporte aussitôt 2 points de Gloire : bâtissez-le en Afrique.
first-temple-built = Votre marqueur passe de 3 à 5.
first-temple-rather = Ce serait permis, mais votre Panthéon est commencé, et seul le Temple le fait avancer.
first-spend = Pas encore : les Denarii qui dorment ne rapportent rien. Bâtissez d’abord ce qui est éclairé.
first-milestone = 5 est une Étape, marquée sur le compteur : qui l’atteint recrute un Partisan, pour toute la partie. Vous en avez deux, donc deux actions par round au lieu d’une.
first-farm = Il vous reste 2 Denarii, juste le prix d’une Ferme. Elle rapporte 1 point de Gloire. Bâtissez-la aussi.
first-farm-built = Gloire 6. Fulvia a bâti un Château et une Ferme chez elle, en Espagne. Souvenez-vous-en !
first-population = Chaque tuile bâtie ajoute aussi 1 à la Population de la Province. L’Afrique en était à 1, la voilà à 3. Vous en vivrez à la fin du round.
first-piece = Place à l’Action : à tour de rôle, on place un Partisan et il agit aussitôt. Touchez votre Temple, il ajoutera un élément à votre Panthéon.
first-piece-placed = Deux éléments, soit 2 points à la fin. Fulvia, elle, a envoyé une Légion en Épire.
first-temple-first = Vous y viendrez. D’abord le Temple : chaque élément de Panthéon vaut des points à la fin.
first-plot-next = C’est pour votre second Partisan. Le premier va au Temple.
first-plot = Votre second Partisan va comploter. Touchez les trois petits emplacements de complot en Afrique : votre marqueur y attendra que la roue l’amène devant Fulvia.
first-plotted = Le complot est en place. Fulvia a envoyé son dernier Partisan à sa Ferme.
first-plot-rather = Un gain sûr mais petit. Un complot posé maintenant frappera dès le prochain round : essayez.
first-revenue = Enfin le Revenu : 1 Denarius par point de Population, donc 3 en Afrique. On peut doubler l’impôt, mais cela coûte de la Gloire. Prenez le Revenu normal.
first-not-double = 6 Denarii au lieu de 3, mais 2 points de Gloire perdus. Une autre leçon dit quand cela vaut le coup.
first-second-round = Deuxième round. Son événement donne 1 point de Gloire à qui a le plus d’éléments de Panthéon : vous, qui passez à 7.
first-turned = La roue a fait un demi-tour. L’Espagne est devant vous, et le Château et la Ferme de Fulvia sont à votre service. Elle a l’Afrique… et votre complot !
first-activate = Au début d’un round, un complot frappe celui qui l’a devant lui. Touchez votre complot en Afrique. Vous le payez d’un marqueur Vendetta.
first-strike = Fulvia est juste là où vous l’attendiez. Activez votre complot.
first-effect = Que lui faire ? La Calomnie lui ôte 1 point de Gloire, la Dégradation un élément de Panthéon. Prenez la Dégradation, pour rester devant elle au Panthéon.
first-not-calumny = 1 point de Gloire, c’est vite regagné. Retarder son Panthéon vous garde la première place pour l’or.
first-degraded = Son Panthéon retombe à zéro. Première à jouer ce round, Fulvia bâtit un Phare en Afrique.
first-vendetta = Votre marqueur Vendetta est parti chez Fulvia. Il cachait un bonus, Politique, que voilà libre. Un bonus libre double l’action de son Bâtiment, une fois par round.
first-lighthouse = À vous de construire, en Espagne cette fois. Un Phare coûte vos 3 Denarii et rapporte 2 points de Gloire. Bâtissez-le.
first-lighthouse-built = Gloire 9. Fulvia a placé un Partisan sur le Temple que vous aviez bâti : la roue sert tout le monde.
first-lighthouse-rather = Un second Temple servira bientôt. Mais sans Phare, pas de cartes : commencez par lui.
first-cards = Un Phare fait piocher une carte Commerce. Votre bonus Commerce est libre : touchez le Phare puis ce bonus, et vous en piocherez deux.
first-cards-drawn = Une Toge brodée et un Pugio ! Une carte se joue pour son effet, se vend 1 Denarius, ou forme avec deux autres du même type un Ensemble qui vaut des points.
first-with-bonus = Cela marche, mais pour une seule carte. Ajoutez le bonus Commerce : il est gratuit et revient à chaque round.
first-cards-first = Tout à l’heure. Les cartes s’amassent lentement : commencez par le Phare, avec son bonus.
first-castle = Il vous reste un Partisan, et le Château que Fulvia a bâti ici vous obéit. Touchez-le pour envoyer une Légion au combat.
first-castle-rather = Ce serait permis. Mais vous n’avez encore aucune Légion au combat : essayez le Château.
first-keep-cards = Gardez vos cartes : la Toge brodée va bientôt vous servir mieux qu’un Denarius.
first-legion = Trois Régions à conquérir. À la fin, si les Légions de tous y atteignent le nombre du bouclier, la Région paie ceux qui en ont le plus. Choisissez-en une.
first-legion-sent = Votre Légion est en marche. Fulvia a perçu son Revenu : à vous.
first-revenue-again = L’Espagne compte maintenant 4 de Population, Phare compris. Prenez vos 4 Denarii.
first-not-double-again = 4 Denarii de plus, mais 3 points de Gloire de moins : vous perdriez de vue la prochaine Étape.
first-third-round = Troisième round, encore un demi-tour : l’Afrique vous revient, avec un Phare en plus. L’événement vous donne à tous deux 1 point de Gloire.
first-curia = Vous êtes à 10, la prochaine Étape est à 12. Une Curie coûte vos 4 Denarii et rapporte 2 points de Gloire. Bâtissez-la !
first-curia-built = 12 ! Un troisième Partisan vous rejoint. Fulvia bâtit elle aussi une Curie.
first-curia-rather = Le Château rapporterait autant, mais votre bonus Politique n’attend qu’une Curie.
first-votes = La Curie pose un Vote au sommet de la Colonne du Sénat. Touchez la Curie puis le bonus Politique, libéré par votre complot : deux Votes d’un coup.
first-voted = Vos deux Votes vaudront des points à la fin, s’ils y sont encore. Plus un Vote est haut, plus il rapporte.
first-with-politics = Un seul Vote ? Votre complot vous a libéré le bonus Politique : ajoutez-le.
first-votes-first = Patience, vous avez trois Partisans. Commencez par la Curie et son bonus Politique.
first-harvest = La Ferme rapporte des Denarii, et de plus en plus : 1 au début, 2 maintenant, 5 au dernier round. Placez-y un Partisan.
first-harvested = 2 Denarii. Fulvia a pioché une carte.
first-harvest-rather = Bonne idée pour plus tard. Ici, essayez la Ferme : il vous faudra des Denarii.
first-colosseum-next = C’est pour votre dernier Partisan. Celui-ci va à la Ferme.
first-colosseum = Votre dernier Partisan va au Colisée, au centre de la roue. La foule donne 1 point de Gloire, et il y a toujours de la place.
first-colosseum-rather = Ce serait permis, mais une de vos cartes ne sert qu’au Colisée. Allez-y.
first-toga = Avant que le Partisan agisse, vous pouvez jouer une carte qui parle de ce moment. Votre Toge brodée donne 1 point de Gloire de plus au Colisée : jouez-la.
first-toga-played = 2 points de Gloire pour un seul Partisan : vous voilà à 14. La carte est défaussée.
first-play-it = Elle ne servira pas mieux qu’ici. Jouez-la.
first-last-revenue = Le round s’achève. L’Afrique a 5 de Population : prenez vos 5 Denarii.
first-not-double-last = 5 Denarii de plus pour 4 points de Gloire : c’est trop cher.
first-keep-pugio = Un Denarius de plus ne changerait rien. Prenez le Revenu normal.
first-fourth-round = Quatrième round. La roue n’a fait qu’un quart de tour : la Province devant vous est encore toute neuve.
first-goal = Un élément encore, et la base de votre Panthéon est achevée. La première achevée reçoit l’or : 4 points. Il vous faut un Temple ici, et un Partisan dessus.
first-end = La base est achevée et votre Quête remplie : bravo ! Vous savez l’essentiel. Les courtes leçons montrent le reste : le Sénat, l’impôt double, les Médailles, les coups bas.

## Complots et vendetta

plots = Complots et vendetta
    .about = Quand un complot peut frapper, ce qu’il coûte et ce qu’il libère
plots-three = Quatrième round, deux adversaires, et trois de vos complots en attente : un en Afrique, devant vous ; un en Gaule, devant Lepidus ; un en Espagne, devant Fulvia.
plots-blocked = En Afrique, il ne vise que vous-même : il attendra. Et chaque complot se paie d’un marqueur Vendetta posé chez la victime : les quatre emplacements de Fulvia sont pris, elle est à l’abri.
plots-strike = Reste Lepidus, qui a encore un emplacement libre. Touchez votre complot en Gaule.
plots-no-waiting = Rien n’oblige à frapper, mais la roue va emporter ce complot loin de Lepidus. Frappez maintenant.
plots-choose = Lepidus et vous avez deux éléments de Panthéon : le premier à poser le troisième prend l’or. Choisissez la Dégradation, qui lui en retire un.
plots-not-calumny = 1 point de Gloire, et Lepidus garderait toutes ses chances pour l’or. La Dégradation le retarde.
plots-struck = Lepidus n’a plus qu’un élément : il ne peut plus vous devancer ce round.
plots-freed = Regardez votre piste Vendetta : le marqueur parti chez Lepidus recouvrait votre bonus Politique, qui est libre. Chez Lepidus, il recouvre justement le sien.
plots-votes = Profitez-en tout de suite : placez un Partisan sur la Curie avec le bonus Politique, pour deux Votes au lieu d’un.
plots-voted = Deux Votes au sommet. Lepidus rattrape un élément de Panthéon, Fulvia va au Colisée.
plots-with-bonus = Vous venez de libérer ce bonus : servez-vous-en, sur la Curie.
plots-gold-waits = L’or peut attendre un tour : Lepidus n’a plus le troisième élément à portée. La Curie d’abord.
plots-gold = Et maintenant l’or : Lepidus est revenu à deux éléments et aurait sa chance au prochain round. Placez votre second Partisan sur le Temple.
plots-golden = La base est achevée en or : 4 points. Un complot bien choisi vous a servi deux fois.
plots-gold-rather = 1 point de Gloire contre un élément d’or à 4 points : prenez l’or.
plots-price = Le revers : Lepidus a quatre marqueurs. Il est protégé de tout nouveau complot, mais privé de bonus, et il a de quoi payer sa vengeance.

## Le Sénat

senate = Le Sénat
    .about = La Colonne, les Majorités et le Vote qui en chasse un autre
senate-column = Dernier round. Dans la Colonne, les cinq places valent, de bas en haut, 1, 2, 3, 5 et 6 points. Le Vote du bas est à votre adversaire, Fulvia ; les deux suivants sont à vous.
senate-majority = Trois de vos Votes de suite au sommet font une Majorité : 2 points de Gloire aussitôt. Et chaque Vote qui allonge la suite en rapporte encore 2.
senate-vote = Votre bonus Politique est libre. Placez un Partisan sur la Curie avec lui : deux Votes, donc deux Majorités.
senate-voted = Deux Majorités, 4 points de Gloire ! Fulvia répond par un Vote au sommet. Il n’y a que cinq places : le Vote du bas, le sien, sort de la Colonne.
senate-one-only = Un Vote, une Majorité. Avec le bonus vous en ferez deux pour le même Partisan.
senate-more-here = Deux Majorités valent 4 points de Gloire : aucune autre place ne rapporte autant.
senate-too-late = C’est le dernier round : ce complot ne frapperait jamais.
senate-answered = Votre suite est brisée : il faudrait encore trois Votes pour une Majorité. Et vos Votes sont descendus : ils valent 1, 2, 3 et 5, soit 11 points, contre 6 à Fulvia.
senate-top = Votre Curie est de niveau II : un second Partisan y tient. Sans bonus ni Majorité, mais reprenez le sommet.
senate-topped = Vous voilà à 12 points au Sénat, et Fulvia à 5 : mieux qu’un point au Colisée.
senate-vote-rather = 1 point, ou un Denarius de plus ? Un Vote vous donne 1 point et en ôte 1 à Fulvia.
senate-lesson = Cette fois, le Vote chassé était le vôtre ; il revient sur votre plateau et pourra resservir. Tentez la Majorité quand l’adversaire ne peut plus répondre.

## Les cartes Commerce

cards = Les cartes Commerce
    .about = Le moment de jouer une carte, la main pleine et les Ensembles
cards-full = Une main tient cinq cartes. La vôtre en a quatre, et une Ancre : elle ne sert à rien, ne se vend pas, et prend la cinquième place.
cards-when = Chaque carte dit quand elle se joue. Le Cadran solaire : en plaçant un Partisan. La Groma : en construisant. La Palla : quand un complot vous frappe.
cards-place = Avec son bonus, le Phare pioche deux cartes. Vous n’avez pas la place ? Allez-y quand même : on peut jouer des cartes avant que le Partisan agisse.
cards-no-sale = Vendre ferait de la place, pour 1 Denarius. Vous allez faire mieux : placez d’abord le Partisan.
cards-with-bonus = Votre bonus Commerce est libre : prenez-le, ce sera deux cartes.
cards-lighthouse = Ce serait permis, mais c’est le Phare, avec son bonus, qui apporte des cartes.
cards-sundial = Le Partisan est au Phare, et n’a pas encore agi. Jouez le Cadran solaire : il fait piocher une carte.
cards-drawn = Un Circinus ! C’est justement lui qui débarrasse de l’Ancre.
cards-not-yet = Le Phare piocherait alors dans une main pleine. Jouez d’abord le Cadran solaire.
cards-circinus = Une carte piochée grâce à une carte peut être jouée dans la foulée. Jouez le Circinus.
cards-free = L’Ancre quitte la partie. Deux places libres : le Phare pioche Sica et Gladius. Fulvia, votre adversaire, est allée au Colisée.
cards-anchor-stays = L’Ancre resterait. Jouez le Circinus, c’est le moment.
cards-late = Le Gladius se joue en plaçant un Partisan, mais il est venu par le Phare, donc après coup. Il pourra servir au placement suivant.
cards-set = Il y a mieux à faire : Pugio, Sica, Gladius, vous tenez trois Armes. Formez l’Ensemble, votre Partisan peut attendre.
cards-laid = Un Ensemble d’Armes : 4 points à la fin, et votre main retrouve de la place.
cards-three-weapons = Trois Armes valent 4 points ensemble. Ne les vendez pas une à une.
cards-set-first = Un Ensemble se pose à votre tour sans dépenser de Partisan. Posez-le d’abord : rien ne pourra plus vous le prendre.
cards-kinds = Trois Ensembles au plus : Outils 3 points, Armes 4, Habits 5, Joyaux 6. Un Coffre remplace n’importe quelle carte, mais il en faut une vraie.

## La Double Taxation

tax = La Double Taxation
    .about = Ce qu’elle coûte, et quand elle en vaut la peine
tax-rates = C’est le Revenu, et votre Province compte 6 de Population : 6 Denarii. La Double Taxation en donne 12, mais coûte les deux tiers de la Population en Gloire : 4 points.
tax-dear = D’ordinaire, c’est cher : 6 Denarii de plus, et 4 points de Gloire perdus. Un Temple II, qui rend ces 4 points, coûte 8 Denarii.
tax-ahead = Mais regardez l’Espagne : les flèches de l’événement vous l’amènent, avec un Temple II. Le niveau III coûte 13 Denarii et rapporte 6 points de Gloire et une Médaille. Vous avez 3 Denarii.
tax-double = 3 et 12 font 15 : assez ! Et une de vos cartes adoucira la note. Choisissez la Double Taxation.
tax-too-little = 3 et 6 font 9 : le Temple III, à 13 Denarii, resterait hors de portée.
tax-keep-chest = Surtout pas lui : dans un instant il vaudra 4 points de Gloire.
tax-one-coin = Un Denarius de plus ne change rien ici.
tax-chest = Voilà le moment du Coffre d’or : lors d’une Double Taxation, il évite toute perte de Gloire. Jouez-le.
tax-spared = 12 Denarii, et pas un point perdu. La roue a tourné ; Junia, votre adversaire, a bâti un petit Temple en Afrique.
tax-dear-indeed = Vous perdriez 4 points de Gloire alors que le Coffre d’or les sauve.
tax-temple = L’Espagne est à vous pour ce round. Faites passer le Temple au niveau III, pour 13 Denarii.
tax-built = Gloire 15, l’Étape 12 franchie, un Partisan de plus, et la Médaille Religion !
tax-temple-rather = Vous avez doublé l’impôt pour le Temple III : bâtissez-le avant que la roue l’emporte.
tax-rule = Retenez : on double avec une carte (Tunique, Anneau, Coffre d’or), ou pour un gros niveau au round suivant. Et jamais si votre Gloire devait passer sous 1.

## Médailles et Panthéon

medals = Médailles et Panthéon
    .about = Le premier niveau III, la course à l’or, la Gloire qui s’achète
medals-levels = Un Bâtiment a trois niveaux. Votre Temple est au niveau II. Qui bâtit le premier un niveau III prend sa Médaille, et la garde.
medals-build = Le Temple III coûte 13 de vos 16 Denarii et rapporte 6 points de Gloire. Bâtissez-le.
medals-medal = Gloire 11, et la Médaille Religion : désormais, à tout moment, 3 Denarii achètent 1 point de Gloire.
medals-medal-first = Votre adversaire aussi peut viser cette Médaille, et il n’y en a qu’une. Le Temple d’abord.
medals-pantheon = La base d’un Panthéon a trois éléments : deux à vous, un commun. Fulvia, votre adversaire, a comme vous les deux premiers. L’élément d’or, 4 points, ira à la première base achevée.
medals-base = Vous jouez avant elle. Placez un Partisan sur votre Temple.
medals-gold = L’or est à vous ! Fulvia achève aussi la sienne, mais en bronze : 2 points.
medals-gold-goes = Fulvia a un Temple et joue juste après vous : elle prendrait l’or.
medals-upper = Un Temple III accueille trois Partisans. Placez-y le second : il commence la partie supérieure, trois éléments à vous et un commun.
medals-climbing = Un élément de plus. Fulvia est allée au Colisée, et tous les Partisans ont agi.
medals-keep-building = Ce serait permis, mais la partie supérieure du Panthéon a elle aussi son élément d’or : restez en tête.
medals-glory-otherwise = Ce point de Gloire, vous allez l’avoir autrement. Avancez le Panthéon.
medals-buy = Vous êtes à 11, l’Étape est à 12, et il vous reste 3 Denarii. Achetez 1 point de Gloire avec la Médaille !
medals-bought = L’Étape 12 : un troisième Partisan, qui peut agir tout de suite.
medals-so-close = Un point vous sépare d’un Partisan de plus, pour toute la partie. Achetez-le.
medals-third = Il reste une place au Temple. Envoyez-y votre nouveau Partisan.
medals-placed = La base en or et deux éléments au-dessus : Fulvia est loin derrière.
medals-others = Les autres Médailles : Militaire, vous gagnez les égalités ; Politique, 3 points par Majorité ; Commerce, vos Joyaux sont des jokers ; Agriculture, 2 Denarii de plus à la Ferme.

## Répondre à un complot

reactions = Répondre à un complot
    .about = Parer, profiter, puis rendre le coup avec une Sica
reactions-struck = Votre adversaire, Fulvia, avait un complot dans la Province que voici devant vous. Elle l’active : Dégradation. Vous allez perdre un de vos deux éléments de Panthéon.
reactions-payment = Elle a payé d’un marqueur Vendetta, posé sur votre dernier emplacement libre. Votre bonus Commerce est recouvert : cela, aucune carte ne l’évite.
reactions-shield = Mais l’effet n’a pas encore eu lieu, et vous pouvez répondre. Le Scutum l’annule : jouez-le.
reactions-shielded = Le complot ne vous fera rien. Vous pouvez encore jouer une carte.
reactions-shield-first = Très bien, mais la Palla ne protège pas. Jouez d’abord le Scutum.
reactions-do-not-take-it = Vous perdriez un élément alors que vous tenez la parade.
reactions-palla = La Palla donne 1 point de Gloire quand un complot vous frappe, même paré. Jouez-la aussi.
reactions-unhurt = Panthéon intact et Gloire 10. Fulvia a fini son tour : au vôtre.
reactions-palla-too = La Palla ne sert que face à un complot. L’occasion est là.
reactions-back = Vous avez un complot en Espagne, devant elle. Rendez-lui son marqueur, et le coup.
reactions-paid-back = Votre marqueur est parti : le bonus Commerce est libre de nouveau.
reactions-cards-later = Vos cartes valent mieux que 1 Denarius. Touchez plutôt votre complot en Espagne.
reactions-strike-back = Elle est devant votre complot et vous avez de quoi payer. Frappez.
reactions-effect = Choisissez la Dégradation : son Panthéon n’a qu’un élément, elle repartira de zéro.
reactions-harder = 1 point de Gloire, c’est peu. La Dégradation la retarde davantage.
reactions-sale-next = Bonne idée pour la suite ! Commencez par la Dégradation.
reactions-dagger = Avant que l’effet se produise, vous pouvez jouer une carte. La Sica ajoute au complot un second effet, différent du premier : jouez-la.
reactions-again = Son Panthéon est à zéro. Et ce n’est pas fini.
reactions-twice = Deux effets pour un seul marqueur Vendetta, cela ne se refuse pas.
reactions-second = Pour le second, la Vente forcée : une de ses cartes, au hasard, est défaussée et vous gagnez 2 Denarii.
reactions-sold = Une carte de moins pour elle, 2 Denarii pour vous.
reactions-sale-rather = La Calomnie lui ôte 1 point. La Vente forcée lui coûte une carte et vous rapporte 2 Denarii.
reactions-keep = Un Scutum en main vaut plus que son Denarius tant que des complots adverses tournent sur la roue. Regardez toujours lesquels arrivent devant vous.

## Les Régions de Combat

legions = Les Régions de Combat
    .about = Boucliers, places et égalités
legions-shields = Dernier round. Une Région ne rapporte que si elle est vaincue, donc si les Légions de tous atteignent son bouclier : 2 en Épire, 3 en Macédoine, 4 en Thrace.
legions-ties = Une place partagée ne rapporte rien. En Épire, Fulvia et vous êtes à un contre un, en Thrace à trois contre trois : pour l’instant, ces deux fois 5 points ne vont à personne.
legions-castle = Un Partisan au Château envoie une Légion, deux avec le bonus Militaire. Vous en avez deux sur votre plateau : prenez le bonus.
legions-one-only = Il vous reste deux Légions et c’est le dernier round : prenez le bonus.
legions-worth-more = Deux égalités à rompre valent bien plus.
legions-epirus = Rompez l’égalité en Épire : à deux contre un, 5 points pour vous, 2 pour Fulvia.
legions-epirus-won = L’Épire est à vous.
legions-for-fulvia = Erreur classique ! Votre Légion serait la troisième : la Macédoine tomberait, et les 4 points iraient à Fulvia, qui en a deux.
legions-thrace-next = Bien vu, c’est pour la suivante. D’abord l’Épire.
legions-no-march = Déplacer une Légion dégarnit une Région. Envoyez plutôt celles de votre plateau.
legions-thrace = Et la Thrace : à quatre contre trois, 5 points pour vous, 3 pour Fulvia.
legions-thrace-won = Fulvia envoie une troisième Légion en Macédoine, qui tombe : seule en tête, elle y prend 4 points.
legions-enough-there = Une Légion d’avance suffit en Épire. La Thrace attend.
legions-count = Votre compte : 5 et 5. Le sien : 2, 3 et 4. Sans vos deux Légions, c’était zéro pour vous. À trois ou quatre joueurs, les Régions paient davantage.
legions-later = Quand votre plateau n’a plus de Légion, le Château en déplace une d’une Région à l’autre. Et la Médaille Militaire vous donne les égalités.

## Seul : Empereur

emperor = Seul : Empereur
    .about = Sept tâches, neuf rounds, aucun adversaire
emperor-alone = Seul à table : ni adversaire ni complot. En neuf rounds, vous essayez de remplir sept tâches. Leur liste est près des tuiles, cochée à mesure.
emperor-titles = Quatre ou cinq tâches font de vous un Préteur, six un Imperator, sept un Fils de Jupiter. Avec trois ou moins, vous restez Citoyen : c’est perdu.
emperor-pay = Les événements ne vous récompensent pas. À la place, chaque round commence par 1 Denarius pour chacun de vos Partisans. La roue, elle, tourne toujours.
emperor-now = Voici le dernier round d’une partie. Trois tâches sont faites : deux Régions vaincues, deux Ensembles, un Panthéon complet. Il reste deux Partisans à placer : il faut une tâche de plus.
emperor-votes = Une tâche veut quatre Votes dans la Colonne. Vous en avez trois. Placez un Partisan sur la Curie.
emperor-fourth = Quatrième tâche : vous êtes Préteur ! Et la Majorité vous porte à 48 de Gloire.
emperor-votes-first = Ce sera pour l’autre Partisan. Les Votes d’abord : une Majorité vous rapprochera de 51.
emperor-no-more-coins = Les Denarii ne remplissent aucune tâche, et la partie s’achève.
emperor-keep-diadem = Cette carte vaut bien plus qu’un Denarius : lisez-la.
emperor-track = Une autre tâche demande 51 sur le compteur. Il manque 3 points. Le Colisée en donne 1, et une carte de votre main fera le reste.
emperor-diadem = Le Diadème ajoute 2 points de Gloire au Colisée. Jouez-le.
emperor-fifth = 51, juste ce qu’il faut : cinquième tâche.
emperor-two-missing = Sans lui vous resteriez à 49. Jouez-le.
emperor-plan = Manquent trois Médailles et deux Quêtes. Cela se prépare : choisissez vos Quêtes d’après vos tâches, et visez tôt trois niveaux III.

## Seul : l’Attaque de Cassius

cassius = Seul : l’Attaque de Cassius
    .about = Lire sa carte, parer son complot, marquer plus que lui
cassius-who = Cassius, un des meurtriers de César, est assis en face de vous. Personne ne le joue : chaque round, une carte révélée dit tout ce qu’il fera.
cassius-card = Lisez-la : ce qu’il bâtit, par ordre de préférence ; ses actions ; son complot. Ici l’Apostasie, qui vise votre Légion d’Épire.
cassius-plot = Ce round, vous jouez avant lui, et votre complot d’Espagne est sous son nez. Activez-le : seule la Calomnie peut agir, elle lui ôtera 1 point de Gloire.
cassius-slandered = Cassius tombe à 4. Mais voici son tour de comploter.
cassius-strike-first = Il marque des points comme un vrai adversaire : chaque point ôté compte. Frappez.
cassius-keep-shield = Son complot arrive juste après vous, et ce Scutum l’arrête. Gardez-le.
cassius-struck = Apostasie : une de ses Légions remplacerait la vôtre en Épire. Jouez le Scutum pour l’annuler.
cassius-shielded = Complot paré. Son marqueur Vendetta reste chez vous : il paiera un de vos prochains complots.
cassius-shield-it = Vous perdriez votre seule Légion au combat. Jouez le Scutum.
cassius-curia = À vous de construire : une Curie, pour vos 4 Denarii et 2 points de Gloire.
cassius-he-builds = Cassius bâtit sans payer. Un Château ? L’Espagne l’a déjà, et pas de niveau II avant le round 4. Il passe au suivant de sa liste, un Temple : Gloire +2.
cassius-curia-rather = Bâtissez plutôt la Curie : Cassius vise le Sénat dès que sa carte le dit, prenez de l’avance.
cassius-vote = Vos Partisans et ses actions alternent. Placez le vôtre sur la Curie, pour un Vote.
cassius-he-fights = Sa première icône est Militaire : une carte Combat l’envoie en Thrace, avec une Légion.
cassius-vote-first = Vous pourrez ensuite. Commencez par la Curie, tant que la Colonne est vide.
cassius-temple = Votre second Partisan va au Temple, pour un premier élément de Panthéon.
cassius-he-prays = Sa seconde icône est Religion : le voilà à un élément lui aussi. Jusqu’au round 3 il en résout deux, ensuite trois.
cassius-temple-rather = Il va ajouter un élément au sien : ne lui laissez pas d’avance pour l’or. Le Temple.
cassius-winning = Il faut finir avec plus de points que lui. Il compte sa Gloire, ses Régions, ses Votes, son Panthéon, et 4 points par lot de trois cartes en stock, trois lots au plus.
cassius-advice = Deux habitudes à prendre : lire son complot avant de dépenser vos cartes, et prendre avant lui les tuiles III qu’il bâtira, sans payer, à partir du round 7.

## Penser à la roue

rotation = Penser à la roue
    .about = Bâtir pour soi sans bâtir pour l’autre
rotation-arrows = Dans l’événement, en haut, les flèches annoncent la rotation de fin de round : ici un demi-tour. L’Afrique ira donc à votre adversaire, Fulvia, et l’Espagne viendra chez vous.
rotation-heir = Vous avez 3 Denarii : un Temple ou un Phare, pour 2 points de Gloire chacun. Mais Fulvia a deux éléments de Panthéon, et il ne lui manque qu’un Temple pour prendre l’or.
rotation-build = Un Temple ici, et elle achèverait sa base avec lui au prochain round. Bâtissez le Phare.
rotation-built = Gloire 8. Le Phare servira aussi à Fulvia, mais après vous.
rotation-gift = Un cadeau à Fulvia ! Au prochain round, ce Temple serait devant elle, et l’or du Panthéon avec.
rotation-lighthouse-rather = Le Phare rapporte 2 points de Gloire pour vos 3 Denarii : c’est le meilleur choix ici.
rotation-use = Ce qu’on bâtit, on s’en sert avant que la roue l’emporte. Placez un Partisan sur le Phare, avec le bonus Commerce.
rotation-used = Deux cartes, Falx et Dolabra, qui serviront sur une Ferme. Fulvia a envoyé une Légion en Épire.
rotation-both-cards = Avec le bonus Commerce, ce serait deux cartes.
rotation-use-it-first = Le Phare part chez Fulvia à la fin du round : servez-vous-en d’abord.
rotation-plot-next = Tout à l’heure, avec l’autre Partisan. Le Phare d’abord.
rotation-plot = L’Afrique va chez Fulvia ? Alors cachez-y quelque chose. Placez votre second Partisan sur un complot.
rotation-hidden = Le complot part avec la Province. Fulvia est allée au Colisée.
rotation-plot-rather = Posé ailleurs, ce Partisan rapporte peu. Posé sur un complot, il voyage jusque chez Fulvia.
rotation-revenue = Prenez votre Revenu, 3 Denarii, et regardez tourner la roue.
rotation-turned = L’Afrique est devant Fulvia, avec votre complot ; vous avez l’Espagne et son Château.
rotation-not-double = 3 Denarii de plus pour 2 points de Gloire : gardez plutôt votre Gloire.
rotation-keep-cards = Gardez vos cartes : deux Outils sont déjà le début d’un Ensemble.
rotation-strike = Le complot est arrivé à destination. Activez-le, en Afrique.
rotation-strike-now = La roue l’emportera encore : frappez tant que Fulvia est devant.
rotation-effect = Choisissez la Dégradation : elle lui retire un élément de Panthéon.
rotation-struck = Pas de Temple et un seul élément : l’or s’éloigne de Fulvia.
rotation-not-calumny = C’est son Panthéon qui vous menace : choisissez la Dégradation.
rotation-look = Avant de bâtir, regardez toujours les flèches : qui aura cette Province ensuite, et laquelle vient chez vous. Touchez-les pour voir la roue d’avance.

## Ce que dit le coach quand une décision se présente pour la première fois

coach-Recall = Un événement reprend une Légion. Renoncez à la Région où vous avez le moins à gagner.
coach-MakeOffer = Posez un jeton caché sur le Bâtiment d’un rival. Une Alliance rapporte aux deux, un Espion à vous seul. Le rival peut refuser : l’offre doit le tenter.
coach-PutDenarii = Combien offrir : assez pour être accepté, pas plus que la Gloire ne vous vaut.
coach-AnswerOffer = Vous voyez les Denarii, pas le jeton. Une Alliance vous rapporte aussi de la Gloire, un Espion non. Vous pouvez une fois demander une autre somme.
coach-SpyReward = Votre Espion est entré : la Gloire est sûre, l’action du Bâtiment vaut peut-être plus.
coach-ActivatePlots = Un complot frappe le joueur devant qui il se trouve, et coûte un marqueur Vendetta. Visez le meneur, ou attendez que la roue tourne.
coach-ChooseEffect = Trois effets, un au choix. Prenez ce qui gêne le plus la cible, ou vous aide en plus.
coach-PlotWindow = Certaines cartes renforcent un complot. Gardées, elles peuvent compter dans un Ensemble.
coach-React = Un complot vous frappe, et une carte peut l’adoucir ou l’annuler. Jouez-la si la perte vaut plus que la carte.
coach-Apostasy = Une Légion de la cible s’en va. Choisissez la Région où cela change les places en votre faveur.
coach-Deception = Réunissez les Légions de la cible là où elles ne gagnent rien de plus.
coach-Unseat = Plus un Vote est haut, plus il compte. Ôtez celui qui coûte le plus à la cible.
coach-Construct = Bâtissez dans la Province devant vous : de la Gloire aussitôt, et des places pour vos Partisans. La roue l’emportera à la fin du round : bâtissez ce qui vous servira avant.
coach-BuildWindow = Une carte peut baisser le prix de cette tuile, ou en tirer plus de Gloire. Jouez-la si elle est votre seul moyen de payer, ou si vous n’en aurez pas meilleur usage.
coach-PlacePartisan = Chaque Partisan fait une fois l’action de son Bâtiment. Cherchez ce qui compte à la fin : Légions, Votes, Ensembles, Panthéon. Le Colisée donne toujours 1 point de Gloire.
coach-Window = Avant l’action de votre Partisan, vous pouvez jouer des cartes. Jouée, une carte manque à un Ensemble : l’effet en vaut-il la peine ?
coach-PlaceLegion = Une Région ne rapporte que si les Légions de tous y atteignent le bouclier, et une place partagée ne rapporte rien. Allez là où une Légion de plus vous donne une place à vous seul.
coach-MoveLegion = Prenez une Légion là où elle est de trop, et menez-la là où elle gagne une place.
coach-Draw = Votre main est pleine. Formez un Ensemble, vendez, ou défaussez la carte qui ne va avec rien.
coach-KeepQuests = Les Quêtes sont secrètes et comptent à la fin. Gardez celle qui demande ce que vous ferez de toute façon.
coach-LeaveOut = Plus de cartes conviennent qu’il n’en faut. Gardez le joker, ou la carte dont l’effet vous plaît.
coach-Revenue = Un Denarius par point de Population, ou le double contre de la Gloire. Doublez si ces Denarii vous rapporteront plus de Gloire que vous n’en perdez.
coach-TaxWindow = Une carte peut adoucir la Double Taxation. Jouez-la quand la perte est grande.
coach-LastChance = Dernier tour : formez vos Ensembles, vendez le reste, achetez de la Gloire si cela paie.
coach-ReachMilestone = Une Étape donne un Partisan de plus, pour toute la partie. Achetée à temps, elle se rembourse.
