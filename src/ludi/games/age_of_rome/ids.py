"""The things of Age of Rome that the code knows by number: the place of an id in its tuple."""

from __future__ import annotations

from typing import Final

GAME: Final = "age-of-rome"
ROUNDS: Final = 9
POSITIONS: Final = 4  # around the board, clockwise; with fewer players some are empty

PROVINCES: Final = ("africa", "gaul", "spain", "italy")

BUILDINGS: Final = ("military", "politics", "commerce", "religion", "agriculture")
MILITARY: Final = 0
POLITICS: Final = 1
COMMERCE: Final = 2
RELIGION: Final = 3
AGRICULTURE: Final = 4
COLOSSEUM: Final = 5  # where else a Partisan may stand
PLOT_SLOT: Final = 6
LEVELS: Final = 3

BONUSES: Final = BUILDINGS[:3]  # a bonus has the number of its Building
NO_BONUS: Final = -1

REGIONS: Final = ("epirus", "macedonia", "thrace")
SENATE_SIZE: Final = 5
MAJORITY: Final = 3  # Votes in a row

COLOURS: Final = ("none", "bronze", "silver", "gold")  # of a common piece of a Pantheon
GOLD: Final = 3

CHARACTERS: Final = (
    "marcus_antonius",
    "aemilius_lepidus",
    "fulvia",
    "junia_secunda",
    "gaius_octavius",
    "livia_drusilla",
)

PLOT_EFFECTS: Final = (
    "calumny",
    "degradation",
    "apostasy",
    "deception",
    "second_vote",
    "null_vote",
    "forced_sale",
    "customs",
)
CALUMNY: Final = 0
DEGRADATION: Final = 1
APOSTASY: Final = 2
DECEPTION: Final = 3
SECOND_VOTE: Final = 4
NULL_VOTE: Final = 5
FORCED_SALE: Final = 6
CUSTOMS: Final = 7

GOODS: Final = ("tools", "weapons", "clothes", "jewels", "chests")
JEWELS: Final = 3
CHESTS: Final = 4

# The kinds of Trade cards.
CARDS: Final = (
    "sundial",
    "circinus",
    "groma",
    "dolabra",
    "falx",
    "libella",
    "spatha",
    "gladius",
    "pugio",
    "sica",
    "scutum",
    "olicula",
    "toga_picta",
    "tunica",
    "paludamentum",
    "palla",
    "bulla",
    "snake_bracelets",
    "fibula",
    "diadem",
    "signet_ring",
    "bronze_chest",
    "silver_chest",
    "gold_chest",
)

# When a Trade card is played: these are the types of conditions, within which cards chain.
CONDITIONS: Final = (
    "activate_plot",
    "plot_in_your_province",
    "build",
    "double_taxation",
    "place_partisan",
)
ON_ACTIVATION: Final = 0
ON_TARGET: Final = 1
ON_BUILDING: Final = 2
ON_TAXATION: Final = 3
ON_PLACEMENT: Final = 4
PLACES: Final = ("any", "colosseum", "agriculture")  # of a Partisan
PLACE_OF: Final = (-1, COLOSSEUM, AGRICULTURE)

# What a Trade card does.
CARD_EFFECTS: Final = (
    "draw_trade",
    "remove_anchor",
    "build_discount",
    "gain_denarii",
    "gain_glory",
    "recruit_legion",
    "move_own_legion",
    "second_plot_effect",
    "cancel_plot_effect",
    "recruit_vote",
    "reduce_tax_penalty",
    "draw_quest",
    "take_top_of_trade_discard",
    "cancel_tax_penalty",
)
DRAWS_TRADE: Final = 0
REMOVES_ANCHOR: Final = 1
DISCOUNTS: Final = 2
GAINS_DENARII: Final = 3
GAINS_GLORY: Final = 4
RECRUITS_LEGION: Final = 5
MOVES_LEGION: Final = 6
PLOTS_TWICE: Final = 7
CANCELS_PLOT: Final = 8
RECRUITS_VOTE: Final = 9
REDUCES_PENALTY: Final = 10
DRAWS_QUEST: Final = 11
TAKES_DISCARD: Final = 12
CANCELS_PENALTY: Final = 13

# The effects that make sense under each condition.
EFFECTS_WHEN: Final = (
    (GAINS_DENARII, GAINS_GLORY, PLOTS_TWICE),
    (GAINS_DENARII, GAINS_GLORY, CANCELS_PLOT),
    (GAINS_DENARII, GAINS_GLORY, DISCOUNTS),
    (GAINS_DENARII, GAINS_GLORY, REDUCES_PENALTY, CANCELS_PENALTY),
    (
        DRAWS_TRADE,
        REMOVES_ANCHOR,
        GAINS_DENARII,
        GAINS_GLORY,
        RECRUITS_LEGION,
        MOVES_LEGION,
        RECRUITS_VOTE,
        DRAWS_QUEST,
        TAKES_DISCARD,
    ),
)

QUESTS: Final = (
    "vendetta_engine",
    "vendetta_never_ends",
    "offerings",
    "free_trade",
    "preeminent_vote",
    "hard_labour",
    "most_decorated",
    "last_stone",
    "triumph",
    "veni_vidi_vici",
    "total_war",
    "faithful_lieutenant",
    "princeps_senatus",
    "old_guard",
    "dominant_faction",
    "shrewd_merchant",
    "collector",
    "jeweller",
    "full_stalls",
    "pontifex_maximus",
    "gold_of_the_gods",
    "sacred_foundations",
    "private_hoard",
    "poor_but_worthy",
    "ever_higher",
    "in_the_shadows",
    "full_court",
    "new_age",
)

