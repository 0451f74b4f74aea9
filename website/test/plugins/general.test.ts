import {expect, it} from 'vitest';
import {renderPage} from './renderPage.ts';

const MARK = '{/* general */}';

it('turns a general mark into a label for page or section', async () => {
  const html = await renderPage(`${MARK}\n\nText.\n\n## Networks\n\n${MARK}\n\nMore.`);
  const labels = [
    ...html.matchAll(/<p class="general-label" data-search-ignore=""><svg.*?<\/svg>([^<]+)<\/p>/g),
  ];
  expect(labels.map(([, text]) => text)).toEqual([
    'General advice, except where the product is named',
    'General advice',
  ]);
});

it('keeps other comments hidden', async () => {
  expect(await renderPage('Text.\n\n{/* fact: x */}')).not.toContain('general-label');
});
