# Ce qui ne va pas dans un fichier de composants

fault-at = clé « { $key } » : { $fault }
fault-near = (est-ce « { $near } » ?)
found-absent = rien
found-a-table = une table
fault-missing = elle manque
fault-unknown = elle est inconnue
fault-twice = elle y est deux fois : { $found }
fault-source-of-nothing = elle parle d’une clé « { $about } » qui n’est pas là
fault-note-on-nothing = elle parle de « { $about } », qui n’est pas donné ici
fault-not-to-correct = on ne peut pas la corriger
fault-another-number = il faut { $wanted }, pas { $found }
fault-no-number = il faut un nombre entier de { $least } à { $most }, pas { $found }
fault-no-flag = il faut true (oui) ou false (non), pas { $found }
fault-no-list = il faut une liste, pas { $found }
fault-no-list-of-tables = il faut une liste de tables, pas de { $found }
fault-no-text = il faut un texte, pas { $found }
fault-no-line = il faut une seule ligne d’au plus { $most } caractères
fault-no-day = il faut un jour, comme "2026-11-18"
fault-none-of = il faut une valeur parmi { $named }, pas { $found }
fault-none-of-many = il faut une des { $count } valeurs connues, pas { $found }
fault-another-text = il faut { $named }, pas { $found }
fault-fixed-text = ce doit rester « { $wanted } », comme dans la règle
fault-which-game = elle manque : de quelle boîte s’agit-il ?
fault-another-game = ce fichier corrige la boîte « { $found } », pas « { $game } »
fault-no-single-table = il faut une seule table, pas { $found }
fault-no-tables = il faut une liste de tables
fault-no-table = il faut une table, pas { $found }
fault-no-row = aucune table n’a la clé id = « { $id } »
fault-no-section = il faut une section, pas { $found }
fault-no-such-table = la boîte n’a pas cette table
fault-no-such-row = la boîte n’a pas cette ligne
fault-table-missing = la table manque
fault-table-unknown = la table est inconnue
fault-too-large = trop grand : on lit au plus { $most } octets
fault-unreadable = illisible : { $why }
fault-no-toml = ce n’est pas du TOML correct : { $why }
fault-other-length = il en faut { $count }, pas { $found }
fault-other-sum = le total est { $found }, il doit être { $count }
fault-other-count = elle dit { $number }, mais les cartes de [[{ $table }]] font { $found }
fault-no-cost = il faut une forme comme « stone 2, denarii 1 », pas « { $found } »
fault-too-dear = c’est plus qu’un plateau ne peut contenir : « { $found } »
fault-no-resources = il faut nommer { $count ->
    [0] au moins une ressource
    [one] { $count } ressource
   *[other] { $count } ressources
}
fault-three-effects = il faut trois effets différents
fault-bonus-slots = il faut les trois bonus et un emplacement vide
fault-places-once = il faut 0, 1, 2 et 3, une fois chacun
fault-five-pieces = avec « upper_pieces », le total doit être cinq
fault-other-condition = cela ne va pas avec la condition de « when »
fault-too-many-starred = c’est plus qu’il n’y a d’exemplaires
fault-no-rise = les nombres doivent monter à partir de 0
fault-no-picture = il faut des lignes de # et de . de même longueur
fault-too-long = il faut au plus { $most } cases de long et de large
fault-no-map = il faut au plus { $rows } lignes de même longueur, d’au plus { $columns } cases
fault-other-map = il faut { $rows } lignes de { $columns } cases, comme dans « cells »
fault-other-marks = il y a d’autres signes que { $marks }
fault-too-few-dice = il y a trop peu de dés : chaque joueur en prend deux
fault-nero-cards = il en faut { $wanted } à { $players } joueurs
fault-too-few-plans = il reste trop peu de plans du type « { $type } » à { $players } joueurs
fault-too-few-advisors = « { $found } » n’a plus ses trois conseillers
fault-no-moment = un effet ne dit pas quand il a lieu (« on »)
fault-seal-count = il faut true sur 16 des 18 cartes
fault-build-count = il faut « build » sur neuf cartes
fault-three-cells = il faut trois cases côte à côte
fault-other-icons = il en faut { $count }, mais il y en a { $found }
fault-other-pattern = il faut le motif « { $id } » tel qu’il est imprimé
fault-beginners-only = c’est ce qui distingue la partie de débutants des autres : cela ne change pas
fault-marble-only = seules les cartes de marbre en ont un
fault-other-effects = avec « timing », ce doit rester ce que fait la règle, « { $wanted } » (seuls les # se corrigent), pas « { $found } »
fault-impossible = ces valeurs ne font pas une boîte ensemble ({ $why })
