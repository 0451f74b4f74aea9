import {createHash} from 'node:crypto';
import {minifyDeclarations} from './styles/shorten.ts';

/** Turns `style` attributes into classes, because a strict policy blocks the attributes. */
export class StyleClasses {
  readonly #rules = new Map<string, string>();

  /** The class for these declarations. */
  classFor(declarations: string): string {
    const name = `s-${contentHash(declarations)}`;
    // An attribute beats every rule. The layers of the theme are emulated with up to two ids, so four beat them.
    this.#rules.set(name, `.${name}${':not(#s)'.repeat(4)}{${minifyDeclarations(declarations)}}`);
    return name;
  }

  /** The rules of all classes so far, in a stable order. */
  get css(): string {
    return [...this.#rules.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, rule]) => rule)
      .join('');
  }
}

/** The hash in the name of a file, or of a class, that changes with its content: 8 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
