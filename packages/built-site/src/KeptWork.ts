import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Something a result is made from. */
export type WorkInput = string | Uint8Array;

/**
 * Slow results kept between builds, keyed by a hash of everything they are made from, so a warm build redoes only what
 * has changed. A result is anything that can be cloned. A damaged or missing one is made again.
 */
export class KeptWork {
  readonly #folder: string;
  readonly #base: string;
  readonly #taken = new Set<string>();
  /** How many results were made, not reused. */
  made = 0;

  /** `name` is the name of the work and of its folder. `modulePath` is the module that does it; a change to any file in its folder invalidates the results. */
  constructor(siteDir: string, name: string, modulePath: string) {
    this.#folder = join(siteDir, 'node_modules/.cache/help-center', name);
    // An older Node cannot read what a newer one has serialised.
    this.#base = `${process.versions.v8} ${hashCode(dirname(modulePath))}`;
  }

  /** The result for these inputs, made only if no earlier build has made it. */
  take<Result>(inputs: Iterable<WorkInput>, make: () => Result): Result {
    const hash = createHash('sha256').update(this.#base);
    for (const input of inputs) hash.update(`${input.length}:`).update(input);
    const name = hash.digest('hex');
    const isFirst = !this.#taken.has(name);
    this.#taken.add(name);
    const file = join(this.#folder, name);
    try {
      return deserialize(readFileSync(file)) as Result;
    } catch {
      // Missing or damaged.
    }
    if (isFirst) this.made++;
    const made = make();
    mkdirSync(this.#folder, {recursive: true});
    // Another build may be writing the same file.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(made));
    renameSync(unfinished, file);
    return made;
  }

  /** Deletes the results this build has not asked for. */
  prune(): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder))
      if (!this.#taken.has(name)) rmSync(join(this.#folder, name), {force: true});
  }
}

/** The manifest of the package a folder belongs to; empty if there is none. */
function readManifest(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return dirname(folder) === folder ? '' : readManifest(dirname(folder));
}

/** Changes with the code in a folder and with the versions of its package's dependencies. */
function hashCode(folder: string): string {
  const hash = createHash('sha256').update(readManifest(folder));
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.[cm]?[jt]s$/.test(name),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
