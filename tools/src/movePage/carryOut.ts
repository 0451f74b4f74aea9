import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import type {Move} from './planMove.ts';

const MENTIONS = ['data/glossary.yml'];

/** Moves the folder with git, writes the changed pages and the glossary, and returns the written files. */
export function carryOut(dir: string, {from, to, texts, redirects}: Move): string[] {
  mkdirSync(dirname(join(dir, to)), {recursive: true});
  try {
    execFileSync('git', ['-C', dir, 'mv', from, to], {stdio: 'pipe'});
  } catch (error) {
    const reason = String((error as {stderr?: Buffer}).stderr ?? '').trim();
    throw new AuthorError(`git cannot move website/${from}: ${reason}. Commit the page first.`);
  }
  for (const [file, text] of texts) writeFileSync(join(dir, file), text);
  const written = [...texts.keys()];
  for (const file of MENTIONS.filter((name) => existsSync(join(dir, name)))) {
    const before = readFileSync(join(dir, file), 'utf8');
    const after = redirects.reduce(
      (text, redirect) => text.replaceAll(`page: ${redirect.from}\n`, `page: ${redirect.to}\n`),
      before,
    );
    if (after === before) continue;
    writeFileSync(join(dir, file), after);
    written.push(file);
  }
  return written.sort();
}
