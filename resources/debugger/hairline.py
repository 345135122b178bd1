"""Opens values of a stopped program in Hairline, from gdb and from lldb.

gdb:   source hairline.py
lldb:  command script import hairline.py

Then `hairline EXPRESSION...` at a breakpoint; `hairline` alone prints how it is used. Nothing here
runs code of the program: its memory is read, and everything read is taken for hostile.
"""

import json
import math
import os
import re
import shutil
import stat
import struct
import subprocess
import tempfile

USAGE = """hairline [OPTION...] EXPRESSION...
  EXPRESSION    a value that has a shape, or a shape of values: triangle(a, b, c), point(p), convex(points);
                one with spaces outside of parentheses goes into parentheses
  -locals       every argument and local variable that has a shape
  -o FILE       write the scene to FILE, do not open it
  -print        print the scene, do not open it
  -watch        show the same values again at every stop; with -o FILE, write them to FILE instead
  -unwatch      end that
  -types FILE   more types, tried before those known so far
  -program FILE the program hairline, where it is neither in $HAIRLINE nor on the PATH"""

# Limits of one command. Values of the program decide how much there is to read.
MAX_NUMBERS = 60_000
MAX_OBJECTS = 1_000
MAX_DEPTH = 16
MAX_MEMBERS = 4_096
MAX_NAME = 4_096

# The fields of each shape in the order of formats.md, with the type of each: a number, a vector of
# 3, a number of numbers or vectors (0: any), or index triples.
SHAPES = {
    "point": {"position": "vector"},
    "line": {"origin": "vector", "direction": "vector"},
    "ray": {"origin": "vector", "direction": "vector"},
    "segment": {"a": "vector", "b": "vector"},
    "plane": {"normal": "vector", "offset": "number"},
    "triangle": {"vertices": ("vectors", 3)},
    "quad": {"vertices": ("vectors", 4)},
    "polygon": {"vertices": ("vectors", 0)},
    "rectangle": {"center": "vector", "axes": ("vectors", 2), "half_extents": ("numbers", 2)},
    "aabb": {"min": "vector", "max": "vector"},
    "obb": {"center": "vector", "axes": ("vectors", 3), "half_extents": "vector"},
    "sphere": {"center": "vector", "radius": "number"},
    "capsule": {"a": "vector", "b": "vector", "radius": "number"},
    "cylinder": {"a": "vector", "b": "vector", "radius": "number"},
    "cone": {"apex": "vector", "axis": "vector", "height": "number", "radius": "number"},
    "tetrahedron": {"vertices": ("vectors", 4)},
    "frustum": {"vertices": ("vectors", 8)},
    "half_space": {"normal": "vector", "offset": "number"},
    "ellipsoid": {"center": "vector", "axes": ("vectors", 3), "radii": "vector"},
    "disc": {"center": "vector", "normal": "vector", "radius": "number"},
    "convex": {"vertices": ("vectors", 0)},
    "mesh": {"vertices": ("vectors", 0), "triangles": "triples"},
}
# Arrays of this many vectors are shapes by default.
SHAPES_BY_COUNT = {2: "segment", 3: "triangle"}


class Refused(Exception):
    """A value cannot be shown. The text is the reason, on one line."""


class Mismatch(Refused):
    """A value is of another type than the one that was tried."""


def an(shape):
    return f"{'an' if shape[0] in 'ao' else 'a'} {shape}"


def counted(count):
    return f"{count} object{'' if count == 1 else 's'}"


def one_line(text, limit=300):
    """The text as terminals can show it, whoever wrote it."""
    text = "".join(c if c.isprintable() else " " for c in str(text)[:MAX_NAME])
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 3] + "..."


# ------------------------------------------------------------------------------------------ types


def reason_of(error):
    """Why something failed, in a line."""
    if isinstance(error, KeyboardInterrupt):
        return "interrupted"
    if isinstance(error, RecursionError):
        return "nested too deeply"
    if isinstance(error, OSError):
        return one_line(f"{error.filename}: {error.strerror}")
    # Other errors come from the debugger, on a line of their own.
    return one_line(error) or type(error).__name__


def split_path(path):
    """The steps of a path of members: "m_data[0].x" is ["m_data", 0, "x"]."""
    steps = []
    for name, index in re.findall(r"([A-Za-z_]\w*)|\[(\d{1,9})\]", path):
        steps.append(name or int(index))
    spelled = "".join(f"[{s}]" if isinstance(s, int) else f".{s}" for s in steps)
    if not steps or spelled.lstrip(".") != path.replace("->", "."):
        raise Refused(f'"{one_line(path)}" is no path of members such as m_data[0].x')
    return steps


def check_source(source):
    """Refuses what is no path, list of paths or number."""
    if isinstance(source, str):
        for path in source.removeprefix("-").split("|"):
            split_path(path)
    elif isinstance(source, list):
        for part in source:
            check_source(part)
    elif isinstance(source, bool) or not isinstance(source, (int, float)) or not is_double(source):
        raise Refused(f"{one_line(json.dumps(source))} is neither a path, a list nor a number")


def is_double(number):
    try:
        return math.isfinite(float(number))
    except OverflowError:
        return False


def check_path(source):
    """Refuses what is no path."""
    if not isinstance(source, str) or source.startswith("-"):
        raise Refused(f"{one_line(json.dumps(source))} is no path of members")
    check_source(source)


def has_path(source):
    if isinstance(source, list):
        return any(has_path(part) for part in source)
    return isinstance(source, str)


