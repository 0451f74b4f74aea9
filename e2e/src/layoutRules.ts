import type {Page} from '@playwright/test';

/** Fonts with the metrics of Arial and of Verdana, the widest font in common use. */
export const FONTS = ["'Liberation Sans', Arial", "'DejaVu Sans', Verdana"] as const;

/** Makes the page use another font, as on another computer. A constructed sheet, as the policy blocks `addStyleTag`. */
export async function useFont(page: Page, font: string): Promise<void> {
  await page.evaluate((family) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root { --font-text: ${family} !important; --ifm-font-family-base: ${family} !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, font);
}

/** Finds text outside the page, or cut off by a box that does not scroll. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
    const isHidden = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const {clipPath, position, opacity, fontSize} = getComputedStyle(at);
        if (clipPath !== 'none' || opacity === '0' || fontSize === '0px') return true;
        if (position === 'fixed') return true;
      }
      return false;
    };
    /** The horizontal range in which the text of an element is visible. */
    const windowOf = (element: Element) => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (scrolls(style) && !matchMedia('print').matches) {
          // Scrolling content may overflow its box, but the box must be on the page.
          return box.left < left - 1 || box.right > right + 1 ? [0, 0] : [-1e6, 1e6];
        }
        if (clips(style) && style.textOverflow !== 'ellipsis') {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
        }
      }
      return [left, right];
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('svg, noscript, script, style')) continue;
      if (!element.checkVisibility() || isHidden(element)) continue;
      const [left = 0, right = 0] = windowOf(element);
      range.selectNodeContents(node);
      const isOut = [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.left < left - 1.5 || line.right > right + 1.5),
      );
      if (isOut) found.push(`${element.tagName.toLowerCase()}: ${node.textContent.trim().slice(0, 60)}`);
    }
    return found;
  });
}

/** Finds faults of the navigation bar: items that wrap, overlap, are cut off or outside the window. */
export function findBarFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const bar = document.querySelector('.navbar');
    if (!bar) return ['no bar'];
    const items = [
      ...bar.querySelectorAll<HTMLElement>(
        '.navbar__logo, .navbar__title, .navbar__items > .navbar__item, .DocSearch-Button, [class*=colorModeToggle]',
      ),
    ].filter((item) => item.checkVisibility());
    const name = (item: Element) => item.textContent?.trim() || (item.getAttribute('class') ?? '');
    let before: {name: string; right: number} | undefined;
    for (const item of items) {
      const box = item.getBoundingClientRect();
      if (item.matches('.navbar__title') && item.scrollWidth > item.clientWidth) faults.push('title cut off');
      if (box.width < 12) faults.push(`${name(item)} has no width`);
      if (box.right > innerWidth + 0.5) faults.push(`${name(item)} is outside`);
      if (before && box.left < before.right - 0.5) faults.push(`${name(item)} over ${before.name}`);
      const range = document.createRange();
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('.dropdown__menu') || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (tops.size > 1) faults.push(`${name(item)} wraps`);
      }
      before = {name: name(item), right: box.right};
    }
    return faults;
  });
}

/** Finds lines of paragraphs and lists with more than `most` characters. */
export function findLongLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const found: string[] = [];
    const range = document.createRange();
    for (const block of document.querySelectorAll(
      ['p', 'ul > li', 'ol > li > p'].map((line) => `:is(.markdown, .mdx-page article) > ${line}`).join(),
    )) {
      if (block.querySelector('code')) continue;
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('[role=tooltip]')) continue;
        const {length} = node.textContent ?? '';
        for (let at = 0; at < length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const {top, width} = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(top / 8), (lines.get(Math.round(top / 8)) ?? 0) + 1);
        }
      }
      const longest = Math.max(0, ...lines.values());
      if (longest > limit) found.push(`${longest}: ${block.textContent?.slice(0, 60)}`);
    }
    return found;
  }, most);
}

function luminance(colour: string): number {
  // Mixed colours are computed as `color(srgb 0.1 0.2 0.3)`.
  const most = colour.startsWith('color(') ? 1 : 255;
  const channels = [...colour.matchAll(/[\d.]+/g)].slice(0, 3).map(([value]) => Number(value) / most);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two computed colours, such as `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
