import {basename} from 'node:path';
import type {HashedFolder, SiteFiles} from '@help-center/built-site';
import {apacheFile} from './hosts/apacheFile.ts';
import {caddyFile} from './hosts/caddyFile.ts';
import {IMMUTABLE, MARKDOWN, REVALIDATE} from './hosts/headerValues.ts';
import {nginxFile} from './hosts/nginxFile.ts';
import type {SiteHeaders} from './hosts/SiteHeaders.ts';

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

function headersFile({baseUrl, headers, folders}: SiteHeaders): string {
  const lines = (entries: SiteHeaders['headers']) =>
    entries.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const block = (path: string, cache: string) =>
    `${baseUrl}${path}\n  ! Cache-Control\n${lines([['Cache-Control', cache]])}`;
  return [
    `${baseUrl}*\n${lines([...headers, ['Cache-Control', REVALIDATE]])}`,
    ...folders.flatMap(({folder, except}) => [
      block(`${folder}*`, IMMUTABLE),
      ...except.map((file) => block(folder + file, REVALIDATE)),
    ]),
    // These hosts choose no form by Accept; the type is all that can be said of a twin.
    `${baseUrl}*.md\n${lines([['Content-Type', MARKDOWN]])}`,
    `${baseUrl}.well-known/ai-catalog.json\n${lines([
      ['Content-Type', 'application/ai-catalog+json'],
      ['Access-Control-Allow-Origin', '*'],
    ])}`,
    '',
  ].join('\n\n');
}

/** What {@link writeHeaders} is told of a site. */
export interface WriteHeadersOptions {
  readonly baseUrl: string;
  readonly policy: string;
  /** Whether browsers report what the policy would block, and block nothing. */
  readonly isReportOnly: boolean;
  /** Folders besides `assets/` whose files browsers may keep for good. */
  readonly hashedFolders: readonly HashedFolder[];
}

/** Writes the headers for Netlify-style and Cloudflare-style hosts into the site, and for nginx, Apache and Caddy beside it. */
export function writeHeaders(
  files: SiteFiles,
  {baseUrl, policy, isReportOnly, hashedFolders}: WriteHeadersOptions,
): void {
  const site: SiteHeaders = {
    baseUrl,
    headers: securityHeaders(policy, isReportOnly),
    folders: [{folder: 'assets/', except: []}, ...hashedFolders],
  };
  files.write('_headers', headersFile(site));
  const beside = `../${basename(files.outDir)}-headers`;
  files.write(`${beside}/headers.nginx.conf`, nginxFile(site));
  files.write(`${beside}/headers.apache.conf`, apacheFile(site));
  files.write(`${beside}/headers.caddy`, caddyFile(site));
}
