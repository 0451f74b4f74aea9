import {createHash} from 'node:crypto';

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

// An address without quotes, a text and a comment may hold any bracket; each may be left open at the end.
const TOKEN =
  /url\(\s*(?!["'\s])(?<address>(?:\\[\s\S]|[^\\)])*)(?<end>\)?)|(?<quote>["'])(?:\\[\s\S]|(?!\k<quote>)[^\\])*(?<close>\k<quote>?)|\/\*[\s\S]*?(?<star>\*\/|$)|\\[\s\S]?|[\s\S]/giy;

const CLOSERS: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/**
 * The declarations of a `style` attribute as a rule can hold them: what browsers close at the end of an attribute is closed,
 * and a declaration that a stray bracket makes invalid is left out.
 */
function closeDeclarations(text: string): string {
  const kept: string[] = [];
  let open: string[] = [];
  let declaration = '';
  let isValid = true;
  const end = (): void => {
    if (isValid) kept.push(declaration + open.reverse().join(''));
    [open, declaration, isValid] = [[], '', true];
  };
  for (const {0: token, groups = {}} of text.matchAll(TOKEN)) {
    if (token === ';' && open.length === 0) {
      end();
      continue;
    }
    declaration += token;
    if (groups.address !== undefined) {
      if (/["'(]/.test(groups.address)) isValid = false;
      if (groups.end === '') declaration += ')';
    } else if (groups.quote !== undefined) {
      if (token.includes('\n')) isValid = false;
      if (groups.close === '') declaration += groups.quote;
    } else if (groups.star === '') declaration += '*/';
    else if (token === '\\') isValid = false;
    else if (token in CLOSERS) open.push(CLOSERS[token] ?? '');
    else if (token === open.at(-1)) open.pop();
    else if (/^[)\]}]$/.test(token)) isValid = false;
  }
  end();
  return kept.join(';');
}

/** The hash in the name of a file, or of a class, that changes with its content: 8 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
