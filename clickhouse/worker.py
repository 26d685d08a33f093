"""Runs statements in the server of one wheel: JSON on standard input, one line of JSON per answer on standard output."""

import importlib.util
import json
import os
import re
import sys
import tempfile
import time
from unittest.mock import MagicMock

LIMITS = "SET max_execution_time = 20, max_memory_usage = 2000000000, max_threads = 2"
# Old servers write wrong metadata of new tables under a limit of rows.
MORE_LIMITS = "SET max_result_rows = 100000, result_overflow_mode = 'throw'"
DATABASE = "CREATE DATABASE w ENGINE = Atomic"
REFUSED = re.compile(r"Code: \d+\. DB::.*", re.S)
READS = re.compile(r"\s*(SELECT|EXPLAIN|DESC|DESCRIBE|SHOW|EXISTS|WITH)\b", re.I)
SETS = re.compile(r"\s*(SET|USE)\b", re.I)

# The library prints to both outputs, and the errors of old wheels are found nowhere else.
answers, sys.stderr = os.fdopen(os.dup(1), "w"), os.fdopen(os.dup(2), "w")
printed = tempfile.TemporaryFile("w+b")
os.dup2(printed.fileno(), 1)
os.dup2(printed.fileno(), 2)


def content_of(query):
    """The text of a result; raises what the server says."""
    printed.seek(0)
    printed.truncate()
    result = query()
    content = bytes(result) if result is not None else b""
    printed.seek(0)
    refused = REFUSED.search(printed.read().decode(errors="replace"))
    if not content and refused:
        raise RuntimeError(refused[0].strip())
    return content.decode(errors="replace")


class OneQuery:
    """A wheel of 22.12: a process takes one query, so that each statement stands behind all that changed something."""

    def __init__(self, package):
        [library] = [name for name in os.listdir(package) if name.startswith("_chdb")]
        spec = importlib.util.spec_from_file_location("chdb._chdb", os.path.join(package, library))
        self.library, self.before = importlib.util.module_from_spec(spec), [DATABASE, "USE w", LIMITS]

    def ask(self, statement, form):
        text = ";\n".join([*self.before, statement])
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                said = {"result": content_of(lambda: self.library.query(text, form).get_memview())}
            except Exception as error:
                said = {"error": str(error)}
            with os.fdopen(write, "w") as pipe:
                json.dump(said, pipe)
            os._exit(0)
        os.close(write)
        with os.fdopen(read) as pipe:
            said = pipe.read()
        status = os.waitpid(child, 0)[1]
        said = json.loads(said) if said else {"error": f"crashed (signal {os.WTERMSIG(status)})"}
        if "error" in said:
            raise RuntimeError(said["error"])
        if not READS.match(statement):
            self.before.append(statement)
        return said["result"]


class Session:
    """Later wheels: a server in a folder. Up to 23.10 its settings go with every statement."""

    def __init__(self):
        # The server needs none of them; importing the wheel does.
        for module in ("numpy", "pandas", "pyarrow"):
            sys.modules.setdefault(module, MagicMock())
        import chdb
        import chdb.session

        self.session = chdb.session.Session(tempfile.mkdtemp(dir=os.getcwd()))
        self.before = []
        self.keeps = hasattr(chdb._chdb, "connect")
        for statement in [DATABASE, "USE w", LIMITS, *([MORE_LIMITS] if self.keeps else [])]:
            self.ask(statement, "TSV")
        try:
            # The library sets it, servers do not.
            self.ask("SET implicit_select = 0", "TSV")
        except Exception:
            pass

    def ask(self, statement, form):
        def query():
            result = self.session.query(";\n".join([*self.before, statement]), form)
            return result.bytes() if result else None

        content = content_of(query)
        if not self.keeps and SETS.match(statement):
            self.before.append(statement)
        return content


def main():
    task = json.load(sys.stdin)
    package = os.path.dirname(importlib.util.find_spec("chdb").origin)
    server = Session() if os.path.exists(os.path.join(package, "session")) else OneQuery(package)
    for statement in task["statements"]:
        start = time.monotonic()
        try:
            answer = {"result": server.ask(statement, task["format"])}
        except Exception as error:
            answer = {"error": str(error).strip()}
        json.dump({**answer, "ms": round(1000 * (time.monotonic() - start))}, answers)
        answers.write("\n")
        answers.flush()


main()
# Some wheels crash while they are put away, when everything has been said.
os._exit(0)
