import type {IndexedPage, IndexedSection} from './IndexedPage.ts';

/** A section with the page it stands on. */
export interface StoredSection {
  /** The page; it need not have all of its sections. */
  readonly page: IndexedPage;
  readonly section: IndexedSection;
}

/** The stored text of an index. */
export interface TextStore {
  /** True when a query may read the text of every section: it is in memory, or in few files. */
  readonly complete: boolean;
  /** Returns the sections of these numbers, in their order; rejects when a part cannot be read. */
  load(sections: readonly number[]): Promise<readonly StoredSection[]>;
  /** Begins to read what every call of `load` will need. */
  prepare(): void;
}

/** A text store over pages in memory. */
export function createMemoryTexts(pages: readonly IndexedPage[]): TextStore {
  const stored = listSections(pages);
  return {
    complete: true,
    prepare: () => undefined,
    load: (numbers) => Promise.resolve(numbers.map((number) => stored[number] as StoredSection)),
  };
}

/** The sections of pages in the order of their numbers. */
export function listSections(pages: readonly IndexedPage[]): StoredSection[] {
  return pages.flatMap((page) => page.sections.map((section) => ({page, section})));
}
