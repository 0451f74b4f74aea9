/** A part of a line in one colour. */
export interface Part {
  readonly text: string;
  readonly kind: string | undefined;
}

const OPTION = /^--?[A-Za-z][\w-]*/;
/** Tools of Windows take options after a slash, too. */
const WINDOWS_OPTION = /^(?:--?|\/)[A-Za-z][\w-]*/;
const PROGRAM = /^[\w.-][\w./\\-]*$/;
const WINDOWS_SHELLS = new Set(['powershell', 'ps1', 'cmd', 'bat']);

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

function dropStart(word: readonly Part[], length: number): Part[] {
  let left = length;
  return word.flatMap(({text, kind}) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest === '' ? [] : [{text: rest, kind}];
  });
}

/**
 * The colours of a command: the grammars of shells make every argument a string, and those of Windows take an option apart.
 * Options get one colour, quoted arguments another, the others none. `words` are the words of a line, and the spaces between
 * them.
 */
export function colourCommand(words: readonly (readonly Part[])[], language: string): Part[][] {
  const isWindows = WINDOWS_SHELLS.has(language);
  const pattern = isWindows ? WINDOWS_OPTION : OPTION;
  let quote = '';
  return words.map((word, index) => {
    const text = textOf(word);
    const isQuoted = quote !== '' || /^["']/.test(text);
    if (word[0]?.kind === 'comment') return [...word];
    quote = findOpenQuote(text, quote);
    if (isQuoted) return [...word];
    const option = pattern.exec(text)?.[0];
    if (option !== undefined) return [{text: option, kind: 'parameter'}, ...dropStart(word, option.length)];
    // The grammar colours no program, or only the beginning of a name such as `CallModel.exe`.
    const isName = word[0]?.kind === undefined || word.length > 1;
    if (isWindows && index === 0 && isName && PROGRAM.test(text)) return [{text, kind: 'function'}];
    // Names and addresses that the grammar takes for strings or, after the first word, for programs
    const isPlain = (kind?: string) =>
      kind === 'string' ? !/["']/.test(text) : isWindows && index > 0 && kind === 'function';
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
