export {fetchFiles, findSaved, type OfflineFiles} from '../storage/index.ts';
export {describeFailure} from './describeFailure.ts';
export {forgetSite, saveSite} from './saveSite.ts';
export {isSupported, register} from './register.ts';
