/** What the theme's search dialog is made of. */
export {SiteSearchDialog, type SiteSearchDialogProps} from './SiteSearchDialog.tsx';
