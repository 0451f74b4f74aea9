import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {
  headingsOf,
  textOf,
  type Page,
  type PageHeading,
  type PageType,
  BLOG_FIELDS,
  checkFrontMatter,
  didYouMean,
  DOC_FIELDS,
  PAGE_FIELDS,
  type FieldRule,
  type Site,
} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

const TASK_HEADINGS = ['Before you start', 'Steps', 'Check that it worked', 'If it did not work'];

function contentOf({tree}: Page): RootContent[] {
  return tree.children.filter(
    ({type}) => type !== 'yaml' && type !== 'mdxjsEsm' && type !== 'mdxFlowExpression',
  );
}

/** Blocks below a heading, up to the next one of the same or a higher level. */
function sectionOf(page: Page, heading: PageHeading): RootContent[] {
  const blocks = page.tree.children;
  const start = blocks.indexOf(heading.node) + 1;
  const end = blocks.findIndex(
    (block, index) => index >= start && block.type === 'heading' && block.depth <= heading.depth,
  );
  return blocks.slice(start, end === -1 ? undefined : end);
}

function has(
  blocks: readonly RootContent[],
  test: (node: {type: string; name?: unknown}) => boolean,
): boolean {
  let found = false;
  for (const block of blocks) visit(block, (node) => void (found ||= test(node as {type: string})));
  return found;
}

const isTable = ({type, name}: {type: string; name?: unknown}) =>
  type === 'table' || name === 'ProviderTable';

function taskFaults(page: Page): Fault[] {
  const faults: Fault[] = [];
  const [first] = contentOf(page);
  if (first?.type !== 'paragraph' || !textOf(first).startsWith('Goal:')) {
    const line = first?.position?.start.line ?? 1;
    faults.push([line, 'does not start with its goal.', 'Begin with "**Goal:** …".']);
  }
  const headings = headingsOf(page).filter(({depth, text}) => depth === 2 && TASK_HEADINGS.includes(text));
  for (const wanted of TASK_HEADINGS.filter((one) => !headings.some(({text}) => text === one)))
    faults.push([1, `has no heading "## ${wanted}".`, 'Add it, with its contents.']);
  const place = ({text}: PageHeading) => TASK_HEADINGS.indexOf(text);
  const early = headings.find((heading, at) =>
    headings.slice(at + 1).some((next) => place(next) < place(heading)),
  );
  if (early !== undefined)
    faults.push([early.line, `has "## ${early.text}" too early.`, `Order: ${TASK_HEADINGS.join(', ')}.`]);
  const isNumbered = (node: object) => 'ordered' in node && node.ordered === true;
  for (const heading of headings) {
    const section = sectionOf(page, heading);
    if (heading.text === 'Steps' && !has(section, isNumbered))
      faults.push([heading.line, 'has steps without a numbered list.', 'Number the steps: "1. …".']);
    if (
      heading.text === 'If it did not work' &&
      !has(section, (node) => isTable(node) || node.type === 'list')
    )
      faults.push([heading.line, 'lists no symptoms.', 'Add a list or table of symptom, cause and remedy.']);
  }
  return faults;
}

function conceptFaults(page: Page): Fault[] {
  const example = headingsOf(page).some(({text}) => /^Worked example\b/.test(text));
  if (example || has(page.tree.children, ({type}) => type === 'image')) return [];
  return [
    [1, 'has neither a picture nor a worked example.', 'Add a picture or a heading "## Worked example".'],
  ];
}

function referenceFaults(page: Page): Fault[] {
  return has(page.tree.children, isTable)
    ? []
    : [[1, 'has no table.', 'Add one, or choose another page type.']];
}

function troubleshootingFaults(page: Page): Fault[] {
  const symptoms = headingsOf(page).filter(({depth}) => depth === 2 || depth === 3);
  const solved = symptoms.filter((heading) => has(sectionOf(page, heading), ({type}) => type === 'link'));
  if (solved.length >= 3) return [];
  const missing = symptoms.find((heading) => !solved.includes(heading));
  return [
    [
      missing?.line ?? 1,
      `has ${solved.length} symptoms with a link to the page that solves them, 3 are needed.`,
      "Add a heading in the reader's words, with a link below it.",
    ],
  ];
}

function landingFaults(page: Page): Fault[] {
  const faults: Fault[] = [];
  const [first] = contentOf(page);
  const sentences =
    first?.type === 'paragraph'
      ? textOf(first)
          .split(/[.!?](?:\s|$)/)
          .filter((part) => part.trim())
      : [];
  if (sentences.length < 1 || sentences.length > 3) {
    faults.push([
      first?.position?.start.line ?? 1,
      'does not begin with one to three sentences.',
      'Say for whom the section is.',
    ]);
  }
  // The overview of all products has no folder to list.
  if (page.file !== 'docs/index.mdx' && !has(page.tree.children, ({name}) => name === 'DocCardList')) {
    faults.push([1, 'does not list its pages.', 'Add "<DocCardList />".']);
  }
  return faults;
}

const FAULTS: Readonly<Record<PageType, (page: Page) => Fault[]>> = {
  task: taskFaults,
  concept: conceptFaults,
  reference: referenceFaults,
  troubleshooting: troubleshootingFaults,
  landing: landingFaults,
};

/** Required parts of each page type; see `website/WRITING.md`. */
export function checkPageType(page: Page): Finding[] {
  const type = page.frontMatter.page_type as PageType;
  if (!page.file.startsWith('docs/') || !(type in FAULTS)) return [];
  return toFindings(page.file, type, FAULTS[type](page));
}

function rulesOf(file: string): readonly FieldRule[] {
  if (file.startsWith('docs/')) return DOC_FIELDS;
  return file.startsWith('blog/') ? BLOG_FIELDS : PAGE_FIELDS;
}

/** Front matter: known fields with valid values, and existing tags. */
export function checkFields(page: Page, site: Site): Finding[] {
  const {file, fieldLines, frontMatter} = page;
  const rules = rulesOf(file);
  const at = (field: string) => ({file, line: fieldLines.get(field) ?? 1, field});
  const findings: Finding[] = checkFrontMatter(frontMatter, rules).map(({field, message, fix}) => ({
    ...at(field),
    message,
    fix,
  }));
  const [known, list] = file.startsWith('blog/')
    ? [site.blogTags, 'blog/tags.yml']
    : [site.docTags, 'docs/tags.yml'];
  for (const tag of Array.isArray(frontMatter.tags) ? frontMatter.tags : []) {
    if (known.includes(String(tag))) continue;
    findings.push({
      ...at('tags'),
      message: `holds "${String(tag)}", which ${list} does not define.${didYouMean(String(tag), known)}`,
      fix: `Use a key of ${list}, or add one.`,
    });
  }
  return findings;
}
