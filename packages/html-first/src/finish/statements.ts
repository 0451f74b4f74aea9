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

/** A rule, a block with an at sign, or a statement without a block, which has no body. */
export interface Statement {
  readonly text: string;
  readonly prelude: string;
  readonly body: string | undefined;
}

/** The statements of a minified style sheet, one after the other. */
export function* statements(css: string): Generator<Statement> {
  for (let start = 0; start < css.length;) {
    const end = endOf(css, start);
    const text = css.slice(start, end);
    start = end;
    const brace = text.indexOf('{');
    if (brace < 0) yield {text, prelude: text, body: undefined};
    else yield {text, prelude: text.slice(0, brace).trim(), body: text.slice(brace + 1, -1)};
  }
}
