"""What the help of every command shows at its end: lines that work as they stand."""

from typing import Final

EXAMPLES: Final[dict[str, tuple[str, ...]]] = {
    "": ("ludi", "ludi play", "ludi play glory-to-rome", "ludi --lan"),
    "games": ("ludi games", "ludi games hadrians-wall"),
    "play": (
        "ludi play",
        "ludi play glory-to-rome --seats human,centurio,greedy",
        "ludi play ave --players 3 --option mode=advanced --seed 7",
        "ludi play --load glory-to-rome-1",
    ),
    "learn": ("ludi learn ave-roma", "ludi learn rome-and-roll coach", "ludi learn --list"),
    "campaign": (
        "ludi campaign hadrians-wall",
        "ludi campaign hadrians-wall --status",
        "ludi campaign hadrians-wall --stage 2 --option difficulty=hard",
    ),
    "simulate": (
        "ludi simulate glory-to-rome --games 100 --bots greedy,random",
        "ludi simulate hadrians-wall --games 20 --players 1 --bots greedy --json",
    ),
    "balance": (
        "ludi balance age-of-rome --players 2 --bot greedy --games 200",
        "ludi balance ave-roma --variants --jobs 2 --page balance.md",
    ),
    "arena": (
        "ludi arena age-of-rome --bots greedy,tiro,miles --games 60",
        "ludi arena report arena/age-of-rome",
    ),
    "train": (
        "ludi train ave-roma --generations 10",
        "ludi train glory-to-rome --fit --install",
    ),
    "replay": ("ludi replay glory-to-rome-1", "ludi replay game.ludi --print --all"),
    "verify": ("ludi verify game.ludi", "ludi verify game.ludi --seed 7"),
    "review": ("ludi review glory-to-rome-1", "ludi review game.ludi --level legatus"),
    "puzzles": (
        "ludi puzzles list ave-roma",
        "ludi puzzles check --visits 200",
        "ludi puzzles mine ave-roma --seconds 300 --output puzzles.json",
    ),
    "components": (
        "ludi components rome-and-roll",
        "ludi components rome-and-roll --export > my-box.toml",
        "ludi components check my-box.toml",
        "ludi components rome-and-roll --json",
    ),
    "rules": (
        "ludi rules glory-to-rome forum",
        "ludi rules ave-roma --search patron",
        "ludi rules age-of-rome --things",
    ),
    "bench": ("ludi bench", "ludi bench hadrians-wall --seconds 10"),
    "perft": ("ludi perft glory-to-rome --depth 3",),
    "talk": ("ludi talk greedy", "ludi talk search:visits=200"),
    "env": ("ludi env ave-roma --players 3 --describe",),
    "serve": ("ludi serve --open", "ludi serve --host 0.0.0.0 --port 8080", "ludi serve --check"),
    "think": ("ludi think --redis redis://192.168.1.10/0 --processes 4",),
    "tables": ("ludi tables check", "ludi tables close"),
    "backup": ("ludi backup monday.backup",),
    "restore": ("ludi restore monday.backup",),
    "admin": (
        "ludi admin people livia",
        "ludi admin close-table 3f2a maintenance",
        "ludi admin statistics",
    ),
    "completion": (
        "ludi completion bash > ~/.local/share/bash-completion/completions/ludi",
        "ludi completion zsh > ~/.zfunc/_ludi",
        "ludi completion fish > ~/.config/fish/completions/ludi.fish",
    ),
}
