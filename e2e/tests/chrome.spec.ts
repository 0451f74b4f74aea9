import type {Page} from '@playwright/test';
import {HeldScripts} from '../src/HeldScripts.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {products} from '../src/products.ts';

const PRODUCTS = products.map(({label}) => label);
const INTRODUCTION = '/docs/ANNHUB/Introduction/';

/** Opens the list of languages by keyboard. */
async function openLanguages(page: Page) {
  const languages = page.locator('.navbar__items--right .dropdown').filter({hasText: 'English'});
  await languages.locator('.navbar__link').first().focus();
  await page.keyboard.press('Enter');
  await expect(languages).toHaveClass(/dropdown--show/);
  return languages;
}

test.describe('page chrome', () => {
  test('the first Tab shows the skip link [spec 2.3-01]', async ({page, hydrate}) => {
    await page.goto(INTRODUCTION);
    await hydrate();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('the skip link works before hydration [spec 2.3-01]', async ({page}) => {
    const scripts = await HeldScripts.on(page);
    scripts.hold();
    await page.goto(INTRODUCTION);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('the colour toggle has a neutral label before hydration [spec 2.3-05]', async ({page}) => {
    const scripts = await HeldScripts.on(page);
    scripts.hold();
    await page.goto(INTRODUCTION);
    const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/}).first();
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode');
    await expect(toggle).not.toHaveAttribute('title');
    await toggle.click();
    scripts.release();
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)');
  });

  test('the bar has the seven products on the left in order [spec 2.3-03]', async ({page}) => {
    await page.goto('/');
    const labels = await page
      .locator('.navbar__items:not(.navbar__items--right) > .navbar__item')
      .allTextContents();
    expect(labels.map((label) => label.trim())).toEqual(PRODUCTS);
  });

  for (const [index, label] of PRODUCTS.entries()) {
    test(`the bar item ${label} opens that product's own sidebar [spec 2.2-02, 2.3-03]${atRelease(index % 3 > 0)}`, async ({
      page,
      hydrate,
    }) => {
      await page.goto('/');
      await hydrate();
      await page.locator('.navbar__items:not(.navbar__items--right) > .navbar__item').nth(index).click();
      const id = label === 'License Manager' ? 'License' : label;
      await expect(page).toHaveURL(new RegExp(`/docs/${id}/`));
      const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
      await expect(links.first()).toBeVisible();
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
        expect(href).toMatch(new RegExp(`^/docs/${id}/`));
      }
    });
  }

  test('the right side has search, portal, video channel, version and language [spec 2.3-04, 2.3-07]', async ({
    page,
  }) => {
    await page.goto('/');
    const right = page.locator('.navbar__items--right');
    await expect(right.getByRole('button', {name: /^Search/})).toBeVisible();
    await expect(right.getByRole('link', {name: /Account settings/})).toHaveAttribute(
      'href',
      'https://portal.example.com/account/settings',
    );
    await expect(right.getByRole('link', {name: /Videos/})).toHaveAttribute(
      'href',
      'https://video.example.com/channel',
    );
    await expect(right.getByRole('link', {name: 'Next'})).toHaveAttribute('href', '/docs/');
    await expect(right.getByRole('button', {name: 'English'})).toBeVisible();
  });

  test('external links open apart from the site without handing over the opener [spec 2.4-08]', async ({
    page,
  }) => {
    await page.goto('/');
    const portal = page.locator('.navbar').getByRole('link', {name: /Account settings/});
    await expect(portal).toHaveAttribute('target', '_blank');
    await expect(portal).toHaveAttribute('rel', /noopener/);
  });

  test('the language switcher keeps path, query and hash [spec 2.3-06]', async ({page, hydrate}) => {
    await page.goto('/search?q=mqtt#results');
    await hydrate();
    const item = page.locator('.navbar__items--right .dropdown__menu a[lang="en"]');
    await expect(item).toHaveAttribute('href', '/search?q=mqtt#results');
  });

  test('a dropdown opens on Enter and closes on an outside click [spec 4-08]', async ({page, hydrate}) => {
    await page.goto('/');
    await hydrate();
    const languages = await openLanguages(page);
    await page.locator('h1').first().click();
    await expect(languages).not.toHaveClass(/dropdown--show/);
  });

  test('a dropdown closes when the focus moves elsewhere [spec 4-09]', async ({page, hydrate}) => {
    await page.goto('/');
    await hydrate();
    const languages = await openLanguages(page);
    await page.locator('footer a').first().focus();
    await expect(languages).not.toHaveClass(/dropdown--show/);
  });

  test('the bar stays visible on scroll [spec 2.3-08, 9-05]', async ({page, hydrate}) => {
    await page.goto('/docs/ANSVIS/Guides/Monitor-AI-Task/');
    await hydrate();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(page.locator('.navbar')).toBeInViewport();
    await expect(page.locator('.navbar')).not.toHaveClass(/navbarHideable/);
  });

  test('the footer has three groups, the logo and the copyright text [spec 2.3-12]', async ({page}) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__title')).toHaveText([
      'AI Designing Tools',
      'AI Deployment Tools',
      'More',
    ]);
    const hrefs = await footer
      .locator('.footer__items')
      .evaluateAll((groups) =>
        groups.map((group) => [...group.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
      );
    expect(hrefs).toEqual(
      [
        ['ANSTS', 'ANNHUB', 'DLHUB', 'ODHUB'].map((id) => `/docs/${id}/Introduction/`),
        ['ANSVIS', 'ANSDL'].map((id) => `/docs/${id}/Introduction/`),
        [
          '/docs/License/ANS-Portal/',
          'https://portal.example.com/account/settings',
          'https://www.example.com/',
          'https://video.example.com/channel',
        ],
      ].map((group) =>
        group.map((href) =>
          href === 'https://www.example.com/'
            ? expect.stringMatching(/^https:\/\/www\.example\.com\/?$/)
            : href,
        ),
      ),
    );
    await expect(footer).toContainText('© 2025');
    await expect(footer.getByRole('link', {name: 'Help Center', exact: true}).locator('svg')).toBeVisible();
  });

  test('the logo has a light and a dark variant [spec 2.3-13]', async ({page, hydrate}) => {
    await page.goto('/');
    await hydrate();
    const colours = () =>
      page
        .locator('.footer__bottom svg > *')
        .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
    const light = ['rgb(11, 93, 120)', 'rgb(255, 255, 255)', 'rgb(11, 93, 120)', 'rgb(255, 255, 255)'];
    const dark = ['rgb(127, 211, 238)', 'rgb(16, 34, 43)', 'rgb(127, 211, 238)', 'rgb(16, 34, 43)'];
    await expect.poll(colours).toEqual(light);
    await page
      .getByRole('button', {name: /dark.*light mode|light.*dark mode|Switch between/})
      .first()
      .click();
    await expect.poll(colours).toEqual(dark);
  });
});

test.describe('at the desktop breakpoint of 996 px', () => {
  test('996 px shows the mobile bar and 997 px the desktop bar [spec 2.3-11, 9-21]', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await page.goto('/');
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
    await expect(page.locator('.navbar').getByRole('link', {name: 'ANSVIS'})).toBeVisible();
  });

  test('the mobile menu slides out, goes back to the main menu and closes on desktop width [spec 2.3-10, 4-07]', async ({
    page,
    hydrate,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(INTRODUCTION);
    await hydrate();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(menu.getByRole('link', {name: 'License Manager'})).toBeVisible();
    await expect(menu.locator('.navbar-sidebar__item').getByRole('link').first()).toBeFocused();
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });

  test('Escape closes the mobile menu and restores the focus', async ({page, hydrate}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(INTRODUCTION);
    await hydrate();
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    await button.click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    await expect(button).toBeFocused();
  });
});
