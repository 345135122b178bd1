#!/usr/bin/env python3
"""Runs the adapters of resources/plugin/adapters through search and shrink, and prints PEERS.md.

    tests/robustness/peers.py build/release/hairline >tests/robustness/PEERS.md

Adapters are built in a folder of their own; what is not installed is left out with a word.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ADAPTERS = os.path.join(ROOT, "resources", "plugin", "adapters")
CASES = 20000
RECIPES = ["grid", "real", "touching", "parallel", "coplanar", "degenerate"]
BUILD = {
    "cgal": "",
    "fcl": "-I/usr/include/eigen3 -lfcl -lccd",
    "bullet": "$(pkg-config --cflags --libs bullet)",
}
PACKAGES = {"cgal": "libcgal-dev", "fcl": "libfcl-dev", "bullet": "libbullet-dev"}
TITLES = {
    "cgal": "CGAL, `Simple_cartesian<double>`",
    "fcl": "FCL",
    "bullet": "Bullet, without margins",
}
FIELDS = ["position", "origin", "direction", "normal", "offset", "a", "b", "center", "axes",
          "half_extents", "radius", "apex", "axis", "height", "min", "max", "vertices"]


def run(arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=False)


def build(adapter, folder):
    library = os.path.join(folder, adapter + ".so")
    line = (f"c++ -std=c++20 -O2 -fPIC -shared -I{ADAPTERS}/.. {ADAPTERS}/{adapter}.cpp "
            f"-o {library} {BUILD[adapter]}")
    return library if run(["sh", "-c", line]).returncode == 0 else None


def version(package):
    return run(["dpkg-query", "-W", "-f=${Version}", package]).stdout


def told(scene):
    parts = []
    for item in scene["objects"]:
        fields = [json.dumps(item[key], separators=(",", ":")) for key in FIELDS if key in item]
        parts.append(item["type"] + " " + " ".join(fields))
    # The sign of a zero is no part of any of these shapes.
    return re.sub(r"-0\.0(?=[,\]; ]|$)", "0", "; ".join(parts))


def says(finding):
    if finding["find"] == "failure":
        return finding["other"]
    if finding["find"] == "distance":
        return f"{finding['sqdist']:.6g} for {finding['exact_sqdist']:.6g}"
    # The verdict of a closest query is whether the distance is zero.
    words = {"intersect": ("miss", "hit"), "contains": ("outside", "inside"),
             "closest": ("apart", "touching")}[finding["kind"]]
    return f"{words[finding['says']]} for {words[finding['against']]}"


def is_judged(program, method):
    """Whether some query answers this in exact."""
    return any(query["kind"] == method["kind"] and "exact" in query["scalars"]
               and query["operands"] == method["operands"]
               for query in json.loads(run([program, "queries", "--json"]).stdout))


def rows(program, library, method):
    kind, operands = method["kind"], method["operands"]
    if not is_judged(program, method):
        return
    for scalar in method["scalars"]:
        found = library + ".jsonl"
        if os.path.exists(found):
            os.remove(found)
        line = [program, "fuzz", "--kind", kind, "--operands", *operands, "--plugin", library,
                "--scalar", scalar, "--single", "--cases", str(CASES), "--keep", "1", "-o", found]
        for recipe in RECIPES:
            line += ["--recipe", recipe]
        for name in ("exact", "distance", "failure"):
            line += ["--find", name]
        counts = {}
        for text in run(line).stderr.splitlines()[1:]:
            words = text.split(None, 2)
            if len(words) == 3 and words[0].isdigit():
                counts[words[1]] = int(words[0])
        question = f"{kind}: {', '.join(operands)}"
        if not counts:
            yield f"| {question} | {scalar} | | 0 | |"
            continue
        with open(found, encoding="utf-8") as file:
            scenes = [json.loads(text) for text in file]
        scenes = [scene for scene in scenes if "finding" in scene]
        for scene in scenes:
            sort = scene["finding"]["find"]
            with open(found + ".one", "w", encoding="utf-8") as file:
                json.dump(scene, file)
            simple = run([program, "shrink", found + ".one", "--plugin", library])
            if simple.returncode == 0:
                scene = json.loads(simple.stdout)
            share = 100 * counts[sort] / CASES
            yield (f"| {question} | {scalar} | {sort} | {counts[sort]} ({share:.2g} %) "
                   f"| {says(scene['finding'])}: {told(scene)} |")


def main():
    program = os.path.abspath(sys.argv[1])
    print(f"""# Functions of other libraries, judged

What `hairline fuzz` finds on functions that stand in Debian, and the simplest case to which
`hairline shrink` brings it. Made by `tests/robustness/peers.py build/release/hairline` on the
adapters of resources/plugin/adapters; each row is

    hairline fuzz --kind K --operands A B --plugin ADAPTER.so --scalar S --single --cases {CASES} \\
      --recipe {' --recipe '.join(RECIPES)}
    hairline shrink FINDING --plugin ADAPTER.so

with `--find` of `exact`, `distance` and `failure`. All numbers fit binary32, so that float gets
them as they are, and are of ordinary size; many cases touch, are flat, or lie in one plane, which
is where such functions are asked least. `exact` counts verdicts that are not the exact one, of
`closest` whether the distance is zero; `distance` counts squared distances off by more than 1e-9
of the exact one in double and 1e-4 in float: most of them lie near contact, where that is little.
Examples are as simple as they go, and their decimals are rounded once more in float. None of this
makes a library wrong for what it is made for: it says where its answers end. CGAL in particular
promises exact answers from other kernels than this one.""")
    with tempfile.TemporaryDirectory() as folder:
        for adapter, title in TITLES.items():
            print(f"\n## {title}\n")
            library = build(adapter, folder)
            if library is None:
                print(f"Not built here: {PACKAGES[adapter]} is missing.")
                continue
            print(f"{PACKAGES[adapter]} {version(PACKAGES[adapter])}.\n")
            print("| question | scalar | finding | of the cases | smallest example |")
            print("|---|---|---|---|---|")
            for method in json.loads(run([program, "plugin-host", library, "--list"]).stdout):
                for row in rows(program, library, method):
                    print(row, flush=True)


if __name__ == "__main__":
    main()
