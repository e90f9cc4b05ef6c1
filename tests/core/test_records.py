"""Records hold their fields and nothing else, and attrs takes them for its own."""

from __future__ import annotations

import copy
import pickle

import attrs
import pytest

from daedalus.core.records import define, evolve, field, frozen


@frozen
class Point:
    x: int
    y: int = 7

    @property
    def sum(self) -> int:
        return self.x + self.y


@frozen
class Place:
    x: int
    y: int = 7


@define
class Bag:
    name: str
    things: list[int] = field(factory=list)
    notes: dict[str, int] = field(factory=dict, eq=False)


@frozen(eq=False)
class Loner:
    x: int


def test_fields_are_given_by_place_or_by_name() -> None:
    assert (Point(1, 2).x, Point(y=4, x=3).y, Point(5).y, Point(5).sum) == (1, 4, 7, 12)


@pytest.mark.parametrize("given", [(), (1, 2, 3)])
def test_too_few_or_too_many_fields_are_refused(given: tuple[int, ...]) -> None:
    with pytest.raises(TypeError):
        Point(*given)


def test_a_frozen_record_never_changes() -> None:
    point = Point(1)
    with pytest.raises(AttributeError, match=r"Point\.x never changes"):
        point.x = 2
    with pytest.raises(AttributeError):
        object.__setattr__(point, "z", 2)
    with pytest.raises(AttributeError):
        del point.x
    assert point.x == 1


def test_a_defined_record_may_change_and_has_no_other_fields() -> None:
    bag = Bag("a")
    bag.name = "b"
    bag.things.append(1)
    assert (bag.name, bag.things) == ("b", [1])
    with pytest.raises(AttributeError):
        object.__setattr__(bag, "weight", 2)


def test_what_a_factory_makes_is_made_for_each_record() -> None:
    first, second = Bag("a"), Bag("a")
    first.things.append(1)
    assert second.things == []
    assert Bag("a", [3]).things == [3]


def test_records_of_one_class_with_the_same_fields_are_equal() -> None:
    assert Point(1, 2) == Point(1, 2)
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Place(1, 2)
    assert Point(1, 2) != (1, 2)


def test_a_field_may_be_left_out_of_the_comparison_and_of_what_is_shown() -> None:
    assert Bag("a", [1], {"x": 1}) == Bag("a", [1], {"y": 2})
    assert repr(Bag("a", [1], {"x": 1})) == "Bag(name='a', things=[1])"


def test_a_record_without_comparison_equals_only_itself() -> None:
    loner = Loner(1)
    assert loner == loner
    assert loner != Loner(1)
    assert len({loner, Loner(1)}) == 2


def test_a_record_that_may_change_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Bag("a"))


def test_evolve_changes_some_fields_in_a_copy() -> None:
    point = Point(1, 2)
    assert evolve(point, y=5) == Point(1, 5)
    assert point == Point(1, 2)
    with pytest.raises(TypeError):
        evolve(point, z=5)


def test_records_are_copied_and_pickled_whole() -> None:
    assert copy.deepcopy(Bag("a", [1])) == Bag("a", [1])
    assert pickle.loads(pickle.dumps(Point(1, 2))) == Point(1, 2)


def test_attrs_knows_the_fields_of_a_record() -> None:
    assert attrs.has(Bag)
    assert [attribute.name for attribute in attrs.fields(Bag)] == ["name", "things", "notes"]
    assert attrs.evolve(Point(1, 2), x=5) == Point(5, 2)


def test_records_can_be_told_apart_by_their_parts() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)
        case _:
            pytest.fail("a record matches its own pattern")
