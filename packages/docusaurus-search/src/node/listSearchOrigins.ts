import type {SearchThemeOptions} from './options.ts';

/** Where the hosted service answers. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Origins besides the site's own that search asks or tells; a content security policy must allow them. */
export function listSearchOrigins({answeredBy, sessions}: SearchThemeOptions): string[] {
  const told = sessions === undefined ? [] : [new URL(sessions.to).origin];
  return [...new Set([...listAnswering(answeredBy), ...told])];
}

function listAnswering(answeredBy: SearchThemeOptions['answeredBy']): readonly string[] {
  if (answeredBy?.place === 'hosted') return HOSTED;
  return answeredBy?.place === 'server' ? answeredBy.hosts.map((host) => new URL(host).origin) : [];
}
