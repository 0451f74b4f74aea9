import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFObject,
} from 'pdf-lib';

/** An entry of the outline, which viewers show as bookmarks. */
export interface OutlineEntry {
  readonly title: string;
  readonly depth: number;
}

/** A printed book, opened to read its contents and to set its metadata. */
export class PdfBook {
  readonly #document: PDFDocument;

  private constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** Opens a book; rejects when the bytes are no PDF. */
  static async open(bytes: Uint8Array): Promise<PdfBook> {
    return new PdfBook(await PDFDocument.load(bytes, {updateMetadata: false}));
  }

  get title(): string {
    return this.#document.getTitle() ?? '';
  }

  get pageCount(): number {
    return this.#document.getPageCount();
  }

  /** The page number, from 1, of each named destination. */
  get places(): ReadonlyMap<string, number> {
    const numbers = new Map(this.#document.getPages().map(({ref}, index) => [ref.toString(), index + 1]));
    const places = new Map<string, number>();
    const destinations = this.#document.catalog.lookup(PDFName.of('Dests'));
    for (const [name, value] of destinations instanceof PDFDict ? destinations.entries() : []) {
      const target = this.#document.context.lookup(value);
      const page = target instanceof PDFArray ? target.get(0) : undefined;
      const number = page instanceof PDFRef ? numbers.get(page.toString()) : undefined;
      if (number !== undefined) places.set(name.decodeText(), number);
    }
    return places;
  }

  /** The named destinations of links inside the book. */
  get linkTargets(): readonly string[] {
    return this.#annotations().flatMap((link) => nameOf(link.lookup(PDFName.of('Dest'))) ?? []);
  }

  /** The addresses of links that leave the book. */
  get addresses(): readonly string[] {
    return this.#annotations().flatMap((link) => {
      const action = link.lookup(PDFName.of('A'));
      return (action instanceof PDFDict && nameOf(action.lookup(PDFName.of('URI')))) || [];
    });
  }

  #annotations(): PDFDict[] {
    return this.#document
      .getPages()
      .flatMap((page) => page.node.Annots()?.asArray() ?? [])
      .map((reference) => this.#document.context.lookup(reference))
      .filter((annotation) => annotation instanceof PDFDict);
  }

  /** The bookmarks in order. */
  get outline(): readonly OutlineEntry[] {
    const entries: OutlineEntry[] = [];
    const visit = (node: PDFObject | undefined, depth: number): void => {
      for (let item = node; item instanceof PDFDict; item = item.lookup(PDFName.of('Next'))) {
        entries.push({title: nameOf(item.lookup(PDFName.of('Title'))) ?? '', depth});
        visit(item.lookup(PDFName.of('First')), depth + 1);
      }
    };
    const root = this.#document.catalog.lookup(PDFName.of('Outlines'));
    if (root instanceof PDFDict) visit(root.lookup(PDFName.of('First')), 0);
    return entries;
  }

  /** The book with fixed dates, so that equal content gives equal bytes. */
  async withDate(date: Date, producer: string): Promise<Uint8Array> {
    this.#document.setCreationDate(date);
    this.#document.setModificationDate(date);
    this.#document.setProducer(producer);
    return this.#document.save({useObjectStreams: false});
  }
}

function nameOf(value: PDFObject | undefined): string | undefined {
  if (value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString)
    return value.decodeText();
  return undefined;
}