class Rule:
    """How values of some types are read: an entry of types.json."""

    def __init__(self, entry):
        if not isinstance(entry, dict):
            raise Refused("an entry is no object")
        rest = dict(entry)
        rest.pop("comment", None)
        pattern = rest.pop("pattern", None)
        try:
            self.pattern = None if pattern is None else re.compile(pattern)
        except (re.error, TypeError) as error:
            raise Refused(f"pattern {one_line(pattern)}: {error}") from None
        self.without = rest.pop("without", None)
        if self.without is not None:
            check_path(self.without)
        self.condition = rest.pop("if", None)
        if self.condition is not None:
            check_path(self.condition)
        self.shape = rest.pop("shape", None)
        if self.shape is None:
            if len(rest) != 1 or next(iter(rest)) not in ("vector", "list", "follow"):
                raise Refused("needs shape, vector, list or follow")
            self.what, self.fields = next(iter(rest)), rest
        else:
            if not isinstance(self.shape, str) or self.shape not in SHAPES:
                raise Refused(f"shape {one_line(self.shape)} is none of {', '.join(SHAPES)}")
            if set(rest) != set(SHAPES[self.shape]):
                raise Refused(f"a {self.shape} has the fields {', '.join(SHAPES[self.shape])}")
            self.what, self.fields = "shape", rest
        for source in self.fields.values():
            if self.what == "list" and isinstance(source, dict):
                if set(source) not in ({"begin", "end"}, {"begin", "count"}):
                    raise Refused("a list has begin and end, or begin and count")
                for part in source.values():
                    check_path(part)
            elif self.what in ("list", "follow"):
                check_path(source)
            else:
                check_source(source)


def load_rules(path):
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise Refused(f"{one_line(path)}: not a regular file")
        with open(path, encoding="utf-8") as file:
            entries = json.load(file)["types"]
        assert isinstance(entries, list)
    except (AssertionError, KeyError, TypeError):
        raise Refused(f'{one_line(path)}: needs {{"types": [...]}}') from None
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise Refused(f"{one_line(path)}: {one_line(reason)}") from None
    rules = []
    for i, entry in enumerate(entries):
        try:
            rules.append(Rule(entry))
        except Refused as error:
            raise Refused(f"{one_line(path)}: types[{i}]: {error}") from None
    return rules


def plain_name(name):
    """The name of a type without keywords and versions of the standard library."""
    name = re.sub(r"^(const |volatile |struct |class |union )+", "", str(name)[:MAX_NAME])
    return re.sub(r"\bstd::__(1|cxx11|ndk1|debug)::", "std::", name)


def is_nameless(name):
    """Whether other types may have the name as well: those of C whose names are typedefs."""
    return not name or name[0] in "{(" or "{...}" in name


def loose_name(name):
    """A member's name without the marks of members: m_halfExtents, half_extents_, mHalfExtents."""
    name = name.strip("_")
    if name.startswith("m_"):
        name = name[2:]
    elif len(name) > 1 and name[0] == "m" and name[1].isupper():
        name = name[1:]
    return name.replace("_", "").lower()


# ----------------------------------------------------------------------------- values into shapes


