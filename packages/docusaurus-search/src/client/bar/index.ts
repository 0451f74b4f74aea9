/** The parts of the theme's search bar. */
export {SearchButton, type SearchButtonProps} from './SearchButton.tsx';
export {useVisitRecord} from './useVisitRecord.ts';
