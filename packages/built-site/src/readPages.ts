import {parse, serialize, type DefaultTreeAdapterTypes} from 'parse5';
import type {SiteFiles} from './SiteFiles.ts';

/** A page of the built site, parsed once for all stages. */
export interface ParsedPage {
  /** Relative to the build folder, with forward slashes. */
  readonly file: string;
  readonly document: DefaultTreeAdapterTypes.Document;
  /** The text to write, if an editor has made it from the document. */
  text?: string;
}

/** What to do with each page. */
export interface PageHandlers {
  /** Called first; leave the document as it is. */
  readonly readers: readonly ((page: ParsedPage) => void)[];
  /** Called after all readers. They may change the document; the page is then written anew. */
  readonly editors: readonly ((page: ParsedPage) => void)[];
}

/**
 * Parses each page of a site and hands it to the readers, then to the editors. Holds one page at a time, so memory does not
 * grow with the site. Leaves alone files without a head or body of their own: redirects, and files that prove to a search
 * engine who owns the site.
 */
export function readPages(files: SiteFiles, {readers, editors}: PageHandlers): void {
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const source = files.readText(file);
    if (!/<head[\s>][^]*<body[\s>]/i.test(source)) continue;
    const page: ParsedPage = {file, document: parse(source)};
    for (const read of readers) read(page);
    if (editors.length === 0) continue;
    for (const edit of editors) edit(page);
    files.write(file, page.text ?? serialize(page.document));
  }
}
