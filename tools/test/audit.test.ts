import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {findLockFaults, INSTALL_SCRIPTS, resolveFrom, type Lockfile} from '../src/audit/findLockFaults.ts';
import {repositoryDir} from '../src/websiteDir.ts';

const readLockfile = () =>
  JSON.parse(readFileSync(join(repositoryDir, 'package-lock.json'), 'utf8')) as Lockfile;

/** A locked package, as far as it says what it needs. */
interface Needing {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Names of everything that is installed for a package of this repository where it runs. */
function listInstalled(packages: Readonly<Record<string, Needing>>, start: string): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const {link, resolved, dependencies, optionalDependencies} = packages[path] ?? {};
    if (link && resolved !== undefined) waiting.push(resolved);
    for (const name of Object.keys({...dependencies, ...optionalDependencies})) {
      names.add(name);
      const found = resolveFrom(packages, path, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return names;
}

const GOOD = {version: '1.0.0', integrity: 'sha512-abc'};

describe('findLockFaults', () => {
  it("finds no faults in this project's lock file", () => {
    const lockfile = readLockfile();
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(1000);
    expect(findLockFaults(lockfile, INSTALL_SCRIPTS)).toEqual([]);
  });

  it('rejects accepted scripts that no package has', () => {
    const lockfile = readLockfile();
    const running = Object.entries(lockfile.packages).filter(([, {hasInstallScript}]) => hasInstallScript);
    const names = running.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
    expect(Object.keys(INSTALL_SCRIPTS).sort()).toEqual([...new Set(names)].sort());
  });

  it.each([
    [{version: '1.0.0'}, 'a@1.0.0 has no SHA-512 hash'],
    [{version: '1.0.0', integrity: 'sha1-abc'}, 'a@1.0.0 has no SHA-512 hash'],
    [
      {...GOOD, resolved: 'git+ssh://git@example.com/a.git'},
      'a@1.0.0 comes from git+ssh://git@example.com/a.git',
    ],
    [{...GOOD, optionalDependencies: {'a-darwin': '1.0.0'}}, 'a@1.0.0 can use a-darwin, which'],
    [{...GOOD, hasInstallScript: true}, 'add "a" with a reason to tools/src/audit/findLockFaults.ts'],
  ])('names the package and the fix: %j', (locked, message) => {
    const faults = findLockFaults({packages: {'': {}, 'node_modules/b/node_modules/a': locked}}, {});
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('ignores workspace packages and accepted scripts', () => {
    const packages = {
      'packages/engine': {version: '0.0.0'},
      'node_modules/@help-center/engine': {link: true, resolved: 'packages/engine'},
      'node_modules/@scope/a': {...GOOD, hasInstallScript: true},
    };
    expect(findLockFaults({packages}, {'@scope/a': 'prints a message'})).toEqual([]);
  });
});

it('allows serialize-javascript in two bundler plugins only', () => {
  const packages = readLockfile().packages as Readonly<Record<string, Needing>>;
  const needing = Object.entries(packages).filter(
    ([, {dependencies}]) => dependencies?.['serialize-javascript'],
  );
  expect(needing.map(([path]) => path).sort()).toEqual([
    'node_modules/copy-webpack-plugin',
    'node_modules/css-minimizer-webpack-plugin',
  ]);
  const installed = listInstalled(packages, 'packages/server');
  // Fastify brings it, and with it what it needs.
  expect([...installed]).toEqual(expect.arrayContaining(['fastify', 'find-my-way', 'safe-regex2']));
  expect(installed).not.toContain('serialize-javascript');
});

// Starts npm many times, and matters only for a release.
describe.runIf(process.env.HELP_CENTER_SUITE === 'release')('npm run audit', () => {
  const servers: (() => void)[] = [];
  afterEach(() => {
    for (const close of servers.splice(0)) close();
  });

  /** A registry that knows advisories, on this machine. */
  async function serveRegistry(advisoriesFor: (asked: Record<string, string[]>) => object | null) {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const isZipped = request.headers['content-encoding'] === 'gzip';
        const asked = JSON.parse((isZipped ? gunzipSync(body) : body).toString() || '{}') as Record<
          string,
          string[]
        >;
        const answer = request.url?.endsWith('/advisories/bulk') ? advisoriesFor(asked) : null;
        response.writeHead(answer === null ? 405 : 200, {'content-type': 'application/json'});
        response.end(JSON.stringify(answer ?? {}));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    servers.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  function audit(registry: string) {
    const child = spawn(process.execPath, [
      join(repositoryDir, 'tools/dist/audit/cli.js'),
      '--registry',
      registry,
    ]);
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.stderr.on('data', (text: Buffer) => {
      output += text.toString();
    });
    return new Promise<{output: string; status: number | null}>((resolve) => {
      child.on('close', (status) => resolve({output, status}));
    });
  }

  it('passes when the registry reports nothing for any package', async () => {
    let count = 0;
    const registry = await serveRegistry((asked) => {
      count += Object.keys(asked).length;
      return {};
    });
    const {output, status} = await audit(registry);
    expect(output).toContain('found 0 vulnerabilities');
    expect(count).toBeGreaterThan(1000);
    expect(status).toBe(0);
  });

  it('fails with the name of a vulnerable package', async () => {
    const registry = await serveRegistry(({preact}) =>
      preact === undefined
        ? {}
        : {
            preact: [
              {
                id: 1,
                url: 'https://example.com/advisory',
                title: 'A made-up fault',
                severity: 'high',
                vulnerable_versions: '*',
              },
            ],
          },
    );
    const {output, status} = await audit(registry);
    expect(output).toMatch(/preact[^]*Severity: high[^]*A made-up fault/);
    expect(status).toBe(1);
  });

  it('fails with the reason when the registry has no list', async () => {
    const {output, status} = await audit(await serveRegistry(() => null));
    expect(output).toContain('405 Method Not Allowed');
    expect(status).toBe(1);
  });
});
