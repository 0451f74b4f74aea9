import {answerJobs} from '@help-center/built-site';
import {readRecords, type PageJob, type PageRecords} from '@help-center/extractor';

answerJobs<PageJob, PageRecords>(readRecords);
