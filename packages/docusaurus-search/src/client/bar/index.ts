/** What connects search with Docusaurus. */
export {setSiteStorage} from '../siteStorage.ts';
export {mountSearchPage} from './mountSearchPage.ts';
export {SearchButton, type SearchButtonProps} from './SearchButton.tsx';
export type {SearchConfig} from '../../contract/SearchConfig.ts';
