/** The parts of the theme's search page that pages are built with. */
export {PAGE_LABELS} from './labels.ts';
export {PageForm, PageStart} from './PageForm.tsx';
export type {BrowseLinks} from '../../contract/SearchConfig.ts';
