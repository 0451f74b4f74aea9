import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** What a part of a build is made of. */
export type WorkInput = string | Uint8Array;

/**
 * Results that take long to make, kept from one build to the next by the hash of all that they are made of: a warm build
 * makes only what has changed. A result that is damaged or gone is made again.
 */
export class KeptWork {
  readonly #folder: string;
  readonly #base: string;
  readonly #taken = new Set<string>();
  #made = 0;

  /** `name` is that of the work, one folder for each; `modulePath` the file of the module that does it, whose folder is its code. */
  constructor(siteDir: string, name: string, modulePath: string) {
    this.#folder = join(siteDir, 'node_modules/.cache/help-center', name);
    this.#base = hashCode(dirname(modulePath));
  }

  /** How many results were made, and how many were there. */
  get counts(): {readonly made: number; readonly kept: number} {
    return {made: this.#made, kept: this.#taken.size - this.#made};
  }

  /** The result for these inputs, made only if no build before has. */
  take(inputs: Iterable<WorkInput>, make: () => Uint8Array): Buffer {
    const hash = createHash('sha256').update(this.#base);
    for (const input of inputs) hash.update(`${input.length}:`).update(input);
    const name = hash.digest('hex');
    const file = join(this.#folder, name);
    const known = this.#taken.has(name);
    this.#taken.add(name);
    if (existsSync(file)) {
      const [check, result] = split(readFileSync(file));
      if (check.equals(checkOf(result))) return result;
    }
    const result = Buffer.from(make());
    if (!known) this.#made++;
    mkdirSync(this.#folder, {recursive: true});
    // Another build may write the same at the same time.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.concat([checkOf(result), result]));
    renameSync(unfinished, file);
    return result;
  }

  /** Forgets what this build has not asked for. */
  prune(): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder))
      if (!this.#taken.has(name)) rmSync(join(this.#folder, name), {force: true});
  }
}

const CHECK_LENGTH = 8;

const checkOf = (result: Uint8Array) =>
  createHash('sha256').update(result).digest().subarray(0, CHECK_LENGTH);

const split = (file: Buffer): [Buffer, Buffer] => [
  file.subarray(0, CHECK_LENGTH),
  file.subarray(CHECK_LENGTH),
];

/** Changes with the code in a folder. */
function hashCode(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.[cm]?[jt]s$/.test(name),
  );
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
