## What is said of the things in the box

section-roles = Roles
    .about = What an order card is when it is played, or as a client.
section-materials = Materials
    .about = What an order card is in a stockpile, a building or a vault.
section-buildings = Buildings
    .about = What an order card is on a site: its function works once it is complete.
section-sites = Sites
    .about = Where buildings are founded; some in town, the others out of town.
section-others = Other cards
    .about = What is not an order card.

role-laborer-text = An action takes a card from the pool into your stockpile.
role-craftsman-text = An action lays a foundation from your hand, or adds a material from your hand to one of your foundations.
role-legionary-text = An action reveals a card of your hand: the pool and your neighbours owe you its material.
role-architect-text = An action lays a foundation from your hand, or adds a material from your stockpile to one of your foundations.
role-merchant-text = An action puts a material from your stockpile into your vault, where it is worth points.
role-patron-text = An action hires a client from the pool.
material-does = On cards of the { $role }. A building of it needs { $value ->
    [one] 1 material
   *[other] { $value } materials
}.
vault-worth = { $n ->
    [one] 1 point
   *[other] { $n } points
} in the vault
building-worth = influence +{ $n }; played as { $role }
influence-worth = influence +{ $n }
site-name = site, { $material }
site-does = A foundation of this material is laid on it. Complete with { $n ->
    [one] 1 material
   *[other] { $n } materials
}, it turns into influence.
jack-name = Jack
card-jack-text = Stands for any role, to call or to follow. It is never a material, a client or a building.
leader-name = Leader
card-leader-text = Lies with whoever leads the turn: that player calls a role, or thinks. It goes clockwise.
merchant-bonus-name = Merchant bonus
card-merchant-bonus-text = One for each material, to whoever has most of it in the vault at the end; to nobody in case of a tie.

## Glossary

term-order-card = Order card
    .about = A card that is a role, a client, a material, a building or money, by where it lies.
term-leader = Leader
    .about = Who calls the role of the turn, or thinks.
term-follow = Follow
    .about = To play a card of the role called, for an action of one’s own.
term-think = Think
    .about = To draw up to one’s hand size, or one card, or a Jack, instead of playing a role.
term-client = Client
    .about = A card in your clientele: it acts once whenever its role is called, whether you follow or not.
term-pool = Pool
    .about = Cards in the middle of the table: Laborer and Legionary take materials there, Patron takes clients. Cards played arrive at the end of the turn.
term-stockpile = Stockpile
    .about = Your materials, face up, without limit: the Architect builds with them, the Merchant sells them.
term-vault = Vault
    .about = Materials you have sold, face down after the turn: worth their value in points at the end, and 3 more to who has most of a material. Limited by influence.
term-influence = Influence
    .about = 2 at the start, and more with each completed building: as many points at the end, and the limit of clientele and vault.
term-foundation = Foundation
    .about = A building begun on a site, not yet complete; its function does not work.
term-site = Site
    .about = Where a building is founded; it must be of the building’s material.
term-out-of-town = Out of town
    .about = Sites where a foundation takes two consecutive actions of one role. The influence is the same.
term-petition = Petition
    .about = Three cards of one role, or two with a Circus, played together as a Jack.
term-step = Step
    .about = A player’s part of a turn, in which the actions due are performed.
term-public = Public building
    .about = A completed building that a Stairway has made public: its function serves everybody.
