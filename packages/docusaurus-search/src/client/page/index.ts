/** The parts of the theme's search page that pages are built with. */
export {PAGE_LABELS} from './labels.ts';
export {PageForm} from './PageForm.tsx';
export {PageStart} from './PageStart.tsx';
export type {BrowseLinks} from '../../contract/SearchConfig.ts';
