import {existsSync, readdirSync, readFileSync} from 'node:fs';
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
    siteBaseUrl: baseUrl,
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

test("merges the needs of a locale folder into the site's files", () => {
  const outDir = buildSite({'fa/index.html': ''});
  const build = (folder: string, baseUrl: string, policy: string) => {
    const files = new SiteFiles(folder);
    writeHeaders(files, {baseUrl, siteBaseUrl: '/help/', policy, isReportOnly: false, hashedFolders: []});
    files.commit();
  };
  build(outDir, '/help/', "script-src 'self' 'sha256-one='; frame-src 'none'");
  build(join(outDir, 'fa'), '/help/fa/', "script-src 'self' 'sha256-two='; frame-src https://a.example");
  build(join(outDir, 'vi'), '/help/vi/', "script-src 'self' 'sha256-three='; frame-src 'none'");
  const headers = readFileSync(join(outDir, '_headers'), 'utf8');
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
  expect(readFileSync(join(`${outDir}-headers`, 'headers.nginx.conf'), 'utf8')).toContain("'sha256-three='");
});

test("merges the site's own _headers, without their policy", () => {
  const own =
    "/*\n  X-Frame-Options: SAMEORIGIN\n  Content-Security-Policy: default-src 'self'\n\n/api/*\n  Access-Control-Allow-Origin: *\n";
  const outDir = buildSite({'fa/index.html': '', _headers: own});
  const build = (folder: string, baseUrl: string) => {
    const files = new SiteFiles(folder);
    const options = {baseUrl, siteBaseUrl: '/', policy: POLICY, isReportOnly: false, hashedFolders: []};
    const remarks = writeHeaders(files, options);
    files.commit();
    return remarks;
  };
  const said = [
    "the site's own _headers are included, without its Content-Security-Policy: add its sources to htmlFirst.policy",
  ];
  expect(build(outDir, '/')).toEqual(said);
  build(join(outDir, 'fa'), '/fa/');
  // Once more, as if it had not been removed.
  build(outDir, '/');
  const headers = readFileSync(join(outDir, '_headers'), 'utf8');
  expect(headers.match(/X-Frame-Options: .*/g)).toEqual(['X-Frame-Options: SAMEORIGIN']);
  expect(headers.match(/Content-Security-Policy: .*/g)).toEqual([`Content-Security-Policy: ${POLICY}`]);
  expect(headers.match(/\/api\/\*\n {2}Access-Control-Allow-Origin: \*/g)).toHaveLength(1);
  expect(readFileSync(join(`${outDir}-headers`, 'headers.nginx.conf'), 'utf8')).toContain('DENY');
});

test('ignores its own file when it runs again', () => {
  const outDir = buildSite({});
  const build = () => {
    const files = new SiteFiles(outDir);
    const options = {baseUrl: '/', siteBaseUrl: '/', policy: POLICY, isReportOnly: false, hashedFolders: []};
    const remarks = writeHeaders(files, options);
    files.commit();
    return {remarks, headers: readFileSync(join(outDir, '_headers'), 'utf8')};
  };
  expect(build()).toEqual(build());
});
