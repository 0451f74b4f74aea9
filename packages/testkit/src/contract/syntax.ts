import {expect} from 'vitest';
import {createPage} from '../createPage.ts';
import {ask, askPaths, pathOf} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** Quotes and minus signs. */
export function describeSyntax({holds, holdsOn}: ContractCases): void {
  holds('finds a phrase in quotes only where its words stand next to each other', async (client) => {
    expect(await askPaths(client, '"learning rate"')).toEqual(['/docs/training/']);
    expect(await askPaths(client, '"learning rate" -zzzz')).toEqual(['/docs/training/']);
  });
  holds('searches for the words of a phrase that no text has, and names the phrase', async (client) => {
    const {hits, unmatchedPhrases} = await ask(client, '"rate learning"');
    expect(hits.map(pathOf)).toContain('/docs/training/');
    expect(unmatchedPhrases).toEqual(['rate learning']);
    expect((await ask(client, '"learning rate"')).unmatchedPhrases).toBeUndefined();
  });
  holds('names the words that no page has', async (client) => {
    expect((await ask(client, 'licence Zzzzqx')).unmatchedWords).toEqual(['Zzzzqx']);
    expect((await ask(client, 'licence')).unmatchedWords).toBeUndefined();
  });
  holds('takes an open quote as a phrase to the end', async (client) => {
    expect(await askPaths(client, '"learning rate')).toEqual(['/docs/training/']);
  });
  holds('leaves out what follows a minus', async (client) => {
    expect(await askPaths(client, 'licence')).toContain('/blog/release-notes/');
    expect(await askPaths(client, 'licence -onnx')).not.toContain('/blog/release-notes/');
  });
  holds('leaves out a phrase after a minus', async (client) => {
    const paths = await askPaths(client, 'licence -"old machine"');
    expect(paths).toContain('/docs/licences/');
    expect(paths).not.toContain('/docs/licences/#move-a-licence');
  });
  holds('keeps a minus inside a word', async (client) => {
    expect((await ask(client, 'add-camera')).nbHits).toBeGreaterThan(0);
  });
  holds('takes quotes and minus as plain characters when advancedSyntax is off', async (client) => {
    expect((await ask(client, '"rate learning"', {advancedSyntax: false})).nbHits).toBeGreaterThan(0);
    expect(await askPaths(client, 'licence -onnx', {advancedSyntax: false})).toContain(
      '/blog/release-notes/',
    );
  });
  holdsOn(
    'finds every hit of a phrase, without an exclusion and of a page, however many there are',
    Array.from({length: 70}, (_, page) =>
      createPage({
        path: `/docs/${page}/`,
        title: `Page ${page}`,
        text: [`Connect the camera number ${page}.`, `A camera of the kind ${page}.`],
      }),
    ).flat(),
    async (client) => {
      expect((await ask(client, '"the camera"')).nbHits).toBe(70);
      expect((await ask(client, 'camera -"kind 7"')).nbHits).toBe(69);
      expect((await ask(client, 'camera', {distinct: 3})).nbHits).toBe(140);
    },
  );
}
