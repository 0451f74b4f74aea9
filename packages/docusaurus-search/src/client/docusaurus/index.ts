/** The theme's search dialog. */
export {SiteSearchDialog, type SiteSearchDialogProps} from './SiteSearchDialog.tsx';
