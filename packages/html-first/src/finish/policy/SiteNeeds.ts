import type {PlacedElement} from '../outline/outlinePage.ts';
import {POLICY_KINDS, type PolicyKind, type PolicyOptions} from './contentSecurityPolicy.ts';

/** Hosts that redirect to another host, which a policy must allow, too. */
const REDIRECTS: Readonly<Record<string, string>> = {
  'https://github.com': 'https://avatars.githubusercontent.com',
};

/** The kind of source that an element's addresses are, by tag name. */
const KINDS: Readonly<Record<string, PolicyKind>> = {
  img: 'images',
  iframe: 'frames',
  script: 'scripts',
  video: 'media',
  audio: 'media',
};
const LINK_KINDS: readonly [rel: RegExp, kind: PolicyKind][] = [
  [/\bstylesheet\b/, 'styles'],
  [/\bicon\b/, 'images'],
];

/** Types of inline scripts that browsers run; others hold data. */
const RUNS = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;

function kindOf({tagName, attributes}: PlacedElement): PolicyKind | undefined {
  if (tagName === 'source') return attributes.has('srcset') ? 'images' : 'media';
  if (tagName !== 'link') return KINDS[tagName];
  const rel = attributes.get('rel') ?? '';
  if (/\bpreload\b/.test(rel))
    return ({image: 'images', script: 'scripts', style: 'styles', font: 'fonts'} as const)[
      attributes.get('as') ?? ''
    ];
  return LINK_KINDS.find(([pattern]) => pattern.test(rel))?.[1];
}

function addressesOf({tagName, attributes, text}: PlacedElement): string[] {
  if (tagName === 'script' && !attributes.has('src'))
    return RUNS.test(attributes.get('type') ?? '') ? listInjectedScripts(text) : [];
  const candidates = (attributes.get('srcset') ?? '').split(',').map((one) => one.trim().split(/\s+/)[0]);
  return [attributes.get('src'), attributes.get('href'), attributes.get('poster'), ...candidates].filter(
    (address): address is string => Boolean(address),
  );
}

/** The source that allows an address; `undefined` if every policy allows it. */
function sourceOf(address: string, kind: PolicyKind): string | undefined {
  const isOwn = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  if (isOwn) return kind === 'frames' || kind === 'media' ? "'self'" : undefined;
  if (/^data:/i.test(address)) return kind === 'images' ? undefined : 'data:';
  if (/^blob:/i.test(address)) return 'blob:';
  // Such an address has the scheme of the page, as a source without a scheme has.
  const isHostOnly = address.startsWith('//');
  const absolute = isHostOnly ? `https:${address}` : address;
  if (!URL.canParse(absolute)) return undefined;
  const {host, origin} = new URL(absolute);
  if (isHostOnly) return host;
  return origin === 'null' ? undefined : origin;
}

/** Whether a source is a host alone, which takes its scheme from the page. */
const isHost = (source: string) => !/^'|^[a-z][a-z\d+.-]*:(?:\/\/|$)/i.test(source);

/** Whether a listed source allows another: the same source, its scheme, or all hosts below `https://*.example.com`. */
function covers(listed: string, source: string): boolean {
  if (isHost(source) && listed !== source) return covers(listed, `https://${source}`);
  if (listed === source || (listed.endsWith(':') && source.startsWith(`${listed}//`))) return true;
  const [start, end] = listed.split('*');
  if (end === undefined || !source.includes('://')) return false;
  return listed === '*' || (end.startsWith('.') && source.startsWith(start ?? '') && source.endsWith(end));
}

/** Whether an element sets a policy for its page, such as one from `headTags`. */
export function isOwnPolicy({tagName, attributes}: PlacedElement): boolean {
  return (
    tagName === 'meta' && attributes.get('http-equiv')?.trim().toLowerCase() === 'content-security-policy'
  );
}

/** What the pages of a site load besides its own files, and what no policy can allow. */
export class SiteNeeds {
  /** Pages by kind and source. */
  readonly #pages = new Map<PolicyKind, Map<string, string[]>>(POLICY_KINDS.map((kind) => [kind, new Map()]));
  /** Pages with attributes such as `onclick`, which no source can allow. */
  readonly handlers: string[] = [];
  /** Pages with a policy of their own. */
  readonly policies: string[] = [];

  /** Records what a page needs. */
  addPage(name: string, elements: readonly PlacedElement[], hasHandlers: boolean): void {
    if (hasHandlers) this.handlers.push(name);
    if (elements.some(isOwnPolicy)) this.policies.push(name);
    for (const element of elements) {
      const kind = kindOf(element);
      if (kind === undefined) continue;
      for (const address of addressesOf(element)) {
        const source = sourceOf(address, kind);
        if (source !== undefined) this.add(kind, source, name);
      }
    }
  }

  /** Records a source that a page or style sheet needs. */
  add(kind: PolicyKind, source: string, name: string): void {
    for (const one of [source, REDIRECTS[isHost(source) ? `https://${source}` : source]]) {
      if (one === undefined) continue;
      const pages = this.#pages.get(kind)?.get(one);
      if (pages === undefined) this.#pages.get(kind)?.set(one, [name]);
      else if (pages.at(-1) !== name) pages.push(name);
    }
  }

  /** Needed sources missing from the site's lists, with the pages that need them. */
  unlisted(policy: PolicyOptions): {kind: PolicyKind; source: string; pages: readonly string[]}[] {
    return POLICY_KINDS.flatMap((kind) =>
      [...(this.#pages.get(kind) ?? [])]
        // Own frames and media need no entry by the author.
        .filter(([source]) => source !== "'self'" && !policy[kind]?.some((listed) => covers(listed, source)))
        .map(([source, pages]) => ({kind, source, pages})),
    );
  }

  /** All sources that the policy allows: listed ones and those that pages need. */
  allowed(policy: PolicyOptions): Record<PolicyKind, readonly string[]> {
    const entries = POLICY_KINDS.map((kind) => {
      const needed = [...(this.#pages.get(kind)?.keys() ?? [])];
      return [kind, [...new Set([...(policy[kind] ?? []), ...needed])]];
    });
    return Object.fromEntries(entries) as Record<PolicyKind, readonly string[]>;
  }

  /** What each page needs, one line per page. */
  listByPage(): string[] {
    const byPage = new Map<string, string[]>();
    for (const [kind, sources] of this.#pages)
      for (const [source, pages] of sources)
        for (const page of pages) byPage.set(page, [...(byPage.get(page) ?? []), `${kind} ${source}`]);
    return [...byPage].map(([page, needs]) => `${page}: ${needs.join(', ')}`);
  }
}

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

/** A quoted absolute address whose path ends in `.js`. */
const ADDRESS = /(["'`])((?:https?:)?\/\/[^\s"'`\\]+?\.js(?:[?#][^\s"'`\\]*)?)\1/g;

/** Addresses of scripts in the text of an inline script, such as one that adds a tag manager. */
function listInjectedScripts(script: string): string[] {
  return [...script.matchAll(ADDRESS)].map(([, , address = '']) => address);
}
