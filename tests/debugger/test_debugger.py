"""Whether hairline.py reads the values of a real program under a real debugger, to the bit.

    test_debugger.py gdb|lldb DEBUGGED SOURCE HAIRLINE

DEBUGGED is debugged.cpp, built; SOURCE this folder; HAIRLINE the program, which has to read the scenes.
"""

import json
import os
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import unittest

DEBUGGER, DEBUGGED, SOURCE, HAIRLINE = sys.argv[1:5]
SCRIPT = os.path.join(SOURCE, "../../resources/debugger/hairline.py")
# Debian's lldb 14 looks for its own module elsewhere.
LLDB_MODULE = "/usr/lib/llvm-14/lib/python3.11/dist-packages"


def single(number):
    """The double that has the value of a number in float."""
    return struct.unpack("f", struct.pack("f", number))[0]


def singles(*numbers):
    return [single(n) for n in numbers]


# A user's own types, and their shapes.
TYPES = [
    {"pattern": "^own::Coin$", "shape": "sphere", "center": "nosuch|middle", "radius": "size"},
    {"pattern": "^own::Wall$", "shape": "plane", "normal": "n", "offset": "-d"},
    {"pattern": "^own::Handle$", "follow": "object"},
    {"pattern": "^own::Buffer$", "list": {"begin": "data", "count": "count"}},
    {"pattern": "^own::Endless$", "follow": "next"},
]
OWN_TYPES = {
    "coin": {"type": "sphere", "center": [0, 0, single(0.1)], "radius": 2},
    "wall": {"type": "plane", "normal": [0, 0, 1], "offset": -0.1},
    "handle": {"type": "sphere", "center": [0, 0, 0], "radius": 0.1},
    "convex(buffer)": {"type": "convex", "vertices": [[0, 0, 0], [single(0.1), 0, 0]]},
}
# Invalid files, and their errors.
NO_TYPES = {
    "nonsense": "Expecting",
    "regex": r"types\[0\]: pattern \(",
    "fields": r"types\[0\]: a sphere has the fields center, radius",
    "path": r"types\[0\]: .* is no path of members",
    "number": r"types\[0\]: Infinity is neither a path",
    "missing": "No such file",
}
CALLED_FOR = "needs to run code|Cannot call functions"
HALF = 0.5**0.5
TRIANGLE = {"type": "triangle", "vertices": [[0.1, 0, 0], [1, 0, 0], [0, 1, 1e300]]}
BALL = {"type": "sphere", "center": [0, 0, 0], "radius": 0.1}
ROWS = {"type": "triangle", "vertices": [[0, 0, 0], singles(0.1, 0, 0), [0, 1, 0]]}
POINTS = [[0, 0, 0], [1, 0, 0], [0, 1, 0], singles(0, 0, 0.1)]
ORIENTED = {"type": "obb", "center": [0, 0, 0], "half_extents": [1, 2, 3]}


def point(*position):
    return {"type": "point", "position": list(position)}


# At the first stop: what is sent, and the resulting object.
READ = {
    "eigenFloat": point(*singles(0.1, 1 / 3, -16777217)),
    "eigen": point(0.1, 1 / 3, 5e-324),
    "eigenMap": point(0.1, 1 / 3, 5e-324),
    "eigenBox": {"type": "aabb", "min": [0, 0, 0], "max": [0.1, 1, 2]},
    "glmVector": point(*singles(0.1, 0.2, 0.3)),
    "glmDouble": point(0.1, 0.2, 0.3),
    "bullet": point(*singles(0.7, -0.3, 1e-8)),
    "cgal": point(0.1, 0.2, 0.3),
    "cgalTriangle": {"type": "triangle", "vertices": [[0.1, 0.2, 0.3]] * 3},
    "jolt": {"type": "aabb", "min": singles(*[0.1] * 3), "max": singles(*[0.3] * 3)},
    "joltTriangle": ROWS,
    "joltBox": {"type": "obb", "center": singles(0.1, 0.1, 0.1),
                "axes": [[0, 1, 0], [0, 0, 1], [1, 0, 0]], "half_extents": [2, 2, 2]},
    "physxPlane": {"type": "plane", "normal": [0, 0, 1], "offset": -single(0.1)},
    "triangle": TRIANGLE,
    "box": {"type": "aabb", "min": singles(-1, -1, 0.1), "max": [1, 1, 1]},
    "ball": BALL,
    "capsule": {"type": "capsule", "a": [0, 0, 0], "b": [1, 0, 0], "radius": single(0.1)},
    "cylinder": {"type": "cylinder", "a": [0, 0, 0], "b": [1, 0, 0], "radius": single(0.1)},
    "ray": {"type": "ray", "origin": [0, 0, 0], "direction": singles(0, 0.1, 0)},
    "oriented": ORIENTED,
    "centered": {"type": "obb", "center": [0.1] * 3, "axes": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
                 "half_extents": [1, 1, 1]},
    "mesh": {"type": "mesh", "vertices": POINTS, "triangles": [[0, 1, 2], [0, 1, 3]]},
    "rows": ROWS,
    "array": point(0.1, 0.2, 0.3),
    "integers": point(1, -2, 3),
    "forward": point(*singles(0.1, 0.2, 0.3)),
    "backward": point(*singles(0.3, 0.2, 0.1)),
    "reference": TRIANGLE,
    "pointer": TRIANGLE,
    "twice": TRIANGLE,
    "*pointer": TRIANGLE,
    "pointer->a": point(0.1, 0, 0),
    "(own::Triangle*)(void*)pointer": TRIANGLE,
    "unique": BALL,
    "shared": BALL,
    "optional": BALL,
    "base": {"type": "sphere", "center": [1, 2, 3], "radius": 4},
    "triangle(raw)": ROWS,
    "point( raw )": point(0, 0, 0),
    "triangle(eigen, array, triangle.b)":
        {"type": "triangle", "vertices": [[0.1, 1 / 3, 5e-324], [0.1, 0.2, 0.3], [1, 0, 0]]},
    "convex(points)": {"type": "convex", "vertices": POINTS},
    "aabb(eigenBox.m_min, eigenBox.m_max)": {"type": "aabb", "min": [0, 0, 0], "max": [0.1, 1, 2]},
    "obb(oriented.c, oriented.u, oriented.e)": ORIENTED,
    "balls": BALL,  # balls[0] and balls[1]
}

