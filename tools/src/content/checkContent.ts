import {basename} from 'node:path';
import {isPartial, readFacts, readSite, type Page, type Site} from '@help-center/content';
import {checkCode} from './checks/checkCode.ts';
import {checkBriefs, checkFactList, checkFactMarks, checkGlossary} from './checks/checkData.ts';
import {checkHouseStyle} from './checks/checkHouseStyle.ts';
import {checkLanguage, checkSpelling} from './checks/checkLanguage.ts';
import {checkLinks} from './checks/checkLinks.ts';
import {checkMarkdown} from './checks/checkMarkdown.ts';
import {checkFields, checkPageType} from './checks/checkPageType.ts';
import {checkOrphanPictures, checkPictures} from './checks/checkPictures.ts';
import {checkRepeats, checkWording} from './checks/checkWording.ts';
import {AuthorError} from '../runCommand.ts';
import type {Finding} from './Finding.ts';

/** Options of {@link checkContent}. */
export interface ContentCheckOptions {
  /** Folder of the website. */
  readonly dir: string;
  /** Reports only findings in files whose path starts with one of these. Default all. */
  readonly paths?: readonly string[];
}

/** The result of {@link checkContent}. */
export interface ContentCheck {
  /** The site that was checked. */
  readonly site: Site;
  readonly findings: Finding[];
  readonly pages: number;
}

function pageFindings(page: Page, site: Site): Finding[] {
  const findings = [
    ...checkPageType(page),
    ...checkPictures(page, site),
    ...checkLinks(page, site),
    ...checkFactMarks(page, site),
    ...checkHouseStyle(page),
  ];
  if (isPartial(page.file)) return findings;
  if (page.file.startsWith('docs/') && basename(page.file) !== 'index.mdx') {
    const fix = `Move it to ${page.file.replace(/\.mdx?$/, '/index.mdx')}.`;
    findings.push({file: page.file, line: 1, field: 'file', message: 'is not named index.mdx.', fix});
  }
  return [...findings, ...checkFields(page, site)];
}

/** Checks everything an author can get wrong in pages, facts and the glossary. Throws an {@link AuthorError} for an unknown path. */
export async function checkContent(options: ContentCheckOptions): Promise<ContentCheck> {
  const site = await readSite(options.dir);
  const {paths = []} = options;
  const files = [...site.pages.keys(), ...site.brokenFiles.map(({file}) => file)];
  const unknown = paths.find((path) => !files.some((file) => file.startsWith(path)));
  if (unknown !== undefined)
    throw new AuthorError(
      `There is no page below "${unknown}". Name a page or a folder of website/docs or website/blog.`,
    );
  const wanted = (file: string) => paths.length === 0 || paths.some((path) => file.startsWith(path));
  const pages = [...site.pages.values()].filter(({file}) => wanted(file));
  const broken = site.brokenFiles.map(({file, line, reason}) => ({
    file,
    line,
    field: 'page',
    message: `cannot be read: ${reason}`.replace(/\.?$/, '.'),
    fix: 'Correct the Markdown there.',
  }));
  const findings = [
    ...broken,
    ...pages.flatMap((page) => pageFindings(page, site)),
    ...checkCode(pages),
    ...(await checkMarkdown(pages)),
    ...(await checkSpelling(pages, site)),
    ...(await checkLanguage(pages)),
    ...checkWording(site),
    ...checkRepeats([...site.pages.values()]),
    ...checkOrphanPictures(site),
    ...checkFactList(readFacts(options.dir)),
    ...checkGlossary(site),
    ...checkBriefs(options.dir, site),
  ].filter(({file}) => wanted(file));
  return {
    site,
    findings: findings.sort((left, right) => left.file.localeCompare(right.file) || left.line - right.line),
    pages: pages.length,
  };
}
