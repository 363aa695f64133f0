"""The box of Glory to Rome: the numbers of its cards, and what the rules do for each."""

import os
from typing import Final

from ludi.games.glory_to_rome.ids import GAME, KINDS, MARBLE, MATERIALS, ROLES
from ludi.kernel.components import Row, Sheet
from ludi.kernel.corrections import open_sheet

MODES: Final = ("full", "beginner", "teaching")

# What the rules do for each kind of order card: when, then the effects. A "#" is a number that an
# owner of the box may correct; the rest is code, and a file that says otherwise is refused.
FUNCTIONS: Final[dict[str, str]] = {
    "academy": "step_end: think_after per_turn=1 role=craftsman",
    "amphitheatre": "on_completion: grant_actions count=influence role=craftsman",
    "aqueduct": "passive: clientele_multiply factor=#; "
    "extra_take count=1 from=hand role=patron to=clientele",
    "archway": "passive: alt_source from=pool instead_of=stockpile role=architect use=material",
    "atrium": "passive: "
    "alt_source from=deck instead_of=stockpile role=merchant seen_by=nobody use=deposit",
    "bar": "passive: extra_take closes=pool count=1 from=deck role=patron to=clientele",
    "basilica": "passive: extra_take count=1 from=hand role=merchant seen_by=owner to=vault",
    "bath": "passive: client_acts_on_hire count=1",
    "bridge": "passive: demand_reach who=all_opponents; "
    "demand_also from=stockpile; demand_ignores building=palisade",
    "catacomb": "on_completion: end_game",
    "circus": "passive: play_set_as_jack size=#",
    "circus-maximus": "passive: double_clients when=led_or_followed",
    "coliseum": "passive: demand_takes_clients chooser=demander per_revealed_card=1 to=vault",
    "dock": "passive: extra_take count=1 from=hand role=laborer to=stockpile",
    "forum": "passive: win_if_all_roles",
    "foundry": "on_completion: grant_actions count=influence role=laborer",
    "fountain": "passive: alt_source from=deck instead_of=hand may_keep_in_hand=true "
    "role=craftsman seen_by=owner use=any",
    "garden": "on_completion: grant_actions count=influence role=patron",
    "gate": "passive: foundations_active material=marble",
    "insula": "passive: clientele_add amount=#",
    "latrine": "before_think: discard_before_think count=1 jacks=false orders=true",
    "ludus-magna": "passive: clients_count_as as=any from=merchant",
    "market": "passive: vault_add amount=#",
    "palace": "passive: play_many",
    "palisade": "passive: immune beaten_by=bridge may_give=true to=legionary",
    "prison": "on_completion: steal_building price=own_site",
    "road": "passive: substitute_material building_material=stone material=any",
    "school": "on_completion: grant_actions count=influence role=thinker",
    "scriptorium": "passive: complete_with material=marble roles=craftsman+architect",
    "senate": "turn_end: take_jacks from=opponents_played",
    "sewer": "turn_end: keep_played_orders to=stockpile",
    "shrine": "passive: hand_add amount=#",
    "stairway": "passive: make_public role=architect uses_action=true",
    "statue": "inherent: any_site influence=site_value materials=site+marble needs=site_value; "
    "vp amount=# when=completed",
    "storeroom": "passive: clients_count_as as=laborer from=any",
    "temple": "passive: hand_add amount=#",
    "tower": "passive: substitute_material building_material=any material=rubble; "
    "out_of_town_cost actions=#",
    "villa": "inherent: complete_by_role role=architect",
    "vomitorium": "before_think: discard_before_think count=all jacks=true orders=true",
    "wall": "passive: immune beaten_by=none may_give=true to=legionary; "
    "vp_per amount=1 per=# zone=stockpile",
}

# What the box holds, as the rulebook counts it.
COUNTS: Final[dict[str, int]] = {
    "cards": 187,
    "orders": 144,
    "order_types": 40,
    "sites": 36,
    "jacks": 6,
    "leader": 1,
    "merchant_bonuses": 6,
    "camps": 5,
    "rome_demands": 1,
}


