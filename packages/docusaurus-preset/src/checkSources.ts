/** Keywords of content security policies, with the quotes that belong to them or without. */
const KEYWORD =
  /^'?(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|(?:nonce|sha(?:256|384|512))-[\w+/=-]+)'?$/i;

function checkSource(option: string, source: unknown): string[] {
  if (typeof source !== 'string' || source === '' || /[\s;,]/.test(source))
    return [
      `option "${option}" must be a list of sources such as "https://cdn.example.com", received ${JSON.stringify(source)} in it.`,
    ];
  const keyword = KEYWORD.exec(source)?.[1];
  if (keyword?.toLowerCase() === 'none')
    return [
      `option "${option}" has "${source}", but the site's own files are always allowed, and nothing else is unless it is listed. Leave it out.`,
    ];
  return keyword === undefined || source === `'${keyword}'`
    ? []
    : [
        `option "${option}" has "${source}", which browsers take for a host. Write it with its quotes: "'${keyword}'".`,
      ];
}

/** What is wrong with a list of sources of the content security policy, a line each. */
export function checkSources(option: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((source) => checkSource(option, source));
  return [
    `option "${option}" must be a list of sources such as "https://cdn.example.com", received ${JSON.stringify(value)}.`,
  ];
}
