// The cmdlets that the scripts and pages use, with the parameters that they use.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {CLASSES} from './dotnet.mjs';

/**
 * @typedef {object} Call
 * @property {any[]} args positional arguments
 * @property {Record<string, any>} named parameters by name in small letters; a switch is true
 * @property {any[]} input what came through the pipeline
 * @property {(value: any) => void} print
 */

/** @param {Call} call @param {string} name @param {number} [position] */
function parameter({named, args}, name, position) {
  return named[name] ?? (position === undefined ? undefined : args[position]);
}

/** @param {any} body @returns {any} */
function bodyBytes(body) {
  // Windows PowerShell sends a text as Latin-1, whatever it contains.
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
}

/** @param {Call} call */
async function request(call) {
  const file = parameter(call, 'infile');
  const body = file
    ? readFileSync(resolve(file))
    : bodyBytes(parameter(call, 'body'));
  const type = parameter(call, 'contenttype');
  const answer = await fetch(parameter(call, 'uri', 0), {
    method: String(parameter(call, 'method') ?? 'Get').toUpperCase(),
    headers: {
      ...(type ? {'Content-Type': type} : {}),
      ...Object.fromEntries(
        Object.entries(parameter(call, 'headers') ?? {}).map(([name, value]) => [
          name,
          String(value ?? ''),
        ]),
      ),
    },
    ...(body === undefined ? {} : {body}),
  });
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(
      `The remote server returned an error: (${answer.status}) ${answer.statusText}.`,
    );
  }
  return {StatusCode: answer.status, Content: text};
}

/** @type {Readonly<Record<string, (call: Call) => any>>} */
export const CMDLETS = {
  'invoke-webrequest': (call) => {
    if (!call.named.usebasicparsing) {
      throw new Error('Windows PowerShell wants -UseBasicParsing on a server');
    }
    return request(call);
  },
  'invoke-restmethod': async (call) => {
    const {Content} = await request(call);
    return Content === '' ? '' : JSON.parse(Content);
  },
  'convertfrom-json': (call) => {
    const value = JSON.parse(String(call.args[0] ?? call.input.join('\n')));
    if (value === null || typeof value !== 'object') throw new Error('no object');
    return value;
  },
  'convertto-json': (call) =>
    JSON.stringify(parameter(call, 'inputobject', 0) ?? call.input[0]),
  'join-path': ({args: [folder, name]}) =>
    join(folder, name.replaceAll('\\', '/')),
  'new-object': async ({args: [name, ...rest]}) => {
    const Class = CLASSES[name];
    if (!Class) throw new Error(`${name} is not known to the test`);
    const made = new Class(...rest.flat());
    await made.ready;
    return made;
  },
  'write-host': ({args, print}) => print(args.join(' ')),
  'write-output': ({args}) => args,
  'out-null': () => [],
  'export-csv': ({args: [file], input}) => {
    const quote = (/** @type {any} */ value) =>
      `"${String(value ?? '').replaceAll('"', '""')}"`;
    const rows = [
      Object.keys(input[0] ?? {}),
      ...input.map((row) => Object.values(row)),
    ];
    writeFileSync(
      file,
      `\uFEFF${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`,
    );
  },
  'test-path': ({args: [path]}) => existsSync(path),
  'get-content': (call) => {
    const text = readFileSync(resolve(parameter(call, 'path', 0)), 'utf8');
    return call.named.raw
      ? text
      : text
          .split(/\r?\n/)
          .filter((line, at, all) => line || at < all.length - 1);
  },
};

/** Parameters that stand alone, without a value. */
export const SWITCHES = new Set([
  'usebasicparsing',
  'raw',
  'force',
  'notypeinformation',
]);
