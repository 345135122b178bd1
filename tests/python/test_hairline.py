"""Tests of the Python module: test_hairline.py FOLDER_OF_MODULE PROGRAM."""

import copy
import doctest
import gc
import json
import math
import os
import pathlib
import pickle
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from fractions import Fraction

FOLDER, PROGRAM = sys.argv[1], sys.argv[2]
sys.path.insert(0, FOLDER)
os.environ["HAIRLINE"] = PROGRAM
os.environ["PYTHONPATH"] = FOLDER
os.environ["QT_QPA_PLATFORM"] = "offscreen"
SOURCE = pathlib.Path(__file__).resolve().parents[2]

import numpy as np

import hairline
from hairline import Error, Scene, shape

BOX = shape("aabb", [0, 0, 0], [1, 1, 1])
TRIANGLE = shape("triangle", [[1.5, 0.5, 0.5], [0.5, 1.5, 0.5], [1.5, 1.5, 0.5]])
SAMPLES = {
    "point": {"position": [1, 2, 3]},
    "line": {"origin": [0, 0, 0], "direction": [1, 2, 3]},
    "ray": {"origin": [0.1, 0, 0], "direction": [1, 2, 3]},
    "segment": {"a": [0, 0, 0], "b": [1, 0, 0]},
    "plane": {"normal": [0, 0, 1], "offset": 0.5},
    "triangle": {"vertices": [[0, 0, 0], [1, 0, 0], [0, 1, 0]]},
    "quad": {"vertices": [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]]},
    "polygon": {"vertices": [[0, 0, 0], [1, 0, 0], [0, 1, 0]]},
    "rectangle": {"center": [0, 0, 0], "axes": [[1, 0, 0], [0, 1, 0]], "half_extents": [1, 2]},
    "aabb": {"min": [0, 0, 0], "max": [1, 1, 1]},
    "obb": {"center": [0, 0, 0], "axes": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "half_extents": [1, 2, 3]},
    "sphere": {"center": [0, 0, 0], "radius": 0.1},
    "capsule": {"a": [0, 0, 0], "b": [1, 0, 0], "radius": 1},
    "cylinder": {"a": [0, 0, 0], "b": [1, 0, 0], "radius": 1},
    "cone": {"apex": [0, 0, 0], "axis": [0, 0, 1], "height": 1, "radius": 1},
    "tetrahedron": {"vertices": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]},
    "convex": {"vertices": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]]},
    "frustum": {"vertices": [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0],
                             [-1, -1, 4], [2, -1, 4], [2, 2, 4], [-1, 2, 4]]},
    "half_space": {"normal": [0, 0, 1], "offset": 1},
    "disc": {"center": [0, 0, 0], "normal": [0, 0, 1], "radius": 1},
    "ellipsoid": {"center": [0, 0, 0], "axes": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "radii": [1, 2, 3]},
    "kdop": {"directions": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "min": [0, 0, 0], "max": [1, 1, 1]},
    "mesh": {"vertices": [[0, 0, 0], [1, 0, 0], [0, 1, 0]], "triangles": [[0, 1, 2]]},
    "grid": {"origin": [0, 0, 0], "cell": 0.5, "dimensions": [1, 2, 3]},
    "point2": {"position": [1, 2]},
    "segment2": {"a": [0, 0], "b": [1, 0]},
    "triangle2": {"vertices": [[0, 0], [1, 0], [0, 1]]},
    "rectangle2": {"center": [0, 0], "axes": [[1, 0], [0, 1]], "half_extents": [1, 2]},
    "kdop2": {"directions": [[1, 0], [0, 1]], "min": [0, 0], "max": [1, 1]},
}


