// What one page sends is what the next one receives and the third one reads, by the commands that the pages print.
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {LANGUAGES, programFile} from './support/languages.ts';
import {freePort} from './support/freePort.ts';
import {pageBlock, startBlock} from './support/pageBlocks.ts';
import {readerFolder} from './support/readerFolder.ts';
import {SHELLS, type Shell} from './support/shells.ts';
import {startMosquitto} from './support/startMosquitto.ts';
import {SAMPLES, runProgram, type Program} from './support/startProgram.ts';
import {makeFolder} from './support/temporaryFolder.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
const EVENT = JSON.parse(
  readFileSync(join(SAMPLES, 'http/event.json'), 'utf8'),
) as Record<string, unknown>;
const SENDERS = ['http/event.json', 'http/send-test.ps1', 'http/send-test.sh'];
const READERS = ['http/pictures.py', 'http/pictures.mjs'];

/** Starts a receiver by the block of the HTTP page; returns the address to post to. */
async function startReceiver(
  shell: Shell,
  folder: string,
  start = 'receiver.py',
): Promise<{receiver: Program; url: string}> {
  const block = pageBlock('Event-Trigger/HTTP', shell, 'receiver.py', {
    8080: '0',
    '/hooks/5f2d8c': '/hooks/secret',
  });
  const text = block.replace(/python3? receiver\.py/, (python) =>
    start === 'receiver.py' ? python : start,
  );
  const host =
    shell.language === 'powershell'
      ? '$env:HOST = "127.0.0.1"\n'
      : 'export HOST=127.0.0.1\n';
  const receiver = startBlock(shell, host + text, folder);
  const [, port] = await receiver.waitFor(/listening on port (\d+)/);
  return {receiver, url: `http://127.0.0.1:${port}/hooks/secret`};
}

/** Sends event.json by the block of the HTTP page. */
async function sendTest(
  shell: Shell,
  folder: string,
  url: string,
): Promise<string> {
  const part = `send-test.${shell.extension}`;
  const sender = startBlock(
    shell,
    pageBlock('Event-Trigger/HTTP', shell, part, {
      'http://192.0.2.10:8080/hooks/5f2d8c': url,
    }),
    folder,
  );
  await sender.finished();
  return sender.output();
}

