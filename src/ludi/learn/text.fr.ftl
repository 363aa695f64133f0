# Ce que dit le coach dans tous les jeux.

meanwhile = Entre-temps : { $lines }{ $more ->
    [0] .
    [one] , et une autre chose au journal.
   *[other] , et { $more } autres choses au journal.
}

# Le même fait deux choses de suite ; là où il y a déjà un deux-points, un point-virgule.
then = { $before }, puis { $after }
then-long = { $before } ; puis { $after }
besides = { $before } ; { $after }
