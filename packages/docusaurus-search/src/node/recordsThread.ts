import {answerJobs} from '@help-center/built-site';
import {readRecords, type PageJob} from '@help-center/extractor';

answerJobs((job: PageJob) => JSON.stringify(readRecords(job)));