class Shapes(unittest.TestCase):
    def test_every_type_evaluates_back(self):
        for kind in hairline._core.types:
            if kind not in SAMPLES:
                continue
            made = shape(kind, **SAMPLES[kind])
            self.assertEqual(eval(repr(made)), made)
            self.assertEqual(shape(kind, *SAMPLES[kind].values()), made)
            self.assertEqual(pickle.loads(pickle.dumps(made)), made)
            self.assertEqual(hash(copy.deepcopy(made)), hash(made))
            for name, value in SAMPLES[kind].items():
                self.assertEqual(np.asarray(getattr(made, name)).tolist(), value)

    def test_numbers_keep_their_bits(self):
        values = [-0.0, 5e-324, 0.1]
        self.assertEqual([x.hex() for x in shape("point", values).position.tolist()], [x.hex() for x in values])
        self.assertEqual(shape("point", np.float32([0.1, 0, 0])).position[0], float(np.float32(0.1)))
        self.assertEqual(shape("point", [Fraction(1, 3), "1/3", "0x1p-1"]).position.tolist(), [1 / 3, 1 / 3, 0.5])
        with self.assertRaises(ValueError):
            BOX.min[0] = 7

    def test_bad_shapes_name_the_place(self):
        hole = np.zeros((3, 3))
        hole[2, 1] = math.nan
        for code, at, make in [
            ("number", "vertices[2][1]", lambda: shape("triangle", hole)),
            ("number", "center[1]", lambda: shape("sphere", [0, math.inf, 0], 1)),
            ("number", "radius", lambda: shape("sphere", [0, 0, 0], 10**400)),
            ("number", "radius", lambda: shape("sphere", [0, 0, 0], 10**9999)),
            ("number", "radius", lambda: shape("sphere", [0, 0, 0], None)),
            ("number", "radius", lambda: shape("sphere", [0, 0, 0], object())),
            ("number", "vertices", lambda: shape("triangle", np.zeros((3, 3), complex))),
            ("number", "vertices", lambda: shape("triangle", np.full((3, 3), None))),
            ("number", "vertices", lambda: shape("triangle", (x for x in ()))),
            ("shape", "radius", lambda: shape("sphere", [0, 0, 0])),
            ("shape", "radius", lambda: shape("sphere", [0, 0, 0], -1)),
            ("shape", "vertices", lambda: shape("triangle", np.zeros((2, 3)))),
            ("shape", "type", lambda: shape("teapot")),
            ("shape", "radius", lambda: shape("sphere", [0, 0, 0], 1, radius=2)),
            ("shape", "", lambda: shape("point", [0, 0, 0], 1)),
            ("shape", "normal", lambda: shape("plane", [0, 0, 0], 1)),
        ]:
            with self.assertRaises(Error) as caught:
                make()
            self.assertEqual((caught.exception.code, caught.exception.at), (code, at), str(caught.exception))
            self.assertTrue(str(caught.exception))

    def test_hostile_objects_raise(self):
        endless = []
        endless.append(endless)
        deep = 1.0
        for _ in range(100):
            deep = [deep]

        class Raising(float):
            def __float__(self):
                raise KeyError("no")

        for value in (endless, deep, {"a": {"b": {}}}, "\ud800", "x" * 1000, b"bytes", [Raising(1)] * 3):
            try:
                shape("point", value)
            except (Error, KeyError, RecursionError):
                pass
        for text in ("", "[", "[]", "null", "{}", '{"type":"point"}', "[" * 100000, '{"type":"point","position":[NaN,0,0]}'):
            with self.assertRaises(Error):
                hairline.Shape(text)
        for bad in (None, 3, BOX._object):
            with self.assertRaises(TypeError):
                hairline.intersect(bad, BOX)
        with self.assertRaises(AttributeError):
            BOX.radius
        with self.assertRaises(Error):
            shape("mesh", file="/no/such/file.obj")
        with self.assertRaises(Error):
            shape("mesh", file="/dev/zero")


