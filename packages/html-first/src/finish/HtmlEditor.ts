import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';

/** An element with its place in the source. */
export type LocatedElement = Tree.Element & {
  sourceCodeLocation: NonNullable<Tree.Element['sourceCodeLocation']>;
};

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The value of an attribute, or `undefined`. */
export function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text of a script or style element. */
export function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Finds elements of a page by parsing it, and changes it by splicing the source, so that nothing else moves. */
export class HtmlEditor {
  readonly #source: string;
  readonly #elements: LocatedElement[] = [];
  readonly #edits: Edit[] = [];

  constructor(source: string) {
    this.#source = source;
    const visit = (node: Tree.Node): void => {
      if ('tagName' in node && node.sourceCodeLocation) this.#elements.push(node as LocatedElement);
      if ('childNodes' in node) node.childNodes.forEach(visit);
      if ('content' in node) visit(node.content);
    };
    visit(parse(source, {sourceCodeLocationInfo: true}));
  }

  /** All elements with that tag name, or all, in document order. */
  find(tagName?: string): readonly LocatedElement[] {
    return tagName ? this.#elements.filter((element) => element.tagName === tagName) : this.#elements;
  }

  /** Replaces an element with its content by other text. */
  replace({sourceCodeLocation}: LocatedElement, text: string): void {
    this.#edits.push({start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset, text});
  }

  /** Replaces an attribute, with the space before it, by other text. */
  replaceAttribute(element: LocatedElement, name: string, text: string): void {
    const location = element.sourceCodeLocation.attrs?.[name];
    if (location) this.#edits.push({start: location.startOffset - 1, end: location.endOffset, text});
  }

  /** Puts text behind the start tag of an element. */
  insertAtStart({sourceCodeLocation}: LocatedElement, text: string): void {
    const offset = sourceCodeLocation.startTag?.endOffset ?? sourceCodeLocation.startOffset;
    this.#edits.push({start: offset, end: offset, text});
  }

  /** Puts text before the end tag of an element. */
  insertAtEnd({sourceCodeLocation}: LocatedElement, text: string): void {
    const offset = sourceCodeLocation.endTag?.startOffset ?? sourceCodeLocation.endOffset;
    this.#edits.push({start: offset, end: offset, text});
  }

  /** The page with all changes. */
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