class Box:
    """The numbers of the box, all the rules need; shared by every table, never changed."""

    sheet: Sheet  # the whole file, for printing

    # by material
    value: list[int]
    site_copies: list[int]

    # by kind of order card
    material: list[int]
    copies: list[int]
    clientele_add: list[int]
    clientele_factor: list[int]  # 1 where none
    vault_add: list[int]
    hand_add: list[int]
    gate_works: list[bool]  # works as a mere foundation, with a Gate
    lasting: list[bool]  # has something lasting for a Stairway to share
    circus_size: int
    tower_outside_actions: int
    statue_points: int
    wall_cards_per_point: int

    # the rest
    jacks: int
    starting_influence: int
    hand_size: int
    petition_size: int
    outside_actions: int
    bonus_points: int
    orders_dealt: int
    jacks_dealt: int
    pool_cards_each: int
    sites_cap: int  # the beginners' game: sites of a material in the game
    sites_beyond_cap_removed: bool  # or else out of town
    beginner_halves_deck: bool
    teaching_open_turns: int

    def __init__(self, sheet: Sheet) -> None:
        """Read a components sheet, checking every key and every count."""
        self.sheet = sheet
        read_game(sheet)
        self.read_base()
        self.read_setup()
        self.read_modes()
        self.read_sites()
        self.read_orders()
        self.read_materials()
        sheet.finish()

    def read_base(self) -> None:
        """Read what every player begins with, the Jacks and the merchant bonuses."""
        base = self.sheet.table("base")
        self.starting_influence = base.integer("influence", 0, 20)
        self.hand_size = base.integer("hand_size", 1, 20)
        self.petition_size = base.integer("petition_size", 2, 10)
        self.outside_actions = base.integer("out_of_town_actions", 1, 10)
        self.jacks = self.sheet.table("jacks").integer("copies", COUNTS["jacks"], COUNTS["jacks"])
        bonuses = self.sheet.table("merchant_bonuses")
        bonuses.integer("copies_per_material", 1, 1)
        self.bonus_points = bonuses.integer("points", 0, 20)

    def read_setup(self) -> None:
        """Read what is dealt."""
        setup = self.sheet.table("setup")
        self.orders_dealt = setup.integer("orders_dealt_each", 0, 20)
        self.jacks_dealt = setup.integer("jacks_dealt_each", 0, 1)
        self.pool_cards_each = setup.integer("pool_cards_per_player", 1, 5)

    def read_modes(self) -> None:
        """Read the full game, the beginners' game and the teaching game."""
        full, beginner, teaching = self.sheet.rows("modes", MODES)
        read_full_mode(full, 0)
        self.teaching_open_turns = read_full_mode(teaching, 1000)
        self.sites_cap = beginner.integer("sites_cap_per_material", 1, 6)
        beyond = beginner.text("sites_beyond_cap", ("removed", "out_of_town"))
        self.sites_beyond_cap_removed = beyond == "removed"
        self.beginner_halves_deck = beginner.text("deck_removed", ("none", "half")) == "half"
        beginner.integer("open_hands_turns", 0, 0)
        if beginner.flag("building_functions"):
            raise beginner.error("building_functions", "beginners-only")

    def read_sites(self) -> None:
        """Read the sites: six types, one for each material."""
        rows = self.sheet.rows("sites", [f"site-{material}" for material in MATERIALS])
        for row, material in zip(rows, MATERIALS, strict=True):
            row.text("material", (material,))
        self.site_copies = [row.integer("copies", 1, 36) for row in rows]
        check_sum(self.sheet, "sites", self.site_copies)

    def read_orders(self) -> None:
        """Read the forty kinds of order cards and count the cards."""
        rows = self.sheet.rows("orders", KINDS)
        self.material = [MATERIALS.index(row.text("material", MATERIALS)) for row in rows]
        self.copies = [row.integer("copies", 1, 24) for row in rows]
        self.lasting = [row.text("public", ("function", "none")) == "function" for row in rows]
        self.gate_works = [read_gate(row) for row in rows]
        self.clientele_add = [0] * len(KINDS)
        self.clientele_factor = [1] * len(KINDS)
        self.vault_add = [0] * len(KINDS)
        self.hand_add = [0] * len(KINDS)
        for kind, row in enumerate(rows):
            for effect in read_effects(row):
                self.read_amount(kind, effect)
        check_sum(self.sheet, "orders", self.copies)

    def read_materials(self) -> None:
        """Read the six materials and check how many order cards each of them has."""
        rows = self.sheet.rows("materials", MATERIALS)
        self.value = [row.integer("value", 1, 3) for row in rows]
        for material, row in enumerate(rows):
            row.text("role", (ROLES[material],))
            row.text("colour")
            kinds = [kind for kind in range(len(KINDS)) if self.material[kind] == material]
            check_count(row, "order_types", len(kinds))
            check_count(row, "order_cards", sum([self.copies[kind] for kind in kinds]))

    def read_amount(self, kind: int, effect: Row) -> None:
        """Read the number of an effect that has one."""
        op = effect.text("op")
        if op == "clientele_add":
            self.clientele_add[kind] = effect.integer("amount", 0, 20)
        elif op == "clientele_multiply":
            self.clientele_factor[kind] = effect.integer("factor", 1, 9)
        elif op == "vault_add":
            self.vault_add[kind] = effect.integer("amount", 0, 20)
        elif op == "hand_add":
            self.hand_add[kind] = effect.integer("amount", 0, 20)
        elif op == "play_set_as_jack":
            self.circus_size = effect.integer("size", 2, 10)
        elif op == "out_of_town_cost":
            self.tower_outside_actions = effect.integer("actions", 1, 10)
        elif op == "vp":
            self.statue_points = effect.integer("amount", 0, 20)
        elif op == "vp_per":
            self.wall_cards_per_point = effect.integer("per", 1, 20)