class Queries(unittest.TestCase):
    def test_every_query_answers(self):
        shapes = {kind: shape(kind, **fields) for kind, fields in SAMPLES.items() if kind in hairline._core.types}
        seen = set()
        for each in hairline.queries():
            if each.operands in seen or not all(kind in shapes for kind in each.operands):
                continue
            seen.add(each.operands)
            answer = hairline.query(each.kind, *(shapes[kind] for kind in each.operands), method=each.method,
                                    scalar=each.scalars[-1])
            self.assertEqual((answer.method, answer.scalar), (each.method, each.scalars[-1]))
            self.assertIn(answer.certificate["checked"], ("holds", "fails", "none"))
        self.assertGreater(len(seen), 100)

    def test_answers_are_those_of_the_command_line(self):
        shapes = [TRIANGLE, BOX]
        requests = [{"kind": "intersect", "a": json.loads(a.json), "b": json.loads(b.json), "methods": [method],
                     "scalars": [scalar], "trace": True, "certificate": True}
                    for a, b in (shapes, shapes[::-1]) for method in ("pef", "sat", "clip")
                    for scalar in ("float", "double", "exact")]
        run = subprocess.run([PROGRAM, "query", "--jsonl"], input="\n".join(map(json.dumps, requests)),
                             capture_output=True, text=True, check=True)
        for request, line in zip(requests, run.stdout.splitlines()):
            a, b = (hairline.Shape(json.dumps(request[name])) for name in "ab")
            answer = hairline.intersect(a, b, method=request["methods"][0], scalar=request["scalars"][0], trace=True)
            self.assertEqual(answer.fields, json.loads(line)["results"][0])

    def test_explains_as_the_command_line_prints(self):
        scene = Scene([TRIANGLE, BOX])
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "scene.hairline.json")
            scene.save(path)
            run = subprocess.run([PROGRAM, "query", path, "--kind", "intersect", "--trace"], capture_output=True,
                                 text=True, check=True)
            self.assertEqual(Scene.read(path).json, scene.json)
        self.assertEqual(hairline.explain(*scene.shapes), run.stdout)

    def test_fields(self):
        answer = hairline.closest(shape("point", [0, 0, 2]), TRIANGLE)
        self.assertEqual(len(answer.points), 2)
        self.assertAlmostEqual(answer.distance, float(np.linalg.norm(answer.points[0] - answer.points[1])))
        self.assertIsInstance(answer.exact["sqdist"], Fraction)
        self.assertTrue(hairline.intersect(BOX, BOX))
        with self.assertRaises(TypeError):
            bool(hairline.side(BOX, shape("plane", [0, 0, 1], 0)))
        moving = shape("sphere", [3, 0.5, 0.5], 1, displacement=[-2, 0, 0])
        self.assertEqual(hairline.sweep(moving, BOX).time, 0.5)
        turning = shape("segment", [0, 0, 0], [2, 0, 0],
                        rotation={"axis": [0, 0, 1], "angle": math.pi, "center": [0, 0, 0]})
        pin = shape("point", [0, 1, 0])
        self.assertAlmostEqual(hairline.sweep(turning, pin, scalar="double").time, 0.5)
        halved = hairline.sweep(turning, pin, scalar="double", method="interval_subdivision")
        self.assertEqual(halved.method, "interval_subdivision")
        self.assertAlmostEqual(halved.time, 0.5)
        with self.assertRaises(hairline.Error):
            hairline.sweep(turning, pin)
        self.assertEqual(hairline.contains(BOX, shape("point", [2, 0, 0])).verdict, False)

    def test_errors(self):
        for code, ask in [
            ("unsupported", lambda: hairline.query("juggle", BOX, BOX)),
            ("unsupported", lambda: hairline.intersect(BOX, TRIANGLE, scalar="half")),
            ("unsupported", lambda: hairline.intersect(BOX, TRIANGLE, method="no_such")),
            ("unsupported", lambda: hairline.side(BOX, BOX)),
            ("unsupported", lambda: hairline.explain(BOX, BOX, kind="side")),
        ]:
            with self.assertRaises(Error) as caught:
                ask()
            self.assertEqual(caught.exception.code, code)
        with self.assertRaises(TypeError):
            hairline.common(shape("plane", [0, 0, 1], 0))

    def test_many_threads_ask(self):
        wrong = []

        def ask():
            for i in range(50):
                if not hairline.intersect(shape("sphere", [i, 0, 0], i), BOX):
                    wrong.append(i)

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
        self.assertEqual(wrong, [])


def pairs(count, seed=5):
    random = np.random.default_rng(seed)
    # On a grid half of the time, so that many touch.
    points = np.where(random.random((count, 1, 1)) < 0.5, random.integers(-2, 3, (count, 5, 3)),
                      random.normal(size=(count, 5, 3)))
    boxes = np.sort(points[:, 3:], axis=1)
    return np.ascontiguousarray(points[:, :3]), np.ascontiguousarray(boxes)


