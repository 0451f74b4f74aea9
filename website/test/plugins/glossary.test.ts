import {expect, it} from 'vitest';
import {renderPage} from './renderPage.ts';

it('lists every term once, with anchor, definition and page', async () => {
  const html = await renderPage('<Glossary />');
  expect(html).toContain(
    '<div class="glossary-entry"><h2 id="ai-task">AI task</h2><p>The unit of work in ANSVIS: a camera, a model, rules and, if wanted, event actions. <a href="/docs/ANSVIS/Introduction/">Read more</a></p></div>',
  );
  const terms = [...html.matchAll(/<h2 id="[^"]+">([^<]+)<\/h2>/g)].map(([, term = '']) => term);
  expect(terms).toEqual([...new Set(terms)].sort((left, right) => left.localeCompare(right, 'en')));
  expect(terms.length).toBeGreaterThan(50);
});
