/** What the theme's search bar is made of. */
export {SearchButton, type SearchButtonProps} from './SearchButton.tsx';
export {useVisitRecord} from './useVisitRecord.ts';
