export {searchTheme as default} from './searchTheme.ts';
export {validateOptions} from './validateOptions.ts';
export {validateThemeConfig} from './validateThemeConfig.ts';
export {ThemeError, type ThemeErrorCode} from './errors.ts';
export type {EmbeddedAnswers, HostedAnswers, SearchThemeOptions, ServerAnswers} from './options.ts';
