"""Asks ClickHouse servers of several releases, which Python packages hold. For maintainers; neither the site nor its tests need it.

python3 clickhouse/servers.py ask [--from 25.8] [--to 26.3] STATEMENT ...  prints what they answer as lines of a claim
python3 clickhouse/servers.py catalogue                    writes catalogue.tsv and defaults.tsv
python3 clickhouse/servers.py answers RELEASE              for `npm run claims -- --servers`: JSON in, JSON out

Each server has a virtual environment in $XDG_CACHE_HOME/clickhouse-changelog/servers, or below ~/.cache: 1.3 GB are
fetched once. What servers before 24.8 said stands in the files and stays as it is.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SERVERS = {  # the package that holds the server of a release, oldest first
    "24.8": "chdb==3.3.0",
    "25.5": "chdb==3.6.0",
    "25.8": "chdb==3.7.2",
    "26.1": "chdb-core==26.1.0",
    "26.3": "chdb-core==26.3.0",
    "26.5": "chdb-core==26.5.0",
    "26.7": "chdb-core==26.7.3",
    "26.9": "chdb-core==26.9.0",
}
MOST_SECONDS = 90
MOST_ROWS = 20
LIMITS = (
    "SET max_execution_time = 20, max_memory_usage = 2000000000, max_threads = 2,"
    " max_result_rows = 100000, result_overflow_mode = 'throw'"
)
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "clickhouse-changelog" / "servers"
CHANGELOG = Path(__file__).resolve().parent.parent / "docs/whats-new/changelog"


def order(release):
    """Sorts releases: "26.10" comes after "26.9"."""
    return [int(part) for part in release.split(".")]


# Asking a server


def worker():
    """Runs the statements of standard input in this environment's server; writes a line of JSON for each answer."""
    from unittest.mock import MagicMock

    task = json.load(sys.stdin)
    answers = os.fdopen(os.dup(1), "w")
    # The library prints to standard output too.
    os.dup2(2, 1)
    # The server needs none of them; importing the package does.
    for module in ("numpy", "pandas", "pyarrow"):
        sys.modules.setdefault(module, MagicMock())
    from chdb.session import Session

    session = Session(tempfile.mkdtemp(dir=os.getcwd()))
    for statement in ("CREATE DATABASE w ENGINE = Atomic", "USE w", LIMITS):
        session.query(statement)
    try:
        # The library sets it, servers do not.
        session.query("SET implicit_select = 0")
    except Exception:
        pass
    for statement in task["statements"]:
        try:
            result = session.query(statement, task["format"])
            answer = {"result": bytes(result.bytes() if result else b"").decode(errors="replace")}
        except Exception as error:
            answer = {"error": str(error).strip()}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
    # Some servers crash while they stop, when everything has been answered.
    os._exit(0)


def ask(release, statements, form="TSV"):
    """What an empty server answers: {"result": text} or {"error": message} for each statement."""
    python = environment_of(release) / "bin/python"
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = subprocess.run(
                [python, __file__, "worker"],
                input=json.dumps({"statements": statements, "format": form}),
                capture_output=True, text=True, errors="replace",
                cwd=folder, timeout=MOST_SECONDS, env={**os.environ, "TZ": "UTC"},
            )
            output, ended = done.stdout, f"crashed (signal {-done.returncode}, exit {done.returncode})"
        except subprocess.TimeoutExpired as stopped:
            output, ended = (stopped.stdout or b"").decode(errors="replace"), f"stopped after {MOST_SECONDS} s"
    replies = [json.loads(line) for line in output.splitlines() if line.endswith("}")]
    # The statement that ended the process has the blame; those after it were not tried.
    rest = statements[len(replies) :]
    return replies + [{"error": "not asked" if place else ended} for place in range(len(rest))]


def environment_of(release):
    return CACHE / SERVERS[release].replace("==", "-")


