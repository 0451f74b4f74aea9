import type {Page} from '@playwright/test';
import {atRelease, expect, test} from '../src/test.ts';

/** One page of each kind that has controls of its own. */
const PAGES = [
  '/',
  '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/',
  '/docs/ANSVIS/Guides/Camera/',
  '/docs/ANSVIS/',
  '/docs/ODHUB/Guides/Model-Testing/',
  '/docs/ANSVIS/References/Troubleshoot/',
  '/blog',
  '/blog/how-search-works',
  '/search?q=camera',
  '/symptoms',
  '/offline',
  '/report',
];

/** What a thumb looks for first. */
const PRIMARY = [
  '.navbar__toggle',
  '.DocSearch-Button',
  '.navbar-sidebar :is(.menu__link, .menu__caret)',
  '.theme-doc-toc-mobile > button',
  '[data-search-ignore] > * > details > summary',
  '.page-menu-panel :is(a, button)',
  '[role=tab]',
  '.code-actions button',
  '.enlarge',
  '.pagination-nav__link',
  'footer div:has(> strong) :is(summary, a, button)',
  '.footer__link-item',
  'main .button',
];

interface Rule {
  readonly primary: string;
  readonly most: number;
  readonly within: string;
}

/**
 * Controls that a finger misses: primary ones below 44 pixels, and others below 24 that have no room of 24 around their middle
 * (WCAG 2.5.8). A link inside of a sentence may be as high as its line.
 */
function findSmallTargets(page: Page, within = 'body'): Promise<string[]> {
  const rule: Rule = {primary: PRIMARY.join(), most: 44, within};
  return page.evaluate((wanted) => {
    const {primary, most} = wanted;
    const root = document.querySelector(wanted.within) as Element;
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none') return false;
      return element.getBoundingClientRect().width > 1;
    };
    const isInline = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    // A box inside of its label is pressed with it.
    const targets = [
      ...root.querySelectorAll(
        'a[href], button, summary, select, input, textarea, [role=tab], [role=button]',
      ),
    ].filter((element) => isSeen(element) && !isInline(element) && !element.closest('.hash-link'));
    const boxes = targets.map((element) => (element.closest('label') ?? element).getBoundingClientRect());
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${element.textContent?.trim().slice(0, 40)}"`;
    return targets.flatMap((element, index) => {
      const box = boxes[index] as DOMRect;
      if (element.matches(primary))
        return box.height >= most - 0.5 ? [] : [`${name(element)}: ${box.height} of ${most}`];
      if (box.height >= 40 || (box.height >= 24 && box.width >= 24)) return [];
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const near = boxes.findIndex((other, at) => {
        if (at === index || targets[at]?.contains(element) || element.contains(targets[at] ?? null))
          return false;
        const [dx, dy] = [
          Math.max(other.left - x, 0, x - other.right),
          Math.max(other.top - y, 0, y - other.bottom),
        ];
        const isSmall = other.height < 24 || other.width < 24;
        const apart = isSmall
          ? Math.hypot(other.left + other.width / 2 - x, other.top + other.height / 2 - y) - 12
          : Math.hypot(dx, dy);
        return apart < 12;
      });
      return near < 0
        ? []
        : [`${name(element)}: ${box.height} high, beside ${name(targets[near] as Element)}`];
    });
  }, rule);
}

/** Pages that every commit measures; together they have every kind of control. */
const FEW = new Set<string>([
  '/',
  '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/',
  '/search?q=camera',
  '/report',
]);

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const path of PAGES) {
    test(`touch targets on ${path} are large enough${atRelease(!FEW.has(path))}`, async ({page, hydrate}) => {
      await page.goto(path);
      await hydrate();
      expect(await findSmallTargets(page)).toEqual([]);
    });
  }

  test('touch targets in the drawer and the page menu are large enough', async ({page, hydrate}) => {
    await page.goto('/docs/ANSVIS/Guides/Camera/');
    await hydrate();
    await page.locator('main summary', {hasText: /^More$/}).click();
    await expect(page.getByRole('button', {name: 'Copy the page as Markdown'})).toBeVisible();
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar .menu__link').first()).toBeVisible();
    expect(await findSmallTargets(page, '.navbar-sidebar')).toEqual([]);
  });
});
