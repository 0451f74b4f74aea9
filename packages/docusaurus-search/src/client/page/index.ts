/** The parts of the theme's search page. */
export {MAX_QUERY_LENGTH} from '../../early/contract.ts';
export {LABELS} from '../dialog/labels.ts';
export {PAGE_LABELS} from './labels.ts';
export {PageResults} from './PageResults.tsx';
export {usePageQuery} from './usePageQuery.ts';
export {useSecondEscape} from './useSecondEscape.ts';
