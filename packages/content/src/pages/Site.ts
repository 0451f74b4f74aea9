import type {Fact} from './readFacts.ts';
import type {Page} from './parsePage.ts';

/** One entry of the glossary. */
export interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** Path of the page that explains the term. */
  readonly page?: string;
}

/** A value that only the provider knows. */
export interface ProviderValue {
  readonly label: string;
  readonly group: string;
  readonly value?: string;
  readonly note?: string;
}

/** A file that cannot be read, with the reason. */
export interface BrokenFile {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Everything the author commands know about the website's sources. */
export interface Site {
  /** Absolute path of the website's folder. */
  readonly dir: string;
  /** Pages of docs, blog and `src/pages` by their path from the website's folder. */
  readonly pages: ReadonlyMap<string, Page>;
  /** All files below docs and blog, by their path from the website's folder. */
  readonly files: ReadonlySet<string>;
  readonly facts: ReadonlyMap<string, Fact>;
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  readonly products: Readonly<Record<string, Readonly<Record<string, ProviderValue>>>>;
  readonly docTags: readonly string[];
  readonly blogTags: readonly string[];
  readonly brokenFiles: readonly BrokenFile[];
}
