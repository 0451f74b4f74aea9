// Receives ANSVIS events over HTTP: answers at once, keeps one line of JSON for
// each event, handles a repeat only once.
import {createHash} from 'node:crypto';
import {appendFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const HOST = process.env.HOST ?? '0.0.0.0';
const PORT = Number(process.env.PORT ?? 8080);
// Only the sender knows this path: a long random one works as a shared secret,
// over HTTPS.
const PATH = process.env.WEBHOOK_PATH ?? '/ansvis-events';
// Pictures sent as Base64 make bodies large. A body above the limit is refused
// with status 413.
const MAX_BYTES = Number(process.env.MAX_BYTES ?? 20 * 1024 * 1024);
const EVENT_LOG = process.env.EVENT_LOG ?? 'events.log';

/** @type {Set<string>} */
const seen = new Set();

/**
 * Your own work goes here. Fields that you do not know are left alone.
 * @type {(event: {EventName?: string, CameraName?: string}) => unknown}
 */
let handle = (event) => {
  const name = event.EventName ?? 'event without a name';
  console.log(`EVENT ${name} at ${event.CameraName ?? 'unknown camera'}`);
};
// HANDLER names a file with another handle(): pass-on.
if (process.env.HANDLER) {
  ({handle} = await import(`./${process.env.HANDLER}.mjs`));
}

/**
 * Whether the event says anywhere when it happened.
 * @param {unknown} value
 * @returns {boolean}
 */
function hasTime(value) {
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(
    ([key, item]) => /time/i.test(key) || hasTime(item),
  );
}

/**
 * Adds one line to the log: an event, or the text of what is no JSON.
 * @param {unknown} value
 */
const keep = (value) => appendFile(EVENT_LOG, `${JSON.stringify(value)}\n`);

/** @param {Buffer} body */
async function work(body) {
  const text = new TextDecoder().decode(body);
  let event;
  try {
    event = JSON.parse(text);
  } catch (error) {
    await keep(text);
    return console.log('NOT JSON', String(error));
  }
  // Without a time, two real events may be alike; with one, they are the same.
  if (hasTime(event)) {
    const digest = createHash('sha256').update(text).digest('hex');
    if (seen.has(digest)) return console.log('REPEAT ignored');
    seen.add(digest);
    if (seen.size > 1000) seen.delete([...seen][0] ?? '');
  }
  await keep(event);
  if (event === null || typeof event !== 'object' || Array.isArray(event)) {
    return console.log(`NOT AN OBJECT ${JSON.stringify(event).slice(0, 80)}`);
  }
  await handle(event);
}

let working = Promise.resolve(); // one after the other, in the order of arrival
const server = createServer((request, response) => {
  const wanted = request.method === 'POST' && request.url === PATH;
  /** @type {Buffer[]} */
  const parts = [];
  let bytes = 0;
  request.on('data', (part) => {
    bytes += part.length;
    if (wanted && bytes <= MAX_BYTES) parts.push(part);
  });
  request.on('end', () => {
    const status = !wanted ? 404 : bytes > MAX_BYTES ? 413 : 204;
    response.writeHead(status).end(); // first the answer, then the work
    if (status !== 204) return;
    const body = Buffer.concat(parts);
    working = working
      .then(() => work(body))
      .catch((error) => console.log('FAILED', String(error)));
  });
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port =
    address !== null && typeof address === 'object' ? address.port : PORT;
  console.log(`listening on port ${port}, path ${PATH}`);
});
