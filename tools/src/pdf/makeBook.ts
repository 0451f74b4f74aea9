import {composeBook, type BookCover} from './composeBook.ts';
import {PdfBook} from './PdfBook.ts';
import {openPrinter, type PrintOptions} from './openPrinter.ts';
import {readPages} from './readPages.ts';

/** Options of {@link makeBook}. */
export interface BookOptions extends PrintOptions {
  /** Folder of the product below `docs`. */
  readonly id: string;
  readonly cover: Omit<BookCover, 'date' | 'address'>;
  readonly date: Date;
  /** Called with one line per step. */
  readonly onProgress?: (line: string) => void;
}

/** Makes the book of one product. Prints it twice: first to learn the page numbers, then with them in the contents. */
export async function makeBook(options: BookOptions): Promise<{bytes: Uint8Array; pageCount: number}> {
  const {id, date, onProgress} = options;
  const {pages, styles} = readPages(options.buildDir, options.baseUrl, id);
  const cover = {...options.cover, date: date.toISOString().slice(0, 10), address: pages[0]?.address ?? ''};
  const compose = composeBook(cover, pages, styles);
  onProgress?.(`${pages.length} pages of the site`);
  const printer = await openPrinter(options);
  try {
    const draft = await PdfBook.open(await printer.print(compose(new Map())));
    onProgress?.(`${draft.pageCount} sheets; page numbers are put into the contents`);
    const printed = await PdfBook.open(await printer.print(compose(draft.places)));
    return {bytes: await printed.withDate(date, 'Help Center'), pageCount: printed.pageCount};
  } finally {
    await printer.close();
  }
}
