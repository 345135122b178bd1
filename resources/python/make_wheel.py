"""Packs the installed module into a wheel: make_wheel.py FOLDER VERSION OUT."""

import base64
import hashlib
import pathlib
import sys
import sysconfig
import zipfile

folder, version, out = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
python = f"cp{sys.version_info.major}{sys.version_info.minor}"
tag = f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
information = f"hairline-{version}.dist-info"
files = {path.relative_to(folder).as_posix(): path.read_bytes()
         for path in sorted(folder.glob("hairline/*")) if path.is_file()}
files[f"{information}/METADATA"] = f"""Metadata-Version: 2.1
Name: hairline
Version: {version}
Summary: Collision geometry with answers that can be checked
Requires-Python: >=3.9
Requires-Dist: numpy
""".encode()
files[f"{information}/WHEEL"] = f"""Wheel-Version: 1.0
Generator: hairline
Root-Is-Purelib: false
Tag: {tag}
""".encode()
record = f"{information}/RECORD"
lines = []
for name, content in files.items():
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    lines.append(f"{name},sha256={digest},{len(content)}\n")
files[record] = ("".join(lines) + f"{record},,\n").encode()

wheel = out / f"hairline-{version}-{tag}.whl"
with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
    for name, content in files.items():
        # The same bytes from the same files, whenever they are packed.
        entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        entry.external_attr = (0o755 if ".so" in name else 0o644) << 16
        archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
print(wheel)
