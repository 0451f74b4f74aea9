/** A part of a line in one colour. */
export interface Part {
  readonly text: string;
  readonly kind: string | undefined;
}

const OPTION = /^--?[A-Za-z]/;
const PROGRAM = /^[\w.-][\w./\\-]*$/;

export const textOf = (word: readonly Part[]): string => word.map(({text}) => text).join('');

/** The quotation mark that is open after a text; `''` if none is. */
function findOpenQuote(text: string, before: string): string {
  let open = before;
  for (const letter of text) {
    if (letter === open) open = '';
    else if (open === '' && (letter === '"' || letter === "'")) open = letter;
  }
  return open;
}

/**
 * The colours of a command: the grammars of shells make every argument a string. The program, options and
 * quoted arguments get a colour each, the others none. `words` are the words of a line, and the spaces between them.
 */
export function colourCommand(words: readonly (readonly Part[])[]): Part[][] {
  let quote = '';
  return words.map((word, index) => {
    const text = textOf(word);
    const isQuoted = quote !== '' || /^["']/.test(text);
    if (word[0]?.kind === 'comment') return [...word];
    quote = findOpenQuote(text, quote);
    if (isQuoted) return [...word];
    if (OPTION.test(text)) return [{text, kind: 'parameter'}];
    // Some grammars colour no program, or only the beginning of a name such as `CallModel.exe`.
    const isName = word[0]?.kind === undefined || word.length > 1;
    if (index === 0 && isName && PROGRAM.test(text)) return [{text, kind: 'function'}];
    // Names and addresses that the grammar takes for strings or, after the first word, for programs
    const isPlain = (kind?: string) =>
      kind === 'string' ? !/["']/.test(text) : index > 0 && kind === 'function' && text.includes('.');
    return word.map((part) => (isPlain(part.kind) ? {text: part.text, kind: undefined} : part));
  });
}

/**
 * Puts a quoted argument with spaces together if a line holds it, or if it is a path of Windows, which can be cut after its
 * backslashes instead.
 */
export function joinQuoted(words: readonly (readonly Part[])[], longest: number): Part[][] {
  const joined: Part[][] = [];
  let open: Part[][] = [];
  let quote = '';
  for (const word of words) {
    open.push([...word]);
    if (word[0]?.kind !== 'comment') quote = findOpenQuote(textOf(word), quote);
    if (quote !== '') continue;
    const text = textOf(open.flat());
    joined.push(...(text.length <= longest || text.includes('\\') ? [open.flat()] : open));
    open = [];
  }
  return [...joined, ...open];
}

/**
 * Puts an option, the space after it and its value together, up to a number of characters, so that a line never ends between
 * them.
 */
export function joinOptions(words: readonly (readonly Part[])[], longest: number): Part[][] {
  const joined: Part[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? [];
    const [space = [], value = []] = words.slice(at + 1, at + 3);
    const pair = [...word, ...space, ...value];
    const isOption = at % 2 === 0 && /^--?[A-Za-z][\w-]*$/.test(textOf(word));
    if (isOption && /^[\w"'$/.@{%<]/.test(textOf(value)) && textOf(pair).length <= longest) {
      joined.push(pair);
      at += 2;
    } else joined.push([...word]);
  }
  return joined;
}
