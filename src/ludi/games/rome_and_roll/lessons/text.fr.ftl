# Ce que disent les leçons. Espace insécable (U+00A0) devant : ; ? ! et apostrophe ’.

## Premiers pas

first = Premiers pas
    .about = Prendre des dés, bâtir, recruter, conquérir, rénover des routes, taxer et échanger
first-welcome = Rome a brûlé. Néron veut une ville neuve et des provinces soumises. Vous jouez Legatus, un général. En face de vous, Mercatrix, une marchande.
first-aim = Le but : avoir le plus de points. Votre feuille en compte de quatre sortes : pièces, bâtiments, héritage pour les routes, gloire pour les conquêtes. Chaque case cochée vaut 1 point.
first-round = À chaque manche, on lance cinq dés. Chacun en prend deux, puis les joue l’un après l’autre : un dé, une action. Le cinquième ne sert à personne.
first-builder = Un dé montre des ouvriers et des ressources. Pour bâtir, il faut un constructeur. Prenez le dé bleu 1 : un constructeur, un bois, une brique.
first-no-brick = C’est aussi un constructeur, mais il apporte une pierre, et c’est une brique qui vous manque. Prenez le dé bleu 1.
first-red-later = Le légionnaire servira bientôt. Commencez par un constructeur, tout le monde va se les arracher : le dé bleu 1.
first-no-builder = Pas de constructeur sur ce dé, donc rien à bâtir. Prenez le dé bleu 1.
first-back = Mercatrix a pris deux dés d’affilée : le choix fait l’aller, puis le retour. C’est à vous de finir.
first-legionary = Il reste deux dés. Le rouge montre un légionnaire, l’ouvrier qui recrute des soldats, et une pierre. Prenez-le.
first-nothing-to-sell = Un marchand et un bijou : parfait pour vendre, mais vous n’avez encore rien à vendre. Prenez le rouge.
first-two-dice = Vous avez vos deux dés. Le jaune reste sur la table.
first-storage = Votre stock, sur votre feuille : un bois, une brique, une pierre. On paie avec le stock et avec les ressources du dé qu’on joue. Ce qui n’a pas servi est stocké.
first-blue-die = Quel dé d’abord ? Le bleu : on recrute dans des bâtiments Armée, et il n’y en a pas encore. Jouez le dé bleu.
first-no-army = Le légionnaire recrute dans les bâtiments Armée de la carte. Il n’y en a aucun pour l’instant : bâtissez d’abord.
first-build = Voici les six actions ; celles que votre dé permet se détachent. Choisissez Construire.
first-wait-for-two = Vos soldats pourraient déjà prendre un village. Attendez la prochaine manche : vous en prendrez deux d’un coup.
first-not-nothing = Finir le tour sans agir gâcherait un dé, et vous n’en avez que deux par manche.
first-plan = Huit plans, les mêmes pour tous. Prenez le Poste de Construction : 1 bois et 2 briques, dont celle du dé. Il fournit des pierres et des soldats.
first-bricks-only = Le Briquetier ne donne que des briques. Il vous faut un bâtiment Armée pour recruter : le Poste de Construction.
first-villa-dear = Vous pourriez la payer, mais il ne vous resterait presque rien, et elle ne recrute pas. Le Poste de Construction.
first-draw = Votre surveillant se tient au Forum, au centre : le bâtiment doit toucher le Forum. Dessinez-le couché, juste au-dessus, sur les deux cases éclairées.
first-above-forum = C’est permis. Pour la suite de l’histoire, dessinez-le couché juste au-dessus du Forum, du côté gauche.
first-drawn = Un bâtiment de plus sur votre piste. Votre surveillant s’y installe, et votre contremaître garde le plan : pour l’instant, un constructeur ne peut plus le choisir.
first-neighbour = Mercatrix a bâti un Briquetier contre votre Poste. Aussitôt il produit une pierre pour vous ! Elle, pour avoir bâti à côté d’un autre joueur, gagne un sénateur, une aide pour plus tard.
first-muster = Au tour du dé rouge. Son légionnaire permet de Lever une Légion : utiliser jusqu’à trois bâtiments Armée de la carte. Choisissez cette action.
first-keep-stones = Vendre trois pierres ? Gardez-les : elles vont payer vos routes, et rapporter davantage.
first-post = Touchez votre Poste de Construction sur la carte : il donne un soldat et une pierre.
first-take-soldier = Votre Poste attend : touchez-le pour en tirer un soldat et une pierre.
first-recruited = Trois soldats ! Mercatrix s’est ensuite servie de votre Poste : cela vous rapporte 1 pièce. Nouvelle manche : c’est elle qui lance les dés et choisit d’abord.
first-auxiliary = À vous de prendre deux dés de suite. D’abord le bleu 4 : son auxiliaire est un soldat de plus, pour un seul tour.
first-fish-next = Bonne idée, mais juste après. D’abord l’auxiliaire du dé bleu 4.
first-no-auxiliary = Ce dé n’a pas d’auxiliaire, et il vous en faut un pour la conquête. Prenez le bleu 4.
first-two-fish = Puis le jaune 3 : un constructeur, que les routes réclament aussi, et deux poissons, un mets de choix pour vos conseillers.
first-fish-better = Le constructeur y est, mais pas les poissons. Prenez le jaune 3.
first-no-road-builder = Un bijou est tentant, mais il vous faut un constructeur pour les routes. Prenez le jaune 3.
first-market = Mercatrix bâtit un Marché un peu plus loin. Il ne touche pas votre Poste, qui ne produit donc rien cette fois.
first-provinces = Regardez les provinces : en Hispanie, Tarraco et Saguntum demandent chacune une force de 2 et donnent 2 points de gloire.
first-force = Votre force : 3 soldats et l’auxiliaire du dé bleu, soit 4. De quoi prendre les deux villages en une action. Jouez le dé bleu.
first-needs-auxiliary = Sans l’auxiliaire du dé bleu, votre force n’est que de 3 : un seul village. Jouez le bleu.
first-conquer = Conquérir ne demande aucun ouvrier, seulement de la force. Choisissez Conquérir.
first-enough-soldiers = Vous avez déjà assez de soldats. C’est le moment de conquérir.
first-tarraco = Commencez par Tarraco, la plus proche de Rome.
first-tarraco-first = Saguntum viendra ensuite. Commencez par Tarraco.
first-two-for-four = Permis, mais moins bon. Tarraco et Saguntum demandent une force de 4 à elles deux et donnent 4 points de gloire. Commencez par Tarraco.
first-saguntum = Il vous reste 2 de force, et c’est la même région : prenez aussi Saguntum.
first-force-left = Il vous reste 2 de force, juste ce que demande Saguntum. Prenez-la aussi.
first-conquered = 4 points de gloire. Un soldat reste en garnison dans chaque village : il ne combat plus. Mercatrix a encore utilisé votre Poste : 1 pièce de plus pour vous.
first-develop = Un village relié à Rome rapporte. Avec le constructeur du dé jaune et une pierre par route, choisissez Développer.
first-fish-wait = Vos poissons serviront à la fin du tour. D’abord les routes.
first-road-first = Bâtir est possible, mais vos deux villages attendent leurs routes. Choisissez Développer.
first-first-road = La route de Rome à Tarraco est rénovée : 2 points d’héritage. Tarraco, reliée, donne aussitôt une brique.
first-second-road = Continuez vers Saguntum : 1 point d’héritage, et 2 de plus parce que c’est la seconde route de la même action.
first-bonus-lost = Vous y perdriez : une pierre de plus donne ici 3 points d’héritage et une brique. Rénovez la route de Saguntum.
first-five = En tout, 5 points d’héritage et deux briques pour deux pierres.
first-bribe = Restent les poissons du dé. Offert tout frais, un poisson achète un conseiller. Corrompez Theocles, en haut de vos trois conseillers.
first-fresh-only = Stocké, un poisson ne peut plus corrompre personne. Offrez-le maintenant à Theocles.
first-theocles-here = Chaque conseiller a ses talents, mais mieux vaut en gagner un pour de bon que trois à moitié. Choisissez Theocles.
first-loyal = Un second poisson, et Theocles atteint la loyauté II, où s’éveille son premier talent. Corrompez-le encore.
first-one-more = Un seul poisson de plus et Theocles travaille pour vous. Offrez-le-lui.
first-talent = Désormais, chaque bâtiment Armée ou Urbanisme que vous bâtirez vous donnera un soldat. Troisième manche : les dés sont à vous.
first-merchant = Il est temps d’encaisser. Prenez le jaune 1 : un marchand et une brique.
first-jewel-waits = Un bijou, oui, mais d’abord la brique : prenez le jaune 1.
first-no-merchant = Pour récolter et vendre, un marchand vaut mieux. Prenez le jaune 1.
first-jewel = Puis le jaune 2 : un marchand encore, et un bijou, que l’on vend à la place de n’importe quelle ressource.
first-jewel-better = Un marchand aussi, mais un bois se vend moins bien qu’un bijou. Prenez le jaune 2.
first-tax-die = Récoltez avant de vendre : jouez d’abord le jaune 1.
first-keep-jewel = Gardez le bijou pour la vente. Jouez d’abord le jaune 1.
first-tax = Choisissez Taxer : chaque village relié donne la ressource de sa région, ici une brique. Avec un marchand, toutes vos régions paient à la fois.
first-tax-first = Taxez d’abord : vous aurez plus de briques à vendre, et l’autre dé pour le faire.
first-taxed = Deux briques des villages, une du dé : vous en avez cinq. Et Mercatrix, en recrutant chez vous, vous a donné 1 pièce.
first-goal = Cette fois sans aide. Échanger : trois ressources identiques contre 3 pièces. Un bijou remplace l’une d’elles et, avec un marchand, rapporte 1 pièce de plus. Faites un échange.
first-ahead = Bravo, vous avez fait les six actions ! Atteindre la case bleue d’une piste donne une carte Néron, des points en plus. Quand il n’en reste plus, on joue une dernière manche. Les petites leçons montrent le reste.

