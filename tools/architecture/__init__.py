"""Checks how the house is built: ``python -m tools.architecture``, a part of ``make lint``.

Each rule tells every place that breaks it, in one reading of all modules:

- :mod:`~tools.architecture.layers`: who may import whom, and what of the outside world;
- :mod:`~tools.architecture.guests`: no shared module knows a title;
- :mod:`~tools.architecture.screens`: no screen knows another one;
- :mod:`~tools.architecture.circles`: no modules import one another;
- :mod:`~tools.architecture.size`: modules and functions that are easy to read;
- :mod:`~tools.architecture.citations`: each number of a rule that is cited has its rule.
"""
