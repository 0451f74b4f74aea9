import type {Algoliasearch} from 'algoliasearch';
import {messageOf, ServerError} from '../errors.ts';
import type {PushPlan} from './planPush.ts';
import {loadState, removeState, saveState} from './PushState.ts';

/** Settings of {@link pushRecords}. */
export interface PushRecordsOptions {
  readonly client: Algoliasearch;
  readonly appId: string;
  /** File with the progress of the push. */
  readonly stateFile: string;
  /** Called for each step. */
  readonly onProgress?: (step: PushStep) => void;
  /** Milliseconds to wait before each check of a task, by the number of earlier checks; default up to 5 seconds. */
  readonly taskWaitMs?: (asked: number) => number;
}

/** A step of a push, to report progress. */
export type PushStep =
  | {readonly kind: 'resumed' | 'sent'; readonly batches: number; readonly of: number}
  | {readonly kind: 'checking' | 'replacing' | 'done'};

const MAX_TASK_CHECKS = 500;

/**
 * Fills a temporary index, checks that it is complete, and moves it over the one that readers search. Until then, and after
 * any failure, they search the former one. Resumes an interrupted push. Throws `SERVER_PUSH` with what to do.
 */
export async function pushRecords(plan: PushPlan, options: PushRecordsOptions): Promise<void> {
  const {client, appId, stateFile, onProgress = () => {}} = options;
  const {index, temporary, digest, batches} = plan;
  const waitFor = (indexName: string, taskID: number) =>
    client.waitForTask({
      indexName,
      taskID,
      maxRetries: MAX_TASK_CHECKS,
      timeout: options.taskWaitMs ?? ((asked) => Math.min(asked * 200, 5000)),
    });
  const save = (done: number, taskID: number | null) =>
    saveState(stateFile, {appId, index, digest, done, taskID});

  try {
    let {done, taskID} = await findState(plan, options);
    if (done > 0) onProgress({kind: 'resumed', batches: done, of: batches.length});
    else await prepare(plan, client);
    for (const batch of batches.slice(done)) {
      const requests = batch.map((record) => ({action: 'updateObject' as const, body: {...record}}));
      ({taskID} = await client.batch({indexName: temporary, batchWriteParams: {requests}}));
      done += 1;
      await save(done, taskID);
      onProgress({kind: 'sent', batches: done, of: batches.length});
    }
    onProgress({kind: 'checking'});
    // The service completes the tasks of an index in order.
    if (taskID !== null) await waitFor(temporary, taskID);
    await assertComplete(plan, client);
    onProgress({kind: 'replacing'});
    const move = {operation: 'move', destination: index} as const;
    const moved = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    await waitFor(index, moved.taskID);
    await removeState(stateFile);
    onProgress({kind: 'done'});
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new ServerError(
      'SERVER_PUSH',
      `the push to "${index}" was interrupted: ${messageOf(cause)} Searches still use the previous index. Run the same command again to continue.`,
      {cause},
    );
  }
}

async function findState(
  {index, temporary, digest, batches}: PushPlan,
  {client, appId, stateFile}: PushRecordsOptions,
): Promise<{done: number; taskID: number | null}> {
  const state = await loadState(stateFile);
  const isOurs = state?.appId === appId && state.index === index && state.digest === digest;
  const isThere =
    isOurs && state.done <= batches.length && (await client.indexExists({indexName: temporary}));
  return isThere ? {done: state.done, taskID: state.taskID} : {done: 0, taskID: null};
}

async function prepare({temporary, settings, synonyms}: PushPlan, client: Algoliasearch): Promise<void> {
  await client.setSettings({indexName: temporary, indexSettings: settings});
  if (synonyms.length === 0) return;
  await client.saveSynonyms({indexName: temporary, synonymHit: [...synonyms], replaceExistingSynonyms: true});
}

async function assertComplete({index, temporary, records}: PushPlan, client: Algoliasearch): Promise<void> {
  const searchParams = {query: '', hitsPerPage: 0, distinct: false, analytics: false};
  const {nbHits} = await client.searchSingleIndex({indexName: temporary, searchParams});
  if (nbHits === records) return;
  throw new ServerError(
    'SERVER_PUSH',
    `the temporary index "${temporary}" has ${nbHits} of ${records} records, so "${index}" was left as it is. Delete the temporary index and run the command again.`,
  );
}
