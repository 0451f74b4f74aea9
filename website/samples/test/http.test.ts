import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {LANGUAGES, programFile, type Language} from './support/languages.ts';
import {
  runProgram,
  SAMPLES,
  startForTest,
  type Program,
} from './support/startProgram.ts';
import {temporaryFolder} from './support/temporaryFolder.ts';

const PATH = '/hooks/5f2d8c';
const EVENT = readFileSync(join(SAMPLES, 'http/event.json'), 'utf8');
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

async function start(
  language: Language,
): Promise<{receiver: Program; url: string; log: string}> {
  const log = join(temporaryFolder(), 'events.log');
  const receiver = startForTest(
    language.command,
    [`http/${programFile('receiver', language)}`],
    {
      env: {
        HOST: '127.0.0.1',
        PORT: '0',
        WEBHOOK_PATH: PATH,
        MAX_BYTES: '5000',
        EVENT_LOG: log,
      },
    },
  );
  const [, port] = await receiver.waitFor(/listening on port (\d+)/);
  return {receiver, url: `http://127.0.0.1:${port}${PATH}`, log};
}

async function post(url: string, body: string): Promise<number> {
  const {status} = await fetch(url, {method: 'POST', body});
  return status;
}

for (const language of LANGUAGES) {
  describe(`the ${language.language} receiver`, () => {
    it('answers 204 and handles the event', async () => {
      const {receiver, url} = await start(language);
      expect(await post(url, EVENT)).toBe(204);
      await receiver.waitFor(/^EVENT Person in loading bay at Loading bay$/m);
    });

    it('takes the event of the published curl command', async () => {
      const {receiver, url} = await start(language);
      const printed = await runProgram('sh', ['send-test.sh'], {
        cwd: join(SAMPLES, 'http'),
        env: {WEBHOOK_URL: url},
      });
      expect(printed).toBe('status 204\n');
      await receiver.waitFor(/^EVENT Person in loading bay/m);
    });

    it('handles the same event only once', async () => {
      const {receiver, url} = await start(language);
      await post(url, EVENT);
      await receiver.waitFor(/^EVENT/m);
      expect(await post(url, EVENT)).toBe(204);
      await receiver.waitFor(/^REPEAT ignored$/m);
      expect(receiver.output().match(/^EVENT/gm)).toHaveLength(1);
    });

    it('ignores fields that it does not know', async () => {
      const {receiver, url} = await start(language);
      await post(url, '{"EventName": "Gate", "SomethingNew": {"a": 1}}');
      await expect(
        receiver.waitFor(/^EVENT Gate at unknown camera$/m),
      ).resolves.toBeDefined();
    });

    it('keeps a body that is not JSON for inspection', async () => {
      const {receiver, url, log} = await start(language);
      expect(await post(url, 'name=value')).toBe(204);
      await receiver.waitFor(/^NOT JSON/m);
      expect(readFileSync(log, 'utf8')).toBe('"name=value"\n');
    });

    it('keeps working after JSON that is not an object', async () => {
      const {receiver, url} = await start(language);
      await post(url, '[1, 2]');
      await receiver.waitFor(/^NOT AN OBJECT \[1,/m);
      expect(await post(url, EVENT)).toBe(204);
      await receiver.waitFor(/^EVENT/m);
    });

    it('refuses a body above the limit with 413', async () => {
      const {url} = await start(language);
      expect(await post(url, 'x'.repeat(5001))).toBe(413);
    });

    it('answers 404 to a sender that does not know the path', async () => {
      const {url} = await start(language);
      expect(await post(url.replace(PATH, '/ansvis-events'), EVENT)).toBe(404);
    });
  });

  it(`the ${language.language} picture finder saves a Base64 picture of any field`, async () => {
    const folder = temporaryFolder();
    const file = `http/${programFile('pictures', language)}`;
    copyFileSync(
      join(SAMPLES, file),
      join(folder, `pictures.${language.extension}`),
    );
    const events = [
      {Image: PIXEL, Name: 'a'},
      {Nested: [{Picture: `data:image/png;base64,${PIXEL}`}]},
    ];
    writeFileSync(
      join(folder, 'events.log'),
      events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    );
    const printed = await runProgram(
      language.command,
      [`pictures.${language.extension}`, 'events.log'],
      {
        cwd: folder,
      },
    );
    expect(printed).toBe(
      'picture-1-1.png 70 bytes from event.Image\npicture-2-2.png 70 bytes from event.Nested[0].Picture\n2 pictures found\n',
    );
    expect(readFileSync(join(folder, 'picture-1-1.png'))).toEqual(
      Buffer.from(PIXEL, 'base64'),
    );
  });
}