EVENTS: Final = (
    "spoils_of_war",
    "levy",
    "consular_elections",
    "new_senators",
    "eastern_caravan",
    "busy_market",
    "favour_of_the_gods",
    "new_cult",
    "grain_dole",
    "patronage",
    "amnesty",
    "oracle",
    "great_fire",
    "desertion",
    "senate_scandal",
    "piracy",
    "disgrace",
    "ill_omen",
)
EVENT_EFFECTS: Final = (
    "gain_denarii",
    "gain_glory",
    "recruit_legion",
    "recruit_vote",
    "draw_trade",
    "draw_quest",
    "place_pantheon_piece",
    "return_vendetta_to_supply",
    "lose_denarii",
    "lose_glory",
    "return_own_legion_to_board",
    "return_own_lowest_vote_to_board",
    "discard_random_trade",
    "take_vendetta_from_supply",
)
EVENT_DENARII: Final = 0
EVENT_GLORY: Final = 1
EVENT_LEGION: Final = 2
EVENT_VOTE: Final = 3
EVENT_TRADE: Final = 4
EVENT_QUEST: Final = 5
EVENT_PANTHEON: Final = 6
EVENT_AMNESTY: Final = 7
EVENT_LOSS: Final = 8
EVENT_SHAME: Final = 9
EVENT_DESERTION: Final = 10
EVENT_SCANDAL: Final = 11
EVENT_PIRACY: Final = 12
EVENT_VENDETTA: Final = 13

# What quests, events, tasks and exploits count.
METRICS: Final = (
    "denarii",
    "glory_track",
    "legions_in_regions",
    "legions_recruited",
    "regions_with_own_legion",
    "regions_defeated",
    "regions_won",
    "regions_second",
    "votes_in_column",
    "votes_recruited",
    "own_vote_on_top",
    "own_vote_at_bottom",
    "senate_points",
    "trade_cards_in_hand",
    "trade_sets",
    "distinct_set_types",
    "same_type_sets",
    "sets_of_type",
    "pantheon_pieces",
    "pantheon_base_complete",
    "pantheon_complete",
    "gold_pantheon_pieces",
    "golden_pantheon",
    "vendetta_markers",
    "uncovered_bonuses",
    "partisans_recruited",
    "medal",
    "medals",
    "level3_buildings_in_own_province",
    "quests_completed",
    "final_score",
)
COUNT_QUESTS_COMPLETED: Final = METRICS.index("quests_completed")
COUNT_FINAL_SCORE: Final = METRICS.index("final_score")
HOWS: Final = ("per", "at_least", "at_most", "most", "fewest")
PER: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
MOST: Final = 3
FEWEST: Final = 4

TASKS: Final = (
    "glory_51",
    "three_medals",
    "two_regions",
    "four_votes",
    "two_sets",
    "pantheon",
    "two_quests",
)
RANKS: Final = ("citizen", "praetor", "imperator", "child_of_jupiter")

VARIANTS: Final = ("spies_and_allies", "peace", "clock", "heroes", "hard_times")
SPIES: Final = 0
PEACE: Final = 1
CLOCK: Final = 2
HEROES: Final = 3
HARD_TIMES: Final = 4

SOLOS: Final = ("emperor", "cassius")
DIFFICULTIES: Final = ("easy", "normal", "hard")
EASY: Final = 0
HARD: Final = 2
TOKENS: Final = ("spy", "alliance")
SPY: Final = 0
ALLIANCE: Final = 1

# What Cassius does with an icon of his card: the five Buildings and the Colosseum.
ICONS: Final = (*BUILDINGS, "colosseum")
ORDERS: Final = ("place", "attack", "redeploy")
ATTACK: Final = 1
REDEPLOY: Final = 2
CASSIUS_CARDS: Final = (
    "syrian_legions",
    "siege_of_rhodes",
    "plain_of_philippi",
    "speech_of_the_liberators",
    "senate_amnesty",
    "council_of_sardis",
    "tribute_of_tarsus",
    "fleet_of_laodicea",
    "gold_of_lycia",
    "offering_to_apollo",
    "cleansing_of_the_army",
    "eagles_of_ill_omen",
    "granaries_of_asia",
    "grain_requisitions",
    "convoy_from_thasos",
)
COMBAT_CARDS: Final = (
    "combat_epirus_vanguard",
    "combat_epirus_host",
    "combat_epirus_ambush",
    "combat_epirus_march",
    "combat_macedonia_vanguard",
    "combat_macedonia_host",
    "combat_macedonia_ambush",
    "combat_macedonia_march",
    "combat_thrace_vanguard",
    "combat_thrace_host",
    "combat_thrace_ambush",
    "combat_thrace_march",
)

EXPLOITS: Final = (
    "hundred",
    "five_medals",
    "two_jewel_sets",
    "track_61",
    "three_same_sets",
    "three_regions",
    "cassius_90",
    "senate_12",
    "golden_pantheon",
    "four_quests",
    "no_vendetta",
    "creator_record",
)
