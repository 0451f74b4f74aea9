export {contentSecurityPolicy, type PolicySources} from './contentSecurityPolicy.ts';
export {finishSite, type FinishedSite, type FinishSiteOptions} from './finishSite.ts';
export {securityHeaders} from './writeHeaders.ts';
