// What one page sends is what the next one receives and the third one reads, by the commands that the pages print.
import {describe, expect, it} from 'vitest';
import {EVENT, keptEvents} from '../support/keptEvents.ts';
import {pageBlock, startBlock} from '../support/pageBlocks.ts';
import {readerFolder} from '../support/readerFolder.ts';
import {SHELLS} from '../support/shells.ts';

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
        {
          9000: port ?? '',
          '192.0.2.10': '127.0.0.1',
        },
      );
      await startBlock(shell, send, home).waitFor(/^sent 511 bytes$/m);
      await listener.waitFor(/^JSON \{.*Person in loading bay/m);
      await listener.waitFor(/^CLOSED$/m);
      expect(keptEvents(home)).toEqual([EVENT]);
    },
  );
});
