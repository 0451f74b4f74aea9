import {relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {readSite} from '@help-center/content';
import {checkContent} from './checkContent.ts';
import {formatFinding} from './Finding.ts';
import {checkMeasures, measurePages, summarise} from './measurePages.ts';

const HELP = `Checks pages, facts and glossary, and says what to do about each mistake.

npm run content                                  everything
npm run content -- website/docs/ANSVIS/Guides    only files below these paths
npm run content -- --facts ../shared/facts       also that each source exists in this fact base
npm run content -- --unused                      also list the facts no page rests on
npm run content -- --measure                     also list words and pictures of each page, longest first

Each line reads: file:line  what  message  fix. The command fails if there is any.`;

/** Path from the website's folder, whether the reader gave it from there, from the repository or in full. */
function toSitePath(path: string): string {
  const full = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const fromSite = relative(websiteDir, full).replaceAll('\\', '/');
  return fromSite.startsWith('..') ? path.replace(/^website\//, '') : fromSite;
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    help: {type: 'boolean'},
    facts: {type: 'string'},
    unused: {type: 'boolean'},
    measure: {type: 'boolean'},
  },
});

if (values.help) {
  console.log(HELP);
} else {
  const measures = measurePages(await readSite(websiteDir));
  const {
    findings: found,
    unusedFacts,
    pages,
  } = await checkContent({
    dir: websiteDir,
    paths: positionals.map(toSitePath),
    factBase: values.facts && resolve(repositoryDir, values.facts),
  });
  // The measures are those of all pages, so they say nothing about a few.
  const findings = positionals.length === 0 ? [...found, ...checkMeasures(measures)] : found;
  for (const finding of findings) console.log(`website/${formatFinding(finding)}`);
  if (values.unused) for (const key of unusedFacts) console.log(`unused fact: ${key}`);
  if (values.measure) {
    const rows = [...measures].sort((left, right) => right.words - left.words);
    for (const {file, type, words, pictures} of rows) console.log(`${words}\t${pictures}\t${type}\t${file}`);
  }
  console.log(summarise(measures));
  const unused = `${unusedFacts.length} facts on no page`;
  console.log(
    findings.length === 0
      ? `${pages} pages are in order; ${unused}.`
      : `${findings.length} mistakes on ${pages} pages; ${unused}.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
