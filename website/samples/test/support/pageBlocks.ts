import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {SAMPLES, startForTest, type Program} from './startProgram.ts';
import type {Shell} from './shells.ts';
import {writeFileSync} from 'node:fs';

const DOCS = join(SAMPLES, '../docs');

/** A block of commands that a page prints itself, not from a file. */
export interface Block {
  /** The page's file, below the folder of the pages. */
  readonly page: string;
  /** `powershell` or `bash`. */
  readonly language: string;
  readonly text: string;
}

/** All blocks of commands of all pages, as readers copy them. */
export function allBlocks(): Block[] {
  return readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => blocksOf(join(DOCS, file)));
}

function blocksOf(file: string): Block[] {
  const fences = readFileSync(file, 'utf8').matchAll(
    /^( *)```(powershell|bash)([^\n]*)\n([^]*?)^\1```$/gm,
  );
  return [...fences]
    .filter(([, , , meta = '']) => !meta.includes('file='))
    .map(([, indent = '', language = '', , text = '']) => ({
      page: relative(DOCS, file),
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }));
}

/** The one block of a page in a shell that contains a text, with some values replaced by those of the test. */
export function pageBlock(
  page: string,
  {language}: Shell,
  part: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const found = allBlocks().filter(
    (block) =>
      block.page.includes(page) &&
      block.language === language &&
      block.text.includes(part),
  );
  const [block] = found;
  if (!block || found.length > 1)
    throw new Error(
      `${page} has ${found.length} ${language} blocks with ${part}`,
    );
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from))
      throw new Error(`the block has no ${from}:\n${text}`);
    return text.replaceAll(from, to);
  }, block.text);
}

/** Starts a block of a page in its shell, in the folder where a reader has the programs. */
export function startBlock(
  {command, args, extension}: Shell,
  text: string,
  folder: string,
): Program {
  const file = join(
    folder,
    `block-${Math.random().toString(36).slice(2)}.${extension}`,
  );
  writeFileSync(file, text);
  // Debian's Python first, as on the machine of a reader.
  return startForTest(command, [...args, file], {
    cwd: folder,
    env: {PATH: `/usr/bin:${process.env['PATH']}:/usr/sbin`},
  });
}
