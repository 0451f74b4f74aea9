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

/** One entry of the outline, which readers show as bookmarks. */
export interface OutlineEntry {
  readonly title: string;
  readonly depth: number;
}

/** A made book, opened again to see what is in it. */
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

  /** The number of the page, from 1, that each named place stands on. */
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

  /** The names of the places that links inside the book lead to. */
  get linkTargets(): readonly string[] {
    return this.#document.getPages().flatMap((page) =>
      (page.node.Annots()?.asArray() ?? []).flatMap((reference) => {
        const annotation = this.#document.context.lookup(reference);
        const target = annotation instanceof PDFDict ? annotation.get(PDFName.of('Dest')) : undefined;
        const name = target && nameOf(this.#document.context.lookup(target));
        return name === undefined ? [] : [name];
      }),
    );
  }

  /** Addresses that links to other places than the book lead to. */
  get addresses(): readonly string[] {
    return this.#document.getPages().flatMap((page) =>
      (page.node.Annots()?.asArray() ?? []).flatMap((reference) => {
        const annotation = this.#document.context.lookup(reference);
        const action = annotation instanceof PDFDict ? annotation.lookup(PDFName.of('A')) : undefined;
        const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
        const text = address && nameOf(address);
        return text === undefined ? [] : [text];
      }),
    );
  }

  /** The bookmarks in their order. */
  get outline(): readonly OutlineEntry[] {
    const entries: OutlineEntry[] = [];
    const visit = (node: PDFObject | undefined, depth: number): void => {
      for (let item = node; item instanceof PDFDict; item = item.lookup(PDFName.of('Next'))) {
        const title = item.lookup(PDFName.of('Title'));
        entries.push({title: (title && nameOf(title)) ?? '', depth});
        visit(item.lookup(PDFName.of('First')), depth + 1);
      }
    };
    const root = this.#document.catalog.lookup(PDFName.of('Outlines'));
    if (root instanceof PDFDict) visit(root.lookup(PDFName.of('First')), 0);
    return entries;
  }

  /** The book with fixed dates, so that the same content makes the same bytes. */
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
