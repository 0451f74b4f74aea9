// Accepts raw connections, keeps every byte in a file, and prints each JSON text
// it finds in the stream, and adds it to events.log, one line an event.
import {appendFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {StringDecoder} from 'node:string_decoder';

const HOST = process.env.HOST ?? '0.0.0.0';
const PORT = Number(process.env.PORT ?? 9000);
const RAW_FILE = process.env.RAW_FILE ?? 'stream.bin';

/**
 * Splits off the JSON objects at the start of text, by counting braces outside
 * quotes.
 * @param {string} text
 * @returns {{objects: string[], rest: string}} the objects as text, and what is not complete yet
 */
function takeObjects(text) {
  const objects = [];
  let start = -1;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"' && depth > 0) quoted = true;
    else if (letter === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) objects.push(text.slice(start, at + 1));
    }
  }
  return {objects, rest: depth > 0 ? text.slice(start) : ''};
}

const server = createServer((socket) => {
  console.log(`CONNECTED ${socket.remoteAddress}`);
  const decoder = new StringDecoder('utf8');
  let text = '';
  socket.on('data', (data) => {
    appendFileSync(RAW_FILE, data);
    const start = data
      .subarray(0, 16)
      .toString('hex')
      .replace(/..(?!$)/g, '$& ');
    console.log(`RECEIVED ${data.length} bytes, starts with ${start}`);
    const {objects, rest} = takeObjects(text + decoder.write(data));
    text = rest;
    for (const object of objects) {
      // A line break of JSON never stands inside a text.
      const line = object.replaceAll(/\s*[\r\n]+\s*/g, ' ');
      appendFileSync('events.log', `${line}\n`);
      console.log(`JSON ${line.slice(0, 300)}`);
    }
  });
  socket.on('error', (error) => console.log(`BROKEN ${error.message}`));
  socket.on('close', () => console.log('CLOSED'));
});

server.listen(PORT, HOST, () => {
  const address = server.address();
  console.log(
    `listening on port ${address !== null && typeof address === 'object' ? address.port : PORT}`,
  );
});
