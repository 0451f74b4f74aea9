export {PARAMETERS} from './contract/parameters.ts';
export {runSearchContract} from './contract/runSearchContract.ts';
export {type ContractClient, INDEX_NAME, type SearchTarget} from './contract/SearchTarget.ts';
export {SITE} from './contract/site.ts';
export {createPage, type PageFixture, type SectionFixture} from './createPage.ts';
export {createRecord, SITE_URL} from './createRecord.ts';
