import {createServer, type IncomingMessage} from 'node:http';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {LANGUAGES, programFile} from './support/languages.ts';
import {runProgram, SAMPLES} from './support/startProgram.ts';
import {POWERSHELL} from './support/shells.ts';

const DEVICE = '{6f1d7a9e-0000-4000-8000-000000000001}';
const LOGIN = 'Bearer token-of-the-test';

/** Stands in for an Nx server: takes generic events, refuses a caller without the login. */
async function startStandIn(): Promise<{address: string; calls: URL[]}> {
  const calls: URL[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    if (request.headers.authorization !== LOGIN) {
      response.writeHead(401).end('login needed');
      return;
    }
    calls.push(new URL(request.url ?? '', 'http://stand-in'));
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the stand-in has no port');
  return {address: `http://127.0.0.1:${address.port}`, calls};
}

const run = (
  command: string,
  file: string,
  server: string,
  login: string,
  ...args: string[]
): Promise<string> =>
  runProgram(command, [`nx-witness/${file}`, ...args], {
    env: {NX_SERVER: server, NX_AUTHORIZATION: login, NX_DEVICE_ID: DEVICE},
  });

const WAYS = [
  {way: 'curl', command: 'sh', args: [] as string[], file: 'create-event.sh'},
  {
    way: 'PowerShell',
    command: process.execPath,
    args: [POWERSHELL],
    file: 'create-event.ps1',
  },
  ...LANGUAGES.map((language) => ({
    way: language.language,
    command: language.command,
    args: [] as string[],
    file: programFile('create-event', language),
  })),
];

for (const {way, command, args, file} of WAYS) {
  const create = (server: string, login: string): Promise<string> =>
    runProgram(command, [...args, join(SAMPLES, 'nx-witness', file)], {
      env: {NX_SERVER: server, NX_AUTHORIZATION: login, NX_DEVICE_ID: DEVICE},
    });

  describe(`creating a generic event with ${way}`, () => {
    it('sends each value unharmed, also with spaces, an ampersand and JSON', async () => {
      const {address, calls} = await startStandIn();
      expect(await create(address, LOGIN)).toContain('status 200');
      expect(calls).toHaveLength(1);
      expect(calls[0]?.pathname).toBe('/api/createEvent');
      expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toEqual({
        source: 'ANSVIS',
        caption: 'Person & vehicle',
        description: 'Loading bay, after hours',
        metadata: `{"cameraRefs":["${DEVICE}"]}`,
      });
    });

    it('shows that the login is refused', async () => {
      const {address} = await startStandIn();
      expect(await create(address, 'Bearer wrong')).toContain('401');
    });
  });
}

for (const language of LANGUAGES) {
  const file = programFile('create-event', language);

  it(`${language.language} sends the time of the event if there is one`, async () => {
    const {address, calls} = await startStandIn();
    await run(language.command, file, address, LOGIN, '2026-11-21T06:30:00');
    expect(calls[0]?.searchParams.get('timestamp')).toBe('2026-11-21T06:30:00');
  });

  it(`${language.language} says that the server is not reached`, async () => {
    const {address} = await startStandIn();
    expect(
      await run(language.command, file, address.replace(/\d+$/, '1'), LOGIN),
    ).toContain('not reached');
  });
}
