import {closeDeclarations} from './closeDeclarations.ts';
import {contentHash} from './contentHash.ts';

/** Turns `style` attributes into classes, because a strict policy blocks the attributes. */
export class StyleClasses {
  readonly #rules = new Map<string, string>();

  /** The class for these declarations. */
  classFor(declarations: string): string {
    const name = `s-${contentHash(declarations)}`;
    // An attribute beats every rule. The layers of the theme are emulated with up to two ids, so four beat them.
    this.#rules.set(
      name,
      `.${name}${':not(#s)'.repeat(4)}{${closeDeclarations(declarations).replace(/;\s*$/, '')}}`,
    );
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
