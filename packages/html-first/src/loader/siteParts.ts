import type {SiteConfig} from '../contract/SiteConfig.ts';

let ownStyles: CSSStyleSheet[] = [];

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds to a page what the loader's file brings for all pages: rules for what the loader adds and for paper, and what may be fetched ahead. */
export function addSiteParts({css, print, speculationRules}: SiteConfig): void {
  ownStyles = [css, print].map(createSheet);
  document.adoptedStyleSheets.push(...ownStyles);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}

/** Takes the loader's rules away: the whole style sheet holds them, in their order. */
export function dropOwnStyles(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !ownStyles.includes(sheet));
}
