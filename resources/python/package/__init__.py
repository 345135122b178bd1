"""Collision geometry with answers that can be checked: every query in float, double and exact.

>>> import hairline
>>> triangle = hairline.shape("triangle", [[0, 0, 0], [1, 0, 0], [0, 1, 0]])
>>> box = hairline.shape("aabb", [0, 0, 0.25], [1, 1, 1])
>>> answer = hairline.intersect(triangle, box)
>>> answer.verdict, answer.certificate["checked"]
(False, 'holds')
>>> hairline.closest(triangle, box).distance
0.25

Shapes, fields and kinds of queries are those of the scene format (formats.md). All shapes are closed
sets, and degenerate ones are legal. Whatever cannot be read or answered raises `Error`.
"""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from . import _core

__all__ = [
    "Answer", "Error", "Finding", "Findings", "Query", "Scene", "Shape", "batch", "bound", "closest",
    "common", "contains", "explain", "fuzz", "in_circle", "in_sphere", "intersect", "orientation",
    "queries", "query", "shape", "show", "side", "sweep",
]
__version__: str = _core.version


class Error(ValueError):
    """Something that cannot be read or answered.

    `code` is one of "syntax", "number", "shape", "unsupported", "limit", "file", "cancelled" and
    "program"; `at` is the path of the field at fault, or empty.

    >>> try:
    ...     shape("sphere", [0, 0, 0], float("nan"))
    ... except Error as error:
    ...     print(error, "|", error.code, "|", error.at)
    radius: nan is not a finite number | number | radius
    """

    def __init__(self, code: str, message: str, at: str = "") -> None:
        super().__init__(code, message, at)
        self.code = code
        self.at = at
        self.message = message

    def __str__(self) -> str:
        return self.message


_core.set_error(Error)


def _plain(value: Any, at: str) -> Any:
    """A value as JSON has it; names the place of what is no number, text or list of them."""
    if isinstance(value, (str, bool)):
        return value
    if isinstance(value, np.ndarray):
        if value.dtype.kind not in "fiu" or value.dtype.itemsize > 8:
            raise Error("number", f"{at}: An array of {value.dtype} holds no numbers that a shape can "
                                  "have; use float64", at)
        if value.dtype.kind == "f" and not np.isfinite(value).all():
            place = "".join(f"[{i}]" for i in np.argwhere(~np.isfinite(value))[0])
            raise Error("number", f"{at}{place}: Not a finite number", at + place)
        return value.tolist()
    if isinstance(value, (np.integer, int)):
        if abs(int(value)) >= 1 << 1024:
            raise Error("number", f"{at}: The integer is beyond the range of a double", at)
        return int(value)
    if isinstance(value, (float, np.float32, np.float16)):
        if not math.isfinite(value):
            raise Error("number", f"{at}: {float(value)} is not a finite number", at)
        return float(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, (list, tuple)):
        if len(at) > 1000:
            raise Error("limit", f"{at[:40]}...: The list is nested too deeply", at)
        return [_plain(item, f"{at}[{i}]") for i, item in enumerate(value)]
    if isinstance(value, Mapping):
        return {str(key): _plain(item, f"{at}.{key}") for key, item in value.items()}
    raise Error("number", f"{at}: A value of type {type(value).__name__} is neither a number nor a "
                          "list of numbers", at)


#: Fields that count; all other numbers are floats, however they are written.
_INTEGERS = frozenset({"directions", "dimensions", "triangles"})


