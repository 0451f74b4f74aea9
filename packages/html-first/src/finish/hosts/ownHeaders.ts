const MARK = '# From the _headers file of the site itself:\n';

/** What the authors' own `_headers` file asks for. */
export interface OwnHeaders {
  /** The file without its content security policies: browsers would apply both and block what finished pages need. */
  readonly text: string;
  /** Lower-case names of the headers it sets for all files; its values take precedence. */
  readonly onAllFiles: ReadonlySet<string>;
  /** Whether a content security policy was removed. */
  readonly hadPolicy: boolean;
}

/** Splits a `_headers` file into what an earlier locale of this build wrote and what the authors wrote. */
export function splitHeaders(text: string): {written: string; own: string} {
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
export function ownPart({text}: OwnHeaders): string {
  return text === '' ? '' : `\n${MARK}${text}\n`;
}
