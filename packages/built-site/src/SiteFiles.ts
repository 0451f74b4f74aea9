import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/**
 * The files of a built site, with changes that lie beside it until all of them are made: when something fails before
 * `commit`, the build is as it was. Names are relative to the build folder, with slashes; `../` leads beside it.
 */
export class SiteFiles {
  readonly outDir: string;
  readonly #ignored: readonly string[];
  /** Files that wait in the folder of changes, by the name they will have. */
  readonly #written = new Map<string, string>();
  readonly #removed = new Set<string>();
  #folder: string | undefined;
  #writes = 0;

  /** `ignored` are folders below the build folder that belong to other builds, such as those of other locales. */
  constructor(outDir: string, ignored: readonly string[] = []) {
    this.outDir = resolve(outDir);
    this.#ignored = ignored.map((folder) => `${folder}/`);
  }

  /** Names of all files, changes included, in their order; `below` narrows them to a folder. */
  list(below = ''): string[] {
    const folder = join(this.outDir, below);
    const found = existsSync(folder)
      ? readdirSync(folder, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(this.outDir.length + 1))
          .map((name) => name.replaceAll('\\', '/'))
      : [];
    const start = below === '' ? '' : `${below}/`;
    const added = [...this.#written.keys()].filter(
      (name) => name.startsWith(start) && !name.startsWith('../'),
    );
    return [...new Set([...found, ...added])]
      .filter((name) => !this.#removed.has(name) && !this.#ignored.some((other) => name.startsWith(other)))
      .sort();
  }

  /** Whether there is a file of that name. */
  has(name: string): boolean {
    return !this.#removed.has(name) && existsSync(this.#pathOf(name));
  }

  /** The content of a file as it will be. */
  read(name: string): Buffer {
    if (this.#removed.has(name)) throw new Error(`"${name}" was removed.`);
    return readFileSync(this.#pathOf(name));
  }

  /** The text of a file as it will be. */
  readText(name: string): string {
    return this.read(name).toString('utf8');
  }

  /** Writes a file when the changes are committed. */
  write(name: string, content: string | Uint8Array): void {
    this.#folder ??= mkdtempSync(`${this.outDir}-changes-`);
    const path = this.#written.get(name) ?? join(this.#folder, String(this.#writes++));
    writeFileSync(path, content);
    this.#written.set(name, path);
    this.#removed.delete(name);
  }

  /** Removes a file when the changes are committed. */
  remove(name: string): void {
    this.#written.delete(name);
    this.#removed.add(name);
  }

  /** Makes all changes. */
  commit(): void {
    for (const name of this.#removed) rmSync(join(this.outDir, name), {force: true});
    for (const [name, path] of this.#written) {
      const target = join(this.outDir, name);
      mkdirSync(dirname(target), {recursive: true});
      renameSync(path, target);
    }
    this.discard();
  }

  /** Forgets all changes that are not committed. */
  discard(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, {recursive: true, force: true});
    this.#folder = undefined;
    this.#written.clear();
    this.#removed.clear();
  }

  #pathOf(name: string): string {
    return this.#written.get(name) ?? join(this.outDir, name);
  }
}
