# Ce que dit le coach dans tous les jeux.

meanwhile = Entre-temps : { $lines }{ $more ->
    [0] .
    [one] , et une autre chose au journal.
   *[other] , et { $more } autres choses au journal.
}
