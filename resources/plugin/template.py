#!/usr/bin/env python3
"""A plugin in Python: whether a point is in a sphere.

It reads a request a line and writes an answer a line, as `hairline query --jsonl` does. Copy it,
and put your own function in.

    hairline fuzz --kind contains --operands point sphere --plugin 'python3 template.py' --seconds 10
"""
import json
import sys


def contains(point, sphere):
    """The result for one question: the fields are those of `hairline query --jsonl`."""
    square = sum((p - c) * (p - c) for p, c in zip(point["position"], sphere["center"]))
    return {"contains": square <= sphere["radius"] * sphere["radius"]}


METHODS = {("contains", "point", "sphere"): contains}


def answer(request):
    a, b = request["a"], request["b"]
    method = METHODS.get((request["kind"], a["type"], b["type"]))
    if method is not None:
        result = method(a, b)
    else:
        # The operands come in either order.
        method = METHODS.get((request["kind"], b["type"], a["type"]))
        if method is None:
            message = "template.py does not answer this"
            return {"error": {"code": "unsupported", "message": message}}
        result = method(b, a)
    # Python computes in double, so it has no answer in float.
    return {"results": [{"method": "template_py", "scalar": "double", **result}]}


def main():
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"id": request["id"], **answer(request)}), flush=True)


if __name__ == "__main__":
    main()
