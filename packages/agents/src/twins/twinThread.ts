export {doTwinJob as default} from './doTwinJob.ts';
