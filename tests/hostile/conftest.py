"""What all attacks share."""

from tests.hostile.attacking import attack
from tests.hostile.cards import attacker

__all__ = ["attack", "attacker"]
