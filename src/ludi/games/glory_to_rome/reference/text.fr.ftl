## Ce qu’on dit des éléments de la boîte

section-roles = Rôles
    .about = Ce qu’est une carte ordre quand on la joue, ou comme client.
section-materials = Matériaux
    .about = Ce qu’est une carte ordre dans une réserve, un bâtiment ou une chambre forte.
section-buildings = Bâtiments
    .about = Ce qu’est une carte ordre sur un emplacement : sa fonction sert une fois qu’il est achevé.
section-sites = Emplacements
    .about = Où l’on fonde les bâtiments ; certains en ville, les autres hors de la ville.
section-others = Autres cartes
    .about = Ce qui n’est pas une carte ordre.

role-laborer-text = Une action prend une carte de la réserve commune dans votre réserve.
role-craftsman-text = Une action pose une fondation de votre main, ou ajoute à l’une de vos fondations un matériau de votre main.
role-legionary-text = Une action révèle une carte de votre main : la réserve commune et vos voisins vous en doivent le matériau.
role-architect-text = Une action pose une fondation de votre main, ou ajoute à l’une de vos fondations un matériau de votre réserve.
role-merchant-text = Une action met un matériau de votre réserve en chambre forte, où il vaut des points.
role-patron-text = Une action engage un client de la réserve commune.
material-does = Sur les cartes du rôle { $role }. Un bâtiment de cette sorte demande { $value ->
    [one] { $value } matériau
   *[other] { $value } matériaux
}.
vault-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
} en chambre forte
building-worth = influence +{ $n } ; se joue comme { $role }
influence-worth = influence +{ $n }
site-name = emplacement, { $material }
site-does = Une fondation de ce matériau s’y pose. Achevé avec { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
}, il devient de l’influence.
jack-name = Jack
card-jack-text = Tient lieu de n’importe quel rôle, pour appeler ou pour suivre. Il n’est jamais un matériau, un client ou un bâtiment.
leader-name = Leader
card-leader-text = Elle est devant qui mène le tour : ce joueur appelle un rôle, ou pense. Elle passe dans le sens horaire.
merchant-bonus-name = Bonus des marchands
card-merchant-bonus-text = Un par matériau, à qui en a le plus en chambre forte à la fin ; à personne en cas d’égalité.

## Glossaire

term-order-card = Carte ordre
    .about = Une carte qui est un rôle, un client, un matériau, un bâtiment ou de l’argent, selon l’endroit où elle est.
term-leader = Leader
    .about = Celui qui appelle le rôle du tour, ou pense.
term-follow = Suivre
    .about = Jouer une carte du rôle appelé, pour faire soi-même une action.
term-think = Penser
    .about = Piocher jusqu’à sa taille de main, ou une carte, ou un Jack, au lieu de jouer un rôle.
term-client = Client
    .about = Une carte de votre clientèle : elle agit une fois quand son rôle est appelé, que vous suiviez ou non.
term-pool = Réserve commune
    .about = Les cartes au milieu de la table : Travailleur et Légionnaire y prennent des matériaux, Patron des clients. Les cartes jouées y arrivent à la fin du tour.
term-stockpile = Réserve
    .about = Vos matériaux, visibles et sans limite : l’Architecte bâtit avec, le Marchand les vend.
term-vault = Chambre forte
    .about = Les matériaux vendus, face cachée après le tour : leur valeur en points à la fin, et 3 de plus à qui en a le plus d’un matériau. Limitée par l’influence.
term-influence = Influence
    .about = 2 au début, et plus avec chaque bâtiment achevé : autant de points à la fin, et la limite de la clientèle et de la chambre forte.
term-foundation = Fondation
    .about = Un bâtiment commencé sur un emplacement, pas encore achevé ; sa fonction ne sert pas.
term-site = Emplacement
    .about = Où l’on fonde un bâtiment ; il doit être du matériau du bâtiment.
term-out-of-town = Hors de la ville
    .about = Emplacements où une fondation demande deux actions de suite du même rôle. L’influence est la même.
term-petition = Pétition
    .about = Trois cartes d’un même rôle, ou deux avec un Cirque, jouées ensemble comme un Jack.
term-step = Étape
    .about = La part d’un joueur dans un tour, où il fait les actions qui lui reviennent.
term-public = Bâtiment public
    .about = Un bâtiment achevé qu’un Escalier a rendu public : sa fonction sert à chacun.
