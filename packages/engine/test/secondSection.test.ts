import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const text = ['Mount the camera, then focus.'];
const others = (count: number) =>
  Array.from({length: count}, (_, place) => ({
    heading: `Part ${place}`,
    text: ['Nothing of the kind at all.'],
  }));

/** Finds which page comes first: A has one section that matches, B has two, besides so many others. */
async function findFirst(othersOfA: number, othersOfB: number): Promise<string | undefined> {
  const index = await openBuilt([
    ...createPage({path: '/docs/a/', title: 'A', sections: [{heading: 'Lens', text}, ...others(othersOfA)]}),
    ...createPage({
      path: '/docs/b/',
      title: 'B',
      sections: [{heading: 'Lens', text}, {heading: 'More', text}, ...others(othersOfB)],
    }),
  ]);
  return (await searchUrls(index, 'mount camera focus '))[0];
}

it('ranks a long page with two good sections above a shorter one with one', async () => {
  expect(await findFirst(2, 8)).toBe('https://help.example.com/docs/b/#lens');
});

it('does not penalise pages that are too short for a second good section', async () => {
  expect(await findFirst(0, 3)).toBe('https://help.example.com/docs/a/#lens');
});