class Reader:
    """Reads shapes out of values. A value, made by a debugger's front, has

    kind        "number", "bool", "struct" (or union), "array", "pointer", "reference" or "other"
    name        its type's, without typedefs
    members()   of a struct: (name, whether its members count as the struct's own), as it is for
                bases and anonymous unions, in order; member(i) is the value
    length      of an array; at(i) is an element, also of what a pointer points to
    target()    of a pointer or a reference; address of a pointer
    size        in bytes; number() reads it
    """

    def __init__(self, rules):
        self.rules = rules
        self.budget = MAX_NUMBERS
        self.has_float = False
        self.rules_of = {}
        self.paths = {}

    def matching(self, value, what):
        """The rules for values of this type, those with a pattern first."""
        found = self.rules_of.get(value.name)
        if found is None:
            named = [r for r in self.rules if r.pattern and r.pattern.search(value.name)]
            found = named + [r for r in self.rules if r.pattern is None]
            self.rules_of[value.name] = found
        return [rule for rule in found if rule.what == what]

    def spend(self, count, where):
        if count > self.budget:
            raise Refused(f"{where}: more than the {MAX_NUMBERS:,} numbers that are read at a time")
        self.budget -= count

    # Members.

    def find(self, value, matches):
        """The members to go through to one: of those that match the least deep, as in C++."""
        level = [((), value)]
        for _ in range(MAX_DEPTH):
            below = []
            for path, part in level:
                for i, (name, is_nested) in enumerate(part.members()):
                    if name and not is_nested and matches(name):
                        return path + (i,)
                    if is_nested:
                        below.append((path + (i,), part, i))
            if not below or len(below) > MAX_MEMBERS:
                return None
            level = [(path, part.member(i)) for path, part, i in below]
        return None

    def member(self, value, name):
        """A member, its name as written or else but for the marks of members; None: there is none."""
        if value.kind != "struct":
            return None
        key = (value.name, value.size, name)
        if key not in self.paths or is_nameless(value.name):
            loose = loose_name(name)
            path = self.find(value, name.__eq__)
            self.paths[key] = path or self.find(value, lambda other: loose_name(other) == loose)
        path = self.paths[key]
        if path is None:
            return None
        for i in path:
            value = value.member(i)
        return value

    def pointed(self, value, where):
        """What pointers and references of the language lead to."""
        for _ in range(MAX_DEPTH):
            if value.kind not in ("pointer", "reference"):
                return value
            if value.kind == "pointer" and value.address == 0:
                raise Refused(f"{where}: null pointer")
            if value.kind == "pointer" and re.search(r"\bvoid( const)? ?\*$", value.name):
                raise Mismatch(f"{where}: a pointer to void has no type")
            value = value.target()
        raise Refused(f"{where}: more than {MAX_DEPTH} pointers in a row")

    def plain(self, value, where):
        """What pointers, smart ones too, and wrappers lead to."""
        for _ in range(MAX_DEPTH):
            value = self.pointed(value, where)
            if value.kind != "struct":
                return value
            for rule in self.matching(value, "follow"):
                if rule.condition is not None:
                    condition = self.walk(value, rule.condition, where)
                    if not condition.number():
                        raise Refused(f"{where}: holds no value")
                value = self.walk(value, rule.fields["follow"], where)
                break
            else:
                return value
        raise Refused(f"{where}: more than {MAX_DEPTH} pointers in a row")

    def walk(self, value, paths, where):
        """The value at the first of the paths that exists."""
        for path in paths.split("|"):
            found = value
            for step in split_path(path):
                if isinstance(step, str):
                    found = self.member(self.pointed(found, where), step)
                elif found.kind == "pointer":
                    found = found.at(step)
                else:
                    count, at = self.elements(found, where)
                    found = at(step) if step < count else None
                if found is None:
                    break
            else:
                return found
        raise Mismatch(f"{where}: no member {' or '.join(paths.split('|'))}")

    def elements(self, value, where):
        """How many elements a value has, and a function that gives one. Mismatch if it is no list."""
        value = self.plain(value, where)
        if value.kind == "array":
            return value.length, value.at
        for rule in self.matching(value, "list"):
            source = rule.fields["list"]
            if not isinstance(source, dict):
                return self.elements(self.walk(value, source, where), where)
            begin = self.walk(value, source["begin"], where)
            if begin.kind != "pointer":
                raise Mismatch(f"{where}: begin is no pointer")
            if "count" in source:
                count = int(self.walk(value, source["count"], where).number())
            else:
                end = self.walk(value, source["end"], where)
                size = max(begin.target_size, 1)
                count, rest = divmod(end.address - begin.address, size)
                if rest:
                    raise Refused(f"{where}: its pointers do not enclose whole elements")
            if count < 0 or (count > 0 and begin.address == 0):
                raise Refused(f"{where}: has {count:,} elements, as of uninitialized memory")
            return count, begin.at
        raise Mismatch(f"{where}: {one_line(value.name, 100)} is no list")

    # Numbers and vectors. A source is a value, or a list of values.

    def number(self, value, where):
        value = value if isinstance(value, float) else self.plain(value, where)
        if isinstance(value, float):
            return value
        if value.kind != "number":
            raise Mismatch(f"{where}: {one_line(value.name, 100)} is no number")
        self.spend(1, where)
        number = value.number()
        if isinstance(number, int):
            if abs(number) > 2**53:
                raise Refused(f"{where}: {number} is no double")
            return float(number)
        if math.isnan(number):
            raise Refused(f"{where}: NaN")
        if math.isinf(number):
            raise Refused(f"{where}: infinite")
        self.has_float = self.has_float or value.size == 4
        return number

    def numbers(self, source, count, where, by_pointer=False):
        if isinstance(source, list):
            if len(source) != count:
                raise Mismatch(f"{where}: needs {count} numbers, not {len(source)}")
            return [self.number(part, f"{where}[{i}]") for i, part in enumerate(source)]
        if by_pointer and source.kind == "pointer" and source.address:
            if source.target().kind == "number":
                return [self.number(source.at(i), f"{where}[{i}]") for i in range(count)]
        length, at = self.elements(source, where)
        if length != count:
            raise Mismatch(f"{where}: has {length:,} elements, not {count}")
        return [self.number(at(i), f"{where}[{i}]") for i in range(count)]

    def vector(self, source, where, by_pointer=False):
        if isinstance(source, list):
            return self.numbers(source, 3, where)
        if by_pointer and source.kind == "pointer":
            try:
                return self.numbers(source, 3, where, True)
            except Mismatch:
                pass
        value = self.plain(source, where)
        reasons = []
        for rule in self.matching(value, "vector") if value.kind == "struct" else []:
            if rule.without and self.has(value, rule.without):
                continue
            try:
                found = self.resolve(value, rule.fields["vector"], "vector", where)
                return self.vector(found, where)
            except Mismatch as error:
                if rule.pattern:
                    reasons.append(f"{rule.pattern.pattern} matches, but {error}")
        if reasons:
            raise Mismatch("; ".join(reasons))
        try:
            return self.numbers(value, 3, where)
        except Mismatch:
            raise Mismatch(f"{where}: {one_line(value.name, 100)} is no vector of 3 numbers") from None

    def vectors(self, source, count, where, by_pointer=False):
        if isinstance(source, list):
            length, at = len(source), source.__getitem__
        elif by_pointer and source.kind == "pointer" and source.address and count:
            # float* v, or Vec3* v: the shape determines how many there are.
            if source.target().kind == "number":
                flat = self.numbers(source, 3 * count, where, True)
                return [flat[i : i + 3] for i in range(0, len(flat), 3)]
            if source.target().kind == "pointer":
                raise Mismatch(f"{where}: a pointer to pointers")
            try:
                length, at = self.elements(source, where)
            except Mismatch:
                length, at = count, source.at
        else:
            length, at = self.elements(source, where)
        if count and length != count:
            raise Mismatch(f"{where}: has {length:,} elements, not {count}")
        if 3 * length > self.budget:
            raise Refused(f"{where}: has {length:,} elements, more than are read at a time")
        return [self.vector(at(i), f"{where}[{i}]", by_pointer) for i in range(length)]

    def triples(self, source, where):
        length, at = self.elements(source, where)
        if length > self.budget:
            raise Refused(f"{where}: has {length:,} elements, more than are read at a time")
        if length and self.pointed(at(0), where).kind == "number":
            if length % 3:
                raise Mismatch(f"{where}: has {length:,} indices, which are no triples")
            flat = [self.number(at(i), f"{where}[{i}]") for i in range(length)]
            rows = [flat[i : i + 3] for i in range(0, length, 3)]
        else:
            rows = [self.vector(at(i), f"{where}[{i}]") for i in range(length)]
        return [[int(index) for index in row] for row in rows]

    # Shapes.

    def has(self, value, path):
        try:
            self.walk(value, path, "")
            return True
        except Mismatch:
            return False

    def resolve(self, value, source, kind, where):
        """The values at the paths of a rule; a list of numbers for a negated one."""
        if isinstance(source, list):
            inner = "vector" if isinstance(kind, tuple) and kind[0] == "vectors" else "number"
            return [self.resolve(value, part, inner, where) for part in source]
        if not isinstance(source, str):
            return float(source)
        if not source.startswith("-"):
            return self.walk(value, source, where)
        found = self.walk(value, source[1:], where)
        if kind == "number":
            return -self.number(found, where)
        return [-number for number in self.vector(found, where)]

    def field(self, kind, source, where, by_pointer=False):
        if kind == "number":
            return self.number(source, where)
        if kind == "vector":
            return self.vector(source, where, by_pointer)
        if kind == "triples":
            return self.triples(source, where)
        what, count = kind
        read = self.numbers if what == "numbers" else self.vectors
        return read(source, count, where, by_pointer)

    def shape(self, value, where):
        """The shape that a value has by its type, and its fields."""
        value = self.plain(value, where)
        reasons = []
        rules = self.matching(value, "shape") if value.kind == "struct" else []
        for rule in rules:
            kinds = SHAPES[rule.shape]
            missing = []
            named = [n for n, source in rule.fields.items() if has_path(source)]
            if rule.without and self.has(value, rule.without):
                continue
            for name, source in rule.fields.items():
                try:
                    self.resolve(value, source, kinds[name], where)
                except Mismatch:
                    missing.append(name)
            if missing:
                if rule.pattern:
                    reasons.append((0, f"{rule.pattern.pattern} matches, but there is no member for "
                                       f"{' and '.join(missing)} of {an(rule.shape)}"))
                elif len(missing) < len(named):
                    reasons.append((len(missing), f"{an(rule.shape)} needs {' and '.join(missing)} too"))
                continue
            self.has_float = False
            try:
                return rule.shape, {
                    name: self.field(
                        kind, self.resolve(value, rule.fields[name], kind, where), f"{where}.{name}"
                    )
                    for name, kind in kinds.items()
                }
            except Mismatch as error:
                reasons.append((0, f"{rule.shape}: {error}"))
        if value.kind in ("struct", "array"):
            self.has_float = False
            try:
                return "point", {"position": self.vector(value, where)}
            except Mismatch as error:
                if " matches, but " in str(error):
                    reasons.append((0, str(error)))
            shape = self.shape_of_array(value, where)
            if shape:
                return shape
        if value.kind == "number":
            raise Mismatch("is a number; a pointer to numbers is shown by point(...) or triangle(...)")
        patterns = {rule.pattern for rule in self.rules if rule.pattern}
        if not any(pattern.search(value.name) for pattern in patterns):
            reasons.append((1, f"none of {len(patterns)} patterns matches the type"))
        if len(reasons) == 1 and value.kind == "struct":
            names = [name for name, is_nested in value.members() if name and not is_nested]
            reasons.append((2, f"its members are {', '.join(names[:8]) or 'none'}"))
        reasons = list(dict.fromkeys(text for _, text in sorted(reasons, key=lambda r: r[0])))
        raise Mismatch(f"no shape for {one_line(value.name, 100)}: " + "; ".join(reasons[:4]))

    def shape_of_array(self, value, where):
        """Arrays of a fixed length of 2 or 3 vectors."""
        if value.kind != "array" and "std::array<" not in value.name[:12]:
            return None
        try:
            count, _ = self.elements(value, where)
            name = SHAPES_BY_COUNT.get(count)
            vectors = self.vectors(value, count, where) if name else None
        except Mismatch:
            return None
        if name == "segment":
            return name, {"a": vectors[0], "b": vectors[1]}
        return (name, {"vertices": vectors}) if name else None

    def shapes(self, value, where):
        """The shapes of a value: one, or those of its elements, as (id, shape, fields, is float)."""
        try:
            shape, fields = self.shape(value, where)
            return [(where, shape, fields, self.has_float)]
        except Mismatch as error:
            mismatch = error
        try:
            count, at = self.elements(value, where)
        except Mismatch:
            raise mismatch from None
        if count == 0:
            raise Mismatch("is empty")
        if count > MAX_OBJECTS:
            raise Refused(f"has {count:,} elements; a scene takes {MAX_OBJECTS:,} objects, or one of "
                          f"all as convex({where}) or polygon({where})")
        found = []
        for i in range(count):
            shape, fields = self.shape(at(i), f"{where}[{i}]")
            if shape == "point" and count > 1:
                raise Mismatch(f"has {count} vectors; say what they make, as convex({where}), "
                               f"polygon({where}) or quad({where})")
            found.append((f"{where}[{i}]", shape, fields, self.has_float))
        return found

    def built(self, shape, values):
        """The shape of given values: triangle(a, b, c) or triangle(vertices)."""
        kinds = SHAPES[shape]
        names = list(kinds)
        self.has_float = False
        if len(names) == 1 and len(values) > 1:
            values = [values]
        if len(values) != len(names):
            raise Refused(f"{shape} takes {', '.join(names)}")
        return {
            name: self.field(kinds[name], value, f"{shape}.{name}", True)
            for name, value in zip(names, values)
        }


