const MARK = '# From the _headers file of the site itself:\n';

/** What the `_headers` file of a site's authors asks for. */
export interface OwnHeaders {
  /** The file without content security policies: browsers would obey both, and block what finished pages need. */
  readonly text: string;
  /** Names of the headers that it gives all files, in lower case. There its values count. */
  readonly onAllFiles: ReadonlySet<string>;
  /** Whether a content security policy was taken out. */
  readonly hadPolicy: boolean;
}

/** Parts a `_headers` file into what an earlier locale of this build has written, and what the site's authors have. */
export function splitHeaders(text: string): {written: string; own: string} {
  const at = text.indexOf(MARK);
  if (at !== -1) return {written: text.slice(0, at), own: text.slice(at + MARK.length)};
  // Finished pages that are finished once more: the first lines are those of the build.
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

/** The site's own part of a `_headers` file, to stand below that of the build; empty without one. */
export function ownPart({text}: OwnHeaders): string {
  return text === '' ? '' : `\n${MARK}${text}\n`;
}