# Refused expressions, with a part of the reason, as a regular expression.
REFUSED = {
    "wide": "long double",
    "raw": r"a pointer to numbers is shown by point\(",
    "uniqueNull": "null pointer",
    "nothing": "holds no value",
    "notANumber": "NaN",
    "infinite": "radius: infinite",
    "inverted": "min > max on x",
    "negative": "radius is negative",
    "still": "direction is zero",
    "skewed": "orthonormal",
    "huge": "not orthonormal: off by inf",
    "wild": "0x123456789000",
    "null": "null pointer",
    "garbage": "elements",
    "convex(garbage)": "elements",
    "million": r"1,000,000 elements.*convex\(million\)",
    "convex(million)": "1,000,000 elements",
    "manyRows": "100,000 elements",
    "points": r"convex\(points\)",
    "ping": "own::Pong is no vector",
    "endless": "members are next",
    "self": "pointer to void",
    "quaternion": "members are x, y, z, w",
    "coin": "patterns.*members are middle, size",
    "lacking": "sphere needs radius",
    "wall": "plane needs offset",
    "large": "9007199254740993 is no double",
    "nosuch": "nosuch",
    "called()": CALLED_FOR,
    "triangle(called(), eigen, eigen)": CALLED_FOR,
    "sphere(eigen)": "takes center, radius",
    "triangle(points)": "4 elements, not 3",
}
# What is wrong before anything is read.
BEFORE_READING = {
    "eigen[": "hairline: -print eigen[: brackets or quotes are not closed",
    "eigen)": "hairline: -print eigen): brackets do not match",
    "-nosuch": "hairline: unknown option -nosuch",
}