const kept = (folder: string): unknown[] =>
  readFileSync(join(folder, 'events.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);

describe.each(SHELLS)('in the shell of $shell', (shell) => {
  describe.each(['receiver.py', 'node receiver.mjs'])(
    'from the test sender to %s',
    (start) => {
      it('arrives as one line of events.log, in which the picture finder reads', async () => {
        const folder = readerFolder(
          'http/receiver.py',
          'http/receiver.mjs',
          ...SENDERS,
          ...READERS,
        );
        writeFileSync(
          join(folder, 'event.json'),
          JSON.stringify({...EVENT, Image: PIXEL}, null, 2),
        );
        const {receiver, url} = await startReceiver(shell, folder, start);
        expect(await sendTest(shell, folder, url)).toBe('status 204\n');
        await receiver.waitFor(/^EVENT Person in loading bay at Loading bay$/m);
        expect(kept(folder)).toEqual([{...EVENT, Image: PIXEL}]);
        const finder = startBlock(
          shell,
          pageBlock('Event-Trigger/Event-Data', shell, 'pictures.py'),
          folder,
        );
        await finder.waitFor(/^1 pictures found$/m);
        expect(readFileSync(join(folder, 'picture-1-1.png'))).toEqual(
          Buffer.from(PIXEL, 'base64'),
        );
      });
    },
  );

  it('handles the same event once if it says when it happened, and twice if it does not', async () => {
    const folder = readerFolder('http/receiver.py', ...SENDERS);
    const {receiver, url} = await startReceiver(shell, folder);
    await sendTest(shell, folder, url);
    await sendTest(shell, folder, url);
    await receiver.waitFor(/^REPEAT ignored$/m);
    writeFileSync(join(folder, 'event.json'), '{"EventName": "Gate"}');
    await sendTest(shell, folder, url);
    await sendTest(shell, folder, url);
    await receiver.waitFor(/(?:^EVENT Gate[^]*){2}/m);
    expect(kept(folder)).toHaveLength(3);
  });
});

describe.each(SHELLS)('MQTT in the shell of $shell', (shell) => {
  const folder = makeFolder();
  let port = 0;
  let broker: Program | undefined;

  beforeAll(async () => {
    ({port, program: broker} = await startMosquitto('bench.conf', folder.path));
  });
  afterAll(async () => {
    await broker?.stop();
    folder.remove();
  });

  it('the test event reaches subscriber and reader, and the store takes what the reader keeps', async () => {
    const home = readerFolder(
      'http/event.json',
      'mqtt/subscribe.py',
      'store/event_rows.py',
      'store/store_csv.py',
      'store/store_sqlite.py',
    );
    const here = {'broker.example.com': 'localhost'};
    const environment =
      shell.language === 'powershell'
        ? `$env:MQTT_PORT = "${port}"\n`
        : `export MQTT_PORT=${port}\n`;
    // Installing libraries is not part of the test; Debian's packages are there.
    const read = pageBlock(
      'Event-Trigger/MQTT',
      shell,
      'subscribe.py',
      here,
    ).replace(/^.*install.*$/m, '');
    const reader = startBlock(shell, environment + read, home);
    await reader.waitFor(/subscribed/);
    const watch = pageBlock('Event-Trigger/MQTT', shell, 'mosquitto_sub').replace(
      '-h localhost',
      `-h localhost -p ${port} -C 1 -i watcher`,
    );
    const watcher = startBlock(shell, watch, home);
    await broker?.waitFor(/Sending SUBACK to watcher/);
    await startBlock(
      shell,
      pageBlock('Event-Trigger/MQTT', shell, 'event.json', {
        ...here,
        '-q 1': `-p ${port} -q 1`,
      }),
      home,
    ).finished();
    await watcher.waitFor(/site\/ansvis\/events \{[^]*Person in loading bay/);
    await reader.waitFor(/^EVENT Person in loading bay at Loading bay/m);
    expect(kept(home)).toEqual([EVENT]);
    const store = startBlock(
      shell,
      pageBlock('Event-Trigger/Store-Events', shell, 'store_csv.py events.log'),
      home,
    );
    await store.waitFor(/^STORED in events\.csv$/m);
  });
});

describe.each(SHELLS)('Application in the shell of $shell', (shell) => {
  it.each(['listener.py', 'node listener.mjs'])(
    'the test event reaches %s as one line',
    async (start) => {
      const home = readerFolder(
        'http/event.json',
        'application/listener.py',
        'application/listener.mjs',
        'application/send-test.ps1',
        'application/send_test.py',
      );
      const host =
        shell.language === 'powershell'
          ? '$env:HOST = "127.0.0.1"\n'
          : 'export HOST=127.0.0.1\n';
      const listen = pageBlock(
        'Event-Trigger/Application',
        shell,
        'listener.py',
        {9000: '0'},
      );
      const listener = startBlock(
        shell,
        host +
          (start === 'listener.py'
            ? listen
            : listen.replace(/python3? listener\.py/, start)),
        home,
      );
      const [, port] = await listener.waitFor(/listening on port (\d+)/);
      const send = pageBlock(
        'Event-Trigger/Application',
        shell,
        'LISTENER_PORT',
        {9000: port ?? '', '192.0.2.10': '127.0.0.1'},
      );
      await startBlock(shell, send, home).waitFor(/^sent 511 bytes$/m);
      await listener.waitFor(/^JSON \{.*Person in loading bay/m);
      await listener.waitFor(/^CLOSED$/m);
      expect(kept(home)).toEqual([EVENT]);
    },
  );
});

describe.each(SHELLS)(
  'storing and passing on in the shell of $shell',
  (shell) => {
    const pages = {
      STORE: 'Event-Trigger/Store-Events',
      PASS: 'Event-Trigger/Pass-On-Events',
    };
    const local = (text: string): string =>
      (shell.language === 'powershell'
        ? '$env:HOST = "127.0.0.1"\n$env:PORT = "0"\n'
        : 'export HOST=127.0.0.1 PORT=0\n') + text;

    it('the receiver stores in SQLite, and the count finds the event of the test', async () => {
      const home = readerFolder(
        'http/receiver.py',
        ...SENDERS,
        'store/event_rows.py',
        'store/store_sqlite.py',
        'store/count_events.py',
      );
      const receiver = startBlock(
        shell,
        local(pageBlock(pages.STORE, shell, 'HANDLER')),
        home,
      );
      const [, port] = await receiver.waitFor(/listening on port (\d+)/);
      await sendTest(shell, home, `http://127.0.0.1:${port}/hooks/5f2d8c`);
      await receiver.waitFor(/^STORED in events\.db as event 1$/m);
      const count = startBlock(
        shell,
        pageBlock(pages.STORE, shell, 'count_events.py'),
        home,
      );
      await count.finished();
      expect(count.output()).toBe('2026-11-21  Loading bay  person  1\n');
    });

    it.each(['python', 'node'])(
      'the %s receiver passes on one message and counts what it leaves out',
      async (language) => {
        const home = readerFolder(
          'http/receiver.py',
          'http/receiver.mjs',
          ...SENDERS,
          'pass-on/pass_on.py',
          'pass-on/pass-on.mjs',
        );
        const messages: unknown[] = [];
        const chat = createServer((request, response) => {
          request
            .setEncoding('utf8')
            .on('data', (text: string) => messages.push(JSON.parse(text)));
          request.on('end', () => response.writeHead(200).end('ok'));
        });
        await new Promise<void>((resolve) =>
          chat.listen(0, '127.0.0.1', resolve),
        );
        onTestFinished(() => void chat.close());
        const target = JSON.parse(
          readFileSync(join(SAMPLES, 'pass-on/teams.json'), 'utf8'),
        ) as {url: string};
        target.url = `http://127.0.0.1:${(chat.address() as {port: number}).port}/`;
        writeFileSync(join(home, 'target.json'), JSON.stringify(target));
        writeFileSync(
          join(home, 'event.json'),
          '{"EventName": "Gate \\"north\\"", "CameraName": "Tür"}',
        );
        const block = pageBlock(pages.PASS, shell, 'HANDLER');
        const start =
          language === 'python'
            ? block
            : block
                .replace('pass_on', 'pass-on')
                .replace(/python3? receiver\.py/, 'node receiver.mjs');
        const receiver = startBlock(shell, local(start), home);
        const [, port] = await receiver.waitFor(/listening on port (\d+)/);
        const url = `http://127.0.0.1:${port}/hooks/5f2d8c`;
        await sendTest(shell, home, url);
        await receiver.waitFor(/^PASSED ON, status 200$/m);
        await sendTest(shell, home, url);
        await receiver.waitFor(/^LEFT OUT, 1 since the last message$/m);
        expect(messages).toHaveLength(1);
        expect(JSON.stringify(messages[0])).toContain(
          JSON.stringify('Gate "north" at Tür').slice(1, -1),
        );
      },
    );
  },
);

it('PowerShell alone turns events.log into a table that a spreadsheet reads', async () => {
  const home = readerFolder('store/to-csv.ps1');
  writeFileSync(
    join(home, 'events.log'),
    `${JSON.stringify(EVENT)}\n${JSON.stringify(EVENT)}\n`,
  );
  await startBlock(SHELLS[0], '.\\to-csv.ps1', home).waitFor(
    /^2 rows in events\.csv$/m,
  );
  const [head, row] = readFileSync(join(home, 'events.csv'), 'utf8').split(
    '\r\n',
  );
  expect(head).toBe('\uFEFF"time","camera","event","object","score"');
  expect(row).toBe(
    '"2026-11-21T06:30:00","Loading bay","Person in loading bay","person","0.91"',
  );
});

it('the table of Python has the same event, and opens in Excel by its mark', async () => {
  const home = readerFolder('store/event_rows.py', 'store/store_csv.py');
  writeFileSync(
    join(home, 'events.log'),
    `${JSON.stringify(EVENT)}\n"no event"\n`,
  );
  await startBlock(SHELLS[1], 'python3 store_csv.py events.log', home).finished();
  expect(readFileSync(join(home, 'events.csv'), 'utf8')).toBe(
    '\uFEFFtime,camera_id,camera,event,object,score,left,top,right,bottom\r\n2026-11-21T06:30:00,3,Loading bay,Person in loading bay,person,0.91,412,180,498,405\r\n',
  );
});

it('the PowerShell receiver takes the PowerShell test, and the picture finders read what it keeps', async () => {
  const folder = readerFolder('http/receiver.ps1', ...SENDERS, ...READERS);
  const [shell] = SHELLS;
  const port = String(await freePort());
  const block = pageBlock('Event-Trigger/HTTP', shell, 'receiver.py', {
    8080: port,
  }).replace('python receiver.py', '.\\receiver.ps1');
  const receiver = startBlock(shell, block, folder);
  await receiver.waitFor(/listening on port/);
  expect(
    await sendTest(shell, folder, `http://127.0.0.1:${port}/hooks/5f2d8c`),
  ).toBe('status 204\n');
  await receiver.waitFor(/^EVENT Person in loading bay at Loading bay$/m);
  expect(kept(folder)).toEqual([EVENT]);
  for (const language of LANGUAGES) {
    const printed = await runProgram(
      language.command,
      [programFile('pictures', language)],
      {cwd: folder},
    );
    expect(printed).toBe('0 pictures found\n');
  }
});
