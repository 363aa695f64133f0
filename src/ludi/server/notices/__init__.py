"""A turn that reaches somebody who is not here: by push, by e-mail, and by webhooks.

What there is to tell is written down in the transaction that made it so (`occasions`). A courier
puts it together for each person (`bundles`) and delivers it (`courier`, `channels`), so that a
server that dies loses nothing; what was on its way then goes out again under the same id.
"""
