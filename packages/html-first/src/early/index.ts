export type {AddEarlyPart, EarlyPage, EarlyPart, EarlyPartFiles, Opener} from './EarlyPart.ts';
export type {LoaderFile} from '../loader/config.ts';
export {isPrintable, isShortcut} from './shortcuts.ts';
export type {HtmlFirst} from '../loader/HtmlFirst.ts';
