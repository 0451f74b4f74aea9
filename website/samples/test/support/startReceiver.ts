import {pageBlock, startBlock} from './pageBlocks.ts';
import type {Shell} from './shells.ts';
import type {Program} from './startProgram.ts';

/** What the HTTP page sends an event with. */
export const SENDERS = [
  'http/event.json',
  'http/send-test.ps1',
  'http/send-test.sh',
];

/** Starts a receiver by the block of the HTTP page; returns the address to post to. */
export async function startReceiver(
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
export async function sendTest(
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
