import {basename} from 'node:path';
import type {SiteFiles} from '@help-center/built-site';
import {apacheFile} from './hosts/apacheFile.ts';
import {caddyFile} from './hosts/caddyFile.ts';
import {IMMUTABLE, MARKDOWN, REVALIDATE} from './hosts/headerValues.ts';
import {nginxFile} from './hosts/nginxFile.ts';

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
    // These hosts choose no form by Accept; the type is all that can be said of a twin.
    `${baseUrl}*.md\n${lines([['Content-Type', MARKDOWN]])}`,
    `${baseUrl}.well-known/ai-catalog.json\n${lines([
      ['Content-Type', 'application/ai-catalog+json'],
      ['Access-Control-Allow-Origin', '*'],
    ])}`,
    '',
  ].join('\n\n');
}

/** Writes the headers for Netlify-style and Cloudflare-style hosts into the site, and for nginx, Apache and Caddy beside it. */
export function writeHeaders(files: SiteFiles, baseUrl: string, policy: string, isReportOnly: boolean): void {
  const headers = securityHeaders(policy, isReportOnly);
  files.write('_headers', headersFile(baseUrl, headers));
  const beside = `../${basename(files.outDir)}-headers`;
  files.write(`${beside}/headers.nginx.conf`, nginxFile(baseUrl, headers));
  files.write(`${beside}/headers.apache.conf`, apacheFile(baseUrl, headers));
  files.write(`${beside}/headers.caddy`, caddyFile(baseUrl, headers));
}
