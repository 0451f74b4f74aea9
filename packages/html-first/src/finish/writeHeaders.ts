import {basename, resolve} from 'node:path';
import type {HashedFolder, SiteFiles} from '@help-center/built-site';
import {apacheFile} from './hosts/apacheFile.ts';
import {caddyFile} from './hosts/caddyFile.ts';
import {IMMUTABLE, MARKDOWN, REVALIDATE, SHORT, type SiteHeaders} from './hosts/SiteHeaders.ts';
import {nginxFile} from './hosts/nginxFile.ts';
import {mergePolicies} from './policy/contentSecurityPolicy.ts';

/** Security headers for every response, the same for all hosts. */
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

/** Folders of locales, with a trailing slash, that a header file already covers. */
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
    // These hosts cannot negotiate by Accept, so a twin only gets its type.
    `${baseUrl}*.md\n${lines([['Content-Type', MARKDOWN]])}`,
    '',
  ];
  return blocks.join('\n\n') + ownPart(own);
}

/** Options of {@link writeHeaders}. */
export interface WriteHeadersOptions {
  readonly baseUrl: string;
  /** Base path of the whole site; differs from `baseUrl` if this build is one locale in a folder of it. */
  readonly siteBaseUrl: string;
  readonly policy: string;
  /** Whether browsers only report what the policy would block. */
  readonly isReportOnly: boolean;
  /** Folders besides `assets/` whose files browsers may keep for good. */
  readonly hashedFolders: readonly HashedFolder[];
}

/**
 * Writes the headers for Netlify-style and Cloudflare-style hosts into the site, and for nginx, Apache and Caddy beside
 * it. Hosts read one file at the root, so a locale in a folder extends the files of the whole site.
 * Keeps what the site's own `_headers` file sets. Returns remarks for its authors, one line each.
 */
export function writeHeaders(
  files: SiteFiles,
  {baseUrl, siteBaseUrl, policy, isReportOnly, hashedFolders}: WriteHeadersOptions,
): string[] {
  const own = baseUrl.slice(siteBaseUrl.length);
  const up = '../'.repeat(own.split('/').length - 1);
  const name = `${up}_headers`;
  const parts = splitHeaders(files.has(name) ? files.readText(name) : '');
  const ownHeaders = readOwnHeaders(parts.own, siteBaseUrl);
  // The default locale is built first.
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
  files.write(name, headersFile(site, ownHeaders));
  const beside = `../${up}${basename(resolve(files.outDir, up))}-headers`;
  files.write(`${beside}/headers.nginx.conf`, nginxFile(site));
  files.write(`${beside}/headers.apache.conf`, apacheFile(site));
  files.write(`${beside}/headers.caddy`, caddyFile(site));
  if (parts.own === '') return [];
  const withoutPolicy = ownHeaders.hadPolicy
    ? ', without its Content-Security-Policy: add its sources to htmlFirst.policy'
    : '';
  return [`the site's own _headers are included${withoutPolicy}`];
}

const MARK = '# From the _headers file of the site itself:\n';

/** What the authors' own `_headers` file asks for. */
interface OwnHeaders {
  /** The file without its content security policies: browsers would apply both and block what finished pages need. */
  readonly text: string;
  /** Lower-case names of the headers it sets for all files; its values take precedence. */
  readonly onAllFiles: ReadonlySet<string>;
  /** Whether a content security policy was removed. */
  readonly hadPolicy: boolean;
}

/** Splits a `_headers` file into what an earlier locale of this build wrote and what the authors wrote. */
function splitHeaders(text: string): {written: string; own: string} {
  const at = text.indexOf(MARK);
  if (at !== -1) return {written: text.slice(0, at), own: text.slice(at + MARK.length)};
  // The site is being finished again: the first lines are the build's.
  return /^\/.*\n {2}Content-Security-Policy.*\n {2}X-Content-Type-Options/.test(text)
    ? {written: text, own: ''}
    : {written: '', own: text};
}

/** Reads what the site's authors want; `siteBaseUrl` is the base path of the whole site. */
export function readOwnHeaders(own: string, siteBaseUrl: string): OwnHeaders {
  const onAllFiles = new Set<string>();
  let path = '';
  let hadPolicy = false;
  const lines = own.split('\n').filter((line) => {
    if (/^\S/.test(line)) path = line.trim();
    const [, name = ''] = /^\s+([\w-]+):/.exec(line) ?? [];
    if (name.toLowerCase() === 'content-security-policy') {
      hadPolicy = true;
      return false;
    }
    if (name !== '' && (path === '/*' || path === `${siteBaseUrl}*`)) onAllFiles.add(name.toLowerCase());
    return true;
  });
  return {text: lines.join('\n').trim(), onAllFiles, hadPolicy};
}

/** The authors' part of a `_headers` file, to append to the build's; empty if there is none. */
function ownPart({text}: OwnHeaders): string {
  return text === '' ? '' : `\n${MARK}${text}\n`;
}