# ------------------------------------------------------------------------------------ legal shapes


def dot(u, v):
    """Infinite where it overflows."""
    products = [a * b for a, b in zip(u, v)]
    return math.fsum(products) if all(map(math.isfinite, products)) else math.inf


def orthonormality_error(axes):
    return max(
        abs(dot(axes[i], axes[j]) - (i == j)) for i in range(len(axes)) for j in range(i, len(axes))
    )


def orthonormal(axes):
    """Gram and Schmidt's, in order."""
    result = []
    for axis in axes:
        for known in result:
            part = dot(axis, known)
            axis = [a - part * b for a, b in zip(axis, known)]
        length = math.sqrt(dot(axis, axis))
        result.append([a / length for a in axis])
    return result


def legalize(shape, fields, is_float):
    """Refuses what the scene format does. Returns a note where axes had to be made orthonormal."""
    for name in ("radius", "height"):
        if fields.get(name, 0) < 0:
            raise Refused(f"{name} is negative: {fields[name]!r}")
    for i, extent in enumerate(fields.get("half_extents", ())):
        if extent < 0:
            raise Refused(f"half_extents[{i}] is negative: {extent!r}")
    for name in ("direction", "normal"):
        if name in fields and not any(fields[name]):
            raise Refused(f"{name} is zero")
    if shape == "aabb":
        for i, axis in enumerate("xyz"):
            if fields["min"][i] > fields["max"][i]:
                raise Refused(f"min > max on {axis}: {fields['min'][i]!r} > {fields['max'][i]!r}")
    if shape == "cylinder" and fields["a"] == fields["b"]:
        raise Refused("the caps of the cylinder coincide")
    vertices = fields.get("vertices")
    if vertices is not None and len(vertices) < {"polygon": 3, "convex": 1, "mesh": 0}.get(shape, 0):
        raise Refused(f"has {len(vertices)} vertices, too few for a {shape}")
    for triangle in fields.get("triangles", ()):
        if not all(0 <= index < len(vertices) for index in triangle):
            raise Refused(f"triangle {triangle} has no such vertices: there are {len(vertices):,}")
    name = "axis" if shape == "cone" else "axes"
    if name not in fields:
        return None
    axes = [fields[name]] if shape == "cone" else fields[name]
    error = orthonormality_error(axes)
    if error <= 1e-9:
        return None
    if not is_float or error > 1e-5:
        raise Refused(f"{name} not orthonormal: off by {error:.2g}")
    axes = orthonormal(axes)
    fields[name] = axes[0] if shape == "cone" else axes
    return f"{name} in float were made orthonormal in double (off by {error:.2g})"


