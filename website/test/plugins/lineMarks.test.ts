import {expect, it} from 'vitest';
import {highlight} from '../../plugins/rehype/highlightCode.ts';

it('marks the named lines and excludes their notes from copies', async () => {
  const html = await highlight('a\nb\nc\nd', 'text', 'title="x" {2,3-4} note-4="the \'port\' & more"');
  expect(html.split('\n')).toEqual([
    'a',
    '<mark class="code-line">b</mark>',
    '<mark class="code-line">c</mark>',
    `<mark class="code-line" data-note="the 'port' &amp; more">d</mark>`,
  ]);
});

it('marks lines of highlighted code', async () => {
  expect(await highlight('const a = 1;\nb();', 'js', '{2}')).toMatch(
    /^(?!<mark).*\n<mark class="code-line">/,
  );
  expect(await highlight('const a = 1;', 'js')).not.toContain('<mark');
});
