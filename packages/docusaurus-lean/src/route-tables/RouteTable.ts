/** A route without its component, as Docusaurus names it: the hash leads to its chunk names. */
export interface RouteEntry {
  readonly path: string;
  readonly hash: string;
  /** Place among the routes beside it; of two that match, the first is taken. */
  readonly order: number;
  /** Index of the route above in {@link RouteTable.parents}; -1 for none. */
  readonly parent: number;
  /** What else plugins put on the route: `exact`, `sidebar`. */
  readonly rest: {readonly exact?: boolean; readonly sidebar?: string} & Readonly<Record<string, unknown>>;
}

/** How a module is had: the chunks that hold it, its id, and the mode in which one that is not ESM is wrapped. */
export type ModuleEntry = readonly [chunks: readonly string[], id: string | number, mode?: number];

/** A document as navigation knows it. */
export interface DocEntry {
  /** Id of the docs plugin, and name of its version. */
  readonly plugin: string;
  readonly version: string;
  readonly doc: {readonly id: string; readonly path: string; readonly sidebar?: string};
  /** The same document in other versions by their names, for the version item of the bar and the banner of old versions. */
  readonly alternates?: Readonly<Record<string, DocEntry['doc']>>;
  /** Name of the sidebar's file. */
  readonly sidebarFile?: string;
  /** Documents whose title and description this page shows, by id. */
  readonly cards?: Readonly<Record<string, unknown>>;
}

/** One file: what is known about some of the pages, the same for all visits. */
export interface RouteTable {
  /** The routes that hold others; the same in every table. */
  readonly parents: readonly RouteEntry[];
  /** Routes by {@link keyOf}; the home page is in every table. */
  readonly routes: Readonly<Record<string, readonly RouteEntry[]>>;
  /** Chunk names of a route, nested as its properties are, by `path-hash`. */
  readonly names: Readonly<Record<string, unknown>>;
  /** Modules by chunk name. */
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** File of a chunk below the public path, by its id. */
  readonly files: Readonly<Record<string, string>>;
  /** Integrity of those files, by the ids of their chunks. */
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
