import type {SearchThemeOptions} from './options.ts';

/** Origins of the hosted service. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Origins that search connects to besides the site's own; a content security policy must allow them. */
export function listSearchOrigins({backend, sessions}: SearchThemeOptions): string[] {
  const reported = sessions === undefined ? [] : [new URL(sessions.to).origin];
  return [...new Set([...listAnswering(backend), ...reported])];
}

function listAnswering(backend: SearchThemeOptions['backend']): readonly string[] {
  if (backend?.type === 'hosted') return HOSTED;
  return backend?.type === 'server' ? backend.hosts.map((host) => new URL(host).origin) : [];
}
