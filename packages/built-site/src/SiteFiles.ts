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
 * The files of a built site. Changes are staged beside the build folder until `commit`, so a failure leaves the build as
 * it was. Names are relative to the build folder and use forward slashes; `../` reaches files beside it.
 */
export class SiteFiles {
  readonly outDir: string;
  readonly #ignored: readonly string[];
  /** Staged files by their final name. */
  readonly #written = new Map<string, string>();
  readonly #removed = new Set<string>();
  #folder: string | undefined;
  #writes = 0;

  /** `ignored` lists folders of the build that belong to other builds, such as those of other locales. */
  constructor(outDir: string, ignored: readonly string[] = []) {
    this.outDir = resolve(outDir);
    this.#ignored = ignored.map((folder) => `${folder}/`);
  }

  /** Sorted names of all files, staged changes included; `below` limits them to a folder. */
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

  /** The content of a file, staged changes included. */
  read(name: string): Buffer {
    if (this.#removed.has(name)) throw new Error(`"${name}" was removed.`);
    return readFileSync(this.#pathOf(name));
  }

  /** The text of a file, staged changes included. */
  readText(name: string): string {
    return this.read(name).toString('utf8');
  }

  /** Stages a new or changed file. */
  write(name: string, content: string | Uint8Array): void {
    this.#folder ??= mkdtempSync(`${this.outDir}-changes-`);
    const path = this.#written.get(name) ?? join(this.#folder, String(this.#writes++));
    writeFileSync(path, content);
    this.#written.set(name, path);
    this.#removed.delete(name);
  }

  /** Stages the removal of a file. */
  remove(name: string): void {
    this.#written.delete(name);
    this.#removed.add(name);
  }

  /** Makes all staged changes. */
  commit(): void {
    for (const name of this.#removed) rmSync(join(this.outDir, name), {force: true});
    for (const [name, path] of this.#written) {
      const target = join(this.outDir, name);
      mkdirSync(dirname(target), {recursive: true});
      renameSync(path, target);
    }
    this.discard();
  }

  /** Drops the staged changes. */
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
