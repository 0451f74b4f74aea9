/** Whether an answer is a page that may be kept: whole, and not one that its server wants stored nowhere. */
export function isKeepable({ok, redirected, headers}: Response): boolean {
  const isPage = /text\/html/.test(headers.get('content-type') ?? '');
  return (
    ok && isPage && !redirected && !/(?:^|[\s,])no-store(?:[\s,]|$)/i.test(headers.get('cache-control') ?? '')
  );
}
