"""A first card and a first scenario for a game that brings none: made from its words and its schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from daedalus.kit.definition import Definition
from daedalus.language.vocabulary import Vocabulary

HEAD = """\
# A line that begins with # is a comment: for people, not for the game. Delete these when you know your way.
# The number of the card and its title.
card {{numbers}} "{{title}}"
  # Whose event it is ({sides} or {nobody}) and its operations value ({least} to {most}). After them may stand what
  # becomes of the card: remove (it happens once), lapsing (it holds for a turn), mark (it holds on).
  {side}, {ops}
"""
EVENT = """\
  # What happens, one sentence a line, from top to bottom. What cannot happen is passed over.
  event:
    {sentence}
"""
FOOT = """\
  # `daedalus words` finds sentences in your own words, `daedalus lint` finds mistakes, `daedalus try` plays the card.
"""
SCENARIO = """\
# A scenario of your own for {game}.
name: {{name}}
game: {id}
"""


PACK = """\
# A pack: cards, scenarios and rules of your own. docs/modders-guide.md goes through all that may stand here.
name: {name}
title: {title}
version: 0.1.0
game: {game}
authors: [Your name]
licence: CC-BY-4.0
# Numbers of cards of the game that this pack has another text for (a card with that number under cards/):
replaces: []
# A track of your own brings its words: `+1 tension`, `tension > 3`, `set tension to 2`.
# new tracks:
#   tension: {{from: 0, to: 6, start: 2}}
# A marker of your own: `place 1 checkpoint in c`, `checkpoints in c > 0`, `remove 1 checkpoint from c`.
# new markers:
#   checkpoint: {{most: 8, in one space: 2}}
"""


def pack_scenario(game: Definition, title: str, set_: str) -> str:
    """A first scenario for a pack: the first of the game, with the cards of the pack in the deck."""
    name = next(name for name in game.shipped.scenarios.known())
    sets = game.shipped.scenarios.load(name).sets
    return (
        f"# The scenario {name} of the game, with the cards of this pack in the deck. Whatever is written here stands\n"
        f"# in the place of what that one says.\n"
        f"name: {title}\ngame: {game.id}\nextends: {name}\nsets: [{', '.join([*sets, set_])}]\n"
    )


def card(game: Definition) -> str:
    """A sound card, if possible with an event; to be filled with `numbers` and `title`."""
    words = game.words
    least, most = words.header.ops
    ops = min(max(2, least), most)
    head = HEAD.format(
        sides=", ".join(words.sides),
        nobody=words.header.nobody,
        least=least,
        most=most,
        side=words.sides[0],
        ops="1 op" if ops == 1 else f"{ops} ops",
    )
    for sentence in _sentences(words):
        text = head + EVENT.format(sentence=_braced(sentence)) + FOOT
        if not game.cards.reader.read(text.format(numbers=1, title="First"), "the first card")[1]:
            return text
    return head + FOOT


def _sentences(words: Vocabulary) -> Iterator[str]:
    """The examples of what an event can do: tracks first, they are the simplest."""
    for kind in ("change", "verb"):
        yield from (word.example for word in words.of_kind(kind) if word.example and "\n" not in word.example)


def scenario(game: Definition) -> str:
    """What a scenario of the game must say, each value with what the schema says of it; to be filled with `name`."""
    schema = game.scenarios.schema
    required = dict.fromkeys([*schema.get("required", ()), *schema.get("then", {}).get("required", ())])
    text = SCENARIO.format(game=game.name, id=game.id)
    for key in required:
        if key not in ("name", "game"):
            about = _resolved(schema.get("properties", {}).get(key, {}), schema)
            value = list(game.usual_sets) if key == "sets" and game.usual_sets else _value(about, schema)
            says = f"# {' '.join(about['description'].split())}\n" if "description" in about else ""
            text += _braced(f"{says}{key}: {json.dumps(value, ensure_ascii=False)}\n")
    return text


def _resolved(about: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """What a reference within the schema stands for."""
    reference = about.get("$ref", "")
    if not reference.startswith("#/"):
        return about
    found = schema
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found | {key: value for key, value in about.items() if key != "$ref"}


def _value(about: dict[str, Any], schema: dict[str, Any]) -> Any:
    """The plainest value that the schema allows."""
    about = _resolved(about, schema)
    for key in ("default", "const"):
        if key in about:
            return about[key]
    for key in ("enum", "examples"):
        if about.get(key):
            return about[key][0]
    kind = about.get("type", "object")
    if kind in ("integer", "number"):
        return max(0, about["minimum"]) if "minimum" in about else min(0, about.get("maximum", 0))
    if kind == "array":
        return [_value(about.get("items", {}), schema)] * about.get("minItems", 0)
    if kind == "object":
        inside = about.get("properties", {})
        return {key: _value(inside.get(key, {}), schema) for key in about.get("required", ())}
    return {"string": "x" * about.get("minLength", 0), "boolean": False}.get(kind)


def _braced(text: str) -> str:
    """A text that stays as it is when it is filled."""
    return text.replace("{", "{{").replace("}", "}}")
