import type {LoaderPart} from '../contract/LoaderPart.ts';

/** Start of the name of a style sheet that only finished pages have. */
export const STYLES_WITHOUT_SCRIPTS = 'assets/css/without-scripts.';

/**
 * Styles for browsers without scripts: menus are open or part of the page, content that scripts collapse is shown, and
 * controls that need scripts are hidden.
 */
export function stylesWithoutScripts(parts: readonly Pick<LoaderPart, 'opener'>[]): string {
  const buttons = parts.map(({opener}) => `${opener.button},`).join('');
  return buttons + RULES;
}

const RULES: string = [
  '.navbar :has(>.colour-mode-switch),.menu__caret,[data-copy],[data-needs-scripts],.theme-back-to-top-button,' +
    '.navbar__toggle,.theme-announcement-bar .close,.theme-doc-toc-mobile{display:none!important}',
  '[role=tabpanel][hidden]{display:block!important}',
  '@media(max-width:996px){' +
    '.navbar{position:static;height:auto}' +
    '.navbar__inner,.navbar__items{flex-wrap:wrap;min-width:0;flex:1 1 100%}' +
    '.dropdown__menu{left:0;right:auto;min-width:0}' +
    '.navbar__item{display:block!important}' +
    ':has(>.theme-doc-sidebar-container){flex-wrap:wrap}' +
    '.theme-doc-sidebar-container{display:block!important;order:1;width:100%!important;margin:0!important;clip-path:none!important}' +
    '.theme-doc-sidebar-container *{max-height:none!important}' +
    '}',
].join('');