## Dés et ouvriers

draft = Choisir ses dés
    .about = L’architecte, et le sénateur qui prend deux dés d’un coup
draft-held = Vous voulez un Poste de Construction. Mais Legatus vient d’en bâtir un : son contremaître occupe le plan, et un constructeur ne peut plus s’en servir.
draft-architect = Un architecte, lui, bâtit n’importe quel plan, même occupé. Il n’y en a qu’un, sur le dé rouge. Prenez-le.
draft-builder-barred = Un constructeur ne peut rien tant que le contremaître de Legatus est là. Il vous faut l’architecte du dé rouge.
draft-which-first = Vous le voulez aussi, c’est vrai. Mais l’architecte est unique : le rouge d’abord.
draft-no-architect = Pas d’architecte sur ce dé. Prenez le rouge.
draft-at-once = Legatus va maintenant prendre deux dés, sûrement le jaune 4 et son auxiliaire. Déployez votre sénateur : vous prenez tout de suite le jaune 4.
draft-gone-soon = Alors vous passez après Legatus, et l’auxiliaire sera parti. Déployez votre sénateur pour le jaune 4.
draft-auxiliary-instead = Aucun autre dé n’a d’auxiliaire. C’est le jaune 4 qui vaut un sénateur.
draft-both = Vous tenez vos deux dés. Legatus a pris les siens dans ce qui restait.
draft-play-red = Jouez d’abord le rouge et son architecte.
draft-build-first = L’auxiliaire attendra votre second tour. D’abord l’architecte.
draft-build = Choisissez Construire : un architecte suffit.
draft-no-auxiliary-here = Pas avec ce dé : l’auxiliaire est sur l’autre. Construisez.
draft-use-it = Un dé rendu sans agir est un dé perdu. Construisez.
draft-stay = Le Forum touche presque tout ici. Laissez votre surveillant où il est.
draft-no-walk = Inutile de marcher cette fois : laissez-le au Forum.
draft-plan = Prenez le Poste de Construction malgré le contremaître : 1 bois, 2 briques. Sur un plan libre, l’architecte vous ferait même épargner une ressource.
draft-other-plan = Ce plan est libre, et moins cher d’une ressource. Mais c’est le Poste de Construction que vous vouliez.
draft-touch = Dessinez-le contre le Poste de Legatus, à droite ou à gauche : bâtir à côté d’un adversaire vous vaut un sénateur.
draft-against-his = Ici il ne touche pas le Poste de Legatus : pas de sénateur. Collez-le contre le sien.
draft-senator-back = Un sénateur pour vous. Le Poste de Legatus, voisin du vôtre, a produit une pierre pour lui. Et son contremaître a dû céder la place au vôtre.
draft-price = Un sénateur déployé ne sert plus, mais compte toujours à la fin : 1 point pour deux. Il peut aussi remplacer un constructeur, un marchand ou un légionnaire absent de votre dé.

