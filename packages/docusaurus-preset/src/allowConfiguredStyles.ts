import {createHash} from 'node:crypto';
import type {PolicyOptions} from '@help-center/html-first';

const STYLE = /<[^<>]*?\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** All texts in a value, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** The values of style attributes in the HTML of a theme configuration. */
function listStyles(themeConfig: unknown): Set<string> {
  const found = listTexts(themeConfig).flatMap((text) => [...text.matchAll(STYLE)]);
  return new Set(
    found.map(([, double, single]) =>
      (double ?? single ?? '').replaceAll(
        /&(?:quot|#39|lt|gt|amp);/g,
        (entity) => ENTITIES[entity] ?? entity,
      ),
    ),
  );
}

/**
 * Allows the style attributes in the HTML of the theme configuration, such as `footer.links[].items[].html`, by their hashes.
 * Pages have classes in their place, but React writes this HTML anew when a reader goes on to a page of another layout.
 */
export function allowConfiguredStyles(
  policy: PolicyOptions,
  themeConfig: unknown,
): {policy: PolicyOptions; remarks: readonly string[]} {
  const given = policy.styles ?? [];
  const styles = listStyles(themeConfig);
  // Browsers ignore `'unsafe-inline'` beside a hash.
  if (styles.size === 0 || given.includes("'unsafe-inline'")) return {policy, remarks: []};
  const hashes = [...styles].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return {
    policy: {...policy, styles: [...new Set([...given, "'unsafe-hashes'", ...hashes])]},
    remarks: [
      `allowed for the HTML in themeConfig: styles 'unsafe-hashes' ${hashes.join(' ')}; classes in place of style attributes need no such hashes`,
    ],
  };
}
