import {parse, type Root, type Rule} from 'postcss';
import {groupPages} from './groupPages.ts';
import {parseSelector, type Compound, type PageSelector, isRoot} from './parseSelector.ts';
import {keepPrint, shorten, minify} from './shorten.ts';
import {listReads} from './customProperties.ts';
import {isFound, listPossible, LoaderStyles} from './words.ts';

/** Most different style elements in a site's pages, as the policy in every response header names each of them. */
const MOST_GROUPS = 12;

const NOTHING: ReadonlySet<string> = new Set();

/** Whether a rule is kept or dropped by its selectors; animation steps and nested rules follow their parents. */
function isJudged({parent}: Rule): boolean {
  return parent?.type === 'root' || (parent?.type === 'atrule' && !/keyframes$/i.test(nameOf(parent)));
}

/** Classes inside menus of the bar, which are hidden until the reader points at the menu. */
const IN_MENU = new Set(['.dropdown__link', '.dropdown__link--active']);

const isInMenu = ({compounds}: PageSelector): boolean =>
  compounds.at(-1)?.words.some((word) => IN_MENU.has(word)) ?? false;

const nameOf = (node: object): string => ('name' in node ? String(node.name) : '');

function listSelectors(roots: readonly Root[]): PageSelector[] {
  const selectors = new Map<string, PageSelector>();
  for (const root of roots)
    root.walkRules((rule) => {
      if (isJudged(rule)) for (const text of rule.selectors) selectors.set(text, parseSelector(text));
    });
  return [...selectors.values()];
}

function listCompounds(selectors: readonly PageSelector[]): Compound[] {
  return selectors.flatMap(({compounds, elsewhere}) => [
    ...compounds,
    ...elsewhere.flatMap((list) => listCompounds(list)),
  ]);
}

/** Selectors of rules that make visible what is hidden otherwise. */
function listShowing(roots: readonly Root[]): Set<string> {
  const selectors = new Set<string>();
  for (const root of roots)
    root.walkDecls('visibility', ({value, parent}) => {
      if (value !== 'visible' || parent?.type !== 'rule') return;
      for (const text of parent.selectors) selectors.add(text);
    });
  return selectors;
}

/** The parts of style sheets that pages need for their first paint, and those that the loader needs. */
export class PageStyles {
  /** The words of each page. */
  readonly #pages = new Map<string, ReadonlySet<string>>();
  readonly #loader: LoaderStyles;
  /** Parts of sheets by the selectors they keep and by sheet. */
  readonly #parts = new Map<ReadonlySet<string>, Map<string, string>>();
  /** Custom properties that the loader's sheet and print rules read, by sheet. */
  readonly #readElsewhere = new Map<string, ReadonlySet<string>>();
  /** Custom properties that style sheets read which parts of the loader add. */
  readonly #readByAdded: readonly string[];
  #selectors: readonly PageSelector[] = [];
  #kept = new Map<string, ReadonlySet<string>>();
  #forLoader: ReadonlySet<string> = new Set();
  /** Selectors that match both what the loader adds and elements of pages. */
  #sharedWithLoader: ReadonlySet<string> = new Set();

  /**
   * `script` is the loader, which may add elements before a whole sheet has loaded, and `added` are style sheets that it
   * adds.
   */
  constructor(script: string, added: readonly string[] = []) {
    this.#readByAdded = added.flatMap((css) => [...listReads(parse(css))]);
    this.#loader = new LoaderStyles(script);
  }

  /** Records a page by the words of its elements. */
  add(page: string, words: readonly string[]): void {
    this.#pages.set(page, new Set(words));
  }

