import type {Compound} from './parseSelector.ts';

/** What the loader says of the page at its root, and no other script. */
export const LOADER_STATE = 'data-intent';

const STRING = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const DATASET = /\bdataset\.(\w+)/g;

/** What elements the loader adds before the whole style sheet is there: every word of its texts counts. */
export class LoaderStyles {
  readonly #words: Set<string>;

  constructor(script: string) {
    const texts = [...script.matchAll(STRING)].map(([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
    this.#words = new Set(texts.match(/[\w-]+/g) ?? []);
    for (const [, name = ''] of script.matchAll(DATASET))
      this.#words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }

  /** Whether the loader may add such an element, or make one so. */
  mayMake({tag, names, attributes, alternatives}: Compound): boolean {
    return (
      (tag === undefined || tag === 'html' || this.#words.has(tag)) &&
      names.every(({value}) => this.#words.has(value)) &&
      attributes.every(({name}) => this.#words.has(name)) &&
      alternatives.every((list) => list.some((alternative) => this.mayMake(alternative)))
    );
  }
}
