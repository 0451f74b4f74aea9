import {workerData} from 'node:worker_threads';
import {answerJobs} from '@help-center/built-site';
import {readPage, writeReading} from './outlinePage.ts';

const asked = new Set(workerData as readonly string[]);

answerJobs((source: string) => writeReading(readPage(source, asked)));
