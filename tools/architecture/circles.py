"""No circles of imports: each part can be understood from those that it stands on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tools.architecture.sources import dotted, imports, modules


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of names that lead to one another (Tarjan's strongly connected components)."""
    order, low = dict[str, int](), dict[str, int]()
    stack, found = list[str](), list[list[str]]()

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            at = stack.index(name)
            group = stack[at:]
            del stack[at:]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found


def graph() -> dict[str, set[str]]:
    """Each module with those of the game that it imports, lazily and for types included."""
    known = {dotted(path): path for path in modules()}

    def module_of(name: str) -> str:
        return name if name in known else name.rpartition(".")[0]

    return {
        name: {module_of(each) for each in imports(path)} & set(known) - {name}
        for name, path in known.items()
    }


def breaches() -> Iterator[str]:
    """Every circle."""
    for group in circles(graph()):
        yield f"these import one another: {', '.join(group)}"
