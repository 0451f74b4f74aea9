import type {SiteConfig} from '../contract/SiteConfig.ts';

let ownStyles: CSSStyleSheet[] = [];

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds what the loader's file holds for all pages: rules for elements of the loader, print rules and speculation rules. */
export function addSiteParts({css, print, speculationRules}: SiteConfig): void {
  ownStyles = [css, print].map(createSheet);
  document.adoptedStyleSheets.push(...ownStyles);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
}

/** Removes the loader's rules, which the whole style sheet contains in the right order. */
export function dropOwnStyles(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !ownStyles.includes(sheet));
}
