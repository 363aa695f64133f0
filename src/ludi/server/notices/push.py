"""Web push: a message that only the browser it is for can read, handed to its push service."""

from __future__ import annotations

import base64
import importlib.util
import time
from typing import Any, Final
from urllib.parse import urlsplit

from ludi.server.notices.keys import key_of
from ludi.server.notices.outside import post
from ludi.server.storage import Storage

KEY: Final = "push"
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # and of the secret that goes with it
MOST_BODY: Final = 3000  # bytes; push services take no more than 4096, enciphered
HALF_A_DAY: Final = 12 * 3600


def installed() -> bool:
    """Whether the libraries are there: the extra `push`."""
    return all(importlib.util.find_spec(name) for name in ("http_ece", "py_vapid"))


def unpacked(text: str) -> bytes:
    """What base64 for URLs stands for; ValueError if it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_keys(p256dh: str, auth: str) -> None:
    """Whether these can be the keys of a subscription; ValueError if not."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = unpacked(p256dh)
    if len(point) != POINT or len(unpacked(auth)) != AUTH:
        raise ValueError("not the keys of a subscription")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def new_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


async def signer(storage: Storage) -> Any:
    """The house, as push services know it."""
    from py_vapid import Vapid02

    return Vapid02.from_pem((await key_of(storage, KEY, new_key)).encode())


async def public_key(storage: Storage) -> str:
    """What a browser wants to know before it subscribes."""
    from cryptography.hazmat.primitives import serialization as form

    point = (await signer(storage)).public_key.public_bytes(
        form.Encoding.X962, form.PublicFormat.UncompressedPoint
    )
    return packed(point)


async def send(
    storage: Storage,
    target: dict[str, Any],
    id: str,
    body: bytes,
    contact: str,
    urgent: bool,
    private: bool,
) -> None:
    """Hand a message to the push service. What is not fetched yet, a repetition replaces."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    url = target["endpoint"]
    parts = urlsplit(url)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HALF_A_DAY,
        "sub": contact,
    }
    text = http_ece.encrypt(
        body,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpacked(target["p256dh"]),
        auth_secret=unpacked(target["auth"]),
        version="aes128gcm",
    )
    headers = {
        **(await signer(storage)).sign(claims),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(HALF_A_DAY * 2),
        "Urgency": "high" if urgent else "normal",
        "Topic": id[:32],
    }
    await post(url, headers, text, private)
