import {describe, expect, it} from 'vitest';
import {checkContent} from '../src/content/checkContent.ts';
import {formatFinding} from '../src/content/Finding.ts';
import {createSite, frontMatter} from './createSite.ts';

// The first check loads the dictionaries.

const FACTS = `cool-down:
  says: Events are ignored for a time.
  source: ANSVIS.md:146
  confidence: verified
`;

/** The messages for pages with these bodies. */
async function report(...bodies: string[]): Promise<string[]> {
  const pages = bodies.map((body, index) => [
    `docs/ANSVIS/Guides/Page${index}/index.mdx`,
    `${frontMatter({page_type: 'concept', title: 'Title'})}## Worked example\n\nNew events are ignored for a while. {/* fact: cool-down */}\n\n${body}\n`,
  ]);
  const {findings} = await checkContent({
    dir: createSite({
      'data/products/ANSVIS/facts.yml': FACTS,
      'dictionary.txt': 'ANSVIS\nMQTT\nLCD\n',
      ...Object.fromEntries(pages),
    }),
  });
  return findings.map(formatFinding);
}

describe('language of pages', () => {
  it.each([
    ['The the camera is on.', 'language Unexpected repeated `the`'],
    ['It is an camera.', 'language Unexpected article `an` before `camera`, expected `a`. Write "a".'],
    ['It takes a hour.', 'expected `an`'],
    ['Look at the LCD display.', 'Write "LCD".'],
    ['The vendor says so.', 'style "vendor" is not the word of the house. Write "provider".'],
    ['A dialogue opens.', 'Write "dialog".'],
    ['The maker says so.', 'Write "manufacturer".'],
    ['It sends 5 pictures a second.', 'Write "frames per second".'],
    ['Talk to personnel.', 'Write "HR".'],
    ['Compare mean and spread.', 'Write "mean and standard deviation".'],
    ['It runs in its new place.', 'Write "in the target program".'],
    ['Find the broken half.', 'Write "which side is at fault".'],
    ['It is slow on purpose.', 'Write "by design".'],
  ])('reports the slip in: %s', async (body, message) => {
    expect(await report(body)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['Send an MQTT message.', 'Press the `the` the first time.', 'An hour, a camera.'])(
    'accepts: %s',
    async (body) => {
      expect(await report(body)).toEqual([]);
    },
  );
});

describe('unknowns', () => {
  it('are allowed once per page', async () => {
    expect(await report('The list is not public.')).toEqual([]);
    expect(await report('The list is not public. The ports are not published.')).toEqual([
      expect.stringContaining('unknown says 2 times that something is not published.'),
    ]);
  });

  it.each(['is unknown', 'is not known', 'is not public', 'was not published'])(
    'are found in: %s',
    async (words) => {
      expect(await report(`The list ${words}. The port ${words}.`)).toEqual([
        expect.stringContaining('unknown says 2 times'),
      ]);
    },
  );

  it('may not open a page', async () => {
    const page = (body: string) => ({
      'docs/ANSVIS/Guides/Page/index.mdx': `${frontMatter({page_type: 'concept'})}${body}\n`,
      'data/products/ANSVIS/facts.yml': FACTS,
    });
    const head = 'Events are ignored for a time. {/* fact: cool-down */}';
    const reported = async (body: string) =>
      (await checkContent({dir: createSite(page(body))})).findings.map(formatFinding);
    expect(await reported(`${head}\n\n## Worked example\n\nThe list is unknown.`)).toEqual([]);
    expect(await reported(`${head} The list is unknown.\n\n## Worked example\n\nText.`)).toEqual([
      expect.stringContaining('unknown begins with what is not published.'),
    ]);
  });

  it('are allowed forty times on the site', async () => {
    const pages = Array.from({length: 40}, () => 'The list is not publicly described.');
    expect(await report(...pages)).toEqual([]);
    expect(await report(...pages, 'No public page names it.')).toEqual([
      expect.stringContaining('is one of the pages that say 41 times together'),
    ]);
  });
});

describe('wording', () => {
  it.each([
    'Events are reported to arrive.',
    'No, according to reports.',
    'We know that it exists.',
    'It rests on the project brief.',
    'No trigger is known.',
  ])('rejects rumours in: %s', async (body) => {
    expect(await report(body)).toEqual([expect.stringContaining('is a rumour. Write "not documented"')]);
  });

  it.each(['Ask support for the ports.', '**Goal:** Ask for the ports.', 'Which ports do you need?'])(
    'rejects the opening: %s',
    async (body) => {
      const page = `${frontMatter({page_type: 'concept'})}${body}\n\n## Worked example\n\nEvents are ignored for a time. {/* fact: cool-down */}\n`;
      const files = {'docs/ANSVIS/Guides/Page/index.mdx': page, 'data/products/ANSVIS/facts.yml': FACTS};
      const {findings} = await checkContent({dir: createSite(files)});
      expect(findings.map(formatFinding)).toEqual([expect.stringContaining('wording opens with a request.')]);
    },
  );

  it('rejects "in general" in a heading', async () => {
    expect(await report('## Networks, in general\n\nText.')).toEqual([
      expect.stringContaining('has "in general" in a heading. Take it out, and write {/* general */}'),
    ]);
  });

  it('rejects a title that ends with "of" and a product', async () => {
    const page = `${frontMatter({page_type: 'concept', title: 'Rule types of ANSVIS'})}## Worked example\n\nEvents are ignored for a time. {/* fact: cool-down */}\n`;
    const files = {'docs/ANSVIS/Guides/Page/index.mdx': page, 'data/products/ANSVIS/facts.yml': FACTS};
    const {findings} = await checkContent({dir: createSite(files)});
    expect(findings.map(formatFinding)).toEqual([expect.stringContaining('ends with "of" and a product')]);
  });

  it('limits referrals to support to thirty on all pages', async () => {
    const pages = Array.from({length: 15}, () => 'Ask support first. Then tell support.');
    expect(await report(...pages)).toEqual([]);
    expect(await report(...pages, 'Now ask support.')).toEqual([
      expect.stringContaining('send readers to support 31 times together'),
    ]);
  });
});

describe('long sentences', () => {
  const sentence =
    'Ask whoever keeps the network of the building for a fixed address, a name, and the port that the camera may use for its stream.';

  it('are allowed on three pages', async () => {
    expect(await report(sentence, sentence, sentence)).toEqual([]);
    expect(await report(sentence, sentence, sentence, sentence)).toEqual([
      expect.stringContaining('repeat "ask whoever keeps the network of …" stands on 4 pages.'),
    ]);
  });
});

describe('front matter questions', () => {
  it.each([
    ['[port]', 'questions holds "port" with 4 characters, received ["port"]. List at most 5 questions'],
    ['["where is the port", 5]', 'questions must be a list of texts'],
    [`["${'how '.repeat(17)}"]`, 'with 68 characters'],
  ])('are rejected: %s', async (questions, message) => {
    const head = frontMatter({sidebar_position: '1', questions, last_reviewed: undefined});
    const page = head.replace('---\n\n', "last_reviewed: '2026-11-21'\n---\n\n");
    const {findings} = await checkContent({
      dir: createSite({'docs/ANSVIS/Guides/index.mdx': `${page}For everyone.\n\n<DocCardList />\n`}),
    });
    expect(findings.map(formatFinding)).toEqual([expect.stringContaining(message)]);
  });
});
