import type {Compound} from './parseSelector.ts';

/** Most characters of a value that is kept; hardly any style sheet asks for a longer one. */
const LONGEST_VALUE = 20;
/** Conditions that are taken as met: parts of values, and values that are not kept. */
const NOT_COMPARED = new RegExp(`^\\[[^=]+(?:[~|^$*!]=|="[^"]{${LONGEST_VALUE + 1}})`);

/**
 * What style sheets can ask of an element: its tag `a`, its classes `.b` and `a.b`, its id `#c`, its attributes `[d]` and
 * `[d="e"]`.
 */
export function wordsOf(
  tag: string,
  attributes: readonly {readonly name: string; readonly value: string}[],
): string[] {
  const words = [tag];
  for (const {name, value} of attributes) {
    words.push(`[${name}]`);
    if (name === 'class')
      for (const one of value.split(/\s+/).filter(Boolean)) words.push(`.${one}`, `${tag}.${one}`);
    else if (name === 'id') words.push(`#${value}`);
    else if (value.length <= LONGEST_VALUE) words.push(`[${name}="${value.toLowerCase()}"]`);
  }
  return words;
}

/** The attribute in which the loader, and no other script, keeps its state at the root. */
const LOADER_STATE = '[data-intent';

/** Words that any page may have: what browsers mark, and what its first script may set at the root before others run. */
export function listPossible(compounds: readonly Compound[]): string[] {
  const ofRoot = compounds
    .filter(({words}) => words.every((word) => word === 'html' || word.startsWith('[data-')))
    .flatMap(({words}) => words);
  return ['[open]', '[checked]', ...ofRoot.filter((word) => !word.startsWith(LOADER_STATE))];
}

/** A part of a class, such as in `[class^="b"]`. */
const CLASS_PART = /^\[class[~|^$*!]?="\s*([^"\s]*)/;

function hasWord(page: ReadonlySet<string>, word: string): boolean {
  if (page.has(word)) return true;
  const part = CLASS_PART.exec(word)?.[1];
  if (part === undefined) return NOT_COMPARED.test(word);
  return [...page].some((other) => other.startsWith('.') && other.toLowerCase().includes(part));
}

/** Whether a page has all words of a compound selector, be they of different elements. */
export function isFound({words, alternatives}: Compound, page: ReadonlySet<string>): boolean {
  return (
    words.every((word) => hasWord(page, word)) &&
    alternatives.every((list) => list.some((one) => isFound(one, page)))
  );
}

const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const DATASET = /\bdataset\.(\w+)/g;

/** Guesses which elements the loader adds before the whole style sheet has loaded: every word of its strings counts. */
export class LoaderStyles {
  readonly #words: Set<string>;

  constructor(script: string) {
    const texts = [...script.matchAll(STRING)].map(([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
    // Browsers themselves mark what is open.
    this.#words = new Set(['html', 'open', ...(texts.match(/[\w-]+/g) ?? [])]);
    for (const [, name = ''] of script.matchAll(DATASET))
      this.#words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }

  /** Whether the loader may create an element that matches, or change one so that it does. */
  mayMake({words, alternatives}: Compound): boolean {
    const names = words.flatMap((word) => word.replace(/[~|^$*!]?=.*/s, '').match(/[\w-]+/g) ?? []);
    return (
      names.every((name) => this.#words.has(name)) &&
      alternatives.every((list) => list.some((one) => this.mayMake(one)))
    );
  }
}
