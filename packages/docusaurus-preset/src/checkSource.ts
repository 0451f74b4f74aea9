/** Keywords of content security policies, with the quotes that belong to them or without. */
const KEYWORD =
  /^'?(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|(?:nonce|sha(?:256|384|512))-[\w+/=-]+)'?$/i;

/** What is wrong with a source of the content security policy, to follow its option; `undefined` if nothing is. */
export function checkSource(source: unknown): string | undefined {
  if (typeof source !== 'string' || source === '' || /[\s;,]/.test(source))
    return `must be a source such as "https://cdn.example.com", received ${JSON.stringify(source)}.`;
  const keyword = KEYWORD.exec(source)?.[1];
  if (keyword?.toLowerCase() === 'none')
    return `is "${source}", but the site's own files are always allowed, and nothing else is unless it is listed. Leave it out.`;
  return keyword === undefined || source === `'${keyword}'`
    ? undefined
    : `is "${source}", which browsers take for a host. Write it with its quotes: "'${keyword}'".`;
}
