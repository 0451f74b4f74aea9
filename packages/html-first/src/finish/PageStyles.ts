import {keepUsedRules} from './keepUsedRules.ts';

/** What a page's place says about its styles: all pages of a section share theirs, so that the policy names few. */
export function sectionOf(name: string): string {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : name;
}

/** The part of a style sheet that the pages of a section need until their scripts run. */
export class PageStyles {
  readonly #words = new Map<string, Set<string>>();
  readonly #parts = new Map<string, string>();
  readonly #everywhere: readonly string[];

  /** `script` is what may add elements before the whole style sheet is there; every word in it counts as a class. */
  constructor(script: string) {
    this.#everywhere = script.match(/[\w-]+/g) ?? [];
  }

  /** Notes class names and ids of a page. */
  add(section: string, words: Iterable<string>): void {
    let known = this.#words.get(section);
    if (!known) {
      known = new Set(this.#everywhere);
      this.#words.set(section, known);
    }
    for (const word of words) known.add(word);
  }

  /** The rules of a style sheet that pages of a section need, as far as they were noted. */
  partOf(css: string, section: string): string {
    const key = `${section}\n${css}`;
    let part = this.#parts.get(key);
    if (part === undefined) {
      part = keepUsedRules(css, this.#words.get(section) ?? new Set());
      this.#parts.set(key, part);
    }
    return part;
  }
}
