export {fetchFiles, findSaved, type OfflineFiles} from '../storage/index.ts';
export {describeFailure} from './describeFailure.ts';
export {forgetSite} from './forgetSite.ts';
export {isSupported, register} from './register.ts';
export {saveSite} from './saveSite.ts';