  /** Decides which pages share styles, once all are recorded. */
  group(sheets: readonly string[]): void {
    const roots = sheets.map((css) => parse(css));
    this.#selectors = listSelectors(roots);
    const askedFor = listCompounds(this.#selectors);
    const found = this.#findCompounds(askedFor);
    const everywhere = new Set([...found.values()].flatMap((texts) => [...texts]));
    const made = askedFor.filter((one) => this.#loader.mayMake(one)).map(({text}) => text);
    const withMade = (texts: ReadonlySet<string>) => new Set([...texts, ...made]);
    const everything = withMade(everywhere);
    // A pointer may open a menu before the whole sheet has loaded.
    const showing = listShowing(roots);
    const isForLoader = (selector: PageSelector): boolean =>
      canMatch(selector, everywhere)
        ? isInMenu(selector) || (selector.waits && showing.has(selector.text))
        : canMatch(selector, everything);
    this.#forLoader = new Set(this.#selectors.filter(isForLoader).map(({text}) => text));
    const isShared = ({compounds, text}: PageSelector): boolean => {
      const last = compounds.at(-1);
      return !this.#forLoader.has(text) && last !== undefined && this.#loader.mayMake(last);
    };
    this.#sharedWithLoader = new Set(this.#selectors.filter(isShared).map(({text}) => text));
    const isEarly = (selector: PageSelector) => !selector.waits && !this.#forLoader.has(selector.text);
    const needsOf = new Map(
      [...found].map(([page, texts]) => {
        const all = withMade(texts);
        const isNeeded = (selector: PageSelector) => Number(isEarly(selector) && canMatch(selector, all));
        return [page, Uint8Array.from(this.#selectors, isNeeded)];
      }),
    );
    const shared = groupPages(needsOf, this.#weigh(roots), MOST_GROUPS);
    const texts = new Map<Uint8Array, ReadonlySet<string>>();
    for (const [page, needs] of shared) {
      const kept =
        texts.get(needs) ??
        new Set(this.#selectors.filter((_, index) => needs[index] === 1).map(({text}) => text));
      texts.set(needs, kept);
      this.#kept.set(page, kept);
    }
  }

  /** The rules of a style sheet that a page needs for its first paint; the same for all pages of its group. */
  partOf(css: string, page: string): string {
    return this.#part(css, this.#kept.get(page) ?? NOTHING);
  }

  /**
   * The rules of a style sheet that only elements added by the loader need. Pages declare custom properties of the root:
   * declared later, they would make the browser recalculate the style of every element.
   */
  forLoader(css: string): string {
    const names = this.#forLoader;
    const isForProperties = (text: string): boolean => isRoot(text) || this.#sharedWithLoader.has(text);
    const root = keepSelectors(parse(css), (text) => names.has(text) || isForProperties(text));
    // From rules for the root, and from rules that pages have, too, it only needs custom properties.
    root.walkDecls(/^(?!--)/, (declaration) => {
      const {parent} = declaration;
      if (parent?.type === 'rule' && parent.selectors.every(isForProperties)) declaration.remove();
    });
    const readElsewhere = new Set([...listReads(this.#printOf(css)), ...this.#readByAdded]);
    const shortened = parse(shorten(root, {use: 'loader', readElsewhere}));
    return minify(keepSelectors(shortened, (text) => !isRoot(text)).toString());
  }

  /** The print rules of a style sheet; empty without any. */
  forPrint(css: string): string {
    const root = this.#printOf(css);
    let isEmpty = true;
    root.walkRules(() => {
      isEmpty = false;
    });
    return isEmpty ? '' : minify(root.toString());
  }

  #printOf(css: string): Root {
    const everywhere = new Set([...new Set(this.#kept.values())].flatMap((kept) => [...kept]));
    return keepPrint(keepSelectors(parse(css), (text) => everywhere.has(text) || this.#forLoader.has(text)));
  }

  #readsElsewhere(css: string): ReadonlySet<string> {
    let reads = this.#readElsewhere.get(css);
    if (reads === undefined) {
      const ofRoot = new Set<string>();
      parse(css).walkRules(({selectors, nodes}) => {
        if (selectors.every(isRoot))
          for (const node of nodes) if (node.type === 'decl') ofRoot.add(node.prop);
      });
      const byLoader = [...listReads(parse(this.forLoader(css))), ...this.#readByAdded];
      reads = new Set([...listReads(this.#printOf(css)), ...byLoader.filter((name) => ofRoot.has(name))]);
      this.#readElsewhere.set(css, reads);
    }
    return reads;
  }

  #part(css: string, kept: ReadonlySet<string>): string {
    const parts = this.#parts.get(kept) ?? new Map<string, string>();
    this.#parts.set(kept, parts);
    let part = parts.get(css);
    if (part === undefined) {
      const root = keepSelectors(parse(css), (text) => kept.has(text));
      part = minify(shorten(root, {use: 'page', readElsewhere: this.#readsElsewhere(css)}));
      parts.set(css, part);
    }
    return part;
  }

  /** The compounds that match an element, by page. */
  #findCompounds(compounds: readonly Compound[]): Map<string, Set<string>> {
    const distinct = [...new Map(compounds.map((compound) => [compound.text, compound])).values()];
    const possible = listPossible(distinct);
    return new Map(
      [...this.#pages].map(([page, words]) => {
        const all = new Set([...words, ...possible]);
        return [page, new Set(distinct.filter((one) => isFound(one, all)).map(({text}) => text))];
      }),
    );
  }

  /** The bytes that each selector costs. */
  #weigh(roots: readonly Root[]): number[] {
    const weights = new Map<string, number>();
    for (const root of roots)
      root.walkRules((rule) => {
        const bytes = rule.toString().length / rule.selectors.length;
        for (const text of rule.selectors) weights.set(text, (weights.get(text) ?? 0) + bytes);
      });
    return this.#selectors.map(({text}) => weights.get(text) ?? 0);
  }
}

function canMatch({compounds, elsewhere}: PageSelector, found: ReadonlySet<string>): boolean {
  return (
    compounds.every(({text}) => found.has(text)) &&
    elsewhere.every((list) => list.some((other) => canMatch(other, found)))
  );
}

function keepSelectors(root: Root, isKept: (selector: string) => boolean): Root {
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule) => {
    if (!isJudged(rule)) return;
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selector = selectors.join(',');
  });
  return root;
}
