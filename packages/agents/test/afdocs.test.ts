// The public audit of agent readiness, on the built site.
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {createPreview} from '../src/preview/createPreview.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';
import {runCheck} from './support/checkTools.ts';

/** Every page at a release, otherwise the same few each time. */
const IS_RELEASE = process.env.HELP_CENTER_SUITE === 'release';
const PAGES = IS_RELEASE ? 500 : 12;
const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));

interface Audit {
  readonly testedPages: number;
  readonly scoring: {readonly overall: number};
  readonly results: readonly {readonly id: string; readonly status: string; readonly message: string}[];
}

test('the site gets 100 of 100 in the audit of agent readiness, and no check fails', async () => {
  const site = JSON.parse(readFileSync(`${outDir}agents/site.json`, 'utf8')) as SiteFile;
  const server = createPreview({outDir});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const {stdout, stderr} = await runCheck('afdocs', [
    'check',
    `http://127.0.0.1:${port}`,
    `--canonical-origin=${new URL(site.url).origin}`,
    '--sampling=deterministic',
    `--max-links=${PAGES}`,
    '--request-delay=0',
    '--max-concurrency=8',
    '--format=json',
    '--score',
    '--quiet',
  ]);
  server.closeAllConnections();
  server.close();
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const audit = JSON.parse(stdout) as Audit;
  expect(audit.testedPages).toBeGreaterThanOrEqual(Math.min(PAGES, site.pages.length));
  expect(audit.results.filter(({status}) => status === 'fail' || status === 'error')).toEqual([]);
  expect(audit.scoring.overall).toBe(100);
});
