"""Writes types of the page as TypeScript: those of the wire, and those of what a seat sees of a game.

    python -m polana.table.schema > web/src/lib/protocol.ts
    python -m polana.table.schema GAME > web/src/games/GAME/view.ts

A game says what its view is made of with `TypedDict` classes in a file `view.py` of its own; `PARTS` there names types
of which every folder of a package brings some.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import re
import sys
from typing import Any, ForwardRef, is_typeddict

import msgspec

from polana.kernel.game import find
from polana.school import counsel
from polana.table import lobby, messages

HEAD = """// Written by `python -m polana.table.schema` from lobby.py and messages.py in src/polana/table, and
// from src/polana/school/counsel.py. Do not edit.
"""
VIEW_HEAD = """// Written by `python -m polana.table.schema {game}` from {source}. Do not edit.
"""

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    return [
        thing
        for module in (lobby, counsel, messages)
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == module.__name__
        and thing is not lobby.Shape
    ]


def typescript() -> str:
    """All types, each with its docstring."""
    kinds = structs()
    _, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    out = [HEAD, "export type Value = boolean | number | string;"]
    out.append("export type Arg = Value | WordArg | Arg[];")
    out.append("/** What a reader sees of a match: every game has a type of its own for it, in its `view.ts`. */")
    out.append("export type View = object;")
    for kind in kinds:
        schema = parts[kind.__name__]
        unset = [field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET]
        optional = _left_out(schema) if issubclass(kind, lobby.Shape) else unset
        out.extend(
            _interface(kind, {name: _field(name, each) for name, each in schema["properties"].items()}, optional)
        )
    for name in ("FromServer", "FromReader"):
        union = " | ".join(kind.__name__ for kind in getattr(messages, name).__args__)
        out.extend(["", f"export type {name} = {union};"])
    return "\n".join(out) + "\n"


def view_module(game: str) -> str | None:
    """Where a game says what its view is made of, if it does."""
    package = type(find(game)).__module__.rpartition(".")[0]
    return f"{package}.view" if importlib.util.find_spec(f"{package}.view") else None


def view_types(game: str) -> str:
    """What a seat sees of a game, in the order in which the game declares it."""
    module = importlib.import_module(view_module(game) or "")
    kinds = _typed_dicts(module.__name__)
    #: Types that are brought in parts, by the folders of a package: each is any of its parts.
    unions: dict[str, list[str]] = {}
    for name, package in getattr(module, "PARTS", {}).items():
        brought = [kind for file in _view_files(package) for kind in _typed_dicts(file)]
        unions[name] = [kind.__name__ for kind in brought if kind.__name__.endswith(name)]
        kinds = brought + kinds
    _, parts = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template="{name}")
    out = [VIEW_HEAD.format(game=game, source=f"src/{module.__name__.replace('.', '/')}.py").rstrip()]
    for kind in kinds:
        schema = parts[kind.__name__]
        fields = {name: _type(each) for name, each in schema["properties"].items()}
        # A schema sorts the fields: the page has them in the order of the source.
        names = [name for base in reversed(kind.__mro__) for name in vars(base).get("__annotations__", {})]
        fields = {name: fields[name] for name in names if name in fields}
        for name, annotation in kind.__annotations__.items():
            if _plain(annotation) in unions:
                fields[name] = _plain(annotation)
        out.extend(_interface(kind, fields, _left_out(schema)))
    for name, members in unions.items():
        out.extend(["", f"export type {name} = {' | '.join(members)};"])
    return "\n".join(out) + "\n"


def _typed_dicts(module: str) -> list[type]:
    """Those that a file declares, in its order."""
    things = vars(importlib.import_module(module)).values()
    return [thing for thing in things if is_typeddict(thing) and thing.__module__ == module]


def _view_files(package: str) -> list[str]:
    """The files `view.py` in the folders of a package."""
    folders = pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}.")
    files = [f"{folder.name}.view" for folder in folders if folder.ispkg]
    return [file for file in files if importlib.util.find_spec(file)]


def _anything(kind: type) -> Schema:
    """The schema of `object`: any type."""
    return {"description": kind.__name__}


def _plain(annotation: object) -> str:
    """An annotation as it is written."""
    return annotation.__forward_arg__ if isinstance(annotation, ForwardRef) else str(annotation)


def _left_out(schema: Schema) -> list[str]:
    """The fields that need not be there."""
    return [name for name in schema["properties"] if name not in schema.get("required", [])]


def _interface(kind: type, fields: dict[str, str], optional: list[str]) -> list[str]:
    doc = inspect.getdoc(kind) if kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "(") else None
    out = [""]
    if doc and doc != inspect.getdoc(dict):
        out.extend(["/**", *(f" * {line}".rstrip() for line in doc.splitlines()), " */"])
    out.append(f"export interface {kind.__name__} {{")
    remarks = _remarks(kind)
    for name, field in fields.items():
        if name in remarks:
            out.append(f"  /** {remarks[name]} */")
        out.append(f"  {name}{'?' if name in optional else ''}: {field};")
    out.append("}")
    return out


def _remarks(kind: type) -> dict[str, str]:
    """The `#:` comments above the fields."""
    found = re.findall(r"((?:^    #: .*\n)+)    (\w+):", inspect.getsource(kind), re.MULTILINE)
    return {name: " ".join(line.strip().removeprefix("#: ") for line in text.splitlines()) for text, name in found}


def _field(name: str, field: Schema) -> str:
    if name == "args":
        return "Record<string, Arg>"
    if name in ("view", "views", "stands"):
        return "View[]" if name == "views" else "View"
    return _type(field)


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        if any(part.get("type") == "array" and "items" not in part for part in schema["anyOf"]):
            return "Arg"  # lists in lists
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
        case "array":
            inner = _type(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "string":
            return "string"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values)}>" if isinstance(values, dict) else "Record<string, unknown>"
    return "unknown"


if __name__ == "__main__":
    print(view_types(sys.argv[1]) if len(sys.argv) > 1 else typescript(), end="")
