import {dropOverridden} from './dropOverridden.ts';
import {inlineConstants} from './inlineConstants.ts';
import {statements} from './statements.ts';

const SKIPPED_ARGUMENTS =
  /:(?:not|is|where|has|host|nth-[\w-]+|lang|dir)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** Lists of which one must match; inside of another function they may stand for the opposite. */
const ALTERNATIVES = /(?<!\([^)]*):(?:is|where)\(([^()]*)\)/g;
const NAME = /[.#](-?[_a-zA-Z][\w-]*)/g;
/** Blocks that hold rules; every other block with an at sign (`@keyframes`, `@font-face`, `@property`) is kept whole. */
const GROUP = /^@(?:media|supports|layer|container)\b/;

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
  for (const [, list = ''] of selector.matchAll(ALTERNATIVES))
    if (!list.split(',').some((alternative) => canMatch(alternative, words))) return false;
  const bare = selector.replace(SKIPPED_ARGUMENTS, '').replace(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(NAME)].every(([, name]) => words.has(name ?? ''));
}

function filter(css: string, words: ReadonlySet<string>): string {
  let kept = '';
  for (const {text, prelude, body} of statements(css)) {
    if (body === undefined || (prelude.startsWith('@') && !GROUP.test(prelude))) kept += text;
    else if (prelude.startsWith('@')) {
      const inner = filter(body, words);
      // An empty layer still has its place in the order of layers.
      if (inner || prelude.startsWith('@layer')) kept += `${prelude}{${inner}}`;
    } else {
      const selectors = splitSelectors(prelude).filter((selector) => canMatch(selector, words));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
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
 * properties that they read and that nothing overrides; their order stays. Values that never change stand where they are
 * read. A rule that cannot be judged is kept.
 */
export function keepUsedRules(css: string, words: ReadonlySet<string>): string {
  const used = filter(css.replace(/\/\*[\s\S]*?\*\//g, ''), words);
  return dropUnreadProperties(inlineConstants(dropUnreadProperties(dropOverridden(used)))).replaceAll(
    /(?<=^|[;{}])(?::root|\[data-theme=\w+\])+\{\}/g,
    '',
  );
}
