"""Writes the wire types as TypeScript: `python -m polana.table.schema > web/src/lib/protocol.ts`."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec

from polana.table import lobby, messages

HEAD = """// Written by `python -m polana.table.schema` from src/polana/table/lobby.py and messages.py. Do not edit.
"""

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    return [
        thing
        for module in (lobby, messages)
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
    for kind in kinds:
        schema = parts[kind.__name__]
        sent_by_reader = issubclass(kind, lobby.Shape)
        doc = inspect.getdoc(kind) if kind.__doc__ and not kind.__doc__.startswith(kind.__name__ + "(") else None
        out.append("")
        if doc:
            out.extend(["/**", *(f" * {line}".rstrip() for line in doc.splitlines()), " */"])
        out.append(f"export interface {kind.__name__} {{")
        required = schema.get("required", [])
        remarks = _remarks(kind)
        for name, field in schema["properties"].items():
            if name in remarks:
                out.append(f"  /** {remarks[name]} */")
            optional = "?" if sent_by_reader and name not in required else ""
            out.append(f"  {name}{optional}: {_field(name, field)};")
        out.append("}")
    for name in ("FromServer", "FromReader"):
        union = " | ".join(kind.__name__ for kind in getattr(messages, name).__args__)
        out.extend(["", f"export type {name} = {union};"])
    return "\n".join(out) + "\n"


def _remarks(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The `#:` comments above the fields."""
    found = re.findall(r"((?:^    #: .*\n)+)    (\w+):", inspect.getsource(kind), re.MULTILINE)
    return {name: " ".join(line.strip().removeprefix("#: ") for line in text.splitlines()) for text, name in found}


def _field(name: str, field: Schema) -> str:
    if name == "args":
        return "Record<string, Arg>"
    if name == "view":
        return "unknown"
    if name == "views":
        return "unknown[]"
    return _type(field)


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    match schema.get("type"):
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
    print(typescript(), end="")
