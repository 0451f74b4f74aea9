/**
 * Who answers searches: the index inside the browser (default), servers of your own, or the hosted service.
 * `HELP_CENTER_SEARCH_HOSTS` (comma-separated addresses) chooses servers;
 * `HELP_CENTER_SEARCH_APP_ID` with `HELP_CENTER_SEARCH_API_KEY` and no hosts chooses the hosted service.
 */
type Backend =
  | {type: 'embedded'}
  | {type: 'server'; hosts: string[]; fallbackToEmbedded: boolean; appId?: string; apiKey?: string}
  | {type: 'hosted'; appId: string; apiKey: string};

function readBackend(env: NodeJS.ProcessEnv): Backend {
  const appId = env.HELP_CENTER_SEARCH_APP_ID;
  const apiKey = env.HELP_CENTER_SEARCH_API_KEY;
  const hosts = (env.HELP_CENTER_SEARCH_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  if (hosts.length > 0) {
    return {type: 'server', hosts, fallbackToEmbedded: true, ...(appId && {appId}), ...(apiKey && {apiKey})};
  }
  if (appId !== undefined || apiKey !== undefined) {
    return {type: 'hosted', appId: appId ?? '', apiKey: apiKey ?? ''};
  }
  return {type: 'embedded'};
}

export const backend: Backend = readBackend(process.env);

/**
 * Where the uses of search are reported to, without cookie and identity: `HELP_CENTER_SEARCH_REPORTS` is an address such as
 * `https://search.example.com/1/sessions`. Nowhere by default. The page that the dialog links to says so.
 */
export const sessions: {to: string; notice: string} | undefined = process.env.HELP_CENTER_SEARCH_REPORTS
  ? {to: process.env.HELP_CENTER_SEARCH_REPORTS, notice: '/markdown-page#privacy'}
  : undefined;

function toFeedbackUrl(answered: Backend): string | undefined {
  // Beside the sessions, where our own server takes those.
  if (sessions && /\/1\/sessions(?:\?|$)/.test(sessions.to))
    return sessions.to.replace('/1/sessions', '/1/feedback');
  if (answered.type !== 'server') return undefined;
  const url = new URL('/1/feedback', answered.hosts[0]);
  if (answered.apiKey) url.searchParams.set('x-algolia-api-key', answered.apiKey);
  return url.href;
}

/** Where our own server stores what readers say of a page and report; `undefined` where there is none. */
export const feedbackUrl: string | undefined = toFeedbackUrl(backend);
