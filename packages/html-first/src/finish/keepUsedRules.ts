const SKIPPED_ARGUMENTS =
  /:(?:not|is|where|has|host|nth-[\w-]+|lang|dir)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const NAME = /[.#](-?[_a-zA-Z][\w-]*)/g;
/** Blocks that hold rules; every other block with an at sign (`@keyframes`, `@font-face`, `@property`) is kept whole. */
const GROUP = /^@(?:media|supports|layer|container)\b/;

/** The end of the block or statement that starts at `start`: behind its `}` or `;`. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index++) {
    const character = css[index];
    if (character === '"' || character === "'") {
      index++;
      while (index < css.length && css[index] !== character) index += css[index] === '\\' ? 2 : 1;
    } else if (character === '\\') index++;
    else if (
      character === '(' &&
      /url$/i.test(css.slice(index - 3, index)) &&
      !/["']/.test(css[index + 1] ?? '')
    )
      index = css.indexOf(')', index);
    else if (character === '{') depth++;
    else if (character === '}') {
      depth--;
      if (depth === 0) return index + 1;
    } else if (character === ';' && depth === 0) return index + 1;
  }
  return css.length;
}

function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    const character = list[index];
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start)];
}

function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  if (selector.includes('\\')) return true;
  const bare = selector.replace(SKIPPED_ARGUMENTS, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(NAME)].every(([, name]) => words.has(name ?? ''));
}

function filter(css: string, words: ReadonlySet<string>): string {
  let kept = '';
  for (let start = 0; start < css.length;) {
    const end = endOf(css, start);
    const statement = css.slice(start, end);
    start = end;
    const brace = statement.indexOf('{');
    const prelude = statement.slice(0, brace).trim();
    if (brace < 0 || (prelude.startsWith('@') && !GROUP.test(prelude))) kept += statement;
    else if (prelude.startsWith('@')) {
      const inner = filter(statement.slice(brace + 1, -1), words);
      // An empty layer still has its place in the order of layers.
      if (inner || prelude.startsWith('@layer')) kept += `${prelude}{${inner}}`;
    } else {
      const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, words));
      if (selectors.length > 0) kept += selectors.join(',') + statement.slice(brace);
    }
  }
  return kept;
}

const PROPERTY =
  /(?<=[{;])(--[\w-]+):(?:"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\)|[^;{}"'()])*(?:;|(?=\}))/g;

/** Takes out custom properties that no rule reads, and then those that only these read. */
function dropUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(PROPERTY, (whole: string, name: string) => (read.has(name) ? whole : ''));
  return left.length === css.length ? css : dropUnreadProperties(left);
}

/**
 * The rules of a minified style sheet that can match where only these class names and ids occur, and the custom
 * properties that they read; their order stays. A rule that cannot be judged is kept.
 */
export function keepUsedRules(css: string, words: ReadonlySet<string>): string {
  return dropUnreadProperties(filter(css.replace(/\/\*[\s\S]*?\*\//g, ''), words));
}
