import {statements} from './statements.ts';

const DECLARED = /(?<=[{;])(--[\w-]+):/g;
const CONSTANT = /(?<=^|;)\s*(--[\w-]+):((?:"[^"]*"|'[^']*'|[^;"'])*)(?:;|$)/g;
/** What stands around a value that would run into it. */
const BEFORE = /[\w)%.]/;
const BEHIND = /[\w(.#%-]/;

/** Custom properties that the root alone declares, once and whatever the theme or the screen, without reading others. */
function findConstants(css: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(DECLARED)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const constants = new Map<string, string>();
  const collect = (part: string): void => {
    for (const {prelude, body} of statements(part)) {
      if (body === undefined) continue;
      if (prelude.startsWith('@layer')) collect(body);
      if (prelude !== ':root') continue;
      for (const [, name = '', value = ''] of body.matchAll(CONSTANT)) {
        const isConstant = counts.get(name) === 1 && !/var\(|!important/.test(value);
        if (isConstant && value.length < name.length + 'var()'.length) constants.set(name, value.trim());
      }
    }
  };
  collect(css);
  return constants;
}

/** Puts short values that never change in the place of the custom properties that hold them. */
export function inlineConstants(css: string): string {
  const constants = findConstants(css);
  let left = css;
  for (const [name, value] of constants) {
    const read = new RegExp(`var\\(\\s*${name}\\s*(?:,[^()]*(?:\\([^()]*\\)[^()]*)*)?\\)`, 'g');
    left = left.replace(read, (whole: string, at: number, text: string) => {
      const before = BEFORE.test(text[at - 1] ?? '') ? ' ' : '';
      return before + value + (BEHIND.test(text[at + whole.length] ?? '') ? ' ' : '');
    });
  }
  return left === css ? css : inlineConstants(left);
}