# The numbers inside effects that an owner of the box may correct.
AMOUNTS: Final = (
    "clientele_add amount",
    "clientele_multiply factor",
    "vault_add amount",
    "hand_add amount",
    "play_set_as_jack size",
    "out_of_town_cost actions",
    "vp amount",
    "vp_per per",
)


def spell(effect: Row) -> str:
    """Write an effect as FUNCTIONS does, its correctable number as #."""
    op = effect.text("op")
    words = [op]
    for key in sorted(effect.keys()):
        if key == "op":
            continue
        value = effect.value(key)
        if f"{op} {key}" in AMOUNTS:
            value = "#"
        elif isinstance(value, bool):
            value = "true" if value else "false"
        elif isinstance(value, list):
            value = "+".join([str(part) for part in value])
        words.append(f"{key}={value}")
    return " ".join(words)


def read_game(sheet: Sheet) -> None:
    """Read what the box is and check that it holds what the rulebook says."""
    game = sheet.table("game")
    game.text("id", (GAME,))
    game.text("edition")
    game.integer("players_min", 2, 2)
    game.integer("players_max", 5, 5)
    counts = sheet.table("counts")
    for key, number in COUNTS.items():
        counts.integer(key, number, number)


def read_full_mode(row: Row, open_turns: int) -> int:
    """Read a mode with all the rules and return for how many turns the hands are open."""
    if not row.flag("building_functions"):
        raise row.error("building_functions", "beginners-only")
    row.integer("sites_cap_per_material", 6, 6)
    row.text("deck_removed", ("none",))
    return row.integer("open_hands_turns", 0, open_turns)


def read_gate(row: Row) -> bool:
    """Read whether a marble card works as a mere foundation with a Gate."""
    if row.text("material") == MATERIALS[MARBLE]:
        return row.flag("gate")
    if row.has("gate"):
        raise row.error("gate", "marble-only")
    return False


def read_effects(row: Row) -> list[Row]:
    """Read the effects of an order card, which must be those that the rules implement."""
    effects = row.parts("effects")
    written = row.text("timing") + ": " + "; ".join([spell(effect) for effect in effects])
    wanted = FUNCTIONS[row.id]
    if written != wanted:
        raise row.error("effects", "other-effects", wanted=wanted, found=written)
    return effects


def check_sum(sheet: Sheet, name: str, copies: list[int]) -> None:
    """Check that the copies of a table add up to what the box holds."""
    total = sum(copies)
    if total != COUNTS[name]:
        raise sheet.error(f"[[{name}]]", "copies", "other-sum", found=total, count=COUNTS[name])


def check_count(row: Row, key: str, found: int) -> None:
    """Check that a material has as many order cards as its row says."""
    number = row.integer(key, 0, COUNTS["orders"])
    if number != found:
        raise row.error(key, "other-count", number=number, table="orders", found=found)


def load_box(path: str | None = None) -> Box:
    """Load the shipped box, or an owner's corrected copy of its file."""
    return Box(open_sheet(os.path.dirname(__file__), GAME, path))