## Dessiner

placing = Bien placer
    .about = Le surveillant, les voisins et le terrain
placing-idea = Votre Joaillier, en bas à gauche, produit un bijou dès qu’on bâtit contre lui. Juste au-dessus, le Temple de Mercatrix : bâtir contre un adversaire vaut un sénateur. Gagnez les deux d’un seul dessin !
placing-die = Il faut un constructeur. Jouez le dé bleu.
placing-not-a-builder = Un marchand ne bâtit pas. Jouez le dé bleu.
placing-build = Choisissez Construire.
placing-build-now = C’est le moment de bâtir : votre Joaillier attend un voisin.
placing-walk = Votre surveillant est au Forum, et l’on ne bâtit que contre son bâtiment. Le Temple touche le Forum : faites-y passer le surveillant, le premier pas est gratuit.
placing-too-far = Depuis le Forum, aucun dessin n’atteint votre Joaillier. Menez le surveillant au Temple.
placing-costs-fish = Aller jusqu’au Joaillier fait deux pas, et le second coûte un poisson. Le Temple suffit.
placing-walked = Un surveillant marche sur les bâtiments de tout le monde ; il ne s’arrête pas là où se tient déjà un autre, sauf au Forum.
placing-plan = Prenez le Briquetier : 1 bois et 1 pierre. Trois cases en angle, sur le marécage seulement, jamais sur une colline.
placing-straight = Trois cases en ligne tiennent mal entre les collines. L’angle du Briquetier convient mieux.
placing-market-fish = Quatre cases en zigzag, et votre poisson y passe. Le Briquetier suffit.
placing-between = Dessinez l’angle dans le marécage, à gauche du Temple, pour qu’il touche aussi votre Joaillier, plus bas. Tournez la forme jusqu’à couvrir les cases éclairées.
placing-misses-jeweller = Il touche le Temple, mais pas votre Joaillier : vous perdriez un bijou. L’angle doit descendre jusqu’à lui.
placing-drawn = Contact des deux côtés : un sénateur pour le Temple de Mercatrix, et un bijou de votre Joaillier.
placing-harvest = Ce bijou tout frais, stockez-le pour le vendre, ou offrez-le à un conseiller : comme il vous plaira.
placing-ground = À retenir : un coin ne suffit pas, il faut un côté commun. Jamais deux collines sous un même bâtiment, jamais à cheval sur le mur, ni sur le Tibre. Les deux bouts d’un pont se touchent.

