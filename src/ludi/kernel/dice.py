"""Randomness: one small seeded generator with the same numbers everywhere, compiled or not."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_MASK: Final = 0xFFFFFFFF
_ALL: Final = 0x100000000


class Dice:
    """Marsaglia's xorshift128: four 32-bit words of state, never all zero."""

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: int | str) -> Dice:
        """The generator of a seed; the number 42 and the text "42" are the same seed."""
        digest = hashlib.sha256(f"ludi:{seed}".encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
        return Dice(words[0] | 1, words[1], words[2], words[3])

    def clone(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.d)

    def __deepcopy__(self, memo: dict[int, object]) -> Dice:
        return self.clone()

    def state(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    def bits(self) -> int:
        """The next 32 bits."""
        return self.below(_ALL)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        while True:
            t = self.a ^ ((self.a << 11) & _MASK)
            self.a = self.b
            self.b = self.c
            self.c = d = self.d
            self.d = x = d ^ (d >> 19) ^ t ^ (t >> 8)
            rest = x % n
            if x - rest <= _ALL - n:  # beyond, some of the last n numbers are missing: not fair
                return rest

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Dice:
        """A fresh generator grown from this one, independent of what follows."""
        # hashed: the last four outputs are this generator's very state, a twin and no stranger
        return Dice.seeded(f"fork:{self.bits()}:{self.bits()}:{self.bits()}:{self.bits()}")


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def seal(seed: int | str) -> str:
    """The SHA-256 of a seed: published while the seed itself is withheld."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
