"""Builds the package: a wheel of one module, by the standard library alone (PEP 517)."""

from __future__ import annotations

import base64
import calendar
import gzip
import hashlib
import io
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Optional

ROOT = Path(__file__).resolve().parent.parent
MODULE = "sekilab.py"
TIME = (2026, 1, 1, 0, 0, 0)  # a fixed time makes builds of the same sources the same
SECONDS = calendar.timegm(TIME)
SOURCES = (MODULE, "pyproject.toml", "README.md", "backend/one_module.py", "tests/test_sekilab.py")


def _project() -> dict[str, str]:
    """The fields of the table project that are plain text. Python 3.11 has the first reader of TOML."""
    fields: dict[str, str] = {}
    table = ""
    for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            table = line.strip("[] ")
        elif table == "project" and ' = "' in line:
            key, value = line.split(" = ", 1)
            fields[key] = value.strip('"')
    return fields


def _metadata(project: dict[str, str]) -> str:
    return (
        "Metadata-Version: 2.1\n"
        f"Name: {project['name']}\n"
        f"Version: {project['version']}\n"
        f"Summary: {project['description']}\n"
        "License: Apache-2.0\n"
        f"Requires-Python: {project['requires-python']}\n"
        "Provides-Extra: frames\n"
        "Requires-Dist: pandas; extra == 'frames'\n"
        "Description-Content-Type: text/markdown\n"
        "\n" + (ROOT / "README.md").read_text(encoding="utf-8")
    )


def build_wheel(
    wheel_directory: str, config_settings: Optional[dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    project = _project()
    name = f"{project['name']}-{project['version']}"
    info = f"{name}.dist-info"
    files = {
        MODULE: (ROOT / MODULE).read_text(encoding="utf-8"),
        f"{info}/METADATA": _metadata(project),
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: one_module\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    wheel = f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files.items():
            content = text.encode("utf-8")
            archive.writestr(zipfile.ZipInfo(path, TIME), content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
            record += f"{path},sha256={digest},{len(content)}\n"
        archive.writestr(zipfile.ZipInfo(f"{info}/RECORD", TIME), record + f"{info}/RECORD,,\n")
    return wheel


def build_sdist(sdist_directory: str, config_settings: Optional[dict[str, Any]] = None) -> str:
    project = _project()
    name = f"{project['name']}-{project['version']}"
    files = {"PKG-INFO": _metadata(project).encode("utf-8")}
    files.update((source, (ROOT / source).read_bytes()) for source in SOURCES)
    with open(Path(sdist_directory) / f"{name}.tar.gz", "wb") as out:
        with gzip.GzipFile("", "wb", fileobj=out, mtime=SECONDS) as packed:
            with tarfile.open(mode="w", fileobj=packed) as archive:
                for path, content in files.items():
                    entry = tarfile.TarInfo(f"{name}/{path}")
                    entry.size = len(content)
                    entry.mtime = SECONDS
                    archive.addfile(entry, io.BytesIO(content))
    return f"{name}.tar.gz"