def install(release):
    """Fetches a server if it is not there; raises if it cannot be had."""
    environment = environment_of(release)
    if environment.exists():
        return
    print(f"Fetching {SERVERS[release]}", file=sys.stderr)
    part = environment.with_name(environment.name + ".part")
    subprocess.run([sys.executable, "-m", "venv", "--clear", part], check=True)
    options = ["--quiet", "--no-deps", "--no-cache-dir", "--only-binary", ":all:"]
    subprocess.run([part / "bin/python", "-m", "pip", "install", *options, SERVERS[release]], check=True)
    part.rename(environment)


def ready(first="0", last="999"):
    """The releases of this range, their servers installed."""
    releases = [release for release in SERVERS if order(first) <= order(release) <= order(last)]
    for release in releases:
        install(release)
    return releases


def answer_lines(answer):
    """An answer as lines of a claim."""
    if "error" in answer:
        name = re.search(r"\(([A-Z][A-Z0-9_]+)\)\s*$", answer["error"])
        return [f"! {name[1] if name else answer['error'].splitlines()[0][:200]}"]
    rows = answer["result"].removesuffix("\n").split("\n") if answer["result"] else []
    return [f"= {row}".rstrip(" ") for row in rows] or ["no rows"]


def print_answers(options):
    statements = options.names
    if not statements:
        sys.exit('Expected a statement: python3 clickhouse/servers.py ask "SELECT version()"')
    answers = {release: ask(release, statements) for release in ready(options.first, options.last)}
    for place, statement in enumerate(statements):
        print(f"\n{statement};")
        for release, replies in answers.items():
            for line in answer_lines(replies[place])[:MOST_ROWS]:
                print(f"-- {release} {line}")
            if "error" in replies[place]:
                print(f"   {replies[place]['error'][:300]}")


# The catalogue of names and the history of defaults

SETTING = "SELECT COLUMNS('^(name|default|value|tier|is_obsolete|alias_for)$') FROM system."
NAMED = "SELECT COLUMNS('^(name|case_insensitive|alias_to|code)$') FROM system."
ALL = " SETTINGS system_events_show_zero_values = 1"
IN_SYSTEM = " WHERE database IN ('system', 'information_schema')"
QUESTIONS = [  # in the order of the file; a server that refuses one has no such list
    ("setting", SETTING + "settings"),
    ("server-setting", SETTING + "server_settings"),
    ("merge-tree-setting", SETTING + "merge_tree_settings"),
    ("function", NAMED + "functions WHERE NOT is_aggregate"),
    ("aggregate-function", NAMED + "functions WHERE is_aggregate"),
    ("combinator", NAMED + "aggregate_function_combinators"),
    ("table-function", NAMED + "table_functions"),
    ("table-engine", NAMED + "table_engines"),
    ("database-engine", NAMED + "database_engines"),
    ("data-type", NAMED + "data_type_families"),
    ("format", NAMED + "formats"),
    ("codec", NAMED + "codecs"),
    ("index-type", NAMED + "data_skipping_index_types"),
    ("tokenizer", NAMED + "tokenizers"),
    ("dictionary-layout", NAMED + "dictionary_layouts"),
    ("dictionary-source", NAMED + "dictionary_sources"),
    ("disk-type", NAMED + "disk_types"),
    ("system-table", "SELECT concat(database, '.', name) AS name FROM system.tables" + IN_SYSTEM),
    ("column", "SELECT concat(database, '.', table, '.', name) AS name FROM system.columns" + IN_SYSTEM),
    ("grant", "SELECT arrayJoin(arrayConcat([toString(privilege)], aliases)) AS name FROM system.privileges"),
    ("metric", "SELECT event AS name FROM system.events UNION ALL SELECT metric FROM system.metrics" + ALL),
    ("metric", "SELECT DISTINCT name FROM system.histogram_metrics"),
    ("error", NAMED + "errors" + ALL),
    ("keyword", "SELECT keyword AS name FROM system.keywords"),
]
SETTINGS = ("setting", "server-setting", "merge-tree-setting")
# Names that later packages are built without, though their release has them; and names of the library alone.
BUILT_ONCE = {
    "function": r"BLAKE3|detect(Charset|LanguageUnknown|ProgrammingLanguage|Tonality)",
    "table-function": "mongodb",
    "table-engine": "MongoDB",
}
OF_THE_LIBRARY = {"function": "chdb", "table-engine": "Python", "table-function": "python"}
# Settings that servers from a release on ignore, though its library does not.
IGNORED = {("26.9", "output_format_arrow_use_native_writer")}
# Records under a name that came later: what the setting was called then has another record.
UNDER_LATER_NAMES = {("25.5", "allow_delta_kernel_rs")}
# What the entries tell of a default whose setting has a record, from before its history begins (MergeTree: 24.8).
BEFORE_HISTORY = ["23.11\tmerge-tree\treplicated_deduplication_window\t100\t1000"]
CLOUD = re.compile(r"distributed_cache|shared_merge_tree|shared_set_join|\bcloud", re.I)
NEW = re.compile(r"\bnew\b[^.]*\bsetting|\badd(?:ed|s|ing)?\b[^.]*\bsetting", re.I)
CHANGES = """
SELECT version AS release, if(type = 'Session', 'query', 'merge-tree') AS scope, change.name AS setting,
  change.previous_value AS before, change.new_value AS after, change.reason AS reason
FROM system.settings_changes ARRAY JOIN changes AS change"""


