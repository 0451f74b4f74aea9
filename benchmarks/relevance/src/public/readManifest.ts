import {readFileSync} from 'node:fs';

/** A public documentation set: where it is, at which state, and what it may be used for. */
export interface PublicCorpus {
  /** Name of the corpus and of its checkout's folder. */
  readonly name: string;
  /** Address of the public repository. */
  readonly repository: string;
  /** The full hash of the commit whose pages are read. */
  readonly commit: string;
  /** Folder of the pages in the repository. */
  readonly folder: string;
  /** SPDX identifier of the licence of the pages. */
  readonly licence: string;
  /** Address of the site that is built from the folder, with a slash at its end. */
  readonly site: string;
  /** Beginnings of paths below the folder that are no documentation. */
  readonly leaveOut: readonly string[];
}

/** Licences that let everyone read, change and pass on the pages. */
const PERMISSIVE = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'CC0-1.0', 'CC-BY-4.0'];

const FIELDS: Readonly<Record<Exclude<keyof PublicCorpus, 'leaveOut'>, readonly [RegExp, string]>> = {
  name: [/^[a-z0-9-]+$/, 'small letters, digits and hyphens'],
  repository: [/^https:\/\/\S+[^/]$/, 'an https address without a slash at its end'],
  commit: [/^[0-9a-f]{40}$/, 'the 40 hexadecimal digits of a commit'],
  folder: [/^(?!\/)(?!.*\.\.)\S+[^/]$/, 'a folder within the repository, without a slash at its end'],
  licence: [new RegExp(`^(?:${PERMISSIVE.join('|')})$`), `one of ${PERMISSIVE.join(', ')}`],
  site: [/^https:\/\/\S+\/$/, 'an https address with a slash at its end'],
};

/** Reads the manifest of the public corpora. Throws with corpus and field when something is missing or wrong. */
export function readManifest(file: string): PublicCorpus[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of corpora.`);
  const names = new Set<string>();
  return list.map((value: unknown, index) => {
    const corpus = toCorpus(value, `${file}: corpus ${index + 1}`);
    if (names.has(corpus.name)) throw new Error(`${file}: two corpora have the name "${corpus.name}".`);
    names.add(corpus.name);
    return corpus;
  });
}

function toCorpus(value: unknown, where: string): PublicCorpus {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? {...value} : {};
  for (const [name, [pattern, what]] of Object.entries(FIELDS)) {
    const field = fields[name];
    if (typeof field !== 'string' || !pattern.test(field)) {
      throw new Error(
        `${where}: field "${name}" must be ${what}, received ${JSON.stringify(field) ?? 'nothing'}.`,
      );
    }
  }
  const leaveOut = fields['leaveOut'] ?? [];
  if (!Array.isArray(leaveOut) || leaveOut.some((path) => typeof path !== 'string' || path === ''))
    throw new Error(`${where}: field "leaveOut" must be a list of paths.`);
  return {...fields, leaveOut} as unknown as PublicCorpus;
}
