import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {createFolder} from './support/createTestServer.ts';
import {readDeployed} from './support/webServers.ts';

const CONTAINERFILE = readDeployed('Containerfile');

test('container runs unprivileged, has a health check and includes no secrets or tools', () => {
  const steps = CONTAINERFILE.split('\n').filter((line) => /^[A-Z]+ /.test(line));
  const of = (name: string): string[] => steps.filter((line) => line.startsWith(`${name} `));
  // The image by a name with a version, never "latest", so that a build tells which one it was.
  for (const line of of('FROM')) expect(line).toMatch(/^FROM \S+\/\S+:[\w.-]*\d[\w.-]*/);
  expect(of('USER').at(-1)).toBe('USER node');
  expect(steps.findIndex((line) => line.startsWith('USER '))).toBeLessThan(
    steps.findIndex((line) => line.startsWith('ENTRYPOINT ')),
  );
  expect(of('HEALTHCHECK')).toHaveLength(1);
  expect(of('EXPOSE')).toEqual(['EXPOSE 8108']);
  for (const line of [...of('ENTRYPOINT'), ...of('CMD')]) expect(line).toMatch(/^[A-Z]+ \[/);
  expect(of('ADD')).toEqual([]);
  expect(CONTAINERFILE).not.toMatch(
    /\bsudo\b|curl[^\n]*\|\s*sh|apt-get|ARG \w*(?:KEY|SECRET|TOKEN)|ENV \w*(?:KEY|SECRET|TOKEN)/i,
  );
  expect(
    readFileSync(fileURLToPath(new URL('../../../.dockerignore', import.meta.url)), 'utf8').split('\n'),
  ).toEqual(expect.arrayContaining(['**/node_modules', '.git', '**/.env*']));
});

const ANALYZE = '/usr/bin/systemd-analyze';

// Elsewhere than on Linux with systemd nothing can check a unit, and nobody runs one.
test.skipIf(!existsSync(ANALYZE))('systemd accepts the unit', async () => {
  const file = join(await createFolder(), 'help-center-search.service');
  await writeFile(
    file,
    readDeployed('help-center-search.service').replace('/usr/bin/node', process.execPath),
  );
  const {status, stderr} = spawnSync(ANALYZE, ['verify', file], {encoding: 'utf8'});
  expect([status, stderr]).toEqual([0, '']);
});

test('systemd restarts the server repeatedly', () => {
  const [unit = ''] = readDeployed('help-center-search.service').split('[Service]');
  expect(unit).toMatch(/^\[Unit\]$[^[]*^StartLimitIntervalSec=0$/mu);
});