# ------------------------------------------------------------------------------------------- scenes


def split_outside(text, separator):
    """Splits at separators (None: spaces) outside of brackets and quotes."""
    parts, part, open_brackets, quote, escaped = [], "", [], "", False
    for c in text:
        if quote:
            quote = "" if c == quote and not escaped else quote
            escaped = c == "\\" and not escaped
        elif c in "\"'":
            quote = c
        elif c in "([{":
            open_brackets.append(")]}"["([{".index(c)])
        elif c in ")]}":
            if not open_brackets or open_brackets.pop() != c:
                raise Refused(f"{one_line(text)}: brackets do not match")
        is_separator = c.isspace() if separator is None else c == separator
        if is_separator and not quote and not open_brackets:
            parts.append(part)
            part = ""
        else:
            part += c
    if quote or open_brackets:
        raise Refused(f"{one_line(text)}: brackets or quotes are not closed")
    parts.append(part)
    return [p.strip() for p in parts if p.strip() or separator]


def shape_call(expression):
    """The shape and the arguments of triangle(a, b, c); None of another expression."""
    match = re.fullmatch(r"(\w+)\s*\((.*)\)", expression, re.DOTALL)
    if not match or match[1] not in SHAPES:
        return None
    try:
        return match[1], split_outside(match[2], ",")
    except Refused:
        return None


def code(text):
    return "`" + one_line(text).replace("`", "'") + "`"


def scene_text(objects, place, notes):
    """The scene file of (id, shape, fields) in a place of the program (file, line, function, frame)."""
    taken = set()
    entries = []
    for name, shape, fields in objects:
        name = base = one_line(name) or shape
        number = 1
        while name in taken:
            number += 1
            name = f"{base} ({number})"
        taken.add(name)
        entries.append({"id": name, "type": shape, **fields})
    file, line, function, frame = place
    function = function or "unknown function"
    at = f"{one_line(file)}:{line}" if file else "unknown source"
    lines = [f"Stopped at {code(at)} in {code(function)}, frame {frame}.", *notes]
    fields = {"format": "hairline-scene", "version": 1,
              "name": one_line(f"{function} at {os.path.basename(at)}"),
              "objects": entries, "focus": [entry["id"] for entry in entries[:2]],
              "notes": "\n\n".join(lines) + "\n"}
    text = {name: json.dumps(value, ensure_ascii=False) for name, value in fields.items()}
    text["objects"] = "[\n  " + ",\n  ".join(json.dumps(e, ensure_ascii=False) for e in entries) + "]"
    return "{" + ",\n ".join(f'"{name}": {value}' for name, value in text.items()) + "}\n"


def write_file(path, text):
    """Replaces a regular file as a whole; readable by its owner alone."""
    path = os.path.abspath(os.path.expanduser(path))
    if os.path.lexists(path) and not stat.S_ISREG(os.lstat(path).st_mode):
        raise Refused(f"{one_line(path)}: not a regular file")
    part = None
    try:
        descriptor, part = tempfile.mkstemp(prefix=".hairline-", dir=os.path.dirname(path))
        with os.fdopen(descriptor, "wb") as file:
            file.write(text.encode("utf-8", "replace"))
        os.replace(part, path)
    except OSError as error:
        if part and os.path.exists(part):
            os.unlink(part)
        raise Refused(f"{one_line(path)}: {error.strerror}") from None
    return path


