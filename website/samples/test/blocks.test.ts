import {readdirSync, readFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {
  allBlocks,
  pageBlock,
  startBlock,
  type Block,
} from './support/pageBlocks.ts';
import {readerFolder} from './support/readerFolder.ts';
import {SHELLS} from './support/shells.ts';
import {SAMPLES} from './support/startProgram.ts';
import {temporaryFolder} from './support/temporaryFolder.ts';

/** A block that no test runs as it is printed: a part of it, and why. */
type Reason = readonly [page: string, part: string, why: string];

const SCRIPT = 'its program is run by the tests with their own addresses';
const WINDOWS = 'it changes or asks Windows itself, which is not at hand';
const NO_PULSAR = 'neither Debian nor npm has a Pulsar broker';
const INSTALLS = `it installs software as root or from a registry; ${SCRIPT}`;

const NOT_AS_PRINTED: readonly Reason[] = [
  [
    'Broker-Security',
    'make-certificate.sh',
    `its second line is for root; ${SCRIPT}`,
  ],
  ['Broker-Security', 'add-users', `it writes to /etc as root; ${SCRIPT}`],
  ['Broker-Security', 'openssl s_client', `it needs port 8883; ${SCRIPT}`],
  ['Email', 'check-tls', `it asks the fixed ports 465 and 587; ${SCRIPT}`],
  ['MQTT', 'bench.conf', INSTALLS],
  ['Pulsar', 'bin/pulsar', NO_PULSAR],
  ['Pulsar', 'pulsar-client', NO_PULSAR],
  ['RabitMQ', 'prepare', `it is for root; ${SCRIPT}`],
  [
    'RabitMQ',
    'consume.py',
    `its broker listens on a port of the test; ${SCRIPT}`,
  ],
  [
    'RabitMQ',
    'publish_test.py',
    `its broker listens on a port of the test; ${SCRIPT}`,
  ],
  ['RabitMQ', 'rabbitmqctl', `it is for root; ${SCRIPT}`],
  [
    'Event-Trigger/index',
    'subscribe.py',
    'the page of MQTT has the same lines, which are run',
  ],
  ['Event-Trigger/index', 'New-NetFirewallRule', WINDOWS],
  ['Event-Trigger/index', 'Test-NetConnection', WINDOWS],
  ['Site-Plan', 'Net', WINDOWS],
  ['Guides/Camera', 'Test-NetConnection', WINDOWS],
  ['Guides/Camera', 'ffprobe', 'it needs a camera'],
  ['Getting-Started/System-Requirement', 'ffmpeg', 'it needs a camera'],
  ['System-Setting/Time', 'w32tm', WINDOWS],
];

/** The blocks that the tests of this folder and what they share start, read from their calls of `pageBlock`. */
function calls(): [page: string, part: string][] {
  const folder = join(SAMPLES, 'test');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const names = new Map(
        [...source.matchAll(/(\w+): '([\w/-]+)'/g)].map(
          ([, key = '', page = '']) => [key, page],
        ),
      );
      const found = source.matchAll(
        /pageBlock\(\s*(?:'([^']+)'|pages\.(\w+)),\s*[\w[\]]+,\s*(?:'([^']+)'|part)/g,
      );
      return [...found].map(([, page, key = '', part = '']): [string, string] => [
        page ?? names.get(key) ?? '',
        part,
      ]);
    });
}

function describes(
  [page, part]: readonly [string, string],
  block: Block,
): boolean {
  return block.page.includes(page) && block.text.includes(part);
}

it('every block of commands on a page is run as it is printed, or it is said why not', () => {
  const run = calls();
  const open = allBlocks().filter(
    (block) =>
      !run.some((call) => describes(call, block)) &&
      !NOT_AS_PRINTED.some(([page, part]) => describes([page, part], block)),
  );
  expect(open.map(({page, text}) => `${page}: ${text}`)).toEqual([]);
});

it('every reason is for a block that is there', () => {
  const left = NOT_AS_PRINTED.filter(
    ([page, part]) =>
      !allBlocks().some((block) => describes([page, part], block)),
  );
  expect(left).toEqual([]);
});

/** Answers every request with 200, and keeps its address. */
async function startServer(): Promise<{url: string; asked: string[]}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(200).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as {port: number}).port}`,
    asked,
  };
}

describe.each(SHELLS)('in the shell of $shell', (shell) => {
  it('the page of Nx creates an event', async () => {
    const home = readerFolder(
      'nx-witness/create-event.sh',
      'nx-witness/create-event.ps1',
    );
    const {url, asked} = await startServer();
    const block = pageBlock('VMS-Intergration/NXWitness', shell, 'NX_SERVER', {
      'https://nx.example.com:7001': url,
    });
    await startBlock(shell, block, home).waitFor(/status 200/);
    expect(asked[0]).toMatch(/^\/api\/createEvent\?/);
  });

  it('the page about passing on tries its target', async () => {
    const home = readerFolder('pass-on/pass_on.py', 'http/event.json');
    const {url} = await startServer();
    writeFileSync(
      join(home, 'target.json'),
      JSON.stringify({url, headers: {}, body: {text: '{text}'}}),
    );
    const block = pageBlock('Event-Trigger/Pass-On-Events', shell, 'event.json');
    const [printed] = await startBlock(shell, block, home).waitFor(
      /^PASSED ON.*$/m,
    );
    expect(printed).toBe('PASSED ON, status 200');
  });
});

it('the page about splitting names a clip that is in two sets', async () => {
  const home = temporaryFolder();
  mkdirSync(join(home, 'lists'));
  const lists = {train: ['gate', 'yard'], val: ['hall'], test: ['yard']};
  for (const [set, clips] of Object.entries(lists))
    writeFileSync(
      join(home, `lists/${set}.txt`),
      clips.map((clip) => `raw/${clip}/0001.png\n`).join(''),
    );
  const check = startBlock(
    SHELLS[1],
    pageBlock('Guides/Prepare-training-dataset', SHELLS[1], 'uniq -d'),
    home,
  );
  await check.finished();
  expect(check.output()).toBe('yard\n');
});
