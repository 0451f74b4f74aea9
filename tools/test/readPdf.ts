import {PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFObject} from 'pdf-lib';
import {readPlaces} from '../src/pdf/makeBook.ts';

/** What a reader's program shows of a printed book. */
export interface ReadPdf {
  readonly title: string;
  readonly pageCount: number;
  /** The page number, from 1, of each named destination. */
  readonly places: ReadonlyMap<string, number>;
  /** The named destinations of links inside the book. */
  readonly linkTargets: readonly string[];
  /** The addresses of links that leave the book. */
  readonly addresses: readonly string[];
  /** The titles of the bookmarks in order. */
  readonly outline: readonly string[];
}

function nameOf(value: PDFObject | undefined): string | undefined {
  const isName = value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString;
  return isName ? value.decodeText() : undefined;
}

/** Reads a book back; rejects when the bytes are no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(bytes, {updateMetadata: false});
  const links = document
    .getPages()
    .flatMap((page) => page.node.Annots()?.asArray() ?? [])
    .map((reference) => document.context.lookup(reference))
    .filter((annotation) => annotation instanceof PDFDict);
  const outline: string[] = [];
  const visit = (node: PDFObject | undefined): void => {
    for (let item = node; item instanceof PDFDict; item = item.lookup(PDFName.of('Next'))) {
      outline.push(nameOf(item.lookup(PDFName.of('Title'))) ?? '');
      visit(item.lookup(PDFName.of('First')));
    }
  };
  const root = document.catalog.lookup(PDFName.of('Outlines'));
  if (root instanceof PDFDict) visit(root.lookup(PDFName.of('First')));
  return {
    title: document.getTitle() ?? '',
    pageCount: document.getPageCount(),
    places: readPlaces(document),
    linkTargets: links.flatMap((link) => nameOf(link.lookup(PDFName.of('Dest'))) ?? []),
    addresses: links.flatMap((link) => {
      const action = link.lookup(PDFName.of('A'));
      return (action instanceof PDFDict && nameOf(action.lookup(PDFName.of('URI')))) || [];
    }),
    outline,
  };
}
