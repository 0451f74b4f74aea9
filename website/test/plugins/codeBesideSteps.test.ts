import {expect, test} from 'vitest';
import {renderPage} from './renderPage.ts';

const FENCE = '```';
const step = (code: string, fence = `${FENCE}ini`) =>
  `1. **Save** this:\n\n   ${fence}\n   ${code}\n   ${FENCE}\n\n   Then go on.\n`;

test('marks the words of a step that short code follows', async () => {
  const html = await renderPage(step('port=1883'));
  expect(html).toContain('<p class="step-words"><strong>Save</strong> this:</p>');
  expect(html.match(/step-words/g)).toHaveLength(1);
});

test('marks no words before code that is long, wide, or has notes', async () => {
  for (const source of [
    step('x'.repeat(61)),
    step(Array.from({length: 13}, () => 'a=1').join('\n   ')),
    step('port=1883', `${FENCE}ini note-1="of the broker"`),
    `${FENCE}ini\nport=1883\n${FENCE}\n`,
  ])
    expect(await renderPage(source)).not.toContain('step-words');
});

test('gives a command two lines', async () => {
  expect(await renderPage(step(`mosquitto_pub ${'-q 1 '.repeat(20)}`, `${FENCE}bash`))).toContain(
    'step-words',
  );
});
