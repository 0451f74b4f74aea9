import type {SearchThemeOptions} from './options.ts';

/** Where the hosted service answers. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Origins besides the site's own that search asks; a content security policy must allow them. */
export function listSearchOrigins({answeredBy}: SearchThemeOptions): string[] {
  if (answeredBy?.place === 'hosted') return HOSTED;
  if (answeredBy?.place !== 'server') return [];
  return [...new Set(answeredBy.hosts.map((host) => new URL(host).origin))];
}
