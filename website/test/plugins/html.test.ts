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

  it('of three columns label each cell for phones', async () => {
    const page = await renderPage(
      '| a | b | c |\n| --- | --- | --- |\n| d | a whole sentence | of which two are too wide |',
    );
    expect(page).toContain('<div class="table-scroll table-stack"><table>');
    expect(page).toMatch(/<td data-column="b">a whole sentence<\/td>\s*<td data-column="c">of which/);
  });

  it('of few short columns stay tables on phones', async () => {
    const four = '| Model | Hits | Misses | Rate |\n| --- | --- | --- | --- |\n| large | 80 | 40 | 0.67 |';
    expect(await renderPage(four)).toContain('<div class="table-scroll"><table>');
    const five = four.replaceAll(/\|$/gm, '| x |').replace('| x |\n| large', '| --- |\n| large');
    expect(await renderPage(five)).toContain('table-stack');
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
