/** Whether a response is a complete page that may be stored. */
export function isKeepable({ok, redirected, headers}: Response): boolean {
  const isPage = /text\/html/.test(headers.get('content-type') ?? '');
  return (
    ok && isPage && !redirected && !/(?:^|[\s,])no-store(?:[\s,]|$)/i.test(headers.get('cache-control') ?? '')
  );
}
