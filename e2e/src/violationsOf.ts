import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{violations: {id: string; nodes: {html: string; failureSummary?: string}[]}[]}>;
}

type Rules = {readonly type: 'tag' | 'rule'; readonly values: readonly string[]};

/** Accessibility violations of the page as it is now, each with the element that breaks the rule. */
export function violationsOf(page: Page): Promise<string[]> {
  return runAxe(page, {type: 'tag', values: TAGS});
}

/** The same, followed by those of the dark theme, in which only contrast can differ. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await violationsOf(page);
  await switchTheme(page, 'dark');
  const inDark = await runAxe(page, {type: 'rule', values: ['color-contrast']});
  await switchTheme(page, 'light');
  return [...inLight, ...inDark.map((violation) => `dark theme: ${violation}`)];
}

/** Changes the colours of the page, all at once. */
function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((name) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop {transition: none !important}');
    // Beside the sheet of the loader, which a page needs until it is hydrated
    document.adoptedStyleSheets.push(still);
    document.documentElement.dataset.theme = name;
  }, theme);
}

async function runAxe(page: Page, runOnly: Rules): Promise<string[]> {
  // Through the protocol, because the page's policy refuses a script that the page did not name.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async (only) => {
    const {axe} = window as unknown as {axe: Axe};
    const {violations} = await axe.run(document, {runOnly: only});
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({html, failureSummary = ''}) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`,
      ),
    );
  }, runOnly);
}
