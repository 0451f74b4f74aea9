import {basename} from 'node:path';
import {factMarksOf, isPartial, readFacts, readSite, type Page, type Site} from '@help-center/content';
import {checkBriefs} from './checks/checkBriefs.ts';
import {checkCode} from './checks/checkCode.ts';
import {checkComponents} from './checks/checkComponents.ts';
import {checkFactList, checkFactMarks} from './checks/checkFacts.ts';
import {checkFactSubjects} from './checks/checkFactSubjects.ts';
import {checkFields} from './checks/checkFields.ts';
import {checkGlossary} from './checks/checkGlossary.ts';
import {checkHeadings} from './checks/checkHeadings.ts';
import {checkHouseStyle} from './checks/checkHouseStyle.ts';
import {checkLanguage} from './checks/checkLanguage.ts';
import {checkLinks} from './checks/checkLinks.ts';
import {checkMarkdown} from './checks/checkMarkdown.ts';
import {checkPageType} from './checks/checkPageType.ts';
import {checkOrphanPictures, checkPictures} from './checks/checkPictures.ts';
import {checkRepeats} from './checks/checkRepeats.ts';
import {checkUnknowns} from './checks/checkUnknowns.ts';
import {checkUnmarked} from './checks/checkUnmarked.ts';
import {checkSpelling, readDictionary} from './checks/checkSpelling.ts';
import {AuthorError} from '../runCommand.ts';
import type {Finding} from './Finding.ts';

/** What a content check looks at. */
export interface ContentCheckOptions {
  /** Folder of the website. */
  readonly dir: string;
  /** Only findings in files whose path begins with one of these; default all. */
  readonly paths?: readonly string[];
  /** Folder of the fact base, to check that sources exist; default not checked. */
  readonly factBase?: string | undefined;
}

/** What a content check found. */
export interface ContentCheck {
  readonly findings: Finding[];
  /** Keys of facts that no page rests on; no mistake. */
  readonly unusedFacts: string[];
  readonly pages: number;
}

function pageFindings(page: Page, site: Site, names: ReadonlySet<string>): Finding[] {
  const findings = [
    ...checkPageType(page),
    ...checkHeadings(page, names),
    ...checkPictures(page, site),
    ...checkLinks(page, site),
    ...checkFactMarks(page, site),
    ...checkFactSubjects(page, site),
    ...checkUnmarked(page),
    ...checkHouseStyle(page),
    ...checkComponents(page, site),
  ];
  if (isPartial(page.file)) return findings;
  if (page.file.startsWith('docs/') && basename(page.file) !== 'index.mdx') {
    const fix = `Move it to ${page.file.replace(/\.mdx?$/, '/index.mdx')}.`;
    findings.push({file: page.file, line: 1, field: 'file', message: 'is not named index.mdx.', fix});
  }
  return [...findings, ...checkFields(page, site)];
}

function unusedFacts(site: Site): string[] {
  const used = new Set([...site.pages.values()].flatMap((page) => factMarksOf(page).map(({key}) => key)));
  return [...site.facts.keys()].filter((key) => !used.has(key)).sort();
}

/** Checks everything an author can get wrong in pages, facts and glossary. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheck> {
  const site = await readSite(options.dir);
  const {paths = []} = options;
  const files = [...site.pages.keys(), ...site.brokenFiles.map(({file}) => file)];
  const misspelt = paths.find((path) => !files.some((file) => file.startsWith(path)));
  if (misspelt !== undefined)
    throw new AuthorError(
      `There is no page below "${misspelt}". Name a page or a folder of website/docs or website/blog.`,
    );
  const wanted = (file: string) => paths.length === 0 || paths.some((path) => file.startsWith(path));
  const pages = [...site.pages.values()].filter(({file}) => wanted(file));
  const names = new Set(readDictionary(options.dir).filter((word) => /^\p{Lu}/u.test(word)));
  const broken = site.brokenFiles.map(({file, line, reason}) => ({
    file,
    line,
    field: 'page',
    message: `cannot be read: ${reason}`.replace(/\.?$/, '.'),
    fix: 'Correct the Markdown at this place.',
  }));
  const findings = [
    ...broken,
    ...pages.flatMap((page) => pageFindings(page, site, names)),
    ...checkCode(pages, site),
    ...(await checkMarkdown(pages)),
    ...(await checkSpelling(pages, site)),
    ...(await checkLanguage(pages)),
    ...checkUnknowns([...site.pages.values()]),
    ...checkRepeats([...site.pages.values()]),
    ...checkOrphanPictures(site),
    ...checkFactList(readFacts(options.dir), options.factBase),
    ...checkGlossary(site),
    ...checkBriefs(options.dir, site),
  ].filter(({file}) => wanted(file));
  return {
    findings: findings.sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line),
    unusedFacts: unusedFacts(site),
    pages: pages.length,
  };
}
