import {expect} from 'vitest';
import {createPage} from '../createPage.ts';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** Input that is not typed by accident. */
export function describeHostileInput({holds, holdsOn}: ContractCases): void {
  holds('answers a query of ten thousand characters', async (client) => {
    const result = await ask(client, 'camera '.repeat(1500));
    expect(result.nbHits).toBeGreaterThan(0);
  });
  holds('looks at the first 512 characters of a query', async (client) => {
    expect((await ask(client, `${'z'.repeat(600)} camera`)).nbHits).toBe(0);
  });
  holds('answers lone surrogates, control characters and direction marks', async (client) => {
    for (const query of ['\ud800', 'camera\udc00', '\u0000\u0007', '\u202ecamera\u202c']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(client, query)).toHaveProperty('hits');
    }
    expect(await askPaths(client, '\u202efirewall\u202c')).toEqual([
      '/docs/cameras/#camera-does-not-connect',
    ]);
  });
  holds('finds nothing for punctuation that no page has', async (client) => {
    const queries = ['?!', '?', '"', '""', '-', '=>', '🦀', '-licence', '-v'];
    const counts = await Promise.all(queries.map(async (query) => (await ask(client, query)).nbHits));
    expect(counts).toEqual(queries.map(() => 0));
  });
  holds('escapes markup of the query', async (client) => {
    const {hits} = await ask(client, '<img src=x onerror=alert(1)> firewall');
    expect(JSON.stringify(hits)).not.toContain('<img');
  });
  holdsOn(
    'finds words that are names of the language itself',
    createPage({
      path: '/docs/names/',
      title: 'Names',
      text: ['__proto__ and constructor and toString and hasOwnProperty are words.'],
    }),
    async (client) => {
      for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await askPaths(client, word)).toEqual(['/docs/names/']);
      }
    },
  );
}
