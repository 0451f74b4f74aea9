/** A folder whose files carry a hash of their content in their names, so that browsers may keep them for good. */
export interface HashedFolder {
  /** Relative to the build folder, with a slash at its end: `search-index/`. */
  readonly folder: string;
  /** Files in it that keep their names and must be revalidated, relative to the folder. */
  readonly except: readonly string[];
}
