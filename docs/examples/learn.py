"""Learns to beat random players at Hadrian's Wall: masked PPO, in NumPy, in a few minutes.

    python docs/examples/learn.py [minutes]

One network plays seat 0 of many tables, chance plays seat 1. What is learned from is how many
points the learner was ahead when its game ended. It ends with 400 games that count.
"""

import sys
import time

import numpy as np

from ludi.envs.vector import VectorTables

TABLES, HIDDEN, BATCH, EPOCHS, RATE, CLIP, SPREAD = 64, 64, 4096, 4, 1e-3, 0.2, 20.0
DICE = np.random.default_rng(1)


def network(inputs: int, actions: int) -> dict[str, np.ndarray]:
    """One hidden layer; an output for each action, and one that guesses how it will end."""
    sizes = {"w": (inputs, HIDDEN), "p": (HIDDEN, actions), "v": (HIDDEN, 1)}
    net = {name: DICE.normal(0, 0.5 / np.sqrt(a), (a, b)) for name, (a, b) in sizes.items()}
    return {name: weights.astype(np.float32) for name, weights in net.items()}


def think(net: dict, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, ...]:
    """The hidden layer, the chances of all legal actions (0 for the others), the guess."""
    hidden = np.tanh(seen @ net["w"])
    logits = np.where(mask > 0, hidden @ net["p"], -1e9)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ net["v"])[:, 0]


def choose(chances: np.ndarray) -> np.ndarray:
    """An action of each row, as likely as it says."""
    reach = chances.cumsum(axis=1)
    return (reach < DICE.random((len(reach), 1)) * reach[:, -1:]).sum(axis=1)


def learn(net: dict, memory: list, steps: list, moments: dict) -> None:
    """Some rounds of PPO over the decisions of finished games."""
    seen, mask, action, before, worth = (np.stack(column) for column in zip(*memory, strict=True))
    for _ in range(EPOCHS):
        for rows in np.array_split(DICE.permutation(len(action)), 8):
            hidden, chances, guess = think(net, seen[rows], mask[rows])
            picked = np.arange(len(rows)), action[rows]
            gain = worth[rows] - guess
            ahead = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = chances[picked] / before[rows]
            kept = np.where(ahead > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = (kept * ratio * ahead / len(rows)).astype(np.float32)[:, None]
            slope = -push * chances
            slope[picked] += push[:, 0]
            value = (gain / len(rows)).astype(np.float32)[:, None]
            back = (slope @ net["p"].T + value @ net["v"].T) * (1 - hidden**2)
            grads = {"w": seen[rows].T @ back, "p": hidden.T @ slope, "v": hidden.T @ value}
            steps[0] += 1
            for name, grad in grads.items():  # Adam
                first, second = moments.setdefault(name, [np.zeros_like(grad), np.zeros_like(grad)])
                first += 0.1 * (grad - first)
                second += 0.001 * (grad * grad - second)
                scale = RATE * np.sqrt(1 - 0.999 ** steps[0]) / (1 - 0.9 ** steps[0])
                net[name] += scale * first / (np.sqrt(second) + 1e-8)


def play(net: dict, minutes: float, games: int, training: bool) -> list[float]:
    """Play until the time is over (training) or so many games are; the leads they ended with."""
    tables = VectorTables("hadrians-wall", TABLES, players=2, seed=int(training), rewards="margin")
    paths: list[list] = [[] for _ in range(TABLES)]
    memory, leads, steps, moments = [], [], [0], {}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end if training else len(leads) < games:
        _, chances, _ = think(net, tables.observations, tables.masks)
        mine = tables.seats == 0
        chances[~mine] = tables.masks[~mine] / tables.masks[~mine].sum(axis=1, keepdims=True)
        actions = choose(chances)
        for i in np.flatnonzero(mine) if training else ():
            known = tables.observations[i].copy(), tables.masks[i].copy()
            paths[i].append((*known, actions[i], chances[i, actions[i]]))
        tables.step(actions)
        for i in np.flatnonzero(tables.ended):
            leads.append(float(tables.rewards[i, 0]))
            memory += [(*moment, np.tanh(leads[-1] / SPREAD)) for moment in paths[i]]
            paths[i] = []
        if len(memory) > BATCH:
            learn(net, memory, steps, moments)
            memory = []
            print(f"{len(leads)} games, ahead by {np.mean(leads[-200:]):+.1f} points", flush=True)
    return leads[:games] if games else leads


if __name__ == "__main__":
    tables = VectorTables("hadrians-wall", 1, players=2)
    net = network(tables.observations.shape[1], tables.actions)
    play(net, float(sys.argv[1]) if len(sys.argv) > 1 else 5.0, 0, training=True)
    leads = np.array(play(net, 0, 400, training=False))
    print(f"of 400 games {np.mean(leads > 0):.1%} won, ahead by {leads.mean():+.1f} points")
