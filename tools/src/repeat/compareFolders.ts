import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The hash of each file of a folder by its path. */
export function hashFolder(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1).replaceAll('\\', '/');
      return [path, createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** The files that are in one folder only, or differ, in order. */
export function compareFolders(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths].filter((path) => first.get(path) !== second.get(path)).sort();
}
