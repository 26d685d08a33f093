"""Runs statements in the server of one wheel: JSON on standard input, one line of JSON per answer on standard output."""

import json
import os
import re
import sys
import tempfile
import time
from unittest.mock import MagicMock

# The server needs neither; importing the wheel does.
for module in ("numpy", "pandas", "pyarrow"):
    sys.modules.setdefault(module, MagicMock())

# The library prints to both outputs, and in old wheels its errors are found nowhere else.
answers, sys.stderr = os.fdopen(os.dup(1), "w"), os.fdopen(os.dup(2), "w")
printed = tempfile.TemporaryFile("w+b")
os.dup2(printed.fileno(), 1)
os.dup2(printed.fileno(), 2)

import chdb  # noqa: E402
from chdb.session import Session  # noqa: E402

LIMITS = "SET max_execution_time = 20, max_memory_usage = 2000000000, max_threads = 2"
# Old servers write wrong metadata of new tables under a limit of rows.
MORE_LIMITS = "SET max_result_rows = 100000, result_overflow_mode = 'throw', implicit_select = 0"
REFUSED = re.compile(r"Code: \d+\. DB::.*", re.S)
KEEPS_STATE = hasattr(chdb._chdb, "connect")


def ask(session, statement, form):
    """The bytes of a result, or raises what the server says."""
    printed.seek(0)
    printed.truncate()
    result = session.query(statement, form)
    content = result.bytes() if result else None
    if content is None:
        printed.seek(0)
        refused = REFUSED.search(printed.read().decode(errors="replace"))
        if refused:
            raise RuntimeError(refused[0].strip())
    return (content or b"").decode(errors="replace")


def main():
    task = json.load(sys.stdin)
    session = Session(tempfile.mkdtemp(dir=os.getcwd()))
    before = ["USE w", LIMITS]
    ask(session, "CREATE DATABASE w ENGINE = Atomic", "TSV")
    if KEEPS_STATE:
        for statement in before:
            ask(session, statement, "TSV")
        try:
            ask(session, MORE_LIMITS, "TSV")
        except Exception:  # 24.8 has no implicit_select, and the library does not set it.
            ask(session, MORE_LIMITS.replace(", implicit_select = 0", ""), "TSV")
    for statement in task["statements"]:
        start = time.monotonic()
        # Without a state of its own, a session is told again what was set in it.
        text = statement if KEEPS_STATE else ";\n".join([*before, statement])
        try:
            answer = {"result": ask(session, text, task["format"])}
            if re.match(r"\s*(SET|USE)\b", statement, re.I):
                before.append(statement)
        except Exception as error:
            answer = {"error": str(error).strip()}
        json.dump({**answer, "ms": round(1000 * (time.monotonic() - start))}, answers)
        answers.write("\n")
        answers.flush()


main()
# Some wheels crash while they are put away, when everything has been said.
os._exit(0)
