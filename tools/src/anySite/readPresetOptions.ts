import {AuthorError} from '../runCommand.ts';

/** What our preset adds to the classic one. The preset itself names any other option that it does not know. */
const ADDED = ['search', 'htmlFirst', 'offline', 'agents', 'pictures', 'lean'];
const CLASSIC = [
  'docs',
  'blog',
  'pages',
  'sitemap',
  'svgr',
  'theme',
  'debug',
  'gtag',
  'googleTagManager',
  'googleAnalytics',
];

/** Parses the value of `--options`. Throws an {@link AuthorError} if it is no JSON object or has options of the site's own. */
export function readPresetOptions(given: string): Readonly<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    // Falls through to the message below.
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new AuthorError(
      `--options must be a JSON object such as '{"pictures": false}', received ${JSON.stringify(given)}.`,
    );
  }
  const options = parsed as Record<string, unknown>;
  const own = Object.keys(options).find((name) => CLASSIC.includes(name));
  if (own !== undefined) {
    throw new AuthorError(
      `--options has "${own}", which a site sets itself. It takes what the preset adds: ${ADDED.join(', ')}.`,
    );
  }
  return options;
}
