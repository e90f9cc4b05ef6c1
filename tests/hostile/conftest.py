"""What all attacks share."""

from tests.hostile.attacking import attack

__all__ = ["attack"]
