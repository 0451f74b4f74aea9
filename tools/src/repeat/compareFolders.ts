/** Sorted paths of the files that differ or are in only one of two folders, given the hashes of each. */
export function compareFolders(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths].filter((path) => first.get(path) !== second.get(path)).sort();
}