class TestDebugger(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        if not shutil.which(DEBUGGER):
            raise AssertionError(f"{DEBUGGER} is not installed")
        cls.folder = tempfile.mkdtemp(prefix="debugger test ")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        with open(cls.path("types.json"), "w", encoding="utf-8") as file:
            json.dump({"types": TYPES}, file)
        for name, text in {"nonsense": "{", "regex": '{"types": [{"pattern": "(", "vector": "x"}]}',
                           "number": '{"types": [{"shape": "sphere", "center": "c", "radius": 1e999}]}',
                           "path": '{"types": [{"pattern": "x", "follow": ["y"]}]}',
                           "fields": '{"types": [{"shape": "sphere", "center": "c"}]}'}.items():
            with open(cls.path(name), "w", encoding="utf-8") as file:
                file.write(text)
        # A stand-in for the window.
        with open(cls.path("window"), "w", encoding="utf-8") as file:
            file.write('#!/bin/sh\ntest "$1" = send && printf %s "$2" > "$0.opened"\n')
        os.chmod(cls.path("window"), 0o700)
        cls.output = cls.debug()

    @classmethod
    def path(cls, name):
        return os.path.join(cls.folder, name)

    @classmethod
    def debug(cls):
        with open(os.path.join(SOURCE, "debugged.cpp"), encoding="utf-8") as file:
            lines = file.read().split("\n")
        stops = [i + 1 for i, text in enumerate(lines) if "// stop: " in text]
        is_gdb = DEBUGGER == "gdb"
        copy = "shell cp" if is_gdb else "platform shell cp"
        quoted = cls.path("{}").join('""').format

        commands = []
        for stop in stops:
            commands.append(f"break debugged.cpp:{stop}" if is_gdb else
                            f"breakpoint set --file debugged.cpp --line {stop}")
        # The print limits of the debugger do not limit what is read.
        commands.append("set print elements 1" if is_gdb else
                        "settings set target.max-children-count 1")
        commands.append("run")
        commands.append(f"hairline -o {quoted('read')} {' '.join(cls.word(e) for e in READ)}")
        commands.append(f"hairline -o {quoted('plane')} ball eigenPlane")
        commands.append(f"hairline -o {quoted('twice')} ball ball ball")
        commands.append("hairline -print ball")
        commands += [f"hairline -print {cls.word(e)}" for e in [*REFUSED, *BEFORE_READING]]
        commands.append(f"hairline -o {quoted('mixed')} notANumber huge ball")
        commands += [f"hairline -types {quoted(n)}" for n in NO_TYPES]
        commands.append(f"hairline -types {quoted('types.json')} -o {quoted('own')} "
                        f"{' '.join(OWN_TYPES)} endless")
        commands.append(f"hairline -o {quoted('not/here')} ball")
        commands.append("hairline -o /dev/null ball")
        commands.append(f"hairline -program {quoted('nowhere')} ball")
        commands.append(f"hairline -program {quoted('window')} ball")
        commands.append(f"hairline -watch -o {quoted('watched')} triangle")
        commands.append("continue")
        commands.append(f"{copy} {quoted('watched')} {quoted('watched 2')}")
        commands.append("hairline -unwatch")
        commands.append("continue")
        commands.append(f"hairline -locals -o {quoted('locals')}")
        commands.append("print own::isCalled" if is_gdb else "target variable own::isCalled")

        # Commands that fail do not end the others.
        if is_gdb:
            # Containers may forbid changing the memory layout of a process.
            line = ["gdb", "-nx", "-q", "-batch", "-ex", "set debuginfod enabled off",
                    "-ex", "set disable-randomization off",
                    "-ex", f"source {SCRIPT}"]
            line += [part for command in commands for part in ("-ex", command)]
        else:
            line = ["lldb", "--no-lldbinit", "-b", "-o", "settings set target.disable-aslr false",
                    "-o", f"command script import {SCRIPT}",
                    "-o", "script lldb.debugger.SetAsync(False)"]
            for command in commands:
                line += ["-o", f"script lldb.debugger.HandleCommand({command!r})"]
        # lldb's Python finds its modules by the python3 that is first on the path: the system's.
        environment = dict(os.environ, TMPDIR=cls.folder, PATH="/usr/bin:" + os.environ["PATH"])
        if os.path.isdir(LLDB_MODULE) and not is_gdb:
            environment["PYTHONPATH"] = LLDB_MODULE
        run = subprocess.run(line + [DEBUGGED], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=120, check=False, env=environment)
        return run.stdout.decode("utf-8", "replace")

    @staticmethod
    def word(expression):
        return f"({expression})" if expression.startswith("(own") else expression

    def scene(self, name):
        self.assertTrue(os.path.exists(self.path(name)), f"{name} was not written:\n{self.output}")
        with open(self.path(name), encoding="utf-8") as file:
            scene = json.load(file)
        copy = self.path(name + ".hairline.json")
        shutil.copy(self.path(name), copy)
        run = subprocess.run([HAIRLINE, "export", copy, "--as", "json", "-o", copy + ".again"],
                             capture_output=True, check=False)
        self.assertEqual(run.returncode, 0, run.stderr)
        # What the program read is what was written.
        with open(copy + ".again", encoding="utf-8") as file:
            again = json.load(file)
        self.assertEqual([self.bits(o) for o in again["objects"]],
                         [self.bits(o) for o in scene["objects"]])
        self.assertEqual(again["focus"], scene["focus"])
        return scene

    def bits(self, value):
        """The value with the bits of its numbers."""
        if isinstance(value, dict):
            return {name: self.bits(part) for name, part in value.items()}
        if isinstance(value, list):
            return [self.bits(part) for part in value]
        if isinstance(value, (int, float)):
            return struct.pack(">d", value).hex()
        return value

    def line_of(self, expression):
        lines = [text for text in self.output.split("\n") if f"hairline: {expression}" in text]
        self.assertTrue(lines, f"no line on {expression}:\n{self.output}")
        return "\n".join(lines)

    def test_reads_values_to_the_bit(self):
        scene = self.scene("read")
        objects = {entry.pop("id"): entry for entry in scene["objects"]}
        expected = {self.word(expression): entry for expression, entry in READ.items()}
        expected["balls[0]"] = expected.pop("balls")
        expected["balls[1]"] = {"type": "sphere", "center": [1, 2, 3], "radius": 2}
        for entry in objects.values():
            if entry["type"] == "obb" and entry["half_extents"] == [1, 2, 3]:
                # Axes in float are made orthonormal, which the notes say.
                axes = entry.pop("axes")
                self.assertAlmostEqual(axes[0][0], HALF, delta=2e-16)
                self.assertAlmostEqual(axes[1][0], -HALF, delta=2e-16)
        self.assertEqual(list(objects), list(expected))
        for expression, entry in expected.items():
            self.assertEqual(self.bits(objects[expression]), self.bits(entry), expression)
        self.assertEqual(scene["focus"], ["eigenFloat", "eigen"])
        self.assertRegex(scene["name"], r"^main.* at debugged\.cpp:\d+$")
        self.assertRegex(scene["notes"], r"debugged\.cpp:\d+` in `main.*frame 0")
        self.assertIn("`oriented`: axes in float", scene["notes"])

    def test_reads_planes_of_eigen(self):
        objects = self.scene("plane")["objects"]
        if len(objects) == 1:
            # lldb 14 does not understand GCC's debug information for aligned arrays.
            self.assertEqual(DEBUGGER, "lldb")
            self.assertIn("cannot read", self.line_of("eigenPlane"))
            return
        self.assertEqual(self.bits(objects[1]), self.bits(
            {"id": "eigenPlane", "type": "plane", "normal": [0, 0, 1], "offset": 0.1}))

    def test_gives_equal_expressions_ids_of_their_own(self):
        self.assertEqual([o["id"] for o in self.scene("twice")["objects"]],
                         ["ball", "ball (2)", "ball (3)"])

    def test_prints_scenes(self):
        self.assertIn('{"id": "ball", "type": "sphere", "center": [0.0, 0.0, 0.0], "radius": 0.1}',
                      self.output)

    def test_refuses_in_a_line(self):
        for expression, reason in REFUSED.items():
            self.assertRegex(self.line_of(expression), reason, expression)
        for text in BEFORE_READING.values():
            self.assertIn(text, self.output)
        self.assertNotIn("Traceback", self.output)
        self.assertNotIn("Error:", self.output.replace("MemoryError:", ""))

    def test_sends_the_others_of_a_refused_value(self):
        self.assertEqual([o["id"] for o in self.scene("mixed")["objects"]], ["ball"])

    def test_calls_no_function_of_the_program(self):
        self.assertRegex(self.output, r"(\$\d+|own::isCalled) = false")

    def test_takes_more_types(self):
        objects = {entry.pop("id"): entry for entry in self.scene("own")["objects"]}
        self.assertEqual(self.bits(objects), self.bits(OWN_TYPES))
        self.assertIn("more than 16 pointers", self.line_of("endless: more"))

    def test_says_what_is_wrong_with_types(self):
        for name, reason in NO_TYPES.items():
            self.assertRegex(self.output, f"{name}: {reason}")

    def test_writes_regular_files_alone(self):
        self.assertIn("No such file or directory", self.line_of(self.path("not/here")))
        self.assertIn("not a regular file", self.line_of("/dev/null"))
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))

    def test_sends_to_the_window(self):
        self.assertIn("is no program", self.line_of(self.path("nowhere")))
        with open(self.path("window.opened"), encoding="utf-8") as file:
            path = file.read()
        self.assertTrue(path.endswith(".hairline.json"), path)
        self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)
        self.assertEqual(os.stat(os.path.dirname(path)).st_mode & 0o777, 0o700)
        with open(path, encoding="utf-8") as file:
            self.assertEqual(json.load(file)["focus"], ["ball"])

    def test_writes_watched_values_at_every_stop(self):
        self.assertEqual(self.scene("watched 2")["objects"][0]["vertices"][0], [0.2, 0, 0])
        self.assertEqual(self.scene("watched")["objects"][0]["vertices"][0], [0.2, 0, 0])

    def test_sends_all_variables(self):
        scene = self.scene("locals")
        objects = {entry["id"]: entry for entry in scene["objects"]}
        self.assertEqual(list(objects), ["triangle", "eigen", "local", "notAShape"])
        self.assertEqual(self.bits(objects["local"]["position"]),
                         self.bits([single(0.1), -0.0, single(1e-45)]))
        self.assertEqual(objects["notAShape"]["position"], [1, 2, 3])
        self.assertEqual(scene["focus"], ["triangle", "eigen"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[5:])
