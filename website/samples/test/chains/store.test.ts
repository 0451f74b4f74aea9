// What one page sends is what the next one receives and the third one reads, by the commands that the pages print.
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {EVENT} from '../support/keptEvents.ts';
import {pageBlock, startBlock} from '../support/pageBlocks.ts';
import {readerFolder} from '../support/readerFolder.ts';
import {SHELLS} from '../support/shells.ts';
import {SAMPLES} from '../support/startProgram.ts';
import {SENDERS, sendTest} from '../support/startReceiver.ts';

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
