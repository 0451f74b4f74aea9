import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** A page of the built site that becomes a chapter of the book. */
export interface BookPage {
  /** Path on the site, with the base path, without a slash at the end. */
  readonly path: string;
  /** Complete address of the published page. */
  readonly address: string;
  /** Id of the chapter in the book. */
  readonly id: string;
  readonly title: string;
  /** Steps below the product's folder; 0 for the product's own page. */
  readonly depth: number;
  /** The text of the page. */
  readonly content: Tree.Element;
}
