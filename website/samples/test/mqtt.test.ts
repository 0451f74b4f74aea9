import {copyFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LANGUAGES, programFile} from './support/languages.ts';
import {startMosquitto} from './support/startMosquitto.ts';
import {
  runProgram,
  SAMPLES,
  startForTest,
  type Program,
} from './support/startProgram.ts';
import {makeFolder} from './support/temporaryFolder.ts';

const EVENT = join(SAMPLES, 'http/event.json');
const TOPIC = 'site/ansvis/events';

describe('on the broker of the test bench', () => {
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

  const publish = (...args: string[]): Promise<string> =>
    runProgram('mosquitto_pub', [
      '-h',
      'localhost',
      '-p',
      String(port),
      '-q',
      '1',
      ...args,
    ]);

  it('mosquitto_sub prints what mosquitto_pub publishes', async () => {
    // It buffers what it prints into a pipe, so it ends after one message (-C 1) and the broker tells when it is ready.
    const reader = startForTest('mosquitto_sub', [
      '-h',
      'localhost',
      '-p',
      String(port),
      '-t',
      'site/#',
      '-v',
      '-C',
      '1',
      '-i',
      'command-line',
    ]);
    await broker?.waitFor(/Sending SUBACK to command-line/);
    await publish('-t', TOPIC, '-f', EVENT);
    await expect(
      reader.waitFor(/site\/ansvis\/events \{[^]*Person in loading bay/),
    ).resolves.toBeDefined();
  });

  for (const language of LANGUAGES) {
    const program = join(SAMPLES, 'mqtt', programFile('subscribe', language));
    const start = (clientId: string): Program =>
      startForTest(language.command, [program], {
        cwd: folder.path,
        env: {MQTT_PORT: String(port), MQTT_CLIENT_ID: clientId},
      });

    it(`the ${language.language} reader prints an event whatever the letter case of its fields`, async () => {
      const reader = start(`case-${language.language}`);
      await reader.waitFor(/subscribed to site\/ansvis\/events/);
      await publish(
        '-t',
        TOPIC,
        '-m',
        '{"eventNAME": "Plate read", "CAMERAname": "Gate"}',
      );
      await expect(
        reader.waitFor(/^EVENT Plate read at Gate on site\/ansvis\/events$/m),
      ).resolves.toBeDefined();
    });

    it(`the ${language.language} reader shows a message of another shape`, async () => {
      const reader = start(`other-${language.language}`);
      await reader.waitFor(/subscribed/);
      await publish('-t', TOPIC, '-m', 'not json');
      await expect(
        reader.waitFor(/^OTHER site\/ansvis\/events .*not json/m),
      ).resolves.toBeDefined();
    });

    it(`the ${language.language} reader gets what was sent while it was away`, async () => {
      const first = start(`away-${language.language}`);
      await first.waitFor(/subscribed/);
      await first.stop();
      await publish('-t', TOPIC, '-f', EVENT);
      const second = start(`away-${language.language}`);
      await expect(
        second.waitFor(/^EVENT Person in loading bay at Loading bay/m),
      ).resolves.toBeDefined();
    });
  }
});

describe('on the encrypted broker', () => {
  const folder = makeFolder();
  const ca = join(folder.path, 'ca.crt');
  const secrets = {
    SENDER_PASSWORD: 'sender-secret',
    READER_PASSWORD: 'reader-secret',
  };
  let port = 0;
  let broker: Program | undefined;

  beforeAll(async () => {
    await runProgram(
      'sh',
      [join(SAMPLES, 'mqtt/make-certificate.sh'), 'localhost'],
      {cwd: folder.path},
    );
    await runProgram('sh', [join(SAMPLES, 'mqtt/add-users.sh')], {
      env: {...secrets, PASSWORD_FILE: join(folder.path, 'passwords')},
    });
    copyFileSync(join(SAMPLES, 'mqtt/acl'), join(folder.path, 'acl'));
    ({port, program: broker} = await startMosquitto(
      'production.conf',
      folder.path,
    ));
  });
  afterAll(async () => {
    await broker?.stop();
    folder.remove();
  });

  const publishAs = (user: string, password: string): Promise<string> =>
    runProgram('mosquitto_pub', [
      '-h',
      'localhost',
      '-p',
      String(port),
      '--cafile',
      ca,
      '-u',
      user,
      '-P',
      password,
      '-q',
      '1',
      '-t',
      TOPIC,
      '-f',
      EVENT,
    ]);

  for (const language of LANGUAGES) {
    const program = join(SAMPLES, 'mqtt', programFile('subscribe', language));
    const start = (clientId: string, password: string): Program =>
      startForTest(language.command, [program], {
        cwd: folder.path,
        env: {
          MQTT_PORT: String(port),
          MQTT_CA: ca,
          MQTT_USER: 'reader',
          MQTT_PASSWORD: password,
          MQTT_CLIENT_ID: clientId,
        },
      });

    it(`the ${language.language} reader receives an event over TLS`, async () => {
      const reader = start(`tls-${language.language}`, secrets.READER_PASSWORD);
      await reader.waitFor(/subscribed/);
      await publishAs('ansvis', secrets.SENDER_PASSWORD);
      await expect(
        reader.waitFor(/^EVENT Person in loading bay at Loading bay/m),
      ).resolves.toBeDefined();
    });

    it(`the ${language.language} reader says that a wrong password is refused`, async () => {
      const reader = start(`refused-${language.language}`, 'wrong');
      await reader.waitFor(/^REFUSED .*not authori[sz]ed/im);
      await expect(reader.finished()).resolves.toBe(0);
    });
  }

  const openssl = (name: string, status = 0): Promise<string> =>
    runProgram(
      'openssl',
      [
        's_client',
        '-connect',
        `localhost:${port}`,
        '-CAfile',
        ca,
        '-verify_return_error',
        '-verify_hostname',
        name,
        '-brief',
      ],
      {},
      status,
    );

  it('openssl confirms the certificate of the broker and its name', async () => {
    expect(await openssl('localhost')).toContain('Verified peername: localhost');
  });

  it('openssl refuses the certificate under another name', async () => {
    expect(await openssl('other.example.com', 1)).toContain('hostname mismatch');
  });

  it('the log of the broker names what the access list denies', async () => {
    await publishAs('reader', secrets.READER_PASSWORD);
    await expect(
      broker?.waitFor(/Denied PUBLISH from .*site\/ansvis\/events/),
    ).resolves.toBeDefined();
  });
});
