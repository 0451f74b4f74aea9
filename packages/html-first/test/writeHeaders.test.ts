import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {securityHeaders, writeHeaders} from '../src/finish/writeHeaders.ts';
import {buildSite} from './buildSite.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";

function write(baseUrl: string) {
  const outDir = buildSite({});
  const files = new SiteFiles(outDir);
  writeHeaders(files, {
    baseUrl,
    policy: POLICY,
    isReportOnly: false,
    hashedFolders: [{folder: 'search-index/', except: ['manifest.json']}],
  });
  files.commit();
  return {
    headers: readFileSync(join(outDir, '_headers'), 'utf8'),
    nginx: readFileSync(join(`${outDir}-headers`, 'headers.nginx.conf'), 'utf8'),
    caddy: readFileSync(join(`${outDir}-headers`, 'headers.caddy'), 'utf8'),
  };
}

test.each(securityHeaders(POLICY))('every host is told %s', (name, value) => {
  const {headers, nginx, caddy} = write('/');
  expect(headers).toContain(`  ${name}: ${value}\n`);
  expect(nginx.match(/^location /gm)).toHaveLength(
    nginx.split(`add_header ${name} "${value}" always;`).length - 1,
  );
  expect(caddy).toContain(`${name} "${value}"`);
});

test('files of the search index are kept for good, except the one that names them', () => {
  const {headers, nginx, caddy} = write('/help/');
  const [, ...blocks] = headers.split(/\n(?=\/)/);
  expect(blocks.map((block) => [block.split('\n')[0], /immutable/.test(block)])).toEqual([
    ['/help/assets/*', true],
    ['/help/search-index/*', true],
    ['/help/search-index/manifest.json', false],
    ['/help/*.md', false],
    ['/help/.well-known/ai-catalog.json', false],
  ]);
  const pattern = /location ~ (\S+) \{/.exec(nginx)?.[1] ?? '';
  const immutable = (path: string) => new RegExp(pattern).test(path);
  expect(immutable('/help/search-index/core-r4s8o0h6.json')).toBe(true);
  expect(immutable('/help/search-index/terms-0-jgphtcq4.bin')).toBe(true);
  expect(immutable('/help/assets/js/main.js')).toBe(true);
  expect(immutable('/help/search-index/manifest.json')).toBe(false);
  expect(immutable('/help/index.html')).toBe(false);
  expect(caddy).toContain('not path /help/search-index/manifest.json');
});
