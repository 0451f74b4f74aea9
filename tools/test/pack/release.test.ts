import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {repositoryDir} from '../../src/websiteDir.ts';

interface Version {
  readonly name: string;
  readonly version: string;
}

/** A registry that keeps what is published, in order. */
const published: Version[] = [];
const registry = createServer((request, response) => {
  const name = decodeURIComponent(new URL(request.url ?? '', 'http://localhost').pathname.slice(1));
  void (async () => {
    if (request.method === 'PUT') {
      const {versions} = JSON.parse(await text(request)) as {versions: Record<string, Version>};
      published.push(...Object.values(versions));
      response.writeHead(201).end('{}');
      return;
    }
    const known = published.filter((one) => one.name === name);
    const body = {
      name,
      'dist-tags': {latest: known[0]?.version},
      versions: Object.fromEntries(known.map((one) => [one.version, one])),
    };
    response
      .writeHead(known.length === 0 ? 404 : 200, {'content-type': 'application/json'})
      .end(JSON.stringify(body));
  })();
});

// Starts npm many times, and matters only for a release.
describe.runIf(process.env.HELP_CENTER_SUITE === 'release')('a release', () => {
  let folder = '';
  let address = '';
  beforeEach(async () => {
    published.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'release-test-'));
    await once(registry.listen(0, '127.0.0.1'), 'listening');
    address = `127.0.0.1:${String((registry.address() as AddressInfo).port)}/`;
    writeFileSync(join(folder, 'npmrc'), `//${address}:_authToken=none\ncache=${join(folder, 'cache')}\n`);
  });
  afterEach(() => {
    registry.close();
    registry.closeAllConnections();
    rmSync(folder, {recursive: true});
  });

  function pack(name: string, dependencies = {}, description = ''): void {
    mkdirSync(join(folder, 'package'), {recursive: true});
    const manifest = {name: `@it/${name}`, version: '1.0.0', description, dependencies};
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest));
    execFileSync('tar', ['czf', `it-${name}-1.0.0.tgz`, 'package'], {cwd: folder});
  }

  async function release() {
    const script = join(repositoryDir, 'tools/src/pack/release.mjs');
    const child = spawn(process.execPath, [script, folder, `--registry=http://${address}`], {
      env: {...process.env, NPM_CONFIG_USERCONFIG: join(folder, 'npmrc')},
    });
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return {stdout, stderr, status: child.exitCode};
  }

  it('publishes dependencies first, once, and refuses other content for a published version', async () => {
    pack('app', {'@it/core': '1.0.0'});
    pack('core');
    expect(await release()).toMatchObject({status: 0, stderr: ''});
    expect(published.map(({name}) => name)).toEqual(['@it/core', '@it/app']);
    pack('app', {'@it/core': '1.0.0'}, 'changed');
    expect(await release()).toEqual({
      status: 1,
      stdout: '@it/core 1.0.0: the registry has it\n',
      stderr: 'The registry has @it/app 1.0.0 with other content. Raise its version and pack again.\n',
    });
    expect(published).toHaveLength(2);
  });
});
