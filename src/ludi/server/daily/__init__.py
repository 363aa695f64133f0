"""The deal of the day: the same for everybody, once for the record, secret until it is over."""
