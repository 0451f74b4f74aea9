import {readFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {LANGUAGES, programFile, type Language} from './support/languages.ts';
import {SAMPLES, startForTest, type Program} from './support/startProgram.ts';
import {temporaryFolder} from './support/temporaryFolder.ts';

async function start(
  language: Language,
): Promise<{listener: Program; socket: Socket; rawFile: string}> {
  const folder = temporaryFolder();
  const rawFile = join(folder, 'stream.bin');
  const listener = startForTest(
    language.command,
    [join(SAMPLES, 'application', programFile('listener', language))],
    {
      cwd: folder,
      env: {HOST: '127.0.0.1', PORT: '0', RAW_FILE: rawFile},
    },
  );
  const [, port] = await listener.waitFor(/listening on port (\d+)/);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await listener.waitFor(/^CONNECTED/m);
  return {listener, socket, rawFile};
}

describe.each(LANGUAGES)('the $language listener', (language) => {
  it('prints an event that arrives in two pieces, cut inside a letter', async () => {
    const {listener, socket} = await start(language);
    const bytes = Buffer.from('{"EventName": "Tür } offen"}');
    const cut = bytes.indexOf(0xc3) + 1;
    socket.write(bytes.subarray(0, cut));
    await listener.waitFor(/^RECEIVED/m);
    socket.write(bytes.subarray(cut));
    const [, json] = await listener.waitFor(/^JSON (.*)$/m);
    expect(JSON.parse(json ?? '')).toEqual({EventName: 'Tür } offen'});
  });

  it('prints two events that arrive in one piece', async () => {
    const {listener, socket} = await start(language);
    socket.write('{"EventName": "A"}{"EventName": "B"}');
    await listener.waitFor(/^JSON .*"B"/m);
    expect(listener.output().match(/^JSON /gm)).toHaveLength(2);
  });

  it('keeps bytes that are not JSON, and shows how they start', async () => {
    const {listener, socket, rawFile} = await start(language);
    socket.end(Buffer.from([0x00, 0x00, 0x01, 0x10, 0xff]));
    await listener.waitFor(/^RECEIVED 5 bytes, starts with 00 00 01 10 ff$/m);
    await listener.waitFor(/^CLOSED$/m);
    expect([...readFileSync(rawFile)]).toEqual([0, 0, 1, 16, 255]);
  });
});