class Session:
    """The command, for one of the debuggers. Its front has

    evaluate(expression)  a value
    variables()           (name, function that reads the value) of the arguments and locals
    place()               (file, line, function, frame)
    errors                what the debugger raises
    watch()               have stopped() called at every stop
    """

    def __init__(self, front, folder):
        self.front = front
        self.rules = []
        self.program = None
        self.folder = None
        self.count = 0
        self.watched = None
        self.load_error = None
        try:
            self.rules = load_rules(os.path.join(folder, "types.json"))
        except Refused as error:
            self.load_error = str(error)

    def run(self, text, say, warn):
        """Runs the command's text. Refused: nothing could be done; the reason is its text."""
        try:
            self.command(text, say, warn)
        except (Exception, KeyboardInterrupt) as error:  # pylint: disable=broad-except
            raise Refused(reason_of(error)) from None

    def command(self, text, say, warn):
        if self.load_error is not None:
            raise Refused(self.load_error)
        words = split_outside(text, None)
        options = {}
        expressions = []
        while words:
            word = words.pop(0)
            if word in ("-o", "-types", "-program"):
                if not words:
                    raise Refused(f"{word} needs a file")
                file = words.pop(0)
                if file[0] in "\"'" and file[-1] == file[0]:
                    file = file[1:-1]
                options[word] = os.path.expanduser(file)
            elif word in ("-locals", "-print", "-watch", "-unwatch"):
                options[word] = True
            elif word.startswith("-"):
                raise Refused(f"unknown option {one_line(word)}; hairline alone prints the options")
            else:
                expressions.append(word)
        if "-types" in options:
            self.rules = load_rules(options["-types"]) + self.rules
        if "-program" in options:
            self.program = os.path.abspath(options["-program"])
        if "-unwatch" in options:
            self.watched = None
        if not expressions and "-locals" not in options:
            if not options:
                say(USAGE)
            elif {"-o", "-print", "-watch"} & set(options):
                raise Refused("needs expressions or -locals")
            return
        if "-watch" in options:
            if "-print" in options:
                raise Refused("-watch shows or writes values, which -print does not")
        scene, count = self.scene(expressions, "-locals" in options, warn)
        if "-watch" in options:
            self.front.watch()
            self.watched = (expressions, "-locals" in options, options.get("-o"))
        if "-print" in options:
            say(scene.rstrip())
        if "-o" in options:
            say(f"{counted(count)} in {one_line(write_file(options['-o'], scene))}")
        elif "-print" not in options:
            say(self.show(scene, count))

    def stopped(self, say, warn):
        """Shows or writes the watched values again."""
        if self.watched is None:
            return
        expressions, has_locals, path = self.watched
        try:
            scene, count = self.scene(expressions, has_locals, warn)
            say("hairline: " + (f"{counted(count)} in {one_line(write_file(path, scene))}" if path else
                                self.show(scene, count)))
        except Exception as error:  # pylint: disable=broad-except
            warn(f"hairline: {reason_of(error)}" + (f"; {one_line(path)} stays as it was" if path else ""))

    def scene(self, expressions, has_locals, warn):
        reader = Reader(self.rules)
        objects, notes = [], []

        def add(expression, read, is_local=False):
            try:
                shapes = read()
                if len(objects) + len(shapes) > MAX_OBJECTS:
                    raise Refused(f"a scene takes {MAX_OBJECTS:,} objects")
                legal = [(shape, legalize(*shape[1:])) for shape in shapes]
            except Refused as error:
                # Variables that are not shapes are skipped silently.
                if not (is_local and isinstance(error, Mismatch)):
                    text = str(error)
                    own = text if text.startswith(expression) else f"{expression}: {text}"
                    warn("hairline: " + one_line(own, 600))
                return
            except self.front.errors as error:
                warn(f"hairline: {one_line(expression)}: {one_line(error)}")
                return
            for (name, shape, fields, _), note in legal:
                objects.append((name, shape, fields))
                if note:
                    notes.append(f"{code(name)}: {note}.")

        for expression in expressions:
            add(expression, lambda: self.read(reader, expression))
        if has_locals:
            for name, value in self.front.variables():
                add(name, lambda: reader.shapes(value(), name), True)
        if not objects:
            raise Refused("nothing that has a shape")
        return scene_text(objects, self.front.place(), notes), len(objects)

    def read(self, reader, expression):
        call = shape_call(expression)
        if call is None:
            return reader.shapes(self.front.evaluate(expression), expression)
        values = [self.front.evaluate(argument) for argument in call[1]]
        fields = reader.built(call[0], values)
        return [(expression, call[0], fields, reader.has_float)]

    def show(self, scene, count):
        """Sends a scene to the window, which opens where there is none; what came of it."""
        if self.folder is None or not os.path.isdir(self.folder):
            self.folder = tempfile.mkdtemp(prefix="hairline-")
        path = write_file(os.path.join(self.folder, "sent.hairline.json"), scene)
        program = self.program or os.environ.get("HAIRLINE") or shutil.which("hairline")
        if not program or not os.access(program, os.X_OK) or os.path.isdir(program):
            name = f"{one_line(program)} is no program" if program else "no hairline on the PATH"
            raise Refused(f"{name}; set it by hairline -program FILE. {counted(count)} in {path}")
        try:
            sent = subprocess.run([program, "send", path], stdin=subprocess.DEVNULL, timeout=30, check=False,
                                  capture_output=True, text=True, errors="replace", start_new_session=True)
        except subprocess.TimeoutExpired:
            raise Refused(f"the window does not answer. {counted(count)} in {path}") from None
        if sent.returncode != 0:
            raise Refused(f"{one_line(sent.stderr.strip())}. {counted(count)} in {path}")
        return f"{counted(count)} sent to the window"


# --------------------------------------------------------------------------------------------- gdb


