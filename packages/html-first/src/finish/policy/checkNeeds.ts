import type {PolicyOptions} from './PolicyOptions.ts';
import type {SiteNeeds} from './SiteNeeds.ts';

function firstOf(pages: readonly string[]): string {
  return pages.length > 1 ? `${pages[0]} and ${pages.length - 1} more` : String(pages[0]);
}

/** Says what pages need and the site has not listed, a line each; throws where the site refuses that. */
export function checkNeeds(needs: SiteNeeds, policy: PolicyOptions): string[] {
  const found = needs.unlisted(policy).map(({kind, source, pages}) => {
    return `${source} (${firstOf(pages)}): add it to htmlFirst.policy.${kind}, or take it out of the pages`;
  });
  const handlers = needs.handlers.map(
    (name) => `${name} has an attribute such as onclick, which no policy allows; use a script instead`,
  );
  if (policy.unlisted === 'refuse' && found.length + handlers.length > 0)
    throw new Error(`The policy does not allow what pages need:\n- ${[...found, ...handlers].join('\n- ')}`);
  const own =
    needs.policies.length > 0
      ? [
          `the Content-Security-Policy in the head of pages (${firstOf(needs.policies)}) is taken out: write its sources into htmlFirst.policy`,
        ]
      : [];
  return [...found.map((line) => `allowed, as pages need it: ${line}`), ...handlers, ...own];
}
