import {AttributeAction, parse, SelectorType, stringify, type Selector} from 'css-what';

/** A compound selector: what one element must match. */
export interface Compound {
  readonly text: string;
  /** What it asks of the element, as `wordsOf` describes elements. */
  readonly words: readonly string[];
  /** Lists of which one entry each must match the same element, as in `:is(a, b)`. */
  readonly alternatives: readonly (readonly Compound[])[];
}

/** A selector, as far as it can be matched against a page without scripts. */
export interface PageSelector {
  readonly text: string;
  readonly compounds: readonly Compound[];
  /** Lists of which one entry each must match somewhere, as in `:has(a, b)`. */
  readonly elsewhere: readonly (readonly PageSelector[])[];
  /** Whether it needs a pointer or React, or only styles scrollbars, and so does not affect the first paint. */
  readonly waits: boolean;
}

/** Attribute of the root once the page is hydrated, when the whole sheet has loaded. */
const HYDRATED = 'data-hydrated';
const POINTER = new Set(['hover', 'active']);
const LISTS = new Set(['is', 'where', 'matches']);
const COMBINATORS = new Set<SelectorType>([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Adjacent,
  SelectorType.Sibling,
  SelectorType.Parent,
  SelectorType.ColumnCombinator,
]);

/** What stands before the equals sign. */
const OPERATORS: Readonly<Record<string, string>> = {
  equals: '',
  element: '~',
  hyphen: '|',
  start: '^',
  end: '$',
  any: '*',
  not: '!',
};

function splitCompounds(tokens: readonly Selector[]): Selector[][] {
  const parts: Selector[][] = [[]];
  for (const token of tokens) {
    if (COMBINATORS.has(token.type)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function tagOf(token: Selector): string[] {
  if (token.type === SelectorType.Tag) return [token.name.toLowerCase()];
  return token.type === SelectorType.Pseudo && token.name === 'root' ? ['html'] : [];
}

function readCompound(tokens: readonly Selector[]): Compound {
  const [tag] = tokens.flatMap(tagOf);
  const words = tag === undefined ? [] : [tag];
  const alternatives: Compound[][] = [];
  for (const token of tokens) {
    if (token.type === SelectorType.Pseudo && LISTS.has(token.name) && Array.isArray(token.data))
      alternatives.push(token.data.map((list) => readCompound(splitCompounds(list).at(-1) ?? [])));
    if (token.type !== SelectorType.Attribute) continue;
    const {name, action, value} = token;
    if (name === 'class' && action === AttributeAction.Element)
      words.push(`.${value}`, ...(tag === undefined ? [] : [`${tag}.${value}`]));
    else if (name === 'id' && action === AttributeAction.Equals) words.push(`#${value}`);
    else {
      words.push(`[${name}]`);
      // Whether case counts depends on the attribute and on flags; keeping a rule too many does no harm.
      if (action !== AttributeAction.Exists)
        words.push(`[${name}${OPERATORS[action]}="${value.toLowerCase()}"]`);
    }
  }
  return {
    text: stringify([[...tokens]]),
    words,
    alternatives,
  };
}

function readSelector(tokens: readonly Selector[]): PageSelector {
  const elsewhere: (readonly PageSelector[])[] = [];
  let waits = false;
  for (const token of tokens) {
    // Only for browsers without `scrollbar-width`, where the first paint can do without.
    if (token.type === SelectorType.PseudoElement && token.name.startsWith('-webkit-scrollbar')) waits = true;
    if (token.type === SelectorType.Attribute && token.name === HYDRATED) waits = true;
    if (token.type !== SelectorType.Pseudo) continue;
    if (POINTER.has(token.name)) waits = true;
    if (token.name === 'has' && Array.isArray(token.data)) elsewhere.push(token.data.map(readSelector));
  }
  return {
    text: stringify([[...tokens]]),
    compounds: splitCompounds(tokens).map(readCompound),
    elsewhere,
    waits,
  };
}

const known = new Map<string, PageSelector>();

/** Parses a single selector; throws if it is invalid. */
export function parseSelector(text: string): PageSelector {
  let selector = known.get(text);
  if (selector === undefined) {
    selector = {...readSelector(parse(text)[0] ?? []), text};
    known.set(text, selector);
  }
  return selector;
}

const ROOT = /^(?:html)?(?::root|\[data-theme=["']?\w+["']?\])*$/;

/** Whether a selector selects the root of the page, in any theme. */
export function isRoot(selector: string): boolean {
  return selector !== '' && ROOT.test(selector);
}