def field(value):
    """A value as a field of the files: an empty one would be lost, and some signs would break the line."""
    return "''" if value == "" else re.sub(r"[\\\t\n\r]", lambda sign: json.dumps(sign[0])[1:-1], value)


def fields_of(kind, row):
    """What a server says of a name, as fields: a setting's default and tier, other marks."""
    fields = []
    if kind in SETTINGS:
        # A server writes the number of processors of its machine: `auto(8)`.
        value = re.sub(r"^'?auto\(\d+\)'?$", "auto", row.get("default", row.get("value")))
        tier = row["tier"].lower() if "tier" in row else "obsolete" if row.get("is_obsolete") else None
        fields += [field(value), tier]
    alias = row.get("alias_for") or row.get("alias_to")
    fields += ["any case"] if row.get("case_insensitive") else []
    fields += [f"alias of {alias}"] if alias else []
    fields += [str(row["code"])] if "code" in row else []
    return fields


def snapshot(release):
    """By kind, what a server says of each name; kinds of which it has no list are absent."""
    known = {}
    for (kind, _), answer in zip(QUESTIONS, ask(release, [sql for _, sql in QUESTIONS], "JSONEachRow")):
        for row in map(json.loads, answer.get("result", "").splitlines()):
            if OF_THE_LIBRARY.get(kind) != row["name"]:
                known.setdefault(kind, {})[row["name"]] = fields_of(kind, row)
    return known


def read_catalogue():
    """The file as (versions, comments, {kind: (first release, {name: [(release, fields), …]})})."""
    lines = (CHANGELOG / "catalogue.tsv").read_text().splitlines()
    versions = lines[0].removeprefix("# ClickHouse ").split(", ")
    kinds, names, first = {}, {}, ""
    for line in lines:
        name, *fields = line.split("\t")
        if title := re.fullmatch(r"\[(.+)\]", name):
            first = fields[0][1:] if fields else ".".join(versions[0].split(".")[:2])
            kinds[title[1]] = (first, names := {})
        elif not line.startswith("#"):
            states = [] if fields and fields[0].startswith("@") else [(first, [])]
            for each in fields:
                states.append((each[1:], [])) if each.startswith("@") else states[-1][1].append(each)
            names[name] = states
    return versions, [line for line in lines if line.startswith("#")][1:], kinds


def alike(kind, a, b):
    """Whether two servers say the same; of a switch, `true` is `1`."""
    digits = {"true": "1", "false": "0"}
    words = [[digits.get(answer[0], answer[0]), *answer[1:]] if kind in SETTINGS and answer else answer for answer in (a, b)]
    return words[0] == words[1]


