import {PDFArray, PDFDict, PDFDocument, PDFName, PDFRef} from 'pdf-lib';

/** A printed book, opened to read its page numbers and to set its metadata. */
export class PdfBook {
  readonly #document: PDFDocument;

  private constructor(document: PDFDocument) {
    this.#document = document;
  }

  /** Opens a book; rejects when the bytes are no PDF. */
  static async open(bytes: Uint8Array): Promise<PdfBook> {
    return new PdfBook(await PDFDocument.load(bytes, {updateMetadata: false}));
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

  /** The book with fixed dates, so that equal content gives equal bytes. */
  async withDate(date: Date, producer: string): Promise<Uint8Array> {
    this.#document.setCreationDate(date);
    this.#document.setModificationDate(date);
    this.#document.setProducer(producer);
    return this.#document.save({useObjectStreams: false});
  }
}
