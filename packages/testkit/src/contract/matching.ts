import {expect} from 'vitest';
import {createPage} from '../createPage.ts';
import {createRecord, SITE_URL} from '../createRecord.ts';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** Which records a query finds. */
export function describeMatching({holds, holdsOn}: ContractCases): void {
  holds('finds a page by a word of its title', async (client) => {
    expect((await askPaths(client, 'cameras'))[0]).toBe('/docs/cameras/');
  });
  holds('finds a section by a word of its text', async (client) => {
    expect(await askPaths(client, 'firewall')).toEqual(['/docs/cameras/#camera-does-not-connect']);
  });
  holds('finds words in blocks of code', async (client) => {
    expect(await askPaths(client, 'opset')).toEqual(['/docs/training/#export-the-model']);
  });
  holds('finds a page by its description', async (client) => {
    expect(await askPaths(client, 'stream')).toContain('/docs/cameras/');
  });
  holds('finds a page by a keyword that is nowhere in its text', async (client) => {
    expect(await askPaths(client, 'onvif')).toEqual(['/docs/cameras/']);
  });
  holds('takes the last word as the beginning of a word', async (client) => {
    expect(await askPaths(client, 'open firew')).toContain('/docs/cameras/#camera-does-not-connect');
  });
  holds('takes the last word as it is when a space follows', async (client) => {
    expect(await askPaths(client, 'firew ', {facetFilters: ['product:ANSVIS']})).toEqual([]);
  });
  holds('finds the singular by the plural and the plural by the singular', async (client) => {
    expect(await askPaths(client, 'firewalls ')).toEqual(['/docs/cameras/#camera-does-not-connect']);
    expect(await askPaths(client, 'requirement ')).toEqual(['/docs/training/#requirements']);
  });
  holds('folds case and diacritics', async (client) => {
    expect(await askPaths(client, 'PARAMETRES GENERAUX')).toContain('/fr/docs/parametres/');
    expect(await askPaths(client, 'eleve naive')).toContain('/fr/docs/parametres/');
  });
  holds('finds an identifier as a whole', async (client) => {
    expect((await askPaths(client, 'model_config.yml'))[0]).toBe('/docs/training/#requirements');
    expect((await askPaths(client, 'exportModel'))[0]).toBe('/docs/training/#export-the-model');
  });
  holds('finds an identifier by its parts', async (client) => {
    expect(await askPaths(client, 'config')).toEqual(['/docs/training/#requirements']);
    expect(await askPaths(client, 'format')).toContain('/docs/training/#export-the-model');
  });
  holds('finds names with signs, versions and error codes', async (client) => {
    expect((await askPaths(client, 'C++'))[0]).toBe('/docs/training/#requirements');
    expect((await askPaths(client, 'v1.2'))[0]).toBe('/docs/training/#requirements');
    expect((await askPaths(client, 'E1042'))[0]).toBe('/docs/cameras/#error-codes');
    expect((await askPaths(client, 'ERR_STREAM_LOST'))[0]).toBe('/docs/cameras/#error-codes');
  });
  holds('corrects one wrong letter, and two swapped ones, from four letters', async (client) => {
    expect(await askPaths(client, 'firewoll ')).toEqual(['/docs/cameras/#camera-does-not-connect']);
    expect(await askPaths(client, 'portt open')).toContain('/docs/cameras/#camera-does-not-connect');
    expect(await askPaths(client, 'fierwall ')).toEqual(['/docs/cameras/#camera-does-not-connect']);
  });
  holds('corrects two wrong letters from eight letters', async (client) => {
    expect(await askPaths(client, 'requurments ')).toContain('/docs/training/#requirements');
  });
  holds('corrects neither words of three letters nor words with digits', async (client) => {
    expect((await ask(client, 'opr ')).nbHits).toBe(0);
    expect((await ask(client, 'E1043 ')).nbHits).toBe(0);
  });
  holds('finds Japanese and Thai text without spaces', async (client) => {
    expect(await askPaths(client, '全文検索')).toEqual(['/ja/docs/kensaku/']);
    expect(await askPaths(client, 'カメラ')).toEqual(['/ja/docs/kensaku/']);
    expect(await askPaths(client, '図書')).toEqual(['/ja/docs/kensaku/']);
    expect(await askPaths(client, 'วงจรปิด')).toEqual(['/th/docs/klong/']);
  });
  holds('finds Chinese and Korean text without spaces', async (client) => {
    expect(await askPaths(client, '京')).toEqual(['/ja/docs/kensaku/']);
  });
  holds('does not require every word', async (client) => {
    expect(await askPaths(client, 'firewall zzyzx')).toContain('/docs/cameras/#camera-does-not-connect');
  });
  holds('drops stop words, unless nothing else is asked for', async (client) => {
    expect(await askPaths(client, 'what is the firewall')).toEqual([
      '/docs/cameras/#camera-does-not-connect',
    ]);
    expect((await ask(client, 'that the ')).nbHits).toBeGreaterThan(0);
  });
  holds('returns no hits when nothing matches', async (client) => {
    expect(await ask(client, 'zzyzx')).toMatchObject({hits: [], nbHits: 0, nbPages: 0});
  });
  holdsOn(
    'finds the synonyms of a word, and of several words',
    [
      ...createPage({path: '/docs/sign-in/', title: 'Sign in', text: ['Enter your name.']}),
      ...createPage({path: '/docs/other/', title: 'Other', text: ['Nothing here.']}),
    ],
    async (client) => {
      expect(await askPaths(client, 'login ')).toEqual(['/docs/sign-in/']);
      expect(await askPaths(client, 'log on ')).toContain('/docs/sign-in/');
    },
    {synonyms: [['sign in', 'login', 'log on']]},
  );
  holdsOn(
    'takes an abbreviation for its long form, not the other way round',
    [
      ...createPage({path: '/docs/plates/', title: 'Number plates', text: ['Read a number plate.']}),
      ...createPage({path: '/docs/alpr/', title: 'ALPR', text: ['Short.']}),
    ],
    async (client) => {
      expect(await askPaths(client, 'alpr ')).toEqual(['/docs/alpr/', '/docs/plates/']);
      expect(await askPaths(client, 'number plate ')).toEqual(['/docs/plates/']);
    },
    {abbreviations: {alpr: ['number plate']}},
  );
  holdsOn(
    'finds a page by the words of the links that lead to it',
    [
      ...createPage({path: '/docs/auth/', title: 'Authentication', text: ['Tokens and accounts.']}),
      createRecord({
        url_without_anchor: `${SITE_URL}/docs/start/`,
        content: 'To keep your session, save the badge once.',
        links: [{text: 'save the badge', url: `${SITE_URL}/docs/auth`}],
      }),
    ],
    async (client) => {
      expect((await askPaths(client, 'badge'))[0]).toBe('/docs/auth/');
      expect(await askPaths(client, 'session')).toContain('/docs/auth/');
    },
  );
  holdsOn(
    'finds a page by a link to a heading that it does not have',
    [
      ...createPage({path: '/docs/auth/', title: 'Authentication', text: ['Tokens and accounts.']}),
      createRecord({
        url_without_anchor: `${SITE_URL}/docs/start/`,
        content: 'Show the voucher.',
        links: [{text: 'voucher', url: `${SITE_URL}/docs/auth/#gone`}],
      }),
    ],
    async (client) => {
      expect(await askPaths(client, 'voucher')).toContain('/docs/auth/');
    },
  );
  holdsOn(
    'finds pages by words that mean the same in any documentation',
    createPage({path: '/docs/erase/', title: 'Erase a recording', text: ['It is gone.']}),
    async (client) => {
      expect(await askPaths(client, 'delete ')).toEqual(['/docs/erase/']);
    },
  );
}
