/** A route without its component; the hash identifies its chunk names, as in Docusaurus. */
export interface RouteEntry {
  readonly path: string;
  readonly hash: string;
  /** Position among its siblings; the first match wins. */
  readonly order: number;
  /** Index of the parent route in {@link RouteTable.parents}; -1 for none. */
  readonly parent: number;
  /** Other properties that plugins set: `exact`, `sidebar`. */
  readonly rest: {readonly exact?: boolean; readonly sidebar?: string} & Readonly<Record<string, unknown>>;
}

/** How to load a module: its chunks, its id, and for modules that are not ESM the mode to wrap them. */
export type ModuleEntry = readonly [chunks: readonly string[], id: string | number, mode?: number];

/** A document for navigation. */
export interface DocEntry {
  /** Id of the docs plugin. */
  readonly plugin: string;
  readonly version: string;
  readonly doc: {readonly id: string; readonly path: string; readonly sidebar?: string};
  /** The same document in other versions, by version name; for the version menu and the banner of old versions. */
  readonly alternates?: Readonly<Record<string, DocEntry['doc']>>;
  /** Name of the sidebar's file. */
  readonly sidebarFile?: string;
  /** Documents whose title and description this page shows, by id. */
  readonly cards?: Readonly<Record<string, unknown>>;
}

/** One table file: the data of some of the pages. */
export interface RouteTable {
  /** Routes with children; the same in every table. */
  readonly parents: readonly RouteEntry[];
  /** Routes by {@link keyOf}; the home page is in every table. */
  readonly routes: Readonly<Record<string, readonly RouteEntry[]>>;
  /** Chunk names of routes, nested like their properties, by `path-hash`. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Modules by chunk name. */
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** Files of chunks below the public path, by chunk id. */
  readonly files: Readonly<Record<string, string>>;
  /** Integrity hashes of those files, by chunk id. */
  readonly integrities: Readonly<Record<string, string>>;
  /** Documents by {@link keyOf}. */
  readonly docs: Readonly<Record<string, DocEntry>>;
}

/** One sidebar. */
export interface SidebarFile {
  readonly plugin: string;
  readonly version: string;
  readonly name: string;
  readonly items: unknown;
}