class Batches(unittest.TestCase):
    def test_verdicts_are_those_of_single_questions(self):
        triangles, boxes = pairs(150)
        others = triangles[::-1].copy()
        segments = np.ascontiguousarray(others[:, :2])
        spheres = np.ascontiguousarray(np.concatenate([others[:, 0], abs(others[:, 1, :1])], axis=1))
        for kind, type_a, type_b, a, b in [("intersect", "triangle", "aabb", triangles, boxes),
                                           ("intersect", "aabb", "triangle", boxes, triangles),
                                           ("intersect", "triangle", "triangle", triangles, others),
                                           ("intersect", "segment", "aabb", segments, boxes),
                                           ("intersect", "sphere", "triangle", spheres, triangles)]:
            for each in hairline.queries(kind, type_a, type_b):
                for scalar in each.scalars:
                    found = hairline.batch(kind, type_a, type_b, a, b, method=each.method, scalar=scalar)
                    singly = [hairline.query(kind, shape(type_a, *self.fields(type_a, x)), shape(type_b, *self.fields(type_b, y)),
                                             method=each.method, scalar=scalar).verdict for x, y in zip(a[:15], b)]
                    self.assertEqual(found[:15].tolist(), singly, each)
                    self.assertTrue(0.1 < found.mean() < 0.9, found.mean())
        distances = hairline.batch("closest", "point", "triangle", np.ascontiguousarray(boxes[:, 0]), triangles)
        for point, triangle, distance in zip(boxes[:20, 0], triangles, distances):
            self.assertEqual(hairline.closest(shape("point", point), shape("triangle", triangle)).fields["sqdist"], distance)

    @staticmethod
    def fields(kind, row):
        return {"triangle": [row], "aabb": list(row), "segment": list(row), "sphere": [row[:3], row[-1]]}[kind]

    def test_float_arrays_and_flat_rows(self):
        triangles, boxes = pairs(1000)
        whole = hairline.batch("intersect", "triangle", "aabb", triangles, boxes)
        self.assertEqual(hairline.batch("intersect", "triangle", "aabb", triangles.reshape(-1, 9), boxes.reshape(-1, 6)).tolist(), whole.tolist())
        single = triangles.astype(np.float32), boxes.astype(np.float32)
        wide = [each.astype(np.float64) for each in single]
        for scalar in ("float", "double", "exact"):
            self.assertEqual(hairline.batch("intersect", "triangle", "aabb", *single, scalar=scalar).tolist(),
                             hairline.batch("intersect", "triangle", "aabb", *wide, scalar=scalar).tolist())
        self.assertEqual(len(hairline.batch("intersect", "triangle", "aabb", triangles[:0], boxes[:0])), 0)
        self.assertEqual(hairline.batch("intersect", "triangle", "aabb", triangles[::-1], boxes[::-1], copy=True).tolist(),
                         whole[::-1].tolist())
        self.assertEqual(hairline.batch("intersect", "triangle", "aabb", triangles.astype(">f8"), boxes.tolist(), copy=True).tolist(),
                         whole.tolist())

    def test_faults_name_the_row(self):
        for at, row in [(0, 0), (64, 9000), (777, 9999)]:
            triangles, boxes = pairs(10000)
            triangles[row, 1, 2] = math.nan
            for kind, b in (("aabb", boxes), ("triangle", triangles[::-1].copy())):
                for scalar in ("float", "double", "exact"):
                    with self.assertRaises(Error) as caught:
                        hairline.batch("intersect", "triangle", kind, triangles[row - row % 3:], b[row - row % 3:], scalar=scalar)
                    self.assertEqual(caught.exception.at.split(".")[0] in (f"a[{row % 3}]", "b[0]"), True, caught.exception.at)
                    self.assertEqual(caught.exception.code, "number")
        triangles, boxes = pairs(10000)
        boxes[8200] = boxes[8200, ::-1] + [[0, 0, 1], [0, 0, 0]]
        with self.assertRaises(Error) as caught:
            hairline.batch("intersect", "triangle", "aabb", triangles, boxes)
        self.assertEqual((caught.exception.code, caught.exception.at.split(".")[0]), ("shape", "b[8200]"))
        triangles[5] *= 1e300
        with self.assertRaises(Error) as caught:
            hairline.batch("intersect", "triangle", "aabb", triangles, boxes, scalar="float")
        self.assertEqual((caught.exception.code, caught.exception.at), ("number", "a[5]"))

    def test_wrong_arrays_are_refused(self):
        triangles, boxes = pairs(10)
        unaligned = np.frombuffer(bytearray(10 * 72 + 1), np.uint8)[1:].view(np.float64).reshape(10, 3, 3)
        for code, a, b in [
            ("shape", triangles[:, :2], boxes), ("shape", triangles, boxes[:9]), ("shape", triangles[0], boxes),
            ("shape", triangles.T, boxes), ("shape", triangles[::-1], boxes), ("shape", np.asfortranarray(triangles), boxes),
            ("shape", unaligned, boxes), ("number", triangles.astype(int), boxes), ("number", triangles.astype(">f8"), boxes),
            ("number", triangles.astype(np.longdouble), boxes), ("shape", triangles.tolist(), boxes), ("shape", None, boxes),
            ("shape", np.float64(3), boxes), ("shape", np.zeros((10, 3, 3, 0)), boxes),
        ]:
            with self.assertRaises(Error) as caught:
                hairline.batch("intersect", "triangle", "aabb", a, b)
            self.assertEqual(caught.exception.code, code, str(caught.exception))
        for kind, a, b in [("side", "triangle", "aabb"), ("intersect", "polygon", "aabb"), ("intersect", "cube", "aabb")]:
            with self.assertRaises(Error):
                hairline.batch(kind, a, b, triangles, boxes)
        # What the checks in Python let through is checked once more.
        core = hairline._core.batch
        out = np.zeros(10, bool)
        for a, o in [(triangles[::2], out), (triangles.astype(int), out), (triangles, out[:5]), (triangles, out.astype(float)),
                     (triangles[:, :2], out), (triangles[:9], out)]:
            with self.assertRaises(Error):
                core("intersect", "", "exact", "triangle", a, "aabb", boxes, o)
        with self.assertRaises((Error, BufferError, ValueError, TypeError)):
            frozen = out.copy()
            frozen.flags.writeable = False
            core("intersect", "", "exact", "triangle", triangles, "aabb", boxes, frozen)

    def test_broadcast_views_are_refused(self):
        triangles, boxes = pairs(10)
        with self.assertRaises(Error):
            hairline.batch("intersect", "triangle", "aabb", np.broadcast_to(triangles[0], (1 << 40, 3, 3)), boxes)

    def test_arrays_that_change_meanwhile(self):
        triangles, boxes = pairs(20000)
        stop = threading.Event()

        def disturb():
            i = 0
            while not stop.is_set():
                triangles[i % 20000] = math.nan if i % 2 else 0.5
                i += 7919

        thread = threading.Thread(target=disturb)
        thread.start()
        try:
            for _ in range(20):
                try:
                    hairline.batch("intersect", "triangle", "aabb", triangles, boxes)
                except Error:
                    pass
        finally:
            stop.set()
            thread.join()

    def test_other_threads_run_meanwhile(self):
        triangles, boxes = (each.repeat(50, axis=0) for each in pairs(10000))
        thread = threading.Thread(target=lambda: hairline.batch("intersect", "triangle", "aabb", triangles, boxes))
        turns = 0
        thread.start()
        while thread.is_alive():
            time.sleep(0)
            turns += 1
        self.assertGreater(turns, 10)


