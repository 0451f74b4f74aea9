import {
  BLOG_FIELDS,
  checkFrontMatter,
  didYouMean,
  DOC_FIELDS,
  PAGE_FIELDS,
  type FieldRule,
  type Page,
  type Site,
} from '@help-center/content';
import type {Finding} from '../Finding.ts';

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
