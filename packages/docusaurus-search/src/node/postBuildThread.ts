import {parentPort, workerData} from 'node:worker_threads';
import {postBuild} from './postBuild.ts';

// Started by `searchTheme`.
const line = await postBuild(...(workerData as Parameters<typeof postBuild>));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages from a thread have none
parentPort?.postMessage(line);
