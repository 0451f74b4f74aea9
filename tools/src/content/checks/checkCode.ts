import {spawnSync} from 'node:child_process';
import {parse as parseJavaScript} from 'acorn';
import type {Code} from 'mdast';
import sax from 'sax';
import {visit} from 'unist-util-visit';
import {readYaml, type Page} from '@help-center/content';
import type {Finding} from '../Finding.ts';

/** Why code does not parse, and on which of its lines, from 1. */
interface CodeFault {
  readonly line: number;
  readonly reason: string;
}

type Parser = (code: string) => CodeFault | undefined;

function faultOf(action: () => unknown, toLine: (error: Error) => number): CodeFault | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    return {line: toLine(error as Error), reason: (message.split('\n')[0] ?? '').replace(/^fence:\d+ /, '')};
  }
}

const json: Parser = (code) =>
  faultOf(
    () => JSON.parse(code) as unknown,
    ({message}) => {
      const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
      return code.slice(0, position).split('\n').length;
    },
  );

const yaml: Parser = (code) =>
  faultOf(
    () => readYaml(code, 'fence'),
    ({message}) => Number(/^fence:(\d+)/.exec(message)?.[1] ?? 1),
  );

const javascript: Parser = (code) =>
  faultOf(
    () =>
      parseJavaScript(code, {ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true}),
    (error) => (error as Error & {loc?: {line: number}}).loc?.line ?? 1,
  );

const xml: Parser = (code) =>
  faultOf(
    () => sax.parser(true).write(code).close(),
    ({message}) => Number(/Line: (\d+)/.exec(message)?.[1] ?? 0) + 1,
  );

const shell: Parser = (code) => {
  const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  if (status === 0 || status === null) return undefined;
  const [, line = '1', reason = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return {line: Number(line), reason};
};

const PYTHON = `
import json, sys
faults = []
for code in json.load(sys.stdin):
    try:
        compile(code, "fence", "exec", dont_inherit=True)
        faults.append(None)
    except SyntaxError as error:
        faults.append({"line": error.lineno or 1, "reason": error.msg})
json.dump(faults, sys.stdout)
`;

/** Checks several Python texts with one interpreter; checks nothing without an interpreter. */
function parsePython(codes: readonly string[]): (CodeFault | undefined)[] {
  if (codes.length === 0) return [];
  const {status, stdout} = spawnSync('python3', ['-c', PYTHON], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
  });
  if (status !== 0) return codes.map(() => undefined);
  return (JSON.parse(stdout) as (CodeFault | null)[]).map((fault) => fault ?? undefined);
}

/** Parsers by the language of the fence. */
const CODE_PARSERS: Readonly<Record<string, Parser>> = {
  json,
  yaml,
  yml: yaml,
  js: javascript,
  javascript,
  mjs: javascript,
  xml,
  sh: shell,
  bash: shell,
  shell,
};

interface Fence {
  readonly file: string;
  readonly node: Code;
}

function finding(file: string, line: number, message: string, fix: string): Finding {
  return {file, line, field: 'code', message, fix};
}

function lineOf({position}: Code): number {
  return position?.start.line ?? 1;
}

function fencesOf(pages: readonly Page[]): Fence[] {
  const fences: Fence[] = [];
  for (const {file, tree} of pages) {
    visit(tree, 'code', (node) => void fences.push({file, node}));
  }
  return fences;
}

function isFile({node}: Fence): boolean {
  return /(?:^|\s)file=/.test(node.meta ?? '');
}

function syntaxFinding({file, node}: Fence, fault: CodeFault | undefined): Finding[] {
  if (fault === undefined) return [];
  const line = lineOf(node) + fault.line;
  return [finding(file, line, `is not valid ${node.lang}: ${fault.reason}.`, 'Correct it, or use ```text.')];
}

/** Code fences: each has a language, and code in known languages parses. */
export function checkCode(pages: readonly Page[]): Finding[] {
  const fences = fencesOf(pages);
  const findings = fences.flatMap((fence) => {
    const {file, node} = fence;
    if (!node.lang) {
      return [finding(file, lineOf(node), 'names no language.', 'Write ```json, ```python, or ```text.')];
    }
    if (isFile(fence)) return [];
    return syntaxFinding(fence, CODE_PARSERS[node.lang]?.(node.value));
  });
  const python = fences.filter((fence) => !isFile(fence) && /^py(?:thon)?$/.test(fence.node.lang ?? ''));
  const faults = parsePython(python.map(({node}) => node.value));
  return [...findings, ...python.flatMap((fence, index) => syntaxFinding(fence, faults[index]))];
}
