import {relative, sep} from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {BLOG_FIELDS, DOC_FIELDS, PAGE_FIELDS, checkFrontMatter} from '@help-center/content';
import {showDates} from './dates.ts';
import {siteDir} from './siteDir.ts';

const STACK_LINES = Error.stackTraceLimit;

const FIELDS = {docs: DOC_FIELDS, blog: BLOG_FIELDS, src: PAGE_FIELDS};

/** Reads the front matter of a page and stops the build if it breaks the contract of `WRITING.md`. */
export const parseFrontMatter: ParseFrontMatter = async (parameters) => {
  const parsed = await parameters.defaultParseFrontMatter(parameters);
  const file = relative(siteDir, parameters.filePath);
  const [folder = ''] = file.split(sep);
  // Names of partials start with an underscore.
  if (!(folder in FIELDS) || file.includes(`${sep}_`)) return parsed;
  const faults = checkFrontMatter(parsed.frontMatter, FIELDS[folder as keyof typeof FIELDS]);
  if (faults.length > 0) {
    const lines = faults.map(({field, message, fix}) => `- "${field}" ${message} ${fix}`);
    throw withoutStack(
      `[front matter] ${faults.length === 1 ? 'one field is' : `${faults.length} fields are`} wrong in ${file}:\n${lines.join('\n')}`,
    );
  }
  const frontMatter = {...parsed.frontMatter};
  if (!showDates) delete frontMatter.last_reviewed;
  // Its lists are the contents, and they take the full width.
  if (frontMatter.page_type === 'landing') frontMatter.hide_table_of_contents = true;
  return {...parsed, frontMatter};
};

/** An author's mistake: neither this error nor those that Docusaurus wraps around it print where in the code it happened. */
function withoutStack(message: string): Error {
  Error.stackTraceLimit = 0;
  // Docusaurus wraps an error before the event loop goes on.
  setImmediate(() => {
    Error.stackTraceLimit = STACK_LINES;
  });
  return new Error(message);
}
