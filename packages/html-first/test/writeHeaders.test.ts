import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {securityHeaders, writeHeaders, type WriteHeadersOptions} from '../src/finish/writeHeaders.ts';
import {buildSite} from './buildSite.ts';
import {readOwnHeaders} from '../src/finish/writeHeaders.ts';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-abc='";

function build(outDir: string, options: Partial<WriteHeadersOptions> = {}) {
  const files = new SiteFiles(outDir);
  const baseUrl = options.baseUrl ?? '/';
  const defaults = {baseUrl, siteBaseUrl: baseUrl, policy: POLICY, isReportOnly: false, hashedFolders: []};
  const remarks = writeHeaders(files, {...defaults, ...options});
  files.commit();
  return remarks;
}

const readBeside = (outDir: string, name: string) => readFileSync(join(`${outDir}-headers`, name), 'utf8');
const readHeaders = (outDir: string) => readFileSync(join(outDir, '_headers'), 'utf8');

function write(baseUrl: string) {
  const outDir = buildSite({});
  build(outDir, {baseUrl, hashedFolders: [{folder: 'search-index/', except: ['manifest.json']}]});
  return {
    headers: readHeaders(outDir),
    nginx: readBeside(outDir, 'headers.nginx.conf'),
    caddy: readBeside(outDir, 'headers.caddy'),
  };
}

test.each(securityHeaders(POLICY))('tells every host %s', (name, value) => {
  const {headers, nginx, caddy} = write('/');
  expect(headers).toContain(`  ${name}: ${value}\n`);
  expect(nginx.match(/^location /gm)).toHaveLength(
    nginx.split(`add_header ${name} "${value}" always;`).length - 1,
  );
  expect(caddy).toContain(`${name} "${value}"`);
});

test('caches index files forever, except the manifest', () => {
  const {headers, nginx, caddy} = write('/help/');
  const [, ...blocks] = headers.split(/\n(?=\/)/);
  expect(blocks.map((block) => [block.split('\n')[0], /immutable/.test(block)])).toEqual([
    ['/help/assets/*', true],
    ['/help/search-index/*', true],
    ['/help/search-index/manifest.json', false],
    ['/help/*.md', false],
  ]);
  const pattern = /location ~ (\S+) \{/.exec(nginx)?.[1] ?? '';
  const immutable = (path: string) => new RegExp(pattern).test(path);
  expect(immutable('/help/search-index/core-r4s8o0h6.json')).toBe(true);
  expect(immutable('/help/search-index/terms-0-jgphtcq4.json')).toBe(true);
  expect(immutable('/help/assets/js/main.js')).toBe(true);
  expect(immutable('/help/search-index/manifest.json')).toBe(false);
  expect(immutable('/help/index.html')).toBe(false);
  expect(caddy).toContain('not path /help/search-index/manifest.json');
});

test("merges the needs of a locale folder into the site's files", () => {
  const outDir = buildSite({'fa/index.html': ''});
  const buildLocale = (folder: string, baseUrl: string, policy: string) =>
    build(folder, {baseUrl, siteBaseUrl: '/help/', policy});
  buildLocale(outDir, '/help/', "script-src 'self' 'sha256-one='; frame-src 'none'");
  buildLocale(
    join(outDir, 'fa'),
    '/help/fa/',
    "script-src 'self' 'sha256-two='; frame-src https://a.example",
  );
  buildLocale(join(outDir, 'vi'), '/help/vi/', "script-src 'self' 'sha256-three='; frame-src 'none'");
  const headers = readHeaders(outDir);
  const policy = "script-src 'self' 'sha256-one=' 'sha256-two=' 'sha256-three='; frame-src https://a.example";
  expect(headers.match(/Content-Security-Policy: .*/g)).toEqual([`Content-Security-Policy: ${policy}`]);
  expect(headers.match(/^\/.*assets\/\*$/gm)).toEqual([
    '/help/assets/*',
    '/help/fa/assets/*',
    '/help/vi/assets/*',
  ]);
  expect(existsSync(join(outDir, 'fa/_headers'))).toBe(false);
  // Nothing that is for the server alone is published.
  expect(readdirSync(outDir).filter((name) => name.endsWith('-headers'))).toEqual([]);
  expect(readBeside(outDir, 'headers.nginx.conf')).toContain("'sha256-three='");
});

test("merges the site's own _headers, without their policy", () => {
  const own =
    "/*\n  X-Frame-Options: SAMEORIGIN\n  Content-Security-Policy: default-src 'self'\n\n/api/*\n  Access-Control-Allow-Origin: *\n";
  const outDir = buildSite({'fa/index.html': '', _headers: own});
  const said = [
    "the site's own _headers are included, without its Content-Security-Policy: add its sources to htmlFirst.policy",
  ];
  expect(build(outDir)).toEqual(said);
  build(join(outDir, 'fa'), {baseUrl: '/fa/', siteBaseUrl: '/'});
  // Once more, as if it had not been removed.
  build(outDir);
  const headers = readHeaders(outDir);
  expect(headers.match(/X-Frame-Options: .*/g)).toEqual(['X-Frame-Options: SAMEORIGIN']);
  expect(headers.match(/Content-Security-Policy: .*/g)).toEqual([`Content-Security-Policy: ${POLICY}`]);
  expect(headers.match(/\/api\/\*\n {2}Access-Control-Allow-Origin: \*/g)).toHaveLength(1);
  expect(readBeside(outDir, 'headers.nginx.conf')).toContain('DENY');
});

test('ignores its own file when it runs again', () => {
  const outDir = buildSite({});
  const again = () => [build(outDir), readHeaders(outDir)];
  expect(again()).toEqual(again());
});

test.each([
  ['/*', ['x-frame-options']],
  ['/help/*', ['x-frame-options']],
  ['/help/assets/*', []],
])('replaces the header for %s of a site at /help/ in the build: %j', (path, names) => {
  const {onAllFiles} = readOwnHeaders(`${path}\n  X-Frame-Options: SAMEORIGIN\n`, '/help/');
  expect([...onAllFiles]).toEqual(names);
});
