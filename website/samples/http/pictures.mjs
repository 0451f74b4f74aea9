// Finds the pictures in an event, whatever their fields are called: Base64 text
// that starts like a JPEG or PNG.
import {readFileSync, writeFileSync} from 'node:fs';

/** @type {Record<string, string>} */
const STARTS = {'/9j/': 'jpg', iVBORw0KGgo: 'png'};

/**
 * Yields the path of the field, the file extension and the bytes of each picture
 * in a parsed event.
 * @param {unknown} value
 * @param {string} path
 * @returns {Generator<{path: string, extension: string, data: Buffer}>}
 */
function* findPictures(value, path = 'event') {
  if (value !== null && typeof value === 'object') {
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      yield* findPictures(item, isList ? `${path}[${key}]` : `${path}.${key}`);
    }
  } else if (typeof value === 'string') {
    const text = value.split('base64,').pop() ?? '';
    const start = Object.keys(STARTS).find((each) => text.startsWith(each));
    if (start)
      yield {
        path,
        extension: STARTS[start] ?? 'bin',
        data: Buffer.from(text, 'base64'),
      };
  }
}

// Reads events.log of a receiver: one event a line.
let found = 0;
const log = new TextDecoder().decode(
  readFileSync(process.argv[2] ?? 'events.log'),
);
for (const [index, line] of log.split('\n').filter(Boolean).entries()) {
  let event;
  try {
    event = JSON.parse(line);
  } catch {
    console.log(`line ${index + 1} is no JSON`);
    continue;
  }
  for (const {path, extension, data} of findPictures(event)) {
    found += 1;
    const name = `picture-${index + 1}-${found}.${extension}`;
    writeFileSync(name, data);
    console.log(`${name} ${data.length} bytes from ${path}`);
  }
}
console.log(`${found} pictures found`);
