import {readFileSync} from 'node:fs';
import {parentPort, workerData} from 'node:worker_threads';
import {buildIndex, type BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';

const {file, words} = workerData as {readonly file: string; readonly words: BuildIndexOptions};
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const records = lines.map((line) => JSON.parse(line) as SearchRecord);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages from a thread have none
parentPort?.postMessage(buildIndex(records, words));
