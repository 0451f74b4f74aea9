/** The table that holds a route, from 0 to `count - 1`: FNV-1a over the UTF-16 units of its key. */
export function tableOf(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % count;
}
