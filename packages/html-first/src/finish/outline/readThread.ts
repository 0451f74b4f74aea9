import {serialize} from 'node:v8';
import {workerData} from 'node:worker_threads';
import {answerJobs} from '@help-center/built-site';
import {readPage} from './outlinePage.ts';

const asked = new Set(workerData as readonly string[]);

answerJobs((source: string): Uint8Array => serialize(readPage(source, asked)));
