import {buildIndex} from '@help-center/engine/build';
import {openIndex} from '@help-center/engine';
import {answerQueries} from '@help-center/engine/protocol';
import {INDEX_NAME, runSearchContract} from '@help-center/testkit';

runSearchContract({
  name: 'engine with an index in many parts',
  async createClient(records, settings) {
    const {manifest, files} = buildIndex(records, {...settings, singleFileBytes: 0});
    const index = await openIndex({
      manifest,
      readPart: (name) => Promise.resolve(files.get(name) as Uint8Array),
    });
    return {
      search: (requests) =>
        // A busy machine must not change an answer.
        answerQueries({requests}, (name) => Promise.resolve(name === INDEX_NAME ? index : undefined), {
          timeLimitMs: 60_000,
        }),
    };
  },
});
