// What one page sends is what the next one receives and the third one reads, by the commands that the pages print.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {EVENT, keptEvents} from '../support/keptEvents.ts';
import {pageBlock, startBlock} from '../support/pageBlocks.ts';
import {readerFolder} from '../support/readerFolder.ts';
import {SHELLS} from '../support/shells.ts';
import {startMosquitto} from '../support/startMosquitto.ts';
import type {Program} from '../support/startProgram.ts';
import {makeFolder} from '../support/temporaryFolder.ts';

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
    expect(keptEvents(home)).toEqual([EVENT]);
    const store = startBlock(
      shell,
      pageBlock('Event-Trigger/Store-Events', shell, 'store_csv.py events.log'),
      home,
    );
    await store.waitFor(/^STORED in events\.csv$/m);
  });
});
