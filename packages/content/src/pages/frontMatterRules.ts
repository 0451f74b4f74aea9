import {nearestName} from '@help-center/built-site';
import {didYouMean} from '../didYouMean.ts';

/** Kinds of docs page; each has its own contract in `website/WRITING.md`. */
export const PAGE_TYPES = ['task', 'concept', 'reference', 'troubleshooting', 'landing'] as const;

/** One kind of docs page. */
export type PageType = (typeof PAGE_TYPES)[number];

/** What the front matter of one kind of file may hold. */
export interface FieldRule {
  readonly name: string;
  readonly needed: boolean;
  /** What is wrong with a value, as a phrase after the field's name, or `undefined`. */
  readonly fault: (value: unknown) => string | undefined;
  /** What to write instead. */
  readonly fix: string;
}

function text(least: number, most: number) {
  return (value: unknown): string | undefined => {
    if (typeof value !== 'string') return 'must be text';
    const {length} = value.trim();
    if (length < least) return `has ${length} characters, at least ${least} are needed`;
    return length > most ? `has ${length} characters, at most ${most} are allowed` : undefined;
  };
}

function numberFrom(least: number, most: number, whole: boolean) {
  return (value: unknown): string | undefined =>
    typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))
      ? undefined
      : `must be a ${whole ? 'whole ' : ''}number from ${least}${most === Infinity ? '' : ` to ${most}`}`;
}

function texts(most: number) {
  return (value: unknown): string | undefined => {
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string' || item.trim() === '')) {
      return 'must be a list of texts';
    }
    return value.length > most ? `has ${value.length} entries, at most ${most} are allowed` : undefined;
  };
}

/** Keys of known authors, or authors written in place: the build warns of the latter, and goes on. */
function authors(value: unknown): string | undefined {
  const isAuthor = (author: unknown): boolean =>
    (typeof author === 'string' && author.trim() !== '') ||
    (typeof author === 'object' && author !== null && typeof (author as {name?: unknown}).name === 'string');
  return (Array.isArray(value) ? value : [value]).every(isAuthor) ? undefined : 'must be a list of authors';
}

function flag(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'must be true or false';
}

function day(value: unknown): string | undefined {
  const iso = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  const real =
    typeof iso === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(iso) &&
    new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, 10) === iso;
  return real ? undefined : 'must be a day of the calendar';
}

function oldPaths(value: unknown): string | undefined {
  const wrong = texts(Infinity)(value);
  if (wrong !== undefined) return wrong;
  const bad = (value as string[]).find((path) => !/^\/[^?#]*$/.test(path));
  return bad === undefined ? undefined : `holds "${bad}", which is not a path from the root of the site`;
}

function pageType(value: unknown): string | undefined {
  if ((PAGE_TYPES as readonly unknown[]).includes(value)) return undefined;
  const nearest = nearestName(String(value), PAGE_TYPES);
  return `is not a page type${nearest === null ? '' : ` (did you mean "${nearest}"?)`}`;
}

function rule(name: string, needed: boolean, fault: FieldRule['fault'], fix: string): FieldRule {
  return {name, needed, fault, fix};
}

const title = rule('title', true, text(1, 60), 'Write a title of at most 60 characters.');
const description = rule('description', true, text(50, 160), 'Write one sentence of 50 to 160 characters.');
/** Questions in the words of readers: short enough for the search field, long enough to be one. */
function questionList(value: unknown): string | undefined {
  const wrong = texts(5)(value);
  if (wrong !== undefined) return wrong;
  const bad = (value as string[]).find((question) => question.length < 8 || question.length > 64);
  return bad === undefined ? undefined : `holds "${bad}" with ${bad.length} characters`;
}

const questions = rule(
  'questions',
  false,
  questionList,
  'List at most 5 questions that the page answers, of 8 to 64 characters each.',
);
const keywords = rule('keywords', false, texts(8), 'List at most 8 words a reader may search for.');
const drafts = [
  rule('draft', false, flag, 'Write "draft: true", or take the line out.'),
  rule('unlisted', false, flag, 'Write "unlisted: true", or take the line out.'),
];
/** What is made of a page for agents, and its menu; see the README of the agents package. */
const forAgents = [
  rule('agents', false, flag, 'Write "agents: false" to leave the page out, or take the line out.'),
  rule('page_menu', false, flag, 'Write "page_menu: false" to hide the menu, or take the line out.'),
];
const tocDepth = rule('toc_max_heading_level', false, numberFrom(2, 6, true), 'Write a number from 2 to 6.');

/** Front matter of a page below `docs/`, in the order it is written in. */
export const DOC_FIELDS: readonly FieldRule[] = [
  title,
  description,
  rule('page_type', true, pageType, `Use one of ${PAGE_TYPES.join(', ')}.`),
  rule('sidebar_label', false, text(1, 30), 'Write a label of at most 30 characters.'),
  rule('sidebar_position', true, numberFrom(1, Infinity, false), 'Write a number from 1.'),
  keywords,
  questions,
  rule('tags', false, texts(Infinity), 'List keys of docs/tags.yml.'),
  rule('last_reviewed', true, day, 'Write the day of the last review, such as 2026-11-21.'),
  rule('redirect_from', false, oldPaths, 'List old paths such as /docs/ANSVIS/Old-page/.'),
  ...drafts,
  ...forAgents,
  tocDepth,
];

/** Front matter of a blog post. */
export const BLOG_FIELDS: readonly FieldRule[] = [
  rule('slug', true, text(1, 80), 'Write the last part of the address, such as reading-model-quality.'),
  rule('title', true, text(1, 80), 'Write a title of at most 80 characters.'),
  description,
  rule('date', false, day, 'Write the day of the post, or name it in the folder.'),
  rule('authors', true, authors, 'List keys of blog/authors.yml.'),
  rule('tags', false, texts(Infinity), 'List keys of blog/tags.yml.'),
  rule('cover', false, text(1, 30), 'Name a drawing of the site, such as search.'),
  keywords,
  ...drafts,
  ...forAgents.slice(0, 1),
  tocDepth,
];

/** Front matter of a standalone page below `src/pages/`. */
export const PAGE_FIELDS: readonly FieldRule[] = [
  title,
  description,
  keywords,
  rule('hide_table_of_contents', false, flag, 'Write "hide_table_of_contents: true", or take the line out.'),
  ...drafts,
  ...forAgents.slice(0, 1),
  tocDepth,
];

/** Something wrong with one field of a front matter block. */
export interface FieldFault {
  readonly field: string;
  /** A sentence without its subject, the field. */
  readonly message: string;
  readonly fix: string;
}

function show(value: unknown): string {
  const shown = value instanceof Date ? value.toJSON() : (JSON.stringify(value) ?? '');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}

/** Every missing, unknown or wrong field of a front matter block, unknown fields with the name they resemble. */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  rules: readonly FieldRule[],
): FieldFault[] {
  const names = rules.map(({name}) => name);
  const unknown = Object.keys(frontMatter)
    .filter((field) => !names.includes(field))
    .map((field) => ({
      field,
      message: `is not a known field (its value is ${show(frontMatter[field])}).${didYouMean(field, names)}`,
      fix: `Take the line out, or use one of ${names.join(', ')}.`,
    }));
  const wrong = rules.flatMap(({name, needed, fault, fix}) => {
    const value = frontMatter[name];
    if (value === undefined || value === null) {
      return needed || value === null ? [{field: name, message: 'is missing.', fix}] : [];
    }
    const message = fault(value);
    return message === undefined ? [] : [{field: name, message: `${message}, received ${show(value)}.`, fix}];
  });
  return [...unknown, ...wrong];
}
