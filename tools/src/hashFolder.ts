import {createHash, type BinaryToTextEncoding} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** The SHA-256 hash of each file of a folder, by its path with forward slashes, in the order of the paths. */
export function hashFolder(folder: string, encoding: BinaryToTextEncoding): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const hashes = files.map((entry): [string, string] => {
    const file = join(entry.parentPath, entry.name);
    const hash = createHash('sha256').update(readFileSync(file)).digest(encoding);
    return [relative(folder, file).replaceAll('\\', '/'), hash];
  });
  return new Map(hashes.sort(([left], [right]) => (left < right ? -1 : 1)));
}
