import json, os, subprocess
def whole(shape):
    starts = shape.get("hole_starts")
    if starts is None: return shape
    corners = shape["vertices"]
    ends = starts[1:] + [len(corners)]
    shape = dict(shape, type="polygon", vertices=corners[:starts[0]],
                 holes=[corners[start:end] for start, end in zip(starts, ends)])
    del shape["hole_starts"]
    return shape
def ask(kind, operands, field):
    operands = [whole(shape) for shape in operands]
    who = json.loads("{" + os.environ.get("HAIRLINE_WHO", '"scalars": ["exact"]') + "}")
    request = dict(kind=kind, a=operands[0], b=operands[1], **who)
    run = subprocess.run([os.environ["HAIRLINE"], "query", "--jsonl"], text=True,
                         input=json.dumps(request) + "\n", capture_output=True)
    return json.loads(run.stdout)["results"][0].get(field, False)
def intersects(a, b, scalar): return ask("intersect", [a, b], "hit")
def contains(a, b, scalar): return ask("contains", [a, b], "contains")
def may_meet(a, b, scalar): return ask("bound", [a, b], "may_hit")
def side_of(a, b, scalar):
    return {"front": 1, "behind": -1, "straddles": 0}[ask("side", [a, b], "side")]
def square_distance(a, b, scalar): return ask("closest", [a, b], "sqdist")
def sweep(a, m, b, n, field):
    return ask("sweep", [dict(a, displacement=m["displacement"]),
                         dict(b, displacement=n["displacement"])], field)
def sweep_hits(a, m, b, n, scalar): return sweep(a, m, b, n, "hit")
def contact_time(a, m, b, n, scalar): return sweep(a, m, b, n, "time")
