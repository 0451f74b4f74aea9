import {expect, type Locator, type Page} from '@playwright/test';

/** A control that needs scripts, and how to check that it worked. */
export interface Control {
  readonly name: string;
  readonly path: string;
  find(page: Page): Locator;
  /** Checks what a reader sees before the scripts run. */
  answersAtOnce(page: Page): Promise<void>;
  /** Checks what a reader sees afterwards. */
  worked(page: Page): Promise<void>;
}

const CODE_PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

const showsThatItWaits = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-intent', 'pending');

/** Controls at every width. */
const everywhere: readonly Control[] = [
  {
    name: 'the search button',
    path: '/docs/ANNHUB/Introduction/',
    find: (page) => page.locator('.DocSearch-Button'),
    answersAtOnce: async (page) => {
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      // The page hydrates once a query is answered.
      await page.keyboard.type('licence');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    worked: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  },
];

/** Controls on a wide screen. */
export const controls: readonly Control[] = [
  ...everywhere,
  {
    name: 'the colour mode switch',
    path: '/',
    find: (page) => page.getByRole('button', {name: /Switch between dark and light mode/}).first(),
    answersAtOnce: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    worked: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  },
  {
    name: 'a category of the sidebar',
    path: '/docs/ANNHUB/Introduction/',
    find: (page) => page.getByRole('button', {name: "Expand sidebar category 'Guides'"}),
    answersAtOnce: showsThatItWaits,
    worked: (page) =>
      expect(page.getByRole('button', {name: "Collapse sidebar category 'Guides'"})).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    name: 'the language menu',
    path: '/docs/ANNHUB/Introduction/',
    find: (page) => page.locator('.navbar__items--right').getByRole('button', {name: 'English'}),
    answersAtOnce: () => Promise.resolve(),
    worked: (page) => expect(page.locator('.dropdown__menu a[lang=en]')).toBeVisible(),
  },
  {
    name: 'a tab',
    path: CODE_PAGE,
    find: (page) => page.getByRole('main').getByRole('tab').nth(1),
    answersAtOnce: showsThatItWaits,
    worked: async (page) => {
      await expect(page.getByRole('main').getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').nth(1)).toBeVisible();
    },
  },
  {
    name: 'the copy button of a code block',
    path: CODE_PAGE,
    find: (page) => page.locator('.theme-code-block').getByRole('button', {name: 'Copy'}).first(),
    answersAtOnce: async (page) => {
      const code = await page.locator('.theme-code-block code').first().textContent();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    },
    worked: (page) => page.evaluate(() => navigator.clipboard.writeText('something else')),
  },
];

/** Controls on a narrow screen. */
export const phoneControls: readonly Control[] = [
  ...everywhere,
  {
    name: 'the menu button',
    path: '/docs/ANNHUB/Introduction/',
    find: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}),
    answersAtOnce: showsThatItWaits,
    worked: (page) => expect(page.locator('.navbar-sidebar')).toBeVisible(),
  },
  {
    name: 'the list of contents',
    path: CODE_PAGE,
    find: (page) => page.getByRole('button', {name: 'On this page'}),
    answersAtOnce: showsThatItWaits,
    worked: (page) => expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible(),
  },
];