## Régions et routes

roads = Toutes les routes mènent à Rome
    .about = Relier ses colonies, même en passant chez les autres
roads-cut-off = Lugdunum est à vous, mais aucune route ne la relie à Rome : elle ne paie pas d’impôt. Entre elle et Rome, Massilia appartient à Legatus.
roads-rule = Une route part de Rome ou d’une colonie déjà reliée, et n’arrive qu’à une colonie conquise, par vous ou par un autre. Massilia peut donc vous servir d’étape.
roads-die = Il faut un constructeur, et une pierre par route ; vous en avez deux. Jouez le dé bleu.
roads-builder-needed = Un marchand ne rénove pas les routes. Jouez le dé bleu.
roads-develop = Choisissez Développer.
roads-stones-for-roads = Vos deux pierres rapporteront plus en routes. Choisissez Développer.
roads-roads-wait = Deux pierres, un constructeur : tout est là. Choisissez Développer.
roads-which = Deux départs, mais une action reste dans une seule région. Vers Tarraco, 2 points d’héritage, puis plus rien. Vers Massilia, 1 seul, mais la route continue : partez par là.
roads-dead-end = Après Tarraco, Saguntum n’est à personne : la route s’arrête là, à 2 points d’héritage. La Gaule en donne 5. Partez vers Massilia.
roads-wood-for-him = 1 point d’héritage pour vous. Massilia, enfin reliée, donne un bois à son maître, Legatus : c’est le prix du passage.
roads-onward = Continuez de Massilia à Lugdunum : 2 points d’héritage, 2 de plus pour la seconde route de l’action, et un bois pour vous.
roads-now-it-pays = Ne vous arrêtez pas là : c’est la seconde route qui rapporte : 4 points d’héritage et un bois.
roads-linked = En tout, 5 points d’héritage. Lugdunum, reliée, vous a donné son premier bois, et paiera désormais l’impôt.
roads-sum = Épargnez vos pierres pour deux routes d’une même région. Celle de Tarraco attend toujours, et rénover une route entre colonies déjà reliées rapporte aussi son héritage.

## L’armée

army = La force ne se dépense pas
    .about = Recruter chez les autres, et choisir ses conquêtes
