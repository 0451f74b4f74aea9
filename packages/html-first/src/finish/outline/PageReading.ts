import {outlinePage, type PageOutline, type PlacedElement, type Span} from './outlinePage.ts';

type Attributes = readonly (readonly [name: string, value: string])[];

/** An element as style sheets see it. */
export interface SeenElement {
  readonly tag: string;
  readonly attributes: Attributes;
}

/** What the finishing step reads from a page before changing it. */
export interface PageReading extends PageOutline {
  /** The distinct elements of the page. */
  readonly seen: readonly SeenElement[];
}

/** Reads a page; only the attributes in `asked` are kept. */
export function readPage(source: string, asked: ReadonlySet<string>): PageReading {
  const seen = new Map<string, SeenElement>();
  const outline = outlinePage(source, (tag, all) => {
    let key = tag;
    // The parser leaves no null character in a page.
    for (const {name, value} of all) if (asked.has(name)) key += `\0${name}\0${value}`;
    if (seen.has(key)) return;
    const attributes = all.filter(({name}) => asked.has(name)).map(({name, value}) => [name, value] as const);
    seen.set(key, {tag, attributes});
  });
  return {...outline, seen: [...seen.values()]};
}

type Place = readonly [start: number, end: number];

/** An element as JSON. */
type WrittenElement = readonly [
  tagName: string,
  place: Place,
  content: Place,
  attributes: Attributes,
  attributeSpans: readonly (readonly [name: string, place: Place])[],
  text: string,
];

interface WrittenReading extends Omit<PageReading, 'elements'> {
  readonly elements: readonly WrittenElement[];
}

const toPlace = ({start, end}: Span): Place => [start, end];
const toSpan = ([start, end]: Place): Span => ({start, end});

/** Writes a reading as text, for threads and caches. */
export function writeReading({elements, ...rest}: PageReading): string {
  const written = elements.map((element): WrittenElement => [
    element.tagName,
    toPlace(element),
    toPlace(element.content),
    [...element.attributes],
    [...element.attributeSpans].map(([name, span]) => [name, toPlace(span)]),
    element.text,
  ]);
  return JSON.stringify({...rest, elements: written} satisfies WrittenReading);
}

/** Parses what {@link writeReading} wrote. */
export function parseReading(text: string): PageReading {
  const {elements, ...rest} = JSON.parse(text) as WrittenReading;
  return {
    ...rest,
    elements: elements.map(([tagName, place, content, attributes, spans, inner]): PlacedElement => ({
      tagName,
      ...toSpan(place),
      content: toSpan(content),
      attributes: new Map(attributes),
      attributeSpans: new Map(spans.map(([name, span]) => [name, toSpan(span)])),
      text: inner,
    })),
  };
}
