"""What takes long to work out and is the same on every run is kept in the user's cache, by what it was made of."""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from daedalus.data import cache_folder

T = TypeVar("T")


def kept(source: bytes, make: Callable[[], T]) -> T:
    """What `make` makes of the source, made anew only if this source was never seen. A broken cache is no cache."""
    home = cache_folder()
    if home is None:
        return make()
    name = hashlib.sha256(b"%d.%d " % sys.version_info[:2] + source).hexdigest()[:32]
    path = home / f"{name}.kept"
    try:
        found: T = pickle.loads(path.read_bytes())
        return found
    except Exception:  # whatever a file that is no pickle, or one of another version, may raise
        made = make()
    _write(path, pickle.dumps(made))
    return made


@functools.cache
def made_by(*modules: str) -> bytes:
    """A fingerprint of the modules that make something of a source, to stand before it: what another version of them
    made is not taken for theirs. None of them is loaded for this."""
    found = hashlib.sha256()
    for name in modules:
        spec = find_spec(name)
        found.update(name.encode() + (Path(spec.origin).read_bytes() if spec is not None and spec.origin else b""))
    return found.digest()


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all; where nothing can be written, nothing is kept."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except OSError:
        return
