export type {AddEarlyPart, EarlyPage, EarlyPart, EarlyPartFiles, Opener} from './EarlyPart.ts';
export type {HashedFile} from '../contract/PageScripts.ts';
export {isPrintable, isShortcut} from './shortcuts.ts';
export type {HtmlFirst} from '../loader/HtmlFirst.ts';
