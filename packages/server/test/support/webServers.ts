import {execFileSync, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {createServer as createNetServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, onTestFinished} from 'vitest';
import {createFolder} from './createTestServer.ts';

const NGINX = '/usr/sbin/nginx';
const CADDY = '/usr/bin/caddy';
const APACHE = '/usr/sbin/apache2';
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** The modules that `deploy/apache.conf` names, and those without which the server does not start. */
const MODULES =
  'mpm_event authz_core alias deflate dir filter mime setenvif env headers rewrite proxy proxy_http slotmem_shm proxy_balancer lbmethod_byrequests'.split(
    ' ',
  );

/** What stands behind a web server: folder of the site, the file with the headers of its build, two search servers. */
export interface WebSite {
  readonly site: string;
  readonly headersFile: string;
  /** Origins; nothing that listens unless they are named. */
  readonly servers?: readonly [first: string, second: string];
  /** Folder for logs; only Apache writes any. Default one that is gone after the test. */
  readonly logs?: string;
}

/** Web servers by name, each with the file of `deploy/` in which only addresses and folders are replaced. */
export const WEB_SERVERS = {nginx: startNginx, Apache: startApache, Caddy: startCaddy} as const;

/** Reads a file that operators start from. */
export function readDeployed(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');
}

async function startNginx({site, headersFile, servers}: WebSite): Promise<string> {
  assertInstalled(NGINX);
  const folder = await createFolder();
  const port = await findPort();
  const ports = (servers ?? (await findNobody())).map((origin) => new URL(origin).port);
  const server = readDeployed('nginx.conf')
    .replace('127.0.0.1:8108', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:8109', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/help-center;', `${site};`)
    .replace('/srv/help-center-headers/headers.nginx.conf', headersFile);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { types { text/html html; application/javascript js; application/json json; } access_log off; ${temporary.join(' ')}
${server}
}`,
  );
  const options = ['-p', folder, '-e', 'stderr', '-c', configuration];
  execFileSync(NGINX, ['-t', '-q', ...options], {stdio: 'pipe'});
  return startProgram(NGINX, options, port);
}

async function startCaddy({site, headersFile, servers}: WebSite): Promise<string> {
  assertInstalled(CADDY);
  const folder = await createFolder();
  const port = await findPort();
  const [first, second] = servers ?? (await findNobody());
  const configuration = join(folder, 'Caddyfile');
  const text = readDeployed('Caddyfile')
    .replace('help.example.com {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:8108 127.0.0.1:8109', `${new URL(first).host} ${new URL(second).host}`)
    .replaceAll('/srv/help-center-headers/headers.caddy', headersFile)
    .replaceAll(/\/srv\/help-center$/gm, site);
  // Its own address for administration would be a fixed port.
  await writeFile(configuration, `{\n\tadmin off\n}\n${text}`);
  return startProgram(CADDY, ['run', '--config', configuration, '--adapter', 'caddyfile'], port, {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

async function startApache({site, headersFile, servers, logs}: WebSite): Promise<string> {
  assertInstalled(APACHE);
  const folder = await createFolder();
  const port = await findPort();
  const [first, second] = servers ?? (await findNobody());
  const host = readDeployed('apache.conf')
    .replace('*:80', `127.0.0.1:${port}`)
    .replace('http://127.0.0.1:8108', first)
    .replace('http://127.0.0.1:8109', second)
    .replaceAll('"/srv/help-center"', `"${site}"`)
    .replace('/srv/help-center-headers/headers.apache.conf', headersFile);
  const configuration = join(folder, 'apache.conf');
  const text = `ServerRoot "${folder}"
ServerName localhost
Listen 127.0.0.1:${port}
PidFile "${join(folder, 'pid')}"
DefaultRuntimeDir "${folder}"
Define APACHE_LOG_DIR "${logs ?? folder}"
ErrorLog "\${APACHE_LOG_DIR}/error.log"
LogFormat "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined
${MODULES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
User nobody
Group nogroup
TypesConfig /dev/null
AddType text/plain .txt
AddType text/html .html
AddType application/json .json
AddType text/javascript .js
${host}`;
  await writeFile(configuration, text);
  execFileSync(APACHE, ['-t', '-f', configuration], {stdio: 'pipe'});
  return startProgram(APACHE, ['-X', '-f', configuration], port);
}

function assertInstalled(program: string): void {
  if (!existsSync(program)) throw new Error(`${program} is not installed; run "npm run server-peers".`);
}

/** Starts a web server for this test and returns its origin once it answers. */
async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(program, args, {stdio: 'ignore', env: {...process.env, ...env}});
  onTestFinished(() => void child.kill('SIGTERM'));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(origin).then(
      ({status}) => status,
      () => 0,
    );
  await expect.poll(isUp, {timeout: 10_000}).toBe(200);
  return origin;
}

async function findNobody(): Promise<[string, string]> {
  return [`http://127.0.0.1:${await findPort()}`, `http://127.0.0.1:${await findPort()}`];
}

async function findPort(): Promise<number> {
  const probe = createNetServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