army-patience = Un soldat et un auxiliaire : déjà assez pour un village. Mais vos deux dés montrent chacun un légionnaire et un auxiliaire. Recrutez avec l’un, frappez plus fort avec l’autre.
army-recruit = Recrutez avec le bleu : sa pierre ira au stock.
army-stone-too = L’un vaut l’autre pour recruter. Gardez le rouge pour la conquête, et jouez ici le bleu.
army-muster = Choisissez Lever une Légion.
army-small-fry = Vous prendriez un village de force 2, et votre seul soldat y resterait. Recrutez d’abord.
army-recruit-now = Il y a trois soldats à prendre sur la carte. Levez une Légion.
army-hers = Tous les bâtiments Armée de la carte vous servent, même ceux des autres. Le Terrain d’Entraînement de Patricia donne 2 soldats : touchez-le. Elle y gagne 1 pièce.
army-yours-next = Le vôtre aussi, juste après. Commencez par celui de Patricia.
army-yours = Jusqu’à trois bâtiments différents par action. Ajoutez votre Poste de Construction : un soldat et une pierre.
army-one-more = Le vôtre ne coûte rien : encore un soldat.
army-four = Quatre soldats à présent. Patricia joue sans vous gêner.
army-conquer = Avec l’auxiliaire du dé rouge, votre force est de 5. Choisissez Conquérir.
army-strong-enough = Cinq de force suffisent pour une grande colonie. Choisissez Conquérir.
army-fish-after = Le poisson attendra la fin du tour. Conquérez.
army-strong = Visez une colonie de force 5 : Emerita Augusta, Lutetia ou Memphis. Elle donne 4 points de gloire et ne retient qu’un soldat.
army-two-garrisons = Tarraco et Saguntum donneraient aussi 4 points de gloire, mais retiendraient deux soldats. Une colonie de force 5 n’en retient qu’un.
army-room-for-more = Votre force permet mieux : une colonie de force 5, pour 4 points de gloire.
army-one-garrison = 4 points de gloire, un soldat en garnison. Les trois autres rentrent, prêts à repartir au prochain tour !
army-fish = Le poisson du dé : au stock, ou pour un conseiller.
army-army = À retenir : seule la garnison se perd, et chaque colonie prise en veut un vrai soldat, jamais un auxiliaire. À la fin, deux soldats valent 1 point, même en garnison.

## Vendre et taxer

trade = Le bon dé au marchand
    .about = Échanger, taxer, et où placer le marchand
trade-two-uses = Deux dés pour deux envies : vendre et taxer. N’importe quel dé permet les deux, mais un seul des vôtres montre un marchand, qui améliore l’un comme l’autre. Où l’employer ?
trade-merchant = Vous avez trois bijoux, et le marchand ajoute 1 pièce par bijou vendu. Jouez le dé jaune pour vendre.
trade-without-merchant = Sans marchand, un groupe de trois ne vaut jamais plus de 3 pièces. Vendez avec le jaune.
trade-trade = Choisissez Échanger.
trade-three-goods = Avec un marchand, toutes vos régions paieraient : 3 ressources au lieu de 2. Pour la vente, il vaut 3 pièces de plus.
trade-sell-now = Vos bijoux sont prêts : choisissez Échanger.
trade-group = Un groupe, c’est trois fois la même ressource, et un bijou remplace n’importe laquelle. Vendez les trois bijoux : 3 pièces, plus 1 par bijou.
trade-four-coins = Un seul bijou dans le groupe : 4 pièces. Avec trois bijoux, 6.
trade-five-coins = Deux bijoux dans le groupe : 5 pièces. Avec trois, 6, et vous gardez vos matériaux.
trade-six = 6 pièces d’un coup, deux fois plus que sans marchand ni bijoux.
trade-trigger = Après un échange, chacun peut faire produire un de ses bâtiments. Déclenchez votre Joaillier.
trade-free-jewel = C’est gratuit ! Déclenchez votre Joaillier.
trade-keep = Un nouveau bijou : stockez-le pour une autre vente, ou corrompez un conseiller.
trade-he-too = Legatus en a profité aussi : son Poste lui a donné une pierre. Puis il a levé une légion.
trade-tax = À présent l’impôt, avec le dé bleu. Seules paient vos colonies reliées à Rome. Choisissez Taxer.
trade-tax-now = L’impôt est prêt : choisissez Taxer.
trade-region = Sans marchand, une seule région paie. La Gaule, avec deux colonies reliées, donne 2 bois.
trade-one-brick = L’Hispanie n’a qu’une colonie à vous : 1 brique. La Gaule en a deux.
trade-taxed = 2 bois, et le bois et la brique du dé. Votre prochain groupe de trois est là.
trade-order = Vendre fait aussi produire vos adversaires. Regardez leurs bâtiments avant d’échanger, et ayez toujours au moins un producteur à vous.

## Conseillers

advisors = Acheter un conseiller
    .about = Corrompre au bon moment
