import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '@help-center/content';
import type {Finding} from '../Finding.ts';
import {CODE_PARSERS, parsePython, type CodeFault} from './parseCode.ts';

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
