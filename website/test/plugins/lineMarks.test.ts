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

it('names the indentation of lines that may wrap, with unchanged text', async () => {
  const long = 'print("a line that is too long for a phone", end="")';
  const code = ['def f():', `    ${long}`, `          ${long}`, '    short()', ` ${long}`].join('\n');
  for (const language of ['python', 'text']) {
    const html = await highlight(code, language, '{3}');
    const lines = html.split('\n');
    expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toBe(code);
    expect(lines.map((line) => /^<\w+ class="([^"]*code-[^"]*)">/.exec(line)?.[1])).toEqual([
      undefined,
      'code-in-4',
      'code-line code-in-10',
      undefined,
      undefined,
    ]);
  }
});
