// What one page sends is what the next one receives and the third one reads, by the commands that the pages print.
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePort} from '../support/freePort.ts';
import {EVENT, keptEvents} from '../support/keptEvents.ts';
import {LANGUAGES, programFile} from '../support/languages.ts';
import {pageBlock, startBlock} from '../support/pageBlocks.ts';
import {readerFolder} from '../support/readerFolder.ts';
import {SHELLS} from '../support/shells.ts';
import {runProgram} from '../support/startProgram.ts';
import {SENDERS, sendTest, startReceiver} from '../support/startReceiver.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

const READERS = ['http/pictures.py', 'http/pictures.mjs'];

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
        expect(keptEvents(folder)).toEqual([{...EVENT, Image: PIXEL}]);
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
    expect(keptEvents(folder)).toHaveLength(3);
  });
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
  expect(keptEvents(folder)).toEqual([EVENT]);
  for (const language of LANGUAGES) {
    const printed = await runProgram(
      language.command,
      [programFile('pictures', language)],
      {cwd: folder},
    );
    expect(printed).toBe('0 pictures found\n');
  }
});
