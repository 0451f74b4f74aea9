import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SMTPServer} from 'smtp-server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {LANGUAGES, programFile, type Language} from './support/languages.ts';
import {
  PYTHON,
  runProgram,
  SAMPLES,
  startForTest,
} from './support/startProgram.ts';
import {pageBlock, startBlock} from './support/pageBlocks.ts';
import {readerFolder} from './support/readerFolder.ts';
import {POWERSHELL, SHELLS} from './support/shells.ts';
import {makeFolder} from './support/temporaryFolder.ts';

interface MailServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const PASSWORD = 'abcdefghijklmnop';
const folder = makeFolder();
const received: string[] = [];
let starttls: MailServer;
let implicit: MailServer;

/** A mail server with the certificate of the folder and one account, on a free loopback port. */
async function startMailServer(secure: boolean): Promise<MailServer> {
  const server = new SMTPServer({
    secure,
    key: readFileSync(join(folder.path, 'server.key')),
    cert: readFileSync(join(folder.path, 'server.crt')),
    onAuth: ({password}, _session, done) =>
      password === PASSWORD
        ? done(null, {user: 'events'})
        : done(new Error('Username and Password not accepted')),
    onData: (stream, _session, done) => {
      stream.on('data', (data: Buffer) => received.push(data.toString('utf8')));
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {}); // a client that breaks off is part of the tests
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the mail server has no port');
  return {
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

beforeAll(async () => {
  await runProgram(
    'sh',
    [join(SAMPLES, 'mqtt/make-certificate.sh'), 'localhost'],
    {cwd: folder.path},
  );
  [starttls, implicit] = await Promise.all([
    startMailServer(false),
    startMailServer(true),
  ]);
});
afterAll(async () => {
  await Promise.all([starttls.close(), implicit.close()]);
  folder.remove();
});

function check(
  language: Language,
  security: 'starttls' | 'tls',
  {port}: MailServer,
  password = PASSWORD,
): Promise<string> {
  return runProgram(
    language.command,
    [`email/${programFile('check-account', language)}`],
    {
      env: {
        SMTP_HOST: 'localhost',
        SMTP_PORT: String(port),
        SMTP_SECURITY: security,
        SMTP_USER: 'events@example.com',
        SMTP_PASSWORD: password,
        SMTP_CA: join(folder.path, 'ca.crt'),
      },
    },
  );
}

for (const language of LANGUAGES) {
  describe(`the ${language.language} account check`, () => {
    it('sends a mail with STARTTLS', async () => {
      received.length = 0;
      expect(await check(language, 'starttls', starttls)).toBe('SENT\n');
      expect(received.join('')).toContain('Subject: Test of the event account');
    });

    it('sends a mail with TLS from the first byte', async () => {
      expect(await check(language, 'tls', implicit)).toBe('SENT\n');
    });

    it('shows the answer of the server to a wrong password', async () => {
      expect(await check(language, 'starttls', starttls, 'wrong')).toMatch(
        /^LOGIN REFUSED .*not accepted/,
      );
    });

    it('fails when the kind of encryption does not fit the port', async () => {
      expect(await check(language, 'tls', starttls)).toMatch(
        /^FAILED .*(wrong version|SSL)/i,
      );
    });
  });
}

it('openssl shows both kinds of encryption', async () => {
  const printed = await runProgram('sh', ['email/check-tls.sh', 'localhost'], {
    env: {TLS_PORT: String(implicit.port), STARTTLS_PORT: String(starttls.port)},
  });
  expect(printed.match(/CONNECTION ESTABLISHED/g)).toHaveLength(2);
});

it('PowerShell shows both kinds of encryption', async () => {
  const printed = await runProgram(
    process.execPath,
    [POWERSHELL, join(SAMPLES, 'email/check-tls.ps1')],
    {
      env: {
        SMTP_HOST: 'localhost',
        TLS_PORT: String(implicit.port),
        STARTTLS_PORT: String(starttls.port),
        TRUSTED_BY_WINDOWS: join(folder.path, 'ca.crt'),
      },
    },
  );
  expect(printed).toBe(
    `port ${implicit.port}: TLS from the first byte\nport ${starttls.port}: STARTTLS\n`,
  );
});

it('PowerShell sends a mail with STARTTLS, and shows a wrong password', async () => {
  const send = (password: string): Promise<string> =>
    runProgram(
      process.execPath,
      [POWERSHELL, join(SAMPLES, 'email/check-account.ps1')],
      {
        env: {
          SMTP_HOST: 'localhost',
          SMTP_PORT: String(starttls.port),
          SMTP_USER: 'events@example.com',
          SMTP_PASSWORD: password,
          MAIL_TO: 'guard@example.com',
          TRUSTED_BY_WINDOWS: join(folder.path, 'ca.crt'),
        },
      },
    );
  received.length = 0;
  expect(await send(PASSWORD)).toBe('SENT\n');
  expect(received.join('')).toContain('Subject: Test of the event account');
  expect(await send('wrong')).toMatch(/^FAILED .*not accepted/);
});

describe.each(SHELLS)('in the shell of $shell', (shell) => {
  it('the account check of the page reaches the mail server of the page', async () => {
    const home = readerFolder('email/check_account.py', 'email/mail-sink.mjs');
    const values = (more: Record<string, string>): string =>
      Object.entries(more)
        .map(([name, value]) =>
          shell.language === 'powershell'
            ? `$env:${name} = "${value}"\n`
            : `export ${name}=${value}\n`,
        )
        .join('');
    const start = pageBlock('Event-Trigger/Email', shell, 'mail-sink', {
      2525: '0',
    }).replace(/^npm .*$/m, '');
    const sink = startBlock(shell, values({HOST: '127.0.0.1'}) + start, home);
    const [, port] = await sink.waitFor(/listening on port (\d+)/);
    const account = pageBlock('Event-Trigger/Email', shell, 'check_account.py', {
      'smtp.example.com': '127.0.0.1',
      587: String(port),
      starttls: 'none',
    });
    await startBlock(shell, account, home).waitFor(/^SENT$/m);
    await expect(
      sink.waitFor(/^MAIL for you@example.com/m),
    ).resolves.toBeDefined();
  });
});

it('the mail server of the test bench prints a mail that it takes', async () => {
  const sink = startForTest(process.execPath, ['email/mail-sink.mjs'], {
    env: {HOST: '127.0.0.1', PORT: '0'},
  });
  const [, port] = await sink.waitFor(/listening on port (\d+)/);
  const send = `import smtplib; smtplib.SMTP("127.0.0.1", ${port}).sendmail("a@example.com", ["guard@example.com"], "Subject: Person at gate\\n\\nhello")`;
  await runProgram(PYTHON, ['-c', send]);
  await expect(
    sink.waitFor(/^MAIL for guard@example.com[^]*Subject: Person at gate/m),
  ).resolves.toBeDefined();
});
