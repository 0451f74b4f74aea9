import {describe, expect, it} from 'vitest';
import {checkContent} from '../src/content/checkContent.ts';
import {formatFinding} from '../src/content/Finding.ts';
import {GOOD_SITE, createSite, frontMatter} from './createSite.ts';

// The first check loads the dictionaries.

const CAMERA = 'docs/ANSVIS/Guides/Camera/index.mdx';
const good = GOOD_SITE[CAMERA] ?? '';

async function report(files: Record<string, string>): Promise<string[]> {
  const {findings} = await checkContent({dir: createSite(files)});
  return findings.map(formatFinding);
}

/** The messages for a page of general knowledge with the given body. */
function reportBody(body: string, fields: Record<string, string> = {}): Promise<string[]> {
  const page = `${frontMatter({page_type: 'concept', ...fields})}:::general\nText.\n:::\n\n## Worked example\n\n{/* general */}\n\n${body}\n`;
  return report({'docs/ANSVIS/Guides/Tracker/index.mdx': page});
}

describe('checkContent', () => {
  it('reports nothing for a good site', async () => {
    expect(await report({})).toEqual([]);
  });

  it('prints file, line, field, message and fix', async () => {
    expect(await report({[CAMERA]: good.replace('sidebar_position', 'sidebar_postion')})).toContain(
      `${CAMERA}:5 sidebar_postion is not a known field (its value is 1). Did you mean "sidebar_position"? Take the line out, or use one of title, description, page_type, sidebar_label, sidebar_position, keywords, questions, tags, last_reviewed, redirect_from, draft, unlisted, agents, page_menu, toc_max_heading_level.`,
    );
  });

  it.each([
    [
      'a heading that is missing',
      '## Check that it worked',
      '## Checks',
      'task has no heading "## Check that it worked". Add it, with its contents.',
    ],
    [
      'steps without numbers',
      '1. Open',
      '- Open',
      'task has steps without a numbered list. Number the steps: "1. …".',
    ],
    ['no goal', '**Goal:**', 'Goal is', 'task does not start with its goal. Begin with "**Goal:** …".'],
    [
      'a fact nobody knows',
      'fact: cool-down',
      'fact: cooldown',
      'fact "cooldown" is not a fact in data/products/. Did you mean "cool-down"?',
    ],
    [
      'a hyphen for a dash',
      'title: Connect a camera',
      'title: Connect a camera - quickly',
      'title has a hyphen for a dash. Write a colon, a comma or a full stop',
    ],
    ['no fact at all', ' {/* fact: cool-down */}', '', 'fact has no fact mark.'],
    ['a picture that is not there', './camera.svg', './camra.svg', 'picture ./camra.svg does not exist.'],
    [
      'a picture without words',
      'A camera and the box that it sees',
      '',
      'picture ./camera.svg has the alternative text "".',
    ],
    [
      'a link to nothing',
      '../index.mdx',
      '../Rules/index.mdx',
      'link leads to ../Rules/index.mdx, which is not a file.',
    ],
    [
      'a link to a folder',
      '../index.mdx',
      '../../Guides',
      'link leads to the folder ../../Guides. Link to the file: ../../Guides/index.mdx.',
    ],
    [
      'a link by address',
      '../index.mdx',
      '/docs/ANSVIS/Guides/',
      'link leads to /docs/ANSVIS/Guides/ by address. Link to the file: ../index.mdx.',
    ],
    [
      'a link to an anchor that is not there',
      '(#stream)',
      '(#streem)',
      'link leads to #streem, which docs/ANSVIS/Guides/Camera/index.mdx does not have. Did you mean "stream"?',
    ],
    [
      'a link that says nothing',
      '[all guides]',
      '[here]',
      'link says "here". Say where it leads: the name of the page.',
    ],
    [
      'a tag nobody defined',
      'last_reviewed',
      'tags: [camera]\nlast_reviewed',
      'tags holds "camera", which docs/tags.yml does not define. Did you mean "cameras"?',
    ],
    ['broken Markdown', '{/* fact: cool-down */}', '{/* fact: cool-down', 'page cannot be read:'],
  ])('tells of %s', async (_title, from, to, message) => {
    const lines = await report({[CAMERA]: good.replace(from, to)});
    expect(lines.join('\n')).toContain(message);
  });

  it.each([
    ['a skipped level', '#### Deep', 'markdown Heading levels should only increment by one level at a time'],
    ['the same anchor twice', '### A {#a}\n\n### B {#a}', 'markdown has the anchor #a of line'],
    ['an unknown word', 'The trakker counts.', 'spelling "trakker" is an unknown word.'],
    [
      'a word the house does not use',
      'Simply press it.',
      'style "Simply" is not the word of the house. Leave it out.',
    ],
    [
      'the verb for the noun',
      'You need a license.',
      'style "a license" is not the word of the house. The noun is "licence".',
    ],
    [
      'a column without a heading',
      '| | Boxes |\n| --- | --- |\n| A | 185 |',
      'markdown has a table whose column 1 has no heading.',
    ],
    ['JSON with a comma too many', '```json\n{\n  "a": 1,\n}\n```', 'code is not valid json:'],
    ['YAML with a tab', '```yaml\na:\n\tb: 1\n```', 'code is not valid yaml:'],
    ['XML without its end', '```xml\n<a><b></a>\n```', 'code is not valid xml: Unexpected close tag.'],
    ['a shell loop without its end', '```bash\nfor i in 1 2; do\n  echo $i\n```', 'code is not valid bash:'],
    ['JavaScript without its end', '```js\nconst a = {;\n```', 'code is not valid js:'],
    ['Python without its end', '```python\nif True\n  print(1)\n```', 'code is not valid python:'],
    ['a fence without a language', '```\na\n```', 'code names no language.'],
  ])('tells of %s', async (_title, body, message) => {
    expect((await reportBody(body)).join('\n')).toContain(message);
  });

  it('numbers equal headings as the site does', async () => {
    const lines = await reportBody('### One part\n\n### One part\n\nSee [the second](#one-part-1).');
    expect(lines.filter((line) => /anchor|link/.test(line))).toEqual([]);
  });

  it('prints the command that removes an unused picture', async () => {
    const lines = await report({'docs/ANSVIS/Guides/old.svg': '<svg viewBox="0 0 400 9"></svg>'});
    expect(lines).toEqual([
      'docs/ANSVIS/Guides/old.svg:1 picture is shown on no page. Show it, or remove it: git rm website/docs/ANSVIS/Guides/old.svg',
    ]);
  });

  it.each([
    [
      'source: ANSVIS.md:146',
      'source: somebody',
      '"cool-down" has the source "somebody". Give file and line of the fact base: ANSVIS.md:146.',
    ],
    [
      'confidence: verified',
      'confidence: sure',
      '"cool-down" has the confidence "sure". Use verified, likely, brief.',
    ],
    ['says:', 'text:', '"cool-down" says nothing.'],
  ])('tells of a fact in which "%s" is "%s"', async (from, to, message) => {
    const facts = (GOOD_SITE['data/products/ANSVIS/facts.yml'] ?? '').replace(from, to);
    expect((await report({'data/products/ANSVIS/facts.yml': facts})).join('\n')).toContain(message);
  });

  it.each([
    ['- It waits.', 'has no fact mark at its end.'],
    ['- It waits. <!-- fact: cool-down --> It sleeps.', 'has no fact mark at its end.'],
    ['- It waits. <!-- fact: cooldown -->', 'Did you mean "cool-down"?'],
    ['- It waits. <!-- fact: rumour -->', '"rumour" is only brief, and the statement does not say so.'],
    ['- It waits. <!-- fact: guess -->', '"guess" is only likely, and the statement does not say so.'],
  ])('tells of a brief that says "%s"', async (line, message) => {
    const facts = ['brief', 'likely'].map(
      (confidence) =>
        `${confidence === 'brief' ? 'rumour' : 'guess'}:\n  says: It waits.\n  source: ANSVIS.md:1\n  confidence: ${confidence}\n`,
    );
    const files = {
      'data/products/ANSVIS/facts.yml': `${GOOD_SITE['data/products/ANSVIS/facts.yml'] ?? ''}${facts.join('')}`,
      'data/products/ANSVIS/brief.md': `# ANSVIS in brief\n\n${line}\n`,
    };
    expect((await report(files)).join('\n')).toContain(message);
  });

  it('accepts a brief with marked statements and plain links', async () => {
    const brief =
      '# ANSVIS in brief\n\n- It waits. <!-- fact: cool-down -->\n- [Cameras](/docs/ANSVIS/Guides/Camera/)\n';
    expect(await report({'data/products/ANSVIS/brief.md': brief})).toEqual([]);
  });

  it('checks only the given paths', async () => {
    const dir = createSite({[CAMERA]: good.replace('[all guides]', '[here]')});
    expect((await checkContent({dir, paths: ['docs/index.mdx']})).findings).toEqual([]);
  });

  it('fails for a path without pages', async () => {
    const dir = createSite({[CAMERA]: good});
    await expect(checkContent({dir, paths: ['docs/ANSVISS']})).rejects.toThrow(
      'There is no page below "docs/ANSVISS".',
    );
  });

  it('reads CRLF files and malformed links', async () => {
    const dir = createSite({
      [CAMERA]: `${good}\n[all about fifty](./50%.mdx)\n`.replaceAll('\n', '\r\n'),
    });
    const {findings} = await checkContent({dir});
    expect(findings.filter(({field}) => field === 'link')).toEqual([
      expect.objectContaining({message: expect.stringContaining('50%') as string}),
    ]);
    expect(findings.filter(({message}) => message.includes('is missing'))).toEqual([]);
  });
});
