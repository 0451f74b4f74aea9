import {basename, resolve} from 'node:path';
import type {HashedFolder, SiteFiles} from '@help-center/built-site';
import {apacheDictionary, caddyDictionary, nginxDictionary} from './dictionary/dictionaryHeaders.ts';
import type {SiteDictionary} from './dictionary/writeDictionary.ts';
import {apacheFile} from './hosts/apacheFile.ts';
import {caddyFile} from './hosts/caddyFile.ts';
import {IMMUTABLE, MARKDOWN, REVALIDATE, SHORT} from './hosts/headerValues.ts';
import {nginxFile} from './hosts/nginxFile.ts';
import {ownPart, readOwnHeaders, splitHeaders, type OwnHeaders} from './hosts/ownHeaders.ts';
import type {SiteHeaders} from './hosts/SiteHeaders.ts';
import {mergePolicies} from './policy/mergePolicies.ts';

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

/** Folders of the locales, each with a slash at its end, whose files a header file already knows. */
function readLocales(text: string, siteBaseUrl: string): string[] {
  return [...text.matchAll(/^(\/.*)assets\/\*$/gm)].map(([, base = '']) => base.slice(siteBaseUrl.length));
}

function readPolicy(text: string): string | undefined {
  return /^ {2}Content-Security-Policy(?:-Report-Only)?: (.*)$/m.exec(text)?.[1];
}

function headersFile({baseUrl, headers, folders}: SiteHeaders, own: OwnHeaders): string {
  const lines = (entries: SiteHeaders['headers']) =>
    entries.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const block = (path: string, cache: string) =>
    `${baseUrl}${path}\n  ! Cache-Control\n${lines([['Cache-Control', cache]])}`;
  const onAllFiles = [...headers, ['Cache-Control', SHORT] as [string, string]];
  const blocks = [
    `${baseUrl}*\n${lines(onAllFiles.filter(([name]) => !own.onAllFiles.has(name.toLowerCase())))}`,
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
  ];
  return blocks.join('\n\n') + ownPart(own);
}

/** What {@link writeHeaders} is told of a site. */
export interface WriteHeadersOptions {
  readonly baseUrl: string;
  /** Base path of the whole site; another one when the build is that of a locale in a folder of the site. */
  readonly siteBaseUrl: string;
  readonly policy: string;
  /** Whether browsers report what the policy would block, and block nothing. */
  readonly isReportOnly: boolean;
  /** Folders besides `assets/` whose files browsers may keep for good. */
  readonly hashedFolders: readonly HashedFolder[];
  /** What pages are compressed against; `undefined` without. */
  readonly dictionary?: SiteDictionary | undefined;
}

/**
 * Writes the headers for Netlify-style and Cloudflare-style hosts into the site, and for nginx, Apache and Caddy beside
 * it. Hosts read one file at the root, so a locale in a folder adds to the files of the whole site what its pages need.
 * What the site's own `_headers` file asks for stays; gives back what its authors should know of that, a line each.
 */
export function writeHeaders(
  files: SiteFiles,
  {baseUrl, siteBaseUrl, policy, isReportOnly, hashedFolders, dictionary}: WriteHeadersOptions,
): string[] {
  const own = baseUrl.slice(siteBaseUrl.length);
  const up = '../'.repeat(own.split('/').length - 1);
  const name = `${up}_headers`;
  const parts = splitHeaders(files.has(name) ? files.readText(name) : '');
  const ownHeaders = readOwnHeaders(parts.own, siteBaseUrl);
  // The default locale is the first of a build.
  const before = up === '' ? '' : parts.written;
  const policyBefore = readPolicy(before);
  const all = policyBefore === undefined ? policy : mergePolicies(policyBefore, policy);
  const locales = new Set(['', ...readLocales(before, siteBaseUrl), own]);
  const site: SiteHeaders = {
    baseUrl: siteBaseUrl,
    headers: securityHeaders(all, isReportOnly),
    folders: [...locales].flatMap((locale) =>
      [{folder: 'assets/', except: []}, ...hashedFolders].map(({folder, except}) => ({
        folder: locale + folder,
        except,
      })),
    ),
  };
  const lines = (cache: string) =>
    [...site.headers, ['Cache-Control', cache]]
      .map(([header, value]) => `  add_header ${header} "${value}" always;`)
      .join('\n');
  const nginx = dictionary
    ? nginxDictionary(baseUrl, dictionary, {page: lines(SHORT), file: lines(IMMUTABLE)})
    : '';
  const apache = dictionary ? apacheDictionary(baseUrl, dictionary) : '';
  const caddy = dictionary ? caddyDictionary(baseUrl, dictionary) : '';
  files.write(name, headersFile(site, ownHeaders));
  const beside = `../${up}${basename(resolve(files.outDir, up))}-headers`;
  files.write(`${beside}/headers.nginx.conf`, nginxFile(site) + nginx);
  files.write(`${beside}/headers.apache.conf`, apache + apacheFile(site));
  files.write(`${beside}/headers.caddy`, caddyFile(site) + caddy);
  if (parts.own === '') return [];
  const withoutPolicy = ownHeaders.hadPolicy
    ? ', without its Content-Security-Policy: write the sources of that into htmlFirst.policy'
    : '';
  return [`the site's own _headers are part of the file${withoutPolicy}`];
}
