// Runs statements in a process of its own: whatever takes too much time or memory ends this one only (engine.ts).
import {Session} from 'chdb';

/** What a statement may take; its own SET could change it, but not the time of engine.ts. */
const LIMITS =
  "SET max_execution_time = 10, max_memory_usage = '1G', max_threads = 2, max_result_rows = 100000, result_overflow_mode = 'throw'";

/** Statements that leave a server as it was; INSERT may stand behind WITH. */
const READING = /^\s*(?:SELECT|EXPLAIN|DESC|DESCRIBE|SHOW|EXISTS|WITH(?![\s\S]*\bINSERT\b))\b/i;

/** A server in which nothing has been made or set. */
let empty;

process.on('message', ({statements, format}) => {
  const session = empty ?? new Session('', {connectionArgs: process.argv.slice(2)});
  empty = session;
  if (!statements.every((statement) => READING.test(statement))) empty = undefined;
  session.query(LIMITS);
  const answers = statements.map((statement) => answer(session, statement, format));
  // One process has one server at a time: it goes before the next comes.
  if (empty === undefined) session.cleanup();
  process.send(answers);
});
process.on('disconnect', () => process.exit());

/** Its result, or the server's message where it refuses. */
function answer(session, statement, format) {
  try {
    return {result: session.query(statement, format)};
  } catch (error) {
    return {error: String(error.message)};
  }
}
