import type {Algoliasearch} from 'algoliasearch';
import {messageOf, ServerError} from '../errors.ts';
import type {PushPlan} from './planPush.ts';

/**
 * Replaces the records, settings and synonyms of an index. The records fill a temporary index, which then takes the place of
 * the one that readers search; after any failure they search the former records. Throws `SERVER_PUSH` with what to do.
 */
export async function pushRecords(plan: PushPlan, client: Algoliasearch): Promise<void> {
  const {index: indexName, settings, synonyms, records, batchSize} = plan;
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings: settings});
    // The copy of an index that is not there yet would have no settings.
    await client.waitForTask({indexName, taskID});
    if (synonyms.length === 0) await client.clearSynonyms({indexName});
    else await client.saveSynonyms({indexName, synonymHit: [...synonyms], replaceExistingSynonyms: true});
    const objects = records.map((record) => ({...record}));
    await client.replaceAllObjects({indexName, objects, batchSize});
  } catch (cause) {
    throw new ServerError(
      'SERVER_PUSH',
      `the push to "${indexName}" was interrupted: ${messageOf(cause)} Searches still find the previous records. Run the same command again.`,
      {cause},
    );
  }
}