advisors-boxes = Theocles est à la loyauté I. À II, il vous donnera un soldat pour chaque bâtiment Armée ou Urbanisme que vous bâtirez.
advisors-die = Le dé jaune montre un constructeur et deux poissons : de quoi corrompre et bâtir dans le même tour. Jouez-le.
advisors-no-fish = Ni poisson ni constructeur ici. Jouez le dé jaune.
advisors-first = Un talent vaut dès qu’il s’éveille, jamais en arrière. Alors corrompez Theocles avant de bâtir.
advisors-too-early = Erreur classique : bâtir d’abord, et manquer le soldat. Corrompez Theocles avant.
advisors-nearest = Lui n’a encore aucune loyauté : un poisson ne suffirait pas. Theocles n’attend plus qu’un poisson.
advisors-not-sell = Pas de vente à ce tour : le dé permet de corrompre et de bâtir.
advisors-before-end = À la fin du tour, il serait trop tard pour le soldat. Corrompez Theocles maintenant.
advisors-works = Loyauté II : Theocles travaille pour vous, et déjà pendant ce tour.
advisors-build = À présent, choisissez Construire.
advisors-fish-later = Gardez le second poisson pour la fin du tour. Construisez.
advisors-not-yet = Theocles n’attend qu’un bâtiment. Construisez.
advisors-plan = Choisissez un bâtiment qui lui plaise. Le Poste de Construction, 1 bois et 2 briques, est un bâtiment Armée.
advisors-also-soldier = La Villa est de l’Urbanisme : un soldat aussi. Mais le Poste coûte moins et pourra recruter. Prenez-le ici.
advisors-no-soldier = Pour ce poisson bien placé, prenez plutôt le Poste de Construction : un soldat, et bientôt d’autres.
advisors-draw = Dessinez-le où vous voulez contre le Forum, où se tient votre surveillant : par exemple juste au-dessus.
advisors-soldier = Et voilà un soldat offert par Theocles. Il en viendra un autre à chaque bâtiment de ce genre.
advisors-rest = Reste un poisson. Seules les ressources du dé ou tout juste gagnées corrompent : le stock, jamais. Offrez-le encore à Theocles.
advisors-never-again = Une fois stocké, il ne pourra plus corrompre. Offrez-le à Theocles.
advisors-stay-with-one = Permis, mais un seul conseiller mené jusqu’au bout rapporte plus que trois à mi-chemin. Theocles.
advisors-three = Loyauté III. À IV, un second talent s’ajoute.
advisors-ladder = II et IV éveillent un talent, V donne des points : 4 pour Theocles. Poissons, bijoux et paniers corrompent. Gagnez tôt celui qui sert vos projets.

## Faveurs

favours = La faveur de Jupiter
    .about = Bâtir un Temple et jouer deux actions avec un dé
favours-gods = Trois dieux attendent sur la table. Qui bâtit un Temple emporte l’un d’eux et l’utilise quand il veut, une faveur par tour. Celle de Jupiter vaut une seconde action.
favours-die = Vous avez deux villages à relier, et assez de pierre pour un Temple aussi. Jouez le dé bleu et son constructeur.
favours-builder-first = Un marchand ne bâtit ni temple ni route. Jouez le dé bleu.
favours-build = Temple d’abord. Choisissez Construire.
favours-both-today = Les routes aussi, mais après : le Temple va vous permettre les deux avec ce seul dé. Construisez.
favours-stones-needed = Gardez vos pierres : elles paieront un Temple et deux routes. Construisez.
favours-act = Ce dé peut faire beaucoup. Construisez.
favours-temple = Choisissez le Temple : 1 brique et 3 pierres. Il vous restera une pierre dans le stock et une sur le dé.
favours-no-god = Le Briquetier n’apporte aucun dieu. Prenez le Temple.
favours-hill = Un carré de quatre cases, dont une au moins sur une colline, et contre le Forum : à droite, à cheval sur l’Esquilin, ou en dessous, sur le Palatin.
favours-claim = Un dieu est à vous. Revendiquez Jupiter.
favours-mars = Mars aide à recruter ou à conquérir. Ce sont des routes qu’il vous faut : Jupiter.
favours-mercury = Mercure fait de tout dé un marchand. Utile, mais c’est une seconde action qu’il vous faut : Jupiter.
favours-free = C’est un cadeau du Temple : prenez Jupiter.
favours-use = Inutile d’attendre. Utilisez Jupiter : une autre action, différente, avec le même dé.
favours-use-today = Le constructeur est encore là, et deux pierres aussi. Profitez de Jupiter ce tour-ci.
favours-again = Les ouvriers d’un dé ne s’usent pas : le constructeur sert une seconde fois. Choisissez Développer.
favours-both-roads = Rome – Tarraco est rénovée. Il reste une pierre, et Saguntum est au bout : continuez.
favours-two-more = Il vous reste une pierre, et la seconde route vaut 2 points d’héritage de plus. Continuez.
favours-returned = Un Temple et 5 points d’héritage avec un seul dé ! Jupiter retourne sur la table, pour qui bâtira le prochain Temple.

