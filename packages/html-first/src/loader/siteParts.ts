import type {SiteConfig} from './config.ts';

let ownStyles: CSSStyleSheet | undefined;

/** Adds to a page what the loader's file brings for all pages: rules for what the loader adds, and what may be fetched ahead. */
export function addSiteParts({css, speculationRules}: SiteConfig): void {
  ownStyles = new CSSStyleSheet();
  ownStyles.replaceSync(css);
  document.adoptedStyleSheets.push(ownStyles);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}

/** Takes the loader's rules away: the whole style sheet holds them, in their order. */
export function dropOwnStyles(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== ownStyles);
}
