import type {Algoliasearch} from 'algoliasearch';
import {messageOf, ServerError} from '../errors.ts';
import type {PushPlan} from './planPush.ts';

/** Settings of {@link pushRecords}. */
export interface PushRecordsOptions {
  readonly client: Algoliasearch;
  /** Called with what is done next. */
  readonly onProgress?: (step: string) => void;
  /** Milliseconds to wait before each check of a task, by the number of earlier checks; default up to 5 seconds. */
  readonly taskWaitMs?: (asked: number) => number;
}

const MAX_TASK_CHECKS = 500;

/**
 * Fills a temporary index, checks that it is complete, and moves it over the one that readers search. Until then, and after
 * any failure, they search the former one. Throws `SERVER_PUSH` with what to do.
 */
export async function pushRecords(plan: PushPlan, options: PushRecordsOptions): Promise<void> {
  const {client, onProgress = () => {}, taskWaitMs = (asked) => Math.min(asked * 200, 5000)} = options;
  const {index, temporary, settings, synonyms, records, batchSize} = plan;
  const waitFor = (indexName: string, taskID: number) =>
    client.waitForTask({indexName, taskID, maxRetries: MAX_TASK_CHECKS, timeout: taskWaitMs});
  try {
    // An interrupted push may have left some records there.
    await client.deleteIndex({indexName: temporary});
    await client.setSettings({indexName: temporary, indexSettings: settings});
    if (synonyms.length > 0)
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: [...synonyms],
        replaceExistingSynonyms: true,
      });
    onProgress('sending the records');
    const objects = records.map((record) => ({...record}));
    const tasks = await client.chunkedBatch({
      indexName: temporary,
      objects,
      action: 'updateObject',
      batchSize,
    });
    onProgress('checking that all records are there');
    // The service completes the tasks of an index in order.
    const last = tasks.at(-1);
    if (last !== undefined) await waitFor(temporary, last.taskID);
    await assertComplete(plan, client);
    onProgress('replacing the index');
    const move = {operation: 'move', destination: index} as const;
    const moved = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    await waitFor(index, moved.taskID);
    onProgress('done');
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new ServerError(
      'SERVER_PUSH',
      `the push to "${index}" was interrupted: ${messageOf(cause)} Searches still use the previous index. Run the same command again.`,
      {cause},
    );
  }
}

async function assertComplete({index, temporary, records}: PushPlan, client: Algoliasearch): Promise<void> {
  const searchParams = {query: '', hitsPerPage: 0, distinct: false, analytics: false};
  const {nbHits} = await client.searchSingleIndex({indexName: temporary, searchParams});
  if (nbHits === records.length) return;
  throw new ServerError(
    'SERVER_PUSH',
    `the temporary index "${temporary}" has ${nbHits} of ${records.length} records, so "${index}" was left as it is. Run the command again.`,
  );
}
