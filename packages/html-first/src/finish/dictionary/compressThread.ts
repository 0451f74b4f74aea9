import {workerData} from 'node:worker_threads';
import {answerJobs} from '@help-center/built-site';
import {createCompressor} from './createCompressor.ts';

const compressor = createCompressor(workerData as Uint8Array);

answerJobs(async (text: Uint8Array) => (await compressor).compress(text));
