import {suggestQueries} from '@help-center/engine';
import {SITE} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {openBuilt} from './support/openBuilt.ts';

const index = await openBuilt(SITE);

describe('suggestQueries', () => {
  it('suggests the known words of a query together, then alone', async () => {
    expect(await suggestQueries(index, 'zzyzx firewall port')).toEqual(['firewall port', 'firewall', 'port']);
  });

  it('corrects misspelt words', async () => {
    expect(await suggestQueries(index, 'fierwall zzyzx')).toEqual(['firewall']);
  });

  it('suggests nothing when the index knows no word', async () => {
    expect(await suggestQueries(index, 'zzyzx qqqq')).toEqual([]);
  });

  it('suggests only queries with hits under the filter', async () => {
    const filter = [[{facet: 'language', value: 'ja', negated: false}]];
    expect(await suggestQueries(index, 'zzyzx firewall', 3, filter)).toEqual([]);
  });

  it('suggests at most the requested number', async () => {
    expect(await suggestQueries(index, 'zzyzx camera firewall port', 1)).toHaveLength(1);
  });
});