## Néron

nero = Les cartes de Néron
    .about = Atteindre les cases bleues avant les autres
nero-blue = Chacune de vos quatre pistes a une case bleue, marquée d’un trait. L’atteindre donne la carte Néron du dessus : la première vaut 8 points, puis 6, puis 4.
nero-race = Vous avez 9 pièces, et votre case bleue est la 13e. Patricia en a 12 ; la sienne est la 15e. Si elle vend avant vous, les 8 points sont pour elle.
nero-die = Il vous faut 4 pièces, et tout de suite. Le marchand du dé jaune paie mieux les bijoux : jouez-le.
nero-no-merchant = Sans marchand, une vente vaut 3 pièces : 12 seulement. Jouez le dé jaune.
nero-trade = Choisissez Échanger.
nero-coins-now = Patricia est à trois pièces de sa case. C’est maintenant qu’il faut vendre.
nero-enough = Comptez bien : il faut au moins 4 pièces. Trois bois n’en valent que 3 ; un bijou dans le groupe en ajoute 1.
nero-one-short = 3 pièces, et vous voilà à 12, une case trop tôt ! Mettez un bijou dans le groupe.
nero-taken = Case bleue ! La première carte Néron est à vous : 8 points. Patricia devra se contenter de 6.
nero-produce = La vente fait produire : déclenchez un de vos bâtiments.
nero-free = C’est gratuit : déclenchez un bâtiment.
nero-clock = Une piste ne donne qu’une carte. Quand la dernière est prise, on finit la manche, puis on en joue une seule de plus. Prendre des cartes, c’est donc aussi avancer l’heure.

## En solo

seneca = En solo contre Sénèque
    .about = Comment joue Sénèque, et comment le battre
seneca-rival = En solo, vous affrontez Sénèque, le précepteur de Néron. Il n’a ni stock ni soldats : ses cartes décident pour lui. Finissez avec plus de points que lui ; à égalité, il gagne.
seneca-cards = Deux de ses cartes sont posées face cachée. Leur dos porte deux couleurs : ce sont les dés qu’il voudra. Ici, jaune en haut, bleu en bas, sur les deux.
seneca-take = Il ne cherche pas le rouge. Prenez d’abord un constructeur, le bleu 1.
seneca-blue-better = Aussi un constructeur, mais le bois et la brique du bleu 1 serviront à bâtir. Prenez celui-ci.
seneca-red-safe = Le rouge ne risque presque rien : ses cartes montrent du jaune et du bleu. Prenez le bleu 1 d’abord.
seneca-builder-wanted = Il vous faudra un constructeur dans cette manche. Prenez le bleu 1.
seneca-his-dice = Sénèque a lancé 3, impair : la couleur du bas, un dé bleu. Puis 2, pair : celle du haut, un dé jaune.
seneca-red = Le rouge est toujours là, comme prévu. Prenez-le.
seneca-soldiers-first = Vous avez déjà un constructeur. C’est le légionnaire du rouge qui vous manque.
seneca-play-red = Jouez d’abord le rouge : vous verrez ensuite la première carte de Sénèque, avant de bâtir.
seneca-builder-after = Gardez le constructeur : il servira de réponse à Sénèque.
seneca-muster = Choisissez Lever une Légion : votre Poste de Construction est là pour cela.
seneca-recruit-first = Un soldat et un auxiliaire prendraient un village, c’est vrai. Ici, recrutez d’abord.
seneca-fish-after = Le poisson attendra la fin du tour. Levez une Légion.
seneca-not-idle = Sénèque, lui, ne passe jamais son tour. Levez une Légion.
seneca-post = Touchez votre Poste de Construction : un soldat et une pierre.
seneca-touch-post = Votre Poste attend. Touchez-le.
seneca-fish = Reste le poisson du dé : stockez-le, ou offrez-le à un conseiller.
seneca-his-turn = Sénèque a retourné sa première carte : Construire.
seneca-rubble = Il ne bâtit pas : son contremaître ferme un plan, ici la Villa, et des décombres couvrent trois cases du Viminal. Ils touchent votre Poste, qui a produit une pierre pour vous.
seneca-park = Des décombres lui valent 3 points ; bâtissez contre eux et ils deviennent un parc, 1 point, avec un sénateur pour vous. Un Briquetier à droite du Poste conviendrait.
seneca-others = Ses autres cartes : Conquérir prend la colonie libre la plus faible de la région la moins conquise ; Développer rénove une route ; Échanger fait produire un de vos bâtiments.
seneca-score = À la fin il compte 5 par colonie, 4 par route, et les cartes Néron que lui donnent ses sceaux. Prenez les colonies faibles avant lui, nettoyez ses décombres : vous avez neuf manches au plus.

