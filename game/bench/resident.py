"""How much main memory the system holds for this process."""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import wintypes
from pathlib import Path

MB = 1024 * 1024


class _Counters(ctypes.Structure):
    """Windows' PROCESS_MEMORY_COUNTERS."""

    _fields_ = (
        ("cb", wintypes.DWORD),
        ("PageFaultCount", wintypes.DWORD),
        ("PeakWorkingSetSize", ctypes.c_size_t),
        ("WorkingSetSize", ctypes.c_size_t),
        *((f"unused{number}", ctypes.c_size_t) for number in range(6)),
    )


def resident_mb() -> float:
    """Megabytes; on systems that only tell the most so far, that."""
    if sys.platform == "win32":
        counters = _Counters()
        counters.cb = ctypes.sizeof(counters)
        process = ctypes.windll.kernel32.GetCurrentProcess()
        ctypes.windll.psapi.GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb)
        return float(counters.WorkingSetSize) / MB
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MB
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / MB if sys.platform == "darwin" else most / 1024
