import type {Compound} from './parseSelector.ts';

/** The attribute in which the loader, and no other script, keeps its state at the root. */
export const LOADER_STATE = 'data-intent';

const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const DATASET = /\bdataset\.(\w+)/g;

/** Guesses which elements the loader adds before the whole style sheet has loaded: every word of its strings counts. */
export class LoaderStyles {
  readonly #words: Set<string>;

  constructor(script: string) {
    const texts = [...script.matchAll(STRING)].map(([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
    this.#words = new Set(texts.match(/[\w-]+/g) ?? []);
    for (const [, name = ''] of script.matchAll(DATASET))
      this.#words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }

  /** Whether the loader may create an element that matches, or change one so that it does. */
  mayMake({tag, names, attributes, alternatives}: Compound): boolean {
    return (
      (tag === undefined || tag === 'html' || this.#words.has(tag)) &&
      names.every(({value}) => this.#words.has(value)) &&
      // Browsers themselves mark what is open.
      attributes.every(({name}) => name === 'open' || this.#words.has(name)) &&
      alternatives.every((list) => list.some((alternative) => this.mayMake(alternative)))
    );
  }
}
