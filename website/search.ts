/**
 * Who answers searches: the index inside the browser (default), servers of your own, or the hosted service.
 * `HELP_CENTER_SEARCH_HOSTS` (comma-separated addresses) chooses servers;
 * `HELP_CENTER_SEARCH_APP_ID` with `HELP_CENTER_SEARCH_API_KEY` and no hosts chooses the hosted service.
 */
type AnsweredBy =
  | {place: 'embedded'}
  | {place: 'server'; hosts: string[]; fallbackToEmbedded: boolean; appId?: string; apiKey?: string}
  | {place: 'hosted'; appId: string; apiKey: string};

function readAnsweredBy(env: NodeJS.ProcessEnv): AnsweredBy {
  const appId = env.HELP_CENTER_SEARCH_APP_ID;
  const apiKey = env.HELP_CENTER_SEARCH_API_KEY;
  const hosts = (env.HELP_CENTER_SEARCH_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  if (hosts.length > 0) {
    return {place: 'server', hosts, fallbackToEmbedded: true, ...(appId && {appId}), ...(apiKey && {apiKey})};
  }
  if (appId !== undefined || apiKey !== undefined) {
    return {place: 'hosted', appId: appId ?? '', apiKey: apiKey ?? ''};
  }
  return {place: 'embedded'};
}

export const answeredBy: AnsweredBy = readAnsweredBy(process.env);
