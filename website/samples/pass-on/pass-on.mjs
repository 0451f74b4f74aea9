// Passes each event on to a chat, an SMS gateway or any other address that takes
// JSON. The address and the form of the message stand in target.json.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

// At most one message in so many seconds; what comes between is counted.
const PAUSE = Number(process.env.PAUSE_SECONDS ?? 60);

/** @param {string} file */
const readJson = (file) =>
  JSON.parse(new TextDecoder().decode(readFileSync(file)));

const target = readJson(process.env.TARGET ?? 'target.json');
let last = -Infinity;
let leftOut = 0;

/**
 * The body of target.json with the text of the message in place of {text}.
 * @param {unknown} value
 * @param {string} text
 * @returns {unknown}
 */
function fill(value, text) {
  if (typeof value === 'string') return value.replaceAll('{text}', () => text);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => fill(item, text));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fill(item, text)]),
  );
}

/** @param {{EventName?: string, CameraName?: string}} event */
export async function handle({EventName, CameraName}) {
  const now = performance.now() / 1000;
  if (now - last < PAUSE) {
    leftOut += 1;
    return console.log(`LEFT OUT, ${leftOut} since the last message`);
  }
  const more = leftOut > 0 ? `, and ${leftOut} more events before` : '';
  const text = `${EventName ?? 'Event'} at ${CameraName ?? 'unknown camera'}${more}`;
  last = now;
  leftOut = 0;
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...target.headers},
      body: JSON.stringify(fill(target.body, text)),
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.ok) return console.log(`PASSED ON, status ${answer.status}`);
    const reason = (await answer.text()).slice(0, 200);
    console.log(`REFUSED with status ${answer.status}: ${reason}`);
  } catch (error) {
    console.log('NOT REACHED', String(error));
  }
}

// By hand, to try the target: passes on one event.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await handle(readJson(process.argv[2] ?? 'event.json'));
}
