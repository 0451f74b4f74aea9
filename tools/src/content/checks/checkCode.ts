import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page, Site} from '@help-center/content';
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

function fileFault({file, node}: Fence, site: Site): Finding | undefined {
  const path = /(?:^|\s)file=(\S+)/.exec(node.meta ?? '')?.[1];
  if (path === undefined) return undefined;
  if (!existsSync(join(site.dir, path))) {
    return finding(
      file,
      lineOf(node),
      `names file=${path}, which does not exist.`,
      'Give a path below website/.',
    );
  }
  return node.value.trim() === ''
    ? undefined
    : finding(file, lineOf(node), `names file=${path} and has text of its own.`, 'Empty the fence.');
}

function syntaxFinding({file, node}: Fence, fault: CodeFault | undefined): Finding[] {
  if (fault === undefined) return [];
  const line = lineOf(node) + fault.line;
  return [finding(file, line, `is not valid ${node.lang}: ${fault.reason}.`, 'Correct it, or use ```text.')];
}

/** Code fences: each has a language, `file=` paths exist, and code in known languages parses. */
export function checkCode(pages: readonly Page[], site: Site): Finding[] {
  const fences = fencesOf(pages);
  const findings = fences.flatMap((fence) => {
    const {file, node} = fence;
    const bad = fileFault(fence, site);
    if (bad !== undefined) return [bad];
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
