export {contentSecurityPolicy, type PolicySources} from './policy/contentSecurityPolicy.ts';
export {POLICY_KINDS, type PolicyKind, type PolicyOptions} from './policy/contentSecurityPolicy.ts';
export {finishSite, type FinishedSite} from './finishSite.ts';
export {outlinePage, type PageOutline} from './outline/outlinePage.ts';
export type {FinishSiteOptions} from './FinishSiteOptions.ts';
export type {LoaderPart, Opener} from '../contract/LoaderPart.ts';
export {TEXTS as LOADER_TEXTS} from './texts.ts';
export {securityHeaders} from './writeHeaders.ts';