## Ce que dit le coach quand une décision se présente pour la première fois

coach-ChooseCharacter = Chaque personnage commence autrement et a trois conseillers. Pour une première partie, prenez celui dont les ressources vous plaisent.
coach-ChooseVillage = Vous commencez avec un village. Choisissez selon les routes que vous aimeriez rénover plus tard.
coach-Pick = Un dé vous donne un ouvrier pour votre action et de quoi payer. Cherchez d’abord l’ouvrier qu’il faut, puis les ressources.
coach-DoubleDraft = Un sénateur vous offre un second dé avant les autres. Cela ne vaut que si un dé indispensable risque de partir.
coach-ChooseDie = Vous jouez un dé maintenant, l’autre au tour suivant. Commencez là où un autre pourrait vous devancer : un plan, une colonie.
coach-Act = Une action principale avec ce dé, et autant d’actions gratuites que vous voulez. Au début, bâtir rapporte le plus ; les conquêtes demandent d’abord des soldats. Ce qui reste du dé va au stock.
coach-MoveOverseer = On bâtit à côté de son surveillant. Un pas est gratuit, les suivants coûtent du poisson : voyez d’abord où le bâtiment doit aller.
coach-ChoosePlan = Le plan dit le prix, la forme et ce que donne le bâtiment. Ceux qui produisent rapporteront plusieurs fois : prenez-les tôt.
coach-Save = Vous payez une ressource de moins. Épargnez celle que vous avez le moins.
coach-Place = Tous les voisins du nouveau bâtiment produisent pour leur propriétaire. À côté des vôtres, ils produisent pour vous ; à côté d’un adversaire, vous gagnez un sénateur.
coach-Muster = Les bâtiments Armée donnent des soldats, à qui qu’ils soient ; tout autre propriétaire gagne une pièce. Les soldats servent à conquérir, et comptent à la fin.
coach-SpendFor = Le Camp échange des ressources contre des soldats. Dépensez ce qui ne servira pas à bâtir.
coach-Conquer = Une colonie rapporte de la gloire et garde un soldat. On peut en prendre plusieurs d’une même région si la force suffit.
coach-Develop = Une pierre rénove une route qui part de Rome vers des colonies conquises. Deux routes en une action rapportent davantage.
coach-Tax = Vos colonies reliées d’une région donnent leur ressource. Choisissez celle qui donne le plus, ou ce qui vous manque.
coach-Trade = Trois ressources identiques deviennent des pièces ; un bijou remplace n’importe laquelle. Ensuite chacun peut faire produire un bâtiment : échangez quand vous y gagnez plus que les autres.
coach-Receive = Stockez pour payer plus tard, ou corrompez un conseiller : à la loyauté II il vous aide, à IV davantage, à V il vaut des points.
coach-ReceiveAway = Le tour d’un autre vous rapporte quelque chose. Corrompre tôt ouvre la capacité d’un conseiller pour toute la partie.
coach-ChooseGood = Prenez la ressource qui manque à votre prochain plan.
coach-TriggerOwn = Chacun peut faire produire un bâtiment. Choisissez ce qu’il vous faut ensuite : c’est gratuit.
coach-TriggerAny = L’Insula fait produire pour vous n’importe quel bâtiment. S’il est à un autre, celui-ci gagne un sénateur ; avec un des vôtres, aucun autre n’y gagne.
coach-Steal = La Magistrature prend une ressource à quelqu’un. Prenez-lui ce qu’il met de côté, si cela vous sert.
coach-ClaimFavour = Une faveur se joue une fois, quand vous voulez. Choisissez celle qui va avec votre jeu.
coach-FreePlan = Saturne bâtit sans payer : prenez le plan le plus cher qui trouve encore sa place.
coach-PlaceRubble = Les décombres de Sénèque remplissent des cases de cette colline. Mettez-les là où vous n’auriez pas bâti.
coach-SenecaDevelop = Choisissez pour Sénèque la route qui vous sert aussi, ou vous gêne le moins.