def interval_boxes(a, b):
    return bool((a.min < b.max).all() and (b.min < a.max).all())


class Searches(unittest.TestCase):
    def test_finds_and_shrinks(self):
        found = hairline.fuzz(interval_boxes, "intersect", "aabb", "aabb", seconds=None, cases=400, keep=3, shrink=True)
        self.assertEqual(found.cases, 400)
        self.assertGreater(found.answered, 350)
        for each in found:
            self.assertEqual((each.what, each.answered, each.expected), ("exact", False, True))
            self.assertFalse(interval_boxes(*each.shapes))
            self.assertTrue(hairline.intersect(*each.shapes))
        again = hairline.fuzz(interval_boxes, "intersect", "aabb", "aabb", seconds=None, cases=400, keep=3, shrink=True)
        self.assertEqual([each.shapes for each in found], [each.shapes for each in again])

    def test_a_right_function_has_no_findings(self):
        found = hairline.fuzz(lambda a, b: hairline.intersect(a, b).verdict, "intersect", "triangle", "aabb",
                              seconds=0.5)
        self.assertEqual(list(found), [])
        self.assertGreater(found.answered, 10)

    def test_distances_mappings_and_float(self):
        near = hairline.fuzz(lambda a, b: hairline.closest(a, b).distance * 1.001, "closest", "point", "triangle",
                             seconds=None, cases=100)
        self.assertIn("distance", [each.what for each in near])
        fields = hairline.fuzz(lambda a, b: {"hit": True}, "intersect", "aabb", "aabb", seconds=None, cases=100)
        self.assertEqual({(each.answered, each.expected) for each in fields}, {(True, False)})
        single = []
        hairline.fuzz(lambda a, b: single.append(a.min.astype(np.float32).astype(float).tolist() == a.min.tolist()),
                      "intersect", "aabb", "aabb", seconds=None, cases=100, scalar="float")
        self.assertTrue(single and all(single))

    def test_failures_are_findings(self):
        def raising(a, b):
            raise ZeroDivisionError("no")

        for function, failure in [(raising, "raised ZeroDivisionError"), (lambda a, b: object(), "returned a value of type object"),
                                  (lambda a: True, "raised TypeError"), (lambda a, b: {"t": math.nan}, "raised Error"),
                                  (lambda a, b: {"hit": {1}}, "raised Error")]:
            found = hairline.fuzz(function, "intersect", "aabb", "aabb", seconds=None, cases=20)
            self.assertEqual({(each.what, each.failure) for each in found}, {("failure", failure)})
        silent = hairline.fuzz(lambda a, b: None, "intersect", "aabb", "aabb", seconds=None, cases=20)
        self.assertEqual((list(silent), silent.answered), ([], 0))

    def test_interrupts_are_raised(self):
        def interrupted(a, b):
            raise KeyboardInterrupt

        def leaving(a, b):
            sys.exit(3)

        with self.assertRaises(KeyboardInterrupt):
            hairline.fuzz(interrupted, "intersect", "aabb", "aabb", seconds=60)
        with self.assertRaises(SystemExit):
            hairline.fuzz(leaving, "intersect", "aabb", "aabb", seconds=60)

    def test_searches_within_searches(self):
        def searching(a, b):
            hairline.fuzz(interval_boxes, "intersect", "aabb", "aabb", seconds=None, cases=2)
            gc.collect()
            return hairline.intersect(a, b).verdict

        self.assertEqual(list(hairline.fuzz(searching, "intersect", "aabb", "aabb", seconds=None, cases=10)), [])

    def test_wrong_arguments(self):
        for arguments in [{"seconds": math.nan}, {"seconds": -1}, {"seconds": None}, {"cases": 0}, {"seed": -1},
                          {"scalar": "exact"}, {"scalar": "half"}, {"keep": 1 << 70}]:
            with self.assertRaises(Error, msg=str(arguments)):
                hairline.fuzz(interval_boxes, "intersect", "aabb", "aabb", **arguments)
        for types in [("aabb", "teapot"), ("grid", "grid")]:
            with self.assertRaises(Error):
                hairline.fuzz(interval_boxes, "intersect", *types)
        with self.assertRaises(TypeError):
            hairline.fuzz(3, "intersect", "aabb", "aabb")


