import uFuzzy from '@leeoniya/ufuzzy';
import {bundleCode} from './bundleCode.ts';
import {packageVersion} from './packageVersion.ts';
import {pageSections} from './pageSections.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** Words that may stand in another order than they were typed (five take seconds for some queries), and most hits that are ranked, as by default. */
const OUT_OF_ORDER = 3;
const MOST_RANKED = 1000;
/** One error a word. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum of the types is not there when the code runs.
const SINGLE_ERROR: uFuzzy.IntraMode = 1;

/** uFuzzy with one error a word, over sections; no documentation tool ships with it, so these are options of its README. */
export const ufuzzy: SearchEngine = {
  name: 'ufuzzy',
  version: packageVersion('@leeoniya/ufuzzy'),
  settings:
    'its README: sections with their page title, one error a word (intraMode 1), five words in any order',
  codeFiles: async () => [await bundleCode('ufuzzy', `export {default} from '@leeoniya/ufuzzy'`)],
  build: async ({pages}) => {
    const sections = pages.flatMap((page) =>
      pageSections(page, 6).map(({title, anchor, text}) => [
        anchor === null ? page.url : `${page.url}#${anchor}`,
        `${page.title} ${title} ${text}`,
      ]),
    );
    const json = JSON.stringify(sections);
    return {
      files: [{name: 'sections.json', bytes: Buffer.from(json)}],
      open: async () => {
        const parsed: [url: string, text: string][] = JSON.parse(json);
        const texts = parsed.map(([, text]) => text);
        const matcher = new uFuzzy({intraMode: SINGLE_ERROR});
        return {
          search: async (query) => {
            const [found, info, order] = matcher.search(texts, query, OUT_OF_ORDER, MOST_RANKED);
            // Beyond the most that are ranked it gives them in the order of the texts.
            const places = info && order ? order.map((at) => info.idx[at] as number) : (found ?? []);
            return places.map((place) => parsed[place]?.[0] ?? '');
          },
          filesRead: () => ['sections.json'],
          close: async () => {},
        };
      },
    };
  },
};
