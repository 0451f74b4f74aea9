import {readFileSync} from 'node:fs';
import {parse, type ParserPlugin} from '@babel/parser';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The name at the beginning of `test`, `test.each(…)`, `miniTest.describe` and the like. */
function firstName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name as string;
  if (callee.type === 'MemberExpression') return firstName(callee.object as Node);
  if (callee.type === 'CallExpression') return firstName(callee.callee as Node);
  if (callee.type === 'TaggedTemplateExpression') return firstName(callee.tag as Node);
  return '';
}

/** A title as it stands in the source; parts that are filled in stay as they are written there. */
function readTitle(node: unknown, source: string): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  return source.slice((node.start as number) + 1, (node.end as number) - 1);
}

/** The exact titles of the tests of a file, as they stand in its source. */
export function testTitles(file: string): Set<string> {
  const source = readFileSync(file, 'utf8');
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const titles = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression' && /^(?:it|\w*[tT]est)$/.test(firstName(value.callee as Node))) {
      const title = readTitle((value.arguments as unknown[])[0], source);
      if (title !== undefined) titles.add(title);
    }
    if (value.type === 'CallExpression' && firstName(value.callee as Node) === 'runSearchContract') {
      const name = /name: '([^']+)'/.exec(source)?.[1];
      // The title of the group, as runSearchContract gives it.
      if (name !== undefined) titles.add(`search contract: ${name}`);
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') visit(child);
  };
  visit(parse(source, {sourceType: 'module', plugins}).program);
  return titles;
}
