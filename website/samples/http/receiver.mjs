// Receives ANSVIS events over HTTP: answers at once, keeps every raw body,
// handles a repeat only once.
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
const RAW_LOG = process.env.RAW_LOG ?? 'events.log';

/** @type {Set<string>} */
const seen = new Set();

/**
 * Your own work goes here. Fields that you do not know are left alone.
 * @param {{EventName?: string, CameraName?: string}} event
 */
function handle(event) {
  const name = event.EventName ?? 'event without a name';
  console.log(`EVENT ${name} at ${event.CameraName ?? 'unknown camera'}`);
}

/** @param {Buffer} body */
async function work(body) {
  await appendFile(RAW_LOG, Buffer.concat([body, Buffer.from('\n')]));
  const digest = createHash('sha256').update(body).digest('hex');
  if (seen.has(digest)) return console.log('REPEAT ignored');
  seen.add(digest);
  if (seen.size > 1000) seen.delete([...seen][0] ?? '');
  let event;
  try {
    event = JSON.parse(body.toString('utf8'));
  } catch (error) {
    return console.log('NOT JSON', String(error));
  }
  if (event === null || typeof event !== 'object' || Array.isArray(event)) {
    return console.log(`NOT AN OBJECT ${JSON.stringify(event).slice(0, 80)}`);
  }
  handle(event);
}

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
    if (status === 204) work(Buffer.concat(parts)).catch(console.error);
  });
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  const port =
    address !== null && typeof address === 'object' ? address.port : PORT;
  console.log(`listening on port ${port}, path ${PATH}`);
});
