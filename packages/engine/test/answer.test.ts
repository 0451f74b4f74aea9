import {answerQueries} from '@help-center/engine/protocol';
import type {SearchRecord} from '@help-center/records';
import {createPage} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ANSWER_LENGTH} from '../src/findAnswer.ts';
import {records, text} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const steps = ['Open Account.', 'Choose Reset password.', 'Follow the link in the mail.'];
const others = ['Cameras', 'Rules', 'Zones'].flatMap((title) =>
  createPage({path: `/docs/${title}/`, title, text: [`All about ${title}. A password is asked for.`]}),
);
const account = (blocks: readonly string[], path = '/docs/account/'): SearchRecord[] =>
  createPage({
    path,
    title: 'Account',
    sections: [{heading: 'Reset password', text: blocks}],
  });

async function ask(list: readonly SearchRecord[], query: string, page = 0) {
  const index = await openBuilt(list);
  const {results} = await answerQueries(
    {requests: [{indexName: 'docs', query, page}]},
    () => Promise.resolve(index),
    {timeLimitMs: 60_000},
  );
  return results[0]?.answers;
}

describe('an answer', () => {
  it('is the whole text of the clearly best section, in order', async () => {
    const answers = await ask([...account(steps), ...others], 'how do I reset my password');
    expect(answers).toHaveLength(1);
    expect(answers?.[0]).toMatchObject({
      url: 'https://help.example.com/docs/account/#reset-password',
      hierarchy: {lvl1: 'Account', lvl2: 'Reset password'},
    });
    expect(answers?.[0]?.blocks).toEqual(steps.map((step) => ({type: 'text', text: step})));
  });

  it('may be a page of one section without introduction', async () => {
    const page = createPage({path: '/docs/account/', title: 'Reset password', text: steps});
    expect(await ask([...page, ...others], 'reset password')).toHaveLength(1);
  });

  it('keeps block types and step numbers', async () => {
    const numbered = account(steps).map((record, at) =>
      record.content === null ? record : {...record, block: 'step' as const, step: at},
    );
    const [answer] = (await ask([...numbered, ...others], 'reset password')) ?? [];
    expect(answer?.blocks.map(({type, step}) => [type, step])).toEqual([
      ['step', 2],
      ['step', 3],
      ['step', 4],
    ]);
  });

  it.each([
    ['one word', [...account(steps), ...others], 'password'],
    ['words that the section lacks', [...account(steps), ...others], 'reset password yesterday evening'],
    [
      'a section that would have to be cut',
      [...account([...steps, 'a '.repeat(700)]), ...others],
      'reset password',
    ],
    ['a section without text', [...account([]), ...others], 'reset password'],
    [
      'two pages that are as good',
      [...account(steps), ...account(steps, '/docs/profile/'), ...others],
      'reset password',
    ],
    [
      'two sections of a page that are as good',
      [
        ...createPage({
          path: '/docs/account/',
          title: 'Account',
          sections: [
            {heading: 'Reset password', text: ['Choose Reset password.']},
            {heading: 'Reset password', text: ['Choose Reset password.'], anchor: 'again'},
          ],
        }),
        ...others,
      ],
      'reset password',
    ],
    [
      'the introduction of a page',
      [
        ...createPage({
          path: '/docs/account/',
          title: 'Reset password',
          text: steps,
          sections: [{heading: 'See also', text: ['Elsewhere.']}],
        }),
        ...others,
      ],
      'reset password',
    ],
    [
      'news',
      [
        ...account(steps).map((record) => ({...record, weight: {...record.weight, pageRank: -0.4}})),
        ...others,
      ],
      'reset password',
    ],
    [
      'rows whose columns have lost their names',
      [
        ...account(['80: open · closed']).map((record) =>
          record.content === null ? record : {...record, block: 'row' as const},
        ),
        ...others,
      ],
      'reset password',
    ],
    ['a phrase in quotes', [...account(steps), ...others], '"reset password"'],
  ])('is not made of %s', async (_, list, query) => {
    expect(await ask(list, query)).toBeUndefined();
  });

  it('is on the first page of results only', async () => {
    expect(await ask([...account(steps), ...others], 'reset password', 1)).toBeUndefined();
  });

  it('is never truncated and belongs to the first hit', async () => {
    await fc.assert(
      fc.asyncProperty(records, text, async (list, query) => {
        const index = await openBuilt(list);
        const {answer, hits} = await index.search({text: query, timeLimitMs: 60_000});
        if (answer === undefined) return;
        const {section, blocks} = answer;
        expect(hits[0]?.record.url).toBe(section.url);
        expect(blocks.map(({content}) => content)).toEqual(
          section.records.map(({content}) => content).filter((content) => content !== null),
        );
        expect(blocks.map(({content}) => content).join('').length).toBeLessThanOrEqual(ANSWER_LENGTH);
      }),
    );
  });
});
