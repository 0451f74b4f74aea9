import type {LookedForTag, PlacedElement, Span} from './outline/outlinePage.ts';

interface Edit extends Span {
  readonly text: string;
}

/** Edits the elements of a page by splicing its source, so that everything else stays byte for byte. */
export class HtmlEditor {
  readonly #source: string;
  readonly #elements: readonly PlacedElement[];
  readonly #edits: Edit[] = [];

  constructor(source: string, elements: readonly PlacedElement[]) {
    this.#source = source;
    this.#elements = elements;
  }

  /** The elements with a tag name, or all elements, in document order. */
  find(tagName?: LookedForTag): readonly PlacedElement[] {
    return tagName ? this.#elements.filter((element) => element.tagName === tagName) : this.#elements;
  }

  /** Replaces an element and its content. */
  replace({start, end}: PlacedElement, text: string): void {
    this.#edits.push({start, end, text});
  }

  /** Replaces an attribute and the space before it. */
  replaceAttribute({attributeSpans}: PlacedElement, name: string, text: string): void {
    const span = attributeSpans.get(name);
    if (span) this.#edits.push({start: span.start - 1, end: span.end, text});
  }

  /** Adds an attribute to the end of the start tag. */
  addAttribute({content}: PlacedElement, name: string, value: string): void {
    this.#edits.push({start: content.start - 1, end: content.start - 1, text: ` ${name}="${value}"`});
  }

  /** Inserts text after the start tag of an element. */
  insertAtStart({content}: PlacedElement, text: string): void {
    this.#edits.push({start: content.start, end: content.start, text});
  }

  /** Inserts text before the end tag of an element. */
  insertAtEnd({content}: PlacedElement, text: string): void {
    this.#edits.push({start: content.end, end: content.end, text});
  }

  /** The page with all edits applied. */
  toString(): string {
    let result = '';
    let position = 0;
    for (const {start, end, text} of this.#edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
      result += this.#source.slice(position, start) + text;
      position = end;
    }
    return result + this.#source.slice(position);
  }
}
