import type {PolicyOptions} from './PolicyOptions.ts';
import type {SiteNeeds} from './SiteNeeds.ts';

function firstOf(pages: readonly string[]): string {
  return pages.length > 1 ? `${pages[0]} and ${pages.length - 1} more` : String(pages[0]);
}

/** Returns a line for each need that the site has not listed; throws if the site refuses unlisted sources. */
export function checkNeeds(needs: SiteNeeds, policy: PolicyOptions): string[] {
  const found = needs.unlisted(policy).map(({kind, source, pages}) => {
    return `${source} (${firstOf(pages)}): add it to htmlFirst.policy.${kind}, or remove it from the pages`;
  });
  const handlers = needs.handlers.map(
    (name) => `${name} has an attribute such as onclick, which no policy allows; use a script instead`,
  );
  if (policy.unlisted === 'refuse' && found.length + handlers.length > 0)
    throw new Error(
      `[html-first] The policy does not allow what pages need:\n- ${[...found, ...handlers].join('\n- ')}`,
    );
  const own =
    needs.policies.length > 0
      ? [
          `the Content-Security-Policy in the head of pages (${firstOf(needs.policies)}) was removed: add its sources to htmlFirst.policy`,
        ]
      : [];
  return [...found.map((line) => `allowed, as pages need it: ${line}`), ...handlers, ...own];
}