def _numbers(value: Any, name: str = "") -> Any:
    """Lists of numbers as arrays that cannot be written to, numbers as float; all else as it is."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    if not isinstance(value, list):
        return value
    if name == "holes":
        return [_numbers(loop) for loop in value]
    try:
        made = np.array(value, dtype=np.int64 if name in _INTEGERS else np.float64)
    except (TypeError, ValueError, OverflowError):
        return value
    made.flags.writeable = False
    return made


class Shape:
    """A shape, which never changes. Make one by `shape`; its fields are attributes.

    >>> box = shape("aabb", min=[0, 0, 0], max=[1, 2, 3])
    >>> box.type, box.max.tolist()
    ('aabb', [1.0, 2.0, 3.0])
    >>> box
    hairline.shape('aabb', min=[0, 0, 0], max=[1, 2, 3])
    """

    __slots__ = ("_object", "__dict__")

    def __init__(self, text: str) -> None:
        """From the text of an object of the scene format, in JSON."""
        self._object = _core.Object(text)

    @classmethod
    def _of(cls, made: _core.Object) -> Shape:
        self = cls.__new__(cls)
        self._object = made
        return self

    @property
    def json(self) -> str:
        """The object of the scene format, in JSON."""
        return self._object.text()

    @cached_property
    def _fields(self) -> dict[str, Any]:
        return json.loads(self.json)

    @property
    def type(self) -> str:
        """The type of the scene format, such as "triangle"."""
        return self._fields["type"]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            made = _numbers(self._fields[name], name)
        except KeyError:
            raise AttributeError(f"A {self.type} has no field {name!r}") from None
        self.__dict__[name] = made
        return made

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._fields]

    def __repr__(self) -> str:
        fields = {key: value for key, value in self._fields.items() if key != "type"}
        given = "".join(f", {key}={value!r}" for key, value in fields.items() if key.isidentifier())
        rest = {key: value for key, value in fields.items() if not key.isidentifier()}
        return f"hairline.shape({self.type!r}{given}{f', **{rest!r}' if rest else ''})"

    def __eq__(self, other: object) -> bool:
        return self.json == other.json if isinstance(other, Shape) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.json)

    def __reduce__(self) -> tuple[Any, ...]:
        return Shape, (self.json,)

    def _repr_svg_(self) -> str | None:
        return Scene([self])._repr_svg_()


def shape(type: str, /, *values: Any, **fields: Any) -> Shape:
    """A shape of a type of the scene format, its fields in their order or by name.

    Numbers may be Python's or NumPy's, a `fractions.Fraction` (rounded to the nearest double), or text
    such as "0x1.8p+1" and "1/3". `displacement` is how a shape moves in a `sweep`, and `rotation`
    (`{"axis": ..., "angle": ..., "center": ...}`) how it rotates, in float and double only.
    Raises `Error` for what the format refuses: NaN, min above max, a direction of zero.

    >>> import numpy
    >>> shape("triangle", numpy.eye(3)).vertices[2].tolist()
    [0.0, 0.0, 1.0]
    >>> shape("sphere", center=(0, 0, 0), radius=1, displacement=(2, 0, 0)).radius
    1.0
    """
    if not isinstance(type, str):
        raise Error("shape", "type: Expected the name of a type of shape", "type")
    names = _core.field_names(type)
    if len(values) > len(names):
        raise Error("shape", f"A {type} has {len(names)} fields, {', '.join(names)}; "
                             f"{len(values)} were given")
    made: dict[str, Any] = {"type": type}
    for name, value in [*zip(names, values), *fields.items()]:
        if name in made:
            raise Error("shape", f"{name}: The field was given twice", name)
        made[name] = _plain(value, name)
        if name == "file" and type == "mesh" and isinstance(made[name], str):
            made[name] = os.path.abspath(made[name])
    return Shape(json.dumps(made, allow_nan=False))


def _handles(shapes: Iterable[Any]) -> list[_core.Object]:
    handles = []
    for i, each in enumerate(shapes):
        if not isinstance(each, Shape):
            raise TypeError(f"{chr(ord('a') + i)}: Expected a hairline.Shape, found {type(each).__name__}")
        handles.append(each._object)
    return handles


def _fractions(value: Any) -> Any:
    if isinstance(value, str):
        try:
            return Fraction(value)
        except ValueError:
            return value
    if isinstance(value, list):
        return [_fractions(item) for item in value]
    if isinstance(value, dict):
        return {key: _fractions(item) for key, item in value.items()}
    return value


class Answer:
    """The answer of one method to one question. Absent fields are None.

    `fields` holds all there is, as in the formats.

    >>> answer = intersect(shape("point", [0, 0, 2]), shape("sphere", [0, 0, 0], 1), trace=True)
    >>> answer
    <hairline.Answer intersect by reference in exact: False>
    """

    def __init__(self, kind: str, text: str, proof: str, checked: str) -> None:
        self.kind = kind
        self.fields: dict[str, Any] = json.loads(text)
        self._certificate = {"kind": proof, "checked": checked}

    @property
    def method(self) -> str:
        """The name of the method."""
        return self.fields["method"]

    @property
    def scalar(self) -> str:
        """"float", "double" or "exact"."""
        return self.fields["scalar"]

    @property
    def verdict(self) -> bool | str | int | None:
        """True or false; of `side` and `common` the name; of predicates of points the sign, -1, 0 or 1;
        of `closest` whether the sets touch. None where numbers left the range of the scalar.

        >>> side(shape("sphere", [0, 0, 5], 1), shape("plane", [0, 0, 1], 0)).verdict
        'front'
        """
        for name in ("hit", "contains", "may_hit", "side", "relation", "sign"):
            if name in self.fields:
                return self.fields[name]
        if "sqdist" not in self.fields:
            return None
        return self.exact.get("sqdist", 1) == 0 if self.scalar == "exact" else self.fields["sqdist"] == 0

    def __bool__(self) -> bool:
        if not isinstance(self.verdict, bool):
            raise TypeError(f"The answer to {self.kind} is {self.verdict!r}, not true or false")
        return self.verdict

    @property
    def distance(self) -> float | None:
        """The distance of the sets: of `closest`, and along an axis that separates."""
        if "sqdist" in self.fields:
            return math.sqrt(self.fields["sqdist"])
        return _numbers(self.fields.get("separating_axis", {}).get("distance"))

    @property
    def points(self) -> tuple[np.ndarray, ...] | None:
        """The nearest points, one a shape, or the common point.

        >>> [p.tolist() for p in closest(shape("point", [2, 0, 0]), shape("sphere", [0, 0, 0], 1)).points]
        [[2.0, 0.0, 0.0], [1.0, 0.0, 0.0]]
        """
        found = self.fields.get("points") or [self.fields[key] for key in ("point",) if key in self.fields]
        return tuple(_numbers(point) for point in found) or None

    @property
    def time(self) -> float | None:
        """When moving shapes first touch, from 0 to 1; the parameter of a hit on a line or ray."""
        return _numbers(self.fields.get("time", self.fields.get("t")))

    @property
    def normal(self) -> np.ndarray | None:
        """The direction in which the first shape would have to move."""
        return _numbers(self.fields.get("normal"))

    @property
    def steps(self) -> list[dict[str, Any]]:
        """What the method computed, step by step, where it was asked with `trace=True`."""
        return self.fields.get("trace", [])

    @property
    def certificate(self) -> dict[str, Any]:
        """What proves the verdict: its `kind`, and whether it was `checked` in exact arithmetic: "holds",
        "fails", or "none" where there is no proof."""
        return {**self._certificate, **self.fields.get("certificate", {})}

    @property
    def exact(self) -> dict[str, Any]:
        """Of the scalar exact: the numbers of the answer as fractions, where they are rational.

        >>> closest(shape("point", [0, 0, 0]), shape("plane", [1, 1, 1], 1)).exact["sqdist"]
        Fraction(1, 3)
        """
        return _fractions(self.fields.get("exact", {}))

    def __repr__(self) -> str:
        return f"<hairline.Answer {self.kind} by {self.method} in {self.scalar}: {self.verdict!r}>"


def query(kind: str, *shapes: Shape, method: str | None = None, scalar: str = "exact",
          trace: bool = False) -> Answer:
    """The answer to a question of any kind about two shapes, three planes, or three to five points.

    `method` is one of `queries`, by default the first that answers for both faces; `scalar` is
    "float", "double" or "exact"; `trace` records every step.

    >>> query("intersect", shape("aabb", [0, 0, 0], [1, 1, 1]), shape("aabb", [1, 1, 1], [2, 2, 2])).verdict
    True
    """
    if not 2 <= len(shapes) <= 5:
        raise TypeError("A question is about two shapes, three planes, or three to five points; "
                        f"{len(shapes)} were given")
    return Answer(kind, *_core.ask(kind, _handles(shapes), method or "", scalar, bool(trace)))


def intersect(a: Shape, b: Shape, *, method: str | None = None, scalar: str = "exact",
              trace: bool = False) -> Answer:
    """Whether two sets have a point in common.

    >>> bool(intersect(shape("sphere", [0, 0, 0], 1), shape("point", [1, 0, 0])))
    True
    """
    return query("intersect", a, b, method=method, scalar=scalar, trace=trace)


def bound(a: Shape, b: Shape, *, method: str | None = None, scalar: str = "exact",
          trace: bool = False) -> Answer:
    """Whether two k-DOPs of the same directions may intersect.

    >>> dop = shape("kdop", [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [0, 0, 0], [1, 1, 1])
    >>> bound(dop, dop).verdict
    True
    """
    return query("bound", a, b, method=method, scalar=scalar, trace=trace)


def closest(a: Shape, b: Shape, *, method: str | None = None, scalar: str = "exact",
            trace: bool = False) -> Answer:
    """The nearest points of two sets, and their distance.

    >>> closest(shape("point", [3, 4, 0]), shape("point", [0, 0, 0])).distance
    5.0
    """
    return query("closest", a, b, method=method, scalar=scalar, trace=trace)


def contains(outer: Shape, inner: Shape, *, method: str | None = None, scalar: str = "exact",
             trace: bool = False) -> Answer:
    """Whether the second set is within the first: a solid, a surface, or the space that a mesh encloses.

    >>> contains(shape("aabb", [0, 0, 0], [1, 1, 1]), shape("point", [1, 1, 1])).verdict
    True
    """
    return query("contains", inner, outer, method=method, scalar=scalar, trace=trace)


def side(a: Shape, b: Shape, *, method: str | None = None, scalar: str = "exact",
         trace: bool = False) -> Answer:
    """On which side of a plane a shape is: "front", "behind" or "straddles".

    >>> side(shape("triangle", [[0, 0, -1], [1, 0, -1], [0, 1, 0]]), shape("plane", [0, 0, 1], 0)).verdict
    'straddles'
    """
    return query("side", a, b, method=method, scalar=scalar, trace=trace)


def common(*planes: Shape, method: str | None = None, scalar: str = "exact", trace: bool = False) -> Answer:
    """What two or three planes have in common: "point", "line", "plane" or "none".

    >>> x, y, z = (shape("plane", normal, 1) for normal in ([1, 0, 0], [0, 1, 0], [0, 0, 1]))
    >>> common(x, y).verdict, common(x, y, z).points[0].tolist()
    ('line', [1.0, 1.0, 1.0])
    """
    return query("common", *planes, method=method, scalar=scalar, trace=trace)


def sweep(a: Shape, b: Shape, *, method: str | None = None, scalar: str = "exact",
          trace: bool = False) -> Answer:
    """Whether shapes that move by their `displacement` touch during the time from 0 to 1, and when.
    Those with a `rotation` have an answer in float and double only.

    >>> ball = shape("sphere", [0, 0, 2], 1, displacement=[0, 0, -4])
    >>> sweep(ball, shape("plane", [0, 0, 1], 0)).time
    0.25
    """
    return query("sweep", a, b, method=method, scalar=scalar, trace=trace)


def orientation(*points: Shape, method: str | None = None, scalar: str = "exact", trace: bool = False) -> Answer:
    """The sign of the turn of three points in the plane: 1 is counterclockwise. Of four points: 1 if the
    last is below the plane of the first three, which from above turn counterclockwise. 0: on it.

    >>> orientation(shape("point2", [0, 0]), shape("point2", [1, 0]), shape("point2", [0, 1])).verdict
    1
    """
    return query("orientation", *points, method=method, scalar=scalar, trace=trace)


def in_circle(*points: Shape, method: str | None = None, scalar: str = "exact", trace: bool = False) -> Answer:
    """1 if the last of four points in the plane is inside the circle through the first three, -1 outside, 0
    on it; the other way round if those three turn clockwise.

    >>> in_circle(*(shape("point2", each) for each in ([1, 0], [0, 1], [-1, 0], [0, 0]))).verdict
    1
    """
    return query("in_circle", *points, method=method, scalar=scalar, trace=trace)


def in_sphere(*points: Shape, method: str | None = None, scalar: str = "exact", trace: bool = False) -> Answer:
    """1 if the last of five points is inside the sphere through the first four, -1 outside, 0 on it; the
    other way round if the `orientation` of those four is negative.

    >>> corners = [shape("point", each) for each in ([0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1])]
    >>> orientation(*corners).verdict, in_sphere(*corners, shape("point", [1, 1, 1])).verdict
    (-1, 0)
    """
    return query("in_sphere", *points, method=method, scalar=scalar, trace=trace)


@dataclass(frozen=True)
class Query:
    """A question that can be asked: of these operands, by this method, in these scalars."""

    kind: str
    operands: tuple[str, ...]
    method: str
    scalars: tuple[str, ...]
    source: str


def queries(kind: str | None = None, *operands: str) -> list[Query]:
    """Every query there is; of one kind; or on operands of some types, in any order.

    >>> [each.method for each in queries("intersect", "aabb", "triangle")][:3]
    ['pef', 'pef_setup', 'sat']
    """
    found = [Query(*each) for each in _core.queries()]
    return [each for each in found
            if kind in (None, each.kind) and (not operands or sorted(each.operands) == sorted(operands))]


def explain(a: Shape, b: Shape, *more: Shape, kind: str | None = "intersect", method: str | None = None,
            scalar: str | None = None) -> str:
    """What `hairline query --trace` prints: every method and scalar that is not narrowed, with steps.

    >>> print(explain(shape("point", [0, 0, 2]), shape("sphere", [0, 0, 0], 1), kind="contains",
    ...               scalar="double"))  # doctest: +ELLIPSIS
    contains  point (point) and sphere (sphere)
        method      scalar  verdict  ...
    """
    return _core.explain(_handles((a, b, *more)), kind or "", method or "", scalar or "")


def _rows(array: Any, type: str, at: str, copy: bool) -> np.ndarray:
    """An array of shapes, checked; its memory is that of the caller unless `copy`."""
    length = _core.row_length(type)
    if length == 0:
        raise Error("unsupported", f"{at}: A {type} has no fixed count of numbers; ask one pair at a time", at)
    if copy:
        try:
            array = np.asarray(array)
            wanted = array.dtype if array.dtype in (np.float32, np.float64) else np.float64
            array = np.array(array, dtype=wanted.newbyteorder("=") if isinstance(wanted, np.dtype) else wanted,
                             order="C")
        except (TypeError, ValueError, OverflowError) as error:
            raise Error("number", f"{at}: {error}", at) from None
    if not isinstance(array, np.ndarray):
        raise Error("shape", f"{at}: Expected a NumPy array, found {array.__class__.__name__}; copy=True "
                             "makes one", at)
    dimensions = 2 if type.endswith("2") else 3
    shapes = {(length,)}
    if length % dimensions == 0 and length > dimensions:
        shapes.add((length // dimensions, dimensions))
    if array.shape[1:] not in shapes:
        wanted = " or ".join(f"(n, {', '.join(map(str, each))})" for each in sorted(shapes, key=len, reverse=True))
        raise Error("shape", f"{at}: The array has the shape {array.shape}; a {type} needs {wanted}", at)
    if array.dtype not in (np.float32, np.float64) or not array.dtype.isnative:
        raise Error("number", f"{at}: The array is of {array.dtype}; use float32 or float64, or copy=True", at)
    if not (array.flags.c_contiguous and array.flags.aligned):
        raise Error("shape", f"{at}: The array is not contiguous in memory; copy=True rearranges it", at)
    return array


def batch(kind: str, type_a: str, type_b: str, a: Any, b: Any, *, method: str | None = None,
          scalar: str = "exact", copy: bool = False) -> np.ndarray:
    """Answers about shape i of one array and shape i of the other, for all i, without copying them.

    A row holds the fields of a shape in the order of the format: triangles are (n, 3, 3), boxes
    (n, 2, 3), spheres (n, 4), of float32 or float64. `intersect`, `bound` and `contains` (whether a is
    within b) give an array of bool, `closest` squared distances in float64. Triangle and box, and two
    triangles by `sat` in float and double, are asked many at once. Other threads run meanwhile; they
    must not write to the arrays. Arrays of another type or order are refused, or copied with
    `copy=True`.

    >>> triangles = np.array([[[0, 0, 0], [1, 0, 0], [0, 1, 0]], [[0, 0, 2], [1, 0, 2], [0, 1, 2]]], float)
    >>> boxes = np.array([[[0, 0, 0], [1, 1, 1]]] * 2, float)
    >>> batch("intersect", "triangle", "aabb", triangles, boxes).tolist()
    [True, False]
    """
    first, second = _rows(a, type_a, "a", copy), _rows(b, type_b, "b", copy)
    if len(first) != len(second):
        raise Error("shape", f"a has {len(first)} rows and b has {len(second)}; there must be as many of both", "b")
    out = np.zeros(len(first), np.float64 if kind == "closest" else np.bool_)
    _core.batch(kind, method or "", scalar, type_a, first, type_b, second, out)
    return out


@dataclass(frozen=True)
class Finding:
    """A case on which a function is wrong."""

    shapes: tuple[Shape, ...]
    #: "exact" (a wrong verdict), "distance", "points" or "failure".
    what: str
    #: What the function answered, and the exact answer; None where there is none.
    answered: bool | str | float | None
    expected: bool | str | float | None
    #: By how much it is wrong (`absolute`, `relative`, `ulps`), or what happened of a failure.
    margin: dict[str, Any] | None
    failure: str | None
    scene: Scene

    def _repr_svg_(self) -> str | None:
        return self.scene._repr_svg_()


class Findings(list["Finding"]):
    """Findings of a search, the worst first; `cases` were judged, `answered` of them by the function."""

    cases: int = 0
    answered: int = 0


def _finding(text: str) -> Finding:
    scene = Scene._of(text)
    found = scene.fields["finding"]
    by_distance = "exact_sqdist" in found
    return Finding(
        tuple(scene.shapes), found["find"],
        found.get("sqdist") if by_distance else found.get("says"),
        found.get("exact_sqdist") if by_distance else found.get("against"),
        found.get("margin"), found.get("other") if found["find"] == "failure" else None, scene)


def fuzz(function: Callable[..., Any], kind: str, a: str, b: str, *, seconds: float | None = 1.0,
         cases: int | None = None, seed: int = 1, scalar: str = "double", keep: int = 10,
         shrink: bool = False) -> Findings:
    """Searches for shapes of two types on which a function is wrong, judged by the exact answer.

    The function is called with two `Shape`s, in this thread, and returns what the kind answers: true or
    false (or, for `closest`, the distance; for `side`, the name); a mapping of the formats' fields; or
    None where it has no answer. What it raises is a finding. With `scalar="float"` all coordinates fit
    float32. Of each sort of finding the first `keep` are kept; `shrink` makes each as simple as it can.
    The same cases and findings for the same seed. Ctrl-C ends it.

    >>> def overlap(a, b):
    ...     return bool((a.min < b.max).all() and (b.min < a.max).all())  # forgets touching
    >>> found = fuzz(overlap, "intersect", "aabb", "aabb", seconds=None, cases=500)
    >>> found[0].answered, found[0].expected
    (False, True)
    """
    if not callable(function):
        raise TypeError(f"function: Expected a function, found {type(function).__name__}")
    if seconds is None and cases is None:
        raise Error("shape", "seconds: Give a limit of time or of cases", "seconds")
    if seconds is not None and not 0 < seconds < math.inf:
        raise Error("number", f"seconds: {seconds} is not a positive number", "seconds")
    for name, value, least in (("cases", cases, 1), ("seed", seed, 0), ("keep", keep, 1)):
        if value is not None and not least <= value < 1 << 63:
            raise Error("number", f"{name}: {value} is out of range", name)

    def call(handles: list[_core.Object]) -> str:
        try:
            said = function(*map(Shape._of, handles))
            if said is None:
                fields: Any = {}
            elif isinstance(said, (bool, np.bool_)):
                name = {"contains": "contains", "bound": "may_hit"}.get(kind, "hit")
                fields = {name: bool(said)}
            elif isinstance(said, str):
                fields = {"relation" if kind == "common" else "side": said}
            elif isinstance(said, Mapping):
                fields = _plain(said, "answer")
            elif kind == "closest":
                fields = {"sqdist": float(said) ** 2}
            else:
                fields = {"failure": f"returned a value of type {type(said).__name__}"}
            return json.dumps(fields, allow_nan=False)
        except Exception as error:  # pylint: disable=broad-except
            return json.dumps({"failure": f"raised {type(error).__name__}"[:200]})

    name = str(getattr(function, "__name__", "function"))[:80]
    texts, judged, answered = _core.fuzz(call, name, kind, [a, b], scalar, seconds, cases, seed, keep, bool(shrink))
    found = Findings(map(_finding, texts))
    found.sort(key=lambda each: -(each.margin or {}).get("relative", math.inf))
    found.cases, found.answered = judged, answered
    return found


def _run(*arguments: str) -> str:
    program = os.environ.get("HAIRLINE", "hairline")
    if shutil.which(program) is None:
        raise Error("program", f"The program {program!r} is not installed; it shows scenes and draws them. "
                               "Install the package hairline, or set HAIRLINE to its path")
    try:
        run = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
                             timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Error("program", f"{program}: {error}") from None
    if run.returncode != 0:
        raise Error("program", run.stderr.decode(errors="replace").strip() or f"{program} ended with "
                                                                              f"status {run.returncode}")
    return run.stdout.decode(errors="replace")


class Scene:
    """Shapes together, as the window and the command line take them. In a notebook it is a picture.

    >>> scene = Scene([shape("point", [0, 0, 0]), shape("point", [1, 0, 0])], name="Two points")
    >>> [each.id for each in scene.shapes]
    ['point', 'point-2']
    """

    def __init__(self, shapes: Iterable[Shape], name: str = "", focus: Iterable[str] | None = None,
                 notes: str = "") -> None:
        objects = []
        for each in shapes:
            if not isinstance(each, Shape):
                raise TypeError(f"shapes: Expected hairline.Shape, found {type(each).__name__}")
            objects.append(json.loads(each.json))
        self._set(_core.scene(json.dumps(
            {"format": "hairline-scene", "version": 1, "name": str(name), "objects": objects,
             "focus": list(focus or []), "notes": str(notes)})))

    @classmethod
    def _of(cls, text: str) -> Scene:
        self = cls.__new__(cls)
        self._set(_core.scene(text))
        return self

    @classmethod
    def read(cls, path: str | os.PathLike[str]) -> Scene:
        """Reads a scene file, with the mesh files that it names."""
        path = os.path.abspath(os.fspath(path))
        fields = json.loads(_core.read_scene(path))
        for each in fields["objects"]:
            if "file" in each:
                each["file"] = os.path.join(os.path.dirname(path), each["file"])
        return cls._of(json.dumps(fields))

    def _set(self, text: str) -> None:
        self.json = text
        self.fields: dict[str, Any] = json.loads(text)
        self.name: str = self.fields["name"]
        self.shapes = [Shape(json.dumps(each)) for each in self.fields["objects"]]

    def __getitem__(self, key: str) -> Shape:
        """The shape of an id."""
        for each in self.shapes:
            if each.id == key:
                return each
        raise KeyError(key)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes a scene file, whole or not at all, in place of one that is there."""
        _core.save_scene(self.json, os.path.abspath(os.fspath(path)))

    def svg(self) -> str:
        """A picture, drawn by the program hairline."""
        with tempfile.TemporaryDirectory(prefix="hairline-") as folder:
            path = os.path.join(folder, "scene.hairline.json")
            self.save(path)
            return _run("export", path, "--as", "svg", "-o", "-")

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg()
        except Error:
            return None

    def __repr__(self) -> str:
        return f"<hairline.Scene {self.name!r} of {len(self.shapes)} shapes>"


_shown: list[tempfile.TemporaryDirectory[str]] = []


def show(*what: Scene | Shape | Finding) -> None:
    """Shows a scene, a finding, or some shapes in the window of the program hairline.

    The window is the one that is open, or a new one (`hairline send`). Raises `Error` where the program
    is not installed.
    """
    first = what[0] if len(what) == 1 else None
    scene = first.scene if isinstance(first, Finding) else first
    if not isinstance(scene, Scene):
        scene = Scene(what)  # type: ignore[arg-type]
    # The window reads the file when it likes: it stays until this program ends.
    folder = tempfile.TemporaryDirectory(prefix="hairline-")
    _shown.append(folder)
    path = os.path.join(folder.name, "scene.hairline.json")
    scene.save(path)
    _run("send", path)