def states_of(kind, name, old, asked):
    """The states of a name, oldest first: those of older servers, then what the asked ones say, without repetition."""
    late = ["built late"] if any("built late" in fields for _, fields in old) else []
    states, tier = [], "production"
    # A tier that a server does not tell is that of the next one.
    for release, answer in reversed(asked):
        if answer is None:
            if not re.fullmatch(BUILT_ONCE.get(kind, "(?!)"), name):
                states.append((release, ["gone"]))
            continue
        if kind in SETTINGS:
            told = "obsolete" if (release, name) in IGNORED else answer[1]
            tier = told or ("production" if tier == "obsolete" else tier)
            answer = [answer[0], *([] if tier == "production" else [tier]), *answer[2:]]
        states.append((release, answer + late))
    before = [state for state in old if order(state[0]) < order(next(iter(SERVERS)))]
    kept = []
    for release, fields in [*before, *reversed(states)]:
        if fields == ["gone"] if not kept else alike(kind, kept[-1][1], fields):
            continue
        kept.append((release, fields))
    return kept


def name_line(name, first, states):
    """A line of the file. The first release is understood, but where only a later one says something."""
    fields = []
    for place, (release, answer) in enumerate(states):
        understood = place == 0 and release == first and (answer or len(states) == 1)
        fields += answer if understood else [f"@{release}", *answer]
    return "\t".join([name, *fields])


def write_catalogue():
    releases = ready()
    snapshots = {release: snapshot(release) for release in releases}
    versions, about, kinds = read_catalogue()
    old_versions = [version for version in versions if order(version) < order(releases[0])]
    asked_versions = [ask(release, ["SELECT version()"])[0]["result"].strip() for release in releases]
    lines = [f"# ClickHouse {', '.join([*old_versions, *asked_versions])}", *about]
    oldest = ".".join(versions[0].split(".")[:2])
    for kind in dict.fromkeys(kind for kind, _ in QUESTIONS):
        listing = [release for release in releases if kind in snapshots[release]]
        first, old = kinds.get(kind, (listing[0], {}))
        lines.append(f"[{kind}]" if first == oldest else f"[{kind}]\t@{first}")
        for name in sorted(old.keys() | {name for release in listing for name in snapshots[release][kind]}):
            asked = [(release, snapshots[release][kind].get(name)) for release in listing]
            if states := states_of(kind, name, old.get(name, []), asked):
                lines.append(name_line(name, first, states))
    (CHANGELOG / "catalogue.tsv").write_text("\n".join(lines) + "\n")
    write_defaults(releases[-1], asked_versions[-1])


def write_defaults(release, version):
    """The history of defaults of the newest server, until its own release: it has records of the next one already."""
    [answer] = ask(release, [CHANGES], "JSONEachRow")
    lines = set(BEFORE_HISTORY)
    for change in map(json.loads, answer["result"].splitlines()):
        new = ["new"] if NEW.search(change["reason"]) else []
        cloud = ["cloud"] if CLOUD.search(change["setting"]) or CLOUD.search(change["reason"]) else []
        values = [field(change["before"]), field(change["after"])]
        is_other = (change["release"], change["setting"]) in UNDER_LATER_NAMES
        if order(change["release"]) <= order(release) and not is_other:
            lines.add("\t".join([change["release"], change["scope"], change["setting"], *values, *new, *cloud]))
    file = CHANGELOG / "defaults.tsv"
    about = [line for line in file.read_text().splitlines() if line.startswith("#")][1:]
    head = f"# ClickHouse {version}, asked by `clickhouse/servers.py catalogue`: not edited by hand."
    in_order = sorted(lines, key=lambda line: (order(line.split("\t")[0]), line))
    file.write_text("\n".join([head, *about, *in_order]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["ask", "catalogue", "answers", "worker"])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--from", dest="first", default="0")
    parser.add_argument("--to", dest="last", default="999")
    options = parser.parse_intermixed_args()
    if options.command == "worker":
        worker()
    elif options.command == "ask":
        print_answers(options)
    elif options.command == "catalogue":
        write_catalogue()
    else:
        asked = [release for release in options.names if release in SERVERS]
        for release in asked:
            install(release)
        # What older servers said stays as it is.
        print(json.dumps(ask(asked[0], json.load(sys.stdin)) if asked else None))


if __name__ == "__main__":
    main()