def start_gdb(gdb):
    kinds = {
        gdb.TYPE_CODE_INT: "number", gdb.TYPE_CODE_FLT: "number", gdb.TYPE_CODE_BOOL: "bool",
        gdb.TYPE_CODE_STRUCT: "struct", gdb.TYPE_CODE_UNION: "struct",
        gdb.TYPE_CODE_ARRAY: "array", gdb.TYPE_CODE_PTR: "pointer",
        gdb.TYPE_CODE_REF: "reference", gdb.TYPE_CODE_RVALUE_REF: "reference",
    }

    class GdbValue:
        def __init__(self, value):
            self.value = value
            self.type = value.type.strip_typedefs().unqualified()
            self.kind = kinds.get(self.type.code, "other")
            self.name = plain_name(self.type)
            self.size = self.type.sizeof
            if self.kind == "number" and self.size == 1:
                self.kind = "other"

        def own_fields(self):
            # With its qualifiers: gdb takes a nameless type and the constant one for two.
            fields = self.value.type.strip_typedefs().fields()
            return [f for f in fields if hasattr(f, "bitpos")][:MAX_MEMBERS]

        def members(self):
            return [(f.name, f.is_base_class or not f.name) for f in self.own_fields()]

        def member(self, i):
            return GdbValue(self.value[self.own_fields()[i]])

        @property
        def length(self):
            low, high = self.type.range()
            return max(high - low + 1, 0)

        def at(self, i):
            if self.kind == "pointer":
                return GdbValue((self.value + i).dereference())
            return GdbValue(self.value[i + self.type.range()[0]])

        def target(self):
            if self.kind == "reference":
                return GdbValue(self.value.referenced_value())
            value = self.value
            try:
                value = value.cast(value.dynamic_type)
            except gdb.error:
                pass
            return GdbValue(value.dereference())

        @property
        def target_size(self):
            return self.type.target().strip_typedefs().sizeof

        @property
        def address(self):
            return int(self.value)

        def number(self):
            if self.value.is_optimized_out:
                raise Refused("optimized out")
            if self.type.code == gdb.TYPE_CODE_FLT:
                if self.size not in (4, 8):
                    raise Refused(f"{one_line(self.name)} has more bits than a double")
                return float(self.value)
            return int(self.value)

    class Front:
        errors = (gdb.error, OverflowError, ValueError)

        def __init__(self):
            self.is_watching = False

        def evaluate(self, expression):
            return GdbValue(gdb.parse_and_eval(expression))

        def variables(self):
            frame = gdb.selected_frame()
            try:
                block = frame.block()
            except RuntimeError as error:
                raise Refused(one_line(error)) from None
            blocks = [block]
            while block.function is None and block.superblock is not None:
                block = block.superblock
                blocks.append(block)
            # Arguments come first, and inner variables hide outer ones.
            found = {}
            for symbol in (symbol for block in reversed(blocks) for symbol in block):
                if symbol.is_argument or symbol.is_variable:
                    found[symbol.name] = lambda s=symbol: GdbValue(s.value(frame))
            return found.items()

        def place(self):
            frame = gdb.selected_frame()
            line = frame.find_sal()
            return (line.symtab and line.symtab.filename, line.line, frame.name(), frame.level())

        def watch(self):
            if not self.is_watching:
                gdb.events.stop.connect(lambda event: guarded(session.stopped))
            self.is_watching = True

    def say(text):
        gdb.write(text + "\n")

    def warn(text):
        gdb.write(text + "\n", gdb.STDERR)

    def guarded(command, *arguments):
        """Runs a command while expressions cannot call functions of the program."""
        before = gdb.parameter("may-call-functions")
        gdb.execute("set may-call-functions off", to_string=True)
        try:
            command(*arguments, say, warn)
        finally:
            gdb.execute(f"set may-call-functions {'on' if before else 'off'}", to_string=True)

    class Command(gdb.Command):
        def __init__(self):
            super().__init__("hairline", gdb.COMMAND_DATA, gdb.COMPLETE_EXPRESSION)

        def invoke(self, text, from_terminal):
            try:
                guarded(session.run, text)
            except Refused as error:
                raise gdb.GdbError(f"hairline: {error}") from None

    Command.__doc__ = "Open values of the program in Hairline.\n" + USAGE
    session = Session(Front(), HERE)
    Command()


# -------------------------------------------------------------------------------------------- lldb


