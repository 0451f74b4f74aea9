import {basename} from 'node:path';
import type {SiteFiles} from '@help-center/built-site';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Security headers for every answer, from one source for all hosts. */
export function securityHeaders(policy: string, isReportOnly = false): [string, string][] {
  return [
    [`Content-Security-Policy${isReportOnly ? '-Report-Only' : ''}`, policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ];
}

function headersFile(baseUrl: string, headers: [string, string][]): string {
  const lines = (entries: [string, string][]) =>
    entries.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  return [
    `${baseUrl}*\n${lines([...headers, ['Cache-Control', REVALIDATE]])}`,
    `${baseUrl}assets/*\n  ! Cache-Control\n${lines([['Cache-Control', IMMUTABLE]])}`,
    `${baseUrl}search-index/*\n  ! Cache-Control\n${lines([['Cache-Control', IMMUTABLE]])}`,
    `${baseUrl}search-index/manifest.json\n  ! Cache-Control\n${lines([['Cache-Control', REVALIDATE]])}`,
    '',
  ].join('\n\n');
}

function nginxFile(baseUrl: string, headers: [string, string][]): string {
  const add = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const block = (cache: string) =>
    [...add, `add_header Cache-Control "${cache}" always;`].map((line) => `  ${line}`).join('\n');
  return `# Include this inside a server block. nginx does not inherit add_header, so each location repeats the headers.
location ${baseUrl} {
${block(REVALIDATE)}
  try_files $uri $uri/index.html =404;
}
location ~ ^${baseUrl}(assets/|search-index/(?!manifest\\.json$)) {
${block(IMMUTABLE)}
}
# Pages as Markdown; nginx does not know the type.
location ~ ^${baseUrl}.*\\.md$ {
${block(REVALIDATE)}
  types {}
  default_type "text/markdown; charset=utf-8";
}
error_page 404 ${baseUrl}404.html;
`;
}

function caddyFile(baseUrl: string, headers: [string, string][]): string {
  const lines = headers.map(([name, value]) => `    ${name} "${value}"`).join('\n');
  return `# Import this inside a site block: import headers.caddy
header {
${lines}
}
# Caddy does not keep the order of headers, so no two of these are for the same file.
@changing not path ${baseUrl}assets/* ${baseUrl}search-index/*
header @changing Cache-Control "${REVALIDATE}"
@manifest path ${baseUrl}search-index/manifest.json
header @manifest Cache-Control "${REVALIDATE}"
@immutable {
  path ${baseUrl}assets/* ${baseUrl}search-index/*
  not path ${baseUrl}search-index/manifest.json
}
header @immutable Cache-Control "${IMMUTABLE}"
@markdown path ${baseUrl}*.md
header @markdown Content-Type "text/markdown; charset=utf-8"
`;
}

/** Writes the headers for Netlify-style and Cloudflare-style hosts into the site, and for nginx and Caddy beside it. */
export function writeHeaders(files: SiteFiles, baseUrl: string, policy: string, isReportOnly: boolean): void {
  const headers = securityHeaders(policy, isReportOnly);
  files.write('_headers', headersFile(baseUrl, headers));
  const beside = `../${basename(files.outDir)}-headers`;
  files.write(`${beside}/headers.nginx.conf`, nginxFile(baseUrl, headers));
  files.write(`${beside}/headers.caddy`, caddyFile(baseUrl, headers));
}