class Scenes(unittest.TestCase):
    def test_is_a_picture_in_a_notebook(self):
        self.assertIn("<svg", Scene([TRIANGLE, BOX])._repr_svg_())

    def test_says_where_the_program_is_missing(self):
        os.environ["HAIRLINE"] = "/no/such/program"
        try:
            with self.assertRaises(Error) as caught:
                hairline.show(BOX, TRIANGLE)
            self.assertIn("not installed", str(caught.exception))
            self.assertIsNone(Scene([BOX])._repr_svg_())
        finally:
            os.environ["HAIRLINE"] = PROGRAM

    def test_shows_by_sending(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "hairline")
            program.write_text('#!/bin/sh\n[ "$1" = send ] && cp "$2" "$0.sent" || { echo no such command >&2; exit 2; }\n')
            program.chmod(0o755)
            os.environ["HAIRLINE"] = str(program)
            try:
                hairline.show(BOX, TRIANGLE)
                self.assertEqual(len(Scene.read(f"{program}.sent").shapes), 2)
                with self.assertRaises(Error) as caught:
                    Scene([BOX]).svg()
                self.assertIn("no such command", str(caught.exception))
            finally:
                os.environ["HAIRLINE"] = PROGRAM

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "one.obj").write_text("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n")
            path = os.path.join(folder, "scene.hairline.json")
            pathlib.Path(path).write_text('{"format":"hairline-scene","version":1,"objects":[{"id":"m","type":"mesh","file":"one.obj"}]}')
            mesh = Scene.read(path)["m"]
            self.assertEqual(hairline.closest(shape("point", [0, 0, 2]), mesh).distance, 2)
            for bad in (os.path.join(folder, "none"), folder, "/dev/zero"):
                with self.assertRaises(Error):
                    Scene.read(bad)
            with self.assertRaises(Error):
                Scene([BOX]).save(os.path.join(folder, "no", "folder"))
        with self.assertRaises(Error):
            Scene([shape("point", [0, 0, 0], id="a"), shape("point", [0, 0, 0], id="a")])
        with self.assertRaises(KeyError):
            Scene([BOX])["none"]


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(hairline))
    tests.addTests(doctest.DocFileSuite(str(SOURCE / "resources/documentation/python.md"), module_relative=False))
    return tests


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
