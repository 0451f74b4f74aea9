import {describe, expect, it} from 'vitest';
import {renderPage} from './renderPage.ts';

describe('task lists', () => {
  it('link the text to the checkbox', async () => {
    expect(await renderPage('- [ ] Power **off**\n  - wait')).toContain(
      '<label><input type="checkbox" disabled=""/> Power <strong>off</strong>\n</label><ul>',
    );
  });

  it('link the text to the checkbox in loose lists', async () => {
    expect(await renderPage('- [x] One\n\n- [ ] Two')).toContain(
      '<p><label><input type="checkbox" disabled="" checked=""/> One</label></p>',
    );
  });
});

describe('tables', () => {
  const wide = '| Setting | Explanation |\n| --- | --- |\n| `ObjectAcceptanceThreshold` | Unpronounceable |';

  it('are focusable and scrollable when they may not fit a phone', async () => {
    expect(await renderPage(`## Rules\n\n${wide}`)).toContain(
      '<div class="table-scroll" role="region" aria-label="Table: Rules, Setting, Explanation" tabindex="0"><table>',
    );
  });

  it('are not focusable when they fit', async () => {
    expect(await renderPage('| a | b |\n| --- | --- |\n| c | d |')).toContain(
      '<div class="table-scroll"><table>',
    );
  });

  it('of prose label each cell for phones', async () => {
    const page = await renderPage(
      '| a | b | c |\n| --- | --- | --- |\n| d | short | a whole sentence that is longer than a column |',
    );
    expect(page).toContain('<div class="table-scroll table-stack"><table>');
    expect(page).toMatch(/<td data-column="b">short<\/td>\s*<td data-column="c">a whole/);
    expect(page).toContain('<th>d</th>');
    const figures = await renderPage(
      `| Cameras | b | c |\n| --- | --- | --- |\n| 24 | d | ${'e'.repeat(50)} |`,
    );
    expect(figures).toContain('<th data-column="Cameras">24</th>');
  });

  it('of numbers and short phrases stay tables on phones, in any number of columns', async () => {
    const seven = `${'| Precision '.repeat(7)}|\n${'| --- '.repeat(7)}|\n${'| 0.857 '.repeat(6)}| up to forty characters, so a short phrase |`;
    const page = await renderPage(seven.replace('up to forty characters, so a short phrase', 'x'.repeat(40)));
    expect(page).toContain('<div class="table-scroll table-grid table-wide" role="region"');
    expect(page).not.toContain('data-column');
    expect(await renderPage(seven)).toContain('table-stack');
  });

  it('have row headers when all rows have a short name', async () => {
    const named = await renderPage('| Value | Example |\n| --- | --- |\n| Port | 587 |\n| Sender | you |');
    expect(named).toMatch(/<tr><th>Port<\/th>\s*<td>587<\/td><\/tr>\s*<tr><th>Sender<\/th>/);
    const told = await renderPage(
      '| Symptom | Cause |\n| --- | --- |\n| Late | x |\n| No mail, but the program prints SENT | y |',
    );
    expect(told).toContain('<td>Late</td>');
  });

  it('wider than a column are scrollable on wide screens, too', async () => {
    const word = 'x'.repeat(30);
    expect(await renderPage(`| a | b |\n| --- | --- |\n| ${word} | ${word} |`)).toContain(
      '<div class="table-scroll table-wide"',
    );
  });
});
