import {expect} from 'vitest';
import {createPage} from '../createPage.ts';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** In which order the hits come. */
export function describeRanking({holds, holdsOn}: ContractCases): void {
  holds('puts a title before text', async (client) => {
    expect((await askPaths(client, 'licence'))[0]).toBe('/docs/licences/');
  });
  holds('puts the section that has every word first', async (client) => {
    expect((await askPaths(client, 'export model onnx'))[0]).toBe('/docs/training/#export-the-model');
  });
  holds('puts a page of negative rank after the page on the topic', async (client) => {
    const paths = await askPaths(client, 'move a licence');
    expect(paths[0]).toBe('/docs/licences/#move-a-licence');
    expect(paths).toContain('/blog/release-notes/');
  });
  holds('gives the same answer every time', async (client) => {
    const first = await ask(client, 'camera stream model');
    const second = await ask(client, 'camera stream model');
    expect(second.hits).toEqual(first.hits);
  });
  holds('gives every section once', async (client) => {
    const paths = await askPaths(client, 'camera');
    expect(new Set(paths).size).toBe(paths.length);
  });
  holds('gives every matching record when distinct is off', async (client) => {
    const all = await ask(client, 'camera', {distinct: false, hitsPerPage: 100});
    const distinct = await ask(client, 'camera', {hitsPerPage: 100});
    expect(all.nbHits).toBeGreaterThan(distinct.nbHits);
    expect(new Set(all.hits.map((hit) => hit.objectID)).size).toBe(all.nbHits);
  });
  holds('shows the block of text that has the word', async (client) => {
    const {hits} = await ask(client, 'firewall');
    expect(hits[0]).toMatchObject({type: 'content', content: expect.stringContaining('firewall')});
  });
  holds('shows the heading when the words are all in it', async (client) => {
    const {hits} = await ask(client, 'Move a licence');
    expect(hits[0]).toMatchObject({type: 'lvl2', content: null});
  });
  holdsOn(
    'puts a correct match before a corrected one',
    [
      ...createPage({path: '/docs/a/', title: 'Cameras', text: ['The camera is on.']}),
      ...createPage({path: '/docs/b/', title: 'Other', text: ['Look at the camara valley.']}),
    ],
    async (client) => {
      expect(await askPaths(client, 'camara ')).toEqual(['/docs/b/']);
    },
  );
  holdsOn(
    'orders equal pages by their address',
    ['c', 'a', 'b'].flatMap((name) =>
      createPage({path: `/docs/${name}/`, title: 'Same', text: ['Equal text.']}),
    ),
    async (client) => {
      expect(await askPaths(client, 'equal')).toEqual(['/docs/a/', '/docs/b/', '/docs/c/']);
    },
  );
}
