/** A script that was bundled when its package was made. */
export interface BundledScript {
  readonly script: string;
  /** Its texts in English by their id; the script has `%id%` in their place. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The text may stand between quotes of any kind. */
const escapeCharacter = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;

/**
 * Puts texts and values into a bundled script: `texts` by their id where they differ from the English ones, `values` for
 * the names that its source declares for them, such as `__BASE_URL__`. The result may stand in a page.
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
