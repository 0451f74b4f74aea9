import {existsSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {placeInDocs} from '../placeInDocs.ts';
import {runCommand} from '../runCommand.ts';
import {websiteDir} from '../websiteDir.ts';
import {checkContent} from './checkContent.ts';
import {formatFinding} from './Finding.ts';
import {checkMeasures, measurePages, summarise} from './measurePages.ts';

const HELP = `Checks pages, facts and the glossary, and says how to fix each mistake.

npm run content                                  everything
npm run content -- ANSVIS/Guides                 only files below these paths

Each line reads: file:line  what  message  fix. Exits with 1 if there is any.`;

/** Path relative to the website's folder. Accepts one relative to the current folder, and what {@link placeInDocs} does. */
function toSitePath(path: string): string {
  const full = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const fromSite = relative(websiteDir, full).replaceAll('\\', '/');
  if (!fromSite.startsWith('..') && existsSync(full)) return fromSite;
  const place = placeInDocs(path);
  return existsSync(join(websiteDir, 'docs', place))
    ? `docs/${place}`
    : path.replace(/^(?:\.?\/)*website\//, '');
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

await runCommand({help: HELP, allowPositionals: true}, async ({positionals}) => {
  const {
    site,
    findings: found,
    pages,
  } = await checkContent({
    dir: websiteDir,
    paths: positionals.map(toSitePath),
  });
  const measures = measurePages(site);
  // Length and picture limits hold for all pages together, so they are not checked for a selection.
  const findings = positionals.length === 0 ? [...found, ...checkMeasures(measures)] : found;
  for (const finding of findings) console.log(`website/${formatFinding(finding)}`);
  console.log(summarise(measures));
  console.log(
    findings.length === 0
      ? `No mistakes on ${count(pages, 'page')}.`
      : `${count(findings.length, 'mistake')} on ${count(pages, 'page')}.`,
  );
  if (findings.length > 0) process.exitCode = 1;
});
