"""Tests of what is packed, and of the notebook: test_module_package.py FOLDER_OF_MODULE PROGRAM."""

import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import unittest
import zipfile

FOLDER, PROGRAM = sys.argv[1], sys.argv[2]
SOURCE = pathlib.Path(__file__).resolve().parents[2]


# Runs the cells of a notebook without a kernel, which would need a network, and keeps what they show.
RUN_CELLS = """
import ast, json, sys
notebook, names = json.load(open(sys.argv[1])), {}
for cell in notebook["cells"]:
    if cell["cell_type"] != "code":
        continue
    body = ast.parse("".join(cell["source"])).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    value = last and eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    cell["outputs"] = [{"data": {"image/svg+xml": value._repr_svg_()}}] if hasattr(value, "_repr_svg_") else []
json.dump(notebook, open(sys.argv[2], "w"))
"""


def has_loopback():
    try:
        with socket.create_server(("127.0.0.1", 0)) as server:
            socket.create_connection(server.getsockname(), 5).close()
        return True
    except OSError:
        return False


class Packages(unittest.TestCase):
    def test_wheel_is_whole(self):
        build = os.path.dirname(FOLDER)
        subprocess.run(["cmake", "--build", build, "--target", "python_wheel"], check=True, capture_output=True)
        wheel = sorted(pathlib.Path(build, "wheel").glob("hairline-*.whl"))[-1]
        with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
            names = archive.namelist()
            self.assertEqual(sum("libhairline_core.so" in name for name in names), 1)
            for file in ("hairline/__init__.py", "hairline/_core.pyi", "hairline/py.typed"):
                self.assertIn(file, names)
            record = next(name for name in names if name.endswith("RECORD"))
            self.assertEqual(sorted(line.split(",")[0] for line in archive.read(record).decode().split()), sorted(names))
            environment = {**os.environ, "PYTHONPATH": folder}
            code = "import hairline; print(hairline.__file__); assert hairline.intersect(*[hairline.shape('point', [0, 0, 0])] * 2)"
            run = subprocess.run([sys.executable, "-c", code], env=environment, cwd=folder, capture_output=True, text=True, check=True)
            self.assertTrue(run.stdout.startswith(folder))
            maps = "import hairline; print([x for x in open('/proc/self/maps') if 'libhairline' in x][0])"
            run = subprocess.run([sys.executable, "-c", maps], env=environment, cwd=folder, capture_output=True, text=True, check=True)
            self.assertIn(folder, run.stdout)

    def test_lesson_runs(self):
        lesson = SOURCE / "resources/python/lesson_1.ipynb"
        environment = {**os.environ, "PYTHONPATH": FOLDER, "HAIRLINE": PROGRAM}
        with tempfile.TemporaryDirectory() as folder:
            if has_loopback():
                command = ["-m", "nbconvert", "--to", "notebook", "--execute", "--output-dir", folder,
                           "--ExecutePreprocessor.startup_timeout=250", str(lesson)]
            else:
                command = ["-c", RUN_CELLS, str(lesson), str(pathlib.Path(folder, lesson.name))]
            run = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment, check=False)
            self.assertEqual(run.returncode, 0, run.stderr[-3000:])
            cells = json.loads(pathlib.Path(folder, lesson.name).read_text())["cells"]
        pictures = [output for cell in cells for output in cell.get("outputs", []) if "image/svg+xml" in output.get("data", {})]
        self.assertEqual(len(pictures), 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
