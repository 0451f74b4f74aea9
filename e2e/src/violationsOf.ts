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

/** Accessibility violations of the page as it is now, each with the element that breaks the rule. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Through the protocol, because the page's policy refuses a script that the page did not name.
  await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async (tags) => {
    const {axe} = window as unknown as {axe: Axe};
    const {violations} = await axe.run(document, {runOnly: {type: 'tag', values: tags}});
    return violations.flatMap(({id, nodes}) =>
      nodes.map(
        ({html, failureSummary = ''}) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 200)}`,
      ),
    );
  }, TAGS);
}
