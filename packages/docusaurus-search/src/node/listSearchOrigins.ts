import type {SearchThemeOptions} from './options.ts';

/** Where the hosted service answers. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Origins besides the site's own that search asks or tells; a content security policy must allow them. */
export function listSearchOrigins({backend, sessions}: SearchThemeOptions): string[] {
  const told = sessions === undefined ? [] : [new URL(sessions.to).origin];
  return [...new Set([...listAnswering(backend), ...told])];
}

function listAnswering(backend: SearchThemeOptions['backend']): readonly string[] {
  if (backend?.type === 'hosted') return HOSTED;
  return backend?.type === 'server' ? backend.hosts.map((host) => new URL(host).origin) : [];
}
