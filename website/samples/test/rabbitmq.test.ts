import {copyFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LANGUAGES, programFile, type Language} from './support/languages.ts';
import {POWERSHELL} from './support/shells.ts';
import {
  PYTHON,
  runProgram,
  SAMPLES,
  startForTest,
} from './support/startProgram.ts';
import {startRabbitMq, type RabbitMq} from './support/startRabbitMq.ts';
import {makeFolder} from './support/temporaryFolder.ts';

const folder = makeFolder();
let broker: RabbitMq;
let senderUrl = '';
let readerUrl = '';

beforeAll(async () => {
  copyFileSync(join(SAMPLES, 'http/event.json'), join(folder.path, 'event.json'));
  broker = await startRabbitMq(folder.path);
  await runProgram('sh', [join(SAMPLES, 'rabbitmq/prepare.sh')], {
    env: {
      ...broker.env,
      SENDER_PASSWORD: 'sender-secret',
      READER_PASSWORD: 'reader-secret',
    },
    timeoutMs: 300_000, // five calls of rabbitmqctl, each of which starts an Erlang machine
  });
  senderUrl = `amqp://ansvis-sender:sender-secret@127.0.0.1:${broker.port}/ansvis`;
  readerUrl = `amqp://ansvis-reader:reader-secret@127.0.0.1:${broker.port}/ansvis`;
});
afterAll(async () => {
  await broker?.stop();
  folder.remove();
});

function run(
  language: Language,
  name: string,
  url: string,
  ...args: string[]
): Promise<string> {
  return runProgram(
    language.command,
    [join(SAMPLES, 'rabbitmq', programFile(name, language)), ...args],
    {
      cwd: folder.path,
      env: {AMQP_URL: url},
    },
  );
}

for (const language of LANGUAGES) {
  describe(`with ${language.language}`, () => {
    it('the reader makes exchange, queue and binding, and prints what the sender publishes', async () => {
      const reader = startForTest(
        language.command,
        [join(SAMPLES, 'rabbitmq', programFile('consume', language))],
        {
          cwd: folder.path,
          env: {AMQP_URL: readerUrl},
        },
      );
      await reader.waitFor(/waiting for messages in ansvis\.reader/);
      expect(await run(language, 'publish-test', senderUrl)).toBe(
        'DELIVERED to at least one queue with routing key site.gate.person\n',
      );
      await reader.waitFor(
        /^EVENT Person in loading bay with routing key site\.gate\.person$/m,
      );
    });

    it('the sender says that no queue takes a routing key', async () => {
      expect(await run(language, 'publish-test', senderUrl, 'gate.person')).toBe(
        'DROPPED: no queue is bound for routing key gate.person\n',
      );
    });

    it('a message waits in the queue while no reader runs', async () => {
      const key = `site.later.${language.extension}`;
      await run(language, 'publish-test', senderUrl, key);
      const reader = startForTest(
        language.command,
        [join(SAMPLES, 'rabbitmq', programFile('consume', language))],
        {
          cwd: folder.path,
          env: {AMQP_URL: readerUrl},
        },
      );
      const [printed] = await reader.waitFor(
        /^EVENT Person in loading bay with routing key site\.later.*$/m,
      );
      expect(printed).toBe(`EVENT Person in loading bay with routing key ${key}`);
    });
  });
}

it('rabbitmqctl shows the queue and what it is bound to', async () => {
  const queues = await runProgram(
    'rabbitmqctl',
    ['list_queues', '-p', 'ansvis', 'name', 'messages'],
    {
      env: broker.env,
    },
  );
  expect(queues).toMatch(/^ansvis\.reader\t\d+$/m);
  const bindings = await runProgram(
    'rabbitmqctl',
    ['list_bindings', '-p', 'ansvis'],
    {env: broker.env},
  );
  expect(bindings).toMatch(
    /^ansvis\.events\texchange\tansvis\.reader\tqueue\tsite\.#/m,
  );
});

it('the sender may not read', async () => {
  const consume = `rabbitmq/${programFile('consume', LANGUAGES[1])}`;
  const printed = await runProgram(
    process.execPath,
    [consume],
    {env: {AMQP_URL: senderUrl}},
    1,
  );
  expect(printed).toContain('ACCESS_REFUSED');
});

it('PowerShell makes the same users, and its sender tells what was delivered and what was dropped', async () => {
  const env = {
    RABBITMQ_API: `http://127.0.0.1:${broker.apiPort}/api`,
    SENDER_PASSWORD: 'sender-secret',
    READER_PASSWORD: 'reader-secret',
  };
  const script = (name: string, more = {}): Promise<string> =>
    runProgram(
      process.execPath,
      [POWERSHELL, join(SAMPLES, `rabbitmq/${name}.ps1`)],
      {cwd: folder.path, env: {...env, ...more}},
    );
  expect(await script('prepare')).toMatch(/^(?:MADE .*\n){6}$/);
  const permissions = await runProgram(
    'rabbitmqctl',
    ['list_permissions', '-p', 'ansvis'],
    {env: broker.env},
  );
  expect(permissions).toContain(
    'ansvis-sender\t^ansvis\\.events$\t^ansvis\\.events$\t^$',
  );
  const reader = startForTest(PYTHON, [join(SAMPLES, 'rabbitmq/consume.py')], {
    cwd: folder.path,
    env: {AMQP_URL: readerUrl},
  });
  await reader.waitFor(/waiting/);
  expect(await script('publish-test')).toBe(
    'DELIVERED to at least one queue with routing key site.gate.person\n',
  );
  await reader.waitFor(
    /^EVENT Person in loading bay with routing key site\.gate\.person$/m,
  );
  expect(await script('publish-test', {ROUTING_KEY: 'gate.person'})).toBe(
    'DROPPED: no queue is bound for routing key gate.person\n',
  );
});

describe('the trouble list of the page', () => {
  const failing = (language: Language, url: string): Promise<string> =>
    runProgram(
      language.command,
      [`rabbitmq/${programFile('consume', language)}`],
      {env: {AMQP_URL: url}},
      1,
    );

  it.each(LANGUAGES)('$language names a refused login', async (language) => {
    const printed = await failing(
      language,
      readerUrl.replace('reader-secret', 'wrong'),
    );
    expect(printed).toContain('ACCESS_REFUSED');
  });

  it('Python says that the virtual host does not exist', async () => {
    const printed = await failing(
      LANGUAGES[0],
      readerUrl.replace(/ansvis$/, 'other'),
    );
    expect(printed).toContain('NOT_ALLOWED');
  });

  it('Node says that the connection was closed for a virtual host that does not exist', async () => {
    const printed = await failing(
      LANGUAGES[1],
      readerUrl.replace(/ansvis$/, 'other'),
    );
    expect(printed).toContain(
      'Expected ConnectionOpenOk; got <ConnectionClose channel:0>',
    );
  });
});
