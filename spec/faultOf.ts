import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {testTitles} from './testTitles.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const known = new Map<string, Set<string>>();
function titlesOf(file: string): Set<string> {
  const titles = known.get(file) ?? testTitles(pathOf(file));
  known.set(file, titles);
  return titles;
}

/** What is wrong with a reference to a test, `file › title`; `undefined` if the test stands there and is not skipped. */
export function faultOf(reference: string): string | undefined {
  const [file = '', title = ''] = reference.split(' › ');
  if (title === '') return `"${reference}" names no test title`;
  if (!existsSync(pathOf(file))) return `there is no file ${file}`;
  if (!titlesOf(file).has(title)) return `${file} has no test with exactly the title "${title}"`;
  const source = readFileSync(pathOf(file), 'utf8');
  if (/\b(test|it|describe)\.(skip|fixme|todo|only)\b/.test(source)) return `${file} skips a test`;
  return undefined;
}
