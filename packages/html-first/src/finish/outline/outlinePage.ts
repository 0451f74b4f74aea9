import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes as Tree,
  type TreeAdapter,
} from 'parse5';
import {wordsOf} from '../styles/words.ts';

/** A range of the source; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element and its position in the source. */
export interface PlacedElement extends Span {
  readonly tagName: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Positions of its attributes, by name. */
  readonly attributeSpans: ReadonlyMap<string, Span>;
  /** Range of its content. */
  readonly content: Span;
  /** The text directly inside it. */
  readonly text: string;
}

/** What the finishing step needs to know about a page; much smaller than the page. */
interface PageOutline {
  /** Elements that may be edited, in document order. */
  readonly elements: readonly PlacedElement[];
  /** Whether any element has an event handler attribute such as `onclick`. */
  readonly hasHandlers: boolean;
}

/** Class of the element that follows the bar; the skip link leads to it until scripts run. */
export const MAIN_CLASS = 'theme-layout-main';

const LOOKED_FOR_TAGS = [
  'head',
  'body',
  'script',
  'link',
  'meta',
  'img',
  'main',
  'h2',
  'button',
  'iframe',
  'source',
  'video',
  'audio',
] as const;

/** Tags the finishing step looks for; other elements matter only for a `style` attribute or a redundant one. */
export type LookedForTag = (typeof LOOKED_FOR_TAGS)[number];

const LOOKED_FOR: ReadonlySet<string> = new Set(LOOKED_FOR_TAGS);

/** Whether an attribute is redundant: an empty class list, or a tooltip that repeats the label. */
export function saysNothing(
  name: string,
  value: string,
  all: readonly {readonly name: string; readonly value: string}[],
): boolean {
  if (name === 'class') return value === '';
  return name === 'title' && all.some((other) => other.name === 'aria-label' && other.value === value);
}

type Location = NonNullable<Tree.Element['sourceCodeLocation']>;

const toSpan = ({startOffset, endOffset}: {startOffset: number; endOffset: number}): Span => ({
  start: startOffset,
  end: endOffset,
});

function placeElement({tagName, attrs, childNodes}: Tree.Element, location: Location): PlacedElement {
  const {startOffset, endOffset, startTag, endTag} = location;
  return {
    tagName,
    start: startOffset,
    end: endOffset,
    attributes: new Map(attrs.map(({name, value}) => [name, value])),
    attributeSpans: new Map(
      Object.entries(location.attrs ?? {}).map(([name, place]) => [name, toSpan(place)]),
    ),
    content: {start: startTag?.endOffset ?? startOffset, end: endTag?.startOffset ?? endOffset},
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  };
}

/** Whether the finishing step may edit an element. */
function mayChange({tagName, attrs}: Tree.Element): boolean {
  return (
    LOOKED_FOR.has(tagName) ||
    attrs.some(
      ({name, value}) =>
        name === 'style' ||
        (name === 'href' && value.startsWith('#')) ||
        (name === 'class' && value.includes(MAIN_CLASS)) ||
        saysNothing(name, value, attrs),
    )
  );
}

/** Marks elements that are in the source but never edited; their location is not kept. */
const SOMEWHERE = {} as Location;

/** Keeps only the locations of elements that may be edited: keeping all takes longer than parsing. */
const adapter: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  setNodeSourceCodeLocation(node, location) {
    if (location && 'tagName' in node) node.sourceCodeLocation = mayChange(node) ? location : SOMEWHERE;
  },
  getNodeSourceCodeLocation: ({sourceCodeLocation}) =>
    sourceCodeLocation === SOMEWHERE ? undefined : sourceCodeLocation,
};

/**
 * Parses a page and calls `see` for each element. The tree is not kept, as the trees of all pages would take many times
 * the memory of the site.
 */
export function outlinePage(
  source: string,
  see: (tag: string, attributes: readonly {readonly name: string; readonly value: string}[]) => void,
): PageOutline {
  const elements: PlacedElement[] = [];
  let hasHandlers = false;
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      hasHandlers ||= node.attrs.some(({name}) => /^on[a-z]/.test(name));
      see(node.tagName.toLowerCase(), node.attrs);
      if (node.sourceCodeLocation !== SOMEWHERE) elements.push(placeElement(node, node.sourceCodeLocation));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(source, {sourceCodeLocationInfo: true, treeAdapter: adapter}));
  return {elements, hasHandlers};
}

/** What the finishing step reads from a page before changing it. */
export interface PageReading extends PageOutline {
  /** What style sheets can ask of its elements. */
  readonly words: readonly string[];
}

/** Reads a page. */
export function readPage(source: string): PageReading {
  const words = new Set<string>();
  const outline = outlinePage(source, (tag, attributes) => {
    for (const word of wordsOf(tag, attributes)) words.add(word);
    // Elements that something else than the page's scripts adds, such as a service worker: each a tag and its classes.
    const filled = attributes.find(({name}) => name === 'data-filled-with')?.value.split(' ') ?? [];
    for (const [added = '', ...classes] of filled.map((word) => word.split('.')))
      for (const word of wordsOf(added, [{name: 'class', value: classes.join(' ')}])) words.add(word);
  });
  return {...outline, words: [...words]};
}
