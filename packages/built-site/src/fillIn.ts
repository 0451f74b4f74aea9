import {readFileSync} from 'node:fs';

/** A script that was bundled when its package was made. */
export interface BundledScript {
  readonly script: string;
  /** Its English texts by id; the script has `%id%` in their place. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Escapes a text for a string in quotes of any kind. */
const escapeCharacter = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;

/**
 * Fills in a bundled script: `texts` by id where they differ from the English ones, and `values` for the names its source
 * declares, such as `__BASE_URL__`. The result is safe to inline in a page.
 */
export function fillIn(
  {script, texts: english}: BundledScript,
  texts: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const write = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return script
    .replace(/%([\w.]+)%/g, (whole, id: string) => {
      const text = texts[id] ?? english[id];
      return text === undefined ? whole : write(text).slice(1, -1).replace(/['`$]/g, escapeCharacter);
    })
    .replace(/\b__[A-Z]+(?:_[A-Z]+)*__\b/g, (name) => (name in values ? write(values[name]) : name));
}

/** Reads a script that was bundled with its package, and the texts beside it. */
export function readBundledScript(file: URL): BundledScript {
  const read = (url: URL) => readFileSync(url, 'utf8');
  return {
    script: read(file).trim(),
    texts: JSON.parse(read(new URL(file.href.replace(/\.js$/, '.texts.json')))) as Record<string, string>,
  };
}
