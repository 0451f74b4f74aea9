// An address without quotes, a text and a comment may hold any bracket; each may be left open at the end.
const TOKEN =
  /url\(\s*(?!["'\s])(?<address>(?:\\[\s\S]|[^\\)])*)(?<end>\)?)|(?<quote>["'])(?:\\[\s\S]|(?!\k<quote>)[^\\])*(?<close>\k<quote>?)|\/\*[\s\S]*?(?<star>\*\/|$)|\\[\s\S]?|[\s\S]/giy;

const CLOSERS: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}'};

/**
 * The declarations of a `style` attribute as a rule can hold them: what browsers close at the end of an attribute is closed,
 * and a declaration that a stray bracket makes invalid is left out.
 */
export function closeDeclarations(text: string): string {
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
