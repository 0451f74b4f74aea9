export {readRecords as default} from '@help-center/extractor';