def make_lldb(lldb):
    """The session, with the functions that lldb calls."""
    floats = {lldb.eBasicTypeFloat: "f", lldb.eBasicTypeDouble: "d"}
    signed = {lldb.eBasicTypeShort, lldb.eBasicTypeInt, lldb.eBasicTypeLong, lldb.eBasicTypeLongLong}
    unsigned = {lldb.eBasicTypeUnsignedShort, lldb.eBasicTypeUnsignedInt,
                lldb.eBasicTypeUnsignedLong, lldb.eBasicTypeUnsignedLongLong}
    wide = {lldb.eBasicTypeLongDouble}
    kinds = {
        lldb.eTypeClassStruct: "struct", lldb.eTypeClassClass: "struct",
        lldb.eTypeClassUnion: "struct", lldb.eTypeClassArray: "array",
        lldb.eTypeClassVector: "array", lldb.eTypeClassPointer: "pointer",
        lldb.eTypeClassReference: "reference",
    }

    class LldbValue:
        def __init__(self, value):
            value = value.GetNonSyntheticValue()
            if not value.IsValid() or value.GetError().Fail():
                raise Refused(lldb_reason(value.GetError()))
            self.value = value
            self.type = value.GetType().GetCanonicalType().GetUnqualifiedType()
            self.kind = kinds.get(self.type.GetTypeClass(), "other")
            self.basic = self.type.GetBasicType()
            if self.basic == lldb.eBasicTypeBool:
                self.kind = "bool"
            elif self.basic in signed | unsigned | wide or self.basic in floats:
                self.kind = "number"
            self.name = plain_name(self.type.GetName() or "?")
            self.size = self.type.GetByteSize()

        def members(self):
            fields = min(self.type.GetNumberOfFields(), MAX_MEMBERS)
            # Bases come first; empty ones are left out.
            bases = self.value.GetNumChildren() - fields
            names = [self.type.GetFieldAtIndex(i).GetName() for i in range(fields)]
            return [(None, True)] * bases + [(name, not name) for name in names]

        def child(self, i):
            return LldbValue(self.value.GetChildAtIndex(i, lldb.eNoDynamicValues, False))

        member = child

        @property
        def length(self):
            element = self.element_type()
            return self.size // max(element.GetByteSize(), 1)

        def element_type(self):
            if self.type.GetTypeClass() == lldb.eTypeClassVector:
                return self.value.GetChildAtIndex(0).GetType()
            return self.type.GetArrayElementType()

        def at(self, i):
            if self.kind == "pointer":
                target = self.type.GetPointeeType()
                address = self.address + i * self.target_size
                return LldbValue(self.value.CreateValueFromAddress("element", address, target))
            return self.child(i)

        def target(self):
            value = self.value
            if self.kind == "pointer":
                dynamic = value.GetDynamicValue(lldb.eDynamicDontRunTarget)
                value = dynamic if dynamic.IsValid() else value
            return LldbValue(value.Dereference())

        @property
        def target_size(self):
            return self.type.GetPointeeType().GetByteSize()

        @property
        def address(self):
            return self.value.GetValueAsUnsigned(0)

        def number(self):
            if self.basic in wide:
                raise Refused(f"{one_line(self.name)} has more bits than a double")
            error = lldb.SBError()
            if self.basic in floats:
                data = self.value.GetData()
                raw = data.ReadRawData(error, 0, self.size)
                order = ">" if data.GetByteOrder() == lldb.eByteOrderBig else "<"
                if error.Success() and raw and len(raw) == self.size:
                    return struct.unpack(order + floats[self.basic], raw)[0]
            elif self.basic in signed:
                number = self.value.GetValueAsSigned(error, 0)
            else:
                number = self.value.GetValueAsUnsigned(error, 0)
            if error.Fail() or self.basic in floats:
                raise Refused(lldb_reason(error))
            return number

    def lldb_reason(error):
        text = error.GetCString() or ""
        if "without a running target" in text:
            return "needs to run code of the program, which is not done"
        found = re.search(r"<user expression \d+>:\d+:\d+: (.*)", text)
        text = found[1] if found else text.replace("error: ", "").split("\n")[0]
        return one_line(text) if text and text != "No value" else "lldb cannot read it"

    class Front:
        errors = (OverflowError, ValueError, struct.error)

        def __init__(self):
            self.context = None
            self.debugger = None
            self.watching = set()

        def frame(self):
            frame = self.context.GetFrame() if self.context else None
            if not frame or not frame.IsValid():
                raise Refused("no frame: the program is not stopped")
            return frame

        def evaluate(self, expression):
            value = self.frame().GetValueForVariablePath(expression, lldb.eNoDynamicValues)
            if not value.IsValid() or value.GetError().Fail():
                options = lldb.SBExpressionOptions()
                # Interpreted only: no compiled code, so that no function of the program is called.
                options.SetAllowJIT(False)
                options.SetIgnoreBreakpoints(True)
                options.SetTryAllThreads(False)
                options.SetSuppressPersistentResult(True)
                options.SetFetchDynamicValue(lldb.eNoDynamicValues)
                options.SetTimeoutInMicroSeconds(2_000_000)
                value = self.frame().EvaluateExpression(expression, options)
            return LldbValue(value)

        def variables(self):
            frame = self.frame()
            blocks = [frame.GetBlock()]
            if not blocks[0].IsValid():
                raise Refused("no debug information here")
            while not blocks[-1].IsInlined() and blocks[-1].GetParent().IsValid():
                blocks.append(blocks[-1].GetParent())
            # Arguments come first, and inner variables hide outer ones. Compilers make constant
            # arrays static.
            found = {}
            for block in reversed(blocks):
                for value in block.GetVariables(frame, True, True, True, lldb.eNoDynamicValues):
                    found[value.GetName()] = lambda v=value: LldbValue(v)
            return found.items()

        def place(self):
            frame = self.frame()
            entry = frame.GetLineEntry()
            return (str(entry.GetFileSpec()), entry.GetLine(), frame.GetFunctionName(),
                    frame.GetFrameID())

        def watch(self):
            target = self.debugger.GetIndexOfTarget(self.context.GetTarget())
            if target not in self.watching:
                self.debugger.HandleCommand(f"target stop-hook add -P {__name__}.StopHook")
            self.watching.add(target)

    return Session(Front(), HERE)


def run_in_lldb(debugger, text, context, result, _):
    front = LLDB_SESSION.front
    front.context, front.debugger = context, debugger
    warnings = []
    try:
        LLDB_SESSION.run(text, result.AppendMessage, warnings.append)
    except Refused as error:
        warnings.append(f"hairline: {error}")
        result.SetError("\n".join(warnings))
        return
    for warning in warnings:
        result.AppendWarning(warning)


class StopHook:
    """What lldb asks at every stop."""

    def __init__(self, target, extra, _):
        pass

    def handle_stop(self, context, stream):
        def say(text):
            stream.Print(text + "\n")

        LLDB_SESSION.front.context = context
        LLDB_SESSION.stopped(say, say)
        return True


def __lldb_init_module(debugger, _):
    global LLDB_SESSION  # pylint: disable=global-statement
    import lldb  # pylint: disable=import-outside-toplevel

    LLDB_SESSION = make_lldb(lldb)
    debugger.HandleCommand(
        f"command script add -h 'Open values of the program in Hairline.' -f {__name__}.run_in_lldb hairline"
    )


HERE = os.path.dirname(os.path.abspath(__file__))
LLDB_SESSION = None
try:
    import gdb as gdb_module
except ImportError:
    pass
else:
    start_gdb(gdb_module)
