import {posix} from 'node:path';
import type {ContentPage} from '../content/createContent.ts';
import type {Dialect} from '../content/pageMarkdown.ts';
import {pathOf} from '../content/writeContent.ts';

/** Link to the file of the other page, as the tools that resolve such links want it. */
function linkToFile(from: ContentPage, to: ContentPage): string {
  const path = posix.relative(posix.dirname(pathOf(from)), `${pathOf(to)}.md`);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Docusaurus shows the title of the front matter; the order in the sidebar stands there too. */
export const docusaurusDialect: Dialect = {
  titleInText: false,
  linkTo: linkToFile,
  frontMatter: ({position}) => [`sidebar_position: ${position}`],
};

/** The website's contract for front matter asks for the type of a page. */
export const oursDialect: Dialect = {
  ...docusaurusDialect,
  frontMatter: ({name, position}) => [
    `page_type: ${name === 'index' ? 'landing' : 'reference'}`,
    `sidebar_position: ${position}`,
    'last_reviewed: 2026-01-01',
  ],
};

/** VitePress and Rspress show no title but the first heading. */
export const headingDialect: Dialect = {titleInText: true, linkTo: linkToFile, frontMatter: () => []};

/** Nextra shows no title but the first heading either, and knows tips as GitHub writes them. */
export const nextraDialect: Dialect = {
  ...headingDialect,
  linkTo: (_, to) => `/docs/${pathOf(to)}`,
  tip: (text) => `> [!TIP]\n>\n> ${text}`,
};

/** Starlight leaves links as they are, so they are addresses. */
export const starlightDialect: Dialect = {
  titleInText: false,
  linkTo: (_, to) => `/docs/${pathOf(to).toLowerCase()}/`,
  frontMatter: () => [],
};
