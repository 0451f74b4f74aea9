import type {SearchRecord} from '@help-center/records';
import type {PageDocument} from '../../relevance/src/PageDocument.ts';

/** What an engine may index: the same pages for all, and the records made of them. */
export interface EngineInput {
  readonly pages: readonly PageDocument[];
  readonly records: readonly SearchRecord[];
}

/** A file that the site would serve. */
export interface IndexFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An index ready to answer; one at a time is used, by one caller. */
export interface OpenedIndex {
  /**
   * Answers one query with the urls of the hits, best first; pages may repeat.
   * `shown` loads what the interface shows at first, `ranked` what is needed to know the first ten pages.
   */
  search(query: string, depth: 'shown' | 'ranked'): Promise<readonly string[]>;
  /** Names of the files read so far, the engine's own code not included. */
  filesRead(): readonly string[];
  /** Frees what the index holds. */
  close(): Promise<void>;
}

/** What building gives: the files to serve and a way to open them as a browser does. */
export interface BuiltIndex {
  readonly files: readonly IndexFile[];
  /** Loads the index from its files, including what a browser has to parse or build. */
  open(): Promise<OpenedIndex>;
}

/** One search engine, set as documentation sites set it. */
export interface SearchEngine {
  /** Name on the command line. */
  readonly name: string;
  /** Package and version that answer. */
  readonly version: string;
  /** Which product's settings are used, with the values that matter. */
  readonly settings: string;
  /** Bytes of the engine's own script, minified; read once, before the first query. */
  codeFiles(): Promise<readonly IndexFile[]>;
  build(input: EngineInput): Promise<BuiltIndex>;
}
