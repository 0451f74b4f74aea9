import {afterAll, beforeAll, describe} from 'vitest';
import {describeErrors} from './errors.ts';
import {describeFacets} from './facets.ts';
import {describeFilters} from './filters.ts';
import {describeHighlights} from './highlights.ts';
import {describeHostileInput} from './hostileInput.ts';
import {describeMatching} from './matching.ts';
import {describePaging} from './paging.ts';
import {describeParameters} from './parameters.ts';
import {describeRanking} from './ranking.ts';
import {describeSyntax} from './syntax.ts';
import {describeTyped} from './typed.ts';
import {describeWords} from './words.ts';
import {createCases, type ContractCases} from './cases.ts';
import {SITE} from './site.ts';
import type {ContractClient, SearchTarget} from './SearchTarget.ts';

/** Runs the search contract, which all search backends must fulfil, against one of them. */
export function runSearchContract(unwatched: SearchTarget): void {
  const answered = new Set<string>();
  const target = watchTarget(unwatched, answered);
  describe(`search contract: ${target.name}`, () => {
    let client: ContractClient | undefined;
    beforeAll(async () => {
      client = await target.createClient(SITE, {
        synonyms: [['sign in', 'login', 'log on']],
        abbreviations: {ip: ['address']},
      });
    });
    afterAll(async () => client?.close?.());
    const getClient = (): ContractClient => {
      if (client === undefined) throw new Error('the client is created before the tests run');
      return client;
    };
    const cases: ContractCases = createCases(target, getClient);
    describeMatching(cases);
    describeSyntax(cases);
    describeTyped(cases);
    describeRanking(cases);
    describeFacets(cases);
    describePaging(cases);
    describeFilters(cases);
    describeWords(cases);
    describeHighlights(cases);
    describeErrors(cases);
    describeHostileInput(cases);
    describeParameters(cases, answered);
  });
}

/** Records the names of all parameters in answered searches. */
function watchTarget(target: SearchTarget, answered: Set<string>): SearchTarget {
  return {
    ...target,
    async createClient(records, settings) {
      const client = await target.createClient(records, settings);
      return {
        async search(requests) {
          const answer = await client.search(requests);
          for (const name of requests.flatMap((request) => Object.keys(request))) answered.add(name);
          return answer;
        },
        close: () => client.close?.(),
      };
    },
  };
}
