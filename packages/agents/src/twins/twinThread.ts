import {answerJobs} from '@help-center/built-site';
import {doTwinJob} from './doTwinJob.ts';

answerJobs(doTwinJob);
