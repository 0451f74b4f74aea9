/** Stands for the creator of components in the list of all routes, of which only paths and hashes are read. */
export default function createEntry(path: string, hash = ''): [path: string, hash: string] {
  return [path, hash];
}
