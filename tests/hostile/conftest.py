"""What all attacks share."""

from tests.hostile.attacking import attack
from tests.hostile.cards import attacker
from tests.hostile.packs import trial

__all__ = ["attack", "attacker", "trial"]
